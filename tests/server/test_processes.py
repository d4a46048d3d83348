"""Two processes, one PostgreSQL: any of them serves any table."""

import asyncio
import contextlib
import json
import re
import subprocess
import sys
import time

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.live import Guest, Problem, Socket, play_on, until
from tests.server.process import Process
from tests.server.services import Postgres, Redis
from wyrmhall.server import migrate
from wyrmhall.server.database import async_engine
from wyrmhall.server.identity import Bearer, Signer
from wyrmhall.server.schema_web import whole

HOT = [{"kind": "me"}, {"kind": "me"}]
WAYS = [
    ("redis", 8),
    pytest.param("redis", 50, marks=pytest.mark.whole),
    pytest.param("postgres", 10, marks=pytest.mark.whole),
]
"""What wakes the processes, and at how many tables."""


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

    def start(broker: str = "", changed: str = "", **said: object) -> list[Process]:
        url = postgres.database(f"t{time.time_ns()}")
        settings = {"database": url, "broker": broker or url, "secret": "shared", **said}
        running.extend([Process(**settings), Process(changed=changed, **settings)])
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


@pytest.mark.parametrize(("kind", "count"), WAYS)
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


@pytest.mark.whole
def test_persons_seeks_and_ratings_are_the_same_at_both_processes(two):
    servers = two()
    with Guest(servers[0].url, "Ann") as ann, Guest(servers[1].url, "Bob") as bob, Guest(servers[1].url) as phone:
        for one in (ann, bob):
            one.post("/me/keep")
        phone.post("/signin/device", {"secret": ann.post("/me/device")["secret"]})
        assert phone.get("/me") == ann.get("/me")
        assert ann.post("/seeks", {"game": "lair"})["seeks"][0]["table"] == ""
        table = bob.post("/seeks", {"game": "lair"})["seeks"][0]["table"]
        assert [seek["table"] for seek in ann.get("/seeks")["seeks"]] == [table]
        bob.goes_to(servers[0].url)
        play_on([ann, bob], table)
        rated = [until(lambda one=one: one.get("/me/page")["ratings"], "the game is rated") for one in (ann, bob)]
        assert sum(each[0]["elo"] for each in rated) == 3000
        assert phone.get(f"/players/{bob.get('/me')['mark']}")["ratings"] == rated[1]
        assert ann.post("/daily/lair")["table"] == phone.post("/daily/lair")["table"]
        ann.call("DELETE", "/me/sessions")
        until(lambda: phone.get("/me")["name"] == "", "the other process hears that the session has ended")


def hall_of(one: Guest) -> Socket:
    """A page that shows the hall."""
    cookie = "; ".join(f"{k}={v}" for k, v in one.http.cookies.items())
    one.sockets.append(Socket(one.url.replace("http", "ws") + "/ws/hall", {"Cookie": cookie}, None))
    return one.sockets[-1]


def test_the_hall_a_guest_who_signs_in_and_one_who_goes_are_the_same_at_both_processes(two):
    servers = two()
    with Guest(servers[0].url, "Ann") as ann, Guest(servers[1].url, "Phone") as phone, Guest(servers[1].url) as eve:
        ann.post("/me/keep")
        page = hall_of(eve)
        waiting = ann.opens()
        assert page.any()["what"] == "tables", "the other process tells of it"
        clock = {"kind": "turn", "seconds": 86_400}
        phone.post("/seeks", {"game": "lair", "clock": clock})
        theirs = phone.opens()
        phone.post("/signin/device", {"secret": ann.post("/me/device")["secret"]})
        assert {each["id"] for each in ann.get("/me/tables")["tables"]} == {waiting, theirs}
        assert [seek["mine"] for seek in ann.get("/seeks")["seeks"]] == [True]
        data = ann.get("/me/data")
        assert (len(data["tables"]), len(data["seeks"]), len(data["sessions"])) == (2, 1, 2)
        mark = ann.get("/me")["mark"]
        assert eve.get(f"/players/{mark}")["name"] == "Ann"
        ann.call("DELETE", "/me")
        with pytest.raises(Problem, match="no-player"):
            eve.get(f"/players/{mark}")
        until(lambda: phone.get("/me")["name"] == "", "the other process hears that they are gone")
        for table in (waiting, theirs):
            with pytest.raises(Problem, match="no-table"):
                eve.state(table)


