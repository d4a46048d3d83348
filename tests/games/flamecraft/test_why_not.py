"""Of everything that is not offered the table says why: each thing once, with the rule that stands in the way."""

import random
from itertools import chain

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    COMPANION,
    CRYSTAL,
    FANCY,
    IRON,
    MEAT,
    PLANT,
    POTION,
    SHOP,
    SPELL,
    table,
)
from wyrmhall import laws
from wyrmhall.core.engine import FIRST_STANDING
from wyrmhall.core.text import speaker
from wyrmhall.games.flamecraft import RULES
from wyrmhall.games.flamecraft.moments import FreeMoment

WORDS = speaker("en", "flamecraft")


def reasons(game):
    """For each thing that is not offered the clause; none is named twice."""
    decision = game.decision
    found = [(refusal.target, refusal.clause) for refusal in decision.effect.refusals(game, decision.at)]
    assert len(dict(found)) == len(found)
    return dict(found)


def of(game, *kinds):
    """Those of things of these kinds."""
    return {target: clause for target, clause in reasons(game).items() if target.split(":")[0] in kinds}


def said(t):
    decision = t.game.decision
    return {refusal.target: WORDS.say(refusal.reason) for refusal in decision.effect.refusals(t.game, decision.at)}


@pytest.mark.clause("FC-VIS-02", "FC-VIS-03", "FC-VIS-05", "FC-VIS-10")
def test_of_every_shop_in_town_that_cannot_be_visited_the_player_is_told_why():
    t = table(4).open("flagons-dragons").goods(0, bread=1)
    t.token("flagons-dragons", last="critical-rolls").token("draco-bell", seat=1)
    t.token("smith-mart", seat=2).token("smith-mart", seat=3)
    space = t.game.town.index(-1)
    t.game.town[space] = -2
    t.begin()
    assert reasons(t.game) == {
        f"space:{space}": "FC-VIS-05",
        f"shop:{SHOP['critical-rolls']}": "FC-VIS-02",
        f"shop:{SHOP['flagons-dragons']}": "FC-VIS-03",
        f"shop:{SHOP['smith-mart']}": "FC-VIS-10",
    }
    assert t.offers("draco-bell")  # the one good is enough for one player
    assert "1" in said(t)[f"shop:{SHOP['smith-mart']}"]
    t.goods(0, bread=0).begin()
    assert reasons(t.game)[f"shop:{SHOP['draco-bell']}"] == "FC-VIS-10"
    assert "2" in said(t)[f"shop:{SHOP['smith-mart']}"]


@pytest.mark.clause("FC-PLC-02", "FC-PLC-06")
def test_of_every_slot_of_the_visited_shop_on_which_nobody_can_be_placed_the_player_is_told_why():
    first = SHOP["guilty-treasures"] * 3
    t = table().at("guilty-treasures", IRON, None, None).hand(BREAD).begin().gather("guilty-treasures")
    assert t.options[:-1] == (BREAD * 3 + 2,)
    assert of(t.game, "slot") == {f"slot:{first}": "FC-PLC-06", f"slot:{first + 1}": "FC-PLC-02"}
    t = table().at("guilty-treasures", None, None, BREAD).hand(POTION, MEAT).begin().gather("guilty-treasures")
    assert t.options[:-1] == (POTION * 3 + 1,)
    assert of(t.game, "slot") == {f"slot:{first}": "FC-PLC-02", f"slot:{first + 2}": "FC-PLC-06"}


