"""What seldom happens: each rule in a position where it alone decides."""

import random
from itertools import product

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
    Table,
    table,
)
from wyrmhall.core.engine import FIRST_STANDING, At
from wyrmhall.games.flamecraft.brad import affordable
from wyrmhall.games.flamecraft.effects import Gain, take
from wyrmhall.games.flamecraft.firing_shops import FireAgain
from wyrmhall.games.flamecraft.goods import times
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.numbers import HAND, KINDS, PARK
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.solo import first_slot
from wyrmhall.games.flamecraft.state import FIRST_TYPED

FULL_ROW = ("creme-brulee", "elfspresso", "willow-wisp", "hobbichino", "heart-of-flame")
EVERYTHING = 7
INSTEAD = 200


# --- dragons that are taken ----------------------------------------------------------------------------------------


@pytest.mark.clause("FC-RWD-12", "FC-RWD-13", "FC-RWD-14", "FC-SHW-16")
def test_where_only_one_of_the_two_decks_is_left_nothing_is_asked_and_that_dragon_is_taken():
    t = table().open("dragon-alley").goods(0, coins=1).park(PLANT).deck(0).begin()
    t.game.fancy_deck, t.game.fancy_under = [], []
    t.gather("dragon-alley").ability().answer("LeaveCoins", 2)
    assert (t.kinds(), t.player().fancy, t.asked) == ([PLANT], [], "Pause")
    t = table().open("dragon-alley").goods(0, coins=1).park().deck(0).begin()
    t.gather("dragon-alley").ability().answer("LeaveCoins", 2)
    assert (t.kinds(), len(t.player().fancy), t.asked) == ([], 1, "Pause")
    t = table().open("dragon-alley").goods(0, coins=1).park().deck(0).begin()
    t.game.fancy_deck, t.game.fancy_under = [], []
    t.gather("dragon-alley").ability().answer("LeaveCoins", 2)
    assert (t.kinds(), t.player().fancy, t.asked) == ([], [], "Pause")


@pytest.mark.clause("FC-SHG-12", "FC-VRB-03", "FC-PACK-05")
def test_artisans_of_the_park_alone_can_be_taken_as_long_as_there_is_one():
    t = table().park(IRON).begin()
    assert take(2, deck=False).can(t.game, At(0))
    assert not take(2, deck=False).can(table().park().game, At(0))
    assert take(2).can(table().park().game, At(0))
    assert [Gain(fancy=1, artisans=n).fault() for n in (0, 1, 2)] == ["", "", "one-artisan"]
    assert not Gain(artisans=2).fault()


@pytest.mark.clause("FC-SHW-46", "FC-SHW-48")
def test_sew_cute_cannot_be_used_if_the_kind_drawn_is_nowhere_in_town():
    for there in (True, False):
        t = table().open("sew-cute").at("smith-mart", IRON if there else None).park(IRON).begin().gather("sew-cute")
        t.answer("TakeArtisans", 0).until("PlaceStep").skip()
        assert (t.asked == "AbilityStep") is there
        t.leaves(t.asked)


@pytest.mark.clause("FC-SHW-01", "FC-FDC-08", "FC-FDC-42")
def test_at_bizarre_bazaar_dragons_that_wait_for_a_moment_of_firing_up_are_not_scored():
    t = table().open("bizarre-bazaar").fancy("pocus", "hocus", "todd").begin().gather("bizarre-bazaar")
    t.answer("GainAny", BREAD).ability().only("ScoreFancy")
    assert t.scored_keys() == ["todd"]


@pytest.mark.clause("FC-SHW-16", "FC-SHW-22")
@pytest.mark.parametrize(("coins", "alley", "usable"), [(0, 0, False), (1, 0, True), (0, 1, True), (1, 7, True)])
def test_dragon_alley_can_be_used_with_two_coins_for_an_empty_space_or_with_coins_that_lie_there(coins, alley, usable):
    t = table().open("dragon-alley").goods(0, coins=coins)
    t.game.alley = alley
    t.begin().gather("dragon-alley")  # which brings a coin
    assert (t.asked == "AbilityStep") is usable
    if usable:
        t.pick(1)
        assert t.asked == ("LeaveCoins" if not alley else "Pause")
        t.leaves(t.asked)


