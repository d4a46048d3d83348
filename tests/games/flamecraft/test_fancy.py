"""Fancy dragons: how they are scored, and each of the 36."""

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    CRYSTAL,
    FANCY,
    IRON,
    MEAT,
    PLANT,
    POTION,
    SHOP,
    SKIP,
    SPELL,
    table,
)
from wyrmhall.games.flamecraft.numbers import COIN

INSTEAD = 200


def at_the_end(card: str, seat_goods=None, **goods: int):
    """What a moon dragon brings at the end of a game of two."""
    t = table(2).fancy(card).goods(0, **goods)
    if seat_goods:
        t.goods(1, **seat_goods)
    return t


def finish(t) -> int:
    """The reputation of moon dragons after the game; the visit changes no goods and no artisans that matter."""
    t.open("wishing-well").begin().gather("wishing-well").end_game()
    assert t.game.over
    return t.player().sources[5]


@pytest.mark.clause("FC-FAN-05", "FC-FAN-06", "FC-FDC-39", "FC-FAN-02")
def test_greenhorn_takes_three_plants_or_coins_for_them_back_to_the_supply():
    t = table().fancy("greenhorn").goods(0, plant=2).begin()
    assert t.extras == set()
    t.goods(0, plant=2, coins=1).begin()
    assert t.extras == {"greenhorn"}
    t.use("greenhorn")
    assert (t.rep(), t.coins(), t.have()) == (3, 2, {})


@pytest.mark.clause("FC-FDC-39", "FC-FDC-40")
@pytest.mark.parametrize(
    ("card", "good"),
    [("greenhorn", "plant"), ("buttercup", "bread"), ("pinkytoe", "meat"), ("wesley", "iron"),
     ("sunlight", "crystal"), ("nightbrite", "potion")],
)  # fmt: skip
def test_six_sun_dragons_pay_three_reputation_and_two_coins_for_three_of_a_good(card, good):
    t = table().fancy(card).goods(0, **{good: 4}).begin().use(card)
    assert (t.rep(), t.coins(), t.have()) == (3, 2, {good: 1})


@pytest.mark.clause("FC-FAN-07")
def test_the_reward_of_a_sun_dragon_is_gained_once():
    t = table().fancy("chonkers").goods(0, bread=7).begin().use("chonkers")
    assert t.extras == set()
    t.pass_turn().pass_turn().pass_turn()
    assert t.who == 0
    assert t.extras == set()


@pytest.mark.clause("FC-FAN-11")
def test_a_sun_dragon_drawn_this_turn_may_be_scored_this_turn():
    t = table().open("drake-of-cakes").hand(CRYSTAL).goods(0, bread=7).begin()
    t.game.fancy_under += [card for card in t.game.fancy_deck if card != FANCY["chonkers"]]
    t.game.fancy_deck = [FANCY["chonkers"]]
    t.gather("drake-of-cakes").place(CRYSTAL, 2)
    assert "chonkers" in t.extras


@pytest.mark.clause("FC-FAN-12", "FC-FDC-41")
def test_a_state_counts_whoever_brought_it_about():
    t = table().fancy("matches").at("smith-mart", IRON, IRON, IRON).begin()
    assert t.extras == {"matches"}
    assert t.use("matches").rep() == 6


@pytest.mark.clause("FC-FDC-41", "FC-FAN-14")
def test_matches_needs_three_face_up_artisans_of_one_kind_at_one_shop():
    t = table().fancy("matches").at("smith-mart", IRON, IRON, POTION).begin()
    assert t.extras == set()
    t = table().fancy("matches").at("draggin-tail-roost", IRON, IRON, IRON).begin()
    assert t.extras == set()


@pytest.mark.clause("FC-FAN-13")
def test_face_down_artisans_do_not_count_for_fancy_dragons_at_the_end():
    up = finish(at_the_end("shadow").at("smith-mart", IRON, IRON))
    down = finish(at_the_end("shadow").at("draggin-tail-roost", IRON))
    assert up == 1 + 3
    assert down == 0 + 3  # Wingnut alone is no pair; all kinds are tied


