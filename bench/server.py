"""Measure the server over real sockets, beside boardgame.io and a raw append: `python3 dev.py bench server`.

Everything runs on loopback for a bounded time. The load is the same small program in node for both servers; what counts
is the median over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
from bench.against import git  # noqa: E402

PACKAGES = HERE / ".npm"
OUR_PACKAGES = ROOT / "client"
WANTED = ("boardgame.io@0.50.2", "socket.io-client@4")
PARTS = ("raw", "sqlite", "none", "postgres", "other", "real", "paced", "memory")
REAL = ("wyrmspan", "worms")
"""Real games beside the toy: one whose states are large, one with many things on its map and secret questions."""
REAL_TABLES = 20
LONGEST_SECONDS = 60
"""For all to sit down; whoever hangs is ended, and so is the measurement."""
COMPARED = (
    "moves_per_s",
    "p50_ms",
    "p99_ms",
    "looked_p50_ms",
    "looked_p99_ms",
    "cpu_ms_per_move",
    "cpu_ms_with_children",
)
Figures = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 100, 500])
    parser.add_argument("--game", default="lair", help="lair (a toy, beside boardgame.io's small game), or a real game")
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS)
    parser.add_argument("--quick", action="store_true", help="one short round with 100 tables, in about a minute")
    parser.add_argument("--against", metavar="REV", help="measure a revision beside this one, turn by turn, as ratios")
    parser.add_argument("--json", type=Path)
    said = parser.parse_args()
    if said.quick:
        said.rounds, said.seconds, said.tables = 1, 2.0, [100]
    if said.against:
        compare(said)
        return
    if "other" in said.only:
        install()
    found: dict[str, list[Figures]] = {}
    with ExitStack() as stack:
        cluster = stack.enter_context(a_cluster()) if "postgres" in said.only else None
        for n in range(said.rounds):
            print(f"round {n + 1} of {said.rounds}", file=sys.stderr)
            for name, measure in plan(said, cluster):
                found.setdefault(name, []).append(measure())
                print(f"  {name}: {json.dumps(found[name][-1])}", file=sys.stderr)
    summary = {name: middle(rounds) for name, rounds in found.items()} | ratios(found)
    for name, figures in summary.items():
        print(f"{name:44}", "  ".join(f"{key} {value:,.2f}" for key, value in figures.items() if value is not None))
    if said.json:
        said.json.write_text(json.dumps(summary, indent=1) + "\n")


def plan(said: argparse.Namespace, cluster: Any) -> Iterator[tuple[str, Callable[[], Figures]]]:
    """What is measured in one round, one after the other."""
    if "raw" in said.only:
        yield "raw append with fdatasync", raw_append
    for count in said.tables:
        if "sqlite" in said.only:
            yield f"sqlite, {count} tables", lambda count=count: ours("sqlite", count, said)
        if "none" in said.only:
            yield f"nothing written, {count} tables", lambda count=count: ours("none", count, said)
        if "other" in said.only:
            yield f"boardgame.io, {count} tables", lambda count=count: other(count, said)
        if "postgres" in said.only:
            yield f"postgres, {count} tables", lambda count=count: ours("postgres", count, said, cluster=cluster)
    for game in REAL if "real" in said.only else ():
        name = f"{REAL_TABLES} tables of {game}"
        yield f"sqlite, {name}", lambda game=game: real("sqlite", said, game)
        yield f"nothing written, {name}", lambda game=game: real("none", said, game)
    if "paced" in said.only:
        yield "sqlite, 1000 sockets, 1000/s", lambda: ours("sqlite", 500, said, rate=1000)
    if "memory" in said.only:
        yield "memory", lambda: memory(said)


def compare(said: argparse.Namespace) -> None:
    """This revision and another, one after the other in each round: what the machine gives changes between rounds.

    Each speaks to the same load, and both are plain: a build may lie beside one of them only.
    """
    os.environ["WYRMHALL_PLAIN"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        then = Path(folder) / "then"
        git("worktree", "add", "--detach", str(then), said.against)
        try:
            said.real_looks = knows_looks(then)
            if "real" in said.only and not said.real_looks:
                print(f"{said.against} does not tell what answers would do: neither is asked for it", file=sys.stderr)
            measured: dict[str, Callable[[Path], Figures]] = {}
            if "sqlite" in said.only:
                for count in said.tables:
                    measured[f"sqlite, {count} tables"] = lambda root, n=count: ours("sqlite", n, said, root=root)
            for game in REAL if "real" in said.only else ():
                name = f"sqlite, {REAL_TABLES} tables of {game}"
                measured[name] = lambda root, game=game: real("sqlite", said, game, root)
            for name, measure in measured.items():
                pairs = [(measure(ROOT), measure(then)) for _ in range(said.rounds)]
                times = {key: ratio(pairs, key) for key in COMPARED if pairs[0][0].get(key) is not None}
                print(
                    f"{name:36}", "  ".join(f"{key} {value:.2f}" for key, value in times.items()), "times", said.against
                )
                now, before = (middle([pair[i] for pair in pairs])["cpu_ms_per_move"] for i in (0, 1))
                print(f"{'':36} cpu_ms_per_move {now:.2f} now, {before:.2f} then")
        finally:
            git("worktree", "remove", "--force", str(then))


def knows_looks(root: Path) -> bool:
    """Whether a revision's hello can ask for what answers would do; an older one takes it for malformed."""
    return any("looks: bool" in file.read_text("utf-8") for file in (root / "src/wyrmhall/server").glob("wire*.py"))


