"""A lock for tasks of one loop that can also be taken without waiting, by what is no task."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Those who wait get it in the order they came."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._is_taken

    def take(self) -> bool:
        """Now or not at all."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    async def acquire(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was handed to somebody who does not want it any more
            raise

    def release(self) -> None:
        """Hand it to the first who still waits: nobody can take it in between."""
        assert self._is_taken
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
