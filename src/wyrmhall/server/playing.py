"""Playing without a socket, for scripts. The routes of it."""

from __future__ import annotations

from wyrmhall.server import wire_play as wire
from wyrmhall.server.access import HEAVY, Access
from wyrmhall.server.authority import claim_of, eyes_of
from wyrmhall.server.caretaker import Caretaker
from wyrmhall.server.lookout import Lookout, glance
from wyrmhall.server.pool import NoAnswer
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import Answer
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.turns import Asker
from wyrmhall.server.wire import NO_SEAT, Lang, TableId, ViewerSeat


class Playing:
    def __init__(self, access: Access, caretaker: Caretaker, lookout: Lookout) -> None:
        self.lookout = lookout
        self.hall = access.hall
        self.access = access
        self.caretaker = caretaker

    def endpoints(self) -> list[Endpoint]:
        one = "/tables/{id}"
        return [
            Endpoint("GET", one + "/state", self.state),
            Endpoint("POST", one + "/answer", self.answer, share="inputs"),
            Endpoint("POST", one + "/undo", self.undo, share="inputs"),
            Endpoint("POST", one + "/vote", self.vote, share="inputs"),
            Endpoint("POST", one + "/pause", self.pause, share="inputs"),
            Endpoint("GET", one + "/look", self.look, cost=HEAVY),
        ]

    async def state(
        self, caller: Caller, id: TableId, seat: ViewerSeat = NO_SEAT, since: int = -1, lang: Lang = "en"
    ) -> wire.State:
        """The table as I may see it, with what happened since an entry that I know."""
        table, eyes = await self.access.eyes(caller, id, seat, lang)
        table = await self.hall.table_at(id, eyes.seat, since)
        self.caretaker.asked_for(table)
        async with table.lock:
            eyes = eyes_of(table, claim_of(caller.person, caller.secret, seat, lang=lang))
            return self.hall.showman.state(table, eyes, since)

    async def answer(self, caller: Caller, id: TableId, data: wire.AnswerIn, lang: Lang = "en") -> wire.State:
        """Pick an option; the state that follows from it comes back."""
        _, seat, holds = await self.access.seat(caller, id, data.seat)
        await self.hall.entrance.answer(id, seat, data.seq, data.option, holds=holds)
        return await self.state(caller, id, seat, data.seq, lang)

    async def undo(self, caller: Caller, id: TableId, data: wire.UndoIn, lang: Lang = "en") -> wire.State:
        """Take back my last answer, or ask the others where the table allows that."""
        _, seat, holds = await self.access.seat(caller, id, data.seat)
        await self.hall.entrance.undo(id, seat, data.seq, holds)
        return await self.state(caller, id, seat, data.seq, lang)

    async def vote(self, caller: Caller, id: TableId, data: wire.VoteIn, lang: Lang = "en") -> wire.State:
        """Agree to an undo that somebody asked for, or not."""
        table, seat, holds = await self.access.seat(caller, id, data.seat)
        since = table.number(seat)
        await self.hall.entrance.vote(id, seat, data.agree, holds)
        return await self.state(caller, id, seat, since, lang)

    async def pause(self, caller: Caller, id: TableId, data: wire.PauseIn, lang: Lang = "en") -> wire.State:
        """Ask for a pause or agree to one; refuse it, or end it."""
        table, seat, holds = await self.access.seat(caller, id, data.seat)
        since = table.number(seat)
        await self.hall.entrance.pause(id, seat, data.on, holds)
        return await self.state(caller, id, seat, since, lang)

    async def look(
        self, caller: Caller, id: TableId, seat: ViewerSeat = NO_SEAT, lang: Lang = "en"
    ) -> Answer[wire.Looked]:
        """Why relevant things are not offered, and which options cannot be undone."""
        table, mine, holds = await self.access.seat(caller, id, seat)
        async with table.lock:
            holds(table)
            what = glance(self.hall.shelf, table, mine, lang)
        try:
            looked = await self.lookout.seen(what, Asker(caller.address, caller.person, id))
        except NoAnswer:
            raise Rejected("stale" if what.is_stale() else "not-looked") from None
        holds(table)
        return Answer(bytes(looked))
