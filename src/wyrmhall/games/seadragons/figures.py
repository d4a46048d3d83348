"""Figures of squares: turning, mirroring, and which cells of a mask they cover and touch. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable

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


def mask_of(cells: Iterable[Cell], stride: int) -> int:
    """One bit per cell, `stride` bits a row. A stride wider than the grid keeps neighbours from wrapping round."""
    mask = 0
    for r, c in cells:
        mask |= 1 << (r * stride + c)
    return mask


def stride_of(board_size: int) -> int:
    """One column more than the map has. A figure that hangs together cannot jump over it into the next row."""
    return 2 * board_size + 2


def beside(mask: int, stride: int) -> int:
    """All cells that share a side with a cell of the mask (cells of the mask itself only if they touch another)."""
    return (mask << 1) | (mask >> 1) | (mask << stride) | (mask >> stride)


def fits(shifts: tuple[int, ...], free: int) -> int:
    """The anchors from which a figure (its cells as distances from the anchor) lies on free cells only."""
    anchors = -1
    for shift in shifts:
        anchors &= free >> shift
    return anchors
