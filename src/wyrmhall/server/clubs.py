"""Club nights: a group that meets by a link, rounds of tables for two, and standings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, insert, select, update

from wyrmhall.core import rng
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.words import Msg
from wyrmhall.server import pairing
from wyrmhall.server import tables as db
from wyrmhall.server import wire_finding as wire
from wyrmhall.server.hall import TABLES, Hall
from wyrmhall.server.identity import new_id
from wyrmhall.server.lobby import Lobby, clean
from wyrmhall.server.pairing import Board
from wyrmhall.server.persons import Kept, Persons
from wyrmhall.server.queries import Found
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.results import Outcome
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import SeatRow, now
from wyrmhall.server.table import TableSettings
from wyrmhall.server.wire import Done, TableId
from wyrmhall.server.wire_tables import ClockIn

MOST_MEMBERS = 32
SEATS = 2

decode_clock = msgspec.json.Decoder(ClockIn).decode
outcomes = msgspec.json.Decoder(list[Outcome]).decode


class BoardRow(NamedTuple):
    """A board of a round: who meets whom, and at which table; none if nobody is left to meet."""

    club: str
    round: int
    board: int
    table_id: str
    person: str
    member: str | None


class Clubs:
    def __init__(self, hall: Hall, lobby: Lobby, persons: Persons) -> None:
        self.hall = hall
        self.lobby = lobby
        self.persons = persons
        self.store = hall.store

    def endpoints(self) -> list[Endpoint]:
        one = "/clubs/{id}"
        return [
            Endpoint("POST", "/clubs", self.found, 201, cost=3, share="lasting"),
            Endpoint("GET", one, self.club, cost=3),
            Endpoint("POST", one + "/join", self.join, cost=3, share="lasting"),
            Endpoint("POST", one + "/leave", self.leave, cost=3, share="requests"),
            Endpoint("POST", one + "/next", self.next_round, cost=15, share="tables"),
        ]

    async def found(self, caller: Caller, data: wire.ClubIn) -> wire.ClubMade:
        """Open a club night; whoever knows its id may come, and I am the first."""
        self.hall.shelf.rules_of(data.game).setup(SEATS)
        if data.clock.kind != "none" and data.clock.seconds < 1:
            raise BadSetup("no-clock")
        name = clean(data.name)
        if not name:
            raise Rejected("name-first")
        row = {
            "id": new_id(),
            "owner": caller.person,
            "name": name,
            "game": data.game,
            "plan": data.plan,
            "rounds": data.rounds,
            "same_deal": data.same_deal,
            "clock": msgspec.json.encode(data.clock).decode(),
            "round": 0,
            "created": now(),
        }
        async with self.store.write() as c:
            await c.execute(insert(db.clubs).values(**row))
            await c.execute(insert(db.club_members).values(club=row["id"], person=caller.person, n=now()))
        return wire.ClubMade(str(row["id"]))

    async def join(self, caller: Caller, id: TableId) -> wire.ShownClub:
        """Come to a club night before its first round."""
        club = await self._club(id)
        if club.round:
            raise Rejected("club-begun")
        if len(await self._members(id)) >= MOST_MEMBERS:
            raise Rejected("club-full", n=MOST_MEMBERS)
        put = self.store.dialect.insert(db.club_members).values(club=id, person=caller.person, n=now())
        await self.store.do(put.on_conflict_do_nothing())
        return await self.club(caller, id)

    async def leave(self, caller: Caller, id: TableId) -> Done:
        """Not come after all; once it has begun, a bot plays for whoever leaves a table."""
        if (await self._club(id)).round:
            raise Rejected("club-begun")
        this = (db.club_members.c.club == id, db.club_members.c.person == caller.person)
        await self.store.do(delete(db.club_members).where(*this))
        return Done()

    async def next_round(self, caller: Caller, id: TableId) -> wire.ShownClub:
        """The next round, by whoever opened the night: everybody finds their table on the page."""
        club, members, boards = await self._all(id)
        if club.owner != caller.person:
            raise Rejected("not-your-club")
        if len(members) < SEATS:
            raise Rejected("too-few-members")
        if any(board.second is not None and board.points is None for _, board in boards):
            raise Rejected("club-not-ready")
        if club.round >= pairing.rounds_of(club.plan, len(members), club.rounds):
            raise Rejected("club-over")
        number = club.round + 1
        played = [board for _, board in boards]
        pairs = pairing.everybody(members, number) if club.plan == "round" else pairing.swiss(members, played)
        await self._seat(club, number, pairs, caller.lang)
        return await self.club(caller, id)

    async def club(self, caller: Caller, id: TableId) -> wire.ShownClub:
        """A club night: who is there, who plays whom, and the standings."""
        club, members, boards = await self._all(id)
        known = await self.persons.all_of(members)
        named = self._names(known, caller.lang)
        ready = all(board.second is None or board.points is not None for _, board in boards)
        last = pairing.rounds_of(club.plan, len(members), club.rounds)
        lines = []
        found = pairing.standings(members, [board for _, board in boards])
        for each in found:
            place = 1 + sum((o.points, o.strength) > (each.points, each.strength) for o in found)
            who = known.get(each.person)
            name, mark = (who.name, who.mark) if who is not None else ("", "")
            mine = each.person == caller.person
            lines.append(wire.ClubMember(place, name, mark, each.points, each.strength, each.played, mine))
        rounds: list[list[wire.ClubBoard]] = [[] for _ in range(club.round)]
        for row, board in boards:
            mine = caller.person in (board.first, board.second)
            is_told = mine or ready or row.round < club.round
            names = [named(person) for person in (board.first, board.second) if person is not None]
            scores = [each.score for each in outcomes(row.outcome)[:SEATS]] if row.outcome else []
            points = list(board.points or ())
            rounds[row.round - 1].append(
                wire.ClubBoard(names, points, scores if is_told else [], row.table_id if is_told else "", mine)
            )
        return wire.ShownClub(
            id,
            club.name,
            club.game,
            club.plan,
            last if club.round else club.rounds,
            club.same_deal,
            decode_clock(club.clock),
            club.round,
            bool(club.round) and ready and club.round >= last,
            club.owner == caller.person,
            caller.person in members,
            ready,
            lines,
            rounds,
        )

    # --- helpers ----------------------------------------------------------------------------------------------------

    async def _club(self, id: str) -> Found:
        rows = await self.store.rows(select(db.clubs).where(db.clubs.c.id == id))
        if not rows:
            raise Rejected("no-club")
        return rows[0]

    async def _members(self, id: str) -> list[str]:
        m = db.club_members.c
        return [
            row.person for row in await self.store.rows(select(m.person).where(m.club == id).order_by(m.n, m.person))
        ]

    async def _all(self, id: str) -> tuple[Found, list[str], list[tuple[Found, Board]]]:
        """The club, its members, and all boards with what was made of them."""
        club = await self._club(id)
        b, t = db.club_boards.c, db.tables.c
        chosen = select(b.round, b.board, b.table_id, b.person, b.member, t.outcome, t.ended, t.id.label("there"))
        joined = chosen.outerjoin(db.tables, t.id == b.table_id).where(b.club == id, b.round <= club.round)
        rows = await self.store.rows(joined.order_by(b.round, b.board))  # none of a round that began meanwhile
        return club, await self._members(id), [(row, self._board(club, row, rows)) for row in rows]

    def _board(self, club: Found, row: Found, rows: Sequence[Found]) -> Board:
        if row.member is None:
            return Board(row.person, None)
        if row.outcome is None:
            # A table that was deleted, or ended by rules or clocks, gives half a point to each.
            is_gone = row.ended is not None or row.there is None
            return Board(row.person, row.member, (0.5, 0.5) if is_gone else None)
        made = outcomes(row.outcome)[:SEATS]
        peers = [each for each in rows if each.round == row.round and each.member is not None]
        if club.same_deal and len(peers) > 1:
            if any(each.ended is None and each.there is not None for each in peers):
                return Board(row.person, row.member)  # it is compared when all have played it
            done = [each for each in peers if each.outcome is not None]
            scores = [(two[0].score, two[1].score) for two in (outcomes(each.outcome) for each in done)]
            if len(scores) > 1:
                return Board(row.person, row.member, pairing.compared(scores, done.index(row)))
        if made[0].place == made[1].place:
            return Board(row.person, row.member, (0.5, 0.5))
        first = 1.0 if made[0].place < made[1].place else 0.0
        return Board(row.person, row.member, (first, 1.0 - first))

    async def _seat(self, club: Found, number: int, pairs: Sequence[tuple[str, str | None]], lang: str) -> None:
        rules = self.hall.shelf.rules_of(club.game)
        known = await self.persons.all_of([person for pair in pairs for person in pair if person is not None])
        named = self._names(known, lang)
        seed = rng.new_secret()
        settings = TableSettings(listed=False, spectators=False, clock=decode_clock(club.clock))
        boards: list[BoardRow] = []
        for n, (first, second) in enumerate(pairs, start=1):
            table = ""
            if second is not None:
                deal = seed if club.same_deal else rng.new_secret()
                row = self.lobby.row(first, rules.setup(SEATS), deal, False, settings)
                seats = [
                    SeatRow(row.id, seat, "person", named(person), "", person, seen=now())
                    for seat, person in enumerate((first, second))
                ]
                await self.lobby.keep(row, seats)
                table = row.id
            boards.append(BoardRow(club.id, number, n, table, first, second))
        if not await self._begin(club, number, boards):
            for board in boards:
                await self.store.delete_table(board.table_id, 0)
            raise Rejected("club-not-ready")
        self.hall.tell(TABLES, "")

    async def _begin(self, club: Found, number: int, boards: list[BoardRow]) -> bool:
        """All at once, so that nobody sees half of a round; of two who say it at the same time, one does it."""
        async with self.store.write() as c:
            this = (db.clubs.c.id == club.id, db.clubs.c.round == club.round)
            if (await c.execute(update(db.clubs).where(*this).values(round=number))).rowcount != 1:
                return False
            await c.execute(insert(db.club_boards), [board._asdict() for board in boards])
            return True

    def _names(self, known: dict[str, Kept], lang: str) -> Callable[[str], str]:
        guest = self.hall.shelf.speaker(lang, "server").say(Msg("guest"))
        return lambda person: (known[person].shown if person in known else "") or guest
