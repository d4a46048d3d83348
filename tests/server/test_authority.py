"""Attacks on seats, against real processes: whoever once held a seat neither sees with its eyes nor acts for it."""

import asyncio
import contextlib
import sqlite3
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import PATIENCE, Guest, Problem, until
from tests.server.process import Process
from tests.server.services import Postgres, Redis
from wyrmhall import games
from wyrmhall.server.identity import hashed

EACH_GAME = [pytest.param(name, marks=() if name == "worms" else pytest.mark.whole) for name in games.NAMES]
"""All of them with `--whole`."""


class House:
    """The doors of one house: two processes behind one PostgreSQL, or twice the same one on SQLite."""

    def __init__(self, *processes: Process) -> None:
        self.processes = processes
        self.front, self.back = processes[0].url, processes[-1].url
        self.guests: list[Guest] = []

    def guest(self, name: str = "") -> Guest:
        self.guests.append(Guest(self.front, name))
        return self.guests[-1]

    def at_the_back(self, guest: Guest) -> Guest:
        """The same person at the other process."""
        self.guests.append(Guest(self.back))
        self.guests[-1].http.cookies = guest.http.cookies
        return self.guests[-1]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def processes(request, tmp_path_factory):
    if request.param == "sqlite":
        file = tmp_path_factory.mktemp("hall") / "hall.db"
        running, cluster = [Process(database=f"sqlite+aiosqlite:///{file}")], None
    else:
        cluster = Postgres()
        settings = {"database": cluster.url, "broker": cluster.url, "secret": "shared"}
        running = [Process(**settings), Process(**settings)]
    try:
        for process in running:
            process.start()
        yield running
    finally:
        for process in running:
            process.stop()
        if cluster is not None:
            cluster.remove()


@pytest.fixture
def house(processes):
    found = House(*processes)
    yield found
    for each in found.guests:
        each.close()


def heard(socket, so):
    """All that comes up to the message that is so, and that one."""
    found = []
    end = time.monotonic() + PATIENCE
    while not found or not so(found[-1]):
        found.append(socket.next(max(0.01, end - time.monotonic())))
    return found


def until_started(socket):
    return heard(socket, lambda m: m["type"] == "state" and m["table"]["status"] == "playing")


def options_of(guest, table, seat):
    state = guest.state(table, seat=seat)
    return state, [o["option"] for d in state["decisions"] if d["seat"] == seat for o in d.get("options", ())]


