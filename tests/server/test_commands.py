"""Running the server from the command line, and the schema of its database."""

import asyncio
import os
import signal
import subprocess
import sys

import httpx
import pytest
from alembic import command

from tests.server.live import free_port, until
from wyrmhall.server import migrate
from wyrmhall.server.clubstore import ClubStore
from wyrmhall.server.database import async_engine
from wyrmhall.server.settings import DEFAULTS, BadSetting, Settings
from wyrmhall.server.store import Store
from wyrmhall.server.table import settings_in
from wyrmhall.server.wire_tables import ClockIn


def wyrmhall(*args, **environment):
    return subprocess.run(
        [sys.executable, "-m", "wyrmhall", *args],
        capture_output=True,
        text=True,
        env={**os.environ, **environment, "COLUMNS": "200"},
        timeout=60,
    )


def test_playing_needs_one_command_and_no_configuration(tmp_path):
    port = free_port()
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    for name in [name for name in environment if name.startswith("WYRMHALL_")]:
        del environment[name]
    started = subprocess.Popen(
        [sys.executable, "-m", "wyrmhall", "play", "--no-browser", "--port", str(port)],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert started.stderr.readline() == f"Wyrmhall is at http://localhost:{port}/ (stop with Ctrl-C).\n"
        until(lambda: answers(port), "it serves")
        assert (tmp_path / "wyrmhall" / "wyrmhall.db").exists()
        foreign = httpx.get(f"http://127.0.0.1:{port}/healthz", headers={"Host": "rebound.example"})
        assert foreign.status_code == 421
    finally:
        started.send_signal(signal.SIGINT)
        started.wait(30)
        started.stderr.close()


def answers(port):
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    except httpx.HTTPError:
        return False


def test_the_help_of_serve_explains_every_setting():
    said = wyrmhall("serve", "--help").stdout
    for name in ("database", "broker", "secret", "webhook_hosts", "bot_workers", "answers_per_second"):
        assert "--" + name.replace("_", "-") in said
        assert f"WYRMHALL_{name.upper()}" in said


def test_several_processes_need_a_broker_and_bad_settings_are_said_in_a_sentence(tmp_path):
    done = wyrmhall("serve", "--workers", "2", "--database", f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    assert done.returncode == 2
    assert done.stderr == ("wyrmhall: more than one process needs a broker: --broker redis://... or postgresql://...\n")
    done = wyrmhall("db", "upgrade", "--database", "mysql://here")
    assert done.returncode == 2
    assert "a database is sqlite" in done.stderr


def test_settings_come_from_flags_then_from_the_environment(monkeypatch):
    monkeypatch.setenv("WYRMHALL_BOT_SECONDS", "2.5")
    monkeypatch.setenv("WYRMHALL_SECURE_COOKIES", "yes")
    monkeypatch.setenv("WYRMHALL_BROKER", "redis://one")
    settings = Settings.from_environment(broker="redis://two")
    assert (settings.bot_seconds, settings.secure_cookies, settings.broker) == (2.5, True, "redis://two")
    for name, value in settings.to_environment().items():
        monkeypatch.setenv(name, value)
    assert Settings.from_environment() == settings
    monkeypatch.setenv("WYRMHALL_MOST_TABLES", "many")
    with pytest.raises(BadSetting, match="WYRMHALL_MOST_TABLES is a number, not 'many'"):
        Settings.from_environment()
    assert DEFAULTS.secure_cookies is False


def test_one_command_brings_a_database_to_the_present_schema(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path / 'deep' / 'hall.db'}"
    assert wyrmhall("db", "upgrade", "--database", url).stdout == "The schema went from nothing to 0013.\n"
    assert wyrmhall("db", "upgrade", WYRMHALL_DATABASE=url).stdout == "The schema is at 0013.\n"


def test_what_a_database_of_the_release_before_people_talked_holds_is_there_afterwards(tmp_path):
    async def check() -> None:
        engine = async_engine(f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}")
        async with engine.begin() as connection:
            await connection.run_sync(lambda c: migrate.bring_to(c, "0004"))
            for sql in BEFORE:
                await connection.exec_driver_sql(sql)
        assert await migrate.upgrade(engine) == ("0004", migrate.newest())
        found = await Store(engine).table("a" * 16)
        assert found is not None
        row, seats = found
        assert (row.game, row.owner, row.started, settings_in(row).talk) == ("seadragons", "ann", 5, "all")
        assert settings_in(row).clock == ClockIn("bank", 300)
        assert [(seat.name, seat.owner, seat.again) for seat in seats] == [("Ann", "ann", None)]
        await engine.dispose()

    asyncio.run(check())


def test_club_nights_of_the_release_before_are_the_first_of_clubs_that_go_on(tmp_path):
    async def check() -> None:
        engine = async_engine(f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}")
        async with engine.begin() as connection:
            await connection.run_sync(lambda c: migrate.bring_to(c, "0011"))
            for sql in NIGHTS:
                await connection.exec_driver_sql(sql)
        assert await migrate.upgrade(engine) == ("0011", migrate.newest())
        kept = ClubStore(Store(engine))
        (night,) = await kept.nights("c" * 16)
        assert (night.club.name, night.club.night, night.club.nights, night.club.starts) == ("Friday", 1, 1, 9)
        assert (night.members, await kept.regulars("c" * 16)) == (["ann", "bob"], ["ann", "bob"])
        assert [(row.person, row.member) for row, _ in night.boards] == [("ann", "bob")]
        assert [club.id for club in await kept.clubs_of("bob", 5)] == ["c" * 16]
        await engine.dispose()

    asyncio.run(check())


NIGHTS = (
    "insert into clubs (id, owner, name, game, plan, rounds, same_deal, clock, round, created, starts) values "
    "('cccccccccccccccc', 'ann', 'Friday', 'seadragons', 'round', 1, false, '{}', 1, 4, 9)",
    "insert into club_members (club, person, n) values ('cccccccccccccccc', 'ann', 1), ('cccccccccccccccc', 'bob', 2)",
    "insert into club_boards (club, round, board, table_id, person, member) values "
    "('cccccccccccccccc', 1, 1, 'aaaaaaaaaaaaaaaa', 'ann', 'bob')",
)

BEFORE = (
    "insert into tables (id, game, players, options, profile, seed, seed_open, commitment, settings, owner, created, "
    "started, parent_step, version) values ('aaaaaaaaaaaaaaaa', 'seadragons', 1, '{}', '{}', '7', false, '', "
    '\'{"clock":{"kind":"bank","seconds":300}}\', \'ann\', 4, 5, 0, 1)',
    "insert into seats (table_id, seat, kind, name, level, owner, seen) "
    "values ('aaaaaaaaaaaaaaaa', 0, 'person', 'Ann', '', 'ann', 3)",
)


def test_the_migrations_make_exactly_the_tables_that_the_server_uses(tmp_path):
    async def check() -> None:
        engine = async_engine(f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}")
        await migrate.upgrade(engine)
        async with engine.begin() as connection:
            await connection.run_sync(lambda c: command.check(migrate.config(c)))
        await engine.dispose()

    asyncio.run(check())
