"""A score sheet: the numbers that people count on their table, and what the rules make of them."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from wyrmhall.companion.pages import Said
from wyrmhall.companion.session import BadSession

MOST: Final = 999
Numbers = Mapping[str, Sequence[int]]
"""What has been typed: by entry, a number for each player, or one for the table."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One number to be counted."""

    id: str
    text: Said
    most: int = MOST
    least: int = 0
    shared: bool = False  # of the table, and not of each player


@dataclass(frozen=True, slots=True)
class Part:
    """What is counted at one go, and by which clause."""

    id: str
    text: Said
    clause: str
    entries: tuple[Entry, ...]
    tie: bool = False  # asked for only where the points leave several ahead


@dataclass(frozen=True, slots=True)
class Form:
    """All that is asked for, in the order of counting."""

    seats: tuple[int, ...]
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class SheetRow:
    """The points of one source, of each player."""

    text: Said
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """Points by source, who is ahead of all others, and by which clause. Names stay with those who typed them."""

    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    ahead: tuple[int, ...]  # seats
    verdict: Said  # who is ahead is added where it is read
    clause: str
    tied: bool  # whether several have the most points, so that more has to be counted


class ScoreSheet(ABC):
    """The sheet of a game."""

    form: Form
    won_by: str  # the clause by which the most points win
    ties: tuple[tuple[str, str], ...]  # what decides between equals, in order: an entry, and its clause
    level: str  # the clause for those who are equal in all of it
    verdict_of_equals = "cs-shared"

    @abstractmethod
    def rows(self, numbers: Numbers, seats: int) -> list[SheetRow]:
        """Points by source."""

    def nothing_left(self, totals: Sequence[int]) -> str:
        """A clause that ends the game without anybody ahead; empty where there is none."""
        return ""

    def count(self, numbers: Numbers, seats: int) -> Counted:
        rows = self.rows(numbers, seats)
        totals = tuple([sum([row.points[seat] for row in rows]) for seat in range(seats)])
        ahead = _best(totals, range(seats))
        tied = len(ahead) > 1
        verdict, clause = Said("cs-leads"), self.won_by
        for entry, by in self.ties:
            if len(ahead) == 1:
                break
            left = _best(numbers[entry], ahead)
            if len(left) < len(ahead):
                part = next(part for part in self.form.parts if any(each.id == entry for each in part.entries))
                verdict, clause = Said("cs-leads-by", {"what": part.text}), by
            ahead = left
        if len(ahead) > 1:
            verdict, clause = Said(self.verdict_of_equals), self.nothing_left(totals) or self.level
        return Counted(tuple(rows), totals, ahead, verdict, clause, tied)


def plain(source: str, clause: str, most: int = MOST, least: int = 0) -> Part:
    """A source whose points are typed as they are."""
    text = Said(f"score-{source}")
    return Part(source, text, clause, (Entry(source, text, most, least),))


def tie(entry: str, clause: str) -> Part:
    """What is counted only where the points leave several ahead."""
    text = Said(f"cs-tie-{entry}")
    return Part(entry, text, clause, (Entry(entry, text),), tie=True)


def row(source: str, points: Sequence[int]) -> SheetRow:
    return SheetRow(Said(f"score-{source}"), tuple(points))


def counted(sheet: ScoreSheet, seats: int, typed: Numbers) -> Counted:
    """What the rules make of it; what has not been typed yet is 0. Raises `BadSession` for what is no sheet."""
    if seats not in sheet.form.seats:
        raise BadSession("companion-sheet")
    entries = {entry.id: entry for part in sheet.form.parts for entry in part.entries}
    if not set(typed) <= set(entries):
        raise BadSession("companion-sheet")
    numbers = {}
    for id, entry in entries.items():
        wanted = 1 if entry.shared else seats
        found = typed.get(id, [0] * wanted)
        if len(found) != wanted or any(n != int(n) or not entry.least <= n <= entry.most for n in found):
            raise BadSession("companion-sheet")
        numbers[id] = found
    return sheet.count(numbers, seats)


def counted_in_json(sheet: ScoreSheet, text: str) -> str:
    """The same for a browser that runs these rules itself; `text` has `seats` and `numbers`."""
    said = json.loads(text)
    return json.dumps(asdict(counted(sheet, said["seats"], said["numbers"])))


def _best(numbers: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    most = max([numbers[seat] for seat in seats])
    return tuple([seat for seat in seats if numbers[seat] == most])
