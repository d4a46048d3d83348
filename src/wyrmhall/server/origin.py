"""Which pages may use the server, and the headers that keep browsers careful."""

from __future__ import annotations

from collections.abc import Set
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wyrmhall.core.words import Msg
from wyrmhall.server.desk import host_name, language_of
from wyrmhall.server.limits import Rate, network_of
from wyrmhall.server.responses import respond
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.wire import Problem

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        # WebAssembly is for the companion, which runs the rules in the browser.
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def is_own_origin(headers: Headers, further: str) -> bool:
    """Whether the page that asks came from us or from an origin that the operator named. Scripts name no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in [each.strip() for each in further.split(",")]:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as http://[::1
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")


class Guard:
    """Refuses writes from foreign pages, foreign host names and floods; adds the headers to every answer."""

    def __init__(self, app: ASGIApp, origins: str, hosts: Set[str], requests_per_second: int, shelf: Shelf) -> None:
        self.app = app
        self.origins = origins
        self.hosts = hosts  # which may change while the server runs; all, if there are none
        self.shelf = shelf
        # What is asked under /api is counted there, by what it costs.
        self.others = Rate(requests_per_second * 2, 2)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        is_http = scope["type"] == "http"
        if self.hosts and host_name(headers.get("host", "")) not in self.hosts:
            await self._refuse(scope, receive, send, "bad-host", 421)
        elif is_http and scope["method"] not in SAFE_METHODS and not is_own_origin(headers, self.origins):
            await self._refuse(scope, receive, send, "foreign-page", 403)
        elif not scope["path"].startswith("/api/") and not self.others.allows(_caller(scope)):
            await self._refuse(scope, receive, send, "too-fast", 429)
        else:
            # A socket's frames have no headers, and come too often to be looked at here.
            await self.app(scope, receive, self._with_headers(scope, send) if is_http else send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, code: str, status: int) -> None:
        said = self.shelf.speaker(language_of(HTTPConnection(scope)), "server").say(Msg(f"problem-{code}"))
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": code})
        else:
            await respond(Problem(code, said), status)(scope, receive, self._with_headers(scope, send))

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        return sending


def _caller(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(client[0]) if client else ""
