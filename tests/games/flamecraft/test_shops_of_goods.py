"""The shops with a good as icon, one by one."""

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    CRYSTAL,
    IRON,
    MEAT,
    PARK,
    PLANT,
    POTION,
    SHOP,
    SKIP,
    SPELL,
    table,
)
from wyrmhall.games.flamecraft.numbers import HANDFUL

COIN = 6


@pytest.mark.clause("FC-SHG-01", "FC-SHG-03", "FC-SHG-04", "FC-SHG-05")
def test_draconic_tonic_pays_for_an_enchantment_of_any_icon_gains_its_reward_and_reserves_it():
    t = table().open("draconic-tonic").row("le-flamberge", "creme-brulee").fancy("sparkle", "twinkle")
    t.goods(0, bread=3, plant=2, crystal=1).begin().gather("draconic-tonic").ability()
    assert (t.rep(), t.have()) == (6, {"potion": 1})
    assert t.charms("draconic-tonic") == []
    assert t.player().reserved.key == "le-flamberge"
    assert t.row_keys() == ["creme-brulee"]
    assert t.asked == "Pause"  # no artisans are fired up, and Sparkle and Twinkle have no moment


@pytest.mark.clause("FC-SHG-07", "FC-SHG-09", "FC-DEC-25")
def test_dragon_hoard_bank_gives_five_coins_for_three_reputation():
    t = table().open("dragon-hoard-bank").goods(0, rep=4, coins=3).begin().gather("dragon-hoard-bank").ability()
    assert t.options == (0, 1)
    t.pick(0)
    assert (t.rep(), t.coins()) == (1, 8)
    assert t.asked == "Pause"  # one half per use


@pytest.mark.clause("FC-SHG-08")
def test_dragon_hoard_bank_gives_six_reputation_for_three_coins():
    t = table().open("dragon-hoard-bank").goods(0, coins=3, crystal=9).begin().gather("dragon-hoard-bank").ability()
    assert (t.rep(), t.coins()) == (6, 0)
    poor = table().open("dragon-hoard-bank").goods(0, coins=2, crystal=9).begin().gather("dragon-hoard-bank")
    assert "AbilityStep" not in poor.asked_until_the_end()


@pytest.mark.clause("FC-SHG-12")
def test_drake_of_cakes_takes_what_is_left_of_the_park():
    t = table().at("drake-of-cakes", BREAD).park(IRON).begin().gather("drake-of-cakes").ability()
    assert t.kinds() == [IRON]
    assert t.have() == {}


@pytest.mark.clause("FC-SHG-13", "FC-SHG-14", "FC-SHG-15")
def test_fogo_de_char_places_an_artisan_of_the_hand_on_any_slot_with_its_reward_and_two_coins():
    t = table().open("fogo-de-char").hand(BREAD).begin().gather("fogo-de-char").skip().ability().only("Place")
    slot = SHOP["smith-mart"] * 3 + 2  # shows potion, gives a fancy dragon
    assert slot in t.options
    assert SHOP["smith-mart"] * 3 not in t.options  # taken
    t.pick(slot)
    assert t.slots("smith-mart")[2] == BREAD
    assert (t.coins(), len(t.player().fancy), t.kinds()) == (2, 1, [])


@pytest.mark.clause("FC-SHG-16", "FC-SHG-17", "FC-SHG-18", "FC-VRB-20", "FC-VRB-21")
@pytest.mark.parametrize("again", [True, False])
def test_full_plate_buffet_gives_a_set_and_a_second_one_for_a_coin_if_the_player_likes(again):
    t = table().open("full-plate-buffet").goods(0, coins=1).begin().gather("full-plate-buffet").ability()
    assert t.have() == {"bread": 1, "meat": 2, "plant": 1}
    t.answer("May", 1 if again else SKIP)
    if again:
        assert (t.have(), t.coins()) == ({"bread": 2, "meat": 3, "plant": 2}, 0)
    else:
        assert (t.have(), t.coins()) == ({"bread": 1, "meat": 2, "plant": 1}, 1)


