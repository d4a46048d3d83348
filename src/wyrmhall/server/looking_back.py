"""Looking back at a game: its log, its moments, its file. The routes of these."""

from __future__ import annotations

from starlette.responses import Response

from wyrmhall.server import wire_play as wire
from wyrmhall.server.access import HEAVIEST, HEAVY, Access
from wyrmhall.server.archive import Archive
from wyrmhall.server.catalogue import shown_cards
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import encode
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.wire import NO_SEAT, Lang, Seq, TableId, ViewerSeat
from wyrmhall.server.wire_house import Cards


class LookingBack:
    def __init__(self, access: Access, archive: Archive) -> None:
        self.hall = access.hall
        self.access = access
        self.archive = archive

    def endpoints(self) -> list[Endpoint]:
        one = "/tables/{id}"
        return [
            Endpoint("GET", one + "/cards", self.cards_of_table, cost=HEAVY),
            Endpoint("GET", one + "/log", self.log, cost=HEAVY),
            Endpoint("GET", one + "/steps/{step}", self.step, cost=HEAVY),
            Endpoint("GET", one + "/course", self.course, cost=HEAVIEST),
            Endpoint("GET", one + "/file", self.export_file, cost=HEAVIEST),
        ]

    async def cards_of_table(self, caller: Caller, id: TableId, lang: Lang = "en") -> Cards:
        """The components that this table plays with: those of its pack, where it has one."""
        table = await self.hall.table(id)
        speaker = self.hall.shelf.speaker(lang, table.row.game)
        return Cards(shown_cards(table.rules, table.record.setup, speaker))

    async def log(self, caller: Caller, id: TableId, seat: ViewerSeat = NO_SEAT, lang: Lang = "en") -> wire.Log:
        """All lines of the log that I may read."""
        table, eyes = await self.access.eyes(caller, id, seat, lang, later=True)
        if not table.started:
            return wire.Log([])
        async with table.lock:
            speaker = self.hall.shelf.speaker(lang, table.row.game)
            return wire.Log(self.hall.showman.events(table, table.all_lines(eyes.seat), eyes.seat, speaker))

    async def step(
        self, caller: Caller, id: TableId, step: Seq, seat: ViewerSeat = NO_SEAT, lang: Lang = "en"
    ) -> wire.ShownStep:
        """One moment: of a finished game from every seat's eyes, of a running one from one's own."""
        table, eyes = await self.access.eyes(caller, id, seat, lang, later=True)
        if not table.started:
            raise Rejected("not-started")
        return await self.archive.step(table, step, eyes.seat, lang)

    async def course(self, caller: Caller, id: TableId) -> wire.Course:
        """The score of every seat after every step of a finished game."""
        table, _ = await self.access.eyes(caller, id, NO_SEAT, "en", later=True)
        return await self.archive.course(table)

    async def export_file(self, caller: Caller, id: TableId) -> Response:
        """The game as a file for `wyrmhall replay`, once its seed is open to all."""
        table, _ = await self.access.eyes(caller, id, NO_SEAT, "en", later=True)
        file = await self.archive.export(table, caller.lang)
        name = f'attachment; filename="wyrmhall-{table.row.game}-{table.id}.json"'
        return Response(encode(file), media_type="application/json", headers={"content-disposition": name})
