"""Chance: dice that show directions, and the Danger Flipper; each result is told to all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.games.worms import events, support
from wyrmhall.games.worms.components import FLIPPED, WEATHER
from wyrmhall.games.worms.hexes import WIND
from wyrmhall.games.worms.numbers import DANGER, DIE, FLIP
from wyrmhall.games.worms.state import Worms

FACES: Final[tuple[events.DieFace, ...]] = ("no-move", "1", "2", "3", "4", "5", "6", "wind")
"""The results of a die as the view and the events name them."""


class Roller(Effect):
    """An effect that rolls dice: whoever can turn the wind before a die is rolled is asked first."""

    __slots__ = ()

    def run(self, game: Worms, at: At) -> None:
        if support.opens(game, WEATHER, at):
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


def roll(game: Worms, at: At, dice: int, why: events.Why) -> list[int]:
    """The results of so many dice, told to all: `why` says what for."""
    faces = game.box.faces
    results = [faces[game.random(len(faces), DIE)] for _ in range(dice)]
    if game.events is not None:
        shown = tuple([FACES[result] for result in results])
        game.tell(events.Rolled(at.player, why, shown, at.piece, game.box.colours))
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
            game.tell(events.Flipped(at.player, events.SIDES[game.flip]))
        if support.opens(game, FLIPPED, at):
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
