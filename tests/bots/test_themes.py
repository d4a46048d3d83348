"""Habits over several games: what is done at most of its chances, game after game, and not what happens once."""

import random
from itertools import islice

import pytest

from wyrmhall import games
from wyrmhall.bots.teaching import teaching_of
from wyrmhall.bots.themes import habits_in, themes
from wyrmhall.core.record import Record

EVERY = pytest.mark.parametrize(
    ("name", "habit"), [(name, habit) for name in games.NAMES for habit in teaching_of(name).habits]
)
GAMES = 3
MOST = 60
"""Games by chance are short, and not each gives the chance; so many are tried at most."""


def played(name, habit, seed, wanted):
    """A game by chance in which somebody shows a habit as often as they are told: `wanted(how often so far)`."""
    rules = games.rules_of(name)
    record, pick, teaching, times = Record(rules, rules.seats[0], seed), random.Random(seed), teaching_of(name), 0
    while not record.game.over:
        seat = record.game.waiting[0]
        options = record.game.owed(seat).options
        if seat == 0 and len(record.game.pending) == 1:
            show = [option for option in options if (habit, True) in teaching.habit(record.game, seat, option)]
            rest = [option for option in options if option not in show]
            if show and (wanted(times) or not rest):
                options, times = show, times + 1
            else:
                options = rest
        record.play(pick.choice(options), seat)
    return habits_in(record, [0]).get(habit, (0, 0, False))


def some(name, habit, wanted, enough):
    """The first few games whose tally is one to speak of."""
    tallies = (played(name, habit, seed, wanted) for seed in range(MOST))
    found = list(islice((tally for tally in tallies if enough(*tally)), GAMES))
    assert len(found) == GAMES, "no game gave the chance"
    return [{habit: tally} for tally in found]


@EVERY
def test_what_is_done_at_every_chance_is_told_after_a_few_games(name, habit):
    always = some(name, habit, lambda times: True, lambda times, chances, shows: times > 0)
    assert themes(always) == [(habit, GAMES)]
    assert themes(always[:1]) == []


@EVERY
def test_what_is_never_done_is_not_told(name, habit):
    never = some(name, habit, lambda times: False, lambda times, chances, shows: chances > 0)
    assert themes(never) == []


@pytest.mark.parametrize(
    ("name", "habit"),
    [("flamecraft", "gathers"), ("flamecraft", "unfired"), ("seadragons", "passes"), ("wyrmspan", "coins")],
)
def test_what_is_done_once_in_each_game_is_no_habit(name, habit):
    once = some(name, habit, lambda times: times < 1, lambda times, chances, shows: chances > 4)
    assert all(tally[habit][0] == 1 and not tally[habit][2] for tally in once)
    assert themes(once) == []


@EVERY
def test_a_habit_has_a_share_of_its_chances(name, habit):
    assert 0 < teaching_of(name).habits[habit] <= 1


@pytest.mark.parametrize(
    ("tallies", "told"),
    [
        ([(4, 4, True)], []),  # one game
        ([(1, 1, True), (1, 1, True)], []),  # twice in all
        ([(2, 2, True), (1, 1, True)], [("coins", 2)]),
        ([(2, 2, True), (2, 2, True), (0, 3, False), (0, 2, False)], [("coins", 2)]),  # half of the games
        ([(2, 2, True), (2, 2, True), (0, 3, False), (0, 2, False), (1, 4, False)], []),
    ],
)
def test_a_theme_needs_two_games_half_of_those_that_could_show_it_and_three_times(tallies, told):
    assert themes({"coins": tally} for tally in tallies) == told


def test_only_the_answers_of_the_named_seats_count():
    record = Record(games.rules_of("wyrmspan"), 1, 1)
    while not record.game.over:
        record.play(record.game.decision.options[-1])
    assert habits_in(record, [0])["coins"][2]
    assert habits_in(record, []) == {}
