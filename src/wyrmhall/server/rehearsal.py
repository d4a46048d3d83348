"""An option played on a copy of the game, in a world that the seat imagines: the real game stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.playout import glance
from wyrmhall.core.engine import FIRST_STANDING, Decision, Game
from wyrmhall.core.rules import Rules
from wyrmhall.core.text import Speaker, named
from wyrmhall.core.words import Msg, Says
from wyrmhall.server.show import Showman, moment
from wyrmhall.server.wire_coach import ShownCopy
from wyrmhall.server.wire_play import ShownStep

LONGEST = 12
"""Answers that are shown at most, whoever gives them."""


class Stage(NamedTuple):
    """Before whose eyes answers are played on a copy, and in whose words."""

    rules: Rules
    seat: int
    words: Speaker
    names: list[str]
    showman: Showman

    def about(self, game: Game, decision: Decision) -> str:
        """What a question of the seat is about; empty where it says that itself, and for the questions of others."""
        if decision.seat != self.seat or self.rules.subject is None:
            return ""
        found = self.rules.subject(game, decision)
        return "" if found is None or found.name is None else self.words.say(named(found.name, self.names))

    def says(self, game: Game, decision: Decision, option: int, about: str = "") -> str:
        """The answer in words, after what it is about; of another, only who gives it."""
        if decision.seat != self.seat:
            return self.names[decision.seat]
        label = label_of(game, decision, option, self.words, self.names)
        return self.words.say(Msg("about", what=about, ask=label)) if about else label

    def play(self, game: Game, seat: int, option: int, n: int) -> ShownStep:
        """The game goes one answer on, its `n`th here."""
        game.events = []
        game.step(option, seat)
        told = [self.showman.event(line, self.seat, self.words, self.names) for line in moment(game.events, n, seat)]
        view = self.showman.shelf.view(self.rules, game, self.seat, self.words)
        return ShownStep("", self.rules.name, n, n, self.seat, view, told)


def rehearse(stage: Stage, game: Game, option: int, seed: int) -> ShownCopy:
    """From the option to the end of its action: the seat goes on as a quick bot would, and so do the others."""
    judge, pick, seat = judge_of(stage.rules), Random(seed), stage.seat
    world = game.imagine(seat, seed)
    answers: list[str] = []
    steps: list[ShownStep] = []
    decision: Decision | None = world.owed(seat)
    said = "" if decision is None else stage.about(world, decision)  # the first question is known
    while decision is not None and len(steps) < LONGEST:
        about = stage.about(world, decision)
        answers.append(stage.says(world, decision, option, about if about != said else ""))
        said = about
        steps.append(stage.play(world, decision.seat, option, len(steps) + 1))
        if world.over or judge.is_quiet(world):
            break
        decision = world.decision
        if not decision.options:
            break
        option = glance(judge, world, decision, pick)
    return ShownCopy(answers, steps)


def follow(stage: Stage, game: Game, options: Sequence[int]) -> ShownCopy:
    """These answers of the seat, one after another; the game itself stays as it is."""
    game = game.copy()
    answers: list[str] = []
    steps: list[ShownStep] = []
    said = ""
    for n, option in enumerate(options, start=1):
        decision = game.owed(stage.seat)
        assert decision is not None, option
        about = stage.about(game, decision)
        answers.append(
            stage.says(game, decision, option, about if n > 1 and about != said else "")
        )  # the first is known
        said = about
        steps.append(stage.play(game, stage.seat, option, n))
    return ShownCopy(answers, steps)


def label_of(game: Game, decision: Decision, option: int, words: Speaker, names: Sequence[str]) -> str:
    """An answer in words, with the names of the players."""
    said: Says
    if option in decision.extras:
        said = game.standing_effects()[FIRST_STANDING - option]
    else:
        said = decision.effect.label(game, decision.at, option)
    return words.say(named(said, names))
