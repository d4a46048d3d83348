"""Find me a game: those who want the same come to one table, and the hall tells it live."""

import contextlib
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import Problem, Socket, play_on
from tests.server.test_persons import called, kept
from wyrmhall.server.seeking import AWAY_MS, MOST_SEEKS, NEAR_ELO

LIVE = {"kind": "bank", "seconds": 900}
DAYS = {"kind": "move", "seconds": 3 * 24 * 3600}


def seeks(one, **said):
    return one.post("/seeks", {"game": "lair", **said})["seeks"][0]


def newsreader(one):
    """A page that shows the hall."""
    cookie = "; ".join(f"{k}={v}" for k, v in one.http.cookies.items())
    found = Socket(one.url.replace("http", "ws") + "/ws/hall", {"Cookie": cookie}, None)
    one.sockets.append(found)
    return found


@pytest.fixture
def rows(tmp_path):
    def ask(sql, *values):
        with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
            return connection.execute(sql, values).fetchall()

    return ask


def test_two_who_look_for_the_same_meet_at_a_table_and_play(ann, bob):
    assert seeks(ann, clock=LIVE)["table"] == ""
    found = seeks(bob, clock=LIVE)["table"]
    assert [seek["table"] for seek in ann.get("/seeks")["seeks"]] == [found]
    state = ann.state(found)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ann", "Bob"]
    assert (state["table"]["status"], state["table"]["clock"]["seconds"]) == ("playing", 900)
    assert play_on([ann, bob], found)["scores"]


@pytest.mark.parametrize("other", [{"players": 3}, {"clock": DAYS}, {"game": "worms"}])
def test_those_who_want_something_else_do_not_meet(ann, bob, other):
    seeks(ann)
    assert seeks(bob, **other)["table"] == ""
    assert len(bob.get("/seeks")["seeks"]) == 2


def test_three_meet_when_the_third_comes(ann, bob, guest):
    for one in (ann, bob):
        assert seeks(one, players=3)["table"] == ""
    eve = guest("Eve")
    table = seeks(eve, players=3)["table"]
    assert [seat["name"] for seat in eve.state(table)["table"]["seats"]] == ["Ann", "Bob", "Eve"]


def test_nobody_meets_themselves_and_a_new_wish_for_a_game_takes_the_place_of_the_old(ann):
    seeks(ann)
    assert seeks(ann, clock=LIVE)["table"] == ""
    assert [seek["clock"]["kind"] for seek in ann.get("/seeks")["seeks"]] == ["bank"]
    ann.call("DELETE", f"/seeks/{ann.get('/seeks')['seeks'][0]['id']}")
    assert ann.get("/seeks")["seeks"] == []


def test_who_wants_their_own_strength_does_not_meet_a_master(guest, rows):
    ann, bob = kept(guest, "Ann"), kept(guest, "Bob")
    person = rows("select id from people where name = 'Bob'")[0][0]
    mu = 25 + (NEAR_ELO + 50) / 48
    rows("insert into ratings values (?, 'lair', ?, 2.0, 30)", person, mu)
    seeks(ann, near=True)
    assert seeks(bob)["table"] == ""
    shown = next(seek for seek in ann.get("/seeks")["seeks"] if not seek["mine"])
    assert f"{shown['name']}·{shown['mark']}" == called(bob)
    assert shown["elo"] == 1500 + NEAR_ELO + 50
    assert ann.post(f"/seeks/{shown['id']}/join")["seeks"][0]["table"]


def test_who_goes_away_waits_no_longer_unless_a_move_may_take_days(ann, bob, guest, rows):
    seeks(ann)
    seeks(bob, clock=DAYS)
    rows("update seeks set seen = seen - ?", AWAY_MS + 1000)
    eve = guest("Eve")
    assert [seek["name"] for seek in eve.get("/seeks")["seeks"]] == ["Bob"]
    assert seeks(eve)["table"] == ""
    assert seeks(eve, clock=DAYS)["table"]


def test_a_page_of_the_hall_hears_of_seeks_and_tables_at_once(ann, bob):
    hers = newsreader(ann)
    bob.put("/me", {"name": "Bob"})
    seeks(bob)
    assert hers.until(lambda m: m["what"] == "seeks") == {"type": "news", "what": "seeks"}
    id = bob.opens()
    assert hers.until(lambda m: m["what"] == "tables")["type"] == "news"
    ann.joins(id)
    assert hers.until(lambda m: m["what"] == "tables")["type"] == "news"


def test_a_page_of_the_hall_has_nothing_to_say(ann):
    hers = newsreader(ann)
    hers.send(type="answer", seq=1)
    with pytest.raises(ConnectionClosed):
        hers.next()
    assert ann.get("/me")["name"] == "Ann"


def test_one_person_looks_for_a_few_games_only_and_not_too_fast(live, guest):
    ann = guest("Ann")
    for game in ("lair", "worms", "seadragons", "flamecraft"):
        ann.post("/seeks", {"game": game})
    with pytest.raises(Problem, match="too-many-seeks"):
        ann.post("/seeks", {"game": "wyrmspan"})
    assert len(ann.get("/seeks")["seeks"]) == MOST_SEEKS
    with pytest.raises(Problem, match="bad-setup"):
        ann.post("/seeks", {"game": "lair", "players": 8})
    with pytest.raises(Problem, match="no-seek"):
        ann.post(f"/seeks/{'a' * 16}/join")


def test_those_of_whom_one_has_blocked_the_other_do_not_find_each_other(guest):
    ann, bob, eve = guest("Ann"), guest("Bob"), guest("Eve")
    table = ann.opens()
    bob.joins(table)
    ann.post(f"/tables/{table}/seats/1/block")
    hers = seeks(ann)
    assert seeks(bob)["table"] == ""
    for one in (ann, bob):
        assert [seek["mine"] for seek in one.get("/seeks")["seeks"]] == [True], "neither sees that the other waits"
    with pytest.raises(Problem, match="no-seek"):
        bob.post(f"/seeks/{hers['id']}/join")
    found = seeks(eve)["table"]
    assert [seat["name"] for seat in eve.state(found)["table"]["seats"]] == ["Ann", "Eve"]
    assert seeks(ann, players=3)["table"] == seeks(eve, players=3)["table"] == ""
    assert seeks(bob, players=3)["table"] == "", "not as the third, either"
