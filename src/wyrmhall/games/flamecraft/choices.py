"""Choices among goods: what is gained, given or paid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.kinds import FROM_ARTISANS, KINDS, good, pointer

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft


class OfGoods(Effect):
    """A choice among goods, and perhaps the coin."""

    __slots__ = ()

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return good(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return pointer(option)


@dataclass(frozen=True, slots=True)
class GainAny(OfGoods):
    """Gain goods of the player's choice, one after another."""

    n: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, KINDS)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.gain_good(at.player, option, 1)
        if self.n > 1:
            game.push(any_goods(self.n - 1), at)


@cache
def any_goods(n: int) -> GainAny:
    return GainAny(n)


TRIPLES: Final = tuple(combinations(KINDS, 3))


@dataclass(frozen=True, slots=True)
class ThreeDifferentGoods(Effect):
    """Gain three goods of three different kinds."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, ALL_TRIPLES)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        chosen = TRIPLES[option]
        game.gain(at.player, tuple([1 if kind in chosen else 0 for kind in KINDS]), 0, 0, FROM_ARTISANS)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("these", what=[good(kind) for kind in TRIPLES[option]])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return pointer(*TRIPLES[option])


ALL_TRIPLES: Final = tuple(range(len(TRIPLES)))
