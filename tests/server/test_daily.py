"""The deal of the day: the same for everybody, unknown before, one try each, results after one's own."""

import contextlib
import sqlite3
from datetime import date, timedelta

import pytest

from tests.server.live import Problem, until
from tests.server.test_persons import kept
from tests.server.toy import ToyShelf
from wyrmhall.server import daily
from wyrmhall.server.identity import Signer
from wyrmhall.server.store import Store


@pytest.fixture
def rows(tmp_path):
    def ask(sql, *values):
        with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
            return connection.execute(sql, values).fetchall()

    return ask


@pytest.fixture
def live(serving, monkeypatch):
    monkeypatch.setattr(daily, "LEVEL", "hatchling")  # the quickest
    return serving(ToyShelf())


def tries(one):
    """Play today's deal to its end; gives the table."""
    id = one.post("/daily/lair")["table"]
    while (state := one.state(id))["table"]["status"] != "over":
        for asked in [d for d in state["decisions"] if d["seat"] == 0 and d["options"]]:
            one.answers(id, asked["options"][-1]["option"], state["seq"])
    return id


def mine(one):
    return next(deal for deal in one.get("/daily")["deals"] if deal["game"] == "lair")


def test_everybody_gets_the_same_deal_against_the_same_bot(ann, bob, rows):
    states = [one.state(one.post("/daily/lair")["table"]) for one in (ann, bob)]
    assert states[0]["table"]["id"] != states[1]["table"]["id"]
    assert len(set(rows("select seed from tables"))) == 1
    assert states[0]["table"]["commitment"] == states[1]["table"]["commitment"]
    for state in states:
        assert [seat["level"] for seat in state["table"]["seats"]] == ["", "hatchling"]
        assert state["table"]["seed"] == ""


def test_nobody_can_tell_a_deal_before_its_day_without_the_key_of_the_house():
    house, other = Signer("key"), Signer("another key")
    days = [house.derived(f"daily 2026-11-{day} worms") for day in (17, 18)]
    assert len(set(days)) == 2
    assert other.derived("daily 2026-11-17 worms") not in days
    assert house.derived("daily 2026-11-17 seadragons") not in days


def test_there_is_one_try_for_each_and_it_can_be_left_and_taken_up_again(ann):
    assert mine(ann)["status"] == "new"
    id = ann.post("/daily/lair")["table"]
    assert (mine(ann)["status"], mine(ann)["table"]) == ("playing", id)
    assert ann.post("/daily/lair")["table"] == id
    ann.call("DELETE", f"/tables/{id}")
    with pytest.raises(Problem, match="daily-spent"):
        ann.post("/daily/lair")


def test_a_try_is_begun_and_its_table_made_at_once_or_neither_is(ann, monkeypatch):
    """Else who clicks twice, or at two devices, would be told in between that the one try is spent."""
    make_in = Store.make_in

    async def fails(*_):
        raise OSError("the disk is full")

    monkeypatch.setattr(Store, "make_in", fails)
    with pytest.raises(Problem):
        ann.post("/daily/lair")
    monkeypatch.setattr(Store, "make_in", make_in)
    assert mine(ann)["status"] == "new"
    assert ann.post("/daily/lair")["table"] == mine(ann)["table"]


def test_results_and_replays_are_for_those_who_have_had_their_try(guest):
    ann, bob = kept(guest, "Ann"), guest("Bob")
    hers = tries(ann)
    day = mine(ann)["day"]
    assert mine(bob)["finished"] == 1
    with pytest.raises(Problem, match="own-try-first"):
        bob.get(f"/daily/lair/{day}")
    with pytest.raises(Problem, match="no-spectators"):
        guest().state(bob.post("/daily/lair")["table"])
    his = tries(bob)
    found = bob.get(f"/daily/lair/{day}")["tries"]
    assert {each["table"] for each in found} == {hers, his}
    assert {each["name"]: bool(each["mark"]) for each in found} == {"Ann": True, "Bob": False}
    assert [each["place"] for each in found] in ([1, 2], [1, 1])
    assert [each["table"] for each in found if each["mine"]] == [his]
    assert bob.get(f"/tables/{hers}/steps/1")["step"] == 1


