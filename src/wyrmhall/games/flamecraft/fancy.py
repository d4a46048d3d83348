"""The fancy dragons: what each asks for and brings."""

from __future__ import annotations

from dataclasses import replace
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


SUN_DRAGONS: Final[tuple[FancyDragon, ...]] = (
    FancyDragon("pocus", InsteadOfFiring(2), FIRING, status="PPP"),
    FancyDragon("hocus", FireMany(), GATHERING, status="RRR"),
    FancyDragon("greenhorn", Cost(sun(rep=3, coins=2), goods=only(PLANT, 3)), status="PPP"),
    FancyDragon("buttercup", Cost(sun(rep=3, coins=2), goods=only(BREAD, 3)), status="RRR"),
    FancyDragon("pinkytoe", Cost(sun(rep=3, coins=2), goods=only(MEAT, 3)), status="RRR"),
    FancyDragon("wesley", Cost(sun(rep=3, coins=2), goods=only(IRON, 3)), status="RRR"),
    FancyDragon("sunlight", Cost(sun(rep=3, coins=2), goods=only(CRYSTAL, 3)), status="RRR"),
    FancyDragon("nightbrite", Cost(sun(rep=3, coins=2), goods=only(POTION, 3)), status="PPR"),
    FancyDragon("goldrush", CoinsForEmptySlots(rep=5), status="PPP"),
    FancyDragon("frazzle", FullShops(3, rep=5), status="PRR"),
    FancyDragon("dazzle", KindsInHand(4, rep=5), status="RRR"),
    FancyDragon("sparkle", AtTheEnchantedShop(rep=1), status="PPR"),
    FancyDragon("twinkle", EnchantmentsLikeIt(rep=2), status="PPR"),
    FancyDragon("starburst", Resolve(STAYS, rep=2), status="PPR"),
    FancyDragon("taylor", ArtisansLikeIt(rep=1), status="PPR"),
    FancyDragon("matches", ThreeAlike(rep=6), status="PPPR"),
    FancyDragon("rainbow", DifferentEnchantments(rep=1), status="RRR"),
    FancyDragon("chonkers", PayDifferent(source=FROM_SUNS), status="PPP"),
)
MOON_DRAGONS: Final[tuple[FancyDragon, ...]] = (
    FancyDragon("todd", KindsHeld(odd=True), status="PPP"),
    FancyDragon("steven", KindsHeld(odd=False), status="PPR"),
    FancyDragon("buddy", PairsOfFancy(rep=2), status="PPP"),
    FancyDragon("talisman", ReturnFancy(rep=2), status="PPR"),
    FancyDragon("bubu", ArtisansInHand(most=6), status="RRR"),
    FancyDragon("shimmer", WellEnchanted(2, rep=2), status="RRR"),
    FancyDragon("sweetie", KindInTown(BREAD, bonus=3), status="PPR"),
    FancyDragon("umami", KindInTown(MEAT, bonus=3), status="PPR"),
    FancyDragon("savannah", KindInTown(PLANT, bonus=3), status="PPR"),
    FancyDragon("jitters", KindInTown(POTION, bonus=3), status="PPR"),
    FancyDragon("shadow", KindInTown(IRON, bonus=3), status="PPR"),
    FancyDragon("gemma", KindInTown(CRYSTAL, bonus=3), status="PPR"),
    FancyDragon("toasty", GoodHeld(BREAD, least=3, bonus=3), status="PPR"),
    FancyDragon("carnie", GoodHeld(MEAT, least=3, bonus=3), status="PPR"),
    FancyDragon("forrest", GoodHeld(PLANT, least=3, bonus=3), status="PPR"),
    FancyDragon("elix", GoodHeld(POTION, least=3, bonus=3), status="PPR"),
    FancyDragon("ajax", GoodHeld(IRON, least=3, bonus=3), status="PPR"),
    FancyDragon("zircon", GoodHeld(CRYSTAL, least=3, bonus=3), status="PPR"),
)

# A dragon's number is its place: first the suns, then the moons.
TABLE: Final[tuple[FancyDragon, ...]] = tuple(
    [replace(row, id=i, moon=i >= len(SUN_DRAGONS)) for i, row in enumerate((*SUN_DRAGONS, *MOON_DRAGONS))]
)
