"""Every card of the box, played with scripted dice; and the rows against the list of components (WM-REC)."""

import ast
import json
from pathlib import Path

import pytest

from tests.games.worms.table import neighbour, table, thing_id
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.components import BASE, BASE_STOCK, COLLECTORS, FIXED, RANDOM, SUPER, SUPPLY, SUPPORT
from wyrmhall.games.worms.pack_verbs import TYPED

HERE = Path(__file__).parent
FACTS = json.loads((HERE / "components.json").read_text("utf-8"))
CARDS = {card.id: card for card in BOX.cards}


# --- rows ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-REC-03", "WM-WPN-18")
@pytest.mark.parametrize("fact", FACTS["weapons"], ids=lambda fact: fact["id"])
def test_a_weapon_row_is_as_the_list_of_components_says(fact):
    card = CARDS[fact["id"]]
    assert (card.kind, card.edition, card.count) == (fact["class"], fact["edition"], fact["count"])
    assert card.count_collectors == fact.get("count_collectors", 0)
    assert card.line == "".join(fact["line"])
    assert card.steps == TYPED.steps(fact["steps"], ())
    assert card.status == ("printed" if card.id == "bazooka" else "reconstructed")


@pytest.mark.clause("WM-REC-03", "WM-DRP-10")
@pytest.mark.parametrize("fact", FACTS["drops"], ids=lambda fact: fact["id"])
def test_a_drop_row_is_as_the_list_of_components_says(fact):
    drop = next(drop for drop in BOX.drops if drop.id == fact["id"])
    assert (drop.edition, drop.count, drop.steps) == (fact["edition"], fact["count"], TYPED.steps(fact["steps"], ()))
    assert drop.status == "reconstructed"  # of Supplies the text is printed, not the number


@pytest.mark.clause("WM-REC-03", "WM-COL-09")
@pytest.mark.parametrize("fact", FACTS["support"], ids=lambda fact: fact["id"])
def test_a_support_row_is_as_the_list_of_components_says(fact):
    card = CARDS[fact["id"]]
    assert (card.kind, card.edition, card.count) == (SUPPORT, COLLECTORS, fact["count"])
    assert (card.trigger, card.line) == (fact["trigger"], "")  # a moment in place of an action line
    assert card.steps == TYPED.steps(fact["steps"], ())


@pytest.mark.clause("WM-REC-03", "WM-CMP-16")
@pytest.mark.parametrize("fact", FACTS["sudden_death"], ids=lambda fact: fact["id"])
def test_a_sudden_death_row_is_as_the_list_of_components_says(fact):
    row = next(row for row in BOX.deaths if row.id == fact["id"])
    assert row.reveal == TYPED.steps(fact["on_reveal"], ())
    assert row.drop == TYPED.steps(fact["drop"], ())
    ends = [part["steps"] for part in fact["lasting"] if part.get("at") == "end_turn"]
    assert row.end_turn == tuple(TYPED.steps(end, ()) for end in ends)
    assert row.no_heal == ({"rule": "no_heal"} in fact["lasting"])


@pytest.mark.clause("WM-REC-03", "WM-CMP-16")
@pytest.mark.parametrize("fact", FACTS["sudden_death"], ids=lambda fact: fact["id"])
def test_a_sudden_death_card_says_each_of_its_parts(fact):
    part = next(part for part in RULES.components(RULES.setup(2)) if part.id == fact["id"])
    ends = [part for part in fact["lasting"] if part.get("at") == "end_turn"]
    parts = (("on-reveal", fact["on_reveal"]), ("no-heal", {"rule": "no_heal"} in fact["lasting"]),
             *[("at-end-of-turn", end) for end in ends], ("as-drop", fact["drop"]))  # fmt: skip
    assert [message.id for message in part.text] == [id for id, said in parts if said]
    for lang in LANGUAGES:
        assert all(speaker(lang, "worms").say(message) for message in part.text)


@pytest.mark.clause("WM-REC-01")
def test_the_base_set_has_88_cards():
    counts = {
        kind: sum(c.copies(False) for c in BOX.cards if c.kind == kind) for kind in (FIXED, RANDOM, SUPPLY, SUPER)
    }
    assert counts == {FIXED: 16, RANDOM: 8, SUPPLY: 24, SUPER: 8}
    assert sum(drop.count for drop in BOX.drops if drop.edition == BASE) == 16
    assert len(BOX.deaths) == 6
    things = 6  # reference cards of the kinds of Things
    assert sum(counts.values()) + 16 + len(BOX.deaths) + 4 + things == 88 == FACTS["counts"]["base"]["total"]