@pytest.mark.clause("FC-SHG-19", "FC-SHG-20", "FC-SHG-21", "FC-SHG-22")
def test_funky_brewsters_exchanges_an_artisan_of_the_hand_and_fires_up_the_newcomer():
    t = table().at("funky-brewsters", POTION, MEAT).hand(CRYSTAL, PLANT).begin().gather("funky-brewsters").ability()
    t.answer("Replace", SHOP["funky-brewsters"] * 3).answer("ReplaceBy", CRYSTAL)
    assert t.slots("funky-brewsters") == [CRYSTAL, MEAT, None]  # on a slot for potion
    assert t.kinds() == [PLANT, POTION]
    assert t.asked == "ThreeDifferentGoods"
    t.pick(0)
    assert t.rep() == 0


@pytest.mark.clause("FC-SHG-23", "FC-SHG-24")
def test_gnome_depot_takes_eight_goods_of_one_kind_even_above_seven_for_eight_reputation():
    t = table().open("gnome-depot").goods(0, iron=8, bread=7).begin().gather("gnome-depot").ability()
    assert (t.rep(), t.have()) == (8, {"iron": 1, "bread": 7})
    short = table().open("gnome-depot").goods(0, iron=6, bread=7).begin().gather("gnome-depot")
    assert "AbilityStep" not in short.asked_until_the_end()  # 7 iron: one payment, not as much as one has


@pytest.mark.clause("FC-SHG-23", "FC-RWD-05")
def test_at_gnome_depot_coins_may_stand_for_some_or_all_of_the_goods():
    t = table().open("gnome-depot").goods(0, coins=2, bread=6, meat=5).begin().gather("gnome-depot").ability()
    assert (t.rep(), t.coins(), t.have()) == (8, 0, {"iron": 1, "meat": 5})
    rich = table().open("gnome-depot").goods(0, coins=9, bread=1).begin().gather("gnome-depot").ability()
    assert (rich.asked, rich.options) == ("PayOneKind", (BREAD, IRON, COIN))
    rich.pick(COIN)
    assert (rich.rep(), rich.coins(), rich.have()) == (8, 1, {"bread": 1, "iron": 1})


@pytest.mark.clause("FC-SHG-25", "FC-SHG-26", "FC-SHG-27")
@pytest.mark.parametrize("give", [True, False])
def test_guilty_treasures_gives_a_good_and_a_coin_may_be_given_to_another_player_for_four_reputation(give):
    t = table().open("guilty-treasures").goods(0, coins=1).begin().gather("guilty-treasures").ability()
    t.answer("GainAny", POTION)
    assert t.have() == {"bread": 1, "potion": 1}
    t.answer("May", 1 if give else SKIP)
    if give:
        assert t.options == (1, 2)
        t.pick(2)
        assert (t.coins(0), t.coins(2), t.rep()) == (0, 1, 4)
    else:
        assert (t.coins(), t.rep()) == (1, 0)


@pytest.mark.clause("FC-SHG-30", "FC-SHG-31", "FC-SHG-34")
def test_la_petite_dragonne_places_here_on_a_matching_slot_for_coins_instead_of_reputation():
    t = table().open("la-petite-dragonne").hand(PLANT, POTION).begin().gather("la-petite-dragonne").skip().ability()
    t.only("Place")
    assert t.slots("la-petite-dragonne") == [None, PLANT, None]  # the only match here: potion fits nowhere
    assert (t.rep(), t.coins()) == (0, 2)


@pytest.mark.clause("FC-SHG-32")
def test_la_petite_dragonne_gives_other_rewards_as_usual():
    t = table().at("la-petite-dragonne", MEAT).hand(BREAD).begin().gather("la-petite-dragonne").skip().ability()
    t.only("Place")
    assert t.slots("la-petite-dragonne")[2] == BREAD
    assert (t.rep(), t.coins(), len(t.player().fancy)) == (0, 0, 1)


@pytest.mark.clause("FC-SHG-33")
def test_other_placements_at_la_petite_dragonne_score_the_printed_reputation():
    t = table().open("la-petite-dragonne").hand(PLANT).begin().gather("la-petite-dragonne").place(PLANT, 2)
    assert (t.rep(), t.coins()) == (2, 0)


