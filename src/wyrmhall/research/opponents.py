"""Who plays the seats that nobody learns in: chance, a bot of any level, or whatever a researcher writes."""

from __future__ import annotations

import random
from collections.abc import Callable

from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.levels import level_of
from wyrmhall.core.engine import Game
from wyrmhall.games import rules_of

Opponent = Callable[[Game, int, random.Random], int]
"""Picks an option for a seat: the game, the seat, and where chance comes from."""


def at_random(game: Game, seat: int, pick: random.Random) -> int:
    decision = game.owed(seat)
    assert decision is not None
    options = decision.options
    return options[int(pick.random() * len(options))]


def opponent_of(said: str | Opponent) -> Opponent:
    """A bot by its name (`random`, `greedy`, a level, `search:200`), which sees only what its seat sees; or itself.

    It thinks by worlds and iterations, so that a seed gives the same episode anywhere; by the clock only if seconds
    are named (`wyrm:1.5s`).
    """
    if not isinstance(said, str):
        return said
    if said == "random":
        return at_random
    level = level_of(said)
    if "s" not in said.partition(":")[2]:
        level = level.unhurried()

    def bot(game: Game, seat: int, pick: random.Random) -> int:
        seed = pick.randrange(1 << 30)
        return level.choose(judge_of(rules_of(game.setup.game)), game.imagine(seat, seed), seat, seed)

    return bot
