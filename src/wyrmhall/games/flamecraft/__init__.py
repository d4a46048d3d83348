"""Flamecraft: a town of shops where artisan dragons settle, for one to five players."""

from __future__ import annotations

from wyrmhall.core.rules import GameOption, Rules
from wyrmhall.games.flamecraft import solo
from wyrmhall.games.flamecraft.census import census
from wyrmhall.games.flamecraft.draw import draw
from wyrmhall.games.flamecraft.library import components
from wyrmhall.games.flamecraft.opening import start
from wyrmhall.games.flamecraft.scoring import scores, winners
from wyrmhall.games.flamecraft.view import view

RULES = Rules(
    name="flamecraft",
    prefixes=("FC",),
    seats=(1, 2, 3, 4, 5),
    minutes=60,
    options=(
        GameOption("deck", ("purple", "gold"), "purple", clause="FC-SET-17"),
        GameOption("companions", (False, True), False, seats=(2, 3, 4, 5), clause="FC-CPN-01"),
        GameOption("shop_deck", ("rules", "mixed"), "rules", seats=(2, 3, 4, 5), clause="FC-SET-09"),
        GameOption("second_flip", (True, False), True, clause="FC-EDN-13", since=2),
        GameOption("last_word", (False, True), False, seats=(2, 3, 4, 5), clause="FC-INF-20", since=2),
        GameOption("solo_limits", (True, False), True, seats=(1,), clause="FC-SOL-09"),
        GameOption("starter_places", ("picture", "random"), "picture", seats=(1,), clause="FC-SET-33", since=2),
    ),
    start=start,
    view=view,
    scores=scores,
    winners=winners,
    census=census,
    components=components,
    draw=draw,
    profile=solo.profile,
    version=2,  # what each version changed stands in docs/rules/CHANGES.md
    verdict=solo.verdict,
)
