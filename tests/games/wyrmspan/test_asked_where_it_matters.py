"""What is asked and what is taken without asking: whatever a player could want otherwise is a question."""

import pytest

from tests.games.wyrmspan.bench import bench
from tests.games.wyrmspan.table import ASKED, cave, table
from wyrmhall.core.effects import seq
from wyrmhall.core.engine import At
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.combine import all_of
from wyrmhall.games.wyrmspan.effects import Gain, LayEgg, Take
from wyrmhall.games.wyrmspan.numbers import CAVE, COIN, DRAGON
from wyrmhall.games.wyrmspan.payments import Pay
from wyrmhall.games.wyrmspan.track import GuildStep
from wyrmhall.games.wyrmspan.turns import END_ROUND
from wyrmhall.games.wyrmspan.verbs import might
from wyrmhall.laws import check_imagination

PLACES = ("row1", "row2", "row3", "row4", "vp1", "vp2", "vp3")
"""Of a guild tile on which no marker lies."""
KINDS = ("meat", "gold", "crystal", "milk")


# --- the exchange at the moment of a feeding --------------------------------------------------------------------------


@pytest.mark.clause("WS-PAY-07", "WS-PAY-15")
def test_a_hatchling_on_the_way_is_fed_by_an_exchange_of_what_was_just_gained():
    # The step before #15 enters space 5 and brings a crystal; with the gold it becomes the milk.
    t = table(coins=1, gold=1, mat={"A1": 113, "A2": 15}, steps=4).do("explore-amethyst", "deck")
    t.has(gold=1, crystal=1, steps=5).only("milk", "skip")
    t.do("milk").has(gold=0, crystal=0, milk=1, cached={"A2": {"milk": 1}})  # the milk left is the benefit of #15
    assert [event.token for event in t.told("exchanged")] == ["milk"]
    t.expects(Take)  # the third icon


@pytest.mark.clause("WS-PAY-15")
@pytest.mark.parametrize(
    ("lang", "label"),
    [("en", "milk for 2 other resources"), ("uk", "молоко за 2 інші ресурси"), ("ru", "молоко за 2 других ресурса")],
)
def test_the_option_says_that_the_food_comes_from_an_exchange(lang, label):
    t = table(gold=2, mat={"A1": 15}).trigger("A1")
    assert t.labels(lang)[0] == label
    t = table(gold=2, milk=1, mat={"A1": 15}).trigger("A1")
    assert t.labels(lang)[0] == label.split()[0]


@pytest.mark.clause("WS-PAY-15", "WS-HAT-04")
def test_the_exchange_for_a_feeding_is_asked_once_and_may_be_declined():
    bench(dragons={"A1": 20}, gold=1, milk=1).use("A1").asks("meat", "skip").pick("skip").gives()


@pytest.mark.clause("WS-PAY-08", "WS-PAY-15", "WS-DEC-36")
def test_which_two_resources_go_for_the_food_is_the_owners_choice():
    t = bench(dragons={"A1": 20}, gold=2, crystal=1, milk=1).use("A1").pick("meat").asks("gold", "crystal", "milk")
    t.pick("crystal").asks("gold", "milk").pick("gold").gives(crystal=-1, cached=1)  # #20 gives a gold for the meat
    bench(dragons={"A1": 20}, crystal=2).use("A1").pick("meat").gives(crystal=-2, gold=1, cached=1)


@pytest.mark.clause("WS-PAY-07", "WS-PAY-09", "WS-PAY-15")
def test_one_resource_or_none_cannot_be_exchanged_for_food():
    bench(dragons={"A1": 20}, gold=1).use("A1").gives()
    bench(dragons={"A1": 20}, coins=5, eggs={"mat": 2}).use("A1").gives()


