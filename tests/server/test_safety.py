"""Malformed and out-of-turn messages at every route and at the socket: no failure, no trace, no change of state."""

import asyncio
import contextlib
import json
import random
import re
import sqlite3

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.live import FAST, Guest, Live, play_on, sqlite_in
from wyrmhall import __version__
from wyrmhall.server.app import create_app
from wyrmhall.server.routes import openapi
from wyrmhall.server.settings import Settings
from wyrmhall.server.wire import In

SERVER = create_app(Settings(database="sqlite+aiosqlite:///:memory:")).state.server
schema = schemathesis.openapi.from_dict(openapi(SERVER.endpoints, "/api", __version__))
KINDS = sorted(kind.__struct_config__.tag for kind in In.__subclasses__() if kind.__struct_config__.tag)
"""What a client may say at a socket: whatever kind there will be is thrown, too."""
CLOSED = {1003, 1007, 1008, 1009, 1013}


class Played:
    """A server with a table in the middle of a game, and a stranger who has no seat there."""

    def __init__(self, folder) -> None:
        self.folder = folder
        self.live = Live(Settings(**{"database": sqlite_in(folder), **FAST, "sweep_seconds": 60}))
        self.live.__enter__()
        self.ann = Guest(self.live.url, "Ann")
        self.table = self.ann.opens(seats=[{"kind": "me"}, {"kind": "me"}])
        play_on([self.ann], self.table, steps=6, seed=3)
        self.stranger = Guest(self.live.url, "Eve")
        self.kept = Guest(self.live.url, "Kim")
        self.club = self.ann.post("/clubs", {"name": "Friday", "game": "lair"})["club"]
        self.pick = random.Random(1)

    def somebody(self) -> Guest:
        """A guest, or somebody who is kept, for whom more routes are open; they may have deleted themselves."""
        if self.pick.random() < 0.5:
            return self.stranger
        if not self.kept.get("/me")["mark"]:
            self.kept.put("/me", {"name": "Kim"})
            self.kept.post("/me/keep")
        return self.kept

    def rows(self) -> list[list[object]]:
        """All that is written of the table, but for when its people were last here."""
        seats = "table_id, seat, kind, name, level, owner, link from seats where table_id"
        asked = ("* from tables where id", "* from log where table_id", seats)
        with contextlib.closing(sqlite3.connect(self.folder / "hall.db")) as db:
            return [db.execute(f"select {each} = ? order by 1, 2", (self.table,)).fetchall() for each in asked]

    def truth(self) -> tuple[object, ...]:
        """All that must not change: what is written, and what those who sit there see."""
        seen = [self.ann.state(self.table, seat=seat) for seat in (0, 1)]
        for state in seen:
            for sitter in state["table"]["seats"]:
                del sitter["here"], sitter["away_since"]
        return self.rows(), *seen

    def close(self) -> None:
        self.ann.close()
        self.stranger.close()
        self.kept.close()
        self.live.__exit__()


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    made = Played(tmp_path_factory.mktemp("safety"))
    yield made
    made.close()


@schema.parametrize()
@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_of_a_stranger_fails_or_changes_a_table(case, played):
    said = (case.path_parameters or {}).get("id", "")
    if re.fullmatch("[a-z2-7]{16}", str(said)) and played.pick.random() < 0.7:
        case.path_parameters["id"] = played.club if case.path.startswith("/api/clubs") else played.table
    before = played.rows()
    cookie = {"Cookie": f"wyrmhall={played.somebody().http.cookies['wyrmhall']}"}
    response = case.call(base_url=played.live.url, headers=cookie)
    assert response.status_code < 500, response.content
    assert b"Traceback" not in response.content
    case.validate_response(response)
    assert played.rows() == before


