"""A game file is played again where nothing but plain Python is, and shows what its reader saw of the table."""

import json
import subprocess
import sys

import msgspec
import pytest

from tests.laws import golden_games
from wyrmhall import games
from wyrmhall.again.replayed import NEEDED, fingerprint, in_order
from wyrmhall.companion.sources import modules
from wyrmhall.gamefile import replay

ALONE = """
import importlib.util, sys
sys.path[:] = [path for path in sys.path if "site-packages" not in path and not path.endswith("src")]
sys.path.insert(0, sys.argv[1])
assert importlib.util.find_spec("msgspec") is None and importlib.util.find_spec("fluent") is None
import wyrmhall.again.replayed as again
for line in sys.stdin:
    print(again.replayed(sys.argv[2], line))
"""


def golden(name, players):
    """The shortest golden game of today's version."""
    rules = games.rules_of(name)
    files = golden_games.read(golden_games.path_of(rules, rules.version))
    return rules, min((file for file in files if file.players == players), key=lambda file: len(file.answers))


def seen_by(rules, file, seats):
    """What a browser at these seats notes: of the table as JSON gives it, at every step."""
    noted = {str(seat): {} for seat in seats}

    def look(record):
        for seat in seats:
            view = json.loads(msgspec.json.encode(rules.view(record.game, seat)))
            noted[str(seat)][str(len(record.answers))] = fingerprint(view)

    replay(rules, file, each=look)
    return noted


@pytest.fixture
def alone(tmp_path):
    def run(name, *asked):
        files = modules(*NEEDED, f"wyrmhall.games.{name}", whole={f"wyrmhall.games.{name}"})
        for path, text in files.items():
            file = tmp_path / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        command = [sys.executable, "-I", "-c", ALONE, str(tmp_path), f"again/{name}"]
        lines = "".join(json.dumps(each) + "\n" for each in asked)
        done = subprocess.run(command, input=lines, capture_output=True, text=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run


def asked_of(file, seen):
    return {"file": msgspec.to_builtins(file), "seen": seen}


CASES = [(name, players) for name in games.NAMES for players in games.rules_of(name).seats]
SAMPLE = {("wyrmspan", 1), ("flamecraft", 2), ("seadragons", 2), ("worms", 2)}
PARAMS = [pytest.param(*case, marks=[] if case in SAMPLE else pytest.mark.whole) for case in CASES]


@pytest.mark.parametrize(("name", "players"), PARAMS)
def test_a_browser_finds_every_table_that_it_was_shown_in_the_game_that_follows_from_the_seed(name, players, alone):
    rules, file = golden(name, players)
    seen = seen_by(rules, file, range(-1, players))
    shown = sum(map(len, seen.values()))
    expected = {"moves": len(file.answers), "over": file.scores is not None, "seen": shown, "found": shown}
    assert alone(name, asked_of(file, seen)) == [expected]


def test_other_cards_other_moves_and_other_tables_than_were_seen_are_found_out(alone):
    rules, file = golden("seadragons", 2)
    seen = seen_by(rules, file, [0])
    other = msgspec.structs.replace(file, seed="0" * 32)
    cut = msgspec.structs.replace(file, answers=file.answers[1:], marks=file.marks[1:])
    short = msgspec.structs.replace(file, answers=file.answers[:-1], marks=file.marks[:-1], scores=None)
    dealt = {"0": {**seen["0"], "3": "f" * 16}}
    moves = len(file.answers)
    told = alone(
        "seadragons", *[asked_of(*each) for each in ((other, seen), (cut, seen), (short, seen), (file, dealt))]
    )
    assert told[0]["differs"] > 0
    assert told[1]["differs"] > 0
    assert told[2] == {"moves": moves - 1, "over": False, "seen": moves + 1, "found": moves}
    assert told[3] == {"moves": moves, "over": True, "seen": moves + 1, "found": 3}


def test_what_was_noted_must_come_in_the_same_order():
    assert in_order(["a", "a", "c"], ["a", "b", "c"]) == 3  # a step may show somebody nothing new
    assert in_order(["b", "a"], ["a", "b", "c"]) == 1
    assert in_order(["d"], ["a"]) == 0


def test_a_table_has_the_fingerprint_that_browsers_give_it():
    view = {"b": [1, 2.5, 'é\u2028\n"'], "a": {"10": 1, "9": None, "x": True}}
    assert fingerprint(view) == "29fd789b2b137fa8"  # the same number stands in client/src/net/witness.test.ts
    assert fingerprint({"one": 1.0}) == fingerprint({"one": 1})  # a browser knows no difference
