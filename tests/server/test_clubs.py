"""Club nights: pairs, standings, one deal for all tables of a round, and who may see what when."""

import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest

from tests.server.live import Problem, play_on, until
from tests.server.test_persons import kept
from wyrmhall.server.clubnights import MOST_NIGHTS
from wyrmhall.server.clubs import MOST_REGULARS
from wyrmhall.server.pairing import BYE, Board, compared, everybody, rounds_of, standings, swiss, totals

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
    for one in (others[0], guest()):  # what those who know the table by another way can see of the deal
        for path in ("", "/state", "/steps/1", "/file"):
            with pytest.raises(Problem, match="deal-still-played"):
                one.get(f"/tables/{first}{path}")
        assert one.get(f"/players/{pair[0].get('/me')['mark']}/games")["games"] == []
    assert pair[0].get(f"/tables/{first}/steps/1")["step"] == 1
    play_on(ordered[second], second, seed=2)
    assert others[0].get(f"/tables/{first}/steps/1")["step"] == 1
    until(
        lambda: guest().get(f"/players/{pair[0].get('/me')['mark']}/games")["games"], "the game is in her list by now"
    )
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
    shown = late.post(f"/clubs/{id}/join")
    assert (shown["member"], shown["regular"], len(shown["standings"])) == (False, True, 2), "only from the next one on"
    with pytest.raises(Problem, match="club-begun"):
        late.post(f"/clubs/{id}/leave")
    with pytest.raises(Problem, match="club-not-ready"):
        people[0].post(f"/clubs/{id}/next")
    with pytest.raises(Problem, match="no-club"):
        late.get(f"/clubs/{'a' * 16}")
    alone = people[0].post("/clubs", {"name": "Empty", "game": "lair"})["club"]
    with pytest.raises(Problem, match="too-few-members"):
        people[0].post(f"/clubs/{alone}/next")


def test_of_many_who_come_at_once_no_more_are_let_in_than_there_is_room_for(guest, monkeypatch):
    monkeypatch.setattr("wyrmhall.server.clubs.MOST_MEMBERS", 4)
    host, many = guest("Ann"), [guest(f"Eve {n}") for n in range(8)]
    id = host.post("/clubs", {"name": "Night", "game": "lair"})["club"]

    def comes(one) -> str:
        try:
            one.post(f"/clubs/{id}/join")
        except Problem as problem:
            return problem.code
        return "in"

    with ThreadPoolExecutor(len(many)) as threads:
        codes = sorted(threads.map(comes, many))
    assert codes == ["club-full"] * 5 + ["in"] * 3
    assert len(host.get(f"/clubs/{id}")["standings"]) == 4
    host.post(f"/clubs/{id}/join")  # who is there already is not turned away


# --- a club goes on --------------------------------------------------------------------------------------------------


def test_over_all_nights_points_count_then_nights_won_and_whoever_belongs_is_there():
    first = ([Board("a", "b", (1.0, 0.0)), Board("c", None)], ["a"])
    second = ([Board("b", "a", (0.5, 0.5)), Board("c", "z", (0.0, 1.0))], ["z"])
    found = {each.person: each for each in totals(["a", "b", "c", "new"], [first, second])}
    assert [found[p].points for p in ("a", "b", "c", "z", "new")] == [1.5, 0.5, BYE, 1.0, 0.0]
    assert [found[p].nights for p in ("a", "b", "c", "z", "new")] == [2, 2, 2, 1, 0]
    assert [found[p].played for p in ("a", "b", "c", "z", "new")] == [2, 2, 1, 1, 0]
    order = [each.person for each in totals(["a", "b", "c", "new"], [first, second])]
    assert order == ["a", "z", "c", "b", "new"], "of equals the one who won a night"


