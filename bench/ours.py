"""Our own games as subjects of the benchmark."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from wyrmhall import games
from wyrmhall.core.rules import Rules, Setup
from wyrmhall.simulate import play_one, random_bot


class Ours:
    """One game at one number of seats, played at random."""

    def __init__(self, rules: Rules, setup: Setup) -> None:
        self.rules = rules
        self.setup = setup
        self.name = f"{rules.name} {setup.players}"

    @classmethod
    def tables(cls, name: str) -> Iterator[Ours]:
        """The fewest seats (for a game with a solo opponent, the solo game), and three."""
        rules = games.rules_of(name)
        for players in (rules.seats[0], 3):
            yield cls(rules, rules.setup(players))

    def play(self, seconds: float, seed: int) -> tuple[int, int, float]:
        begin, played, decisions = time.process_time(), 0, 0
        while True:
            decisions += play_one(self.rules, self.setup, seed * 100_000 + played, random_bot)[1]
            played += 1
            spent = time.process_time() - begin
            if spent >= seconds:
                return played, decisions, spent

    def costs(self, seed: int) -> dict[str, float]:
        """Microseconds of copy, view and imagine in the middle of a game."""
        game = self.rules.new(self.setup, seed)
        pick, halfway = random.Random(seed), play_one(self.rules, self.setup, seed, random_bot)[1] // 2
        for _ in range(halfway):
            game.step(random_bot(game, pick), game.decision.seat)
        seat = game.decision.seat
        return {
            "copy": micros(game.copy),
            "view": micros(lambda: self.rules.view(game, seat)),
            "imagine": micros(lambda: game.imagine(seat, seed)),
        }


def micros(act: Callable[[], object], times: int = 300) -> float:
    begin = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - begin) / times * 1e6
