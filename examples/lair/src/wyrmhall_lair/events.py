"""What happened, for the log and the board. (No slots: over a compiled Event they would hide its field.)"""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.events import Event, secret


@dataclass(frozen=True)
class Drew(Event):
    """A treasure from the deck, which only its new owner sees."""

    card: int = secret()


@dataclass(frozen=True)
class Kept(Event):
    """One of the two treasures dealt."""


@dataclass(frozen=True)
class Settled(Event):
    """A treasure went into a lair, face down."""


@dataclass(frozen=True)
class Sold(Event):
    """A treasure was discarded for a gold."""

    card: int


@dataclass(frozen=True)
class Gained(Event):
    """Gold."""

    n: int
