"""Fair by proof: the house and the players bind themselves before the deal, and anybody can check it afterwards."""

import asyncio
import contextlib
import json
import sqlite3
import time

import msgspec
import pytest
from typer.testing import CliRunner

from tests.server.live import Problem, play_on, until
from tests.server.services import Postgres
from tests.server.test_commands import wyrmhall
from wyrmhall.cli import app
from wyrmhall.core.record import Record
from wyrmhall.fair import commitment, mixed
from wyrmhall.gamefile import Deal, file_of
from wyrmhall.games import rules_of
from wyrmhall.server import migrate
from wyrmhall.server.database import async_engine
from wyrmhall.server.rows import SeatRow, TableRow
from wyrmhall.server.store import Store

ANNS, BOBS = "0123456789abcdef0123456789abcdef", "f" * 32
SOLO = [{"kind": "me"}, {"kind": "me"}]


def bound(ann, bob):
    """A table where both bound themselves, and which is full."""
    id = ann.opens(commitment=commitment(ANNS))
    bob.joins(id, commitment=commitment(BOBS))
    return id


def reveal(guest, id, nonce):
    guest.post(f"/tables/{id}/reveal", {"nonce": nonce})


def test_the_seed_follows_from_the_house_and_all_players_in_the_order_of_seats():
    assert mixed("a" * 32, {}) == "a" * 32
    both = mixed("a" * 32, {1: BOBS, 0: ANNS})
    assert both == "8a48238f4e9ec94bcdc2b674e44e0147"
    others = [mixed("b" * 32, {0: ANNS, 1: BOBS}), mixed("a" * 32, {0: BOBS, 1: ANNS}), mixed("a" * 32, {0: ANNS})]
    assert both not in others
    assert len(both) == 32


def test_nothing_is_dealt_before_all_who_bound_themselves_have_given_their_numbers(ann, bob):
    id = bound(ann, bob)
    before = ann.state(id)
    assert (before["table"]["status"], before["table"]["dealing"], before["view"]) == ("waiting", True, None)
    deal = bob.get(f"/tables/{id}/deal")
    assert deal["commitments"] == {"0": commitment(ANNS), "1": commitment(BOBS)}
    reveal(ann, id, ANNS)
    assert ann.state(id)["view"] is None
    assert bob.get(f"/tables/{id}/deal")["nonces"] == {}, "nobody who still has to speak learns what others said"
    reveal(bob, id, BOBS)
    after = ann.state(id)
    assert (after["table"]["status"], after["table"]["dealing"]) == ("playing", False)
    assert after["table"]["commitment"] == before["table"]["commitment"]
    deal = bob.get(f"/tables/{id}/deal")
    assert (deal["nonces"], deal["house_seed"], deal["seed"]) == ({"0": ANNS, "1": BOBS}, "", "")
    play_on([ann, bob], id)
    deal = bob.get(f"/tables/{id}/deal")
    assert commitment(deal["house_seed"]) == before["table"]["commitment"]
    assert deal["seed"] == mixed(deal["house_seed"], {0: ANNS, 1: BOBS}) == ann.get(f"/tables/{id}")["seed"]


def test_a_viewer_is_shown_the_deal_as_soon_as_it_is_made(ann, bob):
    id = bound(ann, bob)
    socket = ann.looks(id)
    assert socket.state()["table"]["dealing"]
    reveal(ann, id, ANNS)
    reveal(bob, id, BOBS)
    dealt = socket.until(lambda m: m["type"] == "state" and m["view"] is not None)
    assert isinstance(dealt["view"]["hands"][0], list)
    assert dealt["view"] == ann.state(id)["view"]


