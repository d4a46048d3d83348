"""The engine compiled to C: which modules, how, and a build beside the sources that is used if it matches them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
LONGEST = 1800
"""Seconds after which a build that is not there has been given up."""

# mypyc extends setuptools, which wants a process of its own, started in src so that modules get their full names.
# A library for each package: one for all would take the C compiler a gigabyte, and could not be compiled in parallel.
COMPILE = """
import sys
from itertools import groupby
from mypyc.build import mypycify
from setuptools import setup
out, scratch, opt_level, *modules = sys.argv[1:]
def package(module):
    first, second, *_ = module.split("/")[1:]
    return f"wyrmhall_{second if first == 'games' else first}"
groups = [(list(files), name) for name, files in groupby(modules, package)]
flags = ["--strict", "--cache-dir", scratch]
extensions = mypycify([*flags, *modules], opt_level=opt_level, debug_level="0", separate=groups, target_dir=scratch)
setup(name="wyrmhall", packages=[], ext_modules=extensions,
      script_args=["--quiet", "build_ext", "--parallel", "2", "--build-lib", out, "--build-temp", scratch])
"""

# Games for the fewest and for the most, and a thought of a bot in each: plain and compiled must tell the same.
TRIAL = """
import random
from wyrmhall import compiled, games, laws
from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.search import Search
for name in games.NAMES:
    rules = games.rules_of(name)
    for seats in (rules.seats[0], rules.seats[-1]):
        *_, record = laws.random_game(rules, rules.setup(seats), seed=1)
        print(name, len(record.answers), rules.scores(record.game), record.game.counts)
    game = next(iter(laws.random_game(rules, rules.setup(2), seed=2))).game
    search = Search(judge_of(rules), game, 0, 3, 1, False)
    search.run(4, 1e9)
    print([option for option, *_ in search.best()])
assert compiled.kind() == {wanted!r}, compiled.kind()
"""


def can_compile() -> bool:
    """Whether this machine has a C compiler and Python's headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and headers.exists()


def modules(root: Path = ROOT) -> list[Path]:
    """The modules to compile: those that pyproject.toml names, without the ones that cannot be."""
    config = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["hooks"]["custom"]
    package = root / "src" / "wyrmhall"
    wanted = {path for pattern in config["compiled"] for path in package.glob(pattern)}
    interpreted = {path for pattern in config["interpreted"] for path in package.glob(pattern)}
    return sorted(path for path in wanted - interpreted if not has_structs(path))


def has_structs(module: Path) -> bool:
    """Such a module must stay as it is: mypyc silently drops the keywords of msgspec structs (frozen, tag ...)."""
    return re.search(r"\bStruct\b", module.read_text(encoding="utf-8")) is not None


def extensions(folder: Path) -> list[Path]:
    return [path for suffix in ("so", "pyd") for path in folder.rglob(f"*.{suffix}")]


def compile_modules(out: Path, opt_level: str = "3", root: Path = ROOT, quiet: bool = False) -> None:
    """Compile into a folder. Level 1 takes half the time of 3, and the games run nearly as fast.

    Quiet, what the compilers say is told only if they fail: people are at play in the same terminal.
    """
    for stale in extensions(out):
        stale.unlink()
    src = root / "src"
    names = [path.relative_to(src).as_posix() for path in modules(root)]
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-c", COMPILE, str(out), scratch, opt_level, *names]
        if not quiet:
            subprocess.run(command, check=True, cwd=src, stdout=sys.stderr)
            return
        done = subprocess.run(command, cwd=src, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            sys.exit(done.stdout)


def is_made(python: Path) -> bool:
    """Whether these very sources have been compiled for that Python, well or in vain, or are being compiled."""
    environment = {**os.environ, "PYTHONPATH": str(SRC), "WYRMHALL_PLAIN": "1"}
    ask = "from wyrmhall import compiled; print(compiled.folder(), end='')"
    asked = subprocess.run([python, "-c", ask], env=environment, capture_output=True, text=True)
    if asked.returncode:
        return False  # whoever builds then meets the same fault, and says it; nobody need be kept from playing
    folder = Path(asked.stdout)
    making = folder.with_name(f"{folder.name}.making")
    done = any((folder / said).exists() for said in ("good", "bad"))
    return done or (making.exists() and time.time() - making.stat().st_mtime < LONGEST)


def build_beside() -> None:
    """A compiled build of these very sources, tried before it is used; builds of other sources go."""
    sys.path.insert(0, str(SRC))
    os.environ["WYRMHALL_PLAIN"] = "1"  # the sources themselves are asked, not a build of them
    from wyrmhall import compiled

    folder = compiled.folder()
    assert folder is not None, "only a checkout has a build beside it"
    if compiled.is_good(folder):
        return
    making = folder.with_name(f"{folder.name}.making")
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(parents=True)
    try:
        compile_modules(making, os.environ.get("WYRMHALL_OPT", "1"), quiet=True)
    finally:  # what could not be compiled is there to be called bad
        for other in folder.parent.iterdir():
            if other != making and other.is_dir():
                shutil.rmtree(other, ignore_errors=True)
        making.rename(folder)
        compiled.give_up(folder)
    plain, built = _trial("plain"), _trial("compiled")
    if plain != built:
        print(plain, built, sep="\n", file=sys.stderr)
        sys.exit("The compiled games play otherwise than the plain ones: they stay unused.")
    (folder / compiled.BAD).unlink()
    compiled.call_good(folder)


def _trial(kind: str) -> str:
    plain = kind == "plain"
    environment = {
        **os.environ,
        "PYTHONPATH": str(SRC),
        "WYRMHALL_PLAIN": "1" if plain else "",
        "WYRMHALL_TRIAL": "" if plain else "1",
    }
    command = [sys.executable, "-c", TRIAL.format(wanted=kind)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else f"{kind}: {done.stderr}"


if __name__ == "__main__":
    build_beside()
