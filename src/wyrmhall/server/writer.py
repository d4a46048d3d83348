"""Appends to the log: answers that arrive together are committed together, each acknowledged after its commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.server.logs import named

log = logging.getLogger(__name__)
MOST_AT_ONCE = 500
COLUMNS = "table_id, seq, kind, seat, option, by, at, data, waiting, mark"


Kind = Literal[
    "answer",
    "undo",
    "ask",
    "agree",
    "refuse",
    "hand",
    "back",
    "lost",
    "pause",
    "resume",
    "quit",
    "redeal",
    "rules",
    "end",
]
"""What an entry is; `entries.py` says what each does."""


class Entry(NamedTuple):
    """One line of a table's log."""

    table: str
    seq: int
    kind: Kind
    seat: int
    option: int
    by: str
    at: int
    data: str | None = None
    waiting: int | None = None  # see `Table.waiting`; unknown where the entry was not made at a table in memory
    mark: str | None = None  # see `Table.mark`; most entries have none


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

    @property
    def is_plain(self) -> bool:
        """An entry and nothing else."""
        return self.entry is not None and not self.also


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


class NoWriter(Writer):
    """Writes nothing down: only to measure what writing costs."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def append(self, entry: Entry | None, also: Sequence[Executable], told: Told) -> None:
        asyncio.get_running_loop().call_soon(told, None)


def tell(told: list[tuple[Job, Exception | None]]) -> None:
    for job, error in told:
        try:
            job.told(error)
        except Exception:
            log.exception("an entry was not told of")  # the others shall hear of theirs


def said_of(error: Exception) -> str:
    """For the log: what a database says holds no values of ours, what others say might."""
    return str(error) if isinstance(error, SQLAlchemyError | sqlite3.Error | OSError) else named(error)
