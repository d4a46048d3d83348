"""A list of what to do before a game: lines with their clauses, for every number of players and every option."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from wyrmhall.companion.pages import Arg, Said
from wyrmhall.core.setup import Value


@dataclass(frozen=True, slots=True)
class SetUpLine:
    """One thing to do: with so many players, if the table has agreed on these choices of its options."""

    text: Said
    clause: str
    seats: tuple[int, ...]
    when: dict[str, Value] = field(default_factory=dict)


def line(
    name: str, clause: str, seats: Iterable[int], when: dict[str, Value] | None = None, /, **args: Arg
) -> SetUpLine:
    return SetUpLine(Said(f"su-{name}", dict(args)), clause, tuple(seats), when or {})