def is_refused(socket, code, **said):
    socket.send(**said)
    assert socket.until(lambda m: m["type"] == "refused", PATIENCE)["code"] == code


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_socket_of_who_left_a_seat_sees_nothing_of_who_took_it_and_does_not_answer_for_them(house, game):
    ann, mallory, carl = house.guest("Ann"), house.guest("Mallory"), house.guest("Carl")
    table = ann.opens(game, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    mallory.joins(table, seat=1)
    kept = house.at_the_back(mallory).looks(table, seat=1)
    assert kept.state(PATIENCE)["seat"] == 1
    mallory.post(f"/tables/{table}/leave")
    carl.joins(table, seat=1)
    house.guest("Dua").joins(table, seat=2)
    came = until_started(kept)
    assert "seat-lost" in [m["code"] for m in came if m["type"] == "unseated"]
    assert came[-1]["seat"] == -1
    assert all(m["seat"] == -1 for m in came if m["type"] == "state" and m["view"] is not None)
    assert not any(seat["mine"] for seat in came[-1]["table"]["seats"])
    assert came[-1]["view"] == house.at_the_back(house.guest()).state(table)["view"]
    state, options = options_of(carl, table, 1)
    for option in options[:3] or [0]:
        is_refused(kept, "not-your-seat", type="answer", seq=came[-1]["seq"], option=option)
    is_refused(kept, "not-your-seat", type="undo", seq=came[-1]["seq"])
    is_refused(kept, "not-your-seat", type="look")
    is_refused(kept, "not-your-seat", type="vote", agree=True)
    assert carl.state(table, seat=1)["seq"] == state["seq"]
    with pytest.raises(Problem, match="not-your-seat"):
        mallory.answers(table, 0, 0, seat=1)


def test_a_socket_that_came_by_a_link_loses_the_seat_with_the_link(house):
    ann, bob, phone = house.guest("Ann"), house.guest("Bob"), house.guest()
    table = ann.opens("lair")
    bob.joins(table)
    secret = ann.post(f"/tables/{table}/seats/0/link")["secret"]
    kept = house.at_the_back(phone).looks(table, secret=secret)
    until(lambda: kept.state(PATIENCE)["seat"] == 0, "the link opens the seat")
    ann.post(f"/tables/{table}/seats/0/link")
    came = heard(kept, lambda m: m["type"] == "state" and m["seat"] == -1)
    assert [m["code"] for m in came if m["type"] == "unseated"] == ["seat-lost"]
    assert came[-1]["view"]["hands"] == [2, 2]
    is_refused(kept, "not-your-seat", type="answer", seq=0, option=0)
    with pytest.raises(Problem, match="not-your-seat"):
        phone.post(
            f"/tables/{table}/answer", {"seq": 0, "option": 0, "seat": 0}, headers={"Authorization": f"Seat {secret}"}
        )
    assert ann.state(table)["seq"] == 0


def test_a_link_that_is_replaced_closes_the_socket_where_the_table_has_no_spectators(house):
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.opens("lair", spectators=False)
    bob.joins(table)
    secret = ann.post(f"/tables/{table}/seats/0/link")["secret"]
    kept = house.at_the_back(house.guest()).looks(table, secret=secret)
    assert kept.state(PATIENCE)["seat"] == 0
    ann.post(f"/tables/{table}/seats/0/link")
    bye = heard(kept, lambda m: m["type"] == "bye")[-1]
    assert (bye["code"], bye["again"]) == ("no-spectators", False)
    with pytest.raises(ConnectionClosed):
        kept.next(PATIENCE)


@pytest.mark.parametrize("game", EACH_GAME)
def test_spectators_who_came_before_the_start_are_closed_out_where_they_are_forbidden(house, game):
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.opens(game, 2, spectators=False)
    early = house.at_the_back(house.guest()).looks(table)
    assert early.state(PATIENCE)["table"]["status"] == "waiting"
    bob.joins(table)
    came = heard(early, lambda m: m["type"] == "bye")
    assert (came[-1]["code"], came[-1]["again"]) == ("no-spectators", False)
    assert all(m["view"] is None for m in came[:-1])


def test_where_a_bot_plays_its_owner_does_not_answer_until_the_seat_is_taken_back(house):
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.opens("lair")
    bob.joins(table)
    hers = house.at_the_back(ann).looks(table)
    hers.until(lambda m: m["type"] == "state" and m["view"] is not None, PATIENCE)
    bob.answers(table, 0)  # so that Ann alone is waited for
    ann.post(f"/tables/{table}/seats/0/hand", {"level": "hatchling"})
    hers.until(lambda m: m["type"] == "state" and m["table"]["seats"][0]["handed"], PATIENCE)
    said = ann.state(table)
    with pytest.raises(Problem, match=r"handed|not-your-turn|stale"):  # or the bot was quicker
        ann.answers(table, 0, said["seq"])
    with pytest.raises(Problem, match="handed"):
        ann.post(f"/tables/{table}/undo", {"seq": ann.state(table)["seq"]})
    ann.post(f"/tables/{table}/seats/0/back")
    hers.until(lambda m: m["type"] == "state" and not m["table"]["seats"][0]["handed"], PATIENCE)
    while not options_of(ann, table, 0)[1]:
        bob.answers(table, options_of(bob, table, 1)[1][-1])
    state, options = options_of(ann, table, 0)
    hers.send(type="answer", seq=state["seq"], option=options[0])
    hers.until(lambda m: m["type"] == "state" and m["seq"] > state["seq"], PATIENCE)


@pytest.mark.whole
def test_without_a_broker_a_replaced_link_is_noticed_all_the_same(tmp_path):
    cluster, broker = Postgres(), Redis()
    settings = {"database": cluster.url, "broker": broker.url, "secret": "shared"}
    running = [Process(**settings), Process(**settings)]
    try:
        house = House(*[process.start() for process in running])
        ann, bob = house.guest("Ann"), house.guest("Bob")
        table = ann.opens("lair")
        bob.joins(table)
        secret = ann.post(f"/tables/{table}/seats/0/link")["secret"]
        kept = house.at_the_back(house.guest()).looks(table, secret=secret)
        assert kept.state(PATIENCE)["seat"] == 0
        broker.stop()
        ann.post(f"/tables/{table}/seats/0/link")
        assert heard(kept, lambda m: m["type"] == "state" and m["seat"] == -1)
        for each in house.guests:
            each.close()
    finally:
        for process in running:
            process.stop()
        broker.remove()
        cluster.remove()


# --- presence -----------------------------------------------------------------------------------------------------


def seats_here(guest, table):
    return [seat["here"] for seat in guest.get(f"/tables/{table}")["seats"]]


def test_all_seats_of_a_hot_seat_are_here_and_none_of_them_can_be_handed_to_a_bot(house):
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.opens("lair", [{"kind": "open"}, {"kind": "me"}, {"kind": "me"}], grace=0)
    bob.joins(table)
    screen = house.at_the_back(ann).looks(table, seat=1)
    screen.state(PATIENCE)
    until(lambda: seats_here(bob, table)[1:] == [True, True], "both seats of the screen are here", PATIENCE)
    for seat in (1, 2):
        with pytest.raises(Problem, match="still-here"):
            bob.post(f"/tables/{table}/seats/{seat}/hand")


def test_a_player_who_also_watches_is_here(house):
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.opens("lair", grace=0)
    bob.joins(table)
    watching = house.at_the_back(ann).looks(table, watch=True)
    assert watching.state(PATIENCE)["seat"] == -1
    until(lambda: seats_here(bob, table)[0], "the watching player is here", PATIENCE)
    with pytest.raises(Problem, match="still-here"):
        bob.post(f"/tables/{table}/seats/0/hand")
    watching.close()
    until(lambda: not seats_here(bob, table)[0], "the player has gone", PATIENCE)
    bob.post(f"/tables/{table}/seats/0/hand")


def test_a_player_who_calls_over_http_is_here(house):
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.opens("lair", grace=0)
    bob.joins(table)
    house.at_the_back(ann).state(table)
    until(lambda: seats_here(bob, table)[0], "the calling player is here", PATIENCE)
    with pytest.raises(Problem, match="still-here"):
        bob.post(f"/tables/{table}/seats/0/hand")


def test_who_has_a_socket_at_two_processes_is_here_until_the_last_of_them_closes(house):
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.opens("lair", grace=0)
    bob.joins(table)
    first = ann.looks(table)
    second = house.at_the_back(ann).looks(table)
    first.state(PATIENCE), second.state(PATIENCE)
    until(lambda: seats_here(bob, table)[0], "Ann is here", PATIENCE)
    second.close()
    time.sleep(0.5)
    until(lambda: seats_here(bob, table)[0], "Ann is still here", PATIENCE)
    first.close()
    until(lambda: not seats_here(bob, table)[0], "Ann has gone", PATIENCE)


def test_the_bot_at_a_handed_seat_does_not_agree_to_an_undo_in_its_owners_name(house):
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.opens("seadragons", ask_undo=True)
    bob.joins(table)
    first, second = (ann, bob) if ann.state(table)["decisions"][0]["seat"] == 0 else (bob, ann)
    mine = 0 if first is ann else 1
    while first.state(table)["decisions"][0]["seat"] == mine:
        state, options = options_of(first, table, mine)
        first.answers(table, options[0], state["seq"], seat=mine)
    second.post(f"/tables/{table}/leave")
    until(lambda: first.state(table)["step"] > 0 and options_of(first, table, mine)[1], "the bot has moved", PATIENCE)
    before = first.state(table)["step"]
    asked = first.post(f"/tables/{table}/undo", {"seq": first.state(table)["seq"]})
    assert asked["undo_asked"]["agreed"] == []
    assert asked["step"] == before
    with pytest.raises(Problem, match="handed"):  # nor does its owner, before the seat is theirs again
        second.post(f"/tables/{table}/vote", {"agree": True})
    second.post(f"/tables/{table}/seats/{1 - mine}/back")
    assert second.post(f"/tables/{table}/vote", {"agree": True})["step"] < before


def test_without_a_broker_an_old_link_opens_nothing_over_http_either(live, ann, bob, table, tmp_path, monkeypatch):
    """Nobody looks on: only what is in the database tells this process that another one made a new link."""
    old = bob.post(f"/tables/{table}/seats/1/link")["secret"]
    hers = {"Authorization": f"Seat {old}"}
    assert ann.call("GET", f"/tables/{table}/state", seat=1, headers=hers)["seat"] == 1
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
        connection.execute("update seats set link = ? where table_id = ? and seat = 1", (hashed("another"), table))
    monkeypatch.setattr(type(live.hall.bus), "connected", False)
    loop = live.uvicorn.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(live.hall.look_for_news(), loop).result(10)
    with pytest.raises(Problem, match="not-your-seat"):
        ann.call("GET", f"/tables/{table}/state", seat=1, headers=hers)
