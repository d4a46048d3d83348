"""The engine by itself, shown on a toy game."""

import pytest

from tests.core.lair import LAIR, MAIN, Drew, Gain, Pick, Sell, Settle
from wyrmhall.core.engine import FIRST_STANDING, SKIP, TIME_UP, IllegalOption
from wyrmhall.core.record import Record
from wyrmhall.core.rules import BadSetup


def opened(players: int = 2) -> Record:
    """A game after the opening picks, with seat 0 to move."""
    record = Record(LAIR, players, seed=1)
    for seat in range(players):
        record.play(0, seat)
    return record


def test_several_seats_decide_at_the_same_time_and_the_order_of_their_answers_does_not_matter():
    one, two = Record(LAIR, 3, seed=5), Record(LAIR, 3, seed=5)
    for seat, option in ((0, 1), (1, 0), (2, 1)):
        one.play(option, seat)
    for seat, option in ((2, 1), (0, 1), (1, 0)):
        two.play(option, seat)
    assert one.game == two.game


def test_an_answer_given_early_is_seen_by_nobody_until_all_have_answered():
    record = Record(LAIR, 2, seed=5)
    before = [LAIR.view(record.game, seat) for seat in (-1, 0, 1)]
    record.play(1, 0)
    assert [LAIR.view(record.game, seat) for seat in (-1, 0, 1)] == before
    assert record.game.waiting == (1,)


def test_only_offered_options_are_taken_and_a_refused_one_changes_nothing():
    record = opened()
    before = record.game.copy()
    for option, seat in ((99, 0), (SKIP, 0), (0, 1), (TIME_UP, 0), (FIRST_STANDING - 1, 0)):
        with pytest.raises(IllegalOption):
            record.play(option, seat)
    assert record.game == before
    assert len(record.answers) == 2


def test_a_standing_option_is_done_and_then_the_same_decision_is_asked_again():
    game = opened().game
    card = game.players[0].hand[0]
    game.step(FIRST_STANDING)
    assert isinstance(game.decision.effect, Sell)
    game.step(card)
    assert game.players[0].gold == 3
    assert game.decision.effect == MAIN
    assert game.decision.extras == ()


def test_a_decision_with_one_option_resolves_itself():
    game = opened().game
    card = game.players[0].hand[0]
    game.step(0)  # settle: only one card to choose from
    assert game.players[0].lair == [card]
    assert game.decision.effect.part == Gain(1)


def test_undo_goes_back_to_the_last_point_where_nobody_has_learnt_anything():
    record = opened()
    start = record.game.copy()
    record.play(0, 0)
    record.play(1, 0)
    assert not record.can_undo(1)
    record.undo(0)
    record.undo(0)
    assert record.game == start
    assert record.answers == [(0, 0), (1, 0)]
    record.play(1, 0)  # draws a card
    assert not record.can_undo(0)


def test_in_an_imagined_world_the_others_are_asked_again_from_their_imagined_hands():
    game = opened().game
    world = game.imagine(1, seed=3)
    assert world.decision.effect == MAIN
    game.step(1)
    game.step(1)
    game.step(0)
    assert isinstance(game.decision.effect, Settle)
    for seed in range(20):
        world = game.imagine(1, seed)
        assert world.decision.options == tuple(sorted(world.players[0].hand))
        assert LAIR.view(world, 1) == LAIR.view(game, 1)


def test_an_early_answer_is_imagined_anew_too():
    record = Record(LAIR, 2, seed=5)
    record.play(1, 0)
    held = {record.game.imagine(1, seed).held for seed in range(30)}
    assert held == {(0, None), (1, None)}
    assert isinstance(record.game.decision.effect, Pick)


def test_a_secret_is_told_only_to_those_it_concerns():
    (event,) = [e for e in opened().play(1, 0) if isinstance(e, Drew)]
    assert "card" in event.seen_by(0)
    assert "card" not in event.seen_by(1)


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (4, {}, "takes 2 to 3 players"),
        (2, {"map": "b"}, "“Which map is played” is only for tables of 3, not of 2"),
        (3, {"map": "c"}, "“Which map is played” cannot be 'c': choose one of a, b"),
        (3, {"size": 1}, "no option 'size'"),
    ],
)
def test_a_set_up_that_the_rules_do_not_know_is_refused_in_a_sentence(players, options, says):
    with pytest.raises(BadSetup, match=says):
        LAIR.setup(players, options)


def test_options_are_read_from_text():
    assert LAIR.setup(3, {"long": "true", "map": "B"}).options == {"long": True, "map": "b"}


def test_a_game_dealt_anew_looks_the_same_to_the_public_and_goes_on_with_other_luck():
    record = Record(LAIR, 2, seed=1)
    record.play(0, 0)
    record.play(0, 1)
    before = LAIR.view(record.game, -1)
    record.redeal("00112233445566778899aabbccddeeff")
    assert LAIR.view(record.game, -1) == before
    assert record.game.luck.seed != 1
    assert not record.can_undo(0)
    record.play(record.game.decision.options[0])
    assert record.again(len(record.answers)).game == record.game
