"""What the host of a house can look at and decide: persons, tables, reports, bans, names, words to everybody."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update

from wyrmhall.server import schema as db
from wyrmhall.server import wire_web as wire
from wyrmhall.server.bans import HOST, Ban, BanStore
from wyrmhall.server.erasure import Erasure
from wyrmhall.server.hall import Hall, NoTable
from wyrmhall.server.lobby import DOT, clean
from wyrmhall.server.persons import Persons
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import TableRow, legible, now
from wyrmhall.server.table import BrokenTable, TableSettings, decode_settings

MOST = 100
TRIES = 5
TYPED = "#"
"""Stands for the dot between name and mark, which keyboards lack."""


class Host:
    def __init__(self, hall: Hall, persons: Persons, erasure: Erasure) -> None:
        self.hall = hall
        self.store = hall.store
        self.known = persons
        self.erasure = erasure
        self.bans = BanStore(hall.store)

    # --- looking ------------------------------------------------------------------------------------------------

    async def persons(self, find: str = "") -> list[wire.HostPerson]:
        """Those whose name, mark or id it is, or is a part of; those who came last, first."""
        of = db.people.c
        rows = await self.store.rows(select(db.people).where(_named(find)).order_by(of.seen.desc(), of.id).limit(MOST))
        ids = [row.id for row in rows]
        tables = await self._counted(db.seats.c.owner, ids)
        reports = await self._counted(db.reports.c.person, ids)
        bans = await self.bans.bans()
        return [
            wire.HostPerson(
                row.id,
                row.name,
                row.mark or "",
                row.seen,
                row.kept or 0,
                row.operator,
                tables[row.id],
                reports[row.id],
                row.id in bans,
                bans.get(row.id, Ban("", None, "")).until or 0,
                bans.get(row.id, Ban("", None, "")).why,
            )
            for row in rows
        ]

    async def person(self, said: str) -> wire.HostPerson:
        """The one person meant by `NAME#mark`, a mark or an id."""
        found = await self.persons(said)
        exact = [each for each in found if said in (each.id, each.mark, f"{each.name}{TYPED}{each.mark}")]
        chosen = exact or [each for each in found if each.name == said]
        if len(chosen) != 1:
            raise Rejected("no-player")
        return chosen[0]

    async def tables(self, find: str = "") -> list[wire.HostTable]:
        """Tables by id, game or the name of somebody at them; the newest first."""
        there = and_(db.seats.c.table_id == db.tables.c.id, db.seats.c.name.contains(find, autoescape=True))
        meant = or_(db.tables.c.id == find, db.tables.c.game == find, select(db.seats.c.seat).where(there).exists())
        chosen = select(db.tables).order_by(db.tables.c.created.desc()).limit(MOST)
        rows = [TableRow(*row) for row in await self.store.rows(chosen.where(meant) if find else chosen)]
        seats = await self.store.seats_at([row.id for row in rows])
        return [
            wire.HostTable(
                row.id,
                row.game,
                [seat.name or seat.level for seat in seats[row.id] if seat.kind != "open"],
                "waiting" if row.started is None else "playing" if row.ended is None else "over",
                (legible(decode_settings, row.settings) or TableSettings(listed=False)).listed,
                row.created,
            )
            for row in rows
        ]

    async def reports(self) -> list[wire.HostReport]:
        """What was reported and not yet settled, each line once; the last one first."""
        rows = await self.store.rows(select(db.reports).order_by(db.reports.c.at.desc()))
        times = Counter((row.table_id, row.n) for row in rows)
        found = {(row.table_id, row.n): row for row in reversed(rows)}
        return [
            wire.HostReport(
                row.table_id, row.n, row.person, row.name, row.said, row.why, row.at, times[row.table_id, row.n]
            )
            for row in sorted(found.values(), key=lambda row: -row.at)
        ][:MOST]

    # --- deciding -----------------------------------------------------------------------------------------------

    async def ban(self, person: str, days: int, why: str) -> None:
        """For so many days, or (0) for good. Their seats go to bots, and links to these no longer work."""
        await self._check_known(person)
        await self.bans.ban(person, days, clean(why))
        await self.store.do(update(db.seats).where(db.seats.c.owner == person).values(link=None))
        await self._tell()

    async def unban(self, person: str) -> None:
        await self.bans.unban(person)
        await self._tell()

    async def rename(self, person: str, name: str) -> None:
        """Give somebody another name, also at the tables where they sit; their mark stays."""
        await self._check_known(person)
        name = clean(name)
        if not name:
            raise Rejected("name-first")
        await self.store.do(update(db.people).where(db.people.c.id == person).values(name=name))
        shown = (await self.known.of(person)).shown
        for id in await self.store.rename(person, shown):
            await self.hall.seats_changed(id)
        await self._tell()

    async def delete_table(self, id: str) -> None:
        """One that is not over, whoever plays there. Finished games are others' results, and stay."""
        for _ in range(TRIES):
            last = (await self.store.last_entries([id])).get(id, 0)
            if await self.store.delete_table(id, last):
                self.hall.forget(id)
                await self.hall.seats_changed(id)
                await self._tell()
                return
            with contextlib.suppress(BrokenTable):
                await self.hall.catch_up(id)
        if await self.store.table(id) is None:
            raise NoTable(id)
        raise Rejected("over")

    async def settle(self, table: str, n: int) -> None:
        """A report that needs no more thought."""
        this = (db.reports.c.table_id == table, db.reports.c.n == n)
        if not await self.store.do(delete(db.reports).where(*this)):
            raise Rejected("no-line")

    async def tell_everybody(self, said: str, hours: int) -> None:
        await self.bans.tell_everybody(clean(said), hours)
        await self._tell()

    async def make_operator(self, person: str, on: bool) -> None:
        """Only from the machine itself; the page opens to an operator who shows a passkey."""
        kept = (db.people.c.id == person, db.people.c.mark.is_not(None))
        if not await self.store.do(update(db.people).where(*kept).values(operator=on)):
            raise Rejected("not-kept")
        if not on:
            await self.store.do(update(db.sessions).where(db.sessions.c.person == person).values(operates=None))

    async def erase(self, person: str) -> None:
        """As if they had asked for it themselves."""
        await self._check_known(person)
        await self.erasure.erase(person)
        await self._tell()

    # --- helpers ------------------------------------------------------------------------------------------------

    async def _tell(self) -> None:
        await self.bans.note_change()
        self.hall.tell(HOST, "")

    async def _check_known(self, person: str) -> None:
        if await self.store.person(person) is None:
            raise Rejected("no-player")

    async def _counted(self, column: ColumnElement[str | None], ids: Sequence[str]) -> Counter[str]:
        rows = await self.store.rows(select(column, func.count()).where(column.in_(ids)).group_by(column))
        return Counter({row[0]: row[1] for row in rows})

    # --- operators ----------------------------------------------------------------------------------------------

    async def is_operator(self, person: str) -> bool:
        return bool(await self.store.rows(select(db.people.c.id).where(_is_operator(person))))

    async def open_until(self, person: str, session: str) -> int:
        """Until when the page of the host is open to a session; 0: it is not."""
        this = (db.sessions.c.id == session, db.sessions.c.person == person, db.sessions.c.operates > now())
        rows = await self.store.rows(select(db.sessions.c.operates).where(*this))
        return int(rows[0].operates) if rows and await self.is_operator(person) else 0

    async def open(self, person: str, session: str, until: int) -> None:
        this = (db.sessions.c.id == session, db.sessions.c.person == person)
        await self.store.do(update(db.sessions).where(*this).values(operates=until))


def _is_operator(person: str) -> ColumnElement[bool]:
    return and_(db.people.c.id == person, db.people.c.operator)


def _named(find: str) -> ColumnElement[bool]:
    of = db.people.c
    name, _, mark = find.replace(DOT, TYPED).partition(TYPED)
    if mark:
        return and_(of.name == name, of.mark == mark)
    return or_(of.name.contains(find, autoescape=True), of.mark == find, of.id == find)