@pytest.mark.clause("FC-ENC-02", "FC-ENC-03")
def test_of_every_enchantment_of_the_row_that_cannot_be_cast_the_player_is_told_what_is_missing():
    t = table().row("golem-gateau", "lich-flakes", "impanadas", "le-flamberge")
    t.goods(0, iron=2, meat=4, crystal=2, plant=1, bread=3).begin().enchant("critical-rolls")
    assert t.options == (SPELL["lich-flakes"], SPELL["impanadas"])
    assert reasons(t.game) == {
        f"enchantment:{SPELL['golem-gateau']}": "FC-ENC-02",
        f"enchantment:{SPELL['le-flamberge']}": "FC-ENC-03",
    }
    lacks = said(t)[f"enchantment:{SPELL['golem-gateau']}"]
    assert all(part in lacks for part in ("1 iron", "1 potion", "1 coin"))
    assert not any(good in lacks for good in ("bread", "meat", "crystal", "plant"))


@pytest.mark.clause("FC-ENC-02", "FC-CPN-15", "FC-CPN-16")
def test_what_iron_can_pay_with_brad_is_not_among_what_is_missing():
    t = table(companions=True).companion("brad").row("creme-brulee", "fairys-jubilee", "impanadas")
    t.goods(0, plant=2, meat=3, iron=1).begin().enchant("critical-rolls")
    assert t.options == (SPELL["fairys-jubilee"], SPELL["impanadas"])
    assert reasons(t.game) == {f"enchantment:{SPELL['creme-brulee']}": "FC-ENC-02"}
    t = table(companions=True).companion("brad").row("fairys-jubilee", "impanadas")
    t.goods(0, plant=1, meat=2, iron=2).begin().enchant("critical-rolls")
    assert (t.options, reasons(t.game)) == ((SPELL["fairys-jubilee"], SPELL["impanadas"]), {})


def things(game):
    """All that the decision is about, as targets name it."""
    decision = game.decision
    kind = type(decision.effect).__name__
    if kind == "Visit" and decision.effect.fixed < 0:
        shops = {f"shop:{shop}" for shop in game.town if shop >= 0}
        return shops | {f"space:{space}" for space, shop in enumerate(game.town) if shop == -2}
    if kind == "PlaceStep":
        return {f"slot:{slot}" for slot in range(decision.at.place, decision.at.place + 3)}
    if kind == "Resolve" and decision.effect.to == "on-shop":
        return {f"enchantment:{card}" for card in [*game.row, game.players[decision.seat].reserved] if card >= 0}
    return None


def standing(game, decision):
    """What may be used beside the decision."""
    return [(game.standing_effects()[FIRST_STANDING - x], x) for x in decision.extras]


@pytest.mark.clause("FC-VIS-01", "FC-PLC-01", "FC-ENC-02", "FC-DEC-04", "FC-DEC-09", "FC-DEC-20")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_whatever_could_be_chosen_is_offered_or_the_player_is_told_why_not_and_never_both(players):
    setup = RULES.setup(players, {"companions": True} if players > 1 else {})
    pick, seen = random.Random(players), set()
    for record in chain.from_iterable(laws.random_game(RULES, setup, seed) for seed in range(3)):
        game = record.game
        about = None if game.over or pick.random() < 0.5 else things(game)
        if about is None:
            continue
        decision = game.decision
        effect, at = decision.effect, decision.at
        offered = {effect.target(game, at, option) for option in decision.options if option >= 0}
        refused = reasons(game)
        assert not offered & set(refused)
        if offered >= {f"shop:{game.players[decision.seat].last}"}:
            continue  # who cannot give anything anywhere goes where they like (FC-SOL-41)
        beside = {effect.target(game, at, x) for effect, x in standing(game, decision)}
        held = {f"fancy:{card}" for card in game.players[decision.seat].fancy}
        if isinstance(effect, FreeMoment):
            assert {card for card in set(refused) | beside if card.startswith("fancy")} == held
        assert not beside & set(refused)
        kinds = {thing.split(":")[0] for thing in about}
        assert offered | {thing for thing in refused if thing.split(":")[0] in kinds} == about
        seen |= {type(effect).__name__, *refused.values()}
    assert {"Visit", "PlaceStep", "FC-VIS-02", "FC-PLC-02"} <= seen


