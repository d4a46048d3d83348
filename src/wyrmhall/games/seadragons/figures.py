"""Figures of squares: turning, mirroring, and which cells of a mask they cover and touch. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Cell = tuple[int, int]  # row, column
Piece = tuple[int, int]  # which of the straight pieces, and how far from the anchor it begins
STRAIGHT: Final = (
    ((0, 0),),
    ((0, 0), (0, 1)),
    ((0, 0), (0, 1), (0, 2)),
    ((0, 0), (1, 0)),
    ((0, 0), (1, 0), (2, 0)),
)
"""The straight pieces that figures are put together of: a cell, rows and columns of two and three."""


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


def pieces_of(cells: frozenset[Cell], stride: int) -> tuple[Piece, ...]:
    """A figure as few straight pieces, which may overlap: half as many as it has cells."""
    inside: list[tuple[Piece, set[Cell]]] = []
    for row, column in sorted(cells):
        for kind, parts in enumerate(STRAIGHT):
            there = {(row + r, column + c) for r, c in parts}
            if there <= cells:
                inside.append(((kind, row * stride + column), there))
    found: list[Piece] = []
    left = set(cells)
    while left:
        piece, there = max(inside, key=lambda one: len(one[1] & left))
        found.append(piece)
        left -= there
    return tuple(found)


def rooms(free: int, stride: int) -> tuple[int, ...]:
    """For each straight piece: where it can begin to lie on free cells only."""
    row, column = free & free >> 1, free & free >> stride
    return free, row, row & free >> 2, column, column & free >> 2 * stride


def meetings(wanted: int, stride: int) -> tuple[int, ...]:
    """For each straight piece: where it can begin to have at least one cell on a wanted cell."""
    row, column = wanted | wanted >> 1, wanted | wanted >> stride
    return wanted, row, row | wanted >> 2, column, column | wanted >> 2 * stride


def anchors_of(pieces: tuple[Piece, ...], rooms: tuple[int, ...], meetings: tuple[int, ...]) -> int:
    """The anchors from which a figure lies on free cells only, and on at least one wanted cell."""
    if len(pieces) == 2:  # most figures, and so the loops below are spared
        (kind, shift), (other, further) = pieces
        anchors = rooms[kind] >> shift & rooms[other] >> further
        return anchors and anchors & (meetings[kind] >> shift | meetings[other] >> further)
    anchors = -1
    for kind, shift in pieces:
        anchors &= rooms[kind] >> shift
    if not anchors:
        return 0
    met = 0
    for kind, shift in pieces:
        met |= meetings[kind] >> shift
    return anchors & met
