"""Words between people at a table: who reads them, who does not have to, and that they tell nothing they should not."""

import asyncio
import contextlib
import json
import logging
import sqlite3
import threading

import pytest

from tests.server.live import Problem, play_on, until
from wyrmhall.server.talkstore import DAY, REPORTS_DAYS, WORDS_DAYS, TalkStore


def says(guest, id, text="hello", **said):
    return guest.post(f"/tables/{id}/talk", {"text": text, **said})


def reads(guest, id):
    return [line["text"] for line in guest.get(f"/tables/{id}/talk")["lines"]]


@pytest.fixture
def eve(guest):
    """Somebody who looks on."""
    return guest("Eve")


def test_players_speak_to_the_table_and_everybody_there_reads_it_at_once(ann, bob, eve, table):
    hers, his, others = ann.looks(table), bob.looks(table), eve.looks(table)
    for screen in (hers, his, others):
        screen.state()
    hers.send(type="say", text="Good luck to all of you!")
    for screen in (hers, his, others):
        line = screen.lines(1)[0]
        assert (line["text"], line["seat"], line["name"], line["room"]) == (
            "Good luck to all of you!",
            0,
            "Ann",
            "table",
        )
        assert line["mine"] == (screen is hers)
    his.send(type="sign", sign="thanks")
    assert [(line["kind"], line["text"]) for line in others.lines(2)] == [
        ("say", "Good luck to all of you!"),
        ("sign", "thanks"),
    ]


def test_who_comes_later_reads_what_was_said(ann, bob, table):
    says(ann, table, "first")
    says(bob, table, "second")
    assert [line["text"] for line in bob.looks(table).lines(2)] == ["first", "second"]
    assert reads(ann, table) == ["first", "second"]


# --- the leak laws of talk --------------------------------------------------------------------------------------------


@pytest.mark.whole
def test_what_is_said_in_the_stands_reaches_no_player_before_the_game_is_over(ann, bob, eve, guest, table):
    fay = guest("Fay")
    hers, his, others = ann.looks(table), bob.looks(table, watch=True), fay.looks(table)
    says(eve, table, "she holds the seven")
    assert others.lines(1)[0]["room"] == "stands"
    says(ann, table, "my turn")  # whatever was to come before it has come by then
    assert [line["text"] for line in hers.lines(1)] == ["my turn"]
    assert [line["text"] for line in his.lines(1)] == ["my turn"], (
        "whoever plays does not read it by looking on, either"
    )
    for player in (ann, bob):
        assert reads(player, table) == ["my turn"]
        assert [line["text"] for line in player.looks(table).lines(1)] == ["my turn"]
        with pytest.raises(Problem, match="no-line"):
            player.post(f"/tables/{table}/talk/1/report")
    play_on([ann, bob], table)
    assert reads(ann, table) == reads(eve, table) == ["she holds the seven", "my turn"]


def test_who_sits_down_reads_no_more_of_the_stands(ann, bob):
    id = ann.opens(seats=2)
    says(bob, id, "may I?")
    assert reads(bob, id) == ["may I?"]
    bob.joins(id)
    assert reads(bob, id) == []


def test_words_are_in_no_state_no_log_line_and_no_metric(live, ann, bob, table):
    hers = ann.looks(table)
    before = hers.state()
    says(bob, table, "xyzzyplugh")
    hers.lines(1)
    after = ann.state(table)
    for state in (before, after):  # nor does talking move anything of the game
        for seat in state["table"]["seats"]:
            del seat["here"], seat["away_since"]
    assert before == after
    with contextlib.suppress(Problem):
        says(bob, table, "xyzzyplugh" * 100)
    bob.post(f"/tables/{table}/talk", {"kind": "sign", "sign": "wow"})
    told = json.dumps([record.getMessage() for record in live.logged.records])
    told += ann.http.get("/metrics").text + json.dumps(ann.get(f"/tables/{table}/log"))
    assert "xyzzyplugh" not in told
    assert not any(record.levelno >= logging.WARNING for record in live.logged.records)


def test_no_line_tells_who_somebody_is_beyond_the_table(ann, bob, table):
    says(ann, table)
    person = ann.http.cookies["wyrmhall"].partition(".")[0]
    screen = bob.looks(table)
    screen.lines(1)
    told = json.dumps([bob.get(f"/tables/{table}/talk"), *screen.beside])
    bob.post(f"/tables/{table}/talk/1/block")
    told += json.dumps(bob.get("/me/blocks"))
    assert person not in told


def test_those_without_a_name_are_told_apart_at_their_table_and_nowhere_else(ann, bob, guest, table):
    first, second = guest(), guest()
    for one in (first, second):
        one.get("/me")
    for one in (first, second, first):
        says(one, table)
    who = [line["who"] for line in first.get(f"/tables/{table}/talk")["lines"]]
    assert (who[0] == who[2], who[0] == who[1]) == (True, False)
    other = ann.opens()
    says(first, other)
    assert first.get(f"/tables/{other}/talk")["lines"][0]["who"] not in who