def malformed(pick: random.Random, table_seq: int) -> str | bytes:
    """One message that no client of ours would send, or not now."""
    option = pick.choice([0, 1, -1, -2, -10, 99, 2**31, -(2**70), 1.5, "0", None, [0], {"x": 1}, True])
    seq = pick.choice([0, table_seq, table_seq + 1, -1, 10**6, 10**9, "6", None])
    whole = {"type": pick.choice([*KINDS, "state", "", None, 7]), "seq": seq, "option": option}
    extras = {"seat": pick.choice([0, 1, -1, 7, 99]), "lang": pick.choice(["en", "xx", 3]), "agree": option}
    extras |= {"text": pick.choice(["", " \u202e\n", "x" * 281, "x" * 3000, 7, None, ["hi"]]), "on": option}
    extras |= {"sign": pick.choice(["dance", "", 3, None, "hello\u0000"]), "talk": option, "named": option}
    extras |= {"secret": "x" * pick.choice([1, 64, 65, 3000]), "since": seq, "watch": option}
    for key in pick.sample(list(extras), pick.randrange(4)):
        whole[key] = extras[key]
    for key in pick.sample(list(whole), pick.randrange(2)):
        del whole[key]
    text = json.dumps(whole)
    kind = pick.randrange(8)
    if kind == 0:
        return text[: pick.randrange(len(text))]
    if kind == 1:
        return bytes(pick.randrange(256) for _ in range(pick.randrange(40)))
    if kind == 2:
        return pick.choice(["", "null", "[]", "[" * 3000, '"', "\u0000", "{}", "NaN", '{"type":"answer"' * 3])
    return text


def test_no_message_at_the_socket_of_a_stranger_fails_or_changes_a_table(played):
    """A socket that is closed on somebody is opened again, until all messages have been sent."""
    before = played.truth()
    pick = random.Random(5)
    answers: list[dict] = []
    codes: set[int] = set()

    async def throw() -> None:
        address = played.live.url.replace("http", "ws") + f"/ws/tables/{played.table}"
        left = 600
        while left > 0:
            async with connect(address, compression=None) as socket:
                try:
                    if pick.random() < 0.8:
                        await socket.send('{"type": "hello"}')
                    while left > 0:
                        await socket.send(malformed(pick, 6))
                        left -= 1
                        answers.append(json.loads(await asyncio.wait_for(socket.recv(), 10)))
                except ConnectionClosed as closed:
                    codes.add(closed.rcvd.code if closed.rcvd is not None else 0)

    asyncio.run(throw())
    assert played.truth() == before
    assert codes <= CLOSED
    kinds = {answer["type"] for answer in answers}
    assert kinds <= {"state", "refused", "bye", "company", "talk", "pong"}
    assert all(answer["seat"] == -1 for answer in answers if answer["type"] == "state")
    assert not any("Traceback" in json.dumps(answer) for answer in answers)
    assert played.live.logged.errors() == []


def test_no_message_at_the_socket_of_the_hall_fails(played):
    """It only tells: whatever is said there ends it, and whoever opens it again hears the news."""
    before = played.truth()
    pick = random.Random(6)
    codes: set[int] = set()

    async def throw() -> None:
        address = played.live.url.replace("http", "ws") + "/ws/hall"
        for _ in range(60):
            async with connect(address, compression=None) as socket:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(pick.randrange(1, 5)):
                        await socket.send(malformed(pick, 6))
                    await asyncio.wait_for(socket.recv(), 10)
                await socket.wait_closed()
                codes.add(socket.close_code or 0)
        async with connect(address, compression=None) as socket:
            played.ann.opens()
            assert json.loads(await asyncio.wait_for(socket.recv(), 10)) == {"type": "news", "what": "tables"}

    asyncio.run(throw())
    assert played.truth() == before
    assert codes <= CLOSED
    assert played.live.logged.errors() == []


def test_no_message_of_somebody_whose_turn_it_is_not_changes_the_table(played):
    """The same from a seat that is not asked: nothing it says is taken."""
    waiting = played.ann.state(played.table)["decisions"][0]["seat"]
    before = played.truth()
    other = 1 - waiting
    screen = played.ann.looks(played.table, seat=other)
    screen.state()
    pick = random.Random(6)
    sent = 0
    while sent < 15:
        message = malformed(pick, 6)
        if isinstance(message, bytes) or any(f'"{kind}"' in message for kind in ("hello", "look", "nudge")):
            continue
        screen.ws.send(message)
        assert screen.next()["type"] in ("refused", "state", "pong")
        sent += 1
    screen.close()
    after = played.truth()
    assert after[0][1] == before[0][1]
    assert [s["view"] for s in after[1:]] == [s["view"] for s in before[1:]]
