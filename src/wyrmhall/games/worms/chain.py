"""Chain reactions: moves and what they trigger, Damage, Blasts, drums, flips and pushes, one step at a time.

Everything here runs with `at.player` the active player, who makes every choice (WM-GEN-07, WM-GEN-09), `at.place` the
hex and `at.piece` the Thing it is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import support
from wyrmhall.games.worms.box import COLLECTING, FLIPPED, HARM, WATER, WEATHER
from wyrmhall.games.worms.field import OFF, STAY, STEP, WAYS, WIND, distance, line, said
from wyrmhall.games.worms.state import DANGER, DIE, FLIP, FULL, PUSHES, Worms
from wyrmhall.games.worms.things import (
    CRATE,
    CRATER,
    DRUM,
    FIRE,
    FIRST,
    IS_MOVABLE,
    IS_SOLID,
    KIND,
    KINDS,
    MINE,
    SENTRY,
    WORM,
    WORMS,
    thing_target,
)

FACES = ("no-move", "1", "2", "3", "4", "5", "6", "wind")
"""The results of a die as the view and the events name them."""


# --- choices ------------------------------------------------------------------------------------------------------


class Choice(Effect):
    """Anything the active player must choose in the middle of things; for somebody who is away, chance does."""

    __slots__ = ()

    def default(self, game: Worms, at: At, options: tuple[int, ...]) -> int:
        return game.away(options)


class ThingChoice(Choice):
    """The options are Things."""

    __slots__ = ()

    def label(self, game: Worms, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("as-they-come")
        return Msg("thing-on", what=game.name(option), hex=said(game.where[option]))

    def target(self, game: Worms, at: At, option: int) -> str:
        return "" if option == SKIP else thing_target(option)


class HexChoice(Choice):
    """The options are hexes."""

    __slots__ = ()

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("hex", hex=said(option))

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"hex:{said(option)}"


class WayChoice(Choice):
    """The options are directions."""

    __slots__ = ()

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("direction", n=option)

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"direction:{option}"


def distinct(things: list[int]) -> tuple[int, ...]:
    """Each worm, and one Thing of every other kind: Things of a kind on one hex are the same choice."""
    found: list[int] = []
    kinds: list[int] = []
    for thing in things:
        kind = KIND[thing]
        if kind == WORM:
            found.append(thing)
        elif kind not in kinds:
            kinds.append(kind)
            found.append(thing)
    return tuple(found)


# --- dice and flips -----------------------------------------------------------------------------------------------


class Roller(Effect):
    """An effect that rolls dice: whoever can turn the wind before a die is rolled is asked first."""

    __slots__ = ()

    def run(self, game: Worms, at: At) -> None:
        if game.table.collectors and support.opens(game, WEATHER, at):
            game.push(Ready(self), at)
            support.open_window(game, WEATHER, at)
        else:
            self.roll(game, at)

    def roll(self, game: Worms, at: At) -> None:
        raise TypeError(f"{self!r} rolls nothing")


@dataclass(frozen=True, slots=True)
class Ready(Effect):
    """Now the die is rolled."""

    part: Roller

    def run(self, game: Worms, at: At) -> None:
        self.part.roll(game, at)


def roll(game: Worms, at: At, dice: int, why: str) -> list[int]:
    """The results of so many dice, told to all: `why` says what for."""
    faces = game.box.faces
    results = [faces[game.random(len(faces), DIE)] for _ in range(dice)]
    if game.events is not None:
        facts: dict[str, object] = {
            "why": why,
            "dice": [FACES[result] for result in results],
            "said": [Msg("face", face=FACES[result]) for result in results],
            "n": dice,
            "thing": at.piece,
            "what": game.name(at.piece) if at.piece >= 0 else Msg("target-token"),
        }
        game.tell(Event("rolled", at.player, facts))
    return results


def way_of(game: Worms, result: int) -> int:
    """The direction that a result means; 0 for no-move."""
    return game.wind if result == WIND else result


@dataclass(frozen=True, slots=True)
class FlipFor(Effect):
    """Flip the Danger Flipper, then do what the side shown says."""

    danger: Effect | None
    safe: Effect | None = None

    def run(self, game: Worms, at: At) -> None:
        game.flip = game.random(2, FLIP)
        if game.events is not None:
            game.tell(Event("flipped", at.player, {"side": "danger" if game.flip == DANGER else "safe"}))
        if game.table.collectors and support.opens(game, FLIPPED, at):
            game.push(Flipped(self.danger, self.safe), at)
            support.open_window(game, FLIPPED, at)
        else:
            _after_flip(game, at, self.danger, self.safe)


@dataclass(frozen=True, slots=True)
class Flipped(Effect):
    """The flip stands."""

    danger: Effect | None
    safe: Effect | None

    def run(self, game: Worms, at: At) -> None:
        _after_flip(game, at, self.danger, self.safe)


def _after_flip(game: Worms, at: At, danger: Effect | None, safe: Effect | None) -> None:
    then = danger if game.flip == DANGER else safe
    if then is not None:
        game.push(then, at)


# --- moving -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Move the Thing to the hex: it sinks, or it triggers what lies there; then the hex is checked for fullness."""

    how: str
    checked: bool = True

    def run(self, game: Worms, at: At) -> None:
        thing, to = at.piece, at.place
        start = game.where[thing]
        if start in (OFF, to):
            return
        if not game.is_land(to):
            if thing < WORMS and game.table.collectors and support.opens(game, WATER, at):
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

    how: str

    def run(self, game: Worms, at: At) -> None:
        refuge, game.refuge = game.refuge, OFF
        if refuge == OFF:
            _sink(game, at, self.how)
        else:
            game.push(LANDED, At(game.active, refuge, at.piece))


