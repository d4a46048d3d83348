"""The law checker finds what it is meant to find: games broken on purpose."""

from dataclasses import replace

import pytest

from tests.core.lair import LAIR
from wyrmhall import laws
from wyrmhall.core.record import Record


def after_picks() -> Record:
    record = Record(LAIR, 2, seed=1)
    record.play(0, 0)
    record.play(0, 1)
    return record


def test_the_toy_game_obeys_the_laws_of_state():
    for seed in range(10):
        for record in laws.random_game(LAIR, LAIR.setup(3), seed):
            laws.check_copy(record.game)
            laws.check_always(LAIR, record, LAIR.census(record.game))
        laws.check_replay(LAIR, record)


def test_a_copy_that_shares_a_list_is_found(monkeypatch):
    record = after_picks()
    game, real = record.game, type(record.game).copy

    def careless(self):
        twin = real(self)
        twin.deck = self.deck
        return twin

    monkeypatch.setattr(type(game), "copy", careless)
    with pytest.raises(laws.Broken, match="shares nothing mutable"):
        laws.check_copy(game)


def test_a_copy_that_forgets_a_field_is_found(monkeypatch):
    record = after_picks()
    real = type(record.game).copy

    def forgetful(self):
        twin = real(self)
        twin.turns = 12
        return twin

    monkeypatch.setattr(type(record.game), "copy", forgetful)
    with pytest.raises(laws.Broken, match=r"game\.turns"):
        laws.check_copy(record.game)


def test_a_view_that_leaks_a_hand_is_found():
    leaky = replace(LAIR, view=lambda game, seat: [p.hand for p in game.players])
    game = after_picks().game
    assert game.imagine(1, 0).players[0].hand != game.players[0].hand
    with pytest.raises(laws.Broken, match="looks the same"):
        laws.check_imagination(leaky, game, 1, 0)


def test_a_draw_needs_somebody_who_drew_and_nobody_both_wins_and_draws():
    *_, record = laws.random_game(LAIR, LAIR.setup(3), 1)
    drawn = replace(LAIR, winners=lambda game: ())
    laws.check_always(drawn, record, LAIR.census(record.game))
    assert drawn.drawn(record.game) == (0, 1, 2)
    assert drawn.shares(record.game) == pytest.approx([1 / 3] * 3)
    assert LAIR.drawn(record.game) == ()
    assert LAIR.shares(record.game) == [1, 0, 0]
    for broken in (replace(drawn, tied=lambda game: ()), replace(LAIR, winners=lambda game: (0, 0))):
        with pytest.raises(laws.Broken, match="every game ends"):
            laws.check_always(broken, record, LAIR.census(record.game))


def test_a_card_that_vanishes_is_found():
    record = after_picks()
    census = LAIR.census(record.game)
    record.game.deck.pop()
    with pytest.raises(laws.Broken, match="created or lost"):
        laws.check_always(LAIR, record, census)


def test_an_answer_for_who_is_away_that_is_no_option_is_found(monkeypatch):
    record = Record(LAIR, 2, 1)
    census = LAIR.census(record.game)
    laws.check_always(LAIR, record, census)
    monkeypatch.setattr(type(record.game.decision.effect), "default", lambda *asked: 99)
    with pytest.raises(laws.Broken, match="who is away"):
        laws.check_always(LAIR, record, census)
