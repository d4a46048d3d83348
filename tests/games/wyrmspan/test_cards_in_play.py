"""Gaining cards, the display, paying and exchanging, free plays, on-top play."""

import pytest

from tests.games.wyrmspan.table import ASKED, cave, table
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.effects import Take
from wyrmhall.games.wyrmspan.numbers import CAVE, DISPLAY, DRAGON


@pytest.mark.clause("WS-DRW-02", "WS-INF-09")
def test_a_card_from_the_deck_is_not_seen_before_it_is_taken_and_then_only_by_its_owner():
    t = table(coins=1, display=[1, 2, 3], deck=[60]).do("explore-golden")
    assert "60" not in " ".join(t.labels())
    t.do("deck")
    assert RULES.view(t.game, 0).players[0].hand == [60]
    assert RULES.view(t.game, 1).players[0].hand == []
    assert RULES.view(t.game, 1).players[0].dragons_in_hand == 1
    (event,) = t.told("drew")
    assert "card" in event.seen_by(0)
    assert "card" not in event.seen_by(1)


@pytest.mark.clause("WS-DRW-03", "WS-DRW-04", "WS-DEC-19")
def test_from_the_display_allows_only_a_face_up_card_and_gives_nothing_if_there_is_none():
    t = table(coins=1, display=[1, 2], deck=[60]).use(Take(DRAGON, 1, DISPLAY)).only(1, 2).do(2).has(hand=[2])
    assert table(coins=1, display=[], deck=[60]).use(Take(DRAGON, 1, DISPLAY)).has(hand=[]).is_turn_of(0)
    assert table(coins=1, cave_display=[]).use(Take(CAVE, 1, DISPLAY)).has(pit=[]).is_turn_of(0)
    assert t.game.display == [1, 0, 0]


@pytest.mark.clause("WS-DRW-05")
def test_with_an_empty_display_a_gain_still_takes_the_top_of_the_deck():
    table(coins=2, display=[], deck=[60]).use(Take(DRAGON)).has(hand=[60])


@pytest.mark.clause("WS-DRW-06")
def test_draw_from_the_deck_allows_only_the_deck():
    table(coins=1, display=[1, 2, 3], deck=[60], mat={"G1": 160}).trigger("G1").only(60, "skip")


@pytest.mark.clause("WS-DRW-08", "WS-EX-13", "WS-DRW-09")
def test_the_display_is_not_refilled_between_the_draws_of_one_turn_and_then_each_slot_in_its_place():
    t = table(seats=4, coins=2, pit=[51], display=[1, 2], deck=[60, 61, 62, 63, 64, 65])
    t.do("excavate", "crimson", "first", 1, "third", "meat").has(hand=[1], meat=1)
    t.do("first", 2).has(1, hand=[2])
    assert t.game.display == [0, 0, 0]
    for seat in (2, 3):
        assert t.asked == seat
        t.do("first")
        assert t.player(seat).hand[0] in range(60, 66)
    assert all(t.game.display)
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-DRW-09")
def test_other_face_up_cards_do_not_shift():
    t = table(coins=1, display=[1, 2, 3]).do("explore-golden", 2)
    assert (t.game.display[0], t.game.display[2]) == (1, 3)
    assert t.game.display[1] not in (0, 1, 2, 3)


@pytest.mark.clause("WS-DRW-10", "WS-RND-11", "WS-NXT-03")
def test_the_display_is_not_refilled_in_the_once_per_round_phase_but_replaced_for_the_next_round():
    t = table(coins=0, mat={"G1": 180}, display=[1, 2, 3], cave_display=[16, 34, 44]).arrange(1, coins=0)
    t.do(2)
    assert t.game.display == [1, 0, 3]
    t.do("skip").only("G1", "mat")  # the egg of the new round
    assert not {1, 2, 3} & set(t.game.display)
    assert not {16, 34, 44} & set(t.game.cave_display)
    assert {1, 3} <= set(t.game.discard)
    assert {16, 34, 44} <= set(t.game.cave_discard)
    assert all(t.game.display)
    assert all(t.game.cave_display)


