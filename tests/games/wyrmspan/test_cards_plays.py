"""Dragons that play cards, lay caves, change places and use abilities once more."""

import pytest

from tests.games.wyrmspan.bench import bench
from wyrmhall.games.wyrmspan import RULES

# Cave 12 gives a coin, cave 34 two gold, cave 49 two milk.


@pytest.mark.clause("WS-CRD-27", "WS-EXC-33", "WS-VRB-10")
@pytest.mark.parametrize("dragon", [64, 162])
def test_a_dragon_excavates_for_free_with_a_face_up_cave_card_only(dragon):
    layout = {"dragons": {"G1": dragon, "G2": 43, "G3": 45}, "pit": [12], "cave_display": (0, 34, 49)}
    table = bench(**layout).use("G1").asks("cave-slot 2", "cave-slot 3", "skip").pick("cave-slot 2")
    table.asks("in crimson", "in golden", "in amethyst").pick("in golden")  # the fourth column, at no cost
    assert table.game.players[0].caves[7] == 34
    assert table.game.cave_display == [0, 0, 49]
    table.pick("skip").gives(caves=1, gold=2)  # the completion bonus is offered and declined
    bench(**layout).use("G1").pick("skip").gives()
    bench(dragons={"G1": dragon}, pit=[12]).use("G1").gives()


@pytest.mark.clause("WS-CRD-28", "WS-EXC-33", "WS-EXC-34")
@pytest.mark.parametrize("dragon", [113, 140])
def test_a_dragon_excavates_for_free_with_a_cave_card_from_hand_only(dragon):
    layout = {"dragons": {"A1": dragon}, "pit": [34], "cave_display": (12, 20, 49)}
    table = bench(**layout).use("A1").asks("cave 34", "skip").pick("cave 34", "in crimson")
    table.gives(C=-1, caves=1, gold=2)
    assert table.game.players[0].caves[1] == 34
    bench(dragons={"A1": dragon}, cave_display=(12, 20, 49)).use("A1").gives()


@pytest.mark.clause("WS-CRD-29", "WS-FRE-15", "WS-FRE-04", "WS-FRE-13", "WS-VRB-09")
@pytest.mark.parametrize(
    ("dragon", "given", "answers", "paid"),
    [
        (65, {"pit": [12, 34, 49]}, ("cave 12", "cave 34"), {"C": -2}),
        (146, {"gold": 1, "milk": 1}, ("milk",), {"milk": -1}),
    ],
)
def test_a_dragon_plays_a_further_dragon_from_hand_for_free(dragon, given, answers, paid):
    # #49 costs a coin and three resources and likes every cave; #38 costs four and likes Crimson and Amethyst.
    layout = {"dragons": {"C1": dragon}, "hand": [49, 38], "display": (50, 55, 60)}
    table = bench(**layout, **given).use("C1").pick(*answers).asks(38, 49, "skip").pick(49)
    table.asks("in golden", "in amethyst").pick("in golden").gives(D=-1, dragons=1, **paid)
    assert table.game.players[0].dragons[4] == 49
    coins = bench(**layout, **given).use("C1").pick(*answers, 38).gives(D=-1, dragons=1, coins=2, **paid)
    assert coins.game.players[0].dragons[8] == 38


@pytest.mark.clause("WS-CRD-42", "WS-FRE-12", "WS-FRE-15", "WS-VRB-09")
@pytest.mark.parametrize(
    ("dragon", "given", "pays", "paid"), [(89, {"gold": 1}, "gold", {"gold": -1}), (147, {"hand": [60]}, 60, {"D": -1})]
)
def test_a_dragon_plays_a_face_up_dragon_for_free(dragon, given, pays, paid):
    layout = {"dragons": {"C1": dragon}, "display": (0, 101, 168), **given}  # #168 likes only Crimson: no space
    table = bench(**layout).use("C1").pick(pays).asks("slot 2", "skip").pick("slot 2", "in amethyst")
    table.gives(dragons=1, **paid)
    assert table.game.players[0].dragons[8] == 101
    assert table.game.display == [0, 0, 168]
    bench(dragons={"C1": dragon}, display=(0, 0, 168), **given).use("C1").gives()


