"""What the components of Flamecraft show: a struct for each kind of face, and what the box fixes for the client."""

from __future__ import annotations

from typing import Literal

import msgspec

from wyrmhall.core.faces import Face
from wyrmhall.games.flamecraft.components import Rewards
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.enchantments import GOLD
from wyrmhall.games.flamecraft.numbers import OF_A_KIND, SUNS, Good, Icon

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
    deck: Literal["purple", "gold"]
    goods: tuple[int, ...]
    coins: int
    no_coins: bool
    rewards: tuple[Reward, ...]


FACES = (ShopFace, ArtisanFace, FancyFace, EnchantmentFace)


class Numbering(msgspec.Struct, frozen=True):
    """How cards are numbered: artisans by kind, enchantments and fancy dragons the first deck or sign first."""

    of_a_kind: int  # artisans
    purple: int  # enchantments below this number are of the purple deck
    suns: int  # fancy dragons below this number are sun dragons


BOARD = Numbering(OF_A_KIND, GOLD.start, SUNS)