@pytest.mark.clause("WS-DRW-13", "WS-INF-10")
def test_every_reveal_sends_the_card_somewhere_before_all_eyes():
    from wyrmhall.games.wyrmspan.dragons import DRAGONS
    from wyrmhall.games.wyrmspan.tucking import Reveal

    assert sum(isinstance(row.activated, Reveal) for row in DRAGONS) == 6
    t = table(coins=1, mat={"G1": 110}, deck=[20]).trigger("G1").has(hand=[20])
    assert RULES.view(t.game, 1).players[0].hand == [20]
    assert t.told("revealed")[0].seen_by(1)


@pytest.mark.clause("WS-DRW-16", "WS-DIG-08")
@pytest.mark.parametrize("reshuffle", [True, False])
def test_an_empty_deck_is_made_of_its_discard_pile_when_a_card_is_needed_and_not_earlier(reshuffle):
    t = table(options={"reshuffle": reshuffle}, coins=3, deck=[60], discard=[61], display=[1, 2, 3])
    t.use(Take(DRAGON)).do("deck").has(hand=[60])
    assert t.game.discard == [61]
    t.use(Take(DRAGON))
    assert t.offers("deck") is reshuffle
    if reshuffle:
        t.do("deck").has(hand=[60, 61])
        assert t.game.discard == []


@pytest.mark.clause("WS-DRW-17")
def test_with_deck_and_discard_pile_empty_no_card_is_taken_and_the_effect_goes_on():
    table(coins=1, deck=[], discard=[], display=[]).lay(15).has(crystal=1, hand=[])
    table(coins=1, cave_deck=[], cave_discard=[], cave_display=[]).lay(7).do("gold").has(gold=1, pit=[])


@pytest.mark.clause("WS-DIG-09")
def test_a_card_just_paid_is_in_the_discard_pile_and_one_being_resolved_is_not():
    t = table(coins=1, mat={"G1": 109}, meat=1, deck=[60, 61], discard=[], display=[])
    t.trigger("G1").do("meat")
    t.only("keep", "discard", "tuck")
    assert sorted(t.game.drawn) == [60, 61]
    assert t.game.discard == []
    t = table(coins=1, pit=[16, 34], cave_deck=[], cave_discard=[], cave_display=[]).lay(60)
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-DIG-10")
def test_a_slot_that_cannot_be_refilled_stays_empty_and_is_tried_again():
    t = table(coins=1, display=[1, 2, 3], deck=[], discard=[]).do("explore-golden", 2)
    assert t.game.display == [1, 0, 3]
    t.central(deck=[60]).do("explore-crimson", "meat")
    assert t.game.display == [1, 60, 3]


@pytest.mark.clause("WS-PAY-01")
def test_a_paid_card_goes_from_hand_to_its_discard_pile():
    t = (
        table(coins=1, hand=[60], pit=[16], mat={"G1": 94}, steps=1)
        .trigger("G1")
        .only(60, cave(16), "skip")
        .do(cave(16))
    )
    assert t.game.cave_discard == [16]
    assert table(coins=1, hand=[60], mat={"G1": 94}, steps=1).trigger("G1").do(60).game.discard == [60]


@pytest.mark.clause("WS-PAY-05", "WS-DEC-21", "WS-VRB-08")
def test_the_payer_chooses_what_is_paid():
    t = table(coins=1, meat=1, gold=1, milk=1, mat={"C1": 128}, steps=4).lay(69).only("meat", "gold", "milk", "skip")
    t.do("gold").has(meat=1, gold=0, crystal=1, milk=1, steps=5).only("meat", "crystal", "milk", "skip")


@pytest.mark.clause("WS-PAY-07", "WS-PAY-09", "WS-PAY-10", "WS-DEC-04")
def test_any_two_resources_may_be_exchanged_for_one_again_and_again_but_neither_coins_nor_eggs():
    t = table(coins=3, meat=2, gold=1, eggs=2)
    assert t.offers("exchange")
    t.do("exchange")
    assert t.options == {-1, 1000, 1010}
    t.do(1010).only("meat", "gold", "crystal", "milk").do("milk").has(meat=1, gold=0, milk=1, coins=3, eggs={"mat": 2})
    assert t.is_turn_of(0)
    t.do("exchange", 1030, "gold").has(meat=0, milk=0, gold=1)
    assert not t.offers("exchange")


