"""What a table remembers of its log beside the game: the lines, whom they name, and the seats that bots played."""

from __future__ import annotations

from typing import NamedTuple

from wyrmhall.core.events import Event
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.server.rows import SeatRow


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


def names_of(seats: list[SeatRow], speaker: Speaker) -> list[str]:
    """The players as a reader calls them: a bot that nobody named by its level, the game's own opponent last."""
    found = [_name(seat, speaker) for seat in seats]
    return [*found, speaker.say(Msg("solo-opponent"))] if speaker.knows("solo-opponent") else found


def _name(seat: SeatRow, speaker: Speaker) -> str:
    if seat.kind == "bot" and seat.name == seat.level:
        return speaker.say(Msg(f"level-{seat.level}"))
    return seat.name or (speaker.say(Msg("departed")) if seat.kind == "person" else "")
