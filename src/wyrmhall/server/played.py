"""What the database tells of finished games: lists of them, opponents, curves of ratings, and the best of each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sqlalchemy import Integer, case, cast, func, or_, select

from wyrmhall.server import schema as db
from wyrmhall.server.queries import Found
from wyrmhall.server.ratings import CERTAIN_GAMES, Rating
from wyrmhall.server.rows import SeatRow
from wyrmhall.server.seals import is_dealt_elsewhere
from wyrmhall.server.store import Store

MOST_OPPONENTS, MOST_LEADERS, MOST_POINTS = 10, 100, 500
CERTAIN = 2
"""The best are ordered by what is certain of their rating: so many deviations below it."""

Result = Literal["all", "won", "lost", "drawn"]


class Wish(NamedTuple):
    """Which games somebody wants to see."""

    game: str = ""
    result: Result = "all"
    opponent: str = ""  # a person
    rated: bool = False
    before: int = 0  # milliseconds since 1970
    open_only: bool = False  # those that strangers may know of


class Played(NamedTuple):
    row: Found
    seats: list[SeatRow]


class PlayedStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def games(self, person: str, wish: Wish, limit: int) -> list[Played]:
        """Finished games of somebody, the last one first."""
        r, t = db.results.c, db.tables.c
        columns = (r.table_id, r.seat, r.game, r.mode, r.score, r.won, r.drawn, r.ended, r.rated, t.started, t.outcome)
        chosen = select(*columns).join(db.tables, t.id == r.table_id).where(r.person == person)
        if wish.game:
            chosen = chosen.where(r.game == wish.game)
        if wish.result == "won":
            chosen = chosen.where(r.won)
        elif wish.result == "drawn":
            chosen = chosen.where(r.drawn)
        elif wish.result == "lost":
            chosen = chosen.where(~r.won, ~r.drawn)
        if wish.opponent:
            other = db.results.alias()
            chosen = chosen.where(
                select(other.c.seat).where(other.c.table_id == r.table_id, other.c.person == wish.opponent).exists()
            )
        if wish.rated:
            chosen = chosen.where(r.rated > 0)
        if wish.before:
            chosen = chosen.where(r.ended < wish.before)
        if wish.open_only:
            chosen = chosen.where(or_(t.settings.like('%"listed":true%'), r.rated > 0), ~is_dealt_elsewhere())
        rows = await self.store.rows(chosen.order_by(r.ended.desc(), r.table_id, r.seat).limit(limit))
        seats = await self.store.seats_at(list({row.table_id for row in rows}))
        return [Played(row, seats[row.table_id]) for row in rows]

    async def opponents(self, person: str) -> Sequence[Found]:
        """With whom somebody has played most often: person, times, won, lost."""
        mine, theirs = db.results.alias(), db.results.alias()
        met = (mine.c.table_id == theirs.c.table_id, mine.c.person == person, theirs.c.person != person)
        count = func.count(func.distinct(mine.c.table_id))
        chosen = select(
            theirs.c.person,
            count.label("played"),
            func.sum(cast(mine.c.won, Integer)).label("won"),
            func.sum(cast(theirs.c.won, Integer)).label("lost"),
        ).where(*met)
        return await self.store.rows(chosen.group_by(theirs.c.person).order_by(count.desc()).limit(MOST_OPPONENTS))

    async def ratings(self, person: str) -> dict[str, Rating]:
        rows = await self.store.rows(
            select(db.ratings).where(db.ratings.c.person == person).order_by(db.ratings.c.game)
        )
        return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}

    async def curve(self, person: str, game: str) -> Sequence[Found]:
        """After each rated game, the last ones: when, in which, and the rating."""
        then, r = db.ratings_then.c, db.results.c
        at = select(func.max(r.ended)).where(r.table_id == then.table_id).scalar_subquery()
        chosen = select(then.number, then.table_id, then.mu, then.sigma, at.label("at"))
        this = chosen.where(then.person == person, then.game == game).order_by(then.number.desc()).limit(MOST_POINTS)
        return list(reversed(await self.store.rows(this)))

    async def leaders(self, game: str) -> Sequence[Found]:
        """The best of a game among those who are kept: person, name, mark, rating."""
        g, p = db.ratings.c, db.people.c
        certain = g.mu - CERTAIN * g.sigma
        chosen = select(p.id, p.name, p.mark, g.mu, g.sigma, g.games).join(db.people, p.id == g.person)
        listed = chosen.where(g.game == game, g.games >= CERTAIN_GAMES, p.mark.is_not(None))
        return await self.store.rows(listed.order_by(certain.desc(), p.mark).limit(MOST_LEADERS))

    async def since(self, table: str, seats: Sequence[int], is_awaited: bool) -> int | None:
        """When these seats of one person were last asked, or answered; none if that was at the start."""
        mask = sum(1 << seat for seat in seats)
        e = db.log.c
        if is_awaited:
            free = case((e.waiting.is_(None), 0), else_=e.waiting.bitwise_and(mask)) == 0
            last = select(func.max(e.seq)).where(e.table_id == table, free).scalar_subquery()
            chosen = select(func.min(e.at)).where(e.table_id == table, e.seq > func.coalesce(last, 0))
        else:
            chosen = select(func.max(e.at)).where(e.table_id == table, e.seat.in_(seats), e.kind == "answer")
        found = (await self.store.rows(chosen))[0][0]
        return None if found is None else int(found)
