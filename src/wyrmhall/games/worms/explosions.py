"""Chain reactions, explosions: Damage, Blasts and oil drums, one Thing and one die at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Subject
from wyrmhall.games.worms import chain, events, support
from wyrmhall.games.worms.choices import HexChoice, ThingChoice, distinct
from wyrmhall.games.worms.components import HARM
from wyrmhall.games.worms.dice import FlipFor, Roller, roll, way_of
from wyrmhall.games.worms.hexes import OFF, STEP, said
from wyrmhall.games.worms.numbers import (
    CRATER,
    DRUM,
    FIRE,
    IS_MOVABLE,
    IS_SOLID,
    KIND,
    KINDS,
    MINE,
    TEAM_OF,
    WORM,
    WORMS,
)
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.subjects import about_hex

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
            if support.opens(game, HARM, at):
                game.push(Struck(self.by_blast), at)
                support.open_window(game, HARM, at)
            else:
                strike(game, at, self.by_blast)
        elif kind == MINE:
            spot = chain.gone(game, at, thing, events.MineExplodes)
            game.push(BLAST, At(at.player, spot))
        elif kind == DRUM:
            spot = chain.gone(game, at, thing, events.DrumExplodes)
            game.push(DRUM_DICE, At(at.player, spot))
        elif IS_SOLID[thing]:
            chain.gone(game, at, thing)


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
    if worm == game.worm or (game.table.team_damage and TEAM_OF[worm] == game.teams[game.active]):
        game.hurt = 1
    if not game.wounded[worm]:
        game.wounded[worm] = 1
        if game.events is not None:
            game.tell(events.Wounded(at.player, *game.told(worm), said(game.where[worm])))
        return
    spot = chain.gone(game, at, worm, events.Killed)
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
            game.tell(events.Blast(at.player, said(spot), is_land))
        if not is_land:
            return
        place(game, at, CRATER, spot)
        if not game.is_land(spot):
            return
        game.busy.append(spot)
        game.push(BLAST_OVER, at)
        things = tuple([thing for thing in game.things(spot) if IS_SOLID[thing]])
        if things:
            game.push(BlastEach(things), at)


def place(game: Worms, at: At, kind: int, spot: int) -> bool:
    """Put a Thing from the pool on a hex; whether there was one. Nothing triggers, but a third crater floods."""
    if game.pool[kind]:
        _place(game, at, kind, spot)
        return True
    if game.events is not None:
        game.tell(events.NoneLeft(at.player, KINDS[kind]))
    return False


def _place(game: Worms, at: At, kind: int, spot: int) -> None:
    if not game.is_land(spot):
        if game.events is not None:
            game.tell(events.PlacedInWater(at.player, KINDS[kind], said(spot)))
        return
    thing = game.pool[kind].pop()
    game.put(thing, spot)
    if game.events is not None:
        game.tell(events.Placed(at.player, *game.told(thing), said(spot)))
    if kind == CRATER and sum(1 for other in game.things(spot) if KIND[other] == CRATER) >= 3:
        _flood(game, at, spot)


def _flood(game: Worms, at: At, spot: int) -> None:
    gone = game.flood(spot)
    if game.events is None:
        return
    rest = tuple([thing for thing in gone if thing >= WORMS])
    game.tell(events.Flooded(-1, said(spot), rest, game.box.colours))
    for worm in [thing for thing in gone if thing < WORMS]:
        game.tell(events.Sank(at.player, *game.told(worm), said(spot)))


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
                game.push(chain.MOVES["blast"], At(at.player, to, at.piece))
        elif at.piece < WORMS and game.table.parting_gifts and game.where[at.piece] == OFF:
            if game.events is not None:
                game.tell(events.PartingGift(at.player, *game.told(at.piece), said(to)))
            game.push(BLAST, At(at.player, to))


@dataclass(frozen=True, slots=True)
class BlastOver(Effect):
    def run(self, game: Worms, at: At) -> None:
        end_explosion(game, at, (at.place,))


# --- oil drums ----------------------------------------------------------------------------------------------------


DRUM_ROLLS: Final = 5


@dataclass(frozen=True, slots=True)
class DrumDice(Roller):
    """A drum has exploded: five dice name the hexes whose Things are Damaged."""

    def roll(self, game: Worms, at: At) -> None:
        results = roll(game, at, DRUM_ROLLS, "drum")
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

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_hex(at.place)

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

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_hex(at.place)

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

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_hex(at.place)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        place(game, at, FIRE, option)
        game.push(DrumFire(tuple([spot for spot in self.left if spot != option])), at)


@dataclass(frozen=True, slots=True)
class DrumOver(Effect):
    hexes: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        end_explosion(game, at, self.hexes)


def end_explosion(game: Worms, at: At, dealt_with: tuple[int, ...]) -> None:
    """The hexes of an explosion are checked now, unless an outer explosion still deals with them (WM-HEX-13)."""
    for spot in dealt_with:
        game.busy.remove(spot)
    waiting = tuple([spot for spot in dealt_with if spot not in game.busy and chain.is_overfull(game, spot)])
    if waiting:
        game.push(chain.CheckAll(waiting), at)


HIT: Final = Hit()
BLAST: Final = BlastIn()
BLAST_HIT: Final = Hit(by_blast=True)
BLAST_DIE: Final = BlastDie()
BLAST_OVER: Final = BlastOver()
DRUM_DICE: Final = DrumDice()
MINE_FLIP: Final = FlipFor(BLAST)
FIRE_FLIP: Final = FlipFor(HIT)
THROWN: Final = tuple([Thrown(way) for way in range(7)])
