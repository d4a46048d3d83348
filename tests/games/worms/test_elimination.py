"""What happens when a player loses the last worm in the middle of a turn, step by step (WM-ELM, WM-TRN-19)."""

import pytest

from tests.games.worms.table import Table, table, weapons

ENDS = {"full_elimination": True}  # with two players any elimination then ends the game at once


def order(t: Table, *kinds: str) -> list[str]:
    """These kinds of what was told, in the order told."""
    return [event.kind for event in t.told() if event.kind in kinds]


# --- steps 3 and 4 ------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-TRN-16", "WM-TRN-19", "WM-ELM-03", "WM-ELM-15")
@pytest.mark.parametrize("stays", [0, 1])
def test_a_last_worm_drowned_in_step_3_or_4_leaves_its_player_steps_6_to_8(stays):
    t = table(
        {"2,0": "B1", "0,0": "R1", "-2,0": "Y1"}, {0: "uzi"}, players=3, drops="squall", death="hurricane", dice="4 -"
    )
    t.stay(stays).jump("3,0")
    assert [e.seat for e in t.told("eliminated")] == [0]
    assert (t.step, t.asked, t.asks) == (7, 0, "Place")  # no step 4, no weapon; blue chooses for the drop card
    t.at("1,0")
    assert t.view().last_round
    assert t.asked == 1
    assert t.hand(0) == []


@pytest.mark.clause("WM-OPT-08")
@pytest.mark.parametrize("stays", [0, 1])
def test_if_that_ends_the_game_nothing_more_of_the_turn_comes(stays):
    t = table({"2,0": "B1", "0,0": "R1"}, {0: "uzi"}, drops="squall", death="hurricane", **ENDS)
    t.stay(stays).jump("3,0")
    assert t.game.over
    assert t.winners == (1,)
    assert t.view().drops == 1  # no drop card
    assert t.step == 3 + stays


# --- step 5: the steps of a text ----------------------------------------------------------------------------------


@pytest.mark.clause("WM-ELM-03", "WM-ELM-15", "WM-VRB-01")
def test_an_elimination_in_a_text_is_noticed_before_its_next_step_and_the_text_goes_on():
    t = table({"0,0": "B1", "1,0": "r1", "2,0": "Y1"}, {0: "cluster-bomb"}, players=3, dice="- - - - 3 3")
    t.fire("cluster-bomb", "1,0")
    assert [e.seat for e in t.told("eliminated")] == [1]
    kinds = [e.kind for e in t.told()]
    token = next(i for i, e in enumerate(t.told()) if e.kind == "rolled" and e.why == "token")
    assert kinds.index("killed") < kinds.index("eliminated") < token
    assert len(t.rolls("token")) == 2  # the two shots that follow still came
    assert t.is_wounded("Y1")
    assert not t.view().last_round  # not before the turn is finished


@pytest.mark.clause("WM-OPT-08")
def test_an_elimination_that_ends_the_game_ends_the_text_between_two_steps_and_after_the_last():
    t = table({"0,0": "B1", "1,0": "r1"}, {0: "cluster-bomb"}, dice="- - - -", **ENDS).fire("cluster-bomb", "1,0")
    assert t.game.over
    assert t.rolls("token") == []
    t = table({"0,0": "B1", "1,0": "r1"}, {0: "uzi"}, dice="-*5", **ENDS).fire("uzi", "1,0")
    assert t.game.over  # the M of the Uzi is not asked
    assert t.winners == (0,)


@pytest.mark.clause("WM-ELM-15", "WM-ELM-11")
def test_the_own_elimination_in_a_text_lets_the_text_end_and_loses_the_rest_of_the_line():
    t = table({"2,0": "B1", "0,0": "R1", "-2,0": "Y1"}, {0: "ninja-rope uzi"}, players=3, dice="-*4")
    t.fire("ninja-rope", "3,0")  # the rope leads into the water
    assert [e.seat for e in t.told("eliminated")] == [0]
    assert t.asked == 1  # P is lost
    assert t.view().last_round


# --- step 5: the symbols of a line --------------------------------------------------------------------------------


@pytest.mark.clause("WM-ELM-03", "WM-DMG-05", "WM-WPN-12")
def test_a_last_worm_drowned_on_an_m_loses_the_symbols_after_it():
    t = table({"2,0": "B1", "1,0": "R1", "-2,0": "Y1"}, {0: "baseball-bat"}, players=3)
    t.stay(2).play("baseball-bat").jump("3,0")
    assert [e.seat for e in t.told("eliminated")] == [0]
    assert not t.told("aimed")  # T did not come
    assert t.asked == 1
    assert t.view().played == ["baseball-bat"]


