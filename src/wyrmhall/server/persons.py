"""What is kept of persons who stay: mark, sessions, passkeys, recovery code, and tickets that are good once."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.server import schema as db
from wyrmhall.server.identity import A_YEAR, Bearer, hashed, new_id
from wyrmhall.server.lobby import DOT
from wyrmhall.server.queries import Found
from wyrmhall.server.rows import now
from wyrmhall.server.store import Store

MARK_LETTERS = "23456789bcdfghjkmnpqrstvwxz"
"""Without vowels, so that no mark is a word, and without what is mistaken for something else."""
SHORTEST_MARK = 3
TRIES = 6
"""Marks of one length that are tried before a longer one."""
CHANGEOVER_MS = 60_000
"""So long after somebody was kept, the cookie of the guest they were still holds: requests may be on their way."""
SEEN_MS = 3_600_000
"""A session's last use is noted no more often than that."""


class Kept(NamedTuple):
    """Somebody as the others may know them; without a mark a guest."""

    id: str
    name: str
    mark: str
    kept: int

    @property
    def shown(self) -> str:
        return f"{self.name}{DOT}{self.mark}" if self.mark else self.name


class Passkey(NamedTuple):
    id: str
    person: str
    credential: str
    public_key: str
    uses: int
    agent: str
    created: int
    used: int


class SessionRow(NamedTuple):
    id: str
    person: str
    created: int
    seen: int
    agent: str


_KEPT = (db.people.c.id, db.people.c.name, db.people.c.mark, db.people.c.kept)


