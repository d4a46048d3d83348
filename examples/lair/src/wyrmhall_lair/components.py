"""What a treasure is, and the row of each."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.words import Msg
from wyrmhall_lair.numbers import TREASURES


@dataclass(frozen=True, slots=True)
class Treasure:
    number: int

    @property
    def name(self) -> Msg:
        return Msg("treasure", n=self.number)


ROWS = tuple(Treasure(number) for number in range(TREASURES))
