"""Chain reactions, moves: what a moved Thing sets off where it arrives, and pushes out of overfull hexes.

Everything here and in `explosions` runs with `at.player` the active player, who makes every choice (WM-GEN-07,
WM-GEN-09), `at.place` the hex and `at.piece` the Thing it is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.worms import events, explosions, support
from wyrmhall.games.worms.choices import HexChoice, ThingChoice, WayChoice, distinct
from wyrmhall.games.worms.components import COLLECTING, WATER
from wyrmhall.games.worms.dice import Roller, roll, way_of
from wyrmhall.games.worms.hexes import OFF, STAY, STEP, WAYS, distance, line, said
from wyrmhall.games.worms.numbers import (
    CRATE,
    FIRE,
    FIRST,
    FULL,
    IS_MOVABLE,
    KIND,
    MINE,
    PUSHES,
    SENTRY,
    WORM,
    WORMS,
)
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.subjects import about_hex, about_thing


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Move the Thing to the hex: it sinks, or it triggers what lies there; then the hex is checked for fullness."""

    how: events.How
    checked: bool = True

    def run(self, game: Worms, at: At) -> None:
        thing, to = at.piece, at.place
        start = game.where[thing]
        if start in (OFF, to):
            return
        if not game.is_land(to):
            if thing < WORMS and game.table.collectors:
                game.push(Sink(self.how), at)
                support.open_window(game, WATER, at)
            else:
                _sink(game, at, self.how)
            return
        _tell_moved(game, at, self.how)
        game.shift(thing, to)
        if self.checked:
            game.push(CHECK, At(at.player, to))
        due = triggers(game, thing, to)
        if due:
            game.push(Arrive(due), at)


@dataclass(frozen=True, slots=True)
class Sink(Effect):
    """The worm enters the water after all, unless it found a refuge."""

    how: events.How

    def run(self, game: Worms, at: At) -> None:
        refuge, game.refuge = game.refuge, OFF
        if refuge == OFF:
            _sink(game, at, self.how)
        else:
            game.push(LANDED, At(game.active, refuge, at.piece))


def _tell_moved(game: Worms, at: At, how: events.How) -> None:
    if game.events is not None:
        start, to = said(game.where[at.piece]), said(at.place)
        game.tell(events.Moved(at.player, *game.told(at.piece), start, to, how))


def _sink(game: Worms, at: At, how: events.How) -> None:
    thing = at.piece
    _tell_moved(game, at, how)
    game.remove(thing)
    if game.events is not None:
        game.tell(events.Sank(at.player, *game.told(thing), said(at.place)))


def triggers(game: Worms, thing: int, at: int) -> tuple[int, ...]:
    """What a Thing that was moved to a land hex sets off there, each by the Thing that does it."""
    kind = KIND[thing]
    here = game.things(at)
    if len(here) == 1 and not game.table.collectors:
        return ()
    if kind == WORM:
        due = [other for other in here if KIND[other] in (MINE, FIRE, CRATE)]
    else:
        due = [other for other in here if KIND[other] == FIRE]
        if kind == MINE and any(other < WORMS for other in here):
            due.append(thing)
    if game.table.collectors:
        due += [
            gun
            for gun in guns(game)
            if at in line(game.where[gun], game.facing[gun - FIRST[SENTRY]], game.box.fire_line)
        ]
    return tuple(due)


def guns(game: Worms) -> list[int]:
    return [gun for gun in range(FIRST[SENTRY], FIRST[SENTRY + 1]) if game.where[gun] != OFF]


@dataclass(slots=True, init=False, unsafe_hash=True)
class Arrive(ThingChoice):
    """Resolve what an arrival set off, in the order the active player chooses (WM-MOV-17)."""

    due: tuple[int, ...]

    def __init__(self, due: tuple[int, ...] = ()) -> None:
        self.due = due

    def run(self, game: Worms, at: At) -> None:
        where, here = game.where, at.place
        if where[at.piece] != here:
            return
        left = [t for t in self.due if where[t] == here or (KIND[t] == SENTRY and where[t] != OFF)]
        game.ask(self, at, distinct(left))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_thing(game, at.piece)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([t for t in self.due if t != option])
        if rest:
            game.push(Arrive(rest), at)
        kind = KIND[option]
        if kind == SENTRY:
            if game.events is not None:
                game.tell(events.SentryFires(at.player, *game.told(at.piece), said(at.place), option))
            game.push(explosions.HIT, at)
        elif kind == CRATE:
            collect(game, at, option)
        elif kind == MINE:
            set_off(game, at, option)
        else:
            gone(game, at, option, events.BurntOut)
            game.push(explosions.FIRE_FLIP, at)


def gone(game: Worms, at: At, thing: int, how: type[events.Gone] = events.Destroyed) -> int:
    """A Thing returns to the pool, and all are told."""
    spot = game.remove(thing)
    if game.events is not None:
        game.tell(how(at.player, *game.told(thing), said(spot)))
    return spot


def set_off(game: Worms, at: At, mine: int) -> None:
    """A mine and a worm have met: the mine is gone, and may explode."""
    spot = gone(game, at, mine, events.MineClicks)
    game.push(explosions.MINE_FLIP, At(at.player, spot))


