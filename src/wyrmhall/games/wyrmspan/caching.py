"""Caching: a resource comes to lie on a dragon for good."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.params import STEP, meaning
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.counting import Dragons
from wyrmhall.games.wyrmspan.effects import FOUR_KINDS
from wyrmhall.games.wyrmspan.moves import (
    cache_on,
    give,
    hosts,
)
from wyrmhall.games.wyrmspan.numbers import (
    A_FATE,
    ANY,
    FATE_OPTION,
    GENERAL,
    HERE,
    KEEP,
    KINDS,
    NTH,
    PLACES,
    RESOURCE,
    SOURCES,
    SPACE_OPTION,
    SUPPLY,
    THINGS,
    TOKEN_OPTION,
    YES,
)
from wyrmhall.games.wyrmspan.objectives import CACHED, may_shun
from wyrmhall.games.wyrmspan.parameters import CACHED as CACHED_FROM
from wyrmhall.games.wyrmspan.parameters import FOUR, PLACE, RESOURCES, kinds
from wyrmhall.games.wyrmspan.refusing import elsewhere
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Deed, Feeding, Prices, Step, Verb, forced, signs_to, worth_of
from wyrmhall.games.wyrmspan.versions import MAY_HURT


@dataclass(frozen=True, slots=True)
class Cache(Verb):
    """A resource comes to lie on a dragon for good; from the own supply this may be declined."""

    kind: int = field(default=RESOURCE, metadata=RESOURCES)
    n: int = 1
    source: int = field(default=SUPPLY, metadata=CACHED_FROM)
    on: int = field(default=HERE, metadata=PLACE)
    then: Effect | None = field(default=None, metadata=STEP)

    def fault(self) -> str:
        return "no-then" if self.then is not None and self.n > 1 else ""

    def feeds(self) -> Feeding | None:
        return Feeding(False, self.n)

    def does(self) -> Deed | None:
        return "cache", self.n

    def choices(self, game: Wyrmspan, at: At) -> tuple[int, ...]:
        p = game.players[at.player]
        if not hosts(p, self.on, at.place):
            return ()
        kinds = range(4) if self.kind == RESOURCE else (self.kind,)
        if self.source == GENERAL:
            return tuple([TOKEN_OPTION[k] for k in kinds])
        return tuple([TOKEN_OPTION[k] for k in kinds if p.supply[k]])

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def run(self, game: Wyrmspan, at: At) -> None:
        found = self.choices(game, at)
        if found and (self.source == SUPPLY or game.asks or self.may_hurt(game, at)):
            found = (*found, SKIP)
        game.ask(self, at, found)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.n > 1:
            game.push(Cache(self.kind, self.n - 1, self.source, self.on), at)
        if self.then is not None:
            game.push(self.then, at)
        step_on = onto(NTH[option], self.source == GENERAL, self.on)
        found = hosts(game.players[at.player], self.on, at.place)
        if len(found) == 1:
            step_on.chosen(game, at, SPACE_OPTION[found[0]])
        else:
            game.push(step_on, at)

    def may_hurt(self, game: Wyrmspan, at: At) -> bool:
        return game.setup.version >= MAY_HURT and may_shun(game, game.players[at.player], CACHED)

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {
            "kind": KINDS[self.kind],
            "n": self.n,
            "source": SOURCES[self.source],
            "on": PLACES[self.on],
            "more": "no" if self.then is None else "yes",
        }
        return said if self.then is None else {**said, "then": self.then}

    def signs(self) -> tuple[str, ...]:
        return (*(KINDS[self.kind],) * self.n, "cache", *signs_to(self.then))

    def worth(self, prices: Prices) -> float:
        price = prices.of(self.kind) if self.source == SUPPLY else 0.0
        return self.n * (prices.kept - price) + worth_of(self.then, prices)

    def forced(self) -> Effect:
        then = None if self.then is None else forced(self.then)
        return Cache(self.kind, self.n, self.source, self.on, then)


@dataclass(frozen=True, slots=True)
class CacheOn(Step):
    """The dragon that a chosen resource comes to lie on."""

    kind: int
    from_general: bool
    on: int

    def run(self, game: Wyrmspan, at: At) -> None:
        found = hosts(game.players[at.player], self.on, at.place)
        game.ask(self, at, tuple([SPACE_OPTION[s] for s in found]))

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        return elsewhere(game, at, self.on, "WS-CAC-03")

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        (game.bank if self.from_general else game.players[at.player].supply)[self.kind] -= 1
        cache_on(game, at.player, NTH[option], self.kind)


@cache
def onto(kind: int, from_general: bool, on: int) -> CacheOn:
    return CacheOn(kind, from_general, on)


@dataclass(frozen=True, slots=True)
class GainMayCache(Verb):
    """Gain a resource, and cache that very one or keep it."""

    kind: int = field(metadata=kinds(*FOUR))
    on: int = field(default=HERE, metadata=PLACE)

    def does(self) -> Deed | None:
        return "cache", 1

    def run(self, game: Wyrmspan, at: At) -> None:
        found = [SPACE_OPTION[s] for s in hosts(game.players[at.player], self.on, at.place)]
        found.append(FATE_OPTION[KEEP])
        if game.asks:
            found.append(SKIP)
        game.ask(self, at, tuple(found))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == FATE_OPTION[KEEP]:
            give(game, at.player, self.kind)
        elif option != SKIP:
            game.bank[self.kind] -= 1
            cache_on(game, at.player, NTH[option], self.kind)

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        return Msg("keep-it") if option == FATE_OPTION[KEEP] else Verb.label(self, game, at, option)

    def words(self) -> dict[str, object]:
        return {"kind": KINDS[self.kind], "on": PLACES[self.on]}

    def signs(self) -> tuple[str, ...]:
        return (KINDS[self.kind], "cache")

    def worth(self, prices: Prices) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class Hoard(Verb):
    """Gain a resource for every dragon of a set; some of them may be cached here at once."""

    of: Dragons = field(metadata=meaning({}, Dragons))
    most: int

    def does(self) -> Deed | None:
        return "cache", 1

    def run(self, game: Wyrmspan, at: At) -> None:
        n = len(self.of.members(game.players[at.player], at.place))
        if n:
            game.push(hoarding(n, self.most), at)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.of.members(game.players[at.player], at.place))

    def signs(self) -> tuple[str, ...]:
        return ("resource", "cache")

    def worth(self, prices: Prices) -> float:
        return 1.5


@dataclass(frozen=True, slots=True)
class Hoarding(Step):
    """The resources of a Hoard still to come: each kind to keep, or as a fate to cache."""

    n: int
    most: int

    def run(self, game: Wyrmspan, at: At) -> None:
        options = list(FOUR_KINDS)
        if self.most:
            options += [FATE_OPTION[k] for k in range(4)]
        if game.asks:
            options.append(SKIP)
        game.ask(self, at, tuple(options))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        kind, n = THINGS.thing(option)
        caches = kind == A_FATE
        if self.n > 1:
            game.push(hoarding(self.n - 1, self.most - caches), at)
        if caches:
            game.bank[n] -= 1
            cache_on(game, at.player, at.place, n)
        else:
            give(game, at.player, n)

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        if option == SKIP or THINGS.thing(option)[0] != A_FATE:
            return Verb.label(self, game, at, option)
        return Msg("cache-here", kind=KINDS[THINGS.thing(option)[1]])


@cache
def hoarding(n: int, most: int) -> Hoarding:
    return Hoarding(n, most)


@dataclass(frozen=True, slots=True)
class GainAndCache(Verb):
    """Gain two resources: one is kept, the other cached on any own dragon."""

    def does(self) -> Deed | None:
        return "cache", 1

    def run(self, game: Wyrmspan, at: At) -> None:
        if game.asks:
            game.ask(self, at, (YES, SKIP))
        else:
            self.chosen(game, at, YES)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option != SKIP:
            game.push(CACHE_ANY, at)
            game.push(KEEP_ANY, at)

    def signs(self) -> tuple[str, ...]:
        return ("resource", "cache")

    def worth(self, prices: Prices) -> float:
        return 1.6


@dataclass(frozen=True, slots=True)
class KeepAny(Step):
    """Gain a resource that may not be declined any more."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask(self, at, FOUR_KINDS)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        give(game, at.player, NTH[option])


@dataclass(frozen=True, slots=True)
class CacheAny(Step):
    """Cache a resource of the general supply, which hardly anybody declines."""

    def run(self, game: Wyrmspan, at: At) -> None:
        unwanted = game.setup.version >= MAY_HURT and may_shun(game, game.players[at.player], CACHED)
        game.ask(self, at, (*FOUR_KINDS, SKIP) if unwanted else FOUR_KINDS)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option != SKIP:
            game.push(onto(NTH[option], True, ANY), at)


KEEP_ANY: Final = KeepAny()

CACHE_ANY: Final = CacheAny()
