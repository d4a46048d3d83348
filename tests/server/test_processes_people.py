"""Two processes, one PostgreSQL: what people have beside their tables is the same at both."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta

import pytest
from sqlalchemy import text

from tests.server.live import Guest, Problem, until
from tests.server.process import Process
from tests.server.test_classroom import PATH, solution
from tests.server.test_coming_back import Browser, Maker, PostOffice, plays_until
from tests.server.test_processes import admin, postgres, two  # noqa: F401  # fixtures among them
from wyrmhall.puzzles import puzzles_of
from wyrmhall.puzzles.course import ON
from wyrmhall.server.database import async_engine
from wyrmhall.server.rows import now


def does(process: Process, *statements: str, **values: object) -> None:
    """Behind the counter, in the database of a process."""

    async def run() -> None:
        engine = async_engine(process.settings["database"])
        async with engine.begin() as c:
            for each in statements:
                await c.execute(text(each), values)
        await engine.dispose()

    asyncio.run(run())


@pytest.fixture
def at_both(two, guest):  # noqa: F811
    """Two processes, and people who come to either of them."""

    def start(**said):
        processes = two(**said)

        def come(name: str, n: int = 0) -> Guest:
            return guest(name, url=processes[n].url)

        return processes, come

    return start


def both(one: Guest, processes: list[Process], path: str) -> list[object]:
    """What somebody is told at each of the processes."""
    told = []
    for process in processes:
        one.goes_to(process.url)
        told.append(one.get(path))
    return told


def plays_on(one: Guest, table: str) -> None:
    while (state := one.state(table))["table"]["status"] != "over":
        for asked in [each for each in state["decisions"] if each["seat"] == 0 and each["options"]]:
            one.answers(table, asked["options"][-1]["option"], state["seq"])


def test_a_deal_of_the_day_is_one_deal_and_one_try_at_every_process(at_both):
    processes, come = at_both()
    ann, far, bob = come("Ann"), come("", 1), come("Bob", 1)
    far.http.cookies = ann.http.cookies
    with ThreadPoolExecutor(2) as pool:
        tries = [each.result()["table"] for each in [pool.submit(one.post, "/daily/lair") for one in (ann, far)]]
    assert tries[0] == tries[1], "of two clicks at two processes one opens the table"
    his = bob.post("/daily/lair")["table"]
    assert bob.state(his)["table"]["commitment"] == ann.state(tries[0])["table"]["commitment"]
    told = [[d["status"] for d in daily["deals"] if d["game"] == "lair"] for daily in both(ann, processes, "/daily")]
    assert told == [["playing"], ["playing"]]


@pytest.mark.whole
def test_what_others_made_of_a_deal_is_closed_to_who_still_plays_it_at_every_process(at_both):
    processes, come = at_both(bot_seconds=0.02)
    ann, bob = come("Ann"), come("Bob", 1)
    hers, his = (one.post("/daily/lair")["table"] for one in (ann, bob))
    plays_on(ann, hers)
    today = next(deal["day"] for deal in ann.get("/daily")["deals"])
    for process in processes:
        bob.goes_to(process.url)
        for path in (f"/tables/{hers}/steps/1", f"/daily/lair/{today}"):
            with pytest.raises(Problem, match="own-try-first"):
                bob.get(path)
    then = (date.fromisoformat(today) - timedelta(days=1)).isoformat()
    day = 86_400_000
    does(
        processes[0],
        "update days set day = :then",
        "update tables set settings = replace(settings, :today, :then), ended = ended - :day",
        "update results set ended = ended - :day",
        today=today,
        then=then,
        day=day,
    )
    with pytest.raises(Problem, match="own-try-late"):
        bob.get(f"/daily/lair/{then}")
    plays_on(bob, his)
    for told, late in zip(both(bob, processes, f"/daily/lair/{then}"), (True, True), strict=True):
        assert ([each["table"] for each in told["tries"]], told["late"]) == ([hers], late)


def plays_when_asked(one: Guest, table: str, seat: int) -> None:
    """What the others did at another process may not have been heard of here."""
    until(lambda: one.state(table)["decisions"][0]["seat"] == seat, "the turn has come")
    plays_until(one, table, seat)


def test_who_is_away_is_told_once_by_each_way_whichever_process_hears_of_the_turn(at_both):
    """Bob has said at one process how he is told, and looks on through the other, or not at all."""
    maker, office = Maker(), PostOffice()
    smtp = f"smtp://127.0.0.1:{office.server_address[1]}"
    ways = {"smtp": smtp, "mail_from": "hall@hall.example", "public_url": "https://hall.example"}
    processes, come = at_both(push_hosts=maker.host, **ways)
    try:
        ann, bob, phone = come("Ann"), come("Bob", 1), Browser(maker)
        bob.post("/me/push", phone.said)
        bob.put("/me/mail", {"address": "bob@post.example"})
        does(processes[0], "update mails set confirmed = 1")
        id = ann.opens()
        bob.joins(id)
        looking = bob.looks(id)
        looking.state()
        until(lambda: ann.get(f"/tables/{id}")["seats"][1]["here"], "Ann's process hears that Bob is here")
        ann.looks(id).state()
        ann.answers(id, 0, 0)
        until(lambda: bob.state(id)["seq"] > 0, "Bob's process has heard it")
        bob.answers(id, 0)
        plays_when_asked(ann, id, 0)
        looking.until(lambda said: said["type"] == "state" and said["decisions"][0]["seat"] == 1)
        assert (maker.got, len(office.letters)) == ([], 1), "who looks on needs no word of it"
        plays_when_asked(bob, id, 1)
        looking.close()
        bob.sockets.remove(looking)
        until(lambda: not ann.get(f"/tables/{id}")["seats"][1]["here"], "Ann's process hears that he is gone")
        plays_when_asked(ann, id, 0)
        until(lambda: maker.got and len(office.letters) == 2, "he is told")
        assert (len(phone.reads()), phone.reads()[0]["tag"], office.letters[1][0]) == (1, id, "bob@post.example")
        assert [told["tables"] for told in both(bob, processes, "/me/next")] == [[id], [id]]
    finally:
        for each in (maker, office):
            each.shutdown()
            each.server_close()


@pytest.mark.whole
def test_the_page_of_the_host_is_opened_at_one_process_and_used_at_both(at_both):
    processes, come = at_both()
    ann, eve = come("Ann"), come("Rude", 1)
    mark = ann.post("/me/keep", {"name": "Ann"})["mark"]
    table = ann.opens()
    eve.joins(table)
    ann.post(f"/tables/{table}/seats/1/report", {"why": "never moves"})
    admin(processes[0], "operator", f"Ann#{mark}")
    for process in processes:
        ann.goes_to(process.url)
        with pytest.raises(Problem, match="passkey-first"):
            ann.get("/host/persons")
    does(processes[0], "update sessions set operates = :until", until=now() + 60_000)
    reports = both(ann, processes, "/host/reports")
    assert reports[0] == reports[1]
    [report] = reports[0]["reports"]
    person = report["person"]
    assert [told["tables"][0]["id"] for told in both(ann, processes, "/host/tables")] == [table, table]
    ann.call("PUT", f"/host/persons/{person}/name", {"name": "Guest"})
    for process in processes:
        eve.goes_to(process.url)
        until(lambda: eve.get(f"/tables/{table}")["seats"][1]["name"] == "Guest", "both call her so")
    ann.goes_to(processes[0].url)
    ann.call("DELETE", f"/host/reports/{table}/{report['n']}")
    assert [told["reports"] for told in both(ann, processes, "/host/reports")] == [[], []]
    ann.call("PUT", "/host/notice", {"said": "We restart at noon"})
    ann.call("DELETE", f"/host/tables/{table}")
    for process in processes:
        ann.goes_to(process.url)
        until(lambda: ann.get("/me/next")["notice"] == "We restart at noon", "everybody reads it")
        until(lambda: is_gone(ann, table), "the table is gone")


def is_gone(one: Guest, table: str) -> bool:
    try:
        one.state(table)
    except Problem as problem:
        return problem.code == "no-table"
    return False


def test_a_lesson_and_a_puzzle_go_on_at_the_other_process(at_both):
    processes, come = at_both()
    ann = come("Ann")
    moves = solution("cave-card")
    ann.post(PATH, {"moves": moves[:-1], "move": moves[-1]})
    for told in both(ann, processes, PATH):
        assert told["moves"] == moves
    puzzle = puzzles_of("seadragons")[0]
    path = f"/games/seadragons/puzzles/{puzzle.name}"
    solved = ann.post(path, {"moves": [], "move": puzzle.best})
    ann.goes_to(processes[0].url)
    assert ann.post(path, {"moves": solved["moves"], "move": ON})["done"]
    for told in both(ann, processes, "/games/seadragons/puzzles"):
        assert [each["name"] for each in told["puzzles"] if each["done"]] == [puzzle.name]
    known = both(ann, processes, "/games/wyrmspan/lessons")
    assert known[0] == known[1]
    assert known[0]["lessons"][0]["moves"] == len(moves)


def test_how_many_play_is_known_at_the_process_where_the_others_wait(at_both):
    _, come = at_both()
    ann, bob, cid = come("Ann"), come("Bob", 1), come("Cid", 1)
    id = ann.opens(seats=2)
    waiting = bob.looks(id)
    waiting.state()
    ann.put(f"/tables/{id}/seats", {"players": 3})
    waiting.until(lambda said: said["type"] == "state" and len(said["table"]["seats"]) == 3)
    for one in (bob, cid):
        one.joins(id)
    started = waiting.until(lambda said: said["type"] == "state" and said["table"]["status"] == "playing")
    theirs = until(lambda: ann.state(id)["view"], "the other process has heard that it began")
    assert [len(view["hands"]) for view in (started["view"], theirs)] == [3, 3]
