"""When no person moves: bots, clocks, and tables that nobody looks at."""

import asyncio
import time
from dataclasses import replace

import pytest

from tests.core.lair import Lair
from tests.server.live import play_on, until
from tests.server.toy import ToyShelf
from wyrmhall.core.engine import TIME_UP
from wyrmhall.core.rules import Limit
from wyrmhall.games.worms.turns import limit as worms_limit
from wyrmhall.server.pool import NoAnswer, Pool
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.turns import Asker

HOT = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture
def at(serving, guest):
    """Ann at a server with settings of its own."""

    def make(shelf=None, **said):
        live = serving(shelf, **said)
        return live, guest("Ann", url=live.url)

    return make


def bots_pool(live):
    return live.app.state.server.caretaker


def test_a_bot_answers_at_its_seat_and_the_game_goes_to_its_end(ann):
    id = ann.opens("seadragons", seats=[{"kind": "me"}, {"kind": "bot", "level": "hatchling"}])
    head = ann.get(f"/tables/{id}")
    assert [(s["kind"], s["name"]) for s in head["seats"]] == [("person", "Ann"), ("bot", "hatchling")]
    mine = ann.looks(id)
    state = mine.state()
    for _ in range(12):
        while state["decisions"][0]["seat"] != 0:
            state = mine.state()
        mine.send(type="answer", seq=state["seq"], option=state["decisions"][0]["options"][0]["option"])
        state = mine.until_seq(state["seq"] + 1)
    assert {e["seat"] for e in ann.get(f"/tables/{id}/log")["events"]} >= {0, 1}


@pytest.mark.parametrize(
    ("lang", "name"), [pytest.param("en", "Hatchling", marks=pytest.mark.whole), ("uk", "Драконятко")]
)
def test_everybody_reads_the_name_of_a_bot_that_nobody_named_in_their_own_language(ann, lang, name):
    id = ann.opens(
        "seadragons", seats=[{"kind": "bot", "level": "hatchling"}, {"kind": "bot", "level": "wyrm", "name": "Ivy"}]
    )
    ann.looks(id).until(lambda m: m["table"]["status"] == "over")
    state = ann.state(id, lang=lang)
    assert {s["seat"]: s["name"] for s in state["scores"]} == {0: name, 1: "Ivy"}
    said = [
        event for event in ann.get(f"/tables/{id}/log", lang=lang)["events"] if event["what"]["kind"] == "placed-dragon"
    ]
    assert {event["seat"]: name in event["text"] for event in said} == {0: True, 1: False}


def test_bots_alone_play_a_game_to_its_end_while_somebody_looks_on(ann):
    id = ann.opens("seadragons", seats=[{"kind": "bot", "level": "hatchling"}] * 2)
    screen = ann.looks(id)
    screen.until(lambda m: m["table"]["status"] == "over")


def test_bots_alone_do_not_play_for_nobody_and_go_on_when_somebody_comes(at):
    live, ann = at()
    id = ann.opens("seadragons", seats=[{"kind": "bot", "level": "hatchling"}] * 2)
    until(lambda: id in live.hall.tables, "the sweep has loaded it")
    time.sleep(1)
    assert live.hall.tables[id].seq == 0
    assert not live.hall.counts["answer"]
    screen = ann.looks(id)
    seen = screen.until(lambda m: m["seq"] >= 3, 30)
    screen.close()
    ann.sockets.remove(screen)
    until(lambda: not live.hall.audience.viewers.get(id), "the viewer has gone")
    until(lambda: not bots_pool(live).thinking, "the last bot has answered")
    stopped = live.hall.tables[id].seq
    time.sleep(0.5)
    assert live.hall.tables[id].seq == stopped
    shown = live.hall.tables[id].number(-1)  # a spectator counts what is open
    assert ann.state(id)["seq"] == shown >= seen["seq"]
    until(lambda: ann.state(id)["seq"] > shown, "those who ask by HTTP look on too")


def test_a_bot_that_fails_is_logged_and_replaced_by_a_legal_move(at):
    live, ann = at()
    bots_pool(live).pool = Pool(1, ("-c", "raise SystemExit"))
    id = ann.opens("seadragons", seats=[{"kind": "me"}, {"kind": "bot", "level": "wyrm"}])
    play_until_bot(ann, id)
    until(lambda: live.hall.counts["bot_failures"] > 0, "the failure is counted")
    until(lambda: ann.state(id)["decisions"][0]["seat"] == 0, "play goes on")
    assert f"table {id}, seat 1: no choice from wyrm" in live.logged.errors()[0]


def test_a_bot_that_is_late_is_ended_and_replaced_by_a_legal_move(at, monkeypatch):
    monkeypatch.setattr("wyrmhall.server.pool.PATIENCE", 0.1)
    monkeypatch.setattr("wyrmhall.server.pool.START_SECONDS", 0.1)
    live, ann = at(bot_seconds=0.1)
    bots_pool(live).pool = pool = Pool(1, ("-c", "import time; time.sleep(60)"))
    id = ann.opens("seadragons", seats=[{"kind": "me"}, {"kind": "bot", "level": "wyrm"}])
    play_until_bot(ann, id)
    until(lambda: ann.state(id)["decisions"][0]["seat"] == 0, "play goes on")
    assert live.hall.counts["bot_failures"] > 0
    until(lambda: not pool.living, "no process is left thinking")


class Gone:
    """A process that ended while it was free, as uvloop shows it."""

    returncode = None  # not known yet
    stdout = object()

    def kill(self) -> None:
        """It is gone already."""

    @property
    def stdin(self):
        return self

    def write(self, said: bytes) -> None:
        raise RuntimeError("unable to perform operation; the handler is closed")


