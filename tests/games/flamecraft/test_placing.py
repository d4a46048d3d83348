"""Placing artisans, rewards of slots, and filling shops."""

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
from wyrmhall.games.flamecraft import shops

KINDS = range(6)


@pytest.mark.clause("FC-PLC-01", "FC-DEC-09")
def test_at_most_one_artisan_is_placed_from_the_hand_on_an_empty_slot_of_the_visited_shop():
    t = table().open("fogo-de-char").hand(MEAT, MEAT, BREAD).begin().gather("fogo-de-char")
    assert t.asked == "PlaceStep"
    t.place(MEAT, 1)
    assert t.slots("fogo-de-char") == [MEAT, None, None]
    assert t.kinds() == [BREAD, MEAT]
    assert t.asked != "PlaceStep"


@pytest.mark.clause("FC-PLC-02", "FC-PLC-03", "FC-PLC-04")
@pytest.mark.parametrize("kind", KINDS)
def test_an_artisan_fits_the_slots_that_show_its_kind_or_any(kind):
    t = table().open("drake-of-cakes").hand(kind).begin().gather("drake-of-cakes")
    fitting = {BREAD: (1, 3), CRYSTAL: (2, 3), POTION: (2, 3)}.get(kind, (3,))  # bread | crystal/potion | any
    assert t.options == (*[kind * 3 + slot - 1 for slot in fitting], SKIP)


@pytest.mark.clause("FC-PLC-05", "FC-PLC-06")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_slots_are_filled_in_any_order_but_only_once(order):
    kind = {1: BREAD, 2: POTION, 3: IRON}
    t = table(2).open("drake-of-cakes").hand(BREAD, POTION, IRON)
    for slot in order:
        t.token("critical-rolls").begin().gather("drake-of-cakes")
        assert kind[slot] * 3 + slot - 1 in t.options
        t.place(kind[slot], slot)
    assert t.slots("drake-of-cakes") == [BREAD, POTION, IRON]
    t.leaves("LayShop", *t.RESTS)


@pytest.mark.clause("FC-PLC-06")
def test_an_occupied_slot_is_not_offered():
    t = table().at("drake-of-cakes", BREAD, None, None).hand(BREAD).begin().gather("drake-of-cakes")
    assert t.options == (BREAD * 3 + 2, SKIP)
    assert t.why_not(f"slot:{SHOP['drake-of-cakes'] * 3}") == "FC-PLC-06"
    assert t.why_not(f"slot:{SHOP['drake-of-cakes'] * 3 + 1}") == "FC-PLC-02"
    t = table().at("drake-of-cakes", None, None, BREAD).hand(BREAD).begin().gather("drake-of-cakes")
    assert t.why_not(f"slot:{SHOP['drake-of-cakes'] * 3 + 2}") == "FC-PLC-06"
    t.leaves("PlaceStep")


REWARDS = [
    (row.key, i, kind)
    for row in shops.TABLE
    for i, slot in enumerate(row.slots)
    for kind in [next((k for k in KINDS if slot.accepts >> k & 1), None)]
    if kind is not None
]


@pytest.mark.clause("FC-PLC-07", "FC-PLC-08", "FC-PLC-12", "FC-RWD-01", "FC-RWD-04", "FC-RWD-11")
@pytest.mark.parametrize(("shop", "i", "kind"), REWARDS)
def test_placing_gives_the_player_all_that_the_slot_shows(shop, i, kind):
    """Every slot of every shop is played."""
    t = table().open(shop).hand(kind, kind).begin().gather(shop)
    while t.asked in ("GainAny", "TakeArtisans"):
        t.pick(t.options[0])
    before = (t.rep(), t.coins(), len(t.player().fancy))
    others = [t.player(seat) for seat in (1, 2)]
    t.place(kind, i + 1)
    reward = shops.TABLE[SHOP[shop]].slots[i].reward
    assert (t.rep(), t.coins(), len(t.player().fancy)) == (
        before[0] + reward.rep,
        before[1] + reward.coins,
        before[2] + reward.fancy,
    )
    assert [t.player(seat) for seat in (1, 2)] == others
    t.leaves("AbilityStep", *t.RESTS)


