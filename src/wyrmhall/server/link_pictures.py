"""Pictures of positions, games and the house, as PNG, for messengers and home screens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from wyrmhall.core.rules import Rules
from wyrmhall.core.setup import Setup
from wyrmhall.core.text import Speaker
from wyrmhall.howto.positions import examples_of
from wyrmhall.lessons import Course, lessons_of
from wyrmhall.pictures import picture
from wyrmhall.pictures.postcard import WIDTH, icon, postcard
from wyrmhall.puzzles import position as puzzle_position
from wyrmhall.puzzles import puzzles_of
from wyrmhall.server.archive import Archive
from wyrmhall.server.authority import Claim
from wyrmhall.server.desk import Desk, address_of, language_of
from wyrmhall.server.hall import NoTable
from wyrmhall.server.heads import Heads, may_look
from wyrmhall.server.painting import NotPainted, Painting
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.seals import is_open
from wyrmhall.server.shelf import GuestView
from wyrmhall.server.table import BrokenTable, Table
from wyrmhall.server.wire import NO_SEAT

COST = 10
"""How many ordinary requests a picture counts for."""
ICONS = (180, 192, 512)
A_DAY, A_MINUTE = "public, max-age=86400", "public, max-age=60"


Shown = tuple[object, Setup]
"""What somebody sees, at a table that was set up so."""


class Previews:
    def __init__(self, heads: Heads, archive: Archive, desk: Desk, painting: Painting) -> None:
        self.heads = heads
        self.hall = heads.hall
        self.archive = archive
        self.desk = desk
        self.painting = painting

    def routes(self) -> BaseRoute:
        return Mount(
            "/pictures",
            routes=[
                Route("/icon-{size:int}.png", self.icon),
                Route("/table/{id}/{step:int}.png", self.position),
                Route("/table/{id}.png", self.position),
                Route("/lesson/{game}/{name}.png", self.taught),
                Route("/puzzle/{game}/{name}.png", self.taught),
                Route("/rule/{game}/{name}.png", self.taught),
                Route("/{name}.png", self.general),
            ],
        )

    async def icon(self, request: Request) -> Response:
        """The house's own sign."""
        size = request.path_params["size"]
        if size not in ICONS:
            return Response(status_code=404)
        return await self._painted(request, ("icon", size), icon, size, A_DAY)

    async def general(self, request: Request) -> Response:
        """Of a game, or of the house."""
        name, lang = request.path_params["name"], language_of(request)
        if name != "house" and name not in self.hall.shelf.names:
            return Response(status_code=404)
        title = "Wyrmhall" if name == "house" else self.heads.name_of(name, lang)
        return await self._painted(request, ("general", title), lambda: postcard(title), WIDTH, A_DAY)

    async def position(self, request: Request) -> Response:
        """A table as a spectator sees it, now or at a step; only of tables that whoever has the link may look at."""
        lang, step = language_of(request), request.path_params.get("step")
        try:
            found = await self.heads.row([request.path_params["id"]])
            if found is None:
                return Response(status_code=404)
            row, title = found[0], self.heads.name_of(found[0].game, lang)
            if not may_look(row) or row.started is None or not self.desk.requests.allows(address_of(request), COST):
                return await self._painted(request, ("general", title), lambda: postcard(title), WIDTH, A_MINUTE)
            table = await self.hall.table(row.id)
            # All have sat down and it is being dealt, or others still play the same deal.
            if not table.started or not await is_open(self.hall.store, table, Claim("")):
                return await self._painted(request, ("general", title), lambda: postcard(title), WIDTH, A_MINUTE)
            now = table.number(NO_SEAT) if step is None else step
            key = (row.id, table.step_of(NO_SEAT), now, step is None, lang)
            view, setup = await self._seen(table, step, lang)
        except (NoTable, Rejected, BrokenTable):
            return Response(status_code=404)
        words = self.hall.shelf.speaker(lang, row.game)
        draw = partial(_position, title, table.rules, view, words, setup)
        return await self._painted(request, key, draw, WIDTH, A_MINUTE if table.row.ended is None else A_DAY)

    async def taught(self, request: Request) -> Response:
        """The first position of a lesson, that of a puzzle or a clause's example, as whoever is asked there sees it."""
        lang, game, name = language_of(request), request.path_params["game"], request.path_params["name"]
        if game not in self.hall.shelf.names:
            return Response(status_code=404)
        title, words = self.heads.name_of(game, lang), self.hall.shelf.speaker(lang, game)
        if not self.desk.requests.allows(address_of(request), COST):
            return await self._painted(request, ("general", title), lambda: postcard(title), WIDTH, A_MINUTE)
        kind = request.url.path.rsplit("/", 3)[1]
        found = await asyncio.to_thread(FINDERS[kind], self.hall.shelf.rules_of(game), name)
        if found is None:
            return Response(status_code=404)
        view, setup = found
        draw = partial(_position, title, self.hall.shelf.rules_of(game), view, words, setup)
        return await self._painted(request, (kind, game, name, lang), draw, WIDTH, A_DAY)

    async def _seen(self, table: Table, step: int | None, lang: str) -> tuple[object, Setup]:
        """What a spectator sees, with the rule that what is asked in secret has not happened yet."""
        if step is not None:
            shown = await self.archive.step(table, step, NO_SEAT, lang)
            return shown.view.view if isinstance(shown.view, GuestView) else shown.view, table.record.setup
        async with table.lock:
            game = table.game_of(NO_SEAT)
            return table.rules.view(game, NO_SEAT), game.setup

    async def _painted(
        self, request: Request, key: tuple[object, ...], draw: Callable[[], str], width: int, lasts: str
    ) -> Response:
        try:
            found = await self.painting.of(key, partial(asyncio.to_thread, draw), width)
        except NotPainted:
            return Response(status_code=503, headers={"retry-after": "60"})
        # Messengers show it on pages of their own.
        headers = {"cache-control": lasts, "cross-origin-resource-policy": "cross-origin"}
        return Response(found, media_type="image/png", headers=headers)


def _of_lesson(rules: Rules, name: str) -> Shown | None:
    lesson = next((lesson for lesson in lessons_of(rules.name) if lesson.name == name), None)
    if lesson is None:
        return None
    course = Course.of(lesson, [])
    return rules.view(course.game, course.learner), course.game.setup


def _of_puzzle(rules: Rules, name: str) -> Shown | None:
    puzzle = next((puzzle for puzzle in puzzles_of(rules.name) if puzzle.name == name), None)
    if puzzle is None:
        return None
    position = puzzle_position(puzzle)
    return rules.view(position, puzzle.seat), position.setup


def _of_rule(rules: Rules, clause: str) -> Shown | None:
    example = examples_of(rules.name).get(clause)
    if example is None:
        return None
    view = msgspec.json.decode(example.view, type=get_type_hints(rules.view)["return"])
    return view, rules.setup(example.players)


FINDERS: dict[str, Callable[[Rules, str], Shown | None]] = {
    "lesson": _of_lesson,
    "puzzle": _of_puzzle,
    "rule": _of_rule,
}


def _position(title: str, rules: Rules, view: object, words: Speaker, setup: Setup) -> str:
    return postcard(title, picture(rules, view, words, setup))
