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
def test_penny_turns_coins_into_two_goods_each_of_any_kinds_once_per_game():
    t = with_companion("penny").goods(0, coins=3).begin()
    assert t.extras == {"penny"}
    t.use("penny").answer("UsePenny", 2).answer("GainAny", BREAD, POTION, IRON, IRON)
    assert (t.have(), t.coins()) == ({"bread": 1, "iron": 2, "potion": 1}, 1)
    assert t.player(0, by=1).companion_used
    assert t.extras == set()
    assert t.asked == "Visit"
    t.pass_turn().pass_turn().pass_turn()
    assert (t.who, t.extras) == (0, set())


@pytest.mark.clause("FC-CPN-05", "FC-TRN-06")
def test_a_companion_is_used_only_on_the_own_turn_and_only_if_it_can_do_something():
    t = with_companion("penny").goods(0, coins=0).goods(1, coins=2).companion("penny", seat=1).begin()
    assert t.extras == set()
    assert t.who == 0


@pytest.mark.clause("FC-CPN-10", "FC-CPN-11", "FC-CPN-12", "FC-TRN-10")
def test_peter_goes_to_a_shop_turned_up_at_the_end_of_the_turn_and_takes_a_new_turn_there():
    t = with_companion("peter").at("drake-of-cakes", BREAD, POTION, None).hand(PLANT).goods(0, bread=9).park(IRON)
    t.begin()
    t.game.left_out += t.game.shop_deck
    t.game.left_out.remove(SHOP["full-plate-buffet"])
    t.game.shop_deck = [SHOP["full-plate-buffet"]]
    t.gather("drake-of-cakes").place(PLANT, 3).answer("LayShop", 2)
    assert t.asked != "PeterMoment"  # not when it is laid face down
    t.until("PeterMoment")
    new = t.see().town[2].shop.id
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
    t.place(PLANT, 3).answer("LayShop", 2).until("PeterMoment").skip()
    assert t.who == 1
    assert not t.player(0).companion_used


@pytest.mark.clause("FC-CPN-15", "FC-VRB-19")
def test_quill_saves_up_to_three_goods_of_choice_when_casting():
    t = with_companion("quill").row("creme-brulee").goods(0, plant=3, potion=2, iron=1).begin()
    t.enchant("critical-rolls").answer("QuillMoment", 1)
    t.answer("Discount", PLANT, PLANT)
    assert SKIP in t.options  # up to three
    t.pick(POTION)
    assert t.have() == {"plant": 2, "potion": 1}
    assert t.rep() == 6
    assert t.player().companion_used


@pytest.mark.clause("FC-CPN-15", "FC-ENC-02")
def test_with_quill_an_enchantment_three_goods_short_can_be_cast():
    t = with_companion("quill").row("creme-brulee").goods(0, plant=3).begin().enchant("critical-rolls")
    while t.asked == "Discount":
        t.pick(t.options[0])
    assert (t.have(), t.rep(), t.player().companion_used) == ({}, 6, True)
    short = with_companion("quill").row("creme-brulee").goods(0, plant=2).begin().visit("critical-rolls")
    assert short.asked != "Action"


@pytest.mark.clause("FC-CPN-15")
def test_quill_may_be_kept_for_later():
    t = with_companion("quill").row("creme-brulee").goods(0, plant=3, potion=2, iron=1).begin()
    t.enchant("critical-rolls").answer("QuillMoment", SKIP)
    assert (t.have(), t.player().companion_used) == ({}, False)


@pytest.mark.clause("FC-CPN-16")
def test_quill_does_not_save_a_coin_shown_in_the_cost():
    t = table(3, companions=True, deck="gold").companion("quill").row("golem-gateau").goods(0, potion=1, iron=3).begin()
    assert t.visit("critical-rolls").asked != "Action"
    t = table(3, companions=True, deck="gold").companion("quill").row("golem-gateau").goods(0, iron=1, coins=1).begin()
    t.enchant("critical-rolls")
    while t.asked == "Discount":
        assert 6 not in t.options
        t.pick(t.options[0])
    assert (t.coins(), t.rep()) == (0, 4)


@pytest.mark.clause("FC-CPN-17", "FC-CPN-18")
def test_tinder_fires_up_any_of_the_park_artisans_which_stay_there():
    t = with_companion("tinder").park(CRYSTAL, IRON, PLANT).begin().use("tinder")
    assert set(t.fireable) == {CRYSTAL, IRON}  # nothing to give yet
    t.fire(CRYSTAL).answer("ThreeDifferentGoods", 0)
    assert set(t.fireable) == {IRON, PLANT}
    t.fire(IRON).answer("TwoOfOneGood", PLANT)
    t.skip()
    assert t.park_kinds() == [CRYSTAL, IRON, PLANT]
    assert t.have() == {"bread": 1, "meat": 1, "iron": 1, "plant": 2}
    assert (t.asked, t.extras) == ("Visit", set())


@pytest.mark.clause("FC-CPN-18", "FC-ART-23")
def test_with_tinder_a_potion_of_the_park_swaps_into_town():
    t = with_companion("tinder").park(POTION).begin().use("tinder").fire(POTION)
    t.answer("Swap", SHOP["fragile-reptile"] * 3).answer("ThreeDifferentGoods", 0)
    assert t.park_kinds() == [CRYSTAL]
    assert t.slots("fragile-reptile")[0] == POTION
    assert t.asked == "Visit"  # crystal was fired up by the swap


