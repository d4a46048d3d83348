"""Games looked at again: replays at every step, branches, and game files in and out."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from wyrmhall.core import rng
from wyrmhall.core.record import Record
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.shown import shown
from wyrmhall.gamefile import BadFile, Differs, GameFile, file_of, read_file, replay
from wyrmhall.server.hall import Hall
from wyrmhall.server.identity import commitment
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.show import moment
from wyrmhall.server.store import now
from wyrmhall.server.table import Refusal, Table, TableSettings
from wyrmhall.server.wire import NO_SEAT, BranchIn, Course, SeatIn, ShownStep
from wyrmhall.server.writer import Entry

MOST_ANSWERS = 5_000
"""Answers of a game file that may come in; the longest games stay far below."""
LARGEST_SEED = 10**19
STRIDE = 20
"""Replays keep the state at every so many steps."""
MOST_REPLAYS = 16


class Replay:
    """The states of one game at regular steps, from which those between are a short way."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.kept: list[Any] = [record.again(0).game]

    def at(self, step: int) -> Any:
        """The game after so many answers; a copy, to which nobody listens."""
        redealt = {after: seed for after, seed in self.record.redeals if after > 0}
        while len(self.kept) <= step // STRIDE:
            self.kept.append(self._on(self.kept[-1].copy(), (len(self.kept) - 1) * STRIDE, STRIDE, redealt))
        return self._on(self.kept[step // STRIDE].copy(), step - step % STRIDE, step % STRIDE, redealt)

    def _on(self, game: Any, done: int, steps: int, redealt: dict[int, str]) -> Any:
        for n in range(done, done + steps):
            seat, option = self.record.answers[n]
            game.step(option, seat)
            if n + 1 in redealt:
                game = game.imagine(NO_SEAT, redealt[n + 1])
        return game


class Archive:
    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self.hall = hall
        self.lobby = lobby
        self.replays: OrderedDict[tuple[str, int, int], Replay] = OrderedDict()

    async def step(self, table: Table, step: int, seat: int, lang: str) -> ShownStep:
        """One moment as a seat saw it; the caller has seen that these eyes may see it."""
        async with table.lock:
            record, steps = table.record, table.step_of(seat)
            if step > steps:
                raise Refusal("no-step", n=steps)
            replay = self._replay(table)
            place = table.place_at(seat, step)
            first = table.place_at(seat, step - 1) if step else 0
            told = [event for events in record.told[first:place] for event in events]
            by = record.answers[first][0] if step else NO_SEAT
        game = await asyncio.to_thread(replay.at, place)
        speaker = self.hall.shelf.speaker(lang, table.row.game)
        showman = self.hall.showman
        return ShownStep(
            table.id,
            table.row.game,
            step,
            steps,
            seat,
            table.rules.view(game, seat),
            showman.events(table, moment(told, step, by), seat, speaker),
            shown(game, seat, speaker, refusals=False),
            showman.scores(table.rules, game, speaker, table.names(speaker)) if game.over else [],
        )

    async def around(self, table: Table, step: int) -> tuple[Any, Any]:
        """The game before and after an answer."""
        async with table.lock:
            replay = self._replay(table)
        return await asyncio.to_thread(lambda: (replay.at(step - 1), replay.at(step)))

    def _replay(self, table: Table) -> Replay:
        key = (table.id, table.seq, id(table.record))
        found = self.replays.pop(key, None) or Replay(table.record)
        self.replays[key] = found
        while len(self.replays) > MOST_REPLAYS:
            self.replays.popitem(last=False)
        return found

    async def course(self, table: Table) -> Course:
        """The score of every seat after every step of a finished game."""
        if not table.over:
            raise Refusal("not-over")
        replay = self._replay(table)

        def totals() -> list[list[int]]:
            steps = range(len(table.record.answers) + 1)
            return [[sum(by.values()) for by in table.rules.scores(replay.at(step))] for step in steps]

        return Course(await asyncio.to_thread(totals))

    # --- files ----------------------------------------------------------------------------------------------------

    async def export(self, table: Table) -> GameFile:
        """A finished game as a file that `wyrmhall replay` checks; the seed is in it, so not before the end."""
        if not (table.over or table.row.seed_open):
            raise Refusal("not-over")
        if not table.started:
            raise Refusal("not-started")
        async with table.lock:
            record = table.record
            return await asyncio.to_thread(file_of, record)

    async def bring_in(self, person: str, name: str, data: bytes) -> str:
        """A table from a game file; whoever brings it holds all seats."""
        file = read_file(data)
        if len(file.answers) > MOST_ANSWERS:
            raise BadFile(f"a game file has at most {MOST_ANSWERS} answers, this one has {len(file.answers)}")
        if isinstance(file.seed, int) and abs(file.seed) > LARGEST_SEED:
            raise BadFile(f"a seed that is a number has at most {len(str(LARGEST_SEED))} digits")
        rules = self.hall.shelf.rules_of(file.game)
        await self.lobby.check_room(person)
        try:
            record = await asyncio.to_thread(replay, rules, file)
        except (Differs, ValueError, TypeError, LookupError, AttributeError) as error:
            raise BadFile(f"the file does not replay: {error}") from None
        return await self._table_from(record, len(record.answers), person, name, [])

    async def branch(self, table: Table, person: str, name: str, said: BranchIn) -> str:
        """A new table that starts from a step of a finished game."""
        if not table.over:
            raise Refusal("not-over")
        if said.step > len(table.record.answers):
            raise Refusal("no-step", n=len(table.record.answers))
        if said.seats and len(said.seats) != table.row.players:
            raise BadSetup(f"this game has {table.row.players} seats, not {len(said.seats)}")
        await self.lobby.check_room(person)
        return await self._table_from(table.record, said.step, person, name, said.seats, table, said.redeal)

    async def _table_from(
        self,
        record: Record,
        step: int,
        person: str,
        name: str,
        said: list[SeatIn],
        parent: Table | None = None,
        redeal: bool = False,
    ) -> str:
        settings = TableSettings(listed=False, hints=True)
        row = self.lobby.row(person, record.setup, str(record.seed), True, settings)
        if record.redeals:
            row.commitment = commitment(record.redeals[-1][1])
        row.parent, row.parent_step = (parent.id, step) if parent is not None else (None, 0)
        names = [seat.name for seat in parent.seats] if parent is not None else [name] * row.players
        seats = said or [SeatIn("me", names[n]) for n in range(row.players)]
        entries: list[Entry] = []

        def add(kind: str, seat: int, option: int, data: str | None = None) -> None:
            entries.append(Entry(row.id, len(entries) + 1, kind, seat, option, "person", now(), data))

        def add_redeals(after: int) -> None:
            for _, seed in [each for each in record.redeals if each[0] == after]:
                add("redeal", -1, 0, seed)

        add_redeals(0)
        for n, (seat, option) in enumerate(record.answers[:step], start=1):
            add("answer", seat, option)
            add_redeals(n)
        if redeal:
            secret = rng.new_secret()
            row.commitment, row.seed_open = commitment(secret), False
            add("redeal", -1, 0, secret)
        made = self.lobby.seats(row, record.rules, seats, person, name)
        if step == len(record.answers) and record.game.over:
            row.ended = now()
        await self.lobby.keep(row, made, entries)
        return row.id
