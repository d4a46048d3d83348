"""An evening told from its beginning: each question takes the next answer, and the first without one ends it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from wyrmhall.companion.pages import Choice, Clock, Fact, Logged, Picture, Question, Row, Said, Step
from wyrmhall.companion.session import BadSession


class Waiting(Exception):
    """Nobody has answered this yet."""

    def __init__(self, question: Question) -> None:
        self.question = question
        super().__init__(question)


class Evening(ABC):
    """What a script of a game tells and asks. It is never kept: with the same answers it is told again."""

    title: Said

    def __init__(self, seed: str, answers: Iterable[int]) -> None:
        self.seed = seed
        self.answers = list(answers)
        self.taken = 0
        self.steps: list[Step] = []  # of this turn
        self.seen = 0  # how many of them were on the page before
        self.log: list[Logged] = []
        self.verdict: Said | None = None  # once it is over
        self.ahead: tuple[int, ...] = ()  # which sides have won

    @abstractmethod
    def play(self) -> None:
        """From the first question to the last word; `Waiting` comes out of it where an answer is missing."""

    def facts(self) -> tuple[Fact, ...]:
        """What is kept for the opponent now."""
        return ()

    def sides(self) -> tuple[Said, ...]:
        """Whose points are counted."""
        return ()

    def rows(self) -> tuple[Row, ...]:
        """Points by source as they stand."""
        return ()

    def keeps(self) -> int:
        """What is to be kept for the next evening, as flags; -1: nothing."""
        return -1

    def clock(self) -> Clock | None:
        """The time that is running now, where the rules know one."""
        return None

    def tell(self, text: Said, picture: Picture = None, clause: str = "") -> None:
        self.steps.append(Step(text, picture, clause))
        self.log.append(Logged(self.taken, text))

    def conclude(self, verdict: Said, ahead: Iterable[int], picture: Picture = None, clause: str = "") -> None:
        """How it ended is told, and kept with the points."""
        self.verdict, self.ahead = verdict, tuple(ahead)
        self.tell(verdict, picture, clause)

    def ask(self, question: Question, amid: bool = False) -> int:
        """What the person has answered; raises `Waiting` where they have not. Asked amid a turn, its steps stay."""
        if self.taken == len(self.answers):
            raise Waiting(question)
        answer = self.answers[self.taken]
        if not question.takes(answer):
            raise BadSession("companion-answer")
        self.taken += 1
        if not amid:
            self.steps = []
        self.seen = len(self.steps)
        return answer

    def choose(self, text: Said, choices: Iterable[Choice], clause: str = "", amid: bool = False) -> int:
        return self.ask(Question("choice", text, clause, tuple(choices)), amid)

    def count(self, text: Said, most: int, least: int = 0, now: int = 0, clause: str = "") -> int:
        return self.ask(Question("number", text, clause, least=least, most=most, now=now))

    def tick(self, text: Said, choices: Iterable[Choice], clause: str = "") -> list[int]:
        """Which of the choices hold."""
        shown = tuple(choices)
        ticked = self.ask(Question("flags", text, clause, shown))
        return [choice.value for choice in shown if ticked >> choice.value & 1]

    def confirm(self, button: str) -> None:
        """Nothing is asked but to say when it is done."""
        self.choose(Said("cp-ready"), (Choice(0, Said(button)),))

    def finish(self) -> None:
        """After all answers are used up: none may be left."""
        if self.taken < len(self.answers):
            raise BadSession("companion-answer")
