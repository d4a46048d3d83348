"""Sitting down, leaving, coming back, watching; whose seat is whose."""

import hashlib
import sqlite3
import time

import pytest

from tests.server.live import Problem, play_on, until


def seats_of(state):
    return [(s["kind"], s["name"]) for s in state["table"]["seats"]]


def test_a_game_starts_when_the_last_seat_is_taken_and_nothing_is_shown_before(ann, bob):
    id = ann.opens(seats=3)
    waiting = ann.looks(id)
    first = waiting.state()
    assert first["table"]["status"] == "waiting"
    assert first["view"] is None
    assert bob.joins(id) == 1
    assert seats_of(waiting.until(lambda m: m["table"]["seats"][1]["kind"] == "person"))[1] == ("person", "Bob")
    bob.joins(id, name="Also Bob")
    started = waiting.until(lambda m: m["table"]["status"] == "playing")
    assert seats_of(started) == [("person", "Ann"), ("person", "Bob"), ("person", "Also Bob")]
    assert started["view"]["hands"][1:] == [2, 2]


def test_two_people_cannot_take_the_same_seat(ann, bob, guest, table):
    with pytest.raises(Problem, match="no-open-seat"):
        guest("Cem").joins(table)
    with pytest.raises(Problem, match="no-open-seat"):
        guest("Dua").joins(table, seat=1)


def test_open_and_own_tables_are_listed_and_unlisted_ones_only_for_their_people(ann, bob):
    open_one, private = ann.opens(), ann.opens(listed=False)
    assert {t["id"] for t in ann.get("/me/tables")["tables"]} == {open_one, private}
    assert [t["id"] for t in bob.get("/tables")["tables"]] == [open_one]
    assert bob.get("/me/tables")["tables"] == []
    bob.joins(private)
    mine = bob.get("/me/tables")["tables"][0]
    assert mine["id"] == private
    assert [s["mine"] for s in mine["seats"]] == [False, True]
    assert not mine["owner"]


def test_whoever_leaves_a_waiting_table_makes_room_for_another(ann, bob, guest):
    id = ann.opens(seats=3)
    bob.joins(id)
    bob.post(f"/tables/{id}/leave")
    assert ann.get(f"/tables/{id}")["seats"][1]["kind"] == "open"
    assert guest("Cem").joins(id) == 1


def test_only_the_owner_deletes_a_table_that_waits_and_those_who_look_on_are_told(ann, bob):
    table = ann.opens(seats=3)
    bob.joins(table)
    his = bob.looks(table)
    his.state()
    with pytest.raises(Problem, match="not-deletable"):
        bob.call("DELETE", f"/tables/{table}")
    assert ann.call("DELETE", f"/tables/{table}") == {"gone": True}
    bye = his.until(lambda m: m["type"] == "bye")
    assert bye["code"] == "deleted"
    assert not bye["again"]
    with pytest.raises(Problem, match="no-table"):
        ann.state(table)


def test_who_wants_a_running_game_deleted_leaves_it_to_a_bot_and_it_goes_with_the_last_of_them(ann, bob, guest):
    table = ann.opens("seadragons")
    bob.joins(table)
    with pytest.raises(Problem, match="not-deletable"):
        guest("Cem").call("DELETE", f"/tables/{table}")
    assert ann.call("DELETE", f"/tables/{table}") == {"gone": False}
    state = bob.state(table)
    assert state["table"]["seats"][0]["handed"]
    assert "Ann wants this game deleted" in " ".join(event["text"] for event in state["events"])
    assert bob.call("DELETE", f"/tables/{table}") == {"gone": True}
    with pytest.raises(Problem, match="no-table"):
        bob.state(table)


def test_who_comes_back_to_a_game_no_longer_wants_it_deleted(ann, bob):
    table = ann.opens("seadragons")
    bob.joins(table)
    ann.call("DELETE", f"/tables/{table}")
    ann.post(f"/tables/{table}/seats/0/back")
    assert bob.call("DELETE", f"/tables/{table}") == {"gone": False}
    assert not ann.state(table)["table"]["seats"][0]["handed"]


def test_a_game_without_other_persons_is_deleted_at_once(ann):
    bot = {"kind": "bot", "level": "hatchling"}
    for seats in ([{"kind": "me"}, bot], [{"kind": "me"}, {"kind": "me"}]):
        table = ann.opens("seadragons", seats)
        assert ann.call("DELETE", f"/tables/{table}") == {"gone": True}


def test_a_finished_table_cannot_be_deleted(ann, bob, table):
    play_on([ann, bob], table)
    with pytest.raises(Problem, match="not-deletable"):
        ann.call("DELETE", f"/tables/{table}")


