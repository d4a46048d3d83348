"""What is kept of clubs and their nights: who is there, who met whom, and what each made of it.

A row of `clubs` is a night. A club is known by the id of its first one, which stands in `series` of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Select, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.server import pairing
from wyrmhall.server import schema as db
from wyrmhall.server import schema_clubs as rooms
from wyrmhall.server.pairing import Board
from wyrmhall.server.queries import Found
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.results import Outcome
from wyrmhall.server.rows import SeatRow, TableRow, legible, now
from wyrmhall.server.store import Store

SEATS = 2

HALVES = (0.5, 0.5)
"""For two who drew, or of whose game nobody can tell any more what came of it."""

outcomes = msgspec.json.Decoder(list[Outcome]).decode


class BoardRow(NamedTuple):
    """A board of a round: who meets whom, and at which table; none if nobody is left to meet."""

    club: str
    round: int
    board: int
    table_id: str
    person: str
    member: str | None


class Bound(NamedTuple):
    """Somebody's number for the deal of the next round, as its hash, and when they last looked at the night."""

    commitment: str
    seen: int


class Night(NamedTuple):
    """A club night with its members, and all boards with what was made of them."""

    club: Found
    members: list[str]
    boards: list[tuple[Found, Board]]
    bound: dict[str, Bound]

    @property
    def played(self) -> list[Board]:
        return [board for _, board in self.boards]

    @property
    def ready(self) -> bool:
        """Whether all tables of this round are over."""
        return all(board.second is None or board.points is not None for board in self.played)

    @property
    def over(self) -> bool:
        """All rounds have been played, or the club has gone on to another night."""
        return (
            bool(self.club.round)
            and self.ready
            and (self.club.round >= self.last or self.club.night < self.club.nights)
        )

    @property
    def last(self) -> int:
        """How many rounds there are."""
        return pairing.rounds_of(self.club.plan, len(self.members), self.club.rounds)


class ClubStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def club(self, id: str, night: int = 0) -> Found:
        """A night of a club; the last one, if it is not said which."""
        c = rooms.clubs.c
        chosen = _nights().where(c.series == id).order_by(c.night.desc()).limit(1)
        rows = await self.store.rows(chosen.where(c.night == night) if night else chosen)
        if not rows:
            raise Rejected("no-club")
        return rows[0]

    async def nights(self, id: str) -> list[Night]:
        """All nights of a club, the first one first."""
        rows = await self.store.rows(_nights().where(rooms.clubs.c.series == id).order_by(rooms.clubs.c.night))
        if not rows:
            raise Rejected("no-club")
        return await self.made(rows)

    async def night(self, id: str, night: int = 0) -> Night:
        return (await self.made([await self.club(id, night)]))[0]

    async def made(self, clubs: Sequence[Found]) -> list[Night]:
        """Nights with those who came and what they made of it."""
        ids = [club.id for club in clubs]
        b, t, m = rooms.club_boards.c, db.tables.c, rooms.club_members.c
        chosen = select(
            b.club, b.round, b.board, b.table_id, b.person, b.member, t.outcome, t.ended, t.id.label("there")
        )
        joined = chosen.outerjoin(db.tables, t.id == b.table_id).where(b.club.in_(ids))
        rows = await self.store.rows(joined.order_by(b.club, b.round, b.board))
        members = select(m.club, m.person, m.commitment, m.seen).where(m.club.in_(ids))
        came = await self.store.rows(members.order_by(m.n, m.person))
        late = await self._late([row.table_id for row in rows if row.ended is not None and row.outcome is None])
        found = []
        for club in clubs:
            # None of a round that began meanwhile.
            own = [row for row in rows if row.club == club.id and row.round <= club.round]
            boards = [(row, _board(club.same_deal, row, own, late)) for row in own]
            here = [row for row in came if row.club == club.id]
            bound = {row.person: Bound(row.commitment, row.seen) for row in here if row.commitment is not None}
            found.append(Night(club, [row.person for row in here], boards, bound))
        return found

    async def open(self, row: dict[str, object]) -> bool:
        """The next night of a club, unless somebody has opened it meanwhile."""
        async with self.store.write() as c:
            own = rooms.clubs.c
            await c.execute(select(own.id).where(own.id == row["series"]).with_for_update())
            last = select(func.max(own.night)).where(own.series == row["series"])
            if (await c.execute(last)).scalar() != int(str(row["night"])) - 1:
                return False
            await c.execute(insert(rooms.clubs).values(**row))
            return True

    async def change(self, id: str, terms: dict[str, object]) -> bool:
        """Other plans for a night that has not begun."""
        this = (rooms.clubs.c.id == id, rooms.clubs.c.round == 0)
        return await self.store.do(update(rooms.clubs).where(*this).values(**terms)) == 1

    async def regulars(self, id: str) -> list[str]:
        """The members of a club, in the order in which they came."""
        r = rooms.regulars.c
        rows = await self.store.rows(select(r.person).where(r.club == id).order_by(r.n, r.person))
        return [row.person for row in rows]

    async def clubs_of(self, person: str, most: int) -> list[Found]:
        """The last night of each club of somebody, the newest first."""
        r, c = rooms.regulars.c, rooms.clubs.c
        later = rooms.clubs.alias()
        is_last = ~exists().where(later.c.series == c.series, later.c.night > c.night)
        chosen = _nights().where(c.series.in_(select(r.club).where(r.person == person)), is_last)
        return list(await self.store.rows(chosen.order_by(c.created.desc(), c.id).limit(most)))

    async def come(self, club: Found, person: str, most: int, most_regulars: int) -> None:
        """Somebody belongs to a club from now on, and comes to its night if that has not begun.

        One after the other, and none beside the first round: two who come at once take no place twice.
        """
        m, r, own = rooms.club_members.c, rooms.regulars.c, rooms.clubs.c
        insert, n = self.store.dialect.insert, now()
        async with self.store.write() as c:
            await c.execute(select(own.id).where(own.id == club.series).with_for_update())
            begun = (await c.execute(select(own.round).where(own.id == club.id).with_for_update())).scalar()
            regulars = (await c.execute(select(r.person).where(r.club == club.series))).scalars().all()
            coming = (await c.execute(select(m.person).where(m.club == club.id))).scalars().all()
            if person not in regulars and len(regulars) >= most_regulars:
                raise Rejected("club-crowded", n=most_regulars)
            if not begun and person not in coming and len(coming) >= most:
                raise Rejected("club-full", n=most)
            regular = insert(rooms.regulars).values(club=club.series, person=person, n=n)
            await c.execute(regular.on_conflict_do_nothing())
            if not begun:
                member = insert(rooms.club_members).values(club=club.id, person=person, n=n)
                await c.execute(member.on_conflict_do_nothing())

    async def not_come(self, club: Found, person: str) -> None:
        this = (rooms.club_members.c.club == club.id, rooms.club_members.c.person == person)
        await self.store.do(delete(rooms.club_members).where(*this))

    async def quit(self, club: Found, person: str) -> None:
        async with self.store.write() as c:
            await leave_clubs(c, person, club.series)

    async def bind(self, club: Found, person: str, number: int, commitment: str) -> bool:
        """Note what somebody binds themselves to for this round; not if it has begun."""
        this = (rooms.club_members.c.club == club.id, rooms.club_members.c.person == person)
        async with self.store.write() as c:
            begun = select(rooms.clubs.c.round).where(rooms.clubs.c.id == club.id).with_for_update()
            if (await c.execute(begun)).scalar() != number - 1:
                return False
            noted = update(rooms.club_members).where(*this).values(commitment=commitment, seen=now())
            return (await c.execute(noted)).rowcount == 1

    async def looks(self, club: Found, person: str) -> None:
        """Somebody is here who can give their number away."""
        this = (rooms.club_members.c.club == club.id, rooms.club_members.c.person == person)
        await self.store.do(update(rooms.club_members).where(*this).values(seen=now()))

    async def begin(
        self, club: Found, number: int, boards: list[BoardRow], made: Sequence[tuple[TableRow, list[SeatRow]]]
    ) -> bool:
        """All at once, so that nobody sees half of a round; of two who say it at the same time, one does it."""
        async with self.store.write() as c:
            this = rooms.clubs.c.id == club.id
            if (await c.execute(select(rooms.clubs.c.round).where(this).with_for_update())).scalar() != club.round:
                return False
            m = rooms.club_members.c
            here = select(m.person).where(m.club == club.id)
            met = {person for board in boards for person in (board.person, board.member) if person is not None}
            if {*(await c.execute(here)).scalars()} != met:  # somebody came or went while they were paired
                return False
            await c.execute(update(rooms.clubs).where(this).values(round=number))
            await c.execute(insert(rooms.club_boards), [board._asdict() for board in boards])
            for row, seats in made:
                await self.store.make_in(c, row, seats)
            spent = update(rooms.club_members).where(m.club == club.id)
            await c.execute(spent.values(commitment=None, seen=None))
            return True

    async def _late(self, tables: Sequence[str]) -> dict[str, set[int]]:
        """Which seats lost by their clocks, or did not come."""
        e = db.log.c
        found: dict[str, set[int]] = {}
        chosen = select(e.table_id, e.seat).where(e.table_id.in_(tables), e.kind == "lost")
        for row in await self.store.rows(chosen) if tables else ():
            found.setdefault(row.table_id, set()).add(row.seat)
        return found


