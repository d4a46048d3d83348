"""What happens to the seats and the moves of a table, beside what its game tells.

Without slots: over a compiled `Event` those would hide its field.
"""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.events import Event


@dataclass(frozen=True)
class TimedOut(Event):
    """The time of the seat was up, and a bot answered for it."""


@dataclass(frozen=True)
class LostByClock(Event):
    """The time of the seat was up, and that lost it the game."""


@dataclass(frozen=True)
class Forfeited(Event):
    """The person of the seat did not come, and the host of the night did not let the others wait."""


@dataclass(frozen=True)
class AsksPause(Event):
    """The person of the seat would like the clock to stand still."""


@dataclass(frozen=True)
class Paused(Event):
    """The last to be asked agreed to a pause."""


@dataclass(frozen=True)
class NoPause(Event):
    """The person of the seat wants no pause."""


@dataclass(frozen=True)
class Resumed(Event):
    """The person of the seat ended a pause."""


@dataclass(frozen=True)
class Undone(Event):
    """An answer of the seat was taken back."""


@dataclass(frozen=True)
class UndoRefused(Event):
    """The seat does not agree to taking an answer back."""


@dataclass(frozen=True)
class Handed(Event):
    """A bot plays for the person of the seat."""


@dataclass(frozen=True)
class Back(Event):
    """The person of the seat plays again."""


@dataclass(frozen=True)
class Quit(Event):
    """The person of the seat wants the game deleted."""


@dataclass(frozen=True)
class WantsToEnd(Event):
    """The person of the seat would end a game that cannot go on."""


@dataclass(frozen=True)
class AgreedToRules(Event):
    """The person of the seat would go on under another version of the rules."""

    version: int


@dataclass(frozen=True)
class Redealt(Event):
    """What nobody sees was dealt anew."""
