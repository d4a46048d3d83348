"""How well players play, by a fixed protocol: the table of baselines in docs/research.md.

    python bench/baselines.py wyrmspan --players 1 --bots random greedy hatchling fledgling

The deals have the seeds 9,000,000 and on. At a table for several the player sits in each seat in turn, and `--against`
in the others. Levels think as long as their number of worlds or iterations takes, never by the clock, so that a run can
be repeated anywhere.
"""

from __future__ import annotations

import argparse
import random
import statistics

from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.levels import level_of
from wyrmhall.core.rules import Setup
from wyrmhall.games import rules_of

FIRST = 9_000_000


def play(setup: Setup, seat: int, bot: str, others: str, seed: int) -> tuple[float, float, float]:
    """The points of a player, the lead over the best other, and the share of the win."""
    rules, pick = rules_of(setup.game), random.Random(seed)
    judge, game = judge_of(rules), rules.new(setup, seed)
    levels = {name: level_of(name).unhurried() for name in {bot, others}}
    while game.pending:
        mover, thought = game.decision.seat, pick.randrange(1 << 30)
        level = levels[bot if mover == seat else others]
        game.step(level.choose(judge, game.imagine(mover, thought), mover, thought), mover)
    points = [float(sum(sources.values())) for sources in rules.scores(game)]
    rest = [other for i, other in enumerate(points) if i != seat]
    return points[seat], points[seat] - max(rest, default=0.0), rules.shares(game)[seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", nargs="+", default=["random", "greedy", "hatchling", "fledgling"])
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    said = parser.parse_args()
    setup = rules_of(said.game).setup(said.players)
    print("| player | games | points | lead | share of wins |\n|---|---|---|---|---|")
    for bot in said.bots:
        found = [play(setup, n % said.players, bot, said.against, FIRST + n // said.players) for n in range(said.games)]
        points, leads, shares = zip(*found, strict=True)
        error = statistics.stdev(points) / len(points) ** 0.5
        row = (bot, len(found), f"{statistics.fmean(points):.1f} ± {error:.1f}", f"{statistics.fmean(leads):+.1f}")
        print("|", " | ".join([*map(str, row), f"{statistics.fmean(shares):.2f}"]), "|", flush=True)


if __name__ == "__main__":
    main()
