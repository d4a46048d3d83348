"""How one database is asked: reading, and writing one at a time where it takes only one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import fields
from typing import Any

from sqlalchemy import Executable, Row, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wyrmhall.server import schema as db
from wyrmhall.server.database import to_write
from wyrmhall.server.rows import SeatRow

Found = Row[*tuple[Any, ...]]
"""What a query found: its columns by name."""


class Queries:
    """Every method is one transaction, but for those that are given a connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writing = to_write(engine)
        self.one_writer = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self.dialect = postgresql if engine.dialect.name == "postgresql" else sqlite

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite lets in one at a time, and those who wait here do so in order."""
        async with self.one_writer or nullcontext(), self.writing.begin() as connection:
            yield connection

    async def rows(self, statement: Executable) -> Sequence[Found]:
        async with self.engine.connect() as c:
            return (await c.execute(statement)).all()

    async def do(self, statement: Executable) -> int:
        async with self.write() as c:
            return int((await c.execute(statement)).rowcount)

    async def hold(self, c: AsyncConnection, id: str) -> None:
        """Two who change the seats of a table at once do so one after the other, and see what the first one did."""
        await c.execute(select(db.tables.c.id).where(db.tables.c.id == id).with_for_update())

    async def seats_in(self, c: AsyncConnection, ids: Sequence[str]) -> list[SeatRow]:
        of = db.seats.c
        chosen = select(*[of[field.name] for field in fields(SeatRow)]).where(of.table_id.in_(ids))
        chosen = chosen.order_by(of.table_id, of.seat)
        return [SeatRow(*row) for row in await c.execute(chosen)]
