"""The tree of a search: places, and what each answer there has brought so far."""

from __future__ import annotations

Key = tuple[type, int, int]
"""An option of a decision, in whatever world it comes up: the verb that asks, the seat, and the option."""


class Arm:
    """One option of a node: how often it was offered and taken, and what it brought the seat that chose."""

    __slots__ = ("node", "offered", "prior", "seat", "squares", "taken", "total")

    def __init__(self, seat: int, prior: float) -> None:
        self.seat = seat
        self.prior = prior
        self.offered = 0
        self.taken = 0
        self.total = 0.0
        self.squares = 0.0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """What it brings, with the prior as a first experience."""
        return (self.prior + self.total) / (1 + self.taken)

    @property
    def average(self) -> float:
        """What it brought when it was taken, without any prior."""
        return self.total / self.taken

    @property
    def variance(self) -> float:
        return max(0.0, self.squares / self.taken - self.average * self.average)


class Node:
    """A place in the tree: the answers that led here are the same, the worlds may differ."""

    __slots__ = ("arms", "brought", "priors", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.brought: list[float] = [0.0] * seats  # to each seat, in all
        self.arms: dict[Key, Arm] = {}
        self.priors: dict[Key, float] = {}
