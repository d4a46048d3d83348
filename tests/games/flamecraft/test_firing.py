"""Firing up artisans, the six kinds of ability, shop abilities and gifts in general."""

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
    table,
)
from wyrmhall.games.flamecraft.choices import TRIPLES
from wyrmhall.games.flamecraft.numbers import FROM_DECK

COIN = 6
STARTERS = ["critical-rolls", "draco-bell", "smith-mart", "fragile-reptile", "hello-nursery", "potable-potions"]


def triple(*kinds: int) -> int:
    """The option of crystal that takes these three goods."""
    return TRIPLES.index(tuple(sorted(kinds)))


@pytest.mark.clause("FC-FIR-01", "FC-FIR-04", "FC-DEC-12")
def test_in_step_3_one_artisan_of_the_shop_may_be_fired_up_or_none():
    t = table().at("nunyas-beeswax", BREAD, CRYSTAL).begin().gather("nunyas-beeswax").answer("GainAny", BREAD)
    assert set(t.fireable) == {BREAD, CRYSTAL}
    assert SKIP in t.options
    t.fire(CRYSTAL).answer("ThreeDifferentGoods", 0)
    assert t.asked != "FireUp"


@pytest.mark.clause("FC-FIR-02")
@pytest.mark.parametrize("kind", [CRYSTAL, BREAD])
def test_it_may_be_the_artisan_just_placed_or_one_that_was_there(kind):
    t = table().at("sew-cute", BREAD).park(IRON).hand(CRYSTAL).begin().gather("sew-cute").answer("TakeArtisans", 0)
    t.place(CRYSTAL, 2)
    assert kind in t.fireable


@pytest.mark.clause("FC-FIR-03")
@pytest.mark.parametrize("shop", STARTERS)
def test_starter_artisans_can_be_fired_up(shop):
    t = table().hand(BREAD).goods(0, bread=1).begin().gather(shop).until("FireUp")
    assert t.fireable == {STARTERS.index(shop): SHOP[shop] * 3}


@pytest.mark.clause("FC-FIR-05", "FC-SHW-11")
def test_a_face_down_artisan_cannot_be_fired_up():
    t = table().at("draggin-tail-roost", BREAD, CRYSTAL, IRON).begin().gather("draggin-tail-roost")
    assert "FireUp" not in t.answer("TakeArtisans", 0).asked_until_the_end()


@pytest.mark.clause("FC-FIR-06", "FC-FAN-12")
def test_it_does_not_matter_who_placed_an_artisan():
    t = table().open("fogo-de-char").hand(MEAT).hand(BREAD, seat=1).goods(1, bread=1).begin()
    t.gather("fogo-de-char").place(MEAT, 1).end()
    t.visit("fogo-de-char").until("FireUp")
    assert t.who == 1
    assert MEAT in t.fireable


@pytest.mark.clause("FC-FIR-07", "FC-ENC-17", "FC-DEC-13", "FC-VRB-07")
def test_within_one_opportunity_each_artisan_is_fired_up_at_most_once():
    t = table().row("creme-brulee").at("critical-rolls", BREAD, BREAD, MEAT).goods(0, plant=3, potion=2, iron=1)
    t.park(IRON, IRON, IRON, IRON, IRON).begin().cast("critical-rolls", "creme-brulee")
    for _ in range(2):
        assert t.asked == "FireUp"
        t.fire(BREAD)
        t.answer("TakeArtisans", t.options[0])
    assert t.kinds() == [IRON, IRON]
    assert BREAD not in t.fireable  # both bread artisans are done; meat is left
    assert MEAT in t.fireable


@pytest.mark.clause("FC-FIR-07")
def test_a_later_opportunity_in_the_same_turn_starts_afresh():
    t = table().at("nunyas-beeswax", CRYSTAL).goods(0, coins=1).begin().gather("nunyas-beeswax")
    t.answer("GainAny", BREAD).fire(CRYSTAL).answer("ThreeDifferentGoods", 0).ability()
    assert CRYSTAL in t.fireable


