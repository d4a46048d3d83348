"""Which options each verb of this game can ever offer, so that every one of them can have a number of its own.

A hex of land is told by its slot, the order in which it was laid. Where any hex may be meant it is told by a square
that is wrapped round: row and column are the distances from the dial, modulo the side of the square. The side is as
long as the longest map that the tiles of the table can make, with what lies in reach around it, so that no two hexes
that are offered together are the same. A step of a worm is told by its direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wyrmhall.core.engine import SKIP, Decision
from wyrmhall.core.setup import Setup
from wyrmhall.games.worms.aim import REACH
from wyrmhall.games.worms.components import Box
from wyrmhall.games.worms.hexes import NEAR, STEP, WAYS, coords
from wyrmhall.games.worms.moves import JUMP_RANGE
from wyrmhall.games.worms.numbers import JUMP, MOVES, THINGS, WORMS
from wyrmhall.games.worms.optional import Table
from wyrmhall.games.worms.setup import box_of
from wyrmhall.games.worms.state import Worms

ON_LAND: Final = ("Redirect", "CheckAll", "Place", "CraterCoast", "DrumEach", "DrumFire", "OnHexes", "PlaceOn")
ANYWHERE: Final = ("Target", "SteerTarget", "RolledHexes", "PutTile")
OF_THINGS: Final = (
    "Magnetism",
    "Arrive",
    "CheckFull",
    "BlastEach",
    "DrumHits",
    "MinesLeft",
    "OnHex",
    "OnEach",
    "PlaceThing",
)
OF_WORMS: Final = ("Activate", "SwitchActive", "Levelled", "EachWorm")
OF_WAYS: Final = ("Bearing", "Repelled", "Whither", "ShoveWay", "SetWind", "Token:direction", "Token:side")
FEW: Final = 8  # results of a die, numbers of dice, parts of a text, turns of a tile: never more
LEAPS: Final = NEAR[JUMP_RANGE]


def tiles_laid(box: Box, table: Table) -> int:
    return len(box.scene.tiles) if table.first_game else table.players + table.extra_tiles


def land_slots(box: Box, table: Table) -> int:
    """More land than the table's tiles have there is none."""
    return tiles_laid(box, table) * max([len(tile.land) for tile in box.tiles])


def side(box: Box, table: Table) -> int:
    """The side of the square of hexes: a map in one line, the dial, and what is in reach at both ends."""
    longest = max([len(tile.land) + len(tile.water) for tile in box.tiles])
    return tiles_laid(box, table) * longest + 1 + 2 * REACH


def actions(setup: Setup) -> dict[str, Sequence[int]]:
    """The options by verb, as `named` names them; standing options, of which there are none, under the empty name."""
    box, table = box_of(setup), Table(setup)
    cards = range(len(box.cards))
    tiles, teams = range(len(box.tiles)), range(len(box.teams))
    land, hexes = range(land_slots(box, table)), range(side(box, table) ** 2)
    found: dict[str, Sequence[int]] = {"": ()}
    found |= {"PickColour": teams, "LayTile": tiles, "TurnTile": range(FEW), "PickTeam": teams}
    found |= {"KeepDeath": range(len(box.deaths)), "PlayWeapon": (SKIP, *cards)}
    found |= {"Window": (SKIP, *cards), "Chorus": (SKIP, *cards), "PeekPick": cards, "PeekBottom": cards}
    found |= {"InchOrJump": range(1 + len(WAYS) + len(LEAPS))}
    found |= {"AimResult": range(FEW), "ModifyDice": range(FEW), "Choose": range(FEW), "AtEnd": range(FEW)}
    found |= {verb: range(FEW) for verb in OF_WAYS}
    found |= {verb: (SKIP, *range(WORMS)) for verb in OF_WORMS}
    found |= {verb: range(THINGS) for verb in OF_THINGS}
    found |= dict.fromkeys(ON_LAND, land)
    found |= dict.fromkeys(ANYWHERE, hexes)
    return found


def named(game: Worms, decision: Decision, options: tuple[int, ...]) -> tuple[int, ...]:
    """The options as `actions` lists them: hexes by slot or square, steps by direction."""
    verb = type(decision.effect).__name__
    if verb in ON_LAND:
        slot = game.slot
        return tuple([slot[at] for at in options])
    if verb in ANYWHERE:
        n = side(game.box, game.table)
        dial = game.dial
        return tuple([square(at, dial, n) for at in options])
    if verb == "InchOrJump":
        here = game.where[game.worm]
        return tuple([_step(option, here) for option in options])
    return options


def square(at: int, dial: int, n: int) -> int:
    """A hex as a field of the square."""
    q, r = coords(at)
    q0, r0 = coords(dial)
    return (q - q0) % n * n + (r - r0) % n


def _step(option: int, here: int) -> int:
    """0 to stay, then the six ways to Inch, then where a Jump can land, nearest rows first."""
    if option == SKIP:
        return 0
    kind, there = MOVES.thing(option)
    return 1 + len(WAYS) + LEAPS.index(there - here) if kind == JUMP else STEP.index(there - here)
