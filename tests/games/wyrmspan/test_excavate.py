"""The action of excavating, and everything else that lays cave cards."""

import pytest

from tests.games.wyrmspan.table import ASKED, cave, table

PLAIN = (16, 34, 44, 49)  # caves that give two resources and nothing else


@pytest.mark.clause("WS-EXC-01", "WS-EXC-02", "WS-EXC-12", "WS-DEC-06")
def test_the_target_is_the_left_most_unexcavated_space_of_any_cave():
    t = table(coins=1, pit=[16], eggs=2, dug=["C2", "G3"]).do("excavate").only("crimson", "golden", "amethyst")
    t.do("golden")
    assert "G4" in t.count("caves")
    t = table(coins=1, pit=[16], eggs=2, dug=["C2", "G4", "A4"]).do("excavate")
    assert "C3" in t.count("caves")


@pytest.mark.clause("WS-EXC-03")
def test_spaces_may_be_excavated_while_others_to_their_left_are_empty():
    table(coins=1, pit=[16], eggs=1, dug=["C2", "G4", "A4"]).do("excavate").has(mat={}, eggs={})


@pytest.mark.clause("WS-EXC-05", "WS-EXC-06", "WS-EXC-07", "WS-EXC-08")
@pytest.mark.parametrize(("dug", "space", "eggs"), [([], "G2", 0), (["G2"], "G3", 1), (["G3"], "G4", 2)])
def test_it_costs_a_coin_and_no_one_or_two_eggs_by_the_column(dug, space, eggs):
    t = table(coins=2, pit=[16], eggs=2, dug=dug).do("excavate", "golden")
    t.has(coins=1, eggs={"mat": 2 - eggs} if eggs < 2 else {})
    assert t.count("caves")[space] == 16


@pytest.mark.clause("WS-EXC-05", "WS-EXC-07", "WS-EXC-08")
def test_a_space_whose_eggs_are_missing_is_not_offered_and_the_reason_is_told():
    t = table(coins=1, pit=[16], eggs=0, dug=["C2", "G3"])
    t.do("excavate")
    assert "A2" in t.count("caves")
    t = table(coins=1, pit=[16], eggs=1, dug=["C2", "G3", "A4"]).do("excavate")
    assert "C3" in t.count("caves")


@pytest.mark.clause("WS-EXC-09", "WS-DIG-14", "WS-DIG-15", "WS-DEC-07", "WS-PAY-03")
def test_the_eggs_may_come_from_any_dragons_and_mat_nests():
    t = table(coins=1, pit=[16], mat={"A1": 43, "C1": 128}, eggs={"mat": 2, "A1": 2, "C1": 1}, dug=["G3", "C4", "A4"])
    t.do("excavate").only("mat", "A1", "C1").do("A1").only("mat", "A1", "C1").do("mat")
    t.has(eggs={"mat": 1, "A1": 1, "C1": 1})


@pytest.mark.clause("WS-EXC-10", "WS-EXC-11", "WS-DEC-05")
def test_the_card_comes_from_hand_and_without_one_the_action_is_not_there():
    table(coins=1, cave_display=[16, 34, 44]).refuses("excavate")
    t = table(coins=1, pit=[16, 34], cave_display=[44, 49, 12]).do("excavate").only(cave(16), cave(34))
    t.do(cave(34), "crimson").has(pit=[16], caves={"C2": 34})


@pytest.mark.clause("WS-EXC-14", "WS-EXC-16", "WS-DEC-16")
def test_one_action_lays_one_card_and_uses_its_effect_once():
    t = table(coins=3, pit=[16, 34]).do("excavate", cave(16), "crimson").has(crystal=2, gold=0, pit=[34])
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-EXC-15", "WS-ENT-18", "WS-OBJ-16")
def test_a_cave_card_stays_on_its_space_also_under_a_dragon():
    t = table(coins=1, hand=[98], mat={"C1": 48}, caves={"C2": 16}).do("entice", "crimson")
    t.has(mat={"C1": 48, "C2": 98}, caves={"C2": 16})


@pytest.mark.clause("WS-EXC-19", "WS-EXC-20", "WS-EXC-21", "WS-EXC-22", "WS-DEC-09", "WS-EXC-23", "WS-EXC-29")
def test_the_last_column_offers_a_coin_for_three_resources_or_cards_once():
    t = table(coins=2, pit=[16, 34], hand=[48], eggs=2, meat=1, dug=["C3", "G4", "A4"])
    t.do("excavate", cave(16)).only("meat", "crystal", 48, cave(34), "skip")
    t.do("meat", 48, cave(34)).has(coins=2, meat=0, crystal=2, hand=[], pit=[])
    assert t.is_turn_of(1)
    t = table(coins=2, pit=[16], eggs=2, meat=3, dug=["C3", "G4", "A4"]).do("excavate", "skip").has(coins=1, meat=3)
    assert t.is_turn_of(1)
    t.do("pass").refuses("meat")


