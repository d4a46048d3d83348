"""Has looked ahead for people in processes of their own, so that nobody at another table waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from wyrmhall.core.engine import Game
from wyrmhall.core.save import dump
from wyrmhall.server.looker import LookQuestion, Seen
from wyrmhall.server.pool import Lines, NoAnswer
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.table import Table
from wyrmhall.server.turns import Asker
from wyrmhall.server.wire_play import Looked

log = logging.getLogger(__name__)
LOOKERS = 2
"""Processes: a question with dice takes a third of a second, and most take a hundredth of that."""
SECONDS = 2.0
MOST_KEPT = 100

Key = tuple[object, ...]


class Glance(NamedTuple):
    """A question as it stands: by its key everybody who may be told the same is told it at once."""

    table: Table
    seat: int
    lang: str
    number: int
    names: tuple[str, ...]
    freely: bool
    game: Game | None  # a copy; none if the seat is not asked anything

    @property
    def key(self) -> Key:
        return self.table.id, self.number, self.seat, self.lang, self.names, self.freely

    def is_stale(self) -> bool:
        return self.table.number(self.seat) != self.number

    def question(self) -> LookQuestion:
        """Made when it is its turn: by then nobody may want to know."""
        assert self.game is not None
        if self.is_stale():
            raise NoAnswer("the table has gone on")
        world = dump(self.game.imagine(self.seat, self.number))
        name = self.table.row.game
        return LookQuestion(name, world, self.seat, self.number, self.lang, list(self.names), self.freely)


def glance(shelf: Shelf, table: Table, seat: int, lang: str) -> Glance:
    """What a seat is asked now; the caller has the table's lock."""
    number, is_asked = table.number(seat), table.started and table.record.game.owed(seat) is not None
    names = tuple(table.names(shelf.speaker(lang, table.row.game))) if is_asked else ()
    game = table.record.game.copy() if is_asked else None
    return Glance(table, seat, lang, number, names, table.plays_freely(seat), game)


class Lookout:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        kind = type(shelf)
        command = ("-m", "wyrmhall.server.looker", f"{kind.__module__}:{kind.__qualname__}")
        self.lookers: Lines[Seen] = Lines(LOOKERS, command, Seen)
        self.kept: OrderedDict[Key, asyncio.Task[msgspec.Raw]] = OrderedDict()

    async def stop(self) -> None:
        for task in self.kept.values():
            task.cancel()
        await self.lookers.stop()

    async def seen(self, what: Glance, asker: Asker) -> msgspec.Raw:
        """A `Looked`, as it is sent; `NoAnswer` if the table has gone on meanwhile, or there is none in time."""
        if what.game is None:
            return msgspec.Raw(msgspec.json.encode(Looked(what.number, what.seat)))
        task = self.kept.get(what.key)
        if task is None:
            task = self.kept[what.key] = asyncio.create_task(self._ask(what, asker))
            task.add_done_callback(lambda done: self._done(what.key, done))
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(what.key)
        return await asyncio.shield(task)  # others may want to know it, too

    async def _ask(self, what: Glance, asker: Asker) -> msgspec.Raw:
        said = await self.lookers.ask(what.question, SECONDS, asker, what.is_stale)
        if said.error:
            log.error("table %s, seat %s: not looked ahead: %s", what.table.id, what.seat, said.error)
            raise NoAnswer(said.error)
        return said.looked

    def _done(self, key: Key, task: asyncio.Task[msgspec.Raw]) -> None:
        """What failed may be asked again."""
        with contextlib.suppress(KeyError):
            if task.cancelled() or task.exception() is not None:
                del self.kept[key]
