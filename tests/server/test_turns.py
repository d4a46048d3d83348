"""Thinking is shared fairly: by address, by person and by table, and a short question does not wait for long ones."""

import asyncio
import contextlib
import time

import pytest

from tests.server.live import Guest, sqlite_in, until
from tests.server.process import Process
from wyrmhall.server.turns import ALONE, CLOCK, Asker, Past, Turns

TABLES = 48
MOVES = 5


def wait_for_bot(guest: Guest, table: str, screen) -> float:
    """Answers until it is the bot's turn, and gives how long the bot then took."""
    state = screen.until(lambda m: m["type"] == "state" and m["decisions"] and m["decisions"][0]["seat"] == 0, 120)
    while True:
        screen.send(type="answer", seq=state["seq"], option=state["decisions"][0]["options"][0]["option"])
        since = time.monotonic()
        state = screen.until_seq(state["seq"] + 1, 120)
        if state["decisions"][0]["seat"] == 1:
            screen.until_seq(state["seq"] + 1, 120)
            took = time.monotonic() - since
            screen.send(type="hello", seat=0, since=-1)
            return took


def longest_wait(guest: Guest, moves: int = MOVES) -> float:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "hatchling"}]
    table = guest.opens("seadragons", seats, options={"first_player": "1"})
    screen = guest.looks(table, seat=0)
    waits = [wait_for_bot(guest, table, screen) for _ in range(moves)]
    screen.close()
    guest.sockets.remove(screen)
    return max(waits)


def test_a_few_tables_of_the_best_bots_hold_up_neither_a_beginner_nor_a_clock(serving, guest):
    """A small one of the two below."""
    url = serving(bot_seconds=1.5).url
    ann, eve = guest("Ann", url=url), guest("Eve", url=url)
    longest_wait(ann, 1)  # so that the process in which she is answered is there
    idle = longest_wait(ann, 1)
    for _ in range(8):
        eve.looks(eve.opens("seadragons", [{"kind": "bot", "level": "wyrm"}] * 2))
    until(lambda: waiting_questions(ann) >= 4, "the best bots are asked")
    table = ann.opens("seadragons", [{"kind": "me"}] * 2, clock={"kind": "move", "seconds": 1})
    screen, since = ann.looks(table), time.monotonic()
    busy = longest_wait(ann, 1)
    assert busy <= 2 * idle + 1, (idle, busy)
    screen.until(lambda m: m["seq"] >= 1, 60)
    assert time.monotonic() - since < busy + 1 + 2 + 5  # the clock's second, its patience, and a busy machine
    assert waiting_questions(ann) >= 4


@pytest.mark.whole
def test_one_visitors_many_tables_of_the_best_bots_do_not_make_anothers_beginner_wait(tmp_path):
    """On an idle server first, in the same process, so that a busy machine is as busy in both."""
    process = Process(database=sqlite_in(tmp_path), bot_seconds=8).start()
    ann, eve = Guest(process.url, "Ann"), Guest(process.url, "Eve")
    try:
        longest_wait(ann)  # so that the process in which she is answered is there
        idle = longest_wait(ann)
        for _ in range(TABLES):
            eve.looks(eve.opens("seadragons", [{"kind": "bot", "level": "wyrm"}] * 2))
        until(lambda: waiting_questions(ann) >= TABLES // 2, "the best bots are asked")
        busy = longest_wait(ann)
        assert busy <= 2 * idle + 1, (idle, busy)
        assert waiting_questions(ann) >= TABLES // 2
    finally:
        ann.close()
        eve.close()
        process.stop()


def waiting_questions(guest: Guest) -> int:
    lines = guest.http.get("/metrics").text.splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("wyrmhall_bot_questions_waiting ")))


@pytest.mark.whole
def test_a_clock_that_runs_out_is_answered_whatever_the_queue(tmp_path):
    process = Process(database=sqlite_in(tmp_path), bot_seconds=5).start()
    ann, eve = Guest(process.url, "Ann"), Guest(process.url, "Eve")
    try:
        for level in ["wyrm"] * 8 + ["hatchling"] * 4:
            eve.looks(eve.opens("seadragons", [{"kind": "bot", "level": level}] * 2))
        until(lambda: waiting_questions(ann) >= 5, "the best bots are asked")
        table = ann.opens("seadragons", [{"kind": "me"}] * 2, clock={"kind": "move", "seconds": 1})
        screen = ann.looks(table)
        since = time.monotonic()
        screen.until(lambda m: m["seq"] >= 3, 60)
        assert time.monotonic() - since < 3 * (1 + 2) + 5  # seconds of the clock, of patience, and of a busy machine
    finally:
        ann.close()
        eve.close()
        process.stop()


# --- whose turn it is ---------------------------------------------------------------------------------------------


