"""What is worth nothing, lies just beside it, or was typed in its place: each rule where it ends."""

import re
from pathlib import Path

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    COMPANION,
    CRYSTAL,
    IRON,
    MEAT,
    PARK,
    PLANT,
    POTION,
    SHOP,
    SKIP,
    SPELL,
    Table,
    table,
)
from wyrmhall.core.engine import At
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.events import Gained, Lost, Paid
from wyrmhall.games.flamecraft.firing_shops import FireAgain
from wyrmhall.games.flamecraft.flipping import LoseCoin
from wyrmhall.games.flamecraft.goals import Worth
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.numbers import EMPTY
from wyrmhall.games.flamecraft.pack import read_pack
from wyrmhall.games.flamecraft.paying import LoseRep
from wyrmhall.games.flamecraft.setup import OPTIONS
from wyrmhall.packs.faults import BadPack

EVERYTHING = 7
RULES_TEXT = Path(__file__).parents[3] / "docs" / "rules" / "flamecraft.md"


# --- goals that are not met ----------------------------------------------------------------------------------------


GOALS = [row for row in HOUSE.fancy if isinstance(row.effect, Worth)]


@pytest.mark.clause("FC-FAN-02", "FC-END-09", "FC-FDC-12", "FC-FDC-16", "FC-FDC-21", "FC-FDC-24", "FC-FDC-28")
@pytest.mark.parametrize("row", GOALS, ids=lambda row: row.key)
def test_a_goal_that_is_not_met_is_worth_exactly_nothing(row):
    t = table().goods(0, bread=1, meat=1, iron=1, crystal=1, plant=1, potion=1)
    if row.key != "steven":  # of every kind an odd number
        t.goods(0)
    t.game.slots = [EMPTY] * len(t.game.slots)
    assert row.effect.worth(t.game, 0) == 0
    assert not row.effect.can(t.game, At(0))


@pytest.mark.clause("FC-END-09", "FC-FAN-02")
def test_a_moon_dragon_whose_goal_is_not_met_is_not_scored_and_takes_nothing_away():
    t = table(2).fancy("shimmer", "bubu", "toasty", "carnie").begin().gather("draco-bell").goods(0)
    before = t.holds()
    t.end_game()
    assert (t.scored_keys(), t.since(before)) == ([], {})


# --- told, and pointed at ------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-SHG-42", "FC-SHG-43")
def test_who_serves_in_the_park_points_at_each_place_and_else_at_nothing():
    t = table().open("pizza-coven").park(BREAD, MEAT, IRON, CRYSTAL, PLANT)
    t.goods(0, bread=1, meat=1, iron=1, crystal=1, plant=1).begin().gather("pizza-coven").ability()

    def targets():
        decision = t.game.decision
        return {option: decision.effect.target(t.game, decision.at, option) for option in t.options}

    places = {place: f"park:{place}" for place in range(5)}
    assert targets() == {EVERYTHING: "", **places}
    t.pick(0)
    assert targets() == {SKIP: "", **{place: target for place, target in places.items() if place}}
    t.pick(SKIP)


# --- firing up -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-SHG-57")
@pytest.mark.parametrize("place", range(4))
def test_who_was_fired_up_and_is_in_the_park_is_fired_up_once_more_there(place):
    t = table().at("spellfire-springs").park(BREAD, MEAT, IRON, PLANT).hand(CRYSTAL)
    t.begin().gather("spellfire-springs")
    t.game.park[0], t.game.park[place] = t.game.park[place], t.game.park[0]
    t.game.fired = 1 << t.game.park[place]  # as only cards of other boxes bring about
    t.game.push(FireAgain(), At(0, SHOP["spellfire-springs"] * 3))
    t.game.pending = ()
    t.game.run()
    assert t.options == (PARK + place,)
    t.pick(PARK + place)
    t.leaves("TakeArtisans")  # it was the bread


@pytest.mark.clause("FC-FDC-42", "FC-SHW-31")
def test_the_one_artisan_of_an_ability_stays_one_with_hocus_revealed():
    t = table().fancy("hocus").at("eternal-flame", CRYSTAL, IRON, PLANT).goods(0, plant=2).begin()
    t.gather("eternal-flame").answer("GainAny", BREAD).until("FireUp").use("hocus")
    t.skip().ability().fire(CRYSTAL).answer("ThreeDifferentGoods", 0)
    assert t.asked == "Pause"


@pytest.mark.clause("FC-ART-04", "FC-ART-06", "FC-SHW-06")
def test_artisan_zero_in_the_park_offers_its_good_to_the_iron_artisan_beside_it():
    t = table().open("draggin-tail-roost").park(IRON, MEAT)
    home = SHOP["critical-rolls"] * 3
    pan = t.game.slots[home]
    t.game.slots[home], t.game.park[2] = EMPTY, pan
    assert pan == 0
    t.begin().gather("draggin-tail-roost").answer("TakeArtisans", 1).ability()
    t.answer("FireInPark", PARK)
    assert t.options == (BREAD, IRON)
    t.pick(BREAD)
    assert t.have() == {"bread": 2}