@pytest.mark.clause("WS-SPC-14", "WS-SPC-15", "WS-SPC-16", "WS-SPC-17", "WS-SPC-18", "WS-SPC-19", "WS-SPC-20")
@pytest.mark.clause("WS-DEC-33", "WS-HAT-20", "WS-VRB-11")
def test_the_wily_lindworm_swaps_two_dragons_with_everything_on_and_under_them():
    # #20 likes only Amethyst and #43 only Amethyst; neither minds after a swap.
    layout = {
        "dragons": {"C1": 157, "A1": 43, "A2": 20},
        "caves": {"A2": 34, "A3": 12},
        "eggs": {"A1": 2},
        "cached": {"A2": "meat meat gold"},
        "tucked": {"A2": [60]},
        "fed": {"A2": 2},
    }
    table = bench(**layout).use("C1").asks("C1", "A1", "A2", "skip").pick("C1").asks("A1", "A2").pick("A2").gives()
    p = table.game.players[0]
    assert (p.dragons[0], p.dragons[9], p.fed[0], p.caves[9]) == (20, 157, 2, 34)
    assert table.seen("C1") == {"meat": 2, "gold": 1, "tucked": 1}
    assert table.seen("A2") == {}
    spaces = RULES.view(table.game, 0).players[0].spaces
    assert (spaces[0].tucked_seen, spaces[9].tucked_seen) == ([60], [])
    both = bench(**layout).use("C1").pick("A1", "A2").gives()
    assert both.game.players[0].dragons[8:10] == [20, 43]
    assert both.seen("A2") == {"eggs": 2}
    bench(**layout).use("C1").pick("skip").gives()
    bench(dragons={"C1": 157}).use("C1").gives()


@pytest.mark.clause("WS-SPC-25", "WS-SPC-22", "WS-SPC-28", "WS-SPC-24", "WS-SPC-31")
def test_the_keen_cricketcatcher_pays_a_resource_for_a_when_played_ability_of_another_dragon():
    # #60 gives two milk when played; #56 works if activated, #139 once per round; tucked dragons have no ability.
    layout = {"dragons": {"C1": 76, "G1": 60, "G2": 56, "A1": 139}, "tucked": {"G1": [48]}, "gold": 1}
    bench(**layout).use("C1").pick("gold").asks("G1", "skip").pick("G1").gives(gold=-1, milk=2)
    bench(dragons={"C1": 76, "G1": 56}, gold=1).use("C1").gives()
    two = bench(dragons={"C1": 76, "G1": 60, "A1": 48}, gold=1).use("C1").pick("gold").asks("G1", "A1", "skip")
    two.pick("A1").gives(gold=-1, coins=1)


@pytest.mark.clause("WS-SPC-21", "WS-SPC-25", "WS-SPC-26", "WS-SPC-30")
def test_the_augural_fae_uses_an_if_activated_or_once_per_round_ability():
    # #43 lays an egg here if activated, #139 once per round; #60 works when played; #20 is a hatchling.
    layout = {"dragons": {"C1": 172, "G1": 43, "A1": 139, "A2": 60, "A3": 20}, "meat": 1}
    table = bench(**layout).use("C1").asks("G1", "A1", "A3", "skip").pick("A1").gives(eggs=1)
    assert table.seen("A1") == {"eggs": 1}
    assert not table.game.players[0].used
    other = bench(**layout).use("C1").pick("G1").gives(eggs=1)
    assert other.seen("G1") == {"eggs": 1}
    bench(**layout).use("C1").pick("A3", "meat").gives(meat=-1, cached=1, gold=1)
    bench(dragons={"C1": 172, "G1": 60}).use("C1").gives()


@pytest.mark.clause("WS-SPC-27")
def test_the_augural_fae_cannot_use_the_if_activated_ability_of_a_dragon_of_this_turn():
    for allowed in (False, True):
        layout = {"dragons": {"C1": 172, "G1": 43, "A1": 139}, "options": {"fresh_activation": allowed}}
        table = bench(**layout)
        table.game.players[0].fresh = 1 << 4 | 1 << 8
        table.use("C1")
        table.asks("G1", "A1", "skip") if allowed else table.asks("A1", "skip")


@pytest.mark.clause("WS-GEN-43", "WS-SPC-31")
def test_the_last_resource_does_not_buy_an_ability_that_would_need_it():
    # #146 plays a dragon for a resource; with one resource #76 could activate it but not pay for it.
    layout = {"dragons": {"C1": 76, "G1": 146}, "hand": [49]}
    bench(**layout, gold=1).use("C1").gives()
    table = bench(**layout, gold=2).use("C1").pick("gold", "G1", "gold", 49)
    table.gives(gold=-2, D=-1, dragons=1)
    assert bench(options={"pay_for_nothing": True}, **layout, gold=1).use("C1").offers("gold")
