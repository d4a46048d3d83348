"""Tables that could not be loaded when they were last asked for, and why."""

from __future__ import annotations

import logging
import time

from wyrmhall.server.loading import Stranded

log = logging.getLogger(__name__)
MOST_STRANDED = 1_000
STRANDED_SECONDS = 30.0
MOST_BROKEN = 1_000


class Unloadable:
    def __init__(self) -> None:
        self.stranded: dict[str, tuple[Stranded, float]] = {}  # tables of other rules, and how long we believe it
        self.broken: dict[str, str] = {}  # those that a row or a log cannot be read for

    def check(self, id: str) -> None:
        """Raises what is still known of a table."""
        stranded = self.stranded.get(id)
        if stranded is not None and time.monotonic() < stranded[1]:
            raise stranded[0].with_traceback(None)

    def strand(self, id: str, stranded: Stranded) -> None:
        """For a while, since finding out took several replays, and those at the table will ask again."""
        log.error("%s", stranded)
        while len(self.stranded) >= MOST_STRANDED:
            del self.stranded[next(iter(self.stranded))]
        self.stranded[id] = (stranded, time.monotonic() + STRANDED_SECONDS)

    def breaks(self, id: str, why: str) -> None:
        """Remembered for the operator."""
        if id not in self.broken and len(self.broken) < MOST_BROKEN:
            self.broken[id] = why
