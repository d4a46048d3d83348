"""Hexes as whole numbers: every hex that could lie on or around the map has an id, and a step is an addition."""

from __future__ import annotations

from functools import cache
from typing import Final

from wyrmhall.core.masks import bits

Hex = int
Cell = tuple[int, int]
"""A hex by its axial coordinates (q, r), as tiles and packs give it."""
OFF: Final = -1
"""Where a Thing is that is not on the map, and where the Target Token is while a player holds it."""

_HALF: Final = 64  # coordinates run from -64 to 63; six tiles in a row and the longest shot stay inside
_WIDTH: Final = 2 * _HALF

STAY: Final = 0
WIND: Final = 7
"""Results of a die beside the directions 1 to 6: no-move, and the wind."""
WAYS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
"""The directions by the numbers on the wind dial, clockwise from north."""
STEP: Final[tuple[int, ...]] = (0, -1, _WIDTH - 1, _WIDTH, 1, 1 - _WIDTH, -_WIDTH)
"""What is added to a hex to go one hex in a direction; 0 for no-move."""


def hex_at(q: int, r: int) -> Hex:
    return (q + _HALF) * _WIDTH + r + _HALF


def coords(at: Hex) -> tuple[int, int]:
    return at // _WIDTH - _HALF, at % _WIDTH - _HALF


def step_of(way: int) -> Cell:
    """A step in a direction by axial coordinates."""
    q, r = coords(hex_at(0, 0) + STEP[way])
    return q, r


@cache  # by every view and event
def said(at: Hex) -> str:
    """A hex as people read it and as the view names it."""
    q, r = coords(at)
    return f"{q},{r}"


def distance(a: Hex, b: Hex) -> int:
    dq, dr = a // _WIDTH - b // _WIDTH, a % _WIDTH - b % _WIDTH
    return max(abs(dq), abs(dr), abs(dq + dr))


def _offsets(n: int) -> tuple[int, ...]:
    return tuple([q * _WIDTH + r for q in range(-n, n + 1) for r in range(max(-n, -n - q), min(n, n - q) + 1)])


NEAR: Final[tuple[tuple[int, ...], ...]] = tuple([_offsets(n) for n in range(7)])
"""By distance 0 to 6: what is added to a hex to reach every hex so far away or nearer."""


def within(at: Hex, n: int) -> list[Hex]:
    """All hexes at distance 0 to n."""
    return [at + near for near in (NEAR[n] if n < len(NEAR) else _offsets(n))]


def neighbours(at: Hex) -> list[Hex]:
    return [at + STEP[way] for way in WAYS]


def line(at: Hex, way: int, n: int) -> list[Hex]:
    """The next n hexes in a direction."""
    step = STEP[way]
    return [at + step * i for i in range(1, n + 1)]


class Region:
    """Some hexes, as a table of bits from a corner of the field: as quick to ask as a set, and far sooner made."""

    __slots__ = ("_corner", "_hexes", "_mask", "_table")

    def __init__(self, mask: int, corner: Hex) -> None:
        self._mask = mask
        self._corner = corner
        self._table = mask.to_bytes(mask.bit_length() // 8 + 1, "little")
        self._hexes: tuple[Hex, ...] = ()

    def holds(self, at: Hex) -> bool:
        i = at - self._corner
        return 0 <= i >> 3 < len(self._table) and bool(self._table[i >> 3] >> (i & 7) & 1)

    def hexes(self) -> tuple[Hex, ...]:
        """All of them, in order; listed when first asked for, which is seldom."""
        if not self._hexes:
            self._hexes = tuple(bits(self._mask, self._corner))
        return self._hexes


def around(laid: list[Hex], n: int) -> Region:
    """All hexes at distance n or less from one of those laid."""
    corner = min(laid) - n * _WIDTH
    return Region(_grown(_mask(laid, corner), n), corner)


def room(figure: tuple[int, ...], laid: list[Hex]) -> list[Hex]:
    """In order, where the first hex of a figure can lie so that it covers nothing laid and touches it along a side."""
    reach = max([abs(part) for part in figure])
    corner = min(laid) - _WIDTH - 2 * reach
    covered = _mask(laid, corner)
    beside = _grown(covered, 1) & ~covered
    shifts = tuple([part + reach for part in figure])
    return bits(touches(shifts, beside) & ~touches(shifts, covered), corner + reach)


def _mask(laid: list[Hex], corner: Hex) -> int:
    """A bit for each of the hexes, counted from a corner of the field."""
    mask = 0
    for at in laid:
        mask |= 1 << at - corner
    return mask


def _grown(mask: int, n: int) -> int:
    """With all hexes at distance n or less."""
    for _ in range(n):
        mask |= mask << 1 | mask >> 1 | mask << _WIDTH | mask >> _WIDTH | mask << _WIDTH - 1 | mask >> _WIDTH - 1
    return mask


def rotated(cell: Cell, turns: int) -> Cell:
    """Turned about (0, 0) by sixths, clockwise."""
    q, r = cell
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def turned(shape: tuple[Cell, ...], turns: int) -> tuple[int, ...]:
    """A tile's hexes after turning by sixths, as what is added to the place of its first hex."""
    cells = [rotated(cell, turns) for cell in shape]
    q0, r0 = cells[0]
    return tuple([(q - q0) * _WIDTH + r - r0 for q, r in cells])


def touches(shifts: tuple[int, ...], wanted: int) -> int:
    """The anchors from which a figure has at least one cell on a wanted cell."""
    anchors = 0
    for shift in shifts:
        anchors |= wanted >> shift
    return anchors
