"""What a card is: the rows of the tables, and the box in which verbs find them by number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import Effect
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.companions import Companion
from wyrmhall.games.flamecraft.numbers import FIRST_SLOT, SHOP_KEYS, SLOTS
from wyrmhall.packs.names import given_name


@dataclass(frozen=True, slots=True)
class Rewards:
    """What a slot or an enchantment brings."""

    rep: int = 0
    coins: int = 0
    fancy: int = 0
    artisans: int = 0


NOTHING: Final = Rewards()


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one artisan: the kinds it accepts, as bits, and what placing there brings."""

    accepts: int
    reward: Rewards


@dataclass(frozen=True, slots=True)
class Shop:
    """One card."""

    id: int
    key: str
    icon: int
    slots: tuple[Slot, ...]
    ability: Effect | None = None
    gives: int = 1  # how much of its icon gathering gives
    special: str = ""  # a standing property of the shop, said by the message of that name
    status: str = ""  # of icon, slots, ability: Printed, Single source, Reconstructed
    names: Mapping[str, str] | None = None  # of a shop that a pack brings

    @property
    def name(self) -> Msg:
        return Msg(f"shop-{self.key}") if self.names is None else given_name(self.names)


@dataclass(frozen=True, slots=True)
class FancyDragon:
    """One card: its goal and reward are one effect."""

    key: str
    effect: Effect
    moment: str = ""  # the only decision beside which it can be revealed; empty: whenever its goal is met
    status: str = ""  # of being sun or moon, goal, reward, and a name that is not certain: as above
    names: Mapping[str, str] | None = None
    id: int = -1  # this and the next say where it stands in the table
    moon: bool = False  # else it is a sun dragon

    @property
    def name(self) -> Msg:
        return Msg(f"fancy-{self.key}") if self.names is None else given_name(self.names)


@dataclass(frozen=True, slots=True)
class Enchantment:
    """One card. A multiple enchantment has a reward for each number of sets."""

    key: str
    icon: int
    goods: tuple[int, ...]  # of one set
    rewards: tuple[Rewards, ...]
    coins: int = 0
    no_coins: bool = False  # coins may not stand for goods
    status: str = ""  # of name, icon, cost, reward, coin sign: Printed, Single source, Reconstructed
    names: Mapping[str, str] | None = None  # of an enchantment that a pack brings
    id: int = -1  # this and the next say where it stands in the table
    gold: bool = False  # of the gold deck, else of the purple one

    @property
    def name(self) -> Msg:
        return Msg(f"enchantment-{self.key}") if self.names is None else given_name(self.names)

    @property
    def most_goods(self) -> tuple[int, ...]:
        """The goods of the largest number of sets."""
        return tuple([n * len(self.rewards) for n in self.goods])

    def cost(self, sets: int) -> tuple[int, ...]:
        return tuple([n * sets for n in self.goods])


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All the components of a table, by number: those of the house, or what a pack makes of them."""

    shops: tuple[Shop, ...]
    enchantments: tuple[Enchantment, ...]
    fancy: tuple[FancyDragon, ...]
    companions: tuple[Companion, ...]
    standing: tuple[Effect, ...]  # beside a decision: revealing each of the sun dragons, then using a companion
    suns: int  # how many fancy dragons are suns; they come first, here and among the standing effects
    icon: list[int]  # of each shop; this and the next, by which playouts look up most, follow from the rows
    accepts: list[int]  # by slot: kinds, as bits; 0: nobody can be placed there
    reward: list[Rewards]  # by slot
    has_slots: list[bool]


def packed(
    shops: tuple[Shop, ...],
    enchantments: tuple[Enchantment, ...],
    fancy: tuple[FancyDragon, ...],
    companions: tuple[Companion, ...],
    standing: tuple[Effect, ...],
) -> Box:
    """A box of these components."""
    for rows in (shops, enchantments, fancy, companions):
        if [row.id for row in rows] != list(range(len(rows))):
            raise ValueError(f"cards are not numbered in their order: {[(row.id, row.key) for row in rows]}")
    if shops and tuple([row.key for row in shops]) != SHOP_KEYS:
        raise ValueError("shops.py and SHOP_KEYS in numbers.py do not list the same shops")
    accepts, rewards = [0] * SLOTS, [NOTHING] * SLOTS
    for row in shops:
        for i, each in enumerate(row.slots):
            accepts[FIRST_SLOT[row.id] + i], rewards[FIRST_SLOT[row.id] + i] = each.accepts, each.reward
    return Box(
        shops,
        enchantments,
        fancy,
        companions,
        standing,
        suns=sum([not row.moon for row in fancy]),
        icon=[row.icon for row in shops],
        accepts=accepts,
        reward=rewards,
        has_slots=[bool(row.slots) for row in shops],
    )


NO_BOX: Final = packed((), (), (), (), ())
"""Of a table that nobody has unpacked a box for yet."""
