"""Sea Dragons: lay dragons on the sea, gather ships and gold, rule the four realms."""

from __future__ import annotations

from wyrmhall.core.rules import Rules
from wyrmhall.games.seadragons.draw import draw
from wyrmhall.games.seadragons.library import census, components
from wyrmhall.games.seadragons.pack import check_pack
from wyrmhall.games.seadragons.scoring import scores, winners
from wyrmhall.games.seadragons.start import OPTIONS, check, start
from wyrmhall.games.seadragons.view import view

RULES = Rules(
    name="seadragons",
    prefixes=("SD",),
    seats=(2, 3, 4, 5),
    minutes=40,
    options=OPTIONS,
    start=start,
    view=view,
    scores=scores,
    winners=winners,
    census=census,
    components=components,
    draw=draw,
    check_pack=check_pack,
    check=check,
    version=2,
    kept=(1,),
)
