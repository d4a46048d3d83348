"""Laws of option numbers: what one means stands in the game's `numbers.py`, and each has one number for learners."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from wyrmhall import games
from wyrmhall.core.engine import Game
from wyrmhall.core.numbers import Digits, Ranges
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
            parts = (node.left, *node.comparators)
            yield from [part for part in parts if _is_first(part)]
            if any(map(_is_option, parts)) and not all(_is_option(part) or _is_below(part) for part in parts):
                yield node


def _is_first(node: ast.expr) -> bool:
    """The first number of a kind of things: `OF_SPACE`."""
    return isinstance(node, ast.Name) and (node.id.startswith("OF_") or node.id == "INSTEAD")


def _is_below(node: ast.expr) -> bool:
    """What stands below all things: to skip, and what may be done beside a question, have negative numbers."""
    return ast.unparse(node) in ("0", "FIRST_STANDING")


def _is_option(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "option"


def check_reckoning(files: list[Path]) -> None:
    """A verb asks the table: `SPACE_OPTION[space]`, `NTH[option]`, `THINGS.thing(option)`."""
    for file in files:
        for node in reckonings(ast.parse(file.read_text("utf-8"))) if file.name != "numbers.py" else ():
            where = f"{file.name}:{node.lineno}: {ast.unparse(node)}"
            raise Broken("what an option number means stands in numbers.py", where)


def check_meanings(rules: Rules, seed: int) -> None:
    """A game's table of option numbers lists all verbs that can ask, and means what they offer, both ways."""
    from wyrmhall.research.actions import numbers_of, verb_of

    table: dict[str, Ranges | Digits] = vars(games.part_of(rules.name, "numbers") or Rules).get("OPTIONS", {})
    able = {verb for setup in rules.tables(seed) for verb in numbers_of(rules.name, "actions").actions(setup) if verb}
    if able != table.keys():
        raise Broken("every verb that asks has its options in the table", str(able ^ table.keys()))
    for game in _asking(rules, seed):
        verb = verb_of(game.decision.effect)
        for option in game.decision.options:
            if option >= 0 and _again(table[verb], option) != option:
                raise Broken("an option number means one thing, both ways", f"{option} of {verb}")


def _again(meaning: Ranges | Digits, option: int) -> int:
    """The number put together anew from what it means."""
    if isinstance(meaning, Digits):
        return meaning.option(*meaning.parts(option))
    return meaning.option(*meaning.thing(option))


def _asking(rules: Rules, seed: int) -> Iterator[Game]:
    """Random games at every kind of table, at each of their first decisions."""
    pick = random.Random(seed)
    for n, setup in enumerate(rules.tables(seed)):
        game = rules.new(setup, seed + n)
        for _ in range(STEPS):
            if game.over:
                break
            yield game
            game.step(pick.choice(game.decision.offered), game.decision.seat)


def check_actions(rules: Rules, seed: int) -> None:
    """Of a game that can be learnt: whatever random games offer has numbers, all different, and one meaning each."""
    if games.part_of(rules.name, "actions") is None or find_spec("numpy") is None:
        return
    from wyrmhall.research.actions import actions_of, verb_of

    check_meanings(rules, seed)
    for game in _asking(rules, seed):
        offered = actions_of(game.setup).offered(game, game.decision)
        if len(set(offered)) != len(game.decision.offered):
            raise Broken("every option that is offered has a number", f"{verb_of(game.decision.effect)} repeats one")
