"""What the server keeps of people at a table: their words, reports, whom they block, and who looks on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import msgspec
from sqlalchemy import delete, func, insert, or_, select

from wyrmhall.server import schema as db
from wyrmhall.server.rows import now
from wyrmhall.server.store import Store

DAY = 24 * 3_600_000
WORDS_DAYS, REPORTS_DAYS = 30, 90
"""How long after the end of a game its words are kept, and after a report what was reported."""
MOST_LINES = 200


@dataclass(frozen=True, slots=True)
class LineRow:
    """Something said at a table. Its number counts the lines of that table."""

    table_id: str
    n: int
    at: int
    room: str  # table or stands
    person: str
    seat: int
    name: str
    kind: str  # say, sign or nudge
    said: str


class TalkStore:
    """Queries on the same database as `Store`, in the same transactions."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say(self, row: LineRow) -> int:
        """Write a line down under the next number, which it gives."""
        async with self.store.write() as c:
            await self.store.hold(c, row.table_id)  # so that numbers come to be read in their order
            last = select(func.coalesce(func.max(db.talk.c.n), 0)).where(db.talk.c.table_id == row.table_id)
            used = select(db.talk_numbers.c.n).where(db.talk_numbers.c.table_id == row.table_id)
            n = int(max((await c.execute(last)).scalar_one(), (await c.execute(used)).scalar() or 0)) + 1
            put = self.store.dialect.insert(db.talk_numbers).values(table_id=row.table_id, n=n)
            await c.execute(put.on_conflict_do_update(index_elements=["table_id"], set_={"n": n}))
            await c.execute(insert(db.talk).values(**{**asdict(row), "n": n}))
            return n

    async def lines(self, id: str, after: int = 0) -> list[LineRow]:
        """The last of them, in their order."""
        these = select(db.talk).where(db.talk.c.table_id == id, db.talk.c.n > after)
        rows = await self.store.rows(these.order_by(db.talk.c.n.desc()).limit(MOST_LINES))
        return [LineRow(*row) for row in reversed(rows)]

    async def last_lines(self, ids: Sequence[str]) -> dict[str, int]:
        chosen = select(db.talk.c.table_id, func.max(db.talk.c.n)).where(db.talk.c.table_id.in_(ids))
        return {row[0]: row[1] for row in await self.store.rows(chosen.group_by(db.talk.c.table_id))}

    async def line(self, id: str, n: int) -> LineRow | None:
        rows = await self.store.rows(select(db.talk).where(db.talk.c.table_id == id, db.talk.c.n == n))
        return LineRow(*rows[0]) if rows else None

    async def report(self, line: LineRow, reporter: str, why: str) -> None:
        """Keep a copy of what was said, for the operator; again is as good as once."""
        said = {"person": line.person, "name": line.name, "said": line.said, "why": why, "at": now()}
        keys = {"table_id": line.table_id, "n": line.n, "reporter": reporter}
        async with self.store.write() as c:
            await c.execute(self.store.dialect.insert(db.reports).values(**keys, **said).on_conflict_do_nothing())

    async def block(self, person: str, blocked: str, name: str) -> None:
        said = {"person": person, "blocked": blocked, "name": name, "at": now()}
        async with self.store.write() as c:
            await c.execute(self.store.dialect.insert(db.blocks).values(**said).on_conflict_do_nothing())

    async def blocks(self, person: str) -> list[tuple[str, str, int]]:
        """Whom somebody does not want to hear, under which name, and since when."""
        chosen = select(db.blocks.c.blocked, db.blocks.c.name, db.blocks.c.at).where(db.blocks.c.person == person)
        return [(row[0], row[1], row[2]) for row in await self.store.rows(chosen.order_by(db.blocks.c.at))]

    async def unblock(self, person: str, blocked: str) -> None:
        async with self.store.write() as c:
            await c.execute(delete(db.blocks).where(db.blocks.c.person == person, db.blocks.c.blocked == blocked))

    async def watch(self, id: str, host: str, watching: int, names: Sequence[str]) -> None:
        """How many look on through this process."""
        async with self.store.write() as c:
            await c.execute(delete(db.stands).where(db.stands.c.table_id == id, db.stands.c.host == host))
            if watching:
                said = {"table_id": id, "host": host, "watching": watching}
                await c.execute(insert(db.stands).values(**said, names=msgspec.json.encode(list(names)).decode()))

    async def watching(self, id: str, not_at: str) -> list[tuple[str, int, list[str]]]:
        """The other processes through which somebody looks on."""
        chosen = select(db.stands).where(db.stands.c.table_id == id, db.stands.c.host != not_at)
        return [(row.host, row.watching, msgspec.json.decode(row.names)) for row in await self.store.rows(chosen)]

    async def tidy(self) -> None:
        """Forget what is kept no longer."""
        before = now() - WORDS_DAYS * DAY
        ended = select(db.tables.c.id).where(db.tables.c.ended < before)
        is_gone = ~select(db.tables.c.id).where(db.tables.c.id == db.talk.c.table_id).exists()
        known = select(db.hosts.c.id)
        async with self.store.write() as c:
            await c.execute(delete(db.talk).where(or_(db.talk.c.table_id.in_(ended), is_gone)))
            has_words = select(db.tables.c.id).where(db.tables.c.ended.is_(None) | (db.tables.c.ended >= before))
            await c.execute(delete(db.talk_numbers).where(db.talk_numbers.c.table_id.not_in(has_words)))
            await c.execute(delete(db.reports).where(db.reports.c.at < now() - REPORTS_DAYS * DAY))
            await c.execute(delete(db.stands).where(db.stands.c.host.not_in(known)))
