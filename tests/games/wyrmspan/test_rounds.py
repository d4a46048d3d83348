"""Limits at the end of a turn, the end of a round, objectives, and the start of the next round."""

import pytest

from tests.games.wyrmspan.table import ASKED, table
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.objectives import LADDER, rows_of


def ended(t):
    """All pass; the phase at the end of the round begins."""
    for seat in range(len(t.game.players)):
        t.game.players[seat].supply[4] = 0
    return t.asked_from(t.game.first)


@pytest.mark.clause("WS-LIM-01", "WS-LIM-05")
def test_at_most_nine_coins_are_kept():
    t = table(coins=12)
    bank = t.game.bank[4]
    t.do("explore-crimson", "meat").has(coins=9)
    assert t.game.bank[4] == bank + 2


@pytest.mark.clause("WS-LIM-02", "WS-LIM-04", "WS-LIM-05", "WS-DEC-40")
def test_at_most_nine_cards_are_kept_dragons_and_caves_together_and_the_player_chooses():
    t = table(coins=1, hand=[40, 41, 42, 43, 44], pit=[16, 34, 44, 49], display=[1, 2, 3])
    t.do("explore-golden", 1)
    t.only(1, 40, 41, 42, 43, 44, 216, 234, 244, 249).do(244).has(hand=[1, 40, 41, 42, 43, 44], pit=[16, 34, 49])
    assert t.game.cave_discard == [44]
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-LIM-03", "WS-LIM-04", "WS-LIM-06")
def test_at_most_nine_resources_are_kept_but_more_may_be_had_during_the_turn():
    t = table(coins=1, meat=8, mat={"C1": 56}, gold=1, steps=1).do("explore-crimson", "milk")
    t.has(meat=9, gold=2, milk=1).only("meat", "gold", "milk").do("meat", "meat", "gold").has(meat=7, gold=1, milk=1)
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-LIM-07", "WS-LIM-08")
def test_only_the_player_whose_turn_it_was_is_checked():
    t = table(coins=2, mat={"C1": 178}, gold=0).arrange(1, gold=9)
    t.trigger("C1").has(1, gold=10).do("explore-golden", "deck").has(1, gold=10)
    t.do("explore-golden", "deck").has(1, gold=9)


@pytest.mark.clause("WS-LIM-10")
@pytest.mark.parametrize(("checks", "coins"), [("turns", 9), ("actions", 11)])
def test_a_pass_counts_as_the_end_of_a_turn(checks, coins):
    t = table(options={"limit_checks": checks}, coins=11, meat=3).do("pass").has(coins=coins, meat=3)
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-LIM-11", "WS-LIM-12", "WS-RND-11")
@pytest.mark.parametrize(("checks", "meat"), [("turns", 10), ("rounds", 9)])
def test_gains_at_the_end_of_a_round_are_not_checked_then(checks, meat):
    t = table(options={"limit_checks": checks}, coins=0, meat=9, mat={"C1": 154}, round=4)
    ended(t).do("keep")
    t.has(meat=meat)
    assert t.game.over


@pytest.mark.clause("WS-RND-03", "WS-RND-05", "WS-RND-04", "WS-RND-07", "WS-DEC-41")
def test_players_use_their_dragons_one_player_after_another_from_the_first_each_in_any_order():
    t = table(seats=3, options=ASKED)
    t.game.first = 1
    for seat in range(3):
        t.arrange(seat, mat={"C1": (154, 78, 79)[seat], "C2": (141, 139, 160)[seat]})
    t.arrange(1, mat={"A1": 161})
    ended(t)
    assert t.asked == 1
    t.only("C2", "A1", "skip").do("C2", "C2", "A1", "keep").has(1, milk=1, eggs={"C2": 1})
    assert t.asked == 2
    t.do("skip")
    assert t.asked == 0
    t.do("C2", "C1").only("C1", "skip").do("skip").has(meat=0, tucked={"C1": 1})
    assert t.asked == 1  # the egg of the new round
    t.only("C1", "C2", "A1", "mat", "skip")
    assert t.game.round == 1


@pytest.mark.clause("WS-RND-06")
def test_each_dragon_may_be_used_once_in_this_step():
    t = ended(table(mat={"C1": 139, "C2": 153}, meat=2)).only("C1", "C2").do("C2", "meat")
    t.has(eggs={"C1": 1, "C2": 1}, cached={"C2": {"meat": 1}}, meat=1).only("C1", "C2", "mat")
    assert t.game.round == 1


@pytest.mark.clause("WS-RND-09")
@pytest.mark.parametrize("late", [True, False])
def test_a_dragon_that_enters_during_the_own_part_may_still_be_used(late):
    t = table(
        options={"late_dragons": late}, tile="plains", mat={"G1": 72}, eggs={"G1": 1, "mat": 2}, steps=5, hand=[139]
    )
    ended(t).do("G1", "row2", "mat", 139, "crimson", "mat")
    t.only("C1", "G1", "mat")  # the egg of the new round
    assert t.player().eggs[0] == (1 if late else 0)


