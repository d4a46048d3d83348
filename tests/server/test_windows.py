"""Secret questions: the bytes that others get are the same whether somebody was asked and said no, or nobody was."""

import contextlib
import copy
import random
import time

import msgspec
import pytest

from tests.server.live import Problem, until
from tests.server.test_leaks import SHOWMAN, a_table
from tests.server.test_leaks import looked as at_once
from wyrmhall.core.engine import SKIP
from wyrmhall.core.record import asks_quietly
from wyrmhall.games.worms.components import WEATHER
from wyrmhall.server.permits import check_answer, undo_kind
from wyrmhall.server.presence import GATHER_SECONDS
from wyrmhall.server.show import Eyes, awaited_by
from wyrmhall.server.table import Table
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_tables import ClockIn
from wyrmhall.server.writer import Entry

PLAYERS = 3
BANK = ClockIn("bank", 3600)
OPTIONS = {"worms": {"collectors": True}, "flamecraft": {}}
THINKING = 7_000  # milliseconds that somebody takes to say no


class Wire:
    """What each pair of eyes is sent, entry by entry, at the time of the last entry."""

    def __init__(self, table: Table, monkeypatch) -> None:
        self.table = table
        self.sent: dict[int, list[bytes]] = {seat: [] for seat in range(NO_SEAT, PLAYERS)}
        self.monkeypatch = monkeypatch

    def answers(self, seat: int, option: int, at: int, by: str = "person") -> None:
        table = self.table
        self.monkeypatch.setattr("wyrmhall.server.show.now", lambda: at)
        table.apply(Entry(table.id, table.seq + 1, "answer", seat, option, by, at))
        for viewer, sent in self.sent.items():
            if table.noticed(viewer):
                sent.append(frame(table, viewer, table.number(viewer) - 1))


def frame(table: Table, seat: int, since: int = -1) -> bytes:
    mine = (seat,) if seat != NO_SEAT else ()
    return msgspec.json.encode(SHOWMAN.state(table, Eyes(seat, "en", mine), since))


def log(table: Table, seat: int) -> bytes:
    speaker = SHOWMAN.shelf.speaker("en", table.row.game)
    return msgspec.json.encode(SHOWMAN.events(table, table.all_lines(seat), seat, speaker))


def looked(table: Table, seat: int) -> bytes:
    return b"" if seat == NO_SEAT else msgspec.json.encode(at_once(table, seat, "en"))


def twin(table: Table) -> Table:
    """Another table with the same past."""
    made = copy.copy(table)
    made.record = copy.copy(table.record)
    made.record.game = table.record.game.copy()
    made.record.game.events = []
    for name in ("answers", "told", "_before"):
        setattr(made.record, name, getattr(table.record, name)[:])
    for name in ("steps", "lines", "anew"):
        setattr(made, name, getattr(table, name)[:])
    made.heads, made.said, made.decisions = {}, {}, dict(table.decisions)
    made.sights, made.clock = copy.deepcopy(table.sights), copy.deepcopy(table.clock)
    return made


def arm(game, name: str) -> None:
    """See to it that somebody has something to be asked about in secret."""
    if name == "worms" and 1 <= game.stage <= 5:
        cards = game.box.cards
        weather = next(n for n, card in enumerate(cards) if card.trigger == WEATHER)
        if weather not in game.hands[1]:
            game.hands[1].append(weather)


def disarm(game, name: str, seat: int) -> None:
    """The same to all others, but with nothing that fits."""
    if name == "worms":
        cards = game.box.cards
        for i, card in enumerate(game.hands[seat]):
            if cards[card].trigger == WEATHER:  # exchanged, so that there are the same cards as before
                n = next(n for n, other in enumerate(game.supply) if cards[other].trigger not in ("", WEATHER))
                game.hands[seat][i], game.supply[n] = game.supply[n], card
    else:
        player = game.players[seat]
        moons = [card for card in game.fancy_deck if card >= game.box.suns]
        player.fancy = [moons.pop() if card < game.box.suns else card for card in player.fancy]


def secretly_asked(game) -> list[int]:
    return [decision.seat for decision in game.unanswered if decision.effect.quiet]


