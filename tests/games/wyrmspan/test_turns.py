"""Rounds, turns and passing."""

import random

import pytest

from tests.games.wyrmspan.table import cave, table
from wyrmhall.games.wyrmspan import RULES


def passing(t, *seats):
    for seat in seats:
        assert t.is_turn_of(seat)
        t.do("pass")
    return t


@pytest.mark.clause("WS-TRN-01", "WS-NXT-10", "WS-END-01")
def test_the_game_lasts_four_rounds_and_ends_after_the_last_objective():
    t = table(coins=6)
    for first in (0, 1, 0, 1):
        passing(t, first, 1 - first)
    assert t.game.over
    assert t.game.round == 3
    assert [len(p.rows) for p in t.game.players] == [4, 4]


@pytest.mark.clause("WS-TRN-04", "WS-DEC-03", "WS-TRN-05")
def test_a_turn_is_one_of_five_actions_or_a_pass():
    t = table(coins=3, pit=[16], hand=[98], seats=3)
    t.only("excavate", "entice", "explore-crimson", "explore-golden", "explore-amethyst", "pass")
    t.do("entice", "crimson")
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-TRN-03", "WS-LIM-14")
def test_turns_go_clockwise():
    t = table(seats=4, coins=6)
    for seat, action in zip((0, 1, 2, 3, 0, 1, 2, 3), ["explore-golden"] * 4 + ["explore-amethyst"] * 4, strict=True):
        assert t.is_turn_of(seat)
        t.do(action, "deck")


@pytest.mark.clause("WS-TRN-06")
def test_excavating_and_enticing_may_be_repeated_one_per_turn():
    t = table(coins=5, pit=[16, 34], hand=[98, 122]).arrange(1, passed=True)
    t.do("excavate", cave(16), "crimson", "excavate", "golden", "entice", 98, "crimson", "entice", "golden")
    t.has(coins=1, caves={"C2": 16, "G2": 34}, mat={"C1": 98, "G1": 122})


@pytest.mark.clause("WS-TRN-07", "WS-TRN-08", "WS-DIG-13")
def test_without_a_coin_nothing_but_a_pass_is_left_and_it_comes_by_itself():
    t = table(coins=0, pit=[16], hand=[98], eggs=2)
    assert t.is_turn_of(1)
    assert t.player().passed


@pytest.mark.clause("WS-TRN-09", "WS-TRN-10")
def test_a_player_may_pass_with_coins_left_at_no_cost_and_no_gain():
    t = table(coins=5, meat=2, hand=[98]).do("pass").has(coins=5, meat=2, hand=[98], passed=True)
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-TRN-11", "WS-TRN-15", "WS-TRN-16", "WS-TRN-17")
def test_who_has_passed_is_skipped_until_all_have_and_the_last_takes_turn_after_turn():
    t = table(seats=3, coins=3).do("pass")
    t.arrange(2, passed=True)
    for action in ("explore-crimson", "explore-golden", "explore-amethyst"):
        assert t.is_turn_of(1)
        t.do(action, "meat" if action == "explore-crimson" else "deck")
    assert t.game.round == 0
    t.do("pass")
    assert t.is_turn_of(1)
    assert t.game.round == 1


@pytest.mark.clause("WS-TRN-12", "WS-TRN-13", "WS-DIG-07", "WS-DIG-06")
def test_who_has_passed_still_receives_and_is_asked_but_does_not_come_back():
    t = table(seats=3, coins=3, pit=[27]).arrange(1, passed=True, steps=8).arrange(2, coins=3)
    t.arrange(1, coins=0)
    t.do("excavate", "crimson")
    assert t.asked == 1
    t.do("deck").has(1, steps=9)
    assert t.is_turn_of(2)
    t = table(coins=3, pit=[50]).arrange(1, passed=True, coins=0, steps=9)
    t.do("excavate", "crimson", "fourth", "gold", "third", "deck")
    assert t.asked == 1
    t.do("second").has(1, coins=1, steps=10)
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-TRN-14", "WS-NXT-04", "WS-NXT-05", "WS-NXT-11", "WS-LIM-11")
def test_everything_is_kept_when_passing_and_the_new_coins_come_on_top():
    t = table(coins=5, meat=2, hand=[98], pit=[16], eggs=1).do("pass", "pass")
    assert t.is_turn_of(1)
    t.has(coins=11, meat=2, hand=[98], pit=[16], eggs={"mat": 2})


