"""Which options each verb of this game can ever offer, so that learning programs can number them."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmhall.core.engine import FIRST_STANDING, SKIP, Decision
from wyrmhall.core.setup import Setup
from wyrmhall_lair.numbers import A_TREASURE, CARDS
from wyrmhall_lair.state import Lair


def actions(setup: Setup) -> dict[str, Sequence[int]]:
    """The options by verb; the standing ones under the empty name."""
    cards = CARDS.options(A_TREASURE)
    return {
        "": (FIRST_STANDING,),
        "Pick": (0, 1),
        "OneOf": (0, 1, 2),
        "Settle": cards,
        "Sell": cards,
        "May": (SKIP, 1),
    }


def named(game: Lair, decision: Decision, options: tuple[int, ...]) -> tuple[int, ...]:
    """The options as `actions` lists them, where they mean something else in every position."""
    return options