@pytest.mark.clause("WS-PAY-15", "WS-HAT-22")
def test_an_ability_that_activates_another_reaches_a_hatchling_that_an_exchange_would_feed():
    t = bench(dragons={"C1": 172, "A1": 20}, gold=2).use("C1").asks("A1", "skip")
    t.pick("A1", "meat").gives(gold=-1, cached=1)


# --- any order --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WS-EXC-25", "WS-EXC-28", "WS-DEC-08")
@pytest.mark.parametrize("card", [3, 4, 67, 68])
def test_the_coin_of_the_completion_bonus_may_pay_what_a_feeding_by_the_card_leads_to(card):
    # A step is the benefit of #5, which eats meat, and of #30, which eats cards; row 1 of the Highlands costs a coin.
    mat = {"G1": 5} if card in (3, 4) else {"C1": 30}
    t = table(coins=1, pit=[card, 16], meat=3, eggs=2, dug=["A3"], mat=mat, steps=5, tile="highlands")
    t.do("excavate", cave(card), "amethyst").only("first", "second").do("second", "meat", "meat", "meat").has(coins=1)
    if card in (3, 4):
        t.do("meat")
    t.only(*PLACES, "skip").do("row1").only("coin", "skip").do("coin", cave(16), "crimson")
    t.has(coins=0, crystal=2, markers=["row1"], pit=[])
    if card in (3, 4):
        t.only(*KINDS)  # the second resource of the card


@pytest.mark.clause("WS-EXC-25")
@pytest.mark.parametrize(("card", "home", "dragon"), [(3, "A1", 20), (67, "A1", 22), (67, "C1", 43)])
def test_no_order_is_asked_where_no_feeding_leads_to_a_payment(card, home, dragon):
    t = table(coins=1, pit=[card], meat=3, eggs=2, dug=["G3"], mat={home: dragon}).do("excavate", "golden")
    t.only(*(KINDS if card == 3 else ("meat", "skip")))


@pytest.mark.clause("WS-EXC-25")
@pytest.mark.parametrize(("fed", "asked"), [(0, False), (1, True), (2, True), (3, False)])
def test_the_order_is_asked_if_the_bonus_of_a_hatchling_is_within_reach(fed, asked):
    # #34 gives a milk at every feeding, and an excavation only at the third; C67 tucks two cards.
    t = table(coins=1, pit=[67, 16], meat=3, eggs=2, dug=["G3"], mat={"A1": 34}, fed={"A1": fed})
    t.do("excavate", cave(67), "golden")
    assert t.offers("first", "second") is asked


@pytest.mark.clause("WS-GEN-35", "WS-HAT-15")
def test_the_resource_of_a_third_feeding_may_pay_for_what_its_guild_step_leads_to():
    t = table(coins=1, mat={"A1": 8}, fed={"A1": 2}, hand=[60], pit=[16], steps=5, tile="rainforest", display=[])
    t.trigger("A1").do(60).only("first", "second", "third").do("first", "gold")
    t.only("first", "second").do("second", "row1").only("gold", "skip").do("gold", cave(16), "crimson")
    t.has(gold=0, crystal=2, pit=[], markers=["row1"])
    assert len(t.player().hand) == 1  # the card came last


@pytest.mark.clause("WS-GEN-35", "WS-HAT-15")
@pytest.mark.parametrize(("dragon", "food", "parts"), [(5, "meat", 4), (8, 60, 3), (27, "meat", 3)])
def test_the_icons_of_benefit_and_bonus_are_parts_of_one_whole(dragon, food, parts):
    meal = {"hand": [60]} if food == 60 else {"meat": 1}
    t = bench(dragons={"G1": dragon}, fed={"G1": 2}, steps=5, **meal).use("G1").pick(food)
    t.asks(*[f"part {i + 1}" for i in range(parts)])


@pytest.mark.clause("WS-GEN-35", "WS-GEN-36")
def test_of_two_cards_of_different_decks_the_player_says_which_comes_first():
    t = table(display=[60, 61, 62], cave_display=[16, 34, 44]).use(all_of(Take(CAVE), Take(DRAGON)))
    t.only("first", "second").do("second", "deck", "deck")
    assert [event.what for event in t.told("drew")] == ["dragon", "cave"]


