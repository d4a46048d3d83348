"""The house under attack: `wyrmhall serve` as an operator runs it, with its database and its broker, on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import asyncpg
import httpx

from bench.attack.notes import START, Notes
from bench.attack.target import Target
from tests.server.live import free_port
from tests.server.services import Postgres, Redis

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 180.0
SETTINGS = {
    "bot_seconds": 4,
    "sweep_seconds": 1,
    "tables_per_minute": 600,
    "lasting_per_minute": 600,
    "most_tables": 2_000,
}


class House(Target):
    """Started and killed as often as an attack likes. All its processes are one group, and end with it."""

    def __init__(self, kind: str, notes: Notes, workers: int = 2) -> None:
        super().__init__(free_port(), notes)
        self.kind = kind
        self.workers = workers
        self.folder = tempfile.TemporaryDirectory(prefix="wyrmhall-attack-")
        self.redis = Redis()
        self.postgres = Postgres(fsync=True) if kind == "postgres" else None
        self.log = (Path(self.folder.name) / "log").open("ab")
        self.popen: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> str:
        if self.postgres is not None:
            return self.postgres.url
        return f"sqlite+aiosqlite:///{Path(self.folder.name) / 'hall.db'}"

    async def start(self) -> None:
        since = time.monotonic()
        self._begin()
        await self.until_well()
        self.notes.took(START, time.monotonic() - since)

    def _begin(self) -> None:
        names = {f"WYRMHALL_{name.upper()}": str(value) for name, value in SETTINGS.items()}
        command = [sys.executable, "-m", "wyrmhall", "serve", "--port", str(self.port), "--workers", str(self.workers)]
        self.popen = subprocess.Popen(
            [*command, "--database", self.database, "--broker", self.redis.url],
            env={**os.environ, **names, "PYTHONPATH": str(ROOT / "src")},
            stderr=self.log,
            start_new_session=True,
        )

    async def until_well(self) -> None:
        """Until /healthz is content again."""
        end = asyncio.get_running_loop().time() + START_SECONDS
        async with httpx.AsyncClient(base_url=self.url, timeout=5) as http:
            while asyncio.get_running_loop().time() < end:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        self.notes.fault(f"not well again {START_SECONDS:.0f} s after {self.notes.attack}")

    def kill(self) -> None:
        """As if the machine had died: all processes at once."""
        if self.popen is not None:
            self.notes.houses += 1
            self._end()

    def _end(self) -> None:
        if self.popen is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.popen.pid, signal.SIGKILL)
            self.popen.wait(30)
            self.popen = None

    def pids(self) -> list[int]:
        """The processes that serve."""
        if self.popen is None:
            return []
        found = []
        with contextlib.suppress(OSError):
            for pid in Path(f"/proc/{self.popen.pid}/task/{self.popen.pid}/children").read_text().split():
                with contextlib.suppress(OSError):
                    if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                        found.append(int(pid))
        return found

    async def execute(self, sql: str, *values: object) -> None:
        """Behind the back of the house, in its database; values stand as $1, $2 in the statement."""
        if self.postgres is not None:
            connection = await asyncpg.connect(self.postgres.url.replace("+asyncpg", ""), timeout=30)
            try:
                await connection.execute(sql, *values)
            finally:
                await connection.close()
            return
        file = Path(self.folder.name) / "hall.db"
        with contextlib.closing(sqlite3.connect(file, isolation_level=None, timeout=30)) as connection:
            connection.execute(sql.replace("$", "?"), values)

    async def command(self, *said: str) -> tuple[int, str]:
        """`wyrmhall ...` on the machine of the house, as its operator; the exit code, and what it said."""
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", "wyrmhall", *said],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        told, _ = await process.communicate()
        return process.returncode or 0, told.decode()

    def logged(self) -> int:
        return (Path(self.folder.name) / "log").stat().st_size

    def last_words(self) -> str:
        return (Path(self.folder.name) / "log").read_text("utf-8", "replace")[-400:]

    def close(self) -> None:
        self._end()
        self.log.close()
        self.redis.remove()
        if self.postgres is not None:
            self.postgres.remove()
        self.folder.cleanup()
