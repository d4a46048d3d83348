"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

import time

from wyrmhall.server.hall import Hall

STARTED = time.time()

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
}


def metrics_of(hall: Hall) -> str:
    lines = []
    for name, meaning in MEANING.items():
        lines += _metric(f"wyrmhall_{name}_total", "counter", meaning, hall.counts[name])
    lines += _metric("process_start_time_seconds", "gauge", "when this process began", round(STARTED, 3))
    viewers = sum(len(viewers) for viewers in hall.viewers.values())
    lines += _metric("wyrmhall_tables_in_memory", "gauge", "tables in memory", len(hall.tables))
    lines += _metric("wyrmhall_viewers", "gauge", "open sockets", viewers)
    lines += _metric("wyrmhall_broker_connected", "gauge", "whether the broker is there", int(hall.bus.connected))
    lines += _metric("wyrmhall_commits_total", "counter", "commits of the log", hall.writer.commits)
    return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, meaning: str, value: float) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value}"]
