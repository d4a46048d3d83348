"""A lesson being taken: the real game, the step it has come to, and what the reader did so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from wyrmhall import games
from wyrmhall.core.engine import Decision, Game
from wyrmhall.core.events import Event
from wyrmhall.gamefile import GameFile
from wyrmhall.lessons.deal import luck_of
from wyrmhall.lessons.format import BadLesson, Lesson, Scene, Step, folder_of
from wyrmhall.lessons.picks import found, matches, offered
from wyrmhall.lessons.props import reached

ON = 0
"""The move that goes on after a text."""
MOST_ANSWERS = 1000
"""Of the other seats in a row: a lesson in which they play on for ever is wrong."""


@dataclass(slots=True)
class Reply:
    """What became of a move: whether it was taken, and the attribute of the step's message that is said of it."""

    taken: bool
    said: str = ""
    step: Step | None = None  # whose message that is


@dataclass(slots=True)
class Course:
    """A lesson and how far somebody has come. All of it follows from the moves: it can be made again from them."""

    lesson: Lesson
    game: Game = field(init=False)
    scene: int = 0
    step: int = 0
    moves: list[int] = field(default_factory=list)
    told: list[tuple[int, int, Event]] = field(default_factory=list)  # of this scene: answer, whose, what
    answers: int = 0  # given in this scene, by anybody
    tried: int = 0  # answers of the reader in a stretch of free play
    others: list[str] = field(default_factory=list)  # what the other seats have still to answer in this step
    unheard: list[str] = field(default_factory=list)  # what they were to answer in the step before, and were not asked

    @classmethod
    def begin(cls, lesson: Lesson) -> Course:
        course = cls(lesson)
        course._enter(0)
        return course

    @classmethod
    def of(cls, lesson: Lesson, moves: list[int]) -> Course:
        """After these moves, as far as they fit: a lesson may have changed since they were made."""
        course = cls.begin(lesson)
        for move in moves:
            if course.done or not course.can(move) or not course.move(move).taken:
                break
        return course

    def copy(self) -> Course:
        new = Course(self.lesson, self.scene, self.step, self.moves[:], self.told[:])
        new.game = self.game.copy()
        new.answers, new.tried, new.others, new.unheard = self.answers, self.tried, self.others[:], self.unheard[:]
        return new

    # --- where it stands ------------------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        return self.scene >= len(self.lesson.scene)

    @property
    def stage(self) -> Scene:
        return self.lesson.scene[min(self.scene, len(self.lesson.scene) - 1)]

    @property
    def here(self) -> Step:
        """The step it has come to; of a lesson that is done, the last."""
        return self.lesson.steps[-1] if self.done else self.stage.step[self.step]

    @property
    def begins(self) -> bool:
        """Whether another table has just been laid than the one that the reader knows."""
        return not self.done and self.scene > 0 and self.step == 0

    @property
    def number(self) -> int:
        """Of the step, from 0 on through all scenes."""
        return sum(len(scene.step) for scene in self.lesson.scene[: self.scene]) + (0 if self.done else self.step)

    @property
    def learner(self) -> int:
        return self.stage.learner

    @property
    def decision(self) -> Decision | None:
        """What the reader is asked, where a step lets them answer."""
        asked = self.game.owed(self.learner)
        assert asked is None or isinstance(asked, Decision)
        return asked if not self.done and self.here.kind in ("do", "play") else None

    @property
    def missed(self) -> bool:
        """Whether a goal can no longer be reached: only going back helps."""
        return not self.done and self.here.kind == "play" and (self.decision is None or self.tried >= self.here.within)

    def can(self, move: int) -> bool:
        """Whether the move is one of those there are: an offered option, a choice, or going on."""
        step = self.here
        if self.done or self.missed:
            return False
        if step.kind == "tell":
            return move == ON
        if step.kind == "ask":
            return 0 <= move < len(step.choices)
        return self.decision is not None and move in self.decision.offered

    # --- moving ---------------------------------------------------------------------------------------------------

    def move(self, move: int) -> Reply:
        """Go on after a text, choose, or answer what the game asks. A wrong one changes nothing and says why."""
        step = self.here
        if not self.can(move):
            raise BadLesson(f"{self.where}: there is no such move as {move}")
        if step.kind == "ask" and step.choices[move] != step.right:
            return Reply(False, f"wrong-{step.choices[move]}", step)
        if step.kind in ("do", "play"):
            why = self.why_not(move)
            if why is not None:
                return Reply(False, why, step)
            self._answer(move, self.learner)
            self._follow(step)
        self.moves.append(move)
        if step.kind == "play":
            self.tried += 1
            if not reached(step.goal, self.game, self.learner):
                return Reply(True, "missed" if self.missed else "", step)
        self._next()
        return Reply(True)

    def why_not(self, option: int) -> str | None:
        """The attribute that says why this answer is not the one; None if it is, empty if the step has no words."""
        step, decision = self.here, self.decision
        assert decision is not None
        if any(matches(pick, self.game, decision, option) for pick in step.expect):
            return None
        named = [
            said for pick, said in step.wrong.items() if pick != "*" and matches(pick, self.game, decision, option)
        ]
        if named:
            return named[0]
        return step.wrong.get("*", "") if step.kind == "do" else None

    def _follow(self, step: Step) -> None:
        """What the reader is not asked about, and the other seats, up to the reader's next decision."""
        for pick in step.then:
            self._others_answer()
            decision = self.game.owed(self.learner)
            option = None if decision is None else found([pick], self.game, decision)
            if option is None:
                raise BadLesson(f"{self.where}: `then` says {pick!r}, {self._asked(decision)}")
            self._answer(option, self.learner)
        self._others_answer()

    def _others_answer(self) -> None:
        for _ in range(MOST_ANSWERS):
            if self.game.over or self.game.owed(self.learner) is not None:
                return
            decision = self.game.decision
            said = found(self.others[:1], self.game, decision)
            if said is not None:
                del self.others[0]
            else:
                said = found(self.stage.otherwise, self.game, decision)
            default = decision.effect.default(self.game, decision.at, decision.options)
            self._answer(default if said is None else said, decision.seat)
        raise BadLesson(f"{self.where}: the reader is never asked again")

    def _answer(self, option: int, seat: int) -> None:
        self.game.events = []
        self.game.step(option, seat)
        self.answers += 1
        self.told += [(self.answers, seat, event) for event in self.game.events]
        self.game.events = []

    def _next(self) -> None:
        self.step += 1
        self.tried = 0
        self.unheard = self.others
        if self.step >= len(self.stage.step):
            self._enter(self.scene + 1)
        else:
            self.others = list(self.here.others)

    def _enter(self, scene: int) -> None:
        """The beginning of a scene; after the last the table stays as it is, and the lesson is done."""
        self.scene, self.step = scene, 0
        if self.done:
            return
        self.told, self.answers = [], 0
        self.others = []
        self.game = position(self.lesson, scene).copy()
        self._others_answer()
        self.others = list(self.here.others)

    # --- for whoever writes lessons -------------------------------------------------------------------------------

    @property
    def where(self) -> str:
        return f"{self.lesson.game}/{self.lesson.name}, step {self.here.id}"

    def _asked(self, decision: Decision | None) -> str:
        return "but nothing is asked" if decision is None else f"of: {'; '.join(offered(self.game, decision))}"


@cache
def position(lesson: Lesson, scene: int) -> Any:
    """The game at the beginning of a scene, made once; only to be copied."""
    stage, where = lesson.scene[scene], f"{lesson.game}/{lesson.name}, scene {scene + 1}"
    rules = games.rules_of(lesson.game)
    if stage.file:
        saved = msgspec.json.decode((folder_of(lesson.game) / stage.file).read_bytes(), type=GameFile)
        setup = rules.setup(saved.players, saved.options, saved.pack, saved.profile, saved.version)
        game = rules.new(setup, saved.seed)
        for seat, given in saved.answers if stage.answers < 0 else saved.answers[: stage.answers]:
            game.step(given, seat)
    else:
        setup = rules.setup(stage.seats, stage.options)
        game = rules.start(setup, luck_of(setup, stage.seed, stage.deal))
    for pick in stage.before:
        if game.over:
            raise BadLesson(f"{where}: the game is over before {pick!r}")
        option = found([pick], game, game.decision)
        if option is None:
            raise BadLesson(f"{where}: `before` says {pick!r}, of: {'; '.join(offered(game, game.decision))}")
        game.step(option, game.decision.seat)
    return game