@pytest.mark.clause("WS-PAY-11")
def test_a_player_may_exchange_also_when_deciding_in_someone_elses_turn():
    t = table(coins=1, pit=[70]).arrange(1, meat=2, gold=0, coins=3).do("excavate", "golden")
    assert t.asked == 1
    t.do("exchange", 1000, "gold").has(1, meat=0, gold=1)
    assert t.asked == 1
    t.do("gold").has(1, gold=0)


@pytest.mark.clause("WS-PAY-12")
def test_resources_may_be_exchanged_before_the_limit_is_checked():
    t = table(coins=1, meat=9).do("explore-crimson", "milk").has(meat=9, milk=1)
    assert t.asked == 0
    t.do("exchange", 1000, "gold").has(meat=7, gold=1, milk=1)
    assert t.is_turn_of(1)


@pytest.mark.clause("WS-PAY-13")
def test_resources_may_be_exchanged_before_the_payments_of_the_final_scoring():
    t = table(coins=0, mat={"C1": 144}, meat=3, round=4).arrange(1, coins=0)
    t.do("exchange", 1000, "gold").has(meat=1, gold=1)
    t.do("second").has(meat=0, gold=0)
    assert t.game.over
    assert t.score()["abilities"] == 3


@pytest.mark.clause("WS-PAY-14")
def test_nothing_is_discarded_that_no_cost_effect_or_limit_asks_for():
    t = table(coins=3, hand=[60], pit=[16], meat=2, eggs=1)
    assert all(o >= 800 for o in t.options)
    assert t.game.decision.extras == (-10,)


@pytest.mark.clause("WS-FRE-10", "WS-FRE-11")
def test_a_free_dragon_still_needs_the_left_most_free_space_of_a_preferred_cave():
    t = table(coins=1, eggs=2, hand=[50, 92], mat={"A1": 43}, tile="plains").row(2).do("mat").only(50, "skip")
    t.do(50).has(mat={"A1": 43, "G1": 50})


@pytest.mark.clause("WS-SPC-07", "WS-SPC-08", "WS-SPC-09", "WS-SPC-10", "WS-EX-17")
def test_on_top_play_takes_over_what_the_covered_dragon_held_and_surplus_eggs_leave():
    t = table(
        coins=1, mat={"C1": 53}, eggs={"C1": 3}, cached={"C1": {"meat": 2}}, tucked={"C1": [90]}, pit=[16], hand=[68]
    )
    bank = t.game.bank[5]
    t.central(tile="highlands").row(2).do(cave(16), 68).has(coins=1, hand=[], pit=[], mat={"C1": 68})
    t.has(eggs={"C1": 1}, cached={"C1": {"meat": 2}}, tucked={"C1": 2})
    assert t.game.bank[5] == bank + 2
    assert sorted(card >> 6 for card in t.player().under) == [53, 90]
    assert t.game.cave_discard == [16]


@pytest.mark.clause("WS-SPC-07", "WS-RND-09")
def test_a_dragon_played_on_top_has_not_used_the_ability_of_this_round():
    t = table(coins=1, mat={"A1": 43, "G1": 46}, pit=[16]).central(tile="highlands").arrange(hand=[20])
    t.player().used = 1 << 8 | 1 << 4  # in the first spaces of two caves
    t.row(2).do(cave(16), 20).has(mat={"A1": 20, "G1": 46})
    assert t.player().used == 1 << 4


@pytest.mark.clause("WS-INF-01")
def test_a_hand_is_hidden_from_the_others():
    t = table(coins=1, hand=[60], pit=[16])
    for seat in (-1, 1):
        seen = RULES.view(t.game, seat).players[0]
        assert (seen.hand, seen.pit) == ([], [])
        assert (seen.dragons_in_hand, seen.caves_in_hand) == (1, 1)


