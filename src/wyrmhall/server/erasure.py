"""What is stored about a person: all of it as a file, and what becomes of it when they want to be deleted."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from sqlalchemy import Column, Table, delete, select, update
from starlette.responses import Response

from wyrmhall.server import tables as db
from wyrmhall.server import tables_web as web
from wyrmhall.server.desk import Desk
from wyrmhall.server.hall import Hall, NoTable
from wyrmhall.server.identity import Bearer, new_id
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import encode, respond
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.sessions import PERSONS
from wyrmhall.server.table import BrokenTable
from wyrmhall.server.wire_tables import Deleted

MOST_TABLES = 100_000


class About(NamedTuple):
    """Where a person is spoken of, what of it they may have as a file, and whether it goes with them.

    What does not go is a part of games that others played too: a fresh id that is nobody's takes the person's place."""

    where: Column[str]
    told: tuple[str, ...]
    goes: bool

    @property
    def table(self) -> Table:
        found = self.where.table
        assert isinstance(found, Table)
        return found


# A law checks that every column of the database that names a person stands here.
PERSONAL = (
    About(db.people.c.id, ("name", "webhook", "seen", "mark", "kept", "operator"), True),
    About(web.subscriptions.c.person, ("endpoint", "lang", "agent", "created"), True),
    About(web.mails.c.person, ("address", "lang", "asked", "confirmed"), True),
    About(web.bans.c.person, ("until", "why", "at"), True),
    About(db.sessions.c.person, ("created", "seen", "agent"), True),
    About(db.passkeys.c.person, ("credential", "public_key", "uses", "agent", "created", "used"), True),
    About(db.tickets.c.person, ("kind", "expires"), True),
    About(db.seeks.c.person, ("game", "players", "clock", "near", "created"), True),
    About(db.talk.c.person, ("table_id", "at", "room", "name", "kind", "said"), True),
    About(db.reports.c.person, ("table_id", "at", "said"), True),
    About(db.blocks.c.person, ("name", "at"), True),
    About(db.blocks.c.blocked, (), True),  # whom it is by is theirs to know
    About(db.profiles.c.person, ("game", "profile"), True),
    About(db.lessons.c.person, ("game", "lesson", "moves", "done", "at"), True),
    About(db.tables.c.owner, ("id", "game", "players", "options", "settings", "created", "started", "ended"), False),
    About(db.seats.c.owner, ("table_id", "seat", "name", "seen"), False),
    About(
        db.results.c.person,
        (
            "table_id",
            "seat",
            "game",
            "mode",
            "players",
            "score",
            "won",
            "drawn",
            "ended",
            "place",
            "rated",
            "collected",
        ),
        False,
    ),
    About(db.days.c.person, ("day", "game", "table_id"), False),
    About(db.clubs.c.owner, ("name", "game", "created"), False),
    About(db.club_members.c.person, ("club",), False),
    About(db.club_boards.c.person, ("club", "round", "table_id"), False),
    About(db.club_boards.c.member, ("club", "round", "table_id"), False),
    About(db.reports.c.reporter, ("table_id", "at", "why"), False),
    About(db.ratings.c.person, ("game", "mu", "sigma", "games"), False),
    About(db.ratings_then.c.person, ("number", "game", "table_id", "mu", "sigma"), False),
)


class Erasure:
    def __init__(self, hall: Hall, lobby: Lobby, desk: Desk) -> None:
        self.hall = hall
        self.lobby = lobby
        self.desk = desk
        self.store = hall.store

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/me/data", self.data, cost=15),
            Endpoint("DELETE", "/me", self.delete_me, cost=15, share="requests"),
        ]

    async def data(self, caller: Caller) -> Response:
        """All that this house stores about me, as a file."""
        headers = {"content-disposition": 'attachment; filename="wyrmhall-my-data.json"'}
        found = encode(await self.stored(caller.person))
        return Response(found, media_type="application/json", headers=headers)

    async def stored(self, person: str) -> dict[str, list[dict[str, object]]]:
        """By table of the database."""
        found: dict[str, list[dict[str, object]]] = {}
        for about in [about for about in PERSONAL if about.told]:
            chosen = select(*[about.table.c[name] for name in about.told]).where(about.where == person)
            rows = [dict(row._mapping) for row in await self.store.rows(chosen)]
            found.setdefault(about.table.name, []).extend(rows)
        return found

    async def delete_me(self, caller: Caller) -> Deleted:
        """Forget me. Games that others played stay, without my name; where I am needed, a bot plays on."""
        await self.erase(caller.person)
        return self.desk.sign(respond(Deleted(True)), Bearer(new_id()))  # type: ignore[return-value]  # a new guest's

    async def erase(self, person: str) -> None:
        tables = await self.store.tables_of(person, MOST_TABLES)
        for row, _ in tables:
            if row.ended is None:
                await self._leave(row.id, row.owner == person and row.started is None, person)
        nobody = new_id()
        async with self.store.write() as c:
            await c.execute(update(db.seats).where(db.seats.c.owner == person).values(name="", link=None))
            for about in PERSONAL:
                this = about.where == person
                gone = delete(about.table).where(this)
                await c.execute(gone if about.goes else update(about.table).where(this).values({about.where: nobody}))
        for row, _ in tables:
            await self.hall.seats_changed(row.id)
        self.hall.tell(PERSONS, person)

    async def _leave(self, id: str, is_mine_alone: bool, person: str) -> None:
        # What cannot be loaded, or has ended meanwhile, needs nobody.
        with contextlib.suppress(Rejected, NoTable, BrokenTable):
            if is_mine_alone:
                await self.lobby.delete(id, person)
            else:
                await self.lobby.leave(id, person)
