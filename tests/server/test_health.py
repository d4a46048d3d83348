"""What the operator is told: /healthz tells the truth, and /metrics what to look at."""

import os
import re
import resource
import shutil
import signal
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.live import Guest, Problem, free_port, sqlite_in, until
from tests.server.process import Process
from tests.server.services import Postgres

HOT = [{"kind": "me"}, {"kind": "me"}]


def health(url: str) -> tuple[int, list[str]]:
    said = httpx.get(url + "/healthz", timeout=20)
    return said.status_code, said.json()["problems"]


def test_a_disk_that_takes_no_more_is_told_and_its_end_too(tmp_path):
    """As in a full disk, no file of the process can grow."""
    process = Process(database=sqlite_in(tmp_path)).start()
    ann = Guest(process.url, "Ann")
    try:
        table = ann.opens(seats=HOT, options={"long": True})
        assert health(process.url) == (200, [])
        _, hard = resource.prlimit(process.popen.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.popen.pid, resource.RLIMIT_FSIZE, (4_096, hard))
        until(lambda: health(process.url) == (503, ["the database takes no writes"]), "it is told")
        assert ann.state(table)["seq"] == 0  # what is there can still be seen
        resource.prlimit(process.popen.pid, resource.RLIMIT_FSIZE, (hard, hard))
        until(lambda: health(process.url) == (200, []), "it is well again")
        assert ann.answers(table, 0, 0, seat=0)["seq"] == 1
    finally:
        ann.close()
        process.stop()


def test_a_disk_with_no_room_left_is_told_before_a_write_fails(serving, monkeypatch):
    live = serving()
    assert health(live.url) == (200, [])
    monkeypatch.setattr("wyrmhall.server.health.LEAST_ROOM", 1 << 60)
    until(lambda: health(live.url) == (503, ["the disk is full"]), "it is told")


def test_a_database_that_takes_no_writes_is_told(serving):
    live = serving()
    assert health(live.url) == (200, [])
    live.hall.writer.append = lambda entry, also, told: told(OSError("read only"))
    until(lambda: health(live.url) == (503, ["the database takes no writes"]), "it is told")
    del live.hall.writer.append
    until(lambda: health(live.url) == (200, []), "it is well again")


def test_a_database_that_is_gone_is_told(tmp_path):
    process = Process(database=sqlite_in(tmp_path / "gone")).start()
    try:
        assert health(process.url) == (200, [])
        shutil.move(tmp_path / "gone", tmp_path / "elsewhere")
        until(lambda: health(process.url)[0] == 503, "it is told")
        assert "the database is gone" in health(process.url)[1]
        shutil.move(tmp_path / "elsewhere", tmp_path / "gone")
        until(lambda: health(process.url) == (200, []), "it is well again")
    finally:
        process.stop()


@pytest.mark.whole
def test_postgresql_that_is_away_or_hangs_is_told():
    postgres = Postgres()
    process = Process(database=postgres.database("health")).start()
    try:
        assert health(process.url) == (200, [])
        parent = postgres.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        stopped = [parent, *map(int, children)]
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)  # it neither answers nor ends
        until(lambda: health(process.url)[0] == 503, "a database that hangs is told")
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
        until(lambda: health(process.url) == (200, []), "it is well again")
        postgres.stop()
        until(lambda: health(process.url)[0] == 503, "a database that is away is told")
        assert "the database is away" in health(process.url)[1]
    finally:
        process.stop()
        postgres.remove()


def test_a_dead_sweep_is_told(serving, monkeypatch):
    live = serving()
    assert health(live.url) == (200, [])

    def fails(*_):
        raise RuntimeError("no sweep")

    monkeypatch.setattr(live.hall.store, "due_tables", fails)
    # Only now: a sweep that a busy machine merely delays is well at the ordinary patience, as looked at above.
    monkeypatch.setattr("wyrmhall.server.health.SWEEP_SECONDS", 1.0)
    until(lambda: health(live.url)[0] == 503, "it is told")
    assert health(live.url)[1] == ["tables without viewers are not looked after"]
    monkeypatch.undo()
    until(lambda: health(live.url) == (200, []), "the sweep goes on by itself")


