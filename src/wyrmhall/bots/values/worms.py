"""What a position of Worms is worth beyond living and healthy worms: safe ground, weapons in hand, crates in reach."""

from __future__ import annotations

from random import Random
from typing import Final

from wyrmhall.bots.contract import Values
from wyrmhall.core.engine import Decision
from wyrmhall.games.worms.hexes import STEP, WAYS
from wyrmhall.games.worms.moves import InchOrJump
from wyrmhall.games.worms.numbers import CRATE, CRATER, DRUM, FIRE, KIND, MINE, WORMS
from wyrmhall.games.worms.state import Worms

FEATURES = (
    "healthy",  # own worms that are not wounded: they decide between equals, and live longer
    "hand",  # cards
    "coast",  # own worms with water beside them: how many sides
    "perils",  # mines, drums and fire on and beside the hexes of own worms
    "craters",  # under own worms
    "crates",  # beside own worms
    "prey",  # worms of others that are badly placed
)
MOVE = 3  # the stage of a turn in which the active worm moves first


def is_quiet(game: Worms) -> bool:
    """Between two turns; in the set-up, whenever somebody is asked."""
    if game.stage <= 1:
        return True
    decision = game.pending[0]  # nobody is asked which worm is active if there is only one
    return game.stage == MOVE and type(decision.effect) is InchOrJump and game.living[game.teams[decision.seat]] == 1


def instinct(game: Worms, decision: Decision, pick: Random) -> int | None:
    """Use a weapon if there is one, and stay where it is not known to be better elsewhere."""
    return decision.effect.reflex(game, decision.at, decision.options, pick)


def features(game: Worms, seat: int) -> tuple[float, ...]:
    healthy = coast = perils = craters = crates = 0
    prey = 0.0
    if game.teams[seat] >= 0:
        for worm in game.own_worms(seat):
            healthy += not game.wounded[worm]
            beside = surroundings(game, worm)
            coast += beside[0]
            perils += beside[1]
            craters += beside[2]
            crates += beside[3]
        for other, team in enumerate(game.teams):
            if other != seat and team >= 0:
                for worm in game.own_worms(other):
                    beside = surroundings(game, worm)
                    prey += 0.3 * beside[0] + 0.5 * beside[1]
    return (
        float(healthy),
        float(len(game.hands[seat])) if game.hands else 0.0,
        float(coast),
        float(perils),
        float(craters),
        float(crates),
        prey,
    )


def surroundings(game: Worms, worm: int) -> tuple[int, int, int, int]:
    """Sides with water, perils on and beside the hex, craters under it, crates beside."""
    here = game.where[worm]
    coast = perils = craters = crates = 0
    for thing in game.things(here):
        kind = KIND[thing]
        if kind == CRATER:
            craters += 1
        elif thing >= WORMS and kind in (MINE, DRUM, FIRE):
            perils += 2
    for way in WAYS:
        at = here + STEP[way]
        if not game.is_land(at):
            coast += 1
            continue
        for thing in game.things(at):
            kind = KIND[thing]
            if kind == CRATE:
                crates += 1
            elif thing >= WORMS and kind in (MINE, DRUM, FIRE):
                perils += 1
    return coast, perils, craters, crates


VALUES: Final[Values[Worms]] = Values(
    names=FEATURES,
    features=features,
    lead=1.2,  # worms
    is_quiet=is_quiet,
    instinct=instinct,
)
