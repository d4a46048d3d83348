"""Two processes, one PostgreSQL: any of them serves any table."""

import asyncio
import contextlib
import json
import re
import time

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.live import Guest, Problem
from tests.server.process import Process
from tests.server.services import Postgres, Redis

HOT = [{"kind": "me"}, {"kind": "me"}]
TABLES = 50


@pytest.fixture(scope="module")
def postgres():
    cluster = Postgres()
    yield cluster
    cluster.remove()


@pytest.fixture
def redis():
    server = Redis()
    yield server
    server.remove()


@pytest.fixture
def two(postgres, request):
    """Two processes on a fresh database, with the broker that the test asks for."""
    running = []

    def start(broker: str = "") -> list[Process]:
        url = postgres.database(f"t{time.time_ns()}")
        settings = {"database": url, "broker": broker or url, "secret": "shared"}
        running.extend([Process(**settings), Process(**settings)])
        running[0].start()
        running[1].start()
        return running

    yield start
    for process in running:
        process.stop()


class Watcher:
    """One seat of one table, at one of the servers; goes to the other when its own is gone."""

    def __init__(self, table: str, seat: int, cookie: str, servers: list[Process], home: int) -> None:
        self.table, self.seat, self.cookie, self.servers, self.home = table, seat, cookie, servers, home
        self.seen: dict[int, object] = {}  # entry -> what is open to all then
        self.last = -1
        self.goal = 0
        self.moved = False

    async def play(self) -> None:
        while self.last < self.goal:
            try:
                await self._at(self.servers[self.home])
            except (OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                self.home = 1 - self.home
                self.moved = True
                await asyncio.sleep(0.05)

    async def _at(self, server: Process) -> None:
        address = server.url.replace("http", "ws") + f"/ws/tables/{self.table}"
        headers = {"Cookie": self.cookie}
        async with connect(address, additional_headers=headers, compression=None, open_timeout=10) as socket:
            await socket.send(json.dumps({"type": "hello", "seat": self.seat, "since": self.last}))
            while self.last < self.goal:
                state = json.loads(await asyncio.wait_for(socket.recv(), 20))
                if state["type"] != "state":
                    assert state["code"] in ("stale", "not-your-turn", "over"), state
                    continue
                assert state["seq"] >= self.last, "time ran backwards"
                self.last = state["seq"]
                self.seen[self.last] = [state["view"]["lairs"], state["view"]["deck"], state["view"]["discard"]]
                mine = [d for d in state["decisions"] if d["seat"] == self.seat]
                if mine and self.last < self.goal:
                    option = mine[0]["options"][-1]["option"]
                    await socket.send(json.dumps({"type": "answer", "seq": self.last, "option": option}))


def same_sequence(watchers: list[Watcher]) -> None:
    one, two = watchers
    both = set(one.seen) & set(two.seen)
    assert len(both) > 3
    for seq in both:
        assert one.seen[seq] == two.seen[seq]


@pytest.mark.parametrize(("kind", "count"), [("redis", TABLES), ("postgres", 10)])
def test_clients_spread_over_two_processes_see_the_same_and_go_on_when_one_is_killed(two, redis, kind, count):
    servers = two(redis.url if kind == "redis" else "")
    ann = Guest(servers[0].url, "Ann")
    cookie = "wyrmhall=" + ann.http.cookies["wyrmhall"]
    tables = [ann.opens(seats=HOT, options={"long": True}) for _ in range(count)]
    pairs = [[Watcher(id, seat, cookie, servers, (n + seat) % 2) for seat in (0, 1)] for n, id in enumerate(tables)]

    async def play(goal: int) -> None:
        for pair in pairs:
            for watcher in pair:
                watcher.goal = goal
        await asyncio.wait_for(asyncio.gather(*(watcher.play() for pair in pairs for watcher in pair)), 60)

    asyncio.run(play(10))
    for pair in pairs:
        same_sequence(pair)
        assert not pair[0].moved
        assert not pair[1].moved

    async def kill_midway() -> None:
        await asyncio.sleep(0.3)
        servers[1].kill()

    async def both() -> None:
        await asyncio.gather(play(24), kill_midway())

    asyncio.run(both())
    for pair in pairs:
        same_sequence(pair)
        assert any(watcher.home == 0 for watcher in pair)
        assert ann.state(pair[0].table)["seq"] >= 24
    ann.close()


def heard(servers: list[Process]) -> list[int]:
    """How many words each process has heard from the other."""
    said = [httpx.get(server.url + "/metrics").text for server in servers]
    return [int(re.search("^wyrmhall_heard_total (.*)$", text, re.MULTILINE)[1]) for text in said]


def test_play_goes_on_while_the_broker_is_away_and_after_it_is_back(two, redis):
    servers = two(redis.url)
    ann = Guest(servers[0].url, "Ann")
    far = Guest(servers[1].url)
    far.http.cookies = ann.http.cookies
    id = ann.opens(seats=HOT, options={"long": True})
    near_screen, far_screen = ann.looks(id, watch=True), far.looks(id, watch=True)
    near_screen.state(), far_screen.state()

    def one_answer_each(patience: float) -> None:
        for guest in (ann, far):
            state = guest.state(id)
            waiting = state["decisions"][0]["seat"]
            mine = guest.state(id, seat=waiting)
            decision = next(d for d in mine["decisions"] if d["seat"] == waiting)
            done = guest.answers(id, decision["options"][-1]["option"], mine["seq"], seat=waiting)["seq"]
            near_screen.until_seq(done, patience)
            far_screen.until_seq(done, patience)

    one_answer_each(10)
    redis.stop()
    for _ in range(3):
        one_answer_each(10)
    redis.start()
    connected = "wyrmhall_broker_connected 1"
    deadline = time.monotonic() + 20
    while not all(connected in httpx.get(s.url + "/metrics").text for s in servers):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    before = heard(servers)
    for _ in range(3):
        one_answer_each(10)
    assert all(now > then for now, then in zip(heard(servers), before, strict=True))
    assert ann.state(id) == far.state(id)
    ann.close()
    far.close()


def test_a_restart_of_postgresql_loses_nothing(two, postgres):
    servers = two()
    ann = Guest(servers[0].url, "Ann")
    id = ann.opens(seats=HOT, options={"long": True})
    ann.answers(id, 0, 0, seat=0)
    postgres.stop()
    refused = httpx.get(servers[0].url + "/healthz", timeout=20)
    assert refused.status_code == 503
    with pytest.raises(Problem) as away:
        ann.answers(id, 0, 1, seat=1)
    assert away.value.status == 503
    assert away.value.code in ("not-written", "not-loaded")
    postgres.start()
    deadline = time.monotonic() + 20
    while True:
        with contextlib.suppress(Problem):
            if ann.state(id)["seq"] == 1:
                break
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert ann.answers(id, 0, 1, seat=1)["seq"] == 2
    ann.close()
