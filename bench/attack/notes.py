"""What was seen during an attack: how long answers took, and whatever must never happen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

HEALTH, ANSWER = "healthz", "answer"
AIMS = {HEALTH: 0.25, ANSWER: 0.5}
"""Seconds that p99 stays below during every flood, on a quiet machine."""


@dataclass
class Notes:
    """`attack` names what goes on now; everything is noted under it."""

    attack: str = "quiet"
    taken: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    statuses: Counter[int] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)  # how often each attack came to its end
    kills: int = 0  # of the whole house, or of one of its processes
    wrong: list[str] = field(default_factory=list)  # lost, doubled, 500 or a wrong view

    def took(self, what: str, seconds: float) -> None:
        self.taken.setdefault((self.attack, what), []).append(seconds)

    def answered(self, status: int, what: str) -> None:
        self.statuses[status] += 1
        if status == 500:
            self.fault(f"500 from {what} during {self.attack}")

    def fault(self, what: str) -> None:
        if len(self.wrong) < 100:
            self.wrong.append(what)


def share(values: list[float], part: float) -> float:
    """The value below which such a part of all lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]
