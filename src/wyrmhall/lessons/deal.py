"""Chosen luck: a deal that shows what is to be learnt, drawn by the engine like any other."""

from __future__ import annotations

from collections.abc import Mapping

from wyrmhall.core.rng import FastLuck, Luck
from wyrmhall.core.setup import Setup
from wyrmhall.lessons.format import BadLesson
from wyrmhall.lessons.props import piles_of

ANY = -1
"""Where a deal leaves a draw to the seed."""


class ChosenLuck(Luck):
    """Fast luck in which some draws are chosen."""

    __slots__ = ("_chosen", "_rest")

    def __init__(self, seed: int, chosen: Mapping[tuple[int, int], int]) -> None:
        self._rest = FastLuck(seed)
        self._chosen = chosen

    def draw(self, stream: int, count: int, n: int) -> int:
        number = self._chosen.get((stream, count), ANY)
        return number if 0 <= number < n else self._rest.draw(stream, count, n)

    @property
    def seed(self) -> int | str:
        return self._rest.seed


def luck_of(setup: Setup, seed: int, deal: Mapping[str, list[int]]) -> ChosenLuck:
    """Luck by which each pile gives the named cards in this order, then whatever the seed says."""
    rest, chosen, piles = FastLuck(seed), dict[tuple[int, int], int](), piles_of(setup)
    for name, wanted in deal.items():
        if name not in piles:
            raise BadLesson(f"{setup.game} has no pile {name!r}; it has: {', '.join(sorted(piles))}")
        stream, cards, *earlier = piles[name]
        before = earlier[0] if earlier else ()
        chosen.update({(stream, count): number for count, number in enumerate(before)})
        left = list(cards)
        for count, card in enumerate(wanted, len(before)):
            if not cards:
                chosen[stream, count] = card
                continue
            if card != ANY and card not in left:
                raise BadLesson(f"{card} cannot be drawn from {name}: it is not there, or was drawn before")
            i = rest.draw(stream, count, len(left)) if card == ANY else left.index(card)
            chosen[stream, count] = i
            left[i], left[-1] = left[-1], left[i]  # as core.decks.draw takes it
            left.pop()
    return ChosenLuck(seed, chosen)
