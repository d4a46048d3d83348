"""What each kind of entry in a table's log does to the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from wyrmhall.core.engine import TIME_UP
from wyrmhall.core.events import Event
from wyrmhall.core.record import asks_quietly
from wyrmhall.server.clock import PAUSE
from wyrmhall.server.events import (
    AgreedToRules,
    AsksPause,
    Back,
    Forfeited,
    Handed,
    LostByClock,
    NoPause,
    Paused,
    Quit,
    Redealt,
    Resumed,
    TimedOut,
    UndoRefused,
    WantsToEnd,
)
from wyrmhall.server.lines import Hand, LogLine
from wyrmhall.server.permits import OTHERS, OWNERS, PRACTICE
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_play import UndoAsked
from wyrmhall.server.writer import Entry, Kind

if TYPE_CHECKING:
    from wyrmhall.server.table import Table


def _answer(table: Table, entry: Entry) -> None:
    owed = table.decisions.get(entry.seat)
    told = table.record.play(entry.option, entry.seat)
    if table.record.game.over:
        table.heads.clear()
    if entry.by == "clock" and entry.option != TIME_UP:
        table.by_clock = True
        to = (entry.seat,) if owed is not None and owed[1].effect.quiet else None
        table.lines.append(LogLine(entry.seq, table.step, TimedOut(entry.seat), False, NO_SEAT, to))
    table.lines += [LogLine(entry.seq, table.step, event, True, entry.seat) for event in told]
    if table.undo_asked is not None and not asks_quietly(table.record.game):
        table.undo_asked = None


def _undo(table: Table, entry: Entry) -> None:
    place = _before_undo(table, entry)
    if table.record.remembers(place):
        table.record.take_back(table.step - place)
    else:
        table.play_again(place)
    if entry.data == PRACTICE:
        table.practice = True
        table.heads.clear()
    _forget(table, entry)


def _forget(table: Table, entry: Entry, all_know: bool = False) -> None:
    """What was told since, and who asked to take back what is gone now."""
    table.asked_back = {seat: place for seat, place in table.asked_back.items() if place < table.step}
    table.forget_lines(entry, all_know)


def _before_undo(table: Table, entry: Entry) -> int:
    return table.step - (entry.option or 1)  # in old logs it does not say how many


def _ask(table: Table, entry: Entry) -> None:
    table.undo_asked = asked = _asked(table, entry)
    table.asked_back[entry.seat] = asked.to_step
    table.owners_agree = entry.data == OWNERS
    table.clock.paused_until = entry.at + PAUSE
    _take_back_if_granted(table, entry)


def _agree(table: Table, entry: Entry) -> None:
    table.undo_asked = _agreed(table, entry)
    _take_back_if_granted(table, entry)


def _asked(table: Table, entry: Entry) -> UndoAsked:
    step = entry.option if entry.data == OWNERS else table.last_step_of(entry.seat) or 0
    return UndoAsked(entry.seat, step)


def _agreed(table: Table, entry: Entry) -> UndoAsked:
    asked = table.undo_asked
    assert asked is not None
    return UndoAsked(asked.seat, asked.to_step, [*asked.agreed, entry.seat])


def _is_granted(table: Table, asked: UndoAsked, owners_agree: bool) -> bool:
    """Whether every other person has agreed, also those for whom a bot plays; other bots always do."""
    owners = [s.seat for s in table.seats if s.kind == "person" and s.seat not in table.late]
    needed = owners if owners_agree else table.persons()
    return set(needed) <= {asked.seat, *asked.agreed}


def _take_back_if_granted(table: Table, entry: Entry) -> None:
    asked = table.undo_asked
    assert asked is not None
    if _is_granted(table, asked, table.owners_agree):
        table.play_again(asked.to_step)
        table.undo_asked = None
        table.was_freed = True
        _forget(table, entry._replace(seat=asked.seat), all_know=True)


async def get_ready(table: Table, entry: Entry) -> None:
    """Whoever goes back far plays the game again up to there: in a thread, so that nobody else waits for it."""
    place = _plays_again(table, entry)
    if place is not None:
        table.rewound = await asyncio.to_thread(table.record.again, place)


def _plays_again(table: Table, entry: Entry) -> int | None:
    """Up to which answer an entry plays the game again, if it does."""
    if entry.kind == "undo":
        place = _before_undo(table, entry)
        return None if table.record.remembers(place) else place
    if entry.kind == "ask":
        asked = _asked(table, entry)
        return asked.to_step if _is_granted(table, asked, entry.data == OWNERS) else None
    if entry.kind == "agree":
        asked = _agreed(table, entry)
        return asked.to_step if _is_granted(table, asked, table.owners_agree) else None
    return None


def _refuse(table: Table, entry: Entry) -> None:
    table.undo_asked = None
    table.tell(entry, UndoRefused(entry.seat))


def _hand(table: Table, entry: Entry, told: Event | None = None) -> None:
    table.handed[entry.seat] = entry.data or ""
    table.hands.append(Hand(entry.seat, entry.data or "", entry.by != OTHERS))
    table.asks_pause.clear()
    table.seats_changed()
    table.tell(entry, told or Handed(entry.seat))


def _lost(table: Table, entry: Entry) -> None:
    table.late.add(entry.seat)
    table.by_clock = True
    _hand(table, entry, Forfeited(entry.seat) if entry.by == "host" else LostByClock(entry.seat))


def _pause(table: Table, entry: Entry) -> None:
    table.asks_pause.add(entry.seat)
    if table.asks_pause.issuperset(table.persons()):
        table.asks_pause.clear()
        table.clock.pause()
    table.tell(entry, Paused(entry.seat) if table.clock.is_paused else AsksPause(entry.seat))


def _resume(table: Table, entry: Entry) -> None:
    table.tell(entry, Resumed(entry.seat) if table.clock.is_paused else NoPause(entry.seat))
    if table.clock.is_paused:
        table.clock.go_on(entry.at)
    table.asks_pause.clear()


def _quit(table: Table, entry: Entry) -> None:
    table.quitting.add(entry.seat)
    table.tell(entry, Quit(entry.seat))


def _back(table: Table, entry: Entry) -> None:
    table.handed.pop(entry.seat, None)
    table.quitting.discard(entry.seat)
    table.seats_changed()
    table.tell(entry, Back(entry.seat))


def _redeal(table: Table, entry: Entry) -> None:
    table.record.redeal(entry.data or "")
    table.tell(entry, Redealt(entry.seat))


def _rules(table: Table, entry: Entry) -> None:
    table.tell(entry, AgreedToRules(entry.seat, int(entry.data or 0)))


def _end(table: Table, entry: Entry) -> None:
    table.tell(entry, WantsToEnd(entry.seat))


HANDLERS: dict[Kind, Callable[[Table, Entry], None]] = {
    "answer": _answer,
    "undo": _undo,
    "ask": _ask,
    "agree": _agree,
    "refuse": _refuse,
    "hand": _hand,
    "lost": _lost,
    "pause": _pause,
    "resume": _resume,
    "quit": _quit,
    "back": _back,
    "redeal": _redeal,
    "rules": _rules,
    "end": _end,
}
