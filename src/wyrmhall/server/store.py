"""What the server keeps beside the log: tables, seats, people and results; and how the log is read back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Executable, Integer, cast, delete, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wyrmhall.fair import mixed
from wyrmhall.server import tables as db
from wyrmhall.server.engine import to_write
from wyrmhall.server.writer import Entry


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    players: int
    options: str
    pack: str | None
    profile: str
    seed: str
    seed_open: bool
    commitment: str
    settings: str
    owner: str
    created: int
    started: int | None = None
    ended: int | None = None
    due: int | None = None
    rematch: str | None = None
    parent: str | None = None
    parent_step: int = 0
    version: int = 1
    house_seed: str | None = None


@dataclass(slots=True)
class SeatRow:
    table_id: str
    seat: int
    kind: str
    name: str
    level: str
    owner: str | None
    link: str | None = None
    host: str | None = None
    seen: int = 0
    commitment: str | None = None
    nonce: str | None = None


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    webhook: str


class Store:
    """Queries on one database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writing = to_write(engine)
        self.one_writer = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self.dialect = postgresql if engine.dialect.name == "postgresql" else sqlite

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite lets in one at a time, and those who wait here do so in order."""
        async with self.one_writer or nullcontext(), self.writing.begin() as connection:
            yield connection

    async def _rows(self, statement: Any) -> Sequence[Any]:
        async with self.engine.connect() as c:
            return (await c.execute(statement)).all()

    async def _do(self, statement: Executable) -> int:
        async with self._write() as c:
            return int((await c.execute(statement)).rowcount)

    # --- tables ---------------------------------------------------------------------------------------------------

    async def make_table(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        async with self._write() as c:
            await c.execute(insert(db.tables).values(**asdict(row)))
            await c.execute(insert(db.seats), [asdict(seat) for seat in seats])
            if entries:
                await c.execute(insert(db.log), [_values(entry) for entry in entries])

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.engine.connect() as c:
            row = (await c.execute(select(db.tables).where(db.tables.c.id == id))).first()
            if row is None:
                return None
            return TableRow(*row), await self._seats(c, [id])

    async def seats(self, id: str) -> list[SeatRow]:
        async with self.engine.connect() as c:
            return await self._seats(c, [id])

    async def _seats(self, c: AsyncConnection, ids: Sequence[str]) -> list[SeatRow]:
        chosen = select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.table_id, db.seats.c.seat)
        return [SeatRow(*row) for row in await c.execute(chosen)]

    async def seats_at(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        async with self.engine.connect() as c:
            for seat in await self._seats(c, ids):
                found[seat.table_id].append(seat)
        return found

    async def last_entries(self, ids: Sequence[str]) -> dict[str, int]:
        chosen = select(db.log.c.table_id, func.max(db.log.c.seq)).where(db.log.c.table_id.in_(ids))
        return {row[0]: row[1] for row in await self._rows(chosen.group_by(db.log.c.table_id))}

    async def waiting(self, ids: Sequence[str]) -> dict[str, int]:
        """The seats that tables wait for, of those whose last entry tells; a bit each."""
        mine = db.log.c.table_id == db.tables.c.id
        last = select(db.log.c.waiting).where(mine).order_by(db.log.c.seq.desc()).limit(1).scalar_subquery()
        found = await self._rows(select(db.tables.c.id, last).where(db.tables.c.id.in_(ids)))
        return {row[0]: row[1] for row in found if row[1] is not None}

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        chosen = select(db.log).where(db.log.c.table_id == id, db.log.c.seq > after).order_by(db.log.c.seq)
        return [Entry(*row) for row in await self._rows(chosen)]

    async def tables_of(self, person: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Own tables and those where this person sits, newest first."""
        sits = exists().where(db.seats.c.table_id == db.tables.c.id, db.seats.c.owner == person)
        return await self._listed(select(db.tables).where(or_(db.tables.c.owner == person, sits)), limit)

    async def open_tables(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that strangers may join, or watch while they are played, newest first."""
        listed = db.tables.c.settings.like('%"listed":true%')
        return await self._listed(select(db.tables).where(db.tables.c.ended.is_(None), listed), limit)

    async def _listed(self, chosen: Any, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self.engine.connect() as c:
            rows = (await c.execute(chosen.order_by(db.tables.c.created.desc()).limit(limit))).all()
            found = [TableRow(*row) for row in rows]
            by_table: dict[str, list[SeatRow]] = {row.id: [] for row in found}
            for seat in await self._seats(c, list(by_table)):
                by_table[seat.table_id].append(seat)
            return [(row, by_table[row.id]) for row in found]

    async def unfinished_of(self, person: str) -> int:
        counted = select(func.count()).where(db.tables.c.owner == person, db.tables.c.ended.is_(None))
        return int((await self._rows(counted))[0][0])

    async def due_tables(self, at: int, limit: int) -> list[tuple[str, int]]:
        """Tables that should have been looked after by now, and when, latest last."""
        due = db.tables.c.due
        chosen = select(db.tables.c.id, due).where(due <= at).order_by(due).limit(limit)
        return [(row.id, row.due) for row in await self._rows(chosen)]

    async def delete_table(self, id: str, last: int | None = None) -> bool:
        """Only one that waits for players; or, if nothing was entered after its entry `last`, an unfinished one."""
        this = [db.tables.c.id == id, db.tables.c.ended.is_(None)]
        if last is None:
            this.append(db.tables.c.started.is_(None))
        else:
            this.append(~exists().where(db.log.c.table_id == id, db.log.c.seq > last))
        async with self._write() as c:
            if (await c.execute(delete(db.tables).where(*this))).rowcount != 1:
                return False
            await c.execute(delete(db.seats).where(db.seats.c.table_id == id))
            await c.execute(delete(db.log).where(db.log.c.table_id == id))
            return True

    async def offer_rematch(self, id: str, row: TableRow, seats: Sequence[SeatRow]) -> str:
        """The table of the rematch: this one, or the one that somebody was quicker to make."""
        async with self._write() as c:
            free = update(db.tables).where(db.tables.c.id == id, db.tables.c.rematch.is_(None)).values(rematch=row.id)
            if (await c.execute(free)).rowcount == 1:
                await c.execute(insert(db.tables).values(**asdict(row)))
                await c.execute(insert(db.seats), [asdict(seat) for seat in seats])
                return row.id
            found = (await c.execute(select(db.tables.c.rematch).where(db.tables.c.id == id))).first()
            return str(found[0]) if found else ""

    # --- seats ----------------------------------------------------------------------------------------------------

    async def sit(
        self, id: str, seat: int, owner: str, name: str, commitment: str | None, due: int | None, deal_at: int
    ) -> bool:
        """Take an open seat, if nobody was quicker. When it was the last, the game starts, or is dealt by `deal_at`."""
        this = (db.seats.c.table_id == id, db.seats.c.seat == seat, db.seats.c.kind == "open")
        async with self._write() as c:
            await self._hold(c, id)
            taken = update(db.seats).where(*this).values(kind="person", owner=owner, name=name, host=None, seen=now())
            if (await c.execute(taken.values(commitment=commitment))).rowcount != 1:
                return False
            seats = await self._seats(c, [id])
            if not any(each.kind == "open" for each in seats):
                bound = any(each.commitment for each in seats)
                begins = {"due": deal_at} if bound else {"started": now(), "due": due}
                this_table = (db.tables.c.id == id, db.tables.c.started.is_(None))
                await c.execute(update(db.tables).where(*this_table).values(**begins))
            return True

    async def _hold(self, c: AsyncConnection, id: str) -> None:
        """Two who change the seats of a table at once do so one after the other, and see what the first one did."""
        await c.execute(select(db.tables.c.id).where(db.tables.c.id == id).with_for_update())

    async def reveal(self, id: str, commitment: str, nonce: str) -> bool:
        """Keep the number that a seat bound itself to, at a full table that is not dealt yet."""
        still_open = exists().where(db.seats.c.table_id == id, db.seats.c.kind == "open").correlate(None)
        waiting = exists().where(db.tables.c.id == id, db.tables.c.started.is_(None))
        this = (db.seats.c.table_id == id, db.seats.c.commitment == commitment, db.seats.c.nonce.is_(None))
        async with self._write() as c:
            await self._hold(c, id)
            free = (await c.execute(select(still_open))).scalar_one()
            given = update(db.seats).where(*this, waiting).values(nonce=nonce)
            return not free and (await c.execute(given)).rowcount >= 1

    async def deal(self, id: str, due: int | None, complete: bool) -> bool:
        """Start the game of a full table from the house's seed and the numbers given; `complete`: if all are."""
        async with self._write() as c:
            await self._hold(c, id)
            chosen = select(db.tables.c.seed).where(db.tables.c.id == id, db.tables.c.started.is_(None))
            found = (await c.execute(chosen)).first()
            seats = await self._seats(c, [id])
            missing = any(seat.commitment is not None and seat.nonce is None for seat in seats)
            if found is None or any(seat.kind == "open" for seat in seats) or (complete and missing):
                return False
            nonces = {seat.seat: seat.nonce for seat in seats if seat.nonce is not None}
            started: dict[str, Any] = {"started": now(), "due": due}
            if nonces:
                started |= {"seed": mixed(found.seed, nonces), "house_seed": found.seed}
            await c.execute(update(db.tables).where(db.tables.c.id == id).values(**started))
            return True

    async def stand_up(self, id: str, seat: int, owner: str) -> bool:
        """Leave a table that still waits for somebody: a full one is being dealt."""
        waiting = exists().where(db.tables.c.id == id, db.tables.c.started.is_(None))
        this = (db.seats.c.table_id == id, db.seats.c.seat == seat, db.seats.c.owner == owner)
        left = update(db.seats).where(*this, waiting).values(kind="open", owner=None, name="", link=None, host=None)
        async with self._write() as c:
            await self._hold(c, id)
            if not any(each.kind == "open" for each in await self._seats(c, [id])):
                return False
            return (await c.execute(left.values(commitment=None))).rowcount == 1

    async def link_seat(self, id: str, seat: int, link: str) -> None:
        await self._do(update(db.seats).where(db.seats.c.table_id == id, db.seats.c.seat == seat).values(link=link))

    async def beat(self, host: str) -> dict[str, int]:
        """This process lives; gives when each process was last known to."""
        async with self._write() as c:
            upsert = self.dialect.insert(db.hosts).values(id=host, seen=now())
            await c.execute(upsert.on_conflict_do_update(index_elements=["id"], set_={"seen": now()}))
            await c.execute(delete(db.hosts).where(db.hosts.c.seen < now() - 24 * 3_600_000))
            return {row.id: row.seen for row in await c.execute(select(db.hosts))}

    async def rename(self, person: str, name: str, limit: int = 200) -> list[str]:
        """Give a person's seats at unfinished tables the new name; gives the tables."""
        async with self._write() as c:
            unfinished = exists().where(db.tables.c.id == db.seats.c.table_id, db.tables.c.ended.is_(None))
            mine = (db.seats.c.owner == person, unfinished)
            found = (await c.execute(select(db.seats.c.table_id, db.seats.c.seat).where(*mine).limit(limit))).all()
            by_table: dict[str, list[int]] = {}
            for row in found:
                by_table.setdefault(row.table_id, []).append(row.seat)
            named = [id for id, seats in by_table.items() if len(seats) == 1]  # a hot seat keeps its names
            await c.execute(update(db.seats).where(*mine, db.seats.c.table_id.in_(named)).values(name=name))
            return named

    # --- people ---------------------------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        rows = await self._rows(
            select(db.people.c.id, db.people.c.name, db.people.c.webhook).where(db.people.c.id == id)
        )
        return Person(*rows[0]) if rows else None

    async def keep_person(self, id: str, name: str, webhook: str) -> None:
        values = {"name": name, "webhook": webhook, "seen": now()}
        upsert = self.dialect.insert(db.people).values(id=id, **values)
        await self._do(upsert.on_conflict_do_update(index_elements=["id"], set_=values))

    async def profile(self, person: str, game: str) -> str:
        chosen = select(db.profiles.c.profile).where(db.profiles.c.person == person, db.profiles.c.game == game)
        rows = await self._rows(chosen)
        return str(rows[0][0]) if rows else "{}"

    async def profiles(self, person: str) -> list[tuple[str, str]]:
        chosen = select(db.profiles.c.game, db.profiles.c.profile).where(db.profiles.c.person == person)
        return [(row.game, row.profile) for row in await self._rows(chosen)]

    def keep_profile(self, person: str, game: str, profile: str) -> Executable:
        upsert = self.dialect.insert(db.profiles).values(person=person, game=game, profile=profile)
        found: Executable = upsert.on_conflict_do_update(index_elements=["person", "game"], set_={"profile": profile})
        return found

    async def statistics(self, person: str) -> Sequence[Any]:
        r = db.results.c
        won, drawn = func.sum(cast(r.won, Integer)), func.sum(cast(r.drawn, Integer))
        chosen = select(r.game, r.mode, r.players, func.count(), won, drawn, func.max(r.score), func.avg(r.score))
        grouped = chosen.where(r.person == person).group_by(r.game, r.mode, r.players)
        return await self._rows(grouped.order_by(r.game, r.mode, r.players))

    async def house_secret(self, fresh: str) -> str:
        """The key that signs cookies: the one kept, else this fresh one."""
        async with self._write() as c:
            keep = self.dialect.insert(db.house).values(name="secret", value=fresh).on_conflict_do_nothing()
            await c.execute(keep)
            return str((await c.execute(select(db.house.c.value).where(db.house.c.name == "secret"))).scalar_one())

    # --- written together with an entry of the log ----------------------------------------------------------------

    def alive(self, host: str) -> Executable:
        """A word that can always be written, if anything can."""
        return update(db.hosts).where(db.hosts.c.id == host).values(seen=now())

    def gone(self, host: str) -> Executable:
        """This process stops, and nobody is connected to it any more."""
        return delete(db.hosts).where(db.hosts.c.id == host)

    def seen(self, id: str, seat: int, host: str | None, only_from: str | None = None) -> Executable:
        """A person came (to this process) or went; if only from there, not if another process has written since."""
        this = [db.seats.c.table_id == id, db.seats.c.seat == seat]
        if only_from is not None:
            this.append(db.seats.c.host == only_from)
        return update(db.seats).where(*this).values(host=host, seen=now())

    async def settle(self, statements: Sequence[Executable]) -> None:
        async with self._write() as c:
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

    def end(self, id: str, at: int, results: Sequence[dict[str, Any]]) -> list[Executable]:
        done: list[Executable] = [update(db.tables).where(db.tables.c.id == id).values(ended=at, due=None)]
        done.extend(self.dialect.insert(db.results).values(result).on_conflict_do_nothing() for result in results)
        return done

    async def ping(self) -> None:
        await self._rows(select(1))


def _values(entry: Entry) -> dict[str, Any]:
    return {"table_id" if name == "table" else name: value for name, value in entry._asdict().items()}