@pytest.mark.clause("WS-GEN-35", "WS-GEN-36")
@pytest.mark.parametrize(
    ("card", "steps", "asked"), [(8, 2, True), (8, 3, False), (8, 4, False), (22, 3, True), (22, 2, False)]
)
def test_a_card_met_on_the_track_may_be_wanted_before_another_card(card, steps, asked):
    # C8: a cave card and a step; C22: a dragon card and a step. Spaces 3 and 4 give a dragon card and a cave card.
    assert table(steps=steps).lay(card).offers("first", "second") is asked


@pytest.mark.clause("WS-GEN-35", "WS-GEN-36")
@pytest.mark.parametrize(("nests", "asked"), [({"C1": 43}, True), ({}, False)])
def test_a_card_met_on_the_track_may_be_wanted_before_an_egg_that_has_a_choice_of_nests(nests, asked):
    t = table(steps=2, mat=nests, display=[60, 61, 62]).lay(29)
    t.only(*(("first", "second") if asked else (60, 61, 62, "deck")))


@pytest.mark.clause("WS-GEN-35", "WS-HAT-15")
@pytest.mark.parametrize(("dragon", "food"), [(10, 60), (16, "meat")])
def test_an_excavation_may_be_wanted_before_a_card_is_chosen(dragon, food):
    meal = {"hand": [60]} if food == 60 else {"meat": 1}
    layout = {"dragons": {"A1": dragon}, "fed": {"A1": 2}, "cave_display": (34, 44, 49), **meal}
    t = bench(pit=[16], **layout).use("A1").pick(food).asks("part 1", "part 2").pick("part 2", "cave 16", "in golden")
    t.asks("cave-slot 1", "cave-slot 2", "cave-slot 3", "deck")
    bench(**layout).use("A1").pick(food).asks("cave-slot 1", "cave-slot 2", "cave-slot 3", "deck")  # nothing to lay yet


# --- what may hurt ----------------------------------------------------------------------------------------------------

FULL = {"mat": {"C1": 30}, "fed": {"C1": 2}, "tucked": {"C1": 2}, "eggs": 2}
"""#30 before its third feeding, which lays two eggs, and no nest is free."""


@pytest.mark.clause("WS-DIG-03", "WS-DIG-19", "WS-HAT-16")
@pytest.mark.parametrize("card", [67, 68])
def test_a_card_of_the_deck_that_would_waste_a_bonus_may_be_declined(card):
    t = table(**FULL, coins=1).lay(card).only("C1", "skip").do("skip").has(tucked={"C1": 2}, steps=0)
    assert t.is_turn_of(0)
    t = table(**FULL, steps=1).lay(card).only("C1", "skip").do("C1")
    t.only(*t.game.display, "deck").do("deck")  # two feedings, two steps; the two eggs are lost
    t.has(tucked={"C1": 4}, fed=[4, *[0] * 11], steps=3, meat=1, eggs={"mat": 2})


@pytest.mark.clause("WS-DIG-19")
def test_with_another_dragon_to_tuck_under_there_is_nothing_to_decline():
    table(**FULL).arrange(mat={"G1": 43}).lay(67).only("C1", "G1")


@pytest.mark.clause("WS-DIG-19")
def test_feedings_that_bring_no_bonus_are_not_asked_about():
    table(mat={"A1": 22}).lay(67).has(tucked={"A1": 2}, meat=2)
    table(mat={"A1": 22}, fed={"A1": 3}).lay(67).has(tucked={"A1": 2}, meat=2)
    t = table(mat={"A1": 22}, fed={"A1": 1}).lay(67).only("A1", "skip")  # of two cards the second would be the third
    t.do("skip").has(tucked={"A1": 1}, meat=1)


