"""Selecting: which Things on which hexes a verb of a card deals with, in which order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.params import words
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import choices, explosions, moves
from wyrmhall.games.worms.hexes import OFF, neighbours
from wyrmhall.games.worms.numbers import IS_MOVABLE, WORMS
from wyrmhall.games.worms.state import Verb, Worms

ONE: Final[tuple[str, ...]] = ("one_thing", "one_worm", "one_worm_not_self")
EACH: Final[tuple[str, ...]] = ("each_thing", "each_worm")
NAMED: Final[tuple[str, ...]] = ("active", "this", "same_thing")
SELECTS: Final = ONE + EACH + NAMED
PLACES: Final[tuple[str, ...]] = ("target", "each_target", "each_adjacent", "own", "this_hex")


@dataclass(frozen=True, slots=True)
class OnThings(Verb):
    """A verb that selects Things at a place and then acts on each (WM-VRB-19 to WM-VRB-29)."""

    select: str = field(metadata=words(*SELECTS))
    at: str = field(default="target", metadata=words(*PLACES))

    def act(self, game: Worms, at: At) -> None:
        """Deal with the Thing `at.piece`; where it has left the map by now, nothing comes of it."""
        raise TypeError(f"{self!r} does nothing to a Thing")

    def suits(self, game: Worms, thing: int) -> bool:
        """Whether the verb can deal with such a Thing."""
        return IS_MOVABLE[thing]

    def stirs(self, game: Worms, things: list[int]) -> bool:
        """Whether it can matter in which order these Things are dealt with."""
        return True

    def run(self, game: Worms, at: At) -> None:
        if self.select in NAMED:
            thing = self._named(game, at)
            if thing >= 0 and self.suits(game, thing):
                self.act(game, At(at.player, game.where[thing], thing))
            return
        hexes = places(game, at, self.at)
        if self.at == "each_adjacent":
            game.push(OnHexes(self, tuple(hexes)), at)
        else:
            for spot in reversed(hexes):
                game.push(OnHex(self), At(at.player, spot, at.piece))

    def can(self, game: Worms, at: At) -> bool:
        if self.select in NAMED:
            thing = self._named(game, at)
            return thing >= 0 and game.where[thing] != OFF
        return any(self.eligible(game, spot) for spot in places(game, at, self.at))

    def _named(self, game: Worms, at: At) -> int:
        if self.select == "this":
            return at.piece
        return game.worm if self.select == "active" else game.same

    def eligible(self, game: Worms, spot: int) -> list[int]:
        here = [thing for thing in game.things(spot) if self.suits(game, thing)]
        if self.select in ("one_thing", "each_thing"):
            return here
        worms = [thing for thing in here if thing < WORMS]
        return [worm for worm in worms if worm != game.worm] if self.select == "one_worm_not_self" else worms


def places(game: Worms, at: At, name: str) -> list[int]:
    """The hexes that a place on a card names."""
    if name == "own":
        own = game.own_hex()
        return [] if own == OFF else [own]
    if name == "this_hex":
        return [at.place]
    if name == "each_adjacent":
        return list(dict.fromkeys([near for spot in game.targets() for near in neighbours(spot)]))
    return game.targets()


@dataclass(frozen=True, slots=True)
class OnHex(choices.ThingChoice):
    """Choose among the Things of one hex, or deal with each."""

    verb: OnThings

    def run(self, game: Worms, at: At) -> None:
        things = self.verb.eligible(game, at.place)
        if self.verb.select in EACH:
            worms_first = sorted(things, key=lambda thing: thing >= WORMS)
            game.push(OnEach(self.verb, tuple(worms_first)), at)
        else:
            game.ask(self, at, choices.distinct(things))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.same = option
        self.verb.act(game, At(at.player, at.place, option))

    def prompt(self, game: Worms, at: At) -> Says:
        return Msg("ask-on-hex", verb=self.verb)


@dataclass(frozen=True, slots=True)
class OnHexes(choices.HexChoice):
    """Several hexes, each on its own, in the order the player chooses."""

    verb: OnThings
    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        hexes = tuple([spot for spot in self.left if self.verb.eligible(game, spot)])
        things = [thing for spot in hexes for thing in self.verb.eligible(game, spot)]
        game.ask(self, at, hexes if self.verb.stirs(game, things) else hexes[:1])

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([spot for spot in self.left if spot != option])
        if rest:
            game.push(OnHexes(self.verb, rest), at)
        game.push(OnHex(self.verb), At(at.player, option, at.piece))


@dataclass(frozen=True, slots=True)
class OnEach(choices.ThingChoice):
    """All Things of a list: worms first, else in the order the player chooses; those that left are skipped."""

    verb: OnThings
    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        here = [thing for thing in self.left if game.where[thing] == at.place]
        worms = [thing for thing in here if thing < WORMS]
        options = tuple(worms) if worms else choices.distinct(here)
        game.ask(self, at, options if self.verb.stirs(game, here) else options[:1])

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([thing for thing in self.left if thing != option])
        if rest:
            game.push(OnEach(self.verb, rest), at)
        self.verb.act(game, At(at.player, at.place, option))


@dataclass(frozen=True, slots=True)
class EachWorm(choices.ThingChoice):
    """The worms for which a list of steps is still to be done; the rest may be left to come as they come."""

    part: Effect
    left: tuple[int, ...]
    ordered: bool  # whether the order is worth asking for

    def run(self, game: Worms, at: At) -> None:
        left = tuple([worm for worm in self.left if game.where[worm] != OFF])
        if left:
            game.ask(self, at, (*left, SKIP) if self.ordered and len(left) > 1 else left[:1])

    def chosen(self, game: Worms, at: At, option: int) -> None:
        left = tuple([worm for worm in self.left if game.where[worm] != OFF])
        worm = left[0] if option == SKIP else option
        rest = tuple([other for other in left if other != worm])
        if rest:
            game.push(EachWorm(self.part, rest, self.ordered and option != SKIP), at)
        game.push(self.part, At(at.player, game.where[worm], worm))


@dataclass(frozen=True, slots=True)
class Levelled(choices.ThingChoice):
    """One of these worms is healed (up) or Damaged (down)."""

    worms: tuple[int, ...]
    up: bool

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([worm for worm in self.worms if game.where[worm] != OFF]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if self.up:
            moves.heal(game, at.player, option)
        else:
            game.push(explosions.HIT, At(at.player, game.where[option], option))
