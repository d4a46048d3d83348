"""Attacks of fate: processes, machines, brokers, databases and disks fail, and clocks jump."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
from typing import ClassVar

from bench.attack.floods import Attack
from bench.attack.house import House

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


DISASTERS: tuple[type[Disaster], ...] = (KillHouse, KillWorkers, RestartBroker, RestartDatabase, FullDisk, ClockJump)