@pytest.mark.clause("WM-REC-02", "WM-COL-02", "WM-COL-05", "WM-COL-06")
def test_the_collectors_set_adds_67_cards():
    more = {
        kind: sum(c.copies(True) - c.copies(False) for c in BOX.cards if c.kind == kind)
        for kind in (FIXED, RANDOM, SUPPLY, SUPER, SUPPORT)
    }
    assert more == {FIXED: 8, RANDOM: 4, SUPPLY: 24, SUPER: 8, SUPPORT: 15}
    drops = sum(drop.count for drop in BOX.drops if drop.edition == COLLECTORS)
    references = 2 + 2  # two teams, two special tokens
    assert sum(more.values()) + drops + references == 67 == FACTS["counts"]["collectors_extra"]["total"]


@pytest.mark.clause("WM-REC-04", "WM-SET-27")
def test_teams_have_the_numbers_and_colours_listed():
    assert [{"number": team.number, "colour": team.colour} for team in BOX.teams] == FACTS["teams"]


@pytest.mark.clause("WM-REC-07", "WM-COL-05", "WM-CMP-12")
def test_the_stocks_are_those_listed():
    names = {"worms": "worm"}
    for edition, stock in (("base", BASE_STOCK), ("collectors", BOX.collectors_stock)):
        for kind, n in FACTS["pools"][edition].items():
            if kind != "map_tiles":
                assert stock[names.get(kind, kind)] == n
    assert [len(BOX.tiles_of(False)), len(BOX.tiles_of(True))] == [4, 6]
    assert {kind: BOX.collectors_stock[kind] for kind in FACTS["tokens"]} == FACTS["tokens"]


@pytest.mark.clause("WM-CMP-11", "WM-FST-11")
def test_tiles_and_the_first_game_are_as_listed():
    assert [
        {"id": t.id, "edition": t.edition, "land": [list(c) for c in t.land], "water": []} for t in BOX.tiles
    ] == FACTS["tiles"]
    scene, fact = BOX.scene, FACTS["first_game"]
    assert (list(scene.dial), scene.wind) == (fact["dial"], fact["wind"])
    assert [(t, m or None, [list(c) for c in land]) for t, m, land in scene.tiles] == [
        (t["id"], t["mark"], t["land"]) for t in fact["tiles"]
    ]
    assert [(t, k, c, list(at)) for t, k, c, at in scene.things] == [
        (t["tile"], t["kind"], t.get("team", ""), t["hex"]) for t in fact["things"]
    ]
    for players, out in fact["left_out"].items():
        assert list(scene.left_out(int(players))) == out


