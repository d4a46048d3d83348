"""The hall: the tables in memory, the entries that go into their logs, and the word to everyone who looks on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Coroutine, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.server.bus import EVERY_TABLE, SEATS, Bus
from wyrmhall.server.loading import Stranded, load, renewed
from wyrmhall.server.logs import named
from wyrmhall.server.presence import Attendance, Presence
from wyrmhall.server.results import earned_by, results_of
from wyrmhall.server.settings import Settings
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.show import Eyes, Showman
from wyrmhall.server.store import Store, now
from wyrmhall.server.table import BrokenTable, Meant, Refusal, Table
from wyrmhall.server.viewer import Viewer
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.writer import Conflict, Entry, Writer

log = logging.getLogger(__name__)
HOST_BEAT_SECONDS = 10.0
HOST_DEAD_MS = 35_000
BOT_SLACK_MS = 30_000
MOST_LOADS = 4
MOST_STRANDED = 1_000
STRANDED_SECONDS = 30.0
MOST_BROKEN = 1_000

Check = Callable[[Table], object]
"""Raises if an entry cannot be made now; may say which one is `Meant`."""
Holds = Callable[[Table], object]
"""Raises unless whoever speaks holds the seat that they speak for, at this moment."""
Entered = Callable[[Refusal | None], None]
"""Hears that an entry is in the log and has been shown, or why it is not."""


class NoTable(Exception):
    """There is no table of that name."""


class Hall:
    """One process's part of the house. Any other process may serve the same tables at the same time."""

    def __init__(self, settings: Settings, shelf: Shelf, store: Store, writer: Writer, bus: Bus) -> None:
        self.settings = settings
        self.shelf = shelf
        self.store = store
        self.writer = writer
        self.bus = bus
        self.presence = Presence(bus.host)
        self.attendance = Attendance(self)
        self.showman = Showman(shelf, self.presence)
        self.tables: dict[str, Table] = {}
        self.used: dict[str, float] = {}  # when each table was last asked for
        self.viewers: dict[str, set[Viewer]] = defaultdict(set)
        self.counts: Counter[str] = Counter()  # for /metrics
        self.after_entry: list[Callable[[Table], None]] = []  # bots, clocks and notifications listen here
        self.after_forget: list[Callable[[str], None]] = []
        self.stranded: dict[str, tuple[Stranded, float]] = {}  # tables of other rules, and how long we believe it
        self.after_look: list[Callable[[Table], None]] = []  # somebody has come to look on
        self.broken: dict[str, str] = {}  # tables that did not load when they were last asked for, and why
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._load_places = asyncio.Semaphore(MOST_LOADS)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._encode = msgspec.json.Encoder().encode
        bus.heard = self._heard

    async def start(self) -> None:
        await self.writer.start()
        await self.bus.start()
        await self._beat()
        self.spawn(self._keep_beating())

    async def stop(self) -> None:
        """Finish the writes in hand; sockets are closed by whoever runs us."""
        await self.bus.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.store.settle([self.store.gone(self.bus.host)])
        await self.writer.stop()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is held on to, and whose failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # --- tables in memory -----------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table, from memory or from its log."""
        self.used[id] = time.monotonic()
        table = self.tables.get(id)
        if table is not None:
            return table
        stranded = self.stranded.get(id)
        if stranded is not None and self.used[id] < stranded[1]:
            raise stranded[0].with_traceback(None)
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._loaded(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def table_at(self, id: str, seat: int, seq: int) -> Table:
        """The table for a seat that has seen its entry `seq`, perhaps at another process whose word has yet to come."""
        table = await self.table(id)
        if table.number(seat) < seq:
            await self.catch_up(id)
            table = await self.table(id)
        return table

    async def waiting_for(self, seats: Mapping[str, Sequence[int]]) -> list[str]:
        """Of these running tables, those that wait for one of the seats named; from the log, without loading them."""
        known = await self.store.waiting(list(seats)) if seats else {}
        found = []
        for id, own in seats.items():
            with contextlib.suppress(NoTable, BrokenTable):  # a broken table waits for nobody
                waiting = known[id] if id in known else (await self.table(id)).waiting
                if any(waiting >> seat & 1 for seat in own):
                    found.append(id)
        return found

    async def _loaded(self, id: str) -> Table:
        """What a row or a log cannot be read for harms this table alone, and is remembered for the operator."""
        try:
            table = await self._load(id)
        except (NoTable, SQLAlchemyError, OSError):
            self.broken.pop(id, None)
            raise
        except BrokenTable as error:
            self._note_broken(id, str(error))
            raise
        except Exception as error:
            self._note_broken(id, named(error))
            raise BrokenTable(f"table {id}: {named(error)}") from error
        self.broken.pop(id, None)
        return table

    def _note_broken(self, id: str, why: str) -> None:
        if id not in self.broken and len(self.broken) < MOST_BROKEN:
            self.broken[id] = why

    async def _load(self, id: str) -> Table:
        async with self._load_places:
            found = await self.store.table(id)
            if found is None:
                self.used.pop(id, None)
                raise NoTable(id)
            row, seats = found
            entries = await self.store.entries(id)
            rules = self.shelf.rules_of(row.game)
            if renewed(row, rules):
                await self.store.settle([self.store.renew(id, row.version, row.options)])
            try:
                # In a thread, since a long game takes longer than others at other tables should wait.
                if len(entries) > 50 or row.pack:
                    table = await asyncio.to_thread(load, row, seats, entries, rules)
                else:
                    table = load(row, seats, entries, rules)
            except Stranded as stranded:
                self._keep_stranded(id, stranded)
                raise
        self.tables[id] = table
        self.judge(table)
        self.counts["loads"] += 1
        if table.over and row.ended is None:  # the process that wrote the last entry had no time to say so
            await self.store.settle(self._end(table))
            row.ended = now()
        self._told(table)
        return table

    def _keep_stranded(self, id: str, stranded: Stranded) -> None:
        """For a while, since finding out took several replays, and those at the table will ask again."""
        self.used.pop(id, None)
        self.counts["stranded"] += 1
        log.error("%s", stranded)
        while len(self.stranded) >= MOST_STRANDED:
            del self.stranded[next(iter(self.stranded))]
        self.stranded[id] = (stranded, time.monotonic() + STRANDED_SECONDS)

    def forget(self, id: str) -> None:
        """Drop a table from memory; those who look on get it again from the log."""
        if self.tables.pop(id, None) is not None:
            for listener in self.after_forget:
                listener(id)
            if self.viewers.get(id):
                self.spawn(self.show_again(id))

    def drop_idle(self, idle_seconds: float, busy: Container[str] = ()) -> int:
        """Tables that nobody looks at leave memory after a while; not those where somebody still thinks."""
        at = time.monotonic()
        idle = [
            id
            for id, table in self.tables.items()
            if at - self.used.get(id, 0) >= idle_seconds
            and not (self.viewers.get(id) or table.lock.locked() or id in busy)
        ]
        for id in idle:
            del self.tables[id]
            self.used.pop(id, None)
            for listener in self.after_forget:
                listener(id)
        return len(idle)

    # --- entries --------------------------------------------------------------------------------------------------

    async def enter(
        self, id: str, kind: str, seat: int, check: Check, option: int = 0, by: str = "person", data: str | None = None
    ) -> Table:
        """Append to a table's log: on disk before anyone is told. `Refusal` if the table does not take it now."""
        table = await self.table(id)
        await table.lock.acquire()
        try:
            if self.tables.get(id) is not table:
                raise Refusal("stale")
            said = check(table)
            meant = said if isinstance(said, Meant) else Meant(kind, option, data)
            entry = Entry(id, table.seq + 1, meant.kind, seat, meant.option, by, now(), meant.data)
        except BaseException:
            table.lock.release()
            raise
        done: asyncio.Future[Refusal | None] = asyncio.get_running_loop().create_future()
        self._put(table, entry, lambda refusal: None if done.done() else done.set_result(refusal))
        refusal = await done
        if refusal is not None:
            raise refusal
        return table

    def answer_now(self, table: Table, seat: int, option: int, told: Entered) -> None:
        """As `answer`, for who has checked that the table takes it and that its lock is free."""
        self.used[table.id] = time.monotonic()
        taken = table.lock.take()
        assert taken
        self._put(table, Entry(table.id, table.seq + 1, "answer", seat, option, "person", now()), told)

    def _put(self, table: Table, entry: Entry, told: Entered) -> None:
        """Apply an entry, write it, and show it when it is written; then the table's lock, which we have, is free."""
        frames: dict[Eyes, bytes] = {}

        def written(error: Exception | None) -> None:
            if error is None:
                self._show(table, entry, frames)
            else:
                self.forget(table.id)
            table.lock.release()
            if error is None:
                self.bus.publish(table.id, entry.seq)
                self._told(table)
            told(None if error is None else self._refusal(error))

        try:
            table.apply(entry)
            # The database writes while the frames are made; they are sent when it has written.
            self.writer.append(Entry(*entry[:-2], table.waiting, table.mark()), self._also(table), written)
        except Exception:  # whatever the game fails at, the table shall be free, and made anew
            log.exception("a game failed")
            self.forget(table.id)
            table.lock.release()
            told(Refusal("broken"))
        else:
            frames = self._frames(table)

    def _show(self, table: Table, entry: Entry, frames: dict[Eyes, bytes]) -> None:
        table.wrote_last = True
        if table.row.ended is None and table.over:
            table.row.ended = entry.at
        if table.noticed(NO_SEAT):  # what is counted is read by everybody
            self.counts[entry.kind] += 1
        for viewer in self.viewers.get(table.id, ()):
            seat = viewer.eyes.seat
            if table.noticed(seat):
                viewer.offer(frames.get(viewer.eyes), table.number(seat))
            elif is_handover(table, viewer.eyes):
                viewer.offer(None, table.number(seat))

    def _refusal(self, error: Exception) -> Refusal:
        """What the player hears whose entry was not written."""
        if isinstance(error, Conflict):
            self.counts["conflicts"] += 1
            return Refusal("stale")
        log.error("not written: %s", error)
        self.counts["not_written"] += 1
        return Refusal("not-written")

    async def answer(
        self, id: str, seat: int, seq: int, option: int, by: str = "person", holds: Holds | None = None
    ) -> Table:
        def check(table: Table) -> None:
            if holds is not None:
                holds(table)
            table.check_answer(seat, seq, option, by)

        await self._is_at(id, seat, seq)
        return await self.enter(id, "answer", seat, check, option, by)

    async def undo(self, id: str, seat: int, seq: int, holds: Holds) -> Table:
        def check(table: Table) -> Meant:
            holds(table)
            return table.undo_kind(seat, seq)

        await self._is_at(id, seat, seq)
        return await self.enter(id, "undo", seat, check)

    async def _is_at(self, id: str, seat: int, seq: int) -> None:
        """A seat speaks of what it saw at its entry `seq`: this process must have read as far."""
        table = self.tables.get(id)
        if table is not None and table.number(seat) < seq:
            await self.catch_up(id)

    async def vote(self, id: str, seat: int, agree: bool, holds: Holds) -> Table:
        def check(table: Table) -> None:
            holds(table)
            table.check_vote(seat)

        await self.catch_up(id)  # a vote does not say what its seat has seen, and may be on something asked elsewhere
        return await self.enter(id, "agree" if agree else "refuse", seat, check)

    def _also(self, table: Table) -> Sequence[Executable]:
        """What is written together with the entry just applied."""
        if table.over:
            return self._end(table) if table.row.ended is None else ()
        due = self.due_of(table)
        kept = table.row.due
        if due is not None and (kept is None or kept < now() or due < kept):
            table.row.due = due
            return (self.store.set_due(table.id, due),)
        return ()

    def _end(self, table: Table) -> list[Executable]:
        earned = earned_by(table)
        also = [self.store.keep_profile(earned[0], table.row.game, earned[1])] if earned is not None else []
        return [*self.store.end(table.id, now(), results_of(table)), *also]

    def due_of(self, table: Table) -> int | None:
        """When somebody must look after this table even if nobody looks on."""
        if not table.started or table.over:
            return table.row.due if table.is_dealing else None
        due = [] if not table.clock.is_on or (at := table.clock.due()) is None else [at]
        if table.has_bots and table.persons() and any(table.bot_at(seat) is not None for seat in table.decisions):
            due.append(now() + BOT_SLACK_MS)
        return min(due, default=None)

    # --- everyone who looks on ------------------------------------------------------------------------------------

    def _frames(self, table: Table) -> dict[Eyes, bytes]:
        """The news of the last entry, once for each pair of eyes."""
        eyes = {viewer.eyes for viewer in self.viewers.get(table.id, ()) if table.noticed(viewer.eyes.seat)}
        try:
            return {each: self.frame(table, each, table.number(each.seat) - 1) for each in eyes}
        except Exception:
            log.exception("table %s cannot be shown", table.id)  # the entry stands all the same
            return {}

    def frame(self, table: Table, eyes: Eyes, since: int) -> bytes:
        return self._encode(self.showman.state(table, eyes, since))

    async def show_again(self, id: str) -> None:
        """Everyone who looks on gets the present state."""
        try:
            table = await self.table(id)
        except NoTable:
            for viewer in list(self.viewers.get(id, ())):
                viewer.close("deleted")
            return
        except (BrokenTable, SQLAlchemyError, OSError):
            log.exception("table %s cannot be loaded", id)
            for viewer in list(self.viewers.get(id, ())):
                viewer.close("not-loaded")
            return
        self._offer(table)

    def judge(self, table: Table) -> None:
        """Seats, links or settings have changed: all who look on are judged anew before anything else is shown."""
        for viewer in self.viewers.get(table.id, ()):
            before = viewer.eyes.mine
            viewer.judge(table)
            self.attendance.moved(table.id, before, viewer.eyes.mine)

    def _offer(self, table: Table) -> None:
        for viewer in self.viewers.get(table.id, ()):
            viewer.offer(None, table.number(viewer.eyes.seat))

    def looked_at(self, table: Table) -> None:
        """A viewer has come."""
        for listener in self.after_look:
            listener(table)

    def _told(self, table: Table) -> None:
        for listener in self.after_entry:
            listener(table)

    # --- other processes ------------------------------------------------------------------------------------------

    def _heard(self, id: str, seq: int) -> None:
        self.counts["heard"] += 1
        self.stranded.pop(id, None)
        if id == EVERY_TABLE:
            for known in list(self.tables):
                self.spawn(self.catch_up(known, seats=True))
        elif (table := self.tables.get(id)) is not None and (seq == SEATS or seq > table.seq):
            self.spawn(self.catch_up(id, seats=seq == SEATS))

    async def catch_up(self, id: str, seats: bool = False) -> None:
        """Read what other processes wrote."""
        table = self.tables.get(id)
        if table is None:
            return
        try:
            async with table.lock:
                if self.tables.get(id) is not table:
                    return
                before = table.changes
                entries = await self.store.entries(id, table.seq)
                for entry in entries:
                    table.apply(entry)
                    table.wrote_last = False
                if seats or (entries and (table.over or not table.started)):
                    found = await self.store.table(id)
                    if found is None:
                        self.forget(id)
                        return
                    table.seated(*found)
                    self.attendance.again(id, table.seats)
                    self.judge(table)
                    seats = True
        except BrokenTable:
            self.forget(id)
            return
        except (SQLAlchemyError, OSError) as error:
            log.warning("table %s not read: %s", id, type(error).__name__)
            return
        if table.changes != before:
            for viewer in self.viewers.get(id, ()):
                number = table.number(viewer.eyes.seat)
                if seats or viewer.seq != number or is_handover(table, viewer.eyes):
                    viewer.offer(None, number)
            self._told(table)

    async def seats_changed(self, id: str) -> None:
        """This process changed who sits where: tell everybody."""
        self.stranded.pop(id, None)
        await self.catch_up(id, seats=True)
        self.bus.publish(id, SEATS)

    async def look_for_news(self) -> None:
        """Without a broker, or if a process died before it could say so, nobody tells us what others wrote: look."""
        watched = [id for id in self.tables if self.viewers.get(id)]
        for first in range(0, len(watched), 500):
            some = watched[first : first + 500]
            last = await self.store.last_entries(some)
            for id, seats in (await self.store.seats_at(some)).items():
                table = self.tables.get(id)
                if table is not None and (last.get(id, 0) > table.seq or seats != table.seats):
                    await self.catch_up(id, seats=seats != table.seats)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HOST_BEAT_SECONDS)
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self._beat()

    async def _beat(self) -> None:
        hosts = await self.store.beat(self.bus.host)
        self.presence.heard_of({id: seen for id, seen in hosts.items() if seen > now() - HOST_DEAD_MS})


def is_handover(table: Table, eyes: Eyes) -> bool:
    """Whether another seat of the same person was just asked, of which these eyes see nothing."""
    return eyes.seat != NO_SEAT and len(eyes.mine) > 1 and any(seat in eyes.mine for seat in table.anew)
