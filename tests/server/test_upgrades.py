"""Games outlive upgrades: versions of the rules, marks in the log, and what is done where they do not fit."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tests.server.live import Guest, Problem, play_on, until
from tests.server.toy import ToyShelf, house_of, start
from wyrmhall.core.record import Record
from wyrmhall.gamefile import fingerprint
from wyrmhall.games import rules_of
from wyrmhall.server import migrate
from wyrmhall.server.identity import Bearer, Signer
from wyrmhall.server.pool import NoAnswer
from wyrmhall.server.table import MARK_EVERY

OLD = Path(__file__).parent / "old"


class NoBots:
    """In the place of the pool: bots that fail at once, so that the game's own default answers for them."""

    async def ask(self, *_):
        raise NoAnswer("nobody there")

    async def stop(self):
        pass


@pytest.fixture
def house(serving, guest):
    """Upgrades: the server stops, and comes back with other games on the shelf; those who were there go to it."""
    running, people = [], []

    def upgrade(shelf) -> dict[str, Guest]:
        if running:
            running[-1].__exit__()
        running.append(serving(shelf))
        running[-1].app.state.server.caretaker.pool = NoBots()
        if not people:
            people.extend([guest("Ann", url=running[-1].url), guest("Bob", url=running[-1].url)])
        for each in people:
            each.goes_to(running[-1].url)
        return people

    upgrade.now = lambda: running[-1]
    return upgrade


@pytest.fixture
def rows(tmp_path):
    """Looks into the database, or changes it."""

    def ask(sql, *values):
        with closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
            return connection.execute(sql, values).fetchall()

    return ask


def begun(ann, bob, steps=12, **said):
    id = ann.opens(**said)
    bob.joins(id)
    play_on([ann, bob], id, steps=steps)
    return id


def answers_of(rows, id):
    return rows("select seat, option from log where table_id = ? and kind = 'answer' order by seq", id)


def played(rules, version, seed, answers, players=2, options=None):
    record = Record(rules, players, seed, options, version=version)
    for seat, option in answers:
        record.play(option, seat)
    return record


# --- old rules in the house -------------------------------------------------------------------------------------------


def test_a_table_begun_under_rules_that_were_kept_is_played_by_them_to_its_end(house, rows):
    shelf = house_of(1, 2)
    ann, _ = house(shelf)
    kept = [(shelf.rules_of(name), version) for name in shelf.names for version in shelf.rules_of(name).kept]
    assert kept
    for rules, version in kept:
        setup = rules.setup(2, version=version)
        id = ann.opens(rules.name, [{"kind": "me"}, {"kind": "me"}])
        chosen = json.dumps(dict(setup.options))
        rows("update tables set version = ?, options = ? where id = ?", version, chosen, id)
        house.now().hall.forget(id)
        state = play_on([ann], id)
        assert (state["table"]["version"], state["table"]["old_rules"]) == (version, True)
        file = ann.get(f"/tables/{id}/file")
        record = played(rules, version, file["seed"], answers_of(rows, id), options=setup.options)
        assert record.game.over
        assert file["version"] == version
        assert file["scores"] == rules.scores(record.game)
        assert [score["total"] for score in state["scores"]] == [sum(s.values()) for s in rules.scores(record.game)]


def test_a_game_in_progress_does_not_notice_an_upgrade_that_keeps_its_rules(house, rows):
    ann, bob = house(house_of(1))
    id = begun(ann, bob)
    before = ann.state(id)
    ann, bob = house(house_of(1, 2, 3))
    after = ann.state(id)
    assert after["view"] == before["view"]
    assert (before["table"]["old_rules"], after["table"]["old_rules"]) == (False, True)
    state = play_on([ann, bob], id)
    rules = house_of(1).lair
    record = played(rules, 1, state["table"]["seed"], answers_of(rows, id))
    assert [score["total"] for score in state["scores"]] == [sum(s.values()) for s in rules.scores(record.game)]
    assert ann.get(f"/tables/{ann.opens()}")["version"] == 3


def test_a_rematch_of_an_old_game_is_played_by_todays_rules(house):
    ann, bob = house(house_of(1))
    id = begun(ann, bob, steps=1_000)
    ann, bob = house(house_of(1, 2))
    bob.post(f"/tables/{id}/rematch")
    again = ann.post(f"/tables/{id}/rematch")["table"]
    assert (ann.get(f"/tables/{id}")["version"], ann.get(f"/tables/{again}")["version"]) == (1, 2)


