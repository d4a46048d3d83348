"""Giving the seat of somebody who is away to a bot: who may, to which bot, and what it means for them."""

import asyncio
import threading

import pytest

from tests.server.live import Problem, until
from wyrmhall.server.results import rated_places

DAY = 24 * 3600


def away(one, id, seat):
    until(lambda: not one.get(f"/tables/{id}")["seats"][seat]["here"], "the player is away")


def places(live, id):
    """By which places a table would be rated if its game ended as it stands."""
    return rated_places(live.hall.tables[id])


def test_others_hand_a_seat_to_the_weakest_bot_only_and_its_owner_to_any(ann, bob):
    id = ann.opens(grace=0)
    bob.joins(id)
    away(ann, id, 1)
    with pytest.raises(Problem, match="lowest-only"):
        ann.post(f"/tables/{id}/seats/1/hand", {"level": "wyrm"})
    ann.post(f"/tables/{id}/seats/1/hand", {"level": ""})
    assert ann.get(f"/tables/{id}")["seats"][1]["level"] == "hatchling"
    ann.post(f"/tables/{id}/seats/0/hand", {"level": "wyrm"})
    assert ann.get(f"/tables/{id}")["seats"][0]["level"] == "wyrm"


def test_a_rival_who_hands_a_seat_over_does_not_make_its_owner_last(live, ann, bob):
    id = ann.opens(grace=0)
    bob.joins(id)
    away(ann, id, 1)
    before = places(live, id)
    ann.post(f"/tables/{id}/seats/1/hand")
    assert places(live, id) == before
    bob.post(f"/tables/{id}/seats/1/back")
    bob.post(f"/tables/{id}/seats/1/hand", {"level": "wyrm"})
    bob.post(f"/tables/{id}/seats/1/back")
    assert places(live, id)[1] == 3, "a strong bot by the owner's own word counts for good"


def test_whoever_hands_their_own_seat_over_and_stays_away_is_last(live, ann, bob):
    id = ann.opens(grace=0)
    bob.joins(id)
    bob.post(f"/tables/{id}/leave")
    assert places(live, id)[1] == 3


def test_who_has_days_to_answer_keeps_the_seat_while_away(ann, bob):
    clock = {"kind": "move", "seconds": 3 * DAY}
    id = ann.opens(grace=0, clock=clock)
    bob.joins(id)
    away(ann, id, 1)
    with pytest.raises(Problem, match="has-time"):
        ann.post(f"/tables/{id}/seats/1/hand")
    assert not ann.get(f"/tables/{id}")["seats"][1]["handed"]


def test_who_comes_back_while_the_table_is_busy_is_not_handed_over(live, ann, bob):
    id = ann.opens(grace=0)
    bob.joins(id)
    away(ann, id, 1)
    lock, loop = live.hall.tables[id].lock, live.uvicorn.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(lock.acquire(), loop).result(5)
    said = []

    def hand():
        try:
            said.append(ann.post(f"/tables/{id}/seats/1/hand"))
        except Problem as problem:
            said.append(problem.code)

    waiting = threading.Thread(target=hand)
    waiting.start()
    try:
        until(lambda: lock._waiting, "the table is asked for")
        live.hall.presence.seated[id, 1] += 1  # what a socket that opens does first
    finally:
        loop.call_soon_threadsafe(lock.release)
    waiting.join(10)
    assert said == ["still-here"]
