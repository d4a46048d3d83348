"""Worms: The Board Game, with its optional rules and the collector's edition."""

from __future__ import annotations

from wyrmhall.core.events import events_in
from wyrmhall.core.rules import Rules
from wyrmhall.games.worms import events
from wyrmhall.games.worms.census import census
from wyrmhall.games.worms.draw import draw
from wyrmhall.games.worms.faces import BOARD, FACES
from wyrmhall.games.worms.landing import lands
from wyrmhall.games.worms.library import components
from wyrmhall.games.worms.numbers import DIE, FLIP
from wyrmhall.games.worms.pack import check_pack
from wyrmhall.games.worms.scoring import merits, scores, tiebreaks, tied, winners
from wyrmhall.games.worms.setup import OPTIONS, check, restore, start
from wyrmhall.games.worms.subjects import subject
from wyrmhall.games.worms.turns import limit, turned
from wyrmhall.games.worms.versions import VERSION
from wyrmhall.games.worms.view import view, views

RULES = Rules(
    name="worms",
    prefixes=("WM",),
    seats=(2, 3, 4, 5, 6),
    minutes=60,
    options=OPTIONS,
    start=start,
    restore=restore,
    view=view,
    views=views,
    scores=scores,
    winners=winners,
    merits=merits,
    tied=tied,
    tiebreaks=tiebreaks,
    census=census,
    components=components,
    draw=draw,
    subject=subject,
    turned=turned,
    check_pack=check_pack,
    check=check,
    limit=limit,
    events=events_in(events),
    dice=(DIE, FLIP),
    lands=lands,
    faces=FACES,
    board=BOARD,
    version=VERSION,
    kept=(1,),
)
