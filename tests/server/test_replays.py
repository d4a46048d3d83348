"""Many look back at many games at once: each sees what was, and nobody spoils it for another."""

import asyncio
import random

import httpx
import pytest

from tests.server.live import Guest, play_on, sqlite_in
from tests.server.process import Process

TABLES = 4


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A server with finished games, and one that is still played."""
    process = Process(database=sqlite_in(tmp_path_factory.mktemp("replays"))).start()
    ann = Guest(process.url, "Ann")
    tables = []
    for seed in range(TABLES):
        table = ann.opens("seadragons", [{"kind": "me"}] * 2, seed=str(seed + 1))
        play_on([ann], table, seed=seed)
        tables.append(table)
    yield process, ann, tables
    ann.close()
    process.stop()


def asked(process, paths: list[str]) -> list[httpx.Response]:
    async def story() -> list[httpx.Response]:
        limits = httpx.Limits(max_connections=16)
        async with httpx.AsyncClient(base_url=process.url, limits=limits, timeout=120) as http:
            return list(await asyncio.gather(*[http.get(path) for path in paths]))

    return asyncio.run(story())


@pytest.mark.parametrize(("games", "asks"), [(2, 40), pytest.param(TABLES, 240, marks=pytest.mark.whole)])
def test_many_replays_at_once_are_all_right(finished, games, asks):
    process, ann, tables = finished[0], finished[1], finished[2][:games]
    pick = random.Random(1)
    steps = {table: ann.get(f"/tables/{table}/steps/0")["steps"] for table in tables}
    paths = []
    for _ in range(asks):
        table = pick.choice(tables)
        paths.append(f"/api/tables/{table}/steps/{pick.randint(0, steps[table])}?seat={pick.choice((-1, 0, 1))}")
    paths += [f"/api/tables/{table}/course" for table in tables] * 2
    paths += [f"/api/tables/{table}/file" for table in tables]
    pick.shuffle(paths)
    answers = asked(process, paths)
    assert {answer.status_code for answer in answers} == {200}
    process.stop()
    process.start()  # with nothing kept
    seen: dict[str, httpx.Response] = {}
    with httpx.Client(base_url=process.url, timeout=60) as http:
        for path, answer in zip(paths, answers, strict=True):
            if path not in seen:
                seen[path] = http.get(path)
            assert answer.json() == seen[path].json(), path


def test_a_game_is_looked_at_while_it_goes_on_and_answers_are_taken_back(finished):
    process, ann, _ = finished
    table = ann.opens("seadragons", [{"kind": "me"}] * 2, seed="9")
    wrong: list[int] = []

    async def look(http: httpx.AsyncClient) -> None:
        while not done.is_set():
            steps = (await http.get(f"/api/tables/{table}/steps/0")).json()["steps"]
            for step in (steps, steps // 2, max(0, steps - 1)):
                answer = await http.get(f"/api/tables/{table}/steps/{step}")
                if answer.status_code not in (200, 404):  # it was taken back meanwhile
                    wrong.append(answer.status_code)

    def play() -> None:
        for n in range(60):
            state = play_on([ann], table, steps=1, seed=n)
            seat = next((s for s in (0, 1) if ann.state(table, seat=s)["can_undo"]), None)
            if seat is not None and n % 2:
                ann.post(f"/tables/{table}/undo", {"seq": state["seq"], "seat": seat})

    async def story() -> None:
        async with httpx.AsyncClient(base_url=process.url, timeout=60) as http:
            lookers = [asyncio.create_task(look(http)) for _ in range(4)]
            await asyncio.to_thread(play)
            done.set()
            await asyncio.gather(*lookers)

    done = asyncio.Event()
    asyncio.run(story())
    assert wrong == []
