"""Section 6: what a dragon costs, brings, and gives to its neighbours."""

import pytest

from tests.games.seadragons.table import SeaTable, table
from wyrmhall.core.text import speaker
from wyrmhall.games.seadragons import RULES
from wyrmhall.games.seadragons.faces import Ships

ROW = "6,5 6,4 6,3"


def kinds(t):
    return [event.kind for event in t.told]


@pytest.mark.clause("SD-PAY-01", "SD-CON-02")
@pytest.mark.parametrize("whirlpools", [0, 1, 2])
def test_each_whirlpool_covered_costs_two_gold(whirlpools):
    t = table(hand=["I3", "L4"], symbols=dict.fromkeys(["6,5", "6,4"][:whirlpools], "W"))
    assert t.lay("I3", ROW).gold(0) == 4 - 2 * whirlpools


@pytest.mark.clause("SD-PAY-02")
@pytest.mark.parametrize(("cells", "currents"), [("7,5 6,5 5,5", 1), ("7,5 7,4 6,4", 2)])
def test_each_current_cell_covered_costs_two_gold(cells, currents):
    card = "I3" if currents == 1 else "V3"
    assert table(hand=[card, "L4"]).lay(card, cells).gold(0) == 4 - 2 * currents


@pytest.mark.clause("SD-PAY-03")
def test_a_place_that_cannot_be_paid_in_full_is_not_offered():
    one_short, enough = table(hand=["I3", "L4"], gold=1), table(hand=["I3", "L4"], gold=2)
    assert not one_short.can_place("I3", "7,5 6,5 5,5")
    assert enough.can_place("I3", "7,5 6,5 5,5")
    one_short.play("I3")
    why = next(r for r in one_short.refused() if r.target == "cell:7,5")
    assert why.clause == "SD-PAY-03"
    assert speaker("en", "seadragons").say(why.reason).startswith("You lack 1 gold to cover ")


@pytest.mark.clause("SD-PAY-04", "SD-PAY-05")
def test_gold_that_the_dragon_covers_helps_to_pay_for_it():
    t = table(hand=["L4", "I3"], symbols={"6,5": "G", "6,4": "G", "6,3": "W"}, gold=0)
    assert t.lay("L4", "6,5 6,4 6,3 5,3").gold(0) == 0


@pytest.mark.clause("SD-PAY-05")
@pytest.mark.parametrize(("gold", "offered"), [(2, False), (3, True), (4, True)])
def test_a_place_is_offered_when_gold_held_and_covered_reach_its_cost(gold, offered):
    t = table(hand=["I3", "L4"], symbols={"6,5": "W", "6,4": "W", "6,3": "G"}, gold=gold)
    assert t.can_place("I3", ROW) is offered


@pytest.mark.clause("SD-PAY-06")
def test_a_reef_card_drawn_by_the_dragon_cannot_help_to_pay_for_it():
    t = table(hand=["I3", "L4"], symbols={"6,5": "R", "6,4": "W"}, gold=1, reef_pile=["gold", "gold"])
    assert not t.can_place("I3", ROW)


@pytest.mark.clause("SD-PAY-07", "SD-PAY-20")
def test_rewards_come_at_once_and_cannot_be_refused():
    t = table(hand=["I3", "L4"], symbols={"6,5": "G", "6,4": "R"}, ships={"6,3": "red"})
    t.lay("I3", ROW)
    assert t.gold(0) == 5
    assert t.ships(0) == {"red": 1}
    assert t.asked == "KeepReef"
    assert all(label.startswith("Keep ") for label in t.labels())


@pytest.mark.clause("SD-PAY-08")
def test_ships_on_covered_cells_go_to_the_player():
    t = table(hand=["I3", "L4"], ships={"6,5": "red", "6,4": "blue", "6,3": "blue", "0,0": "green"})
    t.lay("I3", ROW)
    assert t.ships(0) == {"red": 1, "blue": 2}
    assert [(ship.cell, ship.colour) for ship in t.view().ships] == [((0, 0), "green")]
    t.leaves("CompleteMission")


@pytest.mark.clause("SD-PAY-09", "SD-INF-01")
def test_taken_ships_are_seen_by_all():
    t = table(hand=["I3", "L4"], ships={"6,5": "red"}).lay("I3", ROW)
    assert all(t.view(seat).players[0].ships == Ships(red=1) for seat in (-1, 0, 1))


@pytest.mark.clause("SD-PAY-10")
@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_each_gold_symbol_covered_gives_one_gold(symbols):
    t = table(hand=["I3", "L4"], symbols=dict.fromkeys(["6,5", "6,4", "6,3"][:symbols], "G"))
    assert t.lay("I3", ROW).gold(0) == 4 + symbols


@pytest.mark.clause("SD-PAY-11")
def test_a_reef_symbol_covered_gives_a_reef_draw():
    t = table(hand=["I3", "L4"], symbols={"6,5": "R"}, reef_pile=["gold", "any-ship"]).lay("I3", ROW)
    assert (t.asked, t.view(0).drawn) == ("KeepReef", ["gold", "any-ship"])


