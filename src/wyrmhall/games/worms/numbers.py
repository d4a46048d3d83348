"""The small numbers that name everything: Things, streams of chance, and what an option number means."""

from __future__ import annotations

from typing import Final, Literal

from wyrmhall.core.numbers import Ranges, by_verb

# Things: every worm, mine, drum, crate, fire, crater and special token has a number of its own, kind after kind.
WORM: Final = 0
MINE: Final = 1
DRUM: Final = 2
CRATE: Final = 3
FIRE: Final = 4
CRATER: Final = 5
SENTRY: Final = 6
MAGNET: Final = 7
ThingKind = Literal["worm", "mine", "oil_drum", "crate", "fire", "crater", "sentry-gun", "electromagnet"]
KINDS: Final[tuple[ThingKind, ...]] = (
    "worm", "mine", "oil_drum", "crate", "fire", "crater", "sentry-gun", "electromagnet",
)  # fmt: skip
"""Kinds of Things by the names that packs and views use."""

TEAMS: Final = 6
TEAM_WORMS: Final = 4
WORMS: Final = TEAM_WORMS * TEAMS
ROOM: Final[tuple[int, ...]] = (WORMS, 20, 20, 20, 20, 40, 4, 4)
"""How many Things of a kind there can be in a box; a box holds fewer."""
FIRST: Final = tuple([sum(ROOM[:kind]) for kind in range(len(ROOM))])
THINGS: Final = sum(ROOM)
KIND: Final = tuple([kind for kind, room in enumerate(ROOM) for _ in range(room)])
"""The kind of each Thing."""

TEAM_OF: Final = tuple([thing // TEAM_WORMS if thing < WORMS else -1 for thing in range(THINGS)])
"""The team of each worm, by the team's index; -1 for other Things."""
WORMS_OF: Final = tuple([range(TEAM_WORMS * team, TEAM_WORMS * (team + 1)) for team in range(TEAMS)])
"""The worms of each team."""

MOVABLE: Final[tuple[int, ...]] = (WORM, MINE, DRUM, CRATE)
SOLID: Final[tuple[int, ...]] = (WORM, MINE, DRUM, CRATE, SENTRY, MAGNET)
"""What a Blast and Damage deal with: craters and fire are left out (WM-BLA-11, WM-DMG-11)."""
IS_MOVABLE: Final = tuple([kind in MOVABLE for kind in KIND])
IS_SOLID: Final = tuple([kind in SOLID for kind in KIND])

# Streams of chance.
SETUP: Final = 0
STARTERS: Final = 1
SUPPLIES: Final = 2
DROPS: Final = 3
DEATHS: Final = 4
DIE: Final = 5
FLIP: Final = 6
AWAY: Final = 7
STREAMS: Final = 8

DEGREES: Final = (0, 60, 120, 180, 240, 300)
"""A turn of a tile, by sixths."""
DANGER: Final = 1
"""The side of the Danger Flipper; 0 is the safe one."""
FULL: Final = 3
"""How many Things a hex can hold (WM-HEX-05)."""
PUSHES: Final = 50
"""After so many pushes in one top-level effect hexes stay overfull (WM-CHN-16)."""

# Kinds of things that options name.
INCH: Final = 0  # the active worm's step to a hex
JUMP: Final = 1
A_THING: Final = 2
A_HEX: Final = 3
A_WAY: Final = 4  # one of six directions, which are counted from 1
A_RESULT: Final = 5  # of a die
SO_MANY: Final = 6  # dice
A_CARD: Final = 7
A_TEAM: Final = 8
A_TILE: Final = 9
A_TURN: Final = 10  # of a tile, by sixths
A_DEATH: Final = 11  # a sudden death card among those dealt
A_SIDE: Final = 12  # of a token
A_PART: Final = 13  # of what the verb itself holds, in its order
_HEXES: Final = 1 << 15
_COUNTED: Final = 1000  # more than there are cards of a kind

MOVES: Final = Ranges({INCH: range(_HEXES), JUMP: range(_HEXES, 2 * _HEXES)})
"""How the active worm moves, and the hex where that leads."""
OPTIONS: Final = by_verb(
    (MOVES, "InchOrJump"),
    (
        Ranges({A_THING: range(THINGS)}),
        "Magnetism Arrive CheckFull BlastEach DrumHits MinesLeft OnHex OnEach PlaceThing Activate SwitchActive "
        "Levelled EachWorm",
    ),
    (
        Ranges({A_HEX: range(_HEXES)}),
        "Redirect CheckAll Place CraterCoast DrumEach DrumFire OnHexes PlaceOn Target SteerTarget RolledHexes PutTile",
    ),
    (Ranges({A_WAY: range(1, 7)}), "Bearing Repelled Whither ShoveWay SetWind Token:direction"),
    (Ranges({A_SIDE: range(1, 3)}), "Token:side"),
    (Ranges({A_RESULT: range(8)}), "AimResult"),
    (Ranges({SO_MANY: range(_COUNTED)}), "ModifyDice"),
    (Ranges({A_CARD: range(_COUNTED)}), "PlayWeapon Window Chorus PeekPick PeekBottom"),
    (Ranges({A_TEAM: range(_COUNTED)}), "PickColour PickTeam"),
    (Ranges({A_TILE: range(_COUNTED)}), "LayTile"),
    (Ranges({A_TURN: range(len(DEGREES))}), "TurnTile"),
    (Ranges({A_DEATH: range(_COUNTED)}), "KeepDeath"),
    (Ranges({A_PART: range(_COUNTED)}), "Choose AtEnd"),
)


def number_of(worm: int) -> int:
    """The number on a worm, from 1."""
    return worm % TEAM_WORMS + 1
