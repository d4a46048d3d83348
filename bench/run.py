"""Measure our games beside other engines, in one run on one core: `python3 dev.py bench`.

These machines are noisy, so what is measured is the processor's time, in short slices, in rounds one after another, and
what counts is the median over the rounds of the ratio to catanatron in the same round.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from dataclasses import dataclass, field
from pathlib import Path

from against import against
from others import Backgammon, Catanatron, Chess
from ours import Ours
from rich.console import Console
from rich.table import Table

from wyrmhall import games
from wyrmhall.core import engine

YARDSTICK = "catanatron"


@dataclass
class Figures:
    """One subject over all rounds."""

    decisions_per_s: list[float] = field(default_factory=list)
    games_per_s: list[float] = field(default_factory=list)
    micros: dict[str, list[float]] = field(default_factory=dict)  # copy, view, imagine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games.NAMES), help="which of our games; all if not said")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one slice of playing")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument(
        "--against", metavar="REV", help="instead: our plain games against those of a git revision; fails below 0.95"
    )
    parser.add_argument("--compiled", action="store_true", help="with --against: compile both and compare those")
    said = parser.parse_args()
    if said.compiled and not said.against:
        parser.error("--compiled goes with --against: without it, what runs here is measured")
    if said.against:
        sys.exit(0 if against(said.against, said.games, said.rounds, said.seconds, said.compiled) else 1)
    subjects = [Catanatron(), Backgammon(), Chess(), *[s for name in said.games for s in Ours.tables(name)]]
    figures = {subject.name: Figures() for subject in subjects}
    for n in range(said.rounds):
        print(f"round {n + 1} of {said.rounds}", file=sys.stderr)
        for subject in subjects:
            games_played, decisions, seconds = subject.play(said.seconds, seed=n)
            mine = figures[subject.name]
            mine.decisions_per_s.append(decisions / seconds)
            mine.games_per_s.append(games_played / seconds)
            for what, micros in subject.costs(seed=n).items():
                mine.micros.setdefault(what, []).append(micros)
    rows = summary(figures)
    show(rows)
    if said.json:
        said.json.write_text(json.dumps(rows, indent=1) + "\n")


def summary(figures: dict[str, Figures]) -> list[dict[str, object]]:
    yard = figures[YARDSTICK]
    rows: list[dict[str, object]] = []
    for name, mine in figures.items():
        speed = [a / b for a, b in zip(mine.decisions_per_s, yard.decisions_per_s, strict=True)]
        row: dict[str, object] = {
            "subject": name,
            "games_per_s": round(statistics.median(mine.games_per_s), 1),
            "decisions_per_s": round(statistics.median(mine.decisions_per_s)),
            "times_catanatron": round(statistics.median(speed), 2),
        }
        for what, micros in mine.micros.items():
            row[f"{what}_us"] = round(statistics.median(micros), 1)
        if "copy" in mine.micros:
            cheaper = [b / a for a, b in zip(mine.micros["copy"], yard.micros["copy"], strict=True)]
            row["copy_times_cheaper"] = round(statistics.median(cheaper), 2)
        rows.append(row)
    return rows


def show(rows: list[dict[str, object]]) -> None:
    keys = ("subject", "games_per_s", "decisions_per_s", "times_catanatron", "copy_us", "copy_times_cheaper")
    keys += ("view_us", "imagine_us")
    kind = "plain" if engine.__file__.endswith(".py") else "compiled"
    table = Table(*[key.replace("_", " ") for key in keys], title=f"our games: {kind}")
    for row in rows:
        table.add_row(*[str(row.get(key, "")) for key in keys])
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
