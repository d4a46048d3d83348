"""The turn: order, visiting, gathering goods."""

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
    Table,
    table,
)

COIN = 6


@pytest.mark.clause("FC-TRN-01")
def test_turns_go_clockwise_from_the_first_player():
    t = Table(4, seed=2)
    order = []
    for _ in range(8):
        order.append(t.who)
        t.pass_turn("GiveVisitor")
    first = t.see().first
    assert order == [(first + i) % 4 for i in range(8)]


@pytest.mark.clause("FC-TRN-02", "FC-TRN-03", "FC-DEC-04")
def test_a_turn_is_a_visit_then_gather_or_enchant_then_the_end_of_turn_steps():
    t = table().row("creme-brulee").goods(0, iron=1, plant=3, potion=2, bread=9).begin()
    assert t.asked == "Visit"
    assert SKIP not in t.options
    t.visit("critical-rolls")
    assert t.asked == "Action"
    t.pick(0)
    assert t.player().goods[BREAD] == 11
    t.end()
    assert t.player().goods[BREAD] == 7  # the limit was checked at the end


@pytest.mark.clause("FC-GAT-04", "FC-GAT-05", "FC-GAT-07", "FC-GAT-08", "FC-GAT-09", "FC-ENC-02", "FC-DEC-04")
def test_a_player_sees_beforehand_what_a_visit_brings():
    t = table().at("critical-rolls", BREAD, MEAT, None).enchanted("critical-rolls", "impanadas").row("creme-brulee")
    t.open("bizarre-bazaar", "sew-cute", "wishing-well").goods(0, iron=1, plant=3, potion=2).begin()
    seen = {
        key: t.preview(f"shop:{SHOP[key]}") for key in ("critical-rolls", "bizarre-bazaar", "sew-cute", "wishing-well")
    }
    assert seen == {
        "critical-rolls": "Gain 3 bread and 1 meat; or enchant: 1 enchantment can be cast.",
        "bizarre-bazaar": "Gain 1 good of your choice; or enchant: 1 enchantment can be cast.",
        "sew-cute": "Take 1 artisan from the Park or the top of the deck; a shop with this icon cannot be enchanted.",
        "wishing-well": "Gain 3 coins; a shop with this icon cannot be enchanted.",
    }
    assert t.visit("critical-rolls").preview("") == "Gain 3 bread and 1 meat."
    assert t.pick(0).have() == {"bread": 3, "meat": 1, "iron": 1, "plant": 3, "potion": 2}


@pytest.mark.clause("FC-TRN-04", "FC-DEC-06")
def test_after_the_visit_exactly_one_of_gather_and_enchant_is_chosen():
    t = table().row("creme-brulee").goods(0, iron=1, plant=3, potion=2).begin().visit("critical-rolls")
    assert t.options == (0, 1)
    t.pick(1).answer("FireUp", SKIP)
    assert t.have() == {}  # enchanting gave no goods, and gathering was not asked for again
    assert t.asked == "Pause"


@pytest.mark.clause("FC-TRN-05", "FC-SHA-01")
@pytest.mark.parametrize("shop", ["critical-rolls", "dragon-alley", "wishing-well", "sew-cute", "bizarre-bazaar"])
def test_gathering_is_always_allowed_at_the_visited_shop(shop):
    t = table().open(shop).begin().gather(shop)
    assert sum(t.player().goods) + t.coins() + len(t.kinds()) > 0 or t.asked in ("GainAny", "TakeArtisans")


@pytest.mark.clause("FC-TRN-06", "FC-TRN-07", "FC-DEC-23", "FC-FAN-03", "FC-FAN-04")
def test_a_sun_dragon_may_be_revealed_at_every_free_moment_of_the_own_turn_and_never_must():
    t = table().fancy("chonkers").goods(0, bread=7).hand(BREAD, CRYSTAL).at("nunyas-beeswax", None, CRYSTAL)
    t.goods(0, bread=7, coins=1).begin()
    moments = []
    for option in (SHOP["nunyas-beeswax"], BREAD):
        moments.append((t.asked, "chonkers" in t.extras))
        t.pick(option)
    for _ in range(4):
        moments.append((t.asked, "chonkers" in t.extras))
        t.skip()
    # Before the visit, after step 1, after step 2, after step 3, and before the end of the turn;
    # not while the good of choice is being taken.
    assert moments == [
        ("Visit", True),
        ("GainAny", False),
        ("PlaceStep", True),
        ("FireUp", True),
        ("AbilityStep", True),
        ("LastMoment", True),
    ]
    t.end()
    assert t.who == 1
    assert t.extras == set()
    assert t.rep() == 0


