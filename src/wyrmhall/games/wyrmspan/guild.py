"""The guild: the track round the board, and the four tiles with their rows of bonuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import Effect
from wyrmhall.core.setup import Setup
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.catalog import BONUSES, TRACK
from wyrmhall.games.wyrmspan.combine import all_of
from wyrmhall.games.wyrmspan.counting import Tally
from wyrmhall.games.wyrmspan.digs import Excavate
from wyrmhall.games.wyrmspan.effects import PLACE_MARKER, Gain, LayEgg, Take
from wyrmhall.games.wyrmspan.kinds import (
    CAVE,
    COIN,
    CRYSTAL,
    DECK,
    DRAGON,
    EGG,
    FREE,
    GOLD,
    HAND,
    HAND_OR_DISPLAY,
    MEAT,
    MILK,
    NO_RESOURCES,
    RESOURCE,
    SAID_FREE,
)
from wyrmhall.games.wyrmspan.payments import Pay
from wyrmhall.games.wyrmspan.plays import PlayDragon
from wyrmhall.games.wyrmspan.scores import ScorePer
from wyrmhall.games.wyrmspan.state import Wyrmspan

ROWS: Final = 4  # above the row of printed VP
UNLIMITED: Final = 99  # markers that fit on the last place of a tile; far more than there are


@dataclass(frozen=True, slots=True)
class Tile:
    """Rows 1 to 3 give a bonus at once, row 4 scores at the end, and below it stand places with printed VP."""

    name: str
    rows: tuple[Effect, Effect, Effect, Effect]
    squares: tuple[int, int, int, int]  # on the face for 1 or 2 players; the other face has one more in each row
    statuses: tuple[str, str, str, str]  # of the bonuses
    seen: str  # how the squares of the other face are known


TILES: Final[tuple[Tile, ...]] = (
    Tile(
        "plains",
        (
            Pay(EGG, then=Excavate(DECK, SAID_FREE)),
            Pay(EGG, 2, then=PlayDragon(HAND, FREE)),
            all_of(Gain(COIN), LayEgg(2)),
            ScorePer(1, Tally.PAIRS_OF_EGGS),
        ),
        (2, 1, 1, 1),
        ("single_source", "single_source", "printed", "printed"),
        "single_source",
    ),
    Tile(
        "seafarers",
        (
            Excavate(HAND, FREE),
            Pay(DRAGON, then=PlayDragon(HAND, FREE)),
            all_of(Gain(COIN), Take(DRAGON, 2)),
            ScorePer(3, Tally.FULL_COLUMNS),
        ),
        (1, 1, 2, 1),
        ("single_source", "single_source", "single_source", "printed"),
        "single_source",
    ),
    Tile(
        "highlands",
        (
            Pay(COIN, then=Excavate(HAND, FREE, 2)),
            Pay(CAVE, then=PlayDragon(HAND, FREE, on_top=True)),
            all_of(Gain(COIN), Take(CAVE, 2)),
            ScorePer(1, Tally.CAVE_CARDS),
        ),
        (1, 2, 1, 1),
        ("printed", "printed", "single_source", "printed"),
        "printed",
    ),
    Tile(
        "rainforest",
        (
            Pay(RESOURCE, then=Excavate(HAND_OR_DISPLAY, FREE)),
            PlayDragon(HAND_OR_DISPLAY, NO_RESOURCES),
            all_of(Gain(COIN), Gain(RESOURCE, 2)),
            ScorePer(1, Tally.RESOURCES_IN_COSTS),
        ),
        (1, 1, 1, 2),
        ("single_source", "printed", "single_source", "printed"),
        "printed",
    ),
)
PRINTED_VP: Final[dict[str, tuple[int, ...]]] = {"631": (6, 3, 1), "6531": (6, 5, 3, 1)}
"""VP of the places below the rows: the short list is printed on both faces; the long one was our guess."""

TRACK[:] = (
    PLACE_MARKER,
    LayEgg(),
    Gain(MEAT),
    Take(DRAGON),
    Take(CAVE),
    Gain(CRYSTAL),
    PLACE_MARKER,
    LayEgg(),
    Gain(GOLD),
    Take(DRAGON),
    Gain(COIN),
    Gain(MILK),
)
BONUSES[:] = [[*tile.rows[:3], None] for tile in TILES]


def has_large_face(setup: Setup) -> bool:
    """Whether the tile lies with the face for more players up; one printing labels it for 4 and 5 players."""
    return setup.players > 3 or (setup.players == 3 and setup["guild_face"] == "3-5")


def vp_row(setup: Setup) -> tuple[int, ...]:
    """VP of the places in the lowest row, as used at this table."""
    return PRINTED_VP[str(setup["vp_row"])] if has_large_face(setup) else PRINTED_VP["631"]


def printed_vp(game: Wyrmspan) -> tuple[int, ...]:
    return vp_row(game.setup)


def places(tile: int, setup: Setup) -> list[int]:
    """How many markers fit on each place: rows 1 to 4, then the places with printed VP."""
    more = has_large_face(setup)
    return [n + more for n in TILES[tile].squares] + [1] * (len(vp_row(setup)) - 1) + [UNLIMITED]


def status(tile: Tile, row: int, setup: Setup) -> str:
    """How a row is known: no better than its bonus, and no better than its squares."""
    squares = tile.seen if has_large_face(setup) else "single_source"
    return "printed" if squares == tile.statuses[row] == "printed" else "single_source"


def said_of(game: Wyrmspan, place: int) -> Says:
    """What a place of the tile gives, in words."""
    if place < ROWS:
        return TILES[game.tile].rows[place]
    return Msg("printed-vp", n=printed_vp(game)[place - ROWS])
