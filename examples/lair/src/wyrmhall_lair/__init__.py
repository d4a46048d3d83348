"""Lair: settle treasures before the others do; the smallest game that uses everything the house offers."""

from __future__ import annotations

from wyrmhall.core.rules import Component, GameOption, Rules, Setup
from wyrmhall.core.words import Msg
from wyrmhall_lair.draw import draw
from wyrmhall_lair.events import Drew, Gained, Kept, Settled, Sold
from wyrmhall_lair.scoring import census, scores, tiebreaks, tied, winners
from wyrmhall_lair.state import TREASURES
from wyrmhall_lair.turns import start
from wyrmhall_lair.view import view


def components(setup: Setup) -> list[Component]:
    """Every card of the box, for the library."""
    return [Component("treasure", n, Msg("treasure", n=n), (Msg("treasure-text"),)) for n in range(TREASURES)]


RULES = Rules(
    name="lair",
    prefixes=("LA",),
    seats=(2, 3),
    minutes=5,
    options=(GameOption("long", (False, True), False, clause="LA-END-02"),),
    start=start,
    view=view,
    scores=scores,
    winners=winners,
    tied=tied,
    tiebreaks=tiebreaks,
    census=census,
    components=components,
    draw=draw,
    events=(Drew, Gained, Kept, Settled, Sold),
)