@pytest.mark.clause("WS-TRN-18", "WS-TRN-19", "WS-EGG-15", "WS-OBJ-20", "WS-RND-02", "WS-RND-01")
def test_the_price_of_an_action_lies_on_its_place_and_is_spent():
    t = table(coins=2, eggs=2, explored={"golden": 1}).do("explore-golden")
    if not t.is_turn_of(1):
        t.do("deck")
    t.has(coins=1, eggs={"mat": 1})
    assert t.player().spent[3] == 2
    assert t.player().spent[8] == 1
    assert t.score()["eggs"] == 1
    assert t.score()["coins"] == 1
    t.do("pass", "pass")
    assert t.player().spent == [0] * 10


@pytest.mark.clause("WS-TRN-20", "WS-TRN-24")
def test_explorations_of_the_round_stay_visible_on_their_places():
    t = table(coins=3, eggs=1).arrange(1, passed=True)
    t.do("explore-golden", "deck", "explore-golden", "deck")
    assert RULES.view(t.game, 1).players[0].spent_coins == [0, 0, 0, 2, 0]
    assert RULES.view(t.game, 1).players[0].spent_eggs == [0, 0, 0, 1, 0]


@pytest.mark.clause("WS-TRN-22", "WS-LIM-13", "WS-DRW-07")
def test_after_an_action_come_the_limits_then_the_display_then_the_next_player():
    t = table(coins=1, hand=list(range(40, 49)), display=[60, 61, 62], deck=[70, 71, 72])
    t.do("explore-golden", 60)
    assert len(t.player().hand) == 10
    assert t.game.display == [0, 61, 62]
    t.do(40)
    assert t.game.display[0] in (70, 71, 72)
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-TRN-23", "WS-EXC-38", "WS-EXP-37")
def test_an_action_is_chosen_then_paid_then_carried_out():
    t = table(coins=1, pit=[12], dug=["C2", "G2", "A2"]).only(
        "explore-crimson", "explore-golden", "explore-amethyst", "pass"
    )
    t = table(coins=1, pit=[55], eggs=1, dug=["C2"]).do("excavate", "crimson")
    kinds = [e.kind for e in t.game.events]
    assert kinds.index("paid-egg") < kinds.index("excavated") < kinds.index("laid")
    t = table(coins=1, eggs=1, explored={"golden": 1}).do("explore-golden").has(coins=0, eggs={})
    assert t.offers("deck")


@pytest.mark.clause("WS-TRN-25")
def test_who_ran_out_of_coins_may_act_again_if_a_coin_arrives_before_the_own_turn():
    for coinless, acts in ((False, True), (True, False)):
        t = table(options={"coinless_pass": coinless}, coins=1, steps=9)
        t.do("explore-crimson", "meat").has(coins=0)
        t.arrange(1, pit=[27], coins=3).do("excavate", "golden")
        t.has(coins=1, steps=10)
        assert t.is_turn_of(0) is acts


@pytest.mark.clause("WS-TRN-02", "WS-NXT-08", "WS-NXT-09", "WS-NXT-01", "WS-NXT-02")
def test_the_first_player_marker_moves_clockwise_even_to_who_passed_first():
    t = table(seats=3, coins=3)
    t.asked_from(0).do("pass", "pass", "pass")
    assert t.is_turn_of(1)
    assert t.game.first == 1
    assert t.game.round == 1


@pytest.mark.clause("WS-DIG-04")
def test_an_illegal_command_is_refused_and_changes_nothing():
    t = table(coins=1)
    t.refuses("excavate", "entice", "meat", "skip", 98)
    rng = random.Random(5)
    for _ in range(20):
        option = rng.randrange(-20, 2000)
        if option not in t.game.decision.offered:
            before = t.game.copy()
            with pytest.raises(ValueError, match="not offered"):
                t.game.step(option)
            assert t.game == before
