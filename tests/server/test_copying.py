"""Backups and checks of a database, from the command line."""

import asyncio
import gzip
import json
import sqlite3
import stat
import threading
import time
from contextlib import closing

import pytest

from tests.server.live import Guest, sqlite_in, until
from tests.server.process import Process
from tests.server.services import Postgres
from tests.server.test_commands import wyrmhall
from tests.server.test_upgrades import OLD
from wyrmhall.games import rules_of
from wyrmhall.server import migrate
from wyrmhall.server.copying import backup, restore
from wyrmhall.server.database import async_engine
from wyrmhall.server.settings import BadSetting

HOT = [{"kind": "me"}, {"kind": "me"}]
PLAYERS = 3


@pytest.fixture(scope="module")
def postgres():
    cluster = Postgres()
    yield cluster
    cluster.remove()


@pytest.fixture
def fresh(postgres, tmp_path):
    """The address of a database that does not hold anything."""

    def make(kind: str) -> str:
        name = f"t{time.time_ns()}"
        (tmp_path / name).mkdir()
        return postgres.database(name) if kind == "postgres" else sqlite_in(tmp_path / name)

    return make


class Load:
    """People who play without a pause, and write down every answer that the server has acknowledged."""

    def __init__(self, url: str) -> None:
        self.acknowledged: dict[str, list[tuple[int, int, int]]] = {}
        self.stopping = threading.Event()
        self.failed: list[BaseException] = []
        self.threads = [threading.Thread(target=self._play, args=(url, n)) for n in range(PLAYERS)]
        self.cookies: dict[str, str] = {}
        for thread in self.threads:
            thread.start()

    def _play(self, url: str, seed: int) -> None:
        try:
            with Guest(url, f"P{seed}") as guest:
                id = guest.opens(seats=HOT, options={"long": True})
                self.cookies[id] = guest.http.cookies["wyrmhall"]
                mine = self.acknowledged[id] = []
                while not self.stopping.is_set():
                    state = guest.state(id)
                    seat = state["decisions"][0]["seat"]
                    state = guest.state(id, seat=seat)
                    mine_now = next(d for d in state["decisions"] if d["seat"] == seat)
                    option = mine_now["options"][-1]["option"]  # never the draw, since the deck has an end
                    done = guest.answers(id, option, state["seq"], seat=seat)
                    mine.append((done["seq"], seat, option))
        except BaseException as error:  # noqa: BLE001  # told by the test's own thread
            self.failed.append(error)

    def so_far(self) -> dict[str, list[tuple[int, int, int]]]:
        return {id: list(answers) for id, answers in list(self.acknowledged.items())}

    def stop(self) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join(30)


async def upgraded(url):
    engine = async_engine(url)
    await migrate.upgrade(engine)
    await engine.dispose()


def log_in(file):
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("select table_id, seq, seat, option from log order by table_id, seq").fetchall()
    found = {}
    for id, *entry in rows:
        found.setdefault(id, []).append(tuple(entry))
    return found


@pytest.mark.parametrize(
    ("kind", "other"), [("sqlite", "postgres"), pytest.param("postgres", "sqlite", marks=pytest.mark.whole)]
)
def test_a_backup_under_load_holds_all_that_was_acknowledged_and_is_restored_to_either_database(
    fresh, tmp_path, kind, other
):
    server = Process(database=fresh(kind), secret="shared").start()
    load = Load(server.url)
    try:
        until(lambda: sum(map(len, load.so_far().values())) > 30, "they play")
        before = load.so_far()
        file = tmp_path / "hall.backup"
        done = wyrmhall("db", "backup", str(file), "--database", server.settings["database"])
        assert done.returncode == 0, done.stderr
        until(lambda: sum(map(len, load.so_far().values())) > 60, "they go on playing")
    finally:
        load.stop()
        server.stop()
    assert load.failed == []
    kept, after = log_in(file), load.so_far()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(kept) == sorted(after)
    for id, entries in kept.items():
        assert entries == after[id][: len(entries)], "one moment of each log, without holes"
        assert len(entries) >= len(before[id]), "nothing acknowledged is missing"
    for target in (kind, other):
        url = fresh(target)
        rows = asyncio.run(restore(file, url))
        assert (rows["tables"], rows["log"]) == (PLAYERS, sum(map(len, kept.values())))
        restored = Process(database=url, secret="shared").start()
        try:
            for id, log in kept.items():
                with Guest(restored.url) as guest:
                    guest.http.cookies.set("wyrmhall", load.cookies[id])
                    state = guest.state(id)
                    assert state["seq"] == len(log)
                    seat = state["decisions"][0]["seat"]
                    option = guest.state(id, seat=seat)["decisions"][0]["options"][-1]["option"]
                    assert guest.answers(id, option, state["seq"], seat=seat)["seq"] == len(log) + 1
        finally:
            restored.stop()
        with pytest.raises(BadSetting, match="restore into an empty one"):
            asyncio.run(restore(file, url))