def test_one_player_waits_for_one_request_and_a_number_said_twice_is_said(ann):
    made = ann.post("/tables", {"game": "lair", "seats": SOLO, "commitment": commitment(ANNS)})
    assert made["dealing"]
    reveal(ann, made["table"], ANNS)
    state = ann.state(made["table"])
    assert state["table"]["status"] == "playing"
    assert state["table"]["commitment"] == made["commitment"]
    reveal(ann, made["table"], ANNS)
    assert ann.get(f"/tables/{made['table']}/deal")["commitments"] == {"0": commitment(ANNS)}, "once for all my seats"


@pytest.mark.whole
def test_who_does_not_give_their_number_in_time_is_left_out_and_the_file_says_so(ann, bob, monkeypatch, tmp_path):
    monkeypatch.setattr("wyrmhall.server.lobby.DEAL_MS", 400)
    id = bound(ann, bob)
    ann.looks(id)
    reveal(ann, id, ANNS)
    until(lambda: ann.state(id)["table"]["status"] == "playing", "it is dealt without Bob's")
    with pytest.raises(Problem, match="no-reveal"):
        reveal(bob, id, BOBS)
    play_on([ann, bob], id)
    file = ann.get(f"/tables/{id}/file")
    assert file["deal"]["nonces"] == {"0": ANNS}
    assert file["deal"]["commitments"] == {"0": commitment(ANNS), "1": commitment(BOBS)}
    assert file["seed"] == mixed(file["deal"]["house_seed"], {0: ANNS})


def test_a_table_is_dealt_though_the_server_died_while_numbers_were_awaited(serving, guest, monkeypatch):
    monkeypatch.setattr("wyrmhall.server.lobby.DEAL_MS", 5_000)  # long enough for her number, however busy the machine
    first = serving()
    ann, bob = guest("Ann", url=first.url), guest("Bob", url=first.url)
    id = bound(ann, bob)
    reveal(ann, id, ANNS)
    first.__exit__()
    second = serving()
    ann.goes_to(second.url)
    until(lambda: asyncio.run(_started(second.app.state.server.settings.database, id)), "the sweep deals it")
    assert ann.get(f"/tables/{id}/deal")["nonces"] == {"0": ANNS}


async def _started(url, id):
    engine = async_engine(url)
    found = await Store(engine).table(id)
    await engine.dispose()
    return found[0].started


def test_numbers_that_nobody_is_bound_to_and_numbers_before_the_table_is_full_are_refused(ann, bob):
    id = ann.opens(commitment=commitment(ANNS))
    with pytest.raises(Problem, match="no-reveal"):
        reveal(ann, id, ANNS)
    bob.joins(id)
    with pytest.raises(Problem, match="no-reveal"):
        reveal(ann, id, BOBS)
    for wrong in ("", "x" * 32, "0" * 64):
        with pytest.raises(Problem, match="malformed"):
            reveal(ann, id, wrong)
    with pytest.raises(Problem, match="malformed"):
        ann.opens(commitment="abc")
    reveal(ann, id, ANNS)
    assert bob.state(id)["table"]["status"] == "playing", "Bob, a script, added nothing and is not waited for"


def test_nobody_leaves_while_the_cards_are_dealt_but_may_before(ann, bob, guest):
    id = ann.opens(seats=3, commitment=commitment(ANNS))
    bob.joins(id, commitment=commitment(BOBS))
    bob.post(f"/tables/{id}/leave")
    assert bob.get(f"/tables/{id}/deal")["commitments"] == {"0": commitment(ANNS)}
    bob.joins(id)
    guest("Cem").joins(id)
    with pytest.raises(Problem, match="dealing"):
        bob.post(f"/tables/{id}/leave")
    reveal(ann, id, ANNS)
    assert bob.state(id)["table"]["status"] == "playing"


