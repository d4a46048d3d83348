"""Paying: goods and coins that go back to the supply, and what they buy."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import STEP, UNTYPED, numbers
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.flamecraft.choices import DONE, OfGoods, Several, counted, grown
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.events import Paid
from wyrmhall.games.flamecraft.goods import GOODS_TYPED, amounts, good, times
from wyrmhall.games.flamecraft.moves import gain, serve
from wyrmhall.games.flamecraft.numbers import (
    COIN,
    EVERYTHING,
    FROM_SHOPS,
    KINDS,
    NO_GOODS,
    PARK_PLACES,
    kind_of,
    only,
)
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.refusing import Lacking
from wyrmhall.games.flamecraft.state import Flamecraft


def payable(player: Player, goods: tuple[int, ...], coins: int, no_coins: bool = False) -> bool:
    """Whether the player has it, with coins for missing goods unless that is forbidden."""
    short = 0
    mine = player.goods
    for kind in KINDS:
        if goods[kind] > mine[kind]:
            short += goods[kind] - mine[kind]
    return player.coins >= coins + short and not (no_coins and short)


def shortage(player: Player, goods: tuple[int, ...], coins: int) -> list[Msg]:
    """What the player lacks of it, in words."""
    short = [max(0, need - have) for need, have in zip(goods, player.goods, strict=True)]
    return amounts(tuple(short), max(0, coins - player.coins))


@dataclass(frozen=True, slots=True)
class Cost(Lacking):
    """Pay, then do it. A coin may stand for any good."""

    then: Effect = field(metadata=STEP)
    goods: tuple[int, ...] = field(default=NO_GOODS, metadata=GOODS_TYPED)
    coins: int = field(default=0, metadata=numbers(0, 20))

    def run(self, game: Flamecraft, at: At) -> None:
        game.push(self.then, at)
        game.push(Pay(self.goods, self.coins), at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return payable(game.players[at.player], self.goods, self.coins)

    def lacks(self, game: Flamecraft, at: At) -> Msg | None:
        return Msg("lacks", what=shortage(game.players[at.player], self.goods, self.coins))

    def fault(self) -> str:
        return "" if any(self.goods) or self.coins else "nothing"

    def words(self) -> dict[str, object]:
        return {"what": amounts(self.goods, self.coins), "then": self.then}

    def signs(self) -> tuple[str, ...]:
        return (*Gain(goods=self.goods, coins=self.coins).signs(), "to", *self.then.signs())


@dataclass(frozen=True, slots=True)
class Pay(Several):
    """Give goods and coins back to the supply; where coins are to spare, choose what they stand for."""

    goods: tuple[int, ...]
    coins: int = 0
    no_coins: bool = False
    swapped: tuple[int, ...] = ()  # goods for which a coin is paid although the player has them

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        return DONE  # with as few coins as possible

    def more(self, game: Flamecraft, at: At) -> list[int]:
        if self.no_coins:
            return []
        player = game.players[at.player]
        if player.coins <= self.coins:  # the commonest case stays quick
            return []
        goods, coins = self.bill(player)
        return [kind for kind in KINDS if goods[kind]] if player.coins > coins else []

    def bill(self, player: Player) -> tuple[list[int], int]:
        """The goods and the coins that are paid if nothing is added: coins for what is missing and what was chosen."""
        goods = list(self.goods)
        for kind in self.swapped:
            goods[kind] -= 1
        coins = self.coins + len(self.swapped)
        for kind in KINDS:
            if goods[kind] > player.goods[kind]:
                coins += goods[kind] - player.goods[kind]
                goods[kind] = player.goods[kind]
        return goods, coins

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        """The enchantment that is paid for: it is laid down after its reward, if that comes first."""
        found: Subject | None = None
        for below, there in reversed(game.stack[-2:]):
            found = found or below.subject(game, there)
        return found

    def with_one(self, item: int) -> Pay:
        return Pay(self.goods, self.coins, self.no_coins, grown(self.swapped, item))

    def done(self, game: Flamecraft, at: At) -> None:
        player = game.players[at.player]
        goods, coins = self.bill(player)
        pay(game, at.player, tuple(goods), coins)

    def default(self, game: Flamecraft, at: At, options: tuple[int, ...]) -> int:
        return DONE

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option != DONE:
            return Msg("coin-for", good=good(option))
        goods, coins = self.bill(game.players[at.player])
        return Msg("pay-so", what=amounts(tuple(goods), coins))

    def words(self) -> dict[str, object]:
        return {"what": amounts(self.goods, self.coins)}


def pay(game: Flamecraft, seat: int, goods: tuple[int, ...], coins: int) -> None:
    """Goods and coins go back to the supply."""
    player = game.players[seat]
    for kind in KINDS:
        player.goods[kind] -= goods[kind]
    player.coins -= coins
    if game.events is not None and (coins or any(goods)):
        game.tell(Paid(seat, goods, coins))


@dataclass(frozen=True, slots=True)
class LoseRep(Effect):
    """Lose reputation, which one must have, then do it."""

    n: int
    then: Effect = field(metadata=STEP)

    def run(self, game: Flamecraft, at: At) -> None:
        gain(game, at.player, NO_GOODS, 0, -self.n, FROM_SHOPS)
        game.push(self.then, at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.players[at.player].rep >= self.n

    def signs(self) -> tuple[str, ...]:
        return (*times(self.n, "rep"), "to", *self.then.signs())


@dataclass(frozen=True, slots=True)
class PayOneKind(OfGoods):
    """Pay so many goods of one kind, all of them, and gain reputation. Coins may stand for some or for all of them."""

    n: int
    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(self.kinds(game, at)))

    def kinds(self, game: Flamecraft, at: At) -> list[int]:
        """The kinds of which the player has enough together with the coins, and the coin if coins alone are enough."""
        player = game.players[at.player]
        enough = [kind for kind in KINDS if player.goods[kind] and player.goods[kind] + player.coins >= self.n]
        return [*enough, COIN] if player.coins >= self.n else enough

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.kinds(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.push(Gain(self.rep), at)
        game.push(Pay(NO_GOODS, self.n) if option == COIN else Pay(only(option, self.n)), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("coins", n=self.n) if option == COIN else Msg("amount", n=self.n, good=good(option))

    def signs(self) -> tuple[str, ...]:
        return (*times(self.n, "any"), "to", *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class PayDifferent(Several):
    """Pay goods, at most one of each kind, and gain reputation for each. Coins may stand for some of them."""

    source: int = field(default=FROM_SHOPS, metadata=UNTYPED)
    paid: tuple[int, ...] = field(default=(), metadata=UNTYPED)

    def more(self, game: Flamecraft, at: At) -> list[int]:
        if len(self.paid) == len(KINDS):
            return []
        player = game.players[at.player]
        items = [kind for kind in KINDS if player.goods[kind] and kind not in self.paid]
        if player.coins > self.paid.count(COIN):
            items.append(COIN)
        return items

    def is_enough(self, game: Flamecraft, at: At) -> bool:
        return len(self.paid) > 0

    def everything(self, game: Flamecraft, at: At) -> PayDifferent | None:
        """One good of every kind held, and no coin: coins are worth as much in the end."""
        kinds = [kind for kind in KINDS if game.players[at.player].goods[kind]]
        return None if self.paid or len(kinds) < 2 else PayDifferent(self.source, tuple(kinds))

    def with_one(self, item: int) -> PayDifferent:
        return PayDifferent(self.source, grown(self.paid, item))

    def done(self, game: Flamecraft, at: At) -> None:
        pay(game, at.player, counted(self.paid), self.paid.count(COIN))
        gain(game, at.player, NO_GOODS, 0, len(self.paid), self.source)

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(game.items(at.player))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == EVERYTHING:
            return Msg("one-of-every-kind")
        if option == DONE:
            return Msg("pay-so", what=amounts(counted(self.paid), self.paid.count(COIN)))
        return good(option)

    def words(self) -> dict[str, object]:
        return {}

    def signs(self) -> tuple[str, ...]:
        return ("any", "each", "to", "rep")


@dataclass(frozen=True, slots=True)
class Serve(Several):
    """Put goods on the artisans in the Park, each of its own kind, and gain reputation for each."""

    rep: int = 1
    served: tuple[int, ...] = field(default=(), metadata=UNTYPED)  # places of the Park

    def more(self, game: Flamecraft, at: At) -> list[int]:
        left = game.players[at.player].goods[:]
        for place in self.served:
            left[kind_of(game.park[place])] -= 1
        places = [i for i in range(PARK_PLACES) if game.park[i] >= 0 and i not in self.served]
        return [i for i in places if left[kind_of(game.park[i])]]

    def is_enough(self, game: Flamecraft, at: At) -> bool:
        return len(self.served) > 0

    def everything(self, game: Flamecraft, at: At) -> Serve | None:
        if self.served:
            return None
        whole = self
        while places := whole.more(game, at):  # artisans of a kind share what there is
            whole = whole.with_one(places[0])
        return whole

    def with_one(self, item: int) -> Serve:
        return Serve(self.rep, grown(self.served, item))

    def done(self, game: Flamecraft, at: At) -> None:
        for place in self.served:
            serve(game, at.player, place)
        coins = 1 if len(self.served) == PARK_PLACES else 0
        gain(game, at.player, NO_GOODS, coins, self.rep * len(self.served), FROM_SHOPS)

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.more(game, at))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == EVERYTHING:
            return Msg("serve-all")
        if option == DONE:
            return Msg("serve-so", who=[game.name_of(game.park[place]) for place in self.served])
        return game.name_of(game.park[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option in (DONE, EVERYTHING) else f"park:{option}"

    def words(self) -> dict[str, object]:
        return {"rep": self.rep}

    def signs(self) -> tuple[str, ...]:
        return ("any", "each", "park", "to", *times(self.rep, "rep"))
