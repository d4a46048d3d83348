"""What the server keeps beside the log: tables, and with them seats and people; and how the log is read back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Executable, Select, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.server import schema as db
from wyrmhall.server.peoplestore import PeopleStore
from wyrmhall.server.rows import SeatRow, TableRow, now
from wyrmhall.server.seatstore import SeatStore
from wyrmhall.server.writer import Entry


class Store(SeatStore, PeopleStore):
    # --- tables ---------------------------------------------------------------------------------------------------

    async def make_table(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        async with self.write() as c:
            await self.make_in(c, row, seats)
            if entries:
                await c.execute(insert(db.log), [_values(entry) for entry in entries])

    async def make_table_once(self, claim: Executable, row: TableRow, seats: Sequence[SeatRow]) -> bool:
        """A table together with what it is made for, of which there can be one: of two at once the first makes it."""
        async with self.write() as c:
            if (await c.execute(claim)).rowcount != 1:
                return False
            await self.make_in(c, row, seats)
            return True

    async def make_in(self, c: AsyncConnection, row: TableRow, seats: Sequence[SeatRow]) -> None:
        await c.execute(insert(db.tables).values(**asdict(row)))
        await c.execute(insert(db.seats), [asdict(seat) for seat in seats])

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.engine.connect() as c:
            row = (await c.execute(select(db.tables).where(db.tables.c.id == id))).first()
            if row is None:
                return None
            return TableRow(*row), await self.seats_in(c, [id])

    async def last_entries(self, ids: Sequence[str]) -> dict[str, int]:
        chosen = select(db.log.c.table_id, func.max(db.log.c.seq)).where(db.log.c.table_id.in_(ids))
        return {row[0]: row[1] for row in await self.rows(chosen.group_by(db.log.c.table_id))}

    async def waiting(self, ids: Sequence[str]) -> dict[str, int]:
        """The seats that tables wait for, of those whose last entry tells; a bit each."""
        mine = db.log.c.table_id == db.tables.c.id
        last = select(db.log.c.waiting).where(mine).order_by(db.log.c.seq.desc()).limit(1).scalar_subquery()
        found = await self.rows(select(db.tables.c.id, last).where(db.tables.c.id.in_(ids)))
        return {row[0]: row[1] for row in found if row[1] is not None}

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        chosen = select(db.log).where(db.log.c.table_id == id, db.log.c.seq > after).order_by(db.log.c.seq)
        return [Entry(*row) for row in await self.rows(chosen)]

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Own tables and those where this person sits, newest first."""
        sits = exists().where(db.seats.c.table_id == db.tables.c.id, db.seats.c.owner == person)
        return await self._listed(select(db.tables).where(or_(db.tables.c.owner == person, sits)), limit)

    async def open_tables(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that strangers may join, or watch while they are played, newest first."""
        listed = db.tables.c.settings.like('%"listed":true%')
        return await self._listed(select(db.tables).where(db.tables.c.ended.is_(None), listed), limit)

    async def _listed(self, chosen: Select[*tuple[Any, ...]], limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self.engine.connect() as c:
            rows = (await c.execute(chosen.order_by(db.tables.c.created.desc()).limit(limit))).all()
            found = [TableRow(*row) for row in rows]
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in found}
            for seat in await self.seats_in(c, list(by_table)):
                by_table[seat.table_id].append(seat)
            return [(row, by_table[row.id]) for row in found]

    async def unfinished_of(self, person: str) -> int:
        counted = select(func.count()).where(db.tables.c.owner == person, db.tables.c.ended.is_(None))
        return int((await self.rows(counted))[0][0])

    async def seated_at(self, person: str) -> tuple[int, int]:
        """At how many unfinished tables of others somebody sits, and how many of these still wait for players."""
        t, s = db.tables.c, db.seats.c
        here = select(t.id, t.started).join(db.seats, s.table_id == t.id).distinct()
        rows = await self.rows(here.where(s.owner == person, t.owner != person, t.ended.is_(None)))
        return len(rows), len([row for row in rows if row.started is None])

    async def due_tables(self, at: int, limit: int) -> list[tuple[str, int]]:
        """Tables that should have been looked after by now, and when, latest last."""
        due = db.tables.c.due
        chosen = select(db.tables.c.id, due).where(due <= at).order_by(due).limit(limit)
        return [(row.id, row.due) for row in await self.rows(chosen)]

    async def delete_table(self, id: str, last: int | None = None) -> bool:
        """Only one that waits for players; or, if nothing was entered after its entry `last`, an unfinished one.

        One that is being dealt to several persons waits for nobody: it is theirs."""
        this = [db.tables.c.id == id, db.tables.c.ended.is_(None)]
        if last is None:
            s = db.seats.c
            is_open = exists().where(s.table_id == id, s.kind == "open")
            persons = select(func.count(s.owner.distinct())).where(s.table_id == id).scalar_subquery()
            this += [db.tables.c.started.is_(None), or_(is_open, persons < 2)]
        else:
            this.append(~exists().where(db.log.c.table_id == id, db.log.c.seq > last))
        async with self.write() as c:
            if (await c.execute(delete(db.tables).where(*this))).rowcount != 1:
                return False
            await c.execute(delete(db.seats).where(db.seats.c.table_id == id))
            await c.execute(delete(db.log).where(db.log.c.table_id == id))
            await c.execute(delete(db.talk).where(db.talk.c.table_id == id))
            return True

    async def offer_rematch(self, id: str, row: TableRow, seats: Sequence[SeatRow]) -> str:
        """The table of the rematch: this one, or the one that somebody was quicker to make."""
        async with self.write() as c:
            free = update(db.tables).where(db.tables.c.id == id, db.tables.c.rematch.is_(None)).values(rematch=row.id)
            if (await c.execute(free)).rowcount == 1:
                await self.make_in(c, row, seats)
                return row.id
            found = (await c.execute(select(db.tables.c.rematch).where(db.tables.c.id == id))).first()
            return str(found[0]) if found else ""

    # --- the house and its processes ------------------------------------------------------------------------------

    async def house_secret(self, fresh: str) -> str:
        """The key that signs cookies: the one kept, else this fresh one."""
        async with self.write() as c:
            keep = self.dialect.insert(db.house).values(name="secret", value=fresh).on_conflict_do_nothing()
            await c.execute(keep)
            return str((await c.execute(select(db.house.c.value).where(db.house.c.name == "secret"))).scalar_one())

    async def beat(self, host: str) -> dict[str, int]:
        """This process lives; gives when each process was last known to."""
        async with self.write() as c:
            upsert = self.dialect.insert(db.hosts).values(id=host, seen=now())
            await c.execute(upsert.on_conflict_do_update(index_elements=["id"], set_={"seen": now()}))
            await c.execute(delete(db.hosts).where(db.hosts.c.seen < now() - 24 * 3_600_000))
            return {row.id: row.seen for row in await c.execute(select(db.hosts))}

    def alive(self, host: str) -> Executable:
        """A word that can always be written, if anything can."""
        return update(db.hosts).where(db.hosts.c.id == host).values(seen=now())

    def gone(self, host: str) -> Executable:
        """This process stops, and nobody is connected to it any more."""
        return delete(db.hosts).where(db.hosts.c.id == host)

    async def ping(self) -> None:
        await self.rows(select(1))

    # --- written together with an entry of the log ----------------------------------------------------------------

    def seen(self, id: str, seat: int, host: str | None, only_from: str | None = None) -> Executable:
        """A person came (to this process) or went; if only from there, not if another process has written since."""
        this = [db.seats.c.table_id == id, db.seats.c.seat == seat]
        if only_from is not None:
            this.append(db.seats.c.host == only_from)
        return update(db.seats).where(*this).values(host=host, seen=now())

    async def settle(self, statements: Sequence[Executable]) -> None:
        async with self.write() as c:
            for statement in statements:
                await c.execute(statement)

    def set_due(self, id: str, due: int) -> Executable:
        return update(db.tables).where(db.tables.c.id == id).values(due=due)

    def put_off(self, id: str, was: int, due: int | None) -> Executable:
        """Not if an entry has said something else meanwhile."""
        return update(db.tables).where(db.tables.c.id == id, db.tables.c.due == was).values(due=due)

    def renew(self, id: str, version: int, options: str) -> Executable:
        """Not if the game has begun meanwhile."""
        waits = (db.tables.c.id == id, db.tables.c.started.is_(None))
        return update(db.tables).where(*waits).values(version=version, options=options)

    def end(
        self, id: str, at: int, results: Sequence[dict[str, object]], outcome: str | None = None
    ) -> list[Executable]:
        ended = {"ended": at, "due": None, "outcome": outcome}
        done: list[Executable] = [update(db.tables).where(db.tables.c.id == id).values(**ended)]
        done.extend(self.dialect.insert(db.results).values(result).on_conflict_do_nothing() for result in results)
        return done


def _values(entry: Entry) -> dict[str, object]:
    return {"table_id" if name == "table" else name: value for name, value in entry._asdict().items()}
