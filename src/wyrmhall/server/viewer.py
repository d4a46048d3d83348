"""One open socket: which table it looks at, with whose eyes, and what it has been sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from wyrmhall.server.show import Eyes


class Viewer:
    """Frames that fit follow each other; a viewer that is slow gets the present state when it is ready again."""

    def __init__(self, table: str, eyes: Eyes, seq: int) -> None:
        self.table = table
        self.eyes = eyes
        self.seq = seq  # the last entry it knows
        self.next: tuple[bytes, int] | None = None
        self.behind = True  # it is to be sent the present state
        self.closed = ""
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

    def take(self) -> bytes | None:
        """The frame to send now; none if the present state is to be looked up."""
        if self.behind or self.next is None:
            return None
        (frame, self.seq), self.next = self.next, None
        return frame

    def look_with(self, eyes: Eyes, seq: int) -> None:
        """From now on with other eyes, or in another language."""
        self.eyes = eyes
        self.seq = seq
        self.behind = True
        self.next = None
        self.wake.set()

    def close(self, code: str) -> None:
        self.closed = code
        self.wake.set()