@pytest.mark.clause("FC-SHG-35", "FC-SHG-36", "FC-VRB-24")
def test_oh_my_gourd_gives_two_more_goods_of_its_kind_from_each_artisan_here():
    t = table().at("oh-my-gourd", PLANT, MEAT, BREAD).begin().gather("oh-my-gourd")
    assert t.have() == {"bread": 1, "meat": 1, "plant": 2}
    t.ability()
    assert t.have() == {"bread": 3, "meat": 3, "plant": 4}


@pytest.mark.clause("FC-SHG-37", "FC-VRB-29")
@pytest.mark.parametrize(("slot", "rep", "coins"), [(0, 6, 0), (1, 0, 4), (2, 4, 0)])
def test_oh_my_gourd_may_give_twice_the_reward_of_an_empty_slot_here_instead(slot, rep, coins):
    t = table().at("oh-my-gourd", *[None if i == slot else BREAD for i in range(3)]).hand(CRYSTAL).begin()
    t.gather("oh-my-gourd").ability()
    assert t.options == (0, 1)
    t.pick(0)
    assert (t.rep(), t.coins()) == (rep, coins)
    assert t.slots("oh-my-gourd")[slot] is None  # nobody was placed
    assert t.kinds() == [CRYSTAL]
    assert t.have() == {"bread": 2, "plant": 1}


@pytest.mark.clause("FC-SHG-37")
def test_at_oh_my_gourd_the_player_chooses_among_the_empty_slots():
    t = table().at("oh-my-gourd", PLANT).begin().gather("oh-my-gourd").ability().answer("EitherOr", 0)
    assert t.options == (SHOP["oh-my-gourd"] * 3 + 1, SHOP["oh-my-gourd"] * 3 + 2)
    assert t.preview(f"slot:{SHOP['oh-my-gourd'] * 3 + 2}") == "Gain 4 reputation."
    t.pick(SHOP["oh-my-gourd"] * 3 + 2)
    assert t.rep() == 4
    full = table().at("oh-my-gourd", PLANT, MEAT, BREAD).begin().gather("oh-my-gourd").ability()
    assert full.have() == {"bread": 3, "meat": 3, "plant": 4}  # no slot is empty, so it was the second half


