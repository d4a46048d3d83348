"""Timings of abilities; eggs, caching, tucking and hatchlings as mechanisms."""

import pytest

from tests.games.wyrmspan.table import ASKED, cave, table
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.moves import cache_on


@pytest.mark.clause("WS-ABL-06", "WS-RND-06", "WS-ABL-07")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_once_per_round_ability_works_at_the_end_of_every_round_also_of_the_one_it_was_played_in(number):
    t = table(coins=1, meat=1, crystal=2, hand=[139], round=number, eggs=0).arrange(1, passed=True)
    t.do("entice", "crimson")
    assert t.player().eggs[0] == 1
    assert t.game.over == (number == 4)
    if number < 4:
        t.only("C1", "mat")  # the egg of the new round
        assert t.game.round == number


@pytest.mark.clause("WS-ABL-11", "WS-SPC-11", "WS-SPC-06")
def test_a_dragon_that_has_become_a_tucked_card_has_no_ability_and_no_points_of_its_own():
    t = table(coins=2, mat={"C1": 56}, pit=[16], hand=[48], tile="highlands")
    assert t.score()["dragons"] == 2
    t.row(2).do(cave(16), 48).has(mat={"C1": 48}, tucked={"C1": 1}, coins=3)
    assert (t.score()["dragons"], t.score()["tucked"]) == (3, 1)
    t.do("explore-crimson", "meat").has(gold=0).only("C1", "mat")  # the step after it lays an egg


@pytest.mark.clause("WS-ABL-12", "WS-SPC-12", "WS-FRE-09")
def test_a_dragon_played_through_an_effect_may_use_its_when_played_ability_at_its_usual_cost():
    table(coins=1, eggs=2, hand=[48], tile="plains").row(2).do("mat", 48).has(coins=2, mat={"C1": 48}, eggs={})
    t = table(coins=2, eggs=2, hand=[121], tile="plains", steps=9).row(2).do("mat", 121).only("coin", "skip")
    t.do("coin", "skip").has(coins=2, milk=1, steps=11, mat={"G1": 121})


@pytest.mark.clause("WS-EGG-02", "WS-EGG-03", "WS-LIM-09")
def test_a_nest_holds_one_egg_and_without_a_free_nest_none_is_laid():
    t = table(coins=1, mat={"G1": 50}, eggs={"mat": 2}).lay(55).has(eggs={"mat": 2, "G1": 1})
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-DEC-20", "WS-EGG-04", "WS-EGG-05", "WS-VRB-05")
def test_laying_an_egg_asks_for_the_nest_and_may_be_declined_egg_by_egg():
    t = table(coins=1, mat={"A1": 43}).lay(55).only("A1", "mat").do("A1", "mat", "A1").has(eggs={"A1": 2, "mat": 1})
    t = table(options=ASKED, coins=1, mat={"A1": 43}).lay(55).only("A1", "mat", "skip").do("A1", "skip")
    t.has(eggs={"A1": 1})


@pytest.mark.clause("WS-DEC-20", "WS-DIG-02")
def test_when_every_free_nest_gets_an_egg_nothing_is_asked():
    table(coins=1, mat={"G1": 50}, eggs={"mat": 1}).lay(55).has(eggs={"mat": 2, "G1": 1})
    table(coins=1, mat={"G1": 50}).lay(55).has(eggs={"mat": 2, "G1": 1})


@pytest.mark.clause("WS-EGG-16")
def test_eggs_stay_on_their_nests_until_they_are_paid():
    t = table(coins=3, mat={"A1": 43}, eggs={"mat": 1, "A1": 1}).do("explore-golden", "deck", "pass")
    t.has(eggs={"mat": 1, "A1": 1})
    seen = RULES.view(t.game, 0).players[0]
    assert (seen.mat_eggs, seen.spaces[8].eggs) == (1, 1)


