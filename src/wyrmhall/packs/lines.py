"""Where in its text every table, key and list entry of a pack stands."""

from __future__ import annotations

import re

from wyrmhall.packs.faults import Path

_PARTS = re.compile(
    r'"""(?:[^\\]|\\[\s\S])*?"{3,5}|\'\'\'[\s\S]*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\''  # texts
    r"|#[^\n]*|\n|[][{},.=]|[^][{},.=#\"'\s]+"  # comments, ends of lines, signs, and all else that stands together
)
_ENDS = frozenset(("\n", ",", "]", "}", ""))


def lines_of(text: str) -> dict[Path, int]:
    """The line of everything in a text that is TOML; of what is written in several places, the first."""
    return _Text(text).read()


class _Text:
    def __init__(self, text: str) -> None:
        self.parts: list[tuple[str, int]] = []
        line = 1
        for found in _PARTS.finditer(text):
            if not found[0].startswith("#"):
                self.parts.append((found[0], line))
            line += found[0].count("\n")
        self.parts.append(("", line))
        self.at = 0
        self.found: dict[Path, int] = {}
        self.last: dict[Path, int] = {}  # of a table that stands several times, the number of the last one

    @property
    def here(self) -> str:
        return self.parts[self.at][0]

    @property
    def line(self) -> int:
        return self.parts[self.at][1]

    def read(self) -> dict[Path, int]:
        table: Path = ()
        while self.here:
            if self.here == "[":
                table = self._header()
            elif not self._over("\n"):
                self._pair(table)
        return self.found

    def _over(self, sign: str) -> bool:
        """Whether such a sign stands here; it is passed."""
        stands = self.here == sign
        self.at += stands
        return stands

    def _header(self) -> Path:
        """`[table]`, or `[[table]]`, of which there are several: below it is the last one of each."""
        line = self.line
        self._over("[")
        is_one_of_several = self._over("[")
        names, path = self._key(), Path()
        for n, name in enumerate(names):
            path = (*path, name)
            is_last = n == len(names) - 1
            if is_last and is_one_of_several:
                self.last[path] = self.last.get(path, -1) + 1
            self.found.setdefault(path, line)
            if path in self.last:
                path = (*path, self.last[path])
                self.found.setdefault(path, line)
        while self._over("]"):
            pass
        return path

    def _key(self) -> list[str]:
        """Names with dots between them."""
        names = [self._name()]
        while self._over("."):
            names.append(self._name())
        return names

    def _name(self) -> str:
        name = self.here
        self.at += 1
        return name[1:-1] if name[:1] in ("'", '"') else name

    def _pair(self, table: Path) -> None:
        line, path = self.line, table
        for name in self._key():
            path = (*path, name)
            self.found.setdefault(path, line)
        self._over("=")
        self._value(path)

    def _value(self, path: Path) -> None:
        if self._over("["):
            self._entries(path)
        elif self._over("{"):
            while not self._over("}") and self.here:
                if self.here in _ENDS:
                    self.at += 1
                else:
                    self._pair(path)
        else:
            while self.here not in _ENDS:
                self.at += 1

    def _entries(self, path: Path) -> None:
        n = 0
        while not self._over("]") and self.here:
            if self.here in _ENDS:
                self.at += 1
            else:
                self.found[*path, n] = self.line
                self._value((*path, n))
                n += 1
