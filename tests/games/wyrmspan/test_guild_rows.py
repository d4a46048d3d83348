"""The sixteen rows of the guild tiles, reached by a step onto a brown space."""

import pytest

from tests.games.wyrmspan.bench import bench
from wyrmhall.games.wyrmspan.track import GuildStep

STEP = GuildStep()


def reach(tile: str, row: int, **layout):
    """One step from space 5 to the brown space 6, and the marker on a row."""
    return bench(tile=tile, steps=5, **layout).run(STEP).pick(f"row {row}")


@pytest.mark.clause("WS-GLD-22", "WS-GLD-23", "WS-GLD-25", "WS-DEC-31", "WS-VRB-04")
@pytest.mark.parametrize("tile", ["plains", "seafarers", "highlands", "rainforest"])
def test_a_marker_may_go_to_any_row_even_where_its_bonus_cannot_be_used(tile):
    table = bench(tile=tile, steps=5, options={"forced_guild": True}).run(STEP)
    table.asks(*[f"row {row}" for row in range(1, 8)])
    table.pick("row 2").gives(steps=1, markers=1)


@pytest.mark.clause("WS-GLD-43", "WS-EXC-37")
@pytest.mark.parametrize("row", ["plains 1"])
def test_an_egg_buys_the_top_cave_card_which_must_be_laid(row):
    table = reach("plains", 1, eggs={"mat": 2}, cave_deck=[34], cave_display=(12, 13, 14)).asks("egg mat", "skip")
    table.pick("egg mat").asks("in crimson", "in golden", "in amethyst").pick("in golden")
    table.gives(steps=1, markers=1, eggs=-1, caves=1, gold=2)
    reach("plains", 1, eggs={"mat": 2}).pick("skip").gives(steps=1, markers=1)


@pytest.mark.clause("WS-GLD-44", "WS-FRE-04")
@pytest.mark.parametrize("row", ["plains 2"])
def test_two_eggs_buy_a_free_dragon_from_hand(row):
    layout = {"hand": [49], "display": (50, 0, 0)}
    table = reach("plains", 2, eggs={"mat": 2}, **layout).pick("egg mat").asks(49, "skip").pick(49, "in golden")
    table.gives(steps=1, markers=1, eggs=-2, D=-1, dragons=1)
    reach("plains", 2, eggs={"mat": 1}, **layout).gives(steps=1, markers=1)


@pytest.mark.clause("WS-GLD-45")
@pytest.mark.parametrize("row", ["plains 3"])
def test_a_coin_and_two_eggs(row):
    table = reach("plains", 3, dragons={"G1": 43}).asks("G1", "mat").pick("mat", "G1")
    table.gives(steps=1, markers=1, coins=1, eggs=2)


@pytest.mark.clause("WS-GLD-46", "WS-GLD-68", "WS-GLD-36")
@pytest.mark.parametrize("row", ["plains 4"])
def test_a_vp_per_two_eggs_at_the_end(row):
    table = reach("plains", 4, dragons={"G1": 43}, eggs={"G1": 3, "mat": 2}).gives(steps=1, markers=1)
    assert table.points("guild") == 2


@pytest.mark.clause("WS-GLD-47", "WS-EXC-30")
@pytest.mark.parametrize("row", ["seafarers 1"])
def test_a_free_excavation_with_a_card_from_hand(row):
    layout = {"pit": [34], "cave_display": (12, 13, 14), "caves": {"C2": 20, "C3": 21}}
    table = reach("seafarers", 1, **layout).asks("cave 34", "skip").pick("cave 34", "in crimson")
    table.gives(steps=1, markers=1, C=-1, caves=1, gold=2)  # the fourth column, without eggs; too few items for more
    reach("seafarers", 1, **layout).pick("skip").gives(steps=1, markers=1)
    reach("seafarers", 1, cave_display=(12, 13, 14)).gives(steps=1, markers=1)


