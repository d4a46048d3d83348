"""Our speed against that of another revision of ourselves: all figures of the benchmark, in alternating slices."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import compiling
from compiling import ROOT

ALLOWED = 0.95
"""What is slower than this has fallen."""
RATES = ("decisions_per_s", "games_per_s")
COSTS = ("copy", "view", "imagine")

# Today's benchmark measures both trees, so that only the engine differs.
SLICE = """
import json, sys
from ours import Ours
from wyrmhall.core import engine
name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
tables = {}
for subject in Ours.tables(name):
    played, decisions, spent = subject.play(seconds, seed)
    rates = {"decisions_per_s": decisions / spent, "games_per_s": played / spent}
    tables[subject.name] = {**rates, **subject.costs(seed)}
kind = "plain" if engine.__file__.endswith(".py") else "compiled"
print(json.dumps({"kind": kind, "tables": tables}))
"""

Slice = dict[str, dict[str, float]]
"""By table (a game and its players) and figure: how many a second, or how many microseconds one takes."""


def against(revision: str, names: list[str], rounds: int, seconds: float, is_compiled: bool) -> bool:
    """Show how many times as fast each figure is now, as the median over the rounds; false if one has fallen."""
    kind = "compiled" if is_compiled else "plain"
    with tempfile.TemporaryDirectory() as folder:
        now, then = Path(folder) / "now", Path(folder) / "then"
        git("worktree", "add", "--detach", str(then), revision)
        try:
            copy_tree(now)
            if is_compiled:
                for tree in (now, then):
                    print(f"compiling {tree.name} ...", file=sys.stderr)
                    compiling.compile_modules(tree / "src", "1", tree)
            ratios: dict[tuple[str, str], list[float]] = {}
            for name in names:
                for n in range(rounds):
                    print(f"{name}: round {n + 1} of {rounds}", file=sys.stderr)
                    pair = [measured(tree, name, seconds, n, kind) for tree in (now, then)]
                    for key, ratio in compared(*pair).items():
                        ratios.setdefault(key, []).append(ratio)
        finally:
            git("worktree", "remove", "--force", str(then))
    medians = {key: statistics.median(values) for key, values in ratios.items()}
    show(medians, revision, kind)
    fallen = [f"{table} {figure.replace('_', ' ')}" for (table, figure), ratio in medians.items() if ratio < ALLOWED]
    if fallen:
        print(f"Below {ALLOWED} of {revision}: {', '.join(fallen)}.", file=sys.stderr)
    return not fallen


def copy_tree(to: Path) -> None:
    """Today's sources as they lie here, changes that are not committed included, and no build of them."""
    left_out = shutil.ignore_patterns("static", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", to / "src", ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", to)


def measured(tree: Path, name: str, seconds: float, seed: int, kind: str) -> Slice:
    """One slice of each table of a game, in a process of its own."""
    path = os.pathsep.join([str(tree / "src"), str(ROOT / "bench")])
    # The build that `dev.py play` makes beside a checkout would compare compiled games with plain ones.
    env = {**os.environ, "PYTHONPATH": path, "WYRMHALL_PLAIN": "1"}
    args = [sys.executable, "-c", SLICE, name, str(seconds), str(seed)]
    done = subprocess.run(args, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{name} does not run in {tree.name}: {done.stderr.strip().splitlines()[-1]}")
    found = json.loads(done.stdout)
    if found["kind"] != kind:
        sys.exit(f"{tree.name} runs {found['kind']}, and {kind} was meant.")
    tables: Slice = found["tables"]
    return tables


def compared(now: Slice, then: Slice) -> dict[tuple[str, str], float]:
    """How many times as fast each figure of each table is: above 1 is faster, for rates and for costs."""
    ratios = {}
    for table, figures in now.items():
        for figure in (*RATES, *COSTS):
            one, other = figures[figure], then[table][figure]
            ratios[table, figure] = other / one if figure in COSTS else one / other
    return ratios


def show(medians: dict[tuple[str, str], float], revision: str, kind: str) -> None:
    figures = (*RATES, *COSTS)
    title = f"times as fast as {revision}, {kind}"
    shown = Table("table", *[figure.replace("_", " ") for figure in figures], title=title)
    for table in dict.fromkeys(table for table, _ in medians):
        shown.add_row(table, *[f"{medians[table, figure]:.2f}" for figure in figures])
    Console(width=120).print(shown)


def git(*args: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *args], check=True, capture_output=True)
