"""Playing on without much thought, until the position can be judged."""

from __future__ import annotations

import random
from typing import Any

from wyrmhall.bots.judge import Judge

LONGEST = 24
"""Decisions after which a position is judged even if an action is half done."""


def play_out(judge: Judge, world: Any, pick: random.Random, quiet: int = 1) -> None:
    """Play on, by instinct or else at random, to the next quiet position, or to the one so many quiet ones on."""
    is_quiet = judge.is_quiet
    instinct = judge.instinct
    for _ in range(LONGEST * quiet):
        if not world.pending:
            return
        if is_quiet(world):
            quiet -= 1
            if quiet <= 0:
                return
        decision = world.decision
        options = decision.options
        if not options:
            return
        option = instinct(world, decision, pick)
        world.step(any_of(options, pick) if option is None else option, decision.seat)


def any_of(options: tuple[int, ...], pick: random.Random) -> int:
    return options[int(pick.random() * len(options))]