# --- marks ------------------------------------------------------------------------------------------------------------


def test_the_log_carries_a_mark_after_its_first_entry_every_so_many_and_at_the_end(house, rows):
    ann, bob = house(house_of(1))
    id = begun(ann, bob, steps=0)
    ann.answers(id, 0)
    ann.post(f"/tables/{id}/undo", {"seq": 1})  # an entry too, and part of what is counted
    state = play_on([ann, bob], id)
    last = state["seq"]
    marked = rows("select seq, mark from log where table_id = ? and mark is not null order by seq", id)
    assert [seq for seq, _ in marked] == sorted({1, last, *range(MARK_EVERY, last + 1, MARK_EVERY)})
    table = house.now().hall.tables[id]
    assert marked[-1][1] == fingerprint(table.rules, table.record.game)


def test_rules_that_changed_without_a_new_version_are_noticed_by_the_marks(house):
    ann, bob = house(ToyShelf())
    id = begun(ann, bob)

    def richer(setup, luck):
        game = start(setup, luck)
        game.players[1].gold += 1
        return game

    ann, bob = house(ToyShelf(start=richer))
    with pytest.raises(Problem, match="other-rules"):
        ann.state(id)
    said = ann.get(f"/tables/{id}/rules")
    assert (said["stranded"], said["known"], said["version"], said["fitting"]) == (True, True, 1, [])
    errors = [line for line in house.now().logged.errors() if id in line]
    assert errors == [
        f"table {id} was begun under version 1 of its rules: entry 1: another game than the one that was played"
    ]


def test_an_answer_that_is_no_longer_legal_is_noticed(house):
    ann, bob = house(ToyShelf())
    id = begun(ann, bob, steps=14)

    def shorter(setup, luck):
        game = start(setup, luck)
        game.turns = 2
        return game

    ann, bob = house(ToyShelf(start=shorter))
    with pytest.raises(Problem, match="other-rules"):
        ann.state(id)
    assert ann.get(f"/tables/{id}/rules")["stranded"]


def test_a_finished_game_whose_rules_are_gone_keeps_its_result_and_says_why_it_is_not_shown(house):
    ann, bob = house(house_of(1))
    id = begun(ann, bob, steps=1_000)
    played = ann.get("/me/statistics")["games"]
    ann, bob = house(house_of(3))
    with pytest.raises(Problem, match="over-other-rules"):
        ann.state(id)
    assert ann.get("/me/statistics")["games"] == played
    assert played[0]["played"] == 1
    said = ann.get(f"/tables/{id}/rules")
    assert (said["stranded"], said["ended"], said["fitting"]) == (True, False, [])
    with pytest.raises(Problem, match="no-other-rules"):
        ann.post(f"/tables/{id}/rules", {})


# --- a table whose rules are gone -------------------------------------------------------------------------------------


def test_a_table_of_other_rules_says_so_in_the_players_language_and_asks_nobody_to_come_back(house, guest):
    ann, bob = house(house_of(1))
    id = begun(ann, bob)
    ann, bob = house(house_of(2))
    ann.lang = "uk"
    bye = ann.looks(id).next()
    assert (bye["type"], bye["code"], bye["again"]) == ("bye", "other-rules", False)
    assert bye["detail"].startswith("Цю гру почато за правилами, яких на цьому сервері вже немає.")
    with pytest.raises(Problem) as refused:
        bob.state(id)
    assert (refused.value.status, refused.value.code) == (409, "other-rules")
    listed = {table["id"]: table for table in ann.get("/me/tables")["tables"]}
    assert (listed[id]["status"], listed[id]["version"], listed[id]["old_rules"]) == ("playing", 1, True)
    assert id in [table["id"] for table in guest(url=house.now().url).get("/tables")["tables"]]
    assert len([line for line in house.now().logged.errors() if id in line]) == 1, "found out once, not at every look"


