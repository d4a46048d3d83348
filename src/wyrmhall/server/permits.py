"""What may be entered at a table now, by whom; and which entry it makes, where that depends on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wyrmhall.server.rejected import Rejected
from wyrmhall.server.writer import Kind

if TYPE_CHECKING:
    from wyrmhall.server.table import Table

OWNERS = "owners"
"""With an `ask`: the owners of seats that bots play must agree too. Entries from before that was so do not say it."""

PRACTICE = "practice"
"""With an `undo`: it takes back more than the rule allows, since no other person sits at the table."""


OTHERS = "others"
"""By whom a seat was handed to a bot, where it was not its owner: that says nothing of the owner."""


class Meant(NamedTuple):
    """The entry that an input makes, where that depends on the table."""

    kind: Kind
    option: int = 0
    data: str | None = None


def check_answer(table: Table, seat: int, seq: int, option: int, by: str = "person") -> None:
    """Raises unless the decision that this seat saw at its entry `seq` still stands and offers the option.

    A bot answers only where one plays, and a person only where none does."""
    check_plays(table, seat)
    owed = table.decisions.get(seat)
    if owed is None:
        raise Rejected("not-your-turn")
    asked, decision = owed
    if not asked <= seq <= table.number(seat):
        raise Rejected("stale")
    if table.has_bots and by != "clock" and (table.bot_at(seat) is None) is (by == "bot"):
        raise Rejected("stale" if by == "bot" else "handed")
    if option not in decision.offered:
        raise Rejected("not-offered")


def check_plays(table: Table, seat: int) -> None:
    if not table.started:
        raise Rejected("not-started")
    if table.over:
        raise Rejected("over")
    if not 0 <= seat < table.row.players:
        raise Rejected("no-seat")


def undo_kind(table: Table, seat: int, seq: int) -> Meant:
    """Which entry an undo makes: `undo` by the rule, or `ask` where the others may agree."""
    check_plays(table, seat)
    if seq != table.number(seat):
        raise Rejected("stale")
    if seat in table.handed:
        raise Rejected("handed")
    count = table.record.undoable(seat)
    if count:
        return Meant("undo", count)
    count = table.freely_undoable(seat)
    if count:
        return Meant("undo", count, PRACTICE)
    if not table.settings.ask_undo:
        raise Rejected("no-undo")
    if table.undo_asked is not None:
        raise Rejected("undo-asked")
    step = _last_open_step_of(table, seat)
    if step is None:
        raise Rejected("nothing-to-undo")
    if table.asked_back.get(seat) == step:  # each time all clocks stand for a while
        raise Rejected("undo-refused")
    return Meant("ask", step, OWNERS)


def check_vote(table: Table, seat: int) -> None:
    check_plays(table, seat)
    if seat in table.handed:
        raise Rejected("handed")
    if table.undo_asked is None or seat == table.undo_asked.seat or seat in table.undo_asked.agreed:
        raise Rejected("no-vote")


def pause_kind(table: Table, seat: int, on: bool) -> Meant:
    """Which entry a word on a pause makes: all ask for one, anybody refuses or ends it."""
    check_plays(table, seat)
    if seat in table.handed:
        raise Rejected("handed")
    if not table.clock.is_on:
        raise Rejected("no-clock")
    can = (
        seat not in table.asks_pause and not table.clock.is_paused if on else table.asks_pause or table.clock.is_paused
    )
    if not can:
        raise Rejected("no-pause")
    return Meant("pause" if on else "resume")


def _last_open_step_of(table: Table, seat: int) -> int | None:
    """Before the last answer that everybody saw this seat give: what it answered in secret is nobody's business."""
    places = range(table.step + 1) if table.sights is None else table.sights[0].places
    for place in reversed(places):
        if place < table.step and table.record.answers[place][0] == seat:
            return place
    return None
