"""Every kind of piece counts from 0 somewhere: the piece with that number is as good as any other."""

import pytest

from tests.games.wyrmspan.bench import bench
from tests.games.wyrmspan.table import cave, table
from wyrmhall.games.wyrmspan import RULES, solo
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.effects import Gain, LayEgg, Take
from wyrmhall.games.wyrmspan.numbers import CAVE, DRAGON, MEAT, RESOURCE
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.paths import ICONS
from wyrmhall.games.wyrmspan.setup import KEPT, RESOURCES
from wyrmhall.games.wyrmspan.track import GuildStep


@pytest.mark.clause("WS-EGG-01", "WS-EGG-12", "WS-CAC-03", "WS-TUC-02")
def test_space_0_holds_eggs_resources_and_cards():
    t = table(coins=1, mat={"C1": 43, "C2": 45}).use(LayEgg(2)).do("C1", "C1").has(eggs={"C1": 2})
    t.lay(3).do("meat", "C1", "gold", "C1").has(cached={"C1": {"meat": 1, "gold": 1}})
    t.lay(67).do("C1", "C1").has(tucked={"C1": 2})
    t = bench(dragons={"C1": 43}, eggs={"C1": 1, "mat": 1}, steps=1).dig(75).asks("egg C1", "egg mat", "skip")
    t.pick("egg C1", "skip").gives(eggs=-1, steps=1, meat=1, caves=1)


@pytest.mark.clause("WS-SPC-16", "WS-SPC-06", "WS-FRE-10")
def test_the_dragon_of_space_0_is_swapped_covered_and_activated():
    t = table(coins=1, mat={"C1": 43, "A1": 45}, eggs={"C1": 2}).lay(66).do("C1")
    t.has(mat={"C1": 45, "A1": 43}, eggs={"A1": 2})
    t = table(mat={"C1": 43, "C2": 45}, hand=[68], pit=[12], tile="highlands").row(2).do(cave(12), 68, "C1")
    t.has(mat={"C1": 68, "C2": 45}, tucked={"C1": 1})
    bench(dragons={"C1": 56, "A1": 172}).use("A1").asks("C1", "skip").pick("C1").gives(gold=1)


@pytest.mark.clause("WS-EXC-01", "WS-ENT-11", "WS-EXP-01")
def test_cave_0_is_excavated_settled_and_explored():
    t = table(coins=4, pit=[16], hand=[98]).arrange(1, passed=True).do("excavate", "crimson").has(caves={"C2": 16})
    t.do("entice", "crimson").has(mat={"C1": 98})
    t.do("explore-crimson", "meat").has(meat=1)
    assert t.player().spent[2] == 1
    t.only("C1", "mat")  # the step after the first icon


@pytest.mark.clause("WS-GEN-16", "WS-PAY-07", "WS-PAY-08", "WS-CRD-75")
def test_resource_0_is_gained_paid_exchanged_and_waived():
    bench().run(Gain(RESOURCE)).pick("meat").gives(meat=1)
    bench().run(Gain(MEAT)).gives(meat=1)
    bench(meat=1, gold=1, dragons={"C1": 43}).dig(70).asks("meat", "gold", "skip").pick(
        "meat", "C1", "C1", "skip"
    ).gives(meat=-1, eggs=2, caves=1)
    t = table(coins=1, meat=2).do("exchange")
    t.do(1000, "milk").has(meat=0, milk=1)  # the pair meat and meat
    t = table(coins=1, gold=2).do("exchange", 1011, "meat").has(gold=0, meat=1)
    choice = bench(hand=[38], meat=1, crystal=3).dig(52).pick(38, "in crimson").asks("meat", "crystal").pick("meat")
    choice.gives(caves=1, D=-1, dragons=1, crystal=-3, coins=2)
    assert bench(dragons={"A1": 20}, meat=1).use("A1").pick("meat").gives(meat=-1, gold=1, cached=1).seen("A1") == {
        "meat": 1
    }


@pytest.mark.clause("WS-DRW-01", "WS-FRE-12", "WS-CRD-27")
def test_slot_0_of_the_displays_is_taken_and_played_from():
    t = table(coins=1, display=[60, 61, 62], cave_display=[16, 34, 44]).use(Take(DRAGON)).do(60).has(hand=[60])
    assert t.game.display == [0, 61, 62]
    t.use(Take(CAVE)).do(cave(16)).has(pit=[16])
    assert t.game.cave_display == [0, 34, 44]
    t = bench(dragons={"C1": 64}, cave_display=(16, 34, 44)).use("C1").pick("cave-slot 1", "in golden")
    t.gives(caves=1, crystal=2)
    t = bench(dragons={"C1": 89}, gold=1, display=(98, 0, 0)).use("C1").pick("gold", "slot 1")
    t.gives(gold=-1, dragons=1)


