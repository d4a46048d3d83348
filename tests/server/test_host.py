"""The host of a house: bans, names, reports, tables and words to everybody, by command and behind a passkey."""

import contextlib
import sqlite3

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tests.server.live import Problem, sqlite_in, until
from wyrmhall.cli import app
from wyrmhall.server import bans
from wyrmhall.server.store import now


@pytest.fixture
def quick(monkeypatch):
    """Without a broker, a server reads what was decided this often."""
    monkeypatch.setattr(bans, "EVERY_SECONDS", 0.1)


@pytest.fixture
def admin(tmp_path):
    def run(*said: str, code: int = 0) -> str:
        found = CliRunner().invoke(app, ["admin", *said, "--database", sqlite_in(tmp_path)])
        assert found.exit_code == code, found.output
        return found.output

    return run


def kept(guest, name):
    one = guest(name)
    said = one.post("/me/keep")
    one.called, one.mark = f"{name}#{said['mark']}", said["mark"]
    return one


def test_whoever_is_banned_may_look_and_go_and_nothing_else_until_they_are_let_in_again(quick, admin, guest, live):
    ann, eve = kept(guest, "Ann"), kept(guest, "Eve")
    table = ann.opens()
    eve.joins(table)
    link = eve.post(f"/tables/{table}/seats/1/link")["secret"]
    hers = eve.looks(table)
    hers.state()
    assert "is banned for 3 days" in admin("ban", eve.called, "--days", "3", "--why", "Shouting")
    with pytest.raises(ConnectionClosed):
        hers.until(lambda _: False)
    assert "banned" in admin("persons", "Eve")
    for call in (
        lambda: eve.opens(),
        lambda: eve.answers(table, 0, 0),
        lambda: eve.post(f"/tables/{table}/talk", {"kind": "say", "text": "hi"}),
        lambda: eve.put("/me", {"name": "Eva"}),
    ):
        with pytest.raises(Problem, match=r"banned.*Shouting"):
            call()
    until(lambda: ann.state(table)["table"]["seats"][1]["handed"], "a bot plays for her")
    assert eve.looks(table).state()["seat"] == -1  # a spectator, as anybody
    assert eve.looks(table, secret=link).state()["seat"] == -1  # her link opens nothing any more
    assert eve.get("/me/data")["bans"][0]["why"] == "Shouting"
    admin("unban", eve.called)
    until(lambda: _opens(eve), "she may play again")


def _opens(one) -> bool:
    try:
        return bool(one.opens())
    except Problem:
        return False


def test_names_tables_reports_and_words_to_everybody_by_command(quick, admin, guest, live):
    ann, eve = kept(guest, "Ann"), guest("Rude")
    table = ann.opens()
    eve.joins(table)
    eve.post(f"/tables/{table}/talk", {"kind": "say", "text": "nasty words"})
    ann.post(f"/tables/{table}/talk/1/report", {"why": "rude"})
    told = admin("reports")
    assert "nasty words" in told
    person = told.split("\t")[1]
    assert "The name is Guest now" in admin("rename", person, "Guest")
    until(lambda: ann.get(f"/tables/{table}")["seats"][1]["name"] == "Guest", "the server hears of it")
    admin("settle", table, "1")
    ann.post(f"/tables/{table}/seats/1/report", {"why": "never moves"})
    assert "never moves" in admin("reports")
    admin("settle", table, "-2")
    assert admin("reports") == ""
    assert f"{table}\tlair\tplaying" in admin("tables", "Guest")
    admin("delete-table", table)
    until(lambda: table not in live.hall.tables, "the server hears of it")
    with pytest.raises(Problem, match="no-table"):
        ann.state(table)
    assert "no such table" in admin("delete-table", table, code=1)
    admin("broadcast", "We restart at noon")
    until(lambda: ann.get("/me/next")["notice"] == "We restart at noon", "everybody reads it")
    first = ann.get("/me/next")["number"]
    admin("broadcast", "")
    until(lambda: ann.get("/me/next")["notice"] == "", "it is taken back")
    admin("broadcast", "Again")
    until(lambda: ann.get("/me/next")["number"] > first, "a new one has another number")
    assert "no such player" in admin("ban", "Nobody#zzz", code=1)
    admin("erase", ann.called)
    assert "Ann" not in admin("persons")
    assert not [record for record in live.logged.records if "Rude" in record.getMessage()]


def test_the_hosts_page_opens_to_operators_with_a_passkey_and_to_nobody_else(admin, guest, live, tmp_path):
    ann, eve = kept(guest, "Ann"), kept(guest, "Eve")
    person = ann.get("/me/data")["sessions"] and _id(tmp_path, ann.mark)
    deeds = [
        ("GET", "/host/persons", None),
        ("GET", "/host/tables", None),
        ("GET", "/host/reports", None),
        ("POST", f"/host/persons/{_id(tmp_path, eve.mark)}/ban", {}),
        ("DELETE", f"/host/persons/{_id(tmp_path, eve.mark)}/ban", None),
        ("PUT", f"/host/persons/{_id(tmp_path, eve.mark)}/name", {"name": "Eva"}),
        ("DELETE", f"/host/persons/{_id(tmp_path, eve.mark)}", None),
        ("DELETE", "/host/tables/aaaaaaaaaaaaaaaa", None),
        ("DELETE", "/host/reports/aaaaaaaaaaaaaaaa/1", None),
        ("PUT", "/host/notice", {"said": "hi"}),
    ]
    for one in (ann, eve, guest("Guest")):
        assert one.get("/host") == {"operator": False, "until": 0}
        for deed in [*deeds, ("POST", "/host/options", {}), ("POST", "/host/enter", {"credential": {}})]:
            with pytest.raises(Problem, match="not-host"):
                one.call(*deed)
    assert "is an operator" in admin("operator", ann.called)
    assert ann.get("/host") == {"operator": True, "until": 0}
    for deed in deeds:
        with pytest.raises(Problem, match="passkey-first"):
            ann.call(*deed)
    with pytest.raises(Problem, match=r"passkey-needs-name|bad-passkey"):
        ann.post("/host/enter", {"credential": {}})
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as db, db:
        db.execute("update sessions set operates = ? where person = ?", (now() + 60_000, person))
    assert {each["name"] for each in ann.get("/host/persons")["persons"]} >= {"Ann", "Eve"}
    ann.call("PUT", f"/host/persons/{_id(tmp_path, eve.mark)}/name", {"name": "Eva"})
    assert eve.get("/me")["name"] == "Eva"
    with pytest.raises(Problem, match="your-own"):
        ann.call("POST", f"/host/persons/{person}/ban", {})
    ann.call("POST", f"/host/persons/{_id(tmp_path, eve.mark)}/ban", {"days": 1})
    until(lambda: not _opens(eve), "she may not play")
    admin("operator", ann.called, "--off")
    with pytest.raises(Problem, match="not-host"):
        ann.get("/host/persons")


def _id(folder, mark: str) -> str:
    with contextlib.closing(sqlite3.connect(folder / "hall.db")) as db:
        return db.execute("select id from people where mark = ?", (mark,)).fetchone()[0]