@pytest.mark.clause("WS-DIG-03", "WS-DIG-19")
def test_the_once_per_round_tuck_under_playful_dragons_asks_before_it_feeds_a_hatchling_for_the_third_time():
    t = table(**FULL).arrange(mat={"C2": 130}, eggs={"C2": 1}).trigger("C2").only("C1", "skip").do("skip")
    t.has(tucked={"C1": 2, "C2": 1})
    t = table(**FULL, steps=1).arrange(mat={"C2": 130}, eggs={"C2": 1}, fed={"C1": 1}).trigger("C2")
    t.has(tucked={"C1": 3, "C2": 1}, steps=2, meat=1)


@pytest.mark.clause("WS-DIG-19", "WS-DEC-29")
def test_where_the_order_of_feedings_is_asked_a_third_one_is_not_asked_about_again():
    t = bench(dragons={"C1": 30, "C2": 130, "C3": 19}, fed={"C1": 2}, steps=7, eggs={"mat": 2, "C2": 1}).use("C2")
    t.asks("C1", "C2", "C3", "skip").pick("C1", "C2", "skip").gives(tucked=2, steps=1, gold=1)


@pytest.mark.clause("WS-DIG-19")
def test_before_a_third_feeding_the_player_is_told_what_it_brings():
    t = table(**FULL).lay(67).only("C1", "skip")
    assert "2 eggs" in t.preview("player:0:space:0")


@pytest.mark.clause("WS-DIG-03", "WS-DIG-20")
@pytest.mark.parametrize("steps", [0, 6])
def test_a_step_onto_an_egg_space_without_a_free_nest_is_asked_about(steps):
    t = table(coins=1, eggs=2, steps=steps).use(GuildStep(2)).only("yes", "skip").do("skip").has(steps=steps)
    assert t.is_turn_of(0)
    table(eggs=2, steps=steps).use(GuildStep(2)).do("yes").has(steps=steps + 2, resources=1)
    table(eggs=1, steps=steps).use(GuildStep()).has(steps=steps + 1, eggs={"mat": 2})
    table(options={"forced_guild": True}, eggs=2, steps=steps).use(GuildStep()).has(steps=steps + 1)


@pytest.mark.clause("WS-DIG-20", "WS-LIM-01")
@pytest.mark.parametrize(("coins", "asked"), [(8, False), (9, True), (12, True)])
def test_a_step_onto_the_coin_space_is_asked_about_where_the_coin_would_not_be_kept(coins, asked):
    t = table(coins=coins, steps=9).use(GuildStep())
    if asked:
        t.only("yes", "skip").do("yes")
    t.has(steps=10, coins=coins + 1)


@pytest.mark.clause("WS-DIG-20", "WS-OBJ-24")
@pytest.mark.parametrize(("laps", "round_now", "asked"), [(False, 1, True), (True, 1, False), (False, 2, False)])
def test_the_first_step_of_a_new_lap_is_asked_about_where_laps_do_not_count(laps, round_now, asked):
    goals = ["guild-position", "eggs", "small", "large"]
    t = table(options={"guild_laps": laps}, steps=12, objectives=goals, round=round_now).use(GuildStep())
    if asked:
        t.only("yes", "skip").do("skip").has(steps=12)
    else:
        t.has(steps=13, eggs={"mat": 1})


LOW = ["cost-0-2", "eggs", "cached-resources", "guild-position"]


@pytest.mark.clause("WS-DIG-21", "WS-CRD-04")
def test_who_scores_for_the_lowest_row_may_stay_low_on_an_objective_to_come():
    t = table(mat={"C1": 41}, objectives=LOW).use(LayEgg()).only("C1", "mat", "skip").do("skip").has(eggs={})
    t.use(GuildStep()).only("yes", "skip").do("skip").has(steps=0)
    t.lay(3).only(*KINDS, "skip").do("skip").has(cached={})
    t = table(mat={"C1": 115, "C2": 41}, objectives=LOW).trigger("C1").do("milk")
    t.only(*KINDS, "skip").do("skip").has(milk=1, cached={})