class Persons:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> Kept:
        """Somebody by their own id, known or not."""
        rows = await self.store.rows(select(*_KEPT).where(db.people.c.id == person))
        return _kept(rows[0]) if rows else Kept(person, "", "", 0)

    async def marked(self, mark: str) -> Kept | None:
        rows = await self.store.rows(select(*_KEPT).where(db.people.c.mark == mark))
        return _kept(rows[0]) if rows else None

    async def all_of(self, persons: Sequence[str]) -> dict[str, Kept]:
        rows = await self.store.rows(select(*_KEPT).where(db.people.c.id.in_(persons)))
        return {row.id: _kept(row) for row in rows}

    async def keep(self, person: str, name: str) -> Kept:
        """Give a guest a mark; gives whoever it already is if it has one."""
        for n in range(100):
            mark = "".join(secrets.choice(MARK_LETTERS) for _ in range(SHORTEST_MARK + n // TRIES))
            fresh = {"id": person, "name": name, "webhook": "", "seen": now(), "mark": mark, "kept": now()}
            upsert = self.store.dialect.insert(db.people).values(**fresh)
            kept = {"name": name, "mark": mark, "kept": now(), "seen": now()}
            unmarked = upsert.on_conflict_do_update(index_elements=["id"], set_=kept, where=db.people.c.mark.is_(None))
            try:
                await self.store.do(unmarked)
            except IntegrityError:
                continue  # the mark is another's
            return await self.of(person)
        raise AssertionError("all marks are taken")

    # --- sessions ---------------------------------------------------------------------------------------------------

    async def holds(self, bearer: Bearer) -> bool:
        """Whether a cookie still names whom it names; notes that the session is in use."""
        if not bearer.session:
            chosen = select(db.people.c.kept).where(db.people.c.id == bearer.person, db.people.c.kept.is_not(None))
            rows = await self.store.rows(chosen)
            return not rows or now() < rows[0].kept + CHANGEOVER_MS
        this = (db.sessions.c.id == bearer.session, db.sessions.c.person == bearer.person)
        rows = await self.store.rows(select(db.sessions.c.seen).where(*this))
        if not rows or rows[0].seen < now() - A_YEAR * 1000:
            return False
        if rows[0].seen < now() - SEEN_MS:
            await self.store.do(update(db.sessions).where(*this).values(seen=now()))
        return True

    async def open_session(self, person: str, agent: str) -> Bearer:
        made = Bearer(person, new_id())
        async with self.store.write() as c:
            await c.execute(delete(db.sessions).where(db.sessions.c.seen < now() - A_YEAR * 1000))
            row = {"id": made.session, "person": person, "created": now(), "seen": now(), "agent": agent}
            await c.execute(insert(db.sessions).values(**row))
        return made

    async def sessions(self, person: str) -> list[SessionRow]:
        chosen = select(db.sessions).where(db.sessions.c.person == person).order_by(db.sessions.c.seen.desc())
        return [SessionRow(*row[:5]) for row in await self.store.rows(chosen)]

    async def end_session(self, person: str, session: str) -> bool:
        this = (db.sessions.c.person == person, db.sessions.c.id == session)
        return await self.store.do(delete(db.sessions).where(*this)) == 1

    async def end_other_sessions(self, person: str, mine: str) -> None:
        await self.store.do(delete(db.sessions).where(db.sessions.c.person == person, db.sessions.c.id != mine))

    # --- passkeys ---------------------------------------------------------------------------------------------------

    async def passkeys(self, person: str) -> list[Passkey]:
        chosen = select(db.passkeys).where(db.passkeys.c.person == person).order_by(db.passkeys.c.created)
        return [Passkey(*row) for row in await self.store.rows(chosen)]

    async def passkey(self, credential: str) -> Passkey | None:
        rows = await self.store.rows(select(db.passkeys).where(db.passkeys.c.id == hashed(credential)))
        return Passkey(*rows[0]) if rows else None

    async def add_passkey(self, passkey: Passkey) -> bool:
        """False if it is there already, whoever's it is."""
        put = self.store.dialect.insert(db.passkeys).values(**passkey._asdict()).on_conflict_do_nothing()
        return await self.store.do(put) == 1

    async def used_passkey(self, id: str, uses: int) -> None:
        await self.store.do(update(db.passkeys).where(db.passkeys.c.id == id).values(uses=uses, used=now()))

    async def drop_passkey(self, person: str, id: str) -> bool:
        return (
            await self.store.do(delete(db.passkeys).where(db.passkeys.c.person == person, db.passkeys.c.id == id)) == 1
        )

    # --- the recovery code ------------------------------------------------------------------------------------------

    async def set_recovery(self, person: str, key: str, slow_hash: str) -> None:
        await self.store.do(
            update(db.people).where(db.people.c.id == person).values(recovery_key=key, recovery=slow_hash)
        )

    async def has_recovery(self, person: str) -> bool:
        this = (db.people.c.id == person, db.people.c.recovery.is_not(None))
        return bool(await self.store.rows(select(db.people.c.id).where(*this)))

    async def recovery(self, key: str) -> tuple[str, str] | None:
        """Whose code begins with this key, and the slow hash of the rest."""
        rows = await self.store.rows(
            select(db.people.c.id, db.people.c.recovery).where(db.people.c.recovery_key == key)
        )
        return (rows[0].id, rows[0].recovery) if rows and rows[0].recovery else None

    async def use_recovery(self, person: str, slow_hash: str) -> bool:
        """A code is good once: of two who come with it at once, one is let in."""
        this = (db.people.c.id == person, db.people.c.recovery == slow_hash)
        return await self.store.do(update(db.people).where(*this).values(recovery_key=None, recovery=None)) == 1

    # --- tickets ----------------------------------------------------------------------------------------------------

    async def issue(self, kind: str, person: str, secret: str, seconds: int) -> None:
        async with self.store.write() as c:
            await self.issue_in(c, kind, person, secret, seconds)

    async def issue_in(self, c: AsyncConnection, kind: str, person: str, secret: str, seconds: int) -> None:
        await c.execute(delete(db.tickets).where(db.tickets.c.expires < now()))
        row = {"id": hashed(secret), "kind": kind, "person": person, "expires": now() + seconds * 1000}
        await c.execute(insert(db.tickets).values(**row))

    async def revoke(self, c: AsyncConnection, kind: str, person: str) -> None:
        """Tickets of that kind that somebody still has are good for nothing any more."""
        await c.execute(delete(db.tickets).where(db.tickets.c.kind == kind, db.tickets.c.person == person))

    async def redeem(self, kind: str, secret: str) -> str | None:
        """Whose ticket it is; then it is spent. None if there is none, or it came too late."""
        this = (db.tickets.c.id == hashed(secret), db.tickets.c.kind == kind, db.tickets.c.expires >= now())
        async with self.store.write() as c:
            found = (await c.execute(select(db.tickets.c.person).where(*this).with_for_update())).first()
            spent = (await c.execute(delete(db.tickets).where(*this))).rowcount
        return str(found.person) if found is not None and spent == 1 else None


def _kept(row: Found) -> Kept:
    return Kept(row.id, row.name, row.mark or "", row.kept or 0)
