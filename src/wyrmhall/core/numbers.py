"""What option numbers mean: of things, each kind has its range of numbers, and no two ranges meet."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate, pairwise
from operator import mul
from typing import Final

TABLED: Final = 2048
"""Numbers below this are looked up in a table; those above, and negative ones, range by range."""


class Ranges:
    """Things of one or more kinds, built once: `Ranges({CARD: range(0, 200), PILE: range(1000, 1003)})`.

    Kinds are small numbers of the game, and `n` counts the things of a kind from 0.
    """

    def __init__(self, ranges: Mapping[int, range]) -> None:
        self._ranges: dict[int, range] = dict(ranges)
        ordered = sorted(ranges.values(), key=lambda numbers: numbers.start)
        gaps = any(not numbers or numbers.step != 1 for numbers in ordered)
        if gaps or any(below.stop > above.start for below, above in pairwise(ordered)):
            raise ValueError(f"each kind of thing has a range of numbers in order, with none in common: {ranges}")
        self._table: list[tuple[int, int] | None] = list(map(self._find, range(min(TABLED, ordered[-1].stop))))
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
        for kind, numbers in self._ranges.items():
            if numbers.start <= option < numbers.stop:
                return kind, option - numbers.start
        return None


class Digits:
    """Several counts in one number: `Digits(10, 6)` holds one below 10 and one below 6, as units and tens would."""

    def __init__(self, *sizes: int) -> None:
        self.sizes: tuple[int, ...] = sizes
        self.weights: tuple[int, ...] = tuple(accumulate(sizes[:-1], mul, initial=1))
        """How much one more of each count adds to the number, for verbs that put many numbers together."""

    def parts(self, option: int) -> tuple[int, ...]:
        """The counts, the one that adds least first."""
        return tuple([option // weight % size for weight, size in zip(self.weights, self.sizes, strict=True)])

    def option(self, *parts: int) -> int:
        return sum(map(mul, parts, self.weights))


def by_verb(*table: tuple[Ranges | Digits, str]) -> dict[str, Ranges | Digits]:
    """A game's one table of its option numbers: what they mean, and which verbs ask by that meaning.

    The same number is a card for one verb and a cell for another, so the verb is the key (`PlaceDragon`, or with its
    variant `Place:park`). Each stands once. Negative numbers are no things: to skip, and what may be done beside.
    """
    found = [(verb, meaning) for meaning, verbs in table for verb in verbs.split()]
    if len(dict(found)) < len(found):
        raise ValueError(f"the options of a verb have two meanings: {found}")
    return dict(found)
