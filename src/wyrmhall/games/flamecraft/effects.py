"""The verbs of rewards and prices: gain, take, draw, pay, lose, flip."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from wyrmhall.core.effects import May, OneOf
from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.choices import OfGoods
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
    pointer,
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
class Pay(Effect):
    """Give goods and coins back to the supply; where coins are to spare, choose what they stand for."""

    goods: tuple[int, ...]
    coins: int = 0
    no_coins: bool = False
    start: int = 0  # the kinds below this one are settled, so that no two ways of choosing are the same

    def run(self, game: Flamecraft, at: At) -> None:
        player = game.players[at.player]
        spare = player.coins - self.coins
        swappable = []
        for kind in KINDS:
            need, have = self.goods[kind], player.goods[kind]
            if need > have:
                spare -= need - have
                need = have
            if need and kind >= self.start:
                swappable.append(1 + kind)
        if self.no_coins or spare <= 0:
            swappable = []
        game.ask(self, at, (0, *swappable))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option:
            kind = option - 1
            goods = tuple([n - 1 if k == kind else n for k, n in enumerate(self.goods)])
            game.push(Pay(goods, self.coins + 1, False, kind), at)
            return
        player = game.players[at.player]
        coins = self.coins
        paid = [0] * 6
        for kind in KINDS:
            n = min(self.goods[kind], player.goods[kind])
            player.goods[kind] -= n
            paid[kind] = n
            coins += self.goods[kind] - n
        player.coins -= coins
        if game.events is not None and (coins or any(paid)):
            game.tell(Event("paid", at.player, {"what": amounts(tuple(paid), coins)}))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option:
            return Msg("coin-for", good=good(option - 1))
        player = game.players[at.player]
        paid = tuple([min(self.goods[kind], player.goods[kind]) for kind in KINDS])
        return Msg("pay-so", what=amounts(paid, self.coins + sum(self.goods) - sum(paid)))

    def words(self) -> dict[str, object]:
        return {"what": amounts(self.goods, self.coins)}

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return pointer(option - 1) if option else ""


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


ALL_KINDS: Final = 7  # one good of every kind held, as one option


@dataclass(frozen=True, slots=True)
class PayDifferent(Effect):
    """Pay goods, at most one of each kind, and gain reputation for each."""

    paid: int = 0
    start: int = 0  # goods in order, then coins, so that no two ways of choosing are the same
    source: int = FROM_SHOPS

    def run(self, game: Flamecraft, at: At) -> None:
        player = game.players[at.player]
        options = [kind for kind in range(self.start, 6) if player.goods[kind]]
        if self.paid == 0 and len(options) > 1:
            options.insert(0, ALL_KINDS)
        if player.coins and self.paid < 6:
            options.append(COIN)
        if self.paid:
            options.append(SKIP)
        game.ask(self, at, tuple(options))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        player = game.players[at.player]
        paid = self.paid
        if option == ALL_KINDS:
            for kind in KINDS:
                if player.goods[kind]:
                    player.goods[kind] -= 1
                    paid += 1
            start = 6
        elif option == COIN:
            player.coins -= 1
            paid += 1
            start = 6
        elif option == SKIP:
            if game.events is not None:
                game.tell(Event("paid-different", at.player, {"n": paid}))
            game.gain(at.player, NO_GOODS, 0, paid, self.source)
            return
        else:
            player.goods[option] -= 1
            paid += 1
            start = option + 1
        game.push(PayDifferent(paid, start, self.source), at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(game.items(at.player))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == ALL_KINDS:
            return Msg("one-of-every-kind")
        return Msg("that-is-all") if option == SKIP else good(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return pointer(option) if 0 <= option <= COIN else ""


@dataclass(frozen=True, slots=True)
class Serve(Effect):
    """Put goods on the artisans in the Park, each of its own kind, and gain reputation for each."""

    rep: int = 1
    served: int = 0  # places of the Park, as bits

    def run(self, game: Flamecraft, at: At) -> None:
        places = self.places(game, at)
        if self.served == 0:
            game.ask(self, at, (ALL_KINDS, *places) if len(places) > 1 else tuple(places))
        else:
            game.ask(self, at, (*places, SKIP))

    def places(self, game: Flamecraft, at: At) -> list[int]:
        goods = game.players[at.player].goods
        first = self.served.bit_length()
        return [i for i in range(first, PARK_PLACES) if game.park[i] >= 0 and goods[kind_of(game.park[i])]]

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        served = self.served
        if option == ALL_KINDS:
            for place in self.places(game, at):
                if game.players[at.player].goods[kind_of(game.park[place])]:  # artisans of a kind share what there is
                    served |= game.serve(at.player, place)
        elif option != SKIP:
            game.push(Serve(self.rep, served | game.serve(at.player, option)), at)
            return
        rep = self.rep * served.bit_count()
        game.gain(at.player, NO_GOODS, 1 if served.bit_count() == PARK_PLACES else 0, rep, FROM_SHOPS)

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.places(game, at))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == ALL_KINDS:
            return Msg("serve-all")
        return Msg("that-is-all") if option == SKIP else game.name_of(game.park[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"park:{option}" if 0 <= option < PARK_PLACES else ""


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
        if game.events is not None:
            game.tell(Event("kind-shown", at.player, {"good": good(game.drawn)}))

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
            game.tell(Event("heads" if heads else "tails", at.player))
        game.push(self.heads if heads else self.tails, at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return not self.stake or game.players[at.player].coins > 0


@dataclass(frozen=True, slots=True)
class LoseCoin(Effect):
    """The coin that was flipped goes back to the Fountain."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.players[at.player].coins -= 1
        if game.events is not None:
            game.tell(Event("paid", at.player, {"what": amounts(NO_GOODS, 1)}))


BOTH_DRAGONS: Final = BothDragons()
DRAW_FANCY: Final = DrawFancy()
