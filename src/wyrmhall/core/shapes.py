"""Figures of squares as integer bit masks: turning, mirroring, and all places of a figure at once. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wyrmhall.core.native import i64

Cell = tuple[int, int]  # row, column


def cells_of(rows: Iterable[str], mark: str = "X") -> frozenset[Cell]:
    """The marked cells of a drawing."""
    return frozenset((r, c) for r, row in enumerate(rows) for c, char in enumerate(row) if char == mark)


def turned(cells: Iterable[Cell]) -> frozenset[Cell]:
    """A quarter turn clockwise, moved back to row and column 0."""
    return at_origin((c, -r) for r, c in cells)


def mirrored(cells: Iterable[Cell]) -> frozenset[Cell]:
    return at_origin((r, -c) for r, c in cells)


def at_origin(cells: Iterable[Cell]) -> frozenset[Cell]:
    here = list(cells)
    top, left = min(r for r, _ in here), min(c for _, c in here)
    return frozenset((r - top, c - left) for r, c in here)


def orientations(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    """The different figures that turning and mirroring give, in a fixed order."""
    found: list[frozenset[Cell]] = []
    for start in (at_origin(cells), mirrored(cells)):
        figure = start
        for _ in range(4):
            if figure not in found:
                found.append(figure)
            figure = turned(figure)
    return sorted(found, key=sorted)


def is_connected(cells: Iterable[Cell]) -> bool:
    """Whether the cells hang together by their sides."""
    left = set(cells)
    if not left:
        return False
    reached = [left.pop()]
    for r, c in reached:
        for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if near in left:
                left.remove(near)
                reached.append(near)
    return not left


def mask_of(cells: Iterable[Cell], stride: int) -> int:
    """One bit per cell, `stride` bits a row. A stride wider than the grid keeps neighbours from wrapping round."""
    mask = 0
    for r, c in cells:
        mask |= 1 << (r * stride + c)
    return mask


WORD: Final = 60
POSITION: Final = sorted(range(WORD), key=lambda i: pow(2, i, WORD + 1))
"""The only set bit of a word by its remainder from a division by 61, less 1: those of the 60 powers of 2 all differ."""


def bits(mask: int, start: int = 0) -> list[int]:
    """The positions of the set bits, from the lowest, counted from `start`."""
    found: list[int] = []
    while mask:
        word: i64 = mask & (1 << WORD) - 1
        while word:
            low = word & -word
            found.append(start + POSITION[low % (WORD + 1) - 1])
            word ^= low
        mask >>= WORD
        start += WORD
    return found


def beside(mask: int, stride: int) -> int:
    """All cells that share a side with a cell of the mask (cells of the mask itself only if they touch another)."""
    return (mask << 1) | (mask >> 1) | (mask << stride) | (mask >> stride)


def fits(shifts: tuple[int, ...], free: int) -> int:
    """The anchors from which a figure (its cells as distances from the anchor) lies on free cells only."""
    anchors = -1
    for shift in shifts:
        anchors &= free >> shift
    return anchors


def touches(shifts: tuple[int, ...], wanted: int) -> int:
    """The anchors from which a figure has at least one cell on a wanted cell."""
    anchors = 0
    for shift in shifts:
        anchors |= wanted >> shift
    return anchors