@pytest.mark.clause("WM-OPT-08")
def test_if_that_ends_the_game_the_line_ends_with_it():
    t = table({"2,0": "B1", "1,0": "R1"}, {0: "baseball-bat"}, drops="squall", death="hurricane", **ENDS)
    t.stay(2).play("baseball-bat").jump("3,0")
    assert t.game.over
    assert t.view().drops == 1
    assert order(t, "eliminated", "game-over") == ["eliminated", "game-over"]


@pytest.mark.clause("WM-ELM-03", "WM-WPN-06")
def test_an_elimination_by_a_card_played_through_p_does_not_take_the_outer_cards_symbols():
    t = table(
        {"0,0": "B1", "1,0": "r1", "-2,0": "Y1"}, {0: "crate-shower uzi uzi"}, players=3, collectors=True, dice="-*10"
    )
    t.stay(2).play("crate-shower")
    t.at(min(t.hexes)).at(min(t.hexes))
    t.play("uzi").at("1,0")
    assert [e.seat for e in t.told("eliminated")] == [1]
    assert (t.asked, t.asks) == (0, "InchOrJump")  # the M of the Uzi
    t.stay()
    assert t.asked == 2


# --- steps 6 and 7 ------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-TRN-19", "WM-ELM-03", "WM-ELM-05")
def test_a_last_worm_lost_in_step_6_still_leaves_steps_7_and_8_and_then_the_last_round():
    t = table({"2,0": "B1", "0,0": "R1", "-2,0": "Y1"}, players=3, sudden="hurricane", dice="3 4").stay(2)
    assert [e.seat for e in t.told("eliminated")] == [0]
    assert t.game.wind == 4  # the Drop part of the Hurricane came after that
    assert order(t, "eliminated", "wind", "last-round") == ["eliminated", "wind", "last-round"]
    assert t.asked == 1


@pytest.mark.clause("WM-ELM-11")
def test_if_nobody_is_left_in_step_6_no_drop_card_comes():
    t = table({"2,0": "B1", "1,0": "R1"}, sudden="hurricane", dice="- - - 3").stay(2).jump("3,0")
    assert t.asked == 0  # red is out; the last round is blue's
    t.stay(2)
    assert t.game.over
    assert (t.winners, t.drawn) == ((), (0, 1))
    assert t.dice_left == 0
    assert t.rolls("wind") == [["no-move"], ["no-move"]]  # those of the two turns before


@pytest.mark.clause("WM-ELM-03", "WM-ELM-05", "WM-DRP-01")
def test_an_elimination_by_a_drop_card_lets_the_rest_of_the_card_come_and_then_the_last_round():
    t = table(
        {"0,0": "B1", "1,0": "r1", "-2,0": "Y1"}, players=3, drops="stray-shell", death="hurricane", dice="- - - 5"
    )
    t.stay(2).at("1,0")
    assert order(t, "killed", "eliminated", "wind", "last-round") == ["killed", "eliminated", "wind", "last-round"]
    assert (t.game.wind, t.asked) == (5, 2)


@pytest.mark.clause("WM-ELM-11", "WM-OPT-08")
def test_a_drop_card_that_ends_the_game_is_not_finished():
    t = (
        table({"0,0": "B1", "1,0": "r1"}, drops="stray-shell", death="hurricane", dice="- - -", **ENDS)
        .stay(2)
        .at("1,0")
    )
    assert t.game.over
    assert t.winners == (0,)
    assert t.rolls("wind") == []


@pytest.mark.clause("WM-ELM-08", "WM-ELM-16", "WM-TRN-18")
def test_in_step_8_hands_of_the_eliminated_go_to_the_box_and_their_turns_are_skipped():
    t = table(
        {"0,0": "B1", "1,0": "r1 y1", "-2,0": "G1"}, {0: "bazooka", 1: "uzi", 2: "uzi"}, players=4, dice="-*4 - -"
    )
    t.fire("bazooka", "1,0").thing("r1")
    assert sorted(e.seat for e in t.told("eliminated")) == [1, 2]
    assert (t.hand(1), t.hand(2)) == (["uzi"], ["uzi"])
    t.stay()
    assert (t.hand(1), t.hand(2)) == ([], [])
    assert len(t.game.unused) == 2
    assert t.asked == 3
    t.finish_turn()
    assert t.asked == 0
    t.finish_turn()
    assert t.game.over


@pytest.mark.clause("WM-OPT-07", "WM-ELM-12")
@pytest.mark.parametrize(("blue", "red"), [("B1", "r1"), ("B1 b2", "r1"), ("B1", "r1 r2")])
def test_the_last_who_has_worms_wins_though_all_of_them_are_wounded(blue, red):
    steps = ({"op": "target", "mode": "own"}, {"op": "damage", "select": "each_worm"})
    pack = {"weapon": weapons(*steps)}
    t = table({"0,0": f"{blue.split()[0]} {red}", "1,0": blue[3:]}, {0: "grenade"}, active="B1", pack=pack, **ENDS)
    t.stay(2).play("grenade")
    assert t.game.over
    assert (t.winners, t.drawn) == ((0,), ())
