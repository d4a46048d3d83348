"""One damaged row harms its own table alone: not the lists, not the sweep, not the others."""

import asyncio
import contextlib
import sqlite3
from types import SimpleNamespace

import httpx
import pytest

from tests.server.live import Guest, Problem, play_on, sqlite_in, until
from tests.server.process import Process
from tests.server.toy import ToyShelf
from wyrmhall.server.checkup import check
from wyrmhall.server.database import async_engine
from wyrmhall.server.host import Host
from wyrmhall.server.store import Store
from wyrmhall.server.wire_web import HostTable

HOT = [{"kind": "me"}, {"kind": "me"}]
CLOCK = {"kind": "move", "seconds": 1}
DAMAGES = {
    "game": "chess",
    "players": 77,
    "options": "{",
    "pack": "[",
    "profile": "7",
    "seed": "nothing",
    "seed_open": "perhaps",
    "commitment": b"\xff\xfe",
    "settings": '{"listed":true, "clock": 7}',
    "created": "yesterday",
    "started": "today",
    "due": -5,
    "rematch": b"\xff",
    "parent_step": "x",
}


@pytest.fixture
def server(tmp_path):
    with (tmp_path / "log").open("wb") as log:
        process = Process(log, database=sqlite_in(tmp_path)).start()
        yield process
        process.stop()


def execute(folder, sql: str, *values: object) -> None:
    with contextlib.closing(sqlite3.connect(folder / "hall.db", isolation_level=None, timeout=20)) as db:
        db.execute(sql, values)


def test_damaged_rows_harm_nobody_else(server, tmp_path):
    ann = Guest(server.url, "Ann")
    good = ann.opens(seats=HOT, options={"long": True})
    damaged = {}
    for column, value in DAMAGES.items():
        damaged[column] = ann.opens(seats=HOT, options={"long": True})
        execute(tmp_path, f"update tables set {column} = ? where id = ?", value, damaged[column])
    of_log, of_seats, of_level = (ann.opens(seats=HOT) for _ in range(3))
    ann.answers(of_log, 0, 0, seat=0)
    execute(tmp_path, "update log set kind = 'dance', option = 'left' where table_id = ?", of_log)
    execute(tmp_path, "delete from seats where table_id = ? and seat = 1", of_seats)
    execute(tmp_path, "update seats set kind = 'bot', level = 'dragonlord' where table_id = ? and seat = 1", of_level)
    server.kill()  # so that nothing is in memory
    server.start()
    for which in ("/tables", "/me/tables"):
        listed = {table["id"] for table in ann.get(which)["tables"]}
        assert good in listed
        assert damaged["game"] not in listed or damaged["options"] not in listed
    for table in (*damaged.values(), of_log, of_seats, of_level):
        for path in ("", "/state", "/log", "/steps/0", "/cards"):
            said = ann.http.get(f"/api/tables/{table}{path}")
            assert said.status_code != 500, (table, path)
    assert ann.state(good)["seq"] == 0
    assert ann.answers(good, 0, 0, seat=0)["seq"] == 1
    health = httpx.get(server.url + "/healthz")
    assert health.status_code == 200
    assert health.json()["notices"][0].endswith("tables do not load")
    broken = until(lambda: metric(server, "wyrmhall_broken_tables"), "broken tables are counted")
    assert 5 <= broken <= len(damaged) + 3
    ann.close()


