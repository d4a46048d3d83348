"""Our speed against that of another revision of ourselves, in alternating slices."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
SLICE = """
import sys
from wyrmhall import games
from wyrmhall.simulate import simulate
rules = games.rules_of(sys.argv[1])
result = simulate(rules, rules.setup(3), seconds=float(sys.argv[2]))
print(result.decisions / result.seconds)
"""


def against(revision: str, names: list[str], rounds: int, seconds: float) -> None:
    """Print, per game, the median over the rounds of now / then."""
    with tempfile.TemporaryDirectory() as folder:
        then = Path(folder) / "then"
        git("worktree", "add", "--detach", str(then), revision)
        try:
            for name in names:
                ratios = [rate(ROOT, name, seconds) / rate(then, name, seconds) for _ in range(rounds)]
                print(f"{name}: {statistics.median(ratios):.2f} times the decisions/s of {revision}")
        finally:
            git("worktree", "remove", "--force", str(then))


def rate(tree: Path, name: str, seconds: float) -> float:
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    args = [sys.executable, "-c", SLICE, name, str(seconds)]
    done = subprocess.run(args, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{name} does not run in {tree.name}: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout)


def git(*args: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *args], check=True, capture_output=True)
