"""Feeding hatchlings, with what lies in the supply or with what an exchange brings there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.params import OPTIONAL_STEP, STEP
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.exchanging import barter
from wyrmhall.games.wyrmspan.moves import cache_on, tuck_from_hand
from wyrmhall.games.wyrmspan.numbers import DRAGON, KINDS, TOKEN_OPTION
from wyrmhall.games.wyrmspan.parameters import FED
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Prices, Step, Verb, signs_to, worth_of
from wyrmhall.games.wyrmspan.versions import EXCHANGE_TO_FEED


@dataclass(frozen=True, slots=True)
class Hatch(Verb):
    """A hatchling: fed once per activation; what follows from a feeding, the row of its dragon says."""

    feed: int = field(metadata=FED)
    benefit: Effect | None = field(metadata=OPTIONAL_STEP)
    bonus: Effect = field(metadata=STEP)

    def run(self, game: Wyrmspan, at: At) -> None:
        found = self.choices(game, at)
        game.ask(self, at, (*found, SKIP) if found else ())

    def choices(self, game: Wyrmspan, at: At) -> tuple[int, ...]:
        p = game.players[at.player]
        if self.feed == DRAGON:
            return tuple(sorted(p.hand))
        s = p.supply
        if s[self.feed] or (s[0] + s[1] + s[2] + s[3] > 1 and game.setup.version >= EXCHANGE_TO_FEED):
            return (TOKEN_OPTION[self.feed],)
        return ()

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.feed == DRAGON:
            tuck_from_hand(game, at.player, at.place, option)
            return
        game.push(FEED[self.feed], at)
        if not game.players[at.player].supply[self.feed]:
            game.push(barter(self.feed), at)

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        if option == TOKEN_OPTION[self.feed] and not game.players[at.player].supply[self.feed]:
            return Msg("by-exchange", kind=KINDS[self.feed])
        return Verb.label(self, game, at, option)

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {"feed": KINDS[self.feed], "bonus": self.bonus, "more": "no"}
        return said if self.benefit is None else {**said, "more": "yes", "benefit": self.benefit}

    def signs(self) -> tuple[str, ...]:
        fed = "tuck" if self.feed == DRAGON else KINDS[self.feed]
        return (fed, *signs_to(self.benefit or self.bonus))

    def worth(self, prices: Prices) -> float:
        return 0.4 + worth_of(self.benefit, prices) + 0.4 * worth_of(self.bonus, prices)


@dataclass(frozen=True, slots=True)
class Feed(Step):
    """A resource of the supply comes to lie on the hatchling."""

    kind: int

    def run(self, game: Wyrmspan, at: At) -> None:
        game.players[at.player].supply[self.kind] -= 1
        cache_on(game, at.player, at.place, self.kind)


FEED: Final = tuple([Feed(kind) for kind in range(4)])
