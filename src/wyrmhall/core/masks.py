"""Sets of small numbers as integer bit masks, for maps of cells."""

from __future__ import annotations

from typing import Final

from wyrmhall.native import WORD, i64

PRIME: Final = 61
POSITION: Final = sorted(range(PRIME - 1), key=lambda i: pow(2, i, PRIME))
"""The only set bit of a word by its remainder from a division by 61, less 1: those of the 60 powers of 2 all differ."""


def bits(mask: int, start: int = 0) -> list[int]:
    """The positions of the set bits, from the lowest, counted from `start`."""
    found: list[int] = []
    while mask:
        word: i64 = mask & (1 << WORD) - 1
        while word:
            low = word & -word
            found.append(start + POSITION[low % PRIME - 1])
            word ^= low
        mask >>= WORD
        start += WORD
    return found
