"""What one seat may see, as whole numbers in fixed places: for learning programs, which have no use for a view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final

from wyrmhall.core.setup import Setup
from wyrmhall.games.worms.actions import land_slots, side, square
from wyrmhall.games.worms.components import CLASSES
from wyrmhall.games.worms.hexes import OFF
from wyrmhall.games.worms.laying import PutTile, TurnTile
from wyrmhall.games.worms.numbers import KIND, KINDS, TEAM_OF, WORM, WORMS, WORMS_OF
from wyrmhall.games.worms.optional import Table
from wyrmhall.games.worms.setup import box_of
from wyrmhall.games.worms.state import Worms

HAND: Final = 12
"""Own cards that have places."""
ON_HEX: Final = 2 + len(KINDS) - 1 + 4 + 3
"""Numbers for each hex of land: where, Things by kind, worms by owner and health, and what is special about it."""


def columns(setup: Setup) -> list[tuple[str, int, int, str]]:
    """What the numbers of `encode` are: name, how many, the largest that is told apart, and whose ids they are."""
    box, table = box_of(setup), Table(setup)
    n, last, far = setup.players, len(box.cards), side(box, table)
    found = [
        ("seat", 1, 5, ""),
        ("active", n, 1, ""),
        ("first", n, 1, ""),
        ("step", 1, 8, ""),
        ("rounds", 1, 20, ""),
        ("last round", 1, 1, ""),
        ("wind", 7, 1, ""),
        ("aim", 7, 1, ""),
        ("target", 3, far, ""),
        ("stocks", len(KINDS) - 1, 20, ""),
        ("supply", 1, 80, ""),
        ("drops", 1, 20, ""),
        ("sudden death", 2 + len(box.deaths), 1, ""),
        ("playing", 1, last, "cards"),
        ("dropping", len(box.drops), 1, ""),
        ("about hex", 3, far, ""),
        ("about thing", 1 + len(KINDS), 1, ""),
        ("about tile", len(box.tiles) + 7, 1, ""),
        ("hand", HAND, last, "cards"),
        ("looking at", 4, last, "cards"),
    ]
    for slot in range(land_slots(box, table)):
        found += [
            (f"hex {slot} place", 2, far, ""),
            (f"hex {slot} things", len(KINDS) - 1, 3, ""),
            (f"hex {slot} worms", 4, 3, ""),
            (f"hex {slot} land, target, active", 3, 1, ""),
        ]
    for i in range(n):
        found += [
            (f"player {i} team", len(box.teams), 1, ""),
            (f"player {i} cards", 1, HAND, ""),
            (f"player {i} out", 1, 1, ""),
            *[(f"player {i} worm {worm}", 4, far, "") for worm in range(4)],
        ]
    return found


def cards(setup: Setup) -> dict[str, tuple[tuple[str, ...], list[tuple[int, ...]]]]:
    """The tables that ids point into: names of the attributes, and a row for each card after the row of nothing."""
    box = box_of(setup)
    verbs = sorted({type(part).__name__ for card in box.cards for part in _parts(card.steps)})
    names = ("there", *CLASSES, *"TMP", *verbs)
    rows = []
    for card in box.cards:
        said = [type(part).__name__ for part in _parts(card.steps)]
        kinds = [int(card.kind == kind) for kind in CLASSES]
        rows.append((1, *kinds, *[card.line.count(symbol) for symbol in "TMP"], *[said.count(verb) for verb in verbs]))
    return {"cards": (names, [(0,) * len(names), *rows])}


def _parts(effect: object) -> Iterator[Any]:
    """An effect with all that it is made of."""
    if isinstance(effect, tuple):
        for part in effect:
            yield from _parts(part)
    elif effect is not None and is_dataclass(effect):
        yield effect
        for field in fields(effect):
            yield from _parts(getattr(effect, field.name))


def encode(game: Worms, seat: int) -> list[int]:
    """The numbers of `columns`; the seat itself is player 0, and the others follow in turn order."""
    n = len(game.teams)
    box, table = game.box, game.table
    far = side(box, table)
    out = [seat]
    out += _one_of(n, (game.active - seat) % n)
    out += _one_of(n, (game.first - seat) % n)
    out += (game.stage, game.rounds, int(game.last >= 0))
    out += _one_of(7, game.wind)
    out += _one_of(7, game.aim)
    out += _spot(game, game.target, far)
    pool = game.pool
    out += [len(pool[kind]) for kind in range(1, len(KINDS))]
    out += (game.left_in_supply(), len(game.drops), int(game.death >= 0), game.lasting)
    out += _one_of(len(box.deaths), game.death_shown)
    out.append(game.playing + 1)
    out += _one_of(len(box.drops), game.dropping)
    out += _about(game, seat, far)
    out += _ids(sorted(game.hands[seat]), HAND)
    out += _ids(game.seen if game.seer == seat else [], 4)
    mine = game.teams[seat]
    where = _places(game.land, game.dial, far)
    for slot in range(len(game.land)):
        out += where[slot]
        out += _hex(game, slot, mine)
    out += [0] * (ON_HEX * (land_slots(box, table) - len(game.land)))
    for i in range(n):
        out += _player(game, (seat + i) % n, far)
    return out


@lru_cache(maxsize=256)
def _places(land: tuple[int, ...], dial: int, far: int) -> list[tuple[int, int]]:
    """Where the hexes of land lie; the same all through a game."""
    return [divmod(square(at, dial, far), far) for at in land]


def _hex(game: Worms, slot: int, mine: int) -> list[int]:
    at = game.land[slot]
    things = [0] * len(KINDS)
    worms = [0, 0, 0, 0]  # own, own wounded, others', others' wounded
    for thing in game.on[slot]:
        if thing < WORMS:
            worms[(0 if TEAM_OF[thing] == mine else 2) + game.wounded[thing]] += 1
        else:
            things[KIND[thing]] += 1
    out = things[1:]
    out += worms
    worm = game.worm
    active = worm >= 0 and game.where[worm] == at
    out += (1 - game.flooded[slot], int(game.target == at), int(active))
    return out


def _player(game: Worms, seat: int, far: int) -> list[int]:
    team = game.teams[seat]
    out = _one_of(len(game.box.teams), team)
    out += (len(game.hands[seat]), int(game.out[seat] > 0))
    if team < 0:
        return out + [0] * 16
    for worm in WORMS_OF[team]:
        at = game.where[worm]
        if at == OFF:
            out += (0, 0, 0, 0)
        else:
            q, r = divmod(square(at, game.dial, far), far)
            out += (far, far * game.wounded[worm], q, r)
    return out


def _about(game: Worms, seat: int, far: int) -> list[int]:
    """What the seat is asked about: a hex, a Thing by kind and whether it is an own worm, a tile and how it lies."""
    decision = game.owed(seat)
    if decision is None:
        return [0] * (3 + 1 + len(KINDS) + len(game.box.tiles) + 7)
    out = _spot(game, decision.at.place, far)
    piece = decision.at.piece
    kind = KIND[piece] if 0 <= piece < len(KIND) else -1
    out.append(int(kind == WORM and TEAM_OF[piece] == game.teams[seat]))
    out += _one_of(len(KINDS), kind)
    effect = decision.effect
    tile = effect.tile if isinstance(effect, TurnTile | PutTile) else -1
    out += _one_of(len(game.box.tiles), tile)
    out += _one_of(7, effect.turns if isinstance(effect, PutTile) else -1)
    return out


def _spot(game: Worms, at: int, far: int) -> list[int]:
    """Whether there is a hex, and where."""
    if at < 0:
        return [0, 0, 0]
    q, r = divmod(square(at, game.dial, far), far)
    return [far, q, r]


def _ids(cards: list[int], n: int) -> list[int]:
    """The first n as ids, with zeros where there are fewer."""
    return [card + 1 for card in cards[:n]] + [0] * (n - len(cards))


def _one_of(n: int, which: int) -> list[int]:
    found = [0] * n
    if which >= 0:
        found[which] = 1
    return found
