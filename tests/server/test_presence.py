"""Who comes and goes is told to those at the table, gathered, and to no page of the hall."""

import time

from tests.server.live import Socket, until
from wyrmhall.server.presence import GATHER_SECONDS


def newsreader(one):
    cookie = "; ".join(f"{k}={v}" for k, v in one.http.cookies.items())
    return Socket(one.url.replace("http", "ws") + "/ws/hall", {"Cookie": cookie}, None)


def comes_and_goes(one, table, times):
    for _ in range(times):
        socket = one.looks(table)
        socket.state()
        socket.close()


def test_a_page_of_the_hall_does_not_hear_of_who_comes_and_goes(live, ann, bob, table, guest):
    eve = guest("Eve")
    reader = newsreader(eve)
    until(lambda: live.app.state.server.newsroom.readers, "the page listens")
    comes_and_goes(bob, table, 3)
    until(lambda: not live.hall.presence.seated, "he has gone")
    until(lambda: not live.hall.attendance.telling, "all of it was told")
    eve.post("/seeks", {"game": "lair", "players": 2})
    assert reader.any()["what"] == "seeks"
    reader.close()


def test_whoever_comes_and_goes_all_the_time_is_told_of_once_in_a_while(live, ann, bob, table, monkeypatch):
    told, before = [], live.hall.attendance.changed

    async def changed(id):
        told.append(id)
        await before(id)

    monkeypatch.setattr(live.hall.attendance, "changed", changed)
    since = time.monotonic()
    comes_and_goes(bob, table, 12)
    until(lambda: not live.hall.attendance.telling, "all of it was told")
    assert 1 <= len(told) <= 2 + (time.monotonic() - since) / GATHER_SECONDS
    assert not ann.get(f"/tables/{table}")["seats"][1]["here"]