@pytest.mark.clause("FC-FIR-08", "FC-ABL-01")
def test_a_chosen_fire_up_is_resolved_as_far_as_possible():
    t = table().at("drake-of-cakes", None).park(BREAD).goods(0, bread=1).begin().gather("drake-of-cakes").ability()
    assert t.kinds() == [BREAD]  # two were to be taken, one was there
    t = table().at("fragile-reptile", CRYSTAL).begin().gather("fragile-reptile").fire(CRYSTAL)
    assert SKIP not in t.options


@pytest.mark.clause("FC-SHA-02")
def test_a_shop_ability_may_be_declined():
    t = table().open("full-plate-buffet").begin().gather("full-plate-buffet")
    assert t.options == (1, SKIP)
    t.skip()
    assert t.have() == {"meat": 1}


@pytest.mark.clause("FC-SHA-03", "FC-ENC-16")
def test_enchanting_uses_no_shop_ability_and_places_no_artisan():
    t = table().open("full-plate-buffet").row("displacer-beef").goods(0, iron=3, bread=2).hand(MEAT).begin()
    t.cast("full-plate-buffet", "displacer-beef").answer("TakeArtisans", 5)
    assert set(t.asked_until_the_end()).isdisjoint({"AbilityStep", "PlaceStep"})


@pytest.mark.clause("FC-SHA-04", "FC-SHA-05")
def test_only_the_ability_of_the_visited_shop_is_used_and_only_once():
    t = table().open("full-plate-buffet", "dragon-hoard-bank").goods(0, coins=6).begin().gather("full-plate-buffet")
    t.ability().answer("May", SKIP)
    assert t.asked == "Pause"
    assert t.have() == {"bread": 1, "meat": 2, "plant": 1}


# --- gifts ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-GFT-01", "FC-SHG-28", "FC-SHG-29", "FC-EX-07", "FC-EDG-13", "FC-VRB-08", "FC-EDN-15")
def test_hedges_and_henges_divides_up_to_three_goods_and_each_earns_reputation_or_a_coin():
    t = table().at("hedges-henges", None).goods(0, plant=2, rep=0, coins=0).begin().gather("hedges-henges").ability()
    assert t.asked == "GiveNext"
    t.pick(1, 2, 2)
    assert t.asked == "RepOrCoins"  # all is given before anything is gained
    assert t.rep() == 0
    t.pick(1)
    assert (t.have(0), t.have(1), t.have(2)) == ({}, {"plant": 1}, {"plant": 2})
    assert (t.rep(), t.coins()) == (4, 1)


@pytest.mark.clause("FC-GFT-01", "FC-EDN-03")
def test_fewer_than_three_goods_may_be_given():
    t = table().goods(0, plant=2, iron=4).open("hedges-henges").begin().gather("hedges-henges").ability()
    assert t.asked == "GiveSame"
    t.pick(IRON).pick(1).skip()
    t.answer("RepOrCoins", 0)
    assert (t.have(1), t.rep()) == ({"iron": 1}, 2)


@pytest.mark.clause("FC-GFT-02", "FC-ART-14")
def test_a_coin_may_be_given_instead_of_a_good():
    t = table(2).at("hello-nursery", PLANT).goods(0, coins=1).begin().gather("hello-nursery").fire(PLANT)
    assert t.options == (PLANT, COIN)
    t.pick(COIN)
    assert (t.coins(0), t.coins(1), t.rep()) == (0, 1, 2)


@pytest.mark.clause("FC-GFT-03")
def test_the_reward_for_a_gift_comes_from_the_supply_not_from_the_receiver():
    t = table(2).at("hello-nursery", PLANT).goods(1, rep=5, coins=5).begin().gather("hello-nursery").fire(PLANT)
    assert (t.rep(0), t.rep(1), t.coins(1)) == (2, 5, 5)


@pytest.mark.clause("FC-GFT-04", "FC-GFT-05", "FC-DEC-16")
def test_a_gift_goes_to_another_player_who_is_not_asked():
    t = table(4).at("hello-nursery", PLANT).begin().gather("hello-nursery").fire(PLANT)
    assert t.asked == "GiveTo"
    assert t.options == (1, 2, 3)
    t.pick(2)
    assert t.have(2) == {"plant": 1}
    assert t.who == 0


