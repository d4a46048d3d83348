"""The one way into the logs: whoever answers (over a socket, by script, a bot, the clock) goes through here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Executable

from wyrmhall.core.engine import TIME_UP
from wyrmhall.server.entries import get_ready
from wyrmhall.server.permits import Meant, check_answer, check_vote, pause_kind, undo_kind
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.results import earned_by, outcome_of, results_of
from wyrmhall.server.rows import now
from wyrmhall.server.show import Eyes
from wyrmhall.server.table import Table
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.writer import Conflict, Entry, Kind

if TYPE_CHECKING:
    from wyrmhall.server.hall import Hall

log = logging.getLogger(__name__)
BOT_SLACK_MS = 30_000

Check = Callable[[Table], object]
"""Raises if an entry cannot be made now; may say which one is `Meant`."""
Holds = Callable[[Table], object]
"""Raises unless whoever speaks holds the seat that they speak for, at this moment."""
Entered = Callable[[Rejected | None], None]
"""Hears that an entry is in the log and has been shown, or why it is not."""


class Entrance:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    # --- what is said -----------------------------------------------------------------------------------------------

    async def answer(
        self, id: str, seat: int, seq: int, option: int, by: str = "person", holds: Holds | None = None
    ) -> Table:
        """Pick an option of the decision that a seat saw at its entry `seq`."""

        def check(table: Table) -> None:
            if holds is not None:
                holds(table)
            check_answer(table, seat, seq, option, by)

        await self._is_at(id, seat, seq)
        return await self.enter(id, "answer", seat, check, option, by)

    def answer_now(
        self, table: Table, seat: int, seq: int, option: int, told: Entered, may_speak: Callable[[], bool]
    ) -> bool:
        """As `answer`, without waiting, for a person whose seat is known to be theirs; not if the table is busy."""
        if table.lock.locked():
            return False
        check_answer(table, seat, seq, option)
        if not may_speak():  # asked last, since it counts
            return False
        self.hall.used[table.id] = time.monotonic()
        taken = table.lock.take()
        assert taken
        self._put(table, Entry(table.id, table.seq + 1, "answer", seat, option, "person", now()), told)
        return True

    async def time_up(self, id: str, seat: int, check: Check) -> Table:
        """A seat's time is up, and the rules of the game say what then happens."""
        return await self.enter(id, "answer", seat, check, TIME_UP, "clock")

    async def undo(self, id: str, seat: int, seq: int, holds: Holds) -> Table:
        def check(table: Table) -> Meant:
            holds(table)
            return undo_kind(table, seat, seq)

        await self._is_at(id, seat, seq)
        return await self.enter(id, "undo", seat, check)

    async def vote(self, id: str, seat: int, agree: bool, holds: Holds) -> Table:
        def check(table: Table) -> None:
            holds(table)
            check_vote(table, seat)

        # A vote does not say what its seat has seen, and may be on something asked elsewhere.
        await self.hall.catch_up(id)
        return await self.enter(id, "agree" if agree else "refuse", seat, check)

    async def pause(self, id: str, seat: int, on: bool, holds: Holds) -> Table:
        def check(table: Table) -> Meant:
            holds(table)
            return pause_kind(table, seat, on)

        await self.hall.catch_up(id)  # as for a vote
        return await self.enter(id, "pause", seat, check)

    async def _is_at(self, id: str, seat: int, seq: int) -> None:
        """A seat speaks of what it saw at its entry `seq`: this process must have read as far."""
        table = self.hall.tables.get(id)
        if table is not None and table.number(seat) < seq:
            await self.hall.catch_up(id)

    # --- what becomes of it -----------------------------------------------------------------------------------------

    async def enter(
        self, id: str, kind: Kind, seat: int, check: Check, option: int = 0, by: str = "person", data: str | None = None
    ) -> Table:
        """Append to a table's log: on disk before anyone is told. `Rejected` if the table does not take it now."""
        table = await self.hall.table(id)
        await table.lock.acquire()
        try:
            if self.hall.tables.get(id) is not table:
                raise Rejected("stale")
            said = check(table)
            meant = said if isinstance(said, Meant) else Meant(kind, option, data)
            entry = Entry(id, table.seq + 1, meant.kind, seat, meant.option, by, now(), meant.data)
            await get_ready(table, entry)
        except BaseException:
            table.lock.release()
            raise
        done: asyncio.Future[Rejected | None] = asyncio.get_running_loop().create_future()
        self._put(table, entry, lambda refusal: None if done.done() else done.set_result(refusal))
        refusal = await done
        if refusal is not None:
            raise refusal
        return table

    def _put(self, table: Table, entry: Entry, told: Entered) -> None:
        """Apply an entry, write it, and show it when it is written; then the table's lock, which we have, is free."""
        hall = self.hall
        frames: dict[Eyes, bytes] = {}

        def written(error: Exception | None) -> None:
            if error is None:
                self._note(table, entry)
                hall.audience.show(table, frames)
            else:
                hall.forget(table.id)
            table.lock.release()
            if error is None:
                hall.bus.publish(table.id, entry.seq)
                hall.told(table)
            told(None if error is None else self._refusal(error))

        try:
            table.apply(entry)
            # The database writes while the frames are made; they are sent when it has written.
            hall.writer.append(Entry(*entry[:-2], table.waiting, table.mark()), self._also(table), written)
        except Exception:  # whatever the game fails at, the table shall be free, and made anew
            log.exception("a game failed")
            hall.forget(table.id)
            table.lock.release()
            told(Rejected("broken"))
        else:
            frames = hall.audience.frames(table)

    def _note(self, table: Table, entry: Entry) -> None:
        table.wrote_last = True
        if table.row.ended is None and table.over:
            table.row.ended = entry.at
        if table.noticed(NO_SEAT):  # what is counted is read by everybody
            self.hall.counts[entry.kind] += 1

    def _refusal(self, error: Exception) -> Rejected:
        """What the player hears whose entry was not written."""
        if isinstance(error, Conflict):
            self.hall.counts["conflicts"] += 1
            return Rejected("stale")
        log.error("not written: %s", error)
        self.hall.counts["not_written"] += 1
        return Rejected("not-written")

    def _also(self, table: Table) -> Sequence[Executable]:
        """What is written together with the entry just applied."""
        if table.over:
            return self.ending(table) if table.row.ended is None else ()
        due = due_of(table)
        kept = table.row.due
        if due is not None and (kept is None or kept < now() or due < kept):
            table.row.due = due
            return (self.hall.store.set_due(table.id, due),)
        return ()

    def ending(self, table: Table) -> list[Executable]:
        """What is kept of a game that is over."""
        store, earned = self.hall.store, earned_by(table)
        also = [store.keep_profile(earned[0], table.row.game, earned[1])] if earned is not None else []
        return [*store.end(table.id, now(), results_of(table), outcome_of(table)), *also]


def due_of(table: Table) -> int | None:
    """When somebody must look after this table even if nobody looks on."""
    if not table.started or table.over:
        return table.row.due if table.is_dealing else None
    due = [] if not table.clock.is_on or (at := table.clock.due()) is None else [at]
    if table.has_bots and table.persons() and any(table.bot_at(seat) is not None for seat in table.decisions):
        due.append(now() + BOT_SLACK_MS)
    return min(due, default=None)
