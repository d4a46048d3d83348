"""What bots expect of the solo opponent: how far it walks, and that Ravel walks by what they dig."""

from statistics import mean

import pytest

from wyrmhall import games
from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.values.wyrmspan_rival import rival_steps, walked
from wyrmhall.games.wyrmspan.automa import dug_caves
from wyrmhall.games.wyrmspan.numbers import OF_ACTION, PASS

RULES = games.rules_of("wyrmspan")
MODES = pytest.mark.parametrize(
    ("solo", "level"), [(solo, level) for solo in ("automa", "ravel") for level in (1, 2, 3)]
)


def first_turn(solo, level, seed=1):
    """A game alone, before the first turn."""
    game = RULES.new(RULES.setup(1, {"solo": solo, "level": level}), seed)
    while OF_ACTION + PASS not in game.decision.options:
        game.step(game.decision.options[0], 0)
    return game


def dug(game, spaces):
    """The same game with some spaces excavated."""
    deeper = game.copy()
    for space in spaces:
        deeper.players[0].caves[space] = 1
    return deeper


@MODES
def test_the_steps_to_expect_are_what_it_walks_on_average_in_the_worlds_that_can_be(solo, level):
    """AU-ATN-07: it acts on six or seven cards a round. One who passes at once sees how far that brings it."""
    game = first_turn(solo, level)
    came = []
    for seed in range(300):
        world = game.imagine(0, seed)
        world.step(OF_ACTION + PASS, 0)
        came.append(world.automa.steps)
    expected = walked(game.automa.deck, 0, dug_caves(game))
    assert mean(came) == pytest.approx(expected, abs=0.25)


def test_ravel_is_expected_to_walk_further_the_deeper_the_deepest_cave():
    """AU-RAV-02, AU-RAV-04: by the most excavated cave, and with one card by the least excavated."""
    game = first_turn("ravel", 1)
    deepest = [rival_steps(dug(game, range(1, 1 + n))) for n in range(4)]
    assert deepest == sorted(set(deepest))
    assert rival_steps(dug(game, (1, 5))) == deepest[1]  # as deep as the first, and the least is still one space
    assert rival_steps(dug(game, (1, 5, 9))) > deepest[1]


def test_the_automa_walks_as_far_whatever_is_dug():
    game = first_turn("automa", 3)
    assert rival_steps(dug(game, (1, 2, 3, 5, 9))) == rival_steps(game)


def test_only_against_ravel_a_seat_minds_how_its_rival_fares():
    judge = judge_of(RULES)
    for solo, minds in (("automa", False), ("ravel", True)):
        game = first_turn(solo, 2)
        ahead = game.copy()
        ahead.automa.dragons += [1, 2, 3]
        assert (judge.good(ahead, 0) < judge.good(game, 0)) == minds
        assert judge.good(game, 0) == pytest.approx(judge.goods(game)[0])
