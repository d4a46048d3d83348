"""Enchanting and reserving."""

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    CRYSTAL,
    IRON,
    MEAT,
    PLANT,
    POTION,
    SHOP,
    SKIP,
    SPELL,
    table,
)
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS

GOODS = ("bread", "meat", "iron", "crystal", "plant", "potion")
STARTER = dict(
    zip(range(6), ("critical-rolls", "draco-bell", "smith-mart", "fragile-reptile", "hello-nursery", "potable-potions"),
        strict=True)
)  # fmt: skip


def deck_of(card) -> str:
    return "purple" if card.id < 18 else "gold"


def goods_for(card, sets: int = 1) -> dict[str, int]:
    return {good: n * sets for good, n in zip(GOODS, card.goods, strict=True) if n}


@pytest.mark.clause("FC-ENC-07", "FC-ENC-10", "FC-ENC-11", "FC-ENC-12")
@pytest.mark.parametrize("card", ENCHANTMENTS, ids=lambda card: card.key)
def test_every_enchantment_is_paid_exactly_brings_its_reward_and_is_tucked_under_the_shop(card):
    """With one set, and with the most."""
    for sets in {1, len(card.rewards)}:
        t = table(deck=deck_of(card)).row(card.key).park(BREAD)
        t.goods(0, **goods_for(card, sets), coins=card.coins).begin()
        shop = STARTER[card.icon]
        t.enchant(shop, card.key)
        if t.asked == "ResolveSets":
            t.pick(sets)
        reward = card.rewards[sets - 1]
        assert t.have() == {}
        assert t.rep() == reward.rep
        assert t.coins() == reward.coins
        if reward.artisans:
            t.answer("TakeArtisans", 0)
        assert len(t.kinds()) == reward.artisans
        assert len(t.player().fancy) == reward.fancy
        assert t.charms(shop) == [card.key]
        assert t.row_keys() == []


@pytest.mark.clause("FC-ENC-01", "FC-ENC-15")
def test_enchanting_casts_one_enchantment_and_then_may_fire_up_but_gives_no_goods():
    t = table().row("creme-brulee").goods(0, plant=3, potion=2, iron=1).begin().cast("critical-rolls", "creme-brulee")
    assert t.asked == "FireUp"
    assert SKIP in t.options
    assert t.have() == {}


@pytest.mark.clause("FC-ENC-02", "FC-EDG-04")
def test_enchanting_is_offered_only_if_something_can_be_cast():
    t = table().row("creme-brulee").goods(0, plant=3, potion=2).begin().visit("critical-rolls")
    assert t.asked != "Action"
    t = table().row().goods(0, plant=3, potion=2, iron=1).begin().visit("critical-rolls")
    assert t.asked != "Action"
    t = table().row("creme-brulee").goods(0, plant=3, potion=2, iron=1).begin().visit("critical-rolls")
    assert t.options == (0, 1)


@pytest.mark.clause("FC-ENC-02")
def test_a_player_is_told_why_nothing_can_be_cast():
    t = table().row("creme-brulee").goods(0, bread=7).begin()
    assert "no enchantment that fits this shop can be paid" in t.preview(f"shop:{SHOP['critical-rolls']}")


@pytest.mark.clause("FC-ENC-02", "FC-ENC-03")
def test_a_player_is_told_of_each_enchantment_why_it_cannot_be_cast_here():
    t = table().row("creme-brulee", "fairys-jubilee", "impanadas", "le-flamberge").goods(0, meat=3, plant=2, crystal=1)
    t.begin().enchant("critical-rolls")
    assert t.options == (SPELL["fairys-jubilee"], SPELL["impanadas"])
    assert t.why_not(f"enchantment:{SPELL['creme-brulee']}") == "FC-ENC-02"
    assert t.why_not(f"enchantment:{SPELL['le-flamberge']}") == "FC-ENC-03"


@pytest.mark.clause("FC-ENC-03", "FC-DEC-20")
def test_only_enchantments_with_the_icon_of_the_shop_are_offered():
    t = table().row("creme-brulee", "fairys-jubilee", "le-flamberge").goods(0, **dict.fromkeys(GOODS, 5)).begin()
    t.enchant("critical-rolls")
    assert t.options == (SPELL["creme-brulee"], SPELL["fairys-jubilee"])


@pytest.mark.clause("FC-ENC-04")
def test_at_a_wild_shop_every_enchantment_may_be_cast():
    row = ("creme-brulee", "le-flamberge", "smelting-pot", "wraith-rose", "hobbichino")
    t = table().open("nunyas-beeswax").row(*row).goods(0, **dict.fromkeys(GOODS, 5)).begin().enchant("nunyas-beeswax")
    assert set(t.options) == {SPELL[key] for key in row}