@pytest.mark.clause("FC-TRN-07")
def test_a_sun_dragon_may_be_revealed_after_each_single_fire_up():
    t = table().fancy("wesley").goods(0, iron=1, coins=1).at("nunyas-beeswax", CRYSTAL, IRON).begin()
    t.gather("nunyas-beeswax").answer("GainAny", BREAD).until("AbilityStep").pick(1)
    assert (t.asked, t.extras) == ("FireUp", set())
    t.fire(CRYSTAL).answer("ThreeDifferentGoods", 0)
    assert (t.asked, t.extras) == ("FireUp", {"wesley"})
    t.use("wesley")
    assert t.asked == "FireUp"
    assert t.rep() == 3


@pytest.mark.clause("FC-TRN-07")
def test_in_the_middle_of_an_ability_no_sun_dragon_can_be_revealed():
    t = table().fancy("chonkers").goods(0, bread=7).at("eternal-flame", CRYSTAL, None, IRON).begin()
    t.gather("eternal-flame").answer("GainAny", BREAD).until("AbilityStep")
    assert "chonkers" in t.extras
    t.pick(1)
    assert t.asked == "FireUp"
    assert t.extras == set()


@pytest.mark.clause("FC-TRN-08")
def test_any_number_of_sun_dragons_may_be_scored_in_one_turn():
    t = table().fancy("matches", "greenhorn", "buttercup").at("draco-bell", MEAT, MEAT, MEAT)
    t.goods(0, plant=7, bread=3).begin()
    assert t.extras == {"matches", "greenhorn", "buttercup"}
    t.use("matches").use("greenhorn").use("buttercup").answer("Pay", SKIP)
    assert t.rep() == 6 + 3 + 3
    assert t.asked == "Visit"


@pytest.mark.clause("FC-TRN-09")
@pytest.mark.parametrize("deck", ["artisans", "enchantments"])
def test_play_goes_on_until_the_artisan_deck_or_the_enchantment_deck_runs_out(deck):
    t = table(2).open("sew-cute")
    if deck == "artisans":
        t.deck(1).row("creme-brulee", "elfspresso", "willow-wisp", "hobbichino", "heart-of-flame").begin()
        t.gather("sew-cute").answer("TakeArtisans", 0)
    else:
        t.row("creme-brulee", "elfspresso", "willow-wisp", "hobbichino").spells(1).begin().gather("critical-rolls")
    assert not t.see().triggered
    t.end()
    assert t.see().triggered
    assert t.see().last_turns >= 0


@pytest.mark.clause("FC-TRN-10", "FC-TRN-11", "FC-TRN-12", "FC-SHW-17", "FC-VRB-17")
def test_an_extra_turn_is_a_full_turn_after_all_end_of_turn_steps_and_visits_another_shop():
    t = table().open("dragon-alley").goods(0, coins=1, bread=9).park(BREAD, MEAT, IRON).begin().gather("dragon-alley")
    t.ability().answer("LeaveCoins", 1).end()
    assert t.who == 0
    assert t.asked == "Visit"
    assert t.have() == {"bread": 7}  # limits and refreshing came first
    assert len(t.park_kinds()) == 5
    assert not t.offers("dragon-alley")
    t.gather("critical-rolls")
    assert t.have() == {"bread": 9}
    t.end()
    assert t.who == 1
    assert t.have() == {"bread": 7}


@pytest.mark.clause("FC-TRN-13")
def test_of_two_extra_turns_earned_in_one_turn_peters_comes_first():
    t = table(companions=True).companion("peter").open("dragon-alley").goods(0, coins=2, bread=3)
    t.at("critical-rolls", BREAD, BREAD, None).hand(MEAT, MEAT).begin()
    t.game.town[0] = -2  # a shop was laid face down in this turn
    t.gather("dragon-alley").ability().answer("LeaveCoins", 1).until("PeterMoment")
    new = t.options[0]
    t.pick(new).answer("Visit", new)
    assert t.player().token == new
    t.end()
    assert t.who == 0  # now the turn earned at Dragon Alley
    assert t.asked == "Visit"
    t.pass_turn()
    assert t.who == 1


