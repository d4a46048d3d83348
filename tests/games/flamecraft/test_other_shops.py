"""The shops with the icon any, dragon or coin, one by one."""

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    CRYSTAL,
    FANCY,
    IRON,
    MEAT,
    PARK,
    PLANT,
    POTION,
    SHOP,
    SKIP,
    table,
)
from wyrmhall.core.engine import At
from wyrmhall.games.flamecraft import shops
from wyrmhall.games.flamecraft.end_of_turn import TurnUp
from wyrmhall.games.flamecraft.events import FlippedCoin


def bazaar(*cards: str, **goods: int):
    """A player who gathers at Bizarre Bazaar with these fancy dragons."""
    t = table(2).open("bizarre-bazaar").fancy(*cards).goods(0, **goods).begin()
    return t.gather("bizarre-bazaar").answer("GainAny", MEAT)


@pytest.mark.clause("FC-SHW-01", "FC-VRB-11")
def test_bizarre_bazaar_scores_only_a_dragon_whose_goal_is_met():
    t = bazaar("rainbow", "shimmer", bread=2)  # no enchantment is in Town
    assert "AbilityStep" not in t.asked_until_the_end()


@pytest.mark.clause("FC-SHW-02", "FC-SHW-03")
def test_bizarre_bazaar_scores_a_sun_or_a_moon_dragon_and_a_sun_dragon_as_usual():
    t = bazaar("greenhorn", "todd", "shimmer", plant=3).ability()
    assert t.options == (FANCY["greenhorn"], FANCY["todd"])
    t.pick(FANCY["greenhorn"])
    assert (t.rep(), t.coins(), t.have()) == (3, 2, {"meat": 1})
    assert t.scored_keys() == ["greenhorn"]


@pytest.mark.clause("FC-SHW-04", "FC-FAN-10", "FC-FAN-18")
def test_bizarre_bazaar_scores_a_moon_dragon_as_if_the_game_had_ended_and_not_again_at_the_end():
    t = bazaar("todd", bread=1, iron=1).ability().only("ScoreFancy")
    assert t.rep() == 3  # bread, iron and the meat just gathered
    assert t.scored_keys() == ["todd"]
    t.end_game()
    assert t.rep() == 3


@pytest.mark.clause("FC-SHW-56", "FC-VRB-04")
def test_after_scoring_at_bizarre_bazaar_the_player_draws_a_new_fancy_dragon():
    t = bazaar("todd", "steven", bread=1).ability().answer("ScoreFancy", FANCY["todd"])
    assert len(t.player().fancy) == 2
    assert [event.kind for event in t.told()][-2:] == ["gained", "drew-fancy"]
    empty = bazaar("todd", "steven", bread=1)
    empty.game.fancy_deck, empty.game.fancy_under = [], []
    empty.ability().answer("ScoreFancy", FANCY["todd"])
    assert (empty.rep(), empty.player().fancy) == (2, [FANCY["steven"]])


@pytest.mark.clause("FC-SHW-05")
def test_when_a_moon_dragon_is_scored_early_coins_are_not_turned_in():
    t = bazaar("todd", coins=4).ability().only("ScoreFancy")
    assert (t.coins(), t.rep()) == (4, 1)
    t.leaves("LastMoment")


@pytest.mark.clause("FC-SHW-06")
def test_draggin_tail_roost_fires_up_a_park_artisan_and_takes_it():
    t = table().open("draggin-tail-roost").park(CRYSTAL, IRON).begin().gather("draggin-tail-roost")
    t.answer("TakeArtisans", 5)
    hand = t.kinds()
    t.ability().answer("FireInPark", PARK).answer("ThreeDifferentGoods", 0)
    assert sorted([*hand, CRYSTAL]) == t.kinds()
    assert t.park_kinds() == [IRON]
    assert t.have() == {"bread": 1, "meat": 1, "iron": 1}


@pytest.mark.clause("FC-SHW-09", "FC-SHW-14", "FC-FAN-16")
def test_artisans_placed_at_the_roost_lie_face_down_give_the_reward_and_can_fill_the_shop():
    t = table().at("draggin-tail-roost", BREAD, None, IRON).hand(PLANT).park(CRYSTAL).begin()
    t.gather("draggin-tail-roost").answer("TakeArtisans", 0).place(PLANT, 2)
    assert all(slot.face_down for slot in t.shop("draggin-tail-roost").slots)
    assert len(t.player().fancy) == 1
    assert t.asked == "LayShop"