@pytest.mark.clause("FC-ENC-05")
@pytest.mark.parametrize("shop", ["sew-cute", "draggin-tail-roost", "dragon-alley", "maw-paws", "wishing-well"])
def test_shops_with_a_dragon_or_a_coin_cannot_be_enchanted(shop):
    row = ("creme-brulee", "le-flamberge", "smelting-pot", "wraith-rose", "hobbichino")
    t = table().open(shop).row(*row).goods(0, **dict.fromkeys(GOODS, 7)).begin()
    assert "a shop with this icon cannot be enchanted" in t.preview(f"shop:{SHOP[shop]}")
    assert t.visit(shop).asked != "Action"


@pytest.mark.clause("FC-ENC-06", "FC-CMP-28")
@pytest.mark.parametrize("shop", ["critical-rolls", "nunyas-beeswax"])
def test_a_shop_with_three_enchantments_cannot_be_enchanted(shop):
    t = table().enchanted(shop, "creme-brulee", "fairys-jubilee").row("impanadas")
    t.goods(0, **dict.fromkeys(GOODS, 7)).begin().visit(shop)
    assert t.options == (0, 1)
    t = table().enchanted(shop, "creme-brulee", "fairys-jubilee", "impanadas").row("wraith-rose", "le-flamberge")
    t.goods(0, **dict.fromkeys(GOODS, 7)).begin()
    assert "this shop already has 3 enchantments" in t.preview(f"shop:{SHOP[shop]}")
    assert t.visit(shop).asked != "Action"


@pytest.mark.clause("FC-ENC-12")
def test_an_enchanted_shop_gives_one_more_good_of_that_icon():
    t = table().row("creme-brulee").at("critical-rolls", None).goods(0, plant=3, potion=2, iron=1).begin()
    t.cast("critical-rolls", "creme-brulee").end().pass_turn().pass_turn()
    t.token("draco-bell").begin().gather("critical-rolls")
    assert t.have()["bread"] == 2


@pytest.mark.clause("FC-ENC-13", "FC-ENC-14", "FC-EX-08", "FC-RWD-05")
def test_the_example_of_hello_nursery_paid_with_a_coin():
    row = ("orkish-orchids", "creme-brulee", "le-flamberge", "smelting-pot", "elfspresso")
    t = table().row(*row).goods(0, bread=3, crystal=1, coins=1).park(IRON).begin()
    t.cast("hello-nursery", "orkish-orchids").answer("TakeArtisans", 0)
    assert t.charms("hello-nursery") == ["orkish-orchids"]
    assert (t.rep(), t.kinds(), t.have(), t.coins()) == (4, [IRON], {}, 0)
    assert t.row_keys() == list(row[1:])
    t.end()
    assert len(t.row_keys()) == 5


@pytest.mark.clause("FC-ENC-17", "FC-EX-09")
def test_after_enchanting_each_artisan_of_the_shop_may_be_fired_up_in_any_order():
    t = table().row("wraith-rose").at("hello-nursery", PLANT, BREAD).goods(0, crystal=3, iron=2, potion=1, meat=1)
    t.begin().cast("hello-nursery", "wraith-rose")
    rep = t.rep()
    assert set(t.fireable) == {PLANT, BREAD}
    t.fire(PLANT)
    t.answer("GiveTo", 1)
    t.fire(BREAD).answer("TakeArtisans", 5)
    assert (t.have(1), t.have(0)) == ({"meat": 1}, {})
    assert t.rep() == rep + 2
    assert len(t.kinds()) == 1


@pytest.mark.clause("FC-ENC-18", "FC-ENC-19")
@pytest.mark.parametrize(("where", "again"), [("draco-bell", True), ("smith-mart", False)])
def test_an_artisan_placed_here_by_a_fire_up_may_be_fired_up_too_but_not_one_placed_elsewhere(where, again):
    t = table().row("le-flamberge").at("draco-bell", MEAT).hand(IRON).goods(0, bread=3, plant=2, crystal=1).begin()
    t.cast("draco-bell", "le-flamberge").fire(MEAT).answer("Place", IRON).answer("PlaceOn", SHOP[where] * 3 + 1)
    assert (t.asked == "FireUp" and IRON in t.fireable) == again


@pytest.mark.clause("FC-ENC-20")
def test_an_artisan_that_came_by_a_swap_is_not_fired_up_again_in_this_step():
    t = table().row("dwarven-stout").goods(0, iron=3, bread=2, meat=1).begin().cast("potable-potions", "dwarven-stout")
    t.fire(POTION).answer("Swap", SHOP["fragile-reptile"] * 3).answer("ThreeDifferentGoods", 0)
    assert t.slots("potable-potions")[0] == CRYSTAL
    assert t.asked != "FireUp"


@pytest.mark.clause("FC-ENC-21", "FC-ENC-23", "FC-ENC-24", "FC-EX-10", "FC-DEC-21")
def test_a_multiple_enchantment_pays_more_for_more_sets():
    t = table().row("impanadas").goods(0, plant=4, crystal=3).begin().enchant("critical-rolls", "impanadas")
    assert t.asked == "ResolveSets"
    assert t.options == (1, 2, 3)  # as many as can be paid
    t.pick(3)
    assert (t.rep(), t.have()) == (4, {"plant": 1})
    rich = table().row("impanadas").goods(0, plant=7, crystal=7).begin().enchant("critical-rolls", "impanadas")
    assert rich.options == (1, 2, 3, 4)  # as many as the card shows