@pytest.mark.clause("FC-FDC-01", "FC-FDC-02")
def test_frazzle_brings_five_if_three_shops_anywhere_are_full():
    t = table().fancy("frazzle").at("draco-bell", MEAT, MEAT, IRON).at("fragile-reptile", CRYSTAL, PLANT, PLANT).begin()
    assert t.extras == set()
    t.at("critical-rolls", BREAD, BREAD, MEAT).begin()
    assert t.extras == {"frazzle"}
    assert t.use("frazzle").rep() == 5


@pytest.mark.clause("FC-FDC-03", "FC-FDC-04", "FC-FDC-05", "FC-FDC-06", "FC-FDC-07")
@pytest.mark.parametrize(("coins", "met"), [(6, False), (7, True), (9, True)])
def test_goldrush_needs_a_coin_for_each_empty_slot_with_a_coin_reward(coins, met):
    # Six starter shops, and one of two coins at Oh My Gourd! counts once; Dragon Alley does not count.
    t = table().fancy("goldrush").open("oh-my-gourd", "dragon-alley").goods(0, coins=coins).begin()
    assert t.extras == ({"goldrush"} if met else set())
    if met:
        t.use("goldrush")
        assert (t.rep(), t.coins()) == (5, coins)


@pytest.mark.clause("FC-FDC-04")
def test_for_goldrush_an_occupied_slot_does_not_count():
    t = table().fancy("goldrush").goods(0, coins=5).at("critical-rolls", BREAD, BREAD).begin()
    assert t.extras == {"goldrush"}


@pytest.mark.clause("FC-FDC-08", "FC-FDC-09", "FC-DEC-34", "FC-VRB-27")
def test_pocus_when_enchanting_gives_for_each_artisan_its_ability_or_two_reputation():
    t = table().fancy("pocus").row("creme-brulee").at("critical-rolls", BREAD, BREAD, CRYSTAL)
    t.goods(0, plant=3, potion=2, iron=1).begin()
    assert t.extras == set()
    t.cast("critical-rolls", "creme-brulee")
    assert t.extras == {"pocus"}
    t.use("pocus")
    rep = t.rep()
    t.pick(INSTEAD + SHOP["critical-rolls"] * 3)
    assert t.rep() == rep + 2
    t.pick(INSTEAD + SHOP["critical-rolls"] * 3 + 1)
    assert t.rep() == rep + 4
    t.fire(CRYSTAL).answer("ThreeDifferentGoods", 0)
    assert t.asked == "Pause"
    assert t.rep() == rep + 4


@pytest.mark.clause("FC-FDC-08", "FC-FDC-10")
def test_pocus_when_gathering_gives_two_reputation_at_most():
    t = table().fancy("pocus").at("critical-rolls", BREAD, BREAD).begin().gather("critical-rolls").use("pocus")
    t.pick(INSTEAD + SHOP["critical-rolls"] * 3)
    assert t.rep() == 2
    assert t.asked == "Pause"


@pytest.mark.clause("FC-FDC-10", "FC-EDN-08")
def test_pocus_gives_more_if_another_effect_lets_the_player_fire_up_more():
    t = table().fancy("pocus").at("nunyas-beeswax", BREAD, IRON).goods(0, coins=1).begin().gather("nunyas-beeswax")
    t.answer("GainAny", 0).until("FireUp").use("pocus").pick(INSTEAD + SHOP["nunyas-beeswax"] * 3)
    t.ability()
    t.pick(INSTEAD + SHOP["nunyas-beeswax"] * 3, INSTEAD + SHOP["nunyas-beeswax"] * 3 + 1)
    assert t.rep() == 6


@pytest.mark.clause("FC-FDC-11", "FC-EDN-09")
def test_pocus_gives_nothing_at_a_shop_without_artisans():
    t = table().fancy("pocus").open("full-plate-buffet").begin().gather("full-plate-buffet")
    assert t.extras == set()
    t.until("Pause")
    assert t.rep() == 0


@pytest.mark.clause("FC-EDG-09")
def test_for_pocus_an_artisan_counts_even_if_its_ability_would_do_nothing():
    t = table().fancy("pocus").begin().gather("draco-bell")  # meat, and nothing in hand to place
    assert t.asked == "FireUp"
    assert t.options == (SKIP,)
    t.use("pocus").pick(INSTEAD + SHOP["draco-bell"] * 3)
    assert t.rep() == 2


