"""The HTTP routes: what the lobby, scripts and the pages around a table use."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.responses import Response

import wyrmhall
from wyrmhall import bots, clauses
from wyrmhall.core.rules import BadSetup, Rules, Setup
from wyrmhall.core.text import LANGUAGES, Speaker
from wyrmhall.core.words import Msg
from wyrmhall.gamefile import LARGEST
from wyrmhall.server import wire
from wyrmhall.server.adviser import Adviser
from wyrmhall.server.archive import Archive
from wyrmhall.server.authority import check_holds, claim_of, eyes_of, seats_of
from wyrmhall.server.caretaker import Caretaker
from wyrmhall.server.continuing import Continuing
from wyrmhall.server.dealer import Dealer
from wyrmhall.server.hall import Hall, Holds
from wyrmhall.server.limits import Rate
from wyrmhall.server.lobby import MOST_LISTED, Lobby, clean
from wyrmhall.server.logs import named
from wyrmhall.server.notify import Notifier
from wyrmhall.server.packed import Kept
from wyrmhall.server.responses import encode
from wyrmhall.server.routes import Caller, Endpoint, Raw
from wyrmhall.server.show import Eyes
from wyrmhall.server.store import SeatRow, TableRow
from wyrmhall.server.table import Refusal, Table, settings_in
from wyrmhall.server.wire import NO_SEAT, GameName, Lang, SeatNumber, Seq, TableId, ViewerSeat

log = logging.getLogger(__name__)
Shown = TypeVar("Shown")
LARGEST_TABLE = 512_000
"""Bytes of a table that is to be opened: it may bring a pack."""
HEAVY, HEAVIEST = 3, 15
"""How many ordinary requests of an address one counts for that reads much, or that plays a whole game again."""


class Api:
    def __init__(
        self,
        hall: Hall,
        lobby: Lobby,
        archive: Archive,
        notifier: Notifier,
        adviser: Adviser,
        caretaker: Caretaker,
    ) -> None:
        self.hall = hall
        self.lobby = lobby
        self.archive = archive
        self.notifier = notifier
        self.adviser = adviser
        self.continuing = Continuing(hall)
        self.dealer = Dealer(hall, lobby)
        self.caretaker = caretaker
        self.kept: dict[tuple[str, str, str], Kept] = {}  # what is the same for everybody, by kind, game and language
        self.store = hall.store
        per_minute = hall.settings.tables_per_minute
        self.new_tables = {"person": Rate(per_minute, 60), "address": Rate(per_minute * 3, 60)}
        self.answers = Rate(hall.settings.answers_per_second * 2, 2)

    def endpoints(self) -> list[Endpoint]:
        one, seat = "/tables/{id}", "/tables/{id}/seats/{seat}"
        return [
            Endpoint("GET", "/house", self.house),
            Endpoint("GET", "/games/{game}/cards", self.cards),
            Endpoint("GET", "/games/{game}/clauses", self.clauses),
            Endpoint("GET", "/me", self.me, introduces=True),
            Endpoint("PUT", "/me", self.change_me),
            Endpoint("GET", "/me/tables", self.my_tables, cost=HEAVY),
            Endpoint("GET", "/me/statistics", self.statistics, cost=HEAVY),
            Endpoint("GET", "/tables", self.open_tables, cost=HEAVY),
            Endpoint("POST", "/tables", self.open_table, 201, largest=LARGEST_TABLE, cost=HEAVY),
            Endpoint("POST", "/files", self.import_file, 201, largest=LARGEST, cost=HEAVY),
            Endpoint("GET", one, self.table),
            Endpoint("DELETE", one, self.delete_table),
            Endpoint("POST", one + "/join", self.join),
            Endpoint("POST", one + "/leave", self.leave),
            Endpoint("POST", one + "/rematch", self.rematch, cost=HEAVY),
            Endpoint("POST", one + "/branch", self.branch, 201, cost=HEAVY),
            Endpoint("POST", one + "/reveal", self.reveal),
            Endpoint("GET", one + "/deal", self.deal),
            Endpoint("GET", one + "/rules", self.rules, cost=HEAVY),
            Endpoint("POST", one + "/rules", self.agree_to_rules, cost=HEAVY),
            Endpoint("POST", seat + "/link", self.seat_link, 201),
            Endpoint("POST", seat + "/hand", self.hand_seat),
            Endpoint("POST", seat + "/back", self.take_seat_back),
            Endpoint("GET", one + "/state", self.state),
            Endpoint("POST", one + "/answer", self.answer),
            Endpoint("POST", one + "/undo", self.undo),
            Endpoint("POST", one + "/vote", self.vote),
            Endpoint("GET", one + "/look", self.look, cost=HEAVY),
            Endpoint("GET", one + "/hints", self.hints, cost=HEAVY),
            Endpoint("GET", one + "/cards", self.cards_of_table, cost=HEAVY),
            Endpoint("GET", one + "/log", self.log, cost=HEAVY),
            Endpoint("GET", one + "/steps/{step}", self.step, cost=HEAVY),
            Endpoint("GET", one + "/steps/{step}/verdict", self.verdict, cost=HEAVIEST),
            Endpoint("GET", one + "/course", self.course, cost=HEAVIEST),
            Endpoint("GET", one + "/file", self.export_file, cost=HEAVIEST),
        ]

    # --- the house ------------------------------------------------------------------------------------------------

    async def house(self, caller: Caller, lang: Lang = "en") -> wire.House:
        """The games with their options, the levels of bots, the languages."""
        shelf = self.hall.shelf

        def make() -> wire.House:
            games = [shown_game(shelf.rules_of(name), shelf.speaker(lang, name)) for name in shelf.names]
            levels, languages = list(bots.LEVELS), list(LANGUAGES)
            return wire.House(wyrmhall.__version__, games, levels, languages, bool(self.notifier.hosts))

        return self._kept("house", "", lang, make)

    async def cards(self, caller: Caller, game: GameName, lang: Lang = "en") -> wire.Cards:
        """All components of a game with their texts and where their facts come from."""
        rules, speaker = self.hall.shelf.rules_of(game), self.hall.shelf.speaker(lang, game)
        setup = rules.setup(rules.seats[0])
        return self._kept("cards", game, lang, lambda: wire.Cards(shown_cards(rules, setup, speaker)))

    async def clauses(self, caller: Caller, game: GameName, lang: Lang = "en") -> wire.Clauses:
        """The rules of a game, clause by clause."""
        rules = self.hall.shelf.rules_of(game)
        try:
            found = clauses.clauses_of(rules, lang)
        except OSError:
            raise BadSetup(f"the rules of {game} are not here") from None
        shown = [wire.ShownClause(c.id, c.section, c.text) for c in found.values()]
        return self._kept("clauses", game, lang, lambda: wire.Clauses(shown))

    # --- me -------------------------------------------------------------------------------------------------------

    async def me(self, caller: Caller) -> wire.Me:
        """Who I am; a browser that comes for the first time gets its cookie here."""
        person = await self.store.person(caller.person)
        return wire.Me(person.name, person.webhook) if person is not None else wire.Me("")

    async def change_me(self, caller: Caller, data: wire.MeIn) -> wire.Me:
        """My name, and where I want to be told that it is my turn."""
        if data.webhook:
            self.notifier.check(data.webhook)
        name = clean(data.name)
        await self.store.keep_person(caller.person, name, data.webhook)
        for id in await self.store.rename(caller.person, name):
            await self.hall.seats_changed(id)
        return wire.Me(name, data.webhook)

    async def my_tables(self, caller: Caller) -> wire.Tables:
        """Tables that I own or sit at."""
        return await self._listed(await self.store.tables_of(caller.person, MOST_LISTED), caller)

    async def statistics(self, caller: Caller) -> wire.Statistics:
        """What I have played, won and earned."""
        rows = await self.store.statistics(caller.person)
        games = [
            wire.GameStatistics(game, mode, players, played, won, drawn, best, round(float(mean), 2))
            for game, mode, players, played, won, drawn, best, mean in rows
        ]
        earned = [
            wire.Achievement(game, name, value)
            for game, profile in await self.store.profiles(caller.person)
            for name, value in msgspec.json.decode(profile).items()
        ]
        return wire.Statistics(games, earned)

    # --- tables ---------------------------------------------------------------------------------------------------

    async def open_tables(self, caller: Caller) -> wire.Tables:
        """Tables that wait for players or are played, newest first."""
        return await self._listed(await self.store.open_tables(MOST_LISTED), caller)

    async def open_table(self, caller: Caller, data: wire.TableIn) -> wire.Made:
        """Open a table."""
        self._check_new_table(caller)
        row = await self.lobby.open(caller, await self._name(caller), data)
        return self._made(caller, row.id, row.commitment, row.due is not None and row.started is None)

    async def import_file(self, caller: Caller, data: Raw) -> wire.Made:
        """Make a table from a game file."""
        self._check_new_table(caller)
        return self._made(caller, await self.archive.bring_in(caller, await self._name(caller), data.data))

    async def table(self, caller: Caller, id: TableId) -> wire.ShownTable:
        """A table as its page is headed."""
        table = await self.hall.table(id)
        mine = seats_of(table, claim_of(caller.person, caller.secret))
        eyes = Eyes(NO_SEAT, caller.lang, mine, table.row.owner == caller.person)
        return self.hall.showman.head(table.row, table.seats, table.settings, eyes, table)

    async def delete_table(self, caller: Caller, id: TableId) -> wire.Deleted:
        """Delete one's own table before its game; a running one is left to a bot, and goes when all at it want that."""
        return wire.Deleted(await self.lobby.delete(id, caller.person))

    async def join(self, caller: Caller, id: TableId, data: wire.JoinIn) -> wire.ShownSeat:
        """Take an open seat."""
        name = clean(data.name) or await self._name(caller)
        seat = await self.lobby.join(id, caller.person, name, data.seat, data.commitment)
        table = await self.hall.table(id)
        return wire.ShownSeat(seat, "person", table.seats[seat].name, mine=True)

    async def leave(self, caller: Caller, id: TableId) -> wire.Done:
        """Stand up; at a running game a bot plays on."""
        await self.lobby.leave(id, caller.person)
        return wire.Done()

    async def rematch(self, caller: Caller, id: TableId, commitment: wire.Hash = "") -> wire.Made:
        """The same people play again."""
        self._check_new_table(caller)
        table = await self.hall.table(await self.lobby.rematch(id, caller.person, commitment))
        return self._made(caller, table.id, table.row.commitment, table.is_dealing)

    async def reveal(self, caller: Caller, id: TableId, data: wire.RevealIn) -> wire.Done:
        """Give away the number that I bound myself to; when all have, the game is dealt."""
        await self.dealer.reveal(id, data.nonce)
        return wire.Done()

    async def deal(self, caller: Caller, id: TableId) -> wire.ShownDeal:
        """What the house and the players bound themselves to, and what became of it."""
        table, _ = await self._eyes(caller, id, NO_SEAT, caller.lang, later=True)
        return self.dealer.shown(table)

    async def branch(self, caller: Caller, id: TableId, data: wire.BranchIn) -> wire.Made:
        """Start a new table from a step of a finished game."""
        self._check_new_table(caller)
        table = await self.hall.table(id)
        eyes_of(table, claim_of(caller.person, caller.secret))
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

    async def hand_seat(self, caller: Caller, id: TableId, seat: SeatNumber, data: wire.HandIn) -> wire.Done:
        """Let a bot play for somebody who has been away for long."""
        await self.lobby.hand_absent(id, seat, caller.person, data.level)
        return wire.Done()

    async def take_seat_back(self, caller: Caller, id: TableId, seat: SeatNumber) -> wire.Done:
        """Play on oneself."""
        _, _, holds = await self._seat(caller, id, seat)
        await self.lobby.take_back(id, seat, holds)
        return wire.Done()

    # --- playing, for scripts -------------------------------------------------------------------------------------

    async def state(
        self, caller: Caller, id: TableId, seat: ViewerSeat = NO_SEAT, since: int = -1, lang: Lang = "en"
    ) -> wire.State:
        """The table as I may see it, with what happened since an entry that I know."""
        table, eyes = await self._eyes(caller, id, seat, lang)
        table = await self.hall.table_at(id, eyes.seat, since)
        self.caretaker.asked_for(table)
        async with table.lock:
            eyes = eyes_of(table, claim_of(caller.person, caller.secret, seat, lang=lang))
            return self.hall.showman.state(table, eyes, since)

    async def answer(self, caller: Caller, id: TableId, data: wire.AnswerIn, lang: Lang = "en") -> wire.State:
        """Pick an option; the state that follows from it comes back."""
        _, seat, holds = await self._seat(caller, id, data.seat)
        await self.hall.answer(id, seat, data.seq, data.option, holds=holds)
        return await self.state(caller, id, seat, data.seq, lang)

    async def undo(self, caller: Caller, id: TableId, data: wire.UndoIn, lang: Lang = "en") -> wire.State:
        """Take back my last answer, or ask the others where the table allows that."""
        _, seat, holds = await self._seat(caller, id, data.seat)
        await self.hall.undo(id, seat, data.seq, holds)
        return await self.state(caller, id, seat, data.seq, lang)

    async def vote(self, caller: Caller, id: TableId, data: wire.VoteIn, lang: Lang = "en") -> wire.State:
        """Agree to an undo that somebody asked for, or not."""
        table, seat, holds = await self._seat(caller, id, data.seat)
        since = table.number(seat)
        await self.hall.vote(id, seat, data.agree, holds)
        return await self.state(caller, id, seat, since, lang)

    async def look(self, caller: Caller, id: TableId, seat: ViewerSeat = NO_SEAT, lang: Lang = "en") -> wire.Looked:
        """Why relevant things are not offered, and which options cannot be undone."""
        table, mine, holds = await self._seat(caller, id, seat)
        async with table.lock:
            holds(table)
            return self.hall.showman.look(table, mine, lang)

    async def hints(self, caller: Caller, id: TableId, seat: ViewerSeat = NO_SEAT, lang: Lang = "en") -> wire.Hints:
        """What a bot would do in my place, where the table allows to ask."""
        table, mine, _ = await self._seat(caller, id, seat)
        return await self.adviser.hints(caller, table, mine, lang)

    # --- looking back ---------------------------------------------------------------------------------------------

    async def cards_of_table(self, caller: Caller, id: TableId, lang: Lang = "en") -> wire.Cards:
        """The components that this table plays with: those of its pack, where it has one."""
        table = await self.hall.table(id)
        speaker = self.hall.shelf.speaker(lang, table.row.game)
        return wire.Cards(shown_cards(table.rules, table.record.setup, speaker))

    async def log(self, caller: Caller, id: TableId, seat: ViewerSeat = NO_SEAT, lang: Lang = "en") -> wire.Log:
        """All lines of the log that I may read."""
        table, eyes = await self._eyes(caller, id, seat, lang, later=True)
        if not table.started:
            return wire.Log([])
        async with table.lock:
            speaker = self.hall.shelf.speaker(lang, table.row.game)
            return wire.Log(self.hall.showman.events(table, table.all_lines(eyes.seat), eyes.seat, speaker))

    async def step(
        self, caller: Caller, id: TableId, step: Seq, seat: ViewerSeat = NO_SEAT, lang: Lang = "en"
    ) -> wire.ShownStep:
        """One moment: of a finished game from every seat's eyes, of a running one from one's own."""
        table, eyes = await self._eyes(caller, id, seat, lang, later=True)
        if not table.started:
            raise Refusal("not-started")
        return await self.archive.step(table, step, eyes.seat, lang)

    async def verdict(self, caller: Caller, id: TableId, step: Seq, lang: Lang = "en") -> wire.ShownVerdict:
        """What a coach says of one answer of a finished game, to those who played it."""
        table = await self.hall.table(id)
        if not seats_of(table, claim_of(caller.person, caller.secret)):
            raise Refusal("not-your-table")
        return await self.adviser.verdict(caller, table, step, lang)

    async def course(self, caller: Caller, id: TableId) -> wire.Course:
        """The score of every seat after every step of a finished game."""
        table, _ = await self._eyes(caller, id, NO_SEAT, "en", later=True)
        return await self.archive.course(table)

    async def export_file(self, caller: Caller, id: TableId) -> Response:
        """The game as a file for `wyrmhall replay`, once its seed is open to all."""
        table, _ = await self._eyes(caller, id, NO_SEAT, "en", later=True)
        file = await self.archive.export(table)
        name = f'attachment; filename="wyrmhall-{table.row.game}-{table.id}.json"'
        return Response(encode(file), media_type="application/json", headers={"content-disposition": name})

    # --- helpers --------------------------------------------------------------------------------------------------

    async def _eyes(self, caller: Caller, id: str, seat: int, lang: str, later: bool = False) -> tuple[Table, Eyes]:
        """With whose eyes the caller may look; `later`: once the game is over, with anybody's."""
        table = await self.hall.table(id)
        claim = claim_of(caller.person, caller.secret, seat, lang=lang)
        if later and table.over and NO_SEAT <= seat < table.row.players:
            return table, Eyes(seat, lang, seats_of(table, claim), table.row.owner == caller.person)
        eyes = eyes_of(table, claim)
        self.hall.attendance.called(id, eyes.mine)
        return table, eyes

    async def _seat(self, caller: Caller, id: str, seat: int) -> tuple[Table, int, Holds]:
        """A seat that the caller holds, and how to see that they still do; inputs through it are counted."""
        if not self.answers.allows(caller.person):
            raise Refusal("too-fast")
        table = await self.hall.table(id)
        claim = claim_of(caller.person, caller.secret)
        mine = seats_of(table, claim)
        if not mine or (seat != NO_SEAT and seat not in mine):
            raise Refusal("not-your-seat")
        self.hall.attendance.called(id, mine)
        chosen = mine[0] if seat == NO_SEAT else seat
        return table, chosen, lambda t: check_holds(t, claim, chosen)

    async def _name(self, caller: Caller) -> str:
        person = await self.store.person(caller.person)
        if person is not None and person.name:
            return person.name
        return self.hall.shelf.speaker(caller.lang, "server").say(Msg("guest"))

    def _kept(self, kind: str, game: str, lang: str, make: Callable[[], Shown]) -> Shown:
        """What is the same for everybody is made, encoded and packed once."""
        key = (kind, game, lang)
        if key not in self.kept:
            self.kept[key] = Kept(encode(make()))
        return self.kept[key]  # type: ignore[return-value]  # to whoever sends it, the same

    def _made(self, caller: Caller, id: str, commitment: str = "", dealing: bool = False) -> wire.Made:
        self.caretaker.opened(id, caller.address)
        return wire.Made(id, commitment, dealing)

    def _check_new_table(self, caller: Caller) -> None:
        by_person = self.new_tables["person"].allows(caller.person)
        if not (by_person and self.new_tables["address"].allows(caller.address)):
            raise Refusal("too-fast")

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


