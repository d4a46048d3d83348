"""The rules of Lair, clause by clause, played as a player would: by what is offered."""

import pytest
import wyrmhall_lair

from wyrmhall.core.engine import FIRST_STANDING, SKIP
from wyrmhall.core.record import Record

RULES = wyrmhall_lair.RULES
SETTLE, DRAW, GAIN = range(3)


def table(players: int = 2, opened: bool = True, **options: bool) -> Record:
    """A game after the opening choices, with seat 0 to move."""
    record = Record(RULES, players, seed=1, options=options)
    for seat in range(players if opened else 0):
        record.play(0, seat)
    return record


def to_the_end(record: Record, option: int = GAIN) -> Record:
    while not record.game.over:
        offered = record.game.decision.options
        record.play(option if option in offered else offered[0], record.game.decision.seat)
    return record


@pytest.mark.clause("LA-SET-01")
def test_twenty_treasures_and_two_gold_for_each_of_two_or_three_players():
    game = table(3, opened=False).game
    assert len(game.deck) + 3 * 2 == 20
    assert [player.gold for player in game.players] == [2, 2, 2]
    assert RULES.seats == (2, 3)


@pytest.mark.clause("LA-SET-02")
def test_all_choose_one_of_two_treasures_at_the_same_time_and_discard_the_other_face_up():
    record = table(opened=False)
    dealt = [player.hand[:] for player in record.game.players]
    assert record.game.waiting == (0, 1)
    record.play(1, 1)
    record.play(0, 0)
    assert [player.hand for player in record.game.players] == [[dealt[0][0]], [dealt[1][1]]]
    assert RULES.view(record.game, -1).discard == sorted([dealt[0][1], dealt[1][0]])


@pytest.mark.clause("LA-TRN-01")
def test_a_turn_is_one_of_three_things_and_then_the_next_player_has_one():
    record = table()
    assert record.game.decision.options == (SETTLE, DRAW, GAIN)
    record.play(DRAW, 0)
    assert (len(record.game.players[0].hand), record.game.players[0].gold) == (2, 3)
    record.play(GAIN, 1)
    assert record.game.players[1].gold == 3
    assert record.game.waiting == (0,)


@pytest.mark.clause("LA-TRN-01")
def test_without_gold_or_a_treasure_nothing_can_be_settled():
    record = table()
    record.game.players[0].hand.clear()
    record.play(GAIN, 0)
    record.play(GAIN, 1)
    assert record.game.decision.options == (DRAW, GAIN)


@pytest.mark.clause("LA-TRN-02")
@pytest.mark.parametrize(("answer", "gold"), [(1, 2), (SKIP, 1)])
def test_settling_costs_a_gold_which_may_come_back_and_nobody_sees_the_treasure(answer, gold):
    record = table()
    card = record.game.players[0].hand[0]
    record.play(SETTLE, 0)
    record.play(answer, 0)
    assert record.game.players[0].lair == [card]
    assert record.game.players[0].gold == gold
    assert RULES.view(record.game, 1).lairs[0].settled == 1
    assert RULES.view(record.game, 1).lairs[0].treasures == []


@pytest.mark.clause("LA-TRN-03")
def test_beside_a_decision_a_treasure_can_be_sold_and_the_same_is_asked_again():
    record = table()
    card = record.game.players[0].hand[0]
    asked = record.game.decision.effect
    record.play(FIRST_STANDING, 0)
    record.play(card, 0)
    assert record.game.players[0].gold == 3
    assert card in RULES.view(record.game, 1).discard
    assert record.game.decision.effect == asked


@pytest.mark.clause("LA-END-01", "LA-END-02")
@pytest.mark.parametrize(("long", "turns"), [(False, 12), (True, 24)])
def test_after_all_turns_the_lairs_are_opened(long, turns):
    record = table(long=long)
    record.play(SETTLE, 0)
    record.play(SKIP, 0)
    before = len(record.answers)
    to_the_end(record)
    assert len(record.answers) - before == turns - 1
    assert len(RULES.view(record.game, -1).lairs[0].treasures) == 1


@pytest.mark.clause("LA-END-03")
def test_two_points_for_a_settled_treasure_and_one_for_a_gold():
    record = table()
    record.play(SETTLE, 0)
    record.play(1, 0)
    game = to_the_end(record).game
    assert RULES.scores(game) == [{"lair": 2, "gold": 7}, {"lair": 0, "gold": 8}]
    assert RULES.winners(game) == (0,)


@pytest.mark.clause("LA-END-04")
def test_between_equals_the_highest_treasure_decides_and_without_any_it_is_a_draw():
    game = to_the_end(table()).game
    assert RULES.winners(game) == ()
    assert RULES.drawn(game) == (0, 1)
    first, second = game.players
    first.lair, second.lair = [3, 9], [4, 7]
    assert RULES.winners(game) == (0,)
    second.lair = [4, 12]
    assert RULES.winners(game) == (1,)
