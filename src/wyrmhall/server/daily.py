"""The deal of the day: one seed for each game and day, the same for everybody, and one try for each."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from msgspec import Meta
from sqlalchemy import select

from wyrmhall import bots
from wyrmhall.core.rules import Rules
from wyrmhall.core.words import Msg
from wyrmhall.server import schema as db
from wyrmhall.server import wire_finding as wire
from wyrmhall.server.caretaker import Caretaker
from wyrmhall.server.days import check_tried, counted, end_of, is_late, today
from wyrmhall.server.desk import Desk
from wyrmhall.server.hall import Hall
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.persons import Persons
from wyrmhall.server.queries import Found
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import SeatRow, TableRow, now
from wyrmhall.server.table import TableSettings
from wyrmhall.server.wire import GameName
from wyrmhall.server.wire_tables import Made

LEVEL = "drake"
"""The bot where a game has no opponent of its own."""
MOST_TRIES = 200
Day = Annotated[str, Meta(pattern="^20[0-9]{2}-[01][0-9]-[0-3][0-9]$")]


class DailyDeals:
    def __init__(self, hall: Hall, lobby: Lobby, persons: Persons, desk: Desk, caretaker: Caretaker) -> None:
        self.hall = hall
        self.lobby = lobby
        self.persons = persons
        self.desk = desk
        self.caretaker = caretaker
        self.store = hall.store

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/daily", self.deals, cost=3),
            Endpoint("POST", "/daily/{game}", self.play, cost=3, share="tables"),
            Endpoint("GET", "/daily/{game}/{day}", self.tries, cost=3),
        ]

    async def deals(self, caller: Caller) -> wire.Daily:
        """Today's deals, and how far I am with mine."""
        day = today()
        d = db.days.c
        mine = {
            row.game: row
            for row in await self.store.rows(
                select(d.game, d.table_id, db.tables.c.ended)
                .outerjoin(db.tables, db.tables.c.id == d.table_id)
                .where(d.day == day, d.person == caller.person)
            )
        }
        found = []
        for game in self.hall.shelf.names:
            tries = await self._tries(day, game)
            own = mine.get(game)
            table = "" if own is None else own.table_id
            status = "new" if own is None else "playing" if own.ended is None else "over"
            level = level_of(self.hall.shelf.rules_of(game))
            found.append(wire.DailyDeal(game, day, level, table, status, len(tries)))  # type: ignore[arg-type]
        return wire.Daily(found, end_of(day))

    async def play(self, caller: Caller, game: GameName) -> Made:
        """My one try at today's deal: a new table, or the one where it waits for me."""
        day, rules = today(), self.hall.shelf.rules_of(game)
        own = await self._own(day, game, caller.person)
        if own is None:
            await self.lobby.check_room(caller.person)
            row, seats = await self._table(day, rules, caller)
            put = self.store.dialect.insert(db.days).on_conflict_do_nothing()
            said = {"day": day, "game": game, "person": caller.person, "table_id": row.id}
            self.lobby.begin(row, seats)
            if await self.store.make_table_once(put.values(**said), row, seats):  # of two clicks, one opens the table
                self.lobby.kept(row, seats)
                self.caretaker.opened(row.id, caller.address)
                return Made(row.id, row.commitment)
            own = await self._own(day, game, caller.person)
        if own is None or await self.store.table(own) is None:
            raise Rejected("daily-spent")
        return Made(own)

    async def tries(self, caller: Caller, game: GameName, day: Day) -> wire.Tries:
        """What everybody made of a deal, with the replays: not for those who have their own try at it before them."""
        try:
            date.fromisoformat(day)
        except ValueError:
            raise Rejected("no-day") from None
        self.hall.shelf.rules_of(game)
        await check_tried(self.store, day, game, caller.person)
        rows = await self._tries(day, game)
        known = await self.persons.all_of([row.person for row in rows])
        found = []
        for row in rows:
            who = known.get(row.person)
            place = 1 + sum((other.won, other.score) > (row.won, row.score) for other in rows)
            name, mark = (who.name, who.mark) if who is not None else ("", "")
            mine = row.person == caller.person
            found.append(wire.Try(place, name, mark, row.score, row.won, row.table_id, mine))
        return wire.Tries(day, game, found, await is_late(self.store, day, game, caller.person))

    # --- helpers ----------------------------------------------------------------------------------------------------

    async def _own(self, day: str, game: str, person: str) -> str | None:
        d = db.days.c
        rows = await self.store.rows(select(d.table_id).where(d.day == day, d.game == game, d.person == person))
        return str(rows[0].table_id) if rows else None

    async def _table(self, day: str, rules: Rules, caller: Caller) -> tuple[TableRow, list[SeatRow]]:
        """Nobody looks on, since they would see the deal; no hints, and no profile, which would change it.

        By the book: taking back what was drawn would make the one try practice, which counts nowhere."""
        players, level = min(rules.seats), level_of(rules)
        settings = TableSettings(listed=False, spectators=False, by_the_book=True, daily=day)
        seed = self.desk.signer.derived(f"daily {day} {rules.name}")
        row = self.lobby.row(caller.person, rules.setup(players), seed, False, settings)
        me = await self.persons.of(caller.person)
        name = me.shown or self.hall.shelf.speaker(caller.lang, "server").say(Msg("guest"))
        seats = [SeatRow(row.id, 0, "person", name, "", caller.person, seen=now())]
        seats += [SeatRow(row.id, n, "bot", level, level, None) for n in range(1, players)]
        return row, seats

    async def _tries(self, day: str, game: str) -> list[Found]:
        """Those that count, the best first."""
        r = db.results.c
        this = counted(day, game).order_by(r.won.desc(), r.score.desc(), r.ended).limit(MOST_TRIES)
        return list(await self.store.rows(this))


def level_of(rules: Rules) -> str:
    """The bot of a game's daily deal; none where the game has an opponent of its own."""
    return "" if min(rules.seats) == 1 else LEVEL if LEVEL in bots.LEVELS else bots.LEVELS[0]
