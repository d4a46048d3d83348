"""A lesson in the terminal: the table as text, what the lesson says of it, and numbers to answer with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

from wyrmhall import games
from wyrmhall.core.shown import ShownDecision, shown
from wyrmhall.core.text import speaker
from wyrmhall.core.words import Msg
from wyrmhall.lessons.format import Lesson
from wyrmhall.lessons.runner import ON, Course
from wyrmhall.lessons.words import aside, before, choices, names, said_of, text, tutor

KEPT = "lessons.json"


class Classroom:
    """One lesson for one reader. Reads commands by `ask`, so that scripts and tests can learn too."""

    def __init__(
        self, lesson: Lesson, lang: str, console: Console, ask: Callable[[str], str], anew: bool = False
    ) -> None:
        self.lesson = lesson
        self.console = console
        self.ask = ask
        self.words = tutor(lang, lesson.game)
        self.game_words = speaker(lang, lesson.game)
        self.course = Course.of(lesson, [] if anew else kept(lesson))
        self.heard = 0  # events of the scene that were read

    def play(self) -> bool:
        """To the end of the lesson; False if the reader leaves before. Either way it is known how far they came."""
        self.line(self.words.say(Msg(self.lesson.name)))
        self.say("lesson-help")
        self.show()
        while not self.course.done:
            try:
                said = self.ask("> ").strip().lower()
            except EOFError:
                said = "q"
            if said == "q":
                keep(self.lesson, self.course.moves)
                return False
            self.take(said)
        keep(self.lesson, [])
        self.say("lesson-done")
        return True

    def take(self, said: str) -> None:
        """One command: going on, an answer, a step back, the beginning, or the table again."""
        if said == "b":
            self.again(self.course.moves[:-1])
        elif said == "r":
            self.again([])
        elif said == "t":
            self.table()
        else:
            move = self.move_of(said)
            if move is None:
                self.say("lesson-what")
                return
            reply = self.course.move(move)
            if why := said_of(self.words, self.lesson, reply):
                self.line(f"! {why}")
            if reply.taken and not self.course.done:
                self.show()

    def again(self, moves: list[int]) -> None:
        self.course, self.heard = Course.of(self.lesson, moves), 0
        self.show()

    def move_of(self, said: str) -> int | None:
        step = self.course.here
        if step.kind == "tell":
            return ON if said in ("", "n") else None
        if not said.isdecimal():
            return None
        n = int(said) - 1
        if step.kind == "ask":
            return n if 0 <= n < len(step.choices) else None
        decision = self.course.decision
        return decision.offered[n] if decision is not None and 0 <= n < len(decision.offered) else None

    def show(self) -> None:
        """What happened, the table, what the lesson says, and what can be answered."""
        course, step = self.course, self.course.here
        told = course.told[self.heard if self.heard <= len(course.told) else 0 :]
        for _, _, event in told:
            self.line("· " + self.game_words.event(event, course.learner, names(self.words, course)))
        self.heard = len(course.told)
        if told or step is course.stage.step[0]:
            self.table()
        for line in before(self.words, course):
            self.line(line)
        self.line(f"[{course.number + 1}/{len(self.lesson.steps)}] {text(self.words, self.lesson, step)}")
        if step.kind == "ask":
            for n, said in enumerate(choices(self.words, self.lesson, step), start=1):
                self.line(f"{n:4}  {said}")
        elif course.missed:
            self.line(aside(self.words, self.lesson, step, "missed"))
        elif step.kind != "tell":
            self.say_decision(self.decision())

    def decision(self) -> ShownDecision:
        course, subject = self.course, games.rules_of(self.lesson.game).subject
        seen = shown(course.game, course.learner, self.game_words, False, subject, names(self.words, course))
        return next(decision for decision in seen if decision.seat == course.learner)

    def say_decision(self, decision: ShownDecision) -> None:
        self.line(decision.prompt)
        for n, option in enumerate((*decision.options, *decision.extras), start=1):
            self.line(f"{n:4}  {option.label}" + (f"  ({option.preview})" if option.preview else ""))

    def table(self) -> None:
        rules = games.rules_of(self.lesson.game)
        view = rules.view(self.course.game, self.course.learner)
        self.console.print(rules.draw(view, self.game_words), highlight=False, markup=False)

    def say(self, id: str) -> None:
        self.line(self.words.say(Msg(id)))

    def line(self, text: str) -> None:
        self.console.print(text, highlight=False, markup=False, emoji=False, soft_wrap=True)


def _kept_file() -> Path:
    return user_data_path("wyrmhall", appauthor=False) / KEPT


def _all_kept() -> dict[str, object]:
    try:
        found = json.loads(_kept_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}  # none yet, or not ours
    return found if isinstance(found, dict) else {}


def kept(lesson: Lesson) -> list[int]:
    """The moves that a reader made before they left; those that no longer fit are left out by the course."""
    found: object = _all_kept().get(f"{lesson.game}/{lesson.name}")
    return [move for move in found if isinstance(move, int)] if isinstance(found, list) else []


def keep(lesson: Lesson, moves: list[int]) -> None:
    """Where the disk takes nothing, the lesson begins anew the next time: that is no reason to stop."""
    file = _kept_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({**_all_kept(), f"{lesson.game}/{lesson.name}": moves}), "utf-8")
    except OSError:
        return