@pytest.mark.clause("WM-REC-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_their_names_in_every_language(lang):
    words = speaker(lang, "worms")
    for section, kind in (("weapons", "card"), ("support", "card"), ("drops", "drop"), ("sudden_death", "death")):
        for id, names in FACTS["names"][section].items():
            assert words.say(Msg(f"{kind}-{id}")) == names[lang]


# --- starters -----------------------------------------------------------------------------------------------------


def fire(card, at, things, **more):
    """Blue's worm on 0,0 stays and fires at a hex."""
    things = {"0,0": "B1", **things}
    more.setdefault("collectors", CARDS[card].edition == COLLECTORS)
    return table(things, {0: card}, active="B1", **more).fire(card, at)


@pytest.mark.clause("WM-WPN-18", "WM-WPN-19")
def test_bazooka():
    t = fire("bazooka", "2,0", {"2,0": "R1"}, dice="5 5 - 6").face("-")
    assert (t.on("2,0"), t.on("1,0")) == ("u", "r1")
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-REC-03", "WM-VRB-13", "WM-VRB-19")
def test_uzi():
    t = fire("uzi", "1,0", {"1,0": "R1 c"}, dice="1 2 3 - 5").face("-")
    assert t.things == {"R1", "c"}
    assert t.thing("R1").on("1,0") == "c r1"
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-REC-03", "WM-VRB-36")
def test_ninja_rope():
    t = fire("ninja-rope", "2,0", {"2,-1": "c", "-2,0": "R1"}, dice="1 1 -", supply="sheep").face("1")
    assert t.where("B1") == "2,-1"
    assert t.hand() == ["sheep"]
    assert t.asks == "PlayWeapon"


@pytest.mark.clause("WM-REC-03", "WM-VRB-36")
def test_a_rope_that_misses_can_drown_its_worm_and_one_to_the_own_hex_does_nothing():
    assert not fire("ninja-rope", "2,0", {"-2,0": "R1 B2"}, dice="3 3 3").lives("B1")
    t = fire("ninja-rope", "0,0", {"0,0": "B1 m", "-2,0": "R1"}, dice="-*4")
    assert t.on("0,0") == "B1 m"


@pytest.mark.clause("WM-REC-03", "WM-VRB-38", "WM-VRB-39", "WM-VRB-40", "WM-VRB-42", "WM-DES-03")
def test_girder():
    t = fire("girder", "1,0", {"1,0": "u m f", "-2,0": "R1"})
    assert (t.asks, len(t.options)) == ("Choose", 2)  # the hex is land, so there is nothing to restore
    t.take(1)
    assert t.things == {"m", "f"}
    t.thing("m")
    assert t.on("1,0") == "f u"
    assert not t.told("flipped") + t.told("blast")
    t = fire("girder", "1,0", {"-2,0": "R1"}, flooded="1,0")
    assert t.on("1,0") == ""  # empty land again, the only choice
    t = fire("girder", "0,1", {"-2,0": "R1"})
    assert t.asks != "Choose"  # nothing to do: the step is skipped


@pytest.mark.clause("WM-REC-03")
def test_grenade():
    t = fire("grenade", "1,1", {"1,1": "R1"}, dice="- - 1")
    assert (t.on("1,1"), t.on("1,0")) == ("u", "r1")


@pytest.mark.clause("WM-REC-03", "WM-WPN-09", "WM-VRB-28")
def test_shotgun():
    t = fire("shotgun", "1,0", {"1,0": "R1", "0,1": "c"}, dice="-*3 3 -*3")
    assert t.on("2,0") == "r1"  # Damaged, then Scattered
    t.at("0,1")
    assert t.on("0,1") == ""  # the crate was destroyed, so there was nothing left to Scatter
    assert t.dice_left == 0


@pytest.mark.clause("WM-REC-03", "WM-VRB-26", "WM-VRB-31")
def test_baseball_bat():
    t = table({"0,0": "B1 B2", "1,0": "R1"}, {0: "baseball-bat"}, active="B1", dice="3 1").stay(2)
    t.play("baseball-bat").stay().at("0,0")
    assert t.is_wounded("B2")  # not the active worm
    assert t.where("B2") == neighbour("1,0", 1)
    assert t.asked == 1


@pytest.mark.clause("WM-REC-03", "WM-VRB-18", "WM-VRB-44")
def test_dynamite():
    t = table({"0,0": "B1", "1,0": "R2", "2,0": "R1"}, {0: "dynamite"}).stay(2).play("dynamite").inch("0,1")
    assert t.on("0,0") == "u u"
    assert t.on("0,1") == "B1"
    assert t.asked == 1


# --- supply weapons -----------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-REC-03", "WM-VRB-43")
def test_cluster_bomb():
    t = fire("cluster-bomb", "1,0", {"1,0": "R1", "1,1": "c", "2,1": "R2"}, dice="-*3 6 4 3", land=[*TRIANGLE])
    assert t.on("1,0") == "u"
    assert t.on("1,1") == ""  # Scattered to the crate: destroyed
    assert t.on("2,1") == "r2"
    assert t.asks == "InchOrJump"


TRIANGLE = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (2, 0), (-1, 0)]


@pytest.mark.clause("WM-REC-03")
def test_homing_missile():
    t = fire("homing-missile", "2,-2", {"2,-2": "R1"}, dice="-*4 -")
    assert t.on("2,-2") == "r1 u"


@pytest.mark.clause("WM-REC-03", "WM-VRB-11", "WM-VRB-41")
def test_homing_pigeon():
    t = table({"0,0": "B1", "2,0": "R1 R2"}, {0: "homing-pigeon"}, flips="S", dice="- -").stay(2).play("homing-pigeon")
    assert t.hexes == {"0,0", "2,0"}  # hexes with a worm
    assert t.at("2,0").thing("R1").on("2,0") == "r1 r2 u"
    t = fire("homing-pigeon", "2,0", {"2,0": "R1"}, flips="D", dice="6")
    assert t.on("1,0") == "u"


