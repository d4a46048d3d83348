"""What a card is: the rows of the tables, and the box in which verbs find them by number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from wyrmhall.core.engine import Effect
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.numbers import END_GAME, IF_ACTIVATED, ONCE_PER_ROUND, WHEN_PLAYED
from wyrmhall.packs.names import given_name

Cost: TypeAlias = tuple[int, int, int, int, int, int]  # meat, gold, crystal, milk, coins, eggs


@dataclass(frozen=True, slots=True)
class Dragon:
    """A dragon card."""

    number: int
    name: str
    size: int
    trait: int
    vp: int
    nests: int
    cost: Cost
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
    names: Mapping[str, str] | None = None  # of a dragon that a pack brings

    @property
    def said(self) -> Msg:
        """Its name: from the locale files, or as the pack gives it."""
        return Msg(f"dragon-{self.number}") if self.names is None else given_name(self.names)

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
    """A cave card."""

    number: int
    effect: Effect
    like: int  # the lowest number with the same effect: for a player they are the same card
    spends: bool  # whether the effect may spend a coin, so that the completion bonus may be wanted before it
    status: str = "single_source"


@dataclass(frozen=True, slots=True)
class Tile:
    """Rows 1 to 3 give a bonus at once, row 4 scores at the end, and below it stand places with printed VP."""

    name: str
    rows: tuple[Effect, Effect, Effect, Effect]
    squares: tuple[int, int, int, int]  # on the face for 1 or 2 players
    statuses: tuple[str, str, str, str]  # of the bonuses
    seen: str  # how the squares of the other face are known
    more_squares: tuple[int, ...] = ()  # of the other face; by default one more in each row
    lowest: tuple[int, ...] = ()  # VP of the places below, if a pack tells them
    more_lowest: tuple[int, ...] = ()
    seen_small: str = "single_source"  # how the squares of the face for few players are known


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All the components of a table, by number: those of the house, or what a pack makes of them."""

    dragons: tuple[Dragon, ...]  # nothing stands at 0, nor among the caves
    caves: tuple[Cave, ...]
    tiles: tuple[Tile, ...]
    icons: tuple[Effect, ...]  # the explore icons, 5 * cave + icon
    track: tuple[Effect, ...]  # what entering each space of the guild track gives
    standing: tuple[Effect, ...]  # what may be done beside any decision
    nests: list[int]  # of each dragon; this and the next, by which playouts look up most, follow from the rows
    costs: list[Cost]
    homes: list[tuple[int, ...]]
    home_bits: list[int]
    like: list[int]  # of each cave card


def packed(
    dragons: tuple[Dragon, ...],
    caves: tuple[Cave, ...],
    tiles: tuple[Tile, ...],
    icons: tuple[Effect, ...],
    track: tuple[Effect, ...],
    standing: tuple[Effect, ...],
) -> Box:
    """A box of these components."""
    return Box(
        dragons,
        caves,
        tiles,
        icons,
        track,
        standing,
        nests=[row.nests for row in dragons],
        costs=[row.cost for row in dragons],
        homes=[row.caves for row in dragons],
        home_bits=[sum([1 << cave for cave in row.caves]) for row in dragons],
        like=[row.like for row in caves],
    )


NO_BOX: Final = packed((), (), (), (), (), ())
"""Of a table that nobody has unpacked a box for yet."""
