"""Habits over several games: what somebody does again and again, told by their answers alone, without any search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from wyrmhall.bots.teaching import teaching_of
from wyrmhall.core.record import Record

FEWEST = 2
"""Games in which something shows before it is a habit."""


def habits_in(record: Record, seats: Iterable[int]) -> set[str]:
    """The habits that the answers of these seats show in one game."""
    teaching, mine, found = teaching_of(record.rules.name), set(seats), set[str]()
    if not teaching.habits:
        return found
    game = record.rules.new(record.setup, record.seed)
    for step, (seat, option) in enumerate(record.answers):
        for seed in [seed for after, seed in record.redeals if after == step]:
            game = game.imagine(-1, seed)
        if seat in mine and len(game.pending) == 1:
            found.add(teaching.habit(game, seat, option))
        game.step(option, seat)
    return found - {""}


def themes(games: Iterable[set[str]]) -> list[tuple[str, int]]:
    """Habits with the number of games in which they showed, the most frequent first."""
    counted = Counter(habit for habits in games for habit in habits)
    return [(habit, n) for habit, n in sorted(counted.items(), key=lambda each: (-each[1], each[0])) if n >= FEWEST]
