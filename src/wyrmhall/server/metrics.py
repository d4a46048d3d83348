"""What the server counts, as Prometheus reads it; beside the tables, or at an address of its own."""

from __future__ import annotations

import asyncio
import contextlib
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Callable

import wyrmhall
from wyrmhall import compiled
from wyrmhall.server.door import Doorkeeper
from wyrmhall.server.hall import Hall
from wyrmhall.server.health import Doctor
from wyrmhall.server.pool import Pool
from wyrmhall.server.settings import BadSetting

STARTED = time.time()
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
REQUEST_SECONDS = 5.0
LARGEST_REQUEST = 8_192

MEANING = {
    "answer": "answers written",
    "undo": "answers taken back",
    "tables": "tables opened",
    "loads": "tables made again from their logs",
    "stranded": "tables found that were begun under other rules",
    "conflicts": "entries that another process was quicker with",
    "not_written": "entries that the database did not take",
    "heard": "words of other processes",
    "bot_failures": "choices that a bot did not make",
    "webhooks": "turn notifications sent",
    "unlisted": "rows of tables that a list left out because they are damaged",
}


class Routes:
    """How long each route took, and how its answers ended."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()  # by hundreds
        self.taken: dict[str, list[float]] = {}  # how many in each bound and beyond; then all, and their seconds

    def note(self, route: str, status: int, seconds: float) -> None:
        self.statuses[status // 100] += 1
        kept = self.taken.get(route)
        if kept is None:
            kept = self.taken[route] = [0.0] * (len(BOUNDS) + 2)
        kept[bisect_left(BOUNDS, seconds)] += 1
        kept[-1] += seconds

    def lines(self) -> list[str]:
        name = "wyrmhall_request_seconds"
        lines = [f"# HELP {name} how long requests took, by route", f"# TYPE {name} histogram"]
        for route, kept in sorted(self.taken.items()):
            total = 0
            for bound, count in zip((*BOUNDS, "+Inf"), kept, strict=False):
                total += int(count)
                lines.append(f'{name}_bucket{{route="{route}",le="{bound}"}} {total}')
            lines += [f'{name}_sum{{route="{route}"}} {kept[-1]:.6f}', f'{name}_count{{route="{route}"}} {total}']
        name = "wyrmhall_answers_by_status_total"
        lines += [f"# HELP {name} requests answered, by the first digit of the status", f"# TYPE {name} counter"]
        return lines + [f'{name}{{status="{n}xx"}} {self.statuses[n]}' for n in range(1, 6)]


class Metrics:
    def __init__(self, hall: Hall, pool: Callable[[], Pool], doctor: Doctor, door: Doorkeeper) -> None:
        self.hall = hall
        self.pool = pool
        self.doctor = doctor
        self.door = door
        self.routes = Routes()

    def text(self) -> str:
        hall, turns = self.hall, self.pool().turns
        lines = []
        for name, meaning in MEANING.items():
            lines += _metric(f"wyrmhall_{name}_total", "counter", meaning, hall.counts[name])
        lines += _metric("wyrmhall_commits_total", "counter", "commits of the log", hall.writer.commits)
        turned_away = self.door.turned_away
        lines += _metric("wyrmhall_turned_away_total", "counter", "connections beyond the limits", turned_away)
        build = f'wyrmhall_build_info{{version="{wyrmhall.__version__}",build="{compiled.kind()}"}}'
        lines += ["# HELP wyrmhall_build_info which build runs", "# TYPE wyrmhall_build_info gauge", f"{build} 1"]
        lines += _metric("process_start_time_seconds", "gauge", "when this process began", round(STARTED, 3))
        viewers = sum(len(viewers) for viewers in hall.audience.viewers.values())
        for name, meaning, value in (
            ("tables_in_memory", "tables in memory", len(hall.tables)),
            ("broken_tables", "tables that did not load when last asked for", len(hall.unloadable.broken)),
            ("viewers", "open sockets", viewers),
            ("connections", "open connections beside the sockets", self.door.inside),
            ("broker_connected", "whether the broker is there", int(hall.bus.connected)),
            ("loop_lag_seconds", "how late the loop was when last looked", round(self.doctor.lag, 6)),
            ("loop_lag_worst_seconds", "the worst of that in the last minute", round(self.doctor.worst_lag, 6)),
            ("bot_questions_waiting", "questions to bots that wait for their turn", len(turns.waiting)),
            ("bot_questions_oldest_seconds", "how long the oldest of them has waited", round(turns.oldest, 3)),
            (
                "sweep_age_seconds",
                "since tables without viewers were last looked after",
                round(self.doctor.sweep_age, 3),
            ),
            ("healthy", "whether /healthz found nothing wrong", int(not self.doctor.problems)),
        ):
            lines += _metric(f"wyrmhall_{name}", "gauge", meaning, value)
        return "\n".join([*lines, *self.routes.lines()]) + "\n"

    @contextlib.asynccontextmanager
    async def served(self, address: str) -> AsyncIterator[None]:
        """Told at an address of its own, if there is one; workers share it, as they share the tables' port."""
        if not address:
            yield
            return
        host, _, port = address.rpartition(":")
        if not port.isdecimal():
            raise BadSetting(f"metrics are told at HOST:PORT, not at {address!r}")
        server = await asyncio.start_server(
            self._answer, host.strip("[]") or None, int(port), limit=LARGEST_REQUEST, reuse_port=True
        )
        async with server:
            yield

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), REQUEST_SECONDS)
            is_asked = head.split(b" ")[:2] == [b"GET", b"/metrics"]
            body = self.text().encode() if is_asked else b"only GET /metrics is here\n"
            status = b"200 OK" if is_asked else b"404 Not Found"
            writer.write(
                b"HTTP/1.1 %b\r\ncontent-type: text/plain; version=0.0.4\r\nconnection: close\r\n"
                b"content-length: %d\r\n\r\n%b" % (status, len(body), body)
            )
            await asyncio.wait_for(writer.drain(), REQUEST_SECONDS)
        writer.close()


def _metric(name: str, kind: str, meaning: str, value: float) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value}"]
