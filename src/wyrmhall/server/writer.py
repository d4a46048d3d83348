"""Appends to the log: answers that arrive together are committed together, each acknowledged after its commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection, Engine, Executable, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

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
INSERT_MANY = text(
    f"INSERT INTO log ({COLUMNS})"
    " SELECT * FROM unnest(CAST(:table_id AS varchar[]), CAST(:seq AS integer[]), CAST(:kind AS varchar[]),"
    " CAST(:seat AS integer[]), CAST(:option AS bigint[]), CAST(:by AS varchar[]), CAST(:at AS bigint[]),"
    " CAST(:data AS text[]), CAST(:waiting AS integer[])) ON CONFLICT DO NOTHING RETURNING table_id, seq"
)


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


class Writer(Protocol):
    commits: int

    def append(self, entry: Entry | None, also: Sequence[Executable] = ()) -> asyncio.Future[None]:
        """Done when the entry and what goes with it are on disk; `Conflict` or `NotWritten` if they are not.

        Without an entry: small changes beside the log, in the same commits.
        """

    async def start(self) -> None: ...
    async def stop(self) -> None: ...


class Job(NamedTuple):
    entry: Entry | None
    also: Sequence[Executable]
    done: asyncio.Future[None]


class SqliteWriter:
    """One thread that takes what has gathered while it was committing.

    Jobs are handed over once in a round of the loop: each time the thread wakes, it and the loop wait for each other.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.gathered: list[Job] = []
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="log writer", daemon=True)
        self.commits = 0

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def stop(self) -> None:
        self._hand_over()
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()

    def append(self, entry: Entry | None, also: Sequence[Executable] = ()) -> asyncio.Future[None]:
        done = self.loop.create_future()
        self.gathered.append(Job(entry, also, done))
        if len(self.gathered) == 1:
            self.loop.call_soon(self._hand_over)
        elif len(self.gathered) >= ENOUGH:
            self._hand_over()
        return done

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
        except (SQLAlchemyError, sqlite3.Error) as error:
            return [(job, NotWritten(str(error))) for job in jobs]
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


class PostgresWriter:
    """A task that sends what has gathered while the last commit was on its way."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.jobs: list[Job] = []
        self.wake = asyncio.Event()
        self.stopping = False
        self.commits = 0

    async def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self.stopping = True
        self.wake.set()
        await self.task

    def append(self, entry: Entry | None, also: Sequence[Executable] = ()) -> asyncio.Future[None]:
        done = asyncio.get_running_loop().create_future()
        self.jobs.append(Job(entry, also, done))
        self.wake.set()
        return done

    async def _run(self) -> None:
        while self.jobs or not self.stopping:
            if not self.jobs:
                self.wake.clear()
                await self.wake.wait()
                continue
            jobs, self.jobs = self.jobs[:MOST_AT_ONCE], self.jobs[MOST_AT_ONCE:]
            _tell(await self._commit(jobs))

    async def _commit(self, jobs: list[Job]) -> list[tuple[Job, Exception | None]]:
        entries = [job.entry for job in jobs if job.entry is not None]
        columns = zip(*entries, strict=True) if entries else [()] * 9
        values = {name: list(column) for name, column in zip(COLUMNS.split(", "), columns, strict=True)}
        told: list[tuple[Job, Exception | None]] = []
        try:
            async with self.engine.begin() as connection:
                rows = await connection.execute(INSERT_MANY, values)
                written = {(row.table_id, row.seq) for row in rows}
                for job in jobs:
                    key = None if job.entry is None else (job.entry.table, job.entry.seq)
                    if key is None or key in written:
                        written.discard(key)
                        for statement in job.also:
                            await connection.execute(statement)
                        told.append((job, None))
                    else:
                        told.append((job, Conflict(f"{key[0]} {key[1]}")))
        except (SQLAlchemyError, OSError) as error:
            return [(job, NotWritten(str(error))) for job in jobs]
        self.commits += 1
        return told


class NoWriter:
    """Writes nothing down: only to measure what writing costs."""

    commits = 0

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def append(self, entry: Entry | None, also: Sequence[Executable] = ()) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


def _tell(told: list[tuple[Job, Any]]) -> None:
    for job, error in told:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
