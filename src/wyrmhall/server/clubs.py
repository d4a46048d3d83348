"""Club nights: a group that meets by a link, rounds of tables for two, and standings. The routes of these."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

import msgspec
from sqlalchemy import insert

from wyrmhall.core import rng
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.words import Msg
from wyrmhall.server import pairing
from wyrmhall.server import schema_clubs as rooms
from wyrmhall.server import wire_finding as wire
from wyrmhall.server.caretaker import SUBSTITUTE
from wyrmhall.server.clubstore import SEATS, BoardRow, ClubStore, Night, outcomes
from wyrmhall.server.hall import TABLES, Hall
from wyrmhall.server.identity import new_id
from wyrmhall.server.lobby import COMING_MS, Lobby, bind, clean
from wyrmhall.server.one_deal import share
from wyrmhall.server.pairing import Board
from wyrmhall.server.permits import check_plays
from wyrmhall.server.persons import Kept, Persons
from wyrmhall.server.queries import Found
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import SeatRow, TableRow, legible, now
from wyrmhall.server.seeking import AWAY_MS
from wyrmhall.server.table import Table, TableSettings
from wyrmhall.server.wire import Done, TableId
from wyrmhall.server.wire_tables import ClockIn

MOST_MEMBERS = 32
"""Who come to a night."""
MOST_REGULARS = 200

decode_clock = msgspec.json.Decoder(ClockIn).decode


class Clubs:
    def __init__(self, hall: Hall, lobby: Lobby, persons: Persons) -> None:
        self.hall = hall
        self.lobby = lobby
        self.persons = persons
        self.store = hall.store
        self.kept = ClubStore(hall.store)

    def endpoints(self) -> list[Endpoint]:
        one = "/clubs/{id}"
        return [
            Endpoint("POST", "/clubs", self.found, 201, cost=3, share="lasting"),
            Endpoint("GET", one, self.club, cost=3),
            Endpoint("POST", one + "/join", self.join, cost=3, share="lasting"),
            Endpoint("POST", one + "/leave", self.leave, cost=3, share="requests"),
            Endpoint("POST", one + "/quit", self.quit, cost=3, share="requests"),
            Endpoint("POST", one + "/number", self.bind, share="inputs"),
            Endpoint("POST", one + "/next", self.next_round, cost=15, share="tables"),
            Endpoint("POST", one + "/boards/{board}/forfeit", self.forfeit, cost=3, share="inputs"),
        ]

    async def found(self, caller: Caller, data: wire.ClubIn) -> wire.ClubMade:
        """Open a club and its first night; whoever knows its id may come, and I am the first."""
        name = clean(data.name)
        if not name:
            raise Rejected("name-first")
        id = new_id()
        row = {"id": id, "series": id, "night": 1, "owner": caller.person, "name": name, "round": 0, "created": now()}
        async with self.store.write() as c:
            await c.execute(insert(rooms.clubs).values(**row, **terms_of(self.hall, data)))
            for table in (rooms.club_members, rooms.regulars):
                await c.execute(insert(table).values(club=id, person=caller.person, n=now()))
        return wire.ClubMade(id)

    async def join(self, caller: Caller, id: TableId) -> wire.ShownClub:
        """Belong to a club, and come to its night, or to the next one where that has begun."""
        club = await self.kept.club(id)
        if await self.store.blocks(club.owner, caller.person):
            raise Rejected("club-not-welcome")
        await self.kept.come(club, caller.person, MOST_MEMBERS, MOST_REGULARS)
        return await self.club(caller, id)

    async def leave(self, caller: Caller, id: TableId) -> Done:
        """Not come to this night; once it has begun, a bot plays for whoever leaves a table."""
        club = await self.kept.club(id)
        if club.round:
            raise Rejected("club-begun")
        await self.kept.not_come(club, caller.person)
        return Done()

    async def quit(self, caller: Caller, id: TableId) -> Done:
        """Belong to a club no longer; what I led is led by whoever came first of the others."""
        await self.kept.quit(await self.kept.club(id), caller.person)
        return Done()

    async def bind(self, caller: Caller, id: TableId, data: wire.NumberIn) -> Done:
        """Add a number of mine to the deal of the next round; `reveal` at my table gives it away."""
        club = await self.kept.club(id)
        if club.night != data.night or not await self.kept.bind(club, caller.person, data.round, data.commitment):
            raise Rejected("no-round")
        return Done()

    async def next_round(self, caller: Caller, id: TableId) -> wire.ShownClub:
        """The next round, by whoever opened the night: everybody finds their table on the page."""
        night = await self.kept.night(id)
        club = night.club
        if club.owner != caller.person:
            raise Rejected("not-your-club")
        if len(night.members) < SEATS:
            raise Rejected("too-few-members")
        if not night.ready:
            raise Rejected("club-not-ready")
        if club.round >= night.last:
            raise Rejected("club-over")
        number = club.round + 1
        strangers = await self.store.strangers(night.members)
        if club.plan == "round":
            pairs = pairing.everybody(night.members, number)
        else:
            pairs = pairing.swiss(night.members, night.played, strangers)
        await self._seat(night, number, pairs, strangers, caller.lang)
        return await self.club(caller, id)

    async def forfeit(
        self, caller: Caller, id: TableId, board: wire.BoardNumber, data: wire.ForfeitIn
    ) -> wire.ShownClub:
        """Who has not come loses their table, by the word of whoever opened the night, so that it can go on."""
        night = await self.kept.night(id)
        if night.club.owner != caller.person:
            raise Rejected("not-your-club")
        here = [row for row, made in night.boards if row.round == night.club.round and made.points is None]
        row = next((row for row in here if row.board == board and row.table_id), None)
        if row is None:
            raise Rejected("no-board")
        table = await self.hall.table(row.table_id)
        absent = self._absent(table, await self.store.seats(table.id))
        if not set(data.seats) <= set(absent):
            raise Rejected("still-here", n=table.settings.grace)
        lost: set[int] = set()
        for seat in sorted(set(data.seats)):
            await self.hall.entrance.enter(table.id, "lost", seat, _plays(seat, lost), 0, "host", SUBSTITUTE)
            lost.add(seat)
        return await self.club(caller, id)

    async def club(self, caller: Caller, id: TableId, night: wire.NightNumber = 0) -> wire.ShownClub:
        """A club night, the last one if nothing is said: who is there, who plays whom, and the standings."""
        found = await self.kept.night(id, night)
        mine = found.bound.get(caller.person)
        if mine is not None and mine.seen < now() - AWAY_MS // 4:
            await self.kept.looks(found.club, caller.person)
        return await self._whole(caller, found)

    # --- helpers ----------------------------------------------------------------------------------------------------

    async def _whole(self, caller: Caller, night: Night) -> wire.ShownClub:
        club, members = night.club, night.members
        known = await self.persons.all_of(members)
        named = self.names(known, caller.lang)
        lines = []
        found = pairing.standings(members, night.played)
        for each in found:
            place = 1 + sum((o.points, o.strength) > (each.points, each.strength) for o in found)
            who = known.get(each.person)
            name, mark = (who.name, who.mark) if who is not None else ("", "")
            mine = each.person == caller.person
            lines.append(wire.ClubMember(place, name, mark, each.points, each.strength, each.played, mine))
        absent = await self._all_absent(night) if club.owner == caller.person else {}
        rounds: list[list[wire.ClubBoard]] = [[] for _ in range(club.round)]
        for row, board in night.boards:
            shown = self._shown(night, row, board, named, caller.person)
            shown.absent = absent.get(row.table_id, [])
            rounds[row.round - 1].append(shown)
        return wire.ShownClub(
            club.series,
            club.name,
            club.game,
            club.plan,
            night.last if club.round else club.rounds,
            club.same_deal,
            decode_clock(club.clock),
            club.round,
            night.over,
            club.owner == caller.person,
            caller.person in members,
            night.ready,
            lines,
            rounds,
            club.starts or 0,
            self._ahead(night, named),
            club.night,
            club.nights,
            caller.person in await self.kept.regulars(club.series),
            night.bound[caller.person].commitment if caller.person in night.bound else "",
        )

    def _shown(
        self, night: Night, row: Found, board: Board, named: Callable[[str], str], person: str
    ) -> wire.ClubBoard:
        mine = person in (board.first, board.second)
        is_told = mine or night.ready or row.round < night.club.round
        names = [named(one) for one in (board.first, board.second) if one is not None]
        scores = [each.score for each in (legible(outcomes, row.outcome) or [])[:SEATS]]
        table = row.table_id if is_told else ""
        return wire.ClubBoard(names, list(board.points or ()), scores if is_told else [], table, mine)

    def _ahead(self, night: Night, named: Callable[[str], str]) -> list[list[list[str]]]:
        """Who will meet whom in the rounds to come, where all meet all; the Swiss system knows it round by round."""
        if night.club.plan != "round" or len(night.members) < SEATS or night.over:
            return []
        rounds = range(night.club.round + 1, night.last + 1)
        return [
            [[named(one) for one in pair if one is not None] for pair in pairing.everybody(night.members, number)]
            for number in rounds
        ]

    async def _all_absent(self, night: Night) -> dict[str, list[int]]:
        """By table of this round that is not over: the seats of those who have not come."""
        played = [row for row, made in night.boards if row.round == night.club.round and made.points is None]
        seats = await self.store.seats_at([row.table_id for row in played if row.table_id])
        found = {}
        for id, rows in seats.items():
            table = self.hall.tables.get(id)
            if rows and (table is None or not table.over):
                found[id] = self._absent(table, rows)
        return found

    def _absent(self, table: Table | None, seats: Sequence[SeatRow]) -> list[int]:
        """Who has been away for long enough that the others need not wait; not where a bot plays on for them."""
        grace = (TableSettings() if table is None else table.settings).grace * 1000
        away = {row.seat: self.hall.presence.away_since(row) for row in seats}
        played = {} if table is None else table.handed
        return [seat for seat, since in away.items() if since and now() - since >= grace and seat not in played]

    async def _seat(
        self,
        night: Night,
        number: int,
        pairs: Sequence[tuple[str, str | None]],
        strangers: set[frozenset[str]],
        lang: str,
    ) -> None:
        """Two of whom one has blocked the other have no table, and half a point each."""
        club = night.club
        rules = self.hall.shelf.rules_of(club.game)
        known = await self.persons.all_of([person for pair in pairs for person in pair if person is not None])
        named = self.names(known, lang)
        seed = rng.new_secret()
        settings = TableSettings(listed=False, spectators=False, clock=decode_clock(club.clock))
        boards: list[BoardRow] = []
        made: list[tuple[TableRow, list[SeatRow]]] = []
        for n, (first, second) in enumerate(pairs, start=1):
            table = ""
            if second is not None and frozenset((first, second)) not in strangers:
                deal = seed if club.same_deal else rng.new_secret()
                row = self.lobby.row(first, rules.setup(SEATS), deal, False, settings)
                seats = [
                    SeatRow(row.id, seat, "person", named(person), "", person, seen=now())
                    for seat, person in enumerate((first, second))
                ]
                for person in (first, second):
                    bind(row, seats, person, _number(night, person))
                made.append((row, seats))
                table = row.id
            boards.append(BoardRow(club.id, number, n, table, first, second))
        is_shared = club.same_deal and share(made)
        for row, seats in made:
            self.lobby.begin(row, seats, COMING_MS, is_shared)
        if not await self.kept.begin(club, number, boards, made):
            raise Rejected("club-not-ready")
        for row, seats in made:
            self.lobby.kept(row, seats)
        self.hall.tell(TABLES, "")

    def names(self, known: dict[str, Kept], lang: str) -> Callable[[str], str]:
        guest = self.hall.shelf.speaker(lang, "server").say(Msg("guest"))
        return lambda person: (known[person].shown if person in known else "") or guest


def _number(night: Night, person: str) -> str:
    """What somebody is bound to; who is not here could not give their number away in time, and is not waited for."""
    found = night.bound.get(person)
    return found.commitment if found is not None and found.seen >= now() - AWAY_MS else ""


def terms_of(hall: Hall, data: wire.NightIn) -> dict[str, object]:
    """What a night is to be, as it is kept."""
    hall.shelf.rules_of(data.game).setup(SEATS)
    if data.clock.kind != "none" and data.clock.seconds < 1:
        raise BadSetup("no-clock")
    return {
        "game": data.game,
        "plan": data.plan,
        "rounds": data.rounds,
        "same_deal": data.same_deal,
        "clock": msgspec.json.encode(data.clock).decode(),
        "starts": data.starts or None,
    }


def _plays(seat: int, lost: Set[int]) -> Callable[[Table], None]:
    """Where neither has come, the game is over with the first of them, and the other loses it too."""

    def check(table: Table) -> None:
        if not lost or table.late != lost:
            check_plays(table, seat)

    return check
