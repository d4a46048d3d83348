"""What a stranger's text may look like before anybody reads it: readers take longer the deeper it is nested."""

from __future__ import annotations

import re

LARGEST_PACK = 200_000
"""Characters of a pack; a box typed in whole stays far below."""
LONGEST_LINE = 4_000
DEEPEST = 12
MOST_PARTS = 8
"""Parts of a key with dots, such as `weapon.uzi.text`."""

_STRINGS = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
_COMMENTS = re.compile(r"#[^\n]*")
_DOTTED = re.compile(rf"(?:[ \t]*\.[ \t]*[\w-]+){{{MOST_PARTS}}}")
_BRACKETS = re.compile(r"[\[{\]}]")


class TooMuch(ValueError):
    """Text that is not read; the code names the sentence that says why."""

    def __init__(self, code: str, most: int) -> None:
        self.code = code
        self.most = most
        super().__init__(f"{code}: at most {most}")


def check_toml(text: str) -> None:
    """`TooMuch` if it is larger, longer in a line, deeper or more dotted than any pack."""
    if len(text) > LARGEST_PACK:
        raise TooMuch("text-too-long", LARGEST_PACK)
    if max((len(line) for line in text.splitlines()), default=0) > LONGEST_LINE:
        raise TooMuch("line-too-long", LONGEST_LINE)
    bare = _COMMENTS.sub("", _STRINGS.sub("s", text))
    if _DOTTED.search(bare):
        raise TooMuch("too-many-dots", MOST_PARTS)
    depth = 0
    for bracket in _BRACKETS.findall(bare):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            raise TooMuch("too-deep", DEEPEST)


def check_depth(value: object, most: int = DEEPEST) -> None:
    """The same of what has been read as JSON."""
    level = [value]
    for _ in range(most):
        level = [part for each in level for part in _parts(each)]
        if not level:
            return
    raise TooMuch("too-deep", most)


def _parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
