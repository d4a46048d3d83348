"""Section 10: reef cards."""

import pytest

from tests.games.seadragons.table import table
from wyrmhall.core.engine import At
from wyrmhall.games.seadragons.events import KeptReef
from wyrmhall.games.seadragons.reefs import DRAW_REEF

ROW = "6,5 6,4 6,3"
MARKET = ["M01", "M24", "M27", "M30"]


def on_reef(reef_pile, **given):
    """A table where seat 0 has just covered a reef symbol."""
    return table(hand=["I3", "L4"], symbols={"6,5": "R"}, reef_pile=reef_pile, **given).lay("I3", ROW)


def scored(**given):
    """The final scores of a table where nobody lays a dragon any more."""
    return table(**given).to_the_end().view().scores


@pytest.mark.clause("SD-REEF-01")
def test_a_reef_draw_takes_the_two_top_cards():
    t = on_reef(["gold", "any-ship", "two-ships-red"])
    assert t.view(0).drawn == ["gold", "any-ship"]
    assert t.view().reef_pile == 1
    t.leaves("KeepReef")


@pytest.mark.clause("SD-REEF-02", "SD-DEC-06")
@pytest.mark.parametrize("kept", ["gold", "any-ship"])
def test_the_player_keeps_one_of_the_two(kept):
    t = on_reef(["gold", "any-ship", "two-ships-red"])
    assert t.labels() == ["Keep ship of any colour", "Keep gold (4)"]
    assert t.keep(kept).player(0).reefs == [kept]


@pytest.mark.clause("SD-REEF-03")
def test_the_other_goes_under_the_pile():
    t = on_reef(["gold", "any-ship", "two-ships-red", "two-ships-blue"]).keep("gold")
    assert t.view().reef_pile == 3
    order = []
    for _ in range(3):
        draw_reef(t, 1)
        order.append(t.view(1).drawn or t.player(1).reefs[-1:])  # the last card is taken without a choice
        t = t.keep(t.view(1).drawn[0]) if t.view(1).drawn else t
    assert order == [["two-ships-red", "two-ships-blue"], ["any-ship", "two-ships-blue"], ["two-ships-blue"]]


def draw_reef(t, seat):
    """A reef draw out of turn."""
    t.game.stack, t.game.pending = [], ()
    t.game.push(DRAW_REEF, At(seat))
    t.game.run()
    return t


@pytest.mark.clause("SD-REEF-04", "SD-REEF-25", "SD-INF-02", "SD-INF-03")
def test_kept_cards_lie_face_down_and_only_their_owner_may_look_at_them():
    t = on_reef(["gold", "any-ship", "two-ships-red"]).keep("gold")
    assert t.view(0).players[0].reefs == ["gold"]
    for seat in (-1, 1):
        assert t.view(seat).players[0].reefs == []
        assert t.view(seat).players[0].reef_count == 1


@pytest.mark.clause("SD-REEF-05")
def test_a_player_may_hold_any_number_of_reef_cards():
    t = table()
    for _ in range(20):
        draw_reef(t, 0)
        t.move_on("KeepReef")
    assert t.player(0).reef_count == 20


@pytest.mark.clause("SD-REEF-06", "SD-REEF-07")
def test_a_two_ship_card_counts_as_two_ships_of_its_colour():
    t = table(
        hand=["I3", "L4"], missions=["M23", "M24", "M27", "M30"], reefs={0: ["two-ships-green"]}, fleet={"green": 1}
    )
    t.lay("I3", ROW).mission("M23")  # three green ships
    assert (t.ships(0), t.player(0).reefs) == ({}, [])
    assert t.view().used_reefs == ["two-ships-green"]


@pytest.mark.clause("SD-REEF-07", "SD-REEF-08", "SD-REEF-10")
def test_a_two_ship_card_is_gone_although_only_one_of_its_ships_was_needed():
    t = table(hand=["I3", "L4"], missions=MARKET, reefs={0: ["two-ships-green"]}, fleet={"purple": 1})
    t.lay("I3", ROW).mission("M01")
    assert (t.ships(0), t.player(0).reefs) == ({}, [])
    assert t.to_the_end().view().scores[0]["ships"] == 0


@pytest.mark.clause("SD-REEF-09", "SD-SCO-04")
def test_an_unused_two_ship_card_is_worth_two_points():
    assert scored(reefs={0: ["two-ships-red", "two-ships-blue"]})[0]["ships"] == 4


@pytest.mark.clause("SD-REEF-11", "SD-REEF-12")
@pytest.mark.parametrize("fleet", [{"green": 1}, {"purple": 1}])
def test_an_any_ship_card_counts_as_one_ship_of_any_colour_and_is_discarded(fleet):
    t = table(hand=["I3", "L4"], missions=MARKET, reefs={0: ["any-ship"]}, fleet=fleet)
    t.lay("I3", ROW).mission("M01")
    assert [mission.id for mission in t.player(0).missions] == ["M01"]
    assert (t.ships(0), t.player(0).reefs) == ({}, [])


@pytest.mark.clause("SD-REEF-13", "SD-SCO-04")
def test_an_unused_any_ship_card_is_worth_one_point():
    assert scored(reefs={0: ["any-ship", "any-ship"]})[0]["ships"] == 2


