"""Ratings: openskill's Plackett-Luce per game, made one game after another, so that they can always be made again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.bots.strength import ELO_PER_MU, START_ELO, START_MU
from wyrmhall.server import schema as db
from wyrmhall.server.hall import Hall
from wyrmhall.server.store import Store
from wyrmhall.server.table import Table

LOCK = 7_397_284_467  # any number; processes that rate agree on it
CERTAIN_GAMES = 5
"""Whoever has played fewer rated games is in no table of the best."""
MODEL = PlackettLuce()


class Rating(NamedTuple):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def elo(self) -> int:
        return elo_of(self.mu)

    @property
    def doubt(self) -> int:
        """One standard deviation, on the same scale."""
        return round(self.sigma * ELO_PER_MU)


class Finish(NamedTuple):
    """Where somebody came in."""

    person: str
    place: int


Key = tuple[str, str]
"""A person and a game."""


def elo_of(mu: float) -> int:
    """On Elo's scale, as the arena has it: 283 points are one deviation of a game's luck between two."""
    return round(START_ELO + (mu - START_MU) * ELO_PER_MU)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """What one game makes of the ratings of those who played it; equal places are a draw."""
    teams = [[MODEL.rating(each.mu, each.sigma)] for each in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, old.games + 1) for team, old in zip(after, before, strict=True)]


def recomputed(games: Sequence[tuple[str, Sequence[Finish]]]) -> dict[Key, Rating]:
    """The ratings that follow from games, in the order in which they were rated."""
    now: dict[Key, Rating] = {}
    for game, finishes in games:
        keys = [(finish.person, game) for finish in finishes]
        after = rated([now.get(key, Rating()) for key in keys], [finish.place for finish in finishes])
        now.update(zip(keys, after, strict=True))
    return now


class Rater:
    """Rates games as they end, in whichever process; one at a time."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        hall.after_entry.append(self._look_at)

    def _look_at(self, table: Table) -> None:
        if table.over and table.wrote_last and table.row.players > 1:
            self.hall.spawn(self.rate())

    async def rate(self) -> None:
        """Rate all that has ended since; what fails is rated after the next game, or at the next start."""
        try:
            await rate_all(self.store)
        except (SQLAlchemyError, OSError):
            self.hall.counts["not_rated"] += 1


async def rate_all(store: Store) -> int:
    """Rate all finished games that were not looked at yet, in the order of their ends; gives how many there were."""
    r = db.results.c
    async with store.write() as c:
        await _alone(store, c)
        ended = func.max(r.ended)
        chosen = select(r.table_id, ended).where(r.rated.is_(None)).group_by(r.table_id).order_by(ended, r.table_id)
        tables = [row.table_id for row in await c.execute(chosen)]
        if not tables:
            return 0
        last = (await c.execute(select(func.max(r.rated)))).scalar() or 0
        count = 0
        for table in tables:
            number = last + count + 1
            is_rated = await _rate(c, table, number)
            count += is_rated
            await c.execute(update(db.results).where(r.table_id == table).values(rated=number if is_rated else 0))
        return count


async def _rate(c: AsyncConnection, table: str, number: int) -> bool:
    """One game, if all who played it are kept."""
    r = db.results.c
    rows = (await c.execute(select(db.results).where(r.table_id == table).order_by(r.seat))).all()
    persons = [row.person for row in rows]
    kept = select(func.count()).where(db.people.c.id.in_(persons), db.people.c.mark.is_not(None))
    if any(row.place is None for row in rows) or (await c.execute(kept)).scalar_one() != len(rows) or len(rows) < 2:
        return False
    game = rows[0].game
    known = select(db.ratings).where(db.ratings.c.game == game, db.ratings.c.person.in_(persons))
    before = {row.person: Rating(row.mu, row.sigma, row.games) for row in await c.execute(known)}
    after = rated([before.get(person, Rating()) for person in persons], [row.place for row in rows])
    for person, rating in zip(persons, after, strict=True):
        await c.execute(delete(db.ratings).where(db.ratings.c.person == person, db.ratings.c.game == game))
        await c.execute(insert(db.ratings).values(person=person, game=game, **rating._asdict()))
        then = {"number": number, "person": person, "game": game, "table_id": table}
        await c.execute(insert(db.ratings_then).values(**then, mu=rating.mu, sigma=rating.sigma))
    return True


async def _alone(store: Store, c: AsyncConnection) -> None:
    """SQLite lets in one writer anyway."""
    if store.engine.dialect.name == "postgresql":
        await c.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


async def kept_ratings(store: Store) -> dict[Key, Rating]:
    rows = await store.rows(select(db.ratings))
    return {(row.person, row.game): Rating(row.mu, row.sigma, row.games) for row in rows}


async def rated_games(store: Store) -> list[tuple[str, list[Finish]]]:
    """All games that were rated, in that order, as the results tell them."""
    r = db.results.c
    chosen = select(r.rated, r.game, r.person, r.place).where(r.rated > 0).order_by(r.rated, r.seat)
    found: dict[int, tuple[str, list[Finish]]] = {}
    for row in await store.rows(chosen):
        found.setdefault(row.rated, (row.game, []))[1].append(Finish(row.person, row.place))
    return list(found.values())


async def make_again(store: Store) -> dict[Key, Rating]:
    """Make all ratings anew from the results, and keep them."""
    made = recomputed(await rated_games(store))
    rows: list[dict[str, object]] = [{"person": p, "game": g, **rating._asdict()} for (p, g), rating in made.items()]
    async with store.write() as c:
        await _alone(store, c)
        await c.execute(delete(db.ratings))
        if rows:
            await c.execute(insert(db.ratings), rows)
    return made


async def compare(store: Store) -> tuple[int, int]:
    """How many ratings follow from the results, and how many differ from them as they are kept."""
    made, kept = recomputed(await rated_games(store)), await kept_ratings(store)
    return len(made), sum(made.get(key) != kept.get(key) for key in {*made, *kept})
