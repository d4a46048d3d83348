"""One open socket: who it says it is, with whose eyes that lets it look at its table, and what it has been sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from wyrmhall.server.authority import Claim, eyes_of
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.show import Eyes
from wyrmhall.server.table import Table
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_talk import Company

MOST_WORDS = 100


class Viewer:
    """Frames that fit follow each other; a viewer that is slow gets the present state when it is ready again."""

    def __init__(self, claim: Claim, table: Table, seq: int) -> None:
        self.table = table.id
        self.claim = claim
        self.eyes = eyes_of(table, claim)
        self.roll = table.seats  # the seats as they were when it was judged: another list is another judgement
        self.seq = seq  # the last entry it knows, by the count of its eyes
        self.lost = False  # it is to be told that its seat is no longer its own
        self.next: tuple[bytes, int] | None = None
        self.behind = True  # it is to be sent the present state
        self.closed = ""
        self.wants_talk = False
        self.name = ""  # by which others may know who looks on
        self.blocked: frozenset[str] | None = None  # persons whom it does not hear, once that was looked up
        self.heard = 0  # the last line of talk that it was sent, or was not to be
        self.company = Company(0)
        self.words: deque[bytes] = deque(maxlen=MOST_WORDS)  # what was not sent yet of what people say
        self.sends_now: Callable[[bytes], bool] = lambda frame: False  # writes at once if the socket is free
        self.wake = asyncio.Event()
        self.wake.set()

    def offer(self, frame: bytes | None, seq: int) -> None:
        """News up to entry `seq`: a frame for those who know the entry before, or none to have it looked up."""
        if frame is None or self.behind or self.next is not None or self.seq != seq - 1:
            self.behind = True
            self.next = None
        elif self.sends_now(frame):
            self.seq = seq
            return
        else:
            self.next = frame, seq
        self.wake.set()

    def tell(self, frame: bytes) -> None:
        """Something beside the game; whoever is very slow loses the oldest of it."""
        if self.words or not self.sends_now(frame):
            self.words.append(frame)
            self.wake.set()

    def take(self) -> bytes | None:
        """The frame to send now; none if the present state is to be looked up."""
        if self.behind or self.next is None:
            return None
        (frame, self.seq), self.next = self.next, None
        return frame

    def claims(self, claim: Claim, table: Table, seq: int) -> None:
        """From now on with other eyes, or in another language."""
        eyes = eyes_of(table, claim)
        self.claim, self.roll = claim, table.seats
        self._look_with(eyes, seq)

    def judge(self, table: Table) -> None:
        """Whether it still may look as it does: else with lesser eyes, or not at all."""
        if self.roll is table.seats or self.closed:
            return
        try:
            eyes = eyes_of(table, self.claim)
        except Rejected:
            self.claim = self.claim._replace(wanted=NO_SEAT)
            try:
                eyes = eyes_of(table, self.claim)
            except Rejected as refusal:
                self._look_with(Eyes(NO_SEAT, self.claim.lang), -1)
                self.close(refusal.code)
                return
        self.roll = table.seats
        if eyes != self.eyes:
            is_moved = not table.started and eyes.seat != NO_SEAT  # before the game a seat is only a place
            self.lost = self.lost or (self.eyes.seat not in (NO_SEAT, eyes.seat) and not is_moved)
            self._look_with(eyes, self.seq if eyes.seat == self.eyes.seat else -1)

    def _look_with(self, eyes: Eyes, seq: int) -> None:
        self.eyes = eyes
        self.seq = seq
        self.behind = True
        self.next = None
        self.wake.set()

    def close(self, code: str) -> None:
        self.closed = code
        self.wake.set()
