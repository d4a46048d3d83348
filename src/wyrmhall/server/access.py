"""Who asks at a table: with whose eyes they may look, and which seat they speak for."""

from __future__ import annotations

from wyrmhall.server.authority import check_holds, claim_of, eyes_of, seats_of
from wyrmhall.server.entrance import Holds
from wyrmhall.server.hall import Hall
from wyrmhall.server.limits import Rate
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.seals import check_open
from wyrmhall.server.show import Eyes
from wyrmhall.server.table import Table
from wyrmhall.server.wire import NO_SEAT

HEAVY, HEAVIEST = 3, 15
"""How many ordinary requests of an address one counts for that reads much, or that plays a whole game again."""


class Access:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.answers = Rate(hall.settings.answers_per_second * 2, 2)

    async def eyes(self, caller: Caller, id: str, seat: int, lang: str, later: bool = False) -> tuple[Table, Eyes]:
        """With whose eyes the caller may look; `later`: once the game is over, with anybody's."""
        table = await self.hall.table(id)
        claim = claim_of(caller.person, caller.secret, seat, lang=lang)
        await check_open(self.hall.store, table, claim)
        if later and table.over and NO_SEAT <= seat < table.row.players:
            return table, Eyes(seat, lang, seats_of(table, claim), table.row.owner == caller.person)
        eyes = eyes_of(table, claim)
        self.hall.attendance.called(id, eyes.mine)
        return table, eyes

    async def seat(self, caller: Caller, id: str, seat: int) -> tuple[Table, int, Holds]:
        """A seat that the caller holds, and how to see that they still do; inputs through it are counted."""
        if not self.answers.allows(caller.person):
            raise Rejected("too-fast")
        table = await self.hall.table(id)
        claim = claim_of(caller.person, caller.secret)
        mine = seats_of(table, claim)
        if not mine or (seat != NO_SEAT and seat not in mine):
            raise Rejected("not-your-seat")
        self.hall.attendance.called(id, mine)
        chosen = mine[0] if seat == NO_SEAT else seat
        return table, chosen, lambda t: check_holds(t, claim, chosen)
