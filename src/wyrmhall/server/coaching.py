"""Learning from bots at one's own tables: hints, an option shown on a copy, the coach, and themes. The routes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import TypeVar

from sqlalchemy import select

from wyrmhall.bots.themes import habits_in, themes
from wyrmhall.core.record import Record
from wyrmhall.core.words import Msg
from wyrmhall.server import schema as db
from wyrmhall.server import wire_coach as wire
from wyrmhall.server.access import HEAVIEST, HEAVY, Access
from wyrmhall.server.adviser import Adviser
from wyrmhall.server.authority import claim_of, seats_of
from wyrmhall.server.rehearsal import Stage, rehearse
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.wire import MOST_SEATS, NO_SEAT, GameName, Lang, Option, Seq, TableId, ViewerSeat

GAMES = 8
"""The last games of a person in which habits are looked for."""

Result = TypeVar("Result")


class Coaching:
    def __init__(self, access: Access, adviser: Adviser) -> None:
        self.hall = access.hall
        self.access = access
        self.adviser = adviser
        # Whole games are played again here: those at tables do not wait for it.
        self.threads = ThreadPoolExecutor(1, "coaching")

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def endpoints(self) -> list[Endpoint]:
        one = "/tables/{id}"
        return [
            Endpoint("GET", one + "/hints", self.hints, cost=HEAVY),
            Endpoint("GET", one + "/copy", self.shown_on_copy, cost=HEAVY),
            Endpoint("GET", one + "/steps/{step}/verdict", self.verdict, cost=HEAVIEST),
            Endpoint("GET", "/me/themes/{game}", self.my_themes, cost=HEAVIEST),
        ]

    async def hints(self, caller: Caller, id: TableId, seat: ViewerSeat = NO_SEAT, lang: Lang = "en") -> wire.Hints:
        """What a bot would do in my place, where the table allows to ask."""
        table, mine, _ = await self.access.seat(caller, id, seat)
        return await self.adviser.hints(caller, table, mine, lang)

    async def shown_on_copy(
        self, caller: Caller, id: TableId, option: Option = 0, seat: ViewerSeat = NO_SEAT, lang: Lang = "en"
    ) -> wire.ShownCopy:
        """An option of mine played to the end of its action on a copy, where the table allows hints."""
        table, mine, holds = await self.access.seat(caller, id, seat)
        if not table.settings.hints:
            raise Rejected("no-hints")
        async with table.lock:
            holds(table)
            decision = table.record.game.owed(mine) if table.started else None
            if decision is None or mine not in table.decisions:
                raise Rejected("not-your-turn")
            if option not in decision.offered:
                raise Rejected("not-offered")
            game = table.record.game.copy()
        words = self.hall.shelf.speaker(lang, table.row.game)
        stage = Stage(table.rules, mine, words, table.names(words), self.hall.showman)
        return await self._in_thread(lambda: rehearse(stage, game, option, SystemRandom().getrandbits(40)))

    async def verdict(self, caller: Caller, id: TableId, step: Seq, lang: Lang = "en") -> wire.ShownVerdict:
        """What a coach says of one answer of a finished game, to those who played it."""
        table = await self.hall.table(id)
        if not seats_of(table, claim_of(caller.person, caller.secret)):
            raise Rejected("not-your-table")
        return await self.adviser.verdict(caller, table, step, lang)

    async def my_themes(self, caller: Caller, game: GameName, lang: Lang = "en") -> wire.Themes:
        """What I do again and again in my last games of one kind."""
        self.hall.shelf.rules_of(game)
        seats: dict[str, list[int]] = {}
        for id, seat in await self._finished(caller.person, game):
            if id in seats or len(seats) < GAMES:
                seats.setdefault(id, []).append(seat)
        played = [(await self._record(id), mine) for id, mine in seats.items()]
        records = [(record, mine) for record, mine in played if record is not None]
        found = await self._in_thread(lambda: themes(habits_in(record, mine) for record, mine in records))
        words = self.hall.shelf.speaker(lang, game)
        shown = [
            wire.Theme(name, words.sentence(Msg(f"theme-{game}-{name}", n=n, of=len(records))), n) for name, n in found
        ]
        return wire.Themes(game, len(records), shown)

    async def _finished(self, person: str, game: str) -> list[tuple[str, int]]:
        """Games that somebody has played to the end from its beginning, the last one first, with their seats."""
        t, s = db.tables.c, db.seats.c
        chosen = select(t.id, s.seat).join(db.seats, s.table_id == t.id)
        over = chosen.where(s.owner == person, t.game == game, t.ended.is_not(None), t.parent.is_(None))
        newest = over.order_by(t.ended.desc(), t.id, s.seat).limit(MOST_SEATS * GAMES)
        return [(row.id, row.seat) for row in await self.hall.store.rows(newest)]

    async def _record(self, id: str) -> Record | None:
        """Of a table that can be looked at; one under other rules tells nothing."""
        try:
            return (await self.hall.table(id)).record
        except Rejected:
            return None

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)