@pytest.mark.clause("FC-SHG-40", "FC-SHG-42", "FC-SHG-43", "FC-SHG-45", "FC-VRB-14", "FC-VRB-26")
def test_pizza_coven_serves_each_park_artisan_a_good_of_its_kind_for_reputation_and_all_five_for_a_coin():
    t = table().open("pizza-coven").park(BREAD, MEAT, IRON, IRON, PLANT)
    t.goods(0, bread=3, meat=1, iron=2, plant=1).begin().gather("pizza-coven").ability()
    t.answer("Serve", 7)  # all of them
    assert (t.rep(), t.coins()) == (5, 1)
    assert t.have() == {"bread": 2, "meat": 1}
    assert [place.goods[place.artisan // 7] for place in t.see().park] == [1, 1, 1, 1, 1]


@pytest.mark.clause("FC-SHG-42", "FC-SHG-45")
def test_pizza_coven_serves_no_more_artisans_of_a_kind_than_the_player_has_goods():
    t = table().open("pizza-coven").park(BREAD, IRON, IRON, IRON).goods(0, bread=1, iron=1).begin()
    t.gather("pizza-coven").ability().answer("Serve", 7)  # all that one can
    assert t.rep() == 2
    assert t.have() == {"meat": 1}  # what the shop gave


@pytest.mark.clause("FC-SHG-40")
def test_pizza_coven_gives_no_coin_if_only_some_are_served():
    t = table().open("pizza-coven").park(BREAD, MEAT, IRON, IRON, PLANT).goods(0, bread=1, iron=2).begin()
    t.gather("pizza-coven").ability().answer("Serve", 0, 2)
    assert t.options == (1, 3, SKIP)  # meat is what the shop gave
    t.skip()
    assert (t.rep(), t.coins()) == (2, 0)


@pytest.mark.clause("FC-SHG-41")
def test_pizza_coven_gives_no_coin_after_an_artisan_was_taken_from_the_park_this_turn():
    t = table().at("pizza-coven", BREAD).park(BREAD, MEAT, IRON, IRON, PLANT)
    t.goods(0, bread=2, meat=2, iron=2, plant=2).begin().gather("pizza-coven").fire(BREAD).answer("TakeArtisans", 0)
    t.ability().answer("Serve", 7)
    assert (t.rep(), t.coins()) == (4, 0)


@pytest.mark.clause("FC-SHG-44")
def test_at_pizza_coven_coins_do_not_stand_for_goods():
    t = table().open("pizza-coven").park(BREAD, IRON).goods(0, coins=5).begin().gather("pizza-coven")
    assert "AbilityStep" not in t.asked_until_the_end()


@pytest.mark.clause("FC-SHG-38", "FC-SHG-39")
def test_whoever_takes_a_served_artisan_gains_all_goods_on_it():
    t = table().open("sew-cute").park(BREAD, MEAT).begin()
    t.game.treats[0:6] = [3, 0, 1, 0, 0, 0]
    t.gather("sew-cute").answer("TakeArtisans", 0)
    assert t.have() == {"bread": 3, "iron": 1}
    assert t.see().park[0].goods == [0] * 6
    t.leaves("PlaceStep")


@pytest.mark.clause("FC-SHG-38")
def test_an_artisan_may_have_any_number_of_goods_on_it():
    t = table().open("pizza-coven").park(BREAD).goods(0, bread=2)
    t.game.treats[0] = 4
    t.begin().gather("pizza-coven").ability()
    assert t.see().park[0].goods[BREAD] == 5


@pytest.mark.clause("FC-SHG-39", "FC-CMP-05")
def test_of_artisans_in_the_park_those_are_alike_that_have_the_same_kind_and_the_same_goods():
    t = table().park(MEAT, BREAD, BREAD, BREAD, MEAT).begin()
    assert t.game.park_options() == [0, 1]
    t.game.treats[2 * 6] = 1  # on the second bread artisan
    t.game.treats[4 * 6 + 1] = 1  # on the last meat artisan
    assert t.game.park_options() == [0, 1, 2, 4]
    t.game.treats[3 * 6] = 1
    assert t.game.park_options() == [0, 1, 2, 4]


@pytest.mark.clause("FC-SHG-46")
def test_goods_stay_in_the_park_when_their_artisan_is_swapped_into_town():
    t = table().open("draggin-tail-roost").park(POTION, IRON)
    t.game.treats[5] = 2  # two potions on the first place
    t.begin().gather("draggin-tail-roost").answer("TakeArtisans", 5).ability().answer("FireInPark", PARK)
    t.answer("Swap", SHOP["fragile-reptile"] * 3)
    assert t.see().park[0].goods[POTION] == 2
    t.answer("ThreeDifferentGoods", 0)  # crystal has come in its place, and is taken with the goods
    assert CRYSTAL in t.kinds()
    assert t.have() == {"bread": 1, "meat": 1, "iron": 1, "potion": 2}


@pytest.mark.clause("FC-SHG-68")
def test_goods_on_an_artisan_placed_straight_from_the_park_go_to_the_player_who_places_it():
    t = table().open("saving-throw").park(IRON)
    t.game.treats[2] = 3
    t.begin().gather("saving-throw").ability().answer("PlaceOn", SHOP["saving-throw"] * 3 + 1)
    assert t.have() == {"iron": 4}


@pytest.mark.clause("FC-SHG-47", "FC-SHG-51")
def test_sage_of_sage_gives_three_goods_that_are_all_part_of_one_cost_and_no_more_of_a_kind_than_it_shows():
    t = table().open("sage-of-sage").row("creme-brulee").begin().gather("sage-of-sage").ability()
    assert t.asked == "ChooseGoods"  # 3 plant, 2 potion, 1 iron
    handfuls = {HANDFUL.parts(option) for option in t.options}
    assert handfuls == {
        (0, 0, 0, 0, 3, 0), (0, 0, 0, 0, 2, 1), (0, 0, 1, 0, 2, 0),
        (0, 0, 0, 0, 1, 2), (0, 0, 1, 0, 1, 1), (0, 0, 1, 0, 0, 2),
    }  # fmt: skip
    multiple = table().open("sage-of-sage").row("impanadas").begin().gather("sage-of-sage").ability()
    most = {HANDFUL.parts(option) for option in multiple.options}
    assert most == {(0, 0, 0, 3, 0, 0), (0, 0, 0, 2, 1, 0), (0, 0, 0, 1, 2, 0), (0, 0, 0, 0, 3, 0)}


@pytest.mark.clause("FC-SHG-48")
def test_only_the_enchantment_whose_goods_were_taken_may_be_reserved():
    t = table().open("sage-of-sage").row("creme-brulee", "wraith-rose").begin().gather("sage-of-sage").ability()
    t.answer("GoodsFromCost", SPELL["wraith-rose"])
    t.answer("ChooseGoods", t.options[0])
    assert t.asked == "ReserveThis"
    t.pick(1)
    assert t.player().reserved.key == "wraith-rose"


@pytest.mark.clause("FC-SHG-52", "FC-SHG-53", "FC-SHG-54")
@pytest.mark.parametrize(("others", "rep"), [((IRON, IRON), 3), ((IRON, None), 0)])
def test_saving_throw_places_a_park_artisan_in_town_and_earns_three_reputation_if_it_fills_the_shop(others, rep):
    t = table().open("saving-throw").at("smith-mart", *others, None).park(POTION).begin().gather("saving-throw")
    t.ability().answer("PlaceOn", SHOP["smith-mart"] * 3 + 2)
    assert t.slots("smith-mart")[2] == POTION
    assert len(t.player().fancy) == 1  # the reward of the slot
    assert t.rep() == rep
    assert t.park_kinds() == []
    assert (t.asked == "LayShop") == bool(rep)


@pytest.mark.clause("FC-SHG-53")
def test_saving_throw_needs_a_matching_slot():
    t = table().open("saving-throw").at("saving-throw", MEAT, IRON, IRON).park(BREAD)
    t.at("critical-rolls", BREAD, BREAD).at("hello-nursery", PLANT, PLANT, BREAD).begin().gather("saving-throw")
    assert "AbilityStep" not in t.asked_until_the_end()


@pytest.mark.clause("FC-SHG-55")
def test_saving_throw_earns_its_bonus_also_when_the_town_is_full():
    t = table(2).open("saving-throw", "drake-of-cakes", "fogo-de-char", "sew-cute", "dragon-alley", "wishing-well")
    t.at("smith-mart", IRON, IRON, None).park(POTION).begin().gather("saving-throw").ability()
    t.answer("PlaceOn", SHOP["smith-mart"] * 3 + 2)
    assert t.rep() == 3
    assert t.face_down() == []


@pytest.mark.clause("FC-SHG-56", "FC-SHG-57")
def test_spellfire_springs_fires_up_once_more_an_artisan_fired_up_this_turn():
    t = table().at("spellfire-springs", CRYSTAL).begin().gather("spellfire-springs")
    t.until("FireUp").skip()
    assert t.asked == "Pause"  # nothing was fired up
    t = table().at("spellfire-springs", CRYSTAL).begin().gather("spellfire-springs").fire(CRYSTAL)
    t.answer("ThreeDifferentGoods", 0).ability().only("FireAgain").answer("ThreeDifferentGoods", 0)
    assert t.have() == {"bread": 2, "meat": 2, "iron": 2, "crystal": 1, "potion": 1}


@pytest.mark.clause("FC-SHG-57")
def test_spellfire_springs_fires_up_a_swapped_potion_where_it_now_is():
    t = table().at("spellfire-springs", None, POTION).begin().gather("spellfire-springs").fire(POTION)
    t.answer("Swap", SHOP["draco-bell"] * 3)  # meat comes, and can do nothing
    t.ability().only("FireAgain")
    assert t.asked == "Swap"
    t.pick(SHOP["fragile-reptile"] * 3)
    assert t.slots("draco-bell")[0] == CRYSTAL  # the potion was at Draco Bell
    t.leaves("ThreeDifferentGoods")


@pytest.mark.clause("FC-SHG-58", "FC-SHG-59")
def test_the_savage_beat_gives_a_good_of_each_park_artisan_from_the_supply():
    t = table().at("the-savage-beat", None).park(BREAD, BREAD, PLANT)
    t.game.treats[0] = 2
    t.begin().gather("the-savage-beat").ability()
    assert t.have() == {"bread": 2, "plant": 1}  # the iron was paid
    assert t.see().park[0].goods[BREAD] == 2


@pytest.mark.clause("FC-SHG-60", "FC-SHG-61", "FC-SHG-69", "FC-VRB-25")
def test_tip_the_scales_takes_two_crystals_then_one_good_of_each_kind_for_one_reputation_each():
    t = table().at("tip-the-scales", None).goods(0, bread=2, meat=1, iron=1, crystal=2, plant=1, potion=1).begin()
    t.gather("tip-the-scales").ability()
    assert t.have()["crystal"] == 1
    t.answer("PayDifferent", 7)
    assert (t.rep(), t.have()) == (6, {"bread": 1})
    few = table().at("tip-the-scales", None).goods(0, bread=2, meat=1, crystal=1).begin().gather("tip-the-scales")
    few.ability().answer("PayDifferent", BREAD)
    assert few.options == (MEAT, SKIP)  # no second bread, and the crystals were the price
    few.skip()
    assert few.rep() == 1


@pytest.mark.clause("FC-SHG-69")
def test_tip_the_scales_cannot_be_used_without_two_crystals_or_coins_for_them():
    t = table().at("tip-the-scales", None).goods(0, bread=2, meat=1).begin().gather("tip-the-scales")
    assert "AbilityStep" not in t.asked_until_the_end()
    t = table().at("tip-the-scales", None).goods(0, bread=2, coins=1).begin().gather("tip-the-scales").ability()
    assert (t.rep(), t.coins(), t.have()) == (1, 0, {"bread": 1})


@pytest.mark.clause("FC-SHG-62")
def test_at_tip_the_scales_coins_may_be_spent_as_goods_and_the_final_score_does_not_change_by_them():
    finals = []
    for coins in (3, 0):
        t = table(2).at("tip-the-scales", None).goods(0, coins=3, crystal=1, bread=1).begin()
        t.gather("tip-the-scales").ability().answer("Pay", SKIP).answer("PayDifferent", BREAD, *[COIN] * coins)
        if t.asked == "PayDifferent":
            t.skip()
        assert (t.rep(), t.coins()) == (1 + coins, 3 - coins)
        finals.append(t.end_game().rep())
    assert finals == [4, 4]


@pytest.mark.clause("FC-SHG-63", "FC-SHG-64", "FC-SHG-66")
@pytest.mark.parametrize("give", [True, False])
def test_touch_o_glass_fires_up_an_artisan_of_the_hand_which_may_then_be_given_for_three_reputation(give):
    t = table(2).open("touch-o-glass").hand(CRYSTAL).begin().gather("touch-o-glass").ability()
    t.only("FireInHand").answer("ThreeDifferentGoods", 0).answer("May", 1 if give else SKIP)
    assert t.rep() == (3 if give else 0)
    assert (t.kinds(0), t.kinds(1)) == (([], [CRYSTAL]) if give else ([CRYSTAL], []))


@pytest.mark.clause("FC-SHG-65")
def test_at_touch_o_glass_a_potion_brings_an_artisan_of_the_town_to_the_hand_which_may_be_given():
    t = table(2).open("touch-o-glass").hand(POTION).begin().gather("touch-o-glass").ability()
    t.only("FireInHand").answer("Swap", SHOP["fragile-reptile"] * 3)
    assert t.slots("fragile-reptile")[0] == POTION
    assert t.kinds() == [CRYSTAL]
    t.answer("ThreeDifferentGoods", 0).answer("May", 1)
    assert (t.kinds(1), t.rep()) == ([CRYSTAL], 3)
