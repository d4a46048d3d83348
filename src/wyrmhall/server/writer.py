"""Appends to the log: answers that arrive together are committed together, each acknowledged after its commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wyrmhall.server.logs import named

log = logging.getLogger(__name__)
MOST_AT_ONCE = 500
ENOUGH = 32
"""So many jobs do not wait for the end of the loop's round, so that the disk works while the rest of it goes on."""
COLUMNS = "table_id, seq, kind, seat, option, by, at, data, waiting"
INSERT = f"INSERT INTO log ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
INSERT_ALL = (
    f"INSERT INTO log ({COLUMNS}) SELECT "
    + ", ".join(f"json_extract(value, '$[{n}]')" for n in range(9))
    + " FROM json_each(?)"
)
INSERT_MANY = (
    f"INSERT INTO log ({COLUMNS}) SELECT * FROM unnest($1::varchar[], $2::integer[], $3::varchar[], $4::integer[],"
    " $5::bigint[], $6::varchar[], $7::bigint[], $8::text[], $9::integer[])"
    " ON CONFLICT DO NOTHING RETURNING table_id, seq"
)
SELECT_MANY = f"SELECT {COLUMNS} FROM log WHERE (table_id, seq) IN (SELECT * FROM unnest($1::varchar[], $2::integer[]))"

Key = tuple[str, int]
"""Of an entry: its table and its number."""


class Entry(NamedTuple):
    """One line of a table's log."""

    table: str
    seq: int
    kind: str  # answer, undo, ask, agree, refuse, hand, back or redeal
    seat: int
    option: int
    by: str
    at: int
    data: str | None = None
    waiting: int | None = None  # see `Table.waiting`; unknown where the entry was not made at a table in memory


class Conflict(Exception):
    """Another process wrote this number of the log first."""


class NotWritten(Exception):
    """The database did not take the entry: its disk is full, it is locked, or it is away."""


Told = Callable[[Exception | None], None]
"""Hears that all is on disk, or of a `Conflict` or `NotWritten`; in the loop's thread, and later than `append`."""


class Job(NamedTuple):
    entry: Entry | None
    also: Sequence[Executable]
    told: Told


