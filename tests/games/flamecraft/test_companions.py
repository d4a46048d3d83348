"""The companions module."""

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
    table,
)


def with_companion(key: str, players: int = 3):
    return table(players, companions=True).companion(key)


@pytest.mark.clause("FC-CPN-04", "FC-CPN-05", "FC-CPN-06", "FC-CPN-25", "FC-CPN-27", "FC-DEC-24")
def test_rich_gives_two_goods_of_any_kinds_for_each_coin_once_per_game_and_the_coins_are_kept():
    t = with_companion("rich").goods(0, coins=2).begin()
    assert t.extras == {"rich"}
    t.use("rich").answer("GainAny", BREAD, POTION, IRON, IRON)
    assert (t.have(), t.coins()) == ({"bread": 1, "iron": 2, "potion": 1}, 2)
    assert t.player(0, by=1).companion_used
    assert t.extras == set()
    assert t.asked == "Visit"
    t.pass_turn().pass_turn().pass_turn()
    assert (t.who, t.extras) == (0, set())


@pytest.mark.clause("FC-CPN-25")
def test_the_table_knows_how_many_of_the_goods_are_still_chosen():
    t = with_companion("rich").goods(0, coins=2).begin().use("rich")
    for still in (4, 3, 2, 1):
        effect, at = t.game.decision.effect, t.game.decision.at
        assert effect.still_due(t.game, at) == still
        assert {effect.how_often(t.game, at, option) for option in t.options} == {still}
        t.pick(BREAD)
    assert t.asked == "Visit"


@pytest.mark.clause("FC-CPN-36")
@pytest.mark.parametrize(("coins", "goods"), [(1, 2), (8, 16), (9, 18), (10, 18), (20, 18)])
def test_rich_gives_at_most_18_goods(coins, goods):
    t = with_companion("rich").goods(0, coins=coins).begin().use("rich")
    for n in range(goods):
        assert t.asked == "GainAny"
        t.pick(n % 6)
    assert (t.asked, t.coins(), sum(t.have().values())) == ("Visit", coins, goods)


@pytest.mark.clause("FC-CPN-05", "FC-TRN-06")
def test_a_companion_is_used_only_on_the_own_turn_and_only_if_it_can_do_something():
    t = with_companion("rich").goods(0, coins=0).goods(1, coins=2).companion("rich", seat=1).begin()
    assert t.extras == set()
    assert t.who == 0


@pytest.mark.clause("FC-CPN-10", "FC-CPN-11", "FC-CPN-12", "FC-TRN-10")
def test_peter_goes_to_a_shop_turned_up_at_the_end_of_the_turn_and_takes_a_new_turn_there():
    t = with_companion("peter").at("drake-of-cakes", BREAD, POTION, None).hand(PLANT).goods(0, bread=9).park(IRON)
    t.begin()
    t.game.left_out += t.game.shop_deck
    t.game.left_out.remove(SHOP["full-plate-buffet"])
    t.game.shop_deck = [SHOP["full-plate-buffet"]]
    t.gather("drake-of-cakes").place(PLANT, 3).answer("LayShop", 3)
    assert t.asked != "PeterMoment"  # not when it is laid face down
    t.until("PeterMoment")
    new = t.see().town[3].shop.id
    assert t.options == (new, SKIP)
    assert len(t.park_kinds()) == 1
    t.pick(new)
    assert t.who == 0
    assert len(t.park_kinds()) == 5  # the other end-of-turn steps came first
    assert t.player().companion_used
    assert t.asked == "Visit"  # the first moment of the new turn
    assert t.options == (new,)
    t.pick(new).answer("Action", 0)
    assert t.player().token == new
    t.end()
    assert t.who == 1


@pytest.mark.clause("FC-CPN-10")
def test_peter_may_be_declined_and_is_not_asked_for_without_a_new_shop():
    t = with_companion("peter").begin().gather("critical-rolls")
    assert "PeterMoment" not in t.asked_until_the_end()
    t = with_companion("peter").at("drake-of-cakes", BREAD, POTION, None).hand(PLANT).begin().gather("drake-of-cakes")
    t.place(PLANT, 3).answer("LayShop", 3).until("PeterMoment").skip()
    assert t.who == 1
    assert not t.player(0).companion_used


@pytest.mark.clause("FC-CPN-15", "FC-VRB-19")
def test_with_brad_iron_is_paid_in_place_of_any_goods_of_an_enchantment_in_any_order():
    t = with_companion("brad").row("creme-brulee").goods(0, plant=3, potion=2, iron=4).begin()
    t.enchant("critical-rolls").answer("BradMoment", 1)
    assert t.options == (PLANT, POTION)  # one iron is part of the cost itself
    t.answer("PayIron", POTION, PLANT)
    assert t.options == (PLANT, POTION, SKIP)
    t.pick(POTION)
    assert t.have() == {"plant": 1, "potion": 2}
    assert t.rep() == 6
    assert t.player().companion_used