# --- firing up -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-ART-17", "FC-ART-20", "FC-DEC-18", "FC-FIR-07")
def test_of_the_artisans_of_a_shop_that_a_potion_may_swap_with_those_alike_are_offered_once():
    base = SHOP["nunyas-beeswax"] * 3
    t = table().row("dwarven-stout").goods(0, iron=3, bread=2, meat=1)
    t.at("nunyas-beeswax", CRYSTAL, CRYSTAL, POTION).at("draco-bell", MEAT, MEAT, IRON).begin()
    t.cast("nunyas-beeswax", "dwarven-stout").fire(CRYSTAL).answer("ThreeDifferentGoods", 0)
    fired = t.game.slots[base] if t.game.fired >> t.game.slots[base] & 1 else t.game.slots[base + 1]
    t.fire(POTION)
    bell = SHOP["draco-bell"] * 3
    others = {slot for slot in t.options if slot // 3 not in (SHOP["nunyas-beeswax"], SHOP["draco-bell"])}
    assert set(t.options) - others == {base, base + 1, bell, bell + 2}  # one crystal was fired up, the other was not
    assert len(others) == 5  # one at each of the other starter shops
    t.pick(base if t.game.slots[base] == fired else base + 1)
    assert set(t.fireable) == {CRYSTAL}  # the one that came was fired up before, the other may still be
    alike = table().at("nunyas-beeswax", CRYSTAL, CRYSTAL, POTION).begin().gather("nunyas-beeswax")
    alike.answer("GainAny", 0).fire(POTION)
    assert {slot for slot in alike.options if slot // 3 == SHOP["nunyas-beeswax"]} == {base}
    alike.leaves("Swap")


@pytest.mark.clause("FC-CPN-22", "FC-CPN-23", "FC-ART-20", "FC-FIR-07")
def test_who_was_fired_up_before_may_be_fired_up_again_as_a_newcomer_with_manny():
    t = table(companions=True).companion("manny").row("le-flamberge").goods(0, bread=3, plant=2, crystal=1)
    t.at("draco-bell", MEAT, IRON, None).hand(POTION).begin().cast("draco-bell", "le-flamberge")
    t.fire(IRON).answer("TwoOfOneGood", IRON).fire(MEAT).answer("Place", POTION)
    t.answer("PlaceOn", SHOP["smith-mart"] * 3 + 1).answer("MannyMoment", 1).fire(POTION)
    iron = t.have()["iron"]
    t.answer("Swap", SHOP["draco-bell"] * 3 + 1)
    assert t.have()["iron"] == iron + 2  # Smith Mart and all who are there offer iron alone
    assert t.slots("smith-mart")[:2] == [IRON, IRON]
    # Wingnut is left at Smith Mart; the potion at Draco Bell was fired up by Manny alone, and may be there once more.
    assert set(t.fireable) == {IRON}
    t.skip()
    assert set(t.fireable) == {POTION}


@pytest.mark.clause("FC-CPN-21", "FC-CPN-22")
def test_manny_is_not_asked_for_where_nobody_at_that_shop_could_do_anything():
    t = table(companions=True).companion("manny").hand(MEAT).begin().gather("draco-bell").skip().fire(MEAT)
    t.only("Place").answer("PlaceOn", SHOP["draco-bell"] * 3 + 1)  # two that place others, and nobody is in hand
    assert t.asked == "Pause"


@pytest.mark.clause("FC-SOL-07", "FC-INF-19")
def test_who_plays_alone_is_not_asked_for_the_only_thing_that_can_be_done():
    t = table(1).hand(IRON).begin().gather("draco-bell").skip().fire(MEAT)
    assert (t.asked, t.kinds()) == ("PlaceOn", [IRON])
    t.leaves("PlaceOn")
    bazaar = table(1).open("bizarre-bazaar").fancy("todd").begin().gather("bizarre-bazaar").answer("GainAny", BREAD)
    assert bazaar.ability().scored_keys() == ["todd"]
    brewsters = table(1).at("funky-brewsters", POTION).hand(CRYSTAL).begin().gather("funky-brewsters").ability()
    assert brewsters.kinds() == [POTION]
    brewsters.leaves("ThreeDifferentGoods")
    glass = table(1).open("touch-o-glass").hand(CRYSTAL).begin().gather("touch-o-glass").ability()
    glass.leaves("ThreeDifferentGoods")


@pytest.mark.clause("FC-CPN-30", "FC-INF-19")
def test_a_pocus_that_lies_before_another_player_is_waited_for_by_the_owner_of_sandara_alone():
    for companion, used, asked in (("sandara", False, "FireUp"), ("sandara", True, "Pause"), ("rich", False, "Pause")):
        t = table(companions=True).companion(companion).scored("pocus", seat=1)
        t.game.players[0].used = used
        assert t.begin().gather("draco-bell").asked == asked
        t.leaves(asked)
    nobody = table(companions=True).companion("sandara").scored("matches", seat=1).begin().gather("draco-bell")
    assert nobody.asked == "Pause"


@pytest.mark.clause("FC-ART-08", "FC-ART-04", "FC-ART-06")
@pytest.mark.parametrize("key", ["wishing-well", "sew-cute"])
def test_where_the_shop_offers_no_good_iron_gives_what_the_artisans_there_offer(key):
    t = table().at(key, IRON, BREAD).park(IRON).begin().gather(key)
    t = t.pick(0) if t.asked == "TakeArtisans" else t
    t.fire(IRON)
    assert t.options == (BREAD, IRON)
    t.pick(BREAD).leaves("AbilityStep")


@pytest.mark.clause("FC-SHG-28", "FC-VRB-08")
def test_at_hedges_and_henges_three_goods_are_given_and_no_more():
    t = table().open("hedges-henges").goods(0, bread=5, coins=5).begin().gather("hedges-henges").ability()
    t.answer("GiveSame", BREAD)
    assert t.options == (1, 2, 11, 12)
    t.answer("GiveNext", 1)
    assert t.options == (1, 2, 11, 12, SKIP)
    t.answer("GiveNext", 12)
    assert t.options == (1, 2, 11, 12, SKIP)
    t.answer("GiveNext", 2)
    assert (t.asked, t.options) == ("RepOrCoins", (0, 1, 2, 3))
    assert (t.have()["bread"], t.coins(), t.have(1), t.have(2), t.coins(2)) == (3, 4, {"bread": 1}, {"bread": 1}, 1)


def full_town(*last):
    """A Town without an empty slot; Pan is at Fogo de Char, where these artisans are."""
    t = table().at("critical-rolls", BREAD, MEAT, MEAT).at("draco-bell", MEAT, IRON, IRON).at("fogo-de-char", *last)
    t.at("smith-mart", IRON, POTION, POTION).at("fragile-reptile", CRYSTAL, CRYSTAL, PLANT)
    t.at("hello-nursery", PLANT, PLANT, BREAD).at("potable-potions", POTION, CRYSTAL, CRYSTAL)
    t.open("dragon-alley")  # which has none
    slots, there = t.game.slots, SHOP["fogo-de-char"] * 3 + last.index(BREAD)
    slots[there], slots[SHOP["critical-rolls"] * 3] = slots[SHOP["critical-rolls"] * 3], slots[there]
    assert slots[there] == 0
    return t


@pytest.mark.clause("FC-ART-02", "FC-SHG-13", "FC-PLC-06")
@pytest.mark.parametrize("last", [(BREAD, MEAT, IRON), (MEAT, BREAD, IRON), (MEAT, IRON, BREAD)])
def test_in_a_town_without_an_empty_slot_nobody_can_be_placed_whoever_is_there(last):
    t = full_town(*last).hand(MEAT, BREAD).begin().gather("fogo-de-char")
    asked = t.asked_until_the_end()
    assert "PlaceStep" not in asked
    assert "AbilityStep" not in asked
    t = full_town(*last).hand(MEAT, BREAD).begin().gather("draco-bell")
    assert t.asked == "FireUp"
    assert MEAT not in t.fireable


@pytest.mark.clause("FC-SHG-21")
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_funky_brewsters_can_be_used_with_an_artisan_on_any_of_its_slots_and_one_in_hand(nth):
    one = [POTION if i == nth else None for i in range(3)]
    t = table().at("funky-brewsters", *one).hand(CRYSTAL).begin().gather("funky-brewsters").ability().only("ReplaceBy")
    assert t.slots("funky-brewsters") == [CRYSTAL if i == nth else None for i in range(3)]
    t.answer("ThreeDifferentGoods", 0)
    empty = table().at("funky-brewsters", *one).begin().gather("funky-brewsters").until("FireUp").skip()
    assert empty.asked == "Pause"
    nobody = table().open("funky-brewsters").hand(CRYSTAL).begin().gather("funky-brewsters").skip()
    assert nobody.asked == "Pause"


@pytest.mark.clause("FC-SHG-35")
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_goods_of_the_artisans_here_come_from_any_slot(nth):
    t = table().at("oh-my-gourd", *[MEAT if i == nth else None for i in range(3)]).begin().gather("oh-my-gourd")
    before = t.ability().holds()
    t.answer("EitherOr", 1)
    assert t.since(before) == {"meat": 2}


@pytest.mark.clause("FC-SHG-36", "FC-SHG-37", "FC-DEC-25")
def test_at_oh_my_gourd_without_artisans_there_is_one_half_and_with_three_of_them_the_other():
    t = table().open("oh-my-gourd").begin().gather("oh-my-gourd").ability()
    assert t.asked == "RewardOfEmptySlot"
    t.leaves("RewardOfEmptySlot")


@pytest.mark.clause("FC-SHW-06", "FC-SHG-56", "FC-FDC-09")
def test_an_artisan_for_which_pocus_gave_reputation_in_the_park_counts_as_fired_up_in_this_turn():
    t = table().open("draggin-tail-roost").park(CRYSTAL, IRON).begin()
    t.gather("draggin-tail-roost").answer("TakeArtisans", 5)
    t.game.pocus = True
    card = t.game.park[0]
    t.ability().answer("FireInPark", INSTEAD + PARK)
    assert t.game.fired == 1 << card
    assert card in t.player().hand


@pytest.mark.clause("FC-FIR-01", "FC-DEC-12")
def test_of_the_artisans_that_may_be_fired_up_those_lead_on_to_a_dragon_that_take_place_or_swap_one():
    leads = set()
    for kinds in ((BREAD, MEAT, IRON), (CRYSTAL, PLANT, POTION)):
        t = (
            table()
            .at("eternal-flame", *kinds)
            .hand(BREAD)
            .begin()
            .gather("eternal-flame")
            .answer("GainAny", BREAD)
            .until("FireUp")
        )
        decision = t.game.decision
        begins = [option for option in t.options if decision.effect.begins(t.game, decision.at, option)]
        assert SKIP not in begins
        leads |= {t.game.slots[option] // 7 for option in begins}
    assert leads == {BREAD, MEAT, POTION}


@pytest.mark.clause("FC-FDC-09", "FC-FIR-07", "FC-DEC-34")
@pytest.mark.parametrize("option", [0, INSTEAD])
def test_a_newcomer_for_which_pocus_gave_reputation_is_not_fired_up_again(option):
    t = table().fancy("pocus").row("dwarven-stout").goods(0, iron=3, bread=2, meat=1).at("potable-potions", POTION)
    t.begin().cast("potable-potions", "dwarven-stout").use("pocus").fire(POTION)
    t.answer("Swap", SHOP["fragile-reptile"] * 3).answer("FireNewcomer", option)
    if option == 0:
        t.answer("ThreeDifferentGoods", 0)
    assert t.slots("potable-potions") == [CRYSTAL, None, None]
    assert t.asked != "FireUp"
    t.leaves("Pause")


@pytest.mark.clause("FC-SHG-56", "FC-SHG-57")
def test_who_was_fired_up_and_is_in_the_hand_is_fired_up_once_more_there():
    t = table().at("spellfire-springs", None).hand(CRYSTAL, PLANT).begin().gather("spellfire-springs")
    card = t.game.players[0].hand[0]
    t.game.fired = 1 << card  # as only cards of other boxes bring about
    t.game.push(FireAgain(), At(0, SHOP["spellfire-springs"] * 3))
    t.game.pending = ()
    t.game.run()
    assert t.options == (HAND + card,)
    t.pick(HAND + card)
    assert t.game.seen[card] == 63  # whoever is fired up in a hand is shown
    t.leaves("ThreeDifferentGoods")


@pytest.mark.clause("FC-FDC-01", "FC-FDC-02", "FC-FDC-41", "FC-FDC-12", "FC-FDC-16")
def test_what_a_goal_counts_at_a_shop_ends_with_that_shop():
    # Draco Bell, Smith Mart and Fragile Reptile stand beside one another in every list of shops.
    t = table().fancy("frazzle").at("draco-bell", MEAT, MEAT, IRON).at("smith-mart", IRON, None, POTION)
    t.at("critical-rolls", BREAD, BREAD, MEAT).at("fragile-reptile", None, CRYSTAL, PLANT)
    assert t.begin().extras == set()
    t.at("hello-nursery", PLANT, PLANT, BREAD).at("potable-potions", None, POTION, CRYSTAL)
    assert t.begin().extras == {"frazzle"}
    t = table().fancy("matches").at("draco-bell", MEAT, MEAT, None).at("smith-mart", MEAT, MEAT, None)
    t.open("eternal-flame")  # where there are three times nobody
    assert t.begin().extras == set()
    t.at("draco-bell", MEAT, MEAT, MEAT)
    assert t.begin().extras == {"matches"}
    for before, after in (("draco-bell", "fragile-reptile"), ("critical-rolls", "draco-bell")):
        t = table().fancy("sparkle").enchanted(after, "ring-of-destiny").enchanted(before, "le-flamberge")
        t.row("smelting-pot").at("smith-mart", IRON, None, None).goods(0, meat=3, crystal=2, plant=1).begin()
        t.cast("smith-mart", "smelting-pot")
        rep = t.rep()
        t.use("sparkle")
        assert t.rep() == rep + 2  # one artisan and the enchantment just cast


@pytest.mark.clause("FC-PACK-07")
def test_a_sign_that_stands_for_several_has_their_number_before_it():
    assert [times(n, "coin") for n in (0, 1, 2, 5)] == [(), ("coin",), ("x2", "coin"), ("x5", "coin")]


# --- paying --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-SHG-60", "FC-SHG-69", "FC-DEC-37")
def test_to_pay_one_of_every_kind_is_offered_at_once_from_two_kinds_on():
    t = table().fancy("chonkers").goods(0, bread=2, coins=1).begin().use("chonkers")
    assert t.options == (BREAD, 6)
    t.pick(6, SKIP)
    t = table().fancy("chonkers").goods(0, bread=2, potion=1).begin().use("chonkers")
    assert t.options == (EVERYTHING, BREAD, POTION)
    t.pick(BREAD)
    assert t.options == (POTION, SKIP)
    t.skip()


def ways(cost, player, no_coins, iron):
    """Every way to pay a cost, one good after another: with the good itself, with a coin, or with iron for it."""
    units = [kind for kind in KINDS for _ in range(cost[kind])]
    means = [[kind, *([] if no_coins else [6]), *([IRON] if iron and kind != IRON else [])] for kind in units]
    for paid in product(*means):
        if all(paid.count(kind) <= player.goods[kind] for kind in KINDS):
            yield paid.count(6)


@pytest.mark.clause("FC-CPN-15", "FC-CPN-16", "FC-ENC-09", "FC-ENC-10", "FC-VRB-19")
@pytest.mark.parametrize("iron", [False, True])
def test_a_cost_can_be_paid_just_if_there_is_a_way_to_pay_it_good_by_good(iron):
    pick, found = random.Random(1), set()
    for _ in range(300):
        player = Player(coins=pick.randrange(3), goods=[pick.choice((0, 0, 1, 2)) for _ in KINDS])
        cost = tuple(pick.choice((0, 0, 0, 1, 2)) for _ in KINDS)
        coins, no_coins = pick.randrange(2), pick.random() < 0.3
        if sum(cost) > 5:
            continue
        enough = any(player.coins >= coins + more for more in ways(cost, player, no_coins, iron))
        assert affordable(player, cost, coins, no_coins, iron) == enough
        found.add((enough, no_coins))
    assert len(found) == 4


@pytest.mark.clause("FC-CPN-15", "FC-DEC-37", "FC-VRB-19")
def test_with_brad_iron_is_offered_for_those_goods_for_which_it_leaves_a_way_to_pay_the_rest():
    t = table(companions=True).companion("brad").row("creme-brulee")
    t.goods(0, plant=3, potion=2, iron=2).begin().enchant("critical-rolls")  # one iron is to spare
    assert (t.asked, t.options) == ("BradMoment", (1, SKIP))
    t.pick(1)
    assert (t.asked, t.options) == ("PayIron", (PLANT, POTION))
    t.pick(POTION)
    assert t.have() == {"potion": 1}
    t = table(companions=True).companion("brad").row("creme-brulee")
    t.goods(0, plant=3, potion=1, iron=3).begin().enchant("critical-rolls")  # the potion that is missing is paid so
    assert (t.asked, t.options) == ("PayIron", (PLANT, POTION))
    t.pick(PLANT)
    assert t.have() == {"plant": 1}  # the second iron had to stand for the potion
    t = table(companions=True).companion("brad").row("creme-brulee")
    t.goods(0, plant=3, potion=1, iron=2, coins=1).begin().enchant("critical-rolls")
    assert t.options == (1, SKIP)
    t.pick(SKIP)
    assert (t.have(), t.coins()) == ({"iron": 1}, 0)


@pytest.mark.clause("FC-CPN-15", "FC-RSV-01", "FC-SHG-01")
def test_brad_is_not_asked_for_where_an_enchantment_is_resolved_and_not_cast():
    t = table(companions=True).companion("brad").open("draconic-tonic").row("le-flamberge")
    t.goods(0, bread=3, plant=2, crystal=1, iron=5).begin().gather("draconic-tonic").ability()
    assert (t.asked, t.rep(), t.have()["iron"]) == ("Pause", 6, 5)
    t = table(companions=True).companion("brad").fancy("starburst").row("creme-brulee")
    t.goods(0, plant=3, potion=2, iron=5).begin().use("starburst")
    assert (t.asked, t.have()) == ("Visit", {"iron": 4})


# --- what becomes known --------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-INF-11", "FC-END-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_put_it_there_an_artisan_that_comes_back_into_the_park_is_shown(seat):
    t = table(2).park(IRON, IRON, IRON, IRON).deck(0).hand(*[BREAD] * 3, *[MEAT] * 4, seat=seat).row(*FULL_ROW)
    t.begin(seat).gather("draco-bell").until("ReturnArtisan")
    before = t.game.reveals
    t.pick(MEAT)
    assert t.game.reveals == before + 2  # as it leaves the hand, and as it comes to the Park


@pytest.mark.clause("FC-INF-11", "FC-INF-10", "FC-END-06")
@pytest.mark.parametrize(("seat", "new"), [(0, 0), (1, 1)])
def test_who_draws_a_card_from_under_the_deck_learns_something_unless_they_put_it_there(seat, new):
    t = table(2).at("critical-rolls", BREAD).park().deck(0)
    card = t.game.removed.pop()
    t.game.under.append(card)
    t.game.seen[card] = 0b10  # by the first seat
    t.begin(seat).gather("critical-rolls").until("FireUp")
    before = t.game.reveals
    t.fire(BREAD)
    assert t.player(seat).hand == [card]
    assert t.game.reveals == before + new


@pytest.mark.clause("FC-INF-16", "FC-INF-17")
@pytest.mark.parametrize(("seat", "new"), [(0, 0), (1, 1)])
def test_who_draws_a_fancy_dragon_from_under_the_deck_learns_something_unless_they_know_it(seat, new):
    t = table(2).open("bizarre-bazaar").fancy("todd", "steven", seat=seat).goods(seat, bread=1).begin(seat)
    card = t.game.fancy_deck[0]
    t.game.fancy_deck, t.game.fancy_under = [], [card]
    t.game.known[card] = 0b10  # to the first seat
    t.gather("bizarre-bazaar").answer("GainAny", IRON).until("AbilityStep")
    before = t.game.reveals
    t.pick(1)
    t.pick(t.options[0])
    assert card in t.player(seat).fancy
    assert t.game.reveals == before + 1 + new  # one as the dragon is scored
    assert t.game.known[card] == (0b10 if seat == 0 else 0b110)


@pytest.mark.clause("FC-INF-16", "FC-INF-17")
def test_after_a_fancy_dragon_was_returned_nobody_else_knows_where_any_of_them_is():
    t = table(3).fancy("talisman", "todd", "hocus").open("bizarre-bazaar").begin().gather("bizarre-bazaar")
    t.game.known[FANCY["todd"]] = t.game.known[FANCY["hocus"]] = 0b110  # the second player gave them
    t.answer("GainAny", BREAD).ability().answer("ScoreFancy", FANCY["talisman"]).answer("ReturnFancy", 0)
    assert t.see(1).under_fancy[-1] == -1
    assert t.player(0, by=1).fancy == [-1]
    assert (t.see(0).under_fancy[-1], t.player(0).fancy) == (FANCY["todd"], [FANCY["hocus"]])
    t.leaves("ReturnFancy")
    assert len({t.game.imagine(1, seed).fancy_under[-1] for seed in range(12)}) > 3


@pytest.mark.clause("FC-FDC-44", "FC-SOL-07")
@pytest.mark.parametrize("players", [1, 2])
def test_dazzle_shows_the_hand_to_others_if_there_are_any(players):
    t = table(players).fancy("dazzle").hand(BREAD, MEAT, IRON, PLANT).begin()
    before = t.game.reveals
    t.use("dazzle")
    assert t.game.reveals == before + (2 if players > 1 else 0)  # the dragon, and the hand


@pytest.mark.clause("FC-SOL-02", "FC-SET-08")
def test_who_plays_alone_knows_the_list_of_the_shops():
    t = Table(1)
    assert {tuple(sorted(t.game.imagine(0, seed).shop_deck)) for seed in range(8)} == {tuple(sorted(t.game.shop_deck))}


@pytest.mark.clause("FC-DEC-29", "FC-INF-19")
def test_when_the_owner_of_talisman_is_asked_the_last_turn_cannot_be_taken_back_even_if_nothing_was_drawn():
    t = table(2).fancy("talisman", "todd", seat=1).park(*[IRON] * 5).row(*FULL_ROW).begin().gather("critical-rolls")
    t.game.triggered, t.game.final = True, 0
    t.answer("FireUp", SKIP)
    before = t.game.knowledge
    t.answer("Pause", SKIP)
    assert (t.asked, t.who) == ("FinalTalisman", 1)
    assert t.game.knowledge != before


@pytest.mark.clause("FC-SET-08", "FC-SET-09", "FC-INF-08")
@pytest.mark.parametrize("shop_deck", ["rules", "mixed"])
def test_whoever_imagines_the_shop_deck_imagines_as_many_of_each_icon_as_the_set_up_took(shop_deck):
    t = Table(3, shop_deck=shop_deck)
    icons, decks = set(), set()
    for seed in range(20):
        world = t.game.imagine(0, seed)
        assert (len(world.shop_deck), len(world.left_out)) == (10, 18)
        icons.add(tuple(sorted(min(world.box.icon[shop], 6) for shop in world.shop_deck)))
        decks.add(tuple(sorted(world.shop_deck)))
    assert len(decks) > 10
    if shop_deck == "rules":
        assert icons == {(0, 1, 2, 3, 4, 5, 6, 6, 6, 6)}
    else:
        assert len(icons) > 3


# --- boxes of others -----------------------------------------------------------------------------------------------


def packed(key, ability, **options):
    pack = {"game": "flamecraft", "pack": {"id": "mine", "version": 1}, "companion": [{"id": key, "ability": ability}]}
    t = Table(3, pack=pack, companions=True, **options)
    for seat in range(3):
        t.hand(seat=seat).goods(seat, coins=0, rep=0).fancy(seat=seat)
        t.game.players[seat].companion = t.game.players[seat].reserved = -1
    return t.companion(key)


@pytest.mark.clause("FC-PACK-08", "FC-TRN-07")
@pytest.mark.parametrize("key", ["peter", "brad", "sandara"])
def test_a_companion_of_a_pack_that_may_bring_an_artisan_is_asked_for_before_the_step_is_over(key):
    t = packed(key, {"op": "gain", "artisans": 1}).park(MEAT).begin().gather("critical-rolls")
    assert (t.asked, t.options) == ("PlaceStep", (SKIP,))
    (use,) = t.game.decision.extras
    assert use == FIRST_STANDING - t.game.box.suns - FIRST_TYPED - t.player().companion
    t.pick(use).answer("TakeArtisans", 0)
    assert t.asked == "PlaceStep"
    t.place(MEAT, 2)
    assert t.slots("critical-rolls")[1] == MEAT
    nobody = packed(key, {"op": "gain", "artisans": 1})
    nobody.game.players[0].companion = -1
    assert nobody.begin().game.decision.extras == ()
    used = packed(key, {"op": "gain", "artisans": 1})
    used.game.players[0].used = True
    assert used.begin().gather("critical-rolls").asked == "FireUp"


@pytest.mark.clause("FC-PACK-08", "FC-CPN-01")
def test_a_start_bonus_of_a_pack_is_of_those_who_have_the_companion():
    typed = [{"id": row.key, "start": {"op": "gain", "coins": 4}} for row in HOUSE.companions]
    pack = {"game": "flamecraft", "pack": {"id": "mine", "version": 1}, "companion": typed}
    for companions in (True, False):
        t = Table(2, pack=pack, companions=companions)
        assert [t.coins(seat) for seat in (0, 1)] == [4 * companions] * 2


# --- solo ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("FC-SOL-11", "FC-SOL-12")
def test_the_artisan_that_settles_passes_over_a_slot_where_artisan_zero_is():
    t = table(1).begin()
    slots = t.game.slots
    assert slots[SHOP["critical-rolls"] * 3] == 0
    assert first_slot(t.game, BREAD) == SHOP["critical-rolls"] * 3 + 1
    slots[SHOP["critical-rolls"] * 3 + 1] = 0
    assert first_slot(t.game, BREAD) == SHOP["hello-nursery"] * 3 + 1  # the next shop from the Park on
    assert first_slot(t.game, MEAT) == SHOP["critical-rolls"] * 3 + 2


@pytest.mark.clause("FC-SOL-41")
def test_who_plays_alone_and_can_give_nothing_anywhere_goes_to_any_other_shop_be_it_the_first():
    t = table(1).token("draco-bell").begin()
    t.game.others = [0, 2, 3, 4, 5, -1]
    t.begin()
    assert set(t.options) == {0, 2, 3, 4, 5}


@pytest.mark.clause("FC-VIS-10", "FC-DEC-04")
def test_who_can_give_something_to_one_player_alone_is_offered_the_shops_where_one_stands():
    t = table(5).goods(0, coins=1)
    for seat, shop in ((1, "draco-bell"), (2, "draco-bell"), (3, "smith-mart"), (4, "hello-nursery")):
        t.token(shop, seat=seat)
    t.begin()
    assert not t.offers("draco-bell")
    assert all(t.offers(key) for key in ("smith-mart", "hello-nursery", "critical-rolls"))
