"""Messages about lessons: what is offered, and a moment of one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from wyrmhall.core.shown import ShownDecision
from wyrmhall.server.wire import In, Option, Out
from wyrmhall.server.wire_play import ShownEvent, ShownScore

MOST_MOVES = 1000
LessonName = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]


class ShownLesson(Out):
    """A lesson of a game as it is offered, and how far I have come in it."""

    name: str
    kind: Literal["first-turns", "first-game", "topic"]
    title: str
    about: str
    minutes: int
    steps: int
    moves: int  # that I made in it since I began it; 0: not begun, or at its end
    done: bool  # I was at its end before


class Lessons(Out):
    lessons: list[ShownLesson]


class ReadStep(Out):
    """A step of a lesson as it is read without playing it."""

    kind: Literal["tell", "do", "ask", "play"]
    text: str
    choices: list[str] = []
    right: str = ""  # of the choices


class ReadLesson(Out):
    name: str
    title: str
    about: str
    steps: list[ReadStep]


class LessonTexts(Out):
    """All lessons of a game to read: the same for everybody, so it can be kept for those without a line."""

    lessons: list[ReadLesson]


class LessonIn(In):
    """One more move in a lesson: an option, the number of a choice, or 0 to go on; none to look, or to go back."""

    moves: Annotated[list[Option], Meta(max_length=MOST_MOVES)] = []  # all that I did before
    move: Option | None = None


class ShownBubble(Out):
    """What a lesson says now, beside which thing on the table, and what it waits for."""

    id: str
    n: int  # of this step, from 1 on
    of: int
    kind: Literal["tell", "do", "ask", "play"]
    text: str
    at: str = ""  # a target, or one of the things that every table has
    choices: list[str] = []
    said: str = ""  # of the last move, if it was not the one
    missed: bool = False  # the goal can no longer be reached: go back
    before: list[str] = []  # said above the text: that the table is another one, or what happened last before a puzzle
    line: list[str] = []  # of a solved puzzle: the solution, answer by answer


class LessonState(Out):
    """A moment of a lesson. All of it follows from `moves`."""

    game: str
    lesson: str
    title: str
    moves: list[int]  # those that fitted
    bubble: ShownBubble
    seat: int
    names: list[str]
    view: Any
    step: int  # answers given at this table, by anybody
    events: list[ShownEvent] = []  # since the lesson's table was laid
    decisions: list[ShownDecision] = []
    scores: list[ShownScore] = []
    done: bool = False
