"""Enchantments in use: which can be paid, casting them on a shop, resolving and reserving them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.board import ICON
from wyrmhall.games.flamecraft.brad import BradMoment, affordable, pays_with_iron
from wyrmhall.games.flamecraft.effects import Gain, Pay
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS, Enchantment
from wyrmhall.games.flamecraft.kinds import ANY, EMPTY, FROM_SHOPS, FROM_SUNS, KINDS, amounts, pointer

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft

# Where a resolved enchantment goes.
ON_SHOP: Final = "on-shop"
RESERVED: Final = "reserved"
STAYS: Final = "stays"


def most_sets(game: Flamecraft, seat: int, enchantment: int, iron: bool = False) -> int:
    """How many sets the player can pay at most; 0: none."""
    row = ENCHANTMENTS[enchantment]
    player = game.players[seat]
    n = 0
    while n < len(row.rewards) and affordable(player, row.cost(n + 1), row.coins, row.no_coins, iron):
        n += 1
    return n


def fits(shop: int, enchantment: int) -> bool:
    return ICON[shop] == ANY or ICON[shop] == ENCHANTMENTS[enchantment].icon


def castable(game: Flamecraft, seat: int, shop: int) -> list[int]:
    """The enchantments of the row, and the player's reserved one, that can be cast on the shop."""
    if game.charms[shop * 3 + 2] != EMPTY:
        return []
    iron = pays_with_iron(game, seat)
    reserved = game.players[seat].reserved
    cards = game.row if reserved == EMPTY else [*game.row, reserved]
    return [card for card in cards if fits(shop, card) and most_sets(game, seat, card, iron)]


def why_not_cast(game: Flamecraft, seat: int, shop: int) -> Iterator[Refusal]:
    """For each enchantment of the row that cannot be cast on the shop: wrong icon, or what is missing."""
    player = game.players[seat]
    for card in game.row:
        row = ENCHANTMENTS[card]
        if not fits(shop, card):
            yield Refusal(f"enchantment:{card}", Msg("no-wrong-icon", what=row.name), "FC-ENC-03")
        elif not most_sets(game, seat, card, pays_with_iron(game, seat)):
            short = [max(0, need - have) for need, have in zip(row.goods, player.goods, strict=True)]
            lacks = amounts(tuple(short), max(0, row.coins - player.coins))
            yield Refusal(f"enchantment:{card}", Msg("no-goods-for", what=row.name, lacks=lacks), "FC-ENC-02")


