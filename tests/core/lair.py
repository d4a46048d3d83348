"""Lair, the model package of examples/, as the engine tests use it: with an option more, and seat 0 always wins."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import wyrmhall_lair
from fluent.runtime import FluentResource
from wyrmhall_lair import RULES
from wyrmhall_lair.effects import Gain as Gain
from wyrmhall_lair.effects import Pick as Pick
from wyrmhall_lair.effects import Sell as Sell
from wyrmhall_lair.effects import Settle as Settle
from wyrmhall_lair.events import Drew as Drew
from wyrmhall_lair.state import Lair as Lair
from wyrmhall_lair.turns import MAIN as MAIN

from wyrmhall.core import save, text
from wyrmhall.core.rules import GameOption

text.HOMES["lair"] = Path(wyrmhall_lair.__file__).parent / "locale"
save.PACKAGES["lair"] = wyrmhall_lair.__name__
MAP = GameOption("map", ("a", "b"), "a", seats=(3,))
text.speaker("en", "lair").bundle.add_resource(FluentResource("option-map = Which map is played"))
LAIR = replace(RULES, options=(*RULES.options, MAP), winners=lambda game: (0,), tied=None)
