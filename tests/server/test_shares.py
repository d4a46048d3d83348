"""What one person, or one address, may do in a minute: every deed has a limit, and new cookies do not help."""

from contextlib import suppress
from time import sleep

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Problem, Socket
from tests.server.toy import ToyShelf
from wyrmhall.server.app import Server
from wyrmhall.server.routes import Endpoint
from wyrmhall.server.settings import Settings
from wyrmhall.server.wire import Done

NOTHING_STAYS = {
    "DELETE /me",
    "DELETE /me/blocks/{key}",
    "DELETE /me/passkeys/{passkey}",
    "DELETE /me/sessions",
    "DELETE /me/sessions/{session}",
    "DELETE /seeks/{id}",
    "DELETE /tables/{id}",
    "POST /clubs/{id}/leave",
    "POST /clubs/{id}/quit",
    "POST /me/push/stop",
    "POST /signout",
    "POST /tables/{id}/leave",
    "PUT /share",  # by whoever sits at the machine
}
"""What is counted as a request and no more: it takes away. What the host does is for the host alone."""


@pytest.fixture
def endpoints(tmp_path):
    return Server(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}"), ToyShelf()).endpoints


def named(endpoint):
    return f"{endpoint.method} {endpoint.path}"


def test_whatever_is_done_says_by_which_limit_it_is_counted(endpoints):
    deeds = [each for each in endpoints if each.method != "GET"]
    assert len(deeds) > 50
    plain = {named(each) for each in deeds if each.share == "requests" and not each.path.startswith("/host")}
    assert plain == NOTHING_STAYS


def test_a_deed_without_a_limit_cannot_be_offered():
    async def deed(caller: object) -> Done:
        return Done()

    with pytest.raises(ValueError, match="POST /deed does not say"):
        Endpoint("POST", "/deed", deed)
    Endpoint("GET", "/deed", deed)


LASTING = [
    ("PUT", "/me", {"name": "Ann"}),
    ("POST", "/me/keep", {"name": "Ann"}),
    ("POST", "/clubs", {"name": "Night", "game": "lair"}),
    ("POST", "/seeks", {"game": "lair", "players": 2}),
    ("POST", "/daily/seadragons", {}),
    ("POST", "/companion/wyrmspan", {"text": ""}),
]


@pytest.mark.parametrize(("method", "path", "body"), LASTING, ids=[path for _, path, _ in LASTING])
def test_whoever_throws_the_cookie_away_is_not_somebody_new_for_ever(serving, method, path, body):
    live = serving(requests_per_second=5, tables_per_minute=100_000)
    codes = []
    with httpx.Client(base_url=live.url) as browser:
        for _ in range(12):
            codes.append(browser.request(method, f"/api{path}", json=body).status_code)
            browser.cookies.clear()
            live.app.state.server.desk.requests.kept.clear()  # this is not about requests
    assert codes.count(429) >= 6


@pytest.mark.parametrize(("method", "path", "body"), LASTING[:3], ids=[path for _, path, _ in LASTING[:3]])
def test_something_that_stays_is_made_so_often_by_one_person(serving, guest, method, path, body):
    one = guest(url=serving(lasting_per_minute=3).url)
    one.get("/me")
    codes = []
    for _ in range(6):
        try:
            one.call(method, path, body)
            codes.append("done")
        except Problem as problem:
            codes.append(problem.code)
    assert codes[3:] == ["too-fast"] * 3


def test_nobody_takes_every_open_seat(serving, guest):
    live = serving(most_tables=10)
    ann, eve = guest("Ann", url=live.url), guest("Eve", url=live.url)
    tables = [ann.opens() for _ in range(3)]
    eve.joins(tables[0])
    more = [ann.opens(seats=3) for _ in range(3)]
    for id in more[:2]:
        eve.joins(id)
    with pytest.raises(Problem, match="too-many-seats"):
        eve.joins(more[2])
    eve.post(f"/tables/{more[0]}/leave")
    eve.joins(more[2])


def test_who_asks_too_often_is_not_looked_up(serving, guest, monkeypatch):
    live = serving(requests_per_second=2)
    one = guest(url=live.url)
    looked_up = []
    desk = live.app.state.server.desk
    known = desk.caller_of

    async def caller_of(connection):
        looked_up.append(connection)
        return await known(connection)

    monkeypatch.setattr(desk, "caller_of", caller_of)
    codes = [one.http.get("/api/me").status_code for _ in range(12)]
    assert codes.count(200) == len(looked_up) < 12


# --- sockets ------------------------------------------------------------------------------------------------------


def all_said(socket):
    """What a socket hears until it is closed."""
    heard = []
    try:
        while True:
            heard.append(socket.any(10.0))
    except ConnectionClosed:
        return heard


def test_who_chatters_before_hello_is_sent_away(ann, bob, table):
    socket = Socket(ann.url.replace("http", "ws") + f"/ws/tables/{table}", {}, None)
    for _ in range(40):
        with suppress(ConnectionClosed):
            socket.send(type="ping")
    heard = all_said(socket)
    assert {each["code"] for each in heard} == {"hello-first"}
    assert len(heard) <= 20


def test_wrong_words_do_not_make_the_time_for_a_hello_longer(ann, bob, table, monkeypatch):
    monkeypatch.setattr("wyrmhall.server.conversation.HELLO_SECONDS", 1.0)
    socket = Socket(ann.url.replace("http", "ws") + f"/ws/tables/{table}", {}, None)
    for _ in range(3):
        sleep(0.5)
        with suppress(ConnectionClosed):
            socket.send(type="ping")
    assert len(all_said(socket)) <= 2


def test_a_flood_is_answered_for_a_while_and_then_closed(serving, guest):
    live = serving(answers_per_second=1)
    ann = guest("Ann", url=live.url)
    socket = ann.looks(ann.opens())
    for _ in range(400):
        with suppress(ConnectionClosed):
            socket.send(type="ping")
    heard = all_said(socket)
    refused = [each for each in heard if each["type"] == "refused"]
    assert len(refused) <= 110
    assert (heard[-1]["type"], heard[-1]["code"], heard[-1]["again"]) == ("bye", "too-fast", True)


def test_a_look_and_a_hello_count_for_more_than_an_answer(serving, guest):
    live = serving(answers_per_second=4)
    ann = guest("Ann", url=live.url)
    for message in ({"type": "look"}, {"type": "hello", "lang": "en"}):
        socket = guest("Eve", url=live.url).looks(ann.opens())
        socket.state()
        for _ in range(6):  # of eight inputs in two seconds
            socket.send(**message)
        assert socket.until(lambda m: m.get("code") == "too-fast")
