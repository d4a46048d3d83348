"""Section 4: the turn, and what the table does for a player who is away."""

import pytest

from tests.games.seadragons.table import fresh, table
from wyrmhall.games.seadragons.cards import HEADS

ROW = "6,5 6,4 6,3"


@pytest.mark.clause("SD-TRN-01")
def test_turns_pass_to_the_left():
    t = fresh(4, first_player="3")
    order = []
    for _ in range(9):
        order.append(t.turn)
        t.pass_turn().finish()
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@pytest.mark.clause("SD-TRN-02", "SD-TRN-03", "SD-DEC-01")
def test_a_turn_is_a_dragon_card_or_a_pass_and_nothing_else():
    t = table(hand=["I3", "L4"])
    assert t.labels() == ["Play small dragon I3", "Play medium dragon L4", "Pass, and gain 2 gold"]
    t.play("I3")
    assert all(target.startswith("place:") for target in t.targets())


@pytest.mark.clause("SD-TRN-02", "SD-TRN-06")
def test_the_three_steps_come_in_order():
    t = table(hand=["I3", "L4"], fleet={"green": 1, "purple": 1}, missions=["M01", "M02", "M03", "M04"])
    assert t.asked == "PlayOrPass"  # though the mission M01 could be paid already
    t.lay("I3", ROW)
    assert t.asked == "CompleteMission"
    t.mission("M01")
    assert t.asked == "TakeCard"
    t.take("large")
    assert (t.asked, t.turn) == ("PlayOrPass", 1)


@pytest.mark.clause("SD-TRN-04")
def test_a_mission_need_not_be_completed():
    t = table(hand=["I3", "L4"], fleet={"green": 1, "purple": 1}, missions=["M01", "M02", "M03", "M04"])
    t.lay("I3", ROW).no_mission()
    assert t.asked == "TakeCard"
    assert t.ships(0) == {"green": 1, "purple": 1}


@pytest.mark.clause("SD-TRN-05")
def test_taking_a_new_card_cannot_be_declined():
    t = table(hand=["I3", "L4"]).lay("I3", ROW)
    assert t.asked == "TakeCard"
    assert all(label.startswith("Take ") for label in t.labels())


@pytest.mark.clause("SD-TRN-07", "SD-PAS-03")
def test_passing_is_allowed_although_a_dragon_could_be_laid():
    t = table(hand=["I3", "L4"])
    assert t.cards() == ["I3", "L4"]
    assert t.pass_turn("I3", "medium").turn == 1


@pytest.mark.clause("SD-TRN-08")
def test_a_turn_uses_one_head_whether_played_or_passed():
    t = table(hand=["I3", "L4"])
    assert t.lay("I3", ROW).finish().player(0).heads == 13
    assert t.pass_turn().finish().player(1).heads == 13
    assert t.pass_turn().finish().player(0).heads == 12


@pytest.mark.clause("SD-TRN-09")
def test_a_player_without_heads_takes_no_more_turns():
    t = table(3, heads={0: 3, 1: 0, 2: 2})
    order = []
    while not t.game.over and len(order) < 9:
        order.append(t.turn)
        t.pass_turn().finish()
    assert order == [0, 2, 0, 2, 0]


@pytest.mark.clause("SD-TRN-10")
@pytest.mark.parametrize(("players", "turns"), [(2, 28), (3, 33), (4, 32), (5, 35)])
def test_all_players_have_the_same_number_of_turns(players, turns):
    t = fresh(players)
    taken = [0] * players
    while not t.game.over:
        taken[t.turn] += 1
        (t.pick(t.game.decision.options[0]) if len(t.cards()) else t).finish()
    assert taken == [HEADS[players]] * players
    assert sum(taken) == turns


@pytest.mark.clause("SD-TRN-11")
def test_the_last_turn_of_a_player_has_its_third_step_too():
    t = table(hand=["I3", "L4"], heads={0: 1, 1: 1}).lay("I3", ROW)
    assert t.asked == "TakeCard"
    assert len(t.take("large").hand(0)) == 2
    assert t.turn == 1


@pytest.mark.clause("SD-TRN-12")
def test_before_the_dragon_lies_the_table_passes_for_a_player_who_is_away():
    away = table(hand=["I3", "L4"]).finish()
    assert away.player(0).heads == 13
    assert away.gold(0) == 4 + 2
    assert not away.view().dragons


@pytest.mark.clause("SD-TRN-12")
def test_a_card_that_was_chosen_but_not_placed_is_taken_back_before_that_pass():
    away = table(hand=["I3", "L4"]).play("I3").finish()
    assert away.turn == 1
    assert away.gold(0) == 4 + 2
    assert not away.view().dragons


@pytest.mark.clause("SD-TRN-13")
def test_a_pass_by_the_table_discards_the_card_held_longest():
    t = table(hand=["L4", "T4"]).finish()
    assert [card.figure for card in t.view().passed] == ["L4"]  # the one dealt first
    t = table(hand=["L4", "T4"]).pass_turn("L4", "small").pass_turn().finish()
    assert "T4" in t.hand(0)
    assert "T4" not in t.finish().hand(0)


@pytest.mark.clause("SD-TRN-14")
@pytest.mark.parametrize(
    ("played", "cells", "sizes", "taken"),
    [
        ("I3", ROW, {"medium": 9, "large": 3}, "medium"),
        ("I3", ROW, {"medium": 3, "large": 9}, "large"),
        ("I3", ROW, {"medium": 5, "large": 5}, "medium"),
        ("L5", "6,5 6,4 6,3 6,2 5,2", {"small": 5, "medium": 5}, "small"),
        ("L4", "6,5 6,4 6,3 5,3", {"small": 1, "large": 2}, "large"),
    ],
)
def test_the_table_takes_from_the_largest_pile_that_is_allowed_the_smaller_size_first(played, cells, sizes, taken):
    t = table(hand=[played, "T4"])
    for size, n in sizes.items():
        del t.game.piles[["small", "medium", "large"].index(size)][n:]
    t.lay(played, cells).move_on("TakeCard")
    assert t.player(0).hand[-1].size == taken
    assert getattr(t.view().piles, taken) == sizes[taken] - 1


@pytest.mark.clause("SD-TRN-15")
def test_once_the_dragon_lies_the_table_finishes_the_turn_without_a_mission():
    t = table(
        hand=["I3", "L4"],
        symbols={"6,5": "R"},
        reef_pile=["gold", "any-ship", "two-ships-red"],
        fleet={"green": 1, "purple": 1},
        missions=["M01", "M02", "M03", "M04"],
    ).lay("I3", ROW)
    assert t.asked == "KeepReef"
    t.finish("KeepReef", "CompleteMission")
    assert t.player(0).reefs == ["gold"]  # the first one drawn
    assert t.view().dragons
    assert not t.player(0).missions
    assert len(t.hand(0)) == 2
    assert (t.turn, t.gold(0)) == (1, 4)


@pytest.mark.clause("SD-TRN-15")
def test_a_mission_that_was_chosen_but_not_paid_is_not_completed_by_the_table():
    t = table(hand=["I3", "L4"], fleet={"green": 3, "purple": 3}, missions=["M01", "M02", "M03", "M04"])
    t.lay("I3", ROW).mission("M01")
    assert t.asked == "PayShips"
    t.finish("PayShips", "CompleteMission")
    assert not t.player(0).missions
    assert t.ships(0) == {"green": 3, "purple": 3}