# --- visiting ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-VIS-01")
def test_any_other_face_up_shop_may_be_visited_however_far_it_is():
    t = table().open("sew-cute", "dragon-alley").token("critical-rolls").begin()
    assert set(t.options) == {s.shop.id for s in t.see().town if s.shop is not None} - {SHOP["critical-rolls"]}
    t.visit("hello-nursery")
    assert t.player().token == SHOP["hello-nursery"]


@pytest.mark.clause("FC-VIS-02")
def test_the_shop_of_the_last_turn_cannot_be_chosen():
    t = table().begin().gather("critical-rolls").end().pass_turn().pass_turn()
    assert t.who == 0
    assert not t.offers("critical-rolls")
    assert t.why_not(f"shop:{SHOP['critical-rolls']}") == "FC-VIS-02"


@pytest.mark.clause("FC-VIS-03")
def test_if_the_token_was_moved_since_neither_that_shop_nor_the_one_where_it_stands_can_be_chosen():
    t = table().open("flagons-dragons").token("flagons-dragons", last="draco-bell").begin()
    assert not t.offers("flagons-dragons")
    assert not t.offers("draco-bell")
    assert t.why_not(f"shop:{SHOP['flagons-dragons']}") == "FC-VIS-03"


@pytest.mark.clause("FC-VIS-05", "FC-EOT-03", "FC-FIL-01", "FC-FIL-02", "FC-DEC-10")
def test_a_new_shop_is_laid_on_a_space_of_choice_and_cannot_be_visited_before_it_is_turned_up():
    t = table().at("drake-of-cakes", BREAD, POTION, None).hand(PLANT).goods(0, coins=2).open("dragon-alley").begin()
    t.gather("drake-of-cakes").place(PLANT, 3)
    empty = tuple(s.n for s in t.see().town if s.shop is None)
    assert t.asked == "LayShop"
    assert t.options == empty
    t.pick(empty[1])
    assert t.face_down() == [empty[1]]
    assert t.see().shop_deck == 9
    assert len(t.game.town) - t.game.town.count(-1) == 9
    t.end()
    assert t.face_down() == []
    new = t.see().town[empty[1]].shop
    assert t.offers(new.key)


@pytest.mark.clause("FC-VIS-05")
def test_a_face_down_shop_is_not_offered_to_a_visitor():
    t = table().begin()
    t.game.town[0] = -2
    t.game.pending = ()
    t.begin()
    assert t.why_not("space:0") == "FC-VIS-05"
    assert all(option >= 0 for option in t.options)


@pytest.mark.clause("FC-VIS-06", "FC-VIS-07", "FC-VIS-09", "FC-EX-01", "FC-DEC-05")
def test_a_visitor_gives_each_player_there_a_good_or_coin_chosen_separately():
    t = table().open("sew-cute").goods(0, bread=1, potion=1)
    t.token("sew-cute", seat=1).token("sew-cute", seat=2).begin().visit("sew-cute")
    assert t.asked == "GiveVisitor"
    assert t.options == (BREAD, POTION)
    t.pick(BREAD)  # the last good goes to the other player by itself
    assert t.have(0) == {}
    assert t.have(1) == {"bread": 1}
    assert t.have(2) == {"potion": 1}
    t.leaves("TakeArtisans")


@pytest.mark.clause("FC-VIS-06")
def test_a_coin_may_be_given_to_a_player_who_is_there():
    t = table().goods(0, bread=1, coins=1).token("draco-bell", seat=1).begin().visit("draco-bell", COIN)
    assert (t.coins(0), t.coins(1)) == (0, 1)
    assert t.have(0)["bread"] == 1


@pytest.mark.clause("FC-VIS-08")
def test_what_is_given_comes_from_the_supply_as_it_is_before_gathering():
    t = table().goods(0, iron=1).token("draco-bell", seat=1).begin().visit("draco-bell")
    assert t.have(1) == {"iron": 1}  # not the meat that is gathered there
    assert t.have(0) == {"meat": 2}


