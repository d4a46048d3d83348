"""What a lesson is: a TOML file of scenes, each a prepared game and the steps that are taken in it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from wyrmhall import games
from wyrmhall.core.rules import BadSetup

Kind = Literal["tell", "do", "ask", "play"]
Value = bool | int | str


class BadLesson(ValueError):
    """A lesson that cannot be read or played; the message says where and why."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bubble. Its text is the message `<lesson>-<id>`; what it says besides are attributes of that message.

    Four kinds, told apart by what is written: *play* has a goal, *ask* has choices, *do* has expected answers, and
    *tell* has none of them.
    """

    id: str
    at: str = ""  # the thing it speaks of, as targets of options name it; empty: what it expects, if that is one thing
    # do: any of these picks is right, and goes on
    expect: list[str] = []
    then: list[str] = []  # what the reader is not asked about: answers given for them after their own
    # do, play: picks that are refused, and the attribute that says why; "*" speaks for all the others
    wrong: dict[str, str] = {}
    # ask: the attributes `choice-<name>`; each but the right one has a `wrong-<name>`
    choices: list[str] = []
    right: str = ""
    # play: a goal of the game with its arguments, an answer after which it counts as missed, and a way for the check
    goal: list[Value] = []
    within: int = 40
    by: list[str] = []
    # do, play: what the other seats answer, in their order; then `otherwise` of the scene
    others: list[str] = []

    @property
    def kind(self) -> Kind:
        return "play" if self.goal else "ask" if self.choices else "do" if self.expect else "tell"

    @property
    def points_at(self) -> str:
        if self.at or len(self.expect) != 1 or "*" in self.expect[0] or ":" not in self.expect[0]:
            return self.at
        return "" if self.expect[0].startswith("say:") else self.expect[0]


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared game and the steps that are taken in it. Only the engine makes positions: answers lead to them."""

    step: list[Step]
    seats: int = 2
    options: dict[str, Value] = {}
    seed: int = 1
    deal: dict[str, list[int]] = {}  # chosen luck: what each pile gives first, in this order; -1: what the seed says
    file: str = ""  # a saved game in the same folder, instead of seats, options and seed
    answers: int = -1  # so many answers of that game; -1: all
    before: list[str] = []  # picks of whoever is asked, until the first step begins
    learner: int = 0  # the seat of the reader
    otherwise: list[str] = []  # how the others answer where a step does not say: the first of these that is offered


class Lesson(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """A lesson as its file says it; its name is that of the file, its title the message of that name.

    Each is read once, so that it is equal to itself alone.
    """

    kind: Literal["first-turns", "first-game", "topic"]
    minutes: int
    order: int  # among the lessons of its game
    scene: list[Scene]
    game: str = ""
    name: str = ""

    def message(self, step: Step) -> str:
        return f"{self.name}-{step.id}"

    @property
    def steps(self) -> list[Step]:
        return [step for scene in self.scene for step in scene.step]


def folder_of(game: str) -> Path:
    """Where the lessons of a game lie; an error that lists the games, if it is none."""
    home = Path(games.__file__).parent / game if game in games.NAMES else games.home_of(game)
    if home is None:
        raise BadSetup("no-game", said=repr(game), known=", ".join(games.names()))
    return home / "lessons"


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order in which they are offered; read once."""
    found = [read_lesson(file, game) for file in sorted(folder_of(game).glob("*.toml"))]
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def names_of(game: str) -> list[str]:
    return [lesson.name for lesson in lessons_of(game)]


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson by its name, or a sentence that lists those there are."""
    for lesson in lessons_of(game):
        if lesson.name == name:
            return lesson
    raise BadLesson(f"{game} has no lesson {name!r}; it has: {', '.join(names_of(game)) or 'none'}")


def read_lesson(file: Path, game: str) -> Lesson:
    try:
        said = tomllib.loads(file.read_text("utf-8"))
        lesson = msgspec.convert({**said, "game": game, "name": file.stem}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadLesson(f"{game}/{file.name}: {error}") from None
    if not lesson.scene or not all(scene.step for scene in lesson.scene):
        raise BadLesson(f"{game}/{file.name}: a lesson has scenes, and a scene has steps")
    return lesson
