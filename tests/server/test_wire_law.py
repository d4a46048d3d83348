"""The law of hidden windows on the wire: every game at every table, without naming any.

The same open answer, in the real world and in one re-dealt for a viewer, sends that viewer the same messages: as many,
in the same order, with the same bytes; and the log, what is looked at on demand and the number of steps are the same.
What others are asked out of sight, they decline: nobody may tell that they were asked.
"""

import random

import pytest

from tests.server.test_leaks import NO_CLOCK, a_table, otherwise
from tests.server.test_windows import Wire, frame, log, looked, twin
from wyrmhall import games
from wyrmhall.core.engine import SKIP
from wyrmhall.core.record import asks_quietly
from wyrmhall.laws.hidden import _reads, unseen
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.writer import Entry

SHARE = 0.12
"""Of the answers of a game that are given in both worlds."""
MOST_DECLINES = 30


def setups(name, players):
    rules = games.rules_of(name)
    return [setup for setup in rules.tables() if setup.players == players and setup.version == rules.version]


PLAIN = [(name, players) for name in games.NAMES for players in games.rules_of(name).seats]
SAMPLE = 3
"""Players of the plain tables that CI looks at; the others, and all options, with `--whole`."""


class World:
    """A table on which somebody answers, as one viewer is sent it."""

    def __init__(self, table, viewer, monkeypatch) -> None:
        self.table, self.viewer = table, viewer
        self.wire = Wire(table, monkeypatch)
        self.wire.sent = {viewer: []}
        self.known = table.record.game.knowledge
        self.declined = 0

    def answer(self, seat, option) -> None:
        self.wire.answers(seat, option, 1)
        for _ in range(MOST_DECLINES):
            game = self.table.record.game
            owed = game.unanswered
            if not owed or any(d.seat == self.viewer or SKIP not in d.options or not unseen(game, d) for d in owed):
                break
            self.wire.answers(owed[0].seat, SKIP, 1)
            self.declined += 1

    @property
    def is_out_of_sight(self) -> bool:
        """Somebody else is still asked, unseen, and cannot decline: what has been done is not shown yet."""
        game = self.table.record.game
        return any(d.seat != self.viewer and unseen(game, d) for d in game.unanswered)

    @property
    def moved(self) -> bool:
        return self.table.record.game.knowledge != self.known

    def all_sent(self):
        table, viewer = self.table, self.viewer
        found = [frame(table, viewer), log(table, viewer), looked(table, viewer)]
        return [
            len(self.wire.sent[viewer]),
            table.step_of(viewer),
            table.number(viewer),
            *self.wire.sent[viewer],
            *found,
        ]


def imagined(table, viewer, seed):
    """The same table in a world re-dealt for the viewer, with the secrets of its past exchanged."""
    game = table.record.game
    made = twin(table)
    made.record.game = game.imagine(viewer, seed)
    made.record.game.counts = game.counts[:]
    made.record.game.events = []
    made.lines = [line._replace(what=otherwise(line.what, viewer)) for line in table.lines]
    made.record.told = [[otherwise(event, viewer) for event in events] for events in table.record.told]
    made._note_decisions()
    return made


def alike(game, world, seat):
    """The options that a seat has in both worlds, and that say the same."""
    here, there = game.owed(seat), world.owed(seat)
    if there is None:
        return []
    return [o for o in here.options if o in there.options and _reads(game, here, o) == _reads(world, there, o)]


def watched(setup, seed, monkeypatch, share=SHARE, quiet=SHARE):
    """A game to its end, a share of its answers compared with another world, and a share of those after which somebody
    is asked quietly; gives how often that was, and how often somebody was asked in one of the worlds alone."""
    pick = random.Random(seed)
    table = a_table(setup.game, setup.players, f"{pick.getrandbits(128):032x}", NO_CLOCK, dict(setup.options))
    compared = secret = 0
    while not table.record.game.over:
        game = table.record.game
        seat = pick.choice(game.waiting)
        option = pick.choice(game.owed(seat).options)
        viewer = pick.randrange(NO_SEAT, setup.players)
        ahead = game.copy()
        ahead.step(option, seat)
        wanted = pick.random() < (quiet if asks_quietly(ahead) else share)
        if wanted and not asks_quietly(game) and not any(held is not None for held in game.held):
            there = imagined(table, viewer, table.seq)
            where = f"{setup}, entry {table.seq}, seat {viewer}"
            assert frame(there, viewer) == frame(table, viewer), where
            same = alike(game, there.record.game, seat)
            if same:
                worlds = [World(made, viewer, monkeypatch) for made in (twin(table), there)]
                chosen = option if option in same else pick.choice(same)
                for world in worlds:
                    world.answer(seat, chosen)
                real, other = worlds
                if real.is_out_of_sight == other.is_out_of_sight and not real.table.over:
                    assert real.moved == other.moved, where
                    if not real.moved:  # else chance has spoken, and each world has luck of its own
                        assert real.all_sent() == other.all_sent(), f"{where}: {chosen} of seat {seat}"
                        compared += 1
                        secret += real.declined != other.declined
        table.apply(Entry(table.id, table.seq + 1, "answer", seat, option, "person", 1))
    return compared, secret


@pytest.mark.parametrize(
    ("name", "players"),
    [pytest.param(*one, marks=[] if one[1] == SAMPLE else pytest.mark.whole) for one in PLAIN],
)
def test_no_message_depends_on_what_its_reader_cannot_see(name, players, monkeypatch):
    compared, _ = watched(games.rules_of(name).setup(players), players, monkeypatch)
    assert compared > 3


@pytest.mark.whole
@pytest.mark.parametrize(("name", "players"), PLAIN)
def test_no_message_depends_on_what_its_reader_cannot_see_with_any_option(name, players, monkeypatch):
    for seed, setup in enumerate(setups(name, players)[1:]):
        watched(setup, seed, monkeypatch)


@pytest.mark.parametrize(
    ("name", "options", "seed", "share"),
    [
        ("flamecraft", {}, 3, 0.0),
        ("seadragons", {}, 2, 0.0),
        pytest.param("worms", {"collectors": True}, 5, 1.0, marks=pytest.mark.whole),
    ],
)
def test_questions_that_are_asked_in_one_world_alone_are_among_what_is_compared(
    name, options, seed, share, monkeypatch
):
    setup = games.rules_of(name).setup(SAMPLE, options)
    assert watched(setup, seed, monkeypatch, share, quiet=0.2 if name == "flamecraft" else 1.0)[1] > 0
