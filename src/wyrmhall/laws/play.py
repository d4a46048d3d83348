"""Random games, on which the laws are tried."""

from __future__ import annotations

import random
from collections.abc import Iterator

from wyrmhall.core.engine import Game
from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules, Setup
from wyrmhall.laws.differences import Broken

LONGEST = 20_000
"""Decisions after which a game counts as endless; the longest real games stay below a tenth of it."""


def random_answer(game: Game, pick: random.Random) -> tuple[int, int]:
    """A seat that is asked and an option it is offered: mostly of the decision, now and then a standing one."""
    seat = pick.choice(game.waiting)
    decision = game.owed(seat)
    assert decision is not None
    extra = decision.extras and pick.random() < 0.1
    return seat, pick.choice(decision.extras if extra else decision.options)


def random_game(rules: Rules, setup: Setup, seed: int) -> Iterator[Record]:
    """A random game, given at each of its decisions and at its end."""
    record = Record.of(rules, setup, seed)
    pick = random.Random(seed)
    yield record
    while not record.game.over:
        if len(record.answers) > LONGEST:
            raise Broken("every game ends", f"not over after {LONGEST} answers")
        seat, option = random_answer(record.game, pick)
        record.play(option, seat)
        yield record
