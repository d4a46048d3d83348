"""The twenty faces of the objective tiles: what each counts, and what the places are worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.games.wyrmspan.counting import Dragons, capacity, cave_cards, dragons_in
from wyrmhall.games.wyrmspan.moves import egg_count
from wyrmhall.games.wyrmspan.numbers import (
    AGGRESSIVE,
    EVERYWHERE,
    HATCHLING,
    HELPFUL,
    IF_ACTIVATED,
    LARGE,
    LOWEST,
    MEDIUM,
    ONCE_PER_ROUND,
    PLAYFUL,
    SHY,
    SMALL,
    WHEN_PLAYED,
)
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan

LADDER: Final[tuple[tuple[int, ...], ...]] = ((4, 1, 0, 0), (5, 2, 1, 0), (6, 3, 2, 0), (7, 4, 3, 0))
"""VP by round, for the rows 1st, 2nd, 3rd and "other"."""
OTHER: Final = 4  # the row of those with nothing, and of the 4th and 5th
LAPS: Final = 1000  # more than any number of steps: markers count before steps


@dataclass(frozen=True, slots=True)
class Objective:
    """One face of a tile; face 2 * tile + side stands at that index."""

    name: str
    most: int = 0  # what a player can have at most; 0: no limit
    automa: tuple[int, int, int, int] = (0, 0, 0, 0)  # what the Automa has at least, by round
    solo: bool = True
    dragons: Dragons | None = None  # it counts dragons of a kind
    cave: int = -1  # it counts the cards of a cave


AT_ONCE_OR_PER_ROUND: Final = Dragons(EVERYWHERE, timing=WHEN_PLAYED | ONCE_PER_ROUND)
FACES: Final[tuple[Objective, ...]] = (
    Objective("cave-cards-on-mat", 9, (1, 2, 4, 7)),
    Objective("cards-in-amethyst", 7, (1, 2, 4, 5), cave=2),
    Objective("cards-in-crimson", 7, (1, 2, 4, 5), cave=0),
    Objective("cards-in-golden", 7, (1, 2, 4, 5), cave=1),
    Objective("egg-capacity", 0, (4, 7, 10, 17)),
    Objective("eggs", 0, (1, 2, 5, 10)),
    Objective("cached-resources", 0, (0, 1, 3, 5)),
    Objective("guild-position", solo=False),
    Objective("cost-0-2", 12, (1, 2, 3, 4)),
    Objective("cost-3-plus", 12, (0, 1, 2, 3)),
    Objective(
        "when-played-or-once-per-round",
        12,
        (0, 0, 1, 2),
        dragons=AT_ONCE_OR_PER_ROUND,
    ),
    Objective("if-activated", 12, (1, 1, 3, 5), dragons=Dragons(EVERYWHERE, timing=IF_ACTIVATED)),
    Objective("hatchlings", 12, (0, 0, 1, 2), dragons=Dragons(EVERYWHERE, size=HATCHLING)),
    Objective("small", 12, (0, 1, 2, 3), dragons=Dragons(EVERYWHERE, size=SMALL)),
    Objective("medium", 12, (0, 1, 2, 3), dragons=Dragons(EVERYWHERE, size=MEDIUM)),
    Objective("large", 12, (0, 1, 2, 3), dragons=Dragons(EVERYWHERE, size=LARGE)),
    Objective("aggressive", 12, (0, 0, 1, 2), dragons=Dragons(EVERYWHERE, AGGRESSIVE)),
    Objective("playful", 12, (0, 0, 1, 2), dragons=Dragons(EVERYWHERE, PLAYFUL)),
    Objective("shy", 12, (0, 0, 1, 2), dragons=Dragons(EVERYWHERE, SHY)),
    Objective("helpful", 12, (0, 0, 1, 2), dragons=Dragons(EVERYWHERE, HELPFUL)),
)
EGGS: Final = 5
CACHED: Final = 6
GUILD_POSITION: Final = 7


def quantity(game: Wyrmspan, seat: int, face: int) -> int:
    """How much of an objective's target a player has."""
    p, row = game.players[seat], FACES[face]
    if row.dragons is not None:
        return len(row.dragons.members(p, -1))
    if row.cave >= 0:
        return cards_in(p, row.cave)
    if face == 0:
        return cave_cards(p)
    if face == 4:
        return capacity(p)
    if face == EGGS:
        return egg_count(p)
    if face == CACHED:
        return sum(p.cached)
    if face == GUILD_POSITION:
        return guild_position(game, p)
    cheap = sum([p.box.dragons[d].icons <= 2 for d in p.dragons if d])
    return cheap if face == 8 else 12 - p.dragons.count(0) - cheap


def may_shun(game: Wyrmspan, p: Player, face: int) -> bool:
    """Whether a player may want no more of what an objective still to come counts."""
    return LOWEST in p.dragons and face in game.objectives[game.round :]


def cards_in(p: Player, cave: int) -> int:
    """Dragons and cave cards of a cave, covered ones included."""
    return dragons_in(p, cave) + 4 - p.caves[4 * cave : 4 * cave + 4].count(0)


def guild_position(game: Wyrmspan, p: Player) -> int:
    """Markers first, then progress: all steps ever made, or only the place on the ring."""
    steps = p.steps if game.setup["guild_laps"] else p.steps % 12
    if not steps and p.steps:
        steps = 12  # on START after a whole lap
    return LAPS * len(p.markers) + steps


def counted(quantity: int, face: int) -> tuple[int, int | None]:
    """A quantity as players count it: how much, and on the guild track the markers that count before the steps."""
    if face != GUILD_POSITION:
        return quantity, None
    markers, steps = divmod(quantity, LAPS)
    return steps, markers


def rows_of(quantities: list[int]) -> list[int]:
    """The row each player reaches: equal quantities share a row, the next takes the next one, nothing is "other"."""
    ranks = sorted({q for q in quantities if q}, reverse=True)
    return [min(ranks.index(q) + 1, OTHER) if q else OTHER for q in quantities]
