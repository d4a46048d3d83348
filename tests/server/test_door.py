"""The door: connections that are too many, too slow or idle end, and strangers are not believed who they are."""

import contextlib
import json
import socket
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.live import FAST, PATIENCE, Guest, sqlite_in, until
from tests.server.process import Process
from wyrmhall.server import door
from wyrmhall.server.door import Doorkeeper
from wyrmhall.server.limits import network_of


def dial(url: str, said: bytes = b"") -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    found = socket.create_connection((host, int(port)), timeout=30)
    found.sendall(said)
    return found


def heard(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    with contextlib.closing(connection):
        parts = []
        with contextlib.suppress(ConnectionError):
            while part := connection.recv(65_536):
                parts.append(part)
        return b"".join(parts)


def drips(connection: socket.socket, said: bytes, seconds: float) -> bool:
    """Sends a byte now and then; whether the other side has closed before all time is over."""
    end = time.monotonic() + seconds
    connection.settimeout(0.05)
    with contextlib.closing(connection):
        while time.monotonic() < end:
            try:
                connection.sendall(said)
                if connection.recv(1_000) == b"":
                    return True
            except TimeoutError:
                continue
            except OSError:
                return True
    return False


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(door, "HEAD_SECONDS", 1.0)
    monkeypatch.setattr(door, "BODY_SECONDS", 1.0)
    monkeypatch.setattr(door, "STALL_SECONDS", 1.0)


@pytest.fixture
def process(tmp_path):
    """A server with the limits that every server has."""
    running = Process(database=sqlite_in(tmp_path), answers_per_second=20).start()
    yield running
    running.stop()


@pytest.mark.usefixtures("hasty")
def test_a_head_that_drips_a_body_that_drips_and_silence_are_not_waited_for(live, ann):
    silent = dial(live.url)
    assert heard(silent).startswith(b"HTTP/1.1 408")
    assert drips(dial(live.url, b"GET /healthz HTTP/1.1\r\nHost: x\r\n"), b"x: y\r\n", 20)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\n"
    assert drips(dial(live.url, head + b"content-length: 9000\r\n\r\n"), b" ", 20)
    assert drips(dial(live.url, head + b"transfer-encoding: chunked\r\n\r\n"), b"1\r\n \r\n", 20)
    kept = dial(live.url, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert kept.recv(15) == b"HTTP/1.1 200 OK"
    assert drips(kept, b"G", 20)  # the second request on a connection is not waited for any longer
    assert live.logged.errors() == []
    assert ann.get("/me")["name"] == "Ann"


@pytest.mark.usefixtures("hasty")
def test_somebody_who_does_not_read_is_not_waited_for(live):
    deaf = dial(live.url)
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    for _ in range(100):
        with contextlib.suppress(OSError):
            deaf.sendall(b"GET /api/games/wyrmspan/cards HTTP/1.1\r\nHost: x\r\naccept-encoding: identity\r\n\r\n")
    until(lambda: live.app.state.server.door.inside == 0, "the connection is ended")
    deaf.close()


@pytest.mark.usefixtures("hasty")
def test_a_socket_whose_reader_does_not_read_is_not_waited_for(live, ann):
    """What was to be sent would keep it open, and its place taken, for ever."""
    table = ann.opens("wyrmspan", seats=[{"kind": "me"}, {"kind": "me"}])
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)  # before it is known to the other side
    deaf.settimeout(PATIENCE)
    deaf.connect(("127.0.0.1", live.port))
    cookie = ann.http.cookies["wyrmhall"]
    lines = [f"GET /ws/tables/{table} HTTP/1.1", f"Host: 127.0.0.1:{live.port}", f"Cookie: wyrmhall={cookie}"]
    lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    deaf.sendall("\r\n".join([*lines, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]).encode())
    assert deaf.recv(12) == b"HTTP/1.1 101"
    hello = Frame(Opcode.TEXT, b'{"type": "hello", "seat": 0}').serialize(mask=True)
    sockets = live.app.state.server.sockets

    def is_ended() -> bool:
        with contextlib.suppress(OSError):
            deaf.sendall(hello)
        return not sockets.held

    until(is_ended, "the socket is ended")
    deaf.close()


CRUMBS = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 200


def test_a_body_in_crumbs_and_an_endless_head_are_refused_and_hold_nobody_up(process):
    """480 kB of pieces of one byte stood still for 26 s, a head of 12,000 lines for one."""
    assert heard(dial(process.url, CRUMBS)).startswith(b"HTTP/1.1 400")
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"a:b\r\n" * 8_000 + b"\r\n"
    assert heard(dial(process.url, head)).startswith(b"HTTP/1.1 400")
    body = json.dumps({"game": "seadragons", "seats": [{"kind": "me"}] * 2}).encode()
    pieces = b"".join(b"%x\r\n%b\r\n" % (len(body[n : n + 9]), body[n : n + 9]) for n in range(0, len(body), 9))
    whole = CRUMBS[: CRUMBS.index(b"\r\n\r\n")] + b"\r\nConnection: close\r\n\r\n" + pieces + b"0\r\n\r\n"
    assert heard(dial(process.url, whole)).startswith(b"HTTP/1.1 201")  # a few small ones are as good as one


def test_a_request_that_goes_wrong_while_it_is_answered_leaves_no_trace_in_the_log(live):
    """Each was an error with 4 kB of log, 150 times a second from one address."""
    said = live.logged.records
    for path in (b"/api/tables", b"/nowhere"):  # read to the end of its body, or answered at once
        assert b" 500 " not in heard(dial(live.url, CRUMBS.replace(b"/api/tables", path)))
    time.sleep(0.2)
    assert [record.getMessage() for record in said if record.levelname == "ERROR" or record.exc_info] == []


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_frames_that_mean_nothing_are_not_read_without_end(process, opcode):
    """200 kB of pings on one socket stood still for 25 s."""
    with Guest(process.url, "Ann") as ann:
        table = ann.opens("seadragons", seats=[{"kind": "me"}, {"kind": "me"}])
        looking = ann.looks(table)
        looking.state()
        few = Frame(Opcode.PING, b"").serialize(mask=True) * 100
        looking.ws.socket.sendall(few)
        looking.send(type="ping")
        looking.until(lambda m: m["type"] == "pong")
        begun = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if opcode is Opcode.CONT else b""
        empty = Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True)
        with contextlib.suppress(OSError):
            looking.ws.socket.sendall(begun + empty * 30_000)
        with pytest.raises(ConnectionClosed):
            looking.until(lambda m: False)
        assert ann.state(table)["seq"] == 0


