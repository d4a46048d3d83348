"""The first of everything: nothing is taken for missing because its number is 0."""

import pytest

from tests.games.flamecraft.play import (
    ACHIEVEMENT,
    ARTISAN,
    BREAD,
    COMPANION,
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

PAN = ARTISAN["pan"]
INSTEAD = 200


@pytest.mark.clause("FC-CMP-04", "FC-CMP-06", "FC-CMP-13", "FC-CMP-15", "FC-CMP-16", "FC-ACH-01")
def test_there_is_a_component_number_zero_of_every_kind():
    numbers = [PAN, SHOP["critical-rolls"], FANCY["pocus"], SPELL["creme-brulee"], COMPANION["peter"], BREAD]
    assert [*numbers, ACHIEVEMENT["master-of-markets"]] == [0] * 7


@pytest.mark.clause("FC-GAT-08", "FC-FIR-03")
def test_artisan_zero_at_shop_zero_gives_its_good_and_is_fired_up():
    t = table().park(CRYSTAL).begin().gather("critical-rolls")
    assert t.have() == {"bread": 2}
    t.fire(BREAD).answer("TakeArtisans", 0)
    assert t.kinds() == [CRYSTAL]
    assert t.game.fired == 1 << PAN


@pytest.mark.clause("FC-ART-15", "FC-ART-22", "FC-SHG-65")
def test_artisan_zero_is_swapped_into_a_hand_and_fired_up_there():
    t = table().open("touch-o-glass").hand(POTION).begin().gather("touch-o-glass").ability()
    t.only("FireInHand").answer("Swap", 0)
    assert t.player().hand == [PAN]
    assert t.asked == "TakeArtisans"
    t.pick(5).answer("May", 1).answer("GiveTo", 1)
    assert t.player(1).hand == [PAN]
    assert t.slots("critical-rolls")[0] == POTION


def with_pan(key, nth, *kinds, players=3):
    """Pan is on that slot of a shop, as after a swap; its own slot has another artisan of the kind."""
    t = table(players).at(key, *kinds)
    slot, home = SHOP[key] * 3 + nth, SHOP["critical-rolls"] * 3
    t.game.slots[slot], t.game.slots[home] = t.game.slots[home], t.game.slots[slot]
    return t


@pytest.mark.clause("FC-PLC-06", "FC-ART-17")
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_where_artisan_zero_is_nobody_else_is_placed(nth):
    full = [BREAD] * 3
    t = with_pan("nunyas-beeswax", nth, *full).hand(MEAT, IRON, CRYSTAL, POTION, PLANT, BREAD).begin()
    t.gather("nunyas-beeswax").answer("GainAny", 0)
    assert t.asked == "FireUp"  # no slot is empty: nobody can be placed
    empty = [BREAD if i == nth else None for i in range(3)]
    t = with_pan("eternal-flame", nth, *empty).hand(MEAT).begin().gather("eternal-flame").answer("GainAny", 0)
    assert t.options == (*[MEAT * 3 + i for i in range(3) if i != nth], SKIP)
    assert t.why_not(f"slot:{SHOP['eternal-flame'] * 3 + nth}") == "FC-PLC-06"


@pytest.mark.clause("FC-PLC-06", "FC-ART-02", "FC-SHG-13")
@pytest.mark.parametrize("nth", [0, 1, 2])
@pytest.mark.parametrize("key", ["draco-bell", "fogo-de-char"])
def test_where_artisan_zero_is_no_ability_places_another(nth, key):
    empty = [BREAD if i == nth else None for i in range(3)]
    t = with_pan("eternal-flame", nth, *empty).at("fogo-de-char", MEAT, BREAD, IRON).hand(PLANT, MEAT)
    t.begin().gather(key).until("FireUp" if key == "draco-bell" else "AbilityStep")
    t = t.fire(MEAT) if key == "draco-bell" else t.pick(1)
    t.answer("Place", PLANT)
    flame = [option for option in t.options if option // 3 == SHOP["eternal-flame"]]
    assert flame == [SHOP["eternal-flame"] * 3 + i for i in range(3) if i != nth]
    t.leaves("PlaceOn")


@pytest.mark.clause("FC-FDC-02", "FC-FDC-05", "FC-SHG-37")
def test_artisan_zero_fills_its_slot_for_every_goal_that_counts_slots():
    t = with_pan("draco-bell", 1, MEAT, BREAD, IRON).at("smith-mart", IRON, IRON, POTION)
    t.at("hello-nursery", PLANT, PLANT, BREAD).fancy("frazzle").begin()
    assert t.extras == {"frazzle"}
    # Of the six slots with coins one is not empty.
    assert with_pan("draco-bell", 1, MEAT, BREAD, None).goods(0, coins=5).fancy("goldrush").begin().extras == {
        "goldrush"
    }
    gourd = with_pan("oh-my-gourd", 1, None, BREAD, None).begin().gather("oh-my-gourd").ability()
    assert gourd.pick(0).options == (SHOP["oh-my-gourd"] * 3, SHOP["oh-my-gourd"] * 3 + 2)
    gourd.pick(gourd.options[0])


@pytest.mark.clause("FC-SHG-21", "FC-SHW-06", "FC-GAT-07", "FC-SHG-58")
def test_artisan_zero_alone_at_a_shop_or_in_the_park_is_somebody():
    for nth in range(3):
        one = [BREAD if i == nth else None for i in range(3)]
        t = with_pan("funky-brewsters", nth, *one).hand(CRYSTAL).begin().gather("funky-brewsters").ability()
        t.only("ReplaceBy")
        assert t.player().hand == [PAN]
        t.answer("ThreeDifferentGoods", 0)
        gourd = with_pan("oh-my-gourd", nth, *one).begin().gather("oh-my-gourd").ability().answer("EitherOr", 1)
        assert gourd.asked == "Pause"
        assert gourd.have() == {"plant": 1, "bread": 3}
    t = table().open("sew-cute").park(BREAD).deck(0)
    t.game.park[0], t.game.slots[SHOP["critical-rolls"] * 3] = PAN, t.game.park[0]
    t.begin().gather("sew-cute")
    assert t.player().hand == [PAN]
    t = table().at("critical-rolls", None, BREAD).park(BREAD).deck(0)
    t.game.park[0], t.game.slots[SHOP["critical-rolls"] * 3] = PAN, t.game.park[0]
    t.begin().gather("critical-rolls").fire(BREAD)  # there is one to take, the last of all
    assert t.player().hand == [PAN]
    t = table().open("draggin-tail-roost").park(BREAD)
    t.game.park[0], t.game.slots[SHOP["critical-rolls"] * 3] = PAN, t.game.park[0]
    t.begin().gather("draggin-tail-roost").answer("TakeArtisans", 5).ability().only("FireInPark")
    t.answer("TakeArtisans", 5)
    assert t.player().hand[-1] == PAN  # fired up in the Park, and taken
    beat = table().open("the-savage-beat").park(BREAD)
    beat.game.park[0], beat.game.slots[SHOP["critical-rolls"] * 3] = PAN, beat.game.park[0]
    assert beat.begin().gather("the-savage-beat").ability().have() == {"bread": 1}


@pytest.mark.clause("FC-VIS-02", "FC-VIS-03", "FC-VIS-10")
def test_of_shop_zero_the_player_is_told_why_it_cannot_be_visited():
    t = table().token("critical-rolls", last="draco-bell").begin()
    assert t.why_not("shop:0") == "FC-VIS-03"
    assert table().token("draco-bell", last="critical-rolls").begin().why_not("shop:0") == "FC-VIS-02"
    assert table().token("critical-rolls", seat=1).begin().why_not("shop:0") == "FC-VIS-10"


@pytest.mark.clause("FC-TRN-07", "FC-PLC-06")
def test_where_the_only_slot_has_artisan_zero_it_is_of_no_use_to_get_another():
    for nth in range(3):
        t = with_pan("nunyas-beeswax", nth, BREAD, BREAD, BREAD).fancy("starburst").row("fairys-jubilee").park(MEAT)
        t.goods(0, meat=3, plant=2).begin().gather("nunyas-beeswax").answer("GainAny", 0)
        assert t.asked == "FireUp"
        t.leaves("FireUp")


@pytest.mark.clause("FC-VIS-01", "FC-VIS-02", "FC-VIS-06", "FC-FDC-41")
def test_shop_zero_is_visited_given_for_and_barred_the_next_turn():
    t = table(2).token("critical-rolls", seat=1).goods(0, bread=1, meat=1).begin().visit("critical-rolls", BREAD)
    assert t.player().token == t.player().last == 0
    assert t.have(1) == {"bread": 1}
    t.end().pass_turn()
    assert not t.offers("critical-rolls")
    full = table().at("critical-rolls", BREAD, BREAD, BREAD).fancy("matches").begin()
    assert full.extras == {"matches"}


@pytest.mark.clause("FC-FDC-08", "FC-FDC-09")
def test_fancy_dragon_zero_is_revealed():
    t = table().fancy("pocus").begin().gather("critical-rolls").until("FireUp").use("pocus").pick(INSTEAD)
    assert t.rep() == 2
    assert t.player(0, by=1).scored == [FANCY["pocus"]]


@pytest.mark.clause("FC-ENC-12", "FC-RSV-03", "FC-SOL-20", "FC-FDC-12")
def test_enchantment_zero_is_cast_reserved_and_counts():
    t = table().row("creme-brulee").goods(0, plant=3, potion=2, iron=1).fancy("sparkle").begin()
    t.cast("critical-rolls", "creme-brulee").until("FireUp")
    assert t.charms("critical-rolls") == ["creme-brulee"]
    assert t.extras == {"sparkle"}  # the enchantment just cast is number 0, at shop 0
    reserved = table().reserved("creme-brulee").goods(0, plant=3, potion=2, iron=1).begin()
    assert reserved.player(0, by=1).reserved.key == "creme-brulee"
    reserved.cast("critical-rolls", "creme-brulee")
    assert reserved.player().reserved is None
    assert reserved.charms("critical-rolls") == ["creme-brulee"]


@pytest.mark.clause("FC-CPN-10", "FC-FIL-02")
def test_companion_zero_and_shop_space_zero():
    t = table(companions=True).companion("peter").at("drake-of-cakes", BREAD, POTION, None).hand(CRYSTAL)
    space = t.game.town.index(-1)
    t.game.town[0], t.game.town[space] = t.game.town[space], t.game.town[0]
    t.begin().gather("drake-of-cakes").place(CRYSTAL, 3).answer("LayShop", 0)
    assert t.face_down() == [0]
    t.until("PeterMoment").pick(t.options[0])
    assert t.player().companion_used
    assert t.options == (t.see().town[0].shop.id,)


@pytest.mark.clause("FC-SHG-42", "FC-SHG-39", "FC-SHW-16")
def test_place_zero_of_the_park_and_coin_space_zero():
    t = table().open("pizza-coven").park(BREAD).goods(0, bread=1).begin().gather("pizza-coven").ability()
    assert t.see().park[0].goods[BREAD] == 1
    alley = table().open("dragon-alley").goods(0, coins=1).begin().gather("dragon-alley").ability()
    alley.answer("LeaveCoins", 0)
    assert alley.shop("dragon-alley").coin_spaces == [True, False, False]
    alley.leaves("TakeArtisans")


@pytest.mark.clause("FC-ACH-10", "FC-SOL-17", "FC-SOL-19", "FC-FAN-10")
def test_achievement_zero_and_the_colour_of_good_zero():
    t = table(1).goods(0, rep=90).open("drake-of-cakes", "fogo-de-char", "maw-paws", "wishing-well")
    t.open("tip-the-scales", "oh-my-gourd").begin()
    assert t.player().colour == "bread"
    t.gather("draco-bell").end_game()
    assert (t.asked, t.options) == ("Unlock", (0, SKIP))
    t.pick(0)
    assert t.see().unlocked == ["master-of-markets"]
