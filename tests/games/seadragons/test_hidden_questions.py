"""Whether a player is asked tells nobody what that player holds (SD-INF-11)."""

import pytest

from tests.games.seadragons.table import SeaTable, table
from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker
from wyrmhall.games.seadragons import RULES

ROW = "6,5 6,4 6,3"
OPEN = ["M23", "M24", "M25", "M26"]  # three ships of a colour each: ggg, ppp, rrr, bbb


def seen_by(t: SeaTable, seat: int) -> list[str]:
    return [decision.prompt for decision in shown(t.game, seat, speaker("en", "seadragons"))]


def laid(**given) -> SeaTable:
    return table(hand=["I3", "L4"], missions=OPEN, **given).lay("I3", ROW)


def before_version_2(t: SeaTable) -> SeaTable:
    t.game.setup = RULES.setup(2, version=1)
    return t


@pytest.mark.clause("SD-INF-11", "SD-DEC-07")
def test_a_mission_that_only_hidden_cards_make_possible_is_asked_without_the_others_seeing_it():
    t = laid(fleet={"green": 1}, reefs={0: ["two-ships-green"]})
    assert t.asked == "CompleteMission"
    assert (seen_by(t, 0), seen_by(t, 1), seen_by(t, -1)) == (["Complete a mission, if you like."], [], [])
    seen, told = t.view(1), len(t.told)
    t.no_mission()
    assert t.asked == "TakeCard"
    assert t.view(1) == seen
    assert len(t.told) == told


@pytest.mark.clause("SD-INF-11", "SD-DEC-07")
def test_a_mission_that_open_ships_pay_is_asked_openly():
    t = laid(fleet={"green": 3}, reefs={0: ["any-ship"]})
    assert seen_by(t, 1) == seen_by(t, 0) == ["Complete a mission, if you like."]
    t.leaves("CompleteMission")


@pytest.mark.clause("SD-INF-11", "SD-DEC-08")
def test_how_a_mission_is_paid_is_seen_only_if_open_ships_could_pay_it():
    t = laid(fleet={"green": 2, "red": 2}, reefs={0: ["any-ship"]})  # ggg: 2 g + any, or 2 g + rr
    t.mission("M23")
    assert t.asked == "PayShips"
    assert seen_by(t, 1) == seen_by(t, 0)
    t = laid(fleet={"green": 2}, reefs={0: ["any-ship", "two-ships-green"]})
    t.mission("M23")
    assert t.asked == "PayShips"
    assert seen_by(t, 0)
    assert seen_by(t, 1) == []


@pytest.mark.clause("SD-INF-11", "SD-EDG-05")
def test_whoever_holds_reef_cards_is_asked_for_the_payment_even_if_there_is_one_way():
    t = laid(fleet={"green": 3}, reefs={0: ["gold"]}).mission("M23")
    assert (t.asked, t.labels()) == ("PayShips", ["Discard 3 green ships"])
    t = laid(fleet={"green": 3}).mission("M23")
    assert t.asked == "TakeCard"


@pytest.mark.clause("SD-INF-11", "SD-DEC-10")
def test_which_of_two_cards_alike_is_discarded_is_asked_as_of_any_two():
    assert table(hand=["I3", "I3"]).pass_turn().asked == "DiscardCard"


@pytest.mark.clause("SD-INF-11", "SD-DEC-06")
def test_which_of_two_reef_cards_alike_is_kept_is_asked_as_of_any_two():
    reefs = {"hand": ["I3", "L4"], "symbols": {"6,5": "R"}}
    assert table(reef_pile=["gold", "gold", "any-ship"], **reefs).lay("I3", ROW).asked == "KeepReef"
    assert table(reef_pile=["gold"], **reefs).lay("I3", ROW).asked == "TakeCard"  # all know that there is one left


@pytest.mark.clause("SD-INF-11", "SD-PAS-02")
def test_a_player_who_can_only_pass_is_asked_all_the_same():
    around = ["5,5 5,6 5,7 5,8", "5,9 6,9 7,9 8,9", "9,9 9,8 9,7 9,6", "9,5 8,5 7,5 6,5"]
    t = table(hand=["I3", "L4"], dragons={0: around})
    assert t.asked == "PlayOrPass"
    assert t.labels() == ["Pass, and gain 2 gold"]


def one_place(**given) -> SeaTable:
    """Two places for I3, and under one of them a current that cannot be paid without a gold card."""
    around = ["5,9 6,9 7,9 8,9", "9,9 9,8 9,7 9,6", "9,5 8,5 7,5 6,5"]
    return table(hand=["I3", "L4"], dragons={0: around}, gold=2, **given)


@pytest.mark.clause("SD-INF-12")
def test_whoever_holds_reef_cards_is_asked_for_the_place_even_if_there_is_one():
    assert one_place().play("I3").asked == "TakeCard"
    t = one_place(reefs={0: ["any-ship"]}).play("I3")
    assert (t.asked, len(t.targets())) == ("PlaceDragon", 1)
    t = one_place(reefs={0: ["gold"]}).play("I3")
    assert (t.asked, len(t.targets())) == ("PlaceDragon", 2)


@pytest.mark.clause("SD-INF-12")
def test_games_of_the_second_version_of_the_rules_lay_a_dragon_in_its_only_place():
    t = one_place(reefs={0: ["any-ship"]})
    t.game.setup = RULES.setup(2, version=2)
    assert t.play("I3").asked == "TakeCard"


@pytest.mark.clause("SD-INF-11")
def test_games_of_the_first_version_of_the_rules_ask_as_they_did():
    t = before_version_2(table(hand=["I3", "L4"], missions=OPEN, fleet={"green": 3}, reefs={0: ["gold"]}))
    assert t.lay("I3", ROW).mission("M23").asked == "TakeCard"
    t = before_version_2(table(hand=["I3", "I3"]))
    assert t.pass_turn().asked == "TakeCard"
    t = before_version_2(table(hand=["I3", "L4"], missions=OPEN, fleet={"green": 1}, reefs={0: ["two-ships-green"]}))
    t.lay("I3", ROW)
    assert seen_by(t, 1) == ["Complete a mission, if you like."]
    t.leaves("CompleteMission")
