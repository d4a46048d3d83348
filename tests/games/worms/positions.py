"""Positions out of random games, and what somebody might type on a card there: for laws of verbs."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games.worms.test_shadow import calm_answer
from tests.packs.random_steps import random_step
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.record import Record
from wyrmhall.games.worms import RULES, steps
from wyrmhall.games.worms.hexes import OFF
from wyrmhall.games.worms.numbers import CRATER, FIRE, IS_MOVABLE, MAGNET, MINE, SENTRY, THINGS, WORMS
from wyrmhall.games.worms.pack_verbs import NEVER, TYPED
from wyrmhall.games.worms.state import Worms

SHARE = 0.1
"""Of the decisions of a game, how many give a position."""


def positions(seed: int) -> Iterator[tuple[Worms, random.Random]]:
    """Tables in the middle of a turn of a random game, with nothing in progress but a text: the Target Token lies
    anywhere or nowhere, somebody may just have flooded something, and a Thing was chosen before."""
    record = Record(RULES, 2 + seed % 3, seed, {"random_setup": True, "collectors": bool(seed % 2)})
    pick = random.Random(seed)
    while not record.game.over:
        game = record.game
        assert isinstance(game, Worms)
        if game.stage and not game.fallen and pick.random() < SHARE:
            copy = game.copy()
            assert isinstance(copy, Worms)
            yield _in_a_text(copy, pick), pick
        seat, option = calm_answer(game, pick)
        record.play(option, seat)


def _in_a_text(game: Worms, pick: random.Random) -> Worms:
    game.pending, game.held, game.stack, game.busy = (), (), [], []
    for spot in pick.sample(game.lands(), min(2, len(game.lands()))):
        if not game.things(spot):
            game.flooded[game.slot[spot]] = 1
    game.target = pick.choice([OFF, *pick.sample(game.land, 5), game.dial])
    game.aim = pick.choice([0, 0, 1, 3, 5]) if game.target != OFF else 0
    if game.table.collectors and pick.random() < 0.5:  # some box may hold so many Electromagnets
        game.put(THINGS - 1, pick.choice(game.lands()))
    if pick.random() < 0.2:  # time may have run out before a worm was activated
        game.worm, game.stood = -1, OFF
    if pick.random() < 0.3:
        game.pool[pick.choice((MINE, FIRE, CRATER, SENTRY, MAGNET))].clear()
    game.same = pick.choice([-1, *[thing for here in game.on for thing in here if IS_MOVABLE[thing]]])
    game.push(steps.END_TEXT, At(game.active))
    return game


def somewhere(game: Worms, pick: random.Random) -> At:
    """A land hex, and a worm on it if there is one: what the steps for each worm or hex are about."""
    spot = pick.choice(game.land)
    worms = [thing for thing in game.things(spot) if thing < WORMS]
    return At(game.active, spot, worms[0] if worms else -1)


HOLDING = frozenset({"flip", "choose", "repeat", "roll_hexes", "for_each_worm"})
"""The verbs that hold other steps."""
SINGLE = tuple(sorted(NEVER - HOLDING))


def any_step(pick: random.Random, ops: frozenset[str] = NEVER) -> Effect:
    """A step as somebody might type it."""
    return TYPED.step(random_step(TYPED, pick, ops, lambda given: TYPED.step(given, (), ops)), (), ops)


def many_steps(pick: random.Random) -> list[Effect]:
    """Steps of different verbs, and some that hold others."""
    return [any_step(pick, frozenset({op})) for op in pick.sample(SINGLE, 8)] + [any_step(pick), any_step(pick)]
