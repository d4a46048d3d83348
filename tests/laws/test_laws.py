"""The laws of the house, for every registered game, every seat count and every option, without naming any."""

import pytest

from wyrmhall import games, laws
from wyrmhall.core.record import Record
from wyrmhall.gamefile import Differs, file_of, fingerprint, replay

TABLES = [(name, players) for name in games.NAMES for players in games.rules_of(name).seats]
ENDS = [
    pytest.param(name, players, marks=[] if players in (seats[0], seats[-1]) else pytest.mark.whole)
    for name in games.NAMES
    for seats in [games.rules_of(name).seats]
    for players in seats
]
"""The fewest and the most seats; those between with `--whole`."""


def tables(name: str, players: int):
    rules = games.rules_of(name)
    return rules, [setup for setup in rules.tables() if setup.players == players]


def a_game(name: str, players: int, seed: int = 3) -> Record:
    rules = games.rules_of(name)
    *_, record = laws.random_game(rules, rules.setup(players), seed)
    return record


@pytest.mark.parametrize(("name", "players"), ENDS)
def test_every_law_holds_in_random_games_with_every_option(name, players):
    rules, setups = tables(name, players)
    for seed, setup in enumerate(setups):
        record = laws.check_game(rules, setup, seed, share=0.02)
        assert record.game.over


@pytest.mark.parametrize(("name", "players"), ENDS)
def test_every_law_holds_at_every_decision_of_a_game(name, players):
    rules = games.rules_of(name)
    record = laws.check_game(rules, rules.setup(players), seed=players, share=0.34)
    assert len(record.answers) > 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_then_the_same_answer_again_gives_the_same_state(name, players):
    rules = games.rules_of(name)
    undone = 0
    for record in laws.random_game(rules, rules.setup(players), seed=11):
        if record.answers and record.can_undo(record.answers[-1][0]):
            (seat, option), after, told = record.answers[-1], record.game.copy(), record.told[-1]
            record.undo(seat)
            record.play(option, seat)
            assert record.game == after
            assert record.told[-1] == told
            undone += 1
    assert undone > 0


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_file_replays_to_its_result_and_a_forged_one_does_not(name):
    rules = games.rules_of(name)
    file = file_of(a_game(name, rules.seats[0]))
    record = replay(rules, file)
    assert fingerprint(rules, record.game) == file.marks[-1]
    assert rules.scores(record.game) == file.scores
    file.scores[0] = {"forged": 1000}
    with pytest.raises(Differs, match="final scores"):
        replay(rules, file)


@pytest.mark.parametrize("name", games.NAMES)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(name):
    players = games.rules_of(name).seats[0]
    assert a_game(name, players, 5).game == a_game(name, players, 5).game
    assert a_game(name, players, 5).game != a_game(name, players, 6).game


@pytest.mark.parametrize("name", games.NAMES)
def test_a_table_with_a_secret_seed_plays_by_the_same_rules(name):
    rules = games.rules_of(name)
    record = Record(rules, rules.seats[0], "00112233445566778899aabbccddeeff")
    for _ in range(30):
        if record.game.over:
            break
        record.play(record.game.decision.options[0], record.game.decision.seat)
    assert replay(rules, file_of(record)).game == record.game


TURNS = {"flamecraft": "turn-began", "worms": "turn"}
"""The games that tell of every turn as it begins."""


@pytest.mark.parametrize(("name", "players"), [table for table in TABLES if table[0] in TURNS])
def test_a_turn_has_ended_where_the_next_one_is_told_to_begin(name, players):
    rules = games.rules_of(name)
    before, first = rules.new(rules.setup(players), 0), True
    ended = 0
    for record in laws.random_game(rules, rules.setup(players), 4):
        kinds = [event.kind for event in record.told[-1]] if record.told else []
        if record.answers and not record.game.over:
            begins = TURNS[name] in kinds
            assert rules.turned(before, record.game, record.told[-1]) == (begins and not first)
            ended += begins and not first
            first = first and not begins
        before = record.game.copy()
    assert ended > 1