@pytest.mark.clause("WS-DIG-21")
def test_nobody_else_is_asked_and_nobody_when_the_objective_is_over():
    table(mat={"C1": 42}, objectives=LOW).use(LayEgg()).only("C1", "mat")
    past = table(mat={"C1": 41}, objectives=LOW, round=3, rows=[4, 4]).use(LayEgg()).only("C1", "mat").do("mat")
    past.lay(3).only(*KINDS, "skip")  # cached resources are still to come


# --- what others get --------------------------------------------------------------------------------------------------


@pytest.mark.clause("WS-GEN-27", "WS-RND-07", "WS-RND-14")
def test_opponents_may_use_the_redwyrm_although_its_owner_declines_the_own_part():
    t = bench(2, dragons={"C1": 70}, gold=2, others={1: {"gold": 1}}).run(END_ROUND).asks("gold", "skip").pick("skip")
    t.asks("gold", "skip", seat=1).pick("gold").asks("C1", "mat")
    assert t.change(1) == {"gold": -1, "eggs": 1, "coins": 6}  # the coins are the income of the new round


@pytest.mark.clause("WS-GEN-27", "WS-RND-14")
def test_opponents_may_use_it_although_its_owner_cannot():
    t = bench(2, dragons={"C1": 70}, others={1: {"gold": 1}}).run(END_ROUND).asks("gold", "skip", seat=1).pick("skip")
    t.asks("C1", "mat")  # the egg of the new round


@pytest.mark.clause("WS-GEN-27", "WS-RND-07", "WS-RND-14", "WS-DEC-41")
def test_a_table_that_is_asked_about_everything_may_end_the_own_part_and_the_others_still_get_theirs():
    layout = {"dragons": {"C1": 70, "C2": 139}, "gold": 2, "others": {1: {"gold": 1}}}
    t = bench(2, ASKED, **layout).run(END_ROUND).asks("C1", "C2", "skip").pick("skip")
    t.asks("gold", "skip", seat=1).pick("gold").asks("mat", "skip", seat=1).pick("mat")
    assert t.change() == {"coins": 6}
    t.asks("C1", "C2", "mat", "skip")


# --- what others learn ------------------------------------------------------------------------------------------------


def hands_seen(t, viewer=1):
    p = RULES.view(t.game, viewer).players[0]
    return p.hand, p.pit


@pytest.mark.clause("WS-INF-12")
@pytest.mark.parametrize(
    ("action", "card", "seen"), [("entice", 109, ([109], [])), ("excavate", cave(16), ([], [16]))], ids=str
)
def test_a_card_that_is_named_is_open_and_what_came_before_is_settled(action, card, seen):
    t = table(coins=1, meat=1, gold=1, hand=[109, 60], pit=[16, 34]).do(action)
    before = t.game.knowledge
    assert hands_seen(t) == ([], [])
    t.do(card)
    assert hands_seen(t) == seen
    assert t.game.knowledge != before
    t.look()  # into which cave
    named = t.game.knowledge
    t.do("crimson")
    assert t.game.knowledge == named  # laying it down shows nothing new


@pytest.mark.clause("WS-INF-12")
def test_naming_a_card_that_all_know_settles_nothing_and_alone_nothing_is_settled():
    t = table(coins=2, display=[109, 61, 62], meat=1, gold=1).use(Take(DRAGON)).do(109)
    before = t.game.knowledge
    t.do("entice").only("crimson", "golden")
    assert t.game.knowledge == before
    alone = table(seats=1, coins=1, meat=1, gold=1, hand=[109, 88]).do("entice")
    before = alone.game.knowledge
    alone.only("crimson", "golden")
    assert alone.game.knowledge == before


