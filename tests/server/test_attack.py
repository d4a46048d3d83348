"""The task `attack` runs, and its ledger notices what must never happen."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bench.attack.ledger import Couple, Player, WithBot, faults_in
from bench.attack.notes import Notes, share
from bench.attack.target import Target

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.whole
def test_a_short_attack_finds_nothing_wrong():
    command = [sys.executable, ROOT / "bench" / "attack", "--minutes", "0.1", "--seconds", "1", "--database", "sqlite"]
    done = subprocess.run(
        [*command, "--any-speed", "--only", "DeepBodies", "KillWorkers"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=280,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing lost, nothing doubled, no 500, no wrong view" in done.stdout


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
