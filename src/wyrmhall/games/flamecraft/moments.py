"""The moments of a turn at which its player may do something beside the decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import At, Effect, Refusal
from wyrmhall.games.flamecraft.refusing import why_not_beside

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft

# The moments that a fancy dragon waits for, instead of a goal.
FIRING: Final = "firing"
GATHERING: Final = "gathering"


class FreeMoment(Effect):
    """A decision beside which a player may reveal sun dragons and use a companion."""

    __slots__ = ()

    @property
    def quiet(self) -> bool:
        return True  # whether it is asked depends on what the player hides

    def is_busy(self) -> bool:
        """Whether it is asked in the middle of another effect, where nothing may come in between."""
        return False

    def fires(self) -> bool:
        """Whether artisans can be fired up in it, so that Pocus can be revealed."""
        return False

    def gathers(self) -> bool:
        """Whether it is the step of gathering in which artisans are fired up, so that Hocus can be revealed."""
        return False

    def why_not(self, game: Flamecraft, at: At) -> Iterable[Refusal]:
        """What the decision itself does not offer, and why."""
        return ()

    def refusals(self, game: Flamecraft, at: At) -> Iterator[Refusal]:
        yield from self.why_not(game, at)
        if not self.is_busy():
            yield from why_not_beside(game, at, self)
