"""Tables begun under other rules: what can be said of them, and how those seated agree to go on or to end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import Executable

from wyrmhall.server.authority import claim_of, held_by
from wyrmhall.server.hall import Hall
from wyrmhall.server.loading import END, RULES, Stranded
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import SeatRow, now
from wyrmhall.server.show import Eyes
from wyrmhall.server.table import Table
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_tables import ShownRules
from wyrmhall.server.writer import Conflict, Entry, Kind, NotWritten


class Continuing:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def shown(self, id: str, person: str, secret: str, lang: str) -> ShownRules:
        """The rules of any table, whether it can be played or not."""
        found = await self._found(id)
        row, rules = found.row, self.hall.shelf.rules_of(found.row.game)
        eyes = Eyes(NO_SEAT, lang, held_by(found.seats, claim_of(person, secret)), row.owner == person)
        table = found if isinstance(found, Table) else None
        seats = [self.hall.showman.seat(seat, eyes, table) for seat in found.seats]
        said = ShownRules(id, row.game, row.version, list(rules.versions), seats=seats)
        if isinstance(found, Table):
            said.version = found.version
            return said
        said.version, said.stranded, said.known = found.consents.version, True, found.why.known
        said.ended, said.fitting = found.code == "ended-unresolved", list(found.why.fitting)
        said.agreed = {v: _seats(found.seats, who) for v, who in found.consents.to_rules.items()}
        said.ending = _seats(found.seats, found.consents.to_end)
        return said

    async def agree(self, id: str, person: str, secret: str, version: int | None, wanted: int) -> None:
        """One person's word; the last one's settles it."""
        found = await self._found(id)
        if isinstance(found, Table) or found.row.ended is not None:
            raise Rejected("no-other-rules")
        mine = held_by(found.seats, claim_of(person, secret))
        if not mine or (wanted != NO_SEAT and wanted not in mine):
            raise Rejected("not-your-seat")
        if version is not None and version not in found.why.fitting:
            raise Rejected("rules-do-not-fit")
        seat = mine[0] if wanted == NO_SEAT else wanted
        kind: Kind = END if version is None else RULES
        data = None if version is None else str(version)
        entry = Entry(id, found.last + 1, kind, seat, 0, "person", now(), data, 0)
        await self._write(entry, self._also(found, found.seats[seat].owner or "", version))
        await self.hall.seats_changed(id)

    def _also(self, found: Stranded, owner: str, version: int | None) -> Sequence[Executable]:
        """Where the game can go on, all must want its end; where it cannot, nobody has anything to lose."""
        consents = found.consents
        if version is not None:
            goes_on = consents.asked <= consents.to_rules.get(version, frozenset()) | {owner}
            return (self.hall.store.set_due(found.row.id, now()),) if goes_on else ()
        if found.why.fitting and not consents.asked <= consents.to_end | {owner}:
            return ()
        return self.hall.store.end(found.row.id, now(), ())

    async def _write(self, entry: Entry, also: Sequence[Executable]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(error: Exception | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        self.hall.writer.append(entry, also, told)
        try:
            await done
        except Conflict:
            self.hall.unloadable.stranded.pop(entry.table, None)
            raise Rejected("stale") from None
        except NotWritten:
            raise Rejected("not-written") from None

    async def _found(self, id: str) -> Table | Stranded:
        try:
            return await self.hall.table(id)
        except Stranded as stranded:
            return stranded


def _seats(seats: Sequence[SeatRow], owners: frozenset[str]) -> list[int]:
    return [seat.seat for seat in seats if seat.kind == "person" and seat.owner in owners]