# --- shops ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-SHG-21")
def test_for_funky_brewsters_an_artisan_at_the_shop_beside_it_is_not_at_it():
    beside = HOUSE.shops[SHOP["funky-brewsters"] + 1].key
    t = table().open("funky-brewsters").at(beside, BREAD).hand(CRYSTAL).begin().gather("funky-brewsters")
    assert "AbilityStep" not in t.asked_until_the_end()


@pytest.mark.clause("FC-SHG-47", "FC-SHG-50")
@pytest.mark.parametrize(("row", "reserved"), [(True, False), (False, True), (True, True), (False, False)])
def test_sage_of_sage_can_be_used_with_an_enchantment_in_the_row_or_a_reserved_one(row, reserved):
    t = table().open("sage-of-sage").spells(0)
    if row:
        t.game.spells.append(SPELL["le-flamberge"])
        t.row("le-flamberge")
    if reserved:
        t.reserved("creme-brulee")
    t.begin().gather("sage-of-sage").until("AbilityStep" if row or reserved else "Pause")
    if row and reserved:
        assert t.pick(1).options == (SPELL["le-flamberge"], SPELL["creme-brulee"])
        t.leaves(t.asked)
    elif row or reserved:
        t.pick(1).leaves("ChooseGoods")


# --- packs ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-PACK-05")
@pytest.mark.parametrize("stake", ["", ", stake = true"])
@pytest.mark.parametrize("sides", [("lose_coin", "draw_fancy"), ("draw_fancy", "lose_coin"), ("lose_coin",) * 2])
def test_whichever_side_loses_the_coin_it_must_have_been_staked(sides, stake):
    heads, tails = [f'{{ op = "{op}" }}' for op in sides]
    ability = f'{{ op = "flip", most = 1, heads = {heads}, tails = {tails}{stake} }}'
    text = f'[pack]\nid = "x"\nversion = 1\n[[shop]]\nid = "gnome-depot"\nability = {ability}\n'
    if stake:
        assert read_pack(text)[1] == []
    else:
        with pytest.raises(BadPack, match="lose_coin"):
            read_pack(text)


def typed(key):
    """A table where the ability of this companion was typed in; it costs more than anybody has."""
    ability = {"op": "cost", "coins": 20, "then": {"op": "gain", "rep": 1}}
    pack = {"game": "flamecraft", "pack": {"id": "mine", "version": 1}, "companion": [{"id": key, "ability": ability}]}
    both = []
    for given in (None, pack):
        t = Table(3, companions=True, pack=given)
        for seat in range(3):
            t.hand(seat=seat).goods(seat, coins=0, rep=0).fancy(seat=seat)
            t.game.players[seat].companion = EMPTY
        both.append(t.row().companion(key))
    return both


def fills_a_shop(t):
    t.at("drake-of-cakes", BREAD, POTION, None).hand(PLANT).begin().gather("drake-of-cakes").place(PLANT, 3)
    t.answer("LayShop", t.options[0]).end(*("PeterMoment",) * (t.game.box is HOUSE))


def casts_with_iron(t):
    t.row("creme-brulee").goods(0, plant=2, potion=2, iron=3).begin().visit("critical-rolls")
    if t.game.box is HOUSE:
        t.answer("Action", 1).leaves("BradMoment", "PayIron", "FireUp", "DanielMoment")
    else:
        assert t.asked != "Action"
        t.leaves(t.asked)


def casts(t):
    t.row("le-flamberge").goods(0, bread=3, plant=2, crystal=1).park(IRON).begin().cast("draco-bell", "le-flamberge")
    assert t.asked == ("DanielMoment" if t.game.box is HOUSE else "Pause")
    t.leaves(t.asked)


def uses_an_ability(t):
    t.open("dragon-hoard-bank").goods(0, coins=9, rep=9).begin().gather("dragon-hoard-bank").ability()
    t.answer("EitherOr", 0)
    assert t.asked == ("ErickMoment" if t.game.box is HOUSE else "Pause")
    t.leaves(t.asked)


def places_with_meat(t):
    t.hand(IRON).begin().gather("draco-bell").skip().fire(MEAT).only("Place")
    t.answer("PlaceOn", SHOP["draco-bell"] * 3 + 1)
    assert t.asked == ("MannyMoment" if t.game.box is HOUSE else "Pause")
    t.leaves(t.asked)


def waits_for_pocus(t):
    t.scored("pocus", seat=1).begin().gather("draco-bell")
    assert t.asked == ("FireUp" if t.game.box is HOUSE else "Pause")
    t.leaves(t.asked)


@pytest.mark.clause("FC-PACK-08", "FC-CPN-10", "FC-CPN-15", "FC-CPN-20", "FC-CPN-21", "FC-CPN-30")
@pytest.mark.parametrize(
    ("key", "deed"),
    [
        ("peter", fills_a_shop),
        ("brad", casts_with_iron),
        ("daniel", casts),
        ("erick", uses_an_ability),
        ("manny", places_with_meat),
        ("sandara", waits_for_pocus),
    ],
)
def test_a_companion_with_a_typed_ability_has_no_longer_the_one_that_the_rules_know_by_name(key, deed):
    for t in typed(key):
        assert t.game.has_companion(0, COMPANION[key]) == (t.game.box is HOUSE)
        deed(t)


