"""Solo: the non-player dragons, titles and achievements."""

import pytest

from tests.games.flamecraft.play import (
    ACHIEVEMENT,
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
    Table,
    table,
)
from tests.games.flamecraft.test_components import FACTS
from wyrmhall.core.record import Record
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.text import speaker
from wyrmhall.games.flamecraft import RULES, achievements, fancy, shops, solo
from wyrmhall.games.flamecraft.numbers import kind_of

COIN = 6


def alone(colour: int = POTION, **options):
    t = table(1, **options)
    t.game.players[0].colour = colour
    return t


def next_artisans(t, *kinds: int):
    """What is on top of the deck, in this order; nothing else is in it."""
    game = t.game
    game.removed += game.deck + game.under
    game.deck, game.under = [], []
    for kind in kinds:
        card = next(card for card in game.removed if kind_of(card) == kind)
        game.removed.remove(card)
        game.under.append(card)
    return t


FULL_PARK = (BREAD, BREAD, BREAD, MEAT, MEAT)


@pytest.mark.clause("FC-SOL-07", "FC-SOL-33")
def test_the_player_takes_turn_after_turn():
    t = Table(1)
    for _ in range(4):
        assert (t.who, t.asked) == (0, "Visit")
        t.pass_turn("GiveVisitor", "CastOther", "CastOtherOn", "LayShop")


@pytest.mark.clause("FC-SOL-08", "FC-SOL-10", "FC-SOL-25", "FC-SOL-26")
def test_the_six_steps_at_the_end_of_a_turn_come_in_their_order():
    t = alone().park(IRON).row("creme-brulee").at("drake-of-cakes", BREAD, POTION, None).hand(PLANT).begin()
    t.gather("drake-of-cakes").place(PLANT, 3).answer("LayShop", 3).until("Pause")
    t.game.events.clear()
    while t.asked != "Visit":
        t.pick(t.options[-1] if t.asked != "Pause" else SKIP)
    kinds = [event.kind for event in t.told()]
    park = [i for i, e in enumerate(t.told()) if e.kind == "revealed-artisan"]
    row = [i for i, e in enumerate(t.told()) if e.kind == "revealed-enchantment"]
    settled, opened = kinds.index("settled"), kinds.index("new-shop")
    assert len(park) == 4
    assert max(park) < settled < min(row)
    assert max(row) < opened
    if "cast-for-other" in kinds:
        assert settled < kinds.index("cast-for-other") < min(row)


@pytest.mark.clause("FC-SOL-09", "FC-SOL-42")
@pytest.mark.parametrize("limits", [True, False])
def test_limits_are_checked_before_the_solo_steps_unless_the_table_plays_without_them(limits):
    t = alone(solo_limits=limits).goods(0, bread=12).hand(*[BREAD, MEAT, IRON] * 2, PLANT).begin()
    t.gather("draco-bell")
    asked = t.asked_until_the_end(*["ReturnArtisan"] * limits)
    assert ("ReturnArtisan" in asked) == limits
    assert t.have()["bread"] == (7 if limits else 12)
    assert len(t.kinds()) == (6 if limits else 7)
    assert RULES.setup(1)["solo_limits"] is True


@pytest.mark.clause("FC-SOL-11", "FC-SOL-12", "FC-SOL-13", "FC-SOL-17")
def test_the_top_artisan_settles_on_the_first_slot_clockwise_from_the_park_that_takes_it():
    t = next_artisans(alone().park(*FULL_PARK), CRYSTAL, BREAD).begin()
    t.gather("draco-bell").end()
    # Critical Rolls (1), Hello Nursery (3) and Smith Mart (5) take no crystal; slot 2 of Fragile Reptile (7) does.
    assert t.slots("fragile-reptile") == [CRYSTAL, CRYSTAL, None]
    assert (t.rep(), t.coins(), t.player().fancy) == (0, 0, [])
    assert t.shop("fragile-reptile").others == ["crystal"]


@pytest.mark.clause("FC-SOL-12")
def test_face_down_shops_are_passed_over():
    t = next_artisans(alone().park(*FULL_PARK), CRYSTAL, BREAD).begin()
    t.game.town[1] = -2
    t.gather("draco-bell").end()
    assert t.slots("fragile-reptile")[1] == CRYSTAL