@pytest.mark.clause("WM-REC-03", "WM-VRB-17")
def test_sheep():
    t = table({"0,0": "B1", "2,0": "R1"}, {0: "sheep"}, dice="-").stay(2).play("sheep")
    assert t.hexes == {neighbour("0,0", way, n) for way in range(1, 7) for n in (1, 2)}  # three would be water
    assert t.at("2,0").on("2,0") == "r1 u"


@pytest.mark.clause("WM-VRB-17")
def test_without_land_beside_it_the_sheep_stays_where_it_is():
    t = table({"0,0": "B1"}, {0: "sheep"}, land=[(0, 0)], dice="-").stay(2).play("sheep")
    assert t.on("0,0") == "b1 u"


@pytest.mark.clause("WM-REC-03", "WM-VRB-14", "WM-VRB-18")
def test_old_woman():
    t = fire("old-woman", "1,0", {"1,1": "R1", "-2,0": "R2"}, dice="3 5 - -")
    assert t.token == "1,1"
    assert t.on("1,1") == "u u"  # two Blasts killed the worm
    assert not t.lives("R1")


@pytest.mark.clause("WM-REC-03", "WM-VRB-37")
def test_mine():
    t = fire("mine", "1,0", {"1,0": "R1"})
    assert t.on("1,0") == "R1 m"
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-REC-03")
def test_air_strike():
    t = table({"-2,2": "B1", "1,0": "R1", "-2,0": "R2"}, {0: "air-strike"}, dice="3 -").stay(2)
    t.play("air-strike").at("-1,0").way(3)
    assert [t.on(at) for at in ("0,0", "1,0", "2,0")] == ["u", "r1 u", "u"]
    assert t.asked == 1


@pytest.mark.clause("WM-REC-03", "WM-VRB-20")
def test_napalm_strike():
    t = table({"-2,2": "B1", "0,0": "R1 R2", "1,0": "c", "-2,0": "R3"}, {0: "napalm-strike"}, dice="-").stay(2)
    t.play("napalm-strike").at("0,0").way(3)
    assert t.things == {"R1", "R2"}
    t.thing("R2")
    assert [t.on(at) for at in ("0,0", "1,0", "2,0")] == ["R1 f r2", "f", "f"]


@pytest.mark.clause("WM-REC-03")
def test_fire_punch():
    t = table({"0,0": "B1", "1,0": "R1"}, {0: "fire-punch"}, dice="4").stay(2).play("fire-punch").stay().at("1,0")
    assert t.on("1,1") == "r1"
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-REC-03")
def test_teleport():
    t = fire("teleport", "2,0", {"2,0": "f", "-2,0": "R1"}, flips="S")
    assert t.on("2,0") == "B1"


@pytest.mark.clause("WM-REC-03")
def test_jet_pack():
    t = (
        table({"0,0": "B1", "-2,0": "R1"}, {0: "jet-pack"}, land=[(0, 0), (3, 0), (4, 0), (-2, 0)])
        .stay(2)
        .play("jet-pack")
    )
    assert t.hexes == {"0,0", "3,0", "-2,0"}  # land within 3
    assert t.at("3,0").where("B1") == "3,0"


@pytest.mark.clause("WM-REC-03", "WM-VRB-45")
def test_petrol_bomb():
    t = fire("petrol-bomb", "1,0", {"1,0": "R1"}, dice="-*3 4 -")
    assert (t.asks, t.hexes) == ("RolledHexes", {"1,1", "1,0"})
    t.at("1,1")
    assert (t.on("1,0"), t.on("1,1")) == ("f f r1", "f")
    t = fire("petrol-bomb", "1,0", {"1,0": "R1"}, dice="-*3 w 4", wind=4)
    assert (t.on("1,0"), t.on("1,1")) == ("f r1", "f")  # both dice name one hex: once


# --- superweapons -------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-REC-03", "WM-VRB-21", "WM-VRB-25")
def test_holy_hand_grenade():
    t = fire("holy-hand-grenade", "1,1", {"1,0": "R1 R2", "2,0": "R3", "0,1": "B2"}, dice="-*2")
    assert (t.asks, t.things) == ("OnHex", {"R1", "R2"})
    t.thing("R2")
    assert t.on("1,1") == "u u"
    assert (t.on("1,0"), t.on("2,0"), t.on("0,1")) == ("R1 r2", "r3", "b2")
    assert t.on("0,0") == "B1"