@pytest.mark.clause("FC-FDC-09")
def test_pocus_also_works_for_the_newcomer_of_a_swap():
    t = table().fancy("pocus").begin().gather("potable-potions").use("pocus").fire(POTION)
    t.answer("Swap", SHOP["fragile-reptile"] * 3).answer("FireNewcomer", INSTEAD)
    assert t.rep() == 2
    assert t.have() == {"potion": 2}


@pytest.mark.clause("FC-FDC-42")
def test_hocus_lets_any_number_of_artisans_be_fired_up_when_gathering():
    t = table().fancy("hocus").at("critical-rolls", BREAD, BREAD, CRYSTAL).begin()
    assert t.extras == set()
    t.gather("critical-rolls").use("hocus").fire(CRYSTAL).answer("ThreeDifferentGoods", 0)
    t.fire(BREAD).answer("TakeArtisans", 5).fire(BREAD).answer("TakeArtisans", 5)
    assert t.asked == "Pause"
    assert len(t.kinds()) == 2
    enchanting = table().fancy("hocus").row("impanadas").goods(0, plant=1, crystal=1).begin()
    assert enchanting.cast("critical-rolls", "impanadas").extras == set()


@pytest.mark.clause("FC-FDC-12", "FC-FDC-13", "FC-FDC-17", "FC-ENC-26")
def test_sparkle_counts_artisans_and_enchantments_at_the_shop_just_enchanted():
    t = table().fancy("sparkle").enchanted("critical-rolls", "creme-brulee").at("critical-rolls", BREAD, BREAD)
    t.row("impanadas").goods(0, plant=1, crystal=1).begin()
    assert t.extras == set()
    t.visit("critical-rolls")
    assert t.extras == set()
    t.pick(1)
    assert "sparkle" in t.extras
    t.until("LastMoment").use("sparkle")
    assert t.rep() == 4  # two artisans, two enchantments


@pytest.mark.clause("FC-FDC-12", "FC-FDC-14")
def test_sparkle_and_twinkle_cannot_be_scored_at_bizarre_bazaar():
    t = table().fancy("sparkle", "twinkle").open("bizarre-bazaar").enchanted("critical-rolls", "creme-brulee").begin()
    t.gather("bizarre-bazaar").answer("GainAny", 0)
    assert "AbilityStep" not in t.asked_until_the_end()


@pytest.mark.clause("FC-FDC-14", "FC-FDC-15", "FC-FDC-16")
def test_twinkle_counts_the_enchantments_in_town_with_the_icon_just_cast():
    t = table().fancy("twinkle").open("nunyas-beeswax").enchanted("nunyas-beeswax", "creme-brulee", "wraith-rose")
    t.row("impanadas").goods(0, plant=1, crystal=1).begin().cast("critical-rolls", "impanadas").use("twinkle")
    assert t.rep() == 4  # itself and the one at the other shop, not the plant one


@pytest.mark.clause("FC-FDC-18", "FC-FDC-19", "FC-DEC-35", "FC-EDN-10", "FC-VRB-10")
def test_starburst_pays_for_a_row_enchantment_gains_its_reward_and_two_more_and_leaves_it_there():
    t = table().fancy("starburst").row("creme-brulee", "impanadas").goods(0, plant=3, potion=2, iron=1, crystal=2)
    t.begin().use("starburst")
    assert t.options == (SPELL["creme-brulee"], SPELL["impanadas"])
    t.pick(SPELL["impanadas"]).answer("ResolveSets", 2)
    assert t.rep() == 2 + 2
    assert t.row_keys() == ["creme-brulee", "impanadas"]
    assert t.have() == {"plant": 1, "potion": 2, "iron": 1}
    assert t.asked == "Visit"
    poor = table().fancy("starburst").row("creme-brulee").goods(0, plant=3, potion=2).begin()
    assert poor.extras == set()