@pytest.mark.whole
def test_a_club_night_pages_of_players_and_the_best_are_the_same_at_both_processes(two):
    """A night of four with one deal for all tables of a round."""
    servers = two()
    people = [Guest(servers[n % 2].url, name) for n, name in enumerate(["Ann", "Bob", "Cid", "Dan"])]
    for one in people:
        one.post("/me/keep")
    club = people[0].post("/clubs", {"name": "Friday", "game": "lair", "rounds": 3, "same_deal": True})["club"]
    for one in people[1:]:
        one.post(f"/clubs/{club}/join")
    for number in (1, 2, 3):
        people[0].post(f"/clubs/{club}/next")
        tables: dict[str, list[Guest]] = {}
        for one in people:
            mine = next(board for board in one.get(f"/clubs/{club}")["boards"][number - 1] if board["mine"])
            tables.setdefault(mine["table"], []).append(one)
        for one in people:  # each round is played through one process, and read through both
            one.goes_to(servers[number % 2].url)
        for id, pair in tables.items():
            play_on(sorted(pair, key=lambda one, id=id: one.state(id)["seat"]), id, seed=number)
        for n, one in enumerate(people):
            one.goes_to(servers[n % 2].url)
    shown = [one.get(f"/clubs/{club}") for one in people]
    for each in shown:
        assert (each["over"], sum(line["points"] for line in each["standings"])) == (True, 6.0)
        assert [line["name"] for line in each["standings"]] == [line["name"] for line in shown[0]["standings"]]
    assert people[0].post(f"/clubs/{club}/nights", {"game": "lair"})["night"] == 2
    assert [one.get(f"/clubs/{club}")["night"] for one in people] == [2, 2, 2, 2]
    overall = [one.get(f"/clubs/{club}/nights") for one in people]
    assert {sum(line["points"] for line in each["standings"]) for each in overall} == {6.0}
    assert [len(one.get("/me/clubs")["clubs"]) for one in people] == [1, 1, 1, 1]
    for one in people:
        until(lambda one=one: one.get("/me/page")["ratings"], "the games are rated")
    marks = [one.get("/me")["mark"] for one in people]
    for owner, mark in zip(people, marks, strict=True):
        others = [one for one in people if one is not owner]  # one's own page has more on it
        readers = [next(one for one in others if one.url == server.url) for server in servers]
        pages = [one.get(f"/players/{mark}") for one in readers]
        assert pages[0] == pages[1]
        games = [one.get(f"/players/{mark}/games", result="all")["games"] for one in readers]
        assert [each["table"] for each in games[0]] == [each["table"] for each in games[1]]
        curves = [one.get(f"/players/{mark}/ratings/lair") for one in readers]
        assert curves[0] == curves[1]
        assert len(curves[0]["points"]) == 3
    best = [people[n].get("/games/lair/leaders")["leaders"] for n in (0, 1)]
    assert [each["mark"] for each in best[0]] == [each["mark"] for each in best[1]]
    people[0].call("DELETE", "/me")
    assert people[1].get(f"/clubs/{club}")["owner"]
    assert len(people[1].get(f"/clubs/{club}", night=1)["standings"]) == 4
    for one in people:
        one.close()


