"""Lists any component that no test plays."""

import ast
from pathlib import Path

import pytest

from wyrmhall.games.flamecraft import achievements, companions, fancy, shops
from wyrmhall.games.flamecraft.numbers import GOODS

HERE = Path(__file__).parent


class Scene:
    """A test: the words it speaks of (its marks and its parameters too), and the methods and helpers it calls."""

    def __init__(self, node: ast.FunctionDef) -> None:
        parts = list(ast.walk(node))
        self.words = {p.value for p in parts if isinstance(p, ast.Constant) and isinstance(p.value, str)}
        self.names = {p.id for p in parts if isinstance(p, ast.Name)}
        self.calls = {p.func.attr for p in parts if isinstance(p, ast.Call) and isinstance(p.func, ast.Attribute)}
        self.calls |= {p.func.id for p in parts if isinstance(p, ast.Call) and isinstance(p.func, ast.Name)}
        self.asserts = any(isinstance(p, ast.Assert) for p in parts)


def scenes() -> list[Scene]:
    found = []
    for file in sorted(HERE.glob("test_*.py")):
        if file.name != Path(__file__).name:
            tree = ast.parse(file.read_text("utf-8"))
            found += [Scene(node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [scene for scene in found if scene.asserts]


def unplayed(keys: list[str], *calls: str) -> list[str]:
    """The keys that no test names together with one of the calls that play them."""
    playing = [scene for scene in scenes() if scene.calls & set(calls)]
    return [key for key in keys if not any(key in scene.words for scene in playing)]


@pytest.mark.clause("FC-CMP-06")
def test_every_shop_with_an_ability_is_used_in_a_test():
    assert unplayed([row.key for row in shops.TABLE if row.ability is not None], "ability", "bazaar") == []


@pytest.mark.clause("FC-CMP-15")
def test_every_fancy_dragon_is_scored_in_a_test():
    assert unplayed([row.key for row in fancy.SUN_DRAGONS], "use") == []
    assert unplayed([row.key for row in fancy.MOON_DRAGONS], "finish", "end_game", "ability") == []


@pytest.mark.clause("FC-CMP-03")
def test_every_kind_of_artisan_is_fired_up_in_a_test():
    playing = [scene for scene in scenes() if "fire" in scene.calls]
    assert [good for good in GOODS if not any(good.upper() in scene.names for scene in playing)] == []


@pytest.mark.clause("FC-CMP-16")
def test_every_companion_is_used_in_a_test():
    calls = ("with_companion", "companion")
    assert unplayed([row.key for row in companions.TABLE if row.key != "manny"], *calls) == []
    assert any("manny" in scene.calls for scene in scenes())  # a helper sets it up


@pytest.mark.clause("FC-ACH-01")
def test_every_achievement_is_met_in_a_test():
    assert unplayed([row.key for row in achievements.ACHIEVEMENTS], "met") == []


@pytest.mark.clause("FC-CMP-13")
def test_every_enchantment_is_cast_in_a_test():
    playing = [scene for scene in scenes() if "enchant" in scene.calls and "ENCHANTMENTS" in scene.names]
    assert len(playing) == 1
    assert "charms" in playing[0].calls
