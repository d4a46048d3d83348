"""Dragons that cache resources."""

import pytest

from tests.games.wyrmspan.bench import bench


@pytest.mark.clause("WS-CAC-01", "WS-CAC-03", "WS-CAC-09", "WS-DEC-22")
def test_the_tawny_steppe_wyvern_caches_a_resource_of_the_own_supply_on_itself():
    table = bench(dragons={"C1": 53, "C2": 43}, meat=1, crystal=2).use("C1").asks("meat", "crystal", "skip")
    table.pick("crystal").gives(crystal=-1, cached=1)
    assert table.seen("C1") == {"crystal": 1}
    bench(dragons={"C1": 53}, coins=3).use("C1").gives()


@pytest.mark.clause("WS-CRD-40", "WS-CAC-10")
def test_the_red_guardian_caches_on_any_dragon_of_its_column_itself_included():
    table = bench(dragons={"C1": 125, "G1": 43, "A1": 54, "C2": 55}, gold=1).use("C1").pick("gold")
    table.asks("C1", "G1", "A1").pick("A1").gives(gold=-1, cached=1)
    assert table.seen("A1") == {"gold": 1}
    alone = bench(dragons={"C1": 125, "G2": 43}, gold=1).use("C1").pick("gold").gives(gold=-1, cached=1)
    assert alone.seen("C1") == {"gold": 1}


@pytest.mark.clause("WS-VRB-15")
def test_the_knowing_guardian_draws_from_the_deck_for_a_cached_resource():
    table = bench(dragons={"C1": 120}, milk=1, display=(60, 61, 62)).use("C1").asks("milk", "skip").pick("milk")
    table.gives(milk=-1, cached=1, D=1)
    assert table.game.display == [60, 61, 62]
    bench(dragons={"C1": 120}, milk=1).use("C1").pick("skip").gives()


@pytest.mark.clause("WS-CRD-36", "WS-GEN-42", "WS-VRB-23")
@pytest.mark.parametrize(
    ("dragon", "kind"), [(77, "meat"), (78, "milk"), (96, "milk"), (136, "crystal"), (163, "gold")]
)
def test_a_dragon_gains_a_resource_and_may_cache_that_one_on_itself(dragon, kind):
    layout = {"dragons": {"C1": dragon, "C2": 43}, "gold": 1, "meat": 1}
    cached = bench(**layout).use("C1").asks("C1", "keep").pick("C1").gives(cached=1)
    assert cached.seen("C1") == {kind: 1}
    bench(**layout).use("C1").pick("keep").gives(**{kind: 1})


@pytest.mark.clause("WS-CRD-37", "WS-GEN-42")
@pytest.mark.parametrize(("dragon", "kind"), [(154, "meat"), (161, "milk")])
def test_a_dragon_gains_a_resource_and_may_cache_that_one_on_any_own_dragon(dragon, kind):
    layout = {"dragons": {"C1": dragon, "G1": 43, "A1": 54}}
    cached = bench(**layout).use("C1").asks("C1", "G1", "A1", "keep").pick("A1").gives(cached=1)
    assert cached.seen("A1") == {kind: 1}
    bench(**layout).use("C1").pick("keep").gives(**{kind: 1})


@pytest.mark.clause("WS-CRD-54", "WS-CRD-55", "WS-CRD-01")
def test_the_penurious_red_wyrm_gains_a_resource_per_aggressive_dragon_and_may_cache_two_of_them():
    # #58 and #62 are aggressive, #43 is not; #68 is aggressive in another cave.
    layout = {"dragons": {"C1": 111, "C2": 58, "C3": 43, "C4": 62, "G1": 68}}
    kept = bench(**layout).use("C1").pick("meat", "gold", "meat").gives(meat=2, gold=1)
    assert kept.seen("C1") == {}
    mixed = bench(**layout).use("C1").pick("cache milk", "cache gold").asks("meat", "gold", "crystal", "milk")
    mixed.pick("crystal").gives(cached=2, crystal=1)
    assert mixed.seen("C1") == {"milk": 1, "gold": 1}
    bench(dragons={"C1": 111}).use("C1").pick("milk").gives(milk=1)
    for kind in ("meat", "gold", "crystal", "milk"):
        cached = bench(dragons={"C1": 111}).use("C1").pick(f"cache {kind}").gives(cached=1)
        assert cached.seen("C1") == {kind: 1}


@pytest.mark.clause("WS-CRD-56", "WS-CRD-57")
def test_the_custodial_koiwyrm_gains_two_resources_keeps_one_and_caches_the_other_on_any_dragon():
    table = bench(dragons={"C1": 115, "G1": 43}).use("C1").pick("gold", "milk").asks("C1", "G1").pick("G1")
    table.gives(gold=1, cached=1)
    assert table.seen("G1") == {"milk": 1}
    itself = bench(dragons={"C1": 115}).use("C1").pick("gold", "gold").gives(gold=1, cached=1)
    assert itself.seen("C1") == {"gold": 1}
    asked = bench(dragons={"C1": 115}, options={"ask_everything": True}).use("C1")
    asked.asks("yes", "skip").pick("skip").gives()


@pytest.mark.clause("WS-HAT-06", "WS-HAT-08", "WS-HAT-09", "WS-HAT-10", "WS-CAC-07")
def test_a_hatchling_is_fed_by_whatever_caches_its_food_on_it():
    # #20 eats meat: gold at every feeding, two dragon cards at the third. #22 eats cards.
    where = {"C1": 154, "G1": 20, "A1": 22}
    fed = bench(dragons=where, fed={"G1": 2}, cached={"G1": "meat meat"}).use("C1").pick("G1")
    fed.gives(cached=1, gold=1, D=2)
    other = bench(dragons={"C1": 161, "G1": 20}, fed={"G1": 2}).use("C1").pick("G1").gives(cached=1)
    assert other.game.players[0].fed[4] == 2
    bench(dragons=where).use("C1").pick("A1").gives(cached=1)  # meat on a hatchling that eats cards
