"""The log of SQLite: one commit at a time, by a thread; by a process of its own while many answers come together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Engine, Executable

from wyrmhall.server.scribe import HEAD, WRITTEN
from wyrmhall.server.writer import COLUMNS, MOST_AT_ONCE, Conflict, Entry, Job, NotWritten, Told, Writer, said_of, tell

log = logging.getLogger(__name__)
MANY = 8
"""Jobs in a batch that make a process worth having."""
AHEAD = 2
"""Batches that the process may have, so that it need not wait for the next one."""
HIRE_AGAIN_SECONDS = 10.0
WIDTH = len(Entry._fields)
INSERT = f"INSERT INTO log ({COLUMNS}) VALUES ({', '.join('?' * WIDTH)}) ON CONFLICT DO NOTHING"
INSERT_ALL = (
    f"INSERT INTO log ({COLUMNS}) SELECT "
    + ", ".join(f"json_extract(value, '$[{n}]')" for n in range(WIDTH))
    + " FROM json_each(?)"
)
SELECT = f"SELECT {COLUMNS} FROM log WHERE table_id = ? AND seq = ?"


class SqliteWriter(Writer):
    """Hands over once in a round of the loop what has gathered, to the thread or to the process, never to both at once.

    What the process could not write, the thread tries again: it can tell why not.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.file = engine.url.database or ""
        self.gathered: deque[Job] = deque()
        self.batches: queue.SimpleQueue[tuple[list[Job], bool] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="log writer", daemon=True)
        self.is_busy = False  # the thread is
        self.scribe: Process | None = None
        self.sent: deque[list[Job]] = deque()  # to the scribe
        self.doubtful: list[Job] = []  # perhaps written, perhaps not
        self.hired: asyncio.Task[None] | None = None
        self.hired_at = -HIRE_AGAIN_SECONDS
        self.rests = asyncio.Event()

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def stop(self) -> None:
        while self.gathered or self.doubtful or self.sent or self.is_busy:
            self.rests.clear()
            await self.rests.wait()
        if self.hired is not None:
            if self.scribe is not None and self.scribe.stdin is not None:
                self.scribe.stdin.close()
            else:
                self.hired.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.hired
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()

    def append(self, entry: Entry | None, also: Sequence[Executable], told: Told) -> None:
        self.gathered.append(Job(entry, also, told))
        if len(self.gathered) == 1:
            self.loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self.is_busy or not (self.gathered or self.doubtful):
            return
        if self.doubtful:
            if not self.sent:
                jobs, self.doubtful = self.doubtful, []
                self._to_thread(jobs, again=True)
            return
        jobs = [self.gathered.popleft() for _ in range(min(len(self.gathered), MOST_AT_ONCE))]
        is_plain = all(job.is_plain for job in jobs)
        if is_plain and self.scribe is not None and len(self.sent) < AHEAD:
            self._to_scribe(self.scribe, jobs)
        elif not self.sent:
            self._to_thread(jobs)
            if is_plain and len(jobs) >= MANY and self.loop.time() > self.hired_at + HIRE_AGAIN_SECONDS:
                self.hired_at = self.loop.time()
                self.hired = self.loop.create_task(self._hire())
        else:
            self.gathered.extendleft(reversed(jobs))

    def _done(self, told: list[tuple[Job, Exception | None]]) -> None:
        self.commits += any(error is None for _, error in told)
        tell(told)
        self._hand_over()
        self.rests.set()

    # --- by the process -------------------------------------------------------------------------------------------

    async def _hire(self) -> None:
        """Start a process, and hear from it until it ends."""
        command = (sys.executable, "-m", "wyrmhall.server.scribe", self.file, INSERT_ALL)
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        except OSError as error:
            log.warning("no process for the log: %s", error)
            return
        assert process.stdout is not None
        self.scribe = process
        while said := await process.stdout.read(AHEAD):
            for word in said:
                self._heard(word)
        self.scribe = None
        if self.sent:
            log.warning("the process that writes the log ended with %d batches in hand", len(self.sent))
        while self.sent:
            self.doubtful += self.sent.popleft()
        await process.wait()
        self._hand_over()

    def _to_scribe(self, scribe: Process, jobs: list[Job]) -> None:
        assert scribe.stdin is not None
        self.sent.append(jobs)
        rows = msgspec.json.encode([job.entry for job in jobs])
        with contextlib.suppress(OSError, RuntimeError):  # it has ended, which `_hire` is about to hear
            scribe.stdin.write(len(rows).to_bytes(HEAD, "big") + rows)

    def _heard(self, word: int) -> None:
        jobs = self.sent.popleft()
        if word == WRITTEN:
            self._done([(job, None) for job in jobs])
        else:
            self.doubtful += jobs
            self._hand_over()

    # --- by the thread --------------------------------------------------------------------------------------------

    def _to_thread(self, jobs: list[Job], again: bool = False) -> None:
        self.is_busy = True
        self.batches.put((jobs, again))

    def _run(self) -> None:
        connection = self.engine.connect()
        while (batch := self.batches.get()) is not None:
            told = self._commit(connection, *batch)
            self.loop.call_soon_threadsafe(self._committed, told)
        connection.close()

    def _committed(self, told: list[tuple[Job, Exception | None]]) -> None:
        self.is_busy = False
        self._done(told)

    def _commit(self, connection: Connection, jobs: list[Job], again: bool) -> list[tuple[Job, Exception | None]]:
        """All in one transaction. What is tried `again` and is in the log, the same to the millisecond, is written."""
        told: list[tuple[Job, Exception | None]] = []
        try:
            if not again and self._insert_at_once(connection, jobs):
                return [(job, None) for job in jobs]
            with connection.begin():
                # The driver itself: what stands before it costs more than the insert.
                execute = connection.connection.driver_connection.execute  # type: ignore[union-attr]
                for job in jobs:
                    entry = job.entry
                    if entry is None or execute(INSERT, entry).rowcount == 1:
                        for statement in job.also:
                            connection.execute(statement)
                        told.append((job, None))
                    elif again and execute(SELECT, (entry.table, entry.seq)).fetchone() == entry:
                        told.append((job, None))
                    else:
                        told.append((job, Conflict(f"{entry.table} {entry.seq}")))
        except Exception as error:  # noqa: BLE001  # whatever it is: who waits must hear of it, and the thread live on
            return [(job, NotWritten(said_of(error))) for job in jobs]
        return told

    def _insert_at_once(self, connection: Connection, jobs: list[Job]) -> bool:
        """Plain entries in one statement that is its own transaction; no, and nothing done, if one is in the way.

        Between two statements this thread would wait for the one that serves everybody, which is most often busy.
        """
        if not all(job.is_plain for job in jobs):
            return False
        try:
            rows = msgspec.json.encode([job.entry for job in jobs]).decode()
            connection.connection.driver_connection.execute(INSERT_ALL, (rows,))  # type: ignore[union-attr]
        except sqlite3.IntegrityError:
            return False
        return True
