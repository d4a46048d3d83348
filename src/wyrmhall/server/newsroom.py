"""The socket of the hall: tells pages that tables or seeks have changed, so that they ask for them again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from wyrmhall.server.conversation import POLICY
from wyrmhall.server.hall import TABLES, Hall
from wyrmhall.server.routes import Caller
from wyrmhall.server.seeking import AWAY_MS, SEEKS
from wyrmhall.server.socket import Sockets
from wyrmhall.server.wire_finding import News

log = logging.getLogger(__name__)
PAUSE_SECONDS = 2.0
"""Between two words to the same page: what happens meanwhile is told at once."""


class Reader:
    """A page that shows the hall."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.news: set[str] = set()
        self.wake = asyncio.Event()


class Newsroom:
    def __init__(self, hall: Hall, sockets: Sockets, waits: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        self.sockets = sockets
        self.waits = waits
        self.readers: set[Reader] = set()
        hall.listen(TABLES, lambda _: self._tell(TABLES))
        hall.listen(SEEKS, lambda _: self._tell(SEEKS))

    async def serve(self, socket: WebSocket) -> None:
        await self.sockets.admit(socket, self._hold)

    async def _hold(self, socket: WebSocket, caller: Caller) -> None:
        reader = Reader(caller.person)
        self.readers.add(reader)
        telling = asyncio.create_task(self._keep_telling(socket, reader))
        try:
            is_open = True
            while (await socket.receive())["type"] != "websocket.disconnect":
                if is_open:  # more may have been on its way
                    is_open = False
                    await socket.close(POLICY, "this socket only tells")
        finally:
            self.readers.discard(reader)
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError, RuntimeError):
                await telling

    async def _keep_telling(self, socket: WebSocket, reader: Reader) -> None:
        while True:
            await reader.wake.wait()
            reader.wake.clear()
            told, reader.news = reader.news, set()
            for what in sorted(told):
                await socket.send_text(msgspec.json.encode(News(what)).decode())
            await asyncio.sleep(PAUSE_SECONDS)

    def _tell(self, what: str) -> None:
        for reader in self.readers:
            reader.news.add(what)
            reader.wake.set()

    async def keep_waiting(self) -> None:
        """As long as somebody's page is open, they still wait for the game they look for."""
        while True:
            await asyncio.sleep(AWAY_MS / 4000)
            try:
                await self.waits(list({reader.person for reader in self.readers}))
            except (SQLAlchemyError, OSError) as error:
                log.warning("seeks not kept: %s", type(error).__name__)
