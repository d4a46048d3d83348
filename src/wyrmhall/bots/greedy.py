"""A player who looks one action ahead: each option by the position it leads to, in a few imagined worlds."""

from __future__ import annotations

import random
import time

from wyrmhall.bots.judge import Judge
from wyrmhall.bots.playout import any_of, take
from wyrmhall.core.engine import Game


def greedy(judge: Judge, game: Game, seat: int, seed: int, worlds: int, seconds: float = 1e9) -> dict[int, float]:
    """How good each option of the seat's decision is for it. What time leaves unseen is left out."""
    end = time.perf_counter() + seconds
    options = list(judge.options(game.owed(seat)))
    pick = random.Random(seed)
    pick.shuffle(options)  # if time is short, it is short for any of them
    worth: dict[int, float] = {}
    slowest = 0.0
    for n in range(worlds):
        world = game.imagine(seat, seed * 1_000_003 + n)
        answer_for_others(world, seat, pick)
        for option in options:
            begin = time.perf_counter()
            if worth and begin + slowest >= end:
                return worth
            ahead = world.copy()
            take(judge, ahead, option, seat, pick)
            worth[option] = (worth.get(option, 0.0) * n + judge.good(ahead, seat)) / (n + 1)
            slowest = max(slowest, time.perf_counter() - begin)
    return worth


def answer_for_others(world: Game, seat: int, pick: random.Random) -> None:
    """What is decided at the same time, the others have decided somehow."""
    if len(world.pending) > 1:
        for other in world.waiting:
            decision = world.owed(other)
            if other != seat and decision is not None and decision.options:
                world.step(any_of(decision.options, pick), other)
