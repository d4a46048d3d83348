"""However a client cuts its messages into frames and packets, they mean the same."""

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.live import until
from wyrmhall.server.frames import Frames, are_whole, is_a_text, said_in

HOT = [{"kind": "me"}, {"kind": "me"}]


def frame(text: str, mask: bool = True, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=mask)


def answer(seq: int) -> str:
    return json.dumps({"type": "answer", "seq": seq, "option": 0})


TRIES = 20
"""Whoever has just come is still being welcomed for a moment, in which answers go the long way."""


@pytest.fixture
def short_way(live, monkeypatch):
    """The entries that went the short way, in order."""
    taken = []
    plain = live.hall.entrance.answer_now

    def answer_now(table, *said):
        seq = table.seq + 1
        is_taken = plain(table, *said)
        if is_taken:
            taken.append(seq)
        return is_taken

    monkeypatch.setattr(live.hall.entrance, "answer_now", answer_now)
    return taken


@pytest.fixture
def screens(live, ann):
    """Both seats of a table."""
    id = ann.opens(seats=HOT)
    both = [ann.looks(id, seat=seat) for seat in (0, 1)]
    for screen in both:
        screen.until(lambda m: all(seat["here"] for seat in m["table"]["seats"]))
    until(lambda: all(seat.host for seat in live.hall.tables[id].seats), "it is written that they are here")
    return both


def test_frames_are_read_as_the_library_writes_them():
    for text in ("", "a", "ж" * 62):
        made = frame(text)
        assert are_whole(made)
        assert is_a_text(made)
        assert said_in(made) == text.encode()
    pong = frame("x", opcode=Opcode.PONG)
    assert are_whole(pong + frame("b"))
    assert not is_a_text(pong)
    assert not is_a_text(frame("a") + frame("b"))
    for other in (frame("a", mask=False), frame("a", fin=False), frame("a" * 126), *halves(frame("abc"))):
        assert not are_whole(other)
        assert not are_whole(frame("a") + other)


def halves(made: bytes) -> list[bytes]:
    return [made[:n] for n in range(1, len(made))]


def test_an_answer_in_one_frame_goes_the_short_way_and_everybody_sees_it(screens, short_way):
    for seq, screen in enumerate(screens):
        screen.ws.send(answer(seq))
        assert [each.until_seq(seq + 1)["seq"] for each in screens] == [seq + 1] * 2
    assert short_way == [1, 2]


def test_with_another_uvicorn_than_the_known_one_all_goes_the_ordinary_way(live, ann, short_way, monkeypatch):
    monkeypatch.setattr("wyrmhall.server.frames.KNOWN", ("queue", "what_a_later_uvicorn_no_longer_has"))
    monkeypatch.setattr("wyrmhall.server.door.KNOWN", ("app_state", "what_a_later_uvicorn_no_longer_has"))
    id = ann.opens(seats=HOT)
    both = [ann.looks(id, seat=seat) for seat in (0, 1)]
    for seq, screen in enumerate(both):
        screen.ws.send(answer(seq))
        assert [each.until_seq(seq + 1)["seq"] for each in both] == [seq + 1] * 2
    assert short_way == []


def test_an_answer_in_pieces_is_taken(live, screens, short_way):
    made = frame(answer(0))
    screens[0].ws.socket.sendall(made[:9])
    sockets = live.uvicorn.server_state.connections
    until(lambda: any(isinstance(each, Frames) and each.hears is None for each in sockets), "half a frame is read")
    screens[0].ws.socket.sendall(made[9:])
    assert screens[0].until_seq(1)["seq"] == 1
    screens[1].ws.send([answer(1)[:10], answer(1)[10:]])
    assert screens[0].until_seq(2)["seq"] == 2
    assert short_way == []


def test_of_two_answers_in_one_packet_the_second_is_refused(screens):
    screens[0].ws.socket.sendall(frame(answer(0)) * 2)
    assert screens[0].until(lambda m: m["type"] == "refused")["code"] in ("not-your-turn", "stale")
    assert screens[1].until_seq(1)["seq"] == 1


def test_a_frame_without_a_mask_ends_the_socket(screens, short_way):
    screens[0].ws.socket.sendall(frame(answer(0), mask=False))
    with pytest.raises(ConnectionClosed) as closed:
        screens[0].until_seq(1)
    assert closed.value.rcvd.code == 1002
    assert short_way == []


@pytest.mark.parametrize("game", ["lair", "wyrmspan"])
def test_large_and_small_frames_of_the_server_are_read_by_a_client(live, ann, short_way, game):
    for _ in range(TRIES):
        id = ann.opens(game, HOT)
        screen = ann.looks(id, seat=0)
        state = screen.until(lambda m: m["table"]["seats"][0]["here"])
        screen.ws.send(answer(state["seq"]))
        assert screen.until_seq(1)["seq"] == 1
        ann.call("DELETE", f"/tables/{id}")
        if short_way:
            break
    assert short_way == [1]
