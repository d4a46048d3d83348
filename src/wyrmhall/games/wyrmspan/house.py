"""The set of the house: the components that come with the program."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.wyrmspan.caves import CAVES
from wyrmhall.games.wyrmspan.components import packed
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.exchanging import EXCHANGE
from wyrmhall.games.wyrmspan.paths import ICONS
from wyrmhall.games.wyrmspan.tiles import TILES, TRACK

HOUSE: Final = packed(DRAGONS, CAVES, TILES, ICONS, TRACK, standing=(EXCHANGE,))
