"""Which options each verb of this game can ever offer, so that every one of them can have a number of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wyrmhall.core.engine import FIRST_STANDING, SKIP, Decision
from wyrmhall.core.setup import Setup
from wyrmhall.games.wyrmspan.house import HOUSE
from wyrmhall.games.wyrmspan.numbers import (
    FROM_DECK,
    OF_ACTION,
    OF_CAVE,
    OF_CAVE_SLOT,
    OF_EGG,
    OF_FATE,
    OF_ICON,
    OF_KIND,
    OF_ROW,
    OF_SLOT,
    OF_SPACE,
    OF_TILE,
    YES,
    pair,
)
from wyrmhall.games.wyrmspan.redeal import KEEPS
from wyrmhall.games.wyrmspan.state import Wyrmspan

NO: Final = (SKIP,)
MAYBE: Final = (SKIP, YES)
DRAGONS: Final = tuple(range(1, len(HOUSE.dragons)))
CAVES: Final = tuple(range(OF_CAVE + 1, OF_CAVE + len(HOUSE.caves)))
KINDS: Final = tuple(range(OF_KIND, OF_KIND + 4))
PRICE: Final = tuple(range(OF_KIND, OF_KIND + 6))  # with coins and eggs
EGGS: Final = tuple(range(OF_EGG, OF_EGG + 13))
SLOTS: Final = tuple(range(OF_SLOT, OF_SLOT + 3))
CAVE_SLOTS: Final = tuple(range(OF_CAVE_SLOT, OF_CAVE_SLOT + 3))
SPACES: Final = tuple(range(OF_SPACE, OF_SPACE + 13))
ROWS: Final = tuple(range(OF_ROW, OF_ROW + 3))
PLACES: Final = tuple(range(OF_TILE, OF_TILE + 12))  # the tile of a pack may have so many
ICONS: Final = tuple(range(OF_ICON, OF_ICON + 15))
FATES: Final = tuple(range(OF_FATE, OF_FATE + 4))
PARTS: Final = tuple(range(6))  # of an effect that lets the player choose among its parts
SOURCES: Final = (*SLOTS, *CAVE_SLOTS, FROM_DECK)
PAYABLE: Final = (*NO, *DRAGONS, *CAVES, *PRICE, *EGGS)
PAIRS: Final = tuple([pair(more, less) for more in range(4) for less in range(more + 1)])

TABLE: Final[dict[str, Sequence[int]]] = {
    "": (FIRST_STANDING,),
    "PickCards": range(KEEPS),
    "PickResources": range(20),
    "Turn": range(OF_ACTION, OF_ACTION + 6),
    "Entice": DRAGONS,
    "Settle": ROWS,
    "Cover": SPACES,
    "Waive": PRICE,
    "Trade": KINDS,
    "PlayDragon": (*NO, *DRAGONS, *SLOTS),
    "ExcavateAction": CAVES,
    "Excavate": (*NO, *CAVES, *CAVE_SLOTS),
    "Dig": ROWS,
    "Order": (0, 1),
    "All": (*NO, *PARTS),
    "Choose": (*NO, *PARTS),
    "Each": (*NO, *SPACES),
    "Gain": (*NO, *PRICE),
    "GainShared": KINDS,
    "GainOfCost": (*NO, *KINDS),
    "GainMayCache": (*NO, *SPACES, *FATES),
    "GainAndCache": MAYBE,
    "Hoarding": (*NO, *KINDS, *FATES),
    "KeepAny": KINDS,
    "CacheAny": (*NO, *KINDS),
    "Cache": (*NO, *KINDS, *SPACES),
    "CacheOn": SPACES,
    "Take": (*NO, *SOURCES),
    "TakeMayTuck": (*NO, *SOURCES),
    "TuckTaken": (*NO, *SPACES),
    "DrawMayTuck": MAYBE,
    "DrawSplit": MAYBE,
    "Fate": FATES,
    "Tuck": (*NO, *DRAGONS, *SPACES),
    "TuckDrawn": (*NO, *DRAGONS),
    "TuckUnder": SPACES,
    "Reveal": MAYBE,
    "LayEgg": (*NO, *SPACES),
    "GuildStep": (*MAYBE, *PLACES),
    "PlaceMarker": PLACES,
    "Hatch": (*NO, *DRAGONS, *KINDS),
    "Pay": PAYABLE,
    "Spend": PAYABLE,
    "UpTo": (*PAYABLE, *SPACES),
    "Limits": (*DRAGONS, *CAVES, *KINDS),
    "Exchange": (*NO, *PAIRS),
    "ExchangeFor": KINDS,
    "Barter": KINDS,
    "Swap": (*NO, *SPACES),
    "SwapWith": SPACES,
    "Activate": (*NO, *SPACES),
    "UseIcon": (*NO, *ICONS),
    "OncePerRound": (*NO, *SPACES),
    "ScorePaid": (*NO, *PARTS),
}


def actions(setup: Setup) -> dict[str, Sequence[int]]:
    """The options by verb; standing options stand under the empty name."""
    return TABLE


def named(game: Wyrmspan, decision: Decision, options: tuple[int, ...]) -> tuple[int, ...]:
    """The options as `actions` lists them: here they mean the same in every position already."""
    return options
