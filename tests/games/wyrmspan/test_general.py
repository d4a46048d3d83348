"""Concepts and general principles."""

import pytest

from tests.games.wyrmspan.table import ASKED, cave, table
from wyrmhall.games.wyrmspan.effects import Take
from wyrmhall.games.wyrmspan.moves import NEIGHBOURS
from wyrmhall.games.wyrmspan.numbers import OF_KIND

ROWS_FOR_TWO = ("row1", "row2", "row3", "row4", "vp1", "vp2", "vp3")
"""All places of a guild tile that no marker has taken."""


@pytest.mark.clause("WS-GEN-02", "WS-GEN-03")
def test_the_caves_are_crimson_golden_amethyst_from_top_to_bottom_and_columns_count_from_the_left():
    t = table(coins=1, meat=1, mat={"C2": 125, "G2": 50, "A2": 43})
    labels = t.trigger("C2").do("meat").labels()
    assert [label.split("(")[1] for label in labels] == ["Crimson 2)", "Golden 2)", "Amethyst 2)"]


@pytest.mark.clause("WS-GEN-04", "WS-EGG-01")
def test_the_mat_has_two_nests_of_its_own_for_one_egg_each():
    table(coins=1).lay(55).has(eggs={"mat": 2})


@pytest.mark.clause("WS-GEN-05", "WS-GEN-06", "WS-EXC-04")
def test_only_columns_two_to_four_take_cave_cards():
    t = table(coins=9, pit=[16, 34, 44, 49], eggs={"mat": 2, "G1": 1}, mat={"G1": 43}).arrange(1, passed=True)
    t.do("excavate", cave(16), "crimson").has(caves={"C2": 16})
    t.do("excavate", cave(34), "crimson", "mat").has(caves={"C2": 16, "C3": 34})
    t.do("excavate", cave(44), "crimson", "skip").has(caves={"C2": 16, "C3": 34, "C4": 44})
    t.do("excavate").only("golden", "amethyst")


@pytest.mark.clause("WS-GEN-07")
def test_column_one_is_excavated_from_the_start_and_a_cave_card_excavates_its_space_also_under_a_dragon():
    from wyrmhall.games.wyrmspan import RULES

    seen = RULES.view(table(mat={"C2": 48}).game, 0).players[0].spaces
    assert [s.excavated for s in seen[:4]] == [True, True, False, False]
    assert seen[4].excavated


@pytest.mark.clause("WS-GEN-08", "WS-GEN-09", "WS-EGG-07", "WS-EGG-08", "WS-GEN-12")
def test_this_cave_is_the_row_of_the_dragon_itself_included_and_neither_the_mat_nor_its_nests():
    t = table(coins=1, mat={"G1": 55, "G2": 50, "A1": 43, "C1": 128})
    t.trigger("G1").only("G1", "G2")


@pytest.mark.clause("WS-GEN-10")
def test_this_column_is_the_three_spaces_with_the_same_number():
    t = table(coins=1, mat={"C1": 82, "C2": 128, "G1": 50, "A1": 43})
    t.trigger("C1").only("C1", "G1", "A1")


@pytest.mark.clause("WS-GEN-11", "WS-EGG-09")
def test_adjacent_are_left_right_above_and_below_and_crimson_does_not_touch_amethyst():
    t = table(coins=1, mat={"G2": 173, "G1": 50, "G3": 56, "C2": 128, "A2": 43, "C1": 48, "A1": 45})
    t.trigger("G2").only("G1", "G3", "C2", "A2")
    assert NEIGHBOURS[0] == (1, 4)
    assert 8 not in NEIGHBOURS[0]


@pytest.mark.clause("WS-GEN-13", "WS-GEN-14", "WS-GEN-15", "WS-GEN-16", "WS-DEC-17")
def test_any_resource_is_meat_gold_crystal_or_milk_and_neither_coin_nor_egg():
    table(coins=1).do("explore-crimson").only("meat", "gold", "crystal", "milk")


@pytest.mark.clause("WS-GEN-17")
def test_several_resources_may_be_of_different_kinds():
    table(coins=1, tile="rainforest").row(3).do("meat", "milk").has(coins=2, meat=1, milk=1)


@pytest.mark.clause("WS-GEN-18", "WS-GEN-19", "WS-GEN-20", "WS-EX-10", "WS-TUC-09", "WS-OBJ-30")
def test_visible_dragons_count_hatchlings_included_but_neither_tucked_cards_nor_hands():
    from wyrmhall.games.wyrmspan.objectives import FACES, quantity

    t = table(coins=1, mat={"C1": 48, "G1": 56, "A1": 20}, tucked={"C1": [38, 43, 47]}, hand=[49])
    names = [face.name for face in FACES]
    assert quantity(t.game, 0, names.index("medium")) == 2
    assert quantity(t.game, 0, names.index("hatchlings")) == 1
    assert quantity(t.game, 0, names.index("cost-0-2")) + quantity(t.game, 0, names.index("cost-3-plus")) == 3


