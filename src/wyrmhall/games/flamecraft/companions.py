"""The seven companions of the module, each used once in a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import Effect
from wyrmhall.core.words import Msg
from wyrmhall.packs.names import given_name

RICH_START: Final = 1


@dataclass(frozen=True, slots=True)
class Companion:
    """One card: its bonus at the start, if it has one, and its ability.

    The rules know those of the house by name, with the moment of each; what a pack brings is an effect, and used at any
    moment of the own turn.
    """

    id: int
    key: str
    start: bool = False  # it has a bonus that the rules know by name
    status: str = ""  # of start bonus, ability, name: Printed, Single source, Reconstructed
    begins: Effect | None = None  # the bonus that a pack brings
    ability: Effect | None = None  # the ability that a pack brings
    names: Mapping[str, str] | None = None

    @property
    def name(self) -> Msg:
        return Msg(f"companion-{self.key}") if self.names is None else given_name(self.names)


TABLE: Final[tuple[Companion, ...]] = (
    Companion(0, "peter", status="PPP"),
    Companion(1, "brad", start=True, status="PPP"),
    Companion(2, "daniel", status="PPP"),
    Companion(3, "erick", status="PPP"),
    Companion(4, "manny", status="PPP"),
    Companion(5, "rich", start=True, status="PPP"),
    Companion(6, "sandara", start=True, status="PPP"),
)