@pytest.mark.clause("FC-VIS-10", "FC-EDG-01")
def test_who_cannot_give_everybody_something_may_not_choose_the_shop():
    t = table().goods(0, bread=1).token("draco-bell", seat=1).token("draco-bell", seat=2).begin()
    assert not t.offers("draco-bell")
    assert t.why_not(f"shop:{SHOP['draco-bell']}") == "FC-VIS-10"
    before = t.game.copy()
    with pytest.raises(ValueError, match="not offered"):
        t.pick(SHOP["draco-bell"])
    with pytest.raises(ValueError, match="not asked"):
        t.game.step(SHOP["critical-rolls"], 1)
    assert t.game == before


@pytest.mark.clause("FC-VIS-11")
def test_any_number_of_tokens_may_stand_at_one_shop():
    t = table(5).goods(0, bread=4)
    for seat in range(1, 5):
        t.token("draco-bell", seat=seat)
    t.begin().visit("draco-bell")
    assert t.shop("draco-bell").tokens == [0, 1, 2, 3, 4]
    assert [t.have(seat) for seat in range(1, 5)] == [{"bread": 1}] * 4


@pytest.mark.clause("FC-VIS-12", "FC-VIS-13")
def test_what_a_visitor_gives_earns_nothing_and_nobody_is_asked_to_take_it():
    t = table().goods(0, bread=1).token("draco-bell", seat=1).begin().visit("draco-bell")
    assert t.who == 0
    assert (t.rep(0), t.rep(1)) == (0, 0)


@pytest.mark.clause("FC-VIS-14", "FC-EOT-06")
def test_a_receiver_may_go_above_seven_until_the_end_of_their_own_turn():
    t = table().goods(0, bread=1).goods(1, bread=7).token("draco-bell", seat=1).begin().visit("draco-bell").end()
    assert t.have(1) == {"bread": 8}
    t.pass_turn()
    assert t.have(1)["bread"] == 7


@pytest.mark.clause("FC-VIS-15")
def test_with_five_players_without_goods_there_is_always_a_shop_to_visit():
    t = table(5).token("critical-rolls")
    for seat, key in enumerate(("draco-bell", "smith-mart", "fragile-reptile", "hello-nursery"), start=1):
        t.token(key, seat=seat)
    t.begin()
    assert t.player().token == SHOP["potable-potions"]  # the only one, so it was not asked for
    assert t.asked != "GiveVisitor"


# --- gathering -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-GAT-01", "FC-GAT-02", "FC-GAT-14", "FC-DEC-19")
def test_gathering_takes_goods_first_then_placing_firing_and_the_shop_ability_which_are_optional():
    t = table().at("fogo-de-char", MEAT).hand(POTION, CRYSTAL).begin().gather("fogo-de-char")
    steps = []
    while t.asked != "Pause":
        steps.append((t.asked, SKIP in t.options, t.have()))
        t.skip()
    goods = {"meat": 2}  # all of step 1 is there before step 2
    assert steps == [("PlaceStep", True, goods), ("FireUp", True, goods), ("AbilityStep", True, goods)]


@pytest.mark.clause("FC-GAT-03")
def test_a_skipped_step_cannot_be_taken_later():
    t = table().at("fogo-de-char", MEAT).hand(POTION).begin().gather("fogo-de-char").skip().skip()
    assert t.asked == "AbilityStep"
    assert t.options == (1, SKIP)


@pytest.mark.clause("FC-GAT-04", "FC-GAT-11")
@pytest.mark.parametrize(
    ("shop", "good"),
    [("critical-rolls", "bread"), ("draco-bell", "meat"), ("smith-mart", "iron"), ("fragile-reptile", "crystal"),
     ("hello-nursery", "plant"), ("potable-potions", "potion")],
)  # fmt: skip
def test_a_shop_with_a_goods_icon_gives_one_of_it_to_the_open_supply(shop, good):
    t = table().at(shop, None).begin().gather(shop)
    assert t.have() == {good: 1}


@pytest.mark.clause("FC-GAT-05", "FC-DEC-07", "FC-GAT-15")
def test_a_wild_shop_gives_one_good_of_choice_and_asks_for_it_before_anything_else():
    t = table().at("nunyas-beeswax", BREAD).hand(BREAD).begin().gather("nunyas-beeswax")
    assert t.asked == "GainAny"
    t.pick(POTION)
    assert t.have() == {"bread": 1, "potion": 1}


