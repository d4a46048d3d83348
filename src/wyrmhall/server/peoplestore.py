"""What is kept of people: their names, what they have earned, learnt and played."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Executable, Integer, cast, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.server import schema as db
from wyrmhall.server.queries import Found, Queries
from wyrmhall.server.rows import Person, now


class PeopleStore(Queries):
    async def person(self, id: str) -> Person | None:
        rows = await self.rows(
            select(db.people.c.id, db.people.c.name, db.people.c.webhook).where(db.people.c.id == id)
        )
        return Person(*rows[0]) if rows else None

    async def name_person(self, id: str, name: str) -> None:
        await self._keep_person(id, {"name": name})

    async def hook_person(self, id: str, webhook: str) -> None:
        await self._keep_person(id, {"webhook": webhook})

    async def _keep_person(self, id: str, said: dict[str, str]) -> None:
        """What is not said stays as it is."""
        upsert = self.dialect.insert(db.people).values(id=id, **{"name": "", "webhook": "", "seen": now(), **said})
        await self.do(upsert.on_conflict_do_update(index_elements=["id"], set_={"seen": now(), **said}))

    async def blocks(self, person: str, other: str) -> bool:
        """Whether a person does not want to have to do with another."""
        this = (db.blocks.c.person == person, db.blocks.c.blocked == other)
        return bool(await self.rows(select(db.blocks.c.at).where(*this)))

    async def strangers(self, persons: Sequence[str]) -> set[frozenset[str]]:
        """Of these persons, the pairs of whom one does not want to have to do with the other."""
        async with self.engine.connect() as c:
            return await self.strangers_in(c, persons)

    async def strangers_in(self, c: AsyncConnection, persons: Sequence[str]) -> set[frozenset[str]]:
        of = db.blocks.c
        chosen = select(of.person, of.blocked).where(of.person.in_(persons), of.blocked.in_(persons))
        return {frozenset((row.person, row.blocked)) for row in await c.execute(chosen)}

    async def profile(self, person: str, game: str) -> str:
        chosen = select(db.profiles.c.profile).where(db.profiles.c.person == person, db.profiles.c.game == game)
        rows = await self.rows(chosen)
        return str(rows[0][0]) if rows else "{}"

    async def profiles(self, person: str) -> list[tuple[str, str]]:
        chosen = select(db.profiles.c.game, db.profiles.c.profile).where(db.profiles.c.person == person)
        return [(row.game, row.profile) for row in await self.rows(chosen)]

    def keep_profile(self, person: str, game: str, profile: str) -> Executable:
        upsert = self.dialect.insert(db.profiles).values(person=person, game=game, profile=profile)
        found: Executable = upsert.on_conflict_do_update(index_elements=["person", "game"], set_={"profile": profile})
        return found

    async def lessons(self, person: str, game: str) -> dict[str, tuple[list[int], bool]]:
        """How far the person has come in the lessons of a game: the moves in each, and whether it was ever done."""
        c = db.lessons.c
        rows = await self.rows(select(c.lesson, c.moves, c.done).where(c.person == person, c.game == game))
        return {row.lesson: (json.loads(row.moves), bool(row.done)) for row in rows}

    async def keep_lesson(self, person: str, game: str, lesson: str, moves: Sequence[int], done: bool) -> None:
        """What was done once stays done."""
        values = {"moves": json.dumps(list(moves)), "at": now()}
        upsert = self.dialect.insert(db.lessons).values(person=person, game=game, lesson=lesson, done=done, **values)
        also = {"done": True} if done else {}
        await self.do(upsert.on_conflict_do_update(index_elements=["person", "game", "lesson"], set_=values | also))

    async def statistics(self, person: str) -> Sequence[Found]:
        """Games with other persons apart from those with bots, with the game's own opponent, or alone at one screen."""
        r, s = db.results.c, db.seats.c
        people = exists().where(s.table_id == r.table_id, s.kind == "person", s.owner != person).label("people")
        each = select(r.game, r.mode, r.players, r.won, r.drawn, r.score, people).where(r.person == person).subquery().c
        kind = (each.game, each.mode, each.players, each.people)
        won, drawn = func.sum(cast(each.won, Integer)), func.sum(cast(each.drawn, Integer))
        chosen = select(*kind, func.count(), won, drawn, func.max(each.score), func.avg(each.score)).group_by(*kind)
        return await self.rows(chosen.order_by(*kind))
