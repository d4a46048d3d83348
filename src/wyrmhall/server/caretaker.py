"""Moves a table when no person does: bots at their seats, clocks at zero, and tables that nobody looks at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from secrets import randbits

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall import bots
from wyrmhall.bots.levels import level_of
from wyrmhall.core.engine import TIME_UP, Decision, Game, IllegalOption
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.save import dump
from wyrmhall.server.entrance import due_of
from wyrmhall.server.hall import Hall, NoTable
from wyrmhall.server.loading import Stranded
from wyrmhall.server.pool import NoAnswer, Pool
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import now
from wyrmhall.server.table import BrokenTable, Table
from wyrmhall.server.thinker import Choice, Question
from wyrmhall.server.turns import ALONE, CLOCK, WAITING, Asker
from wyrmhall.server.writer import NotWritten

log = logging.getLogger(__name__)
SUBSTITUTE = bots.LEVELS[0]
"""The level that answers for a person whose time is up."""
QUIET_SECONDS = 0.2
"""A bot that is asked in secret does not think for so long that whoever waits for what follows would notice."""
MOST_DUE = 100
MOST_VISITS = 4
VISIT_SECONDS = 20.0
SOON_MS = 15_000
BROKEN_MS = 600_000
"""A table that could not be loaded is tried again after so long."""
MOST_KNOWN = 20_000
LOOK_SECONDS = 30.0
"""So long after somebody asked for it by HTTP, a table of bots alone is played on."""
CLOCK_SECONDS = 2.0
"""The longest that somebody's substitute may keep the others waiting."""
NEWS_SECONDS = 1.0
NEWS_ANYWAY = 5
"""While the broker is there, every so many times as long: a process may die before it tells of what it wrote."""


