"""Which games wait for somebody, the one that has waited longest first."""

from __future__ import annotations

from wyrmhall.server.hall import Hall
from wyrmhall.server.lobby import MOST_LISTED
from wyrmhall.server.played import PlayedStore


class Waiting:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.played = PlayedStore(hall.store)

    async def of(self, person: str) -> list[str]:
        mine: dict[str, list[int]] = {}
        begun: dict[str, int] = {}
        for row, seats in await self.hall.store.tables_of(person, MOST_LISTED):
            own = [seat.seat for seat in seats if seat.owner == person]
            if own and row.started is not None and row.ended is None:
                mine[row.id], begun[row.id] = own, row.started
        found = await self.hall.waiting_for(mine)
        since = {id: await self.played.since(id, mine[id], True) or begun[id] for id in found}
        return sorted(found, key=lambda id: since[id])
