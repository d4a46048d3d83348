"""Hexagons by axial coordinates (q, r): directions, distance, lines, rings. Pure functions."""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Six neighbours in order round the hex, so that direction d turned by k is (d + k) % 6."""


def step(at: Hex, direction: int, n: int = 1) -> Hex:
    dq, dr = DIRECTIONS[direction % 6]
    return at[0] + dq * n, at[1] + dr * n


def neighbours(at: Hex) -> list[Hex]:
    return [(at[0] + dq, at[1] + dr) for dq, dr in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def direction_between(a: Hex, b: Hex) -> int | None:
    """The direction of b from a, if b lies on one of the six lines through a."""
    n = distance(a, b)
    for d in range(6):
        if n and step(a, d, n) == b:
            return d
    return None


def within(at: Hex, n: int) -> list[Hex]:
    """All hexes at distance 0 to n."""
    q, r = at
    return [(q + dq, r + dr) for dq in range(-n, n + 1) for dr in range(max(-n, -n - dq), min(n, n - dq) + 1)]


def rotated(at: Hex, turns: int) -> Hex:
    """Turned about (0, 0) by sixths in the order of DIRECTIONS."""
    q, r = at
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r
