"""The hall: the tables in memory, and the word from and to the other processes that serve them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Container, Coroutine, Mapping, Sequence
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.server.audience import Audience
from wyrmhall.server.bus import EVERY_TABLE, HERE, SEATS, TALK, Bus
from wyrmhall.server.entrance import Entrance
from wyrmhall.server.entries import get_ready
from wyrmhall.server.loading import Stranded, load, renewed
from wyrmhall.server.logs import named
from wyrmhall.server.presence import Attendance, Presence
from wyrmhall.server.rows import now
from wyrmhall.server.settings import Settings
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.show import Showman
from wyrmhall.server.store import Store
from wyrmhall.server.table import BrokenTable, Table
from wyrmhall.server.unloadable import Unloadable
from wyrmhall.server.writer import Writer

log = logging.getLogger(__name__)
HOST_BEAT_SECONDS = 10.0
HOST_DEAD_MS = 35_000
MOST_LOADS = 4
TABLES = "tables"
"""The topic of words about tables that were opened, or where somebody sat down or left."""
WORD = "@"
"""Before what the bus carries beside tables, whose names have letters and digits only."""


Done = TypeVar("Done")


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
        self.audience = Audience(self.showman, self.attendance)
        self.entrance = Entrance(self)
        self.tables: dict[str, Table] = {}
        self.used: dict[str, float] = {}  # when each table was last asked for
        self.counts: Counter[str] = Counter()  # for /metrics
        self.after_entry: list[Callable[[Table], None]] = []  # bots, clocks and notifications listen here
        self.after_start: list[Callable[[str], None]] = []  # this process has set a game going
        self.after_forget: list[Callable[[str], None]] = []
        self.after_look: list[Callable[[Table], None]] = []  # somebody has come to look on
        self.words: dict[str, list[Callable[[str], None]]] = defaultdict(list)  # who listens to what beside tables
        self.after_talk: list[Callable[[str], None]] = []  # another process has word of people at a table
        self.looks_for_talk: list[Callable[[Sequence[str]], Awaitable[None]]] = []
        self.unloadable = Unloadable()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._load_places = asyncio.Semaphore(MOST_LOADS)
        self._tasks: set[asyncio.Task[object]] = set()
        bus.heard = self._heard

    async def start(self) -> None:
        await self.writer.start()
        await self.bus.start()
        await self.beat()
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

    def spawn(self, work: Coroutine[None, None, Done]) -> asyncio.Task[Done]:
        """A task that is held on to, and whose failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[object]) -> None:
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
        self.unloadable.check(id)
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
            self.unloadable.broken.pop(id, None)
            raise
        except BrokenTable as error:
            self.unloadable.breaks(id, str(error))
            raise
        except Exception as error:
            self.unloadable.breaks(id, named(error))
            raise BrokenTable(f"table {id}: {named(error)}") from error
        self.unloadable.broken.pop(id, None)
        return table

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
                self.used.pop(id, None)
                self.counts["stranded"] += 1
                self.unloadable.strand(id, stranded)
                raise
        table.clock.catch_up(now())
        self.tables[id] = table
        self.audience.judge(table)
        self.counts["loads"] += 1
        if table.over and row.ended is None:  # the process that wrote the last entry had no time to say so
            await self.store.settle(self.entrance.ending(table))
            row.ended = now()
        self.told(table)
        return table

    def forget(self, id: str) -> None:
        """Drop a table from memory; those who look on get it again from the log."""
        if self.tables.pop(id, None) is not None:
            for listener in self.after_forget:
                listener(id)
            if self.audience.at(id):
                self.spawn(self.show_again(id))

    def drop_idle(self, idle_seconds: float, busy: Container[str] = ()) -> int:
        """Tables that nobody looks at leave memory after a while; not those where somebody still thinks."""
        at = time.monotonic()
        idle = [
            id
            for id, table in self.tables.items()
            if at - self.used.get(id, 0) >= idle_seconds
            and not (self.audience.at(id) or table.lock.locked() or id in busy)
        ]
        for id in idle:
            del self.tables[id]
            self.used.pop(id, None)
            for listener in self.after_forget:
                listener(id)
        return len(idle)

    # --- everyone who looks on ------------------------------------------------------------------------------------

    async def show_again(self, id: str) -> None:
        """Everyone who looks on gets the present state."""
        try:
            table = await self.table(id)
        except NoTable:
            self.audience.send_away(id, "deleted")
            return
        except Stranded as stranded:
            self.audience.send_away(id, stranded.code)
            return
        except (BrokenTable, SQLAlchemyError, OSError):
            log.exception("table %s cannot be loaded", id)
            self.audience.send_away(id, "not-loaded")
            return
        self.audience.show_again(table)

    def looked_at(self, table: Table) -> None:
        """A viewer has come."""
        for listener in self.after_look:
            listener(table)

    def told(self, table: Table) -> None:
        """A table has gone on."""
        for listener in self.after_entry:
            listener(table)

    def begun(self, id: str) -> None:
        """This process has set a game going: nobody has answered yet, so no entry tells of it."""
        for listener in self.after_start:
            listener(id)

    # --- other processes ------------------------------------------------------------------------------------------

    def listen(self, topic: str, listener: Callable[[str], None]) -> None:
        """Hear of changes that are no table's, with their subject; an empty one if any may have been missed."""
        self.words[topic].append(listener)

    def tell(self, topic: str, subject: str) -> None:
        """Something beside the tables has changed: say so here and at the other processes."""
        self._hear_of(topic, subject)
        self.bus.publish(f"{WORD}{topic}:{subject}", 0)

    def _hear_of(self, topic: str, subject: str) -> None:
        for listener in self.words.get(topic, ()):
            listener(subject)

    def _heard(self, id: str, seq: int) -> None:
        self.counts["heard"] += 1
        if id.startswith(WORD):
            topic, _, subject = id[len(WORD) :].partition(":")
            self._hear_of(topic, subject)
            return
        if id == EVERY_TABLE:
            for topic in self.words:
                self._hear_of(topic, "")
        elif seq == SEATS:
            self._hear_of(TABLES, id)
        self.unloadable.stranded.pop(id, None)
        if id == EVERY_TABLE:
            for known in list(self.tables):
                self.spawn(self.catch_up(known, seats=True))
                self._talked(known)
        elif seq == TALK:
            self._talked(id)
        elif (table := self.tables.get(id)) is not None and (seq in (SEATS, HERE) or seq > table.seq):
            self.spawn(self.catch_up(id, seats=seq in (SEATS, HERE)))

    def _talked(self, id: str) -> None:
        for listener in self.after_talk:
            listener(id)

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
                    await get_ready(table, entry)
                    table.follow(entry)
                    table.wrote_last = False
                if seats or (entries and (table.over or not table.started)):
                    found = await self.store.table(id)
                    if found is None or found[0].players != table.row.players:  # gone, or to be set up anew
                        self.forget(id)
                        return
                    table.seated(*found)
                    self.attendance.again(id, table.seats)
                    self.audience.judge(table)
                    seats = True
        except BrokenTable:
            self.forget(id)
            return
        except (SQLAlchemyError, OSError) as error:
            log.warning("table %s not read: %s", id, type(error).__name__)
            return
        if table.changes != before:
            self.audience.show_news(table, seats)
            self.told(table)

    async def seats_changed(self, id: str) -> None:
        """This process changed who sits where: tell everybody."""
        self.unloadable.stranded.pop(id, None)
        await self.catch_up(id, seats=True)
        self.bus.publish(id, SEATS)
        self._hear_of(TABLES, id)

    async def look_for_news(self) -> None:
        """Without a broker, or if a process died before it could say so, nobody tells us what others wrote: look."""
        # Tables that nobody looks at are asked for over HTTP, by links that may have been taken back elsewhere.
        watched = [id for id in self.tables if self.audience.at(id) or not self.bus.connected]
        for first in range(0, len(watched), 500):
            some = watched[first : first + 500]
            last = await self.store.last_entries(some)
            for look in self.looks_for_talk:
                await look(some)
            for id, seats in (await self.store.seats_at(some)).items():
                table = self.tables.get(id)
                if table is not None and (last.get(id, 0) > table.seq or seats != table.seats):
                    await self.catch_up(id, seats=seats != table.seats)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HOST_BEAT_SECONDS)
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self.beat()

    async def beat(self) -> None:
        """Say that this process lives, and hear which others do."""
        hosts = await self.store.beat(self.bus.host)
        self.presence.heard_of({id: seen for id, seen in hosts.items() if seen > now() - HOST_DEAD_MS})
