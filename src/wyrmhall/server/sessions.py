"""Which cookies still hold: a guest's always, until the guest is kept; then only those of sessions not yet ended."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.server.identity import Bearer
from wyrmhall.server.persons import Persons

PERSONS = "person"
"""The topic of words about somebody's sessions."""
KNOWN_SECONDS = 60.0
"""How long an answer is believed: a process that missed the word is wrong for no longer."""
MOST_KNOWN = 50_000


class Known(NamedTuple):
    holds: bool
    until: float


class Sessions:
    def __init__(self, persons: Persons) -> None:
        self.persons = persons
        self.known: dict[str, dict[str, Known]] = {}  # by person and session

    async def holds(self, bearer: Bearer) -> bool:
        """Whether whoever has this cookie is still whom it names."""
        at = time.monotonic()
        known = self.known.get(bearer.person, {}).get(bearer.session)
        if known is not None and at < known.until:
            return known.holds
        try:
            holds = await self.persons.holds(bearer)
        except (SQLAlchemyError, OSError):
            # What needs the database fails by itself; what does not shall go on as it did.
            return known.holds if known is not None else not bearer.session
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known.setdefault(bearer.person, {})[bearer.session] = Known(holds, at + KNOWN_SECONDS)
        return holds

    def forget(self, person: str) -> None:
        """Something about somebody's sessions has changed; about anybody's, if nobody is named."""
        if person:
            self.known.pop(person, None)
        else:
            self.known.clear()
