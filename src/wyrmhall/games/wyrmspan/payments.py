"""Paying: what a cost may be paid with, one thing at a time."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.params import STEP, UNTYPED, meaning, numbers
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.caching import Cache
from wyrmhall.games.wyrmspan.moves import discard_cave, discard_dragon, is_told, lift_egg, nested_eggs, take_back
from wyrmhall.games.wyrmspan.numbers import (
    A_CAVE,
    A_DRAGON,
    A_TOKEN,
    AN_EGG,
    ANY,
    CARD,
    CAVE,
    CAVE_OPTION,
    COIN,
    DRAGON,
    EGG,
    EGG_OPTION,
    ITEM,
    KINDS,
    PLACES,
    RESOURCE,
    THINGS,
    TOKEN_OPTION,
)
from wyrmhall.games.wyrmspan.parameters import PAID, PLACE
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.tucking import Tuck
from wyrmhall.games.wyrmspan.verbs import (
    Deed,
    Prices,
    Step,
    Verb,
    ask_or_skip,
    forced,
    might,
    signs_to,
    spends,
    worth_of,
)

CAVES: Final = (CAVE, CARD, ITEM)
"""The kinds of payment for which a cave card of the hand will do."""


def amount(p: Player, kind: int, where: int, place: int) -> int:
    """How many things of a kind a player could pay."""
    s = p.supply
    if kind == COIN:
        return s[COIN]
    if kind == EGG:
        return sum([p.eggs[space] for space in nested_eggs(p, where, place)])
    n = 0
    if kind in (RESOURCE, ITEM):
        n = s[0] + s[1] + s[2] + s[3]
    if kind in (DRAGON, CARD, ITEM):
        n += len(p.hand)
    if kind in CAVES:
        n += len(p.pit)
    return n


def payable(p: Player, kind: int, where: int, place: int) -> list[int]:
    """The things a player could pay one of, equal ones once."""
    if kind == COIN:
        return [TOKEN_OPTION[COIN]] if p.supply[COIN] else []
    if kind == EGG:
        return [EGG_OPTION[space] for space in nested_eggs(p, where, place)]
    found: list[int] = []
    if kind in (DRAGON, CARD, ITEM):
        found += sorted(p.hand)
    if kind in CAVES:
        found += unlike(p)
    if kind in (RESOURCE, ITEM):
        found += [TOKEN_OPTION[k] for k in range(4) if p.supply[k]]
    return found


def held(p: Player, thing: int) -> int:
    """How many of the same a player could pay."""
    kind, n = THINGS.thing(thing)
    return p.eggs[n] if kind == AN_EGG else p.supply[n] if kind == A_TOKEN else 1


def unlike(p: Player) -> list[int]:
    """The cave cards of a hand as options, one of those that do the same."""
    seen: set[int] = set()
    found = []
    for card in sorted(p.pit):
        if p.box.like[card] not in seen:
            seen.add(p.box.like[card])
            found.append(CAVE_OPTION[card])
    return found


def pay(game: Wyrmspan, seat: int, thing: int, onto: int = -1) -> None:
    """One thing leaves a player: to the general supply, to its discard pile, or onto an action place."""
    kind, n = THINGS.thing(thing)
    if kind == AN_EGG:
        lift_egg(game, seat, n, onto)
    elif kind == A_TOKEN:
        take_back(game, seat, n)
    elif kind == A_CAVE:
        discard_cave(game, seat, n)
    else:
        discard_dragon(game, seat, n)


@dataclass(frozen=True, slots=True)
class Pay(Verb):
    """A cost, paid completely or not at all, and what it buys. The first thing paid is chosen with the decision."""

    kind: int = field(metadata=PAID)
    n: int = 1
    where: int = field(default=ANY, metadata=PLACE)
    then: Effect | None = field(default=None, metadata=STEP)
    must: bool = field(default=False, metadata=UNTYPED)  # it may not be declined as long as it can be done

    def does(self) -> Deed | None:
        return "pay", self.n

    def choices(self, game: Wyrmspan, at: At) -> tuple[int, ...]:
        p = game.players[at.player]
        if amount(p, self.kind, self.where, at.place) < self.n:
            return ()
        found = payable(p, self.kind, self.where, at.place)
        then = self.then
        if then is None or game.setup["pay_for_nothing"]:
            return tuple(found)
        if not then.can(game, at):
            return ()
        if self.kind in (DRAGON, RESOURCE, EGG):  # what is paid may be what the benefit needs
            found = still_able(then, game, at, found)
        return tuple(found)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        things = len(payable(p, self.kind, self.where, at.place))
        if self.kind in CAVES:
            things = max(things, len(p.pit))  # of cards that do the same, one is offered
        ask_or_skip(self, game, at, self.choices(game, at), self.must, is_told(game, things))

    def might(self, game: Wyrmspan, at: At) -> bool:
        p, then = game.players[at.player], self.then
        left = amount(p, self.kind, self.where, at.place) - self.n
        if left < 0 or (left == 0 and self.kind == DRAGON):  # no card would be left to play
            return self.can(game, at)
        if then is None or self.kind != RESOURCE:
            return then is None or might(then, game, at)
        poorer = game.aside(at.player)  # what is paid may be what the benefit needs
        supply = poorer.players[at.player].supply
        supply[next(k for k in range(4) if supply[k])] -= 1
        return might(then, poorer, at)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.then is not None:
            game.push(self.then, at)
        if self.n > 1:
            game.push(spend(self.kind, self.n - 1, self.where), at)
        pay(game, at.player, option)

    def preview(self, game: Wyrmspan, at: At, option: int) -> Says | None:
        return None if option == SKIP else self.then

    def still_due(self, game: Wyrmspan, at: At) -> int:
        return self.n

    def how_often(self, game: Wyrmspan, at: At, option: int) -> int:
        return held(game.players[at.player], option)

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {
            "kind": KINDS[self.kind],
            "n": self.n,
            "where": PLACES[self.where],
            "more": "no" if self.then is None else "yes",
        }
        return said if self.then is None else {**said, "then": self.then}

    def signs(self) -> tuple[str, ...]:
        return (*(KINDS[self.kind],) * self.n, *signs_to(self.then))

    def worth(self, prices: Prices) -> float:
        return max(0.2, worth_of(self.then, prices) - self.n * prices.of(self.kind))

    def spends(self) -> bool:
        return self.then is not None and spends(self.then)

    def pays(self) -> bool:
        return True

    def forced(self) -> Effect:
        return Pay(self.kind, self.n, self.where, None if self.then is None else forced(self.then), must=True)


def still_able(then: Effect, game: Wyrmspan, at: At, things: list[int]) -> list[int]:
    """Those of a player's cards, resources or eggs without which what they would pay for could still be done."""
    poorer = game.aside(at.player)
    p = poorer.players[at.player]
    found = []
    for thing in things:
        kind, n = THINGS.thing(thing)
        pile, i = (p.eggs, n) if kind == AN_EGG else (p.supply, n) if kind == A_TOKEN else (p.hand, p.hand.index(n))
        left, pile[i] = pile[i], 0 if kind == A_DRAGON else pile[i] - 1
        if then.can(poorer, at):
            found.append(thing)
        pile[i] = left
    return found