@pytest.mark.clause("WS-INF-12", "WS-INF-05")
def test_a_drawn_card_that_is_discarded_is_seen_by_all():
    t = table(mat={"G1": 109}, meat=1, deck=[60, 61, 62, 63]).trigger("G1").do("meat")
    before = t.game.knowledge
    t.do("discard").only("keep", "tuck")
    assert t.game.knowledge != before


@pytest.mark.clause("WS-INF-13")
def test_with_others_at_the_table_the_card_is_asked_for_even_if_there_is_one():
    t = table(coins=1, meat=1, gold=1, hand=[109, 88], pit=[12, 13]).do("entice").only(109)
    t = table(coins=1, pit=[12, 13]).do("excavate").only(cave(12))  # both do the same
    table(coins=1, pit=[12]).do("excavate").only("crimson", "golden", "amethyst")  # all know that there is one card
    table(seats=1, coins=1, pit=[12, 13]).do("excavate").only("crimson", "golden", "amethyst")
    assert t.game.decision.options == (cave(12),)


def must_use(row, tile="highlands", **given):
    """A row of a guild tile, where what it gives must be used."""
    layout = {"coins": 1, "mat": {"C1": 43, "C2": 45, "C3": 50, "G1": 55}, "pit": [12], **given}
    return table(options={"forced_guild": True}, tile=tile, steps=5, **layout).use(GuildStep()).do(row)


@pytest.mark.clause("WS-INF-13", "WS-GLD-56")
def test_what_must_be_played_from_a_hidden_hand_is_asked_even_if_there_is_one():
    must_use("row2", hand=[68, 20]).only(68)  # #68 likes Crimson; #20 fits on no dragon
    must_use("row2", hand=[68]).only("C1", "C2", "C3")  # that there is one card, all know


@pytest.mark.clause("WS-INF-13", "WS-GLD-56")
def test_which_cave_card_must_be_paid_is_asked_even_if_both_do_the_same():
    must_use("row2", hand=[68], pit=[12, 13]).only(cave(12))


@pytest.mark.clause("WS-INF-13", "WS-GLD-47")
def test_which_cave_card_must_be_laid_is_asked_even_if_both_do_the_same():
    must_use("row1", "seafarers", pit=[12, 13]).only(cave(12))


@pytest.mark.clause("WS-INF-13")
def test_games_of_the_second_version_of_the_rules_take_what_must_be_taken():
    t = table(version=2, options={"forced_guild": True}, tile="seafarers", steps=5, coins=1, pit=[12, 13])
    t.use(GuildStep()).do("row1").only("crimson", "golden", "amethyst")


@pytest.mark.clause("WS-INF-13")
def test_which_cave_cards_are_paid_is_asked_as_long_as_not_all_of_them_are():
    pay = Pay(CAVE, 2, then=Gain(COIN))
    t = table(pit=[12, 13, 14]).use(pay).do(cave(12)).only(cave(13))
    assert table(version=2, pit=[12, 13, 14]).use(pay).do(cave(12)).is_turn_of(0)
    assert table(pit=[12, 13]).use(pay).do(cave(12)).is_turn_of(0)  # all see that the other one goes, too
    assert t.do(cave(13)).is_turn_of(0)