class Writer(ABC):
    """Takes entries from the loop's thread and never waits."""

    commits = 0

    @abstractmethod
    def append(self, entry: Entry | None, also: Sequence[Executable], told: Told) -> None:
        """Write an entry and what goes with it, all or nothing."""

    def note(self, changes: Sequence[Executable]) -> asyncio.Future[None]:
        """Small changes beside the log, in the same commits; done when they are on disk."""
        done = asyncio.get_running_loop().create_future()

        def told(error: Exception | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        self.append(None, changes, told)
        return done

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> None:
        """Finish what was appended."""


class SqliteWriter(Writer):
    """One thread that takes what has gathered while it was committing.

    Jobs are handed over once in a round of the loop: each time the thread wakes, it and the loop wait for each other.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.gathered: list[Job] = []
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="log writer", daemon=True)

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def stop(self) -> None:
        self._hand_over()
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()

    def append(self, entry: Entry | None, also: Sequence[Executable], told: Told) -> None:
        self.gathered.append(Job(entry, also, told))
        if len(self.gathered) == 1:
            self.loop.call_soon(self._hand_over)
        elif len(self.gathered) >= ENOUGH:
            self._hand_over()

    def _hand_over(self) -> None:
        if self.gathered:
            self.batches.put(self.gathered)
            self.gathered = []

    def _run(self) -> None:
        connection = self.engine.connect()
        stopping = False
        while not stopping:
            batches = [self.batches.get()]
            while len(batches) < MOST_AT_ONCE // ENOUGH and not self.batches.empty():
                batches.append(self.batches.get())
            stopping = batches[-1] is None
            jobs = [job for batch in batches if batch is not None for job in batch]
            if jobs:
                told = self._commit(connection, jobs)
                self.loop.call_soon_threadsafe(_tell, told)
        connection.close()

    def _commit(self, connection: Connection, jobs: list[Job]) -> list[tuple[Job, Exception | None]]:
        told: list[tuple[Job, Exception | None]] = []
        try:
            if self._insert_at_once(connection, jobs):
                self.commits += 1
                return [(job, None) for job in jobs]
            with connection.begin():
                # The driver itself: what stands before it costs more than the insert.
                insert = connection.connection.driver_connection.execute  # type: ignore[union-attr]
                for job in jobs:
                    if job.entry is None or insert(INSERT, job.entry).rowcount == 1:
                        for statement in job.also:
                            connection.execute(statement)
                        told.append((job, None))
                    else:
                        told.append((job, Conflict(f"{job.entry.table} {job.entry.seq}")))
        except Exception as error:  # noqa: BLE001  # whatever it is: who waits must hear of it, and the thread live on
            return [(job, NotWritten(said_of(error))) for job in jobs]
        self.commits += 1
        return told

    def _insert_at_once(self, connection: Connection, jobs: list[Job]) -> bool:
        """Entries alone, in one statement that is its own transaction; no, and nothing done, if one is in the way.

        Between two statements this thread would wait for the one that serves everybody, which is most often busy.
        """
        if any(job.also or job.entry is None for job in jobs):
            return False
        try:
            rows = msgspec.json.encode([job.entry for job in jobs]).decode()
            connection.connection.driver_connection.execute(INSERT_ALL, (rows,))  # type: ignore[union-attr]
        except sqlite3.IntegrityError:
            return False
        return True


class PostgresWriter(Writer):
    """A task that sends what has gathered while the last commit was on its way."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.alone = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.held: AsyncConnection | None = None  # for entries alone
        self.driver: Any = None  # beneath it; what stands before it costs as much again as all the rest
        self.jobs: list[Job] = []
        self.wake = asyncio.Event()
        self.stopping = False

    async def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self.stopping = True
        self.wake.set()
        await self.task
        await self._let_go()

    def append(self, entry: Entry | None, also: Sequence[Executable], told: Told) -> None:
        self.jobs.append(Job(entry, also, told))
        self.wake.set()

    async def _run(self) -> None:
        while self.jobs or not self.stopping:
            if not self.jobs:
                self.wake.clear()
                await self.wake.wait()
                continue
            jobs, self.jobs = self.jobs[:MOST_AT_ONCE], self.jobs[MOST_AT_ONCE:]
            _tell(await self._commit(jobs))

    async def _commit(self, jobs: list[Job]) -> list[tuple[Job, Exception | None]]:
        try:
            told = await self._written(jobs)
        except Exception:  # noqa: BLE001  # of whatever kind: whether they were written is not known, but the log tells
            await self._let_go()
            try:
                told = await self._written_together(jobs, again=True)
            except Exception as error:  # noqa: BLE001  # as in SQLite
                return [(job, NotWritten(said_of(error))) for job in jobs]
        self.commits += 1
        return told

    async def _written(self, jobs: list[Job]) -> list[tuple[Job, Exception | None]]:
        """Entries alone go in one statement that is its own transaction: one way to the database and back, not four."""
        if any(job.also for job in jobs):
            return await self._written_together(jobs)
        if self.held is None:
            self.held = await self.alone.connect()
            self.driver = (await self.held.get_raw_connection()).driver_connection
        written = _keys(await self.driver.fetch(INSERT_MANY, *_columns(jobs)))
        return [(job, _missing(job, written)) for job in jobs]

    async def _written_together(self, jobs: list[Job], again: bool = False) -> list[tuple[Job, Exception | None]]:
        told: list[tuple[Job, Exception | None]] = []
        columns = _columns(jobs)
        async with self.engine.begin() as connection:
            written = _keys(await connection.exec_driver_sql(INSERT_MANY, columns))
            ours: set[Entry] = set()
            if again:  # an entry that is the same to the millisecond is the same answer
                ours = {Entry._make(row) for row in await connection.exec_driver_sql(SELECT_MANY, columns[:2])}
            for job in jobs:
                error = _missing(job, written)
                if error is not None and job.entry in ours:
                    error = None  # it had been written, and what goes with it too, before the connection was lost
                elif error is None:
                    for statement in job.also:
                        await connection.execute(statement)
                told.append((job, error))
        return told

    async def _let_go(self) -> None:
        if self.held is not None:
            held, self.held = self.held, None
            with contextlib.suppress(SQLAlchemyError, OSError):
                await held.invalidate()
                await held.close()


def said_of(error: Exception) -> str:
    """For the log: what a database says holds no values of ours, what others say might."""
    return str(error) if isinstance(error, SQLAlchemyError | sqlite3.Error | OSError) else named(error)


def _columns(jobs: list[Job]) -> tuple[list[Any], ...]:
    """The entries as PostgreSQL takes many at once."""
    entries = [job.entry for job in jobs if job.entry is not None]
    return tuple(map(list, zip(*entries, strict=True))) if entries else ([],) * len(Entry._fields)


def _keys(rows: Iterable[Any]) -> set[Key]:
    return {(row[0], row[1]) for row in rows}


def _missing(job: Job, written: set[Key]) -> Conflict | None:
    """What to tell of a job whose entry is not among those written. Of two that are alike, one was."""
    if job.entry is None:
        return None
    key = (job.entry.table, job.entry.seq)
    if key in written:
        written.discard(key)
        return None
    return Conflict(f"{key[0]} {key[1]}")


class NoWriter(Writer):
    """Writes nothing down: only to measure what writing costs."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def append(self, entry: Entry | None, also: Sequence[Executable], told: Told) -> None:
        asyncio.get_running_loop().call_soon(told, None)


def _tell(told: list[tuple[Job, Exception | None]]) -> None:
    for job, error in told:
        try:
            job.told(error)
        except Exception:
            log.exception("an entry was not told of")  # the others shall hear of theirs
