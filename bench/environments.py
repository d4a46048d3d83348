"""How fast the environments step, beside the engine alone in the same process: `python bench/environments.py`.

Other work on the machine slows both down alike, so the share that is left of the engine's speed is what counts. A step
is one decision with its mask and its whole vector, as a learner gets it that plays all seats at random.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from rich.console import Console
from rich.table import Table as Rows

from wyrmhall import games
from wyrmhall.core import engine
from wyrmhall.core.rules import Setup
from wyrmhall.research.table import Table
from wyrmhall.research.vector import SeatVectorEnv


def engine_alone(setup: Setup, seconds: float, seed: int) -> float:
    """Decisions per second of random play."""
    rules, pick = games.rules_of(setup.game), random.Random(seed)
    begin, done, dealt = time.process_time(), 0, seed
    while time.process_time() - begin < seconds:
        game = rules.new(setup, dealt)
        dealt += 1
        while game.pending:
            decision = game.decision
            options = decision.options
            game.step(options[int(pick.random() * len(options))], decision.seat)
            done += 1
    return done / (time.process_time() - begin)


def with_vectors(setup: Setup, seconds: float, seed: int) -> float:
    """The same with the mask and the vector of the seat that is to move, before each decision."""
    table, pick = Table(setup.game, setup.players, standing=False), random.Random(seed)
    out = table.encoding.flat_space().sample()
    begin, done, dealt = time.process_time(), 0, seed
    while time.process_time() - begin < seconds:
        table.deal(dealt)
        dealt += 1
        game = table.game
        while game.pending:
            decision = game.decision
            offered = table.actions.offered(game, decision, False)
            table.actions.mask(offered)
            table.encoding.flat(game, decision.seat, out)
            game.step(decision.options[int(pick.random() * len(offered))], decision.seat)
            done += 1
    return done / (time.process_time() - begin)


def together(setup: Setup, seconds: float, seed: int) -> float:
    """Steps per second of 32 tables stepped together; a step has the random opponents' decisions in it."""
    many, pick = SeatVectorEnv(setup.game, 32, players=setup.players, standing=False), random.Random(seed)
    many.reset(seed=seed)
    begin, done = time.process_time(), 0
    while time.process_time() - begin < seconds:
        many.step([offered[int(pick.random() * len(offered))] for offered in many.offered])
        done += many.num_envs
    return done / (time.process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games.NAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one slice")
    said = parser.parse_args()
    kind = "plain" if engine.__file__.endswith(".py") else "compiled"
    rows = Rows("game", "engine/s", "steps/s", "of the engine", "32 tables/s", title=f"environments: {kind}")
    for name in said.games:
        rules = games.rules_of(name)
        for players in (rules.seats[0], 3):
            setup = rules.setup(players)
            ways = (engine_alone, with_vectors, together)
            found = [[way(setup, said.seconds, 1000 * n) for way in ways] for n in range(said.rounds)]
            alone, steps, vector = (statistics.median(column) for column in zip(*found, strict=True))
            share = statistics.median([one[1] / one[0] for one in found])
            rows.add_row(f"{name} {players}", f"{alone:,.0f}", f"{steps:,.0f}", f"{share:.2f}", f"{vector:,.0f}")
    Console(width=100).print(rows)


if __name__ == "__main__":
    main()
