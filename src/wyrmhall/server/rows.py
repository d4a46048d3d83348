"""The rows of tables, seats and people as they are kept, and the clock by which they are dated."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

log = logging.getLogger(__name__)
Kept = TypeVar("Kept")


class Wall:
    """The clock on the wall, which here never goes back: whoever sets it back must not make games stand still."""

    def __init__(self) -> None:
        self.ahead = 0  # of the clock that only counts

    def nanoseconds(self) -> int:
        steady = time.monotonic_ns()
        self.ahead = max(self.ahead, time.time_ns() - steady)  # forward it is believed: the machine may have slept
        return steady + self.ahead


WALL = Wall()


def now() -> int:
    """Milliseconds since 1970."""
    return WALL.nanoseconds() // 1_000_000


def legible(decode: Callable[[str], Kept], kept: str | None) -> Kept | None:
    """What a row of many holds as JSON; a damaged one is as one that holds nothing, and harms no list that it is in."""
    if not kept:
        return None
    try:
        return decode(kept)
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        log.error("a row is left out: %s", type(error).__name__)
        return None


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    players: int
    options: str
    pack: str | None
    profile: str
    seed: str
    seed_open: bool
    commitment: str
    settings: str
    owner: str
    created: int
    started: int | None = None
    ended: int | None = None
    due: int | None = None
    rematch: str | None = None
    parent: str | None = None
    parent_step: int = 0
    version: int = 1
    house_seed: str | None = None
    outcome: str | None = None
    dealt_with: str | None = None
    numbers: str | None = None


@dataclass(slots=True)
class SeatRow:
    table_id: str
    seat: int
    kind: str
    name: str
    level: str
    owner: str | None
    link: str | None = None
    host: str | None = None
    seen: int = 0
    commitment: str | None = None
    nonce: str | None = None
    again: bool | None = None
    again_number: str | None = None


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    webhook: str
