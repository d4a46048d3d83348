"""What a card is: the rows of the tables, and where effects find them by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.kinds import END_GAME, IF_ACTIVATED, ONCE_PER_ROUND, WHEN_PLAYED


@dataclass(frozen=True, slots=True)
class Dragon:
    number: int
    name: str
    size: int
    trait: int
    vp: int
    nests: int
    cost: tuple[int, int, int, int, int, int]  # meat, gold, crystal, milk, coins, eggs
    caves: tuple[int, ...]  # preferred
    played: Effect | None = None
    activated: Effect | None = None
    round_end: Effect | None = None
    game_end: Effect | None = None
    feed: int = -1  # what a hatchling is fed with: a kind of resource, or DRAGON for tucked cards
    fed: Effect | None = None  # its benefit at every feeding
    third: Effect | None = None  # benefit and bonus, at the third, part by part
    blocks: Effect | None = None  # the same as two blocks, as it was before version 2
    status: str = "single_source"

    @property
    def timings(self) -> int:
        return (
            (WHEN_PLAYED if self.played else 0)
            | (IF_ACTIVATED if self.activated else 0)
            | (ONCE_PER_ROUND if self.round_end else 0)
            | (END_GAME if self.game_end else 0)
        )

    @property
    def icons(self) -> int:
        """How many icons its printed cost has."""
        return sum(self.cost)


@dataclass(frozen=True, slots=True)
class Cave:
    number: int
    effect: Effect
    like: int  # the lowest number with the same effect: for a player they are the same card
    spends: bool  # whether the effect may spend a coin, so that the completion bonus may be wanted before it
    status: str = "single_source"


# Filled by the tables, which are made of effects, which look here.
DRAGONS: Final[list[Dragon]] = []  # by number; nothing stands at 0
CAVES: Final[list[Cave]] = []
NESTS: Final[list[int]] = []
COSTS: Final[list[tuple[int, int, int, int, int, int]]] = []
HOMES: Final[list[tuple[int, ...]]] = []
HOME_BITS: Final[list[int]] = []  # the same as bits
LIKE: Final[list[int]] = []
ICONS: Final[list[Effect]] = []  # the explore icons, 5 * cave + icon
TRACK: Final[list[Effect]] = []  # what entering each space of the guild track gives
BONUSES: Final[list[list[Effect | None]]] = []  # per tile, what each place gives at once
