"""Packs: what is not printed of the cards that the rules know by name, as the owner of a box types it in (FC-PACK)."""

import pytest

from tests.games.flamecraft.play import BREAD, CRYSTAL, IRON, MEAT, SHOP, SKIP, table
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.games.flamecraft import RULES
from wyrmhall.games.flamecraft.actions import actions
from wyrmhall.games.flamecraft.census import misplaced_in_town
from wyrmhall.games.flamecraft.encode import columns, encode
from wyrmhall.games.flamecraft.numbers import FACE_DOWN


def typed(section, **row):
    return {"game": "flamecraft", "pack": {"id": "mine", "version": 1}, section: [row]}


def page(pack, key):
    return next(component for component in RULES.components(RULES.setup(2, {}, pack)) if component.id == key)


@pytest.mark.clause("FC-PACK-01")
def test_eternal_flame_has_the_typed_slot_and_ability_and_is_still_filled_when_it_is_turned_up():
    slots = [{"accepts": "any"}, {"accepts": ["meat"], "coins": 4}, {"accepts": "any"}]
    pack = typed("shop", id="eternal-flame", slots=slots, ability={"op": "gain", "rep": 7})
    t = table(2, pack=pack).begin()
    t.game.left_out += [shop for shop in t.game.shop_deck if shop != SHOP["eternal-flame"]]
    t.game.shop_deck = [SHOP["eternal-flame"]]
    t.game.town[0] = FACE_DOWN  # as if a shop had been filled in this turn
    t.gather("critical-rolls").end()
    assert [kind is not None for kind in t.slots("eternal-flame")] == [True, False, True]
    t.hand(MEAT).begin().gather("eternal-flame").answer("GainAny", 0).place(MEAT, 2)
    assert t.coins() == 4
    t.ability()
    assert t.rep() == 7
    said = [speaker("en", "flamecraft").sentence(text) for text in page(pack, "eternal-flame").text]
    assert said[-1] == "Gain 7 reputation."
    assert "revealed" in said[-2]


@pytest.mark.clause("FC-PACK-01")
def test_artisans_at_the_roost_lie_face_down_whatever_slots_and_ability_were_typed():
    slots = [{"accepts": ["bread"], "rep": 5}, {"accepts": "any"}, {"accepts": "any"}]
    ability = {"op": "cost", "goods": {"meat": 1}, "then": {"op": "gain", "coins": 6}}
    pack = typed("shop", id="draggin-tail-roost", slots=slots, ability=ability)
    t = table(2, pack=pack).at("draggin-tail-roost", None, None, None).hand(BREAD).park(MEAT).goods(0, meat=1).begin()
    t.gather("draggin-tail-roost").answer("TakeArtisans", t.options[0])
    t.place(BREAD, 1)
    assert t.rep() == 5
    t.ability()
    assert (t.coins(), t.have()) == (6, {})
    assert all(slot.face_down for slot in t.shop("draggin-tail-roost").slots)
    assert t.game.face_up_in_town()[BREAD] == table(2).game.face_up_in_town()[BREAD]


@pytest.mark.clause("FC-PACK-01", "FC-PACK-07")
def test_dragon_alley_has_the_typed_coin_spaces_in_play_in_words_and_for_programs():
    spaces = [{"rep": 3}, {"coins": 1, "artisans": 1}, {"rep": 3}, {"fancy": 1}]
    pack = typed("shop", id="dragon-alley", spaces=spaces)
    t = table(2, pack=pack).open("dragon-alley").goods(0, coins=9).begin().gather("dragon-alley").ability()
    assert (t.asked, t.options) == ("LeaveCoins", (0, 1, 3))  # of two that are alike, one
    t.answer("LeaveCoins", 0)
    assert t.rep() == 3
    t.end()
    t.token("critical-rolls").begin().gather("dragon-alley").ability().answer("EitherOr", 0)
    assert t.options == (1, 2, 3)
    t.answer("LeaveCoins", 3)
    assert t.shop("dragon-alley").coin_spaces == [True, False, False, True]
    assert [(reward.rep, reward.coins) for reward in t.shop("dragon-alley").coin_rewards[:3]] == [
        (3, 0),
        (0, 1),
        (3, 0),
    ]
    assert list(misplaced_in_town(t.game)) == []
    assert list(actions(t.setup)["LeaveCoins"]) == [0, 1, 2, 3]
    assert sum(n for _, n, *_ in columns(t.setup)) == len(encode(t.game, 0))
    for lang in LANGUAGES:
        assert speaker(lang, "flamecraft").sentence(page(pack, "dragon-alley").text[-1]).count(";") == len(spaces) - 1
    assert list(actions(RULES.setup(2))["LeaveCoins"]) == [0, 1, 2]
    t.leaves("LastMoment")


@pytest.mark.clause("FC-PACK-03")
def test_hocus_with_a_typed_goal_is_revealed_whenever_that_is_met_and_fires_up_nobody():
    goal = {"op": "cost", "goods": {"bread": 1}, "then": {"op": "gain", "rep": 9}}
    t = table(2, pack=typed("fancy", id="hocus", goal=goal)).fancy("hocus").goods(0, bread=1).begin()
    assert t.extras == {"hocus"}  # already before the visit
    t.use("hocus")
    assert (t.rep(), t.scored_keys(), t.game.hocus) == (9, ["hocus"], False)
    poor = table(2, pack=typed("fancy", id="hocus", goal=goal)).fancy("hocus").at("draco-bell", MEAT, IRON, None)
    poor.park(MEAT).hand(CRYSTAL).begin().gather("draco-bell").until("FireUp")
    assert poor.extras == set()  # not at the moment that the rules know by name


@pytest.mark.clause("FC-PACK-03")
def test_starburst_and_talisman_bring_the_typed_reputation():
    t = table(2, pack=typed("fancy", id="starburst", rep=5)).fancy("starburst").row("impanadas")
    own = table(2).fancy("starburst").row("impanadas")
    for each in (t, own):
        each.goods(0, plant=1, crystal=1).begin().use("starburst")
    assert t.rep() == own.rep() + 3
    talisman = typed("fancy", id="talisman", rep=4)
    end = table(2, pack=talisman).fancy("talisman", "todd", "rainbow").goods(0, bread=1).begin()
    end.gather("draco-bell").end_game()
    before = end.rep()
    end.answer("FinalTalisman", 2)
    assert end.rep() == before + 4
    end.answer("ReturnFancy", SKIP)
    assert "4 reputation" in speaker("en", "flamecraft").sentence(page(talisman, "talisman").text[0])
    shown = page(talisman, "talisman")
    assert (shown.status, shown.parts["reward"]) == ("reconstructed", "reconstructed")
