"""Makes a table from its log, and notices when it would be another game than the one that was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from wyrmhall.core.rules import Rules, Setup
from wyrmhall.server.logs import named
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import SeatRow, TableRow
from wyrmhall.server.table import BrokenTable, Table
from wyrmhall.server.writer import Entry

RULES: Final = "rules"
END: Final = "end"
"""The entries of those who agree to other rules, or to end a game that cannot go on as it was begun."""


class Stranded(BrokenTable, Rejected):
    """A table whose log does not lead where it led: it was begun under rules that are not in the house as they were.

    To players it is a refusal with a sentence, and nothing that coming back would mend.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: Sequence[Entry], why: Why) -> None:
        is_ended, is_over = _is_ended(row, entries), row.ended is not None
        Rejected.__init__(self, "ended-unresolved" if is_ended else "over-other-rules" if is_over else "other-rules")
        self.row = row
        self.seats = seats
        self.last = entries[-1].seq if entries else 0
        self.consents = consents_in(row, seats, entries)
        self.why = why

    def __str__(self) -> str:
        return f"table {self.row.id} was begun under version {self.consents.version} of its rules: {self.why.said}"


class Why(NamedTuple):
    """What is known of a table that cannot be made as it was."""

    said: str  # for logs and operators
    entry: int  # the first that does not fit; 0: the beginning
    known: bool = False  # whether its version is in the house, and yet gives another game
    fitting: tuple[int, ...] = ()  # other versions under which all was as it was until now


class Consents(NamedTuple):
    """What those seated have agreed to."""

    version: int  # in force
    to_rules: dict[int, frozenset[str]]  # a version, and who would go on under it
    to_end: frozenset[str]
    asked: frozenset[str]  # whose word is needed: the persons whose seats no bot plays


def todays(rules: Rules, setup: Setup) -> Setup:
    """The same wishes under today's rules; what was left as it is by default is today's default."""
    before = {option.name: option.default_in(setup.version) for option in rules.options}
    wishes = {name: value for name, value in setup.options.items() if value != before.get(name)}
    return rules.setup(setup.players, wishes, setup.pack, setup.profile)


def renewed(row: TableRow, rules: Rules) -> bool:
    """Whether a table that still waits for players was moved on to today's rules: nothing was dealt there yet."""
    if row.started is not None or row.version == rules.version:
        return False
    pack = None if row.pack is None else msgspec.json.decode(row.pack)
    setup = Setup(row.game, row.players, msgspec.json.decode(row.options), pack, {}, row.version)
    try:
        row.options = msgspec.json.encode(dict(todays(rules, setup).options)).decode()
    except ValueError:
        return False  # it wishes for what is no longer there
    row.version = rules.version
    return True


def load(row: TableRow, seats: list[SeatRow], entries: Sequence[Entry], rules: Rules) -> Table:
    """The table after all its entries; `Stranded` if that is not the game that was played."""
    version = consents_in(row, seats, entries).version
    ended = Why("it was ended without a result", len(entries))
    found = ended if _is_ended(row, entries) else _replay(row, seats, entries, rules, version)
    if isinstance(found, Table):
        return found
    others = [v for v in rules.versions if v != version and row.ended is None]
    fitting = tuple([v for v in others if isinstance(_replay(row, seats, entries, rules, v), Table)])
    raise Stranded(row, seats, entries, found._replace(known=version in rules.versions, fitting=fitting))


def _replay(row: TableRow, seats: list[SeatRow], entries: Sequence[Entry], rules: Rules, version: int) -> Table | Why:
    if version not in rules.versions:
        return Why(f"this house plays {', '.join(str(v) for v in rules.versions)}", 0)
    try:
        table = Table(row, seats, rules, version)
    except msgspec.MsgspecError:
        raise  # the row itself is damaged, whatever the rules
    except Exception as error:  # noqa: BLE001  # whatever it fails at: the game no longer takes what was once agreed
        return Why(named(error), 0)
    for entry in entries:
        try:
            table.follow(entry)
        except BrokenTable as error:
            why = "another game than the one that was played" if error.__cause__ is None else named(error.__cause__)
            return Why(f"entry {entry.seq}: {why}", entry.seq)
    return table


def _is_ended(row: TableRow, entries: Sequence[Entry]) -> bool:
    """By those who sat there, before its end."""
    return row.ended is not None and bool(entries) and entries[-1].kind == END


def consents_in(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> Consents:
    """Read from the log alone, since the game may not be there to be asked."""
    owners = {seat.seat: seat.owner or "" for seat in seats if seat.kind == "person"}
    handed: set[int] = set()
    version = row.version
    to_rules: dict[int, frozenset[str]] = {}
    to_end: frozenset[str] = frozenset()

    def asked() -> frozenset[str]:
        return frozenset(owner for seat, owner in owners.items() if seat not in handed)

    for entry in entries:
        if entry.kind == "hand":
            handed.add(entry.seat)
        elif entry.kind == "back":
            handed.discard(entry.seat)
        elif entry.kind == END:
            to_end |= {owners.get(entry.seat, "")}
        elif entry.kind == RULES:
            wanted = int(entry.data or 0)
            to_rules[wanted] = to_rules.get(wanted, frozenset()) | {owners.get(entry.seat, "")}
            if asked() <= to_rules[wanted]:
                version, to_rules, to_end = wanted, {}, frozenset()
    return Consents(version, to_rules, to_end, asked())
