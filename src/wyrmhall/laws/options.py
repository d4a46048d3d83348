"""Laws of option numbers: what one means stands in the game's `numbers.py`, and each has one number for learners."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from wyrmhall import games
from wyrmhall.core.rules import Rules
from wyrmhall.laws.differences import Broken

ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
DECODING = (ast.FloorDiv, ast.Mod, ast.Mult, ast.RShift)
STEPS = 60
"""Decisions of a random game whose options are numbered, at each kind of table."""


def reckonings(tree: ast.AST) -> Iterator[ast.expr]:
    """Sums and comparisons that take an option number apart or put one together."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            both = (node.left, node.right)
            if any(map(_is_first, both)) or (isinstance(node.op, DECODING) and any(map(_is_option, both))):
                yield node
        if isinstance(node, ast.Compare) and any(isinstance(op, ORDER) for op in node.ops):
            yield from [part for part in (node.left, *node.comparators) if _is_first(part)]


def _is_first(node: ast.expr) -> bool:
    """The first number of a kind of things: `OF_SPACE`."""
    return isinstance(node, ast.Name) and (node.id.startswith("OF_") or node.id == "INSTEAD")


def _is_option(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "option"


def check_reckoning(files: list[Path]) -> None:
    """A verb asks the table: `SPACE_OPTION[space]`, `NTH[option]`, `OPTIONS.thing(option)`."""
    for file in files:
        for node in reckonings(ast.parse(file.read_text("utf-8"))) if file.name != "numbers.py" else ():
            where = f"{file.name}:{node.lineno}: {ast.unparse(node)}"
            raise Broken("what an option number means stands in numbers.py", where)


def check_actions(rules: Rules, seed: int) -> None:
    """Of a game that can be learnt: whatever random games offer has numbers, all different."""
    if games.part_of(rules.name, "actions") is None or find_spec("numpy") is None:
        return
    from wyrmhall.research.actions import actions_of, verb_of

    pick = random.Random(seed)
    for n, setup in enumerate(rules.tables(seed)):
        table, game = actions_of(setup), rules.new(setup, seed + n)
        for _ in range(STEPS):
            if game.over:
                break
            decision = game.decision
            offered = table.offered(game, decision)
            if len(set(offered)) != len(decision.offered):
                raise Broken("every option that is offered has a number", f"{verb_of(decision.effect)} repeats one")
            game.step(pick.choice(decision.offered), decision.seat)