def test_a_club_goes_on_with_another_night_and_keeps_its_members_and_standings(guest):
    people, id = night(guest, 3, rounds=1, clock={})
    ann, bob, cid = people
    with pytest.raises(Problem, match="not-your-club"):
        bob.post(f"/clubs/{id}/nights", {"game": "lair"})
    play_round(people, id)
    first = ann.get(f"/clubs/{id}")
    assert (first["over"], first["night"], first["nights"]) == (True, 1, 1)
    shown = ann.post(f"/clubs/{id}/nights", {"game": "lair", "plan": "swiss", "rounds": 2, "clock": {}})
    assert (shown["id"], shown["name"], shown["night"], shown["nights"], shown["round"]) == (id, "Friday", 2, 2, 0)
    assert (shown["owner"], shown["regular"], shown["member"], shown["standings"]) == (True, True, False, [])
    for one in (ann, cid):
        one.post(f"/clubs/{id}/join")
    assert not bob.get(f"/clubs/{id}")["member"], "a member of the club who does not come this time"
    play_round([ann, cid], id)
    before = ann.get(f"/clubs/{id}", night=1)
    assert (before["night"], before["over"], before["boards"]) == (1, True, first["boards"])
    assert [each["points"] for each in before["standings"]] == [each["points"] for each in first["standings"]]
    told = bob.get(f"/clubs/{id}/nights")
    assert [(each["night"], each["players"], each["over"]) for each in told["nights"]] == [(2, 2, False), (1, 3, True)]
    assert (told["nights"][0]["first"], bool(told["nights"][1]["first"])) == ([], True)
    overall = {each["name"]: each for each in told["standings"]}
    assert {name: each["nights"] for name, each in overall.items()} == {"Ann": 2, "Bob": 1, "Cid": 2}
    assert sum(each["points"] for each in told["standings"]) == 3.0
    assert [each["name"] for each in told["standings"] if each["mine"]] == ["Bob"]
    with pytest.raises(Problem, match="no-club"):
        bob.get(f"/clubs/{id}", night=3)
    # The host need not play all rounds that were planned: what was played, counts.
    assert ann.post(f"/clubs/{id}/nights", {"game": "lair"})["night"] == 3
    assert bob.get(f"/clubs/{id}", night=2)["over"]
    after = bob.get(f"/clubs/{id}/nights")
    assert {each["name"]: each["points"] for each in after["standings"]} == {
        name: each["points"] for name, each in overall.items()
    }
    assert sum(each["won"] for each in after["standings"]) == sum(len(each["first"]) for each in after["nights"]) > 1


def test_a_night_that_has_not_begun_may_be_planned_anew_and_one_that_is_played_is_not_left(guest):
    people, id = night(guest, 2, rounds=2, clock={})
    shown = people[0].post(f"/clubs/{id}/nights", {"game": "lair", "plan": "swiss", "rounds": 4, "starts": 77})
    assert (shown["night"], shown["plan"], shown["rounds"], shown["starts"]) == (1, "swiss", 4, 77)
    assert len(shown["standings"]) == 2, "who was to come, comes"
    people[0].post(f"/clubs/{id}/next")
    with pytest.raises(Problem, match="club-not-ready"):
        people[0].post(f"/clubs/{id}/nights", {"game": "lair"})
    with pytest.raises(Problem, match="bad-setup"):
        people[0].post(f"/clubs/{id}/nights", {"game": "lair", "clock": {"kind": "bank"}})


def test_everybody_finds_their_clubs_again_until_they_leave_them(guest):
    people, id = night(guest, 3, rounds=1, clock={})
    assert guest("Zoe").get("/me/clubs") == {"clubs": []}
    people[0].post(f"/clubs/{id}/next")
    table = next(iter(boards_of([people[1]], id)))
    mine = people[1].get("/me/clubs")["clubs"]
    assert [(each["id"], each["name"], each["round"], each["member"], each["table"]) for each in mine] == [
        (id, "Friday", 1, True, table)
    ]
    people[0].post(f"/clubs/{id}/quit")
    assert people[0].get("/me/clubs") == {"clubs": []}
    shown = people[1].get(f"/clubs/{id}")
    assert (shown["owner"], len(shown["standings"])) == (True, 3), "tonight's players stay; another leads"
    assert not people[0].get(f"/clubs/{id}")["owner"]


def test_a_club_has_an_end(guest, rows):
    people, id = night(guest, 2, rounds=1, clock={})
    play_round(people, id)
    rows("update clubs set night = ?", MOST_NIGHTS)
    with pytest.raises(Problem, match="club-old"):
        people[0].post(f"/clubs/{id}/nights", {"game": "lair"})
    for n in range(MOST_REGULARS):
        rows("insert into regulars (club, person, n) values (?, ?, ?)", id, f"p{n}", n)
    with pytest.raises(Problem, match="club-crowded"):
        guest("Zoe").post(f"/clubs/{id}/join")
    assert people[1].post(f"/clubs/{id}/join")["regular"]


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
    until(lambda: people[0].get(f"/clubs/{id}")["over"], "the clock decides")
    assert people[0].get(f"/clubs/{id}")["boards"][0][0]["points"] == [0.0, 1.0], "the first seat was asked"


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
