"""Club nights: pairs, standings, one deal for all tables of a round, and who may see what when."""

import contextlib
import sqlite3
from itertools import combinations

import pytest

from tests.server.live import Problem, play_on, until
from tests.server.test_persons import kept
from wyrmhall.server.pairing import BYE, Board, compared, everybody, rounds_of, standings, swiss

PEOPLE = ["Ann", "Bob", "Cid", "Dan", "Eve"]


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8])
def test_everybody_meets_everybody_once_and_sits_out_at_most_once(count):
    members = [str(n) for n in range(count)]
    rounds = [everybody(members, n) for n in range(1, rounds_of("round", count, 20) + 1)]
    met = [frozenset(pair) for pairs in rounds for pair in pairs if pair[1] is not None]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(members, 2)))
    alone = [first for pairs in rounds for first, second in pairs if second is None]
    assert len(alone) == len(set(alone)) == (count if count % 2 else 0)


def test_by_the_swiss_system_equals_meet_and_nobody_meets_twice():
    boards: list[Board] = []
    for _ in range(3):
        pairs = swiss(PEOPLE, boards)
        assert sorted(person for pair in pairs for person in pair if person) == PEOPLE
        boards += [Board(a, b, None if b is None else (1.0, 0.0) if a < b else (0.0, 1.0)) for a, b in pairs]
    met = [frozenset((board.first, board.second)) for board in boards if board.second is not None]
    assert len(met) == len(set(met))
    alone = [board.first for board in boards if board.second is None]
    assert len(set(alone)) == 3
    assert standings(PEOPLE, boards)[0].person == "Ann"


def test_when_all_have_met_the_swiss_system_still_pairs_them():
    boards = [Board("a", "b", (1.0, 0.0)), Board("b", "a", (1.0, 0.0))]
    assert {frozenset(pair) for pair in swiss(["a", "b"], boards)} == {frozenset("ab")}


def test_standings_go_by_points_then_by_those_one_has_met():
    boards = [Board("a", "b", (1.0, 0.0)), Board("c", "d", (0.5, 0.5)), Board("a", "c", (0.0, 1.0)), Board("e", None)]
    found = {each.person: each for each in standings(["a", "b", "c", "d", "e"], boards)}
    assert [each.person for each in standings(["a", "b", "c", "d", "e"], boards)][:2] == ["c", "a"]
    assert (found["e"].points, found["e"].played) == (BYE, 0)
    assert found["c"].strength == found["a"].points + found["d"].points


def test_of_one_deal_the_share_of_others_at_the_same_seat_that_one_beat_counts():
    scores = [(10, 20), (12, 20), (8, 25)]
    assert [compared(scores, n) for n in range(3)] == [(0.5, 0.25), (1.0, 0.25), (0.0, 1.0)]


def night(guest, count=4, **said):
    people = [kept(guest, name) for name in PEOPLE[:count]]
    id = people[0].post("/clubs", {"name": "Friday", "game": "lair", **said})["club"]
    for one in people[1:]:
        one.post(f"/clubs/{id}/join")
    return people, id


def boards_of(people, id):
    """Everybody's own table of the round that is played."""
    found = {}
    for one in people:
        shown = one.get(f"/clubs/{id}")
        for board in shown["boards"][shown["round"] - 1]:
            if board["mine"] and board["table"]:
                found.setdefault(board["table"], []).append(one)
    return found


def play_round(people, id):
    people[0].post(f"/clubs/{id}/next")
    for table, pair in boards_of(people, id).items():
        seats = pair[0].state(table)["table"]["seats"]
        names = [one.get("/me")["name"] for one in pair]
        ordered = pair if seats[0]["name"].startswith(names[0]) else pair[::-1]
        play_on(ordered, table, seed=len(names[0]))


def test_a_night_of_all_with_all_ends_with_standings(guest):
    people, id = night(guest, 3, rounds=5)
    stranger = guest()
    for _ in range(3):
        play_round(people, id)
    shown = stranger.get(f"/clubs/{id}")
    assert (shown["round"], shown["rounds"], shown["over"]) == (3, 3, True)
    assert sum(each["points"] for each in shown["standings"]) == 6.0
    assert shown["standings"][0]["place"] == 1
    assert {each["played"] for each in shown["standings"]} == {2}
    assert all(len(board["scores"]) == 2 for boards in shown["boards"] for board in boards if len(board["names"]) == 2)
    with pytest.raises(Problem, match="club-over"):
        people[0].post(f"/clubs/{id}/next")


