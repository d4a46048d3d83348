"""What tables of the tests mind: a question that nobody expected fails the test that it is open in at the end."""

from __future__ import annotations

from typing import Any, ClassVar

from wyrmhall.core.engine import Decision


class Questions:
    """A table that remembers which open question its test has looked at."""

    made: ClassVar[list[Questions]] = []  # by the test that runs
    RESTS: ClassVar[tuple[str, ...]] = ()
    """What is asked in every turn or every set-up, so that a test may end there without a word."""
    game: Any
    looked: Decision | None = None

    def remember(self) -> None:
        """This table is one of the test that runs; what it asks already is what the test begins with."""
        self.made.append(self)
        self.look()

    def look(self) -> None:
        self.looked = self.game.pending[0] if self.game.pending else None

    def leaves(self, *names: str) -> None:
        """The test ends while one of these is asked."""
        assert type(self.game.decision.effect).__name__ in names
        self.look()

    def unexpected(self) -> Decision | None:
        """The question that is open although its test does not know of it."""
        decision: Decision | None = self.game.pending[0] if self.game.pending else None
        if decision is None or decision is self.looked or type(decision.effect).__name__ in self.RESTS:
            return None
        return decision