@pytest.mark.clause("SD-REEF-14", "SD-CTL-06")
def test_a_hidden_dragon_counts_in_the_realm_it_shows():
    given = {"symbols": {"0,0": "W"}, "dragons": {1: ["6,5 6,4 6,3"]}}
    assert [points["realm-nw"] for points in scored(**given)] == [0, 2]
    two = scored(**given, reefs={0: ["hidden-dragon-nw", "hidden-dragon-nw"]})
    assert [points["realm-nw"] for points in two] == [2, 0]
    elsewhere = scored(**given, reefs={0: ["hidden-dragon-ne", "hidden-dragon-ne"]})
    assert [points["realm-nw"] for points in elsewhere] == [0, 2]


@pytest.mark.clause("SD-REEF-15", "SD-CTL-13")
def test_a_hidden_dragon_breaks_no_tie():
    points = scored(symbols={"0,0": "W"}, dragons={1: ["6,5 6,4 6,3"]}, reefs={0: ["hidden-dragon-nw"]})
    assert [p["realm-nw"] for p in points] == [0, 2]  # one dragon each, three tokens to none


@pytest.mark.clause("SD-REEF-16", "SD-DEC-05")
def test_a_gold_card_may_be_discarded_for_four_gold():
    t = table(hand=["I3", "L4"], reefs={0: ["gold", "any-ship"]})
    assert t.extras() == ["Discard a gold reef card for 4 gold"]
    t.discard_gold()
    assert (t.gold(0), t.player(0).reefs) == (8, ["any-ship"])
    assert t.asked == "PlayOrPass"


@pytest.mark.clause("SD-REEF-17", "SD-EDG-04", "SD-EDG-11")
def test_a_gold_card_may_pay_for_the_dragon_being_laid():
    t = table(hand=["I3", "L4"], symbols={"6,5": "W"}, gold=0, reefs={0: ["gold"]})
    t.lay("I3", ROW)
    assert (t.gold(0), t.player(0).reefs) == (2, [])


@pytest.mark.clause("SD-REEF-18", "SD-SCO-02")
def test_an_unused_gold_card_is_worth_four_points():
    with_cards, without = scored(reefs={0: ["gold", "gold"]}), scored()
    assert with_cards[0]["gold"] - without[0]["gold"] == 8


@pytest.mark.clause("SD-REEF-19", "SD-DEC-05")
def test_gold_cards_are_offered_from_the_start_of_the_turn_until_the_dragon_lies():
    given = {"missions": ["M01", "M02", "M03", "M04"], "fleet": {"green": 2, "purple": 2, "red": 2}}
    t = table(hand=["I3", "L4"], symbols={"6,5": "R"}, reefs={0: ["gold", "gold"], 1: ["gold"]}, **given)
    discard = "Discard a gold reef card for 4 gold"
    assert t.extras() == [discard]
    t.play("I3")
    assert t.extras() == [discard, "Choose again"]
    t.discard_gold()
    assert t.extras() == [discard, "Choose again"]  # one more is held
    t.place(ROW)
    seen = []
    while t.turn == 0:
        seen.append((t.asked, t.extras()))
        t.pick(t.game.decision.options[0])
    assert {asked for asked, _ in seen} == {"KeepReef", "CompleteMission", "PayShips", "TakeCard"}
    assert not any(discard in extras for _, extras in seen)
    passing = table(hand=["I3", "L4"], reefs={0: ["gold"]}).pass_turn()
    assert passing.extras() == []
    passing.leaves("DiscardCard")


@pytest.mark.clause("SD-REEF-20")
def test_used_reef_cards_never_return_to_the_pile():
    t = table(hand=["I3", "L4"], reefs={0: ["gold"]})
    before = t.view().reef_pile
    t.discard_gold()
    assert t.view().reef_pile == before
    assert t.view().used_reefs == ["gold"]
    for _ in range(30):
        draw_reef(t, 1)
        if t.asked == "KeepReef":
            t.move_on("KeepReef")
    assert t.player(1).reefs.count("gold") == 3


@pytest.mark.clause("SD-REEF-21")
def test_with_one_card_left_a_reef_draw_gives_that_card():
    t = on_reef(["gold"])
    assert t.asked == "TakeCard"
    assert t.player(0).reefs == ["gold"]
    assert t.view().reef_pile == 0


@pytest.mark.clause("SD-REEF-22")
def test_with_no_card_left_a_reef_draw_gives_nothing():
    t = on_reef([])
    assert t.asked == "TakeCard"
    assert t.player(0).reefs == []
    assert [event.seat for event in t.told if event.kind == "no-reef-left"] == [0]  # else nobody would know why
    assert not [event for event in on_reef(["gold"]).told if event.kind == "no-reef-left"]


@pytest.mark.clause("SD-REEF-23")
def test_the_drawn_cards_are_shown_to_nobody_else():
    t = on_reef(["gold", "any-ship", "two-ships-red"])
    assert t.view(1).drawn == t.view(-1).drawn == []
    t.keep("gold")
    (event,) = [event for event in t.told if isinstance(event, KeptReef)]
    assert event.seen_by(1) == event.seen_by(-1) == {}
    assert event.seen_by(0) == {"card": "gold"}


@pytest.mark.clause("SD-REEF-24")
def test_a_hidden_dragon_has_no_effect_during_play():
    hidden = {0: ["hidden-dragon-nw"], 1: ["hidden-dragon-nw"]}
    with_cards, without = table(hand=["I3", "L4"], reefs=hidden), table(hand=["I3", "L4"])
    assert with_cards.places("I3") == without.places("I3")
    assert with_cards.lay("I3", ROW).golds() == without.lay("I3", ROW).golds() == [4, 4]
    assert with_cards.view().realms == without.view().realms
