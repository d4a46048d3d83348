"""Dragons that tuck cards, reveal cards, and share out the cards they draw."""

import pytest

from tests.games.wyrmspan.bench import bench

# Cards in the deck: #20 hatchling, #50 small, #53 medium, #55 large.
HATCHLING, SMALL, MEDIUM, LARGE = 20, 50, 53, 55


@pytest.mark.clause("WS-TUC-01", "WS-TUC-02", "WS-TUC-04", "WS-DEC-23")
def test_the_malcontent_venomous_wyrm_tucks_a_card_from_hand_under_itself():
    table = bench(dragons={"G1": 84, "G2": 43}, hand=[60, 61], pit=[12]).use("G1").asks(60, 61, "skip")
    table.pick(61).gives(D=-1, tucked=1)
    assert table.seen("G1") == {"tucked": 1}
    assert table.game.players[0].hand == [60]
    bench(dragons={"G1": 84}, pit=[12]).use("G1").gives()


@pytest.mark.clause("WS-CRD-40", "WS-DEC-24")
def test_the_macabre_lindworm_tucks_a_card_in_its_column_itself_included():
    table = bench(dragons={"G1": 171, "C1": 43, "A1": 54, "G2": 45}, hand=[60]).use("G1").pick(60)
    table.asks("G1", "C1", "A1").pick("C1").gives(D=-1, tucked=1)
    assert table.seen("C1") == {"tucked": 1}


@pytest.mark.clause("WS-TUC-03", "WS-VRB-07")
def test_the_sea_viper_tucks_the_top_card_of_the_deck_under_any_own_dragon():
    table = bench(dragons={"G1": 141, "A1": 43}, hand=[60], display=(61, 62, 63)).use("G1").asks("G1", "A1")
    table.pick("A1").gives(tucked=1)
    assert table.seen("A1") == {"tucked": 1}
    assert table.game.display == [61, 62, 63]


@pytest.mark.clause("WS-CRD-58")
@pytest.mark.parametrize("markers", [[], [1], [1, 3, 5]])
def test_the_antediluvian_basilisk_tucks_a_card_of_the_deck_for_each_own_marker_on_the_guild_tile(markers):
    table = bench(dragons={"G1": 117, "A1": 43}, markers=markers, others={1: {"markers": [4]}}).use("G1")
    assert table.seen("G1") == ({"tucked": len(markers)} if markers else {})


@pytest.mark.clause("WS-CRD-59", "WS-CRD-01", "WS-TUC-03")
def test_the_smirking_ridgeback_tucks_a_card_of_the_deck_under_each_playful_dragon_of_its_cave():
    # #155 and #36 are playful, #166 is aggressive; #41 is playful in another cave.
    where = {"C1": 130, "C2": 155, "C3": 166, "C4": 36, "G1": 41}
    table = bench(dragons=where).use("C1").gives(tucked=3)
    assert [table.seen(name) for name in where] == [{"tucked": 1}, {"tucked": 1}, {}, {"tucked": 1}, {}]


@pytest.mark.clause("WS-TUC-12", "WS-TUC-13", "WS-TUC-14", "WS-TUC-15", "WS-TUC-16", "WS-TUC-17", "WS-VRB-01")
@pytest.mark.parametrize("dragon", [80, 151, 152])
@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        (38, ["meat", "crystal"]),
        (113, ["crystal"]),
        (1, ["milk"]),
        (46, []),
        (98, []),
        (49, ["meat", "gold", "crystal"]),
    ],
)
def test_a_card_tucked_from_hand_gives_one_resource_of_a_kind_in_its_cost(dragon, card, kinds):
    table = bench(dragons={"C1": dragon}, hand=[card, 60]).use("C1").asks(card, 60, "skip").pick(card)
    if len(kinds) > 1:
        table.asks(*kinds).pick(kinds[-1])
    table.gives(D=-1, tucked=1, **dict.fromkeys(kinds[-1:], 1))