# --- options of a table --------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-EDN-13", "FC-INF-20", "FC-SOL-09", "FC-SET-33", "FC-SET-09", "FC-SET-17", "FC-CPN-01")
def test_an_option_is_called_a_ruling_just_if_its_clause_is_one():
    text = RULES_TEXT.read_text("utf-8")
    for option in OPTIONS:
        (clause,) = re.findall(rf"^- \*\*{option.clause}\*\* (.*)$", text, re.MULTILINE)
        assert option.ruling == ("(ruling: " in clause), option.name


# --- one more of it ------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-SHW-46", "FC-SHW-48")
def test_sew_cute_can_be_used_for_bread_of_which_a_single_artisan_is_in_town():
    t = table().open("sew-cute").park(BREAD).begin()
    assert t.game.in_town(BREAD) == 1
    before = t.gather("sew-cute").answer("TakeArtisans", 0).until("PlaceStep").skip().holds()
    assert t.ability().since(before) == {"rep:shops": 1}


@pytest.mark.clause("FC-SHG-42")
def test_nobody_is_served_on_an_empty_place_of_the_park():
    t = table().open("pizza-coven").park(BREAD).goods(0, bread=1, potion=3).begin().gather("pizza-coven").ability()
    assert t.asked == "Pause"
    assert t.have()["potion"] == 3
    assert t.game.treats[:6] == [1, 0, 0, 0, 0, 0]
    assert not any(t.game.treats[6:])


@pytest.mark.clause("FC-SHG-60", "FC-DEC-37")
def test_a_good_that_is_paid_is_pointed_at_and_all_of_them_are_not():
    t = table().fancy("chonkers").goods(0, bread=2, potion=1, coins=1).begin().use("chonkers")
    decision = t.game.decision
    targets = {option: decision.effect.target(t.game, decision.at, option) for option in t.options}
    assert targets[EVERYTHING] == ""
    assert all(targets[kind] for kind in (BREAD, POTION, 6))
    assert len(set(targets.values())) == 4
    t.pick(BREAD)
    assert t.game.decision.effect.target(t.game, t.game.decision.at, SKIP) == ""
    t.pick(SKIP)


@pytest.mark.clause("FC-END-08")
def test_who_has_no_coins_at_the_end_is_not_said_to_turn_any_in():
    t = table(2).goods(0, coins=2).goods(1, coins=0).begin().gather("draco-bell").end_game()
    paid = [(event.seat, event.coins) for event in t.told() if isinstance(event, Paid)]
    assert paid == [(0, 2)]


@pytest.mark.clause("FC-CPN-30", "FC-CPN-32")
def test_sandara_can_be_used_if_one_of_the_dragons_that_lie_face_up_can_be_scored():
    t = table(companions=True).companion("sandara").scored("matches", "todd", "pocus", seat=1).goods(0, bread=1)
    assert t.begin().extras == {"sandara"}
    assert table(companions=True).companion("sandara").scored("matches", seat=1).begin().extras == set()


@pytest.mark.clause("FC-PACK-08", "FC-TRN-07")
@pytest.mark.parametrize("key", sorted(COMPANION))
def test_a_companion_with_a_typed_ability_may_bring_the_artisan_that_is_placed(key):
    row = {"id": key, "ability": {"op": "gain", "artisans": 1}}
    t = Table(3, companions=True, pack={"game": "flamecraft", "pack": {"id": "mine", "version": 1}, "companion": [row]})
    t.hand().fancy().companion(key).park(MEAT).begin().gather("draco-bell")
    assert (t.asked, t.options) == ("PlaceStep", (SKIP,))
    t.game.players[0].used = True
    assert not t.game.could_get_artisan(0, t.game.decision.effect)


@pytest.mark.clause("FC-SHW-53")
def test_the_coin_that_a_flip_loses_is_told():
    t = table().goods(0, coins=2).begin()
    LoseCoin().run(t.game, At(0))
    (event,) = [event for event in t.told() if isinstance(event, Paid)]
    assert (event.seat, event.coins, sum(event.goods), t.coins()) == (0, 1, 0, 1)
    t.game.events = None
    LoseCoin().run(t.game, At(0))
    assert t.coins() == 0


@pytest.mark.clause("FC-CPN-15", "FC-ENC-02")
def test_without_brad_iron_makes_no_further_set_of_a_multiple_enchantment():
    t = table().row("impanadas").goods(0, crystal=2, plant=2, iron=5).begin().enchant("critical-rolls")
    assert (t.asked, t.options) == ("ResolveSets", (1, 2))
    t.pick(1).leaves("FireUp")


@pytest.mark.clause("FC-SHG-07", "FC-PACK-01")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_of_reputation_that_is_lost_it_is_told_that_it_is_lost(n):
    t = table().goods(0, rep=3).begin()
    LoseRep(n, Gain()).run(t.game, At(0))
    (event,) = [event for event in t.told() if isinstance(event, Lost | Gained)]
    assert (type(event), event.seat, event.rep, t.rep()) == (Lost, 0, n, 3 - n)