@pytest.mark.clause("FC-CPN-19", "FC-CPN-20", "FC-EDN-11", "FC-VRB-18")
def test_echo_uses_a_shop_ability_up_to_two_more_times_paying_each_time():
    t = with_companion("echo").at("drake-of-cakes", None).goods(0, bread=5).park(BREAD, MEAT, IRON, PLANT, POTION)
    t.begin().gather("drake-of-cakes").ability().answer("TakeArtisans", 0, 1)
    assert t.have() == {"bread": 4}
    t.answer("EchoMoment", 1).answer("TakeArtisans", 2, 3)
    assert t.have() == {"bread": 2}
    t.answer("EchoMoment", 1)
    assert t.have() == {}
    assert t.kinds() == [BREAD, MEAT, IRON, PLANT, POTION]
    assert t.asked == "Pause"  # no third time
    assert t.player().companion_used


@pytest.mark.clause("FC-CPN-20")
def test_echo_is_not_asked_for_if_the_cost_cannot_be_paid_again():
    t = with_companion("echo").at("drake-of-cakes", BREAD).park(BREAD, MEAT).begin().gather("drake-of-cakes").ability()
    t.answer("TakeArtisans", t.options[0])
    assert t.asked == "Pause"
    assert not t.player().companion_used


def domino():
    """The owner of Domino fired up Hickory at Draco Bell and placed iron there."""
    t = with_companion("domino").hand(IRON, MEAT, MEAT).begin().gather("draco-bell").skip().fire(MEAT)
    return t.answer("Place", IRON).answer("PlaceOn", SHOP["draco-bell"] * 3 + 1)


@pytest.mark.clause("FC-CPN-21", "FC-CPN-22")
def test_domino_fires_up_any_artisans_at_the_shop_where_a_fired_up_artisan_let_its_owner_place_another():
    t = domino()
    assert t.asked == "DominoMoment"
    t.pick(1)
    assert set(t.fireable) == {MEAT, IRON}
    t.fire(IRON).answer("TwoOfOneGood", IRON)
    assert t.have()["iron"] == 2
    assert t.player().companion_used


@pytest.mark.clause("FC-CPN-21")
def test_domino_is_not_asked_for_after_a_placement_of_step_2():
    t = with_companion("domino").hand(IRON).begin().gather("draco-bell").place(IRON, 2)
    assert t.asked != "DominoMoment"


@pytest.mark.clause("FC-CPN-23", "FC-CPN-24")
def test_with_domino_the_first_artisan_may_be_fired_up_again_and_the_second_placement_does_not_repeat_it():
    t = domino().pick(1).fire(MEAT)
    t.answer("Place", MEAT).answer("PlaceOn", SHOP["critical-rolls"] * 3 + 2)
    assert t.slots("critical-rolls")[2] == MEAT
    assert t.asked == "FireUp"  # no second Domino; the rest of the first shop goes on
    assert set(t.fireable) == {IRON}


@pytest.mark.clause("FC-CPN-30", "FC-CPN-32")
def test_vogue_scores_a_fancy_dragon_also_one_already_scored_if_its_goal_is_met():
    t = with_companion("vogue").fancy("chonkers", "shimmer").goods(0, bread=7).begin().use("chonkers")
    assert t.rep() == 5
    assert t.extras == {"vogue"}
    t.use("vogue").only("ScoreFancy")
    assert t.rep() == 10  # the only one whose goal is met
    assert t.player().companion_used
    unmet = with_companion("vogue").scored("chonkers").goods(0, bread=6).begin()
    assert unmet.extras == set()


@pytest.mark.clause("FC-CPN-33", "FC-CPN-30")
def test_vogue_scores_a_moon_dragon_as_if_the_game_had_ended_and_not_again_at_the_end():
    t = with_companion("vogue", 2).fancy("todd").goods(0, bread=1, iron=1).begin().use("vogue").only("ScoreFancy")
    assert t.rep() == 2
    assert t.scored_keys() == ["todd"]
    t.open("wishing-well")
    t.gather("draco-bell").end_game()
    assert t.rep() == 2


@pytest.mark.clause("FC-CPN-31")
def test_vogue_is_not_offered_in_final_scoring():
    t = with_companion("vogue", 2).scored("chonkers").fancy("talisman", "todd").goods(0, bread=7).begin()
    t.gather("draco-bell").end_game()
    assert t.asked == "FinalTalisman"
    assert t.extras == set()


@pytest.mark.clause("FC-CPN-30", "FC-FDC-08")
def test_vogue_repeats_pocus_only_while_firing_up():
    t = with_companion("vogue").scored("pocus").begin()
    assert t.extras == set()
    t.gather("critical-rolls")
    assert (t.asked, t.extras) == ("FireUp", {"vogue"})
    t.use("vogue").only("ScoreFancy").pick(200 + SHOP["critical-rolls"] * 3)
    assert t.rep() == 2
    assert FANCY["pocus"] in t.player().scored
