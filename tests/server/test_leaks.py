"""The leak law for the bytes on the wire: what a seat cannot see does not change what it is sent."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from wyrmhall import games
from wyrmhall.core.events import Event, secrets_of
from wyrmhall.core.text import LANGUAGES
from wyrmhall.server.looker import LookQuestion, look
from wyrmhall.server.lookout import glance
from wyrmhall.server.presence import Presence
from wyrmhall.server.rows import SeatRow, TableRow
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.show import Eyes, Showman, moment
from wyrmhall.server.table import Table, TableSettings
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_play import Looked
from wyrmhall.server.wire_tables import ClockIn
from wyrmhall.server.writer import Entry

SHOWMAN = Showman(Shelf(), Presence())
NO_CLOCK = ClockIn()


def a_table(name: str, players: int, seed: str, clock: ClockIn = NO_CLOCK, options: Any = None) -> Table:
    rules = games.rules_of(name)
    setup = rules.setup(players, options)
    encode = msgspec.json.encode
    row = TableRow(
        "a" * 16,
        name,
        players,
        encode(dict(setup.options)).decode(),
        None,
        "{}",
        seed,
        False,
        "",
        encode(TableSettings(clock=clock)).decode(),
        "owner",
        1,
        started=1,
        version=rules.version,
    )
    seats = [SeatRow(row.id, n, "person", f"P{n}", "", f"p{n}") for n in range(players)]
    return Table(row, seats, rules)


def sent(table: Table, seat: int, lang: str) -> bytes:
    """All that goes to a seat: the state, what it is told on demand, and the last step of a replay."""
    speaker = SHOWMAN.shelf.speaker(lang, table.row.game)
    last = table.record.told[-1] if table.record.told else []
    by = table.record.answers[-1][0] if table.record.answers else NO_SEAT
    parts = [
        SHOWMAN.state(table, Eyes(seat, lang, (seat,) if seat != NO_SEAT else ())),
        looked(table, seat, lang) if seat != NO_SEAT else None,
        SHOWMAN.events(table, moment(last, table.step, by), seat, speaker),
    ]
    return msgspec.json.encode(parts)


def looked(table: Table, seat: int, lang: str) -> Looked | None:
    """As a process of its own answers it."""
    what = glance(SHOWMAN.shelf, table, seat, lang)
    if what.game is None:
        return None
    return look(SHOWMAN.shelf, msgspec.json.decode(msgspec.json.encode(what.question()), type=LookQuestion))


def otherwise(event: Event, seat: int) -> Event:
    """The same event with another secret, for whoever may not know it."""
    if not event.hides_from(seat):
        return event
    secrets = {name: getattr(event, name) for name in secrets_of(type(event))}
    return replace(event, **{name: another(value) for name, value in secrets.items()})


def another(secret: Any) -> Any:
    """Something else in the place of a secret, of the same kind."""
    if isinstance(secret, int):
        return secret + 1
    return tuple(another(part) for part in secret) if isinstance(secret, tuple) else "another"


@pytest.mark.parametrize("name", games.NAMES)
def test_the_bytes_for_a_seat_do_not_depend_on_what_it_cannot_see(name):
    pick = random.Random(name)
    players = games.rules_of(name).seats[1]
    table = a_table(name, players, f"{pick.getrandbits(128):032x}")
    checked = 0
    for n in range(1, 3_000):
        game = table.record.game
        if game.over:
            break
        seat = pick.choice(game.waiting)
        option = pick.choice(game.owed(seat).options)
        table.apply(Entry(table.id, n, "answer", seat, option, "person", n))
        if n % 6 and not table.record.game.over:
            continue
        game, lines, told = table.record.game, table.lines, table.record.told
        for viewer in range(-1, players):
            lang = LANGUAGES[n % 3]
            real = sent(table, viewer, lang)
            table.record.game = game.imagine(viewer, n)
            table.record.game.counts = game.counts[:]  # what was drawn before is known: undo is judged by it
            table.lines = [line._replace(what=otherwise(line.what, viewer)) for line in lines]
            table.record.told = [[otherwise(event, viewer) for event in events] for events in told]
            table._note_decisions()
            try:
                assert sent(table, viewer, lang) == real, f"seat {viewer} at step {n}"
            finally:
                table.record.game, table.lines, table.record.told = game, lines, told
                table._note_decisions()
            checked += 1
    assert checked >= 20


def test_the_seed_is_in_no_byte_before_the_end():
    table = a_table("seadragons", 2, "00112233445566778899aabbccddeeff")
    for seat in (-1, 0, 1):
        assert b"00112233445566778899aabbccddeeff" not in sent(table, seat, "en")
