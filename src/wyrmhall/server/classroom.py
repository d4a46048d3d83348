"""Lessons in the browser: the table after somebody's moves, what the lesson says of it, and how far they have come."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from wyrmhall import games
from wyrmhall.core.shown import shown
from wyrmhall.core.text import Speaker, speaker
from wyrmhall.core.words import Msg
from wyrmhall.lessons import BadLesson, Course, Lesson, Reply, lesson_of, lessons_of
from wyrmhall.lessons.words import aside, before, choices, names, said_of, text, tutor
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.show import Showman, moment
from wyrmhall.server.store import Store
from wyrmhall.server.wire_lessons import LessonIn, Lessons, LessonState, ShownBubble, ShownLesson
from wyrmhall.server.wire_play import ShownEvent

MOST_COURSES = 200
"""Moments that are kept, so that one move more is one move and not the whole lesson again."""
THREADS = 1

Result = TypeVar("Result")
Key = tuple[str, str, tuple[int, ...]]


class Moved(NamedTuple):
    """Where somebody is after their moves; only to be looked at, or copied."""

    course: Course
    reply: Reply
    said: Speaker


class Classroom:
    def __init__(self, store: Store, showman: Showman) -> None:
        self.store = store
        self.showman = showman
        self.courses: OrderedDict[Key, Course] = OrderedDict()
        # Playing a lesson again from its first move takes a while: those at tables do not wait for it.
        self.threads = ThreadPoolExecutor(THREADS, "classroom")

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def lessons(self, caller: Caller, game: str, lang: str) -> Lessons:
        """What is offered, and what this person has done of it."""
        mine = await self.store.lessons(caller.person, game)
        found = await self._in_thread(lambda: (lessons_of(game), tutor(lang, game)))
        return Lessons([_offered(lesson, found[1], *mine.get(lesson.name, ((), False))) for lesson in found[0]])

    async def resumed(self, caller: Caller, game: str, name: str, lang: str) -> LessonState:
        mine = await self.store.lessons(caller.person, game)
        moves, _ = mine.get(name, ([], False))
        return self._shown(await self._move(game, name, moves, None, lang), await self._reader(caller))

    async def moved(self, caller: Caller, game: str, name: str, data: LessonIn, lang: str) -> LessonState:
        """After a move that was taken, a step back or a new beginning, it is kept how far the person has come."""
        moved = await self._move(game, name, data.moves, data.move, lang)
        course = moved.course
        if moved.reply.taken:
            await self.store.keep_lesson(caller.person, game, name, [] if course.done else course.moves, course.done)
        return self._shown(moved, await self._reader(caller))

    async def _reader(self, caller: Caller) -> str:
        person = await self.store.person(caller.person)
        return "" if person is None else person.name

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def _move(self, game: str, name: str, moves: Sequence[int], move: int | None, lang: str) -> Moved:
        try:
            return await self._in_thread(lambda: self._played(game, name, tuple(moves), move, lang))
        except BadLesson:
            raise Rejected("no-lesson") from None

    def _played(self, game: str, name: str, moves: tuple[int, ...], move: int | None, lang: str) -> Moved:
        """In the thread, where one works at a time: so nobody else touches what is kept."""
        lesson = lesson_of(game, name)
        key = (game, name, moves)
        course = self.courses.get(key) or Course.of(lesson, list(moves))
        reply = Reply(True)
        if move is not None:
            course = course.copy()
            if not course.can(move):
                raise Rejected("not-offered")
            reply = course.move(move)
        self.courses[game, name, tuple(course.moves)] = course
        self.courses.move_to_end((game, name, tuple(course.moves)))
        while len(self.courses) > MOST_COURSES:
            self.courses.popitem(last=False)
        speaker(lang, game)  # reading its words takes a while, too
        return Moved(course, reply, tutor(lang, game))

    # --- in words -------------------------------------------------------------------------------------------------

    def _shown(self, moved: Moved, reader: str) -> LessonState:
        course, _, said = moved
        lesson, game, seat = course.lesson, course.game, course.learner
        rules, who, words = games.rules_of(lesson.game), names(said, course, reader), speaker(said.lang, lesson.game)
        asked = course.decision is not None and not course.missed
        return LessonState(
            lesson.game,
            lesson.name,
            said.say(Msg(lesson.name)),
            course.moves,
            _bubble(moved),
            seat,
            who[: game.setup.players],
            rules.view(game, seat),
            course.answers,
            self._events(course, words, who),
            [d for d in shown(game, seat, words, subject=rules.subject, names=who) if d.seat == seat] if asked else [],
            self.showman.scores(rules, game, words, who) if game.over else [],
            course.done,
        )

    def _events(self, course: Course, said: Speaker, who: list[str]) -> list[ShownEvent]:
        lines = [line for step, by, event in course.told for line in moment([event], step, by)]
        return [self.showman.event(line, course.learner, said, who) for line in lines]


def _bubble(moved: Moved) -> ShownBubble:
    course, reply, said = moved
    lesson, step = course.lesson, course.here
    return ShownBubble(
        step.id,
        min(course.number + 1, len(lesson.steps)),
        len(lesson.steps),
        step.kind,
        text(said, lesson, step),
        step.points_at,
        choices(said, lesson, step),
        aside(said, lesson, step, "missed") if course.missed else said_of(said, lesson, reply),
        course.missed,
        before(said, course),
    )


def _offered(lesson: Lesson, said: Speaker, moves: Sequence[int], done: bool) -> ShownLesson:
    title, about = said.say(Msg(lesson.name)), said.say(Msg(lesson.name), "about")
    return ShownLesson(lesson.name, lesson.kind, title, about, lesson.minutes, len(lesson.steps), len(moves), done)
