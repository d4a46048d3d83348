"""Weights by contest: many sets of weights play the same deals, and the next ones are drawn around the best of them.

How they are drawn is the business of CMA-ES (the package cma). It asks for nothing but better play, so it finds weights
where fitting points (tune.py) is misled by what merely comes together. All chance comes from the seed.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp

from wyrmhall.bots.executors import Executor
from wyrmhall.bots.judge import Judge
from wyrmhall.bots.levels import level_of
from wyrmhall.core.rules import BadSetup, Value
from wyrmhall.games import rules_of

VICTORY = 10.0
"""Points that a won game is worth beyond its lead."""
SPREAD = 0.25
"""How far the first sets are drawn from the weights before: by about a quarter of each."""


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
    """How the game ended for the seat: its lead in points, its own points a little, and whether it won."""
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
    prize = VICTORY * rules.shares(game)[trial.seat]
    return points[trial.seat] - 0.8 * max(rivals, default=0.0) + prize


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
    heard: Callable[[int, Mapping[str, float], float], object] = lambda *said: None,
) -> dict[str, float]:
    """Rounds of contests between so many sets of weights, each over the same `games` deals."""
    try:
        from cma import CMAEvolutionStrategy
    except ImportError:
        raise BadSetup("plain", why="contests need the package cma: install wyrmhall[tune], or use --by fit") from None
    judge = Judge(rules_of(game), weights)
    names = judge.names + judge.tastes
    before = [float(weights.get(name, 0.0)) for name in names]
    # To the package the seed 0 means any.
    drawing = CMAEvolutionStrategy([0.0] * len(names), SPREAD, {"popsize": sets, "seed": 1 + seed, "verbose": -9})
    champion = dict(zip(names, before, strict=True))
    for n in range(rounds):
        points = drawing.ask()
        trials = []
        for point in points:
            mine = dict(zip(names, moved(before, point), strict=True))
            for i in range(games):
                players, options = tables[i % len(tables)]
                deal = (seed * 1000 + n) * 100_000 + i
                trials.append(Trial(game, players, options, deal, i % players, bot, mine, champion))
        results = [result for _, result in sorted(executor.map(attempt, trials))]
        merits = [statistics.fmean(results[i * games : (i + 1) * games]) for i in range(sets)]
        drawing.tell(points, [-merit for merit in merits])
        champion = dict(zip(names, moved(before, drawing.mean), strict=True))
        heard(n, champion, statistics.fmean(merits))
    return {name: round(weight, 3) for name, weight in champion.items()}


def moved(before: Sequence[float], point: Sequence[float]) -> list[float]:
    """Weights some way from those before: a weight keeps its sign, unless it was nothing."""
    return [w * exp(x) if w else 0.1 * x for w, x in zip(before, point, strict=True)]
