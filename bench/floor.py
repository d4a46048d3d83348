"""Our speed does not fall unnoticed: `python3 dev.py bench floor`, which CI runs.

Each game is measured beside a yardstick of plain Python in the same run, and may not fall below 0.9 of the ratio that
the last release had (`floor.json`; `--record` writes it anew). Slices of the processor's time alternate and the median
counts; a fall is measured again before it is believed, since a machine has moods and a loss is there every time.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from pathlib import Path

from ours import Ours

import wyrmhall
from wyrmhall import games

KEPT = Path(__file__).parent / "floor.json"
FLOOR = 0.9
PLAYERS = 3
ROUNDS = 9
SECONDS = 0.25
TRIES = 4


class Piece:
    """Something to make, copy and ask, as engines do."""

    def __init__(self, n: int, near: list[int]) -> None:
        self.n = n
        self.near = near

    def copy(self) -> Piece:
        return Piece(self.n, self.near[:])

    def worth(self, held: dict[int, int]) -> int:
        return sum([held.get(n, 0) for n in self.near]) - self.n


def yardstick(seconds: float) -> float:
    """Rounds per second of what plain Python code does most: calls, attributes, small lists and dictionaries."""
    pick = random.Random(1)
    pieces = [Piece(n, [pick.randrange(40) for _ in range(6)]) for n in range(40)]
    begin, rounds, spent = time.process_time(), 0, 0.0
    while spent < seconds:
        for _ in range(20):
            held = {n: n * n % 7 for n in range(40)}
            best = max([(piece.worth(held), piece.n) for piece in pieces])
            pieces = [piece.copy() for piece in pieces]
            pieces[best[1]].near.reverse()
            rounds += 1
        spent = time.process_time() - begin
    return rounds / spent


def ratio(subject: Ours) -> float:
    """Decisions for each round of the yardstick, the median over slices that alternate."""
    found = []
    for n in range(ROUNDS):
        yard = yardstick(SECONDS)
        _, decisions, spent = subject.play(SECONDS, seed=n)
        found.append(decisions / spent / yard)
    return statistics.median(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write today's ratios as those of this version")
    said = parser.parse_args()
    kept: dict[str, dict[str, float]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    then, release = next(((ratios, version) for version, ratios in reversed(kept.items())), ({}, ""))
    now: dict[str, float] = {}
    fallen = []
    for name in games.NAMES:
        rules = games.rules_of(name)
        subject = Ours(rules, rules.setup(PLAYERS))
        now[name] = ratio(subject)
        if said.record:
            continue
        tries = 1
        while now[name] < FLOOR * then[name] and tries < TRIES:
            now[name], tries = max(now[name], ratio(subject)), tries + 1
        print(f"{name}: {now[name] / then[name]:.2f} of the speed of {release}")
        if now[name] < FLOOR * then[name]:
            fallen.append(name)
    if said.record:
        kept[wyrmhall.__version__] = {name: round(value, 3) for name, value in now.items()}
        KEPT.write_text(json.dumps(kept, indent=2) + "\n")
    if fallen:
        sys.exit(
            f"Slower than {FLOOR} of {release}: {', '.join(fallen)}. `dev.py bench --against REV` finds since when."
        )


if __name__ == "__main__":
    main()
