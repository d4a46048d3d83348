"""Tuning learns from games, and gives the same weights for the same seed."""

import pytest

from wyrmhall.bots.evolve import evolve
from wyrmhall.bots.executors import Cores, Here
from wyrmhall.bots.judge import tuned
from wyrmhall.bots.tune import Sums, fitted, solved, tune


def test_least_squares_finds_the_weights_that_explain_what_came():
    sums = Sums.zero(2)
    for x in range(5):
        for y in range(5):
            sums.see((x, y), 3 * x - 2 * y, 0.0)
    assert fitted(sums, [0.0, 0.0], pull=1e-9) == pytest.approx([3, -2])
    assert fitted(sums, [0.0, 0.0], pull=1e9) == pytest.approx([0, 0], abs=0.01)


def test_equations_are_solved_in_any_order():
    assert solved([[0.0, 2.0, 4.0], [1.0, 1.0, 3.0]]) == pytest.approx([1, 2])


@pytest.mark.whole
def test_the_same_seed_gives_the_same_weights_wherever_it_is_played():
    def found(executor):
        with executor as hands:
            return tune("seadragons", [(2, {}), (3, {})], hands, 1, 2, "search:3", 7, tuned("seadragons"))

    here = found(Here())
    assert set(here) == set(tuned("seadragons"))
    assert found(Cores(2)) == here


@pytest.mark.whole
def test_contests_give_the_same_weights_for_the_same_seed_and_keep_near_the_best():
    def found(executor):
        with executor as hands:
            return evolve("seadragons", [(2, {})], hands, 1, 2, "greedy:1", 7, tuned("seadragons"), sets=4)

    here = found(Here())
    assert set(here) == set(tuned("seadragons"))
    assert here != tuned("seadragons")
    assert found(Cores(2)) == here
