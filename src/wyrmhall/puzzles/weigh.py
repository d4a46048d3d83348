"""How clearly one answer is best: every option looked at in the same worlds, so many times each."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from wyrmhall.bots.judge import Judge
from wyrmhall.bots.search import Search
from wyrmhall.core.engine import Decision, Game

FEWEST = 3
MOST = {True: 10, False: 120}
"""Options of a decision that may be a puzzle: all are looked at, so they are fewer where a look is far ahead."""
LOOKS = {True: 32, False: 160}
"""Looks at each option of a long search: fewer where a look is far ahead, and takes its time."""
FAR = 4
DEEPER = 10
"""How many times as long the search is that checks a puzzle again."""
PART = 32
"""Looks after which, again and again, a search whose tree has begun to grow lets go of what is hopeless ..."""
HOPELESS = 6.0
"""... that is, by so many standard errors behind. If nothing else is left, it has ended."""
CLEAR = 0.08
"""Of a comfortable lead: by so much the best option must be ahead of any other ..."""
SURE = 3.5
"""... and by so many standard errors of their difference, world by world."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The best option, and by how much it is ahead of the next: in points, and in standard errors."""

    best: int
    gap: float
    sure: float

    def is_clear(self, judge: Judge) -> bool:
        return self.gap >= CLEAR * judge.lead and self.sure >= SURE


def may_be_one(judge: Judge, decision: Decision) -> bool:
    """Something to choose among, but not too much, and no option on which bots have no opinion."""
    if decision.effect.quiet or (decision.extras and not judge.uses_standing):
        return False
    return FEWEST <= len(decision.offered) <= MOST[judge.horizon >= FAR]


def looks_of(judge: Judge) -> int:
    return LOOKS[judge.horizon >= FAR]


def weigh(judge: Judge, game: Game, seat: int, seed: int, looks: int, part: int = PART) -> Weighed:
    """By walks down one tree over worlds that the seat imagines, the same for all options.

    What is hopelessly behind after so many looks as a `part` has is not looked at to the end.
    """
    search = Search(judge, game, seat, seed, 0, judge.thorough)
    options = list(judge.options(game.owed(seat)))
    alive, brought, part = options[:], search.history, part + judge.ripe
    for n in range(looks):
        for option in alive:
            search.iterate(option, n)
        if (n + 1) % part == 0:
            best = max(alive, key=lambda option: sum(brought[option]))
            alive = [
                option for option in alive if option == best or ahead(brought[best], brought[option])[1] < HOPELESS
            ]
            if len(alive) == 1:
                break
    best = max(alive, key=lambda option: sum(brought[option]))
    others = [ahead(brought[best], brought[option]) for option in options if option != best]
    return Weighed(best, 2 * judge.lead * min(gap for gap, _ in others), min(sure for _, sure in others))


def ahead(mine: list[float], theirs: list[float]) -> tuple[float, float]:
    """By how much one option is ahead of another in the worlds where both were looked at, and in standard errors."""
    gaps = [one - other for one, other in zip(mine, theirs, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
    return mean, mean / sqrt(spread / len(gaps)) if spread > 1e-12 else 1e9 if mean > 0 else 0.0
