"""What a table remembers of its log beside the game: the lines as people read them, and the seats that bots played."""

from __future__ import annotations

from typing import NamedTuple

from wyrmhall.core.events import Event


class LogLine(NamedTuple):
    """One thing told: the entry that caused it, the step it belongs to, and what happened."""

    seq: int
    step: int
    what: Event
    by_game: bool  # said with the game's words, else with the server's
    by: int  # the seat whose answer caused it, or NO_SEAT
    to: tuple[int, ...] | None = None  # who alone may read it; none: everybody


class Hand(NamedTuple):
    """A bot took a person's seat."""

    seat: int
    level: str
    is_own: bool  # by its owner's word, or by the clock's; else others did it while they were away