@pytest.mark.clause("WS-GEN-21")
def test_a_count_includes_the_dragon_that_owns_the_ability():
    assert table(mat={"C1": 183}).score()["abilities"] == 1


@pytest.mark.clause("WS-GEN-22")
def test_other_excludes_the_dragon_that_owns_the_ability():
    assert table(mat={"C1": 59}).score()["abilities"] == 0
    assert table(mat={"C1": 59, "C2": 60}).score()["abilities"] == 2


@pytest.mark.clause("WS-GEN-23", "WS-GEN-24", "WS-GEN-25")
def test_no_effect_touches_the_mat_of_another_player():
    t = table(coins=1, mat={"G1": 43}).arrange(1, mat={"A1": 45}, eggs={"A1": 1})
    t.lay(55).do("mat", "mat").has(eggs={"mat": 2, "G1": 1}).has(1, eggs={"A1": 1})
    t = table(coins=1, pit=[75], eggs={"mat": 2}).arrange(1, mat={"A1": 45}, eggs={"A1": 2})
    t.lay(75).only("mat", "skip")


@pytest.mark.clause("WS-GEN-26", "WS-EXC-17", "WS-DIG-03", "WS-DEC-16")
def test_using_an_ability_is_optional():
    t = table(options=ASKED, coins=1, pit=[16]).do("excavate", "crimson").only("crystal", "skip")
    t.do("skip").has(crystal=0)
    table(coins=1, pit=[16]).do("excavate", "crimson").has(crystal=2)  # a gain that cannot hurt is not asked for
    table(coins=1, meat=1, mat={"C1": 53}).trigger("C1").only("meat", "skip")


@pytest.mark.clause("WS-GEN-27", "WS-GEN-28", "WS-EXC-18", "WS-VRB-17", "WS-VRB-22")
def test_an_ability_fires_for_the_others_even_if_its_owner_takes_nothing_and_each_decides_alone():
    t = table(options=ASKED, coins=1, mat={"C1": 85}, seats=3)
    t.trigger("C1").do("skip").has(crystal=0)
    assert t.asked == 1
    t.do("crystal")
    assert t.asked == 2
    t.do("skip").has(1, crystal=1).has(2, crystal=0)


@pytest.mark.clause("WS-GEN-29", "WS-VRB-16", "WS-DEC-27")
def test_of_several_parts_some_may_be_taken_and_others_declined():
    t = table(options=ASKED, coins=1).lay(33).only("first", "second", "skip")
    t.do("second", "crystal", "skip").has(gold=0, crystal=1)


@pytest.mark.clause("WS-GEN-30")
def test_a_payment_is_not_returned_when_the_payer_declines_what_it_bought():
    t = table(options=ASKED, coins=1, eggs=1, mat={"G1": 159}).arrange(eggs={"mat": 0, "G1": 1})
    t.trigger("G1").do("G1", "skip").has(eggs={}, meat=0)


@pytest.mark.clause("WS-GEN-31", "WS-VRB-15")
def test_pay_for_something_works_once_per_activation():
    t = table(coins=1, hand=[48, 60], mat={"G1": 36})
    t.trigger("G1").do(48, "gold").has(hand=[60], gold=1)
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-GEN-32", "WS-PAY-04", "WS-DIG-05")
def test_the_whole_cost_is_paid_before_the_benefit_which_cannot_help_to_pay():
    t = table(coins=1, meat=1, cave_deck=[16])
    t.lay(58)
    assert t.is_turn_of(0)
    t.has(meat=1)


@pytest.mark.clause("WS-GEN-33", "WS-GEN-34", "WS-VRB-19", "WS-EX-14", "WS-DEC-28")
def test_repeated_exchanges_follow_one_another_and_one_may_pay_for_the_next():
    t = table(coins=1, pit=[16], steps=3, cave_display=[34, 44, 49]).lay(71)
    t.only(cave(16), "skip").do(cave(16), cave(34)).has(steps=4, pit=[34])
    t.only(cave(34), "skip").do(cave(34)).has(steps=5, crystal=1, pit=[])


@pytest.mark.clause("WS-GEN-35", "WS-GEN-36")
def test_icons_gained_together_are_resolved_singly_in_the_order_of_the_player():
    t = table(options=ASKED, coins=1, display=[48], deck=[60]).lay(15)
    t.do("second", "deck").has(hand=[60], crystal=0).do("crystal").has(crystal=1)
    t = table(options=ASKED, coins=1, display=[48], deck=[60]).lay(15)
    t.do("first", "crystal").has(crystal=1, hand=[]).do(48).has(hand=[48])


