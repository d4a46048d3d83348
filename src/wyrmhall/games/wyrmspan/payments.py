"""Paying: what a cost may be paid with, one thing at a time, and the exchange of resources that is always open."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.catalog import LIKE
from wyrmhall.games.wyrmspan.effects import FOUR_KINDS, MUST
from wyrmhall.games.wyrmspan.kinds import (
    ANY,
    CARD,
    CAVE,
    COIN,
    DRAGON,
    EGG,
    ITEM,
    KINDS,
    OF_CAVE,
    OF_EGG,
    OF_KIND,
    PLACES,
    RESOURCE,
)
from wyrmhall.games.wyrmspan.moves import discard_cave, discard_dragon, give, lift_egg, nested_eggs, take_back
from wyrmhall.games.wyrmspan.state import STANDING, Player, Wyrmspan
from wyrmhall.games.wyrmspan.things import Step, Verb, ask_or_skip, by_dragon, might


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
    if kind in (CAVE, CARD, ITEM):
        n += len(p.pit)
    return n


def payable(p: Player, kind: int, where: int, place: int) -> list[int]:
    """The things a player could pay one of, equal ones once."""
    if kind == COIN:
        return [OF_KIND + COIN] if p.supply[COIN] else []
    if kind == EGG:
        return [OF_EGG + space for space in nested_eggs(p, where, place)]
    found: list[int] = []
    if kind in (DRAGON, CARD, ITEM):
        found += sorted(p.hand)
    if kind in (CAVE, CARD, ITEM):
        found += unlike(p.pit)
    if kind in (RESOURCE, ITEM):
        found += [OF_KIND + k for k in range(4) if p.supply[k]]
    return found


def unlike(cards: list[int]) -> list[int]:
    """Cave cards as options, one of those that do the same."""
    seen: set[int] = set()
    found = []
    for card in sorted(cards):
        if LIKE[card] not in seen:
            seen.add(LIKE[card])
            found.append(OF_CAVE + card)
    return found


def pay(game: Wyrmspan, seat: int, thing: int, onto: int = -1) -> None:
    """One thing leaves a player: to the general supply, to its discard pile, or onto an action place."""
    if thing >= OF_EGG:
        lift_egg(game, seat, thing - OF_EGG, onto)
    elif thing >= OF_KIND:
        take_back(game, seat, thing - OF_KIND)
    elif thing >= OF_CAVE:
        discard_cave(game, seat, thing - OF_CAVE)
    else:
        discard_dragon(game, seat, thing)


@dataclass(frozen=True, slots=True)
class Pay(Verb):
    """A cost, paid completely or not at all, and what it buys. The first thing paid is chosen with the decision."""

    kind: int
    n: int = 1
    where: int = ANY
    then: Effect | None = None

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
            found = [thing for thing in found if without(then, game, at, thing)]
        return tuple(found)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def run(self, game: Wyrmspan, at: At) -> None:
        ask_or_skip(self, game, at, self.choices(game, at), at.piece == MUST)

    def might(self, game: Wyrmspan, at: At) -> bool:
        p, then = game.players[at.player], self.then
        left = amount(p, self.kind, self.where, at.place) - self.n
        if left < 0 or (left == 0 and self.kind == DRAGON):  # no card would be left to play
            return self.can(game, at)
        if then is None or self.kind != RESOURCE:
            return then is None or might(then, game, at)
        kind = next(k for k in range(4) if p.supply[k])
        p.supply[kind] -= 1  # what is paid may be what the benefit needs
        able = might(then, game, at)
        p.supply[kind] += 1
        return able

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

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {
            "kind": KINDS[self.kind],
            "n": self.n,
            "where": PLACES[self.where],
            "more": "no" if self.then is None else "yes",
        }
        return said if self.then is None else {**said, "then": self.then}


def without(then: Effect, game: Wyrmspan, at: At, thing: int) -> bool:
    """Whether what a card, resource or egg would pay for could still be done without it."""
    p = game.players[at.player]
    if thing < OF_CAVE:
        i = p.hand.index(thing)
        p.hand[i] = 0
        able = then.can(game, at)
        p.hand[i] = thing
        return able
    pile, i = (p.eggs, thing - OF_EGG) if thing >= OF_EGG else (p.supply, thing - OF_KIND)
    pile[i] -= 1
    able = then.can(game, at)
    pile[i] += 1
    return able


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
        if len(found) > 1 and amount(p, self.kind, self.where, at.place) > self.n:
            game.ask(self, at, tuple(found))
        elif found:
            self.chosen(game, at, found[0])

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        pay(game, at.player, option, self.onto)
        if self.n > 1:
            game.push(spend(self.kind, self.n - 1, self.where, self.onto), at)

    def prompt(self, game: Wyrmspan, at: At) -> Says:
        return Msg("ask-spend", kind=KINDS[self.kind], n=self.n)


@cache
def spend(kind: int, n: int, where: int = ANY, onto: int = -1) -> Spend:
    return Spend(kind, n, where, onto)


@dataclass(frozen=True, slots=True)
class UpTo(Verb):
    """Offer a payment, a tuck or a caching again and again, each completely resolved before the next."""

    n: int
    part: Effect

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


@cache
def up_to(n: int, part: Effect) -> UpTo:
    return UpTo(n, part)


@dataclass(frozen=True, slots=True)
class Exchange(Step):
    """Beside any decision: two resources for one. First the two that go, as 10 * more + less."""

    def run(self, game: Wyrmspan, at: At) -> None:
        s = game.players[at.player].supply
        pairs = [10 * a + b for a in range(4) for b in range(a + 1) if s[a] and s[b] and (a != b or s[a] > 1)]
        game.ask(self, at, (*[1000 + pair for pair in pairs], SKIP))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option != SKIP:
            game.push(EXCHANGE_FOR, At(at.player, -1, option))

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("skip")
        a, b = divmod(option - 1000, 10)
        return Msg("exchange-pair", one=Msg("token", kind=KINDS[a]), two=Msg("token", kind=KINDS[b]))

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class ExchangeFor(Step):
    """What the two resources of `at.piece` are exchanged for."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask(self, at, FOUR_KINDS)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        a, b = divmod(at.piece - 1000, 10)
        exchange(game, at.player, a, b, option - OF_KIND)


@dataclass(frozen=True, slots=True)
class Barter(Step):
    """Two resources go, one after the other, for one of a kind of which there is none."""

    kind: int
    given: int = -1  # the first of the two

    def run(self, game: Wyrmspan, at: At) -> None:
        s = game.players[at.player].supply
        found = tuple([OF_KIND + k for k in range(4) if s[k] > (k == self.given)])
        if s[0] + s[1] + s[2] + s[3] == 2:
            self.chosen(game, at, found[0])  # both go
        else:
            game.ask(self, at, found)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if self.given < 0:
            game.push(barter(self.kind, option - OF_KIND), at)
        else:
            exchange(game, at.player, self.given, option - OF_KIND, self.kind)

    def prompt(self, game: Wyrmspan, at: At) -> Says:
        return by_dragon(game, at, Msg("ask-trade"))


@cache
def barter(kind: int, given: int = -1) -> Barter:
    return Barter(kind, given)


def exchange(game: Wyrmspan, seat: int, a: int, b: int, kind: int) -> None:
    take_back(game, seat, a)
    take_back(game, seat, b)
    give(game, seat, kind)
    if game.events is not None:
        game.tell(loose("exchanged", seat, {"kind": KINDS[kind]}))


EXCHANGE_FOR: Final = ExchangeFor()
STANDING.append(Exchange())