@pytest.mark.clause("FC-SOL-14")
def test_an_artisan_that_fits_nowhere_goes_under_the_deck_and_the_next_one_is_tried():
    t = alone().park(*FULL_PARK).at("hello-nursery", PLANT, PLANT).at("fragile-reptile", CRYSTAL, CRYSTAL, PLANT)
    next_artisans(t, PLANT, CRYSTAL).begin().gather("draco-bell").end()
    assert t.slots("potable-potions")[1] == CRYSTAL
    assert [card // 7 for card in t.see().under_artisans] == [PLANT]


def crowded():
    """A Town in which only iron finds a slot."""
    t = alone().park(*FULL_PARK).at("critical-rolls", BREAD, BREAD, MEAT).at("hello-nursery", PLANT, PLANT, BREAD)
    t.at("fragile-reptile", CRYSTAL, CRYSTAL, PLANT).at("potable-potions", POTION, POTION, CRYSTAL)
    return t.at("smith-mart", IRON, IRON, POTION).at("draco-bell", MEAT, MEAT, None)


@pytest.mark.clause("FC-SOL-15", "FC-SOL-43")
def test_if_no_card_of_the_deck_fits_each_is_tried_once_and_nothing_is_cast():
    t = next_artisans(crowded(), PLANT, CRYSTAL, POTION).row("wraith-rose", "heart-of-flame").begin()
    t.gather("critical-rolls").end()
    assert [card // 7 for card in t.see().under_artisans] == [PLANT, CRYSTAL, POTION]
    assert t.charms("hello-nursery") == []
    assert not t.see().triggered  # other cards were in the deck all the time


@pytest.mark.clause("FC-SOL-36")
def test_revealing_the_only_card_of_the_deck_triggers_the_end_also_if_it_fits_nowhere():
    t = next_artisans(crowded(), PLANT).begin().gather("critical-rolls").end()
    assert t.see().triggered
    assert t.see().artisan_deck == 1


@pytest.mark.clause("FC-SOL-16")
def test_if_it_fills_a_shop_a_new_one_is_laid_on_a_space_of_the_players_choice():
    t = next_artisans(crowded(), IRON, PLANT).begin().gather("critical-rolls").until("LayShop")
    assert t.options == (1, 3, 5, 7, 9, 11)
    t.pick(3)
    assert t.slots("draco-bell") == [MEAT, MEAT, IRON]
    assert t.see().town[3].shop is not None  # turned up in the last step


@pytest.mark.clause("FC-SOL-17", "FC-SOL-18")
def test_the_token_of_that_colour_moves_to_the_shop_and_gives_the_player_nothing():
    t = next_artisans(alone().park(*FULL_PARK), CRYSTAL, BREAD).begin()
    t.gather("fragile-reptile").end()
    assert t.shop("fragile-reptile").others == ["crystal"]
    assert t.shop("fragile-reptile").tokens == [0]
    assert t.have() == {"crystal": 2}


@pytest.mark.clause("FC-SOL-19")
def test_if_the_kind_is_the_players_own_colour_no_token_moves():
    t = next_artisans(alone(colour=CRYSTAL).park(*FULL_PARK), CRYSTAL, BREAD).begin().gather("draco-bell").end()
    assert t.slots("fragile-reptile")[1] == CRYSTAL
    assert t.shop("fragile-reptile").others == []


@pytest.mark.clause("FC-SOL-20", "FC-SOL-21", "FC-SOL-22", "FC-SOL-23", "FC-DEC-30")
def test_an_enchantment_with_the_icon_of_the_artisan_is_cast_free_on_a_fitting_shop_of_the_players_choice():
    t = next_artisans(alone().park(*FULL_PARK), CRYSTAL, BREAD).open("nunyas-beeswax")
    t.at("nunyas-beeswax", BREAD, IRON, PLANT)
    t.row("ring-of-destiny", "heart-of-flame", "creme-brulee", "elfspresso", "wraith-rose").begin().gather("draco-bell")
    t.until("CastOther")
    assert t.options == (SPELL["ring-of-destiny"], SPELL["heart-of-flame"])  # no way to decline
    t.pick(SPELL["heart-of-flame"])
    assert t.asked == "CastOtherOn"
    assert set(t.options) == {SHOP["fragile-reptile"], SHOP["nunyas-beeswax"]}
    t.pick(SHOP["nunyas-beeswax"])
    assert t.charms("nunyas-beeswax") == ["heart-of-flame"]
    assert (t.rep(), t.kinds(), t.have()) == (0, [], {"meat": 2})
    assert t.asked == "Visit"  # nothing was fired up
    assert len(t.row_keys()) == 5


@pytest.mark.clause("FC-SOL-24")
def test_a_shop_with_three_enchantments_cannot_take_it():
    t = next_artisans(alone().park(*FULL_PARK), CRYSTAL, BREAD)
    t.enchanted("fragile-reptile", "ring-of-destiny", "heart-of-flame", "creme-brulee").row("mirror-of-truth").begin()
    t.gather("draco-bell").end()
    assert "mirror-of-truth" in t.row_keys()
    assert len(t.charms("fragile-reptile")) == 3


@pytest.mark.clause("FC-SOL-27", "FC-SOL-28")
def test_a_visitor_gives_one_good_or_coin_for_each_non_player_token_to_the_supply():
    t = alone().goods(0, bread=2, coins=1)
    t.game.others[BREAD] = t.game.others[MEAT] = SHOP["draco-bell"]
    t.begin().visit("draco-bell", BREAD, COIN)
    assert (t.have(), t.coins()) == ({"bread": 1, "meat": 2}, 0)


@pytest.mark.clause("FC-SOL-28", "FC-SOL-29")
def test_gifts_to_non_players_go_to_the_supply_and_earn_their_rewards():
    t = alone().begin().gather("hello-nursery").fire(PLANT)
    assert (t.rep(), t.have()) == (2, {"plant": 1})


@pytest.mark.clause("FC-SOL-30")
def test_an_artisan_given_to_a_non_player_goes_under_the_deck():
    t = alone().open("touch-o-glass").hand(CRYSTAL).begin().gather("touch-o-glass").ability()
    t.answer("ThreeDifferentGoods", 0).answer("May", 1)
    assert t.kinds() == []
    assert t.see().under_artisans[-1] // 7 == CRYSTAL
    assert t.rep() == 3


@pytest.mark.clause("FC-SOL-31")
def test_a_fancy_dragon_given_to_a_non_player_goes_under_the_fancy_deck():
    t = alone().open("scale-mail-post").begin().gather("scale-mail-post").answer("GainAny", 0).ability()
    given = t.player().fancy[1]
    t.answer("GiveOneOf", 1)
    assert t.see().under_fancy[-1] == given
    assert t.rep() == 1


@pytest.mark.clause("FC-SOL-32")
def test_with_twelve_shops_in_town_no_shop_is_drawn():
    t = crowded().open("drake-of-cakes", "fogo-de-char", "maw-paws", "wishing-well", "tip-the-scales", "oh-my-gourd")
    t.hand(IRON).begin().gather("draco-bell").place(IRON, 3)
    assert t.asked != "LayShop"
    assert t.face_down() == []


@pytest.mark.clause("FC-SOL-33", "FC-SOL-34", "FC-SOL-35")
def test_after_the_trigger_one_more_full_turn_is_played_without_non_player_steps_at_its_end():
    t = next_artisans(alone().park(*FULL_PARK), CRYSTAL, IRON).row("heart-of-flame", "ring-of-destiny").spells(1)
    t.begin().gather("draco-bell").end("CastOther")
    assert t.see().triggered
    t.game.deck.append(t.game.removed.pop())
    t.game.events.clear()
    t.open("drake-of-cakes")
    t.game.town[t.game.town.index(-1)] = -2
    taken = t.game.park[0]
    t.game.park[0] = -1
    t.game.removed.append(taken)
    t.gather("hello-nursery").end()
    assert t.game.over
    kinds = [event.kind for event in t.told()]
    assert "settled" not in kinds
    assert "cast-for-other" not in kinds
    assert "new-shop" in kinds  # step 6
    assert kinds.count("revealed-artisan") >= 1  # step 1
    assert len(t.park_kinds()) == 5


@pytest.mark.clause("FC-SOL-37")
def test_the_final_score_counts_coins_then_moon_dragons():
    t = alone().fancy("todd").goods(0, rep=20, coins=4, bread=1).begin().gather("draco-bell").end_game()
    assert t.game.over
    scores = RULES.scores(t.game)[0]
    assert (scores["coins"], scores["moons"]) == (4, 1)
    assert sum(scores.values()) == t.rep() == 25


@pytest.mark.clause("FC-SOL-38", "FC-SOL-39", "FC-SOL-40")
@pytest.mark.parametrize(
    ("rep", "title"),
    [(0, "shopkeeper"), (74, "shopkeeper"), (75, "flamekeeper"), (89, "flamekeeper"), (90, "master-of-flamecraft")],
)
def test_the_score_earns_a_title(rep, title):
    t = alone().goods(0, rep=rep).begin().gather("draco-bell").end_game()
    assert t.see().title == title
    facts = {fact["id"]: fact["min"] for fact in FACTS["solo"]["titles"]}
    assert {each.key: each.least for each in achievements.TITLES} == facts
    assert {each.key: each.unlocks for each in achievements.TITLES} == FACTS["solo"]["unlocks"]


@pytest.mark.clause("FC-SOL-44")
@pytest.mark.parametrize(("rep", "won"), [(0, False), (74, False), (75, True), (90, True)])
def test_a_solo_game_is_judged_by_its_title_and_the_lowest_is_no_victory(rep, won):
    t = alone().goods(0, rep=rep).begin().gather("draco-bell").end_game()
    verdict = RULES.judged(t.game)
    assert verdict.title.id == f"title-{t.see().title}"
    assert (verdict.won, RULES.victors(t.game)) == (won, (0,) if won else ())
    assert RULES.shares(t.game) == [float(won)]  # by which bots are rated and learners rewarded
    assert t.see().winners == []  # nobody was beaten
    words = speaker("en", "flamecraft")
    drawn = RULES.draw(t.see(), words)
    assert f"Title: {words.say(verdict.title)}" in drawn
    assert "Winner" not in drawn
    assert f"P0 earns the title {words.say(verdict.title)}" in t.said(0)


@pytest.mark.clause("FC-SOL-44", "FC-END-12")
def test_a_game_of_several_players_has_winners_and_no_title():
    t = table(2).goods(0, rep=5).begin().gather("critical-rolls").end_game()
    assert RULES.judged(t.game) is None
    assert RULES.victors(t.game) == tuple(t.see().winners) == (0,)
    assert "Title" not in RULES.draw(t.see(), speaker("en", "flamecraft"))


@pytest.mark.clause("FC-SET-33", "FC-SET-01", "FC-SET-02")
def test_in_solo_the_starter_shops_may_be_laid_on_spaces_drawn_at_random():
    def places(seed: int, **options) -> dict[int, int]:
        game = Table(1, seed=seed, **options).game
        return {shop: space for space, shop in enumerate(game.town) if 0 <= shop < 6}

    fixed = places(1)
    assert all(places(seed) == fixed for seed in range(2, 5))
    drawn = [places(seed, starter_places="random") for seed in range(12)]
    assert all(sorted(one) == list(range(6)) for one in drawn)
    assert len({tuple(sorted(one.items())) for one in drawn}) > 6
    assert {space for one in drawn for space in one.values()} == set(range(12))
    with pytest.raises(BadSetup, match="only for tables of 1"):
        RULES.setup(2, {"starter_places": "random"})


@pytest.mark.clause("FC-SOL-41")
def test_a_player_who_cannot_pay_anywhere_visits_any_other_shop_and_gives_all_they_can():
    t = alone().goods(0, bread=1).token("critical-rolls")
    for colour, shop in enumerate((1, 2, 3, 4, 5)):
        t.game.others[colour] = shop
    t.game.players[0].goods = [0] * 6
    t.begin()
    assert set(t.options) == {1, 2, 3, 4, 5}
    t.gather("draco-bell")
    assert t.have() == {"meat": 2}
    two = alone().goods(0, bread=1).token("critical-rolls")
    two.game.others = [1, 1, 2, 2, 3, 3]
    two.at("hello-nursery").at("potable-potions")
    two.game.town[2] = two.game.town[8] = -1
    two.begin()
    assert set(two.options) == {1, 2, 3}
    two.gather("draco-bell")
    assert two.have() == {"meat": 2}  # the bread was all


@pytest.mark.clause("FC-SOL-04", "FC-ACH-07")
@pytest.mark.parametrize("fact", FACTS["achievements"], ids=lambda fact: fact["id"])
def test_every_unlocked_achievement_changes_the_decks_of_later_solo_games(fact):
    game = Table(1, profile={fact["id"]: True}).game
    wanted = [
        fact["swap_shop"][1] if fact["swap_shop"] and s == fact["swap_shop"][0] else s for s in achievements.SHOPS
    ]
    in_deck = [row.key for row in shops.TABLE if row.id in game.shop_deck]
    assert sorted(in_deck) == sorted([*wanted, *fact["add_shops"]])
    held = [*game.fancy_deck, *game.fancy_under, *game.players[0].fancy]
    dragons = [fancy.TABLE[card].key for card in held]
    assert sorted(dragons) == sorted([*achievements.FANCY, *fact["add_fancy"]])


@pytest.mark.clause("FC-ACH-09")
def test_all_unlocked_changes_apply_together():
    game = Table(1, profile={fact["id"]: True for fact in FACTS["achievements"]}).game
    gone = {fact["swap_shop"][0] for fact in FACTS["achievements"] if fact["swap_shop"]}
    assert len(gone) == 9  # no two replace the same shop
    keys = {row.key for row in shops.TABLE if row.id in game.shop_deck}
    assert keys.isdisjoint(gone)
    assert len(game.shop_deck) == 10 + 3
    assert len([*game.fancy_deck, *game.fancy_under, *game.players[0].fancy]) == 12 + 18


# --- achievements --------------------------------------------------------------------------------------------------


def finished(t, rep: int = 75):
    """The end of a solo game with that much reputation."""
    t.game.players[0].rep, t.game.players[0].sources = rep, [rep, 0, 0, 0, 0, 0, 0]
    return t.begin().gather("draco-bell").end_game()


def met(t) -> set[str]:
    """The achievements that may be unlocked now."""
    if t.asked != "Unlock":
        return set()
    return {row.key for row in achievements.ACHIEVEMENTS if row.id in t.options}


def six_of(kind: int):
    """Six artisans of a kind in Town, the starter among them."""
    t = alone().park(*[k for k in (BREAD, MEAT, IRON, CRYSTAL, PLANT, POTION) if k != kind][:5])
    return t.at("drake-of-cakes", kind, kind, kind).at("fogo-de-char", kind, kind)


@pytest.mark.clause("FC-ACH-10", "FC-ACH-16")
def test_master_of_markets_asks_for_twelve_shops_in_town():
    shops_of_solo = [key for key in achievements.SHOPS if key != "draggin-tail-roost"]
    assert "master-of-markets" in met(finished(alone().open(*shops_of_solo[:6])))
    assert "master-of-markets" not in met(finished(alone().open(*shops_of_solo[:5])))


@pytest.mark.clause("FC-ACH-11")
def test_mistress_of_festivities_asks_for_eight_satisfied_fancy_dragons():
    eight = ("taylor", "frazzle", "sparkle", "matches", "chonkers", "pocus", "dazzle")
    t = alone().scored(*eight).fancy("todd").goods(0, bread=1)
    assert "mistress-of-festivities" in met(finished(t))  # Todd is scored at the end
    t = alone().scored(*eight).fancy("shimmer")
    assert "mistress-of-festivities" not in met(finished(t))


ICONS = {
    "critical-rolls": ("creme-brulee", "fairys-jubilee", "impanadas"),
    "draco-bell": ("le-flamberge", "displacer-beef", "smoked-gorgon"),
    "smith-mart": ("smelting-pot", "spell-cast-iron", "joe-forgeman"),
    "fragile-reptile": ("ring-of-destiny", "heart-of-flame", "mirror-of-truth"),
    "hello-nursery": ("wraith-rose", "orkish-orchids", "willow-wisp"),
    "potable-potions": ("dwarven-stout", "elfspresso", "hobbichino"),
}


@pytest.mark.clause("FC-ACH-12")
@pytest.mark.parametrize(("n", "enough"), [(3, False), (4, True)])
def test_thoroughly_enchanting_asks_for_four_shops_with_three_enchantments(n, enough):
    t = alone()
    for shop in list(ICONS)[:n]:
        t.enchanted(shop, *ICONS[shop])
    assert ("thoroughly-enchanting" in met(finished(t))) == enough


@pytest.mark.clause("FC-ACH-13")
@pytest.mark.parametrize(("n", "enough"), [(5, False), (6, True)])
def test_a_different_kind_of_magic_asks_for_two_enchantments_of_each_icon(n, enough):
    t = alone()
    for i, shop in enumerate(ICONS):
        t.enchanted(shop, *ICONS[shop][: 2 if i < n else 1])
    assert ("a-different-kind-of-magic" in met(finished(t))) == enough


@pytest.mark.clause("FC-ACH-14", "FC-ACH-17")
@pytest.mark.parametrize(("coins", "enough"), [(8, False), (9, True)])
def test_lord_of_the_hoard_asks_for_nine_coins_turned_in(coins, enough):
    t = finished(alone().goods(0, coins=coins))
    assert t.coins() == 0  # checked after scoring
    assert ("lord-of-the-hoard" in met(t)) == enough


@pytest.mark.clause("FC-ACH-15", "FC-ACH-18")
@pytest.mark.parametrize(
    ("key", "kind"),
    [("half-a-dozen", BREAD), ("green-thumb", PLANT), ("glitter-bomb", CRYSTAL), ("heavy-metal", IRON),
     ("brewmeister", POTION), ("flavor-town", MEAT)],
)  # fmt: skip
def test_six_artisans_of_a_kind_in_town_the_starter_included(key, kind):
    t = six_of(kind)
    assert t.game.in_town(kind) == 6
    assert key in met(finished(t))
    five = six_of(kind)
    five.at("fogo-de-char", None)
    five.game.removed += five.game.deck
    five.game.deck = []
    assert key not in met(finished(five))


@pytest.mark.clause("FC-ACH-02", "FC-ACH-05", "FC-SOL-38")
def test_nothing_is_unlocked_with_less_than_75():
    assert met(finished(alone().goods(0, coins=0).at("draco-bell"), rep=74)) == set()
    t = six_of(BREAD)
    assert met(finished(t, rep=70)) == set()
    assert met(finished(alone(), rep=80)) == set()  # nothing is met


def several():
    """A solo game in which three achievements are met."""
    return six_of(BREAD).goods(0, coins=9).open(*[key for key in achievements.SHOPS if key != "draggin-tail-roost"][:6])


@pytest.mark.clause("FC-ACH-03", "FC-ACH-06", "FC-DEC-31")
def test_a_flamekeeper_unlocks_one_achievement_of_their_choice():
    t = finished(several(), rep=70)  # and 9 coins
    assert t.see().title == "flamekeeper"
    assert met(t) == {"master-of-markets", "lord-of-the-hoard", "half-a-dozen"}
    assert SKIP in t.options
    t.pick(ACHIEVEMENT["half-a-dozen"])
    assert t.game.over
    assert t.see().unlocked == ["half-a-dozen"]


@pytest.mark.clause("FC-ACH-04", "FC-DEC-31")
def test_a_master_of_flamecraft_unlocks_up_to_two():
    t = finished(several(), rep=90).pick(ACHIEVEMENT["half-a-dozen"])
    assert met(t) == {"master-of-markets", "lord-of-the-hoard"}
    t.pick(ACHIEVEMENT["lord-of-the-hoard"])
    assert t.game.over
    assert t.see().unlocked == ["half-a-dozen", "lord-of-the-hoard"]
    fewer = finished(several(), rep=90).pick(ACHIEVEMENT["half-a-dozen"]).skip()
    assert fewer.game.over
    assert fewer.see().unlocked == ["half-a-dozen"]


@pytest.mark.clause("FC-ACH-01", "FC-ACH-08")
def test_unlocked_achievements_stay_unlocked_and_are_not_offered_again():
    assert len(achievements.ACHIEVEMENTS) == 11
    t = finished(several(), rep=70).pick(ACHIEVEMENT["half-a-dozen"])
    profile = solo.profile(t.game)
    assert profile == {"half-a-dozen": True}
    again = table(1, profile=profile)
    again.game.players[0].colour = POTION
    again.at("la-petite-dragonne", BREAD, BREAD, BREAD).at("fogo-de-char", BREAD, BREAD).goods(0, coins=9)
    finished(again, rep=70)
    assert met(again) == {"lord-of-the-hoard"}
    again.pick(ACHIEVEMENT["lord-of-the-hoard"])
    assert solo.profile(again.game) == {"half-a-dozen": True, "lord-of-the-hoard": True}


@pytest.mark.clause("FC-ACH-01")
def test_a_record_carries_the_profile_into_the_game():
    record = Record(RULES, 1, seed=4, profile={"flavor-town": True})
    assert SHOP["full-plate-buffet"] in record.game.shop_deck
    assert FANCY["umami"] in [*record.game.fancy_deck, *record.game.players[0].fancy]