@pytest.mark.clause("WS-VRB-19", "WS-GEN-33")
def test_the_gliding_taiga_drake_tucks_up_to_two_cards_for_a_resource_each():
    layout = {"dragons": {"C1": 104, "C2": 43}, "hand": [60, 61, 62]}
    table = bench(**layout).use("C1").asks(60, 61, 62, "skip").pick(60, "milk").asks(61, 62, "skip")
    table.pick(62, "gold").gives(D=-2, tucked=2, milk=1, gold=1)
    assert table.seen("C1") == {"tucked": 2}
    bench(**layout).use("C1").pick(60, "milk", "skip").gives(D=-1, tucked=1, milk=1)


@pytest.mark.clause("WS-CRD-21", "WS-DRW-11", "WS-DRW-12", "WS-VRB-13")
@pytest.mark.parametrize("card", [HATCHLING, SMALL, MEDIUM, LARGE])
@pytest.mark.parametrize(("dragon", "sizes"), [(58, [HATCHLING]), (110, [MEDIUM, LARGE]), (127, [SMALL, HATCHLING])])
def test_a_revealed_card_of_the_named_size_is_tucked_and_any_other_goes_to_hand(dragon, sizes, card):
    table = bench(dragons={"G1": dragon}, deck=[card]).use("G1")
    table.gives(**({"tucked": 1} if card in sizes else {"D": 1}))
    assert table.game.players[0].hand == ([] if card in sizes else [card])


@pytest.mark.clause("WS-CRD-22", "WS-CRD-23", "WS-VRB-13")
@pytest.mark.parametrize("card", [HATCHLING, SMALL, MEDIUM, LARGE])
@pytest.mark.parametrize(("dragon", "size", "kind"), [(68, LARGE, "meat"), (100, SMALL, "milk"), (176, MEDIUM, "meat")])
def test_a_revealed_card_of_another_size_is_discarded_for_a_resource(dragon, size, kind, card):
    table = bench(dragons={"G1": dragon}, deck=[card]).use("G1")
    table.gives(**({"tucked": 1} if card == size else {kind: 1}))
    assert (card in table.game.discard) == (card != size)


@pytest.mark.clause("WS-DRW-14", "WS-DEC-35")
@pytest.mark.parametrize("dragon", [58, 68, 100, 110, 127, 176])
def test_nobody_has_to_reveal_a_card(dragon):
    bench(dragons={"G1": dragon}, options={"ask_everything": True}).use("G1").asks("yes", "skip").pick("skip").gives()


@pytest.mark.clause("WS-CRD-32", "WS-CRD-33", "WS-CRD-01")
def test_the_prescient_gryphdragon_draws_a_card_per_shy_dragon_and_may_tuck_two_of_them():
    # #74 and #75 are shy, #43 is helpful; #81 is shy in another cave.
    layout = {"dragons": {"G1": 69, "G2": 74, "G3": 43, "G4": 75, "C1": 81}, "deck": [101, 102, 103]}
    table = bench(**layout, hand=[60], display=(61, 62, 63)).use("G1").asks(101, 102, 103, "skip")
    table.pick(102).asks(101, 103, "skip").pick(101).gives(D=1, tucked=2)
    assert table.seen("G1") == {"tucked": 2}
    assert table.game.players[0].hand == [60, 103]
    bench(**layout).use("G1").pick("skip").gives(D=3)
    bench(dragons={"G1": 69}, deck=[101]).use("G1").pick("skip").gives(D=1)


@pytest.mark.clause("WS-CRD-60", "WS-CRD-07")
def test_the_churlish_firevern_draws_two_cards_in_a_full_column_and_may_tuck_them():
    full = {"dragons": {"G2": 135, "C2": 43, "A2": 45}, "deck": [101, 102]}
    bench(**full).use("G2").pick(101, 102).gives(tucked=2)
    bench(**full).use("G2").pick(101, "skip").gives(tucked=1, D=1)
    bench(**full).use("G2").pick("skip").gives(D=2)
    bench(dragons={"G2": 135, "C2": 43, "A1": 45}, deck=[101, 102]).use("G2").gives()


@pytest.mark.clause("WS-VRB-23", "WS-GEN-42")
@pytest.mark.parametrize("dragon", [148, 160])
def test_a_card_drawn_from_the_deck_may_be_tucked_here(dragon):
    layout = {"dragons": {"C1": dragon, "C2": 43}, "deck": [101], "display": (61, 62, 63), "hand": [60]}
    table = bench(**layout).use("C1").asks(101, "skip").pick(101).gives(tucked=1)
    assert table.seen("C1") == {"tucked": 1}
    kept = bench(**layout).use("C1").pick("skip").gives(D=1)
    assert kept.game.players[0].hand == [60, 101]


