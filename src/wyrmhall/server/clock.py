"""How much time each seat has left, computed from the times in the log alone."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmhall.core.rules import Limit
from wyrmhall.server.week import DAY, Week
from wyrmhall.server.wire_play import ShownClock
from wyrmhall.server.wire_tables import ClockIn

NOTICE = 60_000
"""Milliseconds between the end of a pause and the clock's going on."""
QUIET, LEAST_QUIET = 30_000, 5_000
"""Milliseconds for a decision that the others must not know of: at most, and at least."""

AHEAD = 60_000
"""Milliseconds that times in the log may be in the future."""

PAUSE = 60_000
"""Milliseconds for which all clocks stand, at most, while the others are asked whether they agree to an undo."""


class Clock:
    """None, so many seconds for each decision or turn, or a bank for the game; and beside it the limit of the rules.

    A turn is over when another seat is waited for. Only an answer begins or ends one: whoever takes an answer back gets
    no time for it, and who gives it again is not paid for the same turn twice.

    A seat that is asked quietly has a time of its own for that decision, which is shown to nobody. Meanwhile the clock
    goes on for whoever answered last, who seems to be thinking still: a clock that stood still, or another that ran,
    would tell that somebody was asked. So that nobody loses much by it, and no clock is seen to stand at zero for long,
    a quiet question has no more time than the one who seems to think, though a few seconds always.
    """

    def __init__(self, said: ClockIn, seats: int, started: int) -> None:
        self.kind = said.kind
        self.full = said.seconds * 1000
        self.increment = said.increment * 1000
        self.week = Week(said.days_off, said.offset)
        self.left = [self.full] * seats
        self.resumes = 0  # when it goes on after the last pause
        self.paid = [0] * seats  # the step after which each seat was last paid for a turn
        self.is_paused = False
        self.last = started
        self.paused_until = 0  # while the others are asked whether they agree to an undo
        self.running: Sequence[int] = ()
        self.quiet: dict[int, int] = {}
        self.limit: Limit | None = None
        self.limit_left = 0

    @property
    def _since(self) -> int:
        """From when on time has passed that is not counted yet."""
        return max(self.last, self.paused_until)

    @property
    def is_on(self) -> bool:
        return self.kind != "none" or self.limit is not None

    @property
    def has_days(self) -> bool:
        """Whether nobody is expected to sit and wait."""
        return self.kind != "none" and self.full >= DAY

    def pass_time(self, at: int) -> None:
        """Time goes by for the seats that are waited for."""
        if not self.is_on:
            self.last = max(at, self.last)
            return
        self.catch_up(at)
        since, self.last = self._since, max(at, self.last)
        if self.is_paused:
            return
        gone, counted = max(0, at - since), self.week.passed(since, max(since, at))
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - counted)
        self.quiet = {seat: max(0, left - gone) for seat, left in self.quiet.items()}
        if self.limit is not None and self.limit.seat in self.running:
            self.limit_left = max(0, self.limit_left - gone)

    def catch_up(self, at: int) -> None:
        """Where the machine's clock was set back, time goes on from here: else all would stand until it is there again.

        What is told of the future otherwise, the end of a pause, is never further away than this."""
        if self._since > at + AHEAD:
            self.last, self.paused_until, self.resumes = at, 0, 0

    def pause(self) -> None:
        self.is_paused = True

    def go_on(self, at: int) -> None:
        """In a moment, so that nobody loses time who has to come back first."""
        self.is_paused = False
        self.last = self.resumes = at + NOTICE

    def wait_for(
        self,
        waiting: Sequence[int],
        quietly: Sequence[int],
        asked_anew: Sequence[int],
        limit: Limit | None,
        answered: int = 0,
    ) -> None:
        """From now on these seats are waited for, some of them quietly; those in `asked_anew` have a new decision.

        `answered`: the step that an answer has led to; 0 if it was something else, such as an undo.
        """
        if quietly:
            if self.is_on:
                given = max(LEAST_QUIET, min([QUIET, *[self._left(seat) for seat in self.running]]))
                self.quiet = {seat: given if seat in asked_anew else self.quiet.get(seat, given) for seat in quietly}
            return
        before, self.running = self.running, waiting
        if limit is None and not self.is_on:
            return
        self.quiet = {}
        if self.kind == "move":
            for seat in asked_anew:
                self.left[seat] = self.full
        elif answered:
            self._turns(before, answered)
        if limit is not None and (self.limit is None or limit.turn != self.limit.turn):
            self.limit_left = limit.seconds * 1000
        self.limit = limit

    def _turns(self, before: Sequence[int], step: int) -> None:
        """Seats that are waited for no more have had their turn, and others begin theirs."""
        if self.kind == "turn":
            for seat in self.running:
                if seat not in before:
                    self.left[seat] = self.full
        elif self.increment:
            for seat in before:
                if seat not in self.running and step > self.paid[seat]:
                    self.left[seat] += self.increment
                    self.paid[seat] = step

    def _left(self, seat: int) -> int:
        left = [self.left[seat]] if self.kind != "none" else []
        if self.limit is not None and self.limit.seat == seat:
            left.append(self.limit_left)
        return min(left, default=QUIET)

    def due(self) -> int | None:
        """When the first of the running clocks is at zero, in milliseconds since 1970."""
        if self.is_paused:
            return None
        since = self._since
        if self.quiet:
            return since + min(self.quiet.values())
        ends = [self.week.after(since, self.left[seat]) for seat in self.running] if self.kind != "none" else []
        if self.limit is not None and self.limit.seat in self.running:
            ends.append(since + self.limit_left)
        return min(ends, default=None)

    def out_of_time(self, at: int) -> tuple[int, bool] | None:
        """A seat whose time is up, and whether by the rules of the game."""
        since = self._since
        gone = at - since
        if self.is_paused or gone < 0:
            return None
        if self.quiet:
            return next(((seat, False) for seat, left in self.quiet.items() if left <= gone), None)
        limit = self.limit
        if limit is not None and limit.seat in self.running and self.limit_left <= gone:
            return limit.seat, True
        if self.kind != "none":
            counted = self.week.passed(since, at)
            for seat in self.running:
                if self.left[seat] <= counted:
                    return seat, False
        return None

    def shown(self, at: int, asks_pause: Sequence[int] = ()) -> ShownClock:
        if self.is_paused:
            at = self.last
        since = self._since
        gone, counted = max(0, at - since), self.week.passed(since, max(since, at))
        left = [max(0, ms - counted) if seat in self.running else ms for seat, ms in enumerate(self.left)]
        if self.limit is not None:
            rest = max(0, self.limit_left - gone) if self.limit.seat in self.running else self.limit_left
            seat = self.limit.seat
            left[seat] = rest if self.kind == "none" else min(left[seat], rest)
        stands = self.is_paused or at < self.paused_until or self.week.is_off(at)
        running = [] if stands else list(self.running)
        return ShownClock(left, running, self.is_paused, list(asks_pause), max(0, self.resumes - at))
