"""Habits over several games: what somebody does again and again, told by their answers alone, without any search."""

from __future__ import annotations

from collections.abc import Iterable

from wyrmhall.bots.teaching import teaching_of
from wyrmhall.core.record import Record

FEWEST = 2
"""Games that show something before it is a habit,"""
SHARE = 0.5
"""and their share of the games in which there was a chance to show it,"""
LEAST = 3
"""and how often it was done in all of them."""

Tally = dict[str, tuple[int, int, bool]]
"""By habit, of one game: how often it was shown, out of how many chances, and whether the game shows it."""


def habits_in(record: Record, seats: Iterable[int]) -> Tally:
    """The habits that the answers of these seats could show in one game, and did."""
    teaching, mine = teaching_of(record.rules.name), set(seats)
    if not teaching.habits:
        return {}
    times, chances = dict.fromkeys(teaching.habits, 0), dict.fromkeys(teaching.habits, 0)
    game = record.rules.new(record.setup, record.seed)
    for step, (seat, option) in enumerate(record.answers):
        for seed in [seed for after, seed in record.redeals if after == step]:
            game = game.imagine(-1, seed)
        if seat in mine and len(game.pending) == 1:
            for habit, shown in teaching.habit(game, seat, option):
                times[habit] += shown
                chances[habit] += 1
        game.step(option, seat)
    return {
        habit: (times[habit], n, times[habit] >= teaching.habits[habit] * n) for habit, n in chances.items() if n > 0
    }


def themes(games: Iterable[Tally]) -> list[tuple[str, int]]:
    """Habits with the number of games that show them, the most frequent first."""
    looked = list(games)
    found = []
    for habit in sorted({habit for tally in looked for habit in tally}):
        tallies = [tally[habit] for tally in looked if habit in tally]
        shown = sum(shows for _, _, shows in tallies)
        often = sum(times for times, _, shows in tallies if shows)
        if shown >= max(FEWEST, SHARE * len(tallies)) and often >= LEAST:
            found.append((habit, shown))
    return sorted(found, key=lambda each: -each[1])
