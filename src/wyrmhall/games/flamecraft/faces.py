"""What the components of Flamecraft show: a struct for each kind of face, and what the box fixes for the client."""

from __future__ import annotations

from typing import Literal

import msgspec

from wyrmhall.core.faces import Face
from wyrmhall.games.flamecraft.components import Enchantment, Rewards
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.fancy import TABLE
from wyrmhall.games.flamecraft.numbers import ARTISANS, GOODS, KIND_OF, SOURCES, STONES, STREET, Good, Icon, Source

Times = Literal["x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9"]
Sign = Literal[
    Good,
    Times,
    "coin",
    "any",
    "rep",
    "fancy",
    "artisan",
    "enchantment",
    "shop",
    "slot",
    "park",
    "place",
    "fire",
    "swap",
    "gift",
    "flip",
    "reserve",
    "others",
    "each",
    "to",
    "or",
    "if",
]
"""The icons of the verbs; `to` is an arrow, `if` a condition, `or` a choice, `x2` how many of what follows."""


class Reward(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a slot or an enchantment brings."""

    rep: int = 0
    coins: int = 0
    fancy: int = 0
    artisans: int = 0


Deck = Literal["purple", "gold"]


def deck_of(card: Enchantment) -> Deck:
    return "gold" if card.gold else "purple"


def reward_of(gain: Gain | Rewards) -> Reward:
    return Reward(gain.rep, gain.coins, gain.fancy, gain.artisans)


class SlotFace(msgspec.Struct, frozen=True):
    """A slot: the kinds it accepts, what placing there brings, and the artisan printed on it (-1: none)."""

    accepts: tuple[Good, ...]
    reward: Reward
    artisan: int


class ShopFace(Face, frozen=True, tag="shop"):
    """A shop card."""

    icon: Icon
    gives: int
    slots: tuple[SlotFace, ...]
    signs: tuple[Sign, ...]  # of its ability


class ArtisanFace(Face, frozen=True, tag="artisan"):
    """An artisan card."""

    id: int
    good: Good
    signs: tuple[Sign, ...]  # of what it does when it is fired up


class FancyFace(Face, frozen=True, tag="fancy"):
    """A fancy dragon: what it asks for and what it brings."""

    signs: tuple[Sign, ...]


class EnchantmentFace(Face, frozen=True, tag="enchantment"):
    """An enchantment card: its price in goods, by kind, and coins, and a reward for each number of sets."""

    id: int
    key: str
    icon: Icon
    deck: Deck
    goods: tuple[int, ...]
    coins: int
    no_coins: bool
    rewards: tuple[Reward, ...]


class CompanionFace(Face, frozen=True, tag="companion"):
    """A companion: its own picture, and the icons of an ability that a pack has typed."""

    key: str
    signs: tuple[Sign, ...]


class AchievementFace(Face, frozen=True, tag="achievement"):
    """An achievement of the solo game: its own picture."""

    key: str


FACES = (ShopFace, ArtisanFace, FancyFace, EnchantmentFace, CompanionFace, AchievementFace)


class Town(msgspec.Struct, frozen=True):
    """What is printed on the board, and where reputation comes from, in the order of a player's `sources`."""

    goods: tuple[Good, ...]
    artisans: tuple[Good, ...]  # the kind of each
    fancy: tuple[Literal["sun", "moon"], ...]  # what each fancy dragon is
    side: int  # shop spaces on each side of the street; those after them are at its end
    stones: int  # of the reputation loop
    sources: tuple[Source, ...]


BOARD = Town(
    GOODS,
    tuple([GOODS[KIND_OF[artisan]] for artisan in range(ARTISANS)]),
    tuple(["moon" if row.moon else "sun" for row in TABLE]),
    STREET,
    STONES,
    SOURCES,
)
