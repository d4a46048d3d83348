"""Enchantments in use: which can be paid, casting them on a shop, resolving and reserving them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.params import numbers, words
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.flamecraft.brad import BradMoment, affordable, pays_with_iron
from wyrmhall.games.flamecraft.components import Enchantment
from wyrmhall.games.flamecraft.effects import Gain, brings
from wyrmhall.games.flamecraft.events import Cast, Reserved, Resolved
from wyrmhall.games.flamecraft.goods import amounts, pointer, times
from wyrmhall.games.flamecraft.moves import gain, refill_row, tuck
from wyrmhall.games.flamecraft.numbers import (
    ANY,
    EMPTY,
    FIRST_SLOT,
    FROM_ENCHANTMENTS,
    FROM_SHOPS,
    FROM_SUNS,
    HANDFUL,
    KINDS,
    SHOP_OF,
)
from wyrmhall.games.flamecraft.paying import Pay, shortage
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.wishes import reputation

# Where a resolved enchantment goes.
ON_SHOP: Final = "on-shop"
RESERVED: Final = "reserved"
STAYS: Final = "stays"


def about(game: Flamecraft, enchantment: int) -> Subject:
    return Subject(f"enchantment:{enchantment}", game.box.enchantments[enchantment].name)


def is_payable(game: Flamecraft, seat: int, enchantment: int, iron: bool = False) -> bool:
    """Whether the player can pay for one set."""
    row = game.box.enchantments[enchantment]
    return affordable(game.players[seat], row.goods, row.coins, row.no_coins, iron)


def most_sets(game: Flamecraft, seat: int, enchantment: int, iron: bool) -> int:
    """How many sets the player can pay at most; 0: none."""
    row = game.box.enchantments[enchantment]
    player = game.players[seat]
    n = 0
    while n < len(row.rewards) and affordable(player, row.cost(n + 1), row.coins, row.no_coins, iron):
        n += 1
    return n


def fits(game: Flamecraft, shop: int, enchantment: int) -> bool:
    return game.box.icon[shop] == ANY or game.box.icon[shop] == game.box.enchantments[enchantment].icon


def within_reach(game: Flamecraft, seat: int) -> list[int]:
    """The enchantments of the row, and the player's reserved one."""
    reserved = game.players[seat].reserved
    return game.row if reserved == EMPTY else [*game.row, reserved]


def takes(game: Flamecraft, shop: int, enchantment: int) -> bool:
    """Whether the shop has the icon for it, and room."""
    return game.charms[FIRST_SLOT[shop] + 2] == EMPTY and fits(game, shop, enchantment)


def castable(game: Flamecraft, seat: int, shop: int) -> list[int]:
    """The enchantments that can be cast on the shop."""
    if game.charms[FIRST_SLOT[shop] + 2] != EMPTY:
        return []
    iron = pays_with_iron(game, seat)
    cards = within_reach(game, seat)
    return [card for card in cards if fits(game, shop, card) and is_payable(game, seat, card, iron)]


def why_not_cast(game: Flamecraft, seat: int, shop: int) -> Iterator[Refusal]:
    """For each enchantment that cannot be cast on the shop: wrong icon, or what is missing."""
    for card in within_reach(game, seat):
        if not fits(game, shop, card):
            name = game.box.enchantments[card].name
            yield Refusal(f"enchantment:{card}", Msg("no-wrong-icon", what=name), "FC-ENC-03")
        elif not is_payable(game, seat, card, pays_with_iron(game, seat)):
            yield why_not_paid(game, seat, card, "FC-ENC-02")


def why_not_cast_in_town(game: Flamecraft, seat: int, shops: list[int]) -> Iterator[Refusal]:
    """For each enchantment that cannot be cast wherever among these shops the player goes."""
    for card in within_reach(game, seat):
        if not is_payable(game, seat, card, pays_with_iron(game, seat)):
            yield why_not_paid(game, seat, card, "FC-ENC-02")
        elif not any(takes(game, shop, card) for shop in shops):
            name = game.box.enchantments[card].name
            yield Refusal(f"enchantment:{card}", Msg("no-shop-for", what=name), "FC-ENC-03")