@pytest.mark.clause("FC-FDC-20", "FC-FDC-21", "FC-FDC-22")
def test_taylor_counts_the_face_up_artisans_of_the_kind_placed_last_this_turn():
    t = table().fancy("taylor").at("draggin-tail-roost", IRON).at("draco-bell", MEAT).hand(IRON, MEAT).begin()
    assert t.extras == set()
    t.gather("draco-bell").place(MEAT, 2)
    assert "taylor" in t.extras
    t.fire(MEAT).answer("Place", IRON).answer("PlaceOn", SHOP["smith-mart"] * 3 + 1)
    assert t.asked == "AbilityStep"  # a starter shop has none: the last moment of the turn
    assert t.options == (SKIP,)
    t.use("taylor")
    assert t.rep() == 2  # iron was placed last: Wingnut and itself, not the face-down one


@pytest.mark.clause("FC-FDC-43")
def test_rainbow_counts_the_different_icons_among_the_enchantments_in_town():
    t = table().fancy("rainbow").begin()
    assert t.extras == set()
    t.enchanted("critical-rolls", "creme-brulee", "fairys-jubilee").enchanted("draco-bell", "le-flamberge")
    t.enchanted("nunyas-beeswax", "wraith-rose").row("smelting-pot").reserved("elfspresso").begin().use("rainbow")
    assert t.rep() == 3  # bread twice, meat, plant; neither the row nor a reserved one
    assert t.player().sources[4] == 3


@pytest.mark.clause("FC-FDC-44")
def test_dazzle_shows_four_kinds_of_artisans_in_hand_and_they_stay_there():
    t = table().fancy("dazzle").hand(BREAD, MEAT, IRON, IRON).begin()
    assert t.extras == set()
    t.hand(BREAD, MEAT, IRON, PLANT).begin().use("dazzle")
    assert t.rep() == 5
    assert len(t.kinds()) == 4
    assert -1 not in t.player(0, by=1).hand  # everybody has seen them


@pytest.mark.clause("FC-FDC-45")
def test_chonkers_takes_one_of_each_different_good_for_one_reputation_each():
    t = table().fancy("chonkers").goods(0, bread=7, iron=5, plant=1).begin().use("chonkers").answer("PayDifferent", 7)
    assert (t.rep(), t.have()) == (3, {"bread": 6, "iron": 4})
    assert t.player().sources[4] == 3
    assert t.scored_keys() == ["chonkers"]


@pytest.mark.clause("FC-FDC-45", "FC-FAN-06")
def test_at_chonkers_the_player_chooses_how_many_kinds_and_coins_may_stand_for_goods():
    t = table().fancy("chonkers").goods(0, bread=2, iron=1, coins=1).begin().use("chonkers")
    t.answer("PayDifferent", BREAD)
    assert t.options == (IRON, COIN, SKIP)  # no second bread
    t.pick(COIN)
    if t.asked == "PayDifferent":
        t.skip()
    assert (t.rep(), t.coins(), t.have()) == (2, 0, {"bread": 1, "iron": 1})
    assert table().fancy("chonkers").begin().extras == set()  # nothing to pay


# --- moon dragons --------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-FDC-23", "FC-FDC-24", "FC-FDC-25", "FC-EDN-04")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("sweetie", BREAD),
        ("umami", MEAT),
        ("savannah", PLANT),
        ("jitters", POTION),
        ("shadow", IRON),
        ("gemma", CRYSTAL),
    ],
)
@pytest.mark.parametrize(("mine", "other", "rep"), [(3, 3, 4), (4, 3, 5), (2, 3, 1), (1, 1, 3)])
def test_six_moon_dragons_count_pairs_of_a_kind_in_town_and_a_bonus_if_no_kind_is_more_common(
    card, kind, mine, other, rep
):
    t = at_the_end(card)
    rival = (kind + 1) % 6
    t.at("nunyas-beeswax", *[kind] * min(mine - 1, 3)).at("eternal-flame", *[rival] * min(other - 1, 3))
    assert finish(t) == rep


@pytest.mark.clause("FC-FDC-26", "FC-FDC-27", "FC-FDC-28")
@pytest.mark.parametrize(
    ("card", "good"),
    [("toasty", "bread"), ("carnie", "meat"), ("forrest", "plant"), ("elix", "potion"), ("ajax", "iron"),
     ("zircon", "crystal")],
)  # fmt: skip
@pytest.mark.parametrize(("mine", "other", "rep"), [(5, 5, 5), (3, 0, 4), (2, 0, 1), (4, 5, 2), (0, 0, 0)])
def test_six_moon_dragons_count_pairs_of_a_good_and_a_bonus_for_the_most_but_at_least_three(
    card, good, mine, other, rep
):
    assert finish(at_the_end(card, {good: other}, **{good: mine})) == rep


