"""Wyrmspan, by Connie Vogelmann: the game as the house knows it."""

from __future__ import annotations

from wyrmhall.core.events import events_in
from wyrmhall.core.rules import Rules
from wyrmhall.games.wyrmspan import events, faces
from wyrmhall.games.wyrmspan.census import census
from wyrmhall.games.wyrmspan.draw import draw
from wyrmhall.games.wyrmspan.library import board, components
from wyrmhall.games.wyrmspan.pack import check_pack
from wyrmhall.games.wyrmspan.rounds import last_coin
from wyrmhall.games.wyrmspan.scoring import collected, merits, scores, winners
from wyrmhall.games.wyrmspan.setup import OPTIONS, restore, start, turned
from wyrmhall.games.wyrmspan.subjects import subject
from wyrmhall.games.wyrmspan.versions import VERSION
from wyrmhall.games.wyrmspan.view import view, views

RULES = Rules(
    name="wyrmspan",
    prefixes=("WS", "AU"),
    seats=(1, 2, 3, 4, 5),
    minutes=90,
    options=OPTIONS,
    start=start,
    restore=restore,
    view=view,
    views=views,
    scores=scores,
    goods=lambda game, seat: tuple(game.players[seat].supply),
    winners=winners,
    merits=merits,
    collected=collected,
    census=census,
    components=components,
    draw=draw,
    subject=subject,
    warning=last_coin,
    turned=turned,
    events=events_in(events),
    faces=faces.FACES,
    board=board(),
    check_pack=check_pack,
    version=VERSION,
    kept=(1, 2),
)
