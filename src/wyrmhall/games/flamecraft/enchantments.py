"""The 36 enchantments: what they cost and what they bring, by the number of sets paid."""

from __future__ import annotations

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

PURPLE: Final = range(18)
GOLD: Final = range(18, 36)


def sets(*reps: int) -> tuple[Rewards, ...]:
    return tuple([Rewards(rep) for rep in reps])


# Costs stand in the order of the goods: bread, meat, iron, crystal, plant, potion.
ENCHANTMENTS: Final[tuple[Enchantment, ...]] = (
    # The purple deck.
    Enchantment(0, "creme-brulee", BREAD, (0, 0, 1, 0, 3, 2), (Rewards(rep=6),), status="SSPPS"),
    Enchantment(1, "fairys-jubilee", BREAD, (0, 3, 0, 0, 2, 0), (Rewards(rep=4, artisans=1),), status="PSPPS"),
    Enchantment(2, "impanadas", BREAD, (0, 0, 0, 1, 1, 0), sets(0, 2, 4, 8), status="PSPPP"),
    Enchantment(3, "le-flamberge", MEAT, (3, 0, 0, 1, 2, 0), (Rewards(rep=6),), status="PSPPS"),
    Enchantment(4, "displacer-beef", MEAT, (2, 0, 3, 0, 0, 0), (Rewards(rep=4, artisans=1),), status="SPPPP"),
    Enchantment(5, "smoked-gorgon", MEAT, (1, 0, 0, 0, 0, 1), sets(0, 2, 4, 8), status="SSSSR"),
    Enchantment(6, "smelting-pot", IRON, (0, 3, 0, 2, 1, 0), (Rewards(rep=6),), status="PSPPS"),
    Enchantment(7, "spell-cast-iron", IRON, (0, 2, 0, 0, 0, 3), (Rewards(rep=4, artisans=1),), status="PPPPP"),
    Enchantment(8, "joe-forgeman", IRON, (1, 1, 0, 0, 0, 0), sets(0, 2, 4, 8), status="PSPPP"),
    Enchantment(9, "ring-of-destiny", CRYSTAL, (1, 2, 0, 0, 0, 3), (Rewards(rep=6),), status="PSPPS"),
    Enchantment(10, "heart-of-flame", CRYSTAL, (0, 0, 0, 0, 3, 2), (Rewards(rep=4, artisans=1),), status="PSPPS"),
    Enchantment(11, "mirror-of-truth", CRYSTAL, (0, 0, 1, 0, 0, 1), sets(0, 2, 4, 8), status="PSPPP"),
    Enchantment(12, "wraith-rose", PLANT, (0, 0, 2, 3, 0, 1), (Rewards(rep=6),), status="PPPPP"),
    Enchantment(13, "orkish-orchids", PLANT, (3, 0, 0, 2, 0, 0), (Rewards(rep=4, artisans=1),), status="PSPPS"),
    Enchantment(14, "willow-wisp", PLANT, (0, 1, 0, 1, 0, 0), sets(0, 2, 4, 8), status="SSSSR"),
    Enchantment(15, "dwarven-stout", POTION, (2, 1, 3, 0, 0, 0), (Rewards(rep=6),), status="SSSSS"),
    Enchantment(16, "elfspresso", POTION, (0, 0, 2, 3, 0, 0), (Rewards(rep=4, artisans=1),), status="PSPPS"),
    Enchantment(17, "hobbichino", POTION, (0, 0, 1, 0, 1, 0), sets(0, 2, 4, 8), status="SSSSR"),
    # The gold deck.
    Enchantment(18, "golem-gateau", BREAD, (0, 0, 3, 0, 0, 1), (Rewards(rep=4, fancy=1),), coins=1, status="RPRRR"),
    Enchantment(19, "lich-flakes", BREAD, (0, 4, 0, 2, 0, 0), (Rewards(rep=3, coins=2, artisans=1),), status="RPPPP"),
    Enchantment(20, "minotarts", BREAD, (0, 0, 0, 1, 1, 1), sets(0, 5, 9), no_coins=True, status="RPPRP"),
    Enchantment(21, "battered-kraken", MEAT, (3, 0, 1, 0, 0, 0), (Rewards(rep=4, fancy=1),), coins=1, status="RPPPP"),
    Enchantment(
        22, "roast-cockatrice", MEAT, (0, 0, 0, 0, 2, 4), (Rewards(rep=3, coins=2, artisans=1),), status="RPRRR"
    ),
    Enchantment(23, "hydra-skewers", MEAT, (1, 0, 1, 0, 1, 0), sets(0, 5, 9), no_coins=True, status="RPRRR"),
    Enchantment(24, "mithril-skillet", IRON, (0, 1, 0, 3, 0, 0), (Rewards(rep=4, fancy=1),), coins=1, status="RPRRR"),
    Enchantment(25, "valkyrie-anvil", IRON, (4, 0, 0, 0, 0, 2), (Rewards(rep=3, coins=2, artisans=1),), status="RPRRR"),
    Enchantment(26, "troll-horseshoe", IRON, (0, 1, 0, 1, 1, 0), sets(0, 5, 9), no_coins=True, status="RPRRR"),
    Enchantment(27, "beholders-eye", CRYSTAL, (0, 3, 0, 0, 1, 0), (Rewards(rep=4, fancy=1),), coins=1, status="RPPPP"),
    Enchantment(
        28, "blade-of-light", CRYSTAL, (0, 0, 2, 0, 4, 0), (Rewards(rep=3, coins=2, artisans=1),), status="RPPPP"
    ),
    Enchantment(29, "shard-of-time", CRYSTAL, (1, 0, 1, 0, 0, 1), sets(0, 5, 9), no_coins=True, status="RPPRP"),
    Enchantment(30, "treant-bonsai", PLANT, (1, 0, 0, 0, 0, 3), (Rewards(rep=4, fancy=1),), coins=1, status="RPRRR"),
    Enchantment(
        31, "mandrake-bouquet", PLANT, (0, 2, 4, 0, 0, 0), (Rewards(rep=3, coins=2, artisans=1),), status="RPRRR"
    ),
    Enchantment(32, "dryad-garland", PLANT, (0, 1, 1, 0, 0, 1), sets(0, 5, 9), no_coins=True, status="RPRRR"),
    Enchantment(33, "owlbear-latte", POTION, (0, 0, 0, 1, 3, 0), (Rewards(rep=4, fancy=1),), coins=1, status="RPPPP"),
    Enchantment(
        34, "unicorn-martini", POTION, (2, 0, 0, 4, 0, 0), (Rewards(rep=3, coins=2, artisans=1),), status="PPPPP"
    ),
    Enchantment(35, "phoenix-punch", POTION, (1, 1, 0, 1, 0, 0), sets(0, 5, 9), no_coins=True, status="RPRRR"),
)
