"""The moment between the last seat taken and the deal: players give away the numbers that they bound themselves to."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.fair import commitment
from wyrmhall.gamefile import Deal
from wyrmhall.server.hall import Hall, NoTable
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.one_deal import decode_numbers
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import legible, now
from wyrmhall.server.show import seed_in_force
from wyrmhall.server.table import BrokenTable, Table
from wyrmhall.server.wire_tables import ShownDeal

log = logging.getLogger(__name__)


class Dealer:
    """Deals as soon as all numbers are there, and in any case when their time is over."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self.hall = hall
        self.lobby = lobby
        self.timers: dict[str, asyncio.TimerHandle] = {}
        hall.after_entry.append(self.look_at)
        hall.after_forget.append(self.let_go)

    def look_at(self, table: Table) -> None:
        if table.is_dealing and table.id not in self.timers:
            wait = max(0.0, ((table.row.due or 0) - now()) / 1000)
            self.timers[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table.id)

    def let_go(self, id: str) -> None:
        timer = self.timers.pop(id, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, id: str) -> None:
        self.timers.pop(id, None)
        self.hall.spawn(self._time_is_up(id))

    async def _time_is_up(self, id: str) -> None:
        """Who has not given their number by now is left out."""
        with contextlib.suppress(NoTable, BrokenTable):
            try:
                await self._deal(await self.hall.table(id), complete=False)
            except (SQLAlchemyError, OSError) as error:
                log.warning("table %s is not dealt yet: %s", id, type(error).__name__)  # the sweep comes by again

    async def reveal(self, id: str, nonce: str) -> None:
        """A number that somebody at this table bound themselves to; whoever knows it may say it."""
        table = await self.hall.table(id)
        if not await self.hall.store.reveal(id, commitment(nonce), nonce):
            await self.hall.catch_up(id, seats=True)
            if not any(seat.nonce == nonce for seat in table.seats):  # said twice is said
                raise Rejected("no-reveal")
        await self._deal(table, complete=True)

    async def _deal(self, table: Table, complete: bool) -> None:
        due = self.lobby.first_due(table.row, table.seats)
        dealt = await self.hall.store.deal(table.id, due, complete)
        for id in dealt or [table.id]:
            await self.hall.seats_changed(id)
        for id in dealt:
            self.hall.begun(id)

    def shown(self, table: Table) -> ShownDeal:
        """What is known of a deal: promises from the start, numbers once it is done, seeds at the end."""
        deal = deal_of(table)
        is_open = table.over or table.row.seed_open
        return ShownDeal(
            deal.commitment,
            table.is_dealing,
            deal.commitments,
            deal.nonces if table.started else {},
            deal.house_seed if is_open else "",
            str(seed_in_force(table)) if is_open else "",
        )


def deal_of(table: Table) -> Deal:
    row, seats = table.row, table.seats
    house_seed = seed_in_force(table) if row.house_seed is None else row.house_seed
    shared = legible(decode_numbers, row.numbers)
    if shared is not None:
        return Deal(row.commitment, house_seed, shared.commitments, shared.nonces, shared.tables)
    return Deal(
        row.commitment,
        house_seed,
        {seat.seat: seat.commitment for seat in seats if seat.commitment is not None},
        {seat.seat: seat.nonce for seat in seats if seat.nonce is not None},
    )
