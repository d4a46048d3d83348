"""What each component of the box shows: a struct for each kind, and the signs of the verbs."""

from __future__ import annotations

from typing import Literal

import msgspec

from wyrmhall.core.faces import Face
from wyrmhall.core.setup import Value
from wyrmhall.games.worms.hexes import STAY, WAYS, step_of

Sign = Literal[
    "target", "air-strike", "steer", "dice", "blast", "damage", "heal", "level", "safe", "scatter", "knockback",
    "shove", "jump", "inch", "land", "wind", "draw", "flipper", "worm", "mine", "oil_drum", "crate", "fire", "crater",
    "sentry-gun", "electromagnet",
]  # fmt: skip
"""What verbs are drawn with; Things by the names that packs give them."""
CardClass = Literal["starter_fixed", "starter_random", "supply", "super", "support"]
Symbol = Literal["T", "M", "P"]
Edition = Literal["base", "collectors"]
Cells = tuple[tuple[int, int], ...]


class CardFace(Face, frozen=True, tag="card"):
    """A weapon with its action line, or a support card without one."""

    sort: CardClass
    edition: Edition
    count: int
    line: tuple[Symbol, ...]
    signs: tuple[Sign, ...]

    def listed(self) -> dict[str, Value]:
        return {"class": self.sort, "edition": self.edition, "count": self.count}


class DropFace(Face, frozen=True, tag="drop"):
    """A drop card."""

    edition: Edition
    count: int
    signs: tuple[Sign, ...]

    def listed(self) -> dict[str, Value]:
        return {"edition": self.edition, "count": self.count}


class DeathFace(Face, frozen=True, tag="death"):
    """A sudden death card."""

    signs: tuple[Sign, ...]


class TileFace(Face, frozen=True, tag="tile"):
    """A tile, not turned: its hexes by (q, r)."""

    edition: Edition
    land: Cells
    water: Cells

    def listed(self) -> dict[str, Value]:
        return {"edition": self.edition, "land": len(self.land), "water": len(self.water)}


class TeamFace(Face, frozen=True, tag="team"):
    """A team, by its place in the order for the first turn."""

    number: int

    def listed(self) -> dict[str, Value]:
        return {"number": self.number}


class Printed(msgspec.Struct, frozen=True):
    """What is the same on every table."""

    ways: Cells  # by the numbers of the wind dial: what a step adds to (q, r); the first is no step


BOARD = Printed(tuple([step_of(way) for way in (STAY, *WAYS)]))
FACES = (CardFace, DropFace, DeathFace, TileFace, TeamFace)
