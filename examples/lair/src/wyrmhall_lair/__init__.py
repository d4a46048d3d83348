"""Lair: settle treasures before the others do; the smallest game that uses everything the house offers."""

from __future__ import annotations

from wyrmhall.core.events import events_in
from wyrmhall.core.rules import Rules
from wyrmhall_lair import events
from wyrmhall_lair.census import census
from wyrmhall_lair.draw import draw
from wyrmhall_lair.faces import FACES
from wyrmhall_lair.library import components
from wyrmhall_lair.scoring import scores, tiebreaks, tied, winners
from wyrmhall_lair.setup import OPTIONS, start
from wyrmhall_lair.subjects import subject
from wyrmhall_lair.view import view

RULES = Rules(
    name="lair",
    prefixes=("LA",),
    seats=(2, 3),
    minutes=5,
    options=OPTIONS,
    start=start,
    view=view,
    scores=scores,
    winners=winners,
    tied=tied,
    tiebreaks=tiebreaks,
    census=census,
    components=components,
    draw=draw,
    subject=subject,
    events=events_in(events),
    faces=FACES,
)
