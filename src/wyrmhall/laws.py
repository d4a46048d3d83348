"""The laws that hold in every game, checked at the decisions of random games by the tests and by the fuzzer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import msgspec

from wyrmhall.core.engine import Game
from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules, Setup
from wyrmhall.core.save import dump, load
from wyrmhall.core.shown import shown
from wyrmhall.core.text import LANGUAGES, speaker

LONGEST = 20_000
"""Decisions after which a game counts as endless; the longest real games stay below a tenth of it."""


class Broken(AssertionError):
    """A law does not hold."""

    def __init__(self, law: str, why: str) -> None:
        self.law = law
        super().__init__(f"{law}: {why}")


def random_answer(game: Game, pick: random.Random) -> tuple[int, int]:
    """A seat that is asked and an option it is offered: mostly of the decision, now and then a standing one."""
    seat = pick.choice(game.waiting)
    decision = game.owed(seat)
    assert decision is not None
    extra = decision.extras and pick.random() < 0.1
    return seat, pick.choice(decision.extras if extra else decision.options)


def random_game(rules: Rules, setup: Setup, seed: int) -> Iterator[Record]:
    """A random game, given at each of its decisions and at its end."""
    record = Record.of(rules, setup, seed)
    pick = random.Random(seed)
    yield record
    while not record.game.over:
        if len(record.answers) > LONGEST:
            raise Broken("every game ends", f"not over after {LONGEST} answers")
        seat, option = random_answer(record.game, pick)
        record.play(option, seat)
        yield record


def check_always(rules: Rules, record: Record, census: object) -> None:
    """The laws that cost little: checked at every decision."""
    game = record.game
    for decision in game.pending:
        if not decision.options:
            raise Broken("every decision offers at least one option", repr(decision))
        if len(set(decision.offered)) != len(decision.offered):
            raise Broken("no options repeat", repr(decision))
    if rules.census(game) != census:
        raise Broken("nothing is created or lost", f"{rules.census(game)} was {census}")
    if game.over and bool(rules.winners(game)) == bool(rules.drawn(game)):
        raise Broken("every game ends", "somebody wins, or it is a draw between some")
    if game.over and abs(sum(rules.shares(game)) - 1) > 1e-9:
        raise Broken("every game ends", f"the victory is shared out as {rules.shares(game)}")


def check_deeply(rules: Rules, record: Record, seed: int) -> None:
    """The laws that look at the whole state: checked at some decisions."""
    game = record.game
    check_copy(game)
    check_save(rules, game)
    for seat in range(-1, record.setup.players):
        check_imagination(rules, game, seat, seed)
    check_texts(rules, record)
    if not game.over:
        check_undo(record, random.Random(seed))


def check_copy(game: Game) -> None:
    twin = game.copy()
    if twin != game:
        raise Broken("a copy equals its original", _first_difference(game, twin))
    shared = {id(part) for part in _mutable_parts(game)} & {id(part) for part in _mutable_parts(twin)}
    if shared:
        what = [part for part in _mutable_parts(game) if id(part) in shared]
        raise Broken("a copy shares nothing mutable with its original", repr(what[0])[:200])


def check_save(rules: Rules, game: Game) -> None:
    again = load(rules.name, msgspec.json.decode(msgspec.json.encode(dump(game))))
    if again != game:
        raise Broken("the state's JSON round-trips", _first_difference(game, again))


def check_imagination(rules: Rules, game: Game, seat: int, seed: int) -> None:
    """What a seat is sent does not depend on what it cannot see."""
    world = game.imagine(seat, seed)
    words = speaker(LANGUAGES[seed % len(LANGUAGES)], rules.name)
    for of in (rules.view, lambda g, s: shown(g, s, words)):
        real, imagined = msgspec.json.encode(of(game, seat)), msgspec.json.encode(of(world, seat))
        if real != imagined:
            raise Broken("an imagined world looks the same", f"seat {seat}: {_first_byte(real, imagined)}")
    if rules.census(world) != rules.census(game):
        raise Broken("nothing is created or lost", f"imagined by seat {seat}")
    one, two = game.imagine(seat, seed + 1), world.imagine(seat, seed + 1)
    if one != two:  # else a bot that imagines from the one or the other could choose differently
        raise Broken("what a seat imagines depends only on what it sees", f"seat {seat}: {_first_difference(one, two)}")


def check_texts(rules: Rules, record: Record) -> None:
    """All that may be read at this moment can be said in every language."""
    names = [f"P{i}" for i in range(record.setup.players)]
    for lang in LANGUAGES:
        words = speaker(lang, rules.name)
        for seat in range(-1, record.setup.players):
            said = [o.label for d in shown(record.game, seat, words) for o in (*d.options, *d.extras)]
            said += [words.event(event, seat, names) for event in (record.told[-1] if record.told else [])]
            if not all(said):
                raise Broken("every text says something", f"seat {seat} in {lang}: {said}")
        if not rules.draw(rules.view(record.game, record.setup.players - 1), words):
            raise Broken("every text says something", f"the table as text in {lang}")


def check_undo(record: Record, pick: random.Random) -> None:
    """The same answer twice from the same state gives the same state."""
    seat, option = random_answer(record.game, pick)
    one, two = record.game.copy(), record.game.copy()
    one.step(option, seat)
    two.step(option, seat)
    if one != two:
        raise Broken("the same answer again gives the same state", _first_difference(one, two))


def check_replay(rules: Rules, record: Record) -> None:
    again = rules.new(record.setup, record.seed)
    for seat, option in record.answers:
        again.step(option, seat)
    if again != record.game:
        raise Broken("the log replays to the same state", _first_difference(record.game, again))


def check_game(rules: Rules, setup: Setup, seed: int, share: float) -> Record:
    """Play a random game under all laws, the deep ones at a share of its decisions and at its end."""
    pick = random.Random(seed + 1)
    census = None
    for record in random_game(rules, setup, seed):
        census = rules.census(record.game) if census is None else census
        check_always(rules, record, census)
        if record.game.over or pick.random() < share:
            check_deeply(rules, record, pick.randrange(1 << 30))
    check_replay(rules, record)
    return record


def _mutable_parts(x: Any) -> Iterator[Any]:
    if isinstance(x, list | dict):
        yield x
        for part in x.values() if isinstance(x, dict) else x:
            yield from _mutable_parts(part)
    elif isinstance(x, tuple):
        for part in x:
            yield from _mutable_parts(part)
    elif is_dataclass(x) and type(x).__hash__ is None:  # frozen things can be hashed, state cannot
        yield x
        for f in fields(x):
            if f.metadata.get("saved", True):
                yield from _mutable_parts(getattr(x, f.name))


def _first_difference(a: Any, b: Any, path: str = "game") -> str:
    if type(a) is not type(b):
        return f"{path}: {a!r} and {b!r}"
    if is_dataclass(a):
        for f in fields(a):
            if f.compare and getattr(a, f.name) != getattr(b, f.name):
                return _first_difference(getattr(a, f.name), getattr(b, f.name), f"{path}.{f.name}")
    if isinstance(a, list | tuple) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return _first_difference(x, y, f"{path}[{i}]")
    return f"{path}: {a!r} and {b!r}"


def _first_byte(a: bytes, b: bytes) -> str:
    i = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    start = max(0, i - 60)
    return f"{a[start : i + 60]!r} and {b[start : i + 60]!r}"
