"""The plan of the house: imports point downwards, the core stays small and knows no game."""

import ast
from pathlib import Path

import pytest

import wyrmhall

SRC = Path(wyrmhall.__file__).parent
ROOMS = {
    "core": (),
    "games": ("core",),
    "bots": ("core", "games"),
    "research": ("core", "games"),
    "server": ("core", "games", "bots", "gamefile", "fair", "clauses"),
}


def imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("wyrmhall.")}


@pytest.mark.parametrize("room", ROOMS)
def test_imports_point_downwards_only(room):
    allowed = {room, "native", *ROOMS[room]}
    for file in (SRC / room).rglob("*.py"):
        for name in imports(file):
            assert name.split(".")[1] in allowed, f"{file.relative_to(SRC)} imports {name}"


def test_the_words_of_the_compiler_which_all_may_use_import_nothing_of_the_house():
    assert not imports(SRC / "native.py")


def test_no_game_imports_another_game():
    for file in (SRC / "games").glob("*/**/*.py"):
        game = file.relative_to(SRC / "games").parts[0]
        for name in imports(file):
            parts = name.split(".")
            assert parts[1] != "games" or parts[2] == game, f"{file.relative_to(SRC)} imports {name}"


def code_lines(file: Path) -> int:
    """Lines that hold code: neither blank, nor comment, nor docstring."""
    text = file.read_text("utf-8")
    prose: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            prose |= set(range(node.lineno, node.end_lineno + 1))
    lines = enumerate(text.splitlines(), start=1)
    return sum(1 for n, line in lines if n not in prose and line.strip() and not line.strip().startswith("#"))


def test_the_core_stays_under_eleven_hundred_lines_of_code():
    assert 0 < sum(code_lines(file) for file in (SRC / "core").glob("*.py")) < 1100
