"""What the printed shops say to the verbs, by shop and by slot; filled in by the table of shops."""

from __future__ import annotations

from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.kinds import ANY, SHOPS, SLOTS

NOTHING = Gain()

ICON: list[int] = [ANY] * SHOPS
ACCEPTS: list[int] = [0] * SLOTS  # kinds, as bits; 0: nobody can be placed there
REWARD: list[Gain] = [NOTHING] * SLOTS
NAMES: list[Msg] = [Msg("shop")] * SHOPS
HAS_SLOTS: list[bool] = [True] * SHOPS

# Shops that the rules treat by name.
ETERNAL_FLAME, ROOST, ALLEY = 25, 29, 31
