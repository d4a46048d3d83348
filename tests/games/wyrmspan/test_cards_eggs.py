"""Dragons that lay eggs: here, in this cave, in this column, beside them, on each of them."""

import pytest

from tests.games.wyrmspan.bench import bench

# #43 has 5 nests, #54 4, #45 5, #55 4, #66 3, #20 (a hatchling) none, #74 2.


@pytest.mark.clause("WS-EGG-06", "WS-VRB-05")
@pytest.mark.parametrize("dragon", [43, 139])
def test_an_egg_is_laid_here(dragon):
    table = bench(dragons={"A1": dragon, "A2": 45}).use("A1").gives(eggs=1)
    assert table.seen("A1") == {"eggs": 1}


@pytest.mark.clause("WS-EGG-03")
@pytest.mark.parametrize(("dragon", "nests"), [(43, 5), (139, 4)])
def test_no_egg_is_laid_here_when_every_nest_is_taken(dragon, nests):
    bench(dragons={"A1": dragon, "A2": 45}, eggs={"A1": nests}).use("A1").gives()


@pytest.mark.clause("WS-EGG-07", "WS-EGG-08", "WS-GEN-08", "WS-GEN-09", "WS-GEN-12")
@pytest.mark.parametrize("dragon", [55, 158])
def test_an_egg_is_laid_anywhere_in_this_cave(dragon):
    table = bench(dragons={"G2": dragon, "G1": 43, "G3": 20, "C2": 45, "A2": 54}).use("G2").asks("G1", "G2")
    table.pick("G1").gives(eggs=1)
    assert table.seen("G1") == {"eggs": 1}


@pytest.mark.clause("WS-EGG-07")
def test_the_green_ghost_lays_its_egg_anywhere_in_its_cave():
    table = bench(dragons={"G2": 66, "G1": 43, "C2": 45}, hand=[60]).use("G2").pick(60).asks("G1", "G2")
    table.pick("G2").gives(D=-1, eggs=1)


@pytest.mark.clause("WS-EGG-05", "WS-EGG-07")
def test_the_starlit_shepherd_lays_two_eggs_in_its_cave_on_one_dragon_or_two():
    table = bench(dragons={"A1": 137, "A2": 43, "C1": 45}, pit=[12]).use("A1").pick("cave 12").asks("A1", "A2")
    table.pick("A2").asks("A1", "A2").pick("A1").gives(C=-1, eggs=2)
    assert (table.seen("A1"), table.seen("A2")) == ({"eggs": 1}, {"eggs": 1})


@pytest.mark.clause("WS-CRD-40", "WS-EGG-08", "WS-GEN-10")
def test_the_hushed_oak_wing_feydragon_lays_an_egg_in_its_column_itself_included():
    table = bench(dragons={"C2": 82, "C1": 43, "G2": 45, "A2": 54, "A3": 55}).use("C2").asks("C2", "G2", "A2")
    table.pick("G2").gives(eggs=1)
    assert table.seen("G2") == {"eggs": 1}


@pytest.mark.clause("WS-CRD-66", "WS-EGG-09", "WS-GEN-11")
def test_the_solitary_remora_lays_its_egg_on_an_adjacent_dragon_not_on_itself():
    where = {"G2": 173, "G1": 43, "G3": 45, "C2": 54, "A2": 55, "C1": 66, "A3": 53}
    bench(dragons=where).use("G2").asks("G1", "G3", "C2", "A2").pick("A2").gives(eggs=1)
    bench(dragons={"C1": 173, "A1": 43}).use("C1").gives()  # Crimson and Amethyst are not adjacent


@pytest.mark.clause("WS-CRD-38", "WS-VRB-20", "WS-VRB-21", "WS-EGG-10")
@pytest.mark.parametrize("dragon", [79, 107, 164])
def test_with_three_dragons_in_the_cave_an_egg_is_laid_on_each(dragon):
    table = bench(dragons={"A1": dragon, "A2": 43, "A3": 20, "C1": 45}).use("A1").gives(eggs=2)
    assert (table.seen("A1"), table.seen("A2"), table.seen("A3")) == ({"eggs": 1}, {"eggs": 1}, {})
    bench(dragons={"A1": dragon, "A2": 43, "C1": 45, "C2": 54}).use("A1").gives()
    four = bench(dragons={"A1": dragon, "A2": 43, "A3": 45, "A4": 74}, eggs={"A4": 2}).use("A1").gives(eggs=3)
    assert four.seen("A4") == {"eggs": 2}


