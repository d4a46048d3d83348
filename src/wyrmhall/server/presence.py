"""Who is here: by an open socket, with whichever eyes it looks, or by calls over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.server.bus import HERE
from wyrmhall.server.rows import SeatRow, now
from wyrmhall.server.writer import NotWritten

if TYPE_CHECKING:
    from wyrmhall.server.hall import Hall

CALLER = "http-"
"""Before the moment until which somebody who calls counts as here; it stands where the process of a socket would."""
CALL_MS = 30_000
GATHER_SECONDS = 1.0
CALL_AGAIN_MS = 10_000


class Presence:
    """Which processes live, which sockets are open in this one, and so which persons are here."""

    def __init__(self, own: str = "") -> None:
        self.own = own  # this process; what is true here need not be read anywhere
        self.hosts: dict[str, int] = {}
        self.changes = 0
        self.seated: Counter[tuple[str, int]] = Counter()  # open sockets of each seat's person

    def heard_of(self, hosts: dict[str, int]) -> None:
        if hosts.keys() != self.hosts.keys():
            self.changes += 1
        self.hosts = hosts

    def looks_on(self, seat: SeatRow) -> bool:
        """Whether a socket of theirs is open, here or at another process."""
        return (seat.table_id, seat.seat) in self.seated or (seat.host in self.hosts and seat.host != self.own)

    def here(self, seat: SeatRow) -> bool:
        return self.looks_on(seat) or called_until(seat) > now()

    def away_since(self, seat: SeatRow) -> int:
        """Milliseconds since 1970; 0 while the person is here."""
        return 0 if self.here(seat) else max(seat.seen, called_until(seat))


def called_until(seat: SeatRow) -> int:
    host = seat.host or ""
    return int(host.removeprefix(CALLER)) if host.startswith(CALLER) else 0


class Attendance:
    """Writes down who comes and goes, for other processes; in this one it is known at once."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.seated = hall.presence.seated
        self.telling: dict[str, bool] = {}  # tables of whose presence was just told, and whether more is to be

    def moved(self, table: str, before: Sequence[int], after: Sequence[int]) -> None:
        """A socket's person holds other seats than before. Not waited for: nobody shall wait for the disk to look."""
        came, gone = [], []
        for seat in after:
            if seat not in before:
                self.seated[table, seat] += 1
                if self.seated[table, seat] == 1:
                    came.append(seat)
        for seat in before:
            if seat not in after:
                self.seated[table, seat] -= 1
                if not self.seated[table, seat]:
                    del self.seated[table, seat]
                    gone.append(seat)
        if came or gone:
            self.hall.spawn(self._moved(table, came, gone))

    def called(self, id: str, seats: Sequence[int]) -> None:
        """Whoever holds these seats did something over HTTP."""
        table = self.hall.tables.get(id)
        if table is None or not table.started or table.over:
            return
        presence, until = self.hall.presence, f"{CALLER}{now() + CALL_MS}"
        some = []
        for seat in seats:
            row = table.seats[seat]
            if not presence.here(row) or 0 < called_until(row) < now() + CALL_MS - CALL_AGAIN_MS:
                row.host, row.seen = until, now()
                some.append(seat)
        if some:
            self.hall.spawn(self._called(id, some, until))

    def again(self, id: str, seats: Sequence[SeatRow]) -> None:
        """Another process may have written that somebody went who still has a socket here."""
        lost = [row for row in seats if (id, row.seat) in self.seated and row.host not in self.hall.presence.hosts]
        for row in lost:
            row.host = self.hall.bus.host
        if lost:
            self.hall.spawn(self._moved(id, [row.seat for row in lost], ()))

    async def _moved(self, table: str, came: Sequence[int], gone: Sequence[int]) -> None:
        seen, host = self.hall.store.seen, self.hall.bus.host
        here = [seen(table, seat, host) for seat in came if (table, seat) in self.seated]
        away = [seen(table, seat, None, host) for seat in gone if (table, seat) not in self.seated]
        await self._write(table, [*here, *away])

    async def _called(self, table: str, seats: Sequence[int], until: str) -> None:
        await self._write(table, [self.hall.store.seen(table, seat, until) for seat in seats])
        await asyncio.sleep(CALL_MS / 1000)
        known = self.hall.tables.get(table)
        if known is not None and any(known.seats[seat].host == until for seat in seats):
            await self._tell(table)  # shown as away from now on

    async def _write(self, table: str, changes: Sequence[Executable]) -> None:
        with contextlib.suppress(NotWritten, SQLAlchemyError, OSError):
            if changes:
                await self.hall.writer.note(changes)
                await self._tell(table)

    async def changed(self, table: str) -> None:
        """Its viewers are told, and not every page of the hall, which does not show who is here."""
        await self.hall.catch_up(table, seats=True)
        self.hall.bus.publish(table, HERE)

    async def _tell(self, table: str) -> None:
        """At once, and what happens in the moments after it together: whoever comes and goes all the time is cheap."""
        if table in self.telling:
            self.telling[table] = True
            return
        self.telling[table] = True
        try:
            while self.telling[table]:
                self.telling[table] = False
                await self.changed(table)
                await asyncio.sleep(GATHER_SECONDS)
        finally:
            del self.telling[table]
