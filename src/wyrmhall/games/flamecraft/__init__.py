"""Flamecraft: a town of shops where artisan dragons settle, for one to five players."""

from __future__ import annotations

from wyrmhall.core.events import events_in
from wyrmhall.core.rules import Rules
from wyrmhall.games.flamecraft import events, solo
from wyrmhall.games.flamecraft.census import census
from wyrmhall.games.flamecraft.draw import draw
from wyrmhall.games.flamecraft.faces import BOARD, FACES
from wyrmhall.games.flamecraft.library import components
from wyrmhall.games.flamecraft.pack import check_pack
from wyrmhall.games.flamecraft.scoring import merits, scores, winners
from wyrmhall.games.flamecraft.setup import OPTIONS, restore, start
from wyrmhall.games.flamecraft.subjects import subject, uses
from wyrmhall.games.flamecraft.turns import turned
from wyrmhall.games.flamecraft.versions import VERSION
from wyrmhall.games.flamecraft.view import view

RULES = Rules(
    name="flamecraft",
    prefixes=("FC",),
    seats=(1, 2, 3, 4, 5),
    minutes=60,
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
    uses=uses,
    check_pack=check_pack,
    profile=solo.profile,
    version=VERSION,  # what each version changed stands in docs/rules/CHANGES.md
    kept=(2,),
    verdict=solo.verdict,
    events=events_in(events),
    faces=FACES,
    board=BOARD,
)
