"""Floods over connections that stay: sockets that say too much, and bytes that come too slowly or mean nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import ClassVar

from websockets.asyncio.client import ClientConnection, connect

from bench.attack.asking import begun
from bench.attack.target import ATTACKER, TROUBLE, Attack

TWO = [{"kind": "me"}, {"kind": "me"}]


class Chatter(Attack):
    """At a table of one's own, the same small message again and again, over many sockets."""

    message: ClassVar[str] = ""
    answer: ClassVar[str] = ""  # the message that says that it was heard
    sockets: ClassVar[int] = 16

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        async with self.house.client(ATTACKER) as http:
            try:
                table = (await begun(http, "tables", {"game": "worms", "seats": TWO}))["table"]
            except TROUBLE as error:
                self.failed["a table"] = str(error)
                return
            cookie = "wyrmhall=" + http.cookies["wyrmhall"]
        address = self.house.url.replace("http", "ws") + f"/ws/tables/{table}"

        async def one() -> None:
            while time.monotonic() < end:
                with contextlib.suppress(*TROUBLE):
                    opening = connect(
                        address,
                        additional_headers={"Cookie": cookie},
                        local_addr=(ATTACKER, 0),
                        compression=None,
                        max_size=None,
                        close_timeout=1,
                    )
                    async with opening as socket:
                        await socket.send('{"type": "hello", "looks": true}')
                        heard = asyncio.create_task(self._hear(socket))
                        try:
                            while time.monotonic() < end and not heard.done():
                                await socket.send(self.message)
                                await asyncio.sleep(0)
                        finally:
                            heard.cancel()
                await asyncio.sleep(0.05)

        await asyncio.gather(*[one() for _ in range(self.sockets)])

    async def _hear(self, socket: ClientConnection) -> None:
        """What comes back; it was heard if that is what it asks for."""
        with contextlib.suppress(*TROUBLE):
            async for said in socket:
                self.did[json.loads(said)["type"]] += 1

    def undone(self) -> list[str]:
        return [] if self.did[self.answer] else [f"{self.answer} ({dict(self.did) or 'nothing was heard'})"]


class Looks(Chatter):
    message = '{"type": "look"}'
    answer = "looked"


class Hellos(Chatter):
    message = '{"type": "hello", "seat": 1, "looks": true}'
    answer = "state"


class BotTables(Attack):
    """Tables of the best bots, each with a viewer."""

    tables: ClassVar[int] = 48

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        async with self.house.client(ATTACKER) as http, contextlib.AsyncExitStack() as stack:
            for _ in range(self.tables):
                if time.monotonic() > end:
                    break
                with contextlib.suppress(*TROUBLE):
                    seats = [{"kind": "bot", "level": "wyrm"}] * 2
                    table = (await begun(http, "tables", {"game": "wyrmspan", "seats": seats}))["table"]
                    address = self.house.url.replace("http", "ws") + f"/ws/tables/{table}"
                    opening = connect(address, local_addr=(ATTACKER, 0), compression=None, max_size=None)
                    socket = await stack.enter_async_context(opening)
                    await socket.send('{"type": "hello"}')
                    await asyncio.wait_for(socket.recv(), 5)
                    self.did["watched"] += 1
            await asyncio.sleep(max(0.0, end - time.monotonic()))


class SlowHeads(Attack):
    """Connections on which a byte comes now and then."""

    connections: ClassVar[int] = 400

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        writers: list[asyncio.StreamWriter] = []
        for _ in range(self.connections):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.house.port, local_addr=(ATTACKER, 0))
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\n")
                writers.append(writer)
                self.did["opened"] += 1
        while time.monotonic() < end:
            await asyncio.sleep(0.5)
            for writer in writers:
                if not writer.is_closing():
                    writer.write(b"x: y\r\n")
        for writer in writers:
            writer.close()
        await asyncio.gather(*[writer.wait_closed() for writer in writers], return_exceptions=True)


class Crumbs(Attack):
    """Heads of thousands of lines, and bodies in pieces of a byte."""

    head: ClassVar[bytes] = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
    bodies: ClassVar[tuple[bytes, ...]] = (
        head + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 40_000,
        head + b"a:b\r\n" * 40_000 + b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2_000,
    )

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds

        async def one() -> None:
            while time.monotonic() < end:
                with contextlib.suppress(OSError, TimeoutError):
                    await self._send(self.pick.choice(self.bodies))

        await asyncio.gather(*[one() for _ in range(8)])

    async def _send(self, said: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.house.port, local_addr=(ATTACKER, 0))
        try:
            writer.write(said)
            await asyncio.wait_for(writer.drain(), 5)
            if await asyncio.wait_for(reader.read(1_000), 5):
                self.did["answered"] += 1
        finally:
            writer.transport.abort()


class EmptyFrames(Attack):
    """Frames that mean nothing, as many as go into a connection; nothing of what comes back is read."""

    sockets: ClassVar[int] = 8

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        head = (
            f"GET /ws/tables/{'a' * 16} HTTP/1.1\r\nHost: 127.0.0.1:{self.house.port}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()

        async def one() -> None:
            while time.monotonic() < end:
                with contextlib.suppress(OSError, TimeoutError):
                    await self._send(head, end)
                await asyncio.sleep(0.05)

        await asyncio.gather(*[one() for _ in range(self.sockets)])

    async def _send(self, head: bytes, end: float) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.house.port, local_addr=(ATTACKER, 0))
        try:
            writer.write(head)
            if b" 101 " not in await asyncio.wait_for(reader.read(1_000), 5):
                return
            self.did["let in"] += 1
            frame = self.pick.choice([b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x01\x80\0\0\0\0"])
            while time.monotonic() < end:
                writer.write(frame * 10_000)
                await asyncio.wait_for(writer.drain(), 5)
        finally:
            writer.transport.abort()


class Sockets(Attack):
    """Sockets that are opened, say something wrong, and are opened again."""

    path: ClassVar[str] = "/ws/tables/aaaaaaaaaaaaaaaa"

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        address = self.house.url.replace("http", "ws") + self.path

        async def one() -> None:
            while time.monotonic() < end:
                with contextlib.suppress(*TROUBLE):
                    async with connect(address, local_addr=(ATTACKER, 0), compression=None) as socket:
                        self.did["let in"] += 1
                        await socket.send(self.pick.choice(['{"type": "hello"}', "[" * 3_000, '{"type": "look"}']))
                        await asyncio.wait_for(socket.recv(), 5)

        await asyncio.gather(*[one() for _ in range(16)])


class HallSockets(Sockets):
    """The same at the socket that tells of the hall."""

    path = "/ws/hall"


STREAMS: tuple[type[Attack], ...] = (
    Looks,
    Hellos,
    BotTables,
    SlowHeads,
    Crumbs,
    EmptyFrames,
    Sockets,
    HallSockets,
)