@pytest.mark.clause("FC-PLC-06")
def test_where_every_slot_is_taken_each_is_refused_as_taken():
    t = table().at("hello-nursery", PLANT, BREAD, None).hand(BREAD, CRYSTAL).begin().gather("hello-nursery")
    first = SHOP["hello-nursery"] * 3
    assert of(t.game, "slot") == {f"slot:{first}": "FC-PLC-06", f"slot:{first + 1}": "FC-PLC-06"}


@pytest.mark.clause("FC-PLC-02", "FC-DEC-09")
def test_an_artisan_in_hand_that_fits_no_slot_here_says_so():
    t = table().at("guilty-treasures", None, None, BREAD).hand(POTION, MEAT).begin().gather("guilty-treasures")
    assert of(t.game, "player") == {f"player:0:hand:{MEAT}": "FC-PLC-02"}
    assert said(t)[f"player:0:hand:{MEAT}"].endswith("(meat): no empty slot here takes it")


@pytest.mark.clause("FC-PLC-02", "FC-PLC-11", "FC-DEC-17")
def test_an_artisan_in_hand_that_fits_no_slot_in_town_says_so_when_an_ability_would_place_one():
    t = table().hand(BREAD, CRYSTAL).at("draco-bell", MEAT).token("smith-mart").begin().gather("draco-bell")
    game = t.game
    for slot in [slot for base in game.shop_bases() for slot in range(base, base + 3)]:
        if game.slots[slot] < 0 and game.box.accepts[slot] >> CRYSTAL & 1:
            game.slots[slot] = game.deck.pop()
    t.fire(MEAT)
    assert (t.asked, t.options) == ("Place", (BREAD,))
    assert reasons(t.game) == {f"player:0:hand:{CRYSTAL}": "FC-PLC-02"}
    assert said(t)[f"player:0:hand:{CRYSTAL}"].endswith("(crystal): no empty slot in Town takes it")


@pytest.mark.clause("FC-ENC-02", "FC-ENC-03", "FC-ENC-06")
def test_before_the_visit_every_enchantment_that_can_be_cast_nowhere_says_what_stands_in_the_way():
    t = table().row("golem-gateau", "lich-flakes").reserved("le-flamberge").goods(0, bread=3).begin()
    for card in ("golem-gateau", "le-flamberge"):
        assert reasons(t.game)[f"enchantment:{SPELL[card]}"] == "FC-ENC-02"
    t = table().row("lich-flakes", "impanadas").goods(0, iron=2, meat=4, crystal=2, plant=1, bread=3, coins=4)
    icons = {t.game.box.icon[SHOP[key]] for key in SHOP if SHOP[key] in t.game.town}
    t.begin()
    for card in ("lich-flakes", "impanadas"):
        assert t.game.box.enchantments[SPELL[card]].icon in icons
        assert f"enchantment:{SPELL[card]}" not in reasons(t.game)
    t.token("critical-rolls").begin()  # the only shop with that icon, and there the token stands
    assert t.game.box.icon[SHOP["critical-rolls"]] == t.game.box.enchantments[SPELL["impanadas"]].icon
    assert reasons(t.game)[f"enchantment:{SPELL['impanadas']}"] == "FC-ENC-03"


@pytest.mark.clause("FC-ENC-02", "FC-ENC-03", "FC-DEC-20")
def test_the_reserved_enchantment_says_why_it_cannot_be_cast_like_those_of_the_row():
    t = table().row("lich-flakes", "impanadas").reserved("le-flamberge")
    t.goods(0, iron=2, meat=4, crystal=2, plant=1, bread=3).begin().enchant("critical-rolls")
    assert t.options == (SPELL["lich-flakes"], SPELL["impanadas"])
    assert reasons(t.game) == {f"enchantment:{SPELL['le-flamberge']}": "FC-ENC-03"}
    t = table().row("lich-flakes", "impanadas").reserved("golem-gateau")
    t.goods(0, iron=2, meat=4, crystal=2, plant=1, bread=3).begin().enchant("critical-rolls")
    assert t.options == (SPELL["lich-flakes"], SPELL["impanadas"])
    assert reasons(t.game) == {f"enchantment:{SPELL['golem-gateau']}": "FC-ENC-02"}


