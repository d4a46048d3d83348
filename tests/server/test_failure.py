"""Machines die, brokers go away, disks fill up: what was acknowledged stays, and nothing is doubled."""

import asyncio
import json
import random
import resource
import sqlite3

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.live import Guest, Problem, sqlite_in
from tests.server.nursery import Nursery

HOT = [{"kind": "me"}, {"kind": "me"}]
PLAYERS = 4
FEWEST = 5  # answers that are in before a server is killed
LONGEST = 300  # answers at one table before its players open another


class Persistent:
    """Somebody who holds both seats of a table and plays on whatever happens; remembers what was acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.pick = random.Random(seed)
        self.meant: dict[str, list[tuple[int, int]]] = {}  # table -> seat and option of every answer, in order
        self.acknowledged: dict[str, int] = {}  # table -> answers that the server has shown to be in
        self.cookie = ""
        self.table = ""
        self.playing = True

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=5) as http:
            while self.playing:
                try:
                    if not self.table or self.acknowledged[self.table] >= LONGEST:
                        await self._open(http)
                    await self._at_table()
                except (OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                    await asyncio.sleep(0.01)

    async def _open(self, http: httpx.AsyncClient) -> None:
        said = {"game": "lair", "seats": HOT, "options": {"long": True}}
        answer = await http.post("/api/tables", json=said)
        answer.raise_for_status()
        self.cookie = "wyrmhall=" + http.cookies["wyrmhall"]
        self.table = answer.json()["table"]
        self.meant[self.table] = []
        self.acknowledged[self.table] = 0

    async def _at_table(self) -> None:
        meant = self.meant[self.table]
        address = self.url.replace("http", "ws") + f"/ws/tables/{self.table}"
        async with connect(address, additional_headers={"Cookie": self.cookie}, compression=None) as socket:
            seat = 0
            await socket.send(json.dumps({"type": "hello", "seat": seat}))
            while self.playing:
                state = json.loads(await asyncio.wait_for(socket.recv(), 5))
                if state["type"] == "refused":  # it answered a state that came twice; the server takes it once
                    assert state["code"] in ("stale", "not-your-turn"), state
                    continue
                assert state["type"] == "state", state
                done = state["seq"]
                assert self.acknowledged[self.table] <= done <= len(meant), "an answer was lost or doubled"
                self.acknowledged[self.table] = done
                if done >= LONGEST:
                    return
                waiting = state["decisions"][0]
                if waiting["seat"] != seat:
                    seat = waiting["seat"]
                    await socket.send(json.dumps({"type": "hello", "seat": seat, "since": done}))
                    continue
                if state["seat"] != seat:
                    continue
                if done == len(meant):  # else: the same answer again, which was not written before the server died
                    # The toy's deck is not made for endless games, so nobody draws.
                    options = [o["option"] for o in waiting["options"] if not o["label"].startswith("draw")]
                    meant.append((seat, self.pick.choice(options)))
                await socket.send(json.dumps({"type": "answer", "seq": done, "option": meant[done][1]}))


@pytest.mark.parametrize("kills", [5, pytest.param(200, marks=pytest.mark.whole)])
def test_many_kills_lose_nothing_that_was_acknowledged_and_double_nothing(tmp_path, kills):
    nursery = Nursery(database=sqlite_in(tmp_path))
    people = [Persistent(nursery.url, seed) for seed in range(PLAYERS)]
    pick = random.Random(1)

    async def kill_and_kill() -> None:
        for _ in range(kills):
            await asyncio.to_thread(nursery.start)
            before = sum(sum(person.acknowledged.values()) for person in people)
            while sum(sum(person.acknowledged.values()) for person in people) < before + FEWEST:  # noqa: ASYNC110
                await asyncio.sleep(0.002)
            await asyncio.sleep(pick.uniform(0, 0.02))
            await asyncio.to_thread(nursery.kill)
        for person in people:
            person.playing = False

    async def all_together() -> None:
        async with asyncio.TaskGroup() as group:
            for work in (kill_and_kill(), *(person.play() for person in people)):
                group.create_task(work)

    try:
        asyncio.run(all_together())
        nursery.start()
        with sqlite3.connect(tmp_path / "hall.db") as db:
            rows = db.execute("select table_id, seq, seat, option from log order by table_id, seq").fetchall()
        written: dict[str, list[tuple[int, int]]] = {}
        for table, seq, seat, option in rows:
            written.setdefault(table, []).append((seat, option))
            assert seq == len(written[table])
        total = 0
        for person in people:
            guest = Guest(nursery.url)
            guest.http.headers["Cookie"] = person.cookie
            for table, meant in person.meant.items():
                log = written.get(table, [])
                assert log == meant[: len(log)]
                assert len(log) >= person.acknowledged[table]
                assert guest.state(table)["seq"] == len(log)
                total += len(log)
            guest.close()
        assert total >= kills * FEWEST
    finally:
        nursery.close()


def test_a_full_disk_is_said_to_the_player_and_nothing_is_lost(tmp_path):
    nursery = Nursery(database=sqlite_in(tmp_path))
    nursery.start()
    ann = Guest(nursery.url, "Ann")
    try:
        id = ann.opens(seats=HOT, options={"long": True})
        hers = ann.looks(id)
        state = hers.state()
        largest = max(file.stat().st_size for file in tmp_path.iterdir())
        _, hard = resource.prlimit(nursery.child, resource.RLIMIT_FSIZE)
        resource.prlimit(nursery.child, resource.RLIMIT_FSIZE, (largest + 20_000, hard))
        refused = None
        for _ in range(100):
            option = state["decisions"][0]["options"][0]["option"]
            hers.send(type="answer", seq=state["seq"], option=option)
            message = hers.until(lambda m, seq=state["seq"]: m["type"] == "refused" or m["seq"] > seq)
            if message["type"] == "refused":
                refused = message
                break
            state = seen_by_next(hers, message)
        assert refused is not None
        assert refused["code"] == "not-written"
        assert refused["detail"].startswith("The answer could not be kept, so it does not count.")
        assert ann.state(id)["seq"] == state["seq"]
        resource.prlimit(nursery.child, resource.RLIMIT_FSIZE, (hard, hard))
        after = ann.answers(id, option, state["seq"], seat=state["seat"])
        assert after["seq"] == state["seq"] + 1
        assert [row[0] for row in entries(tmp_path, id)] == list(range(1, after["seq"] + 1))
    finally:
        ann.close()
        nursery.close()


def seen_by_next(screen, state):
    """The state as the seat sees it that is waited for."""
    seat = state["decisions"][0]["seat"]
    if seat == state["seat"]:
        return state
    screen.send(type="hello", seat=seat, since=state["seq"])
    return screen.until(lambda m: m["type"] == "state" and m["seat"] == seat)


def entries(folder, table):
    with sqlite3.connect(folder / "hall.db") as db:
        return db.execute("select seq, seat, option from log where table_id = ? order by seq", (table,)).fetchall()


def test_a_locked_database_is_said_to_the_player_and_nothing_is_lost(tmp_path, serving, guest, monkeypatch):
    monkeypatch.setattr("wyrmhall.server.database.BUSY_SECONDS", 0.2)
    live = serving()
    ann = guest("Ann", url=live.url)
    id = ann.opens(seats=HOT)
    ann.state(id)
    other = sqlite3.connect(tmp_path / "hall.db", isolation_level=None)
    other.execute("begin exclusive")
    with pytest.raises(Problem) as locked:
        ann.answers(id, 0, 0)
    assert locked.value.status == 503
    assert locked.value.code == "not-written"
    with pytest.raises(Problem) as closed:
        ann.opens()
    assert closed.value.code == "not-loaded"
    assert ann.state(id)["seq"] == 0
    other.execute("rollback")
    other.close()
    assert ann.answers(id, 0, 0)["seq"] == 1
    assert [row[0] for row in entries(tmp_path, id)] == [1]


def test_two_servers_that_write_the_same_number_do_not_both_succeed(serving, guest):
    """Without a broker neither hears of the other, and the log decides."""
    one, two = serving(), serving()
    ann = guest("Ann", url=one.url)
    id = ann.opens(seats=HOT)
    far = guest(url=two.url)
    far.http.cookies = ann.http.cookies
    ann.state(id), far.state(id)
    ann.answers(id, 0, 0, seat=0)
    with pytest.raises(Problem, match=r"stale|not-your-turn"):
        far.answers(id, 1, 0, seat=0)
    assert far.state(id) == ann.state(id)
    assert far.answers(id, 1, 1, seat=1)["seq"] == 2


def test_an_answer_to_a_state_seen_at_another_server_is_taken(serving, guest):
    one, other = serving(), serving()
    ann = guest("Ann", url=one.url)
    far = guest(url=other.url)
    far.http.cookies = ann.http.cookies
    id = ann.opens(seats=HOT)
    assert far.state(id)["seq"] == 0
    assert ann.answers(id, 0, 0, seat=0)["seq"] == 1
    assert far.answers(id, 0, 1, seat=1)["seq"] == 2  # though nobody has told that server of entry 1
    assert far.answers(id, 2, 2, seat=0)["seq"] == 3
    assert ann.post(f"/tables/{id}/undo", {"seq": 3, "seat": 0})["seq"] == 4


def test_a_vote_on_an_undo_that_was_asked_at_another_server_is_taken(serving, guest):
    one, other = serving(), serving()
    ann, bob = guest("Ann", url=one.url), guest("Bob", url=other.url)
    id = ann.opens(ask_undo=True)
    bob.joins(id)
    ann.answers(id, 0, 0)
    assert bob.answers(id, 1, 1)["seq"] == 2  # the cards picked are shown, so that the rule lets nobody undo
    assert ann.post(f"/tables/{id}/undo", {"seq": 2})["undo_asked"]["seat"] == 0
    after = bob.post(f"/tables/{id}/vote", {"agree": True})  # though nobody has told that server of entry 3
    assert (after["seq"], after["step"], after["undo_asked"]) == (4, 0, None)