def test_health_is_looked_at_once_a_second_however_often_it_is_asked_for(serving):
    live = serving()
    asked = []
    ping = live.hall.store.ping

    async def counted() -> None:
        asked.append(time.monotonic())
        await ping()

    live.hall.store.ping = counted
    since = time.monotonic()
    with httpx.Client(base_url=live.url) as http:
        for _ in range(200):
            assert http.get("/healthz").status_code == 200
    assert len(asked) <= time.monotonic() - since + 2


def metrics(url: str) -> dict[str, float]:
    lines = [line for line in httpx.get(url).text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_metrics_tell_what_an_operator_looks_at(serving, guest):
    live = serving()
    ann = guest("Ann", url=live.url)
    table = ann.opens(seats=HOT)
    ann.state(table)
    with pytest.raises(Problem):
        ann.get("/tables/aaaaaaaaaaaaaaaa/state")
    httpx.get(live.url + "/api/no/such/route")
    httpx.get(live.url + "/no-such-file.txt")
    told = metrics(live.url + "/metrics")
    for name in (
        "loop_lag_seconds",
        "loop_lag_worst_seconds",
        "bot_questions_waiting",
        "bot_questions_oldest_seconds",
        "sweep_age_seconds",
        "broken_tables",
        "connections",
    ):
        assert told[f"wyrmhall_{name}"] >= 0
    assert told["wyrmhall_connections"] >= 1
    state = 'route="GET /api/tables/{id}/state"'
    assert told[f"wyrmhall_request_seconds_count{{{state}}}"] == 2
    assert told[f'wyrmhall_request_seconds_bucket{{{state},le="+Inf"}}'] == 2
    assert told['wyrmhall_request_seconds_count{route="none"}'] == 1
    assert told['wyrmhall_answers_by_status_total{status="5xx"}'] == 0
    assert told['wyrmhall_answers_by_status_total{status="4xx"}'] == 3
    assert not [name for name in told if table in name]  # tables are secrets of those who have the link
    routes = {name for text in told if (name := re.search('route="([^"]*)"', text))}
    assert len({name[1] for name in routes}) < 40


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
def test_metrics_are_told_to_nobody_who_comes_through_a_proxy(serving, header):
    told = httpx.get(serving().url + "/metrics", headers={header: "203.0.113.7", "Accept-Language": "uk"})
    assert (told.status_code, told.json()["code"]) == (403, "metrics-here")
    assert "wyrmhall" not in told.text


def test_failures_are_counted(serving, monkeypatch):
    live = serving()

    async def fails(*_, **__):
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(live.app.state.server.doctor, "told", fails)
    assert httpx.get(live.url + "/healthz").status_code == 500
    assert metrics(live.url + "/metrics")['wyrmhall_answers_by_status_total{status="5xx"}'] == 1


def test_metrics_are_told_at_an_address_of_their_own(tmp_path):
    place = f"127.0.0.1:{free_port()}"
    process = Process(database=sqlite_in(tmp_path), metrics=place).start()
    try:
        assert httpx.get(process.url + "/metrics").headers["content-type"].startswith("text/html")  # the client's page
        assert metrics(f"http://{place}/metrics")["wyrmhall_healthy"] == 1
        assert httpx.get(f"http://{place}/api/house").status_code == 404
        assert httpx.post(f"http://{place}/metrics").status_code == 404
    finally:
        process.stop()


def test_the_loops_lag_is_seen(serving):
    live = serving()
    stood = threading.Event()

    def stand() -> None:
        time.sleep(0.7)
        stood.set()

    loop = live.uvicorn.servers[0].get_loop()
    loop.call_soon_threadsafe(stand)
    assert stood.wait(10)
    until(lambda: metrics(live.url + "/metrics")["wyrmhall_loop_lag_worst_seconds"] > 0.3, "the lag is told")
