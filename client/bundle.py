"""Build the web client into the Python package, whenever its sources have changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
PACKAGE = CLIENT.parent / "src" / "wyrmhall"
STATIC = PACKAGE / "server" / "static"


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
    stamp, sources = STATIC / ".stamp", digest_of_sources()
    if stamp.exists() and stamp.read_text() == sources:
        return
    install(tests=False)
    npm("run", "build")
    stamp.write_text(sources)


def npm(*args: str) -> None:
    program = shutil.which("npm")
    if program is None:
        sys.exit("The web client needs node (20.19 or newer) and npm: install them, or set WYRMHALL_SKIP_CLIENT=1.")
    print("Client: npm", *args, file=sys.stderr, flush=True)
    # On stderr, since stdout belongs to the build backend when pip calls us through one.
    subprocess.run([program, *args], cwd=CLIENT, check=True, stdout=sys.stderr)


def digest_of_sources() -> str:
    digest = hashlib.sha256()
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = sorted(set(folders) - {"node_modules", "__pycache__"})
        for path in (Path(folder, name) for name in sorted(files)):
            digest.update(path.relative_to(CLIENT).as_posix().encode() + b"\0" + path.read_bytes())
    words = (PACKAGE.glob(f"locale/*/{name}.ftl") for name in ("bots", "client*"))
    for path in sorted(chain(*words)):  # the client's words lie beside those of the Python side
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
