"""Days of the week on which no time passes: how much of a span counts, and when so much will have counted."""

from __future__ import annotations

from collections.abc import Collection

DAY = 24 * 3_600_000
WEEK = 7 * DAY
THURSDAY = 3
"""The first of January 1970."""


class Week:
    """Days are counted by one clock for the whole table, its owner's, as far from UTC as it was when it was opened."""

    def __init__(self, off: Collection[int], offset: int) -> None:
        self.off = frozenset(off)
        self.shift = offset * 60_000

    def is_off(self, at: int) -> bool:
        return ((at + self.shift) // DAY + THURSDAY) % 7 in self.off

    def passed(self, start: int, end: int) -> int:
        """Milliseconds between two moments that are not on a day off."""
        if end <= start:
            return 0
        if not self.off:
            return end - start
        weeks = (end - start) // WEEK
        counted, at = weeks * self._in_a_week, start + weeks * WEEK
        while at < end:
            next_day = min(self._midnight(at), end)
            if not self.is_off(at):
                counted += next_day - at
            at = next_day
        return counted

    def after(self, start: int, milliseconds: int) -> int:
        """When so much will have passed since then."""
        if not self.off:
            return start + milliseconds
        weeks, rest = divmod(milliseconds, self._in_a_week)
        at = start + weeks * WEEK
        while True:
            next_day = self._midnight(at)
            if not self.is_off(at):
                if rest <= next_day - at:
                    return at + rest
                rest -= next_day - at
            at = next_day

    @property
    def _in_a_week(self) -> int:
        return WEEK - len(self.off) * DAY

    def _midnight(self, at: int) -> int:
        """The next one."""
        return (at + self.shift) // DAY * DAY + DAY - self.shift
