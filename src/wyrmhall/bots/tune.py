"""Weights by self-play: play games, see what the features of each position came to be worth, and play again.

The final points less the points now are fitted by the features (least squares with a pull towards the weights before).
All chance comes from the seed, and the bots think by iterations, so the same command gives the same weights anywhere.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from wyrmhall.bots.executors import Executor
from wyrmhall.bots.judge import Judge
from wyrmhall.bots.levels import level_of
from wyrmhall.core.rules import Value
from wyrmhall.games import rules_of

WANDERING = 0.1
"""The share of decisions taken at random, so that positions are seen that good players avoid."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One game of self-play to learn from."""

    game: str
    players: int
    options: Mapping[str, Value]
    seed: int
    bot: str
    weights: Mapping[str, float]


@dataclass(slots=True)
class Sums:
    """What least squares needs of all positions: sums of products of features, and of features with what came."""

    square: list[list[float]]
    right: list[float]
    count: int = 0
    error: float = 0.0  # of the weights that were played with

    @classmethod
    def zero(cls, n: int) -> Sums:
        return cls([[0.0] * n for _ in range(n)], [0.0] * n)

    def see(self, features: Sequence[float], came: float, error: float) -> None:
        for i, x in enumerate(features):
            self.right[i] += x * came
            row = self.square[i]
            for j, y in enumerate(features):
                row[j] += x * y
        self.count += 1
        self.error += error * error

    def add(self, other: Sums) -> None:
        for i, row in enumerate(other.square):
            self.right[i] += other.right[i]
            for j, x in enumerate(row):
                self.square[i][j] += x
        self.count += other.count
        self.error += other.error


def learn(lesson: Lesson) -> Sums:
    """Play one game of self-play and sum up its quiet positions."""
    rules = rules_of(lesson.game)
    judge = Judge(rules, lesson.weights)
    level = level_of(lesson.bot)
    game = rules.new(rules.setup(lesson.players, lesson.options), lesson.seed)
    pick = random.Random(lesson.seed)
    seen: list[tuple[int, Sequence[float], float]] = []
    while game.pending:
        if judge.is_quiet(game):
            points = judge.points(game)
            seen += [(seat, judge.features(game, seat), now) for seat, now in enumerate(points)]
        decision = game.decision
        if pick.random() < WANDERING:
            option = pick.choice(decision.options)
        else:
            seed = pick.randrange(1 << 30)
            option = level.choose(judge, game.imagine(decision.seat, seed), decision.seat, seed)
        game.step(option, decision.seat)
    final = judge.counted(game)
    sums = Sums.zero(len(judge.names))
    for seat, features, now in seen:
        came = final[seat] - now
        expected = sum(w * x for w, x in zip(judge.weights, features, strict=True))
        sums.see(features, came, came - expected)
    return sums


def fitted(sums: Sums, before: Sequence[float], pull: float) -> list[float]:
    """The weights that explain best what came, pulled towards those before as if by `pull` positions."""
    n = len(before)
    rows = [
        [sums.square[i][j] + (pull if i == j else 0.0) for j in range(n)] + [sums.right[i] + pull * before[i]]
        for i in range(n)
    ]
    return solved(rows)


def solved(rows: list[list[float]]) -> list[float]:
    """The solution of linear equations, each given with its right side, by elimination."""
    n = len(rows)
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(n):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def tune(
    game: str,
    tables: Sequence[tuple[int, Mapping[str, Value]]],
    executor: Executor,
    rounds: int,
    games: int,
    bot: str,
    seed: int,
    weights: Mapping[str, float],
    heard: Callable[[int, Mapping[str, float], float], object] = lambda *said: None,
) -> dict[str, float]:
    """Rounds of self-play over the given tables (players and options), each with the weights of the round before."""
    names = Judge(rules_of(game), weights).names
    now = {name: float(weights.get(name, 0.0)) for name in names}
    for n in range(rounds):
        lessons = [
            Lesson(game, *tables[i % len(tables)], seed=(seed * 1000 + n) * 100_000 + i, bot=bot, weights=now)
            for i in range(games)
        ]
        sums = Sums.zero(len(names))
        found = sorted(executor.map(learn, lessons), key=lambda item: item[0])
        for _, part in found:
            sums.add(part)
        before = [now[name] for name in names]
        now = dict(zip(names, [round(w, 4) for w in fitted(sums, before, sums.count * 0.02)], strict=True))
        heard(n, now, (sums.error / max(1, sums.count)) ** 0.5)
    return now