def test_all_who_sit_there_agree_to_go_on_under_new_rules_where_the_game_was_the_same_so_far(house, rows, guest):
    ann, bob = house(house_of(1))
    id = begun(ann, bob)
    before = ann.state(id)
    ann, bob = house(house_of(2))
    said = ann.get(f"/tables/{id}/rules")
    assert (said["stranded"], said["version"], said["house"], said["fitting"]) == (True, 1, [2], [2])
    assert [seat["mine"] for seat in said["seats"]] == [True, False]
    with pytest.raises(Problem, match="not-your-seat"):
        guest("Eve", url=ann.url).post(f"/tables/{id}/rules", {"version": 2})
    with pytest.raises(Problem, match="rules-do-not-fit"):
        ann.post(f"/tables/{id}/rules", {"version": 3})
    assert ann.post(f"/tables/{id}/rules", {"version": 2})["agreed"] == {"2": [0]}
    with pytest.raises(Problem, match="other-rules"):
        bob.state(id)
    said = bob.post(f"/tables/{id}/rules", {"version": 2})
    assert (said["stranded"], said["version"]) == (False, 2)
    after = bob.state(id)
    assert after["view"]["lairs"] == before["view"]["lairs"]
    assert [event["text"] for event in after["events"][-2:]] == [
        "Ann agrees to go on under version 2 of the rules.",
        "Bob agrees to go on under version 2 of the rules.",
    ]
    ann, bob = house(house_of(2))  # what was agreed stands in the log
    state = play_on([ann, bob], id)
    rules = house_of(1, 2).lair
    record = played(rules, 2, state["table"]["seed"], answers_of(rows, id))
    assert record.game.over
    assert [score["total"] for score in state["scores"]] == [sum(s.values()) for s in rules.scores(record.game)]
    with pytest.raises(Problem, match="no-other-rules"):
        ann.post(f"/tables/{id}/rules", {"version": 2})


def test_a_game_that_could_go_on_is_ended_only_by_all_and_has_no_result(house, rows):
    ann, bob = house(house_of(1))
    id = begun(ann, bob)
    ann, bob = house(house_of(2))
    said = ann.post(f"/tables/{id}/rules", {})
    assert (said["ending"], said["ended"]) == ([0], False)
    said = bob.post(f"/tables/{id}/rules", {})
    assert (said["stranded"], said["ended"]) == (True, True)
    assert {table["id"]: table["status"] for table in bob.get("/me/tables")["tables"]}[id] == "over"
    bye = ann.looks(id).next()
    assert (bye["code"], bye["again"]) == ("ended-unresolved", False)
    assert rows("select * from results where table_id = ?", id) == []
    assert id not in [table["id"] for table in ann.get("/tables")["tables"]]
    ann, bob = house(house_of(1))  # even where its rules are back: an end is an end
    with pytest.raises(Problem, match="ended-unresolved"):
        ann.state(id)


def test_a_game_that_cannot_go_on_may_be_ended_by_anybody_who_sits_there(house):
    ann, bob = house(house_of(1))
    id = begun(ann, bob)
    ann, bob = house(house_of(3))
    assert ann.get(f"/tables/{id}/rules")["fitting"] == []
    assert bob.post(f"/tables/{id}/rules", {})["ended"]


def test_the_word_of_somebody_whose_seat_a_bot_plays_is_not_waited_for(house):
    ann, bob = house(house_of(1))
    id = begun(ann, bob, options={"long": True})
    bob.post(f"/tables/{id}/leave")
    ann, bob = house(house_of(2))
    assert not ann.post(f"/tables/{id}/rules", {"version": 2})["stranded"]


@pytest.mark.whole
def test_bots_and_clocks_leave_a_table_of_other_rules_alone_until_it_goes_on(house, rows):
    ann, _ = house(house_of(1))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "hatchling"}]
    id = ann.opens(seats=seats, options={"long": True}, clock={"kind": "move", "seconds": 1})
    until(lambda: ann.state(id)["seq"] > 3, "the bot and the clock move")
    ann, _ = house(house_of(2))
    until(lambda: rows("select due from tables where id = ?", id) == [(None,)], "nobody looks after it")
    before = rows("select count(*) from log where table_id = ?", id)
    assert not ann.post(f"/tables/{id}/rules", {"version": 2})["stranded"]
    until(lambda: rows("select count(*) from log where table_id = ?", id)[0][0] > before[0][0] + 3, "it goes on")


