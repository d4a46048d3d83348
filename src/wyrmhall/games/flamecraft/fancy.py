"""The 36 fancy dragons, and how one is scored."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.flamecraft.casting import STAYS, Resolve
from wyrmhall.games.flamecraft.components import FancyDragon
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.goals import (
    ArtisansLikeIt,
    AtTheEnchantedShop,
    CoinsForEmptySlots,
    DifferentEnchantments,
    EnchantmentsLikeIt,
    FireMany,
    FullShops,
    InsteadOfFiring,
    KindsInHand,
    ThreeAlike,
)
from wyrmhall.games.flamecraft.moments import FIRING, GATHERING
from wyrmhall.games.flamecraft.moons import (
    ArtisansInHand,
    GoodHeld,
    KindInTown,
    KindsHeld,
    PairsOfFancy,
    ReturnFancy,
    WellEnchanted,
)
from wyrmhall.games.flamecraft.numbers import (
    BREAD,
    CRYSTAL,
    FROM_SUNS,
    IRON,
    MEAT,
    PLANT,
    POTION,
    only,
)
from wyrmhall.games.flamecraft.paying import Cost, PayDifferent


def sun(rep: int, coins: int = 0) -> Gain:
    return Gain(rep, coins, source=FROM_SUNS)


TABLE: Final[tuple[FancyDragon, ...]] = (
    # Sun dragons.
    FancyDragon(0, "pocus", InsteadOfFiring(2), FIRING, status="PPP"),
    FancyDragon(1, "hocus", FireMany(), GATHERING, status="RRR"),
    FancyDragon(2, "greenhorn", Cost(sun(rep=3, coins=2), goods=only(PLANT, 3)), status="PPP"),
    FancyDragon(3, "buttercup", Cost(sun(rep=3, coins=2), goods=only(BREAD, 3)), status="RRR"),
    FancyDragon(4, "pinkytoe", Cost(sun(rep=3, coins=2), goods=only(MEAT, 3)), status="RRR"),
    FancyDragon(5, "wesley", Cost(sun(rep=3, coins=2), goods=only(IRON, 3)), status="RRR"),
    FancyDragon(6, "sunlight", Cost(sun(rep=3, coins=2), goods=only(CRYSTAL, 3)), status="RRR"),
    FancyDragon(7, "nightbrite", Cost(sun(rep=3, coins=2), goods=only(POTION, 3)), status="PPR"),
    FancyDragon(8, "goldrush", CoinsForEmptySlots(rep=5), status="PPP"),
    FancyDragon(9, "frazzle", FullShops(3, rep=5), status="PRR"),
    FancyDragon(10, "dazzle", KindsInHand(4, rep=5), status="RRR"),
    FancyDragon(11, "sparkle", AtTheEnchantedShop(rep=1), status="PPR"),
    FancyDragon(12, "twinkle", EnchantmentsLikeIt(rep=2), status="PPR"),
    FancyDragon(13, "starburst", Resolve(STAYS, rep=2), status="PPR"),
    FancyDragon(14, "taylor", ArtisansLikeIt(rep=1), status="PPR"),
    FancyDragon(15, "matches", ThreeAlike(rep=6), status="PPPR"),
    FancyDragon(16, "rainbow", DifferentEnchantments(rep=1), status="RRR"),
    FancyDragon(17, "chonkers", PayDifferent(source=FROM_SUNS), status="PPP"),
    # Moon dragons.
    FancyDragon(18, "todd", KindsHeld(odd=True), status="PPP"),
    FancyDragon(19, "steven", KindsHeld(odd=False), status="PPR"),
    FancyDragon(20, "buddy", PairsOfFancy(rep=2), status="PPP"),
    FancyDragon(21, "talisman", ReturnFancy(rep=2), status="PPR"),
    FancyDragon(22, "bubu", ArtisansInHand(most=6), status="RRR"),
    FancyDragon(23, "shimmer", WellEnchanted(2, rep=2), status="RRR"),
    FancyDragon(24, "sweetie", KindInTown(BREAD, bonus=3), status="PPR"),
    FancyDragon(25, "umami", KindInTown(MEAT, bonus=3), status="PPR"),
    FancyDragon(26, "savannah", KindInTown(PLANT, bonus=3), status="PPR"),
    FancyDragon(27, "jitters", KindInTown(POTION, bonus=3), status="PPR"),
    FancyDragon(28, "shadow", KindInTown(IRON, bonus=3), status="PPR"),
    FancyDragon(29, "gemma", KindInTown(CRYSTAL, bonus=3), status="PPR"),
    FancyDragon(30, "toasty", GoodHeld(BREAD, least=3, bonus=3), status="PPR"),
    FancyDragon(31, "carnie", GoodHeld(MEAT, least=3, bonus=3), status="PPR"),
    FancyDragon(32, "forrest", GoodHeld(PLANT, least=3, bonus=3), status="PPR"),
    FancyDragon(33, "elix", GoodHeld(POTION, least=3, bonus=3), status="PPR"),
    FancyDragon(34, "ajax", GoodHeld(IRON, least=3, bonus=3), status="PPR"),
    FancyDragon(35, "zircon", GoodHeld(CRYSTAL, least=3, bonus=3), status="PPR"),
)
