"""Sends a seat what its answers would do together with the question, so that its page need not ask."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from wyrmhall.server.hall import Hall
from wyrmhall.server.viewer import Viewer
from wyrmhall.server.wire import NO_SEAT


class Looking:
    """For one socket. What is known of a question is sent once, after the state that asks it."""

    def __init__(self, hall: Hall, table: str, send: Callable[[object], Awaitable[None]]) -> None:
        self.hall = hall
        self.table = table
        self.send = send
        self.is_wanted = False
        self.last: tuple[int, int, str] | None = None  # the question that was looked at: number, seat, language

    def soon(self, viewer: Viewer) -> None:
        """A state was sent: if it asks the viewer something, look ahead when there is time."""
        if not self.is_wanted:
            return
        table, (seat, lang) = self.hall.tables.get(self.table), viewer.eyes[:2]
        if table is None or seat == NO_SEAT or seat not in table.decisions or viewer.closed:
            return
        question = table.number(seat), seat, lang
        if question != self.last:
            self.last = question
            self.hall.spawn(self.now(viewer))

    async def now(self, viewer: Viewer) -> None:
        table = await self.hall.table(self.table)
        async with table.lock:
            viewer.judge(table)
            seat, lang = viewer.eyes[:2]
            if seat == NO_SEAT or viewer.closed:
                return
            looked = self.hall.showman.look(table, seat, lang)
        await self.send(looked)
