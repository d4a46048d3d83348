"""Dragons that take a payment for what they give."""

import pytest

from tests.games.wyrmspan.bench import bench

# Number, what is there, answers, what changes. The guild token stands on space 7 (8 gold, 9 dragon, 10 coin).
PAYMENTS = [
    (36, {"hand": [60]}, (60, "crystal"), {"D": -1, "crystal": 1}),
    (45, {"coins": 1}, ("coin", "C1", "C1", "mat"), {"coins": -1, "eggs": 3}),
    (66, {"hand": [60]}, (60,), {"D": -1, "eggs": 1}),
    (72, {"eggs": {"C1": 1}}, ("egg C1",), {"eggs": -1, "steps": 2, "gold": 1, "D": 1}),
    (90, {"coins": 1}, ("coin",), {"coins": -1, "gold": 1, "crystal": 1, "meat": 1}),
    (94, {"hand": [60]}, (60,), {"D": -1, "steps": 1, "gold": 1}),
    (94, {"pit": [12]}, ("cave 12",), {"C": -1, "steps": 1, "gold": 1}),
    (108, {"coins": 1}, ("coin", "part 3", "milk"), {"coins": -1, "steps": 1, "gold": 1, "milk": 1, "C": 1, "D": 1}),
    (121, {"coins": 1}, ("coin",), {"steps": 3, "gold": 1, "D": 1}),
    (137, {"pit": [12]}, ("cave 12",), {"C": -1, "eggs": 2}),
    (159, {"eggs": {"C1": 1}}, ("egg C1", "gold", "milk"), {"eggs": -1, "gold": 1, "milk": 1}),
]


@pytest.mark.clause("WS-VRB-08", "WS-VRB-15", "WS-GEN-31", "WS-DEC-21")
@pytest.mark.parametrize(("dragon", "given", "answers", "change"), PAYMENTS)
def test_a_dragon_takes_its_payment_and_gives_what_it_buys(dragon, given, answers, change):
    bench(dragons={"C1": dragon}, steps=7, **given).use("C1").pick(*answers).gives(**change)


@pytest.mark.clause("WS-VRB-08", "WS-GEN-26")
@pytest.mark.parametrize(("dragon", "given"), [row[:2] for row in PAYMENTS])
def test_a_payment_may_be_declined(dragon, given):
    bench(dragons={"C1": dragon}, steps=7, **given).use("C1").pick("skip").gives()


@pytest.mark.clause("WS-VRB-08", "WS-PAY-04")
@pytest.mark.parametrize("number", [36, 45, 61, 65, 66, 67, 72, 73, 76, 89, 90, 94, 105, 108, 109, 121, 137, 142, 146])
def test_nothing_happens_without_the_payment(number):
    bench(dragons={"C1": number}).use("C1").gives()


@pytest.mark.clause("WS-CRD-51", "WS-GEN-35")
def test_the_good_drake_gives_its_four_gains_in_any_order():
    table = bench(dragons={"C1": 108}, steps=4, coins=1, options={"ask_everything": True}).use("C1").pick("coin")
    table.asks("part 1", "part 2", "part 3", "part 4", "skip")
    # Its parts: a step (to the crystal on space 5), a resource, a cave card, a dragon card.
    table.pick("part 4", "deck", "part 2", "milk", "part 2", "deck", "yes", "crystal")
    table.gives(coins=-1, D=1, C=1, milk=1, steps=1, crystal=1)


@pytest.mark.clause("WS-CRD-30")
def test_the_ancient_one_gives_two_different_ones_of_four_benefits():
    table = bench(dragons={"G1": 67}, eggs={"G1": 1}, steps=7).use("G1").pick("egg G1")
    table.asks("part 1", "part 2", "part 3", "part 4")  # dragon card, step, cave card, resource
    table.pick("part 4", "milk").asks("part 1", "part 2", "part 3").pick("part 2")
    table.gives(eggs=-1, milk=1, steps=1, gold=1)


@pytest.mark.clause("WS-EGG-13", "WS-EGG-14", "WS-GEN-12")
@pytest.mark.parametrize("dragon", [67, 72, 159])
def test_an_egg_from_this_cave_comes_from_any_dragon_of_the_cave_and_from_nowhere_else(dragon):
    eggs = {"G1": 1, "G2": 1, "C1": 1, "mat": 2}
    table = bench(dragons={"G1": dragon, "G2": 43, "C1": 45}, eggs=eggs).use("G1")
    table.asks("egg G1", "egg G2", "skip").pick("egg G2")
    then = {
        67: ("part 1", "part 2", "part 3", "part 4"),
        72: ("C1", "G1", "G2"),
        159: ("meat", "gold", "crystal", "milk"),
    }
    table.asks(*then[dragon])
    assert table.game.players[0].eggs[5] == 0
    bench(dragons={"G1": dragon, "C1": 45}, eggs={"C1": 2, "mat": 2}).use("G1").gives()


@pytest.mark.clause("WS-CRD-24")
def test_the_primeval_wyrm_takes_both_eggs_from_adjacent_dragons():
    where = {"G2": 61, "G1": 43, "G3": 45, "C2": 53, "A2": 54, "C1": 55}
    eggs = {"G2": 2, "G1": 1, "C2": 1, "C1": 3, "mat": 2}
    table = bench(dragons=where, eggs=eggs, steps=7).use("G2").asks("egg G1", "egg C2", "skip")
    table.pick("egg C2").gives(eggs=-2, steps=2, gold=1, D=1)
    assert (table.seen("G1"), table.seen("C2"), table.seen("G2")) == ({}, {}, {"eggs": 2})
    both = bench(dragons={"G2": 61, "G1": 43}, eggs={"G1": 2}, steps=7).use("G2").pick("egg G1")
    both.gives(eggs=-2, steps=2, gold=1, D=1)
    bench(dragons={"G2": 61, "G1": 43}, eggs={"G1": 1, "G2": 2, "mat": 2}).use("G2").gives()


@pytest.mark.clause("WS-CRD-48", "WS-VRB-19")
def test_australopithecus_drakus_takes_up_to_three_cave_cards_for_an_egg_each_on_itself():
    table = bench(dragons={"A1": 105}, pit=[12, 20, 34, 49]).use("A1")
    table.pick("cave 12", "cave 20", "cave 34").gives(C=-3, eggs=3)
    assert table.seen("A1") == {"eggs": 3}
    bench(dragons={"A1": 105}, pit=[12, 20]).use("A1").pick("cave 12", "skip").gives(C=-1, eggs=1)
    bench(dragons={"A1": 105}, eggs={"A1": 3}, pit=[12]).use("A1").gives()


@pytest.mark.clause("WS-SPC-29", "WS-VRB-12")
def test_the_marshy_webbed_dragon_takes_a_cave_card_for_any_icon_of_the_mat():
    table = bench(dragons={"A1": 73}, pit=[12], meat=1, hand=[60], steps=7).use("A1").pick("cave 12")
    # Equal icons are offered once: resource, step, egg, caching; dragon card, tucking; cave card. No cave card is left
    # to pay for the last icon of the Amethyst Abyss.
    table.asks("icon 1", "icon 2", "icon 4", "icon 5", "icon 6", "icon 10", "icon 11")
    table.pick("icon 2").gives(C=-1, steps=1, gold=1)
    again = bench(dragons={"A1": 73}, pit=[12, 20]).use("A1").pick("cave 20", "icon 15", "cave 12", "mat", "mat")
    again.gives(C=-2, eggs=2)