@pytest.mark.clause("FC-CPN-15", "FC-ENC-02")
def test_with_brad_an_enchantment_can_be_cast_with_iron_alone():
    t = with_companion("brad").row("creme-brulee").goods(0, iron=6).begin().enchant("critical-rolls")
    while t.asked == "PayIron":
        t.pick(t.options[0])
    assert (t.have(), t.rep(), t.player().companion_used) == ({}, 6, True)
    short = with_companion("brad").row("creme-brulee").goods(0, iron=5).begin().visit("critical-rolls")
    assert short.asked != "Action"
    helped = with_companion("brad").row("creme-brulee").goods(0, iron=5, coins=1).begin().enchant("critical-rolls")
    while helped.asked == "PayIron":
        helped.pick(helped.options[0])
    assert (helped.have(), helped.coins(), helped.rep()) == ({}, 0, 6)


@pytest.mark.clause("FC-CPN-15")
def test_brad_may_be_kept_for_later_and_is_not_asked_for_without_iron_to_spare():
    t = with_companion("brad").row("creme-brulee").goods(0, plant=3, potion=2, iron=2).begin()
    t.enchant("critical-rolls").answer("BradMoment", SKIP)
    assert (t.have(), t.player().companion_used) == ({"iron": 1}, False)
    bare = with_companion("brad").row("creme-brulee").goods(0, plant=3, potion=2, iron=1).begin()
    bare.enchant("critical-rolls")
    assert (bare.rep(), bare.have(), bare.player().companion_used) == (6, {}, False)


@pytest.mark.clause("FC-CPN-16")
def test_with_brad_iron_does_not_stand_for_a_coin_shown_in_the_cost():
    t = table(3, companions=True, deck="gold").companion("brad").row("golem-gateau").goods(0, potion=1, iron=9).begin()
    assert t.visit("critical-rolls").asked != "Action"
    t = table(3, companions=True, deck="gold").companion("brad").row("golem-gateau").goods(0, iron=4, coins=1).begin()
    t.enchant("critical-rolls")
    assert (t.have(), t.coins(), t.rep()) == ({}, 0, 4)


@pytest.mark.clause("FC-CPN-37")
def test_with_brad_iron_stands_for_goods_also_where_coins_may_not():
    t = table(3, companions=True, deck="gold").companion("brad").row("minotarts").goods(0, iron=3, coins=3).begin()
    t.enchant("critical-rolls")
    while t.asked == "PayIron":
        t.pick(t.options[0])
    assert (t.have(), t.coins(), t.charms("critical-rolls")) == ({}, 3, ["minotarts"])


@pytest.mark.clause("FC-CPN-15", "FC-SHG-05")
def test_brad_does_not_help_to_resolve_an_enchantment_that_is_not_cast():
    t = with_companion("brad").open("draconic-tonic").row("creme-brulee").goods(0, iron=9).begin()
    t.gather("draconic-tonic")
    assert "AbilityStep" not in t.asked_until_the_end()


def casting_with_daniel(*park: int):
    """The owner of Daniel casts on Fragile Reptile, where Brightgem is, with these artisans in the Park."""
    t = with_companion("daniel").row("heart-of-flame").goods(0, plant=3, potion=2).park(*park).begin()
    return t.cast("fragile-reptile", "heart-of-flame").answer("TakeArtisans", 5)


@pytest.mark.clause("FC-CPN-17", "FC-CPN-18")
def test_daniel_fires_up_any_of_the_park_artisans_instead_of_those_at_the_shop_and_they_stay_there():
    t = casting_with_daniel(CRYSTAL, IRON, PLANT).answer("DanielMoment", 1)
    assert set(t.fireable) == {CRYSTAL, IRON}  # nothing to give yet
    t.fire(CRYSTAL).answer("ThreeDifferentGoods", 0)
    assert set(t.fireable) == {IRON, PLANT}
    t.fire(IRON).answer("TwoOfOneGood", PLANT).skip()
    assert t.park_kinds() == [CRYSTAL, IRON, PLANT]
    assert t.have() == {"bread": 1, "meat": 1, "iron": 1, "plant": 2}
    assert t.player().companion_used
    assert t.asked == "Pause"  # Brightgem at the shop was not fired up