@pytest.mark.clause("WS-INF-07")
def test_a_card_tucked_from_the_deck_is_seen_by_nobody():
    t = table(coins=1, mat={"G1": 141}, deck=[60]).trigger("G1").has(tucked={"G1": 1})
    for seat in (-1, 0, 1):
        assert RULES.view(t.game, seat).players[0].spaces[4].tucked_seen == []
    assert "card" not in t.told("tucked")[0].seen_by(0)


@pytest.mark.clause("WS-INF-08")
def test_a_card_tucked_for_a_resource_of_its_cost_is_shown_to_all():
    t = table(coins=1, mat={"G1": 151}, hand=[50]).trigger("G1").do(50).has(gold=1)
    assert RULES.view(t.game, 1).players[0].spaces[4].tucked_seen == [50]


@pytest.mark.clause("WS-INF-03", "WS-INF-10")
def test_what_all_have_seen_in_a_hand_stays_known_until_a_hidden_card_leaves_it():
    t = table(coins=2, display=[1, 2, 3], hand=[60], mat={"C1": 84}).do("explore-golden", 2)
    assert RULES.view(t.game, 1).players[0].hand == [2]
    t.trigger("C1").do(60)
    assert RULES.view(t.game, 1).players[0].hand == []


@pytest.mark.clause("WS-EX-04")
def test_smirking_ridgeback_tucks_under_the_playful_dragons_of_its_cave():
    t = table(coins=1, mat={"C1": 130, "C2": 155, "C3": 166}).trigger("C1").has(tucked={"C1": 1, "C2": 1})
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-EX-05")
def test_the_gained_card_tucked_under_a_hatchling_feeds_it():
    t = table(coins=1, mat={"G1": 180, "A1": 22}).trigger("G1").do("deck", "A1").has(tucked={"A1": 1}, meat=1, hand=[])
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-EX-06")
def test_the_gained_card_not_tucked_stays_in_hand():
    t = table(coins=1, mat={"G1": 180, "A1": 22}, deck=[60]).trigger("G1").do("deck", "skip")
    t.has(hand=[60], tucked={}, meat=0)


@pytest.mark.clause("WS-EX-09")
def test_only_the_other_dragons_of_its_cave_count_for_the_great_golden_lung_dragon():
    t = table(mat={"G1": 42, "G2": 50, "G3": 56, "G4": 40, "C1": 48, "C2": 60})
    assert t.score()["abilities"] == 9


@pytest.mark.clause("WS-EX-11")
def test_a_tucked_card_gives_one_resource_of_its_cost():
    t = table(coins=1, mat={"C1": 80}, hand=[38]).trigger("C1").do(38).only("meat", "crystal").do("crystal")
    t.has(crystal=1, meat=0)


@pytest.mark.clause("WS-EX-12")
def test_a_coin_in_the_cost_of_the_tucked_card_gives_nothing():
    table(coins=1, mat={"G1": 151}, hand=[113]).trigger("G1").do(113).has(crystal=1, coins=1)


@pytest.mark.clause("WS-DIG-18")
def test_here_follows_the_dragon_through_a_swap():
    t = table(options=ASKED, coins=1, mat={"C1": 43, "C2": 48}, pit=[66])
    from wyrmhall.core.effects import seq
    from wyrmhall.games.wyrmspan.effects import LayEgg
    from wyrmhall.games.wyrmspan.numbers import HERE
    from wyrmhall.games.wyrmspan.rearrange import Swap

    t.use(seq(Swap(), LayEgg(1, HERE)), "C1").do("C1", "C2").has(eggs={"C2": 1}, mat={"C1": 48, "C2": 43})


@pytest.mark.clause("WS-DIG-11")
def test_no_effect_repeats_without_end():
    t = table(coins=1, mat={"C1": 76}, meat=5)
    assert t.trigger("C1").is_turn_of(0)
    t = table(coins=1, mat={"C1": 76, "C2": 48}, meat=5).trigger("C1").do("meat", "C2").has(meat=4, coins=2)
    assert t.is_turn_of(0)