@pytest.mark.clause("WS-EXC-24")
def test_with_fewer_than_three_items_the_bonus_is_not_there():
    t = table(coins=2, pit=[12], eggs=2, meat=2, dug=["C3", "G4", "A4"]).do("excavate").has(meat=2)
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-EXC-25", "WS-EXC-26", "WS-DEC-08", "WS-EXC-27", "WS-EXC-28")
def test_card_effect_and_bonus_come_in_the_order_of_the_player_and_each_as_a_whole():
    setup = {"pit": [52], "hand": [51], "eggs": 2, "meat": 3, "dug": ["C3", "G4", "A4"]}
    t = table(coins=1, **setup).do("excavate", "second", "meat", "meat", "meat").has(coins=1, meat=0)
    t.do(51, "golden").has(coins=0, mat={"G1": 51})
    t = table(coins=1, **setup).do("excavate", "first").only("skip")  # #51 costs a coin
    t.do("skip").only("meat", 51, "skip")
    t = table(coins=1, pit=[16], eggs=2, meat=1, dug=["C3", "G4", "A4"]).do("excavate", "meat").has(coins=1, crystal=0)


@pytest.mark.clause("WS-EXC-30", "WS-EXC-33", "WS-FRE-02", "WS-CRD-28")
@pytest.mark.parametrize("number", [113, 140])
def test_excavating_for_free_costs_neither_coin_nor_eggs(number):
    t = table(coins=1, pit=[16, 34], mat={"A1": number}, dug=["C3", "G4", "A4"], cave_display=[44, 49, 12])
    t.trigger("A1").only(cave(16), cave(34), "skip").do(cave(16), "skip").has(coins=1, crystal=2)
    assert t.count("caves")["C4"] == 16


@pytest.mark.clause("WS-EXC-31")
def test_a_free_excavation_of_the_last_column_offers_the_bonus_for_three_items():
    t = table(coins=1, pit=[16], mat={"A1": 113}, dug=["C3", "G4", "A4"], gold=2)
    t.trigger("A1").do(cave(16), "gold", "gold").has(coins=2, gold=0, crystal=1)


@pytest.mark.clause("WS-EXC-32", "WS-EXC-39", "WS-EXC-37")
def test_whether_a_card_played_for_free_costs_the_eggs_of_its_column_is_a_choice_of_the_table():
    setup = {"coins": 1, "meat": 2, "eggs": 1, "dug": ["C2", "G4", "A4"], "cave_display": [16]}
    table(**setup).lay(59).do("meat", cave(16)).has(eggs={"mat": 1}, crystal=2)
    t = table(options={"cave_eggs": True}, **setup).lay(59).do("meat", cave(16)).has(eggs={}, coins=1, crystal=2)
    setup["eggs"] = 0
    assert table(options={"cave_eggs": True}, **setup).lay(59).is_turn_of(0)
    assert t.count("caves")["C3"] == 16


@pytest.mark.clause("WS-EXC-34", "WS-EXC-35")
def test_a_card_laid_by_an_effect_uses_its_own_effect_and_goes_to_the_left_most_space():
    t = table(coins=1, mat={"G1": 64}, dug=["G2"], cave_display=[16, 34, 44])
    t.trigger("G1").do(cave(44), "golden").has(meat=2)
    assert t.count("caves")["G3"] == 44


@pytest.mark.clause("WS-EXC-36")
def test_when_all_nine_spaces_are_excavated_nothing_excavates():
    full = {"dug": ["C4", "G4", "A4"], "coins": 2, "pit": [16]}
    table(**full).refuses("excavate")
    assert table(mat={"A1": 113}, **full).trigger("A1").is_turn_of(0)


@pytest.mark.clause("WS-EX-22")
def test_digging_a_whole_cave_costs_three_coins_and_three_eggs():
    t = table(coins=4, pit=[16, 34, 44], mat={"A1": 43}).arrange(1, passed=True)
    t.arrange(eggs={"mat": 2, "A1": 1})
    t.do("excavate", cave(16), "golden", "excavate", cave(34), "golden", "mat", "excavate", "golden", "skip")
    t.has(coins=1, eggs={}, caves={"G2": 16, "G3": 34, "G4": 44})


@pytest.mark.clause("WS-FRE-14", "WS-VRB-10")
def test_an_excavation_through_an_effect_may_be_declined():
    t = table(coins=1, pit=[16], mat={"A1": 113}).trigger("A1").do("skip").has(pit=[16], caves={})
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-EXC-17", "WS-EXC-18")
def test_the_effect_of_a_cave_card_may_be_declined_and_the_others_still_get_their_part():
    t = table(options=ASKED, coins=1, pit=[27], seats=2).do("excavate", "crimson", "skip").has(steps=0)
    assert t.asked == 1
    t.do("yes", "mat").has(1, steps=1)
