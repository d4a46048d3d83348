"""What is wrong with a pack: where, on which line, and why, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wyrmhall.core.rules import BadSetup
from wyrmhall.core.words import Msg
from wyrmhall.core.wrong import as_typed

Path = tuple[str | int, ...]
SHOWN = 40
"""Characters of what somebody typed that are said again."""


@dataclass(frozen=True, slots=True)
class Fault:
    path: Path
    why: Msg
    line: int = 0

    def said(self, lang: str = "en") -> str:
        from wyrmhall.core.text import speaker  # only here: rules run also where nobody speaks Fluent, in a browser

        words = speaker(lang)
        why = words.say(self.why)
        return words.say(Msg("pack-line", n=str(self.line), why=why)) if self.line else why


class BadPack(BadSetup):
    """A pack that cannot be played with."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__("plain", why=fault.said())

    def __reduce__(self) -> tuple[object, ...]:
        return BadPack, (self.fault,)

    def said(self, lang: str) -> str:
        return self.fault.said(lang)


def bad(path: Path, id: str, **args: object) -> BadPack:
    """A fault by its message `pack-<id>`."""
    return BadPack(fault(path, id, **args))


def fault(path: Path, id: str, **args: object) -> Fault:
    return Fault(path, Msg(f"pack-{id}", **as_typed(args)))


def on_line(found: Fault, lines: dict[Path, int]) -> Fault:
    """The same with the line of its place, or of the nearest thing around it that has one."""
    path = found.path
    while path and path not in lines:
        path = path[:-1]
    return replace(found, line=lines.get(path, 1))


def shown(given: object) -> str:
    """What somebody typed, short enough for a sentence."""
    said = repr(given)
    return said if len(said) <= SHOWN else said[: SHOWN - 3] + "..."
