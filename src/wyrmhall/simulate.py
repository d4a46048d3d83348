"""Headless games: as many as are asked for, as fast as one core plays them."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypedDict

from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.levels import level_of
from wyrmhall.core.engine import Game
from wyrmhall.core.rules import Rules, Setup
from wyrmhall.games import rules_of

Bot = Callable[[Game, random.Random], int]
"""Chooses an option for the first seat that is asked."""


def random_bot(game: Game, pick: random.Random) -> int:
    options: tuple[int, ...] = game.decision.options
    return options[int(pick.random() * len(options))]  # twice as fast as choice(), and as fair for our purpose


def bot_of(name: str) -> Bot:
    """A player by its name: `random`, a level of the bots, or what else `bots.levels.level_of` knows."""
    if name == "random":
        return random_bot
    level = level_of(name)

    def bot(game: Game, pick: random.Random) -> int:
        seat, seed = game.decision.seat, pick.randrange(1 << 30)
        return level.choose(judge_of(rules_of(game.setup.game)), game.imagine(seat, seed), seat, seed)

    return bot


class SeatSummary(TypedDict):
    mean: float
    sd: float
    min: int
    max: int


class Summary(TypedDict):
    """The figures under the names that scripts rely on."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    scores: list[SeatSummary]
    wins: list[float]
    draws: int


@dataclass(slots=True)
class Result:
    """What a run of games gave."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)  # per seat
    wins: list[float] = field(default_factory=list)  # per seat; shared ones and draws by their share
    draws: int = 0

    def summary(self, rules: Rules, setup: Setup) -> Summary:
        seconds = max(self.seconds, 1e-9)
        seats: list[SeatSummary] = [
            {
                "mean": round(statistics.fmean(scores), 2),
                "sd": round(statistics.pstdev(scores), 2),
                "min": min(scores),
                "max": max(scores),
            }
            for scores in self.scores
        ]
        return {
            "game": rules.name,
            "players": setup.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / seconds, 2),
            "decisions_per_s": round(self.decisions / seconds, 1),
            "scores": seats,
            "wins": [round(wins, 2) for wins in self.wins],
            "draws": self.draws,
        }


def play_one(rules: Rules, setup: Setup, seed: int, bot: Bot) -> tuple[Game, int]:
    """One game to its end, and how many decisions it took."""
    game = rules.new(setup, seed)
    pick = random.Random(seed)
    decisions = 0
    while game.pending:
        option = bot(game, pick)
        game.step(option, game.decision.seat if game.held else -1)
        decisions += 1
    return game, decisions


def simulate(
    rules: Rules,
    setup: Setup,
    seed: int = 0,
    games: int | None = None,
    seconds: float | None = None,
    bot: Bot = random_bot,
    progress: Callable[[Result], None] = lambda result: None,
) -> Result:
    """Play until either limit is reached; at least one game."""
    result = Result()
    begin = time.perf_counter()
    while True:
        game, decisions = play_one(rules, setup, seed + result.games, bot)
        points = [sum(sources.values()) for sources in rules.scores(game)]
        result.scores = result.scores or [[] for _ in points]
        for seat, score in enumerate(points):
            result.scores[seat].append(score)
        result.wins = [a + b for a, b in zip(result.wins or [0.0] * len(points), rules.shares(game), strict=True)]
        result.draws += bool(rules.drawn(game))
        result.games += 1
        result.decisions += decisions
        result.seconds = time.perf_counter() - begin
        progress(result)
        if games is not None and result.games >= games:
            return result
        if seconds is not None and result.seconds >= seconds:
            return result
