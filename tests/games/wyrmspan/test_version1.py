"""Games that were begun under the first version of the rules are played to their end by it."""

from pathlib import Path

import pytest

from wyrmhall.gamefile import read_file, replay
from wyrmhall.games.wyrmspan import RULES

GAMES = sorted((Path(__file__).parent / "version1").glob("*.json"))


@pytest.mark.clause("WS-EDN-08")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_game_of_version_one_asks_and_ends_as_it_did(path):
    file = read_file(path.read_bytes())
    assert file.version == 1
    record = replay(RULES, file)
    assert record.game.over
    assert RULES.scores(record.game) == file.scores


@pytest.mark.clause("WS-EDN-08")
def test_the_games_of_version_one_know_every_number_of_players():
    files = [read_file(path.read_bytes()) for path in GAMES]
    assert {file.players for file in files} == set(RULES.seats)
    assert {file.options["solo"] for file in files} == {"automa", "ravel"}
    assert {file.options["ask_everything"] for file in files} == {False, True}