@pytest.mark.clause("WS-EGG-17", "WS-END-08")
def test_each_egg_on_dragons_and_mat_nests_is_worth_one_point():
    assert table(mat={"A1": 43}, eggs={"mat": 2, "A1": 3}).score()["eggs"] == 5


@pytest.mark.clause("WS-EGG-18", "WS-EGG-13")
def test_no_printed_cost_names_a_place_for_its_egg_only_abilities_do():
    assert {row.number for row in DRAGONS[1:] if row.cost[5]} == set(range(1, 36))
    named = [n for n in range(1, 184) if "where=2" in repr(DRAGONS[n].activated or DRAGONS[n].round_end)]
    assert {67, 72, 159} <= set(named)
    t = table(coins=1, mat={"G1": 159, "A1": 43}, eggs={"A1": 1, "mat": 1}).trigger("G1")
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-CAC-04", "WS-CAC-05", "WS-CAC-06", "WS-PAY-06", "WS-CAC-08", "WS-END-14")
def test_a_cached_resource_stays_and_can_neither_be_paid_nor_exchanged_nor_counts_for_the_limit():
    t = table(coins=1, gold=0, hand=[50], mat={"C1": 48}, cached={"C1": {"gold": 4}}, eggs=2)
    t.refuses("entice", "exchange")
    t = table(coins=2, mat={"C1": 48}, cached={"C1": {"gold": 9}}, meat=9, tucked={"C1": 2}).do("pass")
    t.has(meat=9, cached={"C1": {"gold": 9}})
    assert t.score()["items"] == 9 // 4
    t = table(coins=1, mat={"C1": 48, "C2": 36}, cached={"C1": {"gold": 1}}, tucked={"C2": 3}).trigger("C2")
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-TUC-05", "WS-INF-06", "WS-TUC-06")
def test_tucked_cards_lie_face_down_and_stay():
    t = table(coins=1, mat={"C1": 84}, hand=[60]).trigger("C1").do(60).has(tucked={"C1": 1}, hand=[])
    own, other = (RULES.view(t.game, seat).players[0].spaces[0] for seat in (0, 1))
    assert (own.tucked, own.tucked_seen) == (1, [60])
    assert (other.tucked, other.tucked_seen) == (1, [])
    t.refuses(60)


@pytest.mark.clause("WS-TUC-07", "WS-CAC-07")
def test_there_is_no_limit_to_what_lies_on_and_under_a_dragon():
    t = table(coins=1, mat={"C1": 84, "C2": 53}, hand=[60], tucked={"C1": 20}, cached={"C2": {"meat": 20}}, meat=1)
    t.trigger("C1").do(60).trigger("C2").do("meat").has(tucked={"C1": 21}, cached={"C2": {"meat": 21}})


@pytest.mark.clause("WS-TUC-08", "WS-TUC-10", "WS-END-05")
def test_what_is_printed_on_tucked_cards_is_ignored():
    t = table(coins=1, mat={"C1": 183}, tucked={"C1": [38, 43, 45, 144]})
    assert t.score()["abilities"] == 1
    assert t.score()["dragons"] == 5
    assert t.score()["tucked"] == 4


@pytest.mark.clause("WS-HAT-07")
def test_a_hatchling_is_fed_also_in_someone_elses_turn_and_at_the_end_of_the_round():
    t = table(coins=0, mat={"C1": 141, "A1": 22}, deck=[40, 41, 42, 44]).arrange(1, coins=0)
    assert t.options
    t.do("A1").only("C1", "mat")  # the egg of the new round
    assert t.player().tucked[8] == 1
    assert t.player().supply[0] == 1
    t = table(coins=2, pit=[75]).arrange(1, mat={"A1": 20}, coins=2)
    cache_on(t.game, 1, 8, 0)
    t.game.run()
    t.has(1, gold=1)


