"""A real server on loopback, and people who use it."""

from __future__ import annotations

import asyncio
import atexit
import json
import logging
import random
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import connect

from tests.server.toy import ToyShelf
from wyrmhall.server import migrate
from wyrmhall.server.app import create_app
from wyrmhall.server.database import async_engine
from wyrmhall.server.run import uvicorn_config
from wyrmhall.server.settings import Settings
from wyrmhall.server.shelf import Shelf

FAST = {
    "requests_per_second": 100_000,
    "answers_per_second": 100_000,
    "tables_per_minute": 100_000,
    "lasting_per_minute": 100_000,
    "most_tables": 10_000,
    "sockets_each": 1_000,
    "sockets_per_address": 5_000,
    "connections_per_address": 5_000,
    "sweep_seconds": 0.1,
    "bot_seconds": 0.3,
}

PATIENCE = 60.0
"""How many seconds to wait for what must come: only a server that has gone wrong needs so long, however busy it is."""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def sqlite_in(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'hall.db'}"


@cache
def _prepared() -> Path:
    """An empty database of the present schema."""
    path = Path(tempfile.mkdtemp(prefix="wyrmhall-prepared-")) / "hall.db"
    atexit.register(shutil.rmtree, path.parent, ignore_errors=True)

    async def make() -> None:
        engine = async_engine(f"sqlite+aiosqlite:///{path}")
        await migrate.upgrade(engine)
        await engine.dispose()

    asyncio.run(make())
    return path


def prepared_in(folder: Path) -> str:
    """A database that need not be brought to the present schema step by step, as hundreds of servers would do."""
    if not (folder / "hall.db").exists():
        shutil.copyfile(_prepared(), folder / "hall.db")
    return sqlite_in(folder)


class Kept(logging.Handler):
    """Log records, to look at them later."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def errors(self) -> list[str]:
        return [record.getMessage() for record in self.records if record.levelname == "ERROR"]


class Live:
    """uvicorn in a thread of the test, so that a test can also look behind the counter."""

    def __init__(self, settings: Settings, shelf: Shelf | None = None) -> None:
        self.app = create_app(settings, shelf or ToyShelf())
        self.port = free_port()
        self.uvicorn = uvicorn.Server(uvicorn_config(self.app, "127.0.0.1", self.port))
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.logged = Kept()
        for name in ("wyrmhall", "uvicorn"):  # which hand nothing on to others
            logging.getLogger(name).addHandler(self.logged)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hall(self) -> Any:
        """Of any type: tests look at, and put in place, what they like."""
        return self.app.state.server.hall

    def does(self, deed: Coroutine[Any, Any, Any]) -> Any:
        """Something behind the counter, where it is done: in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(deed, self.uvicorn.servers[0].get_loop()).result(20)

    def __enter__(self) -> Live:
        self.thread.start()
        until(lambda: self.uvicorn.started or not self.thread.is_alive(), "the server starts")
        assert self.uvicorn.started
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(15)
        assert not self.thread.is_alive(), "the server did not stop"
        for name in ("wyrmhall", "uvicorn"):
            logging.getLogger(name).removeHandler(self.logged)


