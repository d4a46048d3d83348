"""Sections 19 and 20: the examples, and contradictions that were settled."""

import pytest

from tests.games.seadragons.table import fresh, pack, table
from tests.games.seadragons.test_scoring import realm
from wyrmhall.core.rules import BadSetup
from wyrmhall.games.seadragons import RULES
from wyrmhall.games.seadragons.faces import Ships
from wyrmhall.games.seadragons.figures import cells_of, mirrored, turned

ROW = "6,5 6,4 6,3"
GREEN, PURPLE, PINK = 1, 2, 3


@pytest.mark.clause("SD-EX-01")
@pytest.mark.parametrize("gold", [1, 4])
def test_smaug_lays_a_mirrored_dragon_of_five_cells_beside_a_pink_and_a_green_one(gold):
    t = table(
        4,
        hands={PURPLE: ["F5", "L4"]},
        symbols={"5,3": "G", "4,4": "W"},
        ships={"4,3": "red", "3,2": "green"},
        dragons={PINK: ["2,3 2,4 2,5"], GREEN: ["6,3 6,4 6,5"]},
        gold={PURPLE: gold},
        turn=PURPLE,
    )
    place = "5,3 4,3 4,4 3,3 3,2"
    figure = frozenset((r - 3, c - 2) for r, c in (map(int, cell.split(",")) for cell in place.split()))
    drawn = cells_of([".XX", "XX.", ".X."])
    turns = [drawn]
    for _ in range(3):
        turns.append(turned(turns[-1]))
    assert figure in [mirrored(turn) for turn in turns]
    assert figure not in turns
    t.lay("F5", place)
    (dragon,) = [dragon for dragon in t.view().dragons if dragon.seat == PURPLE]
    assert len(dragon.cells) == 5
    assert t.ships(PURPLE) == {"red": 1, "green": 1}
    assert t.golds() == [4, 4 + 1, gold + 1 - 2, 4 + 1]


@pytest.mark.clause("SD-EX-02")
def test_a_player_with_two_dragons_beside_the_new_one_gets_two_gold():
    t = table(hand=["I3", "L4"], dragons={1: ["5,5 4,5", "5,3 4,3"]}).lay("I3", ROW)
    assert t.gold(1) == 4 + 2


@pytest.mark.clause("SD-EX-03")
def test_after_a_medium_card_only_small_and_large_ones_may_be_taken():
    t = table(hand=["L4", "I3"], market=["I3", "V3", "L4", "S4", "F5", "L5"]).lay("L4", "6,5 6,4 6,3 5,3")
    assert t.targets() == ["market:0", "market:1", "market:4", "market:5", "pile:small", "pile:large"]


@pytest.mark.clause("SD-EX-04")
def test_haku_wins_the_starfish_realm_by_tokens_and_smaug_is_second():
    haku, smaug, others = [3, 3, 3, 3], [3, 3, 3], [1, 1]
    assert realm(haku, smaug, others, others, whirlpools=7, hidden={1: 1}) == [21, 10, 0, 0]


@pytest.mark.clause("SD-EX-05")
def test_one_gold_and_a_gold_symbol_pay_for_a_whirlpool():
    t = table(hand=["I3", "L4"], symbols={"6,5": "W", "6,4": "G"}, gold=1).lay("I3", ROW)
    assert t.gold(0) == 0


@pytest.mark.clause("SD-EX-06")
def test_the_second_ship_of_a_card_that_paid_for_one_is_lost():
    t = table(
        hand=["I3", "L4"], fleet={"green": 1}, reefs={0: ["two-ships-red"]}, missions=["M02", "M24", "M27", "M31"]
    )
    t.lay("I3", ROW).mission("M02")  # a green and a red ship
    assert (t.ships(0), t.player(0).reefs) == ({}, [])
    assert t.view().used_reefs == ["two-ships-red"]
    assert t.to_the_end().view().scores[0]["ships"] == 0


@pytest.mark.clause("SD-EX-07")
def test_passing_with_three_heads_and_five_gold():
    t = table(hand=["I3", "L4"], heads={0: 3}, gold=5).pass_turn("I3", "large")
    assert (t.player(0).heads, t.gold(0)) == (2, 7)
    assert [card.size for card in t.player(0).hand] == ["medium", "large"]


@pytest.mark.clause("SD-EX-08")
def test_two_players_and_five_whirlpools():
    assert realm([1, 1], [2], whirlpools=5) == [10, 0]


@pytest.mark.clause("SD-EX-09")
def test_an_unbroken_tie_of_four_players_for_first():
    assert realm([1, 1, 1], [1, 1, 1], [1, 1], [1], whirlpools=6) == [18, 18, 0, 0]


@pytest.mark.clause("SD-EX-10")
def test_an_unbroken_tie_of_four_players_for_second():
    assert realm([1, 1, 1, 1], [2, 1], [1, 2], [1], whirlpools=5) == [15, 7, 7, 0]


@pytest.mark.clause("SD-EX-11")
def test_two_green_ships_in_place_of_a_blue_one():
    t = table(hand=["I3", "L4"], fleet={"red": 1, "green": 2}, missions=["M06", "M24", "M29", "M31"])
    t.lay("I3", ROW).mission("M06")  # a red and a blue ship
    assert t.ships(0) == {}
    assert t.view().graveyard == Ships(red=1, green=2)
    assert [mission.id for mission in t.player(0).missions] == ["M06"]


@pytest.mark.clause("SD-EX-12")
def test_three_missions_worth_fifteen_beat_three_worth_fourteen_and_two_worth_twenty():
    missions = pack()["missions"]
    missions[26]["vp"] = 12  # M27, so that two missions are worth 20
    done = {0: ["M01", "M02", "M12"], 1: ["M03", "M07", "M13"], 2: ["M27", "M23"]}
    scores = table(3, done=done, parts={"missions": missions}).to_the_end().view().scores
    assert [points["missions"] for points in scores] == [15, 14, 20]
    assert [points["most-missions"] for points in scores] == [5, 0, 0]


@pytest.mark.clause("SD-CON-05")
def test_no_colour_outside_the_set_for_the_player_count_can_be_had():
    t = fresh(3, pick_colours=True)
    assert t.labels() == ["orange", "green", "purple"]
    with pytest.raises(BadSetup):
        RULES.setup(3, {"colour": "yellow"})