def why_not_paid(game: Flamecraft, seat: int, card: int, clause: str) -> Refusal:
    row = game.box.enchantments[card]
    lacks = shortage(game.players[seat], row.goods, row.coins)
    return Refusal(f"enchantment:{card}", Msg("no-goods-for", what=row.name, lacks=lacks), clause)


@dataclass(frozen=True, slots=True)
class Resolve(Effect):
    """Choose an enchantment, pay it, gain its reward; then it goes where this verb says."""

    to: str = field(metadata=words(RESERVED, STAYS))
    rep: int = field(default=0, metadata=numbers(0, 20))  # on top of the reward

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(self.cards(game, at)))

    def cards(self, game: Flamecraft, at: At) -> list[int]:
        if self.to == ON_SHOP:
            return castable(game, at.player, SHOP_OF[at.place])
        if self.to == RESERVED and game.players[at.player].reserved != EMPTY:
            return []
        return [card for card in game.row if is_payable(game, at.player, card)]

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.cards(game, at))

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        """The dearest."""
        return max(options, key=lambda card: reputation(game, card))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if self.rep:
            game.push(Gain(self.rep, source=FROM_SUNS), at)
        game.push(ResolveSets(self.to, option), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.box.enchantments[option].name

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"enchantment:{option}"

    def refusals(self, game: Flamecraft, at: At) -> Iterator[Refusal]:
        if self.to == ON_SHOP:
            yield from why_not_cast(game, at.player, SHOP_OF[at.place])
            return
        for card in game.row:
            if not is_payable(game, at.player, card):
                yield why_not_paid(game, at.player, card, "FC-ENC-07")
        reserved = game.players[at.player].reserved
        if reserved != EMPTY:
            name = game.box.enchantments[reserved].name
            yield Refusal(f"enchantment:{reserved}", Msg("no-row-only", what=name), "FC-DEC-35")

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        row = game.box.enchantments[option]
        if len(row.rewards) > 1:
            most = most_sets(game, at.player, option, self.to == ON_SHOP and pays_with_iron(game, at.player))
            return Msg("at-most", what=sets_of(row, most))
        return Msg("enchantment-preview", cost=amounts(row.goods, row.coins), reward=brings(row.rewards[0]))

    def signs(self) -> tuple[str, ...]:
        return ("enchantment", *("reserve",) * (self.to == RESERVED), *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class ResolveSets(Effect):
    """How many sets of a multiple enchantment are paid."""

    to: str
    enchantment: int

    def run(self, game: Flamecraft, at: At) -> None:
        most = most_sets(game, at.player, self.enchantment, self.with_iron(game, at))
        game.ask(self, at, tuple(range(1, most + 1)))

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        return about(game, self.enchantment)

    def with_iron(self, game: Flamecraft, at: At) -> bool:
        return self.to == ON_SHOP and pays_with_iron(game, at.player)

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        return options[-1]

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        row = game.box.enchantments[self.enchantment]
        goods = row.cost(option)
        game.push(Finish(self.to, self.enchantment), at)
        game.push(brings(row.rewards[option - 1], FROM_ENCHANTMENTS), at)
        if self.with_iron(game, at):
            game.push(BradMoment(goods, row.coins, row.no_coins), at)
        else:
            game.push(Pay(goods, row.coins, row.no_coins), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return sets_of(game.box.enchantments[self.enchantment], option)


def sets_of(row: Enchantment, n: int) -> Msg:
    """So many sets of a multiple enchantment in words: what they cost and give."""
    return Msg("sets", n=n, cost=amounts(row.cost(n), row.coins), reward=brings(row.rewards[n - 1]))


@dataclass(frozen=True, slots=True)
class Finish(Effect):
    """Lay the enchantment where it belongs after its reward was gained."""

    to: str
    enchantment: int

    def run(self, game: Flamecraft, at: At) -> None:
        card = self.enchantment
        if self.to == ON_SHOP:
            if card in game.row:
                game.row.remove(card)
            else:
                game.players[at.player].reserved = EMPTY
            tuck(game, SHOP_OF[at.place], card)
            game.cast, game.cast_at = card, SHOP_OF[at.place]
        elif self.to == RESERVED:
            reserve(game, at.player, card)
        if game.events is None:
            return
        spell = game.box.enchantments[card]
        if self.to == ON_SHOP:
            shop = SHOP_OF[at.place]
            game.tell(Cast(at.player, spell.key, game.shop_key(shop), spell.name, game.shop_name(shop)))
        elif self.to == STAYS:
            game.tell(Resolved(at.player, spell.key, spell.name))

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        return about(game, self.enchantment)


def reserve(game: Flamecraft, seat: int, card: int) -> None:
    game.row.remove(card)
    game.players[seat].reserved = card
    if game.events is not None:
        spell = game.box.enchantments[card]
        game.tell(Reserved(seat, spell.key, spell.name))


@dataclass(frozen=True, slots=True)
class GoodsFromCost(Effect):
    """Gain goods that are part of the cost of one enchantment, which may then be reserved."""

    n: int = field(metadata=numbers(1, 3))

    def run(self, game: Flamecraft, at: At) -> None:
        reserved = game.players[at.player].reserved
        game.ask(self, at, tuple(game.row) if reserved == EMPTY else (*game.row, reserved))

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(game.row) or game.players[at.player].reserved != EMPTY

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if game.players[at.player].reserved == EMPTY:
            game.push(ReserveThis(option), at)
        game.push(ChooseGoods(self.n, option), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.box.enchantments[option].name

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"enchantment:{option}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        return Msg("these", what=amounts(game.box.enchantments[option].most_goods))

    def signs(self) -> tuple[str, ...]:
        return (*times(self.n, "any"), "enchantment")


@dataclass(frozen=True, slots=True)
class ChooseGoods(Effect):
    """Which goods of the cost."""

    n: int
    enchantment: int

    def run(self, game: Flamecraft, at: At) -> None:
        cost = game.box.enchantments[self.enchantment].most_goods
        game.ask(self, at, tuple([HANDFUL.option(*goods) for goods in self.handfuls(cost, 0, self.n)]))

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        return about(game, self.enchantment)

    def handfuls(self, cost: tuple[int, ...], kind: int, n: int) -> list[tuple[int, ...]]:
        """Ways to take n of the goods from that kind on."""
        if kind == len(KINDS):
            return [()] if n == 0 else []
        found = []
        for take in range(min(n, cost[kind]), -1, -1):
            found += [(take, *rest) for rest in self.handfuls(cost, kind + 1, n - take)]
        return found

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        gain(game, at.player, HANDFUL.parts(option), 0, 0, FROM_SHOPS)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("these", what=amounts(HANDFUL.parts(option)))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return pointer(*[kind for kind, n in enumerate(HANDFUL.parts(option)) for _ in range(n)])


@dataclass(frozen=True, slots=True)
class ReserveThis(Effect):
    """The enchantment whose goods were taken may be reserved."""

    enchantment: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, (1, SKIP))

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        return about(game, self.enchantment)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            reserve(game, at.player, self.enchantment)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else Msg("reserve-it", what=game.box.enchantments[self.enchantment].name)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"enchantment:{self.enchantment}"


@dataclass(frozen=True, slots=True)
class BradStart(Effect):
    """The owner of Brad begins with a reserved enchantment, which is replaced in the row at once."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(game.row))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        reserve(game, at.player, option)
        refill_row(game)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.box.enchantments[option].name

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"enchantment:{option}"
