"""What is stored about a person: all of it as a file, and what becomes of it when they want to be deleted."""

from __future__ import annotations

import contextlib

from sqlalchemy import delete, select, update
from starlette.responses import Response

from wyrmhall.server import schema as db
from wyrmhall.server.clubstore import leave_clubs
from wyrmhall.server.desk import Desk
from wyrmhall.server.hall import Hall, NoTable
from wyrmhall.server.identity import Bearer, new_id
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.personal_data import PERSONAL
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import Answer, encode, respond
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.sessions import PERSONS
from wyrmhall.server.table import BrokenTable
from wyrmhall.server.wire_tables import Deleted

MOST_TABLES = 100_000


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

    async def delete_me(self, caller: Caller) -> Answer[Deleted]:
        """Forget me. Games that others played stay, without my name; where I am needed, a bot plays on."""
        await self.erase(caller.person)
        return self.desk.sign(respond(Deleted(True)), Bearer(new_id()))  # a new guest's

    async def erase(self, person: str) -> None:
        tables = await self.store.tables_of(person, MOST_TABLES)
        for row, _ in tables:
            if row.ended is None:
                await self._leave(row.id, row.owner == person and row.started is None, person)
        nobody = new_id()
        async with self.store.write() as c:
            await c.execute(update(db.seats).where(db.seats.c.owner == person).values(name="", link=None))
            await leave_clubs(c, person)
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
