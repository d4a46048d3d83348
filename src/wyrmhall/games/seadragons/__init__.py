"""Sea Dragons: lay dragons on the sea, gather ships and gold, rule the four realms."""

from __future__ import annotations

from wyrmhall.core.events import events_in
from wyrmhall.core.rules import Rules
from wyrmhall.games.seadragons import events
from wyrmhall.games.seadragons.census import census
from wyrmhall.games.seadragons.draw import draw
from wyrmhall.games.seadragons.faces import BOARD, FACES
from wyrmhall.games.seadragons.library import components
from wyrmhall.games.seadragons.pack import check_pack
from wyrmhall.games.seadragons.scoring import merits, scores, winners
from wyrmhall.games.seadragons.setup import OPTIONS, check, restore, start
from wyrmhall.games.seadragons.subjects import subject
from wyrmhall.games.seadragons.turns import turned
from wyrmhall.games.seadragons.versions import VERSION
from wyrmhall.games.seadragons.view import view

RULES = Rules(
    name="seadragons",
    prefixes=("SD",),
    seats=(2, 3, 4, 5),
    minutes=40,
    options=OPTIONS,
    start=start,
    restore=restore,
    view=view,
    scores=scores,
    winners=winners,
    merits=merits,
    census=census,
    components=components,
    draw=draw,
    subject=subject,
    turned=turned,
    check_pack=check_pack,
    check=check,
    events=events_in(events),
    faces=FACES,
    board=BOARD,
    version=VERSION,
    kept=(1, 2),
)
