"""Which options each verb of this game can ever offer, so that every one of them can have a number of its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from wyrmhall.core.engine import FIRST_STANDING, SKIP, Decision
from wyrmhall.core.setup import Setup
from wyrmhall.games.flamecraft.achievements import ACHIEVEMENTS
from wyrmhall.games.flamecraft.alley import coin_spaces
from wyrmhall.games.flamecraft.choices import TRIPLES
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.numbers import (
    A_COIN_TO,
    COIN,
    EVERYTHING,
    FROM_DECK,
    GIFTS,
    HAND,
    HANDFUL,
    INSTEAD,
    NON_PLAYER,
    PARK_PLACES,
    SHOPS,
    SLOTS,
    STREET,
    STREET_END,
    instead,
)
from wyrmhall.games.flamecraft.setup import box_of
from wyrmhall.games.flamecraft.state import Flamecraft

NO: Final = (SKIP,)
MAYBE: Final = (SKIP, 1)
TWO: Final = (0, 1)
KINDS: Final = tuple(range(6))
ITEMS: Final = (*KINDS, COIN)
SEVERAL: Final = (SKIP, *ITEMS, EVERYTHING)
SHOP: Final = tuple(range(SHOPS))
SLOT: Final = tuple(range(SLOTS))
PLACES: Final = tuple(range(HAND + 1))  # slots, the Park, the hand
FIRES: Final = (SKIP, *PLACES, *[instead(place) for place in PLACES])
SPELLS: Final = tuple(range(len(HOUSE.enchantments)))
CARDS: Final = tuple(range(len(HOUSE.fancy)))  # fancy dragons, by number or by place in a hand
SEATS: Final = (*range(5), NON_PLAYER)
TOWN: Final = 2 * STREET + STREET_END
"""Spaces of the largest Town."""
MOST: Final = 8  # sets of an enchantment, goods given, cards dealt: never so many
HANDFULS: Final = tuple([HANDFUL.option(*goods) for goods in product(range(4), repeat=6) if 1 <= sum(goods) <= 4])

TABLE: Final[dict[str, Sequence[int]]] = {
    "": tuple([FIRST_STANDING - i for i in range(len(HOUSE.standing))]),
    "PickColour": KINDS,
    "KeepFancy": range(MOST),
    "ReturnDealt": range(MOST),
    "Visit": SHOP,
    "GiveVisitor": ITEMS,
    "Action": TWO,
    "PlaceStep": (*NO, *range(18)),
    "FireUp": FIRES,
    "FireAgain": FIRES,
    "FireInPark": FIRES,
    "FireNewcomer": (SKIP, 0, INSTEAD),
    "FireInHand": KINDS,
    "AbilityStep": MAYBE,
    "LastMoment": MAYBE,
    "May": MAYBE,
    "EitherOr": TWO,
    "BothDragons": TWO,
    "TakeArtisans": range(FROM_DECK + 1),
    "ReturnArtisan": KINDS,
    "Place:hand": KINDS,
    "Place:park": range(PARK_PLACES),
    "PlaceOn": SLOT,
    "Swap": SLOT,
    "Replace": SLOT,
    "ReplaceBy": KINDS,
    "RewardOfEmptySlot": SLOT,
    "LayShop": range(TOWN),
    "Resolve": SPELLS,
    "ResolveSets": range(1, MOST),
    "ReserveThis": MAYBE,
    "CastOther": SPELLS,
    "CastOtherOn": SHOP,
    "GoodsFromCost": SPELLS,
    "ChooseGoods": HANDFULS,
    "GainAny": SEVERAL,
    "Pay": SEVERAL,
    "PayDifferent": SEVERAL,
    "PayOneKind": ITEMS,
    "PayIron": (*NO, *ITEMS),
    "Serve": SEVERAL,
    "ThreeDifferentGoods": range(len(TRIPLES)),
    "TwoOfOneGood": KINDS,
    "Feast": KINDS,
    "Come": (*NO, *KINDS),
    "LeaveCoins": (),  # as many as the box of the table has
    "GiveGood": ITEMS,
    "GiveSame": ITEMS,
    "GiveTo": SEATS,
    "GiveNext": (*NO, *SEATS, *[GIFTS.option(A_COIN_TO, seat) for seat in SEATS]),
    "GiveOneOf": CARDS,
    "RepOrCoins": range(MOST),
    "ScoreFancy": CARDS,
    "ReturnFancy": (*NO, *CARDS),
    "FinalTalisman": (*NO, *CARDS),
    "Unlock": (*NO, *range(len(ACHIEVEMENTS))),
    "BradStart": SPELLS,
    "BradMoment": MAYBE,
    "DanielMoment": MAYBE,
    "ErickMoment": MAYBE,
    "MannyMoment": MAYBE,
    "PeterMoment": (*NO, *SHOP),
}


def actions(setup: Setup) -> dict[str, Sequence[int]]:
    """The options by verb; standing options stand under the empty name."""
    return {**TABLE, "LeaveCoins": range(len(coin_spaces(box_of(setup))))}


def named(game: Flamecraft, decision: Decision, options: tuple[int, ...]) -> tuple[int, ...]:
    """The options as `actions` lists them: here they mean the same in every position already."""
    return options
