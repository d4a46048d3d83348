"""What the writer tells of an entry is what the log holds, even if the database's own word is lost on the way."""

import asyncio
import contextlib
import time
from urllib.parse import urlsplit

import pytest
from sqlalchemy import insert, select

from tests.server.services import Postgres
from wyrmhall.server import migrate
from wyrmhall.server import schema as db
from wyrmhall.server.database import async_engine
from wyrmhall.server.postgres_writer import PostgresWriter
from wyrmhall.server.writer import Conflict, Entry

INSERTED, COMMITTED = b"INSERT 0 1\0", b"COMMIT\0"  # as PostgreSQL says that it is done


@pytest.fixture(scope="module")
def postgres():
    cluster = Postgres()
    yield cluster
    cluster.remove()


class Wire:
    """Between a client and PostgreSQL: breaks, once, in the place of the first word that says `last`."""

    def __init__(self, url: str, last: bytes) -> None:
        self.host, self.port = urlsplit(url).hostname, urlsplit(url).port
        self.last = last
        self.is_armed = False
        self.breaks = 0

    async def serve(self) -> int:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        return self.server.sockets[0].getsockname()[1]

    async def carry(self, reader, writer) -> None:
        far_reader, far_writer = await asyncio.open_connection(self.host, self.port)
        with contextlib.closing(writer), contextlib.closing(far_writer):
            there = asyncio.create_task(self.copy(reader, far_writer))
            await self.copy(far_reader, writer, self.last)
            there.cancel()

    async def copy(self, reader, writer, last: bytes = b"") -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if self.is_armed and last and last in data:
                    self.is_armed = False
                    self.breaks += 1
                    return
                writer.write(data)
                await writer.drain()


def told_over_a_wire_that_breaks(postgres, last: bytes, also=(), before: Entry | None = None):
    """What the writer tells of one entry, the rows of the log, and how often the wire broke."""
    entry = Entry("aaaaaaaaaaaaaaaa", 1, "answer", 0, 7, "person", 1_000, None, 2)

    async def tell():
        url = postgres.database(f"w{time.time_ns()}")
        wire = Wire(url, last)
        engine = async_engine(url.replace(str(wire.port), str(await wire.serve())))
        await migrate.upgrade(engine)
        async with engine.begin() as connection:
            if before is not None:
                await connection.execute(insert(db.log), [dict(zip(db.log.c.keys(), before, strict=True))])
        writer = PostgresWriter(engine)
        await writer.start()
        wire.is_armed = True
        told = asyncio.get_running_loop().create_future()
        writer.append(entry, also, told.set_result)
        error = await asyncio.wait_for(told, 20)
        await writer.stop()
        async with engine.begin() as connection:
            rows = [Entry(*row) for row in await connection.execute(select(db.log))]
            notes = list(await connection.execute(select(db.house)))
        await engine.dispose()
        wire.server.close()
        return error, rows, notes, wire.breaks

    error, rows, notes, breaks = asyncio.run(tell())
    assert breaks == 1
    assert len(rows) == 1
    return error, rows[0] == entry, notes


def test_an_entry_whose_commit_was_not_heard_of_is_acknowledged(postgres):
    assert told_over_a_wire_that_breaks(postgres, INSERTED) == (None, True, [])


def test_so_is_one_with_which_something_else_was_written_and_that_is_not_written_twice(postgres):
    note = insert(db.house).values(name="n", value="v")  # which would fail the second time
    error, is_ours, notes = told_over_a_wire_that_breaks(postgres, COMMITTED, [note])
    assert (error, is_ours) == (None, True)
    assert [tuple(each) for each in notes] == [("n", "v")]


def test_an_entry_that_another_process_wrote_first_is_a_conflict_after_a_lost_connection_too(postgres):
    theirs = Entry("aaaaaaaaaaaaaaaa", 1, "answer", 0, 8, "person", 1_000, None, 2)
    error, is_ours, _ = told_over_a_wire_that_breaks(postgres, b"INSERT 0 0\0", before=theirs)
    assert isinstance(error, Conflict)
    assert not is_ours
