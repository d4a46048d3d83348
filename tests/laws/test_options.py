"""What an option number means stands in one place, the `numbers.py` of its game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from wyrmhall import games
from wyrmhall.clauses import ROOT

SRC = ROOT / "src/wyrmhall"
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
DECODING = (ast.FloorDiv, ast.Mod, ast.Mult, ast.RShift)


def modules() -> list[Path]:
    own = [file for name in games.NAMES for file in sorted((SRC / "games" / name).rglob("*.py"))]
    return [*[file for file in own if file.name != "numbers.py"], *sorted((SRC / "bots").rglob("*.py"))]


def is_first(node: ast.expr) -> bool:
    """The first number of a kind of things: `OF_SPACE`."""
    return isinstance(node, ast.Name) and (node.id.startswith("OF_") or node.id == "INSTEAD")


def is_option(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "option"


def reckonings(tree: ast.AST) -> Iterator[ast.expr]:
    """Sums and comparisons that take an option number apart or put one together."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            both = (node.left, node.right)
            if any(map(is_first, both)) or (isinstance(node.op, DECODING) and any(map(is_option, both))):
                yield node
        if isinstance(node, ast.Compare) and any(isinstance(op, ORDER) for op in node.ops):
            yield from [node for part in (node.left, *node.comparators) if is_first(part)]


@pytest.mark.parametrize("code", ["OF_SPACE + s", "option - OF_KIND", "option // 3", "OF_CAVE <= piece < 9"])
def test_the_law_sees_what_it_is_to_see(code):
    assert list(reckonings(ast.parse(code)))


def test_no_module_beside_numbers_reckons_with_option_numbers():
    """A verb asks the table: `SPACE_OPTION[space]`, `NTH[option]`, `OPTIONS.thing(option)`."""
    found = [
        f"{file.relative_to(SRC)}:{node.lineno}: {ast.unparse(node)}"
        for file in modules()
        for node in reckonings(ast.parse(file.read_text("utf-8")))
    ]
    assert found == []
