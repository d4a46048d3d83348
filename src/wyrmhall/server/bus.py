"""Wake-ups between server processes: table X has entry N. The database is the truth; a lost wake-up only costs time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from secrets import token_hex
from typing import Any

from wyrmhall.server.settings import BadSetting

log = logging.getLogger(__name__)
CHANNEL = "wyrmhall"
FIRST_DELAY, LONGEST_DELAY = 0.1, 5.0
QUIET_SECONDS = 15.0

Heard = Callable[[str, int], None]
EVERY_TABLE = ""
"""Heard after a connection was lost: anything may have happened meanwhile."""
SEATS = -1
"""Said instead of a number when not the log but the seats of a table have changed."""
HERE = -3
"""In the place of an entry's number: who is here at the table has changed, and nothing else."""
TALK = -2
"""Said when people have spoken at a table, or come to look on."""


class Bus:
    """Between the tables of one process nothing has to be carried; the others build on this."""

    def __init__(self) -> None:
        self.host = token_hex(8)  # so that a process does not listen to itself
        self.heard: Heard = lambda table, seq: None

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return False

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    @property
    def connected(self) -> bool:
        return True

    def publish(self, table: str, seq: int) -> None:
        """Tell the other processes; never waits, never fails."""


class RemoteBus(Bus, ABC):
    """Keeps a connection to a broker, for ever; after each reconnect everybody looks again."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self.outbox: asyncio.Queue[tuple[str, int]] = asyncio.Queue(10_000)
        self.ready = asyncio.Event()

    @property
    def is_shared(self) -> bool:
        return True

    @property
    def connected(self) -> bool:
        return self.ready.is_set()

    async def start(self) -> None:
        self.task = asyncio.create_task(self._forever())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.ready.wait(), 2)

    async def stop(self) -> None:
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    def publish(self, table: str, seq: int) -> None:
        if self.ready.is_set():
            with contextlib.suppress(asyncio.QueueFull):
                self.outbox.put_nowait((table, seq))

    async def _forever(self) -> None:
        delay = FIRST_DELAY
        while True:
            try:
                await self._connected()
            except Exception as error:  # noqa: BLE001  # whatever a broker dies of, it is tried again
                log.warning("the broker is away: %s", type(error).__name__)
            delay = FIRST_DELAY if self.ready.is_set() else min(delay * 2, LONGEST_DELAY)
            self.ready.clear()
            await asyncio.sleep(delay)

    def _is_ready(self) -> None:
        while not self.outbox.empty():  # what was not sent before is covered by everybody looking again
            self.outbox.get_nowait()
        self.ready.set()
        self.heard(EVERY_TABLE, 0)

    def _got(self, payload: str | bytes) -> None:
        host, table, seq = json.loads(payload)
        if host != self.host:
            self.heard(table, seq)

    def _said(self, table: str, seq: int) -> str:
        return json.dumps([self.host, table, seq])

    @abstractmethod
    async def _connected(self) -> None:
        """Serve one connection until it is lost."""


class RedisBus(RemoteBus):
    async def _connected(self) -> None:
        from redis.asyncio import Redis

        async with Redis.from_url(self.url) as redis, redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            # Whoever lost entries while the broker was away looks again, and so do those it could not tell.
            await redis.publish(CHANNEL, self._said(EVERY_TABLE, 0))
            self._is_ready()
            await _first_to_end(self._listen(channel), self._send(redis))

    async def _listen(self, channel: Any) -> None:
        async for message in channel.listen():
            if message["type"] == "message":
                self._got(message["data"])

    async def _send(self, redis: Any) -> None:
        while True:
            try:
                said = await asyncio.wait_for(self.outbox.get(), QUIET_SECONDS)
            except TimeoutError:
                await asyncio.wait_for(redis.ping(), QUIET_SECONDS)
            else:
                await redis.publish(CHANNEL, self._said(*said))


class PostgresBus(RemoteBus):
    async def _connected(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self.url)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda _c, _p, _ch, payload: self._got(payload))
            await connection.execute("select pg_notify($1, $2)", CHANNEL, self._said(EVERY_TABLE, 0))
            self._is_ready()
            await _first_to_end(lost.wait(), self._send(connection))
        finally:
            connection.terminate()

    async def _send(self, connection: Any) -> None:
        while True:
            try:
                said = await asyncio.wait_for(self.outbox.get(), QUIET_SECONDS)
            except TimeoutError:
                await asyncio.wait_for(connection.execute("select 1"), QUIET_SECONDS)
            else:
                batch = [said]
                while not self.outbox.empty():
                    batch.append(self.outbox.get_nowait())
                payloads = [self._said(*each) for each in batch]
                await connection.execute(
                    "select pg_notify($1, said) from unnest($2::text[]) as said", CHANNEL, payloads
                )


async def _first_to_end(*work: Coroutine[None, None, object]) -> None:
    """Runs all until one ends or fails, then ends the others."""
    tasks = [asyncio.ensure_future(each) for each in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def bus_from(url: str) -> Bus:
    """Nothing for one process; Redis or PostgreSQL by the address."""
    if not url:
        return Bus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(url)
    if url.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://")):
        return PostgresBus(url.replace("postgresql+asyncpg://", "postgresql://"))
    raise BadSetting(f"a broker is redis://... or postgresql://..., not {url!r}")
