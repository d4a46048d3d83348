"""The exchange of two resources for one, which is nearly always open."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from wyrmhall.core.engine import SKIP, At
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.wyrmspan.effects import FOUR_KINDS
from wyrmhall.games.wyrmspan.events import Exchanged
from wyrmhall.games.wyrmspan.moves import give, take_back
from wyrmhall.games.wyrmspan.numbers import NTH, PAIR, PAIR_OPTION, TOKEN_OPTION, TOKENS
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.verbs import (
    Step,
    by_dragon,
)


@dataclass(frozen=True, slots=True)
class Exchange(Step):
    """Beside any decision: two resources for one. First the two that go."""

    def run(self, game: Wyrmspan, at: At) -> None:
        s = game.players[at.player].supply
        pairs = [PAIR_OPTION[a][b] for a in range(4) for b in range(a + 1) if s[a] and s[b] and (a != b or s[a] > 1)]
        game.ask(self, at, (*pairs, SKIP))

    def subject(self, game: Wyrmspan, at: At) -> Subject | None:
        return EXCHANGING

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option != SKIP:
            two, one = PAIR.parts(NTH[option])
            game.push(ExchangeFor(one, two), at)


@dataclass(frozen=True, slots=True)
class ExchangeFor(Step):
    """What the two resources are exchanged for."""

    one: int
    two: int

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask(self, at, FOUR_KINDS)

    def subject(self, game: Wyrmspan, at: At) -> Subject | None:
        return EXCHANGING

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        exchange(game, at.player, self.one, self.two, NTH[option])


@dataclass(frozen=True, slots=True)
class Barter(Step):
    """Two resources go, one after the other, for one of a kind of which there is none."""

    kind: int
    given: int = -1  # the first of the two

    def run(self, game: Wyrmspan, at: At) -> None:
        s = game.players[at.player].supply
        found = tuple([TOKEN_OPTION[k] for k in range(4) if s[k] > (k == self.given)])
        if s[0] + s[1] + s[2] + s[3] == 2:
            self.chosen(game, at, found[0])  # both go
        else:
            game.ask(self, at, found)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if self.given < 0:
            game.push(barter(self.kind, NTH[option]), at)
        else:
            exchange(game, at.player, self.given, NTH[option], self.kind)

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
        game.tell(Exchanged(seat, TOKENS[kind]))


EXCHANGE: Final = Exchange()
EXCHANGING: Final = Subject("", Msg("exchange"))