@pytest.mark.clause("FC-GFT-06", "FC-EDG-06")
def test_without_an_item_a_gift_cannot_be_given():
    t = table().at("draggin-tail-roost").park(PLANT, PLANT, PLANT).open("draggin-tail-roost").begin()
    t.gather("draggin-tail-roost").answer("TakeArtisans", 5)
    assert "AbilityStep" not in t.asked_until_the_end()  # only plant in the Park, and nothing to give
    t = table().open("guilty-treasures").begin().gather("guilty-treasures").ability().answer("GainAny", BREAD)
    assert t.asked == "Pause"  # no coin to give


@pytest.mark.clause("FC-GFT-07", "FC-GFT-08")
def test_artisans_and_fancy_dragons_can_be_gifts_and_go_to_the_hand_of_the_receiver():
    t = table().open("touch-o-glass").hand(CRYSTAL).begin().gather("touch-o-glass").ability()
    t.only("FireInHand").answer("ThreeDifferentGoods", 0).answer("May", 1).answer("GiveTo", 2)
    assert (t.kinds(0), t.kinds(2)) == ([], [CRYSTAL])
    t = table().open("scale-mail-post").begin().gather("scale-mail-post").answer("GainAny", 0).ability()
    t.answer("GiveOneOf", 0).answer("GiveTo", 1)
    assert [len(t.player(seat).fancy) for seat in range(3)] == [1, 1, 0]


# --- abilities in general ------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-ABL-02", "FC-SHG-12", "FC-EDN-14")
def test_an_ability_with_a_cost_may_be_used_even_if_nothing_is_left_to_do():
    t = table().at("drake-of-cakes", BREAD).park().deck(0).begin().gather("drake-of-cakes").ability()
    assert t.have() == {}  # 2 bread were paid
    assert t.kinds() == []
    poor = table().at("drake-of-cakes", None).begin().gather("drake-of-cakes")
    assert "AbilityStep" not in poor.asked_until_the_end()


@pytest.mark.clause("FC-ABL-04", "FC-VRB-23")
def test_an_ability_without_a_cost_that_would_change_nothing_is_not_offered():
    for shop in (
        "fogo-de-char",
        "funky-brewsters",
        "spellfire-springs",
        "touch-o-glass",
        "dragon-alley",
    ):
        t = table().at(shop).open(shop).begin().gather(shop)
        assert "AbilityStep" not in t.asked_until_the_end(), shop


@pytest.mark.clause("FC-ABL-05", "FC-EDG-02")
def test_all_choices_are_made_by_the_active_player_but_for_guests():
    t = table().open("flagons-dragons").begin().gather("flagons-dragons").answer("GainAny", 0).ability()
    assert (t.asked, t.who) == ("Feast", 0)
    t.pick(0)
    assert (t.asked, t.who) == ("Come", 1)
    t.skip()
    assert (t.asked, t.who) == ("Come", 2)
    t.skip()
    assert t.who == 0


# --- the six kinds -------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-ART-01")
def test_bread_takes_an_artisan_of_the_park_or_the_top_one_of_the_deck():
    t = table().park(CRYSTAL, IRON).begin().gather("critical-rolls").fire(BREAD)
    assert t.options == (0, 1, 5)
    t.pick(1)
    assert t.kinds() == [IRON]


@pytest.mark.clause("FC-ART-04", "FC-ART-05", "FC-ART-06", "FC-DEC-14")
def test_iron_gives_two_of_one_good_of_the_shop_or_of_an_artisan_there_itself_included():
    t = table().at("drake-of-cakes", PLANT, CRYSTAL, IRON).begin().gather("drake-of-cakes").fire(IRON)
    assert t.options == (BREAD, IRON, CRYSTAL, PLANT)
    before = t.have()
    t.pick(IRON)
    assert t.have() == {**before, "iron": before["iron"] + 2}


@pytest.mark.clause("FC-ART-07")
def test_iron_at_a_wild_shop_gives_two_of_any_one_good():
    t = table().at("nunyas-beeswax", IRON).begin().gather("nunyas-beeswax").answer("GainAny", BREAD).fire(IRON)
    assert t.options == (0, 1, 2, 3, 4, 5)


