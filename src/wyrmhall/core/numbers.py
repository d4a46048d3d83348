"""What option numbers mean: every kind of thing has its range of numbers, and no two ranges meet."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

TABLED: Final = 2048
"""Numbers below this are looked up in a table; those above, and negative ones, range by range."""


class Ranges:
    """A game's table of its option numbers, built once: `Ranges({CARD: range(0, 200), PILE: range(1000, 1003)})`.

    Kinds are small numbers of the game, and `n` counts the things of a kind from 0.
    """

    def __init__(self, ranges: Mapping[int, range]) -> None:
        self._ranges: dict[int, range] = dict(ranges)
        kinds = sorted(ranges, key=lambda kind: ranges[kind].start)
        self._spans: list[tuple[int, int, int]] = [(kind, ranges[kind].start, ranges[kind].stop) for kind in kinds]
        if any(not numbers or numbers.step != 1 for numbers in ranges.values()):
            raise ValueError(f"a kind of thing has no range of numbers in order: {ranges}")
        if any(ranges[kind].stop > ranges[above].start for kind, above in pairwise(kinds)):
            raise ValueError(f"two kinds of things have numbers in common: {ranges}")
        most = min(TABLED, max(numbers.stop for numbers in ranges.values()))
        self._table: list[tuple[int, int] | None] = [self._find(option) for option in range(most)]
        # One more than there are numbers, so that SKIP, which is -1, finds none as well.
        self.nth: tuple[int, ...] = (*[-1 if found is None else found[1] for found in self._table], -1)
        """By option number, for verbs that know the kind: which thing of its kind it names; -1: none."""

    def thing(self, option: int) -> tuple[int, int]:
        """The kind of thing that an option names, and which of them."""
        found = self._table[option] if 0 <= option < len(self._table) else self._find(option)
        if found is None:
            raise ValueError(f"option {option} is in no range of {self._ranges}")
        return found

    def option(self, kind: int, n: int) -> int:
        """The number by which thing n of a kind is offered."""
        if not 0 <= n < len(self._ranges[kind]):
            raise ValueError(f"kind {kind} has the numbers {self._ranges[kind]}, and none for {n}")
        return self._ranges[kind].start + n

    def options(self, kind: int) -> tuple[int, ...]:
        """The numbers of a kind, by which of them: a verb that offers many looks them up."""
        return tuple(self._ranges[kind])

    def _find(self, option: int) -> tuple[int, int] | None:
        for kind, first, end in self._spans:
            if first <= option < end:
                return kind, option - first
        return None
