"""Where dice let the Target Token come to lie that is put on a hex, and how likely each hex is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wyrmhall.core.engine import Decision, Effect
from wyrmhall.core.rules import Landing, Landings
from wyrmhall.core.words import Msg, Omen
from wyrmhall.games.worms.aim import Accuracy, ScatterTarget, Target
from wyrmhall.games.worms.dice import way_of
from wyrmhall.games.worms.hexes import OFF, STEP, said
from wyrmhall.games.worms.numbers import FIRST, MAGNET, THINGS
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.steps import Steps

NO_MOVE: Final = 0


def lands(game: Worms, decision: Decision, option: int) -> Landings | None:
    """None where it acts where it was put, or where more than dice moves it."""
    effect, top = decision.effect, game.stack[-1][0] if game.stack else None
    if not isinstance(effect, Target) or effect.mode == "airstrike" or not isinstance(top, Steps):
        return None
    bends = any(game.where[magnet] != OFF for magnet in range(FIRST[MAGNET], THINGS))
    if bends or NO_MOVE not in game.box.faces:
        return None
    moves = MOVES.get(type(top.parts[0]))
    return moves(game, top.parts[0], option) if moves is not None else None


def scattered(game: Worms, spot: int, times: int) -> dict[int, float]:
    """The hexes on which so many dice, one after another, let the token lie, each with its odds."""
    faces = game.box.faces
    found = {spot: 1.0}
    for _ in range(times):
        before, found = found, {}
        for start, chance in before.items():
            for face in faces:
                to = start + STEP[way_of(game, face)]
                found[to] = found.get(to, 0.0) + chance / len(faces)
    return found


def _by_accuracy(game: Worms, effect: Effect, spot: int) -> Landings | None:
    """The farther the target, the fewer dice; one result is chosen (WM-ACC-07, WM-ACC-08)."""
    assert isinstance(effect, Accuracy)
    if game.standpoint() == OFF:
        return None
    dice = effect.dice(game, spot)
    hit = Msg("omen-hit", hex=said(spot), dice=dice)
    places = [
        Landing(
            to,
            _still(game, effect.dice(game, to)),
            chance,
            Omen("aim", f"hex:{said(to)}", hit if to == spot else None),
        )
        for to, chance in scattered(game, spot, 1).items()
    ]
    return tuple(places), dice


def _by_scatter(game: Worms, effect: Effect, spot: int) -> Landings:
    assert isinstance(effect, ScatterTarget)
    still = _still(game, effect.n)
    return tuple([Landing(to, still, chance) for to, chance in scattered(game, spot, effect.n).items()]), 1


def _still(game: Worms, dice: int) -> tuple[int, ...]:
    return (game.box.faces.index(NO_MOVE),) * dice


MOVES: Final[dict[type[Effect], Callable[[Worms, Effect, int], Landings | None]]] = {
    Accuracy: _by_accuracy,
    ScatterTarget: _by_scatter,
}
