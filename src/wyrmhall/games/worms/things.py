"""Things: every worm, mine, drum, crate, fire, crater and special token has a number of its own."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.words import Msg

WORM: Final = 0
MINE: Final = 1
DRUM: Final = 2
CRATE: Final = 3
FIRE: Final = 4
CRATER: Final = 5
SENTRY: Final = 6
MAGNET: Final = 7
KINDS: Final[tuple[str, ...]] = ("worm", "mine", "oil_drum", "crate", "fire", "crater", "sentry-gun", "electromagnet")
"""Kinds of Things by the names that packs and views use."""

TEAMS: Final = 6
WORMS: Final = 4 * TEAMS
ROOM: Final[tuple[int, ...]] = (WORMS, 20, 20, 20, 20, 40, 4, 4)
"""How many Things of a kind there can be in a box; a box holds fewer."""
FIRST: Final = tuple([sum(ROOM[:kind]) for kind in range(len(ROOM))])
THINGS: Final = sum(ROOM)
KIND: Final = tuple([kind for kind, room in enumerate(ROOM) for _ in range(room)])
"""The kind of each Thing."""

MOVABLE: Final[tuple[int, ...]] = (WORM, MINE, DRUM, CRATE)
SOLID: Final[tuple[int, ...]] = (WORM, MINE, DRUM, CRATE, SENTRY, MAGNET)
"""What a Blast and Damage deal with: craters and fire are left out (WM-BLA-11, WM-DMG-11)."""
IS_MOVABLE: Final = tuple([kind in MOVABLE for kind in KIND])
IS_SOLID: Final = tuple([kind in SOLID for kind in KIND])


def thing_name(thing: int, colours: tuple[str, ...]) -> Msg:
    """A Thing in words: a worm by its team and number, anything else by its kind."""
    if thing < WORMS:
        return Msg("thing-worm", colour=colours[thing >> 2], n=(thing & 3) + 1)
    return Msg(f"thing-{KINDS[KIND[thing]].replace('_', '-')}")


def thing_target(thing: int) -> str:
    return f"thing:{thing}"
