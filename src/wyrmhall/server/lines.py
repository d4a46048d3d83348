"""The lines of a table's log as people read it."""

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
