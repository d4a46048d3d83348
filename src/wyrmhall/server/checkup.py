"""Replays every unfinished table, and says which would not survive this version of the house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import fields
from typing import NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from wyrmhall.core.rules import BadSetup
from wyrmhall.server import schema as db
from wyrmhall.server.copying import columns_there, there
from wyrmhall.server.database import async_engine
from wyrmhall.server.loading import Stranded, load, renewed
from wyrmhall.server.logs import named
from wyrmhall.server.rows import SeatRow, TableRow
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.writer import Entry


class Finding(NamedTuple):
    """What became of one unfinished table."""

    table: str
    game: str
    version: int
    entries: int
    is_old: bool = False  # it goes on, under rules that are not today's
    trouble: str = ""  # why it would not survive; empty: it does
    fitting: tuple[int, ...] = ()

    def __str__(self) -> str:
        what = f"table {self.table} ({self.game}, version {self.version} of its rules, {self.entries} entries)"
        if not self.trouble:
            return f"{what} goes on"
        way = f"could go on under version {self.fitting[-1]} if all agree" if self.fitting else "can only be ended"
        return f"{what}: {self.trouble}; it {way}"


async def check(url: str, shelf: Shelf) -> AsyncIterator[Finding]:
    """Reads only, and also a database of an earlier schema: to be asked before an upgrade."""
    there(url)
    engine = async_engine(url)
    try:
        async with engine.connect() as connection:
            columns = await connection.run_sync(_columns)
            if not columns["tables"]:
                return
            unfinished = select(db.tables.c.id).where(db.tables.c.ended.is_(None)).order_by(db.tables.c.created)
            for id in (await connection.execute(unfinished)).scalars().all():
                try:
                    yield await _checked(connection, id, columns, shelf)
                except (SQLAlchemyError, OSError):
                    raise  # of the database, not of this table
                except Exception as error:  # noqa: BLE001  # a damaged row harms its own table alone
                    yield Finding(id, "?", 0, 0, trouble=f"its row is damaged: {named(error)}")
    finally:
        await engine.dispose()


async def _checked(connection: AsyncConnection, id: str, columns: dict[str, list[str]], shelf: Shelf) -> Finding:
    async def rows(name: str, key: str, order: str = "") -> list[dict[str, object]]:
        table = db.meta.tables[name]
        chosen = select(*[table.c[column] for column in columns[name]]).where(table.c[key] == id)
        found = await connection.execute(chosen.order_by(table.c[order]) if order else chosen)
        return [dict(row) for row in found.mappings()]

    found_row = _known(TableRow, (await rows("tables", "id"))[0])
    row = TableRow(**found_row)  # type: ignore[arg-type]  # what is not there has a default
    found_seats = [_known(SeatRow, each) for each in await rows("seats", "table_id", "seat")]
    seats = [SeatRow(**each) for each in found_seats]  # type: ignore[arg-type]
    entries = [Entry(each.pop("table_id"), **each) for each in await rows("log", "table_id", "seq")]  # type: ignore[arg-type]
    found = Finding(id, row.game, row.version, len(entries))
    if [seat.seat for seat in seats] != list(range(row.players)):
        return found._replace(trouble="its seats are damaged")
    try:
        rules = shelf.rules_of(row.game)
        renewed(row, rules)
        table = load(row, seats, entries, rules)
    except Stranded as stranded:
        return found._replace(
            version=stranded.consents.version, trouble=stranded.why.said, fitting=stranded.why.fitting
        )
    except BadSetup as error:
        return found._replace(trouble=str(error))
    except Exception as error:  # noqa: BLE001  # as above, though it is known which game it was
        return found._replace(trouble=f"it is damaged: {named(error)}")
    return found._replace(version=table.version, is_old=table.version != rules.version)


def _known(kind: type[TableRow] | type[SeatRow], row: dict[str, object]) -> dict[str, object]:
    return {field.name: row[field.name] for field in fields(kind) if field.name in row}


def _columns(connection: Connection) -> dict[str, list[str]]:
    there = columns_there(connection)
    names = (db.tables.name, db.seats.name, db.log.name)
    return {name: [c.name for c in db.meta.tables[name].c if c.name in there.get(name, ())] for name in names}
