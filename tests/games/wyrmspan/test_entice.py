"""The action of enticing a dragon."""

import pytest

from tests.games.wyrmspan.table import table
from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker


@pytest.mark.clause("WS-ENT-01", "WS-DEC-10")
def test_the_dragon_comes_from_hand():
    t = table(coins=1, hand=[98], display=[122]).do("entice")
    t.only("crimson", "golden")
    table(coins=1, display=[122, 98]).refuses("entice")
    table(coins=2, hand=[98, 122, 46]).do("entice").only(98, 122, 46)


@pytest.mark.clause("WS-ENT-02", "WS-ENT-03", "WS-ENT-05", "WS-PAY-02")
def test_it_costs_a_coin_and_the_whole_printed_cost_which_goes_to_the_supply_at_once():
    t = table(coins=2, meat=2, gold=3, crystal=1, hand=[182])
    bank = t.game.bank[:]
    t.do("entice").has(coins=1, meat=1, gold=1, crystal=1, mat={"G1": 182})
    assert t.game.bank[0] == bank[0] + 1
    assert t.game.bank[1] == bank[1] + 2
    assert t.player().spent[1] == 1


@pytest.mark.clause("WS-ENT-04")
def test_a_printed_coin_is_paid_beside_the_coin_of_the_action():
    table(coins=1, hand=[46]).refuses("entice")
    t = table(coins=2, hand=[46]).do("entice", "golden").has(mat={"G1": 46})
    assert t.player().spent[1] == 1
    assert t.player().supply[4] == 0


@pytest.mark.clause("WS-ENT-06", "WS-EGG-12")
def test_a_printed_egg_may_come_from_any_dragon_or_mat_nest():
    t = table(coins=1, milk=1, hand=[20], mat={"C1": 48, "G1": 50}, eggs={"C1": 1, "G1": 1, "mat": 1})
    t.do("entice").only("C1", "G1", "mat").do("G1").has(eggs={"C1": 1, "mat": 1}, milk=0)
    assert t.count("mat")["A1"] == 20


@pytest.mark.clause("WS-ENT-07", "WS-ENT-11", "WS-DEC-11")
def test_it_goes_to_a_preferred_cave_of_the_players_choice():
    table(coins=1, meat=1, gold=1, hand=[109]).do("entice").only("crimson", "golden")
    table(coins=1, gold=1, hand=[50]).do("entice").has(mat={"G1": 50})


@pytest.mark.clause("WS-ENT-08", "WS-ENT-09", "WS-ENT-10")
def test_it_goes_to_the_left_most_space_without_a_dragon_which_must_be_excavated():
    table(coins=1, gold=1, hand=[50], mat={"G1": 56}).refuses("entice")
    table(coins=1, gold=1, hand=[50], mat={"G1": 56}, dug=["G3"]).do("entice").has(mat={"G1": 56, "G2": 50})


@pytest.mark.clause("WS-ENT-12")
def test_one_action_plays_one_dragon():
    t = table(coins=3, hand=[98, 122]).do("entice", 98, "crimson").has(mat={"C1": 98}, hand=[122])
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-ENT-13", "WS-ABL-01")
def test_its_when_played_ability_may_be_used_at_once():
    table(coins=1, meat=2, hand=[48]).do("entice").has(coins=1, mat={"C1": 48})


@pytest.mark.clause("WS-ENT-14", "WS-SPC-13")
def test_a_full_mat_of_twelve_takes_no_further_dragon():
    full = dict(zip([f"{c}{n}" for c in "CGA" for n in (1, 2, 3, 4)], range(36, 48), strict=True))
    t = table(coins=2, hand=[98], mat=full)
    t.refuses("entice")
    assert len(t.count("mat")) == 12


@pytest.mark.clause("WS-ENT-15")
def test_the_cost_is_paid_before_the_dragon_can_help():
    table(coins=1, meat=1, hand=[48]).refuses("entice")
    table(coins=1, hand=[38], meat=1, crystal=2).refuses("entice")


@pytest.mark.clause("WS-ENT-16")
def test_a_dragon_enters_with_nothing_on_and_under_it():
    t = table(coins=1, hand=[98]).do("entice", "crimson").has(eggs={}, cached={}, tucked={})
    assert t.player().fed == [0] * 12


@pytest.mark.clause("WS-ENT-17")
def test_a_card_that_cannot_be_paid_or_placed_is_not_offered_and_the_reason_is_told():
    t = table(coins=2, hand=[98, 50, 20, 46, 92], meat=1, mat={"A1": 43}).do("entice").only(98, 46)
    reasons = {r.target: r.clause for r in shown(t.game, 0, speaker("en", "wyrmspan"))[0].refusals}
    assert reasons == {"dragon:50": "WS-ENT-03", "dragon:20": "WS-ENT-17", "dragon:92": "WS-ENT-17"}
    t = table(coins=1, hand=[98, 46, 20], milk=1).do("entice").only(98).do(98).only("crimson", "golden")
    t = table(coins=1, hand=[98, 122, 46, 20], milk=1).do("entice").only(98, 122)
    reasons = {r.target: r.clause for r in shown(t.game, 0, speaker("en", "wyrmspan"))[0].refusals}
    assert reasons == {"dragon:46": "WS-ENT-04", "dragon:20": "WS-ENT-06"}


@pytest.mark.clause("WS-ENT-17", "WS-PAY-07", "WS-PAY-08")
def test_a_cost_that_can_be_paid_after_an_exchange_counts_as_payable():
    t = table(coins=1, hand=[50], meat=1, milk=1).do("entice").has(meat=0, milk=0, gold=0, mat={"G1": 50})
    t = table(coins=1, hand=[50], meat=2, crystal=1, milk=1).do("entice").only("meat", "crystal", "milk")
    t.do("meat").only("meat", "crystal", "milk").do("milk").has(meat=1, crystal=1, milk=0, mat={"G1": 50})
    table(coins=1, hand=[50], meat=1).refuses("entice")
    table(coins=1, hand=[88], meat=3, gold=1).refuses("entice")
    table(coins=1, hand=[88], meat=4, gold=1).do("entice").has(meat=0, gold=0, coins=1)


@pytest.mark.clause("WS-EX-03", "WS-FRE-01", "WS-FRE-03")
def test_a_dragon_played_through_an_effect_at_its_printed_cost_needs_no_coin_of_the_action():
    from wyrmhall.games.wyrmspan.enticing import PlayDragon
    from wyrmhall.games.wyrmspan.numbers import HAND, PRINTED

    t = table(coins=0, meat=1, gold=1, hand=[109]).use(PlayDragon(HAND, PRINTED)).do(109, "crimson")
    t.has(meat=0, gold=0, mat={"C1": 109})
    assert t.player().spent == [0] * 10
    t = table(coins=1, meat=1, hand=[109]).use(PlayDragon(HAND, PRINTED)).only("skip").do("skip")
    assert t.is_turn_of(0)
