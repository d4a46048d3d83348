"""The text of a pack: untrusted TOML, bounded before it is parsed, and its faults on their lines."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Any

from wyrmhall.core.setup import Pack
from wyrmhall.packs import checks
from wyrmhall.packs.faults import BadPack, Fault, bad, on_line
from wyrmhall.packs.lines import lines_of

LARGEST = 200_000  # characters; a box typed in whole stays below
LONGEST_LINE = 4_000
DEEPEST = 12
MOST_PARTS = 8  # of a key with dots

_STRINGS = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
_COMMENTS = re.compile(r"#[^\n]*")
_DOTTED = re.compile(rf"(?:[ \t]*\.[ \t]*[\w-]+){{{MOST_PARTS}}}")
_BRACKETS = re.compile(r"[\[{\]}]")
_NO_TOML = (
    ("quote", r"string|character|Illegal|Unicode"),
    ("bracket", r"Unclosed|table declaration|array declaration"),
    ("equals", r"'='"),
    ("twice", r"twice|overwrite|Duplicate|redefine|immutable"),
    ("after", r"newline"),
    ("value", r"value|date"),
)
"""What the parser finds wrong, told by its English, for readers of every language; the first that fits."""


def read(text: str, check: Callable[[Pack], tuple[Pack, list[Fault]]]) -> tuple[Pack, list[Fault]]:
    """What `check` makes of the text of a pack, with its warnings; every fault and warning names its line."""
    given = parse(text)
    lines = lines_of(text)
    try:
        pack, warnings = check(given)
    except BadPack as error:
        raise BadPack(on_line(error.fault, lines)) from None
    return pack, [on_line(warning, lines) for warning in warnings]


def parse(text: str) -> dict[str, Any]:
    """The TOML of a text that is neither larger, nor longer in a line, nor deeper, nor more dotted than any pack."""
    _check_size(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        where = re.search(r"at line (\d+)", str(error))
        why = next((kind for kind, words in _NO_TOML if re.search(words, str(error))), "other")
        line = int(where[1]) if where else len(text.splitlines())
        raise BadPack(Fault((), bad((), "not-toml", why=why).fault.why, line)) from None


def game_of(text: str, known: Sequence[str]) -> str:
    """The game that a pack says it is for."""
    given = parse(text)
    try:
        return checks.word(given.get("game"), ("game",), known)
    except BadPack as error:
        raise BadPack(on_line(error.fault, lines_of(text))) from None


def _check_size(text: str) -> None:
    if len(text) > LARGEST:
        raise bad((), "too-large", most=LARGEST, n=len(text))
    for n, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise BadPack(Fault((), bad((), "long-line", most=LONGEST_LINE).fault.why, n))
    bare = _COMMENTS.sub("", _STRINGS.sub("s", text))
    if _DOTTED.search(bare):
        raise bad((), "many-dots", most=MOST_PARTS)
    depth = 0
    for bracket in _BRACKETS.findall(bare):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            raise bad((), "too-deep", most=DEEPEST)
