"""How much time each seat has left, computed from the times in the log alone."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmhall.core.rules import Limit
from wyrmhall.server.wire import ClockIn, ShownClock

QUIET, LEAST_QUIET = 30_000, 5_000
"""Milliseconds for a decision that the others must not know of: at most, and at least."""


class Clock:
    """None, so many seconds for each decision, or a bank for the whole game; and beside it the limit of the rules.

    A seat that is asked quietly has a time of its own for that decision, which is shown to nobody. Meanwhile the clock
    goes on for whoever answered last, who seems to be thinking still: a clock that stood still, or another that ran,
    would tell that somebody was asked. So that nobody loses much by it, and no clock is seen to stand at zero for long,
    a quiet question has no more time than the one who seems to think, though a few seconds always.
    """

    def __init__(self, said: ClockIn, seats: int, started: int) -> None:
        self.kind = said.kind
        self.full = said.seconds * 1000
        self.left = [self.full] * seats
        self.last = started
        self.running: Sequence[int] = ()
        self.quiet: dict[int, int] = {}
        self.limit: Limit | None = None
        self.limit_left = 0

    @property
    def is_on(self) -> bool:
        return self.kind != "none" or self.limit is not None

    def pass_time(self, at: int) -> None:
        """Time goes by for the seats that are waited for."""
        if not self.is_on:
            self.last = max(at, self.last)
            return
        gone = max(0, at - self.last)
        self.last = max(at, self.last)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - gone)
        self.quiet = {seat: max(0, left - gone) for seat, left in self.quiet.items()}
        if self.limit is not None and self.limit.seat in self.running:
            self.limit_left = max(0, self.limit_left - gone)

    def wait_for(
        self, waiting: Sequence[int], quietly: Sequence[int], asked_anew: Sequence[int], limit: Limit | None
    ) -> None:
        """From now on these seats are waited for, some of them quietly; those in `asked_anew` have a new decision."""
        if quietly:
            if self.is_on:
                given = max(LEAST_QUIET, min([QUIET, *[self._left(seat) for seat in self.running]]))
                self.quiet = {seat: given if seat in asked_anew else self.quiet.get(seat, given) for seat in quietly}
            return
        self.running = waiting
        if limit is None and not self.is_on:
            return
        self.quiet = {}
        if self.kind == "move":
            for seat in asked_anew:
                self.left[seat] = self.full
        if limit is not None and (self.limit is None or limit.turn != self.limit.turn):
            self.limit_left = limit.seconds * 1000
        self.limit = limit

    def _left(self, seat: int) -> int:
        left = [self.left[seat]] if self.kind != "none" else []
        if self.limit is not None and self.limit.seat == seat:
            left.append(self.limit_left)
        return min(left, default=QUIET)

    def due(self) -> int | None:
        """When the first of the running clocks is at zero, in milliseconds since 1970."""
        if self.quiet:
            return self.last + min(self.quiet.values())
        ends = [self.last + self.left[seat] for seat in self.running] if self.kind != "none" else []
        if self.limit is not None and self.limit.seat in self.running:
            ends.append(self.last + self.limit_left)
        return min(ends, default=None)

    def out_of_time(self, at: int) -> tuple[int, bool] | None:
        """A seat whose time is up, and whether by the rules of the game."""
        gone = at - self.last
        if self.quiet:
            return next(((seat, False) for seat, left in self.quiet.items() if left <= gone), None)
        limit = self.limit
        if limit is not None and limit.seat in self.running and self.limit_left <= gone:
            return limit.seat, True
        if self.kind != "none":
            for seat in self.running:
                if self.left[seat] <= gone:
                    return seat, False
        return None

    def shown(self, at: int) -> ShownClock:
        gone = max(0, at - self.last)
        left = [max(0, ms - gone) if seat in self.running else ms for seat, ms in enumerate(self.left)]
        if self.limit is not None:
            rest = max(0, self.limit_left - gone) if self.limit.seat in self.running else self.limit_left
            seat = self.limit.seat
            left[seat] = rest if self.kind == "none" else min(left[seat], rest)
        return ShownClock(left, list(self.running))