def test_postgresql_is_upgraded_in_place_without_loss(postgres):
    """From the schema of 0004, as that release wrote it."""
    url = postgres.database(f"t{time.time_ns()}")
    person, table = "a" * 16, "b" * 16

    async def fill() -> None:
        engine = async_engine(url)
        async with engine.begin() as c:
            await c.run_sync(lambda connection: migrate.bring_to(connection, "0004"))
            await c.execute(
                text("insert into people (id, name, webhook, seen) values (:p, 'Ann', '', 5)"), {"p": person}
            )
            put = "insert into results (table_id, seat, person, game, mode, players, score, won, drawn, ended) values "
            put += "(:t, 0, :p, 'lair', '', 2, 7, true, false, 9)"
            await c.execute(text(put), {"t": table, "p": person})
            put = "insert into seats (table_id, seat, kind, name, level, owner, seen) values "
            put += "(:t, 0, 'person', 'Ann', '', :p, 5)"
            await c.execute(text(put), {"t": table, "p": person})
            await c.execute(text("insert into house (name, value) values ('secret', 'old key')"))
        assert await migrate.upgrade(engine) == ("0004", migrate.newest())
        async with engine.connect() as c:
            assert (
                await c.run_sync(lambda connection: compare_metadata(MigrationContext.configure(connection), whole))
                == []
            )
        await engine.dispose()

    asyncio.run(fill())
    server = Process(database=url, broker=url).start()
    try:
        with Guest(server.url) as ann:
            ann.http.cookies.set("wyrmhall", Signer("old key").cookie_of(Bearer(person)))
            assert ann.get("/me")["name"] == "Ann"
            assert [(game["played"], game["best"]) for game in ann.get("/me/page")["games"]] == [(1, 7)]
            mark = ann.post("/me/keep")["mark"]
            assert len(ann.get("/me/data")["seats"]) == 1
            assert ann.get(f"/players/{mark}")["name"] == "Ann"
    finally:
        server.stop()


# --- people at a table that two processes serve -----------------------------------------------------------------------


@pytest.mark.whole
def test_words_and_spectators_are_the_same_at_every_process(two):
    one, other = two()
    ann, bob, eve = Guest(one.url, "Ann"), Guest(other.url, "Bob"), Guest(other.url, "Eve")
    table = ann.opens()
    bob.joins(table)
    hers, his = ann.looks(table), bob.looks(table)
    for screen in (hers, his):
        screen.state()
    hers.send(type="say", text="here")
    his.send(type="say", text="and there")
    for screen in (hers, his):
        assert sorted(line["text"] for line in screen.lines(2)) == ["and there", "here"]
        assert [line["n"] for line in screen.lines(2)] == [1, 2]
    watching = eve.looks(table, named=True)
    watching.state()
    while {"type": "company", "watching": 1, "names": ["Eve"]} not in hers.beside:
        hers.beside.append(hers.any())
    eve.post(f"/tables/{table}/talk", {"text": "in the stands"})
    bob.post(f"/tables/{table}/talk", {"text": "done"})
    assert [line["text"] for line in hers.lines(3)][2:] == ["done"]
    assert [line["text"] for line in watching.lines(4)][2:] == ["in the stands", "done"]
    for guest in (ann, bob, eve):
        guest.close()


@pytest.mark.whole
def test_a_pause_and_a_rematch_are_agreed_to_across_processes(two):
    one, other = two()
    ann, bob = Guest(one.url, "Ann"), Guest(other.url, "Bob")
    table = ann.opens(clock={"kind": "bank", "seconds": 600, "increment": 10})
    bob.joins(table)
    assert ann.post(f"/tables/{table}/pause", {"on": True})["clock"]["asks_pause"] == [0]
    assert bob.post(f"/tables/{table}/pause", {"on": True})["clock"]["paused"]
    assert not ann.post(f"/tables/{table}/pause", {"on": False})["clock"]["paused"]
    bob.goes_to(one.url)
    play_on([ann, bob], table)
    bob.goes_to(other.url)
    assert ann.post(f"/tables/{table}/rematch")["table"] == ""
    made = bob.post(f"/tables/{table}/rematch")["table"]
    assert ann.post(f"/tables/{table}/rematch")["table"] == made != ""
    for guest in (ann, bob):
        guest.close()