async def order_of(turns: Turns, asked: dict[str, tuple[Asker, float]]) -> list[str]:
    """In which order questions are answered that came while the only place was taken."""
    place = await turns.take(Asker(person="first"), 1.0)
    order: list[str] = []

    async def ask(name: str, asker: Asker, seconds: float) -> None:
        place = await turns.take(asker, seconds)
        order.append(name)
        await asyncio.sleep(0)
        turns.give(place, asker, seconds, seconds)

    async with asyncio.TaskGroup() as group:
        for name, (asker, seconds) in asked.items():
            group.create_task(ask(name, asker, seconds))
        await asyncio.sleep(0.01)
        turns.give(place, Asker(person="first"), 1.0, 1.0)
    return order


@pytest.mark.parametrize(
    ("asked", "order"),
    [
        (
            {"e1": (Asker("e", "e", "1"), 2.0), "e2": (Asker("e", "e", "2"), 2.0), "a": (Asker("a", "a", "3"), 2.0)},
            ["e1", "a", "e2"],
        ),
        (
            {"e1": (Asker("e", "e1"), 2.0), "e2": (Asker("e", "e2"), 2.0), "a": (Asker("a", "a"), 2.0)},
            ["e1", "a", "e2"],  # many persons of one address share what one address has
        ),
        (
            {"e1": (Asker("x", "e"), 2.0), "e2": (Asker("x", "e"), 2.0), "a": (Asker("x", "a"), 2.0)},
            ["e1", "a", "e2"],  # and within an address persons share
        ),
        (
            {"t1": (Asker("x", "e", "1"), 2.0), "u1": (Asker("x", "e", "1"), 2.0), "t2": (Asker("x", "e", "2"), 2.0)},
            ["t1", "t2", "u1"],
        ),
        ({"long": (Asker("x", "e", "1"), 8.0), "short": (Asker("x", "e", "1"), 0.1)}, ["short", "long"]),
        (
            {"alone": (Asker("a", rank=lambda: ALONE), 1.0), "seen": (Asker("b"), 1.0)},
            ["seen", "alone"],
        ),
        (
            {"seen": (Asker("b"), 0.1), "clock": (Asker("a", rank=lambda: CLOCK), 1.0)},
            ["clock", "seen"],
        ),
    ],
)
def test_turns_are_fair(asked, order):
    assert asyncio.run(order_of(Turns(1), asked)) == order


def test_a_table_that_nobody_looks_at_is_not_forgotten(monkeypatch):
    monkeypatch.setattr("wyrmhall.server.turns.PATIENCE_OF_ALONE", -1.0)
    asked = {"alone": (Asker("a", rank=lambda: ALONE), 1.0), "seen": (Asker("b"), 1.0)}
    assert asyncio.run(order_of(Turns(1), asked)) == ["alone", "seen"]


def test_a_place_is_kept_for_short_questions():
    async def story() -> None:
        turns = Turns(2, express=True)
        long = [asyncio.create_task(turns.take(Asker(person="e"), 8.0)) for _ in range(3)]
        await asyncio.sleep(0)
        assert [task.done() for task in long] == [True, False, False]
        assert await asyncio.wait_for(turns.take(Asker(person="a"), 0.1), 1) == 0
        assert turns.oldest > 0
        long[1].cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await long[1]
        turns.give(long[0].result(), Asker(person="e"), 8.0, 8.0)
        assert await asyncio.wait_for(long[2], 1) == 1
        assert not turns.waiting

    asyncio.run(story())


def test_what_nobody_wants_to_know_any_more_has_no_turn():
    async def story() -> None:
        turns, eve, is_past = Turns(1), Asker(person="e"), False
        place = await turns.take(eve, 1.0)
        late = asyncio.create_task(turns.take(eve, 1.0, lambda: is_past))
        wanted = asyncio.create_task(turns.take(Asker(person="a"), 9.0))
        await asyncio.sleep(0)
        is_past = True
        turns.give(place, eve, 1.0, 1.0)
        assert await asyncio.wait_for(wanted, 1) == place
        with pytest.raises(Past):
            await late
        assert not turns.waiting

    asyncio.run(story())


def test_whoever_was_cancelled_in_the_moment_when_a_place_is_free_does_not_keep_it_from_the_next():
    async def story() -> None:
        turns, eve = Turns(1), Asker(person="e")
        place = await turns.take(eve, 1.0)
        gone, wanted = [asyncio.create_task(turns.take(eve, 1.0)) for _ in range(2)]
        await asyncio.sleep(0)
        gone.cancel()  # which it hears of only later
        turns.give(place, eve, 1.0, 1.0)
        assert await asyncio.wait_for(wanted, 1) == place
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert not turns.waiting

    asyncio.run(story())
