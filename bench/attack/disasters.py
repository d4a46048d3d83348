"""Attacks of fate: processes, machines, brokers, databases and disks fail, and clocks jump."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
from typing import ClassVar

import httpx

from bench.attack.floods import Attack
from bench.attack.house import House
from bench.attack.target import ATTACKER

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
                self.house.notes.kills += 1
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
    kinds = ("postgres",)

    async def run(self, seconds: float) -> None:
        postgres = self.house.postgres
        assert postgres is not None
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(min(3.0, seconds / 2))
        await asyncio.to_thread(postgres.start)
        await self.house.until_well()


class FullDisk(Disaster):
    """No file of the processes that serve can grow, as on a full disk."""

    kinds = ("sqlite",)

    async def run(self, seconds: float) -> None:
        limited = self.house.pids()
        for pid in limited:
            with contextlib.suppress(ProcessLookupError):
                _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (FEW, hard))
        await asyncio.sleep(seconds)
        for pid in limited:
            with contextlib.suppress(ProcessLookupError):
                _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
        await self.house.until_well()


class DamagedRows(Disaster):
    """Rows of somebody's tables are damaged: lists, health and everybody else's tables are as before."""

    kinds = ("sqlite",)
    damages: ClassVar[tuple[tuple[str, object], ...]] = (
        ("options", "{"),
        ("players", 77),
        ("settings", "7"),
        ("seed", "nothing"),
        ("created", "yesterday"),
    )

    async def run(self, seconds: float) -> None:
        notes, ids = self.house.notes, []
        async with self.house.client(ATTACKER) as http:
            for column, value in self.damages:
                ids.append(await opened(http, "seadragons"))
                self.house.execute(f"update tables set {column} = ? where id = ?", value, ids[-1])
            self.house.kill()  # so that nothing is in memory
            await self.house.start()
            for path in ("/api/tables", "/api/me/tables", *[f"/api/tables/{id}/state" for id in ids]):
                status = (await http.get(path)).status_code
                if status not in (200, 404, 409, 429, 503):
                    notes.fault(f"{path} with damaged rows: {status}")
        await asyncio.sleep(seconds / 2)
        for id in ids:
            self.house.execute("delete from tables where id = ?", id)
        await self.house.until_well()


class ClockSetBack(Disaster):
    """All times in a table's log are in the future, as after the machine's clock was set back: its clock goes on."""

    kinds = ("sqlite",)
    seconds: ClassVar[int] = 2
    hour: ClassVar[int] = 3_600_000

    async def run(self, seconds: float) -> None:
        async with self.house.client(ATTACKER) as http:
            id = await opened(http, "seadragons", clock={"kind": "move", "seconds": self.seconds})
            before = (await http.get(f"/api/tables/{id}/state")).json()["seq"]
            self.house.kill()
            self.house.execute("update log set at = at + ? where table_id = ?", self.hour, id)
            self.house.execute("update tables set started = started + ? where id = ?", self.hour, id)
            await self.house.start()
            for _ in range(200):
                state = await http.get(f"/api/tables/{id}/state")
                if state.status_code == 200 and state.json()["seq"] > before:
                    return
                await asyncio.sleep(0.2)
        self.house.notes.fault("a clock stood still after the machine's clock was set back")


async def opened(http: httpx.AsyncClient, game: str, **said: object) -> str:
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = await http.post("/api/tables", json={"game": game, "seats": seats, **said})
    made.raise_for_status()
    return str(made.json()["table"])


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
)