@dataclass(frozen=True, slots=True)
class Resolve(Effect):
    """Choose an enchantment, pay it, gain its reward; then it goes where this verb says."""

    to: str
    rep: int = 0  # on top of the reward

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(self.cards(game, at)))

    def cards(self, game: Flamecraft, at: At) -> list[int]:
        if self.to == ON_SHOP:
            return castable(game, at.player, at.place // 3)
        if self.to == RESERVED and game.players[at.player].reserved != EMPTY:
            return []
        return [card for card in game.row if most_sets(game, at.player, card)]

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.cards(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if self.rep:
            game.push(Gain(self.rep, source=FROM_SUNS), at)
        game.push(ResolveSets(self.to, option), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return ENCHANTMENTS[option].name

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"enchantment:{option}"

    def refusals(self, game: Flamecraft, at: At) -> Iterator[Refusal]:
        if self.to == ON_SHOP:
            yield from why_not_cast(game, at.player, at.place // 3)

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        row = ENCHANTMENTS[option]
        if len(row.rewards) > 1:
            most = most_sets(game, at.player, option, self.to == ON_SHOP and pays_with_iron(game, at.player))
            return Msg("at-most", what=sets_of(row, most))
        return Msg("enchantment-preview", cost=amounts(row.goods, row.coins), reward=row.rewards[0])


@dataclass(frozen=True, slots=True)
class ResolveSets(Effect):
    """How many sets of a multiple enchantment are paid."""

    to: str
    enchantment: int

    def run(self, game: Flamecraft, at: At) -> None:
        most = most_sets(game, at.player, self.enchantment, self.with_iron(game, at))
        game.ask(self, at, tuple(range(1, most + 1)))

    def with_iron(self, game: Flamecraft, at: At) -> bool:
        return self.to == ON_SHOP and pays_with_iron(game, at.player)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        row = ENCHANTMENTS[self.enchantment]
        goods = row.cost(option)
        game.push(Finish(self.to, self.enchantment), at)
        game.push(row.rewards[option - 1], at)
        if self.with_iron(game, at):
            game.push(BradMoment(goods, row.coins, row.no_coins), at)
        else:
            game.push(Pay(goods, row.coins, row.no_coins), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return sets_of(ENCHANTMENTS[self.enchantment], option)


def sets_of(row: Enchantment, n: int) -> Msg:
    """So many sets of a multiple enchantment in words: what they cost and give."""
    return Msg("sets", n=n, cost=amounts(row.cost(n), row.coins), reward=row.rewards[n - 1])


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
            game.tuck(at.place // 3, card)
            game.cast, game.cast_at = card, at.place // 3
        elif self.to == RESERVED:
            reserve(game, at.player, card)
        if game.events is not None and self.to != RESERVED:
            facts: dict[str, object] = {"what": ENCHANTMENTS[card].name}
            if self.to == ON_SHOP:
                facts["shop"] = game.shop_name(at.place // 3)
            game.tell(loose("cast" if self.to == ON_SHOP else "resolved", at.player, facts))


def reserve(game: Flamecraft, seat: int, card: int) -> None:
    game.row.remove(card)
    game.players[seat].reserved = card
    if game.events is not None:
        game.tell(loose("reserved", seat, {"what": ENCHANTMENTS[card].name}))


@dataclass(frozen=True, slots=True)
class GoodsFromCost(Effect):
    """Gain goods that are part of the cost of one enchantment, which may then be reserved."""

    n: int

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
        return ENCHANTMENTS[option].name

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"enchantment:{option}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        return Msg("these", what=amounts(ENCHANTMENTS[option].most_goods))


@dataclass(frozen=True, slots=True)
class ChooseGoods(Effect):
    """Which goods of the cost; an option counts the goods of each kind in base 4."""

    n: int
    enchantment: int

    def run(self, game: Flamecraft, at: At) -> None:
        cost = ENCHANTMENTS[self.enchantment].most_goods
        game.ask(self, at, tuple(self.handfuls(cost, 0, self.n)))

    def handfuls(self, cost: tuple[int, ...], kind: int, n: int) -> list[int]:
        if kind == 6:
            return [0] if n == 0 else []
        found = []
        for take in range(min(n, cost[kind]), -1, -1):
            found += [(rest << 2) + take for rest in self.handfuls(cost, kind + 1, n - take)]
        return found

    def goods(self, option: int) -> tuple[int, ...]:
        return tuple([option >> 2 * kind & 3 for kind in KINDS])

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.gain(at.player, self.goods(option), 0, 0, FROM_SHOPS)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("these", what=amounts(self.goods(option)))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return pointer(*[kind for kind, n in enumerate(self.goods(option)) for _ in range(n)])


@dataclass(frozen=True, slots=True)
class ReserveThis(Effect):
    """The enchantment whose goods were taken may be reserved."""

    enchantment: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, (1, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            reserve(game, at.player, self.enchantment)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else Msg("reserve-it", what=ENCHANTMENTS[self.enchantment].name)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"enchantment:{self.enchantment}"


@dataclass(frozen=True, slots=True)
class BradStart(Effect):
    """The owner of Brad begins with a reserved enchantment, which is replaced in the row at once."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(game.row))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        reserve(game, at.player, option)
        game.refill_row()

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return ENCHANTMENTS[option].name

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"enchantment:{option}"
