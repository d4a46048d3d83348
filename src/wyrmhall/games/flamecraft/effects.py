"""The verbs of rewards and prices: gain, take, draw, pay, lose, flip."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from wyrmhall.core.effects import May, OneOf
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.choices import DONE, EVERYTHING, OfGoods, Several, counted, grown
from wyrmhall.games.flamecraft.kinds import (
    COIN,
    FLIPS,
    FROM_DECK,
    FROM_SHOPS,
    KINDS,
    NO_GOODS,
    PARK_PLACES,
    amounts,
    good,
    kind_of,
    only,
)

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft, Player


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Take goods and coins from the supply, raise the reputation, take artisans and fancy dragons."""

    rep: int = 0
    coins: int = 0
    fancy: int = 0
    artisans: int = 0
    goods: tuple[int, ...] = NO_GOODS
    source: int = FROM_SHOPS

    def run(self, game: Flamecraft, at: At) -> None:
        if self.rep or self.coins or self.goods != NO_GOODS:
            game.gain(at.player, self.goods, self.coins, self.rep, self.source)
        if self.fancy and self.artisans:
            game.push(BOTH_DRAGONS, at)
        elif self.fancy:
            game.draw_fancy(at.player)
        elif self.artisans:
            game.push(take(self.artisans), at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return True

    def words(self) -> dict[str, object]:
        plain = amounts(self.goods, self.coins, self.rep) if self.rep or self.coins or any(self.goods) else []
        if self.artisans:
            plain.append(Msg("artisans", n=self.artisans))
        if self.fancy:
            plain.append(Msg("fancies", n=self.fancy))
        return {"what": plain or [Msg("nothing")], "none": not plain}


@dataclass(frozen=True, slots=True)
class EitherOr(OneOf):
    """One of two halves that can be done."""

    def words(self) -> dict[str, object]:
        return {"one": self.parts[0], "two": self.parts[1]}


@dataclass(frozen=True, slots=True)
class AndThen(Effect):
    """One part, then another as far as possible."""

    first: Effect
    then: Effect

    def run(self, game: Flamecraft, at: At) -> None:
        game.push(self.then, at)
        game.push(self.first, at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return self.first.can(game, at)


@dataclass(frozen=True, slots=True)
class BothDragons(Effect):
    """Take an artisan and a fancy dragon, in the order the player chooses."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.fancy_left and game.artisans_left:
            game.ask(self, at, (0, 1))
        elif game.artisans_left:
            game.push(take(1), at)
        else:
            game.draw_fancy(at.player)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == 0:
            game.push(DRAW_FANCY, at)
            game.push(take(1), at)
        else:
            game.draw_fancy(at.player)
            game.push(take(1), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("artisan-first" if option == 0 else "fancy-first")


@dataclass(frozen=True, slots=True)
class DrawFancy(Effect):
    """Take the top card of the fancy deck."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.draw_fancy(at.player)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.fancy_left > 0


@dataclass(frozen=True, slots=True)
class TakeArtisans(Effect):
    """Take artisans one after another, each any one of the Park or the top one of the deck."""

    n: int
    deck: bool = True
    gathering: bool = False  # Sew Cute remembers the kind that was drawn while gathering

    def run(self, game: Flamecraft, at: At) -> None:
        options = game.park_options()
        if self.deck and game.artisans_left_in_deck:
            options.append(FROM_DECK)
        game.ask(self, at, tuple(options))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        artisan = game.take_top(at.player) if option == FROM_DECK else game.take_from_park(at.player, option)
        if self.gathering:
            game.drawn = kind_of(artisan)
        if self.n > 1:
            game.push(take(self.n - 1, self.deck), at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.artisans_left if self.deck else any(a >= 0 for a in game.park)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == FROM_DECK:
            return Msg("top-of-the-deck")
        treats = game.treats[option * 6 : option * 6 + 6]
        if any(treats):
            return Msg("artisan-with-goods", artisan=game.name_of(game.park[option]), what=amounts(tuple(treats)))
        return game.name_of(game.park[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "deck:artisans" if option == FROM_DECK else f"park:{option}"


@cache
def take(n: int, deck: bool = True) -> TakeArtisans:
    return TakeArtisans(n, deck)


def payable(player: Player, goods: tuple[int, ...], coins: int, no_coins: bool = False) -> bool:
    """Whether the player has it, with coins for missing goods unless that is forbidden."""
    short = 0
    mine = player.goods
    for kind in KINDS:
        if goods[kind] > mine[kind]:
            short += goods[kind] - mine[kind]
    return player.coins >= coins + short and not (no_coins and short)


@dataclass(frozen=True, slots=True)
class Cost(Effect):
    """Pay, then do it. A coin may stand for any good."""

    then: Effect
    goods: tuple[int, ...] = NO_GOODS
    coins: int = 0

    def run(self, game: Flamecraft, at: At) -> None:
        game.push(self.then, at)
        game.push(Pay(self.goods, self.coins), at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return payable(game.players[at.player], self.goods, self.coins)

    def words(self) -> dict[str, object]:
        return {"what": amounts(self.goods, self.coins), "then": self.then}


@dataclass(frozen=True, slots=True)
class Pay(Several):
    """Give goods and coins back to the supply; where coins are to spare, choose what they stand for."""

    goods: tuple[int, ...]
    coins: int = 0
    no_coins: bool = False
    swapped: tuple[int, ...] = ()  # goods for which a coin is paid although the player has them

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
        game.tell(loose("paid", seat, {"what": amounts(goods, coins)}))


@dataclass(frozen=True, slots=True)
class LoseRep(Effect):
    """Lose reputation, which one must have, then do it."""

    n: int
    then: Effect

    def run(self, game: Flamecraft, at: At) -> None:
        game.gain(at.player, NO_GOODS, 0, -self.n, FROM_SHOPS)
        game.push(self.then, at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.players[at.player].rep >= self.n


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


@dataclass(frozen=True, slots=True)
class PayDifferent(Several):
    """Pay goods, at most one of each kind, and gain reputation for each. Coins may stand for some of them."""

    source: int = FROM_SHOPS
    paid: tuple[int, ...] = ()

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
        game.gain(at.player, NO_GOODS, 0, len(self.paid), self.source)

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


@dataclass(frozen=True, slots=True)
class Serve(Several):
    """Put goods on the artisans in the Park, each of its own kind, and gain reputation for each."""

    rep: int = 1
    served: tuple[int, ...] = ()  # places of the Park

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
            game.serve(at.player, place)
        coins = 1 if len(self.served) == PARK_PLACES else 0
        game.gain(at.player, NO_GOODS, coins, self.rep * len(self.served), FROM_SHOPS)

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.more(game, at))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == EVERYTHING:
            return Msg("serve-all")
        if option == DONE:
            return Msg("serve-so", who=[game.name_of(game.park[place]) for place in self.served])
        return game.name_of(game.park[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"park:{option}" if 0 <= option < PARK_PLACES else ""

    def words(self) -> dict[str, object]:
        return {"rep": self.rep}


@dataclass(frozen=True, slots=True)
class GoodsOfThePark(Effect):
    """Gain a good of its kind for each artisan in the Park."""

    def run(self, game: Flamecraft, at: At) -> None:
        gained = [0] * 6
        for artisan in game.park:
            if artisan >= 0:
                gained[kind_of(artisan)] += 1
        game.gain(at.player, tuple(gained), 0, 0, FROM_SHOPS)


@dataclass(frozen=True, slots=True)
class GoodsOfTheShop(Effect):
    """Gain goods of its kind from each artisan here."""

    n: int

    def run(self, game: Flamecraft, at: At) -> None:
        gained = [0] * 6
        for slot in range(at.place, at.place + 3):
            if game.slots[slot] >= 0:
                gained[kind_of(game.slots[slot])] += self.n
        game.gain(at.player, tuple(gained), 0, 0, FROM_SHOPS)

    def can(self, game: Flamecraft, at: At) -> bool:
        return any(game.slots[slot] >= 0 for slot in range(at.place, at.place + 3))


@dataclass(frozen=True, slots=True)
class RepForTheKindDrawn(Effect):
    """Gain reputation for each artisan in Town of the kind drawn when gathering here."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.gain(at.player, NO_GOODS, 0, game.in_town(game.drawn), FROM_SHOPS)
        game.show()  # it may have come unseen from the deck
        if game.events is not None:
            game.tell(loose("kind-shown", at.player, {"good": good(game.drawn)}))

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.drawn >= 0 and game.in_town(game.drawn) > 0


@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """Flip a coin and do what it shows; then perhaps flip again, which may cost coins."""

    most: int
    heads: Effect
    tails: Effect
    stake: bool = False  # each flip needs a coin of the player
    price: int = 0  # of each further flip, in coins

    def run(self, game: Flamecraft, at: At) -> None:
        if self.most > 1 and (not self.price or game.setup["second_flip"]):
            again = Flip(self.most - 1, self.heads, self.tails, self.stake, self.price)
            game.push(May(Cost(again, coins=self.price) if self.price else again), at)
        heads = game.random(2, FLIPS) == 0
        if game.events is not None:
            game.tell(loose("heads" if heads else "tails", at.player))
        game.push(self.heads if heads else self.tails, at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return not self.stake or game.players[at.player].coins > 0


@dataclass(frozen=True, slots=True)
class LoseCoin(Effect):
    """The coin that was flipped goes back to the Fountain."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.players[at.player].coins -= 1
        if game.events is not None:
            game.tell(loose("paid", at.player, {"what": amounts(NO_GOODS, 1)}))


BOTH_DRAGONS: Final = BothDragons()
DRAW_FANCY: Final = DrawFancy()
