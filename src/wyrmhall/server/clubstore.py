"""What is kept of club nights: who is there, who met whom, and what each made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import insert, select, update

from wyrmhall.server import pairing
from wyrmhall.server import tables as db
from wyrmhall.server.pairing import Board
from wyrmhall.server.queries import Found
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.results import Outcome
from wyrmhall.server.store import Store

SEATS = 2

outcomes = msgspec.json.Decoder(list[Outcome]).decode


class BoardRow(NamedTuple):
    """A board of a round: who meets whom, and at which table; none if nobody is left to meet."""

    club: str
    round: int
    board: int
    table_id: str
    person: str
    member: str | None


class Night(NamedTuple):
    """A club night with its members, and all boards with what was made of them."""

    club: Found
    members: list[str]
    boards: list[tuple[Found, Board]]

    @property
    def played(self) -> list[Board]:
        return [board for _, board in self.boards]

    @property
    def ready(self) -> bool:
        """Whether all tables of this round are over."""
        return all(board.second is None or board.points is not None for board in self.played)

    @property
    def last(self) -> int:
        """How many rounds there are."""
        return pairing.rounds_of(self.club.plan, len(self.members), self.club.rounds)


class ClubStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def club(self, id: str) -> Found:
        rows = await self.store.rows(select(db.clubs).where(db.clubs.c.id == id))
        if not rows:
            raise Rejected("no-club")
        return rows[0]

    async def members(self, id: str) -> list[str]:
        m = db.club_members.c
        rows = await self.store.rows(select(m.person).where(m.club == id).order_by(m.n, m.person))
        return [row.person for row in rows]

    async def night(self, id: str) -> Night:
        club = await self.club(id)
        b, t = db.club_boards.c, db.tables.c
        chosen = select(b.round, b.board, b.table_id, b.person, b.member, t.outcome, t.ended, t.id.label("there"))
        joined = chosen.outerjoin(db.tables, t.id == b.table_id).where(b.club == id, b.round <= club.round)
        rows = await self.store.rows(joined.order_by(b.round, b.board))  # none of a round that began meanwhile
        late = await self._late([row.table_id for row in rows if row.ended is not None and row.outcome is None])
        boards = [(row, _board(club.same_deal, row, rows, late)) for row in rows]
        return Night(club, await self.members(id), boards)

    async def begin(self, club: Found, number: int, boards: list[BoardRow]) -> bool:
        """All at once, so that nobody sees half of a round; of two who say it at the same time, one does it."""
        async with self.store.write() as c:
            this = (db.clubs.c.id == club.id, db.clubs.c.round == club.round)
            if (await c.execute(update(db.clubs).where(*this).values(round=number))).rowcount != 1:
                return False
            await c.execute(insert(db.club_boards), [board._asdict() for board in boards])
            return True

    async def _late(self, tables: Sequence[str]) -> dict[str, set[int]]:
        """Which seats lost by their clocks, or did not come."""
        e = db.log.c
        found: dict[str, set[int]] = {}
        chosen = select(e.table_id, e.seat).where(e.table_id.in_(tables), e.kind == "lost")
        for row in await self.store.rows(chosen) if tables else ():
            found.setdefault(row.table_id, set()).add(row.seat)
        return found


def _board(same_deal: bool, row: Found, rows: Sequence[Found], late: dict[str, set[int]]) -> Board:
    if row.member is None:
        return Board(row.person, None)
    if row.outcome is None:
        is_gone = row.ended is not None or row.there is None
        return Board(row.person, row.member, pairing.ended_early(late.get(row.table_id, set())) if is_gone else None)
    peers = [each for each in rows if each.round == row.round and each.member is not None]
    if same_deal and len(peers) > 1:
        if any(each.ended is None and each.there is not None for each in peers):
            return Board(row.person, row.member)  # it is compared when all have played it
        done = [each for each in peers if each.outcome is not None]
        scores = [(two[0].score, two[1].score) for two in (outcomes(each.outcome) for each in done)]
        if len(scores) > 1:
            return Board(row.person, row.member, pairing.compared(scores, done.index(row)))
    made = outcomes(row.outcome)[:SEATS]
    if made[0].place == made[1].place:
        return Board(row.person, row.member, (0.5, 0.5))
    first = 1.0 if made[0].place < made[1].place else 0.0
    return Board(row.person, row.member, (first, 1.0 - first))