@dataclass(frozen=True, slots=True)
class MinesLeft(ThingChoice):
    """Mines that share a hex with a worm and have not triggered yet."""

    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([mine for mine in self.left if game.worms_on(game.where[mine])]))

    def label(self, game: Worms, at: At, option: int) -> Says:
        """Of two mines on one hex, each has its number."""
        alike = [mine for mine in self.left if game.where[mine] == game.where[option]]
        if len(alike) == 1:
            return ThingChoice.label(self, game, at, option)
        n = alike.index(option) + 1
        return Msg("thing-nth-on", what=game.name(option), n=n, hex=said(game.where[option]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([mine for mine in self.left if mine != option])
        if rest:
            game.push(MinesLeft(rest), at)
        set_off(game, at, option)


def collect(game: Worms, at: At, crate: int) -> None:
    """The worm `at.piece` collects a crate; its controller draws."""
    gone(game, at, crate, events.Collected)
    seat = game.seat_of(at.piece)
    if game.table.collectors and game.left_in_supply():
        game.push(Supplied(), at)
        support.open_window(game, COLLECTING, at)
    else:
        game.take_supply(seat)


@dataclass(frozen=True, slots=True)
class Supplied(Effect):
    """The controller of the worm draws, unless the card was taken by looking."""

    def run(self, game: Worms, at: At) -> None:
        spied, game.spied = game.spied, 0
        if not spied:
            game.take_supply(game.seat_of(at.piece))


@dataclass(frozen=True, slots=True)
class Drift(Roller):
    """Scatter a Thing; a Knockback lets the active player choose where no-move would leave it."""

    how: events.Throw
    knockback: bool = False

    def roll(self, game: Worms, at: At) -> None:
        if game.where[at.piece] == OFF:
            return
        (result,) = roll(game, at, 1, self.how)
        if result != STAY:
            start = game.where[at.piece]
            game.push(MOVES[self.how], At(at.player, start + STEP[way_of(game, result)], at.piece))
        elif self.knockback:
            game.push(Whither(self.how), at)


@dataclass(frozen=True, slots=True)
class Whither(WayChoice):
    """Choose the direction of a Knockback."""

    how: events.Throw

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, WAYS)

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_thing(game, at.piece)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        start = game.where[at.piece]
        game.push(MOVES[self.how], At(at.player, start + STEP[option], at.piece))

    def whither(self, game: Worms, at: At) -> int:
        return game.where[at.piece]


@dataclass(frozen=True, slots=True)
class ShoveWay(WayChoice):
    """Choose the direction of a shove: any, or one that leads away from the active worm."""

    hexes: int
    away: bool

    def run(self, game: Worms, at: At) -> None:
        start, worm = game.where[at.piece], game.standpoint()
        if start == OFF:
            return
        if self.away and worm != OFF:
            far = distance(worm, start)
            game.ask(self, at, tuple([way for way in WAYS if distance(worm, start + STEP[way]) > far]))
        else:
            game.ask(self, at, WAYS)

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_thing(game, at.piece)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.push(Shoved(option, self.hexes), At(at.player, game.where[at.piece], at.piece))

    def whither(self, game: Worms, at: At) -> int:
        return game.where[at.piece]


@dataclass(frozen=True, slots=True)
class Shoved(Effect):
    """So many single moves in one direction; it stops when the Thing is gone or was moved elsewhere."""

    way: int
    hexes: int

    def run(self, game: Worms, at: At) -> None:
        if game.where[at.piece] != at.place:
            return
        to = At(at.player, at.place + STEP[self.way], at.piece)
        if self.hexes > 1:
            game.push(Shoved(self.way, self.hexes - 1), to)
        game.push(MOVES["shove"], to)


@dataclass(frozen=True, slots=True)
class CheckFull(ThingChoice):
    """If the hex holds more than three Things, one is pushed away; an explosion that deals with the hex comes first."""

    def run(self, game: Worms, at: At) -> None:
        here = game.things(at.place)
        if len(here) > FULL and game.pushes < PUSHES and at.place not in game.busy:
            game.ask(self, at, pushable(here))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_hex(at.place)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.pushes += 1
        game.push(CHECK, at)
        game.push(PUSH, At(at.player, at.place, option))


def pushable(here: list[int]) -> tuple[int, ...]:
    """The worms of an overfull hex, or without worms its other movable Things."""
    worms = [thing for thing in here if thing < WORMS]
    return tuple(worms) if worms else distinct([thing for thing in here if IS_MOVABLE[thing]])


@dataclass(frozen=True, slots=True)
class CheckAll(HexChoice):
    """Check several hexes that waited for an explosion, in the order the active player chooses (WM-CHN-10)."""

    hexes: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([spot for spot in self.hexes if is_overfull(game, spot)]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([spot for spot in self.hexes if spot != option])
        if rest:
            game.push(CheckAll(rest), at)
        game.push(CHECK, At(at.player, option))


def is_overfull(game: Worms, at: int) -> bool:
    here = game.things(at)
    return len(here) > FULL and bool(pushable(here))


CHECK: Final = CheckFull()
PUSH: Final = Drift("push", knockback=True)
SCATTER: Final = Drift("scatter")
JUMP_SCATTER: Final = Drift("jump-scatter")
KNOCKBACK: Final = Drift("knockback", knockback=True)
_MOVED: Final[tuple[events.How, ...]] = (
    "inch", "scatter", "jump-scatter", "knockback", "push", "blast", "shove", "card",
)  # fmt: skip
MOVES: Final = {how: Move(how) for how in _MOVED}
LANDED: Final = Move("refuge")