@pytest.mark.clause("FC-ART-08")
@pytest.mark.parametrize("shop", ["sew-cute", "wishing-well"])
def test_iron_never_gives_coins_or_artisans(shop):
    t = table().at(shop, None, None, IRON).park(BREAD).begin().gather(shop)
    coins = t.coins()
    if t.asked == "TakeArtisans":
        t.pick(0)
    hand = t.kinds()
    t.fire(IRON)
    assert t.have() == {"iron": 3}  # 1 gathered and 2, since iron is the only source
    assert (t.coins(), t.kinds()) == (coins, hand)
    t.leaves("AbilityStep", *t.RESTS)


@pytest.mark.clause("FC-ART-09")
def test_iron_does_not_look_at_enchantments():
    t = table().at("nunyas-beeswax").at("smith-mart", IRON).enchanted("smith-mart", "wraith-rose").begin()
    t.gather("smith-mart")
    t.fire(IRON)
    assert t.have() == {"iron": 4, "plant": 1}


@pytest.mark.clause("FC-ART-10")
def test_iron_outside_a_shop_gives_the_good_of_any_artisan_of_that_place():
    t = table().open("draggin-tail-roost").park(IRON, PLANT).begin().gather("draggin-tail-roost")
    t.answer("TakeArtisans", 5).ability().only("FireInPark")  # nothing to give, so only iron can be fired up
    assert t.options == (IRON, PLANT)
    t.pick(PLANT)
    assert t.have() == {"plant": 2}
    t = table().open("touch-o-glass").hand(IRON, BREAD, MEAT).begin().gather("touch-o-glass").ability()
    t.answer("FireInHand", IRON)
    assert t.options == (BREAD, MEAT, IRON)


@pytest.mark.clause("FC-ART-11", "FC-ART-12", "FC-EX-05", "FC-DEC-15")
def test_crystal_gives_three_goods_of_three_different_kinds_also_kinds_already_held():
    t = table().goods(0, bread=2).begin().gather("fragile-reptile").fire(CRYSTAL)
    assert len(t.options) == 20  # all sets of three kinds
    t.pick(triple(BREAD, MEAT, POTION))
    assert t.have() == {"bread": 3, "meat": 1, "crystal": 2, "potion": 1}


@pytest.mark.clause("FC-ART-13")
def test_plant_gives_a_good_to_another_player_for_two_reputation():
    t = (
        table()
        .goods(0, bread=1)
        .begin()
        .gather("hello-nursery")
        .fire(PLANT)
        .answer("GiveGood", BREAD)
        .answer("GiveTo", 2)
    )
    assert (t.have(2), t.rep()) == ({"bread": 1}, 2)
    assert t.have(0) == {"plant": 2}


@pytest.mark.clause("FC-ART-15", "FC-ART-16", "FC-ART-17", "FC-DEC-18", "FC-VRB-06")
def test_potion_changes_places_with_any_artisan_in_town_which_is_then_fired_up():
    t = table().at("potable-potions", POTION).begin().gather("potable-potions").fire(POTION)
    assert set(t.options) == {SHOP[key] * 3 for key in STARTERS[:5]} - ({SHOP["potable-potions"] * 3})
    t.pick(SHOP["fragile-reptile"] * 3)
    assert t.slots("potable-potions")[0] == CRYSTAL  # on a slot that does not show crystal
    assert t.slots("fragile-reptile")[0] == POTION
    assert t.asked == "ThreeDifferentGoods"
    t.pick(0)
    assert t.have() == {"bread": 1, "meat": 1, "iron": 1, "potion": 2}


@pytest.mark.clause("FC-ART-19")
def test_potion_may_swap_within_its_shop():
    t = table().at("potable-potions", POTION, CRYSTAL).begin().gather("potable-potions").fire(POTION)
    t.pick(SHOP["potable-potions"] * 3 + 1)
    assert t.slots("potable-potions")[:2] == [CRYSTAL, POTION]
    assert t.asked == "ThreeDifferentGoods"
    t = table().row("dwarven-stout").at("potable-potions", POTION, CRYSTAL).goods(0, iron=3, bread=2, meat=1).begin()
    t.cast("potable-potions", "dwarven-stout").fire(CRYSTAL).answer("ThreeDifferentGoods", 0).fire(POTION)
    before = t.have()
    t.answer("Swap", SHOP["potable-potions"] * 3 + 1)
    assert t.slots("potable-potions")[:2] == [CRYSTAL, POTION]
    assert t.have() == before  # crystal was already fired up


