"""What an option number means stands in one place, the `numbers.py` of its game."""

import ast
from pathlib import Path

import pytest

from wyrmhall import games
from wyrmhall.clauses import ROOT
from wyrmhall.laws.differences import Broken
from wyrmhall.laws.options import check_meanings, check_reckoning, reckonings

SRC = ROOT / "src/wyrmhall"


def modules() -> list[Path]:
    own = [file for name in games.NAMES for file in sorted((SRC / "games" / name).rglob("*.py"))]
    return [*[file for file in own if file.name != "numbers.py"], *sorted((SRC / "bots").rglob("*.py"))]


@pytest.mark.parametrize(
    "code", ["OF_SPACE + s", "option - OF_KIND", "option // 3", "OF_CAVE <= piece < 9", "0 <= option < EVERYTHING"]
)
def test_the_law_sees_what_it_is_to_see(code):
    assert list(reckonings(ast.parse(code)))


def test_no_module_beside_numbers_reckons_with_option_numbers():
    """A verb asks the table: `SPACE_OPTION[space]`, `NTH[option]`, `THINGS.thing(option)`."""
    check_reckoning(modules())


def test_to_ask_whether_there_is_an_answer_is_no_reckoning():
    assert not list(reckonings(ast.parse("option >= 0 and not option <= FIRST_STANDING")))


@pytest.mark.parametrize("game", games.NAMES)
def test_one_table_says_what_every_option_of_a_game_means_both_ways(game):
    """And it lists the verbs that can ask, those of `actions.py`, and no others."""
    check_meanings(games.rules_of(game), seed=18)


def test_a_module_that_reckons_is_named(tmp_path):
    for name in ("numbers.py", "verbs.py"):
        (tmp_path / name).write_text("def at(space):\n    return OF_SPACE + space\n")
        with_it = sorted(tmp_path.glob("*.py"))
    check_reckoning(with_it[:1])
    with pytest.raises(Broken, match=r"verbs.py:2: OF_SPACE \+ space"):
        check_reckoning(with_it)
