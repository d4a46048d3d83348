"""What is counted and asked of a mat: sets of dragons, conditions, and the numbers that cards and tiles score."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from wyrmhall.core.engine import Effect
from wyrmhall.core.params import meaning
from wyrmhall.games.wyrmspan.moves import egg_count, spaces_of
from wyrmhall.games.wyrmspan.numbers import (
    AGGRESSIVE,
    END_GAME,
    EVERYWHERE,
    HATCHLING,
    HELPFUL,
    IF_ACTIVATED,
    LARGE,
    ONCE_PER_ROUND,
    PLACES,
    PLAYFUL,
    SIZES,
    SMALL,
    SPACES,
    THIS_CAVE,
    TRAITS,
    WHEN_PLAYED,
)
from wyrmhall.games.wyrmspan.parameters import COUNTED, SIZE_WORDS, TIMING_WORDS, TRAIT_WORDS
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan

TIMINGS: Final = {
    0: "any",
    WHEN_PLAYED: "when-played",
    IF_ACTIVATED: "if-activated",
    ONCE_PER_ROUND: "once-per-round",
    END_GAME: "end-game",
}


@dataclass(frozen=True, slots=True)
class Dragons(Effect):
    """A set of own visible dragons. It is no effect, but it is said like one."""

    where: int = field(default=THIS_CAVE, metadata=COUNTED)
    trait: int = field(default=-1, metadata=meaning(TRAIT_WORDS))
    size: int = field(default=-1, metadata=meaning(SIZE_WORDS))
    timing: int = field(default=0, metadata=meaning({**TIMING_WORDS, "end_game": END_GAME}))
    other: bool = False  # not the dragon that asks
    gentle: bool = False  # all but aggressive ones

    def members(self, p: Player, space: int) -> list[int]:
        found = []
        rows = p.box.dragons
        for s in range(SPACES) if self.where == EVERYWHERE else spaces_of(self.where, space):
            number = p.dragons[s]
            if number and not (self.other and s == space):
                dragon = rows[number]
                if (
                    (self.trait < 0 or dragon.trait == self.trait)
                    and (self.size < 0 or dragon.size == self.size)
                    and (not self.timing or dragon.timings & self.timing)
                    and not (self.gentle and dragon.trait == AGGRESSIVE)
                ):
                    found.append(s)
        return found

    def words(self) -> dict[str, object]:
        return {
            "where": PLACES[self.where],
            "trait": "any" if self.trait < 0 else TRAITS[self.trait],
            "size": "any" if self.size < 0 else SIZES[self.size],
            "timing": TIMINGS[self.timing],
            "other": self.other,
            "gentle": self.gentle,
        }


class When(Enum):
    """Conditions that cards name."""

    THREE_IN_CAVE = auto()
    COLUMN_FULL = auto()
    MARKER_ON_TILE = auto()
    CRIMSON_AS_LEFT = auto()
    GOLDEN_AS_LEFT = auto()
    AMETHYST_AS_LEFT = auto()
    BETWEEN_DRAGONS = auto()
    NO_AGGRESSIVE_IN_CAVE = auto()
    CAVE_EXCAVATED = auto()
    LAST_IN_CAVE = auto()
    HATCHLING_SMALL_LARGE_IN_CAVE = auto()
    CRIMSON_FULL = auto()
    GOLDEN_FULL = auto()
    AMETHYST_FULL = auto()
    CAVE_FULL = auto()
    OTHER_PLAYFUL_IN_CAVE = auto()
    OTHER_HELPFUL_IN_COLUMN = auto()


def holds(when: When, game: Wyrmspan, seat: int, space: int) -> bool:
    """Whether a condition of the dragon on this space holds now."""
    p = game.players[seat]
    start = space & 12
    if when is When.THREE_IN_CAVE:
        return dragons_in(p, start >> 2) >= 3
    if when is When.COLUMN_FULL:
        return column_full(p, space & 3)
    if when is When.MARKER_ON_TILE:
        return bool(p.markers)
    if when in AS_LEFT:
        cave = AS_LEFT[when]
        left = game.players[(seat + 1) % len(game.players)]
        return dragons_in(p, cave) >= dragons_in(left, cave)
    if when is When.BETWEEN_DRAGONS:
        return space & 3 in (1, 2) and bool(p.dragons[space + 1])  # there is no gap before a dragon
    if when is When.NO_AGGRESSIVE_IN_CAVE:
        return not AGGRESSIVE_HERE.members(p, space)
    if when is When.CAVE_EXCAVATED:
        return bool(p.caves[start + 3])  # a cave is excavated in order
    if when is When.LAST_IN_CAVE:
        return not any(p.dragons[space + 1 : start + 4])
    if when is When.HATCHLING_SMALL_LARGE_IN_CAVE:
        sizes = {p.box.dragons[d].size for d in p.dragons[start : start + 4] if d}
        return {HATCHLING, SMALL, LARGE} <= sizes
    if when in FULL:
        return dragons_in(p, FULL[when]) == 4
    if when is When.CAVE_FULL:
        return dragons_in(p, start >> 2) == 4
    if when is When.OTHER_PLAYFUL_IN_CAVE:
        return bool(OTHER_PLAYFUL.members(p, space))
    assert when is When.OTHER_HELPFUL_IN_COLUMN
    return bool(OTHER_HELPFUL.members(p, space))


WHEN_WORDS: Final = {when.name.lower(): when for when in When}
AS_LEFT: Final = {When.CRIMSON_AS_LEFT: 0, When.GOLDEN_AS_LEFT: 1, When.AMETHYST_AS_LEFT: 2}
FULL: Final = {When.CRIMSON_FULL: 0, When.GOLDEN_FULL: 1, When.AMETHYST_FULL: 2}
AGGRESSIVE_HERE: Final = Dragons(THIS_CAVE, AGGRESSIVE)
OTHER_PLAYFUL: Final = Dragons(THIS_CAVE, PLAYFUL, other=True)
OTHER_HELPFUL: Final = Dragons(3, HELPFUL, other=True)


class Tally(Enum):
    """Numbers that cards and tiles count, beside sets of dragons."""

    LOWEST_ON_OBJECTIVES = auto()
    MARKERS_ON_TILE = auto()
    SETS_OF_TRAITS = auto()
    SETS_OF_SIZES = auto()
    PAIRS_OF_EGGS = auto()
    FULL_COLUMNS = auto()
    CAVE_CARDS = auto()
    RESOURCES_IN_COSTS = auto()


TALLY_WORDS: Final = {what.name.lower(): what for what in Tally}


def tally(what: Tally, game: Wyrmspan, seat: int) -> int:
    p = game.players[seat]
    if what is Tally.LOWEST_ON_OBJECTIVES:
        return sum(_is_lowest(game, seat, i) for i in range(len(p.rows)))
    if what is Tally.MARKERS_ON_TILE:
        return len(p.markers)
    if what is Tally.SETS_OF_TRAITS:
        traits = [p.box.dragons[d].trait for d in p.dragons if d]
        return min(traits.count(t) for t in range(4))
    if what is Tally.SETS_OF_SIZES:
        sizes = [p.box.dragons[d].size for d in p.dragons if d]
        return min(sizes.count(s) for s in range(4))
    if what is Tally.PAIRS_OF_EGGS:
        return egg_count(p) // 2
    if what is Tally.FULL_COLUMNS:
        return sum(column_full(p, column) for column in range(4))
    if what is Tally.CAVE_CARDS:
        return cave_cards(p)
    assert what is Tally.RESOURCES_IN_COSTS
    return max(resources_in_costs(p))


def _is_lowest(game: Wyrmspan, seat: int, objective: int) -> bool:
    """No other marker stands on a lower row of this objective; higher numbers are lower rows."""
    own = game.players[seat].rows[objective]
    others = [p.rows[objective] for i, p in enumerate(game.players) if i != seat]
    if game.automa is not None:
        others.append(game.automa.rows[objective])
    return all(row <= own for row in others)


def dragons_in(p: Player, cave: int) -> int:
    return 4 - p.dragons[4 * cave : 4 * cave + 4].count(0)


def column_full(p: Player, column: int) -> bool:
    return bool(p.dragons[column] and p.dragons[4 + column] and p.dragons[8 + column])


def cave_cards(p: Player) -> int:
    return SPACES - p.caves.count(0)


def dragon_count(p: Player) -> int:
    return SPACES - p.dragons.count(0)


def excavated(p: Player, cave: int) -> int:
    """Excavated spaces of a cave, the first column included."""
    return 5 - p.caves[4 * cave : 4 * cave + 4].count(0)


def capacity(p: Player) -> int:
    nests = p.box.nests
    return sum([nests[d] for d in p.dragons])


def resources_in_costs(p: Player) -> list[int]:
    """Per cave, the resource icons in the costs of its visible dragons."""
    costs = p.box.costs
    return [sum([sum(costs[d][:4]) for d in p.dragons[start : start + 4]]) for start in (0, 4, 8)]