@pytest.mark.clause("FC-ART-20", "FC-EDG-15", "FC-ENC-20")
def test_a_chain_of_potions_ends_because_no_artisan_is_fired_up_twice():
    t = table().at("potable-potions", POTION, POTION, CRYSTAL).at("smith-mart", IRON, POTION, POTION).begin()
    t.gather("potable-potions").fire(POTION)
    swaps = 0
    while t.asked == "Swap":
        swaps += 1
        cards = {slot: t.game.slots[slot] for slot in t.options}
        fresh = [slot for slot, card in cards.items() if card // 7 == POTION and not t.game.fired >> card & 1]
        t.pick(fresh[0] if fresh else t.options[0])
    assert swaps == 4  # one for each of the four potion artisans


@pytest.mark.clause("FC-ART-21")
def test_if_the_newcomer_can_do_nothing_nothing_happens():
    t = table().begin().gather("potable-potions").fire(POTION).answer("Swap", SHOP["draco-bell"] * 3)
    assert t.slots("potable-potions")[0] == MEAT  # nothing in hand to place
    assert t.asked == "Pause"


@pytest.mark.clause("FC-ART-22")
def test_starter_artisans_may_be_swapped():
    t = table().begin().gather("potable-potions").fire(POTION).answer("Swap", SHOP["critical-rolls"] * 3)
    assert t.game.slots[SHOP["potable-potions"] * 3] == 0  # Pan
    assert t.game.slots[SHOP["critical-rolls"] * 3] == 35  # Tannin
    t.leaves("TakeArtisans")


@pytest.mark.clause("FC-ART-23", "FC-SHW-07", "FC-SHW-08")
def test_potion_in_the_park_brings_an_artisan_of_the_town_there_where_it_is_fired_up_and_taken():
    t = table().open("draggin-tail-roost").park(POTION).begin().gather("draggin-tail-roost")
    t.answer("TakeArtisans", 5).ability().only("FireInPark").answer("Swap", SHOP["fragile-reptile"] * 3)
    assert t.slots("fragile-reptile")[0] == POTION
    t.answer("ThreeDifferentGoods", 0)
    assert CRYSTAL in t.kinds()
    assert t.park_kinds() == []


@pytest.mark.clause("FC-ART-24", "FC-SHG-67")
def test_meat_fired_up_in_hand_may_place_itself_and_then_cannot_be_given():
    t = table().open("touch-o-glass").hand(MEAT).begin().gather("touch-o-glass").ability()
    t.only("FireInHand").only("Place").answer("PlaceOn", SHOP["draco-bell"] * 3 + 1)
    assert t.slots("draco-bell")[1] == MEAT
    assert t.coins() == 1
    assert t.asked == "Pause"


# --- what cannot be fired up ---------------------------------------------------------------------------------------


@pytest.mark.clause("FC-EDG-05")
def test_meat_cannot_be_fired_up_if_nothing_in_hand_fits_anywhere():
    t = table().at("draco-bell", MEAT, MEAT, IRON).at("hello-nursery", PLANT, PLANT, BREAD).hand(PLANT)
    t.at("fragile-reptile", CRYSTAL, CRYSTAL, PLANT).begin().gather("draco-bell")
    t.until("FireUp")
    assert set(t.fireable) == {IRON}


@pytest.mark.clause("FC-EDG-07")
def test_potion_cannot_be_fired_up_without_another_artisan_in_town():
    t = table()
    for shop in STARTERS[:5]:
        t.at(shop, None)
    t.begin().gather("potable-potions")
    assert "FireUp" not in t.asked_until_the_end()


@pytest.mark.clause("FC-ART-01")
def test_an_artisan_is_taken_from_where_it_is_pointed_at():
    t = table().at("sew-cute", BREAD).park(IRON).begin().gather("sew-cute")
    ask = t.game.decision
    assert {o: ask.effect.target(t.game, ask.at, o) for o in ask.options} == {0: "park:0", FROM_DECK: "deck:artisans"}
    assert t.asked == "TakeArtisans"


@pytest.mark.clause("FC-EDG-08")
def test_bread_cannot_be_fired_up_with_empty_park_and_deck():
    t = table().park().deck(0).begin().gather("critical-rolls")
    assert "FireUp" not in t.asked_until_the_end()