@pytest.mark.clause("WS-GLD-48")
@pytest.mark.parametrize("row", ["seafarers 2"])
def test_a_dragon_card_buys_another_dragon_from_hand_for_free(row):
    # #168 likes only Crimson, where #20 does not go.
    table = reach("seafarers", 2, hand=[49, 101]).asks(49, 101, "skip").pick(101).asks(49, "skip")
    table.pick(49, "in golden").gives(steps=1, markers=1, D=-2, dragons=1)
    assert 101 in table.game.discard
    reach("seafarers", 2, hand=[49]).gives(steps=1, markers=1)  # no card is left to be played
    full = {"C1": 43, "G1": 45}
    table = reach("seafarers", 2, dragons=full, hand=[168, 101]).asks(168, "skip")  # only paying #168 leaves a play
    table.pick(168, 101).gives(steps=1, markers=1, D=-2, dragons=1)


@pytest.mark.clause("WS-GLD-49")
@pytest.mark.parametrize("row", ["seafarers 3"])
def test_a_coin_and_two_dragon_cards(row):
    table = reach("seafarers", 3, display=(60, 61, 0)).pick("slot 1").asks("slot 2", "deck").pick("deck")
    table.gives(steps=1, markers=1, coins=1, D=2)


@pytest.mark.clause("WS-GLD-50", "WS-GLD-36")
@pytest.mark.parametrize("row", ["seafarers 4"])
def test_three_vp_per_full_column_at_the_end(row):
    full = {"C1": 43, "G1": 45, "A1": 50, "C2": 55, "G2": 56, "A2": 58, "C3": 60, "G3": 62}
    table = reach("seafarers", 4, dragons=full).gives(steps=1, markers=1)
    assert table.points("guild") == 6


@pytest.mark.clause("WS-GLD-51", "WS-GLD-52", "WS-GLD-53", "WS-GLD-54", "WS-GLD-55")
@pytest.mark.parametrize("row", ["highlands 1"])
def test_a_coin_buys_up_to_two_free_excavations(row):
    layout = {"coins": 1, "pit": [34, 49], "caves": {"C2": 20}}
    table = reach("highlands", 1, **layout).asks("coin", "skip").pick("coin", "cave 34", "in crimson", "cave 49")
    table.pick("in golden").gives(steps=1, markers=1, coins=-1, C=-2, caves=2, gold=2, milk=2)
    one = reach("highlands", 1, **layout).pick("coin", "cave 34", "in golden").asks("cave 49", "skip").pick("skip")
    one.gives(steps=1, markers=1, coins=-1, C=-1, caves=1, gold=2)
    found = reach("highlands", 1, coins=1, pit=[10], cave_deck=[49]).pick("coin", "cave 10", "in golden")
    found.pick("cave 49", "in golden").gives(steps=1, markers=1, coins=-1, C=-1, caves=2, eggs=2, milk=2)
    reach("highlands", 1, pit=[34]).gives(steps=1, markers=1)


@pytest.mark.clause("WS-GLD-56", "WS-SPC-01", "WS-SPC-02", "WS-SPC-03", "WS-SPC-04", "WS-SPC-05", "WS-DEC-12")
@pytest.mark.parametrize("row", ["highlands 2"])
def test_a_cave_card_buys_a_free_dragon_on_top_of_an_own_one(row):
    # #68 likes only Crimson; the middle one of three may be covered.
    layout = {"dragons": {"C1": 43, "C2": 45, "C3": 50, "G1": 55}, "pit": [12], "hand": [68]}
    table = reach("highlands", 2, **layout).asks("cave 12", "skip").pick("cave 12").asks(68, "skip").pick(68)
    table.asks("C1", "C2", "C3").pick("C2").gives(steps=1, markers=1, C=-1, D=-1, tucked=1)
    assert table.game.players[0].dragons[1] == 68
    table = reach("highlands", 2, dragons={"G1": 55}, pit=[12], hand=[68])
    table.asks("skip").pick("skip").gives(steps=1, markers=1)


@pytest.mark.clause("WS-GLD-57")
@pytest.mark.parametrize("row", ["highlands 3"])
def test_a_coin_and_two_cave_cards(row):
    table = reach("highlands", 3, cave_display=(0, 12, 0)).pick("cave-slot 2").gives(steps=1, markers=1, coins=1, C=2)
    assert 12 in table.game.players[0].pit


@pytest.mark.clause("WS-GLD-58", "WS-GLD-36")
@pytest.mark.parametrize("row", ["highlands 4"])
def test_a_vp_per_cave_card_at_the_end_covered_or_not(row):
    table = reach("highlands", 4, dragons={"C1": 43, "C2": 45}, caves={"G2": 12, "G3": 34, "A2": 49})
    assert table.points("guild") == 4


