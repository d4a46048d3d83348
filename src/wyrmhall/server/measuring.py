"""Measures every request: which route it took, how it ended and how long it was."""

from __future__ import annotations

import time
from types import FunctionType

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wyrmhall.server.metrics import Routes

KNOWN = ("/healthz", "/metrics", "/schema")


class Watch:
    """The outermost of all, so that nothing is missed."""

    def __init__(self, app: ASGIApp, routes: Routes) -> None:
        self.app = app
        self.routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path, since, status = scope["path"], time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            self.routes.note(route_of(scope, path), status, time.perf_counter() - since)


def route_of(scope: Scope, path: str) -> str:
    """The pattern that a path fits; what fits none is named together, since anybody may ask for anything."""
    if path in KNOWN:
        return path
    if not path.startswith("/api/"):
        return "files"
    if not isinstance(scope.get("endpoint"), FunctionType):  # what a mount leaves there is none of our routes
        return "none"
    parts = path.split("/")
    for name, value in scope.get("path_params", {}).items():
        if value in parts:
            parts[parts.index(value)] = f"{{{name}}}"
    return f"{scope['method']} {'/'.join(parts)}"
