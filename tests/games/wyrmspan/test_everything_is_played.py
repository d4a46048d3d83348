"""No component is left untried: every card, row, icon, space and objective is played in a test that names it.

A test names what it plays by a parameter (`dragon`, `cave`, `row`, `icon`, `space`, `objective`, `card`), and a test of
a single dragon by its own name. Tests that only show that nothing happens call their parameter something else.
"""

import re
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

from wyrmhall.games.wyrmspan import automa
from wyrmhall.games.wyrmspan.caves import CAVES
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.tiles import TILES

HERE = Path(__file__)


@cache
def all_tests() -> list[tuple[str, dict[str, list[object]]]]:
    """The tests of this folder: their names, and the values of their parameters."""
    found = []
    for file in sorted(HERE.parent.glob("test_*.py")):
        if file != HERE:
            for name, thing in vars(import_module(f"{__package__}.{file.stem}")).items():
                if name.startswith("test_"):
                    found.append((f"{file.stem}.{name}", _parameters(thing)))
    return found


def _parameters(test) -> dict[str, list[object]]:
    found: dict[str, list[object]] = {}
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names, rows = mark.args
            names = [names] if isinstance(names, str) else list(names)
            for row in rows:
                values = row.values if hasattr(row, "marks") else row if len(names) > 1 else (row,)
                for name, value in zip(names, values, strict=True):
                    found.setdefault(name, []).append(value)
    return found


def played(parameter: str, files: str) -> set[object]:
    return {value for name, found in all_tests() if re.match(files, name) for value in found.get(parameter, ())}


@pytest.mark.clause("WS-COM-02", "WS-VRB-14")
def test_every_dragon_is_played_in_a_test():
    numbers = played("dragon", "test_cards_")
    named = {d.number for d in DRAGONS[1:] if any(_snake(d.name) in name for name, _ in all_tests())}
    missing = [f"{d.number} {d.name}" for d in DRAGONS[1:] if d.number not in numbers | named]
    assert missing == []


def _snake(name: str) -> str:
    return "_" + re.sub(r"[^a-z]+", "_", name.lower()).strip("_") + "_"


@pytest.mark.clause("WS-COM-03")
def test_every_cave_card_is_laid_in_a_test():
    assert [cave.number for cave in CAVES[1:] if cave.number not in played("cave", "test_caves")] == []


@pytest.mark.clause("WS-COM-04")
def test_every_row_of_every_guild_tile_is_reached_in_a_test():
    rows = {f"{tile.name} {row}" for tile, row in product(TILES, range(1, 5))}
    assert rows - played("row", "test_guild_rows") == set()


@pytest.mark.clause("WS-EXP-09")
def test_every_icon_of_the_mat_is_used_in_a_test():
    icons = {(cave, icon) for cave, icon in product(("crimson", "golden", "amethyst"), range(1, 6))}
    (found,) = [found for name, found in all_tests() if "icon_of_the_mat_gives" in name]
    assert icons - set(zip(found["cave"], found["icon"], strict=True)) == set()


@pytest.mark.clause("WS-GLD-02")
def test_every_space_of_the_guild_track_is_entered_in_a_test():
    assert {space % 12 for space in played("space", "test_icons_and_track")} == set(range(12))


@pytest.mark.clause("WS-COM-05")
def test_every_objective_is_counted_in_a_test():
    assert {face.name for face in FACES} - played("objective", "test_objectives_faces") == set()


@pytest.mark.clause("AU-COM-01")
def test_every_automa_card_is_turned_up_in_a_test():
    assert set(range(len(automa.CARDS))) - played("card", "test_automa_cards") == set()