def test_one_address_holds_so_many_connections_and_no_more(serving):
    live = serving(connections_per_address=10)
    held = [dial(live.url, b"GET /healthz HTTP/1.1\r\nHost: x\r\n") for _ in range(10)]
    until(lambda: live.app.state.server.door.inside == 10, "all are in")
    assert heard(dial(live.url)).startswith(b"HTTP/1.1 429")
    assert live.app.state.server.door.turned_away == 1
    for each in held:
        each.close()
    until(lambda: live.app.state.server.door.inside == 0, "all have left")
    with Guest(live.url, "Ann") as ann:
        table = ann.opens()
        for _ in range(12):  # sockets are counted elsewhere
            ann.looks(table).state()
        until(lambda: live.app.state.server.door.inside <= 1, "sockets have left the door")


def test_of_version_six_a_whole_network_is_one_caller():
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("nobody") == "nobody"
    keeper = Doorkeeper(100, 2, "10.0.0.0/8", 1_000)
    assert [keeper.lets_in(f"2001:db8:1:2::{n}") for n in range(3)] == [True, True, False]
    assert all(keeper.lets_in("10.1.2.3") for _ in range(5))  # the operator's proxy speaks for many
    keeper.sees_off("2001:db8:1:2::9")
    assert keeper.lets_in("2001:db8:1:2::3")
    assert keeper.inside == 7


@pytest.mark.parametrize("trust", ["", pytest.param("127.0.0.1", marks=pytest.mark.whole)])
def test_a_forwarded_address_counts_only_from_proxies_that_the_operator_named(tmp_path, trust):
    """Whoever says that he comes from elsewhere each time still has the limits of one."""
    arguments = {**FAST, "requests_per_second": 1, "trust": trust}
    process = Process(database=sqlite_in(tmp_path), **arguments).start(wait=False)
    try:
        until(lambda: answers(process.url), "the process serves")
        codes = [
            httpx.get(process.url + "/api/me", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
            for n in range(20)
        ]
        assert (429 in codes) == (not trust)
    finally:
        process.stop()


def answers(url: str) -> bool:
    try:
        return httpx.get(url + "/nowhere.txt").status_code == 404
    except httpx.TransportError:
        return False


def test_no_route_is_without_a_limit(serving):
    live = serving(requests_per_second=1)
    with httpx.Client(base_url=live.url, timeout=PATIENCE) as client:
        paths = ["/healthz", "/metrics", "/schema", "/", "/assets/x.js"]
        for path in [*paths, "/api/house", "/api/tables", "/api/nowhere"]:
            codes: list[int] = []
            while 429 not in codes and len(codes) < 300:
                codes.append(client.get(path).status_code)
            assert 429 in codes, path
            assert not any(code >= 500 for code in codes), path
            until(lambda path=path: client.get(path).status_code != 429, "the limit is over")


def test_what_never_changes_is_made_once(live):
    schema = [httpx.get(live.url + "/schema") for _ in range(2)]
    assert schema[0].headers["content-encoding"] == "gzip"
    assert schema[0].content == schema[1].content
    kept = live.app.state.server.catalogue.shown_cards
    first = httpx.get(live.url + "/api/games/worms/cards?lang=uk").json()
    made = kept["worms", "uk"]
    assert httpx.get(live.url + "/api/games/worms/cards?lang=uk").json() == first
    assert kept["worms", "uk"] is made
    assert httpx.get(live.url + "/api/games/chess/cards").status_code == 409
    assert len(kept) == 1
