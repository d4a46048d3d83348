"""An option played on a copy of the game, in a world that the seat imagines: the real game stays as it is."""

from __future__ import annotations

from random import Random

from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.playout import glance
from wyrmhall.core.engine import FIRST_STANDING, Decision, Game
from wyrmhall.core.rules import Rules
from wyrmhall.core.text import Speaker
from wyrmhall.server.show import Showman, moment
from wyrmhall.server.wire_coach import ShownCopy
from wyrmhall.server.wire_play import ShownStep

LONGEST = 12
"""Answers that are shown at most, whoever gives them."""


def rehearse(
    rules: Rules, game: Game, seat: int, option: int, seed: int, words: Speaker, names: list[str], showman: Showman
) -> ShownCopy:
    """From the option to the end of its action: the seat goes on as a quick bot would, and so do the others."""
    judge, pick = judge_of(rules), Random(seed)
    world = game.imagine(seat, seed)
    answers: list[str] = []
    steps: list[ShownStep] = []
    decision: Decision | None = world.owed(seat)
    while decision is not None and len(steps) < LONGEST:
        said = words.say(label_of(world, decision, option)) if decision.seat == seat else names[decision.seat]
        world.events = []
        world.step(option, decision.seat)
        lines = moment(world.events, len(steps) + 1, decision.seat)
        told = [showman.event(line, seat, words, names) for line in lines]
        answers.append(said)
        view, n = showman.shelf.view(rules, world, seat, words), len(steps) + 1
        steps.append(ShownStep("", rules.name, n, n, seat, view, told))
        if world.over or judge.is_quiet(world):
            break
        decision = world.decision
        if not decision.options:
            break
        option = glance(judge, world, decision, pick)
    return ShownCopy(answers, steps)


def label_of(game: Game, decision: Decision, option: int) -> object:
    if option in decision.extras:
        return game.standing_effects()[FIRST_STANDING - option]
    return decision.effect.label(game, decision.at, option)