@pytest.mark.clause("WM-REC-03")
def test_banana_bomb():
    t = fire("banana-bomb", "1,0", {"-2,0": "R1"}, dice="-*3 4 - 3")
    assert (t.on("1,0"), t.on("1,1"), t.on("2,1")) == ("u", "u u", "~")
    assert t.token == "2,1"


@pytest.mark.clause("WM-REC-03", "WM-VRB-18")
def test_concrete_donkey():
    t = fire("concrete-donkey", "1,1", {"1,0": "R1", "-2,0": "R2"}, dice="1 - -")
    assert t.on("1,0") == "~"  # three craters sink the hex
    assert not t.lives("R1")


@pytest.mark.clause("WM-REC-03", "WM-VRB-15")
def test_super_sheep():
    t = table({"0,0": "B1", "2,0": "R1"}, {0: "super-sheep"}, dice="- -").stay(2).play("super-sheep")
    assert len(t.hexes) == 127  # anywhere within six steps; back to the own hex takes a detour
    assert t.at("2,0").on("2,0") == "u u"


@pytest.mark.clause("WM-REC-03")
def test_carpet_bomb():
    t = (
        table({"-2,2": "B1", "-2,0": "R1"}, {0: "carpet-bomb"}, dice="- 4")
        .stay(2)
        .play("carpet-bomb")
        .at("-1,0")
        .way(3)
    )
    assert [t.on(at) for at in ("-1,0", "0,0", "1,0", "-1,1", "0,1", "1,1")] == ["u"] * 6


@pytest.mark.clause("WM-REC-03", "WM-VRB-43", "WM-HEX-20")
def test_armageddon():
    t = fire("armageddon", "1,0", {"-2,0": "R1"}, dice="- - " * 5)
    for at in ("1,1", "1,0", "1,1", "1,0"):
        assert t.token not in t.hexes
        t.at(at)
    assert (t.on("1,0"), t.on("1,1")) == ("~", "u u")


@pytest.mark.clause("WM-REC-03", "WM-VRB-29", "WM-VRB-51")
def test_earthquake():
    t = table({"0,0": "B1", "1,0": "R1 R2"}, {0: "earthquake"}, dice="4 4 3 6", wind=1).stay(2).play("earthquake")
    assert t.things == {"B1", "R1", "R2"}
    t.thing("R2").thing("B1")
    assert (t.on("1,1"), t.on("0,1"), t.on("2,0")) == ("R2", "B1", "R1")
    assert t.game.wind == 6
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-REC-03", "WM-VRB-52")
def test_nuclear_test():
    t = (
        table({"0,0": "B1", "1,0": "R1", "2,0": "u u", "-2,0": "R2"}, {0: "nuclear-test"}, flips="S D S")
        .stay(2)
        .play("nuclear-test")
    )
    assert t.is_wounded("R1")
    assert (t.asks, "0,0" in t.hexes, "2,0" in t.hexes) == ("CraterCoast", False, True)
    t.at("2,0")
    assert t.on("2,0") == "~"
    assert "1,0" in t.hexes  # it lies at the coast now
    assert t.at("1,0").on("1,0") == "r1 u"


# --- collector's edition ------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-REC-03", "WM-VRB-32", "WM-VRB-33")
def test_prod():
    t = (
        table({"0,0": "B1", "1,0": "R1", "2,0": "f"}, {0: "prod"}, collectors=True, flips="D")
        .stay(2)
        .play("prod")
        .stay()
    )
    t.at("1,0")
    assert len(t.options) == 6
    t.way(3)
    assert t.on("2,0") == "r1"
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-REC-03", "WM-VRB-25")
def test_handgun():
    t = fire("handgun", "1,0", {"1,0": "R1 c"}, dice="-*4")
    assert t.on("1,0") == "c r1"  # only worms, so nothing was asked


@pytest.mark.clause("WM-REC-03", "WM-VRB-50", "WM-COL-20")
def test_sentry_gun():
    t = fire("sentry-gun", "1,0", {"-2,0": "R1"})
    assert len(t.options) == 6
    t.way(4)
    assert t.on("1,0") == "s"
    assert next(thing for thing in t.view().things if thing.kind == "sentry-gun").facing == 4
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-REC-03", "WM-VRB-50", "WM-COL-27")
def test_electromagnet():
    t = fire("electromagnet", "1,0", {"-2,0": "R1"})
    assert t.labels() == ["attract", "repel"]
    t.take(2)
    assert next(thing for thing in t.view().things if thing.kind == "electromagnet").facing == 2


