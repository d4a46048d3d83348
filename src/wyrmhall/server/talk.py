"""Words between people at a table: who may say what, who may read it, and how it comes to them.

Players speak to the table, and everybody there reads it. Whoever only looks on speaks in the stands, which players do
not read before the game is over: from there one may see more than a player should hear.
"""

from __future__ import annotations

import asyncio
import contextlib
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.server.authority import Claim, eyes_of, seats_of
from wyrmhall.server.bus import TALK
from wyrmhall.server.hall import Hall
from wyrmhall.server.identity import hashed
from wyrmhall.server.limits import Rate
from wyrmhall.server.lobby import clean
from wyrmhall.server.notify import Notifier
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.rows import now
from wyrmhall.server.show import awaited_by
from wyrmhall.server.table import Table
from wyrmhall.server.talkstore import LineRow, TalkStore
from wyrmhall.server.viewer import Viewer
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_talk import Company, ShownLine, Talk

TABLE, STANDS = "table", "stands"
BLOCKS = "blocks"
"""The topic of words about whom somebody does not want to hear."""
SAY, SIGN, NUDGE = "say", "sign", "nudge"
TIDY_SECONDS = 3600.0
GATHER_SECONDS = 0.2
"""Those who come and go together are told of together."""
MOST_NAMES = 20
WHO_DIGITS = 8
NOBODY = Company(0)