def shown_game(rules: Rules, speaker: Speaker) -> wire.ShownGame:
    options = []
    for option in rules.options:
        choices = [wire.ShownChoice(c, _choice(speaker, option.name, c)) for c in option.choices]
        label = speaker.say(Msg(f"option-{option.name}"))
        shown = wire.ShownOptionOfGame(option.name, label, choices, option.default, list(option.seats), option.clause)
        options.append(shown)
    takes_pack = rules.check_pack is not None
    return wire.ShownGame(rules.name, list(rules.seats), rules.minutes, options, takes_pack, rules.finished)


def _choice(speaker: Speaker, option: str, choice: wire.Value) -> str:
    if isinstance(choice, bool):
        return speaker.say(Msg("yes" if choice else "no"))
    id = f"option-{option}-{choice}"
    return speaker.say(Msg(id)) if speaker.knows(id) else str(choice)


def shown_cards(rules: Rules, setup: Setup, speaker: Speaker) -> list[wire.ShownCard]:
    found = []
    for card in rules.components(setup):
        text = [speaker.sentence(part) for part in card.text]
        status = speaker.say(Msg(f"status-{card.status}"))
        name = speaker.say(card.name)
        found.append(wire.ShownCard(card.kind, card.id, name, card.status, status, text, dict(card.facts)))
    return found
