"""The end of a turn, the end of the game, scoring and ties."""

import pytest

from tests.games.flamecraft.play import (
    BREAD,
    CRYSTAL,
    FANCY,
    IRON,
    MEAT,
    PLANT,
    POTION,
    SKIP,
    table,
)
from wyrmhall.games.flamecraft import RULES
from wyrmhall.server.results import places_of

FULL_ROW = ("creme-brulee", "le-flamberge", "smelting-pot", "wraith-rose", "elfspresso")


@pytest.mark.clause("FC-EOT-01", "FC-EOT-02", "FC-EOT-08", "FC-EOT-09")
def test_at_the_end_of_a_turn_shops_are_turned_up_limits_checked_and_park_and_row_refreshed_in_order():
    t = table().at("drake-of-cakes", BREAD, POTION, None).hand(PLANT, *[BREAD, MEAT] * 3, CRYSTAL).park(IRON)
    t.row("creme-brulee").begin().gather("drake-of-cakes").place(PLANT, 3)
    t.answer("LayShop", t.options[0])
    assert len(t.face_down()) == 1
    t.until("ReturnArtisan")
    assert t.face_down() == []  # the shop is open before the limit is checked
    assert len(t.park_kinds()) == 1
    assert len(t.row_keys()) == 1
    t.pick(BREAD)
    assert len(t.park_kinds()) == 5
    assert len(t.row_keys()) == 5