@pytest.mark.clause("SD-PAY-12")
def test_several_reef_symbols_give_as_many_draws_one_after_another():
    reefs = ["gold", "any-ship", "two-ships-red", "two-ships-blue"]
    t = table(hand=["I3", "L4"], symbols={"6,5": "R", "6,4": "R"}, reef_pile=reefs).lay("I3", ROW)
    assert t.view(0).drawn == ["gold", "any-ship"]
    t.keep("gold")
    assert t.view(0).drawn == ["two-ships-red", "two-ships-blue"]
    t.keep("two-ships-blue")
    assert t.player(0).reefs == ["gold", "two-ships-blue"]
    assert t.asked == "TakeCard"


@pytest.mark.clause("SD-PAY-13")
def test_a_symbol_pays_only_whoever_covers_it_and_only_once():
    t = table(hand=["I3", "L4"], symbols={"6,5": "G", "6,4": "G"}, ships={"6,3": "red"})
    t.lay("I3", ROW).finish()
    gold = t.gold(0)
    t.deal(1, ["I3", "L4"])
    t.ask(1).lay("I3", "5,5 5,4 5,3")  # beside the symbols, not on them
    assert (t.gold(1), t.ships(1)) == (4, {})
    t.finish().deal(0, ["I3", "L4"])
    t.ask(0).lay("I3", "9,6 10,6 11,6")
    assert t.gold(0) == gold + 1  # the neighbour of seat 1's dragon, no symbol
    assert t.ships(0) == {"red": 1}


@pytest.mark.clause("SD-PAY-14", "SD-CON-01")
def test_every_other_player_gets_one_gold_for_each_dragon_beside_the_new_one():
    dragons = {1: ["5,6 4,6 3,6", "5,2 4,2 3,2"], 2: ["6,2 6,1 6,0"]}
    t = table(3, hand=["I3", "L4"], dragons=dragons).lay("I3", "5,5 5,4 5,3")
    assert t.golds() == [4, 4 + 2, 4]


@pytest.mark.clause("SD-PAY-15")
def test_a_neighbour_touching_along_several_sides_still_gets_one_gold():
    t = table(hand=["I3", "L4"], dragons={1: ["5,5 5,4 5,3"]}).lay("I3", ROW)
    assert t.gold(1) == 5


@pytest.mark.clause("SD-PAY-16")
def test_whoever_lays_the_dragon_gets_no_neighbour_gold():
    t = table(hand=["I3", "L4"], dragons={1: ["5,5 5,4 5,3"]}).lay("I3", ROW)
    assert t.gold(0) == 4


@pytest.mark.clause("SD-PAY-17")
def test_touching_the_island_pays_nobody():
    assert table(3, hand=["I3", "L4"]).lay("I3", ROW).golds() == [4, 4, 4]


@pytest.mark.clause("SD-PAY-18")
def test_the_order_of_the_first_step():
    t = table(
        hand=["L4", "I3"],
        symbols={"6,5": "G", "6,4": "W", "6,3": "R"},
        ships={"5,3": "red"},
        reef_pile=["gold", "any-ship"],
        dragons={1: ["4,3 4,2 4,1"]},
    ).lay("L4", "6,5 6,4 6,3 5,3")
    assert kinds(t) == ["placed-dragon", "collected-ships", "gained-gold", "paid-gold"]
    assert t.golds() == [4 + 1 - 2, 4]  # paid before the reef cards are looked at, the neighbour after
    t.keep("gold")
    assert kinds(t)[4:] == ["kept-reef", "gained-as-neighbour"]
    assert t.golds() == [3, 5]


@pytest.mark.clause("SD-PAY-19")
@pytest.mark.parametrize("head", ["6,5", "6,4"])
def test_a_whirlpool_under_a_head_or_a_tail_no_longer_counts_for_its_realm(head):
    t = table(hand=["I3", "L4"], symbols={"6,5": "W", "0,0": "W"}, options={"choose_head": True})
    assert t.view().realms[0].prize == 4
    t.lay("I3", ROW).pick(t.game.sea.bit(*map(int, head.split(","))))
    assert t.view().realms[0].prize == 2


@pytest.mark.clause("SD-PAY-05", "SD-DEC-03")
def test_a_player_sees_beforehand_what_a_place_costs_and_brings():
    t = table(
        hand=["I3", "L4"], symbols={"6,5": "G", "6,4": "W"}, ships={"6,3": "red"}, dragons={1: ["5,5 5,4 5,3"]}
    ).play("I3")
    said = t.preview("place:6,3;6,4;6,5")
    assert said == "−2 gold; +1 gold; +1 red ship; neighbours +1 gold."
    gains = {(gain.cell, gain.sign): gain.n for gain in t.view(0).gains if gain.cell in ((6, 3), (6, 4), (6, 5))}
    assert gains == {((6, 3), "red"): 1, ((6, 4), "toll"): 2, ((6, 5), "gold"): 1}
    after = SeaTable(t.game.copy()).place(ROW)
    assert (after.gold(0), after.ships(0), after.gold(1)) == (3, {"red": 1}, 5)
    assert after.view(0).gains == []


@pytest.mark.clause("SD-EDG-07")
@pytest.mark.parametrize("seed", range(3))
def test_gold_is_never_negative(seed):
    t = table(3, seed=seed, symbols={"6,5": "W", "5,6": "W", "5,5": "W"}, gold={0: 1, 1: 0, 2: 3})
    while not t.game.over:
        assert min(t.golds()) >= 0
        options = t.game.decision.options
        t.pick(options[(seed * 7 + len(t.told)) % len(options)])
    assert min(points["gold"] for points in RULES.scores(t.game)) >= 0
