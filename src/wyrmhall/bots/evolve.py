"""Weights by contest: many sets of weights play the same deals, and the next ones are drawn around the best of them.

This is the cross-entropy method. It asks for nothing but better play, so it finds weights where fitting points
(tune.py) is misled by what merely comes together. All chance comes from the seed.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wyrmhall.bots.executors import Executor
from wyrmhall.bots.judge import Judge
from wyrmhall.bots.levels import level_of
from wyrmhall.core.rules import Value
from wyrmhall.games import rules_of

ELITE = 0.25
SHRINK = 0.9
"""How the spread of the weights changes from round to round."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One game in which one set of weights plays one seat, and the champion's the others."""

    game: str
    players: int
    options: Mapping[str, Value]
    seed: int
    seat: int
    bot: str
    weights: Mapping[str, float]
    champion: Mapping[str, float]


def attempt(trial: Trial) -> float:
    """How the game ended for the seat: its lead in points, and its own points a little."""
    rules = rules_of(trial.game)
    level = level_of(trial.bot)
    mine, others = Judge(rules, trial.weights), Judge(rules, trial.champion)
    game = rules.new(rules.setup(trial.players, trial.options), trial.seed)
    pick = random.Random(trial.seed)
    while game.pending:
        seat, seed = game.decision.seat, pick.randrange(1 << 30)
        judge = mine if seat == trial.seat else others
        game.step(level.choose(judge, game.imagine(seat, seed), seat, seed), seat)
    points = mine.counted(game)
    rivals = [theirs for seat, theirs in enumerate(points) if seat != trial.seat]
    return points[trial.seat] - 0.8 * max(rivals, default=0.0)


def evolve(
    game: str,
    tables: Sequence[tuple[int, Mapping[str, Value]]],
    executor: Executor,
    rounds: int,
    games: int,
    bot: str,
    seed: int,
    weights: Mapping[str, float],
    sets: int = 12,
    heard: Callable[[int, Mapping[str, float], float], Any] = lambda *said: None,
) -> dict[str, float]:
    """Rounds of contests between so many sets of weights, each over the same `games` deals."""
    pick = random.Random(seed)
    names = Judge(rules_of(game), weights).names
    middle = [float(weights.get(name, 0.0)) for name in names]
    spread = [0.4 * abs(weight) + 0.1 for weight in middle]
    for n in range(rounds):
        drawn = [middle, *[[pick.gauss(m, s) for m, s in zip(middle, spread, strict=True)] for _ in range(sets - 1)]]
        trials = []
        for candidate in drawn:
            for i in range(games):
                players, options = tables[i % len(tables)]
                deal = (seed * 1000 + n) * 100_000 + i
                mine, champion = dict(zip(names, candidate, strict=True)), dict(zip(names, middle, strict=True))
                trials.append(Trial(game, players, options, deal, i % players, bot, mine, champion))
        results = [result for _, result in sorted(executor.map(attempt, trials))]
        merits = [statistics.fmean(results[i * games : (i + 1) * games]) for i in range(sets)]
        best = sorted(range(sets), key=lambda i: -merits[i])[: max(2, round(ELITE * sets))]
        elite = [drawn[i] for i in best]
        middle = [
            0.4 * old + 0.6 * statistics.fmean(new) for old, new in zip(middle, zip(*elite, strict=True), strict=True)
        ]
        spread = [SHRINK * s for s in spread]
        heard(n, dict(zip(names, middle, strict=True)), merits[0])
    return {name: round(weight, 3) for name, weight in zip(names, middle, strict=True)}
