"""Tables and who comes to them: opening one, sitting down, leaving, playing again. The routes of these."""

from __future__ import annotations

import logging

from wyrmhall.core.words import Msg
from wyrmhall.gamefile import LARGEST
from wyrmhall.server import wire_tables as wire
from wyrmhall.server.access import HEAVY, Access
from wyrmhall.server.archive import Archive
from wyrmhall.server.authority import claim_of, seats_of
from wyrmhall.server.caretaker import Caretaker
from wyrmhall.server.continuing import Continuing
from wyrmhall.server.dealer import Dealer
from wyrmhall.server.lobby import MOST_LISTED, Lobby, clean
from wyrmhall.server.logs import named
from wyrmhall.server.persons import Persons
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import encode
from wyrmhall.server.routes import Caller, Endpoint, Raw
from wyrmhall.server.rows import SeatRow, TableRow
from wyrmhall.server.seals import check_open
from wyrmhall.server.show import Eyes
from wyrmhall.server.table import settings_in
from wyrmhall.server.wire import NO_SEAT, Done, SeatNumber, TableId
from wyrmhall.server.wire_house import Me, MeIn

log = logging.getLogger(__name__)
LARGEST_TABLE = 512_000
"""Bytes of a table that is to be opened: it may bring a pack."""


class Seating:
    def __init__(self, access: Access, lobby: Lobby, archive: Archive, caretaker: Caretaker, persons: Persons) -> None:
        self.hall = hall = access.hall
        self.access = access
        self.persons = persons
        self.lobby = lobby
        self.archive = archive
        self.continuing = Continuing(hall)
        self.dealer = Dealer(hall, lobby)
        self.caretaker = caretaker
        self.store = hall.store

    def endpoints(self) -> list[Endpoint]:
        one, seat = "/tables/{id}", "/tables/{id}/seats/{seat}"
        return [
            Endpoint("GET", "/me", self.me, introduces=True),
            Endpoint("PUT", "/me", self.change_me, share="lasting"),
            Endpoint("GET", "/me/tables", self.my_tables, cost=HEAVY),
            Endpoint("GET", "/tables", self.open_tables, cost=HEAVY),
            Endpoint("POST", "/tables", self.open_table, 201, largest=LARGEST_TABLE, cost=HEAVY, share="tables"),
            Endpoint("POST", "/files", self.import_file, 201, largest=LARGEST, cost=HEAVY, share="copies"),
            Endpoint("GET", one, self.table),
            Endpoint("DELETE", one, self.delete_table, share="requests"),
            Endpoint("POST", one + "/join", self.join, share="tables"),
            Endpoint("POST", one + "/leave", self.leave, share="requests"),
            Endpoint("POST", one + "/rematch", self.rematch, cost=HEAVY, share="tables"),
            Endpoint("POST", one + "/branch", self.branch, 201, cost=HEAVY, share="copies"),
            Endpoint("POST", one + "/reveal", self.reveal, share="inputs"),
            Endpoint("GET", one + "/deal", self.deal),
            Endpoint("GET", one + "/rules", self.rules, cost=HEAVY),
            Endpoint("POST", one + "/rules", self.agree_to_rules, cost=HEAVY, share="inputs"),
            Endpoint("POST", seat + "/link", self.seat_link, 201, share="lasting"),
            Endpoint("POST", seat + "/hand", self.hand_seat, share="inputs"),
            Endpoint("POST", seat + "/back", self.take_seat_back, share="inputs"),
        ]

    async def me(self, caller: Caller) -> Me:
        """Who I am; a browser that comes for the first time gets its cookie here."""
        person = await self.store.person(caller.person)
        if person is None:
            return Me("")
        return Me(person.name, (await self.persons.of(caller.person)).mark)

    async def change_me(self, caller: Caller, data: MeIn) -> Me:
        """My name."""
        name = clean(data.name)
        me = await self.persons.of(caller.person)
        if me.mark and not name:
            raise Rejected("name-first")
        await self.store.name_person(caller.person, name)
        if name != me.name:  # each table where they sit is told
            for id in await self.store.rename(caller.person, me._replace(name=name).shown):
                await self.hall.seats_changed(id)
        return Me(name, me.mark)

    async def my_tables(self, caller: Caller) -> wire.Tables:
        """Tables that I own or sit at."""
        return await self._listed(await self.store.tables_of(caller.person, MOST_LISTED), caller)

    async def open_tables(self, caller: Caller) -> wire.Tables:
        """Tables that wait for players or are played, newest first."""
        return await self._listed(await self.store.open_tables(MOST_LISTED), caller)

    async def open_table(self, caller: Caller, data: wire.TableIn) -> wire.Made:
        """Open a table."""
        row = await self.lobby.open(caller, await self._name(caller), data)
        return self._made(caller, row.id, row.commitment, row.due is not None and row.started is None)

    async def import_file(self, caller: Caller, data: Raw) -> wire.Made:
        """Make a table from a game file."""
        return self._made(caller, await self.archive.bring_in(caller, await self._name(caller), data.data))

    async def table(self, caller: Caller, id: TableId) -> wire.ShownTable:
        """A table as its page is headed."""
        table = await self.hall.table(id)
        claim = claim_of(caller.person, caller.secret)
        await check_open(self.store, table, claim)
        eyes = Eyes(NO_SEAT, caller.lang, seats_of(table, claim), table.row.owner == caller.person)
        return self.hall.showman.head(table.row, table.seats, table.settings, eyes, table)

    async def delete_table(self, caller: Caller, id: TableId) -> wire.Deleted:
        """Delete one's own table before its game; a running one is left to a bot, and goes when all at it want that."""
        return wire.Deleted(await self.lobby.delete(id, caller.person))

    async def join(self, caller: Caller, id: TableId, data: wire.JoinIn) -> wire.ShownSeat:
        """Take an open seat."""
        name = await self._name(caller, clean(data.name))
        seat = await self.lobby.join(id, caller.person, name, data.seat, data.commitment)
        table = await self.hall.table(id)
        return wire.ShownSeat(seat, "person", table.seats[seat].name, mine=True)

    async def leave(self, caller: Caller, id: TableId) -> Done:
        """Stand up; at a running game a bot plays on."""
        await self.lobby.leave(id, caller.person)
        return Done()

    async def rematch(self, caller: Caller, id: TableId, data: wire.AgainIn) -> wire.Made:
        """Offer a rematch or agree to one, or say that I would rather not; the table, when all have agreed."""
        made = await self.lobby.rematch(id, caller.person, data.again, data.commitment)
        if not made:
            return wire.Made("")
        table = await self.hall.table(made)
        return self._made(caller, table.id, table.row.commitment, table.is_dealing)

    async def reveal(self, caller: Caller, id: TableId, data: wire.RevealIn) -> Done:
        """Give away the number that I bound myself to; when all have, the game is dealt."""
        await self.dealer.reveal(id, data.nonce)
        return Done()

    async def deal(self, caller: Caller, id: TableId) -> wire.ShownDeal:
        """What the house and the players bound themselves to, and what became of it."""
        table, _ = await self.access.eyes(caller, id, NO_SEAT, caller.lang, later=True)
        return self.dealer.shown(table)

    async def branch(self, caller: Caller, id: TableId, data: wire.BranchIn) -> wire.Made:
        """Start a new table from a step of a finished game."""
        table, _ = await self.access.eyes(caller, id, NO_SEAT, caller.lang)
        return self._made(caller, await self.archive.branch(table, caller.person, await self._name(caller), data))

    async def rules(self, caller: Caller, id: TableId) -> wire.ShownRules:
        """Under which rules a table was begun, and what can be done where they are no longer here."""
        return await self.continuing.shown(id, caller.person, caller.secret, caller.lang)

    async def agree_to_rules(self, caller: Caller, id: TableId, data: wire.RulesIn) -> wire.ShownRules:
        """My word that a table begun under other rules goes on under these, or ends without a result."""
        await self.continuing.agree(id, caller.person, caller.secret, data.version, data.seat)
        return await self.rules(caller, id)

    async def seat_link(self, caller: Caller, id: TableId, seat: SeatNumber) -> wire.SeatLink:
        """A secret that opens one of my seats from another device; the one before stops working."""
        return wire.SeatLink(id, seat, await self.lobby.link(id, seat, caller.person))

    async def hand_seat(self, caller: Caller, id: TableId, seat: SeatNumber, data: wire.HandIn) -> Done:
        """Let a bot play for somebody who has been away for long."""
        await self.lobby.handing.absent(id, seat, caller.person, data.level)
        return Done()

    async def take_seat_back(self, caller: Caller, id: TableId, seat: SeatNumber) -> Done:
        """Play on oneself."""
        _, _, holds = await self.access.seat(caller, id, seat)
        await self.lobby.handing.take_back(id, seat, holds)
        return Done()

    async def _name(self, caller: Caller, wanted: str = "") -> str:
        """What the others call somebody who sits down; who has a mark shows it."""
        me = await self.persons.of(caller.person)
        if me.mark:
            return me.shown
        if wanted or me.name:
            return wanted or me.name
        return self.hall.shelf.speaker(caller.lang, "server").say(Msg("guest"))

    def _made(self, caller: Caller, id: str, commitment: str = "", dealing: bool = False) -> wire.Made:
        self.caretaker.opened(id, caller.address)
        return wire.Made(id, commitment, dealing)

    async def _listed(self, found: list[tuple[TableRow, list[SeatRow]]], caller: Caller) -> wire.Tables:
        shown = []
        running = {}
        for row, seats in found:
            mine = tuple([seat.seat for seat in seats if seat.owner == caller.person])
            try:
                eyes = Eyes(NO_SEAT, caller.lang, mine, row.owner == caller.person)
                head = self.hall.showman.head(row, seats, settings_in(row), eyes, self.hall.tables.get(row.id))
                encode(head)
            except Exception as error:  # noqa: BLE001  # a damaged row harms its own table alone
                log.error("table %s is left out of a list: %s", row.id, named(error))
                self.hall.counts["unlisted"] += 1
                continue
            shown.append(head)
            if mine and head.status == "playing":
                running[row.id] = mine
        return wire.Tables(shown, await self.hall.waiting_for(running))