@pytest.mark.clause("FC-ENC-07", "FC-DEC-35", "FC-FDC-18")
def test_enchantments_that_are_paid_without_being_cast_say_what_is_missing_too():
    t = table().fancy("starburst").row("golem-gateau", "lich-flakes", "impanadas").reserved("le-flamberge")
    t.goods(0, iron=2, meat=4, crystal=2, plant=1, bread=3, potion=1, coins=1).begin().use("starburst")
    assert t.asked == "Resolve"
    found = reasons(t.game)
    assert found.pop(f"enchantment:{SPELL['le-flamberge']}") == "FC-DEC-35"
    assert found == {f"enchantment:{SPELL['golem-gateau']}": "FC-ENC-07"}
    assert "1 iron" in said(t)[f"enchantment:{SPELL['golem-gateau']}"]


@pytest.mark.clause("FC-FAN-02", "FC-FAN-03", "FC-FAN-09", "FC-TRN-06")
def test_every_fancy_dragon_in_hand_says_why_it_cannot_be_revealed_now_and_what_its_goal_still_lacks():
    t = table().fancy("greenhorn", "frazzle", "dazzle", "goldrush", "pocus", "sparkle", "toasty", "rainbow")
    t.hand(BREAD, MEAT).goods(0, plant=1, coins=1).begin()
    words = said(t)
    expected = {
        "greenhorn": "you lack 2 plant",
        "frazzle": "so far 0 of 3",
        "dazzle": "so far 2 of 4",
        "goldrush": "so far 1 of",
        "pocus": "when you fire up",
        "sparkle": "after you enchanted a shop this turn",
        "toasty": "scored when the game ends",
        "rainbow": "different icon",
    }
    for key, part in expected.items():
        assert part in words[f"fancy:{FANCY[key]}"]
        assert reasons(t.game)[f"fancy:{FANCY[key]}"] == ("FC-FAN-09" if key == "toasty" else "FC-FAN-02")
    t.goods(0, plant=3).begin()
    assert f"fancy:{FANCY['greenhorn']}" not in reasons(t.game)
    assert t.extras == {"greenhorn"}


@pytest.mark.clause("FC-CPN-05", "FC-CPN-06", "FC-DEC-24")
def test_the_companion_says_when_it_can_be_used_and_that_it_was():
    t = table(companions=True).companion("peter").begin()
    target = f"companion:{COMPANION['peter']}"
    assert reasons(t.game)[target] == "FC-CPN-05"
    assert "when you turn up new shops" in said(t)[target]
    t.game.players[0].used = True
    assert reasons(t.game)[target] == "FC-CPN-06"
    t = table(companions=True).companion("rich").begin()
    assert reasons(t.game)[f"companion:{COMPANION['rich']}"] == "FC-CPN-05"
    t.goods(0, coins=1).begin()
    assert f"companion:{COMPANION['rich']}" not in reasons(t.game)
    assert t.extras == {"rich"}


@pytest.mark.clause("FC-FIR-07", "FC-ABL-04")
def test_an_artisan_that_cannot_be_fired_up_says_why():
    first = SHOP["guilty-treasures"] * 3
    t = table().at("guilty-treasures", BREAD, MEAT, IRON).park().begin()
    t.game.deck, t.game.under = [], []
    t.gather("guilty-treasures").until("FireUp")
    assert reasons(t.game) == {f"slot:{first}": "FC-ABL-04", f"slot:{first + 1}": "FC-ABL-04"}
    t.game.fires[-1] |= 1 << t.game.slots[first + 2]
    assert reasons(t.game)[f"slot:{first + 2}"] == "FC-FIR-07"
