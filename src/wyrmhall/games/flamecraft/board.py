"""What the printed shops say to the verbs, by shop and by slot; filled in by the table of shops."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.kinds import ANY, SHOPS, SLOTS

NOTHING: Final = Gain()

ICON: Final[list[int]] = [ANY] * SHOPS
ACCEPTS: Final[list[int]] = [0] * SLOTS  # kinds, as bits; 0: nobody can be placed there
REWARD: Final[list[Gain]] = [NOTHING] * SLOTS
NAMES: Final[list[Msg]] = [Msg("shop")] * SHOPS
HAS_SLOTS: Final[list[bool]] = [True] * SHOPS

# Shops that the rules treat by name.
ETERNAL_FLAME: Final = 25
ROOST: Final = 29
ALLEY: Final = 31
