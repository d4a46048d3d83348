"""What every table of the tests minds: a question that nobody expected fails the test that met it."""

from __future__ import annotations

from typing import ClassVar

from wyrmhall.core.engine import Decision, Effect
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.turns import TURN


class Questions:
    """A table that remembers which open question its test has looked at."""

    made: ClassVar[list[Questions]] = []  # by the test that runs
    game: Wyrmspan

    def __init__(self) -> None:
        self.looked: Decision | None = None
        self.made.append(self)

    def wake(self) -> None:
        """Run on to the first decision, if nothing is asked yet."""
        if not self.game.pending:
            self.game.run()

    def look(self) -> None:
        self.wake()
        self.looked = self.game.pending[0] if self.game.pending else None

    def expects(self, effect: type[Effect], seat: int = 0) -> None:
        """This is asked now, of this seat."""
        self.look()
        assert isinstance(self.game.decision.effect, effect), self.game.decision
        assert self.game.decision.seat == seat, self.game.decision

    def unexpected(self) -> Decision | None:
        """The question that is open although its test does not know of it."""
        if not self.game.pending:
            return None
        decision = self.game.pending[0]
        return None if decision.effect is TURN or decision is self.looked else decision