# --- a database of an earlier release ---------------------------------------------------------------------------------


def test_a_database_written_before_versions_and_marks_is_brought_up_and_played_on(serving, guest, rows, tmp_path):
    told = json.loads((OLD / "schema-0002.json").read_text())
    with closing(sqlite3.connect(tmp_path / "hall.db")) as connection:
        connection.executescript(gzip.decompress((OLD / "schema-0002.sql.gz").read_bytes()).decode())
    live = serving()
    ann, bob = guest(url=live.url), guest(url=live.url)
    ann.http.cookies.update(told["ann"])
    bob.http.cookies.update(told["bob"])
    assert rows("select version_num from alembic_version") != [("0002",)]
    assert rows("select distinct version from tables") == [(1,)]
    here = {
        id: was for id, was in {**told["finished"], **told["running"]}.items() if 1 in rules_of(was["game"]).versions
    }
    assert {was["game"] for was in here.values()} >= {"wyrmspan", "seadragons", "worms"}
    gone = {id: was for id, was in {**told["finished"], **told["running"]}.items() if id not in here}
    for id in gone:
        with pytest.raises(Problem, match="other-rules"):
            ann.state(id)
    for id, was in told["finished"].items():
        if id in gone:
            continue
        state = ann.state(id)
        assert (state["table"]["game"], state["table"]["status"]) == (was["game"], "over")
        assert [score["total"] for score in state["scores"]][: len(was["scores"])] == was["scores"]
        assert ann.get(f"/tables/{id}/file")["version"] == 1
    for id, was in told["running"].items():
        if id in gone:
            continue
        assert ann.state(id)["seq"] == was["seq"]
        table = live.hall.tables[id]
        assert (table.step, fingerprint(table.rules, table.record.game)) == (was["step"], was["mark"])
        state = play_on([ann, bob], id)
        record = played(table.rules, 1, state["table"]["seed"], table.record.answers)
        assert record.game.over
        assert [s["total"] for s in state["scores"]] == [sum(s.values()) for s in table.rules.scores(record.game)]
    for id in told["waiting"]:
        bob.joins(id)
        table = ann.state(id)["table"]
        assert (table["status"], table["old_rules"]) == ("playing", False)  # nothing was dealt: it is played by today's


def test_people_and_results_from_before_persons_could_stay_are_there_afterwards(serving, guest, rows, tmp_path):
    """From the schema of 0004, as that release wrote it: nothing is lost, and it can be kept."""
    person, table = "a" * 16, "b" * 16
    engine = create_engine(f"sqlite:///{tmp_path / 'hall.db'}")
    with engine.begin() as connection:
        migrate.bring_to(connection, "0004")
        put = "insert into people (id, name, webhook, seen) values (:person, 'Ann', 'https://hook.example/', 5)"
        connection.execute(text(put), {"person": person})
        put = "insert into results (table_id, seat, person, game, mode, players, score, won, drawn, ended) values "
        put += "(:table, 0, :person, 'lair', '', 2, 7, 1, 0, 9)"
        connection.execute(text(put), {"table": table, "person": person})
        put = "insert into profiles (person, game, profile) values (:person, 'lair', '{\"games\": 3}')"
        connection.execute(text(put), {"person": person})
        connection.execute(text("insert into house (name, value) values ('secret', 'old key')"))
    engine.dispose()
    live = serving()
    assert rows("select version_num from alembic_version") == [(migrate.newest(),)]
    ann = guest(url=live.url)
    ann.http.cookies.set("wyrmhall", Signer("old key").cookie_of(Bearer(person)))
    assert ann.get("/me") == {"name": "Ann", "mark": ""}
    assert ann.get("/me/ways")["webhook"] == "https://hook.example/"
    before = ann.get("/me/page")
    assert [(game["played"], game["won"], game["best"]) for game in before["games"]] == [(1, 1, 7)]
    assert before["achievements"] == [{"game": "lair", "name": "games", "value": 3}]
    mark = ann.post("/me/keep")["mark"]
    after = guest(url=live.url).get(f"/players/{mark}")
    assert (after["games"], after["achievements"]) == (before["games"], before["achievements"])
    assert ann.get("/me/ways")["devices"] == 0
    assert ann.get("/host") == {"operator": False, "until": 0}
