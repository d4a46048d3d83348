"""The command line, as a person or a script would use it: a real process each time."""

import json
import os
import subprocess
import sys

import pytest

from wyrmhall import games

GAME = "seadragons"
SOME = [GAME, *(pytest.param(name, marks=pytest.mark.whole) for name in games.NAMES if name != GAME)]


def wyrmhall(*args: str, stdin: str = "") -> subprocess.CompletedProcess:
    env = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "wyrmhall", *args]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("simulate", "chess"), "there is no game 'chess'; there are:"),
        (("simulate", GAME, "--players", "99"), "players, not 99"),
        (("simulate", GAME, "--option", "nonsense=1"), "has no option 'nonsense'"),
        pytest.param(("simulate", GAME, "--option", "nonsense"), "NAME=VALUE", marks=pytest.mark.whole),
        pytest.param(("simulate", GAME, "--bot", "nobody"), "there is no bot 'nobody'", marks=pytest.mark.whole),
        (("terminal", GAME, "--lang", "xx"), "there is no language 'xx'"),
        pytest.param(("rules", GAME, "--lang", "xx"), "there is no language 'xx'", marks=pytest.mark.whole),
        (("terminal", GAME, "--seed", "xyz"), "32 hexadecimal digits"),
        pytest.param(("terminal", GAME, "--players", "2", "--bots", "3"), "3 bots do not fit", marks=pytest.mark.whole),
        (("replay", "no-such-file.json"), "cannot read"),
        (("rules", GAME, "XX-YYY-99"), "there is no clause 'XX-YYY-99'"),
        pytest.param(("rules", "chess"), "there is no game 'chess'", marks=pytest.mark.whole),
        pytest.param(("pack", "check", "no-such-file.toml"), "cannot read", marks=pytest.mark.whole),
        pytest.param(("cards", "chess"), "there is no game 'chess'", marks=pytest.mark.whole),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_exit_code_2(args, says):
    done = wyrmhall(*args)
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_simulate_prints_one_json_object_with_the_agreed_keys():
    done = wyrmhall("simulate", GAME, "--games", "3", "--seed", "1", "--json")
    figures = json.loads(done.stdout)
    keys = {"game", "players", "games", "decisions", "seconds", "games_per_s", "decisions_per_s", "scores"}
    assert set(figures) == keys | {"wins", "draws"}
    assert figures["games"] == 3
    assert all(set(seat) == {"mean", "sd", "min", "max"} for seat in figures["scores"])


def test_simulate_is_reproducible_from_its_seed():
    one, two = (json.loads(wyrmhall("simulate", GAME, "--games", "2", "--json").stdout) for _ in range(2))
    assert one["scores"] == two["scores"]
    assert one["decisions"] == two["decisions"]


def test_simulate_shows_a_table_to_people():
    done = wyrmhall("simulate", GAME, "--seconds", "0.1")
    assert done.returncode == 0
    assert "decisions/s" in done.stdout
    assert "mean" in done.stdout


def play_through(lang: str, *more: str, end: str = "") -> subprocess.CompletedProcess:
    """Always take the first option, until the game is over."""
    return wyrmhall("terminal", GAME, "--seed", "7", "--lang", lang, *more, stdin="1\n" * 3000 + end)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_whole_game_is_played_in_the_terminal(lang):
    done = play_through(lang)
    assert done.returncode == 0, done.stderr
    winner = {"en": "Winner", "uk": "Перемож", "ru": "Победител"}[lang]
    assert winner in done.stdout.splitlines()[-1]


def test_undo_why_not_log_table_and_help_answer_in_the_terminal():
    done = wyrmhall("terminal", GAME, "--seed", "7", stdin="w\nu\nl\nt\no\n?\nhello\n0\nq\n")
    assert done.returncode == 0
    assert "nothing to undo" in done.stdout
    assert "Type a number from 1 to" in done.stdout


