"""Which options each verb of this game can ever offer, so that every one of them can have a number of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wyrmhall.core.engine import SKIP, Decision
from wyrmhall.core.setup import Setup
from wyrmhall.games.seadragons.cards import COLOURS, SHIP_TOKENS, SIZES
from wyrmhall.games.seadragons.components import Box
from wyrmhall.games.seadragons.numbers import (
    DISCARD_GOLD,
    ORIENTATIONS,
    PILE,
    PLACEMENT,
    REEF_KINDS,
    TAKE_BACK,
    TAKEN,
)
from wyrmhall.games.seadragons.payment import ways
from wyrmhall.games.seadragons.setup import box_of
from wyrmhall.games.seadragons.state import SeaDragons


def actions(setup: Setup) -> dict[str, Sequence[int]]:
    """The options by verb; standing options stand under the empty name."""
    box = box_of(setup)
    figures = range(len(box.figures))
    cells = [row * (2 * box.board_size + 2) + i for row in range(2 * box.board_size + 1) for i in _across(box)]
    return {
        "": (DISCARD_GOLD, TAKE_BACK),
        "PickColour": range(len(COLOURS)),
        "PlayOrPass": (SKIP, *figures),
        "PlaceDragon": [PLACEMENT.option(cell, turn) for turn in range(ORIENTATIONS) for cell in cells],
        "PlaceHead": cells,
        "KeepReef": range(REEF_KINDS),
        "CompleteMission": (SKIP, *range(len(box.missions))),
        "PayShips": _payments(box),
        "TakeCard": (*figures, *[TAKEN.option(PILE, size) for size in range(len(SIZES))]),
        "DiscardCard": figures,
    }


def named(game: SeaDragons, decision: Decision, options: tuple[int, ...]) -> tuple[int, ...]:
    """The options as `actions` lists them: here they mean the same in every position already."""
    return options


def _across(box: Box) -> range:
    return range(2 * box.board_size + 1)


@lru_cache(maxsize=8)
def _payments(box: Box) -> tuple[int, ...]:
    """Every way in which a player who owned all ships and reef cards could pay for some mission; nobody has more."""
    found: set[int] = set()
    for mission in box.missions:
        found.update(ways(mission, SHIP_TOKENS, box.reef_deck))
    return tuple(sorted(found))
