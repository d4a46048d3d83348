"""What the server logs: enough to find a mistake, and nothing that anybody keeps secret."""

import contextlib
import json
import logging
import sqlite3
import sys

import pytest

from tests.server.live import Guest, Problem, free_port, play_on, sqlite_in, until
from tests.server.process import Process
from wyrmhall.server.logs import JsonLines, named

TWO = [{"kind": "me"}, {"kind": "open"}]


@contextlib.contextmanager
def without(folder, table: str):
    """While the database lacks one of its tables, so that what needs it fails."""
    with contextlib.closing(sqlite3.connect(folder / "hall.db", isolation_level=None)) as db:
        db.execute(f"alter table {table} rename to lost")
        yield
        db.execute(f"alter table lost rename to {table}")


@pytest.fixture
def hook():
    return f"127.0.0.1:{free_port()}"  # where nobody listens


@pytest.fixture
def server(tmp_path, hook):
    with (tmp_path / "log").open("wb") as log:
        process = Process(log, database=sqlite_in(tmp_path), webhook_hosts=hook).start()
    yield process
    process.stop()


def test_the_log_of_a_server_holds_no_secret(tmp_path, hook, server):
    ann, bob = Guest(server.url, "Quillfeather"), Guest(server.url, "Mossbeard")
    bob.put("/me", {"name": "Mossbeard"})
    bob.put("/me/webhook", {"webhook": f"http://{hook}/whisper"})
    given = "00112233445566778899aabbccddeeff"
    tables = [ann.opens("wyrmspan", TWO), ann.opens("wyrmspan", TWO, seed=given), ann.opens(seats=TWO)]
    for id in tables:
        bob.joins(id)
    secret = ann.post(f"/tables/{tables[0]}/seats/0/link")["secret"]
    device = Guest(server.url)
    device.get("/me")  # which gives it a name to keep secret
    for said in (secret, secret[:-2] + "xx"):
        device.looks(tables[0], secret=said).next()
        with contextlib.suppress(Problem):
            device.get(f"/tables/{tables[0]}/state", headers={"Authorization": f"Seat {said}"})

    screen = ann.looks(tables[0])
    seen = screen.state()
    held = [*in_hand(ann, tables[0], 0), *in_hand(bob, tables[0], 1)]
    assert len(held) == 6
    held += [option["label"] for option in seen["decisions"][0]["options"]]  # which cards to keep
    for message in ({"type": "answer", "option": secret}, {"type": given}, {"secret": secret}):
        screen.ws.send(json.dumps(message))
        assert screen.until(lambda m: m["type"] == "refused")["code"] == "malformed"
    screen.send(type="answer", seq=0, option=seen["decisions"][0]["options"][0]["option"])
    assert screen.until_seq(1)["seq"] == 1

    with without(tmp_path, "seats"), pytest.raises(Problem) as lost:
        ann.opens("wyrmspan", TWO, seed=given)
    assert lost.value.status == 503
    state = play_on([ann, bob], tables[2], steps=6)
    waiting = state["decisions"][0]["seat"]
    option = (ann, bob)[waiting].state(tables[2])["decisions"][0]["options"][0]["option"]
    with without(tmp_path, "log"), pytest.raises(Problem) as lost:
        (ann, bob)[waiting].answers(tables[2], option, state["seq"])
    assert lost.value.status == 503
    until(lambda: "a webhook failed" in (tmp_path / "log").read_text(), "the hook is tried")
    cookies = [guest.http.cookies["wyrmhall"] for guest in (ann, bob, device)]
    for guest in (ann, bob, device):
        guest.close()
    server.stop()

    lines = (tmp_path / "log").read_text()
    said = [json.loads(line)["says"] for line in lines.splitlines()]
    for expected in ("open_table failed: ", "not written: ", "a webhook failed: "):
        assert any(each.startswith(expected) for each in said), said
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as db:
        kept = [value for (value,) in db.execute("select seed from tables union select value from house")]
        kept += [value for (value,) in db.execute("select link from seats where link is not null")]
    secrets = [*cookies, *[cookie.split(".")[0] for cookie in cookies], *kept, secret, given, hook, "whisper"]
    for each in [*secrets, "Quillfeather", "Mossbeard", *held]:
        assert len(each) > 3
        assert each not in lines


def in_hand(guest: Guest, table: str, seat: int) -> list[str]:
    """The names of the dragons that somebody holds at a table of Wyrmspan."""
    names = {
        card["id"]: card["name"] for card in guest.get("/games/wyrmspan/cards")["cards"] if card["kind"] == "dragon"
    }
    return [names[id] for id in guest.state(table)["view"]["players"][seat]["hand"]]


def test_an_error_is_logged_by_kind_and_place_and_not_by_what_it_quotes():
    try:
        try:
            raise KeyError("the queen is in hand 3")
        except KeyError as error:
            raise ValueError("so is the king") from error
    except ValueError as error:
        caught = error
        record = logging.LogRecord("wyrmhall", logging.ERROR, __file__, 1, "a game failed", (), sys.exc_info())
    line = JsonLines().format(record)
    assert "queen" not in line.replace('raise KeyError(\\"the queen', "")
    assert "king" not in line.replace('raise ValueError(\\"so is the king', "")
    trace = json.loads(line)["trace"]
    assert trace.index("KeyError\n\nfrom which came") < trace.index("ValueError")
    assert named(caught).startswith("ValueError at test_logs.py:")
