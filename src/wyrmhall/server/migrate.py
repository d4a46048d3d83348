"""Brings a database to the present schema: on first start, and by `wyrmhall db upgrade`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from wyrmhall.server.database import to_write

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 7_397_284_466  # any number; processes that start together agree on it


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(SCRIPTS))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


@cache  # Alembic compiles every script anew each time it is asked
def newest() -> str:
    return ScriptDirectory.from_config(config()).get_current_head() or ""


def is_known(revision: str) -> bool:
    return revision in {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def bring_to(connection: Connection, revision: str) -> None:
    """Run the migrations of a database, here and now, up to a version."""
    command.upgrade(config(connection), revision)


def present(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""


async def upgrade(engine: AsyncEngine) -> tuple[str, str]:
    """Run what is missing; gives the versions before and after. Processes that start together wait for each other."""

    def run(connection: Connection) -> tuple[str, str]:
        before = present(connection)
        if before != newest():
            command.upgrade(config(connection), "head")
        return before, newest()

    async with to_write(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        return await connection.run_sync(run)
