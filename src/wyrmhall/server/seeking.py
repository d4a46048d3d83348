"""Find me a game: those who want the same are brought to one table, whichever process they wait at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.core import rng
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.words import Msg
from wyrmhall.server import schema as db
from wyrmhall.server import wire_finding as wire
from wyrmhall.server.hall import Hall
from wyrmhall.server.identity import new_id
from wyrmhall.server.lobby import COMING_MS, Lobby, bind
from wyrmhall.server.persons import Persons
from wyrmhall.server.played import PlayedStore
from wyrmhall.server.queries import Found
from wyrmhall.server.ratings import Rating, elo_of
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import SeatRow, now
from wyrmhall.server.table import TableSettings
from wyrmhall.server.wire import Done, TableId
from wyrmhall.server.wire_tables import ClockIn

SEEKS = "seeks"
"""The topic of words about those who look for a game."""
LOCK = 7_397_284_468  # any number; processes that bring people together agree on it
AWAY_MS = 60_000
"""Who has not been here for so long does not wait any more ..."""
DAY_SECONDS, LONG_MS = 24 * 3600, 7 * 24 * 3_600_000
"""... unless each move may take a day: then they are brought together within a week."""
FOUND_MS = 600_000
"""How long a seek tells its owner where the game is."""
NEAR_ELO = 250
MOST_SEEKS = 4

decode_clock = msgspec.json.Decoder(ClockIn).decode


class Seek(NamedTuple):
    """Somebody looks for a game."""

    id: str
    person: str
    game: str
    players: int
    clock: str
    near: bool
    patient: bool
    mu: float
    created: int
    seen: int
    commitment: str | None


class Partner(NamedTuple):
    """Somebody who is brought to a table, and what they bound themselves to."""

    seek: str
    person: str
    commitment: str


class Seeking:
    def __init__(self, hall: Hall, lobby: Lobby, persons: Persons) -> None:
        self.hall = hall
        self.lobby = lobby
        self.persons = persons
        self.store = hall.store
        self.played = PlayedStore(hall.store)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/seeks", self.seeks, cost=3),
            Endpoint("POST", "/seeks", self.seek, 201, cost=3, share="tables"),
            Endpoint("POST", "/seeks/{id}/join", self.join, cost=3, share="tables"),
            Endpoint("DELETE", "/seeks/{id}", self.stop, share="requests"),
        ]

    async def seeks(self, caller: Caller) -> wire.Seeks:
        """Who looks for a game; of mine also where it was found."""
        await self.waits([caller.person])
        return wire.Seeks(await self._shown(await self._alive(), caller))

    async def seek(self, caller: Caller, data: wire.SeekIn) -> wire.Seeks:
        """Look for a game: either there is one at once, or I wait. Gives what I look for."""
        self.hall.shelf.rules_of(data.game).setup(data.players)  # raises if so many cannot play it
        if data.clock.kind != "none" and data.clock.seconds < 1:
            raise BadSetup("no-clock")
        return await self._look(caller, data, data.near)

    async def join(self, caller: Caller, id: TableId, data: wire.SeekJoinIn) -> wire.Seeks:
        """Play what somebody else looks for, however strong they are."""
        wanted = next((row for row in await self._alive() if row.id == id and row.table_id is None), None)
        if wanted is None or wanted.person == caller.person:
            raise Rejected("no-seek")
        if await self.store.strangers([wanted.person, caller.person]):
            raise Rejected("no-seek")  # neither sees the other's in the list
        clock = decode_clock(wanted.clock)
        said = wire.SeekIn(wanted.game, wanted.players, clock, commitment=data.commitment)
        return await self._look(caller, said, False, id)

    async def stop(self, caller: Caller, id: TableId) -> Done:
        """Look for it no longer."""
        this = (db.seeks.c.id == id, db.seeks.c.person == caller.person)
        if await self.store.do(delete(db.seeks).where(*this)) != 1:
            raise Rejected("no-seek")
        self.hall.tell(SEEKS, "")
        return Done()

    async def waits(self, persons: Sequence[str]) -> None:
        """These are here and wait."""
        late = (db.seeks.c.person.in_(persons), db.seeks.c.seen < now() - AWAY_MS // 4)
        if persons and await self.store.rows(select(db.seeks.c.id).where(*late).limit(1)):
            await self.store.do(update(db.seeks).where(*late).values(seen=now()))

    # --- bringing together ------------------------------------------------------------------------------------------

    async def _look(self, caller: Caller, data: wire.SeekIn, near: bool, first: str = "") -> wire.Seeks:
        await self.lobby.check_room(caller.person)
        rating = (await self.played.ratings(caller.person)).get(data.game, Rating())
        clock = msgspec.json.encode(data.clock).decode()
        row = Seek(
            new_id(),
            caller.person,
            data.game,
            data.players,
            clock,
            near,
            _is_patient(data.clock),
            rating.mu,
            now(),
            now(),
            data.commitment or None,
        )
        async with self.store.write() as c:
            if self.store.engine.dialect.name == "postgresql":
                await c.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await c.execute(delete(db.seeks).where(_is_gone()))
            mine = (db.seeks.c.person == caller.person, db.seeks.c.table_id.is_(None))
            known = (await c.execute(select(db.seeks).where(*mine))).all()
            same = [each.id for each in known if each.game == data.game]
            if len(known) - len(same) >= MOST_SEEKS:
                raise Rejected("too-many-seeks", n=MOST_SEEKS)
            await c.execute(delete(db.seeks).where(db.seeks.c.id.in_(same)))
            await c.execute(insert(db.seeks).values(**row._asdict()))
            found = await self._partners(c, row, first)
        if found:
            await self._seat([*found, Partner(row.id, caller.person, data.commitment)], data, caller)
        self.hall.tell(SEEKS, "")
        shown = await self._shown(await self._alive(), caller)
        return wire.Seeks([each for each in shown if each.id == row.id])

    async def _partners(self, c: AsyncConnection, row: Seek, first: str) -> list[Partner]:
        """Those who look for the same and fit, the longest waiting first; marked as taken if there are enough."""
        s = db.seeks.c
        same = (s.game == row.game, s.players == row.players, s.clock == row.clock)
        free = (s.table_id.is_(None), s.person != row.person, ~_is_gone())
        picked = select(s.id, s.person, s.near, s.mu, s.commitment, s.seen)
        chosen = picked.where(*same, *free).order_by(s.id != first, s.created, s.id)
        group: list[Found] = []
        others = (await c.execute(chosen)).all()
        strangers = await self.store.strangers_in(c, [row.person, *[other.person for other in others]])
        for other in others:
            everybody = [*[(each.near, each.mu) for each in group], (row.near, row.mu)]
            is_wanted = other.id == first or all(_fit(other.near or near, other.mu, mu) for near, mu in everybody)
            here = [row.person, *[each.person for each in group]]
            is_stranger = any(frozenset((one, other.person)) in strangers for one in here)
            if is_wanted and other.person not in here and not is_stranger:
                group.append(other)
            if len(group) == row.players - 1:
                taken = [row.id, *[each.id for each in group]]
                await c.execute(update(db.seeks).where(s.id.in_(taken)).values(table_id="", seen=now()))
                return [Partner(each.id, each.person, _bound(each)) for each in group]
        return []

    async def _seat(self, group: list[Partner], data: wire.SeekIn, caller: Caller) -> None:
        """Whoever waited longest begins."""
        rules = self.hall.shelf.rules_of(data.game)
        settings = TableSettings(clock=data.clock)
        row = self.lobby.row(group[0].person, rules.setup(data.players), rng.new_secret(), False, settings)
        known = await self.persons.all_of([each.person for each in group])
        guest = self.hall.shelf.speaker(caller.lang, "server").say(Msg("guest"))
        seats = []
        for n, (_, person, _) in enumerate(group):
            name = known[person].shown if person in known else ""
            seats.append(SeatRow(row.id, n, "person", name or guest, "", person, seen=now()))
        for each in group:
            bind(row, seats, each.person, each.commitment)
        await self.lobby.keep(row, seats, wait=COMING_MS)
        ids = [each.seek for each in group]
        await self.store.do(update(db.seeks).where(db.seeks.c.id.in_(ids)).values(table_id=row.id, seen=now()))
        if not _is_patient(data.clock):  # nobody plays two games at once, unless they take days
            persons = [each.person for each in group]
            others = (db.seeks.c.person.in_(persons), db.seeks.c.table_id.is_(None), ~db.seeks.c.patient)
            await self.store.do(delete(db.seeks).where(*others))

    # --- helpers ----------------------------------------------------------------------------------------------------

    async def _alive(self) -> Sequence[Found]:
        return await self.store.rows(select(db.seeks).where(~_is_gone()).order_by(db.seeks.c.created).limit(200))

    async def _shown(self, rows: Sequence[Found], caller: Caller) -> list[wire.ShownSeek]:
        known = await self.persons.all_of([row.person for row in rows])
        strangers = await self.store.strangers([caller.person, *[row.person for row in rows]])
        found = []
        for row in rows:
            mine = row.person == caller.person
            if not mine and (row.table_id is not None or frozenset((row.person, caller.person)) in strangers):
                continue
            who = known.get(row.person)
            name, mark = (who.name, who.mark) if who is not None else ("", "")
            clock = decode_clock(row.clock)
            elo, table = elo_of(row.mu), row.table_id or ""
            shown = (row.id, row.game, row.players, clock, row.near, name, mark, elo, row.created, mine, table)
            found.append(wire.ShownSeek(*shown))
        return found


def _is_gone() -> ColumnElement[bool]:
    s = db.seeks.c
    stayed_away = or_(s.seen < now() - LONG_MS, and_(~s.patient, s.seen < now() - AWAY_MS))
    return or_(and_(s.table_id.is_(None), stayed_away), and_(s.table_id.is_not(None), s.seen < now() - FOUND_MS))


def _bound(row: Found) -> str:
    """Who is not here could not give their number away in time: they are not waited for."""
    return row.commitment or "" if row.seen >= now() - AWAY_MS else ""


def _is_patient(clock: ClockIn) -> bool:
    return clock.kind in ("move", "turn") and clock.seconds >= DAY_SECONDS


def _fit(near: bool, mu: float, other: float) -> bool:
    return not near or abs(elo_of(mu) - elo_of(other)) <= NEAR_ELO