@dataclass(frozen=True, slots=True)
class Spend(Step):
    """What is still to be paid of a cost that is being paid; eggs of an action go onto its place."""

    kind: int
    n: int
    where: int = ANY
    onto: int = -1

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        found = payable(p, self.kind, self.where, at.place)
        if amount(p, self.kind, self.where, at.place) > self.n and (
            len(found) > 1 or (self.kind in CAVES and is_told(game, len(p.pit)))
        ):
            game.ask(self, at, tuple(found), even_one=True)
        elif found:
            self.chosen(game, at, found[0])

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        pay(game, at.player, option, self.onto)
        if self.n > 1:
            game.push(spend(self.kind, self.n - 1, self.where, self.onto), at)

    def prompt(self, game: Wyrmspan, at: At) -> Says:
        return Msg("ask-spend", kind=KINDS[self.kind], n=self.n)

    def still_due(self, game: Wyrmspan, at: At) -> int:
        return self.n

    def how_often(self, game: Wyrmspan, at: At, option: int) -> int:
        return held(game.players[at.player], option)

    def pays(self) -> bool:
        return True


@cache
def spend(kind: int, n: int, where: int = ANY, onto: int = -1) -> Spend:
    return Spend(kind, n, where, onto)


@dataclass(frozen=True, slots=True)
class UpTo(Verb):
    """Offer a payment, a tuck or a caching again and again, each completely resolved before the next."""

    n: int = field(metadata=numbers(2, 20))
    part: Effect = field(metadata=meaning({}, Pay, Cache, Tuck))

    def run(self, game: Wyrmspan, at: At) -> None:
        found = self.part.choices(game, at)  # type: ignore[attr-defined]  # Pay, Cache and Tuck have it
        game.ask(self, at, (*found, SKIP) if found else ())

    def can(self, game: Wyrmspan, at: At) -> bool:
        return self.part.can(game, at)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        game.push(up_to(self.n - 1, self.part) if self.n > 2 else self.part, at)
        self.part.chosen(game, at, option)

    def preview(self, game: Wyrmspan, at: At, option: int) -> Says | None:
        return self.part.preview(game, at, option)

    def words(self) -> dict[str, object]:
        return {"n": self.n, "part": self.part}

    def signs(self) -> tuple[str, ...]:
        return (f"x{self.n}", *self.part.signs())

    def worth(self, prices: Prices) -> float:
        return 0.6 * self.n * worth_of(self.part, prices)

    def spends(self) -> bool:
        return spends(self.part)

    def forced(self) -> Effect:
        return up_to(self.n, forced(self.part))


@cache
def up_to(n: int, part: Effect) -> UpTo:
    return UpTo(n, part)
