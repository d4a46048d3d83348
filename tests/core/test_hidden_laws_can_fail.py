"""The laws of what is hidden, of the default table and of labels find what they are meant to find."""

from dataclasses import replace

import pytest

from tests.core.inn import INN
from wyrmhall import laws
from wyrmhall.core.shown import ShownDecision, ShownOption
from wyrmhall.laws import hidden


class Plain:
    """Says things as they are written in code: the toy game has no messages."""

    def say(self, what: object) -> str:
        return repr(what)

    sentence = say

    def event(self, event: object, seat: int, names: object) -> str:
        return repr(event)


@pytest.fixture(autouse=True)
def plain_words(monkeypatch):
    monkeypatch.setattr(hidden, "speaker", lambda lang, game: Plain())


def look_on(flaw: str, players: int) -> None:
    """Random games with a flaw, with all eyes on them at every decision."""
    for seed in range(12):
        for record in laws.random_game(INN, INN.setup(players, {"flaw": flaw}), seed):
            for seat in range(-1, players):
                laws.check_imagination(INN, record.game, seat, seed)
            if not record.game.over:
                laws.check_onlookers(INN, record, seed)
                laws.check_default(INN, record)


@pytest.mark.parametrize("players", INN.seats)
def test_the_toy_game_without_a_flaw_keeps_all_laws_of_what_is_hidden(players):
    look_on("", players)
    *_, record = laws.random_game(INN, INN.setup(players), 1)
    laws.check_copy(record.game)
    laws.check_replay(INN, record)


@pytest.mark.parametrize(
    ("flaw", "players", "law"),
    [
        ("open", 2, "an imagined world looks the same"),
        ("auto", 2, "shows nothing that is hidden"),
        ("counts", 2, "whether something becomes known"),
        ("trace", 3, "shows nothing that is hidden"),
        ("unnoticed", 2, "what becomes visible moves knowledge"),
        ("alone", 1, "undo stops only where something is learnt"),
        ("toll", 2, "the default table loses nothing"),
    ],
)
def test_a_flaw_is_found(flaw, players, law):
    with pytest.raises(laws.Broken, match=law):
        look_on(flaw, players)


def test_seats_that_look_together_must_see_what_each_sees():
    *_, record = laws.random_game(INN, INN.setup(2), 1)
    same = replace(INN, views=lambda game, seats: [INN.view(game, seat) for seat in seats])
    laws.check_imagination(same, record.game, 0, 1)
    leak = replace(INN, views=lambda game, seats: [INN.view(game, seats[0]) for _ in seats])
    with pytest.raises(laws.Broken, match="seats that look together"):
        laws.check_imagination(leak, record.game, 0, 1)


def test_two_options_that_read_alike_are_found():
    options = [ShownOption(1, "gain a coin", "pile:1"), ShownOption(2, "gain a coin", "pile:2")]
    laws.check_labels(ShownDecision(0, "What?", options[:1]), "en")
    with pytest.raises(laws.Broken, match="read differently"):
        laws.check_labels(ShownDecision(0, "What?", options), "en")
    with pytest.raises(laws.Broken, match="read differently"):
        laws.check_labels(ShownDecision(0, "What?", options[:1], options[1:]), "en")