@pytest.mark.clause("WS-CRD-70")
def test_the_beckoning_cricketcatcher_may_tuck_the_card_it_gained_under_any_own_dragon():
    layout = {"dragons": {"G1": 180, "A1": 43}, "display": (61, 0, 0), "hand": [60]}
    table = bench(**layout).use("G1").asks("slot 1", "deck").pick("slot 1").asks("G1", "A1", "skip").pick("A1")
    table.gives(tucked=1)
    assert table.seen("A1") == {"tucked": 1}
    kept = bench(**layout).use("G1").pick("slot 1", "skip").gives(D=1)
    assert kept.game.players[0].hand == [60, 61]


@pytest.mark.clause("WS-CRD-52", "WS-VRB-23", "WS-DEC-25")
@pytest.mark.parametrize(
    ("dragon", "given", "pays", "paid"),
    [(109, {"gold": 1}, "gold", {"gold": -1}), (142, {"pit": [12]}, "cave 12", {"C": -1})],
)
def test_of_three_cards_drawn_one_is_kept_one_discarded_and_one_tucked(dragon, given, pays, paid):
    table = bench(dragons={"G1": dragon, "G2": 43}, deck=[101, 102, 103], hand=[60], **given).use("G1").pick(pays)
    first, second, third = table.game.drawn
    table.asks("keep", "discard", "tuck").pick("discard").asks("keep", "tuck").pick("tuck")
    table.gives(D=1, tucked=1, **paid)
    assert table.game.players[0].hand == [60, third]
    assert table.game.discard[-1] == first
    assert table.game.players[0].under[-1] >> 6 == second
    assert table.seen("G1") == {"tucked": 1}


@pytest.mark.clause("WS-CRD-53")
@pytest.mark.parametrize("dragon", [109, 142])
def test_with_fewer_than_three_cards_the_owner_chooses_which_fates_they_have(dragon):
    layout = {"deck": [101, 102], "options": {"reshuffle": False}, "gold": 1, "pit": [12]}
    pays = "gold" if dragon == 109 else "cave 12"
    table = bench(dragons={"G1": dragon}, **layout).use("G1").pick(pays, "discard").asks("keep", "tuck").pick("keep")
    assert table.change()["D"] == 1
    assert "tucked" not in table.change()
    assert not table.game.drawn


@pytest.mark.clause("WS-CRD-56", "WS-CRD-57")
def test_the_splitting_golden_hydra_draws_two_cards_keeps_one_and_tucks_the_other_under_any_dragon():
    table = bench(dragons={"G1": 116, "A1": 43}, deck=[101, 102], display=(61, 0, 0)).use("G1").asks("keep", "tuck")
    first, second = table.game.drawn
    table.pick("tuck").asks("G1", "A1").pick("A1").gives(D=1, tucked=1)
    assert table.game.players[0].hand == [second]
    assert table.game.players[0].under[-1] >> 6 == first
    itself = bench(dragons={"G1": 116}, deck=[101, 102]).use("G1").pick("keep").gives(D=1, tucked=1)
    assert itself.seen("G1") == {"tucked": 1}
    asked = bench(dragons={"G1": 116}, options={"ask_everything": True}).use("G1")
    asked.asks("yes", "skip").pick("skip").gives()


@pytest.mark.clause("WS-HAT-06", "WS-HAT-10", "WS-HAT-11")
def test_a_tucking_hatchling_is_fed_by_whatever_tucks_a_card_under_it():
    # #22 eats cards (meat at every feeding, two dragon cards at the third); #20 eats meat; #19 and #22 are playful.
    fed = bench(dragons={"G1": 141, "A1": 22}, fed={"A1": 2}).use("G1").pick("A1").gives(tucked=1, meat=1, D=2)
    assert fed.seen("A1") == {"tucked": 1}
    bench(dragons={"G1": 141, "A1": 20}).use("G1").pick("A1").gives(tucked=1)
    bench(dragons={"C1": 130, "C2": 22, "C3": 36}).use("C1").gives(tucked=3, meat=1)
