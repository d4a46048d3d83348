"""Whose question is next: clocks, then people who wait, then the others; of equals those who have had least."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from wyrmhall.server.limits import MOST_KEYS

CLOCK, WAITING, ALONE = 0, 1, 2
"""Somebody's time is up; somebody waits for the answer; nobody looks on."""
PATIENCE_OF_ALONE = 60.0
"""After so many seconds a question that nobody looks on counts like the others, so that it is answered one day."""
SHORT = 0.6
"""Seconds of a question for which there is a place of its own."""
FORGET_SECONDS = 60.0
"""In which what somebody has had counts for half."""
LITTLE = 0.001


def _waiting() -> int:
    return WAITING


def never() -> bool:
    return False


class Past(Exception):
    """Nobody wants to know any more."""


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a question is asked."""

    address: str = ""
    person: str = ""
    table: str = ""
    rank: Callable[[], int] = _waiting  # asked when turns are given: somebody may have come to look meanwhile

    def names(self) -> tuple[str, str, str]:
        person = f"person {self.person}"
        return f"address {self.address}" if self.address else person, person, f"table {self.table}"


@dataclass(slots=True, eq=False)
class Turn:
    asker: Asker
    names: tuple[str, str, str]
    seconds: float
    number: int
    since: float
    is_past: Callable[[], bool]
    granted: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """Places where questions are answered; where there is an `express`, the first is for short questions alone."""

    def __init__(self, places: int, express: bool = False) -> None:
        self.free = list(range(places))
        self.express = 0 if express else -1
        self.waiting: list[Turn] = []
        self.used: dict[str, tuple[float, float]] = {}  # seconds that somebody has had, and when that was counted
        self._numbers = itertools.count()

    async def take(self, asker: Asker, seconds: float, is_past: Callable[[], bool] = never) -> int:
        """A place, when it is this one's turn; the time is charged at once and corrected by `give`.

        `Past` for what would come too late: it is asked whenever turns are given, so that nothing is done for it."""
        turn = Turn(asker, asker.names(), seconds, next(self._numbers), time.monotonic(), is_past)
        self.waiting.append(turn)
        self._grant()
        try:
            return await turn.granted
        except asyncio.CancelledError:
            if turn in self.waiting:
                self.waiting.remove(turn)
            elif turn.granted.done() and not turn.granted.cancelled() and turn.granted.exception() is None:
                self.give(turn.granted.result(), asker, seconds, 0.0)
            raise

    def give(self, place: int, asker: Asker, seconds: float, took: float) -> None:
        """The place is free again."""
        self._charge(asker, took - seconds)
        self.free.append(place)
        self._grant()

    @property
    def oldest(self) -> float:
        """Seconds that the oldest question has waited."""
        return time.monotonic() - min(turn.since for turn in self.waiting) if self.waiting else 0.0

    def _grant(self) -> None:
        for turn in [turn for turn in self.waiting if turn.granted.done() or turn.is_past()]:
            self.waiting.remove(turn)
            if not turn.granted.done():  # else whoever asked was just cancelled
                turn.granted.set_exception(Past())
        for place in sorted(self.free):  # short questions take the place that is theirs first
            able = [turn for turn in self.waiting if place != self.express or turn.seconds <= SHORT]
            if able:
                turn = self._first(able)
                self.waiting.remove(turn)
                self.free.remove(place)
                self._charge(turn.asker, turn.seconds)
                turn.granted.set_result(place)

    def _first(self, able: list[Turn]) -> Turn:
        if len(able) == 1:
            return able[0]
        at = time.monotonic()
        # Of one address there may be hundreds, so what it has had is looked up once.
        had = {key: self._had(key, at) for key in {name for turn in able for name in turn.names}}

        def order(turn: Turn) -> tuple[float, ...]:
            address, person, table = turn.names
            rank = turn.asker.rank()
            if rank == ALONE and at - turn.since > PATIENCE_OF_ALONE:
                rank = WAITING
            return rank, had[address], had[person], had[table], turn.seconds, turn.number

        return min(able, key=order)

    def _had(self, key: str, at: float) -> float:
        kept = self.used.get(key)
        if kept is None:
            return 0.0
        left = kept[0] * 0.5 ** ((at - kept[1]) / FORGET_SECONDS)
        return left if left > LITTLE else 0.0

    def _charge(self, asker: Asker, seconds: float) -> None:
        at = time.monotonic()
        for key in set(asker.names()):
            self.used[key] = (max(0.0, self._had(key, at) + seconds), at)
        if len(self.used) > MOST_KEYS:
            self.used = {key: kept for key, kept in self.used.items() if self._had(key, at)}
