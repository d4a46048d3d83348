"""How fast bots search: iterations per second on one core, game by game, in the middle of a game.

    python bench/search.py [GAME ...] [--seconds 2] [--horizon N] [--json FILE]

All options of the decision are looked at in turn, as a search begins; the glimpses before that are not counted.
Whether the games are compiled is told in the head of the table; run it in both kinds of installation to compare.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from wyrmhall import games
from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.search import FIELD, Search
from wyrmhall.core import engine
from wyrmhall.core.rules import Rules

POSITIONS = 6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games.NAMES))
    parser.add_argument("--seconds", type=float, default=2.0, help="for each position")
    parser.add_argument("--horizon", type=int, default=0, help="turns ahead; 0: as bots do")
    parser.add_argument("--json", type=Path)
    said = parser.parse_args()
    kind = "plain" if engine.__file__.endswith(".py") else "compiled"
    rows = [
        {"game": name, "players": players, "engine": kind, **measure(games.rules_of(name), players, said)}
        for name in said.games
        for players in (games.rules_of(name).seats[0], 3)
    ]
    table = Table("game", "players", f"iterations/s ({kind})", "fewest", "most")
    for row in rows:
        table.add_row(*[str(row[key]) for key in ("game", "players", "median", "fewest", "most")])
    Console().print(table)
    if said.json:
        said.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


def measure(rules: Rules, players: int, said: argparse.Namespace) -> dict[str, int]:
    """Iterations per second at several decisions of random games."""
    found = []
    for seed in range(POSITIONS):
        game = middle(rules, players, seed)
        search = Search(judge_of(rules), game, game.decision.seat, seed, said.horizon)
        found.append(round(speed(search, said.seconds)))
    return {"median": round(statistics.median(found)), "fewest": min(found), "most": max(found)}


def speed(search: Search, seconds: float) -> float:
    """Iterations per second of processor time. A run of its own would stop where one option is clearly the best."""
    begin = time.process_time()
    passes = 0
    while time.process_time() < begin + seconds:
        for option in search.alive[:FIELD]:
            search.iterate(option, passes)
        passes += 1
    return search.iterations / (time.process_time() - begin)


def middle(rules: Rules, players: int, seed: int):
    """A decision with a choice, about half-way through a random game."""
    pick = random.Random(seed)
    game = rules.new(rules.setup(players), seed)
    steps = {"wyrmspan": 30, "worms": 50}.get(rules.name, 60)
    while game.pending and (steps > 0 or len(game.decision.options) < 2):
        before = game.copy()
        decision = game.decision
        game.step(pick.choice(decision.options), decision.seat)
        steps -= 1
    return game if game.pending else before


if __name__ == "__main__":
    main()