def _nights() -> Select[tuple[object, ...]]:
    """Each with how many nights its club has."""
    all_of = rooms.clubs.alias()
    count = select(func.max(all_of.c.night)).where(all_of.c.series == rooms.clubs.c.series).scalar_subquery()
    return select(rooms.clubs, count.label("nights"))


async def leave_clubs(c: AsyncConnection, person: str, only: str = "") -> None:
    """Nobody waits for who is gone: whoever came first of the others leads what they led, and what has not begun begins
    without them."""
    m, r, own = rooms.club_members.c, rooms.regulars.c, rooms.clubs.c
    which = [own.series == only] if only else []
    gathering = select(own.id).where(own.round == 0, *which)
    await c.execute(delete(rooms.club_members).where(m.person == person, m.club.in_(gathering)))
    led = select(own.series).where(own.owner == person, *which).distinct()
    for club in (await c.execute(led)).scalars().all():
        others = select(r.person).where(r.club == club, r.person != person).order_by(r.n, r.person).limit(1)
        heir = (await c.execute(others)).scalar()
        if heir is not None:
            await c.execute(update(rooms.clubs).where(own.series == club, own.owner == person).values(owner=heir))
    mine = [r.club == only] if only else []
    await c.execute(delete(rooms.regulars).where(r.person == person, *mine))


def _board(same_deal: bool, row: Found, rows: Sequence[Found], late: dict[str, set[int]]) -> Board:
    if row.member is None:
        return Board(row.person, None)
    if row.outcome is None:
        is_gone = row.ended is not None or row.there is None
        return Board(row.person, row.member, pairing.ended_early(late.get(row.table_id, set())) if is_gone else None)
    made = _made(row)
    if made is None:
        return Board(row.person, row.member, HALVES)
    peers = [each for each in rows if each.round == row.round and each.member is not None]
    if same_deal and len(peers) > 1:
        if any(each.ended is None and each.there is not None for each in peers):
            return Board(row.person, row.member)  # it is compared when all have played it
        done = [(each, two) for each in peers if (two := _made(each)) is not None]
        if len(done) > 1:
            scores = [(first.score, second.score) for _, (first, second) in done]
            return Board(row.person, row.member, pairing.compared(scores, [each for each, _ in done].index(row)))
    if made[0].place == made[1].place:
        return Board(row.person, row.member, HALVES)
    first = 1.0 if made[0].place < made[1].place else 0.0
    return Board(row.person, row.member, (first, 1.0 - first))


def _made(row: Found) -> tuple[Outcome, Outcome] | None:
    """What two made of their game; none before its end, and where the row is damaged."""
    made = legible(outcomes, row.outcome) or []
    return (made[0], made[1]) if len(made) >= SEATS else None
