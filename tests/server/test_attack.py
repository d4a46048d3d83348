"""The task `attack` runs, each attack does what it says, and the ledger notices what must never happen."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bench.attack import intruders
from bench.attack.asking import Requests
from bench.attack.floods import FLOODS
from bench.attack.intruders import OldLinks, OldSockets, Strangers
from bench.attack.ledger import Couple, Player, WithBot, faults_in
from bench.attack.notes import Notes, share
from bench.attack.streams import STREAMS
from bench.attack.target import ATTACKER, Attack, Target
from tests.server.live import sqlite_in
from tests.server.process import Process
from wyrmhall import games
from wyrmhall.server import authority, viewer

ROOT = Path(__file__).resolve().parents[2]
ASKING = [flood for flood in FLOODS if issubclass(flood, Requests)]


@pytest.mark.parametrize(
    "said",
    [
        ["--minutes", "0.01", "--seconds", "0.5", "--workers", "1", "--kills", "0", "--only", "Origins"],
        pytest.param(
            ["--minutes", "0.1", "--seconds", "1", "--only", "DeepBodies", "KillWorkers"], marks=pytest.mark.whole
        ),
    ],
    ids=["small", "whole"],
)
def test_a_short_attack_finds_nothing_wrong(said):
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / "attack", "--database", "sqlite", "--any-speed", *said],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=280,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing lost, nothing doubled, no 500, no wrong view" in done.stdout
    assert "of each flood came through: " in done.stdout


class NoHouse:
    def __init__(self) -> None:
        self.notes = Notes()


def state(seq: int) -> dict:
    return {"seq": seq, "step": seq, "seat": 0, "view": None}


def test_the_ledger_notices_a_table_that_goes_back():
    player = Player(NoHouse(), "lair", 1)
    player.table = "t"
    player.meant, player.acknowledged, player.waits = {"t": [(0, 0), (0, 1)]}, {"t": 0}, (0, 0)
    for seq in (1, 2, 1):
        assert player.house.notes.wrong == []
        player._noted(state(seq), 0.0)
    assert player.acknowledged == {"t": 1}
    assert player.house.notes.wrong == ["lair t: seat 0 was at 2 and is at 1"]


def test_the_ledger_notices_what_is_lost_doubled_or_changed():
    meant = [(0, 3), (1, 4), (0, 5)]
    assert faults_in(meant, meant, 3) == faults_in(meant[:2], meant, 2) == []
    assert faults_in(meant[:1], meant, 3) == ["2 answers are lost"]
    for wrong in ([(0, 3), (0, 3), (1, 4)], [(0, 3), (1, 9)], [*meant, (1, 4)]):
        assert [fault[:28] for fault in faults_in(wrong, meant, 2)] == ["the log is not what was sent"]
    assert faults_in([(0, 3), (1, 9)], meant, 2)[0].endswith("at 1: [(1, 9)] for [(1, 4), (0, 5)]; 2 for 3")


def test_a_500_is_a_fault_and_a_refusal_is_not():
    notes = Notes("Packs")
    for status in (200, 409, 429, 503, 500):
        notes.answered(status, "/api/tables")
    assert notes.wrong == ["500 from /api/tables during Packs"]
    assert share([3.0, 1.0, 2.0], 0.99) == 3.0


@pytest.mark.whole
def test_those_who_play_through_an_attack_find_nothing_wrong_where_there_is_none(live):
    async def played() -> list[int]:
        players = [Player(house, "flamecraft", 1), Couple(house, "seadragons", 2), WithBot(house, "wyrmspan", 3)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(600):
            await asyncio.sleep(0.1)
            if all(sum(each.acknowledged.values()) >= 10 for each in players):
                break
        for player in players:
            player.playing = False
        await asyncio.gather(*playing)
        return [await player.check() for player in players]

    house = Target(live.port, Notes())
    assert min(asyncio.run(played())) >= 10
    assert house.notes.wrong == []


def test_what_is_taken_back_is_no_longer_meant():
    player = Couple(NoHouse(), "lair", 1)
    player.table = "t"
    player.meant, player.acknowledged = {"t": [(0, 0), (0, 1), (0, 2)]}, {"t": 3}
    player.undoing = 3
    asked = {"decisions": [{"seat": 0, "options": [{"option": 7}]}], "can_undo": False}
    player._noted(state(3), 0.0)
    assert player._next(state(3) | asked) == {"type": "undo", "seq": 3}  # it is not done, or not yet: said again
    assert player.meant == {"t": [(0, 0), (0, 1), (0, 2)]}
    player._noted(state(4) | {"step": 2}, 0.0)
    assert (player.meant, player.acknowledged, player.undoing) == ({"t": [(0, 0), (0, 1)]}, {"t": 2}, -1)
    assert player.house.notes.wrong == []


# --- what attacks do --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def attacked(tmp_path_factory):
    folder = tmp_path_factory.mktemp("attacked")
    with (folder / "log").open("wb") as log:
        process = Process(log, database=sqlite_in(folder)).start()
        yield process
        process.stop()


@pytest.mark.parametrize("flood", ASKING, ids=lambda flood: flood.name())
def test_whatever_a_flood_asks_for_is_there(attacked, flood):
    """A lesson, a puzzle, a club or a picture that is nowhere would be refused at the door, and be no attack."""
    house = Target(attacked.port, Notes(flood.name()))

    async def asked() -> tuple[Requests, set[str]]:
        sent, kinds = flood(house, random.Random(1)), set()
        async with house.client(ATTACKER) as http:
            await sent.prepare(http)
            for deed in sent.deeds():
                ask = deed()
                kinds.add(ask.what)
                await sent.send(http, ask)
        return sent, kinds

    sent, kinds = asyncio.run(asked())
    assert (set(sent.did), sent.failed, house.notes.wrong) == (kinds, {}, [])


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: stream.name())
def test_whatever_comes_as_a_stream_is_let_in_and_heard(attacked, stream):
    house = Target(attacked.port, Notes(stream.name()))
    sent = stream(house, random.Random(1))
    for _ in range(20):  # of a look the first answer may take a while
        asyncio.run(sent.run(0.5))
        if not sent.undone():
            break
    assert (sent.undone(), house.notes.wrong) == ([], [])
    assert '"level":"error"' not in Path(attacked.log.name).read_text("utf-8"), "the log is filled with errors"


class Nothing(Attack):
    async def run(self, seconds: float) -> None:
        """As if nobody had let it in."""


def test_a_flood_of_which_everything_is_refused_is_a_fault_of_the_flood():
    sent = Nothing(Target(0, Notes()), random.Random(1))
    assert sent.undone() == ["anything at all"]
    sent.did["lesson"] += 1
    sent.failed["evening"] = "409 bad-evening"
    assert sent.undone() == ["evening (409 bad-evening)"]
    sent.did["evening"] += 1
    assert sent.undone() == []


def intruded(port: int, intruder: type, seed: int = 1) -> tuple[Attack, list[str]]:
    house = Target(port, Notes(intruder.name()))
    sent = intruder(house, random.Random(seed))

    async def once() -> None:
        async with house.client(ATTACKER) as ann, house.client(ATTACKER) as eve:
            await sent.intrude(ann, eve)

    asyncio.run(once())
    return sent, house.notes.wrong


@pytest.mark.parametrize("intruder", [OldLinks, Strangers], ids=lambda each: each.name())
def test_an_intruder_comes_as_far_as_the_house_judges_who_it_is(live, intruder):
    sent, wrong = intruded(live.port, intruder)
    assert (sent.undone(), wrong) == ([], [])


@pytest.mark.parametrize("game", games.NAMES)
def test_whoever_left_a_seat_is_judged_anew_in_every_game(live, monkeypatch, game):
    monkeypatch.setattr(intruders, "GAMES", (game,))
    monkeypatch.setattr(intruders, "WAIT", 0.5)
    sent, wrong = intruded(live.port, OldSockets)
    assert (sent.undone(), wrong) == ([], [])


def test_a_socket_that_kept_its_seat_would_be_noticed(live, monkeypatch):
    monkeypatch.setattr(viewer.Viewer, "judge", lambda self, table: None)
    assert intruded(live.port, OldSockets)[1] == [
        "a socket that stayed looks with the eyes of seat 1, which is another's"
    ]


def test_a_link_that_kept_its_seat_would_be_noticed(live, monkeypatch):
    monkeypatch.setattr(authority, "_opens", lambda link, kept: bool(link))
    assert "a link that was replaced opens state?seat=1" in intruded(live.port, OldLinks)[1]


def test_a_stranger_who_is_let_in_would_be_noticed(live, monkeypatch):
    monkeypatch.setattr(authority, "held_by", lambda seats, claim: tuple(seat.seat for seat in seats))
    assert any(each.startswith("a stranger may") for each in intruded(live.port, Strangers)[1])