def _tell_moved(game: Worms, at: At, how: str) -> None:
    if game.events is not None:
        facts: dict[str, object] = {
            "thing": at.piece,
            "what": game.name(at.piece),
            "from": said(game.where[at.piece]),
            "to": said(at.place),
            "how": how,
        }
        game.tell(Event("moved", at.player, facts))


def _sink(game: Worms, at: At, how: str) -> None:
    thing = at.piece
    _tell_moved(game, at, how)
    game.remove(thing)
    if game.events is not None:
        facts = {"thing": thing, "what": game.name(thing), "kind": KINDS[KIND[thing]], "hex": said(at.place)}
        game.tell(Event("sank", at.player, facts))


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


@dataclass(frozen=True, slots=True)
class Arrive(ThingChoice):
    """Resolve what an arrival set off, in the order the active player chooses (WM-MOV-17)."""

    due: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        where, here = game.where, at.place
        if where[at.piece] != here:
            return
        left = [t for t in self.due if where[t] == here or (KIND[t] == SENTRY and where[t] != OFF)]
        if left:
            game.ask(self, at, distinct(left) if len(left) > 1 else (left[0],))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([t for t in self.due if t != option])
        if rest:
            game.push(Arrive(rest), at)
        kind = KIND[option]
        if kind == SENTRY:
            if game.events is not None:
                game.tell(
                    Event(
                        "sentry-fires", at.player, {"thing": option, "what": game.name(at.piece), "hex": said(at.place)}
                    )
                )
            game.push(HIT, at)
        elif kind == CRATE:
            collect(game, at, option)
        elif kind == MINE:
            set_off(game, at, option)
        else:
            gone(game, at, option, "burnt-out")
            game.push(FIRE_FLIP, at)


def gone(game: Worms, at: At, thing: int, kind: str = "destroyed") -> int:
    """A Thing returns to the pool, and all are told."""
    spot = game.remove(thing)
    if game.events is not None:
        facts = {"thing": thing, "what": game.name(thing), "kind": KINDS[KIND[thing]], "hex": said(spot)}
        game.tell(Event(kind, at.player, facts))
    return spot


