"""Long answers travel packed: what never changes is packed once, all else in a thread, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Hashable, MutableMapping
from typing import Any, TypeVar

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wyrmhall.server.responses import Answer, What, encode

Key = TypeVar("Key", bound=Hashable)

LONG = 32_000
"""Bytes from which an answer is packed: the library and the rules are, the state of a table is sent as it is."""
LEVEL = 6


class Kept(Answer[What]):
    """An answer that is always the same, made once in both forms."""

    def __init__(self, what: What) -> None:
        body = encode(what)
        super().__init__(body, headers={"vary": "accept-encoding"})
        self.packed = gzip.compress(body, 9) if len(body) >= LONG else b""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A fresh one for each caller, since others add headers of their own."""
        headers = {"vary": "accept-encoding"}
        body: bytes | memoryview = self.body
        if self.packed and takes(Headers(scope=scope), "gzip"):
            body, headers["content-encoding"] = self.packed, "gzip"
        await Response(body, media_type=self.media_type, headers=headers)(scope, receive, send)


def kept_once(kept: dict[Key, Kept[What]], key: Key, make: Callable[[], What]) -> Kept[What]:
    """What is the same for everybody is made, encoded and packed once."""
    if key not in kept:
        kept[key] = Kept(make())
    return kept[key]


def takes(headers: Headers, coding: str) -> bool:
    """Whether the caller can read what is packed so."""
    for part in headers.get("accept-encoding", "")[:500].split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip().lower() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class Packer:
    """Packs the long answers of an application whose answers come in one piece."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not takes(Headers(scope=scope), "gzip"):
            await self.app(scope, receive, send)
            return
        begun: MutableMapping[str, Any] = {}

        async def sending(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = message
                return
            body = message.get("body", b"")
            if begun and len(body) >= LONG and not message.get("more_body"):
                headers = MutableHeaders(raw=begun["headers"])
                if "content-encoding" not in headers:
                    body = await asyncio.to_thread(gzip.compress, body, LEVEL)
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(body))
                    headers.add_vary_header("accept-encoding")
                    message = {**message, "body": body}
            if begun:
                await send(begun)
                begun = {}
            await send(message)

        await self.app(scope, receive, sending)
