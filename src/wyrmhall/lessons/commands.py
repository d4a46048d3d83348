"""The commands `learn`, which takes a lesson in the terminal, and `lessons`, which lists, shows and checks them."""

from __future__ import annotations

import sys
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg
from wyrmhall.games import NAMES, names
from wyrmhall.lessons.check import faults_of, take
from wyrmhall.lessons.format import BadLesson, Lesson, lesson_of, lessons_of
from wyrmhall.lessons.picks import offered
from wyrmhall.lessons.runner import Course
from wyrmhall.lessons.words import text, tutor

Game = Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(NAMES)}.")]
Name = Annotated[str | None, typer.Argument(metavar="[LESSON]", help="A lesson of it.")]
Lang = Annotated[str, typer.Option("--lang", help=f"One of: {', '.join(LANGUAGES)}.")]
console = Console()


def register(app: typer.Typer) -> None:
    """Put these commands beside the others."""
    app.command()(learn)
    app.command()(lessons)


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(NAMES)}.")],
    lesson: Annotated[str, typer.Argument(metavar="[LESSON]", help="Which; the first one if not said.")] = "",
    lang: Lang = "en",
    anew: Annotated[bool, typer.Option("--anew", help="From its beginning, though it was left in the middle.")] = False,
) -> None:
    """Learn a game by playing a lesson in the terminal; it goes on where you left it."""
    from wyrmhall.lessons.terminal import Classroom

    _known_language(lang)
    found = _found(game, lesson or None)
    if not found:
        _fail(f"there are no lessons of {game} yet")
    Classroom(found[0], lang, console, input, anew).play()


def lessons(
    game: Game = None,
    lesson: Name = None,
    lang: Lang = "en",
    check: Annotated[bool, typer.Option("--check", help="Play them through, in every language.")] = False,
) -> None:
    """List the lessons, check them (exit code 1 if one does not hold), or show one to whoever writes it."""
    _known_language(lang)
    found = [each for name in ([game] if game else names()) for each in _found(name, lesson)]
    if check:
        _check(found)
    elif lesson:
        _show(found[0], lang)
    else:
        for each in found:
            said = tutor(lang, each.game)
            title = said.say(Msg(each.name))
            _line(f"{each.game} {each.name}: {title}, {each.minutes} min. {said.say(Msg(each.name), 'about')}")


def _check(found: list[Lesson]) -> None:
    faults = [fault for each in found for fault in faults_of(each)]
    for fault in faults:
        _line(fault)
    steps = sum(len(each.steps) for each in found)
    _line(f"{len(found)} lessons, {steps} steps, {len(LANGUAGES)} languages, {len(faults)} faults.")
    if faults:
        sys.exit(1)


def _show(lesson: Lesson, lang: str) -> None:
    """Each step with its text and what could be answered there, up to the end or to where it does not go on."""
    said, course = tutor(lang, lesson.game), Course.begin(lesson)
    who = [f"seat {seat}" for seat in range(course.game.setup.players + 1)]
    while not course.done:
        step, scene, heard = course.here, course.scene, len(course.told)
        _line(f"[{scene + 1}.{course.step + 1}] {step.id} ({step.kind}) at {step.points_at or '-'}")
        id = lesson.message(step)
        _line(f"    {text(said, lesson, step)}" if said.knows(id) else f"    (no message {id})")
        if step.kind in ("do", "play"):
            _show_offered(course)
        try:
            take(course)
        except BadLesson as error:
            _line(str(error))
            sys.exit(1)
        for _, seat, event in course.told[heard:] if course.scene == scene or course.done else []:
            _line(f"    · {speaker(lang, lesson.game).event(event, seat, who)}")
    _line("After the last step:")
    _show_offered(course)


def _show_offered(course: Course) -> None:
    asked = course.game.owed(course.learner)
    for line in ["(nothing is asked)"] if asked is None else offered(course.game, asked):
        _line(f"      {line}")


def _found(game: str, lesson: str | None) -> list[Lesson]:
    try:
        return list(lessons_of(game)) if lesson is None else [lesson_of(game, lesson)]
    except BadLesson as error:
        _fail(str(error))


def _known_language(lang: str) -> None:
    if lang not in LANGUAGES:
        _fail(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")


def _fail(why: str) -> NoReturn:
    print(f"wyrmhall: {why}", file=sys.stderr)
    sys.exit(2)


def _line(said: str) -> None:
    console.print(said, highlight=False, markup=False, emoji=False, soft_wrap=True)