@pytest.mark.clause("FC-ENC-21", "FC-DEC-21")
def test_a_player_sees_beforehand_what_an_enchantment_costs_and_brings():
    t = table().row("impanadas", "creme-brulee").goods(0, iron=1, plant=3, potion=2, crystal=2).begin()
    t.visit("critical-rolls").pick(1)
    assert {t.preview(f"enchantment:{card}") for card in t.options} == {
        "At most 2 sets (2 crystals and 2 plants): gain 2 reputation.",
        "Costs 1 iron, 3 plants and 2 potions: gain 6 reputation.",
    }


@pytest.mark.clause("FC-ENC-22", "FC-ENC-25", "FC-EX-11")
def test_one_set_gives_no_reputation_but_the_card_is_tucked_and_artisans_may_be_fired_up():
    t = table().row("impanadas").goods(0, plant=1, crystal=1).begin().cast("critical-rolls", "impanadas")
    assert t.rep() == 0
    assert t.charms("critical-rolls") == ["impanadas"]
    assert BREAD in t.fireable


# --- reserving -----------------------------------------------------------------------------------------------------


def reserve(card: str, *row: str):
    """A player who reserves a card of the row with Sage of Sage."""
    t = table().open("sage-of-sage").row(card, *row).begin().gather("sage-of-sage").ability()
    if row:
        t.answer("GoodsFromCost", SPELL[card])
    return t.answer("ChooseGoods", t.options[0]).answer("ReserveThis", 1)


@pytest.mark.clause("FC-RSV-01", "FC-RSV-02", "FC-VRB-09", "FC-ENC-26")
def test_to_reserve_is_to_take_an_enchantment_of_the_row_which_is_not_refilled_at_once():
    t = reserve("creme-brulee", "le-flamberge", "smelting-pot")
    assert t.player().reserved.key == "creme-brulee"
    assert t.row_keys() == ["le-flamberge", "smelting-pot"]
    t.end()
    assert len(t.row_keys()) == 5


@pytest.mark.clause("FC-RSV-03", "FC-RSV-06")
def test_the_reserved_enchantment_may_be_cast_instead_of_one_of_the_row():
    t = table().reserved("creme-brulee").row("fairys-jubilee").goods(0, plant=3, potion=2, iron=1, meat=3).begin()
    t.enchant("critical-rolls")
    assert set(t.options) == {SPELL["creme-brulee"], SPELL["fairys-jubilee"]}
    t.pick(SPELL["creme-brulee"])
    assert (t.rep(), t.have()) == (6, {"meat": 3})
    assert t.player().reserved is None
    assert t.charms("critical-rolls") == ["creme-brulee"]
    assert t.row_keys() == ["fairys-jubilee"]


@pytest.mark.clause("FC-RSV-06")
def test_a_reserved_enchantment_must_fit_the_shop_and_be_paid():
    t = table().reserved("creme-brulee").goods(0, plant=3, potion=2, iron=1).begin().visit("draco-bell")
    assert t.asked != "Action"
    t = table().reserved("creme-brulee").goods(0, plant=3, potion=2).begin().visit("critical-rolls")
    assert t.asked != "Action"


@pytest.mark.clause("FC-RSV-04")
def test_other_players_cannot_cast_it():
    t = table().reserved("creme-brulee", seat=1).goods(0, plant=3, potion=2, iron=1).begin().visit("critical-rolls")
    assert t.asked != "Action"


@pytest.mark.clause("FC-RSV-05", "FC-CMP-29", "FC-SHG-49", "FC-SHG-50", "FC-SHG-02")
def test_a_player_with_a_reserved_enchantment_cannot_reserve_another():
    t = table().open("sage-of-sage", "draconic-tonic").reserved("elfspresso").row("creme-brulee").begin()
    t.gather("sage-of-sage").ability()
    assert set(t.options) == {SPELL["creme-brulee"], SPELL["elfspresso"]}  # goods of the reserved one too
    t.pick(SPELL["elfspresso"]).pick(t.options[0])
    assert sum(t.player().goods) == 1 + 3
    assert t.asked == "Pause"
    t = table().open("draconic-tonic").reserved("elfspresso").row("creme-brulee").goods(0, plant=3, potion=2, iron=1)
    assert "AbilityStep" not in t.begin().gather("draconic-tonic").asked_until_the_end()


@pytest.mark.clause("FC-RSV-07")
def test_with_an_empty_row_nothing_can_be_reserved():
    t = table().open("sage-of-sage").row().begin().gather("sage-of-sage")
    assert "AbilityStep" not in t.asked_until_the_end()


@pytest.mark.clause("FC-RSV-08")
def test_a_reserved_enchantment_is_worth_nothing_at_the_end():
    t = table(2).reserved("creme-brulee").goods(0, rep=5).begin().gather("draco-bell").end_game()
    assert t.rep() == 5
