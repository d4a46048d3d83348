"""Attacks of fate: processes, machines, brokers, databases and disks fail, and clocks jump."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import tempfile
from typing import ClassVar

import httpx

from bench.attack.house import House
from bench.attack.target import ATTACKER, Attack

FEW = 4_096  # bytes that a file may have while the disk is full


class Disaster(Attack):
    """Something that only whoever runs the house can do."""

    house: House

    def __init__(self, house: House, pick: random.Random) -> None:
        super().__init__(house, pick)


class KillHouse(Disaster):
    """kill -9 for all processes, several times."""

    kills: ClassVar[int] = 3

    async def run(self, seconds: float) -> None:
        for _ in range(self.kills):
            await asyncio.sleep(self.pick.uniform(0.2, max(0.3, seconds / self.kills)))
            self.house.kill()
            await self.house.start()


class KillWorkers(Disaster):
    """kill -9 for one process after the other, some of them while they do not answer."""

    kills: ClassVar[int] = 3

    async def run(self, seconds: float) -> None:
        for _ in range(self.kills):
            await asyncio.sleep(self.pick.uniform(0.1, max(0.2, seconds / self.kills)))
            pids = self.house.pids()
            if not pids:
                continue
            pid = self.pick.choice(pids)
            with contextlib.suppress(ProcessLookupError):
                if self.pick.random() < 0.5:
                    os.kill(pid, signal.SIGSTOP)
                    await asyncio.sleep(1)
                os.kill(pid, signal.SIGKILL)
                self.house.notes.workers += 1
            await self._replaced(pid)
        await self.house.until_well()

    async def _replaced(self, gone: int) -> None:
        for _ in range(50):
            if len([pid for pid in self.house.pids() if pid != gone]) >= self.house.workers:
                return
            await asyncio.sleep(0.1)
        self.house.notes.fault("a killed worker was not replaced within 5 s")


class RestartBroker(Disaster):
    async def run(self, seconds: float) -> None:
        await asyncio.to_thread(self.house.redis.stop)
        await asyncio.sleep(seconds / 2)
        await asyncio.to_thread(self.house.redis.start)
        await asyncio.sleep(seconds / 2)


class RestartDatabase(Disaster):
    """In order, or as if it had been killed: then it has to recover from its own log."""

    kinds = ("postgres",)

    async def run(self, seconds: float) -> None:
        postgres = self.house.postgres
        assert postgres is not None
        how = self.pick.choice([signal.SIGINT, signal.SIGQUIT])
        await asyncio.to_thread(postgres.stop, how)
        await asyncio.sleep(min(3.0, seconds / 2))
        await asyncio.to_thread(postgres.start)
        await self.house.until_well()


class FullDisk(Disaster):
    """No file of the processes that serve can grow, as on a full disk."""

    kinds = ("sqlite",)  # the processes of PostgreSQL are another user's, whose limits are not ours to set

    async def run(self, seconds: float) -> None:
        limited = self.house.pids()
        for pid in limited:
            _limit(pid, FEW)
        await asyncio.sleep(seconds)
        for pid in limited:
            _limit(pid, None)
        await self.house.until_well()


def _limit(pid: int, size: int | None) -> None:
    with contextlib.suppress(ProcessLookupError):
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))


class DamagedRows(Disaster):
    """Rows of somebody's tables are damaged: lists, health and everybody else's tables are as before."""

    tables: ClassVar[tuple[tuple[str, object], ...]] = (
        ("game = $2", "chess"),
        ("options = $2", "{"),
        ("players = $2", 77),
        ("settings = $2", "7"),
        ("seed = $2", "nothing"),
        ("due = $2", -5),
    )
    log: ClassVar[tuple[str, ...]] = ("kind = 'dance'", "option = 99999", "seat = 7", "mark = '00000000'")
    lists: ClassVar[tuple[str, ...]] = ("tables", "me/tables", "me/turns", "me/next", "me/games", "me/page", "daily")

    async def run(self, seconds: float) -> None:
        notes, house, ids = self.house.notes, self.house, []
        async with house.client(ATTACKER) as http:
            for change, value in self.tables:
                ids.append(await opened(http, "seadragons"))
                await house.execute(f"update tables set {change} where id = $1", ids[-1], value)
            for change in self.log:
                ids.append(await opened(http, "seadragons"))
                await answered(http, ids[-1])
                await house.execute(f"update log set {change} where table_id = $1", ids[-1])
            house.kill()  # so that nothing is in memory
            await house.start()
            for path in (*self.lists, *[f"tables/{id}/{what}" for id in ids for what in ("state", "log")]):
                status = (await http.get(f"/api/{path}")).status_code
                allowed = (200, 429) if path in self.lists else (200, 403, 404, 409, 429, 503)
                if status not in allowed:
                    notes.fault(f"{path} with damaged rows: {status}")
        await asyncio.sleep(seconds / 2)
        for id in ids:
            for table, named in (("log", "table_id"), ("seats", "table_id"), ("tables", "id")):
                await house.execute(f"delete from {table} where {named} = $1", id)
        await house.until_well()


class ClockSetBack(Disaster):
    """All times in a table's log are in the future, as after the machine's clock was set back: its clock goes on."""

    seconds: ClassVar[int] = 2
    hour: ClassVar[int] = 3_600_000

    async def run(self, seconds: float) -> None:
        async with self.house.client(ATTACKER) as http:
            id = await opened(http, "seadragons", clock={"kind": "move", "seconds": self.seconds})
            before = (await http.get(f"/api/tables/{id}/state")).json()["seq"]
            self.house.kill()
            await self.house.execute("update log set at = at + $2 where table_id = $1", id, self.hour)
            await self.house.execute("update tables set started = started + $2 where id = $1", id, self.hour)
            await self.house.start()
            for _ in range(200):
                state = await http.get(f"/api/tables/{id}/state")
                if state.status_code == 200 and state.json()["seq"] > before:
                    return
                await asyncio.sleep(0.2)
        self.house.notes.fault("a clock stood still after the machine's clock was set back")


class Backup(Disaster):
    """Everything is written to a file while people play, and read again: no game of it is lost."""

    async def run(self, seconds: float) -> None:
        house = self.house
        with tempfile.TemporaryDirectory(prefix="wyrmhall-backup-") as folder:
            file = f"{folder}/backup.db"
            code, said = await house.command("db", "backup", file, "--database", house.database)
            if code == 0:
                code, said = await house.command("db", "check", "--database", f"sqlite+aiosqlite:///{file}")
        if code != 0:
            house.notes.fault(f"a backup does not hold all games: {said.strip()[-200:]}")


async def opened(http: httpx.AsyncClient, game: str, **said: object) -> str:
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = await http.post("/api/tables", json={"game": game, "seats": seats, **said})
    made.raise_for_status()
    return str(made.json()["table"])


async def answered(http: httpx.AsyncClient, id: str) -> None:
    """The first answer at one's own table."""
    waiting = (await http.get(f"/api/tables/{id}/state")).json()["decisions"][0]["seat"]
    mine = (await http.get(f"/api/tables/{id}/state?seat={waiting}")).json()
    option = mine["decisions"][0]["options"][0]["option"]
    said = await http.post(f"/api/tables/{id}/answer", json={"seq": mine["seq"], "seat": waiting, "option": option})
    said.raise_for_status()


class ClockJump(Disaster):
    """All processes stand still, so that for them all clocks jump forward."""

    async def run(self, seconds: float) -> None:
        stopped = self.house.pids()
        for pid in stopped:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(min(5.0, seconds))
        for pid in stopped:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        await self.house.until_well()


DISASTERS: tuple[type[Disaster], ...] = (
    KillHouse,
    KillWorkers,
    RestartBroker,
    RestartDatabase,
    FullDisk,
    DamagedRows,
    ClockJump,
    ClockSetBack,
    Backup,
)
