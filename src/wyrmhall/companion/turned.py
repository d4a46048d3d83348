"""Chance at a real table: what leaves a deck is what somebody has just turned up there, and says."""

from __future__ import annotations

from collections.abc import Callable

from wyrmhall.core.rng import Luck


class Turned(Luck):
    """Draws from a stream of n things whichever of them the person names."""

    __slots__ = ("named",)

    def __init__(self, named: Callable[[int, int], int]) -> None:
        self.named = named  # by stream and n

    def draw(self, stream: int, count: int, n: int) -> int:
        return self.named(stream, n)

    @property
    def seed(self) -> int | str:
        return ""  # the decks lie on the table