@pytest.mark.clause("FC-PLC-09")
def test_an_artisan_drawn_earlier_in_the_turn_may_be_placed():
    t = table().open("sew-cute").park(PLANT).begin().gather("sew-cute").answer("TakeArtisans", 0).place(PLANT, 1)
    assert t.slots("sew-cute") == [PLANT, None, None]
    assert t.rep() == 3
    t.leaves("AbilityStep")


@pytest.mark.clause("FC-PLC-10", "FC-SHW-15")
def test_no_artisan_can_be_placed_at_dragon_alley():
    t = table().open("dragon-alley").hand(*KINDS).begin().gather("dragon-alley")
    assert "PlaceStep" not in t.asked_until_the_end()
    t = table().open("dragon-alley", "fogo-de-char").hand(BREAD).begin().gather("fogo-de-char").ability()
    t.only("Place")
    assert all(option // 3 != SHOP["dragon-alley"] for option in t.options)
    assert t.asked == "PlaceOn"


@pytest.mark.clause("FC-PLC-11", "FC-ABL-03", "FC-ART-02", "FC-ART-03", "FC-DEC-17", "FC-VRB-05")
def test_a_placement_by_an_ability_follows_the_rules_of_match_reward_and_filling():
    t = table().at("draco-bell", MEAT, MEAT, None).hand(BREAD, IRON).begin().gather("draco-bell")
    t.skip().fire(MEAT)
    assert t.asked == "Place"
    assert t.options == (BREAD, IRON)
    t.pick(IRON)
    fitting = {SHOP["draco-bell"] * 3 + 2, SHOP["smith-mart"] * 3 + 1}
    assert set(t.options) == fitting  # iron on slots that show iron, the visited shop included
    t.pick(SHOP["draco-bell"] * 3 + 2)
    assert len(t.player().fancy) == 1
    assert t.asked == "LayShop"


@pytest.mark.clause("FC-RWD-02", "FC-EX-03", "FC-VRB-04")
def test_a_fancy_dragon_reward_draws_the_top_card_of_the_fancy_deck():
    t = table().open("drake-of-cakes").hand(CRYSTAL).begin().gather("drake-of-cakes")
    left = t.see().fancy_deck
    t.place(CRYSTAL, 2)
    assert len(t.player().fancy) == 1
    assert t.see().fancy_deck == left - 1


@pytest.mark.clause("FC-RWD-02", "FC-SET-24")
def test_cards_put_under_the_fancy_deck_are_drawn_last_and_in_their_order():
    t = table().open("drake-of-cakes").hand(CRYSTAL).begin()
    t.game.removed, rest = t.game.removed, t.game.fancy_deck
    t.game.fancy_deck = []
    t.game.fancy_under = rest
    top = rest[0]
    t.gather("drake-of-cakes").place(CRYSTAL, 2)
    assert t.player().fancy == [top]


@pytest.mark.clause("FC-RWD-03", "FC-ENC-11")
@pytest.mark.parametrize("option", [0, 5])
def test_an_artisan_reward_takes_one_of_the_park_or_the_top_one_of_the_deck(option):
    t = table().row("fairys-jubilee").goods(0, meat=3, plant=2).park(CRYSTAL, CRYSTAL).begin()
    t.cast("critical-rolls", "fairys-jubilee")
    assert t.asked == "TakeArtisans"
    assert t.options == (0, 5)
    t.pick(option)
    assert len(t.kinds()) == 1
    assert t.rep() == 4


@pytest.mark.clause("FC-RWD-05", "FC-DEC-22", "FC-VRB-22")
def test_a_coin_may_stand_for_a_good_in_a_cost_and_nothing_is_asked_if_there_is_one_way():
    t = table().at("drake-of-cakes", None).goods(0, coins=1).begin().gather("drake-of-cakes").ability()
    assert (t.have(), t.coins()) == ({}, 0)  # 1 bread and the coin
    t.leaves("TakeArtisans")
    spare = table().at("drake-of-cakes", None).goods(0, bread=1, coins=1).begin().gather("drake-of-cakes").ability()
    assert spare.asked == "Pay"
    assert spare.options == (BREAD, SKIP)
    spare.pick(BREAD)
    assert (spare.have(), spare.coins()) == ({"bread": 1}, 0)
    spare.leaves("TakeArtisans")


@pytest.mark.clause("FC-RWD-06", "FC-ENC-09", "FC-ENC-08")
def test_several_coins_may_each_stand_for_a_different_good():
    t = (
        table()
        .row("fairys-jubilee")
        .goods(0, meat=2, plant=1, coins=2)
        .begin()
        .cast("critical-rolls", "fairys-jubilee")
    )
    assert (t.have(), t.coins()) == ({}, 0)
    assert t.rep() == 4


@pytest.mark.clause("FC-RWD-07", "FC-ENC-08")
def test_coins_do_not_stand_for_goods_where_the_card_says_no_coins():
    t = table(deck="gold").row("minotarts").goods(0, plant=1, crystal=1, coins=5).begin().visit("critical-rolls")
    assert t.asked != "Action"  # enchanting was not possible
    paid = table(deck="gold").row("minotarts").goods(0, plant=1, crystal=1, potion=1, coins=5).begin()
    paid.cast("critical-rolls", "minotarts")
    assert (paid.have(), paid.coins()) == ({}, 5)


@pytest.mark.clause("FC-RWD-08", "FC-VRB-10")
def test_a_coin_in_a_cost_is_paid_with_a_coin():
    poor = table(deck="gold").row("golem-gateau").goods(0, potion=9, iron=9).begin().visit("critical-rolls")
    assert poor.asked != "Action"
    rich = table(deck="gold").row("golem-gateau").goods(0, potion=1, iron=3, coins=1).begin()
    rich.cast("critical-rolls", "golem-gateau")
    assert (rich.have(), rich.coins(), rich.rep()) == ({}, 0, 4)
    assert len(rich.player().fancy) == 1


@pytest.mark.clause("FC-RWD-09")
def test_a_coin_does_not_stand_for_an_artisan_or_a_fancy_dragon():
    t = table().at("draco-bell", MEAT).goods(0, coins=9).begin().gather("draco-bell")
    assert "FireUp" not in t.asked_until_the_end()  # nothing in hand that could be placed
    t = table().open("bizarre-bazaar").goods(0, coins=9).begin().gather("bizarre-bazaar").answer("GainAny", BREAD)
    assert "AbilityStep" not in t.asked_until_the_end()


@pytest.mark.clause("FC-RWD-10", "FC-END-08")
def test_each_coin_left_at_the_end_is_worth_one_reputation_and_returned():
    t = table(2).goods(0, coins=4, rep=10).begin().gather("critical-rolls").end_game()
    assert t.rep() == 14
    assert t.coins() == 0


@pytest.mark.clause("FC-RWD-12")
def test_with_an_empty_fancy_deck_a_fancy_dragon_reward_gives_nothing_and_the_rest_is_gained():
    t = table(deck="gold").row("golem-gateau").goods(0, potion=1, iron=3, coins=1).begin()
    t.game.fancy_deck, t.game.fancy_under = [], []
    t.cast("critical-rolls", "golem-gateau")
    assert t.rep() == 4
    assert t.player().fancy == []


@pytest.mark.clause("FC-RWD-13")
def test_with_empty_park_and_deck_an_artisan_reward_gives_nothing():
    t = table().row("fairys-jubilee").goods(0, meat=3, plant=2).park().deck(0).begin()
    t.cast("critical-rolls", "fairys-jubilee")
    assert t.asked != "TakeArtisans"
    assert (t.rep(), t.kinds()) == (4, [])


@pytest.mark.clause("FC-RWD-14", "FC-DEC-11")
@pytest.mark.parametrize(("first", "seen"), [(0, 0), (1, 1)])
def test_of_an_artisan_and_a_fancy_dragon_the_player_chooses_which_comes_first(first, seen):
    t = table().open("dragon-alley").goods(0, coins=1).begin().gather("dragon-alley").ability()
    t.answer("LeaveCoins", 2)
    assert t.asked == "BothDragons"
    t.pick(first)
    assert t.asked == "TakeArtisans"
    assert len(t.player().fancy) == seen
    t.pick(5)
    assert (len(t.player().fancy), len(t.kinds())) == (1, 1)


@pytest.mark.clause("FC-RWD-15")
@pytest.mark.parametrize("empty", ["park", "deck"])
def test_if_park_or_deck_is_empty_the_artisan_comes_from_the_other(empty):
    t = table().row("fairys-jubilee").goods(0, meat=3, plant=2)
    t = t.park() if empty == "park" else t.park(PLANT).deck(0)
    t.begin().cast("critical-rolls", "fairys-jubilee")
    assert t.asked != "TakeArtisans"
    assert len(t.kinds()) == 1


# --- filling -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-FIL-01", "FC-EX-04")
def test_the_last_empty_slot_brings_the_top_card_of_the_shop_deck_at_once():
    t = table().at("drake-of-cakes", None, CRYSTAL, PLANT).hand(BREAD).begin().gather("drake-of-cakes").place(BREAD, 1)
    assert t.asked == "LayShop"
    t.pick(t.options[0])
    assert t.see().shop_deck == 9


@pytest.mark.clause("FC-FIL-03")
def test_a_shop_that_is_not_visited_can_be_filled_too():
    t = table().at("draco-bell", MEAT).at("smith-mart", IRON, IRON, None).hand(POTION).begin().gather("draco-bell")
    t.fire(MEAT).answer("Place", POTION).answer("PlaceOn", SHOP["smith-mart"] * 3 + 2)
    assert t.asked == "LayShop"


@pytest.mark.clause("FC-FIL-04")
def test_several_shops_may_be_filled_in_one_turn_and_each_brings_a_new_one():
    t = table().at("draco-bell", MEAT, MEAT, None).at("smith-mart", IRON, IRON, None).hand(IRON, POTION).begin()
    t.gather("draco-bell").place(IRON, 3).answer("LayShop", t.options[0]).fire(MEAT)
    t.answer("Place", POTION).answer("PlaceOn", SHOP["smith-mart"] * 3 + 2).answer("LayShop", t.options[0])
    assert len(t.face_down()) == 2
    t.end()
    assert sum(s.shop is not None for s in t.see().town) == 8


@pytest.mark.clause("FC-FIL-05", "FC-FIL-06", "FC-EDG-10")
def test_no_shop_is_drawn_when_all_spaces_are_taken_face_down_ones_included():
    t = table(2).at("draco-bell", MEAT, MEAT, None).at("smith-mart", IRON, IRON, None).hand(IRON, POTION)
    t.open("drake-of-cakes", "fogo-de-char", "sew-cute", "dragon-alley", "wishing-well").begin()
    t.gather("draco-bell").place(IRON, 3)  # one space is left: it is taken without asking
    assert len(t.face_down()) == 1
    left = t.see().shop_deck
    t.fire(MEAT).answer("Place", POTION).answer("PlaceOn", SHOP["smith-mart"] * 3 + 2)
    assert t.slots("smith-mart") == [IRON, IRON, POTION]
    assert len(t.face_down()) == 1
    assert t.see().shop_deck == left


@pytest.mark.clause("FC-FIL-07", "FC-ART-18", "FC-SHG-20")
def test_a_swap_is_no_placement_and_fills_no_shop():
    t = table().at("potable-potions", POTION, CRYSTAL, CRYSTAL).begin().gather("potable-potions").fire(POTION)
    t.pick(SHOP["critical-rolls"] * 3)
    assert t.slots("potable-potions") == [BREAD, CRYSTAL, CRYSTAL]
    assert t.asked != "LayShop"
    assert (t.rep(), t.coins()) == (0, 0)


@pytest.mark.clause("FC-FIL-08")
def test_with_an_empty_shop_deck_nothing_is_drawn():
    t = table().at("drake-of-cakes", None, CRYSTAL, PLANT).hand(BREAD).begin()
    t.game.left_out, t.game.shop_deck = [*t.game.left_out, *t.game.shop_deck], []
    t.gather("drake-of-cakes").place(BREAD, 1)
    assert t.asked != "LayShop"
    assert t.face_down() == []


@pytest.mark.clause("FC-FIL-09")
def test_a_shop_is_filled_only_once_since_its_artisans_never_leave_a_slot_empty():
    t = table().at("funky-brewsters", POTION, MEAT, PLANT).hand(BREAD).begin().gather("funky-brewsters").ability()
    t.answer("Replace", SHOP["funky-brewsters"] * 3 + 1).only("ReplaceBy")
    assert t.slots("funky-brewsters") == [POTION, BREAD, PLANT]
    assert t.asked != "LayShop"
    assert t.face_down() == []
