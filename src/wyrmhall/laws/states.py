"""Laws of the state: it is copied, saved, replayed and taken back without a trace."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import msgspec

from wyrmhall.core.engine import Game
from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules
from wyrmhall.core.save import dump, load
from wyrmhall.laws.differences import Broken, first_difference
from wyrmhall.laws.play import random_answer


def check_copy(game: Game) -> None:
    twin = game.copy()
    if twin != game:
        raise Broken("a copy equals its original", first_difference(game, twin))
    shared = {id(part) for part in _mutable_parts(game)} & {id(part) for part in _mutable_parts(twin)}
    if shared:
        what = [part for part in _mutable_parts(game) if id(part) in shared]
        raise Broken("a copy shares nothing mutable with its original", repr(what[0])[:200])


def check_save(rules: Rules, game: Game, pick: random.Random) -> None:
    """What was saved is loaded, and goes on as it would have, with what is not saved made anew."""
    again = load(rules, msgspec.json.decode(msgspec.json.encode(dump(game))))
    if again != game:
        raise Broken("the state's JSON round-trips", first_difference(game, again))
    if game.over:
        return
    seat, option = random_answer(game, pick)
    on = game.copy()
    on.step(option, seat)
    again.step(option, seat)
    if again != on:
        raise Broken("what is loaded goes on as it would have", first_difference(on, again))


def check_undo(record: Record, pick: random.Random) -> None:
    """The same answer twice from the same state gives the same state."""
    seat, option = random_answer(record.game, pick)
    one, two = record.game.copy(), record.game.copy()
    one.step(option, seat)
    two.step(option, seat)
    if one != two:
        raise Broken("the same answer again gives the same state", first_difference(one, two))


def check_replay(rules: Rules, record: Record) -> None:
    again = rules.new(record.setup, record.seed)
    for seat, option in record.answers:
        again.step(option, seat)
    if again != record.game:
        raise Broken("the log replays to the same state", first_difference(record.game, again))


def _mutable_parts(x: object) -> Iterator[object]:
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