def yesterday(rows):
    """All that was begun today was begun a day ago; tries that are over ended then as well."""
    (today,) = {day for (day,) in rows("select day from days")}
    then = (date.fromisoformat(today) - timedelta(days=1)).isoformat()
    rows("update days set day = ?", then)
    rows("update tables set settings = replace(settings, ?, ?)", f'"daily":"{today}"', f'"daily":"{then}"')
    for table in ("results", "tables"):
        rows(f"update {table} set ended = ended - 86400000")
    return then


def test_yesterdays_results_are_open_to_all(ann, guest, rows):
    tries(ann)
    day = yesterday(rows)
    assert [each["name"] for each in guest().get(f"/daily/lair/{day}")["tries"]] == ["Ann"]
    assert mine(ann)["status"] == "new"
    with pytest.raises(Problem, match="no-day"):
        ann.get("/daily/lair/2020-19-39")


def refused(one, code, *paths):
    for path in paths:
        with pytest.raises(Problem, match=code):
            one.get(path)


def test_who_still_plays_a_deal_sees_no_try_of_another_also_when_its_day_is_over(live, ann, guest, rows):
    """Begun today, looked at after midnight, finished then: that was a way to the first place."""
    hers, bob = tries(ann), guest("Bob")
    looks = [
        f"/tables/{hers}{more}" for more in ("", "/state", "/steps/1", "/log", "/course", "/file", "/deal", "/talk")
    ]
    refused(bob, "own-try-first", *looks, f"/daily/lair/{mine(ann)['day']}")
    his = bob.post("/daily/lair")["table"]
    day = yesterday(rows)
    live.hall.tables.clear()
    refused(bob, "own-try-late", f"/daily/lair/{day}", *looks)
    while (state := bob.state(his))["table"]["status"] != "over":
        for asked in [d for d in state["decisions"] if d["seat"] == 0 and d["options"]]:
            bob.answers(his, asked["options"][-1]["option"], state["seq"])
    found = bob.get(f"/daily/lair/{day}")
    assert (found["late"], [each["table"] for each in found["tries"]]) == (True, [hers]), "it came too late to count"
    assert bob.state(his)["table"]["late"]
    assert not ann.get(f"/daily/lair/{day}").get("late")
    assert not ann.state(hers)["table"].get("late")
    assert bob.get(f"/tables/{hers}/steps/1")["step"] == 1


def test_a_socket_shows_no_more_of_anothers_try_than_a_page(ann, bob):
    bye = bob.looks(tries(ann)).next()
    assert (bye["type"], bye["code"]) == ("bye", "own-try-first")


def test_playing_again_is_not_another_try_at_the_deal(ann):
    id = tries(ann)
    again = ann.post(f"/tables/{id}/rematch", {"again": True})["table"]
    assert (ann.state(id)["table"]["daily"], ann.state(again)["table"].get("daily", "")) == (mine(ann)["day"], "")


def test_a_try_that_a_bot_has_played_is_no_result(ann):
    id = ann.post("/daily/lair")["table"]
    ann.post(f"/tables/{id}/leave")
    until(lambda: ann.state(id)["table"]["status"] == "over", "the bot plays on")
    with pytest.raises(Problem, match="own-try-first"):
        ann.get(f"/daily/lair/{mine(ann)['day']}")


def test_nobody_has_two_tries_by_signing_in(guest):
    ann, visitor = kept(guest, "Ann"), guest("A.")
    hers, as_guest = ann.post("/daily/lair")["table"], visitor.post("/daily/lair")["table"]
    visitor.post("/signin/recovery", {"code": ann.recovery})
    assert mine(visitor)["table"] == hers != as_guest


def test_a_try_is_by_the_book_so_that_taking_back_cannot_spend_it(ann):
    """Whoever plays alone takes back what they like, which makes practice of a game, and that counts nowhere."""
    id = ann.post("/daily/lair")["table"]
    tried: set[int] = set()
    refused = 0
    while (state := ann.state(id))["table"]["status"] != "over":
        asked = next((d for d in state["decisions"] if d["seat"] == 0 and d["options"]), None)
        if asked is None:
            continue
        if state["step"] not in tried:
            tried.add(state["step"])
            try:
                ann.post(f"/tables/{id}/undo", {"seq": state["seq"]})
            except Problem as problem:
                refused += problem.code != "stale"
            continue
        ann.answers(id, asked["options"][-1]["option"], state["seq"])
    assert refused
    assert [each["mine"] for each in ann.get(f"/daily/lair/{mine(ann)['day']}")["tries"]] == [True]