@pytest.mark.clause("WM-REC-03", "WM-VRB-35")
def test_dragon_ball():
    t = fire("dragon-ball", "1,0", {"1,0": "R1"})
    assert t.is_wounded("R1")
    assert set(t.options) == {2, 3, 4}  # the directions that lead away from 0,0
    assert t.way(4).where("R1") == "1,1"


@pytest.mark.clause("WM-REC-03", "WM-VRB-06")
def test_mortar():
    t = table({"0,0": "B1", "2,0": "c", "2,-1": "R1"}, {0: "mortar"}, collectors=True, dice="- - 1 3 -").stay(2)
    t.play("mortar")
    assert "1,0" not in t.hexes
    assert "0,0" not in t.hexes
    t.at("2,0")
    assert t.on("2,0") == ""
    assert t.on("2,-1") == "r1"
    assert t.dice_left == 0


@pytest.mark.clause("WM-REC-03", "WM-VRB-35")
def test_longbow():
    t = fire("longbow", "1,0", {"1,0": "R1", "0,1": "R2"}, dice="-*4 -*4").way(3)
    assert t.on("2,0") == "R1"  # shoved, not Damaged
    t.at("0,1")
    assert set(t.options) == {3, 4, 5}
    assert t.way(4).on("0,2") == "R2"


@pytest.mark.clause("WM-REC-03", "WM-VRB-37")
def test_blow_torch():
    t = fire("blow-torch", "1,0", {"1,0": "R1"})
    assert t.on("1,0") == "B1 r1 u"


@pytest.mark.clause("WM-REC-03")
def test_pneumatic_drill():
    t = table({"0,0": "B1 R1", "-2,0": "R2"}, {0: "pneumatic-drill"}, collectors=True, dice="3").stay(2)
    t.play("pneumatic-drill")
    assert t.on("0,0") == "B1 u"
    assert t.on("1,0") == "r1"


@pytest.mark.clause("WM-REC-03")
def test_bunker_buster():
    t = fire("bunker-buster", "2,0", {"2,-1": "R1"}, dice="1 -")
    assert t.on("2,-1") == "r1 u u"


@pytest.mark.clause("WM-REC-03", "WM-VRB-51")
def test_skunk():
    t = fire("skunk", "1,0", {"1,0": "R1", "2,0": "R2", "-2,0": "R3"}, dice="-*3", flips="S D D")
    # Blue's own worm on 0,0 is beside the target too; worms far off are not.
    assert [t.is_wounded(worm) for worm in ("B1", "R1", "R2", "R3")] == [False, True, True, False]
    assert t.flips_left == 0


@pytest.mark.clause("WM-REC-03", "WM-VRB-16")
def test_mole():
    t = table({"0,0": "B1", "2,0": "R1"}, {0: "mole"}, collectors=True, dice="-").stay(2).play("mole")
    assert len(t.hexes) == 12  # one or two hexes in a straight line
    assert t.at("2,0").on("2,0") == "r1 u u"


@pytest.mark.clause("WM-REC-03")
def test_bungee():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "bungee uzi"}, collectors=True).stay(2).play("bungee")
    assert len(t.hexes) == 19
    assert t.at("0,2").where("B1") == "0,2"
    assert t.asks == "PlayWeapon"


@pytest.mark.clause("WM-REC-03", "WM-VRB-37")
def test_crate_shower():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "crate-shower uzi"}, collectors=True).stay(2).play("crate-shower")
    t.at("1,0")
    assert "1,0" not in t.hexes  # found anew
    t.at("0,1")
    assert (t.on("1,0"), t.on("0,1")) == ("c", "c")
    assert t.asks == "PlayWeapon"


@pytest.mark.clause("WM-REC-03", "WM-VRB-20")
def test_sheep_strike():
    t = table({"-2,2": "B1", "0,1": "R1", "-2,0": "R2"}, {0: "sheep-strike"}, collectors=True, dice="- 4 -").stay(2)
    t.play("sheep-strike").at("-1,0").way(3)
    assert [t.on(at) for at in ("-1,0", "0,0", "1,0")] == ["u"] * 3
    assert not t.lives("R1")  # Damaged on 0,1 twice
    assert t.dice_left == 0


