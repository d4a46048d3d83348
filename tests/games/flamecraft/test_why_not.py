"""Of everything that is not offered the table says why: each thing once, with the rule that stands in the way."""

import random
from itertools import chain

import pytest

from tests.games.flamecraft.play import BREAD, CRYSTAL, IRON, MEAT, PLANT, POTION, SHOP, SPELL, table
from wyrmhall import laws
from wyrmhall.core.text import speaker
from wyrmhall.games.flamecraft import RULES

WORDS = speaker("en", "flamecraft")


def reasons(game):
    """For each thing that is not offered the clause; none is named twice."""
    decision = game.decision
    found = [(refusal.target, refusal.clause) for refusal in decision.effect.refusals(game, decision.at)]
    assert len(dict(found)) == len(found)
    return dict(found)


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
    assert reasons(t.game) == {f"slot:{first}": "FC-PLC-06", f"slot:{first + 1}": "FC-PLC-02"}
    t = table().at("guilty-treasures", None, None, BREAD).hand(POTION, MEAT).begin().gather("guilty-treasures")
    assert t.options[:-1] == (POTION * 3 + 1,)
    assert reasons(t.game) == {f"slot:{first}": "FC-PLC-02", f"slot:{first + 2}": "FC-PLC-06"}


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
        return {f"enchantment:{card}" for card in game.row}
    return None


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
        reserved = {f"enchantment:{game.players[decision.seat].reserved}"}
        assert offered - reserved | set(refused) == about
        seen |= {type(effect).__name__, *refused.values()}
    assert {"Visit", "PlaceStep", "FC-VIS-02", "FC-PLC-02"} <= seen


@pytest.mark.clause("FC-PLC-06")
def test_where_every_slot_is_taken_each_is_refused_as_taken():
    t = table().at("hello-nursery", PLANT, BREAD, None).hand(BREAD, CRYSTAL).begin().gather("hello-nursery")
    first = SHOP["hello-nursery"] * 3
    assert reasons(t.game) == {f"slot:{first}": "FC-PLC-06", f"slot:{first + 1}": "FC-PLC-06"}
