"""What tables and benches of Wyrmspan mind beside what all games do: they may be looked at before they run."""

from __future__ import annotations

from typing import ClassVar

from tests.games import questions
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.turns import TURN


class Questions(questions.Questions):
    RESTS: ClassVar[tuple[str, ...]] = (type(TURN).__name__,)
    game: Wyrmspan

    def __init__(self) -> None:
        self.made.append(self)

    def wake(self) -> None:
        """Run on to the first decision, if nothing is asked yet."""
        if not self.game.pending:
            self.game.run()

    def look(self) -> None:
        self.wake()
        super().look()

    def expects(self, effect: type[Effect], seat: int = 0) -> None:
        """This is asked now, of this seat."""
        self.look()
        assert isinstance(self.game.decision.effect, effect), self.game.decision
        assert self.game.decision.seat == seat, self.game.decision
