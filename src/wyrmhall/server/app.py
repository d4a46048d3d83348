"""The server as one ASGI application, put together from its parts."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import cached_property
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
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
from wyrmhall.server.desk import Desk, language_of
from wyrmhall.server.door import KEY, Doorkeeper
from wyrmhall.server.engine import async_engine, writing_engine
from wyrmhall.server.hall import Hall
from wyrmhall.server.health import Doctor
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.metrics import Metrics
from wyrmhall.server.notify import Notifier
from wyrmhall.server.origin import Guard
from wyrmhall.server.packed import Kept, Packer
from wyrmhall.server.pool import Pool
from wyrmhall.server.postgres_writer import PostgresWriter
from wyrmhall.server.reading import Reading
from wyrmhall.server.responses import encode, respond
from wyrmhall.server.routes import openapi
from wyrmhall.server.settings import Settings
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.socket import Sockets
from wyrmhall.server.sqlite_writer import SqliteWriter
from wyrmhall.server.static import ClientFiles
from wyrmhall.server.store import Store
from wyrmhall.server.table import Refusal
from wyrmhall.server.watch import Watch
from wyrmhall.server.wire import Problem
from wyrmhall.server.writer import NoWriter, Writer

STATIC = Path(__file__).parent / "static"


def create_app(settings: Settings | None = None, shelf: Shelf | None = None) -> Starlette:
    """An application for one process; settings from the environment if none are given."""
    settings = settings or Settings.from_environment()
    server = Server(settings, shelf or Shelf())
    guard = Middleware(
        Guard,
        origins=settings.origins,
        hosts=settings.hosts,
        requests_per_second=settings.requests_per_second,
        shelf=server.hall.shelf,
    )
    watch = Middleware(Watch, routes=server.counted.routes)
    problems: dict[Any, Any] = {HTTPException: server.no_route}
    app = Starlette(
        lifespan=server.lifespan, middleware=[watch, guard], routes=server.routes(), exception_handlers=problems
    )
    app.state.server = server
    return app


class Server:
    """The parts and how they hold together. Routes exist before the database is reached, parts after."""

    def __init__(self, settings: Settings, shelf: Shelf) -> None:
        self.settings = settings
        self.engine = async_engine(settings.database)
        self.store = Store(self.engine)
        self.hall = Hall(settings, shelf, self.store, self._writer(), bus_from(settings.broker))
        self.reading = Reading(shelf)
        self.lobby = Lobby(self.hall, self.reading)
        self.archive = Archive(self.hall, self.lobby, self.reading)
        self.notifier = Notifier(self.hall)
        self.caretaker = Caretaker(self.hall, Pool(settings.bot_workers))
        # The key is known only when the database is; nobody is served before.
        self.desk = Desk(shelf, identity.Signer(""), settings.secure_cookies, settings.requests_per_second)
        self.sockets = Sockets(self.hall, self.lobby, self.desk)
        adviser = Adviser(self.hall, self.archive, self.caretaker.pool)
        self.api = Api(self.hall, self.lobby, self.archive, self.notifier, adviser, self.caretaker)
        self.endpoints = self.api.endpoints()
        self.door = Doorkeeper(settings.most_connections, settings.connections_per_address, settings.trust)
        self.doctor = Doctor(self.hall, self.caretaker)
        self.counted = Metrics(self.hall, lambda: self.caretaker.pool, self.doctor, self.door)

    def _writer(self) -> Writer:
        if not self.settings.durable:
            return NoWriter()
        if self.engine.dialect.name == "sqlite":
            return SqliteWriter(writing_engine(self.settings.database))
        return PostgresWriter(self.engine)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[dict[str, Any]]:
        await migrate.upgrade(self.engine)
        key = self.settings.secret or await self.store.house_secret(identity.new_secret())
        self.desk.signer = identity.Signer(key)
        await self.hall.start()
        await self.caretaker.start()
        await self.doctor.start()
        async with self.counted.served(self.settings.metrics):
            yield {KEY: self.door}
        await self.caretaker.stop()
        await self.reading.stop()
        self.archive.stop()
        await self.hall.stop()
        await self.engine.dispose()

    def routes(self) -> list[BaseRoute]:
        # A mount of its own: beside the static files a wrong method would be answered by those.
        return [
            Mount("/api", routes=self.desk.routes(self.endpoints), middleware=[Middleware(Packer)]),
            WebSocketRoute("/ws/tables/{id}", self.sockets.serve),
            Route("/healthz", self.healthz),
            *([] if self.settings.metrics else [Route("/metrics", self.metrics)]),
            Route("/schema", self.schema),
            Mount("/", ClientFiles(STATIC)),
        ]

    async def healthz(self, _: Request) -> Response:
        return respond(*await self.doctor.told())

    async def metrics(self, _: Request) -> Response:
        return PlainTextResponse(self.counted.text(), media_type="text/plain; version=0.0.4")

    async def schema(self, _: Request) -> Response:
        return self._schema

    @cached_property
    def _schema(self) -> Kept:
        return Kept(encode(openapi(self.endpoints, "/api", wyrmhall.__version__)))

    async def no_route(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if request.url.path.startswith("/api/") and not self.desk.requests.allows(self.desk.caller_of(request).address):
            return self.desk.problem(Refusal("too-fast"), language_of(request))
        said = self.desk.sentence(Refusal("no-route"), language_of(request))
        response = respond(Problem("no-route", f"{said} ({error.detail})"), error.status_code)
        response.headers.update(error.headers or {})
        return response
