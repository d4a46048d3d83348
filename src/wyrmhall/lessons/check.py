"""Whether lessons hold: they play through in every language, answer every wrong move, and point at what is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from wyrmhall import games
from wyrmhall.core.engine import Decision, IllegalOption
from wyrmhall.core.text import LANGUAGES, MissingText, Speaker
from wyrmhall.core.words import Msg
from wyrmhall.lessons.format import BadLesson, Lesson, Step
from wyrmhall.lessons.picks import found, matches, offered, target
from wyrmhall.lessons.props import reached, things_of
from wyrmhall.lessons.runner import ON, Course
from wyrmhall.lessons.words import has, said_of, sentences, text, tutor, words_in

MOST_SENTENCES = 2
"""That are read before something is done."""
MOST_WORDS = 20
"""Of a sentence: what is longer is read twice."""
STRAYS = 2
"""Readers who play freely by chance, for each goal: what is told after it must be there for them as well."""


def faults_of(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson, each in a sentence; none if it holds."""
    faults = [f"{lesson.game}/{lesson.name}: {why}" for why in (*_written(lesson), *_worded(lesson))]
    try:
        _play(lesson, faults)
    except (BadLesson, IllegalOption, ValueError) as error:
        faults.append(str(error))
    return faults


# --- as it is written ---------------------------------------------------------------------------------------------


def _written(lesson: Lesson) -> Iterator[str]:
    ids = [step.id for step in lesson.steps]
    for id in {id for id in ids if ids.count(id) > 1}:
        yield f"there are several steps {id}"
    for step in lesson.steps:
        kinds = [bool(step.goal), bool(step.choices), bool(step.expect)]
        if sum(kinds) > 1:
            yield f"step {step.id}: a goal, choices and expected answers exclude each other"
        if step.kind == "ask" and step.right not in step.choices:
            yield f"step {step.id}: {step.right!r} is not among its choices"
        if step.kind == "play" and not step.by:
            yield f"step {step.id}: it does not say by which answers its goal is reached"
        if step.kind in ("tell", "ask") and (step.others or step.then or step.wrong):
            yield f"step {step.id}: nobody answers the game in a step of the kind {step.kind}"
    for scene in lesson.scene:
        for step, after in pairwise(scene.step):
            if step.kind == "play" and after.kind == "do":
                yield f"step {after.id}: after free play nobody knows what is asked: begin a scene, ask or tell"
    if lesson.steps[-1].kind != "tell":
        yield "the last step tells what was learnt"


def _worded(lesson: Lesson) -> Iterator[str]:
    for lang in LANGUAGES:
        said = tutor(lang, lesson.game)
        for why in (*_titled(lesson, said), *_paced(lesson, said), *_asides(lesson, said), *_short(lesson, said)):
            yield f"in {lang}, {why}"


def _titled(lesson: Lesson, said: Speaker) -> Iterator[str]:
    if not said.knows(lesson.name):
        yield f"there is no title (message {lesson.name})"
    elif "about" not in said.bundle.get_message(lesson.name).attributes:
        yield f"the title {lesson.name} has no attribute .about"


def _paced(lesson: Lesson, said: Speaker) -> Iterator[str]:
    """Never more than two sentences without something to do."""
    read = 0
    for step in lesson.steps:
        try:
            read += sentences(text(said, lesson, step))
        except MissingText as error:
            yield f"step {step.id}: {error}"
            continue
        if read > MOST_SENTENCES:
            yield f"step {step.id}: {read} sentences without an action, at most {MOST_SENTENCES}"
        if step.kind != "tell":
            read = 0


def _asides(lesson: Lesson, said: Speaker) -> Iterator[str]:
    for step in lesson.steps:
        id = lesson.message(step)
        if not said.knows(id):
            continue  # said above
        wanted = _forms(step)
        written = set(said.bundle.get_message(id).attributes)
        if missing := wanted - written:
            yield f"step {step.id}: no attribute .{min(missing)}"
        if unused := written - wanted - ({"missed"} if step.kind == "play" else set()):
            yield f"step {step.id}: nothing says .{min(unused)}"
        for form in sorted(wanted & written):
            if sentences(said.say(Msg(id), form)) > MOST_SENTENCES:
                yield f"step {step.id}: .{form} has more than {MOST_SENTENCES} sentences"


def _short(lesson: Lesson, said: Speaker) -> Iterator[str]:
    """No sentence is long, in a text or beside it."""
    for step in lesson.steps:
        id = lesson.message(step)
        forms = ["", *sorted(said.bundle.get_message(id).attributes)] if said.knows(id) else []
        for form in forms:
            most = max(words_in(said.say(Msg(id), form)), default=0)
            if most > MOST_WORDS:
                yield f"step {step.id}{form and ': .'}{form}: a sentence of {most} words, at most {MOST_WORDS}"


def _forms(step: Step) -> set[str]:
    """The attributes that a step needs."""
    choices = {f"choice-{name}" for name in step.choices}
    return choices | {f"wrong-{name}" for name in step.choices if name != step.right} | set(step.wrong.values())