@pytest.mark.whole
def test_whom_one_blocks_or_the_host_bans_is_known_at_every_process(two):
    """Looking on through one process, saying so at another; and the host at a third."""
    first, second = two()
    ann, bob = Guest(first.url, "Ann"), Guest(first.url, "Bob")
    table = ann.opens()
    bob.joins(table)
    ann.goes_to(second.url)
    hers = ann.looks(table)
    hers.state()
    bob.post(f"/tables/{table}/talk", {"kind": "say", "text": "one"})
    assert [line["text"] for line in hers.lines(1)] == ["one"]
    ann.goes_to(first.url)
    ann.post(f"/tables/{table}/talk/1/block")
    bob.post(f"/tables/{table}/talk", {"kind": "say", "text": "two"})
    ann.post(f"/tables/{table}/talk", {"kind": "say", "text": "three"})
    assert [line["text"] for line in hers.lines(2)] == ["one", "three"]
    person = re.search(r"^([a-z2-7]{16})\tBob\t", admin(first, "persons", "Bob"), re.MULTILINE)[1]
    admin(first, "ban", person, "--why", "Shouting")
    for process in (first, second):
        bob.goes_to(process.url)
        until(lambda: refuses(bob), "the ban holds everywhere")
    admin(first, "broadcast", "We restart at noon")
    for process in (first, second):
        ann.goes_to(process.url)
        until(lambda: ann.get("/me/next")["notice"], "everybody reads it")
    ann.close()
    bob.close()


def admin(process: Process, *said: str) -> str:
    command = [sys.executable, "-m", "wyrmhall", "admin", *said]
    return subprocess.run(command, env=process.environment, check=True, capture_output=True, text=True).stdout


def refuses(one: Guest) -> bool:
    try:
        one.opens("seadragons", seats=HOT)
    except Problem as problem:
        return problem.code == "banned"
    return False


# --- an engine that somebody changed, at the second of them -----------------------------------------------------------


def test_processes_of_different_engines_notice_it_at_once_and_one_game_goes_on(two, guest):
    one, other = two(changed="richer")
    ann, bob = guest("Ann", url=one.url), guest("Bob", url=other.url)
    id = ann.opens()
    bob.joins(id)
    screen = bob.looks(id)
    screen.state(60)  # dealt at both, and nothing is marked yet
    ann.answers(id, 0)
    shown = [0]
    bye = screen.until(lambda said: shown.append(said.get("seq", 0)) or said["type"] == "bye")
    assert set(shown) == {0}, "nobody is shown another game"
    assert (bye["code"], bye["again"]) == ("other-rules", False)
    with pytest.raises(Problem, match="other-rules"):
        bob.answers(id, 1, 1)
    bob.goes_to(one.url)
    assert play_on([ann, bob], id)["table"]["status"] == "over"
    bob.goes_to(other.url)
    with pytest.raises(Problem, match="over-other-rules"):
        bob.state(id)


@pytest.mark.whole
def test_an_end_that_only_one_of_two_engines_sees_is_no_result(two, guest):
    """The game goes on at the process that wrote it, and the other says that it is not theirs."""
    one, other = two(changed="longer")
    ann, far = guest("Ann", url=one.url), guest(url=other.url)
    far.http.cookies = ann.http.cookies
    id = far.opens(seats=HOT)
    screen = ann.looks(id)
    screen.state(60)
    state = play_on([far], id)
    assert state["table"]["status"] == "over"
    assert far.get("/me/statistics")["games"][0]["played"] == 2
    seen = []
    bye = screen.until(lambda said: seen.append(said) or said["type"] == "bye")
    assert bye["code"] in ("other-rules", "over-other-rules")
    assert not [said for said in seen if said["type"] == "state" and said["table"]["status"] == "over"]
