"""The vocabulary of numbers: goods, icons, places, sources of reputation and streams of chance."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.words import Msg

BREAD: Final = 0
MEAT: Final = 1
IRON: Final = 2
CRYSTAL: Final = 3
PLANT: Final = 4
POTION: Final = 5
GOODS: Final[tuple[str, ...]] = ("bread", "meat", "iron", "crystal", "plant", "potion")
KINDS: Final[tuple[int, ...]] = (BREAD, MEAT, IRON, CRYSTAL, PLANT, POTION)

# A shop's icon is a good or one of these three; a coin as an item of a gift or a payment has the same number.
ANY: Final = 7
DRAGON: Final = 8
COIN: Final = 6
ICONS: Final[tuple[str, ...]] = (*GOODS, "coin", "any", "dragon")
EVERY_KIND: Final = 0b111111  # the kinds a slot accepts, as bits
NO_GOODS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0)

SHOPS: Final = 34
STARTERS: Final = 6
ARTISANS: Final = 42  # seven of a kind; the first of each seven is the starter
FANCY: Final = 36
SUNS: Final = 18  # fancy dragons below this number are sun dragons
ENCHANTMENTS: Final = 36
# The companions.
PETER: Final = 0
BRAD: Final = 1
DANIEL: Final = 2
ERICK: Final = 3
MANNY: Final = 4
RICH: Final = 5
SANDARA: Final = 6

# Where an artisan is: a slot (shop * 3 + slot), a place of the Park, or a hand.
SLOTS: Final = SHOPS * 3
PARK: Final = SLOTS
PARK_PLACES: Final = 5
HAND: Final = PARK + PARK_PLACES
FROM_DECK: Final = 5  # among the places of the Park: the top card of the deck

EMPTY: Final = -1
FACE_DOWN: Final = -2  # a shop that was laid in Town this turn

HAND_LIMIT: Final = 6
GOODS_LIMIT: Final = 7
SHOP_ENCHANTMENTS: Final = 3

# Where reputation comes from.
FROM_SLOTS: Final = 0
FROM_ENCHANTMENTS: Final = 1
FROM_ARTISANS: Final = 2
FROM_SHOPS: Final = 3
FROM_SUNS: Final = 4
FROM_MOONS: Final = 5
FROM_COINS: Final = 6
SOURCES: Final[tuple[str, ...]] = ("slots", "enchantments", "artisans", "shops", "suns", "moons", "coins")

# Streams of chance.
ARTISAN_DECK: Final = 0
FANCY_DECK: Final = 1
ENCHANTMENT_DECK: Final = 2
SHOP_DECK: Final = 3
FLIPS: Final = 4
SEATING: Final = 5
COMPANION_DECK: Final = 6
STREAMS: Final = 7

EVERYBODY: Final = 0b111111  # who knows a card, as bits: spectators, then the seats


def knows(seat: int) -> int:
    """The bit of a seat, or of spectators (-1), among those who know a card."""
    return 1 << (seat + 1)


def kind_of(artisan: int) -> int:
    return artisan // 7


def good(kind: int) -> Msg:
    """The name of a good, or of a coin."""
    return Msg(ICONS[kind])


def pointer(*items: int) -> str:
    """The goods, or the coin, that an option points at, as targets name them."""
    return ("good:" if len(items) == 1 else "goods:") + ",".join([ICONS[item] for item in items])


def amounts(goods: tuple[int, ...] = NO_GOODS, coins: int = 0, rep: int = 0) -> list[Msg]:
    """Goods, coins and reputation in words."""
    said = [Msg("amount", n=n, good=good(kind)) for kind, n in enumerate(goods) if n]
    if coins:
        said.append(Msg("coins", n=coins))
    if rep or not said:
        said.append(Msg("rep", n=rep))
    return said


def only(kind: int, n: int) -> tuple[int, ...]:
    """n goods of one kind."""
    return tuple([n if k == kind else 0 for k in KINDS])
