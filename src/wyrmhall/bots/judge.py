"""What a bot thinks of a position: the score now, and what the features of the position will still bring."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from random import Random

from wyrmhall.bots.contract import Values
from wyrmhall.core.engine import Decision, Game
from wyrmhall.core.rules import Rules
from wyrmhall.core.state import GameState
from wyrmhall.games import part_of

WEIGHTS = Path(str(files("wyrmhall"))) / "bots" / "values" / "weights.toml"  # compiled, this module lies elsewhere
WON = 0.1
"""What having won adds to the good of an ended game; a shared victory and a draw add their share of it.
(With half of it all, whoever was ahead hurried to the end.)"""


class Judge:
    """Estimates of final points, and of how good they are for each seat.

    A game without a file of values is judged by its score now. `weights` replaces the tuned ones (for tuning).
    """

    def __init__(self, rules: Rules, weights: Mapping[str, float] | None = None) -> None:
        values = values_of(rules.name)
        table = weights if weights is not None else tuned(rules.name)
        self.rules = rules
        self.names: tuple[str, ...] = values.names
        self.tastes: tuple[str, ...] = values.tastes
        self.lead: float = values.lead
        self.par: float = values.par
        self.horizon: int = values.horizon
        self.ripe: int = values.ripe
        self.thorough: bool = values.thorough
        self.uses_standing: bool = values.uses_standing
        self.is_quiet: Callable[[GameState], bool] = values.is_quiet
        self.rivalry: Callable[[GameState], float] = values.rivalry
        self.points: Callable[[GameState], list[float]] = values.points or self.counted
        self.features: Callable[[GameState, int], Sequence[float]] = values.features
        self.instinct: Callable[[GameState, Decision, Random], int | None] = values.instinct
        if values.mind is not None:
            mind = values.mind({**tuned(rules.name), **table})
            self.features = mind.features
            self.instinct = mind.instinct
        self.weights: list[float] = [float(table.get(name, 0.0)) for name in self.names]

    def options(self, decision: Decision | None) -> tuple[int, ...]:
        """What a bot thinks about: standing options only in games where they bring something."""
        assert decision is not None, "the seat is not asked for anything"
        return decision.options + decision.extras if self.uses_standing else decision.options

    def counted(self, game: Game) -> list[float]:
        """The score of each seat, and of the game's own opponent, if the game ended now."""
        return [float(sum(sources.values())) for sources in self.rules.scores(game)]

    def estimates(self, game: Game) -> list[float]:
        """The final points that each seat, and the game's own opponent, may expect."""
        if not game.pending:
            return self.counted(game)
        expected = self.points(game)
        if self.weights:
            for seat in range(len(expected)):
                expected[seat] += self._more(game, seat)
        return expected

    def _more(self, game: Game, seat: int) -> float:
        """What the features of the position will still bring a seat."""
        more = 0.0
        for weight, feature in zip(self.weights, self.features(game, seat), strict=True):
            more += weight * feature
        return more

    def goods(self, game: Game) -> list[float]:
        """How good the position is for each seat: its points less its rivalry with the best of the others.

        It grows evenly, for it is made to be averaged: squeezed between lost and won, a point would weigh most in those
        worlds where seats happen to be level, and luck would decide between options.
        """
        expected = self.estimates(game)
        rivalry = self.rivalry(game)
        good = [self._good(expected, seat, rivalry) for seat in range(len(expected))]
        if not game.pending:
            for seat, share in enumerate(self.rules.shares(game)):
                good[seat] += WON * share
        return good

    def good(self, game: Game, seat: int) -> float:
        """How good the position is for one seat. Where there is no rivalry, nobody looks at the others."""
        if not game.pending or self.rivalry(game):
            return self.goods(game)[seat]
        return 0.5 + 0.5 * (self.points(game)[seat] + self._more(game, seat)) / self.lead

    def chance(self, game: Game, seat: int, good: float) -> float:
        """What people are told who ask in this position how good something is: from 0 (lost) to 1 (won)."""
        best = self._best_other(self.estimates(game), seat)
        x = 2.0 * good - 1.0 - (1.0 - self.rivalry(game)) * best / self.lead
        return 0.5 + 0.5 * x / (1.0 + abs(x))

    def _good(self, expected: list[float], seat: int, rivalry: float) -> float:
        return 0.5 + 0.5 * (expected[seat] - rivalry * self._best_other(expected, seat)) / self.lead

    def _best_other(self, expected: list[float], seat: int) -> float:
        best = self.par  # only for a seat that plays alone
        first = True
        for other, theirs in enumerate(expected):
            if other != seat and (first or theirs > best):
                best = theirs
                first = False
        return best


@cache
def judge_of(rules: Rules) -> Judge:
    """The judge with the tuned weights; made once."""
    return Judge(rules)


@cache
def tuned(game: str) -> Mapping[str, float]:
    """The weights that tuning found for a game; those of a game of another package stand with its values."""
    table: Mapping[str, float] = tomllib.loads(WEIGHTS.read_text("utf-8")).get(game, {})
    return table or values_of(game).weights


def write_weights(game: str, weights: Mapping[str, float]) -> None:
    """Put the weights of a game into the table, beside those of the others."""
    tables = tomllib.loads(WEIGHTS.read_text("utf-8")) | {game: weights}
    lines = ["# What tuning found, by game and feature: `wyrmhall tune GAME --write` writes this file."]
    for name, table in tables.items():
        lines += ["", f"[{name}]", *[f"{feature} = {weight}" for feature, weight in table.items()]]
    WEIGHTS.write_text("\n".join(lines) + "\n", "utf-8")


def values_of(game: str) -> Values[GameState]:
    """What a game declares; without a file of values its positions are worth their score now."""
    place = f"{__package__}.values.{game}"
    module = import_module(place) if find_spec(place) else part_of(game, "values")
    values: Values[GameState] = Values() if module is None else module.VALUES
    return values
