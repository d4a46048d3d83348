"""A busy server's log of SQLite: a process of its own writes it, and nobody is told what the log does not hold."""

import asyncio
import os
import signal
import sqlite3

import pytest
from sqlalchemy import insert

from wyrmhall.server import migrate, sqlite_writer
from wyrmhall.server import schema as db
from wyrmhall.server.database import async_engine, writing_engine
from wyrmhall.server.sqlite_writer import SqliteWriter
from wyrmhall.server.writer import COLUMNS, Conflict, Entry

TABLES, ANSWERS = 40, 60


@pytest.fixture
def file(tmp_path):
    async def make() -> None:
        engine = async_engine(f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}")
        await migrate.upgrade(engine)
        await engine.dispose()

    asyncio.run(make())
    return tmp_path / "hall.db"


def entry(table: int, seq: int) -> Entry:
    return Entry(f"table{table:011d}", seq, "answer", seq % 2, 7, "person", 1_000 + seq, None, 1)


def rows(file) -> list[Entry]:
    connection = sqlite3.connect(file)
    found = [Entry(*row) for row in connection.execute(f"SELECT {COLUMNS} FROM log ORDER BY table_id, seq")]
    connection.close()
    return found


def appended(writer: SqliteWriter, one: Entry, also=()) -> asyncio.Future:
    told = asyncio.get_running_loop().create_future()
    writer.append(one, also, told.set_result)
    return told


def play(file, heard=lambda writer, table, seq: None, also=lambda table, seq: ()):
    """Many tables at once, each with its next answer once the last was told of: what they heard, and the process."""

    async def run():
        writer = SqliteWriter(writing_engine(f"sqlite+aiosqlite:///{file}"))
        await writer.start()

        async def table(n: int) -> list[Exception | None]:
            told = []
            for seq in range(1, ANSWERS + 1):
                told.append(await asyncio.wait_for(appended(writer, entry(n, seq), also(n, seq)), 30))
                heard(writer, n, seq)
            return told

        told = await asyncio.gather(*[table(n) for n in range(TABLES)])
        scribe = writer.scribe
        await writer.stop()
        return told, scribe

    return asyncio.run(run())


ALL = [entry(table, seq) for table in range(TABLES) for seq in range(1, ANSWERS + 1)]
NOBODY_REFUSED = [[None] * ANSWERS] * TABLES


def test_many_answers_at_once_are_written_by_a_process_that_ends_with_the_server(file):
    told, scribe = play(file)
    assert told == NOBODY_REFUSED
    assert scribe is not None
    assert scribe.returncode == 0
    assert rows(file) == ALL


def test_a_process_that_is_killed_loses_and_doubles_nothing_and_another_one_takes_its_place(file, monkeypatch):
    monkeypatch.setattr(sqlite_writer, "HIRE_AGAIN_SECONDS", 0.0)
    killed = []

    def kill(writer, table, seq):
        if table == 0 and seq % 10 == 0 and writer.scribe is not None and writer.scribe.pid not in killed:
            killed.append(writer.scribe.pid)
            os.kill(writer.scribe.pid, signal.SIGKILL)

    told, _ = play(file, kill)
    assert len(killed) > 1
    assert told == NOBODY_REFUSED
    assert rows(file) == ALL


def test_only_the_entry_that_another_process_wrote_first_is_a_conflict(file):
    theirs = entry(3, ANSWERS)._replace(option=8)

    def intrude(writer, table, seq):
        if (table, seq) == (3, ANSWERS - 1):
            connection = sqlite3.connect(file, timeout=10)
            connection.execute(f"INSERT INTO log ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?)", theirs)
            connection.commit()
            connection.close()

    told, scribe = play(file, intrude)
    assert scribe is not None
    assert isinstance(told[3].pop(), Conflict)
    assert told[3] == [None] * (ANSWERS - 1)
    assert told[:3] + told[4:] == NOBODY_REFUSED[1:]
    assert theirs in rows(file)
    assert len(rows(file)) == len(ALL)


def test_what_goes_with_an_entry_is_written_while_the_process_is_at_work(file):
    def also(table, seq):
        return [insert(db.house).values(name=f"{table}", value=f"{seq}")] if seq == ANSWERS // 2 else ()

    told, _ = play(file, also=also)
    assert told == NOBODY_REFUSED
    assert rows(file) == ALL
    connection = sqlite3.connect(file)
    assert connection.execute("SELECT count(*) FROM house WHERE value = ?", (f"{ANSWERS // 2}",)).fetchone() == (
        TABLES,
    )
    connection.close()


def test_a_stop_waits_for_everything_that_was_appended(file):
    async def run():
        writer = SqliteWriter(writing_engine(f"sqlite+aiosqlite:///{file}"))
        await writer.start()
        told = [appended(writer, one) for one in ALL]
        await writer.stop()
        return [future.result() for future in told]

    assert asyncio.run(run()) == [None] * len(ALL)
    assert rows(file) == ALL
