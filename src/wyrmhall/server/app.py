"""The server as one ASGI application, put together from its parts."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

import wyrmhall
from wyrmhall.server import identity, migrate
from wyrmhall.server.adviser import Adviser
from wyrmhall.server.api import Api
from wyrmhall.server.archive import Archive
from wyrmhall.server.bus import bus_from
from wyrmhall.server.caretaker import Caretaker
from wyrmhall.server.desk import Desk
from wyrmhall.server.engine import async_engine, writing_engine
from wyrmhall.server.hall import Hall
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.metrics import metrics_of
from wyrmhall.server.notify import Notifier
from wyrmhall.server.origin import Guard
from wyrmhall.server.pool import Pool
from wyrmhall.server.postgres_writer import PostgresWriter
from wyrmhall.server.responses import respond
from wyrmhall.server.routes import openapi
from wyrmhall.server.settings import Settings
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.socket import Sockets
from wyrmhall.server.sqlite_writer import SqliteWriter
from wyrmhall.server.static import ClientFiles
from wyrmhall.server.store import Store
from wyrmhall.server.wire import Health, Problem
from wyrmhall.server.writer import NoWriter, Writer

STATIC = Path(__file__).parent / "static"
LONG = 32_000
"""Bytes from which an answer is compressed: the library and the rules are, the state of a table is sent as it is."""


def create_app(settings: Settings | None = None, shelf: Shelf | None = None) -> Starlette:
    """An application for one process; settings from the environment if none are given."""
    settings = settings or Settings.from_environment()
    server = Server(settings, shelf or Shelf())
    guard = Middleware(Guard, origins=settings.origins, hosts=settings.hosts)
    problems: dict[Any, Any] = {HTTPException: no_route}
    app = Starlette(lifespan=server.lifespan, middleware=[guard], routes=server.routes(), exception_handlers=problems)
    app.state.server = server
    return app


class Server:
    """The parts and how they hold together. Routes exist before the database is reached, parts after."""

    def __init__(self, settings: Settings, shelf: Shelf) -> None:
        self.settings = settings
        self.engine = async_engine(settings.database)
        self.store = Store(self.engine)
        self.hall = Hall(settings, shelf, self.store, self._writer(), bus_from(settings.broker))
        self.lobby = Lobby(self.hall)
        self.archive = Archive(self.hall, self.lobby)
        self.notifier = Notifier(self.hall)
        self.caretaker = Caretaker(self.hall, Pool(settings.bot_workers))
        # The key is known only when the database is; nobody is served before.
        self.desk = Desk(shelf, identity.Signer(""), settings.secure_cookies, settings.requests_per_second)
        self.sockets = Sockets(self.hall, self.lobby, self.desk)
        adviser = Adviser(self.hall, self.archive, self.caretaker.pool)
        self.endpoints = Api(self.hall, self.lobby, self.archive, self.notifier, adviser).endpoints()

    def _writer(self) -> Writer:
        if not self.settings.durable:
            return NoWriter()
        if self.engine.dialect.name == "sqlite":
            return SqliteWriter(writing_engine(self.settings.database))
        return PostgresWriter(self.engine)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await migrate.upgrade(self.engine)
        key = self.settings.secret or await self.store.house_secret(identity.new_secret())
        self.desk.signer = identity.Signer(key)
        await self.hall.start()
        await self.caretaker.start()
        yield
        await self.caretaker.stop()
        await self.hall.stop()
        await self.engine.dispose()

    def routes(self) -> list[BaseRoute]:
        # A mount of its own: beside the static files a wrong method would be answered by those.
        return [
            Mount("/api", routes=self.desk.routes(self.endpoints), middleware=[Middleware(GZipMiddleware, LONG, 6)]),
            WebSocketRoute("/ws/tables/{id}", self.sockets.serve),
            Route("/healthz", self.healthz),
            Route("/metrics", self.metrics),
            Route("/schema", self.schema),
            Mount("/", GZipMiddleware(ClientFiles(STATIC), compresslevel=6)),
        ]

    async def healthz(self, _: Request) -> Response:
        try:
            await self.store.ping()
        except Exception:  # noqa: BLE001  # whatever the database dies of, the answer is the same
            return respond(Health("the database is away", wyrmhall.__version__), 503)
        return respond(Health("ok", wyrmhall.__version__))

    async def metrics(self, _: Request) -> Response:
        return PlainTextResponse(metrics_of(self.hall), media_type="text/plain; version=0.0.4")

    async def schema(self, _: Request) -> Response:
        return respond(openapi(self.endpoints, "/api", wyrmhall.__version__))


async def no_route(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    said = Problem("no-route", f"{error.detail}; /schema lists what there is")
    response = respond(said, error.status_code)
    response.headers.update(error.headers or {})
    return response