@pytest.mark.clause("WS-GLD-22", "WS-GLD-26", "WS-GLD-47", "WS-CRD-06")
def test_place_0_of_the_guild_tile_takes_a_marker_and_gives_its_bonus():
    t = table(coins=1, steps=5, pit=[16], tile="seafarers").use(GuildStep()).do("row1").only(cave(16), "skip")
    t.do(cave(16), "crimson").has(markers=["row1"], crystal=2)
    assert RULES.view(t.game, 0).places[0].free == 0
    t.arrange(steps=11).use(GuildStep()).refuses("row1").only("row2", "row3", "row4", "vp1", "vp2", "vp3", "skip")
    assert table(mat={"C1": 44}, markers=["row1"]).score()["abilities"] == 2


@pytest.mark.clause("WS-GLD-43", "WS-GLD-46")
def test_tile_0_gives_its_bonuses():
    t = (
        table(coins=1, eggs=1, tile="plains", cave_deck=[16])
        .row(1)
        .do("mat", "crimson")
        .has(caves={"C2": 16}, crystal=2)
    )
    assert t.game.tile == 0
    t = table(eggs=2, tile="plains", markers=["row4"])
    assert t.score()["guild"] == 1


@pytest.mark.clause("WS-GLD-02", "WS-GLD-03")
def test_space_0_of_the_track_is_entered_after_a_lap():
    t = table(coins=1, steps=11, tile="plains").use(GuildStep()).do("vp1").has(steps=12, markers=["vp1"])
    assert RULES.view(t.game, 0).players[0].guild_space == 0


@pytest.mark.clause("WS-SPC-29", "WS-EXP-18")
def test_icon_0_is_used():
    assert ICONS[0] == Gain(RESOURCE)
    bench(dragons={"A1": 73}, pit=[12]).use("A1").pick("cave 12", "icon 1", "meat").gives(C=-1, meat=1)


@pytest.mark.clause("WS-OBJ-16", "WS-OBJ-01")
def test_face_0_of_the_objectives_is_scored():
    assert FACES[0].name == "cave-cards-on-mat"
    t = table(objectives=["cave-cards-on-mat"] * 4, dug=["C3"], coins=0).arrange(1, dug=["G2"], coins=0)
    assert t.is_turn_of(1)
    assert [p.rows for p in t.game.players] == [[1], [2]]


@pytest.mark.clause("WS-DEC-26", "WS-DEC-27", "WS-DEC-08", "WS-DEC-43", "WS-DEC-25")
def test_part_0_of_a_choice_is_taken():
    t = table(coins=2, pit=[50], display=[60, 61, 62], steps=1).do("excavate", "crimson", "first", 60)
    t.has(hand=[60]).do("first").has(steps=2, meat=1)  # of those left the step is the first
    t.only("first", "second", "third", "fourth")  # the opponent's choice
    offer = bench(dragons={"C1": 86}, hand=[60, 61]).run(DRAGONS[86].game_end, 0, 0)
    offer.asks("offer 1", "offer 2", "skip").pick("offer 1", 60)
    assert offer.game.players[0].sold == 1
    fate = bench(dragons={"C1": 109}, meat=1, deck=[60, 61, 62]).use("C1").pick("meat", "keep", "discard")
    fate.gives(meat=-1, D=1, tucked=1)


@pytest.mark.clause("WS-SET-17", "WS-SET-19")
def test_choice_0_of_the_opening_keeps_the_first_four_cards_and_takes_three_meat():
    game = RULES.new(RULES.setup(2), 1)
    hand, pit = game.players[0].hand[:], game.players[0].pit[:]
    for _ in range(4):
        game.step(0, game.decision.seat)
    assert KEPT[0] == (0, 1, 2, 3)
    assert RESOURCES[0] == (MEAT, MEAT, MEAT)
    assert (game.players[0].hand, game.players[0].pit) == (hand, pit[:1])
    assert game.players[0].supply == [3, 0, 0, 0, 6]


@pytest.mark.clause("AU-COM-01", "AU-ADV-01")
def test_card_0_of_the_automa_is_turned_up():
    t = bench(1, automa={"deck": [0, 0, 0]}, round=1).run(solo.AUTOMA_TURN)
    assert t.game.automa.shown == [0]
    assert t.game.automa.steps == 1
