"""Attacks of visitors: each asks for as much as it can, from one address, for a bounded time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import abstractmethod
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import connect

from bench.attack.intruders import INTRUDERS
from bench.attack.target import ATTACKER, TROUBLE, Attack

TWO = [{"kind": "me"}, {"kind": "me"}]


class Requests(Attack):
    """Many connections that ask without a pause; what, the attacks below say."""

    at_once: ClassVar[int] = 16

    async def prepare(self, http: httpx.AsyncClient) -> None:
        """Before the flood."""

    @abstractmethod
    def request(self) -> dict[str, Any]: ...

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        async with self.house.client(ATTACKER) as http:
            with contextlib.suppress(*TROUBLE):
                await self.prepare(http)

            async def ask() -> None:
                while time.monotonic() < end:
                    said = self.request()
                    # Nobody is somebody else by saying so: else the limits of one address would be those of none.
                    forged = ".".join(str(self.pick.randint(1, 254)) for _ in range(4))
                    said["headers"] = {"X-Forwarded-For": forged, **said.get("headers", {})}
                    try:
                        await http.request(**said)
                    except TROUBLE:
                        await asyncio.sleep(0.05)

            await asyncio.gather(*[ask() for _ in range(self.at_once)])


class Packs(Requests):
    def request(self) -> dict[str, Any]:
        pack = self.pick.choice(
            ["a." * 16_000 + "a=1", "a=" + "[" * 20_000, "a=" + "{a=" * 20_000, 'a="' + "x" * 190_000]
        )
        game = self.pick.choice(["seadragons", "worms", "wyrmspan", "flamecraft"])
        return {"method": "POST", "url": "/api/tables", "json": {"game": game, "seats": TWO, "pack": pack}}


class DeepBodies(Requests):
    def request(self) -> dict[str, Any]:
        path = self.pick.choice(["tables", "files", "tables/aaaaaaaaaaaaaaaa/answer", "tables/aaaaaaaaaaaaaaaa/join"])
        body = self.pick.choice([b"[" * 60_000, b'{"a":' * 10_000, b"[" * 5_000 + b"]" * 5_000, b"[],[]," * 10_000])
        return {"method": "POST", "url": f"/api/{path}", "content": body}


class Origins(Requests):
    def request(self) -> dict[str, Any]:
        origin = self.pick.choice(["http://[::1", "http://[", "null", "https://evil.example"])
        return {"method": "POST", "url": "/api/tables", "content": b"{}", "headers": {"Origin": origin}}


class Pages(Requests):
    """What is large and the same for all."""

    def request(self) -> dict[str, Any]:
        paths = [
            "/schema",
            "/",
            "/api/games/wyrmspan/cards",
            "/api/games/worms/clauses?lang=uk",
            "/api/tables",
            "/metrics",
        ]
        return {"method": "GET", "url": self.pick.choice(paths)}


class Files(Requests):
    """Game files that have to be played to see that they are wrong."""

    at_once = 6

    def request(self) -> dict[str, Any]:
        file = {"format": "wyrmhall-game-2", "game": "worms", "players": 2, "options": {}, "seed": 1}
        answers = [[0, 0]] * 5_000
        return {"method": "POST", "url": "/api/files", "json": {**file, "answers": answers, "marks": [""] * 5_000}}


class Replays(Requests):
    """Looks back at a game from many places at once."""

    table = ""
    steps = 0

    async def prepare(self, http: httpx.AsyncClient) -> None:
        made = await http.post("/api/tables", json={"game": "seadragons", "seats": TWO, "seed": "7"})
        self.table = made.json()["table"]
        for _ in range(40):
            state = (await http.get(f"/api/tables/{self.table}/state")).json()
            waiting = state["decisions"][0]["seat"]
            mine = (await http.get(f"/api/tables/{self.table}/state?seat={waiting}")).json()
            option = mine["decisions"][0]["options"][0]["option"]
            said = {"seq": mine["seq"], "seat": waiting, "option": option}
            done = await http.post(f"/api/tables/{self.table}/answer", json=said)
            self.steps = done.json().get("step", self.steps)

    def request(self) -> dict[str, Any]:
        kind = self.pick.choice([f"steps/{self.pick.randint(0, max(1, self.steps))}", "log", "file", "course"])
        return {"method": "GET", "url": f"/api/tables/{self.table or 'aaaaaaaaaaaaaaaa'}/{kind}"}


class Words(Requests):
    """Talk at a table of one's own, and signs and nudges, as fast as they go."""

    table = ""

    async def prepare(self, http: httpx.AsyncClient) -> None:
        await http.put("/api/me", json={"name": "Loud"})
        self.table = (await http.post("/api/tables", json={"game": "worms", "seats": TWO})).json()["table"]

    def request(self) -> dict[str, Any]:
        said = self.pick.choice([{"text": "x" * 280}, {"kind": "sign", "sign": "wow"}, {"kind": "nudge"}])
        return {"method": "POST", "url": f"/api/tables/{self.table or 'aaaaaaaaaaaaaaaa'}/talk", "json": said}


class Seeks(Requests):
    """Looks for games that nobody else wants, and joins those that are not there."""

    async def prepare(self, http: httpx.AsyncClient) -> None:
        await http.put("/api/me", json={"name": "Restless"})

    def request(self) -> dict[str, Any]:
        clock = {"kind": "turn", "seconds": self.pick.randint(86_400, 200_000)}
        wish = {"game": self.pick.choice(["worms", "seadragons", "flamecraft"]), "players": 3, "clock": clock}
        return self.pick.choice(
            [
                {"method": "POST", "url": "/api/seeks", "json": wish},
                {"method": "GET", "url": "/api/seeks"},
                {"method": "POST", "url": "/api/seeks/aaaaaaaaaaaaaaaa/join"},
            ]
        )