def test_the_same_deal_at_all_tables_is_compared_when_all_have_played_it(guest, live):
    people, id = night(guest, 4, same_deal=True, plan="swiss", rounds=1)
    people[0].post(f"/clubs/{id}/next")
    tables = boards_of(people, id)
    assert len(tables) == 2
    for table, pair in tables.items():
        pair[0].state(table)
    assert len({live.hall.tables[table].row.seed for table in tables}) == 1
    (first, pair), (second, others) = tables.items()
    with pytest.raises(Problem, match="no-spectators"):
        others[0].state(first)
    ordered = {t: sorted(p, key=lambda one, t=t: one.state(t)["seat"]) for t, p in tables.items()}
    play_on(ordered[first], first, seed=1)
    shown = others[0].get(f"/clubs/{id}")
    assert [
        (board["table"] == "", board["points"], board["scores"]) for board in shown["boards"][0] if not board["mine"]
    ] == [(True, [], [])]
    play_on(ordered[second], second, seed=2)
    shown = others[0].get(f"/clubs/{id}")
    assert shown["over"]
    assert sum(each["points"] for each in shown["standings"]) == 2.0
    scores = [board["scores"] for board in shown["boards"][0]]
    expected = [list(compared([tuple(each) for each in scores], n)) for n in range(2)]
    assert [board["points"] for board in shown["boards"][0]] == expected
    assert pair[0].get(f"/tables/{second}/steps/1")["step"] == 1


def test_only_the_opener_begins_rounds_and_nobody_comes_late(guest):
    people, id = night(guest, 2)
    with pytest.raises(Problem, match="not-your-club"):
        people[1].post(f"/clubs/{id}/next")
    late = guest("Zoe")
    late.post(f"/clubs/{id}/join")
    late.post(f"/clubs/{id}/leave")
    people[0].post(f"/clubs/{id}/next")
    for deed in ("join", "leave"):
        with pytest.raises(Problem, match="club-begun"):
            late.post(f"/clubs/{id}/{deed}")
    with pytest.raises(Problem, match="club-not-ready"):
        people[0].post(f"/clubs/{id}/next")
    with pytest.raises(Problem, match="no-club"):
        late.get(f"/clubs/{'a' * 16}")
    alone = people[0].post("/clubs", {"name": "Empty", "game": "lair"})["club"]
    with pytest.raises(Problem, match="too-few-members"):
        people[0].post(f"/clubs/{alone}/next")


# --- who does not come, and whom one would rather not meet ------------------------------------------------------------


@pytest.fixture
def rows(tmp_path):
    def ask(sql, *values):
        with contextlib.closing(sqlite3.connect(tmp_path / "hall.db", timeout=60)) as connection, connection:
            return connection.execute(sql, values).fetchall()

    return ask


def long_ago(rows):
    """Everybody who does not look on has been away for longer than others need to wait."""
    rows("update seats set seen = seen - 130000, host = null")


def test_the_host_ends_the_table_of_who_never_comes_and_the_night_goes_on(guest, rows):
    people, id = night(guest, 3, rounds=3, clock={})
    people[0].post(f"/clubs/{id}/next")
    shown = people[0].get(f"/clubs/{id}")
    board = next(n for n, each in enumerate(shown["boards"][0], start=1) if len(each["names"]) == 2)
    here, away = (people[1], people[2])
    table = next(iter(boards_of([here], id)))
    seat = here.state(table)["seat"]
    here.looks(table).state()
    assert shown["boards"][0][board - 1]["absent"] == []
    path = f"/clubs/{id}/boards/{board}/forfeit"
    with pytest.raises(Problem, match="still-here"):
        people[0].post(path, {"seats": [1 - seat]})
    long_ago(rows)
    shown = people[0].get(f"/clubs/{id}")
    assert shown["boards"][0][board - 1]["absent"] == [1 - seat]
    assert here.get(f"/clubs/{id}")["boards"][0][board - 1]["absent"] == [], "that is for the host to know"
    with pytest.raises(Problem, match="not-your-club"):
        here.post(path, {"seats": [1 - seat]})
    with pytest.raises(Problem, match="still-here"):
        people[0].post(path, {"seats": [seat]})
    with pytest.raises(Problem, match="no-board"):
        people[0].post(f"/clubs/{id}/boards/7/forfeit", {"seats": [0]})
    shown = people[0].post(path, {"seats": [1 - seat]})
    assert shown["ready"]
    assert shown["boards"][0][board - 1]["points"] == [1.0, 0.0][:: 1 if seat == 0 else -1]
    points = {each["name"]: each["points"] for each in shown["standings"]}
    assert (points[PEOPLE[1]], points[PEOPLE[2]]) == (1.0, 0.0)
    assert away.state(table)["table"]["status"] == "over"
    assert "did not come" in here.get(f"/tables/{table}/log")["events"][-1]["text"]
    assert here.get("/me/statistics")["games"] == [], "a game that nobody played counts nowhere else"
    with pytest.raises(Problem, match="no-board"):
        people[0].post(path, {"seats": [1 - seat]})
    assert people[0].post(f"/clubs/{id}/next")["round"] == 2


