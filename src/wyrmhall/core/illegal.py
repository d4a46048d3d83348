"""An answer that is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wyrmhall.core.engine import Decision


class IllegalOption(ValueError):
    """The option is not among those that the seat is offered now."""

    def __init__(self, seat: int, option: int, decision: Decision | None) -> None:
        self.seat, self.option, self.decision = seat, option, decision
        what = "is not asked for anything now" if decision is None else f"is not offered option {option} now"
        super().__init__(f"seat {seat} {what}")
