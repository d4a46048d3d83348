"""How to play, and lessons to read, over HTTP: each is made once, since it is the same for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from msgspec import Raw

from wyrmhall import howto
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.lessons import Lesson, lessons_of
from wyrmhall.lessons.words import aside, choices, text, tutor
from wyrmhall.server.packed import Kept, kept_once
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import encode
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.wire import GameName, Lang, Out
from wyrmhall.server.wire_howto import HowToPage, HowToPart, HowToSection, Position, PositionName
from wyrmhall.server.wire_lessons import LessonTexts, ReadLesson, ReadStep

BOARD = howto.Shot(0)
"""Of an example the whole board is drawn."""

Shown = TypeVar("Shown", bound=Out)
Pages = dict[tuple[str, str], Kept[Shown]]


class Explaining:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.pages: Pages[HowToPage] = {}  # by game and language
        self.positions: Pages[Position] = {}  # by game and name
        self.texts: Pages[LessonTexts] = {}  # by game and language

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/games/{game}/howto", self.howto),
            Endpoint("GET", "/games/{game}/positions/{name}", self.position),
            Endpoint("GET", "/games/{game}/lesson-texts", self.lesson_texts),
        ]

    async def howto(self, caller: Caller, game: GameName, lang: Lang = "en") -> Kept[HowToPage]:
        """How a game is played, on one page; without sections, if nobody has written one."""
        self.shelf.rules_of(game)
        page = howto.page_of(game, lang)
        return await _once(self.pages, (game, lang), lambda: shown_page(game, page or howto.HowTo("", ())))

    async def position(self, caller: Caller, game: GameName, name: PositionName) -> Kept[Position]:
        """A position that a page shows, by its name; that of an example, by its clause."""
        rules = self.shelf.rules_of(game)
        shot, example = howto.shots_of(game).get(name), howto.examples_of(game).get(name)
        if shot is not None:
            players = howto.kept_game(game).players
            return await _once(
                self.positions,
                (game, name),
                lambda: _shot(shot, shot.seat, players, Raw(encode(howto.view_of(rules, shot)))),
            )
        if example is None:
            raise Rejected("no-position")
        return await _once(
            self.positions, (game, name), lambda: _shot(BOARD, example.seat, example.players, example.view)
        )

    async def lesson_texts(self, caller: Caller, game: GameName, lang: Lang = "en") -> Kept[LessonTexts]:
        """What the lessons of a game say, step by step; to be read where there is no server to play them."""
        self.shelf.rules_of(game)
        return await _once(self.texts, (game, lang), lambda: read_lessons(game, tutor(lang, game)))


async def _once(kept: Pages[Shown], key: tuple[str, str], make: Callable[[], Shown]) -> Kept[Shown]:
    """Playing to a position takes a while: those at tables do not wait for it."""
    return kept[key] if key in kept else await asyncio.to_thread(kept_once, kept, key, make)


def shown_page(game: str, page: howto.HowTo) -> HowToPage:
    sections = [
        HowToSection(
            section.id,
            section.title,
            [HowToPart(part.id, part.text, list(part.clauses), part.picture) for part in section.parts],
        )
        for section in page.sections
    ]
    return HowToPage(page.title, sections, list(howto.examples_of(game)))


def read_lessons(game: str, said: Speaker) -> LessonTexts:
    return LessonTexts([_read(lesson, said) for lesson in lessons_of(game)])


def _read(lesson: Lesson, said: Speaker) -> ReadLesson:
    steps = [
        ReadStep(
            step.kind,
            text(said, lesson, step),
            choices(said, lesson, step),
            aside(said, lesson, step, f"choice-{step.right}") if step.choices else "",
        )
        for step in lesson.steps
    ]
    return ReadLesson(lesson.name, said.say(Msg(lesson.name)), said.say(Msg(lesson.name), "about"), steps)


def _shot(shot: howto.Shot, seat: int, players: int, view: Raw) -> Position:
    return Position(seat, players, view, shot.part, shot.of, shot.wide, shot.high)
