"""The routes of talk: reading and saying, for scripts; reporting, and not hearing somebody any more."""

from __future__ import annotations

from wyrmhall.server import wire_talk as wire
from wyrmhall.server.authority import Claim, claim_of, eyes_of
from wyrmhall.server.hall import Hall
from wyrmhall.server.identity import hashed
from wyrmhall.server.limits import Both
from wyrmhall.server.lobby import clean
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import now
from wyrmhall.server.seals import check_open
from wyrmhall.server.table import Table
from wyrmhall.server.talk import SAY, TABLE, Talks, may_read
from wyrmhall.server.talkstore import LineRow
from wyrmhall.server.wire import Done, SeatNumber, Seq, TableId
from wyrmhall.server.wire_talk import BlockKey

MOST_BLOCKS = 500
COST = 3
KEY_DIGITS = 16


class Talking:
    def __init__(self, hall: Hall, talks: Talks) -> None:
        self.hall = hall
        self.talks = talks
        self.reports = Both(10, 3600)

    def endpoints(self) -> list[Endpoint]:
        talk = "/tables/{id}/talk"
        return [
            Endpoint("GET", talk, self.lines, cost=COST),
            Endpoint("POST", talk, self.say, share="own"),
            Endpoint("POST", talk + "/{n}/report", self.report, share="own"),
            Endpoint("POST", talk + "/{n}/block", self.block_line, share="lasting"),
            Endpoint("POST", "/tables/{id}/seats/{seat}/block", self.block_seat, share="lasting"),
            Endpoint("POST", "/tables/{id}/seats/{seat}/report", self.report_seat, share="own"),
            Endpoint("GET", "/me/blocks", self.blocks),
            Endpoint("DELETE", "/me/blocks/{key}", self.unblock, share="requests"),
        ]

    async def lines(self, caller: Caller, id: TableId, after: Seq = 0) -> wire.Lines:
        """What was said at a table, as far as I may read it."""
        table, claim = await self._at(caller, id)
        return wire.Lines(await self.talks.lines(table, claim, after))

    async def say(self, caller: Caller, id: TableId, data: wire.TalkIn) -> Done:
        """Say something: as a player to the table, else in the stands."""
        table, claim = await self._at(caller, id)
        said = data.sign if data.kind == "sign" else data.text
        await self.talks.say(table, claim, caller, data.kind, said)
        return Done()

    async def report(self, caller: Caller, id: TableId, n: Seq, data: wire.ReportIn) -> Done:
        """Let the operator know of a line."""
        line = await self._line(caller, id, n)
        if not self.reports.allows(caller.person, caller.address):
            raise Rejected("too-fast")
        await self.talks.store.report(line, caller.person, clean(data.why))
        return Done()

    async def block_line(self, caller: Caller, id: TableId, n: Seq) -> Done:
        """Not hear whoever said this any more, anywhere."""
        line = await self._line(caller, id, n)
        await self._block(caller, line.person, line.name)
        return Done()

    async def report_seat(self, caller: Caller, id: TableId, seat: SeatNumber, data: wire.ReportIn) -> Done:
        """Let the operator know of somebody who plays here, whether they have said anything or not."""
        line = await self._at_seat(caller, id, seat)
        if not self.reports.allows(caller.person, caller.address):
            raise Rejected("too-fast")
        await self.talks.store.report(line, caller.person, clean(data.why))
        return Done()

    async def block_seat(self, caller: Caller, id: TableId, seat: SeatNumber) -> Done:
        """Not hear whoever sits there any more, anywhere."""
        line = await self._at_seat(caller, id, seat)
        await self._block(caller, line.person, line.name)
        return Done()

    async def blocks(self, caller: Caller) -> wire.Blocks:
        """Whom I do not hear."""
        found = await self.talks.store.blocks(caller.person)
        return wire.Blocks([wire.Block(key_of(caller.person, blocked), name, at) for blocked, name, at in found])

    async def unblock(self, caller: Caller, key: BlockKey) -> wire.Blocks:
        """Hear somebody again."""
        for blocked, _, _ in await self.talks.store.blocks(caller.person):
            if key_of(caller.person, blocked) == key:
                await self.talks.unblock(caller.person, blocked)
        return await self.blocks(caller)

    async def _at(self, caller: Caller, id: str) -> tuple[Table, Claim]:
        table, claim = await self.hall.table(id), claim_of(caller.person, caller.secret)
        await check_open(self.hall.store, table, claim)
        return table, claim

    async def _line(self, caller: Caller, id: str, n: int) -> LineRow:
        """Somebody else's line that the caller may read."""
        table, claim = await self._at(caller, id)
        plays = bool(eyes_of(table, claim).mine)
        line = await self.talks.store.line(id, n)
        if line is None or not may_read(table, plays, line, frozenset()):
            raise Rejected("no-line")
        if line.person == caller.person:
            raise Rejected("your-own")
        return line

    async def _at_seat(self, caller: Caller, id: str, seat: int) -> LineRow:
        """Somebody else who sits there, as a line without words."""
        table, claim = await self._at(caller, id)
        eyes_of(table, claim)
        there = table.seats[seat] if seat < table.row.players else None
        if there is None or there.owner is None:
            raise Rejected("no-seat")
        if there.owner == caller.person:
            raise Rejected("your-own")
        return LineRow(table.id, -1 - seat, now(), TABLE, there.owner, seat, there.name, SAY, "")

    async def _block(self, caller: Caller, person: str, name: str) -> None:
        if caller.is_new:
            raise Rejected("who-are-you")
        if len(await self.talks.store.blocks(caller.person)) >= MOST_BLOCKS:
            raise Rejected("too-many-blocks", n=MOST_BLOCKS)
        await self.talks.block(caller.person, person, name)


def key_of(person: str, blocked: str) -> str:
    """A name for a block that tells nobody who is who."""
    return hashed(f"{person} {blocked}")[:KEY_DIGITS]