def test_a_damaged_result_harms_no_list_that_it_is_in(server, tmp_path):
    """Of players' pages, of collections, of club nights, and of the host."""
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    for guest in (ann, bob):
        guest.post("/me/keep")
    tables = []
    for _ in range(2):
        tables.append(ann.opens())
        bob.joins(tables[-1])
        play_on([ann, bob], tables[-1])
    night = ann.post("/clubs", {"name": "Night", "game": "lair"})["club"]
    bob.post(f"/clubs/{night}/join")
    board = ann.post(f"/clubs/{night}/next")["boards"][0][0]["table"]
    first = ann.get(f"/tables/{board}")["seats"][0]["name"]
    seats = [ann, bob] if first == called(ann) else [bob, ann]
    play_on(seats, board)
    for table in (tables[0], board):
        execute(tmp_path, "update tables set outcome = '[[', settings = '7' where id = ?", table)
    execute(tmp_path, "update results set collected = '{' where table_id = ?", tables[0])
    execute(tmp_path, "insert or replace into profiles (person, game, profile) select id, 'lair', '[' from people")
    server.kill()
    server.start()
    assert {game["table"] for game in ann.get("/me/games")["games"]} == {*tables, board}
    for path in ("/me/page", "/me/statistics", "/me/data", "/me/collection/lair", "/me/next", "/me/turns"):
        ann.get(path)
    shown = ann.get(f"/clubs/{night}")
    assert [board["points"] for board in shown["boards"][0]] == [[0.5, 0.5]]
    rows = asyncio.run(listed_by_host(sqlite_in(tmp_path)))
    assert {row.id: row.listed for row in rows} == {tables[0]: False, tables[1]: True, board: False}
    ann.close()
    bob.close()


def called(guest: Guest) -> str:
    me = guest.get("/me")
    return f"{me['name']}·{me['mark']}"


async def listed_by_host(database: str) -> list[HostTable]:
    engine = async_engine(database)
    try:
        return await Host(SimpleNamespace(store=Store(engine)), None, None).tables()
    finally:
        await engine.dispose()


def metric(server, name: str) -> float:
    lines = httpx.get(server.url + "/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(name + " ")))


@pytest.mark.whole
def test_the_sweep_goes_on_past_damaged_rows(server, tmp_path):
    """Clocks run at tables that nobody has in memory, though those due before them cannot be loaded."""
    ann = Guest(server.url, "Ann")
    for column, value in DAMAGES.items():
        table = ann.opens(seats=HOT, clock=CLOCK)
        execute(tmp_path, f"update tables set {column} = ? where id = ?", value, table)
        if column != "due":
            execute(tmp_path, "update tables set due = 1 where id = ?", table)
    good = ann.opens(seats=HOT, clock=CLOCK)
    server.kill()
    server.start()

    def moves() -> int:
        with contextlib.closing(sqlite3.connect(tmp_path / "hall.db", timeout=20)) as db:
            return int(db.execute("select count(*) from log where table_id = ?", (good,)).fetchone()[0])

    until(lambda: moves() >= 2, "the clock runs")
    assert metric(server, "wyrmhall_sweep_age_seconds") < 20
    ann.close()


@pytest.mark.whole
def test_a_table_that_was_mended_is_there_again(server, tmp_path):
    ann = Guest(server.url, "Ann")
    table = ann.opens(seats=HOT)
    execute(tmp_path, "update tables set options = '{' where id = ?", table)
    server.kill()
    server.start()
    with pytest.raises(Problem) as broken:
        ann.state(table)
    assert broken.value.status == 503
    assert metric(server, "wyrmhall_broken_tables") == 1
    execute(tmp_path, "update tables set options = '{}' where id = ?", table)
    assert ann.state(table)["seq"] == 0
    assert metric(server, "wyrmhall_broken_tables") == 0
    ann.close()


def test_db_check_names_damaged_tables_and_goes_on_to_the_others(live, ann, tmp_path):
    tables = {column: ann.opens(seats=HOT, options={"long": True}) for column in DAMAGES}
    of_log, of_seats, good = (ann.opens(seats=HOT, options={"long": True}) for _ in range(3))
    for id in (of_log, good):
        ann.answers(id, 0, 0, seat=0)
    for column, id in tables.items():
        execute(tmp_path, f"update tables set {column} = ? where id = ?", DAMAGES[column], id)
    execute(tmp_path, "update log set kind = 'dance', option = 'left' where table_id = ?", of_log)
    execute(tmp_path, "delete from seats where table_id = ? and seat = 1", of_seats)

    async def checked():
        return {found.table: found async for found in check(sqlite_in(tmp_path), ToyShelf())}

    found = asyncio.run(checked())
    assert found.keys() == {*tables.values(), of_log, of_seats, good}
    assert not found[good].trouble
    for id in (tables["options"], tables["players"], tables["game"], tables["settings"], of_log, of_seats):
        assert found[id].trouble
        assert str(found[id]).endswith("can only be ended")
