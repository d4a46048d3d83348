"""A player who looks one step ahead: each option by the position right after it, in a few imagined worlds."""

from __future__ import annotations

import random
import time
from typing import Any

from wyrmhall.bots.judge import Judge


def greedy(judge: Judge, game: Any, seat: int, seed: int, worlds: int, seconds: float = 1e9) -> dict[int, float]:
    """What each option of the seat's decision is worth to it, from 0 to 1."""
    end = time.perf_counter() + seconds
    decision = game.owed(seat)
    pick = random.Random(seed)
    total = dict.fromkeys(decision.options, 0.0)
    for n in range(worlds):
        world = game.imagine(seat, seed * 1_000_003 + n)
        answer_for_others(world, seat, pick)
        seen = {}
        for option in decision.options:
            ahead = world.copy()
            ahead.step(option, seat)
            seen[option] = judge.utilities(ahead)[seat]
            if time.perf_counter() >= end:
                return {key: (total[key] + seen.get(key, 0.0)) / (n + 1) for key in total}
        for option, value in seen.items():
            total[option] += value
    return {option: value / worlds for option, value in total.items()}


def answer_for_others(world: Any, seat: int, pick: random.Random) -> None:
    """What is decided at the same time, the others have decided somehow."""
    if len(world.pending) > 1:
        for other in world.waiting:
            options = world.owed(other).options
            if other != seat and options:
                world.step(pick.choice(options), other)