@pytest.mark.clause("FC-FDC-29", "FC-FDC-30")
def test_steven_counts_kinds_held_in_an_even_number_none_included():
    assert finish(at_the_end("steven", bread=2, meat=1, iron=4)) == 5
    assert finish(at_the_end("steven")) == 6


@pytest.mark.clause("FC-FDC-31")
def test_todd_counts_kinds_held_in_an_odd_number():
    assert finish(at_the_end("todd", bread=1, meat=3, iron=4, potion=5)) == 3


@pytest.mark.clause("FC-FDC-32", "FC-FDC-33")
@pytest.mark.parametrize(("held", "scored", "rep"), [(0, 0, 0), (1, 0, 2), (1, 2, 4), (2, 2, 4)])
def test_buddy_counts_pairs_of_fancy_dragons_itself_and_scored_ones_included(held, scored, rep):
    t = at_the_end("buddy")
    t.fancy("buddy", *("rainbow", "hocus")[:held]).scored(*("chonkers", "greenhorn")[:scored])
    assert finish(t) == rep


@pytest.mark.clause("FC-FDC-35")
def test_talisman_cannot_return_dragons_scored_before():
    t = at_the_end("talisman").scored("chonkers", "greenhorn")
    assert finish(t) == 0


@pytest.mark.clause("FC-FDC-37", "FC-FAN-17")
def test_dragons_returned_by_talisman_do_not_count_for_buddy():
    t = at_the_end("buddy").fancy("buddy", "talisman", "rainbow", "hocus").open("wishing-well").begin()
    t.gather("wishing-well").end_game()
    for key in ("rainbow", "hocus"):
        t.pick(t.player().fancy.index(FANCY[key]))
    t.skip()
    assert t.player().sources[5] == 2 * 2 + 2  # two returned; Buddy and Talisman are one pair


@pytest.mark.clause("FC-FDC-48", "FC-DEC-36", "FC-DEC-29")
def test_talisman_during_the_game_puts_dragons_under_the_deck_in_the_order_the_owner_chooses():
    t = table().open("bizarre-bazaar").fancy("talisman", "rainbow", "hocus", "todd").begin().gather("bizarre-bazaar")
    t.answer("GainAny", 0).ability().answer("ScoreFancy", FANCY["talisman"])
    t.answer("ReturnFancy", t.player().fancy.index(FANCY["hocus"]))
    t.answer("ReturnFancy", t.player().fancy.index(FANCY["rainbow"]))
    t.skip()
    assert t.see().under_fancy[-2:] == [FANCY["hocus"], FANCY["rainbow"]]
    assert t.player().fancy[:1] == [FANCY["todd"]]  # then one was drawn
    assert t.rep() == 4


@pytest.mark.clause("FC-FDC-46")
@pytest.mark.parametrize(("n", "rep"), [(0, 0), (4, 4), (6, 6)])
def test_bubu_counts_artisans_in_hand_up_to_six(n, rep):
    assert finish(at_the_end("bubu").hand(*[BREAD, MEAT, IRON, PLANT, CRYSTAL, POTION][:n])) == rep


@pytest.mark.clause("FC-FDC-46")
def test_bubu_counts_at_most_six_when_scored_during_the_game():
    t = table().fancy("bubu").open("bizarre-bazaar").hand(*[BREAD, MEAT, IRON, PLANT] * 2).begin()
    t.gather("bizarre-bazaar").answer("GainAny", 0).ability().only("ScoreFancy")
    assert t.rep() == 6


@pytest.mark.clause("FC-FDC-47")
def test_shimmer_counts_shops_with_at_least_two_enchantments():
    t = at_the_end("shimmer").enchanted("critical-rolls", "creme-brulee", "fairys-jubilee", "impanadas")
    t.enchanted("draco-bell", "le-flamberge", "displacer-beef").enchanted("nunyas-beeswax", "wraith-rose")
    assert finish(t) == 4