@pytest.mark.clause("WS-HAT-15", "WS-DEC-37")
def test_at_the_third_feeding_the_owner_chooses_the_order_of_benefit_and_bonus():
    setup = {"coins": 1, "mat": {"A1": 20}, "fed": {"A1": 2}, "meat": 1, "deck": [40, 41], "display": []}
    t = table(options=ASKED, **setup).trigger("A1").do("meat").only("first", "second", "skip")
    t.do("second", "deck", "deck").has(gold=0, hand=[40, 41]).do("gold").has(gold=1)
    t = table(options=ASKED, **setup).trigger("A1").do("meat", "first", "gold").has(gold=1, hand=[])
    t.only("deck", "skip")


@pytest.mark.clause("WS-HAT-16", "WS-HAT-13")
def test_a_declined_bonus_is_lost_for_good():
    t = table(options=ASKED, coins=1, mat={"A1": 20}, fed={"A1": 2}, meat=3, deck=[40, 41, 42])
    t.trigger("A1").do("meat", "skip").has(hand=[], gold=0)
    for _ in range(2):
        t.trigger("A1").do("meat").only("gold", "skip").do("gold")
    t.has(hand=[], gold=2)


@pytest.mark.clause("WS-HAT-21")
@pytest.mark.parametrize(("top_feeds", "fed"), [(False, 0), (True, 2)])
def test_what_a_covered_dragon_held_is_no_feeding_of_the_hatchling_on_top(top_feeds, fed):
    t = table(options={"top_feeds": top_feeds}, coins=1, mat={"A1": 43}, cached={"A1": {"meat": 2}}, pit=[16])
    t.central(tile="highlands").arrange(hand=[20]).row(2).do(cave(16), 20)
    t.has(mat={"A1": 20}, gold=0, cached={"A1": {"meat": 2}})
    assert t.player().fed[8] == fed


@pytest.mark.clause("WS-EX-07")
def test_the_third_feeding_gives_benefit_and_bonus():
    t = table(coins=1, mat={"A1": 20}, cached={"A1": {"meat": 2}}, fed={"A1": 2}, meat=1).trigger("A1")
    t.do("meat", "deck", "deck").has(meat=0, cached={"A1": {"meat": 3}}, gold=1)
    assert len(t.player().hand) == 2


@pytest.mark.clause("WS-EX-08")
def test_the_fourth_feeding_gives_the_benefit_only():
    t = table(coins=1, mat={"A1": 20}, cached={"A1": {"meat": 3}}, fed={"A1": 3}, meat=1).trigger("A1")
    t.do("meat").has(cached={"A1": {"meat": 4}}, gold=1, hand=[])


@pytest.mark.clause("WS-VRB-06", "WS-CAC-12")
def test_caching_asks_for_kind_and_dragon_and_is_not_offered_without_a_dragon_or_resource():
    t = table(coins=1, mat={"C1": 48, "G1": 50}).lay(3).only("meat", "gold", "crystal", "milk").do("milk")
    t.only("C1", "G1").do("G1", "gold", "C1").has(cached={"C1": {"gold": 1}, "G1": {"milk": 1}}, milk=0, gold=0)
    assert table(coins=1).lay(3).is_turn_of(0)
    assert table(coins=1, mat={"C1": 53}).trigger("C1").is_turn_of(0)


@pytest.mark.clause("WS-DEC-29")
def test_a_table_asked_about_everything_chooses_the_order_of_a_for_each_and_may_skip_members():
    t = (
        table(options=ASKED, coins=1, mat={"C1": 107, "C2": 128, "C3": 166})
        .trigger("C1")
        .only("C1", "C2", "C3", "skip")
    )
    t.do("C2", "C2").only("C1", "C3", "skip").do("skip").has(eggs={"C2": 1})


@pytest.mark.clause("WS-DEC-34", "WS-SPC-24")
def test_activating_offers_the_abilities_of_own_dragons_that_could_do_something():
    t = table(coins=1, mat={"C1": 48, "C2": 60, "C3": 56, "A1": 45}).arrange(1, mat={"G1": 57}).lay(2)
    t.only("C1", "C2", "skip").do("C2").has(milk=2)
