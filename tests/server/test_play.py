"""Playing at a table: over the socket and over plain HTTP."""

import asyncio
import contextlib
import sqlite3
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Problem, play_on, until
from wyrmhall.core.record import Record
from wyrmhall.server.entries import HANDLERS
from wyrmhall.server.writer import Kind


def test_both_players_see_an_answer_and_only_their_own_hand(ann, bob, table):
    hers, his = ann.looks(table), bob.looks(table)
    first = hers.state()
    assert his.state()["seat"] == 1
    assert first["seat"] == 0
    assert first["table"]["status"] == "playing"
    assert len(first["view"]["hands"][0]) == 2
    assert first["view"]["hands"][1] == 2
    assert [d["seat"] for d in first["decisions"]] == [0, 1]
    dealt = sorted(o["label"] for o in first["decisions"][0]["options"])
    assert dealt == sorted(f"Treasure {n}" for n in first["view"]["hands"][0])
    assert "options" not in first["decisions"][1]
    hers.send(type="answer", seq=first["seq"], option=0)
    assert [d["seat"] for d in hers.until_seq(1)["decisions"]] == [1]
    assert [d["seat"] for d in his.until_seq(1)["decisions"]] == [1]


def test_a_whole_game_is_played_over_http(ann, bob, table):
    state = play_on([ann, bob], table)
    assert state["table"]["status"] == "over"
    assert [s["name"] for s in state["scores"]] == ["Ann", "Bob"]
    assert state["scores"][0]["winner"]
    with pytest.raises(Problem, match="over"):
        ann.answers(table, 0)


def test_a_doubled_answer_is_refused_and_answered_with_the_present_state(ann, bob, table):
    hers = ann.looks(table)
    seq = hers.state()["seq"]
    hers.send(type="answer", seq=seq, option=0)
    hers.send(type="answer", seq=seq, option=0)
    assert hers.until(lambda m: m["type"] == "refused")["code"] == "not-your-turn"
    assert hers.until_seq(1)["seq"] == 1
    assert ann.state(table)["seq"] == 1


def test_an_answer_to_a_decision_that_no_longer_stands_is_stale(ann, bob, table):
    ann.answers(table, 0, 0)
    bob.answers(table, 0, 0)
    main = ann.state(table)
    ann.answers(table, main["decisions"][0]["options"][-1]["option"])
    bob.answers(table, bob.state(table)["decisions"][0]["options"][-1]["option"])
    with pytest.raises(Problem) as late:
        ann.answers(table, main["decisions"][0]["options"][-1]["option"], main["seq"])
    assert late.value.status == 409
    assert late.value.code == "stale"
    assert late.value.detail == "The table has moved on meanwhile. Look again and choose."


def test_seats_that_decide_at_the_same_time_do_not_spoil_each_others_answers(ann, bob, table):
    seq = ann.state(table)["seq"]
    bob.answers(table, 1, seq)
    assert ann.answers(table, 1, seq)["seq"] == seq + 2


def test_an_option_that_is_not_offered_changes_nothing(ann, table):
    with pytest.raises(Problem, match="not-offered"):
        ann.answers(table, 77)
    assert ann.state(table)["seq"] == 0


def test_nobody_answers_for_another_seat_and_nobody_says_that_time_is_up(ann, bob, table):
    with pytest.raises(Problem, match="not-your-seat"):
        ann.answers(table, 0, 0, seat=1)
    with pytest.raises(Problem, match="not-offered"):
        ann.answers(table, -2, 0)
    assert bob.state(table)["seq"] == 0


def test_a_reconnect_resumes_from_the_last_seen_entry_and_gets_the_missed_events(ann, bob, table):
    hers = ann.looks(table)
    hers.state()
    ann.answers(table, 0, 0)
    seen = hers.until_seq(1)["seq"]
    hers.close()
    bob.answers(table, 0)
    play_on([ann, bob], table, steps=12, seed=4)
    again = ann.looks(table, since=seen).state()
    whole = ann.looks(table).state()
    assert whole["from_step"] == 0
    assert again["from_step"] == 1
    assert again["events"] == whole["events"]
    late = ann.looks(table, since=again["seq"]).state()
    assert late["events"] == []
    assert late["view"] == whole["view"]


