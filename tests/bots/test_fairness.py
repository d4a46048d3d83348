"""A bot knows what its seat knows: what the seat cannot see does not change its choice."""

import random

import pytest

from wyrmhall import games
from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.levels import choose, level_of
from wyrmhall.core.save import dump

BOTS = ("greedy:2", "search:12")
TABLES = [
    pytest.param(name, players, marks=() if players == 2 else pytest.mark.whole)
    for name in games.NAMES
    for players in games.rules_of(name).seats
]


def positions(rules, players, seed, every):
    """Decisions of a random game, now and then."""
    game = rules.new(rules.setup(players), seed)
    pick = random.Random(seed)
    while not game.over:
        seat = pick.choice(game.waiting)
        if pick.random() < every:
            yield game, seat
        game.step(pick.choice(game.owed(seat).options), seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_see_never_changes_a_bots_choice(name, players):
    rules = games.rules_of(name)
    judge = judge_of(rules)
    for n, (game, seat) in enumerate(positions(rules, players, seed=players, every=0.02)):
        permuted = game.imagine(seat, 7000 + n)
        for bot in BOTS:
            level = level_of(bot)
            mine, other = (level.choose(judge, world.imagine(seat, n), seat, n) for world in (game, permuted))
            assert mine == other, f"{bot} in seat {seat} of {players}, at {game.decision}"


@pytest.mark.parametrize("name", games.NAMES)
def test_a_world_imagined_from_an_imagined_world_is_the_same(name):
    """What lies behind the law above: a deal depends on the seed and on what the seat knows, not on the deal before."""
    rules = games.rules_of(name)
    for players in rules.seats:
        for n, (game, seat) in enumerate(positions(rules, players, seed=10 + players, every=0.1)):
            assert game.imagine(seat, n) == game.imagine(seat, 7000 + n).imagine(seat, n)


@pytest.mark.parametrize("name", games.NAMES)
def test_the_server_asks_a_bot_with_a_saved_imagined_world(name):
    rules = games.rules_of(name)
    game, seat = next(positions(rules, rules.seats[-1], seed=1, every=0.2))
    world = dump(game.imagine(seat, 3))
    option = choose("search:8", name, world, seat, 60.0, 3)
    assert option in game.owed(seat).options
    assert option == choose("search:8", name, world, seat, 60.0, 3)