class Caretaker:
    def __init__(self, hall: Hall, pool: Pool) -> None:
        self.hall = hall
        self.pool = pool
        self.thinking: dict[tuple[str, int], tuple[Decision, asyncio.Task[object]]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.came_from: OrderedDict[str, str] = OrderedDict()  # the address from which a table was opened
        self.looked: dict[str, float] = {}  # when a table of bots alone was last asked for by HTTP
        self.swept = time.monotonic()  # when the last sweep came to its end
        hall.after_entry.append(self.look_after)
        hall.after_forget.append(self.let_go)
        hall.after_look.append(self.look_after)

    async def start(self) -> None:
        self.hall.spawn(self._keep_sweeping())
        self.hall.spawn(self._look_for_news())

    def opened(self, id: str, address: str) -> None:
        """Thinking is shared by address too, since anybody can be a hundred persons."""
        self.came_from[id] = address
        while len(self.came_from) > MOST_KNOWN:
            self.came_from.popitem(last=False)

    def asked_for(self, table: Table) -> None:
        """Somebody who has no socket looks at a table."""
        if table.started and not table.over and not table.persons():
            self.looked[table.id] = time.monotonic()
            self.look_after(table)

    async def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        thinking = [task for _, task in self.thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await self.pool.stop()

    # --- after every entry ----------------------------------------------------------------------------------------

    def look_after(self, table: Table) -> None:
        """Let bots think that should, and stop those that need not any more; set the alarm of the clock."""
        if not (table.has_bots or table.clock.is_on or self.thinking):
            return
        for key in [key for key in self.thinking if key[0] == table.id]:
            decision, task = self.thinking[key]
            owed = table.decisions.get(key[1])
            if owed is None or owed[1] is not decision or table.bot_at(key[1]) is None:
                del self.thinking[key]
                task.cancel()
        if not table.started or table.over:
            self._set_alarm(table, None)
            return
        is_wanted = self._is_wanted(table)
        for seat, (asked, decision) in table.decisions.items():
            level = table.bot_at(seat)
            if level is not None and is_wanted and (table.id, seat) not in self.thinking:
                # The process that wrote the last entry lets its bot think; others only if nothing comes of it.
                delay = 0.0 if table.wrote_last else self._patience()
                self._think(table, seat, asked, decision, level, "bot", delay)
        self._set_alarm(table, table.clock.due())

    def _is_wanted(self, table: Table) -> bool:
        """Bots play for people: for those at the table, or where all are bots for those who look on."""
        return bool(table.persons()) or self._is_looked_at(table.id)

    def _is_looked_at(self, id: str) -> bool:
        if self.hall.audience.viewers.get(id):
            return True
        looked = self.looked.get(id)
        return looked is not None and time.monotonic() - looked < LOOK_SECONDS

    def let_go(self, id: str) -> None:
        """The table left memory."""
        self.looked.pop(id, None)
        for key in [key for key in self.thinking if key[0] == id]:
            self.thinking.pop(key)[1].cancel()
        timer = self.timers.pop(id, None)
        if timer is not None:
            timer.cancel()

    def _patience(self) -> float:
        # A process that has just begun to look after a table cannot know who wrote its last entry.
        return self.hall.settings.bot_seconds + 2.0 if self.hall.bus.is_shared else 0.0

    # --- bots -----------------------------------------------------------------------------------------------------

    def _think(
        self, table: Table, seat: int, asked: int, decision: Decision, level: str, by: str, delay: float = 0.0
    ) -> None:
        work = self._bot_move(table, seat, asked, decision, level, by, delay)
        self.thinking[table.id, seat] = (decision, self.hall.spawn(work))

    async def _bot_move(
        self, table: Table, seat: int, asked: int, decision: Decision, level: str, by: str, delay: float
    ) -> None:
        key = (table.id, seat)
        me = asyncio.current_task()
        try:
            if delay:
                await asyncio.sleep(delay)
            async with table.lock:
                if table.decisions.get(seat, (0, None))[1] is not decision:
                    return
                game = table.record.game.copy()
            option = await self._choice(table, game, seat, decision, level, by)
            if key in self.thinking and self.thinking[key][1] is me:
                del self.thinking[key]  # from here on it is an answer like any other, and not cancelled by itself
            with contextlib.suppress(Rejected, NoTable):
                await self.hall.entrance.answer(table.id, seat, asked, option, by)
        finally:
            if key in self.thinking and self.thinking[key][1] is me:
                del self.thinking[key]

    async def _choice(self, table: Table, game: Game, seat: int, decision: Decision, level: str, by: str) -> int:
        """What the bot picks from what its seat can imagine; if it fails, what is done for a player who is away."""

        def rank() -> int:
            return CLOCK if by == "clock" else WAITING if self._is_looked_at(table.id) else ALONE

        asker = Asker(self.came_from.get(table.id, ""), table.row.owner, table.id, rank)
        most = self.hall.settings.bot_seconds
        if decision.effect.quiet:
            most = min(most, QUIET_SECONDS)
        asked = self._ask(level, table.row.game, game, seat, asker, most)
        try:
            # Nobody waits long for somebody whose time is up; the process that comes too late is ready for the next.
            said = await (asyncio.wait_for(self._at_once(asked), CLOCK_SECONDS) if by == "clock" else asked)
        except TimeoutError:
            said = Choice(error="late")
        if not said.error and said.option in decision.offered:
            return said.option
        log.error(
            "table %s, seat %s: no choice from %s: %s", table.id, seat, level, said.error or "one that was not offered"
        )
        self.hall.counts["bot_failures"] += 1
        return decision.effect.default(game, decision.at, decision.options)

    async def _ask(self, level: str, name: str, game: Game, seat: int, asker: Asker, most: float) -> Choice:
        seed = randbits(40)

        def make() -> Question:
            return Question(level, name, dump(game.imagine(seat, seed)), seat, most, seed)

        try:
            return await self.pool.ask(make, min(level_of(level).seconds, most), asker)
        except (NoAnswer, BadSetup) as error:
            return Choice(error=str(error))

    async def _at_once(self, asked: Coroutine[None, None, Choice]) -> Choice:
        return await asyncio.shield(self.hall.spawn(asked))

    # --- clocks ---------------------------------------------------------------------------------------------------

    def _set_alarm(self, table: Table, due: int | None) -> None:
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if due is not None:
            wait = max(0.0, (due - now()) / 1000) + (0.0 if table.wrote_last else random.uniform(0.0, 0.2))
            self.timers[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table.id)

    def _ring(self, id: str) -> None:
        self.timers.pop(id, None)
        self.hall.spawn(self._time_is_up(id))

    async def _time_is_up(self, id: str) -> None:
        table = self.hall.tables.get(id)
        if table is None or table.over:
            return
        late = table.clock.out_of_time(now())
        if late is None:
            self._set_alarm(table, table.clock.due())
            return
        seat, by_rules = late
        owed = table.decisions.get(seat)
        if owed is None or (id, seat) in self.thinking:
            return
        if by_rules and knows_a_clock(table.record.game, seat):
            with contextlib.suppress(Rejected, NoTable):
                await self.hall.entrance.time_up(id, seat, _still(owed[1], seat))
        elif loses(table, seat, owed[1]) and not by_rules:
            with contextlib.suppress(Rejected, NoTable):
                await self.hall.entrance.enter(id, "lost", seat, _still(owed[1], seat), 0, "clock", SUBSTITUTE)
        else:
            self._think(table, seat, owed[0], owed[1], SUBSTITUTE, "clock")

    # --- tables that nobody looks at ------------------------------------------------------------------------------

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(self.hall.settings.sweep_seconds)
            try:
                await self._sweep()
                self.swept = time.monotonic()
            except (NotWritten, SQLAlchemyError, OSError) as error:
                log.warning("the sweep failed: %s", type(error).__name__)
            except Exception:
                log.exception("the sweep failed")  # the next one may not

    async def _sweep(self) -> None:
        self.hall.drop_idle(self.hall.settings.idle_seconds, {id for id, _ in self.thinking})
        places = asyncio.Semaphore(MOST_VISITS)

        async def visit(id: str, was: int) -> Executable:
            async with places:
                return await self._visit(id, was)

        due = await self.hall.store.due_tables(now(), MOST_DUE)
        if visited := await asyncio.gather(*[visit(*each) for each in due]):
            # With the entries, since SQLite makes those who play wait for everybody else who writes.
            await self.hall.writer.note(visited)

    async def _visit(self, id: str, was: int) -> Executable:
        """Loading a table sets its bots and its clock going; gives what is to be noted as due next.

        Whatever a table fails at, it fails alone. It is tried again, not too often: a new version may play it.
        """
        try:
            table = await asyncio.wait_for(self.hall.table(id), VISIT_SECONDS)
            due = due_of(table)
            if due is not None:
                due = max(due, now() + 1000)
            table.row.due = due
            self.look_after(table)
            return self.hall.store.put_off(id, was, due)
        except (NoTable, Stranded):  # what began under other rules waits for its people, not for us
            return self.hall.store.put_off(id, was, None)
        except (SQLAlchemyError, OSError) as error:  # of the database, which may be well soon, or of this row alone
            log.warning("table %s was not looked after: %s", id, type(error).__name__)
            return self.hall.store.put_off(id, was, now() + SOON_MS)
        except BrokenTable as error:
            log.error("table %s cannot be looked after: %s", id, error)
        except Exception:
            log.exception("table %s cannot be looked after", id)
        return self.hall.store.put_off(id, was, now() + BROKEN_MS)

    async def _look_for_news(self) -> None:
        while True:
            for _ in range(NEWS_ANYWAY):
                await asyncio.sleep(NEWS_SECONDS)
                if not self.hall.bus.connected:
                    break
            if self.hall.bus.is_shared:
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await self.hall.look_for_news()


def knows_a_clock(game: Game, seat: int) -> bool:
    """Whether the rules say what happens when the time of the present decision is up."""
    try:
        game.copy().step(TIME_UP, seat)
    except IllegalOption:
        return False
    return True


def loses(table: Table, seat: int, decision: Decision) -> bool:
    """Whether a person whose time is up loses the game by it; not by a question of which nobody else may know."""
    is_person = table.bot_at(seat) is None
    return table.settings.clock.at_zero == "lose" and is_person and not decision.effect.quiet


def _still(decision: Decision, seat: int) -> Callable[[Table], None]:
    def check(table: Table) -> None:
        if table.decisions.get(seat, (0, None))[1] is not decision:
            raise Rejected("stale")

    return check