def until(so: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """Wait until something is so; gives what it gave."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = so()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"not within {seconds} s: {what}")


class Problem(Exception):
    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.code = response.json()["code"]
        self.detail = response.json()["detail"]
        super().__init__(f"{self.status} {self.code}: {self.detail}")


class Guest:
    """Somebody with a browser: cookies, requests, sockets."""

    def __init__(self, url: str, name: str = "", lang: str = "en") -> None:
        self.url = url
        self.lang = lang
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.sockets: list[Socket] = []
        if name:
            self.put("/me", {"name": name})

    def close(self) -> None:
        for each in self.sockets:
            each.close()
        self.http.close()

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def goes_to(self, url: str) -> None:
        """The same browser at another server, or at the same one after its restart."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    def call(self, method: str, path: str, body: object = None, **query: Any) -> Any:
        headers = query.pop("headers", None)
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        response = self.http.request(
            method, "/api" + path, content=content, params={"lang": self.lang, **query}, headers=headers
        )
        if response.status_code >= 400:
            raise Problem(response)
        return response.json()

    def get(self, path: str, **query: Any) -> Any:
        return self.call("GET", path, **query)

    def post(self, path: str, body: object = None, **query: Any) -> Any:
        return self.call("POST", path, {} if body is None else body, **query)

    def put(self, path: str, body: object) -> Any:
        return self.call("PUT", path, body)

    def opens(self, game: str = "lair", seats: int | list[Any] = 2, **said: Any) -> str:
        """A table; a number of seats means one for me and the others open."""
        if isinstance(seats, int):
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        return str(self.post("/tables", {"game": game, "seats": seats, **said})["table"])

    def joins(self, table: str, **said: Any) -> int:
        return int(self.post(f"/tables/{table}/join", said)["seat"])

    def state(self, table: str, **query: Any) -> Any:
        return self.get(f"/tables/{table}/state", **query)

    def answers(self, table: str, option: int, seq: int | None = None, **said: Any) -> Any:
        seq = self.state(table, **said)["seq"] if seq is None else seq
        return self.post(f"/tables/{table}/answer", {"seq": seq, "option": option, **said})

    def looks(self, table: str, **hello: Any) -> Socket:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        found = Socket(self.url.replace("http", "ws") + f"/ws/tables/{table}", headers, {"lang": self.lang, **hello})
        self.sockets.append(found)
        return found


BESIDE = ("talk", "company")


def lines_in(messages: list[Any]) -> list[Any]:
    found: list[Any] = []
    for message in [each for each in messages if each["type"] == "talk"]:
        found = ([] if message["whole"] else found) + message["lines"]
    return found


class Socket:
    def __init__(self, url: str, headers: dict[str, str], hello: dict[str, Any] | None) -> None:
        self.opening = connect(url, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE)
        self.ws = self.opening.__enter__()
        self.beside: list[Any] = []
        if hello is not None:
            self.send(type="hello", **hello)

    def send(self, **message: Any) -> None:
        self.ws.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Any:
        """The next message about the game; what people say and who looks on is kept in `beside`."""
        while True:
            message = self.any(timeout)
            if message["type"] not in BESIDE:
                return message
            self.beside.append(message)

    def any(self, timeout: float = PATIENCE) -> Any:
        return json.loads(self.ws.recv(timeout))

    def lines(self, count: int, timeout: float = PATIENCE) -> list[Any]:
        """What people have said, as far as it came here, once there are so many lines."""
        while len(found := lines_in(self.beside)) < count:
            self.beside.append(self.any(timeout))
        return found

    def state(self, timeout: float = PATIENCE) -> Any:
        """The next state; anything else is a mistake of the test."""
        message = self.next(timeout)
        assert message["type"] == "state", message
        return message

    def until(self, so: Callable[[Any], object], timeout: float = PATIENCE) -> Any:
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if so(message):
                return message

    def until_seq(self, seq: int, timeout: float = PATIENCE) -> Any:
        return self.until(lambda m: m["type"] == "state" and m["seq"] >= seq, timeout)

    def close(self) -> None:
        self.opening.__exit__(None, None, None)


def play_on(guests: list[Guest], table: str, steps: int = 10_000, seed: int = 0) -> Any:
    """Random answers over HTTP for seats held by one guest each (or all by one); gives the last state."""
    pick = random.Random(seed)
    state = guests[0].state(table)
    for _ in range(steps):
        waiting = [d["seat"] for d in state["decisions"]]
        if not waiting:
            break
        seat = waiting[0]
        guest = guests[seat] if len(guests) > 1 else guests[0]
        mine = guest.state(table, seat=seat)
        decision = next(d for d in mine["decisions"] if d["seat"] == seat)
        option = pick.choice(decision["options"])["option"]
        state = guest.answers(table, option, mine["seq"], seat=seat)
    return state
