"""The census sees a piece that is lost, doubled, or recorded in the wrong place."""

import random

import pytest

from tests.games.wyrmspan.table import table
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.census import misplaced

MAT = {"C1": 30, "C2": 130, "G1": 43, "A1": 20}


def laid_out():
    t = table(coins=3, mat=MAT, eggs={"mat": 1, "G1": 2}, tucked={"C1": 2}, fed={"C1": 2, "A1": 1})
    return t.arrange(cached={"A1": {"meat": 1}, "G1": {"gold": 1}})


def move_a_tucked_card(p):
    p.under[0] = p.under[0] & ~60 | 4 << 2  # it says Golden 1 now, and Crimson 1 still counts it


def move_a_count(p):
    p.tucked[0], p.tucked[4] = p.tucked[4], p.tucked[0]


def move_a_dragon(p):
    p.dragons[4], p.dragons[8] = p.dragons[8], p.dragons[4]


def move_what_is_cached(p):
    p.cached[16:20], p.cached[20:24] = p.cached[20:24], p.cached[16:20]


def move_eggs(p):
    p.eggs[4], p.eggs[8] = p.eggs[8], p.eggs[4]


def overfill_the_mat(p):
    p.eggs[12] = 3


def feed_for_nothing(p):
    p.fed[8] += 1


def feed_a_grown_dragon(p):
    p.fed[4] = 1


def leave_a_gap(p):
    p.dragons[5], p.dragons[6] = 0, p.dragons[1]


def dig_out_of_order(p):
    p.caves[11] = 75


def dig_the_first_column(p):
    p.caves[8] = 75


def owe_a_coin(p):
    p.supply[4] = -1


WRONG = [
    move_a_tucked_card,
    move_a_count,
    move_a_dragon,
    move_what_is_cached,
    move_eggs,
    overfill_the_mat,
    feed_for_nothing,
    feed_a_grown_dragon,
    leave_a_gap,
    dig_out_of_order,
    dig_the_first_column,
    owe_a_coin,
]


@pytest.mark.clause("WS-GEN-01", "WS-EGG-02", "WS-ENT-10", "WS-EXC-02")
@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_what_lies_where_it_cannot_lie_is_noticed(wrong):
    t = laid_out()
    assert misplaced(t.player()) == []
    wrong(t.player())
    assert misplaced(t.player()) != []


@pytest.mark.clause("WS-SPC-06", "WS-SPC-16")
def test_covering_and_swapping_leave_everything_in_its_place():
    t = laid_out().arrange(hand=[68], pit=[12]).central(tile="highlands").row(2).do(212, 68, "C1")
    assert t.count("tucked") == {"C1": 3}
    assert misplaced(t.player()) == []
    t.lay(66).do("C1", "A1")
    assert t.count("tucked") == {"A1": 3}
    assert misplaced(t.player()) == []


@pytest.mark.clause("WS-COM-02", "WS-COM-03", "WS-COM-12")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_whole_game_changes_nothing_of_the_census(players):
    game, pick = RULES.new(RULES.setup(players), players), random.Random(players)
    before = RULES.census(game)
    assert before[-1] == []
    while not game.over:
        game.step(pick.choice(game.decision.options), game.decision.seat)
        assert RULES.census(game) == before