@pytest.mark.clause("WS-RND-10")
def test_a_dragon_covered_before_its_use_cannot_be_used_any_more():
    t = table(tile="highlands", mat={"G1": 72, "C1": 139}, eggs={"G1": 1}, steps=5, hand=[48], pit=[16])
    ended(t).only("G1", "C1").do("G1", "G1", "row2", 216, 48, "mat")
    t.has(mat={"G1": 72, "C1": 48}, eggs={"mat": 1}).only("C1", "G1", "mat")
    assert t.game.round == 1


@pytest.mark.clause("WS-RND-12", "WS-RND-13", "WS-OBJ-01", "WS-OBJ-02", "WS-OBJ-03", "WS-OBJ-04", "WS-END-11")
def test_the_objective_of_the_round_is_scored_after_the_once_per_round_abilities():
    t = table(objectives=["eggs", "large", "small", "medium"], mat={"C1": 139}).arrange(1, mat={"C1": 36})
    ended(t)
    assert t.options
    assert [p.rows for p in t.game.players] == [[1], [4]]
    assert t.score()["objectives"] == 4
    assert t.score(1)["objectives"] == 0


@pytest.mark.clause("WS-OBJ-05", "WS-OBJ-06", "WS-EX-19")
def test_equal_quantities_share_a_place_and_the_next_takes_the_next():
    t = table(seats=3, objectives=["large", "large", "large", "large"], round=3)
    t.arrange(0, mat={"C1": 36, "C2": 37, "C3": 39, "C4": 42}, rows=[4, 4])
    t.arrange(1, mat={"C1": 45, "C2": 46, "C3": 55, "C4": 60}, rows=[4, 4]).arrange(
        2, mat={"C1": 61, "C2": 64}, rows=[4, 4]
    )
    ended(t).only("C1", "C2", "C3", "C4", "mat")  # the egg of the new round
    assert [t.score(seat)["objectives"] for seat in range(3)] == [6, 6, 3]


@pytest.mark.clause("WS-OBJ-07", "WS-EX-20")
def test_who_has_none_stands_on_other_even_next_to_a_single_rival():
    t = ended(table(objectives=["large"] * 4, mat={"C1": 36, "C2": 37})).only("C1", "C2", "mat")
    assert [p.rows for p in t.game.players] == [[1], [4]]
    assert [t.score(seat)["objectives"] for seat in (0, 1)] == [4, 0]


@pytest.mark.clause("WS-OBJ-08")
def test_if_nobody_has_any_all_stand_on_other():
    t = ended(table(objectives=["large"] * 4))
    t.wake()
    assert [p.rows for p in t.game.players] == [[4], [4]]


@pytest.mark.clause("WS-OBJ-13")
def test_the_fourth_and_fifth_stand_on_other():
    assert rows_of([9, 7, 5, 3, 1]) == [1, 2, 3, 4, 4]
    t = table(seats=5, objectives=["eggs"] * 4, round=4)
    for seat in range(5):
        t.arrange(seat, mat={"A1": (43, 45, 70, 55, 54)[seat]}, eggs={"A1": 4 - seat, "mat": 1}, rows=[4, 4, 4])
    ended(t)
    t.wake()
    assert [t.score(seat)["objectives"] for seat in range(5)] == [7, 4, 3, 0, 0]


@pytest.mark.clause("WS-OBJ-14")
def test_the_numbers_of_the_automa_are_ignored_among_players():
    t = ended(table(objectives=["egg-capacity"] * 4, mat={"C1": 48})).only("C1", "mat")
    assert t.score()["objectives"] == LADDER[0][0]


@pytest.mark.clause("WS-OBJ-27")
def test_discounts_do_not_change_the_printed_cost_that_is_counted():
    t = table(coins=1, eggs=2, hand=[182], tile="plains", objectives=["cost-3-plus"] * 4).row(2).do("mat", 182)
    ended(t).only("G1", "mat")
    assert t.player().rows == [1]


@pytest.mark.clause("WS-NXT-06", "WS-NXT-07", "WS-DEC-42")
def test_everybody_may_lay_an_egg_at_the_start_of_a_round_on_a_free_nest():
    t = ended(table(mat={"A1": 43}, eggs={"mat": 2, "A1": 4}).arrange(1, eggs={"mat": 2}))
    t.has(eggs={"mat": 2, "A1": 4})
    t.wake()
    t.has(eggs={"mat": 2, "A1": 5}).has(1, eggs={"mat": 2})
    t = ended(table(options=ASKED, mat={"A1": 43}).arrange(1, eggs={"mat": 2}))
    t.only("A1", "mat", "skip").do("skip").has(eggs={})


@pytest.mark.clause("WS-NXT-03", "WS-NXT-01")
def test_a_new_round_brings_a_new_display():
    t = ended(table(display=[1, 2, 3], cave_display=[16, 34, 44]))
    t.wake()
    assert not {1, 2, 3} & set(t.game.display)
    assert RULES.view(t.game, 0).round == 2