def test_a_line_of_the_log_says_whose_answer_caused_it(ann, bob, table):
    ann.answers(table, 0, 0)
    bob.answers(table, 0)
    play_on([ann, bob], table, steps=12, seed=4)
    causes = {event["step"]: event["by"] for event in ann.get(f"/tables/{table}/log")["events"]}
    moments = {step: ann.get(f"/tables/{table}/steps/{step}")["events"] for step in causes}
    assert set(causes.values()) == {0, 1}
    assert all(event["by"] == causes[step] for step, events in moments.items() for event in events)


def test_undo_takes_back_the_last_answer_until_something_new_was_seen(ann, bob, table):
    ann.answers(table, 0, 0)
    state = ann.state(table)
    assert state["can_undo"]
    hers, his = ann.looks(table), bob.looks(table)
    hers.state(), his.state()
    hers.send(type="undo", seq=state["seq"])
    back = hers.until_seq(2)
    assert back["step"] == 0
    assert [e["text"] for e in back["events"]] == ["Ann takes an answer back."]
    assert [d["seat"] for d in his.until_seq(2)["decisions"]] == [0, 1]
    ann.answers(table, 1)
    bob.answers(table, 1)
    assert not ann.state(table)["can_undo"]
    with pytest.raises(Problem, match="no-undo"):
        ann.post(f"/tables/{table}/undo", {"seq": ann.state(table)["seq"]})


def test_a_viewer_who_missed_an_undo_is_told_which_lines_to_forget(ann, bob, table):
    ann.answers(table, 0, 0)
    bob.answers(table, 0, 0)
    seen = ann.state(table)
    option = seen["decisions"][0]["options"][-1]["option"]
    ann.answers(table, option)
    after = ann.state(table)
    assert after["step"] == 3
    ann.post(f"/tables/{table}/undo", {"seq": after["seq"]})
    again = ann.state(table, since=after["seq"])
    assert again["from_step"] == 2
    assert again["step"] == 2


def test_others_may_agree_to_an_undo_beyond_the_rule(ann, bob):
    id = ann.opens(ask_undo=True)
    bob.joins(id)
    ann.answers(id, 0, 0)
    bob.answers(id, 0, 0)
    draw = next(o["option"] for o in ann.state(id)["decisions"][0]["options"] if "draw" in o["label"].lower())
    before = ann.state(id)["view"]
    ann.answers(id, draw)
    assert ann.state(id)["view"] != before
    asked = ann.post(f"/tables/{id}/undo", {"seq": ann.state(id)["seq"]})
    assert asked["undo_asked"] == {"seat": 0, "to_step": 2, "agreed": []}
    with pytest.raises(Problem, match="no-vote"):
        ann.post(f"/tables/{id}/vote", {"agree": True})
    done = bob.post(f"/tables/{id}/vote", {"agree": True})
    assert done["undo_asked"] is None
    assert done["step"] == 2
    assert ann.state(id)["view"] == before


def test_a_far_undo_plays_the_game_again_beside_the_event_loop(ann, bob, monkeypatch):
    id = ann.opens(ask_undo=True)
    bob.joins(id)
    ann.answers(id, 0, 0)
    bob.answers(id, 0, 0)
    on_the_loop = []
    plain = Record.again

    def again(record, steps):
        try:
            asyncio.get_running_loop()
            on_the_loop.append(True)
        except RuntimeError:
            on_the_loop.append(False)
        return plain(record, steps)

    ann.post(f"/tables/{id}/undo", {"seq": 2})
    monkeypatch.setattr(Record, "again", again)
    assert bob.post(f"/tables/{id}/vote", {"agree": True})["step"] < 2
    assert on_the_loop == [False]


def test_every_kind_of_entry_has_its_handler():
    assert set(HANDLERS) == set(get_args(Kind))


def test_an_undo_that_somebody_refuses_does_not_happen(ann, bob):
    id = ann.opens(ask_undo=True)
    bob.joins(id)
    ann.answers(id, 0, 0)
    bob.answers(id, 0, 0)
    ann.post(f"/tables/{id}/undo", {"seq": 2})
    state = bob.post(f"/tables/{id}/vote", {"agree": False})
    assert state["undo_asked"] is None
    assert state["step"] == 2
    assert state["events"][-1]["text"] == "Bob does not agree to taking it back."
    with pytest.raises(Problem, match="undo-refused"):  # the clocks stand each time
        ann.post(f"/tables/{id}/undo", {"seq": state["seq"]})