def ratio(pairs: list[tuple[Figures, Figures]], key: str) -> float:
    return statistics.median((now[key] or 0) / (before[key] or float("inf")) for now, before in pairs)


def real(kind: str, said: argparse.Namespace, game: str, root: Path = ROOT) -> Figures:
    """As browsers play it: what answers would do is wanted with every question, where it can be told."""
    looks = getattr(said, "real_looks", True)
    return ours(kind, REAL_TABLES, argparse.Namespace(**{**vars(said), "game": game, "looks": looks}), root=root)


def middle(rounds: list[Figures]) -> Figures:
    keys = rounds[0].keys()
    return {k: statistics.median([r[k] for r in rounds if r[k] is not None] or [0]) for k in keys}


def ratios(found: dict[str, list[Figures]]) -> dict[str, Figures]:
    """Durable play beside the others in the same round, since the machine changes between rounds."""
    said = {}
    for name, rounds in found.items():
        for other in ("nothing written", "boardgame.io"):
            against = found.get(name.replace("sqlite", other), [])
            if name.startswith("sqlite, ") and against:
                pairs = zip(rounds, against, strict=True)
                times = statistics.median(mine["moves_per_s"] / max(1, theirs["moves_per_s"]) for mine, theirs in pairs)
                said[f"{name} / {other}"] = {"times": times}
    return said


def install() -> None:
    """boardgame.io and what its load needs, once, into a folder that git ignores."""
    if not (PACKAGES / "node_modules" / "boardgame.io").is_dir():
        PACKAGES.mkdir(exist_ok=True)
        (PACKAGES / "package.json").write_text('{"private": true}\n')
        subprocess.run(["npm", "install", "--silent", *WANTED], cwd=PACKAGES, check=True, timeout=300)