def test_where_neither_comes_both_lose(guest, rows):
    people, id = night(guest, 2, rounds=1, clock={})
    people[0].post(f"/clubs/{id}/next")
    long_ago(rows)
    shown = people[0].post(f"/clubs/{id}/boards/1/forfeit", {"seats": [0, 1]})
    assert (shown["boards"][0][0]["points"], shown["over"]) == ([0.0, 0.0], True)


def test_who_lets_the_clock_run_out_has_lost(guest):
    people, id = night(guest, 2, rounds=1, clock={"kind": "move", "seconds": 1, "at_zero": "lose"})
    people[0].post(f"/clubs/{id}/next")
    table, pair = next(iter(boards_of(people, id).items()))
    ordered = sorted(pair, key=lambda one: one.state(table)["seat"])
    ordered[0].answers(table, 0, 0)
    until(lambda: people[0].get(f"/clubs/{id}")["over"], "the clock decides")
    assert people[0].get(f"/clubs/{id}")["boards"][0][0]["points"] == [1.0, 0.0]


def test_a_night_has_a_clock_unless_it_is_opened_without_and_says_when_it_begins(guest):
    people, id = night(guest, 2, starts=1_800_000_000_000)
    shown = guest().get(f"/clubs/{id}")
    assert shown["starts"] == 1_800_000_000_000
    assert (shown["clock"]["kind"], shown["clock"]["at_zero"]) == ("bank", "lose")
    people, id = night(guest, 2, clock={})
    assert people[0].get(f"/clubs/{id}")["clock"]["kind"] == "none"


@pytest.mark.whole
def test_where_all_meet_all_everybody_knows_in_advance_when_they_meet_whom(guest):
    people, id = night(guest, 4, rounds=3)
    ahead = people[3].get(f"/clubs/{id}")["ahead"]
    assert len(ahead) == 3
    for number in range(3):
        shown = people[0].post(f"/clubs/{id}/next")
        assert [board["names"] for board in shown["boards"][number]] == ahead[number]
        assert shown["ahead"] == ahead[number + 1 :]
        for table, pair in boards_of(people, id).items():
            play_on(sorted(pair, key=lambda one, t=table: one.state(t)["seat"]), table)
    people, id = night(guest, 4, plan="swiss")
    assert people[0].get(f"/clubs/{id}")["ahead"] == []


def test_whom_one_has_blocked_one_does_not_meet_at_a_club_night(guest):
    people, id = night(guest, 4, plan="swiss", rounds=3, clock={})
    table = people[0].opens()
    for one in people[1:2]:
        one.joins(table)
    people[0].post(f"/tables/{table}/seats/1/block")
    for _ in range(2):  # by the Swiss system there is always somebody else
        play_round(people, id)
        assert not any(
            {"Ann", "Bob"} == {name.partition("·")[0] for name in board["names"]}
            for board in people[0].get(f"/clubs/{id}")["boards"][-1]
        )
    with pytest.raises(Problem, match="club-not-welcome"):
        people[1].post(f"/clubs/{people[0].post('/clubs', {'name': 'Mine', 'game': 'lair'})['club']}/join")
    other = people[2].post("/clubs", {"name": "Hers", "game": "lair", "rounds": 3})["club"]
    for one in people[:2]:
        one.post(f"/clubs/{other}/join")
    rounds = []
    for _ in range(3):
        play_round([people[2], *people[:2]], other)
        rounds += people[2].get(f"/clubs/{other}")["boards"][-1]
    apart = [each for each in rounds if not each["table"] and len(each["names"]) == 2]
    assert [each["points"] for each in apart] == [[0.5, 0.5]]


def test_a_night_whose_host_is_gone_has_another(guest):
    people, id = night(guest, 4, rounds=3)
    people[0].call("DELETE", "/me")
    shown = people[1].get(f"/clubs/{id}")
    assert (shown["owner"], len(shown["standings"])) == (True, 3)
    assert people[1].post(f"/clubs/{id}/next")["round"] == 1
