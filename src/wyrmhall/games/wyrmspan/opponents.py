"""What opponents get of an ability."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import STEP
from wyrmhall.games.wyrmspan.effects import FOUR_KINDS, gain
from wyrmhall.games.wyrmspan.numbers import NTH
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Deed, Prices, Verb


@dataclass(frozen=True, slots=True)
class Opponents(Verb):
    """Afterwards every other player, clockwise from the owner, may do it on the own mat."""

    part: Effect = field(metadata=STEP)

    def is_for_others(self) -> bool:
        return True

    def does(self) -> Deed | None:
        return "opponents", 1

    def run(self, game: Wyrmspan, at: At) -> None:
        n = len(game.players)
        source = game.players[at.player].dragons[at.place] if at.place >= 0 else at.piece
        for i in range(n - 1, 0, -1):
            game.push(self.part, At((at.player + i) % n, -1, source))

    def can(self, game: Wyrmspan, at: At) -> bool:
        n = len(game.players)
        return any(self.part.can(game, At((at.player + i) % n)) for i in range(1, n))

    def signs(self) -> tuple[str, ...]:
        return ("others", *self.part.signs())

    def worth(self, prices: Prices) -> float:
        return 0.0


@dataclass(frozen=True, slots=True)
class GainShared(Verb):
    """The owner names a kind and gains some of it; every opponent may gain one of the same."""

    n: int

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask(self, at, FOUR_KINDS)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        kind = NTH[option]
        game.push(OPPONENTS_GAIN[kind], at)
        game.push(gain(kind, self.n), at)

    def signs(self) -> tuple[str, ...]:
        return (*("resource",) * self.n, "others", "resource")

    def worth(self, prices: Prices) -> float:
        return 1.0


OPPONENTS_GAIN: Final = tuple([Opponents(gain(kind)) for kind in range(4)])
