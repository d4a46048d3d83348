"""Players made of code: random, greedy and searching ones, and the arena that ranks them."""

from __future__ import annotations

import random
from typing import Any

from wyrmhall.core.save import load
from wyrmhall.games import rules_of

LEVELS: tuple[str, ...] = ("hatchling", "fledgling", "drake", "wyrm")


def choose(level: str, game_name: str, world: Any, seat: int, seconds: float, seed: int) -> int:
    """The option that a bot picks in a world which its seat imagines. Until the levels are built, all play at random."""
    rules_of(game_name)
    decision = load(game_name, world).owed(seat)
    return random.Random(seed).choice(decision.options)
