"""The log of PostgreSQL: a task that sends what has gathered while the last commit was on its way."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wyrmhall.server.queries import Found
from wyrmhall.server.writer import COLUMNS, MOST_AT_ONCE, Conflict, Entry, Job, NotWritten, Told, Writer, said_of, tell

INSERT_MANY = (
    f"INSERT INTO log ({COLUMNS}) SELECT * FROM unnest($1::varchar[], $2::integer[], $3::varchar[], $4::integer[],"
    " $5::bigint[], $6::varchar[], $7::bigint[], $8::text[], $9::integer[], $10::varchar[])"
    " ON CONFLICT DO NOTHING RETURNING table_id, seq"
)
SELECT_MANY = f"SELECT {COLUMNS} FROM log WHERE (table_id, seq) IN (SELECT * FROM unnest($1::varchar[], $2::integer[]))"

Key = tuple[str, int]
"""Of an entry: its table and its number."""


class PostgresWriter(Writer):
    """Hands over batch by batch; whether one was written is asked again if the connection was lost meanwhile."""

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
            tell(await self._commit(jobs))

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


def _columns(jobs: list[Job]) -> tuple[list[object], ...]:
    """The entries as PostgreSQL takes many at once."""
    entries = [job.entry for job in jobs if job.entry is not None]
    return tuple(map(list, zip(*entries, strict=True))) if entries else ([],) * len(Entry._fields)


def _keys(rows: Iterable[Found]) -> set[Key]:
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
