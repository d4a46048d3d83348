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
from wyrmhall.server.access import Access
from wyrmhall.server.adviser import Adviser
from wyrmhall.server.again import AgainRoutes
from wyrmhall.server.archive import Archive
from wyrmhall.server.bans import Bans
from wyrmhall.server.bus import bus_from
from wyrmhall.server.caretaker import Caretaker
from wyrmhall.server.catalogue import Catalogue
from wyrmhall.server.clubnights import ClubNights
from wyrmhall.server.clubs import Clubs
from wyrmhall.server.coaching import Coaching
from wyrmhall.server.collecting import Collecting
from wyrmhall.server.coming_back import WaysBack
from wyrmhall.server.companion import Companion
from wyrmhall.server.daily import DailyDeals
from wyrmhall.server.database import async_engine, writing_engine
from wyrmhall.server.desk import Desk, address_of, is_on_this_machine, language_of
from wyrmhall.server.door import KEY, Doorkeeper
from wyrmhall.server.erasure import Erasure
from wyrmhall.server.explaining import Explaining
from wyrmhall.server.frames import INPUT_BYTES, LEAST_HEARD
from wyrmhall.server.hall import Hall
from wyrmhall.server.heads import Heads
from wyrmhall.server.health import Doctor
from wyrmhall.server.host import Host
from wyrmhall.server.hosting import Hosting
from wyrmhall.server.inviting import Inviting
from wyrmhall.server.keeping import Keeping
from wyrmhall.server.keepsakes import Keepsakes
from wyrmhall.server.link_pictures import Previews
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.looking_back import LookingBack
from wyrmhall.server.lookout import Lookout
from wyrmhall.server.mail import Mail
from wyrmhall.server.measuring import Watch
from wyrmhall.server.metrics import Metrics
from wyrmhall.server.newsroom import Newsroom
from wyrmhall.server.notify import Notifier
from wyrmhall.server.origin import Guard
from wyrmhall.server.packed import Kept, Packer
from wyrmhall.server.pages import Pages
from wyrmhall.server.painting import Painting
from wyrmhall.server.papers import PaperRoutes
from wyrmhall.server.persons import Persons
from wyrmhall.server.players import Players
from wyrmhall.server.playing import Playing
from wyrmhall.server.pool import Pool
from wyrmhall.server.postgres_writer import PostgresWriter
from wyrmhall.server.push import Push
from wyrmhall.server.puzzling import Puzzling
from wyrmhall.server.ratings import Rater
from wyrmhall.server.reading import Reading
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import respond
from wyrmhall.server.routes import openapi
from wyrmhall.server.seating import Seating
from wyrmhall.server.seeking import Seeking
from wyrmhall.server.sessions import PERSONS, Sessions
from wyrmhall.server.settings import Settings
from wyrmhall.server.sharing import Sharing
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.socket import Sockets
from wyrmhall.server.sqlite_writer import SqliteWriter
from wyrmhall.server.static import BoardFiles, ClientFiles
from wyrmhall.server.store import Store
from wyrmhall.server.talk import Talks
from wyrmhall.server.talking import Talking
from wyrmhall.server.waiting import Waiting
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
        hosts=server.sharing.hosts,
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
        self.sharing = Sharing(settings)
        self.hall = Hall(settings, shelf, self.store, self._writer(), bus_from(settings.broker))
        self.reading = Reading(shelf)
        self.lobby = Lobby(self.hall, self.reading)
        self.archive = Archive(self.hall, self.lobby, self.reading)
        self.notifier = Notifier(self.hall)
        self.caretaker = Caretaker(self.hall, Pool(settings.bot_workers))
        # The key is known only when the database is; nobody is served before.
        self.persons = Persons(self.store)
        sessions = Sessions(self.persons)
        self.hall.listen(PERSONS, sessions.forget)
        signer = identity.Signer("")
        self.desk = Desk(shelf, signer, sessions, settings)
        self.talks = Talks(self.hall, self.notifier)
        self.lookout = Lookout(shelf)
        self.sockets = Sockets(self.hall, self.lobby, self.desk, self.talks, self.lookout)
        adviser = Adviser(self.hall, self.archive, self.caretaker.pool)
        access = Access(self.hall)
        self.catalogue = Catalogue(self.hall, self.notifier)
        tables = Seating(access, self.lobby, self.archive, self.caretaker, self.persons)
        playing = Playing(access, self.caretaker, self.lookout)
        looking_back, painting = LookingBack(access, self.archive), Painting()
        self.coaching = Coaching(access, adviser)
        self.puzzling, self.companion = Puzzling(self.store, self.hall.showman), Companion()
        keeping = Keeping(self.hall, self.persons, self.desk)
        erasure = Erasure(self.hall, self.lobby, self.desk)
        self.rater = Rater(self.hall)
        seeking = Seeking(self.hall, self.lobby, self.persons)
        self.newsroom = Newsroom(self.hall, self.sockets, seeking.waits)
        daily = DailyDeals(self.hall, self.lobby, self.persons, self.desk, self.caretaker)
        clubs = Clubs(self.hall, self.lobby, self.persons)
        inviting, talking = Inviting(self.lobby, self.sharing), Talking(self.hall, self.talks)
        players = Players(self.hall, self.persons)
        heads, waiting = Heads(self.hall, self.persons), Waiting(self.hall)
        self.push, self.mail = Push(self.hall, heads, waiting), Mail(self.hall, heads, self.persons)
        self.notifier.ways += [self.push.tell, self.mail.tell]
        self.bans = self.desk.bans = Bans(self.hall, self.lobby)
        ways = WaysBack(self.hall, self.notifier, self.push, self.mail, waiting, self.bans)
        self.host = Host(self.hall, self.persons, erasure)
        hosting = Hosting(self.host, self.persons)
        parts = (
            self.catalogue,
            tables,
            playing,
            looking_back,
            Keepsakes(access, painting),
            Collecting(self.hall),
            self.coaching,
            self.puzzling,
            keeping,
            erasure,
            players,
            seeking,
            daily,
            clubs,
            ClubNights(clubs),
            inviting,
            talking,
            Explaining(shelf),
            self.companion,
            PaperRoutes(),
            AgainRoutes(),
            ways,
            hosting,
        )
        self.endpoints = [endpoint for part in parts for endpoint in part.endpoints()]
        self.previews = Previews(heads, self.archive, self.desk, painting)
        self.pages = Pages(heads, STATIC / "index.html", settings.public_url)
        self.door = Doorkeeper(
            settings.most_connections,
            settings.connections_per_address,
            settings.trust,
            max(LEAST_HEARD, settings.answers_per_second * INPUT_BYTES),
        )
        self.doctor = Doctor(self.hall, self.caretaker)
        self.counted = Metrics(self.hall, lambda: self.caretaker.pool, self.doctor, self.door)

    def _writer(self) -> Writer:
        if not self.settings.durable:
            return NoWriter()
        if self.engine.dialect.name == "sqlite":
            return SqliteWriter(writing_engine(self.settings.database))
        return PostgresWriter(self.engine)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[dict[str, object]]:
        await migrate.upgrade(self.engine)
        key = self.settings.secret or await self.store.house_secret(identity.new_secret())
        self.desk.signer = self.mail.signer = identity.Signer(key)
        await self.push.start()
        await self.hall.start()
        await self.bans.start()
        await self.rater.rate()
        self.hall.spawn(self.newsroom.keep_waiting())
        await self.caretaker.start()
        await self.doctor.start()
        self.talks.start()
        async with self.counted.served(self.settings.metrics):
            yield {KEY: self.door}
        await self.caretaker.stop()
        await self.reading.stop()
        await self.lookout.stop()
        self.archive.stop()
        for way in (self.notifier, self.push, self.mail):
            way.errands.stop()
        self.catalogue.classroom.stop()
        self.coaching.stop()
        self.puzzling.stop()
        self.companion.stop()
        await self.hall.stop()
        await self.engine.dispose()

    def routes(self) -> list[BaseRoute]:
        # A mount of its own: beside the static files a wrong method would be answered by those.
        return [
            Mount("/api", routes=self.desk.routes(self.endpoints), middleware=[Middleware(Packer)]),
            WebSocketRoute("/ws/tables/{id}", self.sockets.serve),
            WebSocketRoute("/ws/hall", self.newsroom.serve),
            Route("/healthz", self.healthz),
            *([] if self.settings.metrics else [Route("/metrics", self.metrics)]),
            Route("/schema", self.schema),
            *[Mount(f"/games/{name}", BoardFiles(folder)) for name, folder in self._boards()],
            self.previews.routes(),
            Mount("/", ClientFiles(STATIC, self.pages.response)),
        ]

    def _boards(self) -> list[tuple[str, Path]]:
        found = [(name, self.hall.shelf.board_of(name)) for name in self.hall.shelf.names]
        return [(name, folder) for name, folder in found if folder is not None]

    async def healthz(self, _: Request) -> Response:
        return respond(*await self.doctor.told())

    async def metrics(self, request: Request) -> Response:
        if not is_on_this_machine(request):  # how often something is written would tell players of secret answers
            return self.desk.problem(Rejected("metrics-here"), language_of(request))
        return PlainTextResponse(self.counted.text(), media_type="text/plain; version=0.0.4")

    async def schema(self, _: Request) -> Response:
        return self._schema

    @cached_property
    def _schema(self) -> Kept[dict[str, object]]:
        return Kept(openapi(self.endpoints, "/api", wyrmhall.__version__))

    async def no_route(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if request.url.path.startswith("/api/") and not self.desk.requests.allows(address_of(request)):
            return self.desk.problem(Rejected("too-fast"), language_of(request))
        said = self.desk.sentence(Rejected("no-route"), language_of(request))
        response = respond(Problem("no-route", f"{said} ({error.detail})"), error.status_code)
        response.headers.update(error.headers or {})
        return response
