"""The guild board: what the rows of its four tiles and the spaces of its track give."""

from __future__ import annotations

from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.combine import all_of
from wyrmhall.games.wyrmspan.components import Tile
from wyrmhall.games.wyrmspan.counting import Tally
from wyrmhall.games.wyrmspan.effects import Gain, LayEgg, Take
from wyrmhall.games.wyrmspan.end_game import ScorePer
from wyrmhall.games.wyrmspan.enticing import PlayDragon
from wyrmhall.games.wyrmspan.excavating import Excavate
from wyrmhall.games.wyrmspan.numbers import (
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
from wyrmhall.games.wyrmspan.track import PLACE_MARKER

TILES: tuple[Tile, ...] = (
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
TRACK: tuple[Effect, ...] = (
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