@pytest.mark.clause("FC-EOT-04", "FC-EOT-07", "FC-DEC-28", "FC-CMP-24")
def test_artisans_above_six_go_under_the_deck_in_the_order_the_player_chooses():
    t = table().hand(BREAD, BREAD, BREAD, MEAT, MEAT, IRON, CRYSTAL, PLANT).begin().gather("critical-rolls")
    t.until("ReturnArtisan")
    assert t.options == (BREAD, MEAT, IRON, CRYSTAL, PLANT)
    t.pick(PLANT).pick(MEAT)
    assert [card // 7 for card in t.see().under_artisans] == [PLANT, MEAT]
    assert t.kinds() == [BREAD, BREAD, BREAD, MEAT, IRON, CRYSTAL]
    assert t.who == 1


@pytest.mark.clause("FC-EOT-05", "FC-EDG-12", "FC-CMP-25")
def test_goods_above_seven_of_a_kind_are_returned_without_a_choice():
    t = table().goods(0, bread=12, iron=8, plant=7).begin().gather("potable-potions")
    assert t.asked_until_the_end() == ["FireUp"]
    assert t.have() == {"bread": 7, "iron": 7, "plant": 7, "potion": 2}


@pytest.mark.clause("FC-EOT-06")
def test_only_the_active_players_limits_are_checked():
    t = table().goods(1, bread=12).hand(*[BREAD, MEAT] * 4, seat=1).begin().gather("critical-rolls").end()
    assert t.have(1) == {"bread": 12}
    assert len(t.player(1).hand) == 8


@pytest.mark.clause("FC-EOT-10", "FC-EDG-03")
def test_if_a_deck_has_too_few_cards_all_are_revealed_and_park_or_row_stays_small():
    t = table().open("sew-cute").park(IRON).deck(2).row("creme-brulee").spells(1).begin().gather("draco-bell").end()
    assert len(t.park_kinds()) == 3
    assert len(t.row_keys()) == 2
    t.gather("sew-cute")
    t.answer("TakeArtisans", t.options[0]).end()
    assert len(t.park_kinds()) == 2


@pytest.mark.clause("FC-EOT-11")
def test_the_park_is_refreshed_before_the_row():
    t = table().park(IRON).row("creme-brulee").begin().gather("draco-bell")
    t.game.events.clear()
    t.end()
    told = [event.kind for event in t.told() if event.kind.startswith("revealed")]
    assert told == ["revealed-artisan"] * 4 + ["revealed-enchantment"] * 4


@pytest.mark.clause("FC-EOT-12", "FC-END-01", "FC-END-02")
@pytest.mark.parametrize("by", ["refresh", "draw", "row"])
def test_the_last_card_of_the_artisan_or_the_enchantment_deck_triggers_the_end_and_the_turn_is_finished(by):
    t = table(2).park(IRON, IRON, IRON, IRON).row(*FULL_ROW[:4])
    t = t.deck(1) if by in ("refresh", "draw") else t.spells(1)
    t.begin()
    if by == "draw":
        t.gather("critical-rolls").fire(BREAD).answer("TakeArtisans", 5)
        assert t.see().triggered
        assert t.who == 0
    else:
        t.gather("critical-rolls")
        assert not t.see().triggered
    t.end()
    assert t.see().triggered
    assert not t.game.over


@pytest.mark.clause("FC-END-03", "FC-END-04")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_after_the_trigger_everybody_takes_one_more_turn_the_one_who_triggered_it_last(players):
    t = table(players).park(IRON, IRON, IRON, IRON).deck(1).row(*FULL_ROW).begin().gather("critical-rolls").end()
    order = []
    while not t.game.over:
        order.append(t.who)
        t.pass_turn()
    assert order == [*range(1, players), 0]
    assert t.see().ended


@pytest.mark.clause("FC-END-05", "FC-END-06", "FC-EDG-11")
def test_the_trigger_stands_when_artisans_are_returned_and_a_second_one_changes_nothing():
    t = table(2).park(IRON, IRON, IRON, IRON).deck(1).row(*FULL_ROW[:4]).spells(1).begin()
    t.gather("critical-rolls").end()  # both decks are empty now: the end is triggered once
    t.hand(*[BREAD] * 3, *[MEAT] * 4, seat=1)
    t.begin(1).gather("draco-bell").until("ReturnArtisan").pick(MEAT)
    # The card put under the exhausted deck could be drawn; the Park was full, so it lies there still.
    assert t.see().artisan_deck == 1
    assert t.see().triggered
    turns = 0
    while not t.game.over:
        t.pass_turn()
        turns += 1
    assert turns <= 2


@pytest.mark.clause("FC-END-06")
def test_a_card_returned_under_an_exhausted_deck_can_be_revealed_again():
    t = table(2).park(IRON, IRON, IRON, IRON).deck(0).hand(*[BREAD] * 3, *[MEAT] * 4).begin()
    t.gather("draco-bell").until("ReturnArtisan").pick(MEAT)
    assert sorted(t.park_kinds()) == [MEAT, IRON, IRON, IRON, IRON]


@pytest.mark.clause("FC-END-07", "FC-END-17")
def test_extra_turns_earned_in_the_triggering_and_in_a_final_turn_are_taken_at_once_and_cost_nobody_a_turn():
    t = table(2).open("dragon-alley").goods(0, coins=3).goods(1, coins=3).park(IRON, IRON, IRON, IRON).deck(1)
    t.row(*FULL_ROW).begin().gather("dragon-alley").ability().answer("LeaveCoins", 1).end()
    assert t.see().triggered
    order = [t.who]  # the extra turn of the triggering player
    t.gather("critical-rolls").end()
    order.append(t.who)
    t.visit("dragon-alley").ability().answer("EitherOr", 0)
    t.answer("LeaveCoins", 0).answer("TakeArtisans", 0)
    while not t.game.over:
        order.append(t.who)
        t.pass_turn()
    assert order == [0, 1, 1, 0]


@pytest.mark.clause("FC-END-08", "FC-END-10", "FC-EDN-07")
def test_coins_are_turned_in_before_moon_dragons_are_scored():
    t = table(2).fancy("todd").goods(0, coins=3, bread=1).begin().gather("critical-rolls").end_game()
    lines = t.said(0).splitlines()
    coins = next(i for i, line in enumerate(lines) if line == "P0 gains 3 reputation.")
    moon = next(i for i, line in enumerate(lines) if line == "P0 scores Todd.")
    assert coins < moon
    assert t.coins() == 0


@pytest.mark.clause("FC-END-09", "FC-FAN-02", "FC-FAN-09")
def test_moon_dragons_whose_goals_are_met_bring_their_reputation_at_the_end():
    t = table(2).fancy("todd", "shimmer").goods(0, bread=1, iron=3, plant=2).begin()
    assert t.extras == set()  # not during the game
    t.gather("potable-potions").end_game()
    # Bread and iron are odd, so is nothing else: 1 bread, 3 iron, 2 plant, 2 potion.
    assert t.rep() == 2
    assert t.scored_keys() == ["todd"]


@pytest.mark.clause("FC-END-11")
def test_sun_dragons_cannot_be_scored_in_final_scoring():
    t = table(2).fancy("rainbow").enchanted("draco-bell", "le-flamberge").begin()
    assert t.extras == {"rainbow"}  # its goal is met
    t.gather("critical-rolls").end_game()
    assert t.rep() == 0
    assert t.scored_keys() == []


def tied(hands=((), ()), goods=(0, 0), rep=(10, 10)):
    t = table(2)
    for seat in (0, 1):
        t.hand(*hands[seat], seat=seat).goods(seat, bread=goods[seat], rep=rep[seat], coins=0)
    return t.begin().gather("critical-rolls").end_game()


@pytest.mark.clause("FC-END-12")
def test_the_most_reputation_wins():
    t = tied(hands=((), (BREAD, BREAD)), rep=(11, 10))
    assert t.see().winners == [0]


@pytest.mark.clause("FC-END-13")
def test_a_tie_is_won_by_more_artisans_in_hand():
    t = tied(hands=((), (IRON,)), goods=(5, 0))
    assert t.see().winners == [1]


@pytest.mark.clause("FC-END-14")
def test_a_further_tie_is_won_by_more_goods():
    t = tied(hands=((IRON,), (IRON,)), goods=(0, 1))
    assert t.see().winners == [0]  # two bread were gathered


@pytest.mark.clause("FC-END-13", "FC-END-14")
def test_artisans_and_goods_decide_between_those_who_lost_as_well():
    t = table(5)
    for seat, (rep, hand, bread) in enumerate([(20, (), 0), (9, (), 3), (9, (IRON,), 0), (9, (), 1), (9, (), 1)]):
        t.hand(*hand, seat=seat).goods(seat, bread=bread, rep=rep, coins=0)
    t.begin().gather("critical-rolls").end_game()
    assert places_of(RULES, t.game) == [1, 3, 2, 4, 4]


@pytest.mark.clause("FC-END-15")
def test_if_all_is_equal_the_victory_is_shared():
    t = tied(goods=(0, 2))
    assert t.see().winners == [0, 1]
    assert RULES.winners(t.game) == (0, 1)


@pytest.mark.clause("FC-END-16")
def test_coins_do_not_count_for_the_second_tie_break():
    t = table(2).goods(0, rep=10, coins=0).goods(1, rep=5, coins=5, bread=2).begin().gather("critical-rolls").end_game()
    assert [t.rep(0), t.rep(1)] == [10, 10]
    assert t.see().winners == [0, 1]


@pytest.mark.clause("FC-DEC-29", "FC-FAN-17", "FC-FDC-34", "FC-FDC-36", "FC-FDC-38", "FC-VRB-12")
def test_in_final_scoring_the_owner_of_talisman_chooses_first_what_it_returns():
    t = table(2).fancy("talisman", "todd", "rainbow").goods(0, bread=1).begin().gather("draco-bell").end_game()
    assert t.asked == "FinalTalisman"
    fancy = t.player().fancy
    names = {fancy[option] for option in t.options if option != SKIP}
    assert names == {FANCY["todd"], FANCY["rainbow"]}  # never itself
    assert SKIP in t.options
    t.pick(fancy.index(FANCY["rainbow"]))
    t.skip()
    assert t.game.over
    assert t.rep() == 2 + 1  # one returned, and one odd kind for Todd, who was kept
    assert set(t.scored_keys()) == {"talisman", "todd"}
    kept = table(2).fancy("talisman", "todd").goods(0, bread=1).begin().gather("draco-bell").end_game()
    kept.pick(1)
    assert kept.rep() == 2  # Todd was returned and is not scored