def test_a_rematch_takes_the_numbers_of_those_who_agree_to_it(ann, bob):
    id = bound(ann, bob)
    reveal(ann, id, ANNS)
    reveal(bob, id, BOBS)
    play_on([ann, bob], id)
    assert bob.post(f"/tables/{id}/rematch", {"commitment": commitment(BOBS)})["table"] == ""
    made = ann.post(f"/tables/{id}/rematch", {"commitment": commitment(ANNS)})
    assert made["dealing"]
    reveal(bob, made["table"], BOBS)
    reveal(ann, made["table"], ANNS)
    assert ann.state(made["table"])["table"]["status"] == "playing"
    assert ann.get(f"/tables/{made['table']}/deal")["nonces"] == {"0": BOBS, "1": ANNS}


def test_an_open_seed_needs_no_numbers_and_its_file_proves_nothing(ann):
    made = ann.post("/tables", {"game": "lair", "seats": SOLO, "seed": "7", "commitment": commitment(ANNS)})
    assert not made["dealing"]
    play_on([ann], made["table"])
    assert ann.get(f"/tables/{made['table']}/file")["deal"] is None


def test_replay_verify_tells_a_deal_that_is_proved_from_one_that_is_not(tmp_path):
    """A small one of the test below, on a game that no server dealt."""
    rules, nonces = rules_of("seadragons"), {0: ANNS, 1: BOBS}
    record = Record(rules, 2, mixed("a" * 32, nonces))
    for _ in range(5):
        record.play(record.game.decision.offered[0], record.game.decision.seat)
    file, path = file_of(record), tmp_path / "game.json"
    promised = {seat: commitment(nonce) for seat, nonce in nonces.items()}
    for house, code in (("a" * 32, 0), ("b" * 32, 1)):
        file.deal = Deal(commitment("a" * 32), house, promised, nonces)
        path.write_bytes(msgspec.json.encode(file))
        done = CliRunner().invoke(app, ["replay", "--verify", str(path), "--lang", "en"])
        assert (done.exit_code, done.stdout.count("·")) == (code, 5 if code == 0 else 0), done.output
    file.marks[3] = "0" * 8
    path.write_bytes(msgspec.json.encode(file))
    assert CliRunner().invoke(app, ["replay", "--verify", str(path)]).exit_code != 0


@pytest.mark.whole
def test_replay_verify_says_in_sentences_what_a_file_proves_and_what_it_does_not(ann, bob, tmp_path):
    id = ann.opens("seadragons", commitment=commitment(ANNS))
    bob.joins(id, commitment=commitment(BOBS))
    reveal(ann, id, ANNS)
    reveal(bob, id, BOBS)
    play_on([ann, bob], id)
    file = ann.get(f"/tables/{id}/file")
    path = tmp_path / "game.json"

    def verify(change=None, lang="en"):
        changed = json.loads(json.dumps(file))
        if change is not None:
            change(changed)
        path.write_text(json.dumps(changed))
        return wyrmhall("replay", "--verify", str(path), "--lang", lang)

    done = verify()
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert len(said) == 5
    assert f"the SHA-256 of that seed is {file['deal']['commitment']}" in said[0]
    assert said[1].startswith(f"· Seat 1 was bound to a number beforehand, {commitment(ANNS)}, and gave it away")
    assert "the numbers of 2 players: nobody could have chosen it" in said[3]
    assert said[4].startswith(f"· All {len(file['answers'])} answers replay under version {file['version']}")
    assert "Місце 2: власне число було обіцяне заздалегідь" in verify(lang="uk").stdout

    def other_house(f):
        f["deal"]["house_seed"] = "0" * 32

    def other_number(f):
        f["deal"]["nonces"]["1"] = ANNS

    def dropped(f):
        del f["deal"]["nonces"]["1"]

    for change, why in (
        (other_house, "the seed that the file names for the house does not belong to its commitment"),
        (other_number, "Seat 2: the number does not belong to what was promised beforehand"),
        (dropped, "does not follow from the seed of the house and the numbers of the players"),
    ):
        done = verify(change)
        assert (done.returncode, done.stdout) == (1, "")
        assert why in done.stderr

    def held_back(f):  # as it would have been dealt without it
        f["deal"]["nonces"] = {}
        f["deal"]["commitment"], f["deal"]["house_seed"] = commitment(f["seed"]), f["seed"]

    done = verify(held_back)
    assert done.returncode == 1
    assert done.stdout.count("can choose between two deals, so this one is not proved") == 2