def raw_append() -> Figures:
    """What the disk gives to one writer who waits for it every time."""
    with tempfile.TemporaryDirectory(dir=ROOT) as folder:
        file = os.open(Path(folder) / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        start, count = time.perf_counter(), 0
        while time.perf_counter() - start < 2:
            os.write(file, b"x" * 100)
            os.fdatasync(file)
            count += 1
        took = time.perf_counter() - start
        os.close(file)
    return {"appends_per_s": count / took}


@contextmanager
def a_cluster() -> Iterator[Any]:
    from tests.server.services import Postgres

    cluster = Postgres(fsync=True)
    try:
        yield cluster
    finally:
        cluster.remove()


@contextmanager
def a_server(kind: str, cluster: Any = None, root: Path = ROOT, **settings: Any) -> Iterator[Any]:
    from tests.server.process import Process

    # Beside the sources, since what is measured is this disk and not a temporary folder in memory.
    folder = Path(tempfile.mkdtemp(prefix=".bench-", dir=ROOT))
    if kind == "postgres":
        database = cluster.database(f"b{time.time_ns()}")
    else:
        database = f"sqlite+aiosqlite:///{folder / 'hall.db'}"
    process = Process(root=root, **{"database": database, "durable": kind != "none", "sweep_seconds": 5, **settings})
    try:
        yield process.start()
    finally:
        process.stop()
        shutil.rmtree(folder)


def ours(
    kind: str, tables: int, said: argparse.Namespace, rate: int = 0, cluster: Any = None, root: Path = ROOT
) -> Figures:
    with a_server(kind, cluster, root) as server:
        return load("ours", server.url, server.popen.pid, tables, said, rate)


def other(tables: int, said: argparse.Namespace) -> Figures:
    from tests.server.live import free_port

    port = free_port()
    command = ["node", str(HERE / "server_other.cjs"), str(PACKAGES), str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == b"ready\n"
        return load("other", f"http://127.0.0.1:{port}", server.pid, tables, said, 0)
    finally:
        server.terminate()
        server.wait(10)


def load(kind: str, url: str, pid: int, tables: int, said: argparse.Namespace, rate: int) -> Figures:
    """Moves/s and latencies; and, less shaken by whatever else the machine does, the server's own time for a move."""
    command = ["node", str(HERE / "server_load.mjs"), kind, url, str(tables), str(said.seconds), str(rate)]
    command += [
        str(OUR_PACKAGES if kind == "ours" else PACKAGES),
        said.game,
        "looks" if getattr(said, "looks", False) else "",
    ]
    client = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert client.stdout is not None
    bound = threading.Timer(LONGEST_SECONDS + said.seconds, client.kill)
    bound.start()
    try:
        if client.stdout.readline() != "measuring\n":
            raise SystemExit(f"{kind}: {tables} tables did not all sit within {LONGEST_SECONDS} seconds")
        before, all_before = cpu_seconds(pid), sum(map(cpu_seconds, family(pid)))
        line = client.stdout.readline()
        after, all_after = cpu_seconds(pid), sum(map(cpu_seconds, family(pid)))
        if not line:
            raise SystemExit(f"{kind}: the load for {tables} tables did not end")
    finally:
        bound.cancel()
        client.stdout.close()
        client.kill()
        client.wait()
    figures: Figures = json.loads(line)
    moves = max(1, figures["moves"]) / 1000
    return {
        **figures,
        "cpu_ms_per_move": (after - before) / moves,
        "cpu_ms_with_children": (all_after - all_before) / moves,
    }


def family(pid: int) -> list[int]:
    """A process and those that it has begun: writers, bots and lookers."""
    found = [pid]
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in file.read_text().split():
            found += family(int(child))
    return found


def cpu_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:  # it has ended meanwhile
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(said: argparse.Namespace) -> Figures:
    """What 500 tables leave behind in memory when nobody looks at them any more."""
    with a_server("sqlite", idle_seconds=1, sweep_seconds=0.5) as server:
        pid = server.popen.pid
        load("ours", server.url, pid, 20, said, 0)
        time.sleep(4)
        before = resident(pid)
        load("ours", server.url, pid, 500, argparse.Namespace(seconds=1.0, game=said.game), 500)
        time.sleep(5)
        after = resident(pid)
    return {"kb_per_idle_table": (after - before) / 500}


def resident(pid: int) -> float:
    """kB of a process in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise ValueError(pid)


if __name__ == "__main__":
    main()
