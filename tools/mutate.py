"""How many small mistakes in the rules of a game its tests find: seeded random mutants, the narrowest tests first.

Each mutant lives in a copy of the project in a temporary folder. First run the tests of the game that reach the changed
line, those that reach the fewest lines first; then the laws of the house for this game; a mutant that is still alive
meets all tests of the game, and last its golden games. Tests are collected once, and most mutants are tried in forks of
that process (tools/forked.py); one that cannot be tried so meets the same in a process of its own.

No ready tool does this here: they change every function or the tree itself, none draws a seeded sample or orders the
tests by what they reach.
"""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

sys.path.insert(0, str(Path(__file__).parent))
from mutants import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "mutate"
LAWS = ("tests/laws/test_laws.py", "tests/laws/test_events.py", "tests/laws/test_targets.py")
"""With what is told of a game and what its options point at: whoever looks and clicks plays by that."""
COPIED = ("src/wyrmhall", "tests", "docs", "tools")
GOLDEN = "tests/laws/test_golden_games.py"
VIEW = "view.py"
"""What a seat is shown, which holds no rule; but a mistake there that nobody finds may be a leak. Alone: `--views`."""
NO_RULES = {
    # Tables of printed facts: the tests compare every value with a copy of what the box prints, so that mutants there
    # would only flatter the figure. Tables that are long enough to stay interpreted are named in pyproject.toml.
    *("artisans.py", "companions.py", "enchantments.py", "fancy.py", "paths.py", "tiles.py"),
    # For people: what a seat is shown, what a question is about, options in words, and the words of packs.
    *(VIEW, "subjects.py", "options.py", "parameters.py"),
    # For learning programs, and for bots that answer without thinking.
    *("actions.py", "encode.py", "wishes.py"),
}
KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "timed out"
SECONDS = 240
"""A mutant that keeps one run of its tests busy for longer has been noticed: nothing else takes so long. Seconds of the
processor, so that a busy machine is not taken for an endless game."""
TEST_SECONDS = 90
"""The same for a single test, where each can be watched by itself."""
ASLEEP = 10
"""So many times as long by the clock on the wall, for a mutant that waits without doing anything."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a mutant, and the test that found it."""

    mutant: Mutant
    outcome: str
    by: str
    seconds: float
    diff: str

    def said(self) -> dict[str, Any]:
        said = {key: value for key, value in asdict(self.mutant).items() if key not in ("top", "start", "end")}
        return {**said, "outcome": self.outcome, "by": self.by, "seconds": round(self.seconds, 2), "diff": self.diff}


def rule_files(game: str, root: Path = ROOT, views: bool = False) -> list[Path]:
    """The modules of a game that hold rules: no tables of cards, no packs, nothing that only shows or numbers.

    Or that which shows, where the laws of what is hidden are among the tests of every mutant."""
    hook = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["hooks"]["custom"]
    tables = [pattern for pattern in hook["interpreted"] if not pattern.startswith("games/*/pack")]
    folder = root / "src" / "wyrmhall" / "games" / game
    if views:
        return [folder / VIEW]
    return [
        path
        for path in sorted(folder.glob("*.py"))
        if path.name not in NO_RULES
        and not path.name.startswith("pack")
        and not any(fnmatch.fnmatch(f"games/{game}/{path.name}", pattern.removeprefix("**/")) for pattern in tables)
        and path.name != "__init__.py"
    ]


def drawn(game: str, n: int, seed: int, views: bool = False) -> list[Mutant]:
    """A seeded sample of all mutants of a game's rules, or of its view."""
    sources = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in rule_files(game, views=views)}
    every = [mutant for file, source in sources.items() for mutant in mutants_of(file, source)]
    random.Random(f"{game} {seed}").shuffle(every)
    return list(islice((mutant for mutant in every if mutant.is_python(sources[mutant.file])), n))


