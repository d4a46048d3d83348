"""A game of another package: installed, it is everywhere; broken, it harms nobody."""

import json
import shutil
import subprocess
import sys

import pytest

from tests.guests import ROOT, install_lair, with_path


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return install_lair(tmp_path_factory.mktemp("lair"))


def wyrmhall(site, *said, stdin=""):
    command = [sys.executable, "-m", "wyrmhall", *said]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=with_path(site), cwd=site)


def python(site, code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=with_path(site), cwd=site)


def test_every_law_holds_for_the_model_package_and_every_clause_is_cited(site):
    done = wyrmhall(site, "laws", "wyrmhall-lair", "--tests", str(ROOT / "examples" / "lair" / "tests"))
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == 15
    assert all(line.startswith("holds ") for line in lines)


def test_its_own_tests_pass(site):
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        str(ROOT / "examples" / "lair"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, env=with_path(site), cwd=ROOT)
    assert done.returncode == 0, done.stdout


def test_a_law_that_it_breaks_is_named_and_ends_with_exit_code_one(site, tmp_path):
    broken = tmp_path / "site"
    shutil.copytree(site, broken)
    words = broken / "wyrmhall_lair" / "locale" / "uk" / "lair.ftl"
    words.write_text(words.read_text("utf-8").replace("event-sold", "event-lost"), "utf-8")
    rules = broken / "wyrmhall_lair" / "census.py"
    rules.write_text(rules.read_text("utf-8").replace("game.deck + game.discard", "game.deck"), "utf-8")
    spoilt = {
        "effects.py": ('return ("lair",)', 'return ("cave",)'),
        "events.py": (
            "class Gained(Event)",
            "class Lost(Event):\n    pass\n\n\n@dataclass(frozen=True)\nclass Gained(Event)",
        ),
        "subjects.py": ('"Pick":', '"Peek":'),
        "draw.py": (
            "from __future__ import annotations",
            "from __future__ import annotations\nOF_CARD = 3\nFIRST = OF_CARD + 1",
        ),
        "actions.py": ('"Pick": (0, 1)', '"Pick": (0,)'),
        "locale/ru/lair.ftl": ("event-drew-hidden", "event-drawn-hidden"),
    }
    for name, (said, instead) in spoilt.items():
        file = broken / "wyrmhall_lair" / name
        assert said in file.read_text("utf-8")
        file.write_text(file.read_text("utf-8").replace(said, instead, 1), "utf-8")
    done = wyrmhall(broken, "laws", "lair")
    assert done.returncode == 1
    named = [line for line in done.stdout.splitlines() if line.startswith("BROKEN")]
    assert any("nothing is created or lost" in line for line in named)
    assert any("words in every language" in line and "event-" in line for line in named)
    for law, why in (
        ("every question has a subject", "Pick"),
        ("every kind of event is told", "never told: Lost"),
        ("signs of verbs", "cave"),
        ("option numbers have one meaning", "draw.py"),
        ("every option has a number for learners", "Pick offers 1"),
    ):
        assert any(law in line and why in line for line in named), (law, named)


def test_it_is_played_to_the_end_in_the_terminal(site):
    done = wyrmhall(site, "terminal", "lair", "--seed", "7", "--lang", "uk", stdin="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "Лігво відкрито" in done.stdout


def test_bots_of_every_kind_play_it_with_its_own_values(site):
    done = wyrmhall(site, "simulate", "lair", "--games", "4", "--bot", "greedy:1", "--json")
    clever = json.loads(done.stdout)["scores"][0]["mean"]
    dull = json.loads(wyrmhall(site, "simulate", "lair", "--games", "40", "--json").stdout)["scores"][0]["mean"]
    assert clever > dull
    judged = python(
        site,
        "from wyrmhall import bots, games; from wyrmhall.bots.judge import judge_of; "
        "print(judge_of(games.rules_of('lair')).names, judge_of(games.rules_of('lair')).weights)",
    )
    assert judged.stdout.strip() == "('hand',) [0.4]"


def test_its_rules_and_cards_are_read_in_three_languages(site):
    assert "LA-END-04" in wyrmhall(site, "rules", "lair").stdout
    assert "Лігва відкривають" in wyrmhall(site, "rules", "lair", "LA-END-01", "--lang", "uk").stdout
    assert "Сокровище 19" in wyrmhall(site, "cards", "lair", "--lang", "ru").stdout


def test_it_stands_in_the_api_and_is_drawn_as_its_text(site):
    done = python(
        site,
        "import wyrmhall; game = wyrmhall.new('lair', seed=1); game.play(game.choose('drake', seed=1)); "
        "game.save('lair.game'); again = wyrmhall.load('lair.game'); assert again.state == game.state; "
        "print(wyrmhall.names()[-1], '<svg' in game.svg(0), game.legal[0].target)",
    )
    assert done.stdout.split()[:2] == ["lair", "True"], done.stderr


def test_it_is_an_environment_for_learning(site):
    done = python(
        site,
        "from wyrmhall.research.aec import env; table = env('lair', players=2); table.reset(seed=1)\n"
        "for agent in table.agent_iter():\n"
        "    seen, reward, over, cut, info = table.last()\n"
        "    table.step(None if over or cut else int(seen['action_mask'].argmax()))\n"
        "print('played')",
    )
    assert done.stdout.strip() == "played", done.stderr


def test_a_package_that_cannot_be_loaded_is_told_of_and_the_house_goes_on(site, tmp_path):
    broken = tmp_path / "site"
    shutil.copytree(site, broken)
    (broken / "wyrmhall_lair" / "__init__.py").write_text("import nothing_of_that_name\n")
    done = python(broken, "from wyrmhall import games; print(games.names())")
    assert done.stdout.strip() == "('wyrmspan', 'flamecraft', 'seadragons', 'worms')"
    assert "the game lair of wyrmhall_lair cannot be loaded: ModuleNotFoundError" in done.stderr
    asked = wyrmhall(broken, "simulate", "lair")
    assert asked.returncode == 2
    assert "cannot be loaded" in asked.stderr.splitlines()[-1]


def test_a_package_cannot_take_the_name_of_a_game_of_the_house(site, tmp_path):
    other = tmp_path / "site"
    shutil.copytree(site, other)
    (points,) = other.glob("*.dist-info/entry_points.txt")
    points.write_text("[wyrmhall.games]\nworms = wyrmhall_lair\n")
    done = python(other, "from wyrmhall import games; print(games.names(), games.rules_of('worms').minutes)")
    assert done.stdout.startswith("('wyrmspan', 'flamecraft', 'seadragons', 'worms')")
    assert "brings a second game 'worms'" in done.stderr
