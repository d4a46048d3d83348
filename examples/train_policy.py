"""Train a small policy by playing against itself, and see how often it beats random play.

The policy has one weight for each action and each of three thirds of the game, and chooses among
the offered actions with probabilities by these weights (a softmax). After each game the weights move towards what the
winner did and away from what the others did (REINFORCE). Only numpy is needed beside wyrmhall[research]:

    python examples/train_policy.py seadragons --minutes 3
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from wyrmhall.research.aec import WyrmhallEnv, raw_env

PHASES = 3


class Policy:
    """A table of weights: a row for each phase of the game, a column for each action."""

    def __init__(self, actions: int, length: float = 100.0) -> None:
        self.weights = np.zeros((PHASES, actions))
        self.length = length  # of a game on average, to know how far it has come

    def phase(self, step: int) -> int:
        return min(PHASES - 1, int(PHASES * step / self.length))

    def chances(self, phase: int, offered: np.ndarray) -> np.ndarray:
        raised = np.exp(self.weights[phase, offered] - self.weights[phase, offered].max())
        return raised / raised.sum()

    def choose(self, step: int, offered: np.ndarray, pick: np.random.Generator) -> int:
        chances = self.chances(self.phase(step), offered)
        return int(min(np.searchsorted(chances.cumsum(), pick.random()), len(offered) - 1))


def play(table: WyrmhallEnv, seats: list[Policy | None], seed: int, pick: np.random.Generator):
    """One game; None plays at random. Gives the rewards by seat, and what was done: seat, step, actions, choice."""
    table.reset(seed=seed)
    done = []
    inner = table.table  # the masks alone are enough for this policy, and encoding the whole view takes longer
    while inner.game.pending:
        seat = inner.game.decision.seat
        offered = np.array(inner.offered(seat))
        policy = seats[seat]
        choice = int(pick.integers(len(offered))) if policy is None else policy.choose(len(done), offered, pick)
        done.append((seat, len(done), offered, choice))
        inner.play(seat, int(offered[choice]))
    return inner.rewards(), done


def train(table: WyrmhallEnv, policy: Policy, seconds: float, rate: float, seed: int, games: int | None = None) -> int:
    """Self-play until the time is over, or for so many games."""
    pick = np.random.default_rng(seed)
    begin, played, scale = time.perf_counter(), 0, 1.0
    while time.perf_counter() - begin < seconds and (games is None or played < games):
        rewards, done = play(table, [policy] * len(table.possible_agents), seed + played, pick)
        better = np.array(rewards) - np.mean(rewards)  # the others are the baseline
        scale = 0.99 * scale + 0.01 * max(1e-6, float(np.abs(better).max()))
        policy.length = 0.98 * policy.length + 0.02 * len(done)
        for seat, step, offered, choice in done:
            phase = policy.phase(step)
            push = -policy.chances(phase, offered)
            push[choice] += 1
            policy.weights[phase, offered] += rate * better[seat] / scale * push
        played += 1
    return played


def beats_random(table: WyrmhallEnv, policy: Policy, games: int, seed: int) -> float:
    """The share of games that the policy wins against random play, in every seat in turn."""
    pick = np.random.default_rng(seed)
    players = len(table.possible_agents)
    won = 0.0
    for n in range(games):
        seats: list[Policy | None] = [None] * players
        seats[n % players] = policy
        play(table, seats, seed + n // players, pick)
        winners = table.table.rules.winners(table.table.game)
        won += (n % players in winners) / len(winners)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="seadragons")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="of the test against random play")
    said = parser.parse_args()
    table = raw_env(said.game, players=2, reward="lead", standing=False)
    policy = Policy(table.table.actions.size)
    print(f"before: wins {beats_random(table, policy, said.games, 1_000_000):.1%} against random play")
    played = train(table, policy, 60 * said.minutes, said.rate, said.seed)
    share = beats_random(table, policy, said.games, 1_000_000)
    print(f"after {played} games of self-play: wins {share:.1%} against random play (even: 50 %)")


if __name__ == "__main__":
    main()
