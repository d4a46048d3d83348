"""Deals of club nights: everybody who plays adds a number, also where all tables of a round share one deal."""

import asyncio
import json
import time

import pytest

from tests.server.live import Problem, play_on, until
from tests.server.services import Postgres
from tests.server.test_clubs import boards_of, night, rows  # noqa: F401
from tests.server.test_commands import wyrmhall
from wyrmhall.fair import commitment, mixed
from wyrmhall.server import migrate
from wyrmhall.server.database import async_engine
from wyrmhall.server.one_deal import share
from wyrmhall.server.rows import SeatRow, TableRow
from wyrmhall.server.store import Store


def nonce_of(one, number=1):
    return f"{len(one.get('/me')['name'])}{one.get('/me')['name'][0].encode().hex()}{number}".zfill(32)


def promise(one, id, number=1, night=1):
    said = {"night": night, "round": number, "commitment": commitment(nonce_of(one, number))}
    one.post(f"/clubs/{id}/number", said)


def give(one, table, number=1):
    one.post(f"/tables/{table}/reveal", {"nonce": nonce_of(one, number)})


def in_order(pair, table):
    return sorted(pair, key=lambda one: one.state(table)["seat"])


def test_each_round_is_dealt_from_numbers_that_its_players_promised_before_it_began(guest):
    people, id = night(guest, 2, plan="swiss", rounds=2, clock={})
    for number in (1, 2):
        for one in people:
            promise(one, id, number)
            assert one.get(f"/clubs/{id}")["number"] == commitment(nonce_of(one, number))
        people[0].post(f"/clubs/{id}/next")
        assert people[0].get(f"/clubs/{id}")["number"] == "", "a number is good for one round"
        table, pair = next(iter(boards_of(people, id).items()))
        ordered = in_order(pair, table)
        deal = ordered[0].get(f"/tables/{table}/deal")
        promised = {str(seat): commitment(nonce_of(one, number)) for seat, one in enumerate(ordered)}
        assert (deal["dealing"], deal["commitments"], deal["nonces"]) == (True, promised, {})
        for one in pair:
            assert one.state(table)["view"] is None
            give(one, table, number)
        play_on(ordered, table)
        file = ordered[0].get(f"/tables/{table}/file")
        assert file["seed"] == mixed(
            file["deal"]["house_seed"], {n: nonce_of(one, number) for n, one in enumerate(ordered)}
        )
        assert file["deal"]["tables"] == 1


