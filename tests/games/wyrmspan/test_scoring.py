"""The end of the game: points by source, payments, winners and ties."""

import pytest

from tests.games.wyrmspan.table import table
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.server.results import places_of


@pytest.mark.clause("WS-END-02", "WS-END-03", "WS-GLD-36", "WS-GLD-68")
def test_each_marker_in_an_end_game_row_scores_its_row_once_and_others_score_nothing():
    t = table(tile="plains").arrange(eggs={"mat": 2, "A1": 3}, mat={"A1": 43}, markers=["row1", "row3"])
    assert t.score()["guild"] == 0
    t.arrange(markers=["row1", "row4", "vp1", "vp3"])
    assert t.score()["guild"] == 2 + 6 + 1
    t = table(tile="rainforest").arrange(mat={"G1": 88}, markers=["row4", "row4"])
    assert t.score()["guild"] == 6


@pytest.mark.clause("WS-END-04", "WS-END-05", "WS-END-06", "WS-END-07")
def test_visible_dragons_score_points_and_end_game_abilities_but_hands_and_tucked_cards_neither():
    t = table(mat={"C1": 81}, hand=[144, 183], tucked={"C1": [97, 98]})
    assert (t.score()["dragons"], t.score()["abilities"]) == (7, 3)


@pytest.mark.clause("WS-END-09", "WS-END-10", "WS-CAC-11", "WS-TUC-11")
def test_cached_resources_and_tucked_cards_score_one_each():
    t = table(mat={"C1": 48}, cached={"C1": {"meat": 2, "milk": 1}}, tucked={"C1": 4})
    assert (t.score()["cached"], t.score()["tucked"]) == (3, 4)


@pytest.mark.clause("WS-END-12", "WS-END-13", "WS-EX-23")
def test_coins_score_one_each_and_four_other_items_together_one():
    t = table(coins=2, meat=2, milk=1, hand=[40, 41], pit=[16, 34])
    assert t.score()["coins"] + t.score()["items"] == 3
    assert table(meat=3).score()["items"] == 0
    assert table(meat=2, hand=[40], pit=[16]).score()["items"] == 1


@pytest.mark.clause("WS-END-14")
def test_cached_tucked_and_nested_things_are_no_leftover_items():
    t = table(mat={"C1": 48}, cached={"C1": {"meat": 8}}, tucked={"C1": 8}, eggs=2)
    assert t.score()["items"] == 0


def over(t, rows=((4, 4, 4, 4), (4, 4, 4, 4))):
    """The game as it stands is the end."""
    for p, each in zip(t.game.players, rows, strict=True):
        p.rows = list(each)
    t.game.pending, t.game.stack = (), []
    return RULES.winners(t.game)


@pytest.mark.clause("WS-END-18")
def test_most_points_win():
    assert over(table(coins=3).arrange(1, coins=2)) == (0,)
    assert over(table(coins=3).arrange(1, coins=4)) == (1,)


@pytest.mark.clause("WS-END-19", "WS-END-20")
def test_a_tie_goes_to_more_dragons_and_is_shared_otherwise():
    assert over(table(coins=0, mat={"C1": 122}).arrange(1, coins=3)) == (0,)
    assert over(table(coins=3).arrange(1, coins=3)) == (0, 1)


@pytest.mark.clause("WS-END-19", "WS-END-20")
def test_more_dragons_decide_between_those_who_lost_as_well():
    t = table(4, coins=9).arrange(1, coins=3).arrange(2, coins=0, mat={"C1": 122}).arrange(3, coins=3)
    assert over(t, [(4, 4, 4, 4)] * 4) == (0,)
    assert len({sum(points.values()) for points in RULES.scores(t.game)[1:]}) == 1
    assert places_of(RULES, t.game) == [1, 3, 2, 3]


@pytest.mark.clause("WS-END-21", "WS-ABL-09")
def test_negative_points_reduce_the_total_without_a_floor():
    t = table(mat={"C1": 122, "C2": 106, "C3": 85, "C4": 132})
    assert t.score()["abilities"] == -3 - 6 + 6
    t = table(mat={"C1": 106, "C2": 77, "C3": 104, "C4": 111})
    assert t.score()["abilities"] == -6


@pytest.mark.clause("WS-DIG-16")
def test_points_shown_before_the_end_are_information_only():
    t = table(coins=5)
    seen = RULES.view(t.game, 1)
    assert sum(seen.players[0].score.values()) == 5
    before = t.game.copy()
    RULES.scores(t.game)
    assert t.game == before