def set_off(game: Worms, at: At, mine: int) -> None:
    """A mine and a worm have met: the mine is gone, and may explode."""
    spot = gone(game, at, mine, "mine-clicks")
    game.push(MINE_FLIP, At(at.player, spot))


def collect(game: Worms, at: At, crate: int) -> None:
    """The worm `at.piece` collects a crate; its controller draws."""
    gone(game, at, crate, "collected")
    seat = game.seat_of(at.piece)
    if game.table.collectors and game.left_in_supply() and support.opens(game, COLLECTING, at):
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

    how: str
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

    how: str

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, WAYS)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        start = game.where[at.piece]
        game.push(MOVES[self.how], At(at.player, start + STEP[option], at.piece))


@dataclass(frozen=True, slots=True)
class ShoveWay(WayChoice):
    """Choose the direction of a shove: any, or one that leads away from the active worm."""

    hexes: int
    away: bool

    def run(self, game: Worms, at: At) -> None:
        start, worm = game.where[at.piece], game.standpoint()
        if start == OFF:
            return
        if self.away and worm not in (OFF, start):
            far = distance(worm, start)
            game.ask(self, at, tuple([way for way in WAYS if distance(worm, start + STEP[way]) > far]))
        else:
            game.ask(self, at, WAYS)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.push(Shoved(option, self.hexes), At(at.player, game.where[at.piece], at.piece))


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


