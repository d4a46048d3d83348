"""Who sits where: sitting down, standing up, and what begins when all seats are taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import NamedTuple

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.fair import mixed
from wyrmhall.server import schema as db
from wyrmhall.server.one_deal import decode_numbers
from wyrmhall.server.queries import Queries
from wyrmhall.server.rows import SeatRow, now


class Sat(NamedTuple):
    """Somebody sat down; of all who do, whoever takes the last seat sets the game going."""

    begins: bool


class SeatStore(Queries):
    async def seats(self, id: str) -> list[SeatRow]:
        async with self.engine.connect() as c:
            return await self.seats_in(c, [id])

    async def seats_at(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        async with self.engine.connect() as c:
            for seat in await self.seats_in(c, ids):
                found[seat.table_id].append(seat)
        return found

    async def say_again(self, id: str, person: str, again: bool, number: str | None) -> None:
        """A person's word on a rematch, for all their seats; a no takes back all that others have said for it."""
        here = db.seats.c.table_id == id
        async with self.write() as c:
            await self.hold(c, id)
            if not again:
                await c.execute(update(db.seats).where(here).values(again=None, again_number=None))
            mine = update(db.seats).where(here, db.seats.c.owner == person)
            await c.execute(mine.values(again=again, again_number=number))

    async def sit(
        self, id: str, seat: int, owner: str, name: str, commitment: str | None, due: int | None, deal_at: int
    ) -> Sat | None:
        """Take an open seat, if nobody was quicker. When it was the last, the game starts, or is dealt by `deal_at`."""
        this = (db.seats.c.table_id == id, db.seats.c.seat == seat, db.seats.c.kind == "open")
        async with self.write() as c:
            await self.hold(c, id)
            taken = update(db.seats).where(*this).values(kind="person", owner=owner, name=name, host=None, seen=now())
            if (await c.execute(taken.values(commitment=commitment))).rowcount != 1:
                return None
            return Sat(await self._begin_if_full(c, id, due, deal_at))

    async def fill(self, id: str, level: str, due: int, deal_at: int) -> Sat | None:
        """Bots take all open seats, if there are any, and the game starts, or is dealt by `deal_at`."""
        this = (db.seats.c.table_id == id, db.seats.c.kind == "open")
        async with self.write() as c:
            await self.hold(c, id)
            taken = update(db.seats).where(*this).values(kind="bot", name=level, level=level, host=None, seen=now())
            if not (await c.execute(taken)).rowcount:
                return None
            return Sat(await self._begin_if_full(c, id, due, deal_at))

    async def resize(self, id: str, players: int, options: str, due: int | None, deal_at: int) -> Sat | None:
        """So many seats at a table that waits: open ones come, or go from the end. None where too many sit there.

        Who sits behind an open seat that goes moves up, and with them what they said."""
        async with self.write() as c:
            await self.hold(c, id)
            seats = await self.seats_in(c, [id])
            spare = [seat.seat for seat in seats if seat.kind == "open"]
            waits = (db.tables.c.id == id, db.tables.c.started.is_(None))
            is_waiting = (await c.execute(select(db.tables.c.id).where(*waits))).first() is not None
            if not spare or not is_waiting or len(seats) - len(spare) > players:
                return None
            gone = spare[::-1][: max(0, len(seats) - players)]
            stay = [seat for seat in seats if seat.seat not in gone]
            said = db.talk.c
            for n, seat in enumerate(stay):
                await c.execute(update(db.talk).where(said.table_id == id, said.seat == seat.seat).values(seat=n))
            new = [SeatRow(id, n, "open", "", "", None) for n in range(len(stay), players)]
            rows = [asdict(replace(seat, seat=n)) for n, seat in enumerate([*stay, *new])]
            await c.execute(delete(db.seats).where(db.seats.c.table_id == id))
            await c.execute(insert(db.seats), rows)
            await c.execute(update(db.tables).where(*waits).values(players=players, options=options))
            return Sat(await self._begin_if_full(c, id, due, deal_at))

    async def _begin_if_full(self, c: AsyncConnection, id: str, due: int | None, deal_at: int) -> bool:
        """Whether the game starts with it."""
        seats = await self.seats_in(c, [id])
        if any(each.kind == "open" for each in seats):
            return False
        bound = any(each.commitment for each in seats)
        begins = {"due": deal_at} if bound else {"started": now(), "due": due}
        this_table = (db.tables.c.id == id, db.tables.c.started.is_(None))
        return (await c.execute(update(db.tables).where(*this_table).values(**begins))).rowcount == 1 and not bound

    async def reveal(self, id: str, commitment: str, nonce: str) -> bool:
        """Keep the number that a seat bound itself to, at a full table that is not dealt yet."""
        still_open = exists().where(db.seats.c.table_id == id, db.seats.c.kind == "open").correlate(None)
        waiting = exists().where(db.tables.c.id == id, db.tables.c.started.is_(None))
        this = (db.seats.c.table_id == id, db.seats.c.commitment == commitment, db.seats.c.nonce.is_(None))
        async with self.write() as c:
            await self.hold(c, id)
            free = (await c.execute(select(still_open))).scalar_one()
            given = update(db.seats).where(*this, waiting).values(nonce=nonce)
            return not free and (await c.execute(given)).rowcount >= 1

    async def deal(self, id: str, due: int | None, complete: bool) -> list[str]:
        """Start the game of a full table from the house's seed and the numbers given; `complete`: if all are.

        Where several tables share a deal, all of them start with it. Gives those that have."""
        t = db.tables.c
        shares = select(t.dealt_with).where(t.id == id).scalar_subquery()
        together = select(t.id, t.seed, t.numbers).where(or_(t.id == id, t.dealt_with == shares), t.started.is_(None))
        async with self.write() as c:
            found = (await c.execute(together.order_by(t.id).with_for_update())).all()
            ids = [row.id for row in found]
            seats = await self.seats_in(c, ids)
            missing = any(seat.commitment is not None and seat.nonce is None for seat in seats)
            if id not in ids or any(seat.kind == "open" for seat in seats) or (complete and missing):
                return []
            nonces = {seat.seat: seat.nonce for seat in seats if seat.nonce is not None}
            started: dict[str, object] = {"started": now(), "due": due}
            if found[0].numbers is not None:
                numbers = decode_numbers(found[0].numbers).with_given([seat.nonce for seat in seats if seat.nonce])
                nonces, started["numbers"] = numbers.nonces, numbers.kept()
            if nonces:
                started |= {"seed": mixed(found[0].seed, nonces), "house_seed": found[0].seed}
            await c.execute(update(db.tables).where(t.id.in_(ids)).values(**started))
            return ids

    async def stand_up(self, id: str, seat: int, owner: str) -> bool:
        """Leave a table that still waits for somebody: a full one is being dealt."""
        waiting = exists().where(db.tables.c.id == id, db.tables.c.started.is_(None))
        this = (db.seats.c.table_id == id, db.seats.c.seat == seat, db.seats.c.owner == owner)
        left = update(db.seats).where(*this, waiting).values(kind="open", owner=None, name="", link=None, host=None)
        async with self.write() as c:
            await self.hold(c, id)
            if not any(each.kind == "open" for each in await self.seats_in(c, [id])):
                return False
            return (await c.execute(left.values(commitment=None))).rowcount == 1

    async def link_seat(self, id: str, seat: int, link: str) -> None:
        await self.do(update(db.seats).where(db.seats.c.table_id == id, db.seats.c.seat == seat).values(link=link))

    async def rename(self, person: str, name: str, limit: int = 200) -> list[str]:
        """Give a person's seats at unfinished tables the new name; gives the tables."""
        async with self.write() as c:
            unfinished = exists().where(db.tables.c.id == db.seats.c.table_id, db.tables.c.ended.is_(None))
            mine = (db.seats.c.owner == person, unfinished)
            found = (await c.execute(select(db.seats.c.table_id, db.seats.c.seat).where(*mine).limit(limit))).all()
            by_table: dict[str, list[int]] = {}
            for row in found:
                by_table.setdefault(row.table_id, []).append(row.seat)
            named = [id for id, seats in by_table.items() if len(seats) == 1]  # a hot seat keeps its names
            await c.execute(update(db.seats).where(*mine, db.seats.c.table_id.in_(named)).values(name=name))
            return named
