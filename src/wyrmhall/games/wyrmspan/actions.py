"""Which options each verb of this game can ever offer, so that every one of them can have a number of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wyrmhall.core.engine import FIRST_STANDING, SKIP, Decision
from wyrmhall.core.setup import Setup
from wyrmhall.games.wyrmspan.house import HOUSE
from wyrmhall.games.wyrmspan.numbers import (
    ACTION_OPTION,
    CAVE_OPTION,
    CAVE_SLOT_OPTION,
    EGG_OPTION,
    FATE_OPTION,
    FROM_DECK,
    ICON_OPTION,
    PAIR_OPTION,
    PLACE_OPTION,
    ROW_OPTION,
    SLOT_OPTION,
    SPACE_OPTION,
    TOKEN_OPTION,
    YES,
)
from wyrmhall.games.wyrmspan.redeal import KEEPS
from wyrmhall.games.wyrmspan.state import Wyrmspan

NO: Final = (SKIP,)
MAYBE: Final = (SKIP, YES)
DRAGONS: Final = tuple(range(1, len(HOUSE.dragons)))
CAVES: Final = CAVE_OPTION[1 : len(HOUSE.caves)]
KINDS: Final = TOKEN_OPTION[:4]
PRICE: Final = TOKEN_OPTION[:6]  # with coins and eggs
EGGS: Final = EGG_OPTION
SLOTS: Final = SLOT_OPTION
CAVE_SLOTS: Final = CAVE_SLOT_OPTION
SPACES: Final = SPACE_OPTION
ROWS: Final = ROW_OPTION
PLACES: Final = PLACE_OPTION[:12]  # the tile of a pack may have so many
ICONS: Final = ICON_OPTION[:15]
FATES: Final = FATE_OPTION[:4]
PARTS: Final = tuple(range(6))  # of an effect that lets the player choose among its parts
PAYABLE: Final = (*NO, *DRAGONS, *CAVES, *PRICE, *EGGS)
PAIRS: Final = tuple([PAIR_OPTION[more][less] for more in range(4) for less in range(more + 1)])

TABLE: Final[dict[str, Sequence[int]]] = {
    "": (FIRST_STANDING,),
    "PickCards": range(KEEPS),
    "PickResources": range(20),
    "Turn": ACTION_OPTION[:6],
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
    "Take:dragon": (*NO, *SLOTS, FROM_DECK),
    "Take:cave": (*NO, *CAVE_SLOTS, FROM_DECK),
    "TakeMayTuck": (*NO, *SLOTS, FROM_DECK),
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
