"""Games looked at again: replays at every step, branches, and game files in and out."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

from wyrmhall.core import rng
from wyrmhall.core.engine import Game
from wyrmhall.core.record import Record
from wyrmhall.core.rules import BadSetup, Rules, Setup
from wyrmhall.core.shown import shown
from wyrmhall.fair import commitment
from wyrmhall.gamefile import GameFile, file_of
from wyrmhall.server.dealer import deal_of
from wyrmhall.server.hall import Hall
from wyrmhall.server.lobby import Lobby, clean
from wyrmhall.server.reading import Reading
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.rows import now
from wyrmhall.server.show import moment
from wyrmhall.server.table import Table, TableSettings
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_play import Course, ShownStep
from wyrmhall.server.wire_tables import BranchIn, SeatIn
from wyrmhall.server.writer import Entry, Kind

STRIDE = 20
"""Replays keep the state at every so many steps."""
MOST_REPLAYS = 16
THREADS = 2

Result = TypeVar("Result")


class Played(NamedTuple):
    """A game as a record or a file tells it."""

    setup: Setup
    seed: str
    answers: list[tuple[int, int]]
    redeals: list[tuple[int, str]]
    is_over: bool


class Replay:
    """The states of one game at regular steps, from which those between are a short way.

    What it needs of the record is its own: a table plays on, and takes answers back, while somebody looks.
    One asks at a time: whoever goes a longer way keeps more states for the others.
    """

    def __init__(self, record: Record) -> None:
        self.begin = partial(_begun, record.rules, record.setup, record.seed, tuple(record.redeals))
        self.answers = tuple(record.answers)
        self.redealt = {after: seed for after, seed in record.redeals if after > 0}
        self.kept: list[Game] = []
        self.turn = asyncio.Lock()

    def at(self, step: int) -> Game:
        """The game after so many answers; a copy, to which nobody listens. Only for who has the `turn`."""
        if not self.kept:
            self.kept.append(self.begin())
        while len(self.kept) <= step // STRIDE:
            self.kept.append(self._on(self.kept[-1].copy(), (len(self.kept) - 1) * STRIDE, STRIDE))
        return self._on(self.kept[step // STRIDE].copy(), step - step % STRIDE, step % STRIDE)

    def totals(self, rules: Rules, first: int) -> list[list[int]]:
        """The scores after some steps from a first one on."""
        last = min(first + STRIDE, len(self.answers) + 1)
        return [[sum(by.values()) for by in rules.scores(self.at(step))] for step in range(first, last)]

    def _on(self, game: Game, done: int, steps: int) -> Game:
        for n in range(done, done + steps):
            seat, option = self.answers[n]
            game.step(option, seat)
            if n + 1 in self.redealt:
                game = game.imagine(NO_SEAT, self.redealt[n + 1])
        return game


def _begun(rules: Rules, setup: Setup, seed: int | str, redeals: tuple[tuple[int, str], ...]) -> Game:
    record = Record.of(rules, setup, seed)
    for _, anew in [each for each in redeals if each[0] == 0]:
        record.redeal(anew)
    return record.game


class Archive:
    def __init__(self, hall: Hall, lobby: Lobby, reading: Reading) -> None:
        self.hall = hall
        self.lobby = lobby
        self.reading = reading
        self.replays: OrderedDict[tuple[str, int, int], Replay] = OrderedDict()
        # Threads of their own, so that those who look back do not hold up those who load a table.
        self.threads = ThreadPoolExecutor(THREADS, "archive")

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def step(self, table: Table, step: int, seat: int, lang: str) -> ShownStep:
        """One moment as a seat saw it; the caller has seen that these eyes may see it."""
        async with table.lock:
            record, steps = table.record, table.step_of(seat)
            if step > steps:
                raise Rejected("no-step", n=steps)
            replay = self._replay(table)
            place = table.place_at(seat, step)
            first = table.place_at(seat, step - 1) if step else 0
            told = [event for events in record.told[first:place] for event in events]
            by = record.answers[first][0] if step else NO_SEAT
        async with replay.turn:
            game = await self._in_thread(lambda: replay.at(place))
        speaker = self.hall.shelf.speaker(lang, table.row.game)
        showman = self.hall.showman
        return ShownStep(
            table.id,
            table.row.game,
            step,
            steps,
            seat,
            self.hall.shelf.view(table.rules, game, seat, speaker),
            showman.events(table, moment(told, step, by), seat, speaker),
            shown(game, seat, speaker, False, table.rules.subject, table.names(speaker)),
            showman.scores(table.rules, game, speaker, table.names(speaker)) if game.over else [],
        )

    async def around(self, table: Table, step: int) -> tuple[Game, Game]:
        """The game before and after an answer."""
        async with table.lock:
            replay = self._replay(table)
        async with replay.turn:
            return await self._in_thread(lambda: (replay.at(step - 1), replay.at(step)))

    def _replay(self, table: Table) -> Replay:
        """Of the table as it is, for who has its lock."""
        key = (table.id, table.seq, id(table.record))
        found = self.replays.pop(key, None) or Replay(table.record)
        self.replays[key] = found
        while len(self.replays) > MOST_REPLAYS:
            self.replays.popitem(last=False)
        return found

    async def course(self, table: Table) -> Course:
        """The score of every seat after every step of a finished game."""
        async with table.lock:
            if not table.over:
                raise Rejected("not-over")
            replay = self._replay(table)
        totals: list[list[int]] = []
        while len(totals) <= len(replay.answers):  # in pieces, so that others have their turn between
            async with replay.turn:
                totals += await self._in_thread(partial(replay.totals, table.rules, len(totals)))
        return Course(totals)

    # --- files ----------------------------------------------------------------------------------------------------

    async def export(self, table: Table, lang: str = "en") -> GameFile:
        """A finished game as a file that `wyrmhall replay` checks; the seed is in it, so not before the end."""
        if not (table.over or table.row.seed_open):
            raise Rejected("not-over")
        if not table.started:
            raise Rejected("not-started")
        async with table.lock:
            record = table.record.copy()
        file = await self._in_thread(lambda: file_of(record))
        file.practice = table.practice
        file.names = table.names(self.hall.shelf.speaker(lang, table.row.game))[: table.row.players]
        file.deal = None if table.row.seed_open else deal_of(table)
        return file

    async def bring_in(self, caller: Caller, name: str, data: bytes) -> str:
        """A table from a game file; whoever brings it holds all seats."""
        await self.lobby.check_room(caller.person)
        told = await self.reading.file(caller, data)
        setup = Setup(told.game, told.players, told.options, told.pack, told.profile, told.version)
        game = Played(setup, told.seed, told.answers, told.redeals, told.is_over)
        names = [*told.names, *[name] * told.players][: told.players]
        seats = [SeatIn("me", clean(each) or name) for each in names]
        return await self._table_from(game, len(told.answers), caller.person, name, seats)

    async def branch(self, table: Table, person: str, name: str, said: BranchIn) -> str:
        """A new table that starts from a step of a finished game."""
        if not table.over:
            raise Rejected("not-over")
        if said.step > len(table.record.answers):
            raise Rejected("no-step", n=len(table.record.answers))
        if said.seats and len(said.seats) != table.row.players:
            raise BadSetup("seats", n=table.row.players, said=len(said.seats))
        await self.lobby.check_room(person)
        record = table.record
        game = Played(record.setup, str(record.seed), record.answers, record.redeals, bool(record.game.over))
        return await self._table_from(game, said.step, person, name, said.seats, table, said.redeal)

    async def _table_from(
        self,
        told: Played,
        step: int,
        person: str,
        name: str,
        said: list[SeatIn],
        parent: Table | None = None,
        redeal: bool = False,
    ) -> str:
        settings = TableSettings(listed=False, hints=True)
        row = self.lobby.row(person, told.setup, told.seed, True, settings)
        if told.redeals:
            row.commitment = commitment(told.redeals[-1][1])
        row.parent, row.parent_step = (parent.id, step) if parent is not None else (None, 0)
        names = [seat.name for seat in parent.seats] if parent is not None else [name] * row.players
        seats = said or [SeatIn("me", names[n]) for n in range(row.players)]
        entries: list[Entry] = []

        def add(kind: Kind, seat: int, option: int, data: str | None = None) -> None:
            entries.append(Entry(row.id, len(entries) + 1, kind, seat, option, "person", now(), data))

        def add_redeals(after: int) -> None:
            for _, seed in [each for each in told.redeals if each[0] == after]:
                add("redeal", -1, 0, seed)

        add_redeals(0)
        for n, (seat, option) in enumerate(told.answers[:step], start=1):
            add("answer", seat, option)
            add_redeals(n)
        if redeal:
            secret = rng.new_secret()
            row.commitment, row.seed_open = commitment(secret), False
            add("redeal", -1, 0, secret)
        made = self.lobby.seats(row, self.hall.shelf.rules_of(row.game), seats, person, name)
        if step == len(told.answers) and told.is_over:
            row.ended = now()
        await self.lobby.keep(row, made, entries)
        return row.id
