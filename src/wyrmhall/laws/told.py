"""The law of events: every kind that a game declares is told in some game."""

from __future__ import annotations

from wyrmhall.core.events import Event
from wyrmhall.core.rules import Rules
from wyrmhall.laws.differences import Broken
from wyrmhall.laws.play import random_game

ROUNDS = 5
"""How often every kind of table is played, while a kind of event was never told."""


def check_told(rules: Rules, seed: int) -> None:
    missing: set[type[Event]] = set(rules.events)
    for n in range(ROUNDS):
        for setup in rules.tables(seed + n):
            if not missing:
                return
            *_, record = random_game(rules, setup, seed + n)
            missing -= {type(event) for told in record.told for event in told}
    if missing:
        names = ", ".join(sorted(kind.__name__ for kind in missing))
        raise Broken("every kind of event is told in some game", f"never told: {names}")