@pytest.mark.clause("FC-SHW-12", "FC-SHW-13")
def test_an_artisan_swapped_to_the_roost_is_turned_down_and_one_swapped_from_there_up_and_fired():
    t = table().at("draggin-tail-roost", CRYSTAL).begin().gather("potable-potions").fire(POTION)
    t.pick(SHOP["draggin-tail-roost"] * 3)
    roost = t.shop("draggin-tail-roost").slots[0]
    assert (roost.artisan // 7, roost.face_down) == (POTION, True)
    home = t.shop("potable-potions").slots[0]
    assert (home.artisan // 7, home.face_down) == (CRYSTAL, False)
    assert t.asked == "ThreeDifferentGoods"


@pytest.mark.clause("FC-SHW-16", "FC-SHW-20")
@pytest.mark.parametrize(("space", "rep", "artisans", "fancy"), [(0, 2, 1, 0), (1, 2, 0, 1), (2, 0, 1, 1)])
def test_at_dragon_alley_two_coins_on_a_double_space_bring_both_its_rewards(space, rep, artisans, fancy):
    t = table().open("dragon-alley").goods(0, coins=2).begin().gather("dragon-alley").ability()
    assert t.options == (0, 1, 2)
    t.pick(space)
    if t.asked == "BothDragons":
        t.pick(1)
    if t.asked == "TakeArtisans":
        t.pick(5)
    assert (t.rep(), len(t.kinds()), len(t.player().fancy)) == (rep, artisans, fancy)
    assert t.coins() == 1
    assert t.shop("dragon-alley").coin_spaces == [i == space for i in range(3)]


@pytest.mark.clause("FC-SHW-18", "FC-SHW-19", "FC-VRB-15")
def test_at_dragon_alley_all_coins_may_be_taken_and_the_spaces_filled_again():
    t = table().open("dragon-alley").goods(0, coins=1)
    t.game.alley = 0b101
    t.begin().gather("dragon-alley").ability().answer("EitherOr", 1)
    assert t.coins() == 2 + 4
    assert t.shop("dragon-alley").coin_spaces == [False] * 3
    t.end()
    assert t.who == 1  # no extra turn
    t.token("critical-rolls").begin().gather("dragon-alley").ability()
    assert t.options == (0, 1, 2)


@pytest.mark.clause("FC-SHW-21", "FC-CPN-19", "FC-CPN-20")
def test_dragon_alley_earns_one_extra_turn_even_if_erick_repeats_it():
    t = table(companions=True).companion("erick").open("dragon-alley").goods(0, coins=5).begin().gather("dragon-alley")
    t.ability().answer("LeaveCoins", 0).answer("TakeArtisans", 5).answer("ErickMoment", 1).answer("EitherOr", 0)
    t.answer("LeaveCoins", 1)
    assert t.coins() == 2  # 2 paid each time
    t.end()
    assert t.who == 0
    t.pass_turn()
    assert t.who == 1


@pytest.mark.clause("FC-SHW-22", "FC-SHW-23")
def test_coins_cannot_be_left_on_filled_spaces_nor_taken_from_empty_ones():
    t = table().open("dragon-alley").goods(0, coins=4).begin().gather("dragon-alley").ability()
    assert t.asked == "LeaveCoins"  # nothing to take
    full = table().open("dragon-alley").goods(0, coins=4)
    full.game.alley = 0b111
    full.begin().gather("dragon-alley").ability()
    assert full.coins() == 5 + 6  # nothing to leave on


@pytest.mark.clause("FC-SHW-24")
def test_dragon_alley_never_counts_as_a_full_shop():
    t = table().open("dragon-alley").fancy("frazzle").at("draco-bell", MEAT, MEAT, IRON)
    t.game.alley = 0b111
    t.at("smith-mart", IRON, IRON, POTION).begin()
    assert t.extras == set()
    t.at("hello-nursery", PLANT, PLANT, BREAD).begin()
    assert t.extras == {"frazzle"}


def turn_up(t, key: str):
    """End the turn in which that shop was laid face down."""
    game = t.game
    if SHOP[key] not in game.town:
        pile = game.shop_deck if SHOP[key] in game.shop_deck else game.left_out
        pile.remove(SHOP[key])
        game.left_out += game.shop_deck
        game.shop_deck = [SHOP[key]]
        game.town[game.town.index(-1)] = -2
    game.stack.clear()
    game.push(TurnUp(), game.decision.at)
    game.pending = ()
    game.run()
    return t


@pytest.mark.clause("FC-SHW-25", "FC-SHW-27")
def test_eternal_flame_gets_two_artisans_of_the_deck_when_it_is_turned_up():
    t = table().begin()
    left = t.see().artisan_deck
    turn_up(t, "eternal-flame")
    kinds = t.slots("eternal-flame")
    assert kinds[0] is not None
    assert kinds[1] is None
    assert kinds[2] is not None
    assert t.see().artisan_deck == left - 2
    assert (t.rep(), t.coins()) == (0, 0)


@pytest.mark.clause("FC-SHW-26")
def test_if_eternal_flame_empties_the_deck_the_player_who_turned_it_up_has_the_last_turn():
    t = table(2).park(IRON, IRON, IRON, IRON, MEAT).deck(2).row("creme-brulee", "elfspresso").begin()
    t.game.left_out += t.game.shop_deck
    t.game.left_out.remove(SHOP["eternal-flame"])
    t.game.shop_deck = [SHOP["eternal-flame"]]
    t.game.town[0] = -2
    t.gather("critical-rolls").end()
    assert t.see().triggered
    order = []
    while not t.game.over:
        order.append(t.who)
        t.pass_turn("GainAny")
    assert order == [1, 0]


@pytest.mark.clause("FC-SHW-28")
def test_with_one_artisan_in_the_deck_eternal_flame_fills_only_its_first_slot():
    t = turn_up(table().deck(1).begin(), "eternal-flame")
    assert [kind is None for kind in t.slots("eternal-flame")] == [False, True, True]


@pytest.mark.clause("FC-SHW-29", "FC-SHW-30")
@pytest.mark.parametrize(("slot", "rep"), [(1, 0), (2, 3), (3, 0)])
def test_at_eternal_flame_slot_2_gives_three_reputation_and_the_others_nothing_to_any_artisan(slot, rep):
    for kind in (BREAD, POTION):
        t = table().open("eternal-flame").hand(kind).begin().gather("eternal-flame").answer("GainAny", 0)
        t.place(kind, slot)
        assert (t.rep(), t.coins(), t.player().fancy) == (rep, 0, [])


@pytest.mark.clause("FC-SHW-31")
def test_eternal_flame_fires_up_an_artisan_here_that_was_not_fired_up_this_turn():
    t = table().at("eternal-flame", CRYSTAL, None, IRON).begin().gather("eternal-flame").answer("GainAny", 0)
    t.fire(CRYSTAL).answer("ThreeDifferentGoods", 0).ability().only("FireUp")
    assert t.asked == "TwoOfOneGood"  # only iron was left
    t = table().at("eternal-flame", CRYSTAL).begin().gather("eternal-flame").answer("GainAny", 0).fire(CRYSTAL)
    t.answer("ThreeDifferentGoods", 0)
    assert t.asked == "Pause"


@pytest.mark.clause("FC-SHW-32", "FC-SHW-33", "FC-SHW-34", "FC-SHW-35", "FC-DEC-27", "FC-VRB-16")
def test_at_flagons_and_dragons_the_player_gains_seven_of_a_good_and_each_other_may_come_for_one_of_the_same():
    t = table(4).open("flagons-dragons").goods(1, bread=1).goods(0, iron=1).token("flagons-dragons", seat=2).begin()
    t.visit("flagons-dragons").answer("GainAny", BREAD).ability()
    assert (t.asked, t.options) == ("Feast", (0, 1, 2, 3, 4, 5))
    t.pick(POTION)
    assert t.have() == {"bread": 1, "potion": 7}
    assert (t.asked, t.who, t.options) == ("Come", 1, (POTION, SKIP))
    t.pick(POTION)
    assert (t.asked, t.who) == ("Come", 3)  # the player at seat 2 is already there
    t.skip()
    assert t.have(1) == {"bread": 1, "potion": 1}  # nothing was given
    assert t.player(1).token == SHOP["flagons-dragons"]
    assert t.player(3).token != SHOP["flagons-dragons"]
    assert (t.coins(), t.have(3)) == (0, {})


@pytest.mark.clause("FC-SHW-35")
def test_at_flagons_and_dragons_the_seven_goods_are_gained_also_if_everybody_is_already_there():
    t = table(2).open("flagons-dragons").goods(0, iron=1).token("flagons-dragons", seat=1).begin()
    t.visit("flagons-dragons").answer("GainAny", BREAD).ability().answer("Feast", MEAT)
    assert (t.have(), t.asked) == ({"bread": 1, "meat": 7}, "Pause")


def flips_told(t) -> list[str]:
    return ["heads" if event.heads else "tails" for event in t.told() if isinstance(event, FlippedCoin)]


def last_flip(t) -> str:
    return flips_told(t)[-1]


@pytest.mark.clause(
    "FC-SHW-36",
    "FC-SHW-37",
    "FC-SHW-38",
    "FC-SHW-39",
    "FC-SHW-55",
    "FC-SHW-57",
    "FC-EDN-13",
    "FC-DEC-26",
    "FC-VRB-13",
)
def test_maw_and_paws_flips_once_or_for_a_coin_twice_heads_an_artisan_tails_a_fancy_dragon():
    seen = set()
    for seed in range(24):
        t = table(seed=seed).open("maw-paws").begin().gather("maw-paws").ability()
        flips = []
        for flip in (1, 2):
            flips.append(last_flip(t))
            if t.asked == "TakeArtisans":
                t.pick(5)
            if flip == 1:
                assert t.asked == "May"  # after heads as after tails
                assert t.coins() == 1
                t.pick(1)
        seen.add(tuple(flips))
        assert t.asked == "Pause"
        assert t.coins() == 0  # the second flip cost the coin that was gathered
        assert (len(t.kinds()), len(t.player().fancy)) == (flips.count("heads"), flips.count("tails"))
    assert seen == {("heads", "heads"), ("heads", "tails"), ("tails", "heads"), ("tails", "tails")}


@pytest.mark.clause("FC-SHW-57", "FC-SHW-51")
def test_at_maw_and_paws_the_second_flip_may_be_declined_and_is_not_offered_without_a_coin():
    t = table().open("maw-paws").begin().gather("maw-paws")
    t.game.players[0].coins = 0
    t.ability()
    while t.asked == "TakeArtisans":
        t.pick(5)
    assert t.asked == "Pause"
    t = table().open("maw-paws").begin().gather("maw-paws").ability()
    while t.asked == "TakeArtisans":
        t.pick(5)
    t.answer("May", SKIP)
    assert (t.coins(), len(t.kinds()) + len(t.player().fancy), t.asked) == (1, 1, "Pause")


@pytest.mark.clause("FC-EDN-13", "FC-EDN-17")
def test_a_table_may_play_maw_and_paws_by_the_ukrainian_remark_without_a_dragon_for_a_second_flip():
    for seed in range(6):
        t = table(seed=seed, second_flip=False).open("maw-paws").begin().gather("maw-paws").ability()
        while t.asked == "TakeArtisans":
            t.pick(5)
        assert (t.asked, t.coins(), len(t.kinds()) + len(t.player().fancy)) == ("Pause", 1, 1)


@pytest.mark.clause("FC-SHW-40")
def test_nunyas_beeswax_fires_up_any_of_the_artisans_for_a_coin():
    t = table().at("nunyas-beeswax", BREAD, CRYSTAL).goods(0, coins=1).begin().gather("nunyas-beeswax")
    t.answer("GainAny", 0).ability()
    assert t.coins() == 0
    assert set(t.fireable) == {BREAD, CRYSTAL}
    t.fire(CRYSTAL).answer("ThreeDifferentGoods", 0).fire(BREAD).answer("TakeArtisans", 5)
    assert t.asked == "Pause"
    poor = table().at("nunyas-beeswax", CRYSTAL).goods(0, bread=5).begin().gather("nunyas-beeswax").answer("GainAny", 0)
    assert "AbilityStep" not in poor.asked_until_the_end()


@pytest.mark.clause("FC-SHW-41", "FC-SHW-42", "FC-SHW-43")
def test_scale_mail_post_draws_two_fancy_dragons_and_gives_one_of_these_away_for_one_reputation():
    t = table().open("scale-mail-post").fancy("todd").begin().gather("scale-mail-post").answer("GainAny", 0).ability()
    assert t.asked == "GiveOneOf"
    assert t.options == (1, 2)  # not the one held before
    given = t.player().fancy[2]
    t.pick(2).answer("GiveTo", 1)
    assert t.player(1).fancy == [given]
    assert len(t.player(0).fancy) == 2
    assert t.rep() == 1


@pytest.mark.clause("FC-SHW-44", "FC-SHW-45")
def test_scale_mail_post_gives_the_only_card_and_cannot_be_used_with_an_empty_deck():
    t = table(2).open("scale-mail-post").begin()
    t.game.fancy_under, t.game.fancy_deck = [], t.game.fancy_deck[:1]
    t.gather("scale-mail-post").answer("GainAny", 0).ability()
    assert (len(t.player(0).fancy), len(t.player(1).fancy), t.rep()) == (0, 1, 1)
    t.token("critical-rolls").begin().gather("scale-mail-post").answer("GainAny", 0)
    assert "AbilityStep" not in t.asked_until_the_end()


@pytest.mark.clause("FC-SHW-46", "FC-SHW-47", "FC-FAN-15")
def test_sew_cute_gives_one_reputation_for_each_artisan_in_town_of_the_kind_drawn():
    t = table().at("sew-cute", PLANT).at("draggin-tail-roost", PLANT).park(PLANT, IRON).begin().gather("sew-cute")
    t.answer("TakeArtisans", 0).ability()
    assert t.rep() == 3  # Twig, the one here, and the face-down one


@pytest.mark.clause("FC-SHW-48")
def test_sew_cute_does_nothing_if_no_artisan_could_be_drawn():
    t = table().open("sew-cute").park().deck(0).begin().gather("sew-cute")
    assert "AbilityStep" not in t.asked_until_the_end()


@pytest.mark.clause("FC-SHW-50", "FC-GAT-06")
def test_gathering_at_the_wishing_well_gives_three_coins():
    t = table().open("wishing-well").begin().gather("wishing-well")
    assert t.coins() == 3


@pytest.mark.clause("FC-SHW-51", "FC-SHW-52", "FC-SHW-53", "FC-SHW-54", "FC-EDG-14")
def test_at_the_wishing_well_up_to_three_coins_are_flipped_for_two_reputation_or_lost():
    results = []
    for seed in range(24):
        t = table(seed=seed).open("wishing-well").begin().gather("wishing-well").until("AbilityStep").pick(1)
        flips = 1
        while t.asked == "May":
            t.pick(1)
            flips += 1
        told = flips_told(t)
        assert flips == 3
        assert len(told) == 3
        assert t.rep() == 2 * told.count("heads")
        assert t.coins() == 3 - told.count("tails")
        results += told
    assert 20 < results.count("heads") < 52
    assert "flips" in t.said(2)  # shown to all


@pytest.mark.clause("FC-SHW-51")
def test_at_the_wishing_well_the_player_may_flip_nothing_or_stop():
    t = table().open("wishing-well").begin().gather("wishing-well")
    assert t.options == (1, SKIP)
    t.pick(1)
    assert SKIP in t.options
    t.skip()
    assert t.asked == "Pause"


@pytest.mark.clause("FC-SHW-54")
@pytest.mark.parametrize(("coins", "possible"), [(0, False), (1, True)])
def test_at_the_wishing_well_each_flip_needs_a_coin(coins, possible):
    t = table().open("wishing-well").goods(0, coins=coins).begin()
    ability = shops.TABLE[SHOP["wishing-well"]].ability
    assert ability.can(t.game, At(0, SHOP["wishing-well"] * 3)) == possible
