"""Backups: all rows of a database at one moment, as a SQLite file; and back, into SQLite or PostgreSQL."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, create_engine, func, insert, inspect, make_url, select
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wyrmhall.server import migrate
from wyrmhall.server import schema as db
from wyrmhall.server.database import async_engine, to_write
from wyrmhall.server.schema_web import whole
from wyrmhall.server.settings import BadSetting

AT_ONCE = 2_000
"""Rows that are read and written together."""
PASSING = {db.hosts.name, db.stands.name}
"""Which processes live, and who looks on through them: nothing that a copy should remember."""


async def backup(url: str, file: Path) -> dict[str, int]:
    """Write a file that holds the database as it was at one moment, while others go on; gives the rows by table."""
    there(url)
    with _new_file(file) as part:
        if make_url(url).get_backend_name() == "sqlite":
            with closing(sqlite3.connect(_database(url))) as connection:
                connection.execute("VACUUM INTO ?", (str(part),))
        else:
            engine = async_engine(url).execution_options(isolation_level="REPEATABLE READ")
            try:
                async with engine.connect() as connection:
                    await _copy_out(connection, part)
            finally:
                await engine.dispose()
        with _sqlite(part).connect() as written:
            names = columns_there(written)
            return {name: _count(written, table) for name, table in whole.tables.items() if name in names}


async def restore(file: Path, url: str) -> dict[str, int]:
    """Fill an empty database from a backup, brought to the present schema; gives the rows by table."""
    with tempfile.TemporaryDirectory(prefix="wyrmhall-") as folder:
        copy = Path(folder) / "copy.db"  # which is brought to the present schema, so that the backup stays as it is
        _check_backup(file, copy)
        engine = async_engine(url)
        try:
            return await _copy_in(_sqlite(copy), engine)
        finally:
            await engine.dispose()


def there(url: str) -> None:
    """Raises if the database is a file that does not exist, which opening would make."""
    if make_url(url).get_backend_name() == "sqlite" and not Path(_database(url)).is_file():
        raise BadSetting(f"there is no database {_database(url)}")


def _database(url: str) -> str:
    return make_url(url).database or ""


def _sqlite(file: Path) -> Engine:
    return create_engine(f"sqlite:///{file}", hide_parameters=True)


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A file that is there whole or not at all, and that only its owner reads: it holds seeds and the house's key."""
    if file.exists():
        raise BadSetting(f"{file} exists already: name another file")
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise BadSetting(f"{file} cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)


async def _copy_out(source: AsyncConnection, part: Path) -> None:
    """From PostgreSQL, all in the one transaction that the caller has begun."""
    revision = await source.run_sync(migrate.present)
    _check_revision(revision, "this database")
    columns = await source.run_sync(columns_there)
    with _sqlite(part).begin() as target:
        migrate.bring_to(target, revision)
        for table in whole.sorted_tables:
            if table.name in PASSING or table.name not in columns:
                continue
            found = await source.stream(select(*[c for c in table.c if c.name in columns[table.name]]))
            async for rows in found.mappings().partitions(AT_ONCE):
                target.execute(insert(table), [dict(row) for row in rows])


async def _copy_in(source: Engine, engine: AsyncEngine) -> dict[str, int]:
    with source.begin() as upgraded:
        migrate.bring_to(upgraded, "head")
    await migrate.upgrade(engine)
    copied: dict[str, int] = {}
    with source.connect() as old:
        async with to_write(engine).begin() as new:
            for table in whole.sorted_tables:
                if table.name not in PASSING:
                    await _check_empty(new, table)
                    copied[table.name] = await _copy_rows(old, new, table)
    return copied


async def _check_empty(new: AsyncConnection, table: Table) -> None:
    """A house that was started but never used holds nothing but its key, for which the old one is better."""
    if table is db.house:
        await new.execute(table.delete())
    elif (await new.execute(select(func.count()).select_from(table))).scalar_one():
        raise BadSetting(f"this database is in use (there are {table.name} in it): restore into an empty one")


async def _copy_rows(old: Connection, new: AsyncConnection, table: Table) -> int:
    count = 0
    for rows in old.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings().partitions():
        await new.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
    return count


def _check_backup(file: Path, copy: Path) -> None:
    if not file.is_file():
        raise BadSetting(f"there is no file {file}")
    shutil.copyfile(file, copy)
    try:
        with _sqlite(copy).connect() as connection:
            whole = connection.exec_driver_sql("PRAGMA quick_check").scalar_one() == "ok"
            revision = migrate.present(connection)
    except DatabaseError:
        whole, revision = False, ""
    if not whole or not revision:
        raise BadSetting(f"{file} is not a whole backup of Wyrmhall")
    _check_revision(revision, str(file))


def _check_revision(revision: str, what: str) -> None:
    if not revision:
        raise BadSetting(f"{what} holds nothing yet")
    if not migrate.is_known(revision):
        raise BadSetting(f"{what} is of a newer Wyrmhall (schema {revision}; this one knows {migrate.newest()})")


def columns_there(connection: Connection) -> dict[str, set[str]]:
    """The columns that a database has, which may be of an earlier schema."""
    asked = inspect(connection)
    return {name: {column["name"] for column in asked.get_columns(name)} for name in asked.get_table_names()}


def _count(connection: Connection, table: Table) -> int:
    found: int = connection.execute(select(func.count()).select_from(table)).scalar_one()
    return int(found)
