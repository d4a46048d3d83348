"""The words by which a pack names kinds, places, sources and prices: each verb takes those that it can deal with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wyrmhall.core.params import meaning
from wyrmhall.games.wyrmspan.numbers import (
    CAVE,
    COIN,
    DECK,
    DISPLAY,
    DISPLAY_OR_DECK,
    DRAGON,
    FREE,
    GENERAL,
    HAND,
    HAND_OR_DISPLAY,
    IF_ACTIVATED,
    ITEM,
    KINDS,
    MINUS_ONE,
    NO_RESOURCES,
    ONCE_PER_ROUND,
    PLACES,
    PRINTED,
    RESOURCE,
    SAID_FREE,
    SIZES,
    SOURCES,
    SUPPLY,
    TRAITS,
    WHEN_PLAYED,
)


def kinds(*of: int) -> Mapping[str, object]:
    return meaning({KINDS[kind]: kind for kind in of})


def sources(*of: int) -> Mapping[str, object]:
    return meaning({SOURCES[source].replace("-", "_"): source for source in of})


FOUR: Final = (0, 1, 2, 3)
GAINED: Final = kinds(*FOUR, COIN, RESOURCE)
RESOURCES: Final = kinds(*FOUR, RESOURCE)
FED: Final = kinds(*FOUR, DRAGON)
PAID: Final = kinds(*range(COIN, ITEM + 1))
TAKEN: Final = kinds(DRAGON, CAVE)
DRAWN: Final = sources(DISPLAY, DECK, DISPLAY_OR_DECK)
TUCKED: Final = sources(HAND, DECK)
CACHED: Final = sources(SUPPLY, GENERAL)
PLAYED: Final = sources(HAND, DISPLAY, HAND_OR_DISPLAY)
DUG: Final = sources(HAND, DISPLAY, HAND_OR_DISPLAY, DECK)
PLACE: Final = meaning({PLACES[place]: place for place in range(6)})
COUNTED: Final = meaning({PLACES[place]: place for place in (1, 2, 3, 4, 6)})
DIGGING: Final = meaning({"printed": PRINTED, "free": FREE, "said_free": SAID_FREE})
PRICED: Final = meaning({"printed": PRINTED, "minus_one": MINUS_ONE, "no_resources": NO_RESOURCES, "free": FREE})
SIZE_WORDS: Final[dict[str, int]] = {size: i for i, size in enumerate(SIZES)}
TRAIT_WORDS: Final[dict[str, int]] = {trait: i for i, trait in enumerate(TRAITS)}
TIMING_WORDS: Final = {"when_played": WHEN_PLAYED, "if_activated": IF_ACTIVATED, "once_per_round": ONCE_PER_ROUND}
