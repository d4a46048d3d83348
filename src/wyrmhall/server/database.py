"""Connections to SQLite and PostgreSQL; their errors, which are logged, do not tell the values of a query."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from wyrmhall.server.settings import BadSetting

BUSY_SECONDS = 5.0


def async_engine(url: str) -> AsyncEngine:
    """For everything but the log of answers."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        _begin_by_hand(engine.sync_engine)
        return engine
    if parsed.drivername == "postgresql+asyncpg":
        # The first query after a restart of PostgreSQL would fail on a dead connection without the ping.
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    raise BadSetting(f"a database is sqlite+aiosqlite:///FILE or postgresql+asyncpg://..., not {parsed.drivername}")


def writing_engine(url: str) -> Engine:
    """For the thread that appends to the log of SQLite."""
    plain = make_url(url).set(drivername="sqlite")
    made = create_engine(plain, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    engine = made.execution_options(to_write=True)
    _begin_by_hand(engine)
    return engine


def to_write(engine: AsyncEngine) -> AsyncEngine:
    """The same connections, for transactions that write: in SQLite they take the lock at once, or wait for it."""
    return engine.execution_options(to_write=True)


def _begin_by_hand(engine: Engine) -> None:
    """Python's driver would begin a transaction only at the first write, when it may be too late for the lock."""
    event.listen(engine, "connect", _pragmas)
    event.listen(engine, "begin", _begin)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("to_write") else "BEGIN")


def _pragmas(connection: Any, _: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={int(BUSY_SECONDS * 1000)}")
    cursor.close()