def lost():
    """The running tables of the old database whose rules are no longer in the house."""
    told = json.loads((OLD / "schema-0002.json").read_text())
    return [id for id, was in told["running"].items() if 1 not in rules_of(was["game"]).versions]


def test_a_backup_of_an_earlier_schema_is_restored_to_the_present_one(fresh, tmp_path):
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(gzip.decompress((OLD / "schema-0002.sql.gz").read_bytes()).decode())
    asyncio.run(backup(f"sqlite+aiosqlite:///{old}", tmp_path / "b"))
    url = fresh("postgres")
    said = wyrmhall("db", "restore", str(tmp_path / "b"), "--database", url)
    assert said.stdout == "Restored 12 tables with 597 entries.\n", said.stderr
    said = wyrmhall("db", "check", "--database", url)
    assert f"8 unfinished tables: {8 - len(lost())} go on, " in said.stdout, said.stderr
    with closing(sqlite3.connect(tmp_path / "b")) as connection:
        assert connection.execute("select version_num from alembic_version").fetchall() == [("0002",)]


def test_what_is_no_backup_is_refused_in_a_sentence(fresh, tmp_path):
    url = fresh("sqlite")
    no, newer = tmp_path / "no", tmp_path / "newer"
    with pytest.raises(BadSetting, match="there is no file"):
        asyncio.run(restore(no, url))
    no.write_text("no backup")
    said = wyrmhall("db", "restore", str(no), "--database", url)
    assert (said.returncode, said.stderr) == (2, f"wyrmhall: {no} is not a whole backup of Wyrmhall\n")
    url = fresh("sqlite")
    with pytest.raises(BadSetting, match="there is no database"):
        asyncio.run(backup(url, newer))
    asyncio.run(upgraded(url))
    with pytest.raises(BadSetting, match="exists already: name another file"):
        asyncio.run(backup(url, no))
    asyncio.run(backup(url, newer))
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadSetting, match="is of a newer Wyrmhall"):
        asyncio.run(restore(newer, fresh("sqlite")))
    assert not list(tmp_path.glob("*.part"))


def test_a_check_says_which_tables_would_not_survive_and_changes_nothing(tmp_path):
    told = json.loads((OLD / "schema-0002.json").read_text())
    file = tmp_path / "hall.db"
    url = f"sqlite+aiosqlite:///{file}"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(gzip.decompress((OLD / "schema-0002.sql.gz").read_bytes()).decode())
    before = list(sqlite3.connect(file).iterdump())
    said = wyrmhall("db", "check", "--verbose", "--database", url)
    assert said.returncode == bool(lost()), said.stderr
    assert f"8 unfinished tables: {8 - len(lost())} go on, " in said.stdout
    assert all(f"table {id} " in said.stdout for id in [*told["running"], *told["waiting"]])
    assert list(sqlite3.connect(file).iterdump()) == before
    asyncio.run(upgraded(url))
    marked, unknown, *_ = [id for id in told["running"] if id not in lost()]
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update log set mark = '00000000' where table_id = ? and seq = 16", (marked,))
        connection.execute("update tables set version = 99 where id = ?", (unknown,))
    said = wyrmhall("db", "check", "--database", url)
    lines = said.stdout.splitlines()
    assert said.returncode == 1
    assert len(lines) == 3 + len(lost())
    assert any(
        f"table {marked} (" in line and "entry 16: another game than the one that was played" in line for line in lines
    )
    assert any(f"table {unknown} (" in line and "version 99 of its rules" in line for line in lines)
    assert lines[-1].startswith(f"8 unfinished tables: {6 - len(lost())} go on, ")
    assert lines[-1].endswith(f"; {2 + len(lost())} do not.")
