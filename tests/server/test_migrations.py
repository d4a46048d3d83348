"""No upgrade loses anything: whatever stands in a database of any earlier schema stands there afterwards."""

import asyncio
import time
from collections.abc import Sequence

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import BigInteger, Boolean, Connection, Float, Integer, MetaData, Table, insert, select

from tests.server.services import Postgres
from wyrmhall.server import migrate
from wyrmhall.server.database import async_engine

EARLIER = sorted(
    script.revision for script in ScriptDirectory.from_config(migrate.config()).walk_revisions() if script.nextrev
)
ROWS = 3

Rows = dict[str, list[tuple[object, ...]]]


def something(kind: object, n: int, column: int) -> object:
    """A value that is another in every row and every column, as far as its kind has as many."""
    if isinstance(kind, Boolean):
        return bool((n + column) % 2)
    if isinstance(kind, BigInteger):
        return 10**12 + 1_000 * column + n
    if isinstance(kind, Integer):
        return 100 * column + n
    if isinstance(kind, Float):
        return column + n / 8
    return f"{column}-{n} ї"[: getattr(kind, "length", None) or 99]


def tables_of(connection: Connection) -> list[Table]:
    known = MetaData()
    known.reflect(connection)
    return [table for table in known.sorted_tables if table.name != "alembic_version"]


def fill(connection: Connection, revision: str) -> dict[str, list[str]]:
    """Rows in every table of an earlier schema; gives its tables and their columns."""
    migrate.bring_to(connection, revision)
    for table in tables_of(connection):
        rows = [{c.name: something(c.type, n, at) for at, c in enumerate(table.columns)} for n in range(ROWS)]
        connection.execute(insert(table), rows)
    return {table.name: [column.name for column in table.columns] for table in tables_of(connection)}


def read(connection: Connection, columns: dict[str, list[str]]) -> Rows:
    by_name = {table.name: table for table in tables_of(connection)}
    chosen = {name: select(*[by_name[name].c[each] for each in columns[name]]) for name in columns}
    return {name: sorted(tuple(row) for row in connection.execute(chosen[name])) for name in columns}


async def upgraded(url: str, revision: str) -> tuple[Rows, Rows]:
    engine = async_engine(url)
    async with engine.begin() as c:
        columns = await c.run_sync(fill, revision)
        before = await c.run_sync(read, columns)
    assert await migrate.upgrade(engine) == (revision, migrate.newest())
    async with engine.connect() as c:
        after = await c.run_sync(read, columns)
    await engine.dispose()
    return before, after


@pytest.mark.parametrize("revision", EARLIER)
def test_every_row_of_an_earlier_schema_is_there_after_the_upgrade(revision, tmp_path):
    before, after = asyncio.run(upgraded(f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}", revision))
    assert len(before) >= 6
    assert all(len(rows) == ROWS for rows in before.values())
    assert after == before


@pytest.fixture(scope="module")
def postgres():
    cluster = Postgres()
    yield cluster
    cluster.remove()


@pytest.mark.parametrize(
    "revision", [EARLIER[-1], *[pytest.param(each, marks=pytest.mark.whole) for each in EARLIER[:-1]]]
)
def test_every_row_is_there_in_postgresql_too(revision, postgres):
    before, after = asyncio.run(upgraded(postgres.database(f"t{time.time_ns()}"), revision))
    assert after == before


def test_all_schemas_that_ever_were_are_tried():
    known: Sequence[str] = [*EARLIER, migrate.newest()]
    assert known == [f"{n:04d}" for n in range(1, len(known) + 1)]
