"""The enchantments: what they cost and what they bring, by the number of sets paid."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wyrmhall.games.flamecraft.components import Enchantment, Rewards
from wyrmhall.games.flamecraft.numbers import (
    BREAD,
    CRYSTAL,
    IRON,
    MEAT,
    PLANT,
    POTION,
)


def sets(*reps: int) -> tuple[Rewards, ...]:
    return tuple([Rewards(rep) for rep in reps])


# Costs stand in the order of the goods: bread, meat, iron, crystal, plant, potion.
PURPLE_DECK: Final[tuple[Enchantment, ...]] = (
    Enchantment("creme-brulee", BREAD, (0, 0, 1, 0, 3, 2), (Rewards(rep=6),), status="SSPPS"),
    Enchantment("fairys-jubilee", BREAD, (0, 3, 0, 0, 2, 0), (Rewards(rep=4, artisans=1),), status="PSPPS"),
    Enchantment("impanadas", BREAD, (0, 0, 0, 1, 1, 0), sets(0, 2, 4, 8), status="PSPPP"),
    Enchantment("le-flamberge", MEAT, (3, 0, 0, 1, 2, 0), (Rewards(rep=6),), status="PSPPS"),
    Enchantment("displacer-beef", MEAT, (2, 0, 3, 0, 0, 0), (Rewards(rep=4, artisans=1),), status="SPPPP"),
    Enchantment("smoked-gorgon", MEAT, (1, 0, 0, 0, 0, 1), sets(0, 2, 4, 8), status="SSSSR"),
    Enchantment("smelting-pot", IRON, (0, 3, 0, 2, 1, 0), (Rewards(rep=6),), status="PSPPS"),
    Enchantment("spell-cast-iron", IRON, (0, 2, 0, 0, 0, 3), (Rewards(rep=4, artisans=1),), status="PPPPP"),
    Enchantment("joe-forgeman", IRON, (1, 1, 0, 0, 0, 0), sets(0, 2, 4, 8), status="PSPPP"),
    Enchantment("ring-of-destiny", CRYSTAL, (1, 2, 0, 0, 0, 3), (Rewards(rep=6),), status="PSPPS"),
    Enchantment("heart-of-flame", CRYSTAL, (0, 0, 0, 0, 3, 2), (Rewards(rep=4, artisans=1),), status="PSPPS"),
    Enchantment("mirror-of-truth", CRYSTAL, (0, 0, 1, 0, 0, 1), sets(0, 2, 4, 8), status="PSPPP"),
    Enchantment("wraith-rose", PLANT, (0, 0, 2, 3, 0, 1), (Rewards(rep=6),), status="PPPPP"),
    Enchantment("orkish-orchids", PLANT, (3, 0, 0, 2, 0, 0), (Rewards(rep=4, artisans=1),), status="PSPPS"),
    Enchantment("willow-wisp", PLANT, (0, 1, 0, 1, 0, 0), sets(0, 2, 4, 8), status="SSSSR"),
    Enchantment("dwarven-stout", POTION, (2, 1, 3, 0, 0, 0), (Rewards(rep=6),), status="SSSSS"),
    Enchantment("elfspresso", POTION, (0, 0, 2, 3, 0, 0), (Rewards(rep=4, artisans=1),), status="PSPPS"),
    Enchantment("hobbichino", POTION, (0, 0, 1, 0, 1, 0), sets(0, 2, 4, 8), status="SSSSR"),
)
GOLD_DECK: Final[tuple[Enchantment, ...]] = (
    Enchantment("golem-gateau", BREAD, (0, 0, 3, 0, 0, 1), (Rewards(rep=4, fancy=1),), coins=1, status="RPRRR"),
    Enchantment("lich-flakes", BREAD, (0, 4, 0, 2, 0, 0), (Rewards(rep=3, coins=2, artisans=1),), status="RPPPP"),
    Enchantment("minotarts", BREAD, (0, 0, 0, 1, 1, 1), sets(0, 5, 9), no_coins=True, status="RPPRP"),
    Enchantment("battered-kraken", MEAT, (3, 0, 1, 0, 0, 0), (Rewards(rep=4, fancy=1),), coins=1, status="RPPPP"),
    Enchantment("roast-cockatrice", MEAT, (0, 0, 0, 0, 2, 4), (Rewards(rep=3, coins=2, artisans=1),), status="RPRRR"),
    Enchantment("hydra-skewers", MEAT, (1, 0, 1, 0, 1, 0), sets(0, 5, 9), no_coins=True, status="RPRRR"),
    Enchantment("mithril-skillet", IRON, (0, 1, 0, 3, 0, 0), (Rewards(rep=4, fancy=1),), coins=1, status="RPRRR"),
    Enchantment("valkyrie-anvil", IRON, (4, 0, 0, 0, 0, 2), (Rewards(rep=3, coins=2, artisans=1),), status="RPRRR"),
    Enchantment("troll-horseshoe", IRON, (0, 1, 0, 1, 1, 0), sets(0, 5, 9), no_coins=True, status="RPRRR"),
    Enchantment("beholders-eye", CRYSTAL, (0, 3, 0, 0, 1, 0), (Rewards(rep=4, fancy=1),), coins=1, status="RPPPP"),
    Enchantment("blade-of-light", CRYSTAL, (0, 0, 2, 0, 4, 0), (Rewards(rep=3, coins=2, artisans=1),), status="RPPPP"),
    Enchantment("shard-of-time", CRYSTAL, (1, 0, 1, 0, 0, 1), sets(0, 5, 9), no_coins=True, status="RPPRP"),
    Enchantment("treant-bonsai", PLANT, (1, 0, 0, 0, 0, 3), (Rewards(rep=4, fancy=1),), coins=1, status="RPRRR"),
    Enchantment("mandrake-bouquet", PLANT, (0, 2, 4, 0, 0, 0), (Rewards(rep=3, coins=2, artisans=1),), status="RPRRR"),
    Enchantment("dryad-garland", PLANT, (0, 1, 1, 0, 0, 1), sets(0, 5, 9), no_coins=True, status="RPRRR"),
    Enchantment("owlbear-latte", POTION, (0, 0, 0, 1, 3, 0), (Rewards(rep=4, fancy=1),), coins=1, status="RPPPP"),
    Enchantment("unicorn-martini", POTION, (2, 0, 0, 4, 0, 0), (Rewards(rep=3, coins=2, artisans=1),), status="PPPPP"),
    Enchantment("phoenix-punch", POTION, (1, 1, 0, 1, 0, 0), sets(0, 5, 9), no_coins=True, status="RPRRR"),
)
# A card's number is its place: first the purple deck, then the gold one.
ENCHANTMENTS: Final[tuple[Enchantment, ...]] = tuple(
    [replace(card, id=i, gold=i >= len(PURPLE_DECK)) for i, card in enumerate((*PURPLE_DECK, *GOLD_DECK))]
)
PURPLE: Final = range(len(PURPLE_DECK))
GOLD: Final = range(len(PURPLE_DECK), len(ENCHANTMENTS))