class Copy:
    """The project in a temporary folder, where mutants are tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        skipped = shutil.ignore_patterns("static", "__pycache__", "*.so", "*.pyd", "browser")
        for part in COPIED:
            shutil.copytree(ROOT / part, folder / part, ignore=skipped)
        for part in ("pyproject.toml", "CONTRIBUTING.md", "README.md", "dev.py"):
            shutil.copy(ROOT / part, folder / part)

    def pytest(self, *args: str, seconds: float | None = None, **said: str) -> int | None:
        """The exit code of pytest; none if it took too long."""
        env = self._environment(said)
        fixed = ("-p", "reached", "-p", "no:cacheprovider", "-n", "0", "-q", "--tb=no", "--no-header")
        command = [sys.executable, "-m", "pytest", *fixed, *args]
        quiet = subprocess.DEVNULL
        if seconds is not None:
            env["REACHED_SECONDS"] = str(seconds)
            command += ["-o", f"timeout={seconds * ASLEEP}"]
        try:
            code = subprocess.run(
                command,
                cwd=self.folder,
                env=env,
                stdout=quiet,
                stderr=quiet,
                timeout=None if seconds is None else seconds * ASLEEP,
            ).returncode
        except subprocess.TimeoutExpired:
            return None
        return None if code == -signal.SIGXCPU else code

    def _environment(self, said: dict[str, str]) -> dict[str, str]:
        return {
            **os.environ,
            **said,
            "PYTHONPATH": f"{self.folder / 'src'}{os.pathsep}{self.folder / 'tools'}",
            # A mutant's bytecode must not outlive it: two mutants of one second and one size would look alike.
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def try_forked(
        self, mutants: list[Mutant], tests: list[list[str]], game: str, jobs: int
    ) -> Iterator[tuple[Mutant, Fate | None]]:
        """Try mutants in forks of one process, each with its tests and then with all others; no fate for those that
        cannot be tried so."""
        task, out = self.folder / "forked.json", self.folder / "forked.jsonl"
        sources = {mutant.file: (self.folder / mutant.file).read_bytes() for mutant in mutants}
        said = [
            {"file": mutant.file, "source": mutant.applied(sources[mutant.file]).decode(), "tests": ids}
            for mutant, ids in zip(mutants, tests, strict=True)
        ]
        then = (*LAWS, f"tests/games/{game}/", GOLDEN)
        order = {"mutants": said, "then": then, "jobs": jobs, "seconds": TEST_SECONDS, "out": str(out)}
        order["long"] = {GOLDEN: SECONDS}  # one test plays all golden games
        task.write_text(json.dumps(order), "utf-8")
        out.write_text("", "utf-8")
        fixed = ("-p", "forked", "-p", "no:cacheprovider", "-n", "0", "-q", "--tb=no", "--no-header", "-o", "timeout=0")
        command = [sys.executable, "-m", "pytest", *fixed, f"tests/games/{game}", *LAWS, GOLDEN, "-k", game]
        quiet = subprocess.DEVNULL
        env = self._environment({"FORKED_TASK": str(task)})
        with (
            subprocess.Popen(command, cwd=self.folder, env=env, stdout=quiet, stderr=quiet) as process,
            out.open(encoding="utf-8") as lines,
        ):
            running = True
            while running:
                running = process.poll() is None
                for line in lines:
                    number, outcome, by, seconds = json.loads(line)
                    mutant = mutants[number]
                    fate = Fate(mutant, outcome, by, seconds, mutant.diff(sources[mutant.file]))
                    yield mutant, fate if outcome in (KILLED, SURVIVED, TIMED_OUT) else None
                if running:
                    time.sleep(0.2)

    def try_out(self, mutant: Mutant, tests: list[str], then: list[list[str]]) -> Fate:
        """Put the mutant in, run these tests and then others (as arguments of pytest), and take it out again."""
        path = self.folder / mutant.file
        source = path.read_bytes()
        begin = time.perf_counter()
        path.write_bytes(mutant.applied(source))
        try:
            outcome, by = self._hunted(tests, then)
        finally:
            path.write_bytes(source)
        return Fate(mutant, outcome, by, time.perf_counter() - begin, mutant.diff(source))

    def _hunted(self, tests: list[str], then: list[list[str]]) -> tuple[str, str]:
        chosen, failed = self.folder / "chosen.json", self.folder / "failed.txt"
        chosen.write_text(json.dumps(tests), "utf-8")
        stages = [(args, "") for args in then]
        if tests:
            stages.insert(0, (list(dict.fromkeys(test.partition("::")[0] for test in tests)), str(chosen)))
        for args, order in stages:
            failed.unlink(missing_ok=True)
            code = self.pytest("-x", *args, seconds=SECONDS, REACHED_CHOSEN=order, REACHED_FAILED=str(failed))
            if code is None:
                return TIMED_OUT, " ".join(args)
            if code != 0:
                return KILLED, failed.read_text("utf-8") if failed.exists() else f"pytest ended with {code}"
        return SURVIVED, ""


def reached(game: str, copy: Copy, console: Console) -> dict[str, Any]:
    """For each test of the game, the lines that it reaches: measured anew when rules or tests have changed."""
    digest = hashlib.blake2b(digest_size=8)
    watched = [
        *sorted((ROOT / "src/wyrmhall/games" / game).glob("*.py")),
        *sorted((ROOT / "src/wyrmhall/core").glob("*.py")),
    ]
    for path in (*watched, *sorted((ROOT / "tests/games" / game).rglob("*.py")), ROOT / "tools/reached.py"):
        digest.update(path.read_bytes())
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"reached-{game}-{digest.hexdigest()}.json"
    if not kept.exists():
        console.print(f"Running the tests of {game} to see which lines each of them reaches ...")
        for old in KEPT.glob(f"reached-{game}-*.json"):
            old.unlink()
        written = copy.folder / "reached.json"
        folder = str(copy.folder / "src" / "wyrmhall" / "games" / game) + os.sep
        # Traced, tests are several times slower; a mutant's run is not.
        code = copy.pytest(f"tests/games/{game}", "-o", "timeout=3600", REACHED_WATCH=folder, REACHED_FILE=str(written))
        if code != 0:
            sys.exit(f"The tests of {game} fail before anything is changed: mend them first.")
        for laws in (*LAWS, GOLDEN):
            if copy.pytest(laws, "-k", game) != 0:
                sys.exit(f"{laws} fails for {game} before anything is changed: mend that first.")
        shutil.copy(written, kept)
    found: dict[str, Any] = json.loads(kept.read_text("utf-8"))
    return found


def narrowest(mutant: Mutant, tests: dict[str, Any]) -> list[str]:
    """The tests that reach the mutant's statement, those first that reach the fewest lines. What is run when the module
    is read, all tests reach."""
    name = Path(mutant.file).name

    def reaches(test: dict[str, Any]) -> bool:
        return not mutant.top or test["everything"] or mutant.top in test["lines"].get(name, ())

    def breadth(id: str) -> tuple[bool, int, float]:
        test = tests[id]
        return test["everything"], sum(map(len, test["lines"].values())), test["seconds"]

    return sorted([id for id, test in tests.items() if reaches(test)], key=breadth)


def hunt(
    game: str, sample: list[Mutant], seed: int, jobs: int, console: Console, heard: Callable[[list[Fate]], object]
) -> list[Fate]:
    """Try a sample of mutants, in as many copies at the same time as there are jobs. `heard` is told of all so far,
    since a run takes long and may be stopped."""
    with tempfile.TemporaryDirectory(prefix="wyrmhall-mutants-") as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        first = Copy(Path(folder) / "0")
        copies.put(first)
        tests = reached(game, first, console)
        for i in range(1, jobs):
            copies.put(Copy(Path(folder) / str(i)))

        after = [[*LAWS, "-k", game], [f"tests/games/{game}"], [GOLDEN, "-k", game]]

        def tried(mutant: Mutant) -> Fate:
            copy = copies.get()
            try:
                return copy.try_out(mutant, narrowest(mutant, tests), after)
            finally:
                copies.put(copy)

        bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        fates: list[Fate] = []
        with Progress(*bar, console=console) as progress, ThreadPoolExecutor(jobs) as pool:
            task = progress.add_task(f"{game}, seed {seed}", total=len(sample))

            def came(fate: Fate) -> None:
                fates.append(fate)
                heard(fates)
                survived = sum(1 for fate in fates if fate.outcome == SURVIVED)
                progress.update(task, advance=1, description=f"{game}, seed {seed}: {survived} survived")

            # What runs when a module is read, a fork cannot change any more.
            left = dict.fromkeys(sample)
            quick = [mutant for mutant in sample if mutant.top]
            for mutant, fate in first.try_forked(quick, [narrowest(mutant, tests) for mutant in quick], game, jobs):
                if fate is not None:
                    del left[mutant]
                    came(fate)
            for done in as_completed([pool.submit(tried, mutant) for mutant in left]):
                came(done.result())
    return sorted(fates, key=lambda fate: (fate.mutant.file, fate.mutant.start, fate.mutant.new))


def report(game: str, seed: int, fates: list[Fate]) -> dict[str, Any]:
    counts = {outcome: sum(1 for fate in fates if fate.outcome == outcome) for outcome in (KILLED, SURVIVED, TIMED_OUT)}
    return {"game": game, "seed": seed, "n": len(fates), **counts, "mutants": [fate.said() for fate in fates]}


def main() -> None:
    parser = argparse.ArgumentParser("python3 dev.py mutate", description=__doc__)
    games = sorted(path.parent.name for path in (ROOT / "src/wyrmhall/games").glob("*/state.py"))
    parser.add_argument("game", choices=games)
    parser.add_argument("--n", type=int, default=60, help="how many mutants (60)")
    parser.add_argument("--seed", type=int, default=0, help="which ones: the same seed gives the same mutants (0)")
    parser.add_argument("--views", action="store_true", help="mistakes in what a seat is shown, which may be leaks")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at the same time (all cores)")
    parser.add_argument("--out", type=Path, help="the JSON file with the fate of each (build/mutate/GAME-SEED.json)")
    said = parser.parse_args()
    console = Console()
    out: Path = said.out or KEPT / f"{said.game}{'-views' * said.views}-{said.seed}.json"
    out.parent.mkdir(parents=True, exist_ok=True)

    def write(fates: list[Fate]) -> None:
        out.write_text(json.dumps(report(said.game, said.seed, fates), indent=1) + "\n", "utf-8")

    sample = drawn(said.game, said.n, said.seed, said.views)
    fates = hunt(said.game, sample, said.seed, max(1, said.jobs), console, write)
    write(fates)
    for fate in fates:
        if fate.outcome == SURVIVED:
            console.print(f"\nSurvived: {fate.mutant.kind}", markup=False, style="bold")
            console.print(fate.diff, markup=False, highlight=False)
    seconds = sum(fate.seconds for fate in fates) / max(1, len(fates))
    found = report(said.game, said.seed, fates)
    console.print(
        f"\n{found[KILLED]} killed, {found[SURVIVED]} survived, {found[TIMED_OUT]} timed out of {len(fates)}; "
        f"{seconds:.1f} s each. Written to {out}."
    )


if __name__ == "__main__":
    main()
