"""The numbered clauses of the rules, and which of them the tests cite."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from wyrmhall import games
from wyrmhall.core.rules import Rules

ROOT = Path(__file__).parent.parent.parent
CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\* ?(.*)$")
HEADING = re.compile(r"^#+ (.*)$")
ENGLISH = "en"
"""The language of the rules themselves, in `docs/rules`; the folders in it, `uk` and `ru`, hold translations."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One statement of the rules."""

    id: str
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """How far the tests of a game cover its clauses."""

    game: str
    clauses: int
    cited: int
    waived: dict[str, str]
    missing: tuple[str, ...]
    unknown: tuple[str, ...]  # cited or waived, but not in the rules


def rules_folder() -> Path:
    """The clauses as they ship in the package, or as they stand in a checkout."""
    shipped = Path(__file__).parent / "rules_text"
    return shipped if shipped.is_dir() else ROOT / "docs" / "rules"


def folder_of(rules: Rules) -> Path:
    """Where the clauses of a game are; a game of another package has its own."""
    home = games.home_of(rules.name)
    return rules_folder() if home is None else home / "rules"


@cache
def clauses_of(rules: Rules, lang: str = ENGLISH) -> dict[str, Clause]:
    """All clauses of a game by their ids, in the order of the rules; in English where there is no translation yet."""
    english = read_clauses(rules, folder_of(rules))
    if lang == ENGLISH:
        return english
    translated = read_clauses(rules, folder_of(rules) / lang)
    return {id: translated.get(id, clause) for id, clause in english.items()}


def read_clauses(rules: Rules, folder: Path) -> dict[str, Clause]:
    """The clauses of a game in the files of one folder, which is one language."""
    found: dict[str, Clause] = {}
    for file in sorted(folder.glob("*.md"), key=lambda file: file.stem):  # the game before its solo rules
        section = ""
        last: str | None = None
        for line in file.read_text("utf-8").splitlines():
            if heading := HEADING.match(line):
                section, last = heading[1], None
            elif clause := CLAUSE.match(line):
                last = clause[1] if clause[1].startswith(tuple(f"{p}-" for p in rules.prefixes)) else None
                if last in found:
                    raise ValueError(f"{file.name}: clause {last} stands twice")
                if last is not None:
                    found[last] = Clause(last, section, clause[2])
            elif last is not None and line.startswith("  "):
                found[last] = Clause(last, section, f"{found[last].text}\n{line.strip()}")
            else:
                last = None
    return found


def citations(tests: Path) -> dict[str, list[str]]:
    """Where each clause is cited: `clause` markers in the test files, read without running them."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
                for arg in node.args:
                    for id in _strings(arg):
                        found.setdefault(id, []).append(f"{file.relative_to(tests)}:{node.lineno}")
    return found


def waivers(rules: Rules) -> dict[str, str]:
    """Clauses that a program cannot break, each with the reason."""
    file = folder_of(rules) / "waivers.toml"
    table: dict[str, dict[str, str]] = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return table.get(rules.name, {})


def coverage(rules: Rules, cited: dict[str, list[str]]) -> Coverage:
    known, waived = clauses_of(rules), waivers(rules)
    mine = {id for id in cited if id.startswith(tuple(f"{p}-" for p in rules.prefixes))}
    missing = tuple(id for id in known if id not in mine and id not in waived)
    unknown = tuple(sorted((mine | set(waived)) - set(known)))
    return Coverage(rules.name, len(known), len(mine & set(known)), waived, missing, unknown)


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Starred):
        yield from _strings(node.value)
    elif isinstance(node, ast.Tuple | ast.List):
        for part in node.elts:
            yield from _strings(part)
