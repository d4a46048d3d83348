"""Gifts: what is given, to whom, and what it earns."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says, Seat, Subject
from wyrmhall.games.flamecraft.choices import OfGoods
from wyrmhall.games.flamecraft.events import Gave, GaveArtisan, GaveFancy
from wyrmhall.games.flamecraft.goods import good, times
from wyrmhall.games.flamecraft.moves import draw_fancy, gain
from wyrmhall.games.flamecraft.numbers import (
    A_COIN_TO,
    COIN,
    EVERYBODY,
    FROM_SHOPS,
    GIFTS,
    ITEMS,
    NO_GOODS,
    NON_PLAYER,
    kind_of,
    knows,
)
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.wishes import least_wanted

# Items of gifts beside the goods and the coin.
ARTISAN: Final = 7
FANCY_DRAGON: Final = 8


def receivers(game: Flamecraft, seat: int) -> tuple[int, ...]:
    """To whom a gift may go, in turn order after the giver."""
    n = len(game.players)
    return tuple([(seat + i) % n for i in range(1, n)]) if n > 1 else (NON_PLAYER,)


def whom(to: int) -> Msg:
    return Msg("non-player") if to == NON_PLAYER else Msg("someone", who=Seat(to))


@dataclass(frozen=True, slots=True)
class GiveGood(OfGoods):
    """Give a good, or a coin instead, to another player and gain reputation."""

    rep: int
    source: int = FROM_SHOPS

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, game.items(at.player))

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        return least_wanted(game, at.player, options)

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(game.items(at.player))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.push(GiveTo(option, self.rep, self.source), at)

    def signs(self) -> tuple[str, ...]:
        return ("any", "gift", "to", *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class GiveCoin(Effect):
    """Give a coin to another player and gain reputation."""

    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.push(GiveTo(COIN, self.rep), at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.players[at.player].coins > 0

    def signs(self) -> tuple[str, ...]:
        return ("coin", "gift", "to", *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class GiveTo(Effect):
    """Who gets it."""

    item: int
    rep: int
    source: int = FROM_SHOPS

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, receivers(game, at.player))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        hand_over(game, at, self.item, option)
        gain(game, at.player, NO_GOODS, 0, self.rep, self.source)

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        """What is given: the giver alone reads it, since it may be hidden."""
        if self.item == ARTISAN:
            return Subject(f"player:{at.player}:hand:{kind_of(at.piece)}", game.name_of(at.piece))
        if self.item == FANCY_DRAGON:
            card = game.players[at.player].fancy[at.piece]
            return Subject(f"fancy:{card}", game.fancy_name(card))
        return Subject(f"good:{ITEMS[self.item]}", good(self.item))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return whom(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"player:{option}"


def hand_over(game: Flamecraft, at: At, item: int, to: int) -> None:
    """Move one item to another player; from a non-player it goes to the supply, or under its deck."""
    giver = game.players[at.player]
    if item == ARTISAN:
        giver.hand.remove(at.piece)
        if to == NON_PLAYER:
            game.under.append(at.piece)
        else:
            game.players[to].hand.append(at.piece)
        if game.seen[at.piece] != EVERYBODY:  # until version 3, with Pocus
            game.seen[at.piece] = EVERYBODY
            game.show()
        if game.events is not None:
            game.tell(GaveArtisan(at.player, to, at.piece))
    elif item == FANCY_DRAGON:
        card = giver.fancy.pop(at.piece)
        if to == NON_PLAYER:
            game.fancy_under.append(card)
        else:
            game.players[to].fancy.append(card)
            game.known[card] = knows(at.player) | knows(to)
            game.show()
        if game.events is not None:
            game.tell(GaveFancy(at.player, to, game.fancy_key(card), game.fancy_name(card)))
    else:
        if item == COIN:
            giver.coins -= 1
            if to != NON_PLAYER:
                game.players[to].coins += 1
        else:
            giver.goods[item] -= 1
            if to != NON_PLAYER:
                game.players[to].goods[item] += 1
        if game.events is not None:
            game.tell(Gave(at.player, to, ITEMS[item]))


@dataclass(frozen=True, slots=True)
class GiveSame(OfGoods):
    """Give goods of one kind, divided as the player likes; for each, reputation or a coin."""

    most: int
    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, game.items(at.player))

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(game.items(at.player))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.push(GiveNext(self.rep, option, self.most, 0), at)

    def signs(self) -> tuple[str, ...]:
        return (*times(self.most, "any"), "gift", "to", *times(self.rep, "rep"), "or", "coin")


@dataclass(frozen=True, slots=True)
class GiveNext(Effect):
    """The next good of a divided gift: to whom, and whether a coin stands for it."""

    rep: int
    kind: int
    left: int
    given: int

    def run(self, game: Flamecraft, at: At) -> None:
        giver = game.players[at.player]
        options: list[int] = []
        if self.left:
            to = receivers(game, at.player)
            if self.kind != COIN and giver.goods[self.kind]:
                options += to
            if giver.coins:
                options += [GIFTS.option(A_COIN_TO, seat) for seat in to]
        if self.given:
            options.append(SKIP)
        game.ask(self, at, tuple(options))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            game.push(RepOrCoins(self.rep, self.given), at)
            return
        how, to = GIFTS.thing(option)
        hand_over(game, at, COIN if how == A_COIN_TO else self.kind, to)
        game.push(GiveNext(self.rep, self.kind, self.left - 1, self.given + 1), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("that-is-all")
        how, to = GIFTS.thing(option)
        return Msg("give-to", what=good(COIN if how == A_COIN_TO else self.kind), who=whom(to))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"player:{GIFTS.thing(option)[1]}"


@dataclass(frozen=True, slots=True)
class RepOrCoins(Effect):
    """For each good given, reputation or a coin: how many coins."""

    rep: int
    given: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(range(self.given + 1)))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        gain(game, at.player, NO_GOODS, option, self.rep * (self.given - option), FROM_SHOPS)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        rep = self.rep * (self.given - option)
        return Msg("rep-and-coins", rep=rep, coins=option)


@dataclass(frozen=True, slots=True)
class DrawAndGive(Effect):
    """Draw fancy dragons and give one of them to another player for reputation."""

    n: int
    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        n = min(self.n, game.fancy_left)
        for _ in range(n):
            draw_fancy(game, at.player)
        game.push(GiveOneOf(n, self.rep), at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.fancy_left > 0

    def signs(self) -> tuple[str, ...]:
        return (*times(self.n, "fancy"), "gift", "to", *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class GiveOneOf(Effect):
    """Which of the fancy dragons just drawn, the last ones the player holds, is given."""

    n: int
    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        last = len(game.players[at.player].fancy)
        game.ask(self, at, tuple(range(last - self.n, last)))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.push(GiveTo(FANCY_DRAGON, self.rep), At(at.player, at.place, option))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.fancy_name(game.players[at.player].fancy[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"fancy:{game.players[at.player].fancy[option]}"


@dataclass(frozen=True, slots=True)
class GiveFired(Effect):
    """Give the artisan of the hand that was fired up, or its swap partner, for reputation."""

    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.push(GiveTo(ARTISAN, self.rep), At(at.player, at.place, game.palm))

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.palm in game.players[at.player].hand
