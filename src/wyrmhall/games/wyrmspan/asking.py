"""What the state must know of a verb that asks: it cannot import the verbs, since they import it."""

from __future__ import annotations

from wyrmhall.core.engine import Effect


class Asking(Effect):
    """A verb, as far as the state and imagined worlds look at it."""

    __slots__ = ()

    @property
    def closed(self) -> bool:
        """Whether it asks in the middle of a payment, where no exchange may come between."""
        return False

    @property
    def face_down(self) -> bool:
        """Whether it is about a card of a hand that nobody else will see."""
        return False


def is_face_down(effect: Effect) -> bool:
    return isinstance(effect, Asking) and effect.face_down
