"""Playing on without a tree, until the position can be judged: by instinct to the end of an action, then by glances."""

from __future__ import annotations

import random

from wyrmhall.bots.judge import Judge
from wyrmhall.core.engine import FIRST_STANDING, Decision, Game

LONGEST = 24
"""Decisions after which a position is judged even if an action is half done."""
GLANCES = 8
"""Options that a glance compares."""


def play_out(judge: Judge, world: Game, pick: random.Random, thorough: bool = False) -> None:
    """Play on to the next quiet position, by instinct or else at random.

    The thorough weigh every choice by a glance: four times the work, and a much better player.
    """
    is_quiet = judge.is_quiet
    instinct = judge.instinct
    for _ in range(LONGEST):
        if not world.pending or is_quiet(world):
            return
        decision = world.decision
        options = decision.options
        if not options:
            return
        option = glance(judge, world, decision, pick) if thorough else instinct(world, decision, pick)
        world.step(any_of(options, pick) if option is None else option, decision.seat)


def play_on(judge: Judge, world: Game, pick: random.Random, thorough: bool) -> None:
    """From a quiet position play one turn, for the good of the seat whose turn it is as far as glances tell."""
    if not world.pending or not world.decision.options:
        return
    decision = world.decision
    world.step(glance(judge, world, decision, pick), decision.seat)
    play_out(judge, world, pick, thorough)


def take(judge: Judge, world: Game, option: int, seat: int, pick: random.Random) -> None:
    """Take an option and play on to the quiet position after the action."""
    again = leaves_open(judge, world, option)
    world.step(option, seat)
    play_out(judge, world, pick)
    if again:
        play_on(judge, world, pick, False)


def leaves_open(judge: Judge, world: Game, option: int) -> bool:
    """Whether the turn is still to be taken after this option: right after it, it would be judged too early."""
    return option <= FIRST_STANDING and judge.is_quiet(world)


def glance(judge: Judge, world: Game, decision: Decision, pick: random.Random) -> int:
    """The best of a few options by the position after the action, as it would be played by instinct."""
    options = decision.options
    if len(options) == 1:
        return int(options[0])
    if len(options) > GLANCES:
        options = tuple(pick.sample(options, GLANCES))
    seat = decision.seat
    best, most = options[0], -1e9
    for option in options:
        ahead = world.copy()
        take(judge, ahead, option, seat, pick)
        worth = judge.good(ahead, seat)
        if worth > most:
            best, most = option, worth
    return int(best)


def any_of(options: tuple[int, ...], pick: random.Random) -> int:
    return options[int(pick.random() * len(options))]