@pytest.mark.clause("FC-GAT-06")
def test_a_shop_with_a_coin_gives_one_coin():
    t = table().open("maw-paws").begin().gather("maw-paws")
    assert t.coins() == 1


@pytest.mark.clause("FC-GAT-07", "FC-GAT-11", "FC-DEC-08", "FC-VRB-03")
@pytest.mark.parametrize("option", [1, 5])
def test_a_shop_with_a_dragon_gives_any_artisan_of_the_park_or_the_top_one_of_the_deck(option):
    t = table().open("sew-cute").park(BREAD, MEAT, BREAD, IRON, IRON).begin().gather("sew-cute")
    assert t.options == (0, 1, 3, 5)  # one of each kind, and the deck
    left = t.see().artisan_deck
    t.pick(option)
    assert len(t.kinds()) == 1
    assert t.see().artisan_deck == left - (option == 5)
    if option == 1:
        assert t.kinds() == [MEAT]
    t.leaves("PlaceStep", *t.RESTS)


@pytest.mark.clause("FC-GAT-08", "FC-GAT-09", "FC-EX-02")
def test_each_artisan_and_each_enchantment_at_the_shop_gives_a_good():
    t = table().at("drake-of-cakes", BREAD, None, IRON).enchanted("drake-of-cakes", "creme-brulee").begin()
    t.gather("drake-of-cakes")
    assert t.have() == {"bread": 3, "iron": 1}


@pytest.mark.clause("FC-GAT-08", "FC-SHW-10")
def test_face_down_artisans_give_no_goods():
    t = table().at("draggin-tail-roost", BREAD, MEAT, IRON).begin().gather("draggin-tail-roost")
    assert t.have() == {}


@pytest.mark.clause("FC-GAT-12", "FC-CMP-24", "FC-CMP-25")
def test_limits_are_not_checked_during_the_turn():
    t = table().open("sew-cute").goods(0, bread=8).hand(*[BREAD, MEAT, IRON] * 2).begin().gather("sew-cute")
    t.answer("TakeArtisans", 5)
    assert len(t.player().hand) == 7
    assert t.have()["bread"] == 8
    t.until("ReturnArtisan").pick(t.options[0])
    assert len(t.player().hand) == 6
    assert t.have()["bread"] == 7


@pytest.mark.clause("FC-GAT-13")
def test_an_artisan_taken_from_the_park_is_not_replaced_before_the_end_of_the_turn():
    t = table().open("sew-cute").park(BREAD, MEAT, IRON, PLANT, POTION).begin().gather("sew-cute").pick(2)
    assert t.park_kinds() == [BREAD, MEAT, PLANT, POTION]
    t.end()
    assert len(t.park_kinds()) == 5


@pytest.mark.clause("FC-GAT-16", "FC-EX-06", "FC-SHG-10", "FC-SHG-11")
def test_goods_gained_earlier_in_the_turn_may_be_spent_for_two_park_artisans():
    t = table().at("drake-of-cakes", BREAD).park(BREAD, MEAT, IRON, PLANT, POTION).begin().gather("drake-of-cakes")
    assert t.have() == {"bread": 2}
    t.ability()
    assert t.have() == {}
    assert t.options == (0, 1, 2, 3, 4)  # the deck is not offered
    t.answer("TakeArtisans", 2, 4)
    assert t.kinds() == [IRON, POTION]
    assert t.park_kinds() == [BREAD, MEAT, PLANT]
    assert t.see().players[0].rep == 0
    t.end()
    assert len(t.park_kinds()) == 5


@pytest.mark.clause("FC-TRN-06")
def test_on_the_turn_of_another_player_no_sun_dragon_can_be_revealed():
    t = table().fancy("chonkers", seat=1).goods(1, bread=7).begin()
    assert t.extras == set()
    with pytest.raises(ValueError, match="not"):
        t.game.step(-10 - 17, 1)


@pytest.mark.clause("FC-FIR-01")
def test_for_a_player_who_is_away_no_artisan_is_fired_up():
    t = table().at("critical-rolls", BREAD).begin().gather("critical-rolls")
    assert t.asked == "FireUp"
    decision = t.game.decision
    assert len(decision.options) > 1
    assert decision.effect.default(t.game, decision.at, decision.options) == SKIP