# --- a nudge ----------------------------------------------------------------------------------------------------------


def nudges(guest, id):
    return guest.post(f"/tables/{id}/talk", {"kind": "nudge"})


def test_a_nudge_is_for_whoever_the_table_waits_for_and_once_a_minute(ann, bob, eve, table):
    seen = bob.state(table)
    bob.answers(table, next(d for d in seen["decisions"] if d["seat"] == 1)["options"][0]["option"], seen["seq"])
    hers = ann.looks(table)
    hers.state()
    with pytest.raises(Problem, match="nobody-to-nudge"):
        nudges(ann, table)
    with pytest.raises(Problem, match="nobody-to-nudge"):
        nudges(eve, table)
    nudges(bob, table)
    assert [(line["kind"], line["seat"], line["nudged"]) for line in hers.lines(1)] == [("nudge", 1, [0])]
    with pytest.raises(Problem, match="nudged-already"):
        nudges(bob, table)


# --- limits -----------------------------------------------------------------------------------------------------------


def test_words_are_text_of_a_limited_length(ann, table):
    says(ann, table, "  <b>bold</b> \u202eturned\u202c\n\n two\x00 lines ")
    assert reads(ann, table) == ["<b>bold</b> turned two lines"]
    says(ann, table, "x" * 280)
    with pytest.raises(Problem, match="malformed"):
        says(ann, table, "x" * 281)
    for nothing in ("", "  \n", "\u202e"):
        with pytest.raises(Problem, match="nothing-said"):
            says(ann, table, nothing)
    with pytest.raises(Problem, match="malformed"):
        ann.post(f"/tables/{table}/talk", {"kind": "sign", "sign": "dance"})


def test_nobody_says_more_than_others_can_read(ann, bob, table):
    screen = ann.looks(table)
    screen.state()
    for n in range(12):
        screen.send(type="say", text=f"line {n}")
    assert screen.until(lambda m: m["type"] == "refused")["code"] == "too-fast"
    assert 6 <= len(reads(bob, table)) < 12  # one more for every few seconds that the server took
    says(bob, table, "the others may still speak")


def test_who_has_no_name_that_lasts_does_not_speak(guest, ann, table):
    nobody = guest()
    screen = nobody.looks(table)
    screen.state()
    screen.send(type="say", text="hello")
    assert screen.next()["code"] == "who-are-you"
    assert reads(ann, table) == []


# --- off, muted, blocked, reported ------------------------------------------------------------------------------------


def test_a_table_may_be_without_words_or_without_any_talk(ann, bob, eve):
    signs, silent = ann.opens(talk="signs"), ann.opens(talk="none")
    with pytest.raises(Problem, match="signs-only"):
        says(ann, signs)
    says(ann, signs, kind="sign")
    with pytest.raises(Problem, match="no-talk"):
        says(ann, silent, kind="sign")
    assert ann.get(f"/tables/{silent}")["talk"] == "none"


def test_a_table_without_spectators_has_no_stands(ann, bob, eve):
    id = ann.opens(spectators=False)
    bob.joins(id)
    for deed in (lambda: says(eve, id), lambda: reads(eve, id), lambda: eve.post(f"/tables/{id}/talk/1/block")):
        with pytest.raises(Problem, match="no-spectators"):
            deed()


def test_a_line_that_is_said_while_somebody_is_greeted_is_not_lost_to_them(ann, bob, table, monkeypatch):
    says(ann, table, "first")
    asked, written, blocks = threading.Event(), threading.Event(), TalkStore.blocks

    async def slowly(store, person):
        """Whom the greeted person blocks is known only when the next line has long been written."""
        if not asked.is_set():
            asked.set()
            await asyncio.to_thread(written.wait, 60)
        return await blocks(store, person)

    monkeypatch.setattr(TalkStore, "blocks", slowly)
    screen = bob.looks(table)
    assert asked.wait(60)
    threading.Timer(1, written.set).start()
    says(ann, table, "second")
    says(ann, table, "third")
    assert [line["text"] for line in screen.lines(3)] == ["first", "second", "third"]


def test_who_does_not_want_to_read_is_sent_nothing(ann, bob, table):
    says(ann, table, "first")
    his, other = bob.looks(table, talk=False), bob.looks(table)
    says(ann, table, "second")
    other.lines(2)
    says(bob, table, "third")
    ann.answers(table, 0)
    his.until_seq(1)
    assert [message for message in his.beside if message["type"] == "talk"] == []


def test_whom_one_blocks_one_does_not_hear_at_any_table_until_one_takes_it_back(ann, bob, eve, table):
    screen = ann.looks(table)
    says(bob, table, "nasty")
    screen.lines(1)
    ann.post(f"/tables/{table}/talk/1/block")
    says(bob, table, "nastier")
    says(eve, table, "in the stands")
    says(ann, table, "well")
    assert [line["text"] for line in screen.lines(2)] == ["nasty", "well"]
    assert reads(ann, table) == ["well"]
    assert reads(eve, table) == ["nasty", "nastier", "in the stands", "well"]
    other = bob.opens()
    ann.joins(other)
    says(bob, other, "again")
    assert reads(ann, other) == []
    blocks = ann.get("/me/blocks")["blocks"]
    assert [block["name"] for block in blocks] == ["Bob"]
    assert ann.call("DELETE", f"/me/blocks/{blocks[0]['key']}")["blocks"] == []
    assert reads(ann, other) == ["again"]