@pytest.mark.clause("FC-CPN-17")
def test_daniel_may_be_kept_and_is_asked_for_only_when_enchanting_and_with_artisans_in_the_park():
    t = casting_with_daniel(IRON).answer("DanielMoment", SKIP)
    assert set(t.fireable) == {CRYSTAL}
    assert not t.player().companion_used
    gathering = with_companion("daniel").park(IRON).begin()
    assert gathering.extras == set()
    assert "DanielMoment" not in gathering.gather("fragile-reptile").asked_until_the_end()
    empty = with_companion("daniel").park().row("ring-of-destiny").goods(0, potion=3, meat=2, bread=1).begin()
    assert empty.cast("fragile-reptile", "ring-of-destiny").asked == "FireUp"  # nobody is in the Park


@pytest.mark.clause("FC-CPN-17", "FC-TRN-07")
def test_between_the_cast_and_daniel_a_sun_dragon_may_be_revealed():
    t = with_companion("daniel").row("heart-of-flame").goods(0, plant=3, potion=2).park(IRON).fancy("sparkle").begin()
    t.cast("fragile-reptile", "heart-of-flame").answer("TakeArtisans", 5)
    assert (t.asked, t.extras) == ("DanielMoment", {"sparkle"})


@pytest.mark.clause("FC-CPN-18", "FC-ART-23")
def test_with_daniel_a_potion_of_the_park_swaps_into_town():
    t = casting_with_daniel(POTION).answer("DanielMoment", 1).fire(POTION)
    t.answer("Swap", SHOP["fragile-reptile"] * 3).answer("ThreeDifferentGoods", 0)
    assert t.park_kinds() == [CRYSTAL]
    assert t.slots("fragile-reptile")[0] == POTION
    assert t.asked == "Pause"  # crystal was fired up by the swap


@pytest.mark.clause("FC-CPN-19", "FC-CPN-20", "FC-EDN-11", "FC-VRB-18")
def test_erick_uses_a_shop_ability_a_second_time_paying_each_time():
    t = with_companion("erick").at("drake-of-cakes", None).goods(0, bread=5).park(BREAD, MEAT, IRON, PLANT, POTION)
    t.begin().gather("drake-of-cakes").ability().answer("TakeArtisans", 0, 1)
    assert t.have() == {"bread": 4}
    t.answer("ErickMoment", 1).answer("TakeArtisans", 2, 3)
    assert t.have() == {"bread": 2}
    assert t.kinds() == [BREAD, MEAT, IRON, PLANT]
    assert t.asked == "Pause"  # no third time
    assert t.player().companion_used


@pytest.mark.clause("FC-CPN-20")
def test_erick_may_be_kept_and_is_not_asked_for_if_the_cost_cannot_be_paid_again():
    t = with_companion("erick").at("drake-of-cakes", None).goods(0, bread=5).park(BREAD, MEAT).begin()
    t.gather("drake-of-cakes").ability().answer("TakeArtisans", 0).answer("ErickMoment", SKIP)
    assert (t.asked, t.player().companion_used) == ("Pause", False)
    t = with_companion("erick").at("drake-of-cakes", BREAD).park(BREAD, MEAT).begin().gather("drake-of-cakes").ability()
    t.answer("TakeArtisans", t.options[0])
    assert t.asked == "Pause"
    assert not t.player().companion_used


def manny():
    """The owner of Manny fired up Hickory at Draco Bell and placed iron there."""
    t = with_companion("manny").hand(IRON, MEAT, MEAT).begin().gather("draco-bell").skip().fire(MEAT)
    return t.answer("Place", IRON).answer("PlaceOn", SHOP["draco-bell"] * 3 + 1)


@pytest.mark.clause("FC-CPN-21", "FC-CPN-22")
def test_manny_fires_up_the_artisan_that_a_fired_up_meat_artisan_placed_and_others_at_that_shop():
    t = manny()
    assert t.asked == "MannyMoment"
    t.pick(1)
    assert set(t.fireable) == {MEAT, IRON}
    t.fire(IRON).answer("TwoOfOneGood", IRON)
    assert t.have()["iron"] == 2
    assert t.player().companion_used


@pytest.mark.clause("FC-CPN-21")
def test_manny_is_not_asked_for_after_a_placement_of_step_2_or_by_a_shop():
    t = with_companion("manny").hand(IRON).begin().gather("draco-bell").place(IRON, 2)
    assert t.asked != "MannyMoment"
    t = with_companion("manny").open("fogo-de-char").hand(IRON, PLANT).begin().gather("fogo-de-char").skip().ability()
    t.answer("Place", IRON).answer("PlaceOn", SHOP["fragile-reptile"] * 3 + 1)
    assert t.slots("fragile-reptile")[1] == IRON
    assert t.asked == "Pause"