@pytest.mark.whole
def test_one_deal_for_all_tables_comes_from_the_numbers_of_all_who_play_at_them(guest, tmp_path):
    people, id = night(guest, 5, game="seadragons", same_deal=True, plan="swiss", rounds=1, clock={})
    for one in people[:4]:
        promise(one, id)
    people[0].post(f"/clubs/{id}/next")
    tables = boards_of(people, id)
    assert len(tables) == 2
    bound = [one for pair in tables.values() for one in pair if one in people[:4]]
    for one in bound[:-1]:
        give(one, next(table for table, pair in tables.items() if one in pair))
    first, second = tables
    for table, pair in tables.items():
        deal = pair[0].get(f"/tables/{table}/deal")
        assert (deal["dealing"], deal["nonces"]) == (True, {}), "one table waits for the players of the other"
        assert {*deal["commitments"].values()} == {commitment(nonce_of(one)) for one in bound}
    give(bound[-1], second)
    files = []
    for table, pair in tables.items():
        play_on(in_order(pair, table), table)
        files.append(pair[0].get(f"/tables/{table}/file"))
    assert (files[0]["seed"], files[0]["deal"]) == (files[1]["seed"], files[1]["deal"])
    deal = files[0]["deal"]
    assert {*deal["nonces"].values()} == {nonce_of(one) for one in bound}
    assert files[0]["seed"] == mixed(deal["house_seed"], {int(n): nonce for n, nonce in deal["nonces"].items()})
    path = tmp_path / "game.json"
    path.write_text(json.dumps(files[0]))
    done = wyrmhall("replay", "--verify", str(path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1] == "· 2 tables had this deal; their players are counted through all of them."
    assert done.stdout.count("was bound to a number beforehand") == len(bound)
    assert first != second


@pytest.mark.parametrize("same_deal", [False, pytest.param(True, marks=pytest.mark.whole)])
def test_a_round_goes_on_without_the_number_of_who_has_it_and_does_not_give_it(guest, monkeypatch, same_deal):
    monkeypatch.setattr("wyrmhall.server.clubs.COMING_MS", 400)
    people, id = night(guest, 4, plan="swiss", rounds=1, same_deal=same_deal)
    for one in people:
        promise(one, id)
    people[0].post(f"/clubs/{id}/next")
    tables = boards_of(people, id)
    table, pair = next(iter(tables.items()))
    for each, two in tables.items():
        until(lambda e=each, t=two: t[0].state(e)["table"]["status"] == "playing", "it is dealt without them")
    with pytest.raises(Problem, match="no-reveal"):
        give(pair[0], table)
    deal = pair[0].get(f"/tables/{table}/deal")
    assert (len(deal["commitments"]), deal["nonces"]) == (4 if same_deal else 2, {})


def test_who_has_closed_the_page_is_not_waited_for(guest, rows):  # noqa: F811
    people, id = night(guest, 2, rounds=1)
    for one in people:
        promise(one, id)
    rows("update club_members set seen = seen - 3600000")
    people[0].get(f"/clubs/{id}")  # looks at it: she is here
    people[0].post(f"/clubs/{id}/next")
    table = next(iter(boards_of(people, id)))
    found = people[0].get(f"/tables/{table}/deal")["commitments"]
    assert [*found.values()] == [commitment(nonce_of(people[0]))]


def test_nobody_promises_a_number_for_a_round_that_has_begun_or_is_not_theirs(guest):
    people, id = night(guest, 2, rounds=1)
    for number, which in ((2, 1), (1, 2)):
        with pytest.raises(Problem, match="no-round"):
            promise(people[0], id, number, which)
    with pytest.raises(Problem, match="no-round"):
        promise(guest("Zoe"), id)
    with pytest.raises(Problem, match="malformed"):
        people[0].post(f"/clubs/{id}/number", {"night": 1, "round": 1, "commitment": ""})
    people[0].post(f"/clubs/{id}/next")
    with pytest.raises(Problem, match="no-round"):
        promise(people[0], id)


def test_nobody_makes_a_table_vanish_while_its_cards_are_dealt(guest):
    people, id = night(guest, 2, rounds=1)
    for one in people:
        promise(one, id)
    people[0].post(f"/clubs/{id}/next")
    table, pair = next(iter(boards_of(people, id).items()))
    for one in pair:
        with pytest.raises(Problem, match="not-deletable"):
            one.call("DELETE", f"/tables/{table}")
    for one in pair:
        give(one, table)
    assert pair[0].state(table)["table"]["status"] == "playing"


@pytest.fixture(scope="module")
def postgres():
    cluster = Postgres()
    yield cluster
    cluster.remove()


def test_the_last_numbers_of_tables_with_one_deal_given_at_once_start_all_of_them_once(postgres):
    async def run() -> None:
        engine = async_engine(postgres.database(f"t{time.time_ns()}"))
        await migrate.upgrade(engine)
        store = Store(engine)
        nonces = [f"{n:032x}" for n in range(6)]
        for n in range(10):
            made = []
            for board in range(3):
                id = f"table{n:05d}{board:06d}"
                row = TableRow(id, "lair", 2, "{}", None, "{}", "a" * 32, False, "", "{}", "owner", 1)
                numbers = [commitment(nonce) for nonce in nonces[2 * board : 2 * board + 2]]
                seats = [SeatRow(id, s, "person", "", "", f"p{s}", commitment=numbers[s]) for s in (0, 1)]
                made.append((row, seats))
            assert share(made)
            for row, seats in made:
                await store.make_table(row, seats)

            async def gives(at: int, made=made) -> list[str]:
                id = made[at // 2][0].id
                assert await store.reveal(id, commitment(nonces[at]), nonces[at])
                return await store.deal(id, None, complete=True)

            dealt = await asyncio.gather(*[gives(at) for at in range(6)])
            assert [ids for ids in dealt if ids] == [[row.id for row, _ in made]]
            found = [(await store.table(row.id))[0] for row, _ in made]
            assert {row.seed for row in found} == {mixed("a" * 32, dict(enumerate(nonces)))}
            assert all(row.started is not None and row.house_seed == "a" * 32 for row in found)
        await engine.dispose()

    asyncio.run(run())