def test_a_seat_link_opens_the_seat_from_another_device_and_is_kept_as_a_hash(ann, bob, guest, table, tmp_path):
    link = ann.post(f"/tables/{table}/seats/0/link")
    phone = guest()
    hers = phone.looks(table, secret=link["secret"])
    state = hers.state()
    assert state["seat"] == 0
    hers.send(type="answer", seq=0, option=1)
    assert hers.until_seq(1)["step"] == 1
    by_header = phone.get(f"/tables/{table}/state", headers={"Authorization": f"Seat {link['secret']}"})
    assert by_header["seat"] == 0
    with sqlite3.connect(tmp_path / "hall.db") as db:
        kept = db.execute("select link from seats where table_id = ? and seat = 0", (table,)).fetchone()[0]
        dump = "\n".join(db.iterdump())
    assert kept == hashlib.sha256(link["secret"].encode()).hexdigest()
    assert link["secret"] not in dump


def test_a_new_seat_link_ends_the_one_before_and_nobody_makes_links_for_others(ann, bob, guest, table):
    old = ann.post(f"/tables/{table}/seats/0/link")["secret"]
    ann.post(f"/tables/{table}/seats/0/link")
    assert guest().looks(table, secret=old).state()["seat"] == -1
    with pytest.raises(Problem, match="not-your-seat"):
        bob.post(f"/tables/{table}/seats/0/link")


def test_one_person_may_hold_several_seats_and_looks_with_one_at_a_time(ann):
    id = ann.opens(seats=[{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}])
    screen = ann.looks(id)
    first = screen.state()
    assert seats_of(first) == [("person", "Left"), ("person", "Right")]
    assert [s["mine"] for s in first["table"]["seats"]] == [True, True]
    assert isinstance(first["view"]["hands"][0], list)
    assert isinstance(first["view"]["hands"][1], int)
    screen.send(type="hello", seat=1, since=first["seq"])
    second = screen.until(lambda m: m["seat"] == 1)
    assert isinstance(second["view"]["hands"][1], list)
    screen.close()  # else the server, when it stops, waits for a screen that reads no more
    assert play_on([ann], id)["table"]["status"] == "over"


def test_spectators_see_what_is_open_to_all(ann, bob, guest, table):
    play_on([ann, bob], table, steps=2)
    draw = next(o["option"] for o in ann.state(table)["decisions"][0]["options"] if o["label"].startswith("draw"))
    ann.answers(table, draw)
    stranger = guest().looks(table).state()
    assert stranger["seat"] == -1
    assert all(isinstance(hand, int) for hand in stranger["view"]["hands"])
    assert all("options" not in d for d in stranger["decisions"])
    drawn = [e for e in stranger["events"] if e["what"]["kind"] == "drew"]
    assert drawn
    assert all("card" not in e["what"] and e["text"].endswith("draws a treasure.") for e in drawn)


def test_a_table_may_forbid_spectators(ann, bob, guest):
    id = ann.opens(spectators=False)
    bob.joins(id)
    bye = guest().looks(id).next()
    assert (bye["type"], bye["code"], bye["again"]) == ("bye", "no-spectators", False)
    with pytest.raises(Problem, match="no-spectators"):
        guest().state(id)
    with pytest.raises(Problem, match="no-spectators"):
        guest().get(f"/tables/{id}/steps/0")


def test_a_forged_cookie_is_nobody(ann, guest, table):
    person, _, signature = ann.http.cookies["wyrmhall"].partition(".")
    forger = guest()
    forger.http.cookies.set("wyrmhall", f"{person}.{'0' * len(signature)}")
    assert forger.state(table)["seat"] == -1


def test_presence_is_seen_by_the_others(ann, bob, table):
    hers = ann.looks(table)
    his = bob.looks(table)
    hers.until(lambda m: [s["here"] for s in m["table"]["seats"]] == [True, True])
    his.close()
    gone = hers.until(lambda m: not m["table"]["seats"][1]["here"])
    assert gone["table"]["seats"][1]["away_since"] > 0


