"""What was seen during an attack: how long answers took, and whatever must never happen."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, field

HEALTH, ANSWER, START = "healthz", "answer", "start"
AIMS = {HEALTH: 0.25, ANSWER: 0.5}
"""Seconds that p99 stays below during every flood, on a quiet machine."""
MOST_WRONG = 100


@dataclass
class Notes:
    """`attack` names what goes on now; everything is noted under it."""

    attack: str = "quiet"
    taken: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    loads: dict[str, list[float]] = field(default_factory=dict)  # how busy the machine was, by attack
    statuses: Counter[int] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)  # how often each attack came to its end
    reached: Counter[str] = field(default_factory=Counter)  # how much of each flood came as far as it was to come
    houses: int = 0  # killed with all their processes
    workers: int = 0  # killed alone
    wrong: list[str] = field(default_factory=list)  # lost, doubled, 500 or a wrong view
    faults: int = 0  # of which the first are told

    def took(self, what: str, seconds: float) -> None:
        self.taken.setdefault((self.attack, what), []).append(seconds)

    def answered(self, status: int, what: str) -> None:
        self.statuses[status] += 1
        if status == 500:
            self.fault(f"500 from {what} during {self.attack}")

    def fault(self, what: str) -> None:
        self.faults += 1
        if len(self.wrong) < MOST_WRONG:
            self.wrong.append(what)

    def look_at_load(self) -> None:
        self.loads.setdefault(self.attack, []).append(os.getloadavg()[0])


def share(values: list[float], part: float) -> float:
    """The value below which such a part of all lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]
