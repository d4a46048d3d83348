"""A guest who turns out to be somebody: what the database says of the guest, it says of that person from then on."""

from __future__ import annotations

import msgspec
from sqlalchemy import Column, Table, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.server import schema as db
from wyrmhall.server import schema_web as web
from wyrmhall.server.mail import KIND as MAIL
from wyrmhall.server.personal_data import PERSONAL
from wyrmhall.server.store import Store


async def adopt(store: Store, guest: str, person: str) -> list[str]:
    """All that a guest has becomes a kept person's; gives the unfinished tables that this changes."""
    async with store.write() as c:
        if (await c.execute(select(db.people.c.mark).where(db.people.c.id == guest))).scalar() is not None:
            return []  # somebody kept stays who they are
        unfinished = exists().where(db.tables.c.id == db.seats.c.table_id, db.tables.c.ended.is_(None))
        sits = select(db.seats.c.table_id).where(db.seats.c.owner == guest, unfinished)
        changed = [row.table_id for row in await c.execute(sits)]
        await _merge_profiles(store, c, guest, person)
        await _merge_lessons(c, guest, person)
        await _merge_bans(c, guest, person)
        await _drop_tickets(c, guest, person)
        theirs = select(db.seeks.c.game).where(db.seeks.c.person == person, db.seeks.c.table_id.is_(None))
        await c.execute(delete(db.seeks).where(db.seeks.c.person == guest, db.seeks.c.game.in_(theirs)))
        await c.execute(delete(db.people).where(db.people.c.id == guest))
        for about in PERSONAL:
            await _hand_over(c, about.where, about.table, guest, person)
        await c.execute(delete(db.blocks).where(db.blocks.c.person == db.blocks.c.blocked))
        return changed


async def _hand_over(c: AsyncConnection, named: Column[str], table: Table, guest: str, person: str) -> None:
    """What the person has already, such as a try at the same deal, they have once."""
    if named.primary_key:
        other = table.alias()
        same = [other.c[key.name] == key for key in table.primary_key if key is not named]
        known = exists().where(other.c[named.name] == person, *same)
        await c.execute(delete(table).where(named == guest, known))
    await c.execute(update(table).where(named == guest).values({named: person}))


async def _merge_profiles(store: Store, c: AsyncConnection, guest: str, person: str) -> None:
    """Whatever either has earned."""
    chosen = select(db.profiles).where(db.profiles.c.person.in_([guest, person]))
    by_game: dict[str, dict[str, object]] = {}
    for row in (await c.execute(chosen)).all():
        earned = by_game.setdefault(row.game, {})
        for name, value in msgspec.json.decode(row.profile).items():
            earned[name] = max(earned.get(name, value), value)
    await c.execute(delete(db.profiles).where(db.profiles.c.person == guest))
    for game, earned in by_game.items():
        await c.execute(store.keep_profile(person, game, msgspec.json.encode(earned).decode()))


async def _merge_lessons(c: AsyncConnection, guest: str, person: str) -> None:
    """What either has done is done; a lesson that only the guest has begun goes on where the guest left it."""
    of = db.lessons.c
    rows = (await c.execute(select(of.game, of.lesson).where(of.person == guest, of.done))).all()
    for row in rows:
        this = (of.person == person, of.game == row.game, of.lesson == row.lesson)
        await c.execute(update(db.lessons).where(*this).values(done=True))


async def _merge_bans(c: AsyncConnection, guest: str, person: str) -> None:
    """Nobody sheds a ban by signing in: of two, the one that lasts longer holds."""
    of = web.bans.c
    rows = {row.person: row for row in await c.execute(select(web.bans).where(of.person.in_([guest, person])))}
    if guest not in rows or person not in rows:
        return  # the one ban there may be is handed over with the rest
    longest = max(rows.values(), key=lambda row: (row.until is None, row.until or 0))
    await c.execute(delete(web.bans).where(of.person.in_([guest, person])))
    await c.execute(insert(web.bans).values(person=person, until=longest.until, why=longest.why, at=longest.at))


async def _drop_tickets(c: AsyncConnection, guest: str, person: str) -> None:
    """A link in a letter to the guest stays good, unless letters go to an address that the person has chosen."""
    of = db.tickets.c
    has_mail = (await c.execute(select(web.mails.c.person).where(web.mails.c.person == person))).first() is not None
    kept = [] if has_mail else [of.kind != MAIL]
    await c.execute(delete(db.tickets).where(of.person == guest, *kept))
