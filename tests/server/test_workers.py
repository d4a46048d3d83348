"""`wyrmhall serve --workers 2`: several processes behind one port, one of which dies."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import FAST, Guest, free_port, sqlite_in, until
from tests.server.process import ROOT, path_of
from tests.server.services import Postgres, Redis

MOST_SCREENS = 200
REPLACED_SECONDS = 5.0


class Workers:
    """The command as an operator gives it."""

    def __init__(self, database: str, broker: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        names = {f"WYRMHALL_{name.upper()}": str(value) for name, value in FAST.items()}
        command = [sys.executable, "-m", "wyrmhall", "serve", "--port", str(self.port), "--workers", "2"]
        self.popen = subprocess.Popen(
            [*command, "--database", database, "--broker", broker],
            env={**os.environ, **names, "PYTHONPATH": path_of(ROOT)},
        )
        self.begun: set[str] = set()  # when each process that has answered began

    def count(self) -> int:
        """How many processes have answered so far; a new connection comes to either."""
        try:
            said = httpx.get(self.url + "/metrics").text
        except httpx.TransportError:
            return 0
        self.begun |= {line for line in said.splitlines() if line.startswith("process_start_time_seconds ")}
        return len(self.begun)

    def pids(self) -> list[int]:
        children = Path(f"/proc/{self.popen.pid}/task/{self.popen.pid}/children").read_text().split()
        return [int(pid) for pid in children if "spawn_main" in self.command(pid)]

    def command(self, pid: str) -> str:
        """Nothing, if the process has just gone."""
        try:
            return Path(f"/proc/{pid}/cmdline").read_text()
        except FileNotFoundError:
            return ""

    def sockets(self, pid: int) -> int:
        """The open sockets of clients that a process holds."""
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        of_port = {f"socket:[{line[9]}]" for line in lines if line[1].endswith(f":{self.port:04X}") and line[3] == "01"}
        found = 0
        for file in Path(f"/proc/{pid}/fd").glob("*"):
            with contextlib.suppress(OSError):  # closed meanwhile
                found += str(file.readlink()) in of_port
        return found

    def stop(self) -> int:
        self.popen.send_signal(signal.SIGTERM)
        return self.popen.wait(30)


@pytest.fixture(params=[pytest.param("sqlite", marks=pytest.mark.whole), "postgres"])
def workers(request, tmp_path):
    service = Redis() if request.param == "sqlite" else Postgres()
    if request.param == "sqlite":
        found = Workers(sqlite_in(tmp_path), service.url)
    else:
        found = Workers(service.url, service.url)
    try:
        until(lambda: found.count() == 2, "two processes serve", 120)
        yield found
    finally:
        if found.popen.poll() is None:
            found.stop()
        service.remove()


def test_tables_are_played_over_all_workers_and_one_that_dies_takes_nothing_along(workers):
    ann = Guest(workers.url, "Ann")
    id = ann.opens("wyrmspan", [{"kind": "me"}, {"kind": "me"}])
    cookies = ann.http.cookies
    ann.http.close()
    # Each call by a connection of its own, so that it comes to either process.
    each = httpx.Limits(max_keepalive_connections=0)
    ann.http = httpx.Client(base_url=workers.url, cookies=cookies, limits=each, timeout=20)
    first = workers.pids()
    screens = []
    while any(workers.sockets(pid) < 2 for pid in first):
        assert len(screens) < MOST_SCREENS, "one process takes all sockets"
        screens.append(ann.looks(id, watch=True))
        screens[-1].state()

    done = plays(ann, id, 0, 12)
    seen = [screen.until_seq(done) for screen in screens]
    assert all(state["view"] == seen[0]["view"] for state in seen)

    os.kill(first[0], signal.SIGKILL)
    until(lambda: len(set(workers.pids()) - {first[0]}) == 2, "another is begun in its place", REPLACED_SECONDS)
    done = plays(ann, id, done, 6)
    left = []
    for screen in screens:
        try:
            assert screen.until_seq(done)["seq"] == done
            left.append(screen)
        except ConnectionClosed:
            back = ann.looks(id, watch=True, since=12)
            assert back.until_seq(done)["seq"] == done
    assert 2 <= len(left) <= len(screens) - 2

    until(lambda: workers.count() == 3, "another process takes the place", 120)
    done = plays(ann, id, done, 6)
    assert done == 24
    assert left[0].until_seq(done)["step"] == done
    # A process hears of the others' entries a moment later; then each of them tells the same.
    until(lambda: all(ann.state(id)["step"] == done for _ in range(8)), "every process has heard of all entries")
    assert workers.stop() == 0
    ann.close()


def plays(guest: Guest, id: str, last: int, answers: int) -> int:
    """So many answers after entry `last`, each given again if its process died over it; gives the last entry."""
    seq = last
    while seq < last + answers:
        try:
            state = guest.state(id, since=seq)
            seq = state["seq"]
            if seq < last + answers:
                seat = state["decisions"][0]["seat"]
                mine = guest.state(id, seat=seat, since=seq)
                option = next(d for d in mine["decisions"] if d["seat"] == seat)["options"][0]["option"]
                seq = guest.answers(id, option, seq, seat=seat)["seq"]
        except httpx.TransportError:
            continue
    return int(seq)


@pytest.mark.whole
def test_a_killed_worker_is_always_replaced_within_five_seconds(tmp_path):
    """Also one that was asked whether it lives and died before it could say so, and one that died at its beginning."""
    redis = Redis()
    workers = Workers(sqlite_in(tmp_path), redis.url)
    try:
        until(lambda: workers.count() == 2, "two processes serve", 120)
        for wait in (0.0, 1.2, 0.3):
            pids = workers.pids()
            os.kill(pids[0], signal.SIGSTOP)  # so that it does not answer the parent's question
            time.sleep(wait)
            os.kill(pids[0], signal.SIGKILL)
            until(
                lambda gone=pids[0]: len(set(workers.pids()) - {gone}) == 2, "another takes its place", REPLACED_SECONDS
            )
            os.kill(workers.pids()[1], signal.SIGSTOP)
            time.sleep(0.7)
            last = workers.pids()
            os.kill(last[1], signal.SIGKILL)
            until(
                lambda gone=last[1]: len(set(workers.pids()) - {gone}) == 2, "and of one just begun", REPLACED_SECONDS
            )
        assert httpx.get(workers.url + "/healthz", timeout=60).status_code == 200
        assert workers.stop() == 0
    finally:
        if workers.popen.poll() is None:
            workers.stop()
        redis.remove()


@pytest.mark.whole
def test_workers_come_back_when_the_database_does():
    """One that is killed while the database is away cannot begin; the house waits for it instead of closing."""
    postgres = Postgres()
    workers = Workers(postgres.url, postgres.url)
    try:
        until(lambda: workers.count() == 2, "two processes serve", 120)
        postgres.stop()
        os.kill(workers.pids()[0], signal.SIGKILL)
        time.sleep(6)
        assert workers.popen.poll() is None
        postgres.start()
        until(lambda: workers.count() >= 3, "another process serves", 120)
        assert workers.stop() == 0
    finally:
        if workers.popen.poll() is None:
            workers.stop()
        postgres.remove()
