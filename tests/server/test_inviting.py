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