ENOUGH = 25
"""Windows after which a game need not go on to its end; where it does, all of them are looked at."""


@pytest.mark.parametrize(
    ("name", "seeds", "most"),
    [
        ("worms", 1, 10**6),
        ("flamecraft", 1, ENOUGH),
        *(pytest.param(*more, 10**6, marks=pytest.mark.whole) for more in (("worms", 3), ("flamecraft", 1))),
    ],
)
def test_others_are_sent_the_same_bytes_whether_somebody_declines_or_is_not_asked(name, seeds, most, monkeypatch):
    compared = unnoticed = 0
    for seed in range(seeds):
        pick = random.Random(seed)
        asking = a_table(name, PLAYERS, f"{pick.getrandbits(128):032x}", BANK, OPTIONS[name])
        at = 1_000
        for _ in range(400):
            game = asking.record.game
            if game.over or min(compared, unnoticed) >= most:
                break
            arm(game, name)
            seat = pick.choice(game.waiting)
            option = pick.choice(game.owed(seat).options)
            at += pick.randrange(20_000)
            ahead = game.copy()
            ahead.step(option, seat)
            asked = secretly_asked(ahead)
            if not asked or asks_quietly(game):
                asking.apply(Entry(asking.id, asking.seq + 1, "answer", seat, option, "person", at))
                continue
            plain = twin(asking)
            disarm(plain.record.game, name, asked[0])
            before = {viewer: frame(asking, viewer) for viewer in range(NO_SEAT, PLAYERS)}
            # Some may know of the very card that is asked about.
            ignorant = {viewer for viewer, sent in before.items() if frame(plain, viewer) == sent}
            told, silent = Wire(asking, monkeypatch), Wire(plain, monkeypatch)
            told.answers(seat, option, at)
            everybody = set(asked)
            while now_asked := secretly_asked(asking.record.game):
                everybody |= set(now_asked)
                for viewer in set(range(NO_SEAT, PLAYERS)) - everybody - {seat}:
                    unnoticed += still_the_same(before[viewer], frame(asking, viewer))
                at += THINKING
                told.answers(now_asked[0], SKIP, at, pick.choice(("person", "clock", "bot")))
            silent.answers(seat, option, at)
            while now_asked := secretly_asked(plain.record.game):  # about something else that is hidden
                everybody |= set(now_asked)
                silent.answers(now_asked[0], SKIP, at)
            if asking.over:
                continue  # all is open now
            for viewer in ignorant - everybody:
                where = f"{name}, seed {seed}, entry {asking.seq}, seat {viewer}"
                assert told.sent[viewer] == silent.sent[viewer], f"{where}: {differing(told, silent, viewer)}"
                assert frame(asking, viewer) == frame(plain, viewer)
                assert log(asking, viewer) == log(plain, viewer)
                assert looked(asking, viewer) == looked(plain, viewer)
                assert asking.step_of(viewer) == plain.step_of(viewer)
                compared += 1
    assert compared > 20
    assert unnoticed > 20


def differing(one: Wire, other: Wire, viewer: int) -> list[object]:
    """The parts of the messages that are not the same, to read."""
    found: list[object] = [len(wire.sent[viewer]) for wire in (one, other)]
    for sent in zip(one.sent[viewer], other.sent[viewer], strict=False):
        found += unlike("", *[msgspec.json.decode(message) for message in sent])
    return found


def unlike(path: str, one: object, other: object) -> list[object]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [part for key in one for part in unlike(f"{path}.{key}", one[key], other[key])]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [part for n, (a, b) in enumerate(zip(one, other, strict=True)) for part in unlike(f"{path}.{n}", a, b)]
    return [] if one == other else [(path, one, other)]


def still_the_same(before: bytes, now: bytes) -> bool:
    """Nothing but time has passed."""
    was, is_now = msgspec.json.decode(before), msgspec.json.decode(now)
    was["clock"]["left"] = is_now["clock"]["left"]
    assert was == is_now
    return True


# --- whole games with undo: what was told bit by bit is what is told at once ---


