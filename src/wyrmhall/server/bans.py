"""Who is banned, and what the host tells everybody: few rows, which every process knows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import NamedTuple

from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.server import schema as db
from wyrmhall.server import schema_web as web
from wyrmhall.server.hall import Hall, NoTable
from wyrmhall.server.identity import new_id
from wyrmhall.server.lobby import MOST_LISTED, Lobby
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import now
from wyrmhall.server.store import Store
from wyrmhall.server.table import BrokenTable

log = logging.getLogger(__name__)
HOST = "host"
"""The topic of words about bans and notices."""
EVERY_SECONDS = 10.0
"""So often it is read again: what `wyrmhall admin` wrote is heard of by no other way where there is no broker."""
DAY, HOUR = 24 * 3_600_000, 3_600_000


class Ban(NamedTuple):
    person: str
    until: int | None
    why: str

    @property
    def holds(self) -> bool:
        return self.until is None or self.until > now()


class Notice(NamedTuple):
    n: int
    said: str
    until: int


NO_NOTICE = Notice(0, "", 0)


class BanStore:
    """What the host decides, as it is written; for a running server and for the command line alike."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def ban(self, person: str, days: int, why: str) -> None:
        row = {"until": now() + days * DAY if days else None, "why": why, "at": now()}
        upsert = self.store.dialect.insert(web.bans).values(person=person, **row)
        await self.store.do(upsert.on_conflict_do_update(index_elements=["person"], set_=row))

    async def unban(self, person: str) -> bool:
        return await self.store.do(delete(web.bans).where(web.bans.c.person == person)) == 1

    async def bans(self) -> dict[str, Ban]:
        of = web.bans.c
        chosen = select(of.person, of.until, of.why).where(or_(of.until.is_(None), of.until > now()))
        return {row.person: Ban(*row) for row in await self.store.rows(chosen)}

    async def note_change(self) -> None:
        """Something was decided that every process should look at, whoever wrote it."""
        row = {"name": HOST, "value": new_id()}
        upsert = self.store.dialect.insert(db.house).values(**row)
        await self.store.do(upsert.on_conflict_do_update(index_elements=["name"], set_={"value": row["value"]}))

    async def last_change(self) -> str:
        rows = await self.store.rows(select(db.house.c.value).where(db.house.c.name == HOST))
        return str(rows[0].value) if rows else ""

    async def tell_everybody(self, said: str, hours: int) -> None:
        async with self.store.write() as c:
            last = (await c.execute(select(func.coalesce(func.max(web.notices.c.n), 0)))).scalar_one()
            await c.execute(delete(web.notices).where(web.notices.c.n < last))  # the last one keeps the count
            row = {"n": last + 1, "said": said, "at": now(), "until": now() + hours * HOUR}
            await c.execute(insert(web.notices).values(**row))

    async def notice(self) -> Notice:
        of = web.notices.c
        rows = await self.store.rows(select(of.n, of.said, of.until).order_by(of.n.desc()).limit(1))
        return Notice(*rows[0]) if rows and rows[0].said else NO_NOTICE


class Bans:
    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self.hall = hall
        self.lobby = lobby
        self.store = BanStore(hall.store)
        self.known: dict[str, Ban] = {}
        self.last_notice = NO_NOTICE
        self.change = ""
        hall.listen(HOST, lambda _: self._heard())

    async def start(self) -> None:
        self.known, self.last_notice = await self.store.bans(), await self.store.notice()
        self.change = await self.store.last_change()
        self.hall.spawn(self._keep_looking())

    @property
    def notice(self) -> Notice:
        return self.last_notice if self.last_notice.until > now() else NO_NOTICE

    def check(self, person: str) -> None:
        """Raises if somebody may do nothing here but look, take their data, and go."""
        ban = self.known.get(person)
        if ban is not None and ban.holds:
            raise Rejected("banned", why=ban.why or "none")

    def holds(self, person: str) -> bool:
        ban = self.known.get(person)
        return ban is not None and ban.holds

    async def look(self) -> None:
        """Read what is decided. Sockets of whoever was banned since come back as nobody's; bots play on."""
        change, before = await self.store.last_change(), set(self.known)
        if change == self.change:
            return
        self.change = change
        self.known = await self.store.bans()
        self.last_notice = await self.store.notice()
        for person in self.known.keys() - before:
            for viewer in [each for some in list(self.hall.audience.viewers.values()) for each in some]:
                if viewer.claim.person == person:
                    viewer.close("signed-out")
            self.hall.spawn(self._unseat(person))
        for id in list(self.hall.tables):  # names may have changed, and tables may be gone
            await self.hall.catch_up(id, seats=True)

    async def _unseat(self, person: str) -> None:
        for row, _ in await self.hall.store.tables_of(person, MOST_LISTED):
            # What cannot be loaded needs nobody; and another process may have done it already.
            with contextlib.suppress(Rejected, NoTable, BrokenTable, SQLAlchemyError, OSError):
                if row.ended is None:
                    await self.lobby.leave(row.id, person)

    def _heard(self) -> None:
        self.hall.spawn(self._look_again())

    async def _look_again(self) -> None:
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.look()

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            await self._look_again()