@pytest.mark.clause("FC-CPN-23", "FC-CPN-24")
def test_with_manny_the_first_artisan_may_be_fired_up_again_and_the_second_placement_does_not_repeat_it():
    t = manny().pick(1).fire(MEAT)
    t.answer("Place", MEAT).answer("PlaceOn", SHOP["critical-rolls"] * 3 + 2)
    assert t.slots("critical-rolls")[2] == MEAT
    assert t.asked == "FireUp"  # no second Manny; the rest of the first shop goes on
    assert set(t.fireable) == {IRON}


def scores_again(t, key: str):
    """Use Sandara on that dragon; one that is the only choice need not be named."""
    t.use("sandara")
    return t.pick(FANCY[key]) if t.asked == "ScoreFancy" else t


@pytest.mark.clause("FC-CPN-30", "FC-CPN-32")
def test_sandara_scores_again_a_dragon_that_lies_face_up_if_its_goal_is_met():
    t = with_companion("sandara").fancy("frazzle", "matches").at("draco-bell", MEAT, MEAT, MEAT).begin().use("matches")
    assert t.rep() == 6
    assert t.extras == {"sandara"}
    scores_again(t, "matches")
    assert t.rep() == 12  # the only one that lies face up
    assert t.scored_keys() == ["matches"]
    assert t.player().companion_used
    unmet = with_companion("sandara").scored("matches").begin()
    assert unmet.extras == set()


@pytest.mark.clause("FC-CPN-30")
def test_sandara_scores_a_dragon_of_another_player_who_keeps_it_and_gains_nothing():
    t = with_companion("sandara").scored("greenhorn", seat=1).scored("buttercup", seat=2)
    t.goods(0, plant=3, bread=3).goods(1, plant=3).begin().use("sandara")
    assert t.options == (FANCY["greenhorn"], FANCY["buttercup"])
    t.pick(FANCY["greenhorn"])
    assert (t.rep(), t.coins(), t.have()) == (3, 2, {"bread": 3})
    assert (t.rep(1), t.coins(1), t.have(1)) == (0, 0, {"plant": 3})
    assert (t.scored_keys(0), t.scored_keys(1)) == ([], ["greenhorn"])


@pytest.mark.clause("FC-CPN-30")
def test_sandara_does_not_score_a_dragon_that_nobody_has_revealed():
    t = with_companion("sandara").fancy("todd").goods(0, bread=1, iron=1).begin()
    assert t.extras == set()


@pytest.mark.clause("FC-CPN-33", "FC-CPN-30")
def test_sandara_scores_a_moon_dragon_as_if_the_game_had_ended_and_nobody_scores_it_again_at_the_end():
    t = scores_again(with_companion("sandara", 2).scored("todd", seat=1).goods(0, bread=1, iron=1).begin(), "todd")
    assert t.rep() == 2
    assert t.scored_keys(1) == ["todd"]
    t.gather("draco-bell").end_game()
    assert t.rep() == 2


@pytest.mark.clause("FC-CPN-30", "FC-FDC-44")
def test_sandara_with_dazzle_shows_the_hand_and_that_cannot_be_taken_back():
    t = with_companion("sandara").scored("dazzle", seat=1).hand(BREAD, MEAT, IRON, PLANT).begin()
    assert t.player(0, by=1).hand == [-1] * 4
    before = t.game.knowledge
    scores_again(t, "dazzle")
    assert t.rep() == 5
    assert -1 not in t.player(0, by=1).hand
    assert t.game.knowledge > before


@pytest.mark.clause("FC-CPN-31")
def test_sandara_is_not_offered_in_final_scoring():
    t = with_companion("sandara", 2).scored("matches").fancy("talisman", "todd").at("draco-bell", MEAT, MEAT, MEAT)
    t.begin().gather("critical-rolls").end_game()
    assert t.asked == "FinalTalisman"
    assert t.extras == set()


@pytest.mark.clause("FC-CPN-30", "FC-FDC-08")
@pytest.mark.parametrize("whose", [0, 1])
def test_sandara_repeats_pocus_only_while_firing_up(whose):
    t = with_companion("sandara").scored("pocus", seat=whose).begin()
    assert t.extras == set()
    t.gather("critical-rolls")
    assert (t.asked, t.extras) == ("FireUp", {"sandara"})
    scores_again(t, "pocus").pick(200 + SHOP["critical-rolls"] * 3)
    assert t.rep() == 2
    assert FANCY["pocus"] in t.player(whose).scored


@pytest.mark.clause("FC-CPN-30", "FC-EDG-09")
def test_sandara_may_repeat_pocus_also_where_no_ability_could_do_anything():
    t = with_companion("sandara").scored("pocus", seat=1).begin().gather("draco-bell")  # an empty hand: nobody to place
    assert (t.asked, t.options, t.extras) == ("FireUp", (SKIP,), {"sandara"})
    scores_again(t, "pocus").pick(200 + SHOP["draco-bell"] * 3)
    assert t.rep() == 2