class Client:
    """Follows a table as a browser does: by what each state adds, and by which lines it says to forget."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.lines: list[object] = []
        self.state: dict = {"seq": -1}
        self.hear(table)

    def hear(self, table: Table) -> None:
        if table.number(self.seat) != self.state["seq"]:
            self.state = msgspec.json.decode(frame(table, self.seat, self.state["seq"]))
            known = self.state["from_step"]
            self.lines = [line for line in self.lines if line["step"] <= known and known > 0] + self.state["events"]


@pytest.mark.parametrize(
    ("name", "options", "armed"),
    [
        ("worms", {"collectors": True}, True),
        ("worms", {"collectors": True, "support": "everyone"}, False),
        ("flamecraft", {}, False),
    ],
)
def test_every_seat_follows_a_game_with_secret_questions_and_undo_by_its_own_numbers(name, options, armed):
    pick = random.Random(name)
    table = a_table(name, PLAYERS, f"{pick.getrandbits(128):032x}", ClockIn(), options)
    entries: list[Entry] = []
    clients = [Client(table, seat) for seat in range(NO_SEAT, PLAYERS)]
    undone = asked = 0
    for at in range(1, 300):
        game = table.record.game
        if game.over:
            break
        if armed:
            arm(game, name)
        undoers = [seat for seat in range(PLAYERS) if table.record.can_undo(seat)]
        if undoers and pick.random() < 0.25:
            meant = undo_kind(table, undoers[0], table.number(undoers[0]))
            entry = Entry(table.id, table.seq + 1, meant.kind, undoers[0], meant.option, "person", at)
            undone += 1
        else:
            seat = pick.choice(game.waiting)
            option = pick.choice(game.owed(seat).options)
            check_answer(table, seat, table.number(seat), option)
            entry = Entry(table.id, table.seq + 1, "answer", seat, option, "person", at)
        table.apply(entry)
        entries.append(entry)
        asked += asks_quietly(table.record.game)
        for client in clients:
            client.hear(table)
            decisions = [d for d in client.state["decisions"] if d["seat"] == client.seat]
            owes = client.seat in table.decisions
            assert [bool(d["options"]) for d in decisions if owes] == [True] * owes
        if at % 25 == 0 and not table.over:
            for client in clients:
                lines = sorted(client.lines, key=lambda line: line["step"])
                assert lines == msgspec.json.decode(log(table, client.seat)), f"seat {client.seat} at {at}"
    assert asked > 5
    assert undone > 5
    if armed:
        return  # its log alone does not tell what was put into hands
    again = a_table(name, PLAYERS, table.row.seed, ClockIn(), options)
    for entry in entries:
        again.apply(entry)
    assert [frame(again, seat) for seat in range(NO_SEAT, PLAYERS)] == [
        frame(table, seat) for seat in range(NO_SEAT, PLAYERS)
    ]


def asked_secretly(name: str, seed: int, actor_too: bool) -> tuple[Table, int, int]:
    """A table right after an answer that led to a secret question, with who answered and who is asked."""
    pick = random.Random(seed)
    table = a_table(name, PLAYERS, f"{pick.getrandbits(128):032x}", ClockIn(), OPTIONS[name])
    while True:
        game = table.record.game
        assert not game.over
        arm(game, name)
        seat = pick.choice(game.waiting)
        before = asks_quietly(game)
        known = game.knowledge
        table.apply(Entry(table.id, table.seq + 1, "answer", seat, pick.choice(game.owed(seat).options), "person", 1))
        game = table.record.game
        asked = secretly_asked(game)
        if asked and not before and (asked[0] == seat) is actor_too and game.knowledge == known:
            return table, seat, asked[0]


@pytest.mark.parametrize(("name", "actor_too"), [("worms", False), ("flamecraft", True)])
def test_a_nudge_during_a_secret_question_is_for_whoever_seems_to_think_still(name, actor_too):
    """A nudge goes to whom a seat sees the table wait for, and a list of my games names them: neither tells of it."""
    for seed in range(1, 4):
        table, seat, asked = asked_secretly(name, seed, actor_too)
        for viewer in set(range(NO_SEAT, PLAYERS)) - {asked}:
            assert awaited_by(table, viewer) == [seat]


def undo(table: Table, seat: int) -> None:
    meant = undo_kind(table, seat, table.number(seat))
    table.apply(Entry(table.id, table.seq + 1, meant.kind, seat, meant.option, "person", 1))


def test_who_was_asked_after_their_own_answer_takes_it_back_and_nobody_notices():
    table, seat, asked = asked_secretly("flamecraft", 1, actor_too=True)
    assert seat == asked
    others = [viewer for viewer in range(NO_SEAT, PLAYERS) if viewer != seat]
    before = [frame(table, viewer) for viewer in others]
    assert table.record.can_undo(seat)
    undo(table, seat)
    assert [frame(table, viewer) for viewer in others] == before
    assert not any(table.noticed(viewer) for viewer in others)
    assert table.noticed(seat)
    assert b"takes an answer back" in frame(table, seat)


def test_who_declines_in_secret_cannot_take_it_back_and_does_not_keep_the_other_from_undo():
    for seed in range(20):
        table, seat, asked = asked_secretly("worms", seed, actor_too=False)
        known = table.record.game.knowledge
        assert not table.record.can_undo(seat)  # their answer is still being worked on, which nobody may notice
        while secretly_asked(table.record.game):
            table.apply(Entry(table.id, table.seq + 1, "answer", asked, SKIP, "person", 1))
        if table.record.game.knowledge == known:
            break
    assert not table.record.can_undo(asked)
    assert table.record.can_undo(seat)
    step = table.step_of(NO_SEAT)
    undo(table, seat)
    assert table.step_of(NO_SEAT) == step - 1
    assert not asks_quietly(table.record.game)
    assert table.record.game.owed(seat) is not None


def test_a_secret_answer_is_not_what_the_others_are_asked_to_take_back():
    table, _, asked = asked_secretly("worms", 3, actor_too=False)
    table.settings = msgspec.structs.replace(table.settings, ask_undo=True)
    last = max(n for n, (who, _) in enumerate(table.record.answers) if who == asked)
    while secretly_asked(table.record.game):
        table.apply(Entry(table.id, table.seq + 1, "answer", asked, SKIP, "person", 1))
    meant = undo_kind(table, asked, table.number(asked))
    assert (meant.kind, meant.option) == ("ask", last)


# --- over real sockets --------------------------------------------------------------------------------------------


class Evening:
    """Three people and a spectator at a table of Worms, each with a screen."""

    def __init__(self, live, guest, kind: str) -> None:
        self.live = live
        self.people = [guest(name) for name in ("Ann", "Bob", "Cem")]
        clock = {"kind": kind, "seconds": 1000 if kind == "bank" else 0}
        self.id = self.people[0].opens("worms", 3, options={"collectors": True}, seed="7", clock=clock)
        for person in self.people[1:]:
            person.joins(self.id)
        self.screens = {n: person.looks(self.id) for n, person in enumerate(self.people)}
        self.screens[NO_SEAT] = guest().looks(self.id)
        self.seen = {
            n: screen.until(lambda m: m["type"] == "state" and all(seat["here"] for seat in m["table"]["seats"]))
            for n, screen in self.screens.items()
        }
        time.sleep(2 * GATHER_SECONDS)  # who has come is told by then, and nothing of it comes amid a window
        for n, screen in self.screens.items():
            with contextlib.suppress(TimeoutError):
                while True:
                    said = screen.next(0.2)
                    if said["type"] == "state":
                        self.seen[n] = said

    @property
    def table(self) -> Table:
        return self.live.hall.tables[self.id]

    def answers(self, seat: int, option: int) -> None:
        before = self.table.seq
        self.screens[seat].send(type="answer", seq=self.table.number(seat), option=option)
        until(lambda: self.table.seq > before and not self.table.lock.locked(), "the answer is in the log")

    def sees(self, seat: int) -> None:
        number = self.table.number(seat)
        if self.seen[seat]["seq"] < number:
            self.seen[seat] = self.screens[seat].until_seq(number)

    def next_window(self, pick: random.Random) -> tuple[int, int]:
        """Play on until somebody is asked in secret; gives who answered last, and who is asked."""
        while True:
            game = self.table.record.game
            assert not game.over
            arm(game, "worms")
            seat = game.waiting[0]
            for viewer in self.screens:
                self.sees(viewer)
            self.answers(seat, pick.choice(game.owed(seat).options))
            asked = secretly_asked(self.table.record.game)
            if asked and asked[0] != seat:
                return seat, asked[0]

    def answers_counted(self) -> str:
        said = self.people[0].http.get("/metrics").text
        return next(line for line in said.splitlines() if line.startswith("wyrmhall_answer_total"))


@pytest.mark.parametrize("kind", ["none", "bank"])
def test_no_message_goes_to_others_while_somebody_is_asked_in_secret(live, guest, kind):
    evening = Evening(live, guest, kind)
    pick = random.Random(5)
    for _ in range(3):
        seat, asked = evening.next_window(pick)
        counted = evening.answers_counted()
        evening.sees(asked)
        assert [d["seat"] for d in evening.seen[asked]["decisions"]] == [asked]
        others = [viewer for viewer in evening.screens if viewer != asked]
        for viewer in others:
            with pytest.raises(TimeoutError):
                evening.screens[viewer].next(0.1)
        for viewer in {0, 1, 2} - {asked, seat}:
            person, before = evening.people[viewer], evening.seen[viewer]
            again = person.state(evening.id, since=before["seq"])
            for part in ("seq", "step", "decisions", "can_undo", "undo_asked"):
                assert again[part] == before[part]
            assert again["events"] == []
        while secretly_asked(evening.table.record.game):
            assert evening.answers_counted() == counted
            evening.answers(secretly_asked(evening.table.record.game)[0], SKIP)
        for viewer in others:
            before = evening.seen[viewer]
            after = evening.screens[viewer].state()
            assert (after["seq"], after["step"]) == (before["seq"] + 1, before["step"] + 1)
            assert after["from_step"] == before["step"]
            evening.seen[viewer] = after
        evening.sees(asked)


def test_one_screen_for_several_players_learns_whom_it_is_to_be_handed_to(live, guest):
    ann = guest("Ann")
    id = ann.opens("worms", [{"kind": "me"}] * 3, options={"collectors": True}, seed="7")
    ann.state(id)
    table, pick, seat = live.hall.tables[id], random.Random(5), NO_SEAT
    while not (asked := secretly_asked(table.record.game)) or asked[0] == seat:
        arm(table.record.game, "worms")
        seat = table.record.game.waiting[0]
        option = pick.choice(table.record.game.owed(seat).options)
        ann.answers(id, option, table.number(seat), seat=seat)
    screen = ann.looks(id, seat=seat)
    state = screen.state()
    assert [d["seat"] for d in state["decisions"]] == asked
    assert "options" not in state["decisions"][0]
    screen.send(type="hello", seat=asked[0])
    assert screen.until(lambda m: m["type"] == "state" and m["seat"] == asked[0])["decisions"][0]["options"]


def test_a_running_game_is_looked_back_at_by_ones_own_steps(live, guest):
    people = [guest(name) for name in ("Ann", "Bob")]
    id = people[0].opens("flamecraft", 2, seed="11")
    people[1].joins(id)
    people[0].state(id)
    table, pick, windows = live.hall.tables[id], random.Random(2), 0
    while windows < 3 or asks_quietly(table.record.game):
        seat = table.record.game.waiting[0]
        option = pick.choice(table.record.game.owed(seat).options)
        people[seat].answers(id, option, table.number(seat))
        windows += asks_quietly(table.record.game)
    assert min(person.state(id)["step"] for person in people) < table.step
    for person in people:
        state, lines = person.state(id), person.get(f"/tables/{id}/log")["events"]
        found = [person.get(f"/tables/{id}/steps/{step}") for step in range(state["step"] + 1)]
        assert [event for moment in found for event in moment["events"]] == lines
        assert found[-1]["view"] == state["view"]
        assert {moment["steps"] for moment in found} == {state["step"]}
        with pytest.raises(Problem, match="no-step"):
            person.get(f"/tables/{id}/steps/{state['step'] + 1}")