# --- as it is played ----------------------------------------------------------------------------------------------


def _play(lesson: Lesson, faults: list[str]) -> None:
    """Along the expected answers, and a little way along every other one that is expected too."""
    course = Course.begin(lesson)
    while not course.done:
        step, where = course.here, course.where
        faults += [f"{where}: {why}" for why in _at(course)]
        if step.kind in ("do", "play"):
            faults += [f"{where}: {why}" for why in _wrong(course)]
        if step.kind == "do":
            for move in _ways(course)[1:]:
                _follow(course, move)
        if step.kind == "play":
            faults += [f"{where}, played by chance: {why}" for n in range(STRAYS) for why in _strays(course, n)]
        take(course)
        if step.kind == "do" and course.unheard:
            faults.append(f"{where}: the others were never asked for {course.unheard[0]!r}")


def _follow(course: Course, move: int) -> None:
    """Another right answer must lead on as well: through all that is left of the scene."""
    other, scene = course.copy(), course.scene
    other.move(move)
    while not other.done and other.scene == scene:
        take(other)


def _strays(course: Course, seed: int) -> Iterator[str]:
    """Whoever reaches the goal in a way of their own finds all that the steps up to the next free play point at."""
    other, chance = course.copy(), Random(seed)
    if not stray(other, chance):
        return
    while not other.done and other.scene == course.scene and other.here.kind != "play":
        yield from (f"step {other.here.id}: {why}" for why in _at(other))
        take(other)


def stray(course: Course, chance: Random) -> bool:
    """Free play by chance, with every answer that the step lets pass; whether the goal is reached."""
    step = course.here
    while not course.done and course.here is step and not course.missed:
        course.move(chance.choice([option for option in _asked(course).offered if course.why_not(option) is None]))
    return course.done or course.here is not step


def take(course: Course) -> None:
    """One step along the way that the lesson expects; a goal is played for as its `by` says."""
    step = course.here
    if step.kind == "tell":
        course.move(ON)
    elif step.kind == "ask":
        course.move(step.choices.index(step.right))
    elif step.kind == "do":
        course.move(_ways(course)[0])
    else:
        _reach(course, step)


def _reach(course: Course, step: Step) -> None:
    """In the order of `by`; what is not asked on this way (an only egg, say) is passed over."""
    where, left = course.where, step.by
    if reached(step.goal, course.game, course.learner):
        raise BadLesson(f"{where}: its goal is reached before anything is done")
    while course.here is step and not course.done:
        decision = _asked(course)
        ways = [
            (n, option) for n, pick in enumerate(left) if (option := found([pick], course.game, decision)) is not None
        ]
        if not ways:
            said = "; ".join(offered(course.game, decision))
            raise BadLesson(f"{where}: `by` has nothing of: {said}")
        n, option = ways[0]
        left = left[n + 1 :]
        course.move(option)


def _asked(course: Course) -> Decision:
    if course.decision is None:
        raise BadLesson(f"{course.where}: the reader is asked nothing here")
    return course.decision


def _ways(course: Course) -> list[int]:
    """An option for each answer that the step expects."""
    decision, ways = _asked(course), []
    for pick in course.here.expect:
        option = found([pick], course.game, decision)
        if option is None:
            said = "; ".join(offered(course.game, decision))
            raise BadLesson(f"{course.where}: {pick!r} is not offered, only: {said}")
        ways.append(option)
    return ways


def _wrong(course: Course) -> Iterator[str]:
    """Every wrong answer must be possible, be refused, and get a reason; of a step that expects one, all of them."""
    decision, step = _asked(course), course.here
    why = {option: course.why_not(option) for option in decision.offered}
    for pick, form in step.wrong.items():
        meant = [option for option in decision.offered if matches(pick, course.game, decision, option)]
        refused = [option for option in meant if why[option] == form]
        if not refused:
            others = "; ".join(offered(course.game, decision))
            yield f"nobody can answer {pick!r} here and hear .{form}, only: {others}"
            continue
        reply = course.copy().move(refused[0])
        if reply.taken:
            yield f"{pick!r} is not refused"
        for lang in LANGUAGES:
            said = tutor(lang, course.lesson.game)
            if has(said, course.lesson, step, form) and not said_of(said, course.lesson, reply):
                yield f"{pick!r} is answered by nothing in {lang}"
    lines = zip(decision.offered, offered(course.game, decision), strict=True)
    if silent := [line for option, line in lines if why[option] == ""]:
        yield f"nothing is said to whoever answers: {'; '.join(silent)}"


def _at(course: Course) -> Iterator[str]:
    at = course.here.points_at
    if at and at not in _things(course):
        yield f"there is no {at!r} on the table to point at"


def _things(course: Course) -> set[str]:
    view: Any = games.rules_of(course.lesson.game).view(course.game, course.learner)
    asked = course.game.owed(course.learner)
    targets = set() if asked is None else {target(course.game, asked, option) for option in asked.offered}
    return things_of(course.lesson.game, view) | (targets - {""})