def test_after_the_grace_time_a_seat_may_be_handed_to_a_bot_and_its_owner_gets_it_back(ann, bob):
    id = ann.opens("seadragons", seats=2, grace=1)
    bob.joins(id)
    hers, his = ann.looks(id), bob.looks(id)
    hers.until(lambda m: [s["here"] for s in m["table"]["seats"]] == [True, True])
    with pytest.raises(Problem, match="still-here"):
        ann.post(f"/tables/{id}/seats/1/hand", {"level": "hatchling"})
    his.close()
    hers.until(lambda m: not m["table"]["seats"][1]["here"])
    time.sleep(1.1)
    ann.post(f"/tables/{id}/seats/1/hand", {"level": "hatchling"})
    handed = hers.until(lambda m: m["table"]["seats"][1]["handed"])
    assert handed["table"]["seats"][1]["level"] == "hatchling"
    assert "A bot takes the seat of Bob." in [e["text"] for e in handed["events"]]
    again = bob.looks(id)
    back = again.until(lambda m: not m["table"]["seats"][1]["handed"])
    assert back["events"][-1]["text"] == "Bob is back."


def test_only_those_at_the_table_hand_a_seat_over(ann, bob, guest, table):
    with pytest.raises(Problem, match="not-your-table"):
        guest("Cem").post(f"/tables/{table}/seats/1/hand", {"level": ""})


def test_whoever_leaves_a_running_game_lets_a_bot_play_on(ann, bob):
    id = ann.opens("seadragons", seats=2)
    bob.joins(id)
    bob.post(f"/tables/{id}/leave")
    assert ann.state(id)["table"]["seats"][1]["handed"]
    bob.post(f"/tables/{id}/seats/1/back")
    assert not ann.state(id)["table"]["seats"][1]["handed"]


def test_a_rematch_is_offered_and_when_all_agree_one_table_for_all_with_the_seats_moved_on(ann, bob, table):
    with pytest.raises(Problem, match="not-over"):
        ann.post(f"/tables/{table}/rematch")
    play_on([ann, bob], table)
    his = bob.looks(table)
    his.state()
    assert ann.post(f"/tables/{table}/rematch")["table"] == ""
    asked = his.until(lambda m: m["table"]["seats"][0]["again"])
    assert [seat["again"] for seat in asked["table"]["seats"]] == [True, None]
    new = bob.post(f"/tables/{table}/rematch")["table"]
    assert his.until(lambda m: m["table"]["rematch"])["table"]["rematch"] == new
    assert ann.post(f"/tables/{table}/rematch")["table"] == new
    state = bob.state(new)
    assert seats_of(state) == [("person", "Bob"), ("person", "Ann")]
    assert state["seat"] == 0
    assert state["table"]["commitment"] != ann.get(f"/tables/{table}")["commitment"]


def test_nobody_is_made_to_play_again(ann, bob, table, guest):
    play_on([ann, bob], table)
    ann.post(f"/tables/{table}/rematch")
    assert bob.post(f"/tables/{table}/rematch", {"again": False})["table"] == ""
    assert [seat["again"] for seat in ann.get(f"/tables/{table}")["seats"]] == [None, False]
    assert bob.post(f"/tables/{table}/rematch")["table"] == "", "a no takes back what the others had said"
    assert ann.post(f"/tables/{table}/rematch")["table"]
    with pytest.raises(Problem, match="not-your-table"):
        guest("Eve").post(f"/tables/{table}/rematch")


def test_bots_always_play_again(ann):
    id = ann.opens(seats=[{"kind": "me"}, {"kind": "me"}])
    play_on([ann], id)
    assert ann.post(f"/tables/{id}/rematch")["table"]


def test_a_new_name_is_seen_at_the_table_and_control_characters_are_not(ann, bob, table):
    bob.put("/me", {"name": " B\u202eob\n<b>  the Great "})
    assert until(lambda: ann.state(table)["table"]["seats"][1]["name"] == "Bob <b> the Great", "the name changes")


def test_the_seed_is_committed_to_from_the_start_and_shown_at_the_end(ann, bob, table):
    before = ann.get(f"/tables/{table}")
    assert before["seed"] == ""
    play_on([ann, bob], table)
    after = ann.get(f"/tables/{table}")
    assert len(after["seed"]) == 32
    assert hashlib.sha256(after["seed"].encode()).hexdigest() == before["commitment"] == after["commitment"]
    assert not after["seed_open"]


def test_a_seed_that_was_given_deals_the_same_again_and_the_table_says_so(ann, bob):
    hot = [{"kind": "me"}, {"kind": "me"}]
    one, two = ann.opens(seats=hot, seed="12345"), ann.opens(seats=hot, seed="12345")
    assert ann.get(f"/tables/{one}")["seed_open"]
    assert ann.get(f"/tables/{one}")["seed"] == "12345"
    assert ann.state(one)["view"] == ann.state(two)["view"]
    with pytest.raises(Problem, match="a seed is a whole number"):
        ann.opens(seed="dragon")