@pytest.mark.clause("WM-REC-03")
def test_mad_cow():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "mad-cow"}, collectors=True).stay(2).play("mad-cow")
    t.at("1,0").at("1,1").at("0,1")
    assert (t.on("1,0"), t.on("1,1"), t.on("0,1")) == ("u", "u", "u")
    assert t.asked == 1


@pytest.mark.clause("WM-REC-03", "WM-VRB-14")
def test_mb_bomb():
    t = fire("mb-bomb", "2,2", {"1,1": "R1", "-2,0": "R2"}, dice="6 1 - -")
    assert t.on("1,1") == "u u"


@pytest.mark.clause("WM-REC-03")
def test_salvation_army():
    t = fire("salvation-army", "1,0", {"1,1": "R1", "-2,0": "R2"}, dice="4 - -")
    assert t.on("1,1") == "~"


@pytest.mark.clause("WM-REC-03", "WM-VRB-27")
def test_priceless_ming_vase():
    t = table(
        {"0,0": "B1", "1,1": "R1 c", "-2,0": "R2"}, {0: "priceless-ming-vase"}, collectors=True, dice="4 3 3"
    ).stay(2)
    t.play("priceless-ming-vase").inch("-1,0")
    assert t.on("0,0") == "u"
    assert t.on("1,1") == "r1"  # each Thing: worm wounded, crate destroyed
    assert t.token == "2,1"
    assert t.asks == "InchOrJump"


@pytest.mark.clause("WM-REC-03", "WM-VRB-16")
def test_buffalo_of_lies():
    t = fire("buffalo-of-lies", "1,0", {"1,0": "R1", "-2,0": "R2"}, dice="-").at("2,0").at("2,-1").at("1,-1")
    assert (t.on("1,0"), t.on("2,0"), t.on("2,-1"), t.on("1,-1")) == ("r1 u", "u", "u", "")
    assert t.asked == 1


@pytest.mark.clause("WM-REC-03")
def test_bovine_blitz():
    t = table({"-2,2": "B1", "-2,0": "R1"}, {0: "bovine-blitz"}, collectors=True, dice="4").stay(2)
    t.play("bovine-blitz").at("-1,0").way(3)
    assert [t.on(at) for at in ("-1,0", "0,0", "1,0", "-1,1", "0,1", "1,1")] == ["u"] * 6


@pytest.mark.clause("WM-REC-03", "WM-VRB-53")
def test_scales_of_justice():
    t = table({"0,0": "B1 b2", "1,0": "R1 R2 R3", "2,0": "y1 Y2"}, {0: "scales-of-justice"}, players=3, collectors=True)
    t.worm("B1").stay(2).play("scales-of-justice")
    assert t.things == {"R1", "R2", "R3"}  # red alone leads; blue and yellow share the last place
    assert t.thing("R2").on("1,0") == "R1 R3 r2"
    assert t.is_wounded("B2")
    t = table({"0,0": "B1 b2 b3", "1,0": "R1 R2 R3"}, {0: "scales-of-justice"}, collectors=True, active="B1").stay(2)
    t.play("scales-of-justice").thing("R1")
    assert t.things == {"b2", "b3"}
    assert not t.thing("b3").is_wounded("B3")


# --- drops and sudden death ---------------------------------------------------------------------------------------


@pytest.mark.clause("WM-REC-03", "WM-DRP-10")
@pytest.mark.parametrize(
    ("drop", "falls", "winds"),
    [
        ("supplies", "c c", 1), ("minefield", "m m", 1), ("fuel-delivery", "o o", 1), ("mixed-cargo", "c m", 1),
        ("hot-cargo", "c o", 1), ("booby-trap", "o m", 1), ("wildfire", "f f f", 1), ("squall", "c", 2),
        ("big-delivery", "c c c", 1), ("scrapyard", "o m c", 1),
    ],
)  # fmt: skip
def test_drop_cards_place_things_one_after_another_and_change_the_wind(drop, falls, winds):
    t = table(
        {"0,0": "B1", "-2,0": "R1"}, drops=drop, death="hurricane", dice="5 6"[: 2 * winds - 1], collectors=True
    ).stay(2)
    at = ["1,0", "0,1", "1,1"]
    for place, mark in zip(at, falls.split(), strict=False):
        assert (t.step, t.asks) == (7, "Place")
        assert t.at(place).on(place) == mark
    assert t.game.wind == (5 if winds == 1 else 6)
    assert t.dice_left == 0


