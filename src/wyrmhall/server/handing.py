"""Giving a seat to a bot for a while, and taking it back."""

from __future__ import annotations

from wyrmhall import bots
from wyrmhall.core.rules import BadSetup
from wyrmhall.server.entrance import Check, Holds
from wyrmhall.server.hall import Hall
from wyrmhall.server.permits import OTHERS, check_plays
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import SeatRow, now
from wyrmhall.server.table import Table


class Handing:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def own(self, table: Table, seat: int, level: str = bots.LEVELS[0]) -> None:
        """One's own seat, at any time and to whichever bot."""
        await self.hall.entrance.enter(table.id, "hand", seat, _is_played(seat), data=level)

    async def absent(self, id: str, seat: int, person: str, level: str) -> None:
        """The seat of somebody who has been away for long; one's own at any time.

        Others choose no bot: who lets a strong one play is last in the ratings, and nobody shall bring that on a rival.
        """
        table = await self.hall.table(id)
        if not 0 <= seat < table.row.players or table.seats[seat].kind != "person":
            raise Rejected("no-seat")
        if not any(s.owner == person for s in table.seats):
            raise Rejected("not-your-table")
        if level and level not in bots.LEVELS:
            raise BadSetup("no-bot", said=repr(level), known=", ".join(bots.LEVELS))
        row = (await self.hall.store.seats(id))[seat]  # as it is now, whichever process they came to
        if row.owner == person:
            await self.own(table, seat, level or bots.LEVELS[0])
            return
        if level not in ("", bots.LEVELS[0]):
            raise Rejected("lowest-only")
        await self.hall.entrance.enter(id, "hand", seat, self._is_absent(row), by=OTHERS, data=bots.LEVELS[0])

    async def take_back(self, id: str, seat: int, holds: Holds) -> None:
        """The owner is back."""

        def check(t: Table) -> None:
            holds(t)
            check_plays(t, seat)
            if seat in t.late:
                raise Rejected("lost-by-clock")
            if seat not in t.handed:
                raise Rejected("not-handed")

        await self.hall.entrance.enter(id, "back", seat, check)

    def _is_absent(self, row: SeatRow) -> Check:
        """Asked when the table is ours: they may have come while we waited for it."""
        seat, is_played, presence = row.seat, _is_played(row.seat), self.hall.presence

        def check(table: Table) -> None:
            is_played(table)
            clock = table.clock
            if clock.has_days and clock.shown(now()).left[seat] > 0:  # a game of days is played by being away
                raise Rejected("has-time")
            for each in (row, table.seats[seat]):
                away = presence.away_since(each)
                if not away or now() - away < table.settings.grace * 1000:
                    raise Rejected("still-here", n=table.settings.grace)

        return check


def _is_played(seat: int) -> Check:
    def check(table: Table) -> None:
        check_plays(table, seat)
        if seat in table.handed:
            raise Rejected("handed-already")

    return check
