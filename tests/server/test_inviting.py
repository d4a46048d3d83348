"""Bringing a friend to a table: codes, addresses, bots for empty seats."""

import asyncio

import httpx
import pytest

from tests.server.live import Problem
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.settings import Settings
from wyrmhall.server.sharing import Sharing, drawn, own_address


def test_a_code_in_a_terminal_has_two_rows_of_squares_in_a_line():
    lines = drawn("http://192.168.1.7:8420/").split("\n")
    assert len({len(line) for line in lines}) == 1
    assert len(lines) == (len(lines[0]) + 1) // 2
    assert lines[0] == "█" * len(lines[0])


def test_the_owner_fills_open_seats_with_bots_and_nobody_else_does(ann, bob):
    id = ann.opens(seats=3)
    with pytest.raises(Problem, match="not-your-table"):
        bob.post(f"/tables/{id}/fill", {"level": "hatchling"})
    bob.joins(id)
    with pytest.raises(Problem, match="not-your-table"):
        bob.post(f"/tables/{id}/fill", {"level": "hatchling"})
    with pytest.raises(Problem, match="bad-setup"):
        ann.post(f"/tables/{id}/fill", {"level": "nobody"})
    ann.post(f"/tables/{id}/fill", {"level": "hatchling"})
    table = ann.get(f"/tables/{id}")
    assert (table["status"], [seat["kind"] for seat in table["seats"]]) == ("playing", ["person", "person", "bot"])
    with pytest.raises(Problem, match="no-open-seat"):
        ann.post(f"/tables/{id}/fill", {})


def test_the_owner_says_how_many_play_while_the_table_waits(ann, bob, guest):
    id = ann.opens(seats=2)
    with pytest.raises(Problem, match="not-your-table"):
        bob.put(f"/tables/{id}/seats", {"players": 3})
    with pytest.raises(Problem, match="bad-setup"):
        ann.put(f"/tables/{id}/seats", {"players": 8})
    hers = ann.looks(id)
    hers.state()
    ann.put(f"/tables/{id}/seats", {"players": 3})
    hers.until(lambda m: m["type"] == "state" and len(m["table"]["seats"]) == 3)
    bob.joins(id)
    assert ann.get(f"/tables/{id}")["status"] == "waiting", "there is a seat left for somebody else"
    ann.post(f"/tables/{id}/fill", {"level": "hatchling"})
    table = hers.until(lambda m: m["type"] == "state" and m["table"]["status"] == "playing")["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"], "the friend is not replaced"
    assert len(ann.state(id)["view"]["hands"]) == table["players"] == 3
    with pytest.raises(Problem, match="seats-taken"):
        ann.put(f"/tables/{id}/seats", {"players": 2})


def test_with_as_many_seats_as_people_the_game_starts_and_who_sat_last_moves_up(live, ann, bob):
    id = ann.opens(seats=3)
    his = bob.looks(id)
    bob.joins(id, seat=2)
    bob.post(f"/tables/{id}/talk", {"kind": "say", "text": "Here I am"})
    with pytest.raises(Problem, match="malformed"):
        ann.put(f"/tables/{id}/seats", {"players": 1})
    ann.put(f"/tables/{id}/seats", {"players": 2})
    state = his.until(lambda m: m["type"] == "state" and m["table"]["status"] == "playing")
    assert [(seat["name"], seat["mine"]) for seat in state["table"]["seats"]] == [("Ann", False), ("Bob", True)]
    assert [line["seat"] for line in ann.get(f"/tables/{id}/talk")["lines"]] == [1]
    assert live.hall.tables[id].record.setup.players == 2


def test_a_seat_is_not_taken_away_from_whoever_sits_there(ann, bob, guest):
    id = ann.opens("seadragons", 4)
    bob.joins(id)
    guest("Cid").joins(id)
    with pytest.raises(Problem, match="seats-taken"):
        ann.put(f"/tables/{id}/seats", {"players": 2})
    assert [seat["kind"] for seat in ann.get(f"/tables/{id}")["seats"]] == ["person"] * 3 + ["open"]


def test_a_server_for_others_is_opened_to_no_network_by_a_page(ann, live):
    assert ann.get("/share") == {"url": "", "on": False, "can": False}
    with pytest.raises(Problem, match="not-operator"):
        ann.call("PUT", "/share", {"on": True})


class Listens:
    port = 8420

    def __init__(self) -> None:
        self.at: list[str] = []

    async def listen(self, address: str) -> None:
        if address == "203.0.113.1":
            raise OSError("not an address of this machine")
        self.at.append(address)

    async def stop_listening(self) -> None:
        self.at.pop()


def test_only_whoever_calls_from_the_machine_by_its_own_name_is_its_operator(live, ann):
    live.app.state.server.sharing.listener = Listens()
    assert ann.get("/share")["can"]
    named = httpx.get(live.url + "/api/share", headers={"Host": f"192.168.1.7:{live.port}"})
    assert not named.json()["can"]
    refused = httpx.put(live.url + "/api/share", json={"on": True}, headers={"Host": f"192.168.1.7:{live.port}"})
    assert refused.status_code == 403


def test_sharing_adds_its_address_to_the_names_of_the_server_and_takes_it_away_again():
    asyncio.run(opens_and_closes())


async def opens_and_closes() -> None:
    sharing = Sharing(Settings(hosts="localhost", public_url="https://hall.example/"))
    sharing.listener = Listens()
    assert sharing.url == "https://hall.example/"
    sharing.address = "192.168.1.7"
    await sharing.turn(True)
    await sharing.turn(True)
    assert (sharing.url, sharing.hosts, sharing.listener.at) == (
        "http://192.168.1.7:8420/",
        {"localhost", "192.168.1.7"},
        ["192.168.1.7"],
    )
    await sharing.turn(False)
    assert (sharing.hosts, sharing.listener.at) == ({"localhost"}, [])
    sharing.address = "203.0.113.1"
    with pytest.raises(Rejected, match="no-network"):
        await sharing.turn(True)
    assert not sharing.is_on


def test_the_own_address_is_never_one_of_loopback():
    found = own_address()
    assert not found.startswith("127.")