@pytest.fixture(scope="module")
def postgres():
    cluster = Postgres()
    yield cluster
    cluster.remove()


def test_two_who_take_the_last_seats_or_give_the_last_numbers_at_once_are_both_seen(postgres):
    """In PostgreSQL two transactions do not see each other: each would think that somebody is still missing."""

    async def run() -> None:
        engine = async_engine(postgres.database(f"t{time.time_ns()}"))
        await migrate.upgrade(engine)
        store = Store(engine)
        for n in range(20):
            id = f"table{n:011d}"
            row = TableRow(id, "lair", 2, "{}", None, "{}", "a" * 32, False, "", "{}", "owner", 1)
            await store.make_table(row, [SeatRow(id, seat, "open", "", "", None) for seat in (0, 1)])
            bound = [commitment(ANNS), commitment(BOBS)] if n % 2 else [None, None]
            sits = [store.sit(id, seat, f"p{seat}", "", bound[seat], None, 5) for seat in (0, 1)]
            sat = await asyncio.gather(*sits)
            assert sorted(each.begins for each in sat) == [False, not n % 2], "one of them sets the game going"
            row, _ = await store.table(id)
            assert (row.started is None, row.due) == ((True, 5) if n % 2 else (False, None))
            if n % 2:
                given = [store.reveal(id, commitment(nonce), nonce) for nonce in (ANNS, BOBS)]
                assert await asyncio.gather(*given) == [True, True]
                dealt = await asyncio.gather(*[store.deal(id, None, complete=True) for _ in range(2)])
                assert sorted(dealt) == [[], [id]]
                row, _ = await store.table(id)
                assert (row.seed, row.house_seed) == (mixed("a" * 32, {0: ANNS, 1: BOBS}), "a" * 32)
        await engine.dispose()

    asyncio.run(run())


def seeks(one, nonce, **said):
    return one.post("/seeks", {"game": "lair", "commitment": commitment(nonce), **said})["seeks"][0]


def test_those_who_look_for_a_game_are_bound_before_there_is_a_table(ann, bob):
    assert seeks(ann, ANNS)["table"] == ""
    id = seeks(bob, BOBS)["table"]
    deal = ann.get(f"/tables/{id}/deal")
    assert (deal["dealing"], deal["commitments"]) == (True, {"0": commitment(ANNS), "1": commitment(BOBS)})
    reveal(bob, id, BOBS)
    assert ann.get(f"/tables/{id}/deal")["dealing"]
    reveal(ann, id, ANNS)
    assert ann.get(f"/tables/{id}/deal")["nonces"] == {"0": ANNS, "1": BOBS}
    assert play_on([ann, bob], id)["scores"]


def test_whoever_takes_up_what_another_looks_for_is_bound_too(ann, bob):
    wanted = seeks(ann, ANNS)["id"]
    id = bob.post(f"/seeks/{wanted}/join", {"commitment": commitment(BOBS)})["seeks"][0]["table"]
    assert bob.get(f"/tables/{id}/deal")["commitments"] == {"0": commitment(ANNS), "1": commitment(BOBS)}


def test_who_is_away_when_a_game_of_days_is_found_is_not_waited_for(ann, bob, tmp_path):
    days = {"kind": "move", "seconds": 3 * 24 * 3600}
    seeks(ann, ANNS, clock=days)
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
        connection.execute("update seeks set seen = seen - 3600000")
    id = seeks(bob, BOBS, clock=days)["table"]
    assert bob.get(f"/tables/{id}/deal")["commitments"] == {"1": commitment(BOBS)}