def test_a_process_that_ended_while_it_was_free_is_replaced():
    async def story() -> None:
        pool = Pool(1)
        pool.processes[0] = Gone()
        with pytest.raises(NoAnswer, match="none after"):
            await pool.ask(dict, 0.1, Asker())
        assert pool.processes[0] is None  # the next question starts another

    asyncio.run(story())


def test_a_bot_stops_thinking_when_its_table_is_deleted(at):
    live, ann = at(bot_seconds=30)
    bots_pool(live).pool = pool = Pool(1, ("-c", "import time; time.sleep(60)"))
    id = ann.opens("seadragons", seats=[{"kind": "me"}, {"kind": "bot", "level": "wyrm"}])
    play_until_bot(ann, id)
    until(lambda: pool.living, "the bot thinks")
    ann.call("DELETE", f"/tables/{id}")
    until(lambda: not pool.living, "the bot stops")


def play_until_bot(ann, id):
    while (state := ann.state(id))["decisions"][0]["seat"] == 0:
        ann.answers(id, state["decisions"][0]["options"][0]["option"], state["seq"])


def test_a_clock_for_each_move_answers_for_whoever_is_late(at):
    live, ann = at()
    bots_pool(live).pool = Pool(1, ("-c", "raise SystemExit"))  # so that the default answer is given
    id = ann.opens(seats=HOT, clock={"kind": "move", "seconds": 1})
    first = ann.state(id)
    assert 0 < first["clock"]["left"][0] <= 1000
    assert first["clock"]["running"] == [0, 1]
    ann.answers(id, 1, 0, seat=0)
    late = until(lambda: (s := ann.state(id))["step"] >= 2 and s, "the clock answers")
    assert "The time of Ann is up, and a bot answers." in [e["text"] for e in late["events"]]


def test_a_bank_of_time_runs_only_while_its_seat_is_waited_for(ann):
    id = ann.opens(seats=HOT, clock={"kind": "bank", "seconds": 100})
    ann.answers(id, 0, 0, seat=0)
    before = ann.state(id)["clock"]["left"]
    time.sleep(0.3)
    after = ann.state(id)["clock"]["left"]
    assert after[0] == before[0]
    assert after[1] <= before[1] - 300


def test_the_time_of_the_rules_ends_as_the_rules_say(at, monkeypatch):
    """A game that knows a clock: when it is up, the turn is skipped."""
    monkeypatch.setattr(Lair, "out_of_time", lambda game, decision: setattr(game, "pending", ()))

    def limit(game):
        return None if len(game.pending) != 1 else Limit(game.pending[0].seat, 1, game.turns)

    live, ann = at(ToyShelf(limit=limit))
    id = ann.opens(seats=HOT)
    assert ann.state(id)["clock"] is None
    ann.answers(id, 0, 0, seat=0)
    ann.answers(id, 0, 0, seat=1)
    state = ann.state(id)
    assert state["clock"]["running"] == [0]
    passed = until(lambda: (s := ann.state(id))["decisions"][0]["seat"] == 1 and s, "the turn passes")
    assert passed["step"] == 3
    assert live.hall.tables[id].record.answers[-1] == (0, TIME_UP)


def test_clocks_run_out_at_tables_that_nobody_has_in_memory(at):
    live, ann = at(idle_seconds=0)
    bots_pool(live).pool = Pool(1, ("-c", "raise SystemExit"))
    id = ann.opens(seats=HOT, clock={"kind": "move", "seconds": 1})
    ann.state(id)
    until(lambda: id not in live.hall.tables, "it leaves memory")
    until(lambda: ann.get(f"/tables/{id}/steps/0")["steps"] > 0, "the sweep looks after it")


def test_a_game_of_hot_seats_ends_with_clocks_and_undo(ann):
    id = ann.opens(seats=HOT, clock={"kind": "bank", "seconds": 1000})
    assert play_on([ann], id)["clock"] is None


def test_the_sixty_seconds_of_worms_are_shown_and_run(ann):
    id = ann.opens("worms", seats=HOT, options={"timer": True})
    for _ in range(60):
        state = ann.state(id)
        if state["clock"] is not None:
            break
        seat = state["decisions"][0]["seat"]
        mine = ann.state(id, seat=seat)
        decision = next(d for d in mine["decisions"] if d["seat"] == seat)
        ann.answers(id, decision["options"][0]["option"], mine["seq"], seat=seat)
    active = state["clock"]["running"][0]
    assert 50_000 < state["clock"]["left"][active] <= 60_000


class HastyShelf(Shelf):
    """The real games, but in Worms a turn has one second."""

    def rules_of(self, name):
        rules = super().rules_of(name)
        return replace(rules, limit=self.hasty) if name == "worms" else rules

    @staticmethod
    def hasty(game):
        given = worms_limit(game)
        return given and given._replace(seconds=1)


def test_when_the_time_of_a_turn_of_worms_is_up_the_turn_ends(at):
    live, ann = at(HastyShelf())
    id = ann.opens("worms", seats=HOT, options={"timer": True})
    while (state := ann.state(id))["clock"] is None:
        seat = state["decisions"][0]["seat"]
        mine = ann.state(id, seat=seat)
        decision = next(d for d in mine["decisions"] if d["seat"] == seat)
        ann.answers(id, decision["options"][0]["option"], mine["seq"], seat=seat)
    active = state["clock"]["running"][0]
    game = live.hall.tables[id].record.game
    assert 1 <= game.stage <= 5
    until(lambda: (active, TIME_UP) in live.hall.tables[id].record.answers, "the time is up")
    game = live.hall.tables[id].record.game
    assert game.active != active or game.stage > 5
    assert "Ann has run out of time" in " ".join(event["text"] for event in ann.state(id)["events"])
