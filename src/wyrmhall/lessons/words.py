"""What a lesson says, in the reader's language. The words are read when somebody opens a lesson, not before."""

from __future__ import annotations

import re
from functools import cache

from fluent.runtime import FluentResource

from wyrmhall.core.text import HOMES, LANGUAGES, LOCALE, Speaker, speaker
from wyrmhall.core.words import Msg
from wyrmhall.lessons.format import Lesson, Step
from wyrmhall.lessons.runner import Course, Reply

COMMON = "common"
END = re.compile(r"[.!?…]+[»”\"')\]*]*(?=\s|$)")


@cache
def tutor(lang: str, game: str) -> Speaker:
    """Says what the lessons of a game say; the game itself has a speaker of its own, whose words may be named alike."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: there are {', '.join(LANGUAGES)}")
    made = Speaker(lang)
    for home in (LOCALE, *([HOMES[game]] if game in HOMES else [])):
        for name in (COMMON, game):
            file = home / lang / "lessons" / f"{name}.ftl"
            if file.exists():
                made.bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def text(said: Speaker, lesson: Lesson, step: Step) -> str:
    return said.say(Msg(lesson.message(step)))


def before(said: Speaker, course: Course) -> list[str]:
    """What is said above the text of a step: that the table is another one."""
    return [said.say(Msg("lesson-scene"))] if course.begins else []


def has(said: Speaker, lesson: Lesson, step: Step, form: str) -> bool:
    return said.knows(lesson.message(step)) and form in said.bundle.get_message(lesson.message(step)).attributes


def aside(said: Speaker, lesson: Lesson, step: Step, form: str) -> str:
    """One of the attributes of a step's message; where a wrong answer has no words of its own, the house has some."""
    if form and has(said, lesson, step, form):
        return said.say(Msg(lesson.message(step)), form)
    return said.say(Msg("lesson-missed" if form == "missed" else "lesson-not-now"))


def said_of(said: Speaker, lesson: Lesson, reply: Reply) -> str:
    """What is said of a move: nothing, if it was right."""
    if reply.step is None or (reply.taken and not reply.said):
        return ""
    return aside(said, lesson, reply.step, reply.said)


def choices(said: Speaker, lesson: Lesson, step: Step) -> list[str]:
    return [aside(said, lesson, step, f"choice-{name}") for name in step.choices]


def names(said: Speaker, course: Course, reader: str = "") -> list[str]:
    """Who sits there: the reader, and the partners of all lessons."""
    reader = reader or said.say(Msg("lesson-newcomer"))
    partner, found = 0, []
    for seat in range(course.game.setup.players):
        partner += seat != course.learner
        found.append(reader if seat == course.learner else said.say(Msg(f"lesson-partner-{partner}")))
    of_game = speaker(said.lang, course.lesson.game)
    if of_game.knows("solo-opponent"):
        found.append(of_game.say(Msg("solo-opponent")))
    return found


def words_in(said: str) -> list[int]:
    """How many words each sentence has, as a reader counts them."""
    return [sum(any(map(str.isalnum, word)) for word in one.split()) for one in END.split(said)]


def sentences(said: str) -> int:
    """How many sentences a text has; what ends without a mark counts as one."""
    rest = END.split(said)
    return len(END.findall(said)) + bool(rest[-1].strip())