@pytest.mark.clause("WS-CRD-84", "WS-EGG-10")
def test_the_pacifistic_web_toed_serpent_lays_an_egg_on_each_dragon_of_its_column():
    table = bench(dragons={"A2": 95, "A1": 43, "G2": 45, "C2": 54, "C1": 55}).use("A2").gives(eggs=3)
    assert [table.seen(name) for name in ("A2", "G2", "C2", "A1")] == [{"eggs": 1}] * 3 + [{}]


@pytest.mark.clause("WS-CRD-61", "WS-CRD-01")
def test_the_kind_mistvern_lays_an_egg_on_each_dragon_of_its_cave_that_is_not_aggressive():
    # #58 is aggressive, #43 helpful.
    table = bench(dragons={"A1": 138, "A2": 58, "A3": 43, "C1": 45}).use("A1").gives(eggs=2)
    assert [table.seen(name) for name in ("A1", "A2", "A3")] == [{"eggs": 1}, {}, {"eggs": 1}]


@pytest.mark.clause("WS-CRD-68", "WS-VRB-20")
def test_the_tendering_mothdragon_lays_two_eggs_on_itself_with_a_marker_on_the_guild_tile():
    bench(dragons={"G1": 175}).use("G1").gives()
    table = bench(dragons={"G1": 175, "G2": 43}, markers=[3]).use("G1").gives(eggs=2)
    assert table.seen("G1") == {"eggs": 2}
    bench(dragons={"G1": 175}, markers=[5], eggs={"G1": 1}).use("G1").gives(eggs=1)
    few = bench(dragons={"G1": 175}, markers=[3], options={"ask_everything": True}).use("G1")
    few.pick("G1", "skip").gives(eggs=1)


@pytest.mark.clause("WS-CAC-03", "WS-VRB-15")
def test_the_blue_keeper_lays_an_egg_on_itself_for_a_resource_cached_on_it():
    table = bench(dragons={"A1": 153, "A2": 43}, gold=1, milk=1).use("A1").asks("gold", "milk", "skip")
    table.pick("milk").gives(milk=-1, cached=1, eggs=1)
    assert table.seen("A1") == {"milk": 1, "eggs": 1}
    bench(dragons={"A1": 153}, gold=1).use("A1").pick("skip").gives()
    bench(dragons={"A1": 153}, eggs={"A1": 4}, gold=1).use("A1").pick("gold").gives(gold=-1, cached=1)


@pytest.mark.clause("WS-CRD-25", "WS-CRD-26")
def test_the_guarding_horned_drake_lays_an_egg_on_itself_if_a_card_was_tucked():
    table = bench(dragons={"G1": 63, "G2": 43}, hand=[60]).use("G1").pick(60).gives(D=-1, tucked=1, eggs=1)
    assert table.seen("G1") == {"eggs": 1, "tucked": 1}
    bench(dragons={"G1": 63}, hand=[60]).use("G1").pick("skip").gives()
    bench(dragons={"G1": 63}).use("G1").gives()
    full = bench(dragons={"G1": 63, "G2": 43}, hand=[60], eggs={"G1": 4}).use("G1").pick(60)
    full.gives(D=-1, tucked=1)


@pytest.mark.clause("WS-EGG-01", "WS-EGG-04", "WS-GEN-04")
def test_the_tranquil_wyrm_lays_three_eggs_anywhere_the_mat_nests_included():
    table = bench(dragons={"A1": 45, "C1": 43, "G1": 20}, coins=1).use("A1").pick("coin").asks("A1", "C1", "mat")
    table.pick("C1", "mat", "A1").gives(coins=-1, eggs=3)