# --- fullness -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CheckFull(ThingChoice):
    """If the hex holds more than three Things, one is pushed away; an explosion that deals with the hex comes first."""

    def run(self, game: Worms, at: At) -> None:
        here = game.things(at.place)
        if len(here) > FULL and game.pushes < PUSHES and at.place not in game.busy:
            game.ask(self, at, pushable(here))

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
        game.ask(self, at, tuple([spot for spot in self.hexes if _overfull(game, spot)]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([spot for spot in self.hexes if spot != option])
        if rest:
            game.push(CheckAll(rest), at)
        game.push(CHECK, At(at.player, option))


def _overfull(game: Worms, at: int) -> bool:
    here = game.things(at)
    return len(here) > FULL and bool(pushable(here))


def end_explosion(game: Worms, at: At, dealt_with: tuple[int, ...]) -> None:
    """The hexes of an explosion are checked now, unless an outer explosion still deals with them (WM-HEX-13)."""
    for spot in dealt_with:
        game.busy.remove(spot)
    waiting = tuple([spot for spot in dealt_with if spot not in game.busy and _overfull(game, spot)])
    if waiting:
        game.push(CheckAll(waiting), at)


# --- Damage -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hit(Effect):
    """Damage the Thing. A worm that dies of a Blast leaves its parting gift where the Blast throws it."""

    by_blast: bool = False

    def run(self, game: Worms, at: At) -> None:
        thing = at.piece
        if game.where[thing] == OFF:
            return
        kind = KIND[thing]
        if kind == WORM:
            if game.table.collectors and support.opens(game, HARM, at):
                game.push(Struck(self.by_blast), at)
                support.open_window(game, HARM, at)
            else:
                strike(game, at, self.by_blast)
        elif kind == MINE:
            spot = gone(game, at, thing, "mine-explodes")
            game.push(BLAST, At(at.player, spot))
        elif kind == DRUM:
            spot = gone(game, at, thing, "drum-explodes")
            game.push(DRUM_DICE, At(at.player, spot))
        elif IS_SOLID[thing]:
            gone(game, at, thing)


@dataclass(frozen=True, slots=True)
class Struck(Effect):
    """The worm is Damaged unless that was prevented."""

    by_blast: bool

    def run(self, game: Worms, at: At) -> None:
        spared, game.spared = game.spared, 0
        if not spared:
            strike(game, at, self.by_blast)


def strike(game: Worms, at: At, by_blast: bool) -> None:
    """Damage a worm: from healthy to wounded, from wounded to destroyed."""
    worm = at.piece
    if worm == game.worm and game.stage <= 5:
        game.hurt = 1
    if not game.wounded[worm]:
        game.wounded[worm] = 1
        if game.events is not None:
            facts = {"thing": worm, "what": game.name(worm), "hex": said(game.where[worm])}
            game.tell(Event("wounded", at.player, facts))
        return
    spot = gone(game, at, worm, "killed")
    if game.table.parting_gifts and not by_blast:
        game.push(BLAST, At(at.player, spot))


# --- Blasts -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BlastIn(Effect):
    """A Blast in the hex: a crater, then a die for each Thing."""

    def run(self, game: Worms, at: At) -> None:
        spot = at.place
        is_land = game.is_land(spot)
        if game.events is not None:
            game.tell(Event("blast", at.player, {"hex": said(spot), "land": is_land}))
        if not is_land:
            return
        place(game, at, CRATER, spot)
        if not game.is_land(spot):
            return
        things = tuple([thing for thing in game.things(spot) if IS_SOLID[thing]])
        if things or len(game.things(spot)) > FULL:
            game.busy.append(spot)
            game.push(BLAST_OVER, at)
            if things:
                game.push(BlastEach(things), at)


def place(game: Worms, at: At, kind: int, spot: int) -> bool:
    """Put a Thing from the pool on a hex; whether it lies there then. Nothing triggers, but a third crater floods."""
    if not game.pool[kind]:
        if game.events is not None:
            game.tell(Event("none-left", at.player, {"kind": KINDS[kind]}))
        return False
    if not game.is_land(spot):
        if game.events is not None:
            game.tell(Event("placed-in-water", at.player, {"kind": KINDS[kind], "hex": said(spot)}))
        return False
    thing = game.pool[kind].pop()
    game.put(thing, spot)
    if game.events is not None:
        facts = {"thing": thing, "what": game.name(thing), "kind": KINDS[kind], "hex": said(spot)}
        game.tell(Event("placed", at.player, facts))
    if kind == CRATER and sum(1 for other in game.things(spot) if KIND[other] == CRATER) >= 3:
        game.flood(spot)
        return False
    return True


@dataclass(frozen=True, slots=True)
class BlastEach(ThingChoice):
    """The Things a Blast still has to deal with: worms first, in the order the active player chooses."""

    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        where, spot = game.where, at.place
        here = [thing for thing in self.left if where[thing] == spot]
        worms = [thing for thing in here if thing < WORMS]
        game.ask(self, at, tuple(worms) if worms else distinct(here))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([thing for thing in self.left if thing != option])
        if rest:
            game.push(BlastEach(rest), at)
        game.push(BLAST_DIE, At(at.player, at.place, option))


@dataclass(frozen=True, slots=True)
class BlastDie(Roller):
    """The die of one Thing in a Blast: Damage, then a move."""

    def roll(self, game: Worms, at: At) -> None:
        (result,) = roll(game, at, 1, "blast")
        game.push(THROWN[way_of(game, result)], at)
        if not game.table.weak_explosions:
            game.push(BLAST_HIT, at)


@dataclass(frozen=True, slots=True)
class Thrown(Effect):
    """After its Damage the Thing flies one hex; a dead worm's parting gift goes off where it was thrown."""

    way: int

    def run(self, game: Worms, at: At) -> None:
        to = at.place + STEP[self.way]
        if game.where[at.piece] == at.place:
            if self.way and IS_MOVABLE[at.piece]:
                game.push(MOVES["blast"], At(at.player, to, at.piece))
        elif at.piece < WORMS and game.table.parting_gifts and game.where[at.piece] == OFF:
            if game.events is not None:
                game.tell(
                    Event("parting-gift", at.player, {"what": game.name(at.piece), "thing": at.piece, "hex": said(to)})
                )
            game.push(BLAST, At(at.player, to))


@dataclass(frozen=True, slots=True)
class BlastOver(Effect):
    def run(self, game: Worms, at: At) -> None:
        end_explosion(game, at, (at.place,))


# --- oil drums ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrumDice(Roller):
    """A drum has exploded: five dice name the hexes whose Things are Damaged."""

    DICE: ClassVar[int] = 5

    def roll(self, game: Worms, at: At) -> None:
        results = roll(game, at, self.DICE, "drum")
        named = dict.fromkeys([at.place + STEP[way_of(game, result)] for result in results])
        hexes = tuple([spot for spot in named if game.is_land(spot)])  # in water there is nothing, and fire goes out
        if hexes:
            game.busy += hexes
            game.push(DrumOver(hexes), at)
            game.push(DrumFire(hexes), at)
            game.push(DrumEach(hexes), at)


def volatile(game: Worms, things: list[int]) -> bool:
    """Whether the order of Damage can matter: one of these Things goes off when it is Damaged."""
    if game.table.parting_gifts and any(thing < WORMS and game.wounded[thing] for thing in things):
        return True
    return any(KIND[thing] in (MINE, DRUM) for thing in things)


@dataclass(frozen=True, slots=True)
class DrumEach(HexChoice):
    """The hexes a drum still has to deal with. The order is asked only where it can matter."""

    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        hexes = tuple([spot for spot in self.left if game.is_land(spot)])
        things = [thing for spot in hexes for thing in game.things(spot) if IS_SOLID[thing]]
        if things:
            game.ask(self, at, hexes if volatile(game, things) else hexes[:1])

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([spot for spot in self.left if spot != option])
        if rest:
            game.push(DrumEach(rest), at)
        things = tuple([thing for thing in game.things(option) if IS_SOLID[thing]])
        if things:
            game.push(DrumHits(things), At(at.player, option))


@dataclass(frozen=True, slots=True)
class DrumHits(ThingChoice):
    """The Things on one hex that a drum still has to Damage."""

    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        here = [thing for thing in self.left if game.where[thing] == at.place]
        if here:
            game.ask(self, at, distinct(here) if volatile(game, here) else (here[0],))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([thing for thing in self.left if thing != option])
        if rest:
            game.push(DrumHits(rest), at)
        game.push(HIT, At(at.player, at.place, option))


@dataclass(frozen=True, slots=True)
class DrumFire(HexChoice):
    """One fire on each named hex; if there is not enough the active player chooses where (WM-DRM-13)."""

    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        hexes = tuple([spot for spot in self.left if game.is_land(spot)])
        if 0 < len(game.pool[FIRE]) < len(hexes):
            game.ask(self, at, hexes)
        else:
            for spot in hexes:
                if game.pool[FIRE]:
                    place(game, at, FIRE, spot)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        place(game, at, FIRE, option)
        game.push(DrumFire(tuple([spot for spot in self.left if spot != option])), at)


@dataclass(frozen=True, slots=True)
class DrumOver(Effect):
    hexes: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        end_explosion(game, at, self.hexes)


CHECK = CheckFull()
HIT = Hit()
BLAST = BlastIn()
BLAST_HIT = Hit(by_blast=True)
BLAST_DIE = BlastDie()
BLAST_OVER = BlastOver()
DRUM_DICE = DrumDice()
PUSH = Drift("push", knockback=True)
SCATTER = Drift("scatter")
JUMP_SCATTER = Drift("jump-scatter")
KNOCKBACK = Drift("knockback", knockback=True)
MINE_FLIP = FlipFor(BLAST)
FIRE_FLIP = FlipFor(HIT)
THROWN = tuple([Thrown(way) for way in range(7)])
MOVES = {how: Move(how) for how in ("inch", "scatter", "jump-scatter", "knockback", "push", "blast", "shove", "card")}
LANDED = Move("refuge")