def test_a_game_saved_in_the_terminal_replays_and_a_changed_one_does_not(tmp_path):
    file = tmp_path / "game.json"
    done = wyrmhall("terminal", GAME, "--seed", "7", stdin="1\n1\n1\n" + f"s {file}\nq\n")
    assert "Saved as" in done.stdout
    again = wyrmhall("replay", str(file), "--lang", "uk")
    assert again.returncode == 0, again.stderr
    saved = json.loads(file.read_text())
    seat, option = saved["answers"][0]
    saved["answers"][0] = [seat, option + 1000]
    file.write_text(json.dumps(saved))
    forged = wyrmhall("replay", str(file))
    assert forged.returncode == 1
    assert "does not replay: step 1:" in forged.stderr


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "not a complete game file"),
        ('{"format": "wyrmhall-game-1", "ga', "not a complete game file"),
        ("[]", "not a"),
    ],
)
def test_a_broken_game_file_is_refused(tmp_path, content, says):
    file = tmp_path / "game.json"
    file.write_text(content)
    done = wyrmhall("replay", str(file))
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_rules_are_read_clause_by_clause():
    listed = json.loads(wyrmhall("rules", GAME, "--json").stdout)
    one = wyrmhall("rules", GAME, listed[0]["id"])
    assert one.stdout.startswith(listed[0]["id"])
    translated = wyrmhall("rules", GAME, listed[0]["id"], "--lang", "uk")
    assert translated.stdout.startswith(listed[0]["id"])
    assert translated.stdout != one.stdout


def test_coverage_counts_clauses_and_lists_the_missing_ones():
    (found,) = json.loads(wyrmhall("rules", GAME, "--coverage", "--json").stdout)
    assert found["clauses"] == found["cited"] + len(found["waived"]) + len(found["missing"])
    assert "cited" in wyrmhall("rules", GAME, "--coverage").stdout


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_cards_are_listed_with_their_status(lang):
    done = wyrmhall("cards", GAME, "--lang", lang)
    assert done.returncode == 0
    assert {"en": "reconstructed", "uk": "відтворено", "ru": "воссоздано"}[lang] in done.stdout


@pytest.mark.parametrize("game", SOME)
def test_a_new_pack_is_good_and_starts_a_game(tmp_path, game):
    file = tmp_path / "pack.toml"
    assert wyrmhall("pack", "new", game, str(file)).returncode == 0
    assert "is a good pack" in wyrmhall("pack", "check", str(file)).stdout
    done = wyrmhall("simulate", game, "--games", "1", "--pack", str(file), "--json")
    assert json.loads(done.stdout)["games"] == 1
    again = wyrmhall("pack", "new", game, str(file), "--lang", "uk")  # never overwritten
    assert (again.returncode, "уже є; візьміть іншу назву" in again.stderr) == (2, True)


def test_the_verbs_of_packs_are_listed_with_what_may_stand_in_them():
    lines = wyrmhall("pack", "verbs", "wyrmspan").stdout.splitlines()
    assert 'lay_egg: n = (1..20), where = ("any" | "here" | "cave" | "column" | "adjacent" | "it")' in lines
    assert 'take: what = "dragon" | "cave", n = (1..20), source = ("display" | "deck" | "any")' in lines
    assert wyrmhall("pack", "verbs", "seadragons").returncode == 2


def test_a_pack_is_checked_in_the_language_of_the_reader(tmp_path):
    file = tmp_path / "pack.toml"
    file.write_text('game = "worms"\n[die]\nfaces = ["7"]\n', "utf-8")
    done = wyrmhall("pack", "check", str(file), "--lang", "uk")
    assert done.returncode == 2
    assert f"{file}: рядок 3: die: грані" in done.stderr
    file.write_text("a = " + "[" * 99, "utf-8")
    assert "nested at most 12 deep" in wyrmhall("pack", "check", str(file)).stderr


def test_the_fuzzer_plays_under_all_laws():
    done = wyrmhall("fuzz", GAME, "--games", "2")
    assert done.returncode == 0, done.stderr
    assert "2 games" in done.stdout
