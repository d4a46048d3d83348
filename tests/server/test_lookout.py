"""Looking ahead holds nobody up: it is done elsewhere, once for all who may know, and not for what is past."""

import asyncio

import pytest

from tests.server.live import until
from wyrmhall.server.turns import Asker

NOBODY = Asker("nobody")


class Busy:
    """All places of the lookout taken, until they are given back."""

    def __init__(self, live):
        self.lookout = live.app.state.server.lookout
        self.turns, self.loop = self.lookout.lookers.turns, live.uvicorn.servers[0].get_loop()
        self.places = []

    def __enter__(self):
        self.places = [self._run(self.turns.take(NOBODY, 0.0)) for _ in list(self.turns.free)]
        return self

    def __exit__(self, *_):
        for place in self.places:
            self.loop.call_soon_threadsafe(self.turns.give, place, NOBODY, 0.0, 0.0)

    def _run(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(10)

    def waits(self, n):
        until(lambda: len(self.turns.waiting) == n, f"{n} questions wait")


@pytest.fixture
def busy(live):
    return Busy(live)


def asked(socket):
    return socket.until(lambda m: m["type"] == "state" and any(d["seat"] == m["seat"] for d in m["decisions"]))


def test_an_answer_does_not_wait_until_it_is_known_what_it_would_do(ann, bob, table, busy):
    hers = ann.looks(table, looks=True)
    with busy:
        seen = asked(hers)
        hers.send(type="look")
        busy.waits(1)
        hers.send(type="answer", seq=seen["seq"], option=0)
        assert hers.until_seq(seen["seq"] + 1)


def test_what_is_past_is_not_looked_at_any_more(ann, bob, table, busy):
    hers = ann.looks(table, looks=True)
    with busy:
        seen = asked(hers)
        busy.waits(1)
        hers.send(type="answer", seq=seen["seq"], option=0)
        hers.until_seq(seen["seq"] + 1)
    bob.answers(table, 0, 0)
    later = asked(hers)
    assert hers.until(lambda m: m["type"] == "looked")["seq"] == later["seq"] > seen["seq"]


def test_all_who_may_be_told_the_same_are_told_it_at_once(ann, bob, table, busy):
    with busy:
        screens = [ann.looks(table, looks=True) for _ in range(3)]
        for each in screens:
            asked(each)
        busy.waits(1)
        bob_sees = bob.looks(table, looks=True)
        asked(bob_sees)
        busy.waits(2)
    told = [each.until(lambda m: m["type"] == "looked") for each in screens]
    assert told[0] == told[1] == told[2]
    assert bob_sees.until(lambda m: m["type"] == "looked")["seat"] == 1


def test_who_asks_again_and_again_is_answered_once(ann, bob, table, busy):
    hers = ann.looks(table)
    with busy:
        hers.state()
        for _ in range(5):
            hers.send(type="look")
        hers.send(type="ping")
        hers.until(lambda m: m["type"] == "pong")
        busy.waits(1)
    hers.until(lambda m: m["type"] == "looked")
    hers.send(type="ping")
    assert hers.until(lambda m: m["type"] in ("looked", "pong"))["type"] == "pong"


def test_whose_seat_became_anothers_meanwhile_is_told_nothing(ann, bob, table, busy, guest):
    link = ann.post(f"/tables/{table}/seats/0/link")["secret"]
    thief = guest("Eve").looks(table, secret=link, looks=True)
    with busy:
        asked(thief)
        busy.waits(1)
        ann.post(f"/tables/{table}/seats/0/link")
        thief.until(lambda m: m["type"] == "unseated")
    until(lambda: len(busy.turns.free) == 2, "it was looked at")
    thief.send(type="ping")
    assert thief.until(lambda m: m["type"] in ("looked", "pong"))["type"] == "pong"


def test_a_looker_that_is_killed_is_replaced(live, ann, bob, table, busy):
    before = ann.get(f"/tables/{table}/look")
    process = next(each for each in busy.lookout.lookers.processes if each is not None)
    process.kill()
    until(lambda: process.returncode is not None, "it is gone")
    busy.lookout.kept.clear()
    assert ann.get(f"/tables/{table}/look") == before