class Codes(Requests):
    """Guesses at recovery codes and links, each of which would be a slow hash if nobody counted them."""

    def request(self) -> dict[str, Any]:
        code = "-".join("".join(self.pick.choices("23456789bcdfghjk", k=5)) for _ in range(6))
        return self.pick.choice(
            [
                {"method": "POST", "url": "/api/signin/recovery", "json": {"code": code}},
                {"method": "POST", "url": "/api/signin/device", "json": {"secret": code * 2}},
                {"method": "POST", "url": "/api/mail/confirm", "json": {"secret": code * 2}},
                {"method": "POST", "url": "/api/me/keep", "json": {"name": "Many"}},
            ]
        )


class Drawings(Requests):
    """Pictures that must be painted."""

    at_once = 6

    def request(self) -> dict[str, Any]:
        lang = self.pick.choice(["en", "uk", "ru"])
        name = self.pick.choice(["house", "worms", "table/aaaaaaaaaaaaaaaa", "rule/worms/x", "icon-512"])
        return {"method": "GET", "url": f"/pictures/{name}.png", "headers": {"Accept-Language": lang}}


class Clubs(Requests):
    """Club nights that nobody comes to."""

    async def prepare(self, http: httpx.AsyncClient) -> None:
        await http.put("/api/me", json={"name": "Host"})

    def request(self) -> dict[str, Any]:
        night = {"name": "x" * 32, "game": "seadragons", "plan": "swiss", "rounds": 20}
        one = "/api/clubs/aaaaaaaaaaaaaaaa"
        return self.pick.choice(
            [
                {"method": "POST", "url": "/api/clubs", "json": night},
                {"method": "POST", "url": f"{one}/join"},
                {"method": "POST", "url": f"{one}/next"},
                {"method": "POST", "url": f"{one}/boards/1/forfeit", "json": {"seats": [0, 1]}},
            ]
        )


class Teaching(Requests):
    """Lessons, puzzles and evenings at a real table: each has a game played."""

    def request(self) -> dict[str, Any]:
        game = self.pick.choice(["wyrmspan", "seadragons", "worms", "flamecraft"])
        path, body = self.pick.choice(
            [
                (f"games/{game}/lessons/basics", {"moves": [0] * self.pick.randint(0, 40), "move": 0}),
                (f"games/{game}/puzzles/1", {"moves": [self.pick.randint(0, 9)], "move": self.pick.randint(0, 9)}),
                (f"companion/{game}", {"text": "x" * self.pick.randint(0, 4_000)}),
            ]
        )
        return {"method": "POST", "url": f"/api/{path}", "json": body}


class Chatter(Attack):
    """At a table of one's own, the same small message again and again, over many sockets."""

    message: ClassVar[str] = ""
    sockets: ClassVar[int] = 16

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        async with self.house.client(ATTACKER) as http:
            try:
                made = await http.post("/api/tables", json={"game": "worms", "seats": TWO})
                table, cookie = made.json()["table"], "wyrmhall=" + made.cookies["wyrmhall"]
            except (*TROUBLE, KeyError):
                return
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
                    )
                    async with opening as socket:
                        await socket.send('{"type": "hello", "looks": true}')
                        heard = asyncio.create_task(_hear(socket))
                        try:
                            while time.monotonic() < end and not heard.done():
                                await socket.send(self.message)
                                await asyncio.sleep(0)
                        finally:
                            heard.cancel()
                await asyncio.sleep(0.05)

        await asyncio.gather(*[one() for _ in range(self.sockets)])


async def _hear(socket: Any) -> None:
    with contextlib.suppress(*TROUBLE):
        async for _ in socket:
            pass


class Looks(Chatter):
    message = '{"type": "look"}'


class Hellos(Chatter):
    message = '{"type": "hello", "seat": 1, "looks": true}'


class BotTables(Attack):
    """Tables of the best bots, each with a viewer."""

    tables: ClassVar[int] = 48

    async def run(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        async with self.house.client(ATTACKER) as http, contextlib.AsyncExitStack() as stack:
            for _ in range(self.tables):
                if time.monotonic() > end:
                    break
                with contextlib.suppress(*TROUBLE, KeyError):
                    seats = [{"kind": "bot", "level": "wyrm"}] * 2
                    made = await http.post("/api/tables", json={"game": "wyrmspan", "seats": seats})
                    address = self.house.url.replace("http", "ws") + f"/ws/tables/{made.json()['table']}"
                    opening = connect(address, local_addr=(ATTACKER, 0), compression=None, max_size=None)
                    socket = await stack.enter_async_context(opening)
                    await socket.send('{"type": "hello"}')
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
            await asyncio.wait_for(reader.read(1_000), 5)
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
            await asyncio.wait_for(reader.read(1_000), 5)
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
                        await socket.send(self.pick.choice(['{"type": "hello"}', "[" * 3_000, '{"type": "look"}']))
                        await asyncio.wait_for(socket.recv(), 5)

        await asyncio.gather(*[one() for _ in range(16)])


class HallSockets(Sockets):
    """The same at the socket that tells of the hall."""

    path = "/ws/hall"


FLOODS: tuple[type[Attack], ...] = (
    Packs,
    DeepBodies,
    Origins,
    Pages,
    Files,
    Replays,
    Words,
    Seeks,
    Codes,
    Drawings,
    Clubs,
    Teaching,
    Looks,
    Hellos,
    BotTables,
    SlowHeads,
    Crumbs,
    EmptyFrames,
    Sockets,
    HallSockets,
    *INTRUDERS,
)
