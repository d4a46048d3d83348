"""Opening tables, sitting down, leaving, and playing again."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wyrmhall import bots
from wyrmhall.core import rng
from wyrmhall.core.rules import BadSetup, Rules, Setup
from wyrmhall.fair import commitment
from wyrmhall.server.hall import TABLES, Hall
from wyrmhall.server.handing import Handing
from wyrmhall.server.identity import hashed, new_id, new_secret
from wyrmhall.server.loading import todays
from wyrmhall.server.permits import check_plays
from wyrmhall.server.reading import Reading
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.rows import SeatRow, TableRow, now
from wyrmhall.server.seatstore import Sat
from wyrmhall.server.table import Table, TableSettings, settings_in
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_tables import SeatIn, TableIn
from wyrmhall.server.writer import Entry

MOST_LISTED = 100
DEAL_MS = 4_000
"""How long a full table waits for the numbers of its players; who is later is left out of the deal."""
COMING_MS = 10_000
"""How long it waits for those who were brought together: they have to learn of the table first."""
MOST_TRIES = 10
WAITING_SHARE = 5
"""Of the tables that somebody may have, the part at which they may wait for others."""
DOT = "·"
"""Between a name and the mark that makes it somebody's own."""
DOTS = DOT + "•∙⋅・ꞏ"
"""And what looks like it: no name has them, so that nobody seems to be somebody else."""
TURNING = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class Lobby:
    def __init__(self, hall: Hall, reading: Reading) -> None:
        self.hall = hall
        self.reading = reading
        self.store = hall.store
        self.handing = Handing(hall)

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(self, caller: Caller, name: str, said: TableIn) -> TableRow:
        """A new table; `BadSetup` or `Rejected` if it cannot be."""
        person = caller.person
        rules = self.hall.shelf.rules_of(said.game)
        profile = msgspec.json.decode(await self.store.profile(person, said.game)) if len(said.seats) == 1 else {}
        await self.check_room(person)
        setup = await self.reading.setup(caller, rules, len(said.seats), said.options, said.pack, profile)
        undo, clock, book = said.ask_undo, said.clock, said.by_the_book
        settings = TableSettings(said.listed, said.spectators, undo, clock, said.grace, said.hints, said.talk, book)
        if said.clock.kind != "none" and said.clock.seconds < 1:
            raise BadSetup("no-clock")
        row = self.row(person, setup, seed_said(said.seed), bool(said.seed), settings)
        seats = self.seats(row, rules, said.seats, person, name)
        bind(row, seats, person, said.commitment)
        await self.keep(row, seats)
        return row

    async def check_room(self, person: str) -> None:
        if await self.store.unfinished_of(person) >= self.hall.settings.most_tables:
            raise Rejected("too-many-tables", n=self.hall.settings.most_tables)

    def row(self, person: str, setup: Setup, seed: str, seed_open: bool, settings: TableSettings) -> TableRow:
        encode = msgspec.json.encode
        return TableRow(
            new_id(),
            setup.game,
            setup.players,
            encode(dict(setup.options)).decode(),
            None if setup.pack is None else encode(dict(setup.pack)).decode(),
            encode(dict(setup.profile)).decode(),
            seed,
            seed_open,
            commitment(seed),
            encode(settings).decode(),
            person,
            now(),
            version=setup.version,
        )

    def seats(self, row: TableRow, rules: Rules, said: Sequence[SeatIn], person: str, name: str) -> list[SeatRow]:
        made = []
        is_shared = sum(seat.kind == "me" for seat in said) > 1  # a hot seat: each has a name of its own
        for number, seat in enumerate(said):
            if seat.kind == "bot":
                if seat.level not in bots.LEVELS:
                    raise BadSetup("no-bot", said=repr(seat.level), known=", ".join(bots.LEVELS))
                made.append(SeatRow(row.id, number, "bot", clean(seat.name) or seat.level, seat.level, None))
            elif seat.kind == "me":
                called = name if DOT in name and not is_shared else clean(seat.name) or name
                made.append(SeatRow(row.id, number, "person", called, "", person, seen=now()))
            else:
                made.append(SeatRow(row.id, number, "open", "", "", None))
        return made

    async def keep(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = (), wait: int = DEAL_MS
    ) -> None:
        """Write a new table down; without open seats its game starts at once."""
        if not any(seat.kind == "open" for seat in seats):
            self.begin(row, seats, wait)
        await self.store.make_table(row, seats, entries)
        self.kept(row, seats)

    def kept(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """A new table has been written down: tell of it."""
        self.hall.counts["tables"] += 1
        self.hall.tell(TABLES, row.id)
        self._tell_of_start(row, seats)

    def _tell_of_start(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Where all seats were taken from the start; whoever opened a table for themselves alone knows of it."""
        if row.started is not None and len({seat.owner for seat in seats if seat.owner is not None}) > 1:
            self.hall.begun(row.id)

    def begin(self, row: TableRow, seats: Sequence[SeatRow], wait: int = DEAL_MS, is_shared: bool = False) -> None:
        """All seats are taken: deal, or wait a moment for the numbers that players bound themselves to.

        Where the deal is shared, others may have to be waited for."""
        if is_shared or any(seat.commitment for seat in seats):
            row.due = now() + wait
        else:
            row.started, row.due = now(), self.first_due(row, seats)

    def first_due(self, row: TableRow, seats: Sequence[SeatRow]) -> int | None:
        """At once where a bot or a clock may have to move as soon as the game starts, though nobody looks on."""
        has_clock = settings_in(row).clock.kind != "none" or self.hall.shelf.rules_of(row.game).limit is not None
        return now() if has_clock or any(seat.kind == "bot" for seat in seats) else None

    # --- sitting --------------------------------------------------------------------------------------------------

    async def join(self, id: str, person: str, name: str, wanted: int, committed: str = "") -> int:
        """Take an open seat; gives its number."""
        table = await self.hall.table(id)
        if await self.store.blocks(table.row.owner, person):
            raise Rejected("not-welcome")
        await self._check_seats(person)
        free = [seat.seat for seat in await self.store.seats(id) if seat.kind == "open"]
        due = self.first_due(table.row, table.seats)
        committed = "" if table.row.seed_open else committed
        for seat in free if wanted == NO_SEAT else [wanted]:
            if seat not in free:
                continue
            sat = await self.store.sit(id, seat, person, name, committed or None, due, now() + DEAL_MS)
            if sat is not None:
                await self._sat(id, sat)
                return seat
        raise Rejected("no-open-seat")

    async def _check_seats(self, person: str) -> None:
        """Nobody sits everywhere, least of all where others wait for a game."""
        most = self.hall.settings.most_tables
        seated, waiting = await self.store.seated_at(person)
        if seated >= most:
            raise Rejected("too-many-tables", n=most)
        if waiting >= max(1, most // WAITING_SHARE):
            raise Rejected("too-many-seats", n=max(1, most // WAITING_SHARE))

    async def fill(self, id: str, person: str, level: str) -> None:
        """The owner waits no longer: bots take the seats that are still open."""
        table = await self.hall.table(id)
        if table.row.owner != person:
            raise Rejected("not-your-table")
        sat = await self.store.fill(id, level, now(), now() + DEAL_MS)
        if sat is None:
            raise Rejected("no-open-seat")
        await self._sat(id, sat)

    async def resize(self, id: str, person: str, players: int) -> None:
        """The owner wants more seats, or fewer, than were set up; down to those who sit there, it starts."""
        table = await self.hall.table(id)
        if table.row.owner != person:
            raise Rejected("not-your-table")
        kept = {o.name: table.options[o.name] for o in table.rules.options if not o.seats or players in o.seats}
        setup = table.rules.setup(players, kept, table.record.setup.pack)
        options = msgspec.json.encode(dict(setup.options)).decode()
        due = self.first_due(table.row, table.seats)
        sat = await self.store.resize(id, players, options, due, now() + DEAL_MS)
        if sat is None:
            raise Rejected("seats-taken")
        await self._sat(id, sat)
        await self.hall.table(id)  # made anew, with whoever may have to move there

    async def _sat(self, id: str, sat: Sat) -> None:
        await self.hall.seats_changed(id)
        if sat.begins:
            self.hall.begun(id)

    async def leave(self, id: str, person: str) -> None:
        """Stand up from a table that waits; at a running one, let a bot play on until one is back."""
        table = await self.hall.table(id)
        mine = [seat.seat for seat in table.seats if seat.owner == person]
        if not mine:
            raise Rejected("no-seat")
        if table.over:
            raise Rejected("over")
        if not table.started:
            left = [await self.store.stand_up(id, seat, person) for seat in mine]
            await self.hall.seats_changed(id)
            if not all(left):
                raise Rejected("dealing")
            return
        await self._leave_to_bots(table, mine)

    async def _leave_to_bots(self, table: Table, seats: Sequence[int]) -> None:
        for seat in seats:
            if seat not in table.handed:
                await self.handing.own(table, seat)

    async def link(self, id: str, seat: int, person: str) -> str:
        """A new secret for a seat that one owns; an earlier one no longer works."""
        table = await self.hall.table(id)
        if not (0 <= seat < table.row.players and table.seats[seat].owner == person):
            raise Rejected("not-your-seat")
        secret = new_secret()
        await self.store.link_seat(id, seat, hashed(secret))
        await self.hall.seats_changed(id)
        return secret

    async def delete(self, id: str, person: str) -> bool:
        """Whether the table is gone: before the game by its owner's word, then by that of all persons at it.

        Whoever wants a running game deleted leaves it to bots, and it goes with the last of them.
        """
        table = await self.hall.table(id)
        if not table.started and table.row.owner == person and await self.store.delete_table(id):
            await self._deleted(id)
            return True
        await self.hall.catch_up(id, seats=True)
        table = await self.hall.table(id)
        mine = [seat.seat for seat in table.seats if seat.owner == person]
        if not mine or table.over or not table.started:
            raise Rejected("not-deletable")
        for _ in range(MOST_TRIES):
            async with table.lock:
                persons = {seat.seat for seat in table.seats if seat.kind == "person"} - table.late
                if not persons <= {*mine, *table.quitting}:
                    break
                if await self.store.delete_table(id, table.seq):
                    await self._deleted(id)
                    return True
            await self.hall.catch_up(id)  # another process has entered something: perhaps that somebody is back
        await self._leave_to_bots(table, mine)
        for seat in mine:
            if seat not in table.quitting:
                await self._quit(id, seat)
        return False

    async def _quit(self, id: str, seat: int) -> None:
        await self.hall.entrance.enter(id, "quit", seat, lambda table: check_plays(table, seat))

    async def _deleted(self, id: str) -> None:
        self.hall.forget(id)
        await self.hall.seats_changed(id)

    async def rematch(self, id: str, person: str, again: bool, committed: str = "") -> str:
        """A person's word on playing again; when all have agreed, where. Bots always agree.

        The same people, the same game, a new seed; the seats move on by one, so that another begins."""
        table = await self.hall.table(id)
        if not any(seat.owner == person for seat in table.seats):
            raise Rejected("not-your-table")
        if not table.over:
            raise Rejected("not-over")
        if table.row.rematch:
            return table.row.rematch
        if again:
            await self.check_room(person)
        await self.store.say_again(id, person, again, committed or None)
        await self.hall.seats_changed(id)
        table = await self.hall.table(id)
        if not all(seat.again for seat in table.seats if seat.kind == "person"):
            return ""
        return await self._play_again(table, person)

    async def _play_again(self, table: Table, person: str) -> str:
        setup = todays(table.rules, table.record.setup)
        seed = rng.new_secret()
        row = self.row(person, setup, seed, False, msgspec.structs.replace(table.settings, daily=""))
        turned = [*table.seats[1:], table.seats[0]]
        seats = [SeatRow(row.id, n, s.kind, s.name, s.level, s.owner, seen=now()) for n, s in enumerate(turned)]
        if any(seat.kind == "open" for seat in seats):
            raise Rejected("not-over")
        for each in table.seats:
            if each.owner is not None:
                bind(row, seats, each.owner, each.again_number or "")
        self.begin(row, seats)
        made = await self.store.offer_rematch(table.id, row, seats)
        await self.hall.seats_changed(table.id)
        if made == row.id:  # nobody was quicker
            self._tell_of_start(row, seats)
        return made


def bind(row: TableRow, seats: Sequence[SeatRow], person: str, committed: str) -> None:
    """Note what a person bound themselves to, at the first of their seats; not where the seed is open anyway."""
    mine = [seat for seat in seats if seat.kind == "person" and seat.owner == person]
    if committed and mine and not row.seed_open:
        mine[0].commitment = committed


def seed_said(text: str) -> str:
    """A seed that somebody gave, in the form in which it is kept; a fresh secret one if none was."""
    text = text.strip().lower()
    if not text:
        return rng.new_secret()
    try:
        seed = int(text) if text.lstrip("-").isdecimal() and len(text) < 20 else text
        return str(rng.luck_from(seed).seed)
    except ValueError:
        raise BadSetup("seed") from None


def clean(name: str) -> str:
    """A name without control characters, the marks that turn text around, and what only marked names have."""
    words = "".join(c for c in " ".join(name.split()) if c.isprintable() and c not in TURNING and c not in DOTS)
    return " ".join(words.split())
