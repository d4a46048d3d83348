"""Players made of code: random, greedy and searching ones, and the arena that ranks them."""

from __future__ import annotations

import random
from typing import Any

from wyrmhall.core.save import load
from wyrmhall.games import rules_of

LEVELS: tuple[str, ...] = ("hatchling", "fledgling", "drake", "wyrm")


def choose(level: str, game_name: str, world: Any, seat: int, seconds: float, seed: int) -> int:
    """The option that a bot picks in a world that its seat imagines. For now every level plays at random."""
    rules_of(game_name)
    options: tuple[int, ...] = load(game_name, world).owed(seat).options
    return random.Random(seed).choice(options)