@pytest.mark.clause("WS-INF-13", "WS-DIG-13")
def test_a_turn_with_a_coin_and_hidden_cards_is_asked_even_if_only_passing_is_left():
    done = {"crimson": 3, "golden": 3, "amethyst": 3}
    table(coins=1, explored=done, hand=[88]).only("pass")
    t = table(coins=1, explored=done)
    assert t.is_turn_of(1)  # without cards all know it
    t = table(coins=0, explored=done, hand=[88])
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-INF-13", "WS-GEN-43")
def test_that_no_dragon_of_a_hidden_hand_can_be_played_is_not_told_by_silence():
    table(hand=[88], tile="plains", eggs=2, mat={"G1": 43, "G2": 45, "G3": 46, "G4": 50}).row(2).only("skip")
    t = table(hand=[88], tile="plains", eggs=1, coins=1).row(2)
    assert t.is_turn_of(0)  # all see that the eggs are missing
    t = table(tile="plains", eggs=2, coins=1).row(2)
    assert t.is_turn_of(0)
    table(seats=1, hand=[88], tile="plains", eggs=2, coins=1, mat={"G1": 43, "G2": 45, "G3": 46, "G4": 50}).row(2).only(
        *["pass", "explore-crimson", "explore-golden", "explore-amethyst"]
    )
    table(mat={"C1": 65, "C2": 43}, hand=[36], pit=[12, 16], dug=["G4"]).arrange(
        mat={"G1": 55, "G2": 45, "G3": 46, "G4": 50}
    ).lay(2).only("skip")


@pytest.mark.clause("WS-INF-06", "WS-INF-12")
def test_a_card_on_its_way_under_a_dragon_stays_hidden():
    t = table(coins=1, hand=[60, 61, 62], mat={"G1": 171, "C1": 43}).trigger("G1").do(60).only("C1", "G1")
    hands = set()
    for seed in range(40):
        world = t.game.imagine(1, seed)
        assert world.decision.at.piece in world.players[0].hand
        hands.add(world.decision.at.piece)
    assert len(hands) > 10


# --- games of version 1 -----------------------------------------------------------------------------------------------


@pytest.mark.clause("WS-EDN-08")
def test_a_game_of_version_one_asks_none_of_this():
    table(version=1, gold=2, mat={"A1": 15}).trigger("A1").has(gold=2)
    table(version=1, **FULL).lay(67).has(tucked={"C1": 4}, steps=2)
    table(version=1, eggs=2).use(GuildStep()).has(steps=1)
    table(version=1, mat={"C1": 41}, objectives=LOW).use(LayEgg()).only("C1", "mat")
    t = table(version=1, steps=2, display=[60, 61, 62], cave_display=[16, 34, 44]).lay(8)
    t.only(cave(16), cave(34), cave(44), "deck")
    t = table(version=1, mat={"A1": 8}, fed={"A1": 2}, hand=[60], steps=3, tile="rainforest").trigger("A1").do(60)
    t.expects(Take)  # the bonus as a block, before the benefit
    t = table(version=1, seats=3, coins=0, mat={"C1": 70}, meat=1).arrange(1, coins=0, meat=1).arrange(2, coins=0)
    t.only("C1", "skip").do("skip")
    assert t.game.round == 1  # nobody else was asked
    t.only("C1", "mat")
    t = table(version=1, coins=1, meat=1, gold=1, hand=[109, 88], pit=[12, 13]).do("entice").only("crimson", "golden")
    assert hands_seen(t) == ([], [])
    t = table(version=1, hand=[88], tile="plains", eggs=2, coins=1, mat={"G1": 43, "G2": 45, "G3": 46, "G4": 50})
    assert t.row(2).is_turn_of(0)


@pytest.mark.clause("WS-TUC-05", "WS-INF-06")
def test_whoever_gains_for_a_card_tucked_face_down_is_asked_without_a_word_of_it():
    t = table(seats=3, mat={"C1": 104}, hand=[60, 61])
    t.arrange(1, hand=[62, 63, 64, 65]).arrange(2, hand=[66, 67, 68, 69]).trigger("C1").do(60).offers("meat")
    for seed in range(100):
        check_imagination(RULES, t.game, 2, seed)


@pytest.mark.clause("WS-INF-13")
@pytest.mark.parametrize("coins", [0, 1])
def test_of_parts_that_follow_each_other_one_that_can_be_done_is_enough(coins):
    t = table(coins=coins)
    assert might(seq(Pay(DRAGON), Pay(COIN)), t.game, At(0)) is bool(coins)
