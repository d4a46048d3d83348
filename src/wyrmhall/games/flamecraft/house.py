"""The set of the house: the components that come with the program."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.flamecraft import companions, fancy, shops
from wyrmhall.games.flamecraft.companion_moments import companion_uses
from wyrmhall.games.flamecraft.components import packed
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.revealing import reveals

HOUSE: Final = packed(
    shops.TABLE,
    ENCHANTMENTS,
    fancy.TABLE,
    companions.TABLE,
    (*reveals(fancy.TABLE), *companion_uses(companions.TABLE)),
)