def test_what_was_answered_anew_may_be_asked_back_anew(ann, bob):
    id = ann.opens(ask_undo=True)
    bob.joins(id)
    ann.answers(id, 0, 0)
    bob.answers(id, 0, 0)
    for _ in range(2):
        ann.post(f"/tables/{id}/undo", {"seq": ann.state(id)["seq"]})
        bob.post(f"/tables/{id}/vote", {"agree": True})
        ann.answers(id, 0)
        bob.answers(id, 0)


def test_every_viewer_reads_in_their_own_language_and_can_change_it(ann, guest, table):
    hers = ann.looks(table)
    assert hers.state()["decisions"][0]["prompt"] == "Keep one of your two treasures."
    hers.send(type="hello", lang="uk")
    hers.state()
    hers.send(type="undo", seq=0)
    refused = hers.until(lambda m: m["type"] == "refused")
    assert refused["detail"].startswith("Повернути нічого не можна")


def test_looking_tells_which_options_cannot_be_undone(ann, bob, table):
    ann.answers(table, 0, 0)
    bob.answers(table, 0, 0)
    labels = {o["option"]: o["label"] for o in ann.state(table)["decisions"][0]["options"]}
    final = ann.get(f"/tables/{table}/look")["final"]
    assert [labels[option] for option in final] == ["draw a treasure and gain 1 gold"]
    hers = ann.looks(table)
    hers.state()
    hers.send(type="look")
    assert hers.until(lambda m: m["type"] == "looked")["final"] == final


def test_what_answers_would_do_comes_with_the_question_to_whoever_wants_it(ann, bob, table):
    ann.answers(table, 0, 0)
    hers = ann.looks(table, looks=True)
    assert hers.state()["decisions"]  # bob's is still open
    bob.answers(table, 0, 0)
    asked = hers.until(lambda m: m["type"] == "state" and m["decisions"][0]["seat"] == m["seat"])
    looked = hers.until(lambda m: m["type"] == "looked")
    assert looked == ann.get(f"/tables/{table}/look") | {"type": "looked", "seq": asked["seq"]}
    hers.send(type="ping")
    assert hers.until(lambda m: m["type"] == "pong")


def test_a_table_that_left_memory_is_the_same_when_it_is_asked_for_again(ann, bob, table, live):
    play_on([ann, bob], table, steps=9, seed=2)
    before = [settled(each.state(table)) for each in (ann, bob)]
    assert live.hall.drop_idle(0) == 1
    assert table not in live.hall.tables
    assert [settled(each.state(table)) for each in (ann, bob)] == before


def settled(state):
    """Without who is here: that is told a second later."""
    for seat in state["table"]["seats"]:
        seat["away_since"], seat["here"] = 0, True
    return state


def test_a_restart_keeps_tables_names_and_cookies(serving, guest, ann, bob, table, live):
    play_on([ann, bob], table, steps=5)
    before = ann.state(table)
    live.__exit__()
    again = serving()
    returned = guest(url=again.url)
    returned.http.cookies = ann.http.cookies
    assert settled(returned.state(table)) == settled(before)


def test_stopping_tells_clients_to_come_back(serving, guest):
    live = serving()
    ann = guest("Ann", url=live.url)
    hers = ann.looks(ann.opens(seats=[{"kind": "me"}, {"kind": "me"}]))
    hers.state()
    live.uvicorn.should_exit = True
    with pytest.raises(ConnectionClosed) as closed:
        hers.until(lambda m: False)
    assert closed.value.rcvd.code == 1012


def test_stopping_finishes_the_write_in_hand(serving, guest, tmp_path):
    live = serving()
    ann = guest("Ann", url=live.url)
    id = ann.opens(seats=[{"kind": "me"}, {"kind": "me"}])
    hers = ann.looks(id, seat=0)
    hers.until(lambda m: m["table"]["seats"][0]["here"])
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as other:
        other.execute("begin immediate")
        hers.send(type="answer", seq=0, option=0)
        until(live.hall.tables[id].lock.locked, "the answer waits to be written")
        live.uvicorn.should_exit = True
        with pytest.raises(ConnectionClosed) as closed:
            hers.until_seq(1)
        assert closed.value.rcvd.code == 1012
        assert other.execute("select count(*) from log").fetchone() == (0,)
        other.execute("rollback")
        until(lambda: not live.thread.is_alive(), "the server stops")
        assert other.execute("select seq, seat, option from log").fetchall() == [(1, 0, 0)]