@pytest.mark.clause("WM-REC-03")
def test_stray_shell():
    t = table({"0,0": "B1", "-2,0": "R1"}, drops="stray-shell", death="hurricane", dice="3 4 2").stay(2)
    assert t.asks == "Target"
    t.at("0,0")
    assert t.on("1,1") == "u"
    assert t.game.wind == 2


@pytest.mark.clause("WM-REC-03", "WM-VRB-52", "WM-DRP-06")
def test_rising_water():
    t = table({"0,0": "B1", "1,0": "R1"}, sudden="rising-water", dice="3").stay(2)
    assert t.asks == "CraterCoast"
    t.at("2,0").at("2,0")
    assert t.on("2,0") == "u u"
    assert t.game.wind == 3


@pytest.mark.clause("WM-REC-03", "WM-VRB-54", "WM-VRB-56")
def test_one_health_point():
    t = table({"0,0": "B1", "1,0": "R1 r2"}, death="one-health-point", dice="3").stay(2).at("2,0")
    assert [t.is_wounded(worm) for worm in ("B1", "R1", "R2")] == [True] * 3
    t.worm("R1")
    assert t.is_wounded("R1")  # no healing in step 2 any more
    assert t.on("2,0") == "c"


@pytest.mark.clause("WM-REC-03", "WM-VRB-23")
def test_nuclear_fallout():
    t = table({"0,0": "B1 B2", "1,0": "R1"}, sudden="nuclear-fallout", active="B1", flips="D", dice="3").stay(2)
    assert t.is_wounded("B1")
    assert not t.is_wounded("B2")
    assert t.game.wind == 3


@pytest.mark.clause("WM-REC-03", "WM-VRB-43")
def test_meteor_storm():
    t = table({"0,0": "B1", "-2,0": "R1"}, sudden="meteor-storm", dice="- - 3 3 5").stay(2).at("1,0")
    assert "1,0" not in t.hexes
    t.at("0,1")
    assert (t.on("1,0"), t.on("2,1")) == ("u", "~")
    assert t.game.wind == 5


@pytest.mark.clause("WM-REC-03", "WM-VRB-55")
def test_mine_rain():
    things = {"0,0": "B1 m", "1,0": "R1 m", "2,-1": "m", "0,1": "m"}
    t = table(things, sudden="mine-rain", flips="S D", dice="3 5").stay(2)
    assert t.things == {"m"}
    assert len(t.options) == 2  # only the mines that share a hex with a worm
    t.take(next(o for o in t.options if t.game.where[o] == t.game.where[thing_id("B1")]))
    assert t.on("0,0") == "B1"
    assert (t.on("1,0"), t.on("2,0")) == ("u", "r1")
    assert (t.step, t.asks) == (7, "Place")  # then two more mines


@pytest.mark.clause("WM-VRB-55")
def test_two_mines_on_one_hex_are_told_apart_by_number():
    t = table({"0,0": "B1 m m", "1,0": "R1 m"}, sudden="mine-rain", flips="S S S", dice="3 5").stay(2)
    assert sorted(t.labels()) == ["mine 1 on 0,0", "mine 2 on 0,0", "mine on 1,0"]
    t.take(next(o for o in t.options if t.game.where[o] == t.game.where[thing_id("B1")]))
    assert (t.asks, sorted(t.labels())) == ("MinesLeft", ["mine on 0,0", "mine on 1,0"])


@pytest.mark.clause("WM-REC-03", "WM-VRB-51", "WM-VRB-29")
def test_hurricane():
    t = table({"0,0": "B1 B2", "1,0": "R1"}, sudden="hurricane", active="B1", dice="4 6 2").stay(2)
    assert t.things == {"B1", "B2"}  # the active player's own worms
    t.take(-1)
    assert (t.where("B1"), t.where("B2"), t.where("R1")) == ("0,1", "-1,0", "1,0")
    assert t.game.wind == 2


@pytest.mark.clause("WM-REC-03")
def test_no_card_of_the_box_is_without_a_test():
    named = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named |= set(node.value.split())
    ids = {part.id for part in RULES.components(RULES.setup(2)) if part.kind in ("card", "drop", "death")}
    assert ids - named == set()
