"""Sends a seat what its answers would do together with the question, so that its page need not ask."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from wyrmhall.server.hall import Hall, NoTable
from wyrmhall.server.lookout import Lookout, glance
from wyrmhall.server.pool import NoAnswer
from wyrmhall.server.table import BrokenTable
from wyrmhall.server.turns import Asker
from wyrmhall.server.viewer import Viewer
from wyrmhall.server.wire import NO_SEAT

MOST_TRIES = 3
"""Where the table goes on meanwhile, or a busy machine has not looked in time: until it is known what an answer would
do, everything that is clicked is asked for once more."""

Question = tuple[int, int, str]
"""By the seat's own count its number, the seat, and the language."""


class Looking:
    """For one socket. What is known of a question is sent once, after the state that asks it."""

    def __init__(
        self, hall: Hall, lookout: Lookout, table: str, asker: Asker, send: Callable[[object], Awaitable[None]]
    ) -> None:
        self.hall = hall
        self.lookout = lookout
        self.table = table
        self.asker = asker
        self.send = send
        self.is_wanted = False
        self.last: Question | None = None  # that was looked at
        self.asked: asyncio.Task[None] | None = None  # by hand

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
            self.hall.spawn(self._look(viewer, question))

    def now(self, viewer: Viewer) -> None:
        """Asked by hand; who asks again before it is answered is answered once."""
        if self.asked is None or self.asked.done():
            self.asked = self.hall.spawn(self._look(viewer))

    async def _look(self, viewer: Viewer, question: Question | None = None) -> None:
        # What cannot be shown at all, the socket hears of with its states.
        with contextlib.suppress(NoTable, BrokenTable, SQLAlchemyError, OSError, WebSocketDisconnect):
            for _ in range(MOST_TRIES):
                if await self._is_sent(viewer, question):
                    return

    async def _is_sent(self, viewer: Viewer, question: Question | None) -> bool:
        """Whether all was done: not if the table went on while it was looked at, or nobody had the time to look."""
        table = await self.hall.table(self.table)
        if question is not None and table.number(question[1]) != question[0]:
            return self._gives_up(question)  # without the lock, for which the next answer would have to wait
        async with table.lock:
            viewer.judge(table)
            seat, lang = viewer.eyes[:2]
            if seat == NO_SEAT or viewer.closed:
                return True
            if question is not None and question != (table.number(seat), seat, lang):
                return self._gives_up(question)
            what = glance(self.hall.shelf, table, seat, lang)
        try:
            looked = await self.lookout.seen(what, self.asker)
        except NoAnswer:
            return False
        # Seats may have changed hands, and the table may have been made anew: it is theirs who hold the seat now.
        now = self.hall.tables.get(self.table)
        if now is not None:
            viewer.judge(now)
        is_theirs = viewer.eyes[:2] == (seat, lang) and not viewer.closed
        if not is_theirs or now is None or now.number(seat) != what.number:
            return False
        await self.send(looked)
        return True

    def _gives_up(self, question: Question) -> bool:
        """The state that asks another question comes here again; and this one, if it is the present one after all."""
        if self.last == question:
            self.last = None
        return True