def test_whom_one_blocks_does_not_sit_down_at_ones_tables(ann, bob, table):
    ann.post(f"/tables/{table}/seats/1/block")
    id = ann.opens()
    with pytest.raises(Problem, match="not-welcome"):
        bob.joins(id)
    ann.joins(bob.opens())  # the other way round it is ones own affair
    with pytest.raises(Problem, match="your-own"):
        ann.post(f"/tables/{table}/seats/0/block")


@pytest.fixture
def rows(tmp_path):
    def ask(sql, *values):
        with contextlib.closing(sqlite3.connect(tmp_path / "hall.db", timeout=60)) as connection, connection:
            return connection.execute(sql, values).fetchall()

    return ask


def test_a_report_keeps_what_was_said_for_the_operator(ann, bob, eve, table, rows):
    says(bob, table, "nasty")
    ann.post(f"/tables/{table}/talk/1/report", {"why": "this is not nice"})
    ann.post(f"/tables/{table}/talk/1/report")
    assert rows("select n, name, said, why from reports") == [(1, "Bob", "nasty", "this is not nice")]
    with pytest.raises(Problem, match="your-own"):
        bob.post(f"/tables/{table}/talk/1/report")
    with pytest.raises(Problem, match="no-line"):
        ann.post(f"/tables/{table}/talk/9/report")


def test_who_says_nothing_can_be_reported_as_well(ann, bob, eve, table, rows):
    ann.post(f"/tables/{table}/seats/1/report", {"why": "does not move"})
    assert rows("select n, name, said, why from reports") == [(-2, "Bob", "", "does not move")]
    with pytest.raises(Problem, match="your-own"):
        bob.post(f"/tables/{table}/seats/1/report")
    with pytest.raises(Problem, match="no-seat"):
        ann.post(f"/tables/{table}/seats/7/report")


def test_words_are_forgotten_with_their_table_or_a_month_after_its_end(serving, guest, rows, tmp_path):
    first = serving()
    ann, bob = guest("Ann", url=first.url), guest("Bob", url=first.url)
    tables = {}
    for name in ("running", "recent", "old", "deleted"):
        tables[name] = ann.opens()
        says(bob, tables[name], name)
        if name != "deleted":
            bob.joins(tables[name])
        if name in ("recent", "old"):
            play_on([ann, bob], tables[name])
    says(bob, tables["old"], "old")
    ann.post(f"/tables/{tables['old']}/talk/1/report")
    ann.call("DELETE", f"/tables/{tables['deleted']}")
    assert {row[0] for row in rows("select distinct table_id from talk")} == set(tables.values()) - {tables["deleted"]}
    rows("update tables set ended = ended - ? where id = ?", WORDS_DAYS * DAY + 1, tables["old"])
    rows("update reports set at = at - ?", REPORTS_DAYS * DAY - 60_000)
    first.__exit__()
    second = serving()
    until(lambda: not rows("select 1 from talk where table_id = ?", tables["old"]), "what is old is forgotten")
    assert {row[0] for row in rows("select distinct table_id from talk")} == {tables["running"], tables["recent"]}
    assert len(rows("select 1 from reports")) == 1
    second.__exit__()
    rows("update reports set at = at - 120000")
    serving()
    until(lambda: not rows("select 1 from reports"), "so are reports")


# --- who looks on -----------------------------------------------------------------------------------------------------


def company(screen, watching, names):
    """Until so many look on, of whom these are known by name."""
    while True:
        for message in screen.beside:
            if message["type"] == "company" and (message["watching"], message["names"]) == (watching, names):
                return names
        screen.beside = [screen.any()]


def test_spectators_are_counted_and_named_if_they_like(ann, bob, eve, guest, table):
    hers = ann.looks(table)
    his = bob.looks(table)
    named = eve.looks(table, named=True)
    assert company(hers, 1, ["Eve"]) == ["Eve"]
    eve.looks(table)  # a second window is not a second person
    fay = guest("Fay").looks(table)
    assert company(hers, 2, ["Eve"]) == ["Eve"]
    fay.close()
    for each in eve.sockets:
        each.close()
    assert company(his, 0, []) == []
    assert named.ws.close_code is not None


def test_the_number_of_a_line_that_was_erased_is_not_used_again(ann, bob, eve, table):
    screen = ann.looks(table)
    says(bob, table, "first")
    says(bob, table, "second")
    screen.lines(2)
    bob.call("DELETE", "/me")
    says(ann, table, "third")
    assert [(line["n"], line["text"]) for line in screen.lines(3)] == [(1, "first"), (2, "second"), (3, "third")]
    assert reads(ann, table) == ["third"]