@pytest.mark.clause("WS-GEN-35")
def test_an_order_is_asked_where_it_can_matter_and_only_there():
    quiet = table(coins=1).lay(29)
    assert quiet.player().steps == 1
    brown = table(coins=1, steps=5).lay(29)
    brown.only("first", "second").do("second")
    brown.only(*ROWS_FOR_TWO, "skip")
    assert sum(brown.player().eggs) == 1
    assert brown.player().steps == 5


@pytest.mark.clause("WS-GEN-37", "WS-GLD-37", "WS-GLD-18")
def test_a_benefit_in_the_middle_of_an_effect_is_resolved_before_the_effect_goes_on():
    t = table(coins=1, steps=2, deck=[48], display=[60, 62, 64], mat={"G1": 57})
    t.trigger("G1")
    t.only(60, 62, 64, "deck").do(60).has(steps=4)
    t.expects(Take)  # the cave card of the second space


@pytest.mark.clause("WS-GEN-38", "WS-TRN-03", "WS-CRD-83", "WS-DEC-38")
def test_the_active_player_goes_first_and_the_others_follow_clockwise():
    t = table(seats=4, coins=2, pit=[69]).asked_from(2)
    for seat in range(4):
        t.arrange(seat, coins=2, meat=1)
    t.arrange(2, pit=[69]).do("excavate", "golden")
    order = []
    while not t.is_turn_of(3):
        order.append(t.asked)
        t.do("skip")
    assert order == [2, 3, 0, 1]


@pytest.mark.clause("WS-GEN-39", "WS-RND-08")
def test_at_the_end_of_the_round_the_order_starts_with_the_owner_of_the_dragon():
    t = table(seats=3, coins=0)
    for seat in range(3):
        t.arrange(seat, coins=0, meat=1)
    t.arrange(2, mat={"C1": 70})
    order = []
    while t.game.round == 0:
        order.append(t.asked)
        t.only("meat", "skip").do("skip")
    assert order == [2, 0, 1]
    assert t.asked == 2
    t.only("C1", "mat")  # the egg of the new round


@pytest.mark.clause("WS-GEN-40", "WS-GLD-21")
def test_in_someone_elses_turn_the_order_starts_with_the_owner_of_the_card():
    t = table(seats=3, coins=2, pit=[27], tile="rainforest").arrange(1, steps=5, hand=[85], coins=5)
    t.arrange(2, coins=5)
    t.do("excavate", "crimson")
    assert t.asked == 1
    t.do("row2", 85).has(1, crystal=2, mat={"C1": 85}, markers=["row2"])
    t.has(0, crystal=1).has(2, crystal=1)
    kinds = [(e.seat, e.n) for e in t.told("gained") if e.token == "crystal"]
    assert kinds == [(1, 2), (2, 1), (0, 1)]


@pytest.mark.clause("WS-GEN-41", "WS-TRN-14")
def test_gained_tokens_lie_in_the_supply_and_gained_cards_in_the_hand():
    table(coins=1, display=[48]).lay(15).do(48).has(crystal=1, hand=[48])


@pytest.mark.clause("WS-GEN-42", "WS-VRB-23")
def test_what_is_gained_and_not_cached_stays_in_the_supply():
    table(coins=1, mat={"C1": 77}).trigger("C1").do("keep").has(meat=1, cached={})
    table(coins=1, mat={"C1": 77}).trigger("C1").do("C1").has(meat=0, cached={"C1": {"meat": 1}})


@pytest.mark.clause("WS-GEN-43", "WS-EXC-36", "WS-CRD-79")
def test_a_payment_for_something_impossible_is_not_offered_unless_the_table_wants_it():
    full = ["C4", "G4", "A4"]
    assert table(coins=1, dug=full, meat=2, cave_display=[16]).lay(59).is_turn_of(0)
    t = table(options={"pay_for_nothing": True}, coins=1, dug=full, meat=2, cave_display=[16]).lay(59)
    t.only("meat", "skip")


@pytest.mark.clause("WS-GEN-44")
def test_a_payment_whose_benefit_is_partly_possible_is_offered():
    t = table(coins=1, mat={"A1": 137}, eggs={"A1": 2}, pit=[16])
    t.trigger("A1").do(cave(16)).has(eggs={"A1": 3})


@pytest.mark.clause("WS-DIG-02", "WS-DIG-01")
def test_a_forced_choice_of_one_is_not_asked_and_a_choice_of_none_is_skipped():
    table(coins=1, mat={"A1": 43}).trigger("A1").has(eggs={"A1": 1})
    assert table(coins=1, mat={"A1": 43}, eggs={"A1": 5}).trigger("A1").is_turn_of(0)
    t = table(coins=1, eggs=2).lay(5)
    assert t.options == {OF_KIND, OF_KIND + 1, OF_KIND + 2, OF_KIND + 3}
