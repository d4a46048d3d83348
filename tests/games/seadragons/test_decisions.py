"""Sections 15 and 16: edge cases, and what is asked when."""

import random

import pytest

from tests.games.seadragons.table import SeaTable, cells_of, fresh, table
from wyrmhall.core.text import speaker

ROW = "6,5 6,4 6,3"
MOAT = dict.fromkeys(["6,5", "5,6"], "W")
SHORE = ["5,8", "6,9", "7,9", "8,9", "8,5", "9,6", "9,7", "9,8"]  # own dragons here leave only 6,5 and 5,6


def walled(**given):
    """A table where seat 0 can only start from the two shore cells of the north-west, both whirlpools."""
    return table(hand=["I3", "L4"], symbols=MOAT, dragons={0: SHORE}, **given)


@pytest.mark.clause("SD-EDG-03", "SD-DEC-01", "SD-DEC-02")
def test_a_card_that_cannot_be_paid_even_with_all_gold_cards_may_not_be_chosen():
    assert walled(gold=1).cards() == []  # nothing can be played: the turn is a pass
    for t in (walled(gold=2), walled(gold=0, reefs={0: ["gold"]})):
        assert (t.asked, t.cards()) == ("PlayOrPass", ["I3", "L4"])


@pytest.mark.clause("SD-EDG-03", "SD-DEC-02")
def test_only_the_playable_card_is_offered_and_why_the_other_is_not():
    # From 6,5 the row leads over calm water; a square there covers a second whirlpool.
    t = table(hand=["O4", "I3"], dragons={0: SHORE}, symbols={**MOAT, "5,5": "W"}, gold=2)
    assert (t.asked, t.cards()) == ("PlayOrPass", ["I3"])
    (why,) = t.refused()
    assert (why.target, why.clause) == ("player:0:hand:0", "SD-EDG-03")
    assert speaker("en", "seadragons").say(why.reason).startswith("You lack 2 gold for even the cheapest place of ")


@pytest.mark.clause("SD-PAS-02")
def test_why_a_card_without_any_room_is_not_offered():
    # An own dragon on 4,5 keeps 5,5 empty: from the shore a row fits, but no square.
    t = table(hand=["O4", "I3"], dragons={0: [*SHORE, "4,5"]}, gold=4)
    assert (t.asked, t.cards()) == ("PlayOrPass", ["I3"])
    assert [(r.target, r.clause) for r in t.refused()] == [("player:0:hand:0", "SD-PAS-02")]


@pytest.mark.clause("SD-EDG-04")
def test_places_that_need_gold_cards_are_listed_with_the_number_needed():
    t = table(
        hand=["I5", "L4"],
        symbols=dict.fromkeys(["6,5", "6,4", "6,3", "6,2", "6,1"], "W"),
        gold=1,
        reefs={0: ["gold"] * 3},
    )
    t.play("I5")
    labels = dict(zip(t.targets(), t.labels(), strict=True))
    assert labels["place:6,1;6,2;6,3;6,4;6,5"].endswith("(discards 3 gold cards)")
    assert labels["place:2,5;3,5;4,5;5,5;6,5"].endswith("(discards 1 gold card)")
    assert "discards" not in labels["place:1,6;2,6;3,6;4,6;5,6"]


@pytest.mark.clause("SD-EDG-11")
@pytest.mark.parametrize(
    ("whirlpools", "gold", "cards", "left", "cards_left"),
    [(1, 0, 3, 2, 2), (1, 1, 3, 3, 2), (1, 2, 3, 0, 3), (1, 0, 1, 2, 0), (2, 0, 3, 0, 2), (3, 0, 3, 2, 1)],
)
def test_confirming_a_place_discards_the_fewest_gold_cards_that_pay(whirlpools, gold, cards, left, cards_left):
    symbols = dict.fromkeys(ROW.split()[:whirlpools], "W")
    t = table(hand=["I3", "L4"], symbols=symbols, gold=gold, reefs={0: ["gold"] * cards}).lay("I3", ROW)
    assert (t.gold(0), t.player(0).reef_count) == (left, cards_left)


@pytest.mark.clause("SD-EDG-11", "SD-PAY-04")
def test_gold_on_the_covered_cells_is_counted_before_gold_cards_are_discarded():
    t = table(hand=["I3", "L4"], symbols={"6,4": "W", "6,3": "G"}, gold=1, reefs={0: ["gold"]}).lay("I3", ROW)
    assert (t.gold(0), t.player(0).reefs) == (0, ["gold"])


@pytest.mark.clause("SD-EDG-10")
def test_several_neighbours_are_paid_together_and_nobody_is_asked():
    dragons = {1: ["5,5"], 2: ["5,4"], 3: ["5,3"]}
    t = table(4, hand=["I3", "L4"], dragons=dragons).lay("I3", ROW)
    assert t.golds() == [4, 5, 5, 5]
    assert (t.asked, t.turn) == ("TakeCard", 0)


@pytest.mark.clause("SD-DEC-01")
def test_the_turn_begins_with_play_or_pass_and_pass_is_always_there():
    t = fresh(3, seed=6)
    pick = random.Random(1)
    turns = 0
    while not t.game.over:
        if t.asked == "PlayOrPass":
            assert t.labels()[-1] == "Pass, and gain 2 gold"
            assert len(t.labels()) > 1
            turns += 1
        t.pick(pick.choice(t.game.decision.options))
    assert turns > 20


@pytest.mark.clause("SD-DEC-02")
def test_two_cards_alike_are_one_choice():
    t = table(hand=["L4", "L4"])
    assert t.labels() == ["Play medium dragon L4", "Pass, and gain 2 gold"]


@pytest.mark.clause("SD-DEC-03")
def test_turns_and_mirror_images_that_give_the_same_cells_are_one_option():
    for card in ("O4", "I3", "X5", "S4"):
        places = table(hand=[card, "L4"], gold=20).places(card)
        assert len(places) == len(set(places))


@pytest.mark.clause("SD-DEC-03")
def test_a_place_is_named_by_its_cells():
    t = table(hand=["I3", "L4"]).play("I3")
    assert f"place:{cells_of(ROW)}" in t.targets()
    assert "D7 E7 F7" in t.labels()


@pytest.mark.clause("SD-DEC-05")
def test_discarding_gold_comes_again_for_each_further_card_and_asks_the_same_again():
    t = table(hand=["I3", "L4"], reefs={0: ["gold", "gold"]})
    options = t.game.decision.options
    for gold in (8, 12):
        assert t.extras() == ["Discard a gold reef card for 4 gold"]
        t.discard_gold()
        assert (t.gold(0), t.game.decision.options) == (gold, options)
    assert t.extras() == []


@pytest.mark.clause("SD-DEC-13")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_is_asked_on_the_turn_of_another_player(players):
    t = fresh(players, seed=9)
    pick = random.Random(2)
    active, asked = t.turn, 0
    while not t.game.over:
        assert len(t.game.pending) == 1
        if t.asked == "PlayOrPass":
            active = t.turn
        assert t.turn == active
        t.pick(pick.choice(t.game.decision.options))
        asked += 1
    assert asked > 60


@pytest.mark.clause("SD-DEC-07")
def test_a_payment_may_be_reconsidered_before_it_is_made():
    t = table(hand=["I3", "L4"], fleet={"green": 3, "purple": 3}, missions=["M01", "M02", "M03", "M04"])
    t.lay("I3", ROW).mission("M01")
    assert t.extras() == ["Choose again"]
    before = SeaTable(t.game.copy())
    t.take_back()
    assert t.asked == "CompleteMission"
    assert t.mission("M01").game == before.game
    t.leaves("PayShips")
