"""How the house is: what an operator must know of at once, looked for at most once a second."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from sqlalchemy import make_url

import wyrmhall
from wyrmhall.server.caretaker import Caretaker
from wyrmhall.server.hall import Hall
from wyrmhall.server.wire_house import Health

FRESH_SECONDS = 1.0
"""How long what was found is told again: whoever asks a thousand times a second costs no more than who asks once."""
PATIENCE = 3.0
"""For the database."""
WRITE_SECONDS = 5.0
"""How often a word is written to see that the disk takes it."""
SWEEP_SECONDS = 30.0
"""A sweep that has not come to its end for so long, or for six times its pause, is dead."""
LEAST_ROOM = 4_000_000
"""Bytes on the disk of SQLite below which it counts as full: the next commits will fail."""
TICK = 0.25
TICKS = 240  # a minute


class Doctor:
    """`problems` make the house unfit to play in, and a balancer should go elsewhere; a `notice` does not."""

    def __init__(self, hall: Hall, caretaker: Caretaker) -> None:
        self.hall = hall
        self.caretaker = caretaker
        self.looked = -FRESH_SECONDS
        self.wrote = -WRITE_SECONDS
        self.cannot_write = False
        self.problems: list[str] = []
        self.looking: asyncio.Task[None] | None = None
        self.lags = [0.0] * TICKS  # how late the loop was, of late
        self.ticks = 0
        self.file = _file_of(hall.settings.database)
        self.inode = 0

    async def start(self) -> None:
        self.inode = _inode(self.file)
        self.hall.spawn(self._feel_pulse())

    async def told(self) -> tuple[Health, int]:
        """The present health, and the status that goes with it."""
        if time.monotonic() - self.looked >= FRESH_SECONDS:
            if self.looking is None or self.looking.done():
                self.looking = self.hall.spawn(self._look())
            await asyncio.shield(self.looking)
        notices = self.notices
        status = "; ".join([*self.problems, *notices]) or "ok"
        return Health(status, wyrmhall.__version__, self.problems, notices), 503 if self.problems else 200

    @property
    def notices(self) -> list[str]:
        return [f"{len(self.hall.unloadable.broken)} tables do not load"] if self.hall.unloadable.broken else []

    @property
    def sweep_age(self) -> float:
        return time.monotonic() - self.caretaker.swept

    async def _look(self) -> None:
        found = []
        if self.file is not None and _inode(self.file) != self.inode:
            found.append("the database is gone")
        elif not await self._reads():
            found.append("the database is away")
        elif not await self._writes():
            found.append("the database takes no writes")
        if self.file is not None and _room(self.file) < LEAST_ROOM:
            found.append("the disk is full")
        if self.sweep_age > max(SWEEP_SECONDS, 6 * self.hall.settings.sweep_seconds):
            found.append("tables without viewers are not looked after")
        self.problems, self.looked = found, time.monotonic()

    async def _reads(self) -> bool:
        try:
            await asyncio.wait_for(self.hall.store.ping(), PATIENCE)
        except Exception:  # noqa: BLE001  # whatever the database dies of, the answer is the same
            return False
        return True

    async def _writes(self) -> bool:
        """In the same way as an entry goes. After a failure it is tried each time, so that the end is soon known."""
        if self.hall.settings.durable and (self.cannot_write or time.monotonic() - self.wrote >= WRITE_SECONDS):
            self.wrote = time.monotonic()
            try:
                word = self.hall.store.alive(self.hall.bus.host)
                await asyncio.wait_for(asyncio.shield(self.hall.writer.note([word])), PATIENCE)
                self.cannot_write = False
            except Exception:  # noqa: BLE001  # as above
                self.cannot_write = True
        return not self.cannot_write

    async def _feel_pulse(self) -> None:
        """How late a timer of the loop rings: so long everybody waits."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.lags[self.ticks % TICKS] = max(0.0, loop.time() - due)
            self.ticks += 1

    @property
    def lag(self) -> float:
        """The latest, in seconds."""
        return self.lags[(self.ticks - 1) % TICKS]

    @property
    def worst_lag(self) -> float:
        """Of the last minute."""
        return max(self.lags)


def _file_of(database: str) -> Path | None:
    """Where SQLite keeps everything, if it is a file."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def _inode(file: Path | None) -> int:
    try:
        return file.stat().st_ino if file is not None else 0
    except OSError:
        return -1


def _room(file: Path) -> int:
    if not hasattr(os, "statvfs"):
        return LEAST_ROOM
    try:
        disk = os.statvfs(file.parent)
    except OSError:
        return 0
    return disk.f_bavail * disk.f_frsize