@pytest.mark.clause("WS-GLD-59")
@pytest.mark.parametrize("row", ["rainforest 1"])
def test_a_resource_buys_a_free_excavation_from_hand_or_display(row):
    layout = {"gold": 1, "pit": [49], "cave_display": (34, 0, 0)}
    table = reach("rainforest", 1, **layout).pick("gold").asks("cave 49", "cave-slot 1", "skip").pick("cave-slot 1")
    table.pick("in amethyst").gives(steps=1, markers=1, gold=1, caves=1)
    hand = reach("rainforest", 1, **layout).pick("gold", "cave 49", "in golden")
    hand.gives(steps=1, markers=1, gold=-1, C=-1, caves=1, milk=2)
    reach("rainforest", 1, pit=[49]).gives(steps=1, markers=1)


@pytest.mark.clause("WS-GLD-60", "WS-FRE-08")
@pytest.mark.parametrize("row", ["rainforest 2"])
def test_a_dragon_from_hand_or_display_without_its_resource_cost(row):
    # #49 costs a coin and three resources, #20 an egg and a milk.
    layout = {"hand": [49], "display": (0, 20, 0)}
    table = reach("rainforest", 2, coins=1, eggs={"mat": 1}, **layout).asks(49, "slot 2", "skip").pick(49, "in golden")
    table.gives(steps=1, markers=1, coins=-1, D=-1, dragons=1)
    egg = reach("rainforest", 2, eggs={"mat": 1}, **layout).asks("slot 2", "skip").pick("slot 2")
    egg.gives(steps=1, markers=1, eggs=-1, dragons=1)
    reach("rainforest", 2, gold=3, milk=3, **layout).asks("skip").pick("skip").gives(steps=1, markers=1)


@pytest.mark.clause("WS-GLD-61")
@pytest.mark.parametrize("row", ["rainforest 3"])
def test_a_coin_and_two_resources(row):
    reach("rainforest", 3).pick("gold", "milk").gives(steps=1, markers=1, coins=1, gold=1, milk=1)


@pytest.mark.clause("WS-GLD-62", "WS-GLD-63", "WS-GLD-64", "WS-GLD-65", "WS-GLD-66", "WS-DEC-44")
@pytest.mark.parametrize("row", ["rainforest 4"])
def test_a_vp_per_resource_icon_in_the_costs_of_the_best_cave_at_the_end(row):
    # Amethyst: #4 (two milk, an egg), #114 (a crystal), #137 (a crystal, a coin); #50 costs a gold.
    layout = {"dragons": {"A1": 4, "A2": 114, "A3": 137, "G1": 50}, "tucked": {"A1": [38]}}
    table = reach("rainforest", 4, **layout).gives(steps=1, markers=1)
    assert table.points("guild") == 4


@pytest.mark.clause("WS-GLD-67", "WS-GLD-68")
@pytest.mark.parametrize(("other_caves", "vp"), [(False, 8), (True, 5)])
def test_each_of_two_markers_on_the_rainforest_chooses_its_own_cave(other_caves, vp):
    layout = {"dragons": {"A1": 4, "A2": 114, "A3": 137, "G1": 50}, "markers": [4, 4]}
    table = bench(tile="rainforest", options={"other_caves": other_caves}, **layout)
    assert table.points("guild") == vp


@pytest.mark.clause("WS-GLD-39", "WS-GLD-34", "WS-GLD-27", "WS-GLD-28")
@pytest.mark.parametrize("tile", ["plains", "seafarers", "highlands", "rainforest"])
def test_the_lowest_row_carries_six_three_and_one_vp_and_the_last_holds_any_number(tile):
    vps = []
    for place in (5, 6, 7):
        table = bench(tile=tile, steps=5).run(STEP).pick(f"row {place}").gives(steps=1, markers=1)
        vps.append(table.points("guild"))
    assert vps == [6, 3, 1]
    crowded = bench(tile=tile, steps=5, markers=[7, 7, 7], others={1: {"markers": [5, 6, 7, 7]}}).run(STEP)
    assert (crowded.offers("row 5"), crowded.offers("row 6"), crowded.offers("row 7")) == (False, False, True)