class Talks:
    def __init__(self, hall: Hall, notifier: Notifier) -> None:
        self.hall = hall
        self.notifier = notifier
        self.store = TalkStore(hall.store)
        self.read: dict[str, int] = {}  # the last line that was handed out here, of tables with viewers
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.gathering: set[str] = set()
        self.counted: dict[str, Company] = {}  # who looks on here, as other processes know it
        self.words = {"person": (Rate(6, 10), Rate(30, 60)), "address": (Rate(20, 10), Rate(100, 60))}
        self.nudges = Rate(1, 60)
        self._encode = msgspec.json.Encoder().encode
        hall.after_talk.append(self._heard)
        hall.looks_for_talk.append(self._look_for_news)
        hall.after_forget.append(self._let_go)
        hall.listen(BLOCKS, self._blocks_heard)

    def start(self) -> None:
        self.hall.spawn(self._keep_tidy())

    # --- saying ---------------------------------------------------------------------------------------------------

    async def say(self, table: Table, claim: Claim, caller: Caller, kind: str, said: str = "") -> None:
        """A line of whoever claims to be at this table; `Rejected` if it may not be."""
        mine = seats_of(table, claim)
        if not mine:
            eyes_of(table, claim)  # raises where nobody may look on
        seat = (claim.wanted if claim.wanted in mine else mine[0]) if mine else NO_SEAT
        self._check_allowed(table, caller, kind)
        if kind == SAY:
            said = clean(unicodedata.normalize("NFC", said))
            if not said:
                raise Rejected("nothing-said")
        nudged = self._nudged(table, mine) if kind == NUDGE else []
        if nudged:
            said = ",".join(str(each) for each in nudged)
        self._check_rate(table, caller, kind)
        name = table.seats[seat].name if mine else await self._name(caller)
        room = TABLE if mine else STANDS
        await self.store.say(LineRow(table.id, 0, now(), room, caller.person, seat, name, kind, said))
        await self._hand_out(table.id)
        self.hall.bus.publish(table.id, TALK)
        self.hall.counts["lines"] += 1
        self.notifier.nudge(table, [each for each in nudged if await self._hears(table, each, caller.person)])

    def _check_allowed(self, table: Table, caller: Caller, kind: str) -> None:
        if table.settings.talk == "none":
            raise Rejected("no-talk")
        if table.settings.talk == "signs" and kind == SAY:
            raise Rejected("signs-only")
        if caller.is_new:  # a name that the next call would not have: nobody could block it
            raise Rejected("who-are-you")

    def _check_rate(self, table: Table, caller: Caller, kind: str) -> None:
        by_person = [rate.allows(caller.person) for rate in self.words["person"]]
        by_address = [rate.allows(caller.address) for rate in self.words["address"]]
        if not all([*by_person, *by_address]):
            raise Rejected("too-fast")
        if kind == NUDGE and not self.nudges.allows(f"{table.id} {caller.person}"):
            raise Rejected("nudged-already")

    async def _hears(self, table: Table, seat: int, person: str) -> bool:
        """Whether whoever sits there has not blocked this person."""
        owner = table.seats[seat].owner
        return owner is not None and not await self.hall.store.blocks(owner, person)

    def _nudged(self, table: Table, mine: Iterable[int]) -> list[int]:
        """The persons whom this seat sees the table wait for: who is asked in secret is not among them."""
        seats = list(mine)
        if not seats or not table.started or table.over:
            raise Rejected("nobody-to-nudge")
        found = [seat for seat in awaited_by(table, seats[0]) if seat not in seats and table.bot_at(seat) is None]
        if not found:
            raise Rejected("nobody-to-nudge")
        return found

    async def _name(self, caller: Caller) -> str:
        person = await self.hall.store.person(caller.person)
        return person.name if person is not None else ""

    # --- reading --------------------------------------------------------------------------------------------------

    async def lines(self, table: Table, claim: Claim, after: int = 0) -> list[ShownLine]:
        """What a claim may read now."""
        eyes = eyes_of(table, claim)
        if table.settings.talk == "none":
            return []
        blocked = await self._blocked_by(claim.person)
        rows = await self.store.lines(table.id, after)
        return [shown(row, claim.person) for row in rows if may_read(table, bool(eyes.mine), row, blocked)]

    async def greet(self, viewer: Viewer, table: Table, wants: bool, is_named: bool) -> None:
        """Somebody looks at a table, perhaps with other eyes than before: what was said, and who is here."""
        viewer.wants_talk = wants and table.settings.talk != "none"
        viewer.name = ""
        with contextlib.suppress(SQLAlchemyError, OSError):  # a table without its talk is still a table
            if is_named:
                person = await self.hall.store.person(viewer.claim.person)
                viewer.name = person.name if person is not None else ""
            if viewer.wants_talk:
                viewer.blocked = None
                async with self.locks[table.id]:  # so that no line comes between, nor before what was said up to it
                    rows = await self.store.lines(table.id)
                    viewer.heard = rows[-1].n if rows else 0
                    if rows:
                        await self._tell(viewer, table, rows, whole=True)
        self.moved(table.id)

    async def _hand_out(self, id: str) -> None:
        """Give the lines that nobody here has seen yet to those who may read them."""
        async with self.locks[id]:
            viewers = [viewer for viewer in self.hall.audience.viewers.get(id, ()) if viewer.wants_talk]
            table = self.hall.tables.get(id)
            if not viewers or table is None:
                self.read.pop(id, None)
                return
            after = self.read.get(id, min(viewer.heard for viewer in viewers))
            rows = await self.store.lines(id, after)
            if not rows:
                return
            self.read[id] = rows[-1].n
            for viewer in viewers:
                if not viewer.closed:
                    viewer.judge(table)
                    new = [row for row in rows if row.n > viewer.heard]
                    viewer.heard = max(viewer.heard, rows[-1].n)
                    await self._tell(viewer, table, new)

    async def _tell(self, viewer: Viewer, table: Table, rows: Iterable[LineRow], whole: bool = False) -> None:
        if viewer.blocked is None:
            viewer.blocked = await self._blocked_by(viewer.claim.person)
        plays, blocked = bool(viewer.eyes.mine), viewer.blocked
        may = [shown(row, viewer.claim.person) for row in rows if may_read(table, plays, row, blocked)]
        if may or whole:
            viewer.tell(self._encode(Talk(may, whole)))

    async def _blocked_by(self, person: str) -> frozenset[str]:
        return frozenset(blocked for blocked, _, _ in await self.store.blocks(person))

    def _heard(self, id: str) -> None:
        if id in self.hall.tables and self.hall.audience.viewers.get(id):
            self.hall.spawn(self._look_again(id))

    def _let_go(self, id: str) -> None:
        for kept in (self.read, self.locks, self.counted):
            kept.pop(id, None)

    async def _look_for_news(self, ids: Sequence[str]) -> None:
        """Where nobody tells us what others wrote."""
        for id, last in (await self.store.last_lines(ids)).items():
            if last > self.read.get(id, 0):
                self._heard(id)

    async def _look_again(self, id: str) -> None:
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._hand_out(id)
            await self._count(id, tells_others=False)

    # --- who does not want to hear whom ---------------------------------------------------------------------------

    async def block(self, person: str, blocked: str, name: str) -> None:
        if person == blocked:
            raise Rejected("your-own")
        await self.store.block(person, blocked, name)
        await self._blocks_changed(person)
        self.hall.tell(BLOCKS, person)

    async def unblock(self, person: str, blocked: str) -> None:
        await self.store.unblock(person, blocked)
        await self._blocks_changed(person)
        self.hall.tell(BLOCKS, person)

    def _blocks_heard(self, person: str) -> None:
        """Whoever blocks somebody may look on through several processes."""
        lookers = {viewer.claim.person for viewers in self.hall.audience.viewers.values() for viewer in viewers}
        for each in {person} & lookers if person else lookers:
            self.hall.spawn(self._blocks_again(each))

    async def _blocks_again(self, person: str) -> None:
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._blocks_changed(person)

    async def _blocks_changed(self, person: str) -> None:
        blocked = await self._blocked_by(person)
        for viewers in list(self.hall.audience.viewers.values()):
            for viewer in viewers:
                if viewer.claim.person == person:
                    viewer.blocked = blocked

    # --- who looks on ---------------------------------------------------------------------------------------------

    def moved(self, id: str) -> None:
        """Somebody came or went."""
        if id not in self.gathering:
            self.gathering.add(id)
            self.hall.spawn(self._gather(id))

    async def _gather(self, id: str) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        self.gathering.discard(id)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._count(id, tells_others=True)

    async def _count(self, id: str, tells_others: bool) -> None:
        """Tell those here how many look on, wherever they do."""
        viewers = list(self.hall.audience.viewers.get(id, ()))
        lookers: dict[str, str] = {}  # a second window is not a second person
        for viewer in viewers:
            if not viewer.eyes.mine and not viewer.closed:
                lookers[viewer.claim.person] = viewer.name or lookers.get(viewer.claim.person, "")
        watching, names = len(lookers), sorted(name for name in lookers.values() if name)
        bus = self.hall.bus
        if bus.is_shared:
            here = Company(watching, names[:MOST_NAMES])
            if tells_others and self.counted.get(id, NOBODY) != here:
                self.counted[id] = here
                await self.store.watch(id, bus.host, watching, here.names)
                bus.publish(id, TALK)
            elsewhere = await self.store.watching(id, bus.host)
            if any(host not in self.hall.presence.hosts for host, _, _ in elsewhere):
                await self.hall.beat()  # one of them may have come since we last heard who lives
            for host, n, more in elsewhere:
                if host in self.hall.presence.hosts:
                    watching, names = watching + n, sorted([*names, *more])
        company = Company(watching, names[:MOST_NAMES])
        frame = self._encode(company)
        for viewer in viewers:
            if viewer.company != company:
                viewer.company = company
                viewer.tell(frame)

    async def _keep_tidy(self) -> None:
        while True:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self.store.tidy()
            await asyncio.sleep(TIDY_SECONDS)


def may_read(table: Table, plays: bool, row: LineRow, blocked: frozenset[str]) -> bool:
    """The stands are not for those who play, as long as they do; and nobody reads whom they have blocked."""
    return row.person not in blocked and (row.room == TABLE or not plays or table.over)


def shown(row: LineRow, reader: str) -> ShownLine:
    nudged = [int(seat) for seat in row.said.split(",")] if row.kind == NUDGE else []
    text = "" if row.kind == NUDGE else row.said
    who = hashed(f"{row.table_id} {row.person}")[:WHO_DIGITS]
    return ShownLine(row.n, row.at, row.room, row.seat, row.name, row.kind, text, nudged, row.person == reader, who)  # type: ignore[arg-type]  # the database holds only these
