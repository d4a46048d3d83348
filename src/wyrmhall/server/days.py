"""The days of deals: which one it is, when it ends, and whose tries at its deal count."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Select, exists, select

from wyrmhall.server import schema as db
from wyrmhall.server.queries import Queries
from wyrmhall.server.rejected import Rejected


def today() -> str:
    """By the clock of Greenwich, as in 2026-11-17."""
    return datetime.now(UTC).date().isoformat()


def end_of(day: str) -> int:
    """In milliseconds since 1970: from then on the replays of its deals are open to everybody."""
    midnight = datetime.combine(date.fromisoformat(day) + timedelta(days=1), datetime.min.time(), UTC)
    return int(midnight.timestamp() * 1000)


def counted(day: str, game: str) -> Select[tuple[object, ...]]:
    """Tries that ended while nobody could have seen another's; not those that a bot has played for somebody."""
    d, r, e = db.days.c, db.results.c, db.log.c
    by_bot = exists().where(e.table_id == d.table_id, e.kind == "hand")
    chosen = select(d.person, d.table_id, r.score, r.won).join(db.results, r.table_id == d.table_id)
    return chosen.where(d.day == day, d.game == game, ~by_bot, r.ended < end_of(day))


async def check_tried(store: Queries, day: str, game: str, person: str) -> None:
    """Raises unless somebody may see what others made of a deal.

    Today's is for those who have had their own try; an earlier one for all but those who still play it."""
    d, t = db.days.c, db.tables.c
    own = select(t.id).join(db.days, d.table_id == t.id).where(d.day == day, d.game == game, d.person == person)
    if await store.rows(own.where(t.ended.is_(None))):
        raise Rejected("own-try-first" if day >= today() else "own-try-late")
    if day >= today() and not await store.rows(counted(day, game).where(d.person == person)):
        raise Rejected("own-try-first")


async def is_late(store: Queries, day: str, game: str, person: str) -> bool:
    """Whether somebody's try ended when the replays of others were open."""
    d, t = db.days.c, db.tables.c
    own = select(t.id).join(db.days, d.table_id == t.id).where(d.day == day, d.game == game, d.person == person)
    return bool(await store.rows(own.where(t.ended >= end_of(day))))
