"""The vocabulary of numbers: goods, icons, places, sources of reputation and streams of chance."""

from __future__ import annotations

from wyrmhall.core.words import Msg

BREAD, MEAT, IRON, CRYSTAL, PLANT, POTION = range(6)
GOODS = ("bread", "meat", "iron", "crystal", "plant", "potion")
KINDS = range(6)

# A shop's icon is a good or one of these three; a coin as an item of a gift or a payment has the same number.
ANY, DRAGON = 7, 8
COIN = 6
ICONS = (*GOODS, "coin", "any", "dragon")
EVERY_KIND = 0b111111  # the kinds a slot accepts, as bits
NO_GOODS = (0, 0, 0, 0, 0, 0)

SHOPS = 34
STARTERS = 6
ARTISANS = 42  # seven of a kind; the first of each seven is the starter
FANCY = 36
SUNS = 18  # fancy dragons below this number are sun dragons
ENCHANTMENTS = 36
PETER, QUILL, TINDER, ECHO, DOMINO, PENNY, VOGUE = range(7)  # the companions

# Where an artisan is: a slot (shop * 3 + slot), a place of the Park, or a hand.
SLOTS = SHOPS * 3
PARK = SLOTS
PARK_PLACES = 5
HAND = PARK + PARK_PLACES
FROM_DECK = 5  # among the places of the Park: the top card of the deck

EMPTY = -1
FACE_DOWN = -2  # a shop that was laid in Town this turn

HAND_LIMIT = 6
GOODS_LIMIT = 7
SHOP_ENCHANTMENTS = 3

# Where reputation comes from.
FROM_SLOTS, FROM_ENCHANTMENTS, FROM_ARTISANS, FROM_SHOPS, FROM_SUNS, FROM_MOONS, FROM_COINS = range(7)
SOURCES = ("slots", "enchantments", "artisans", "shops", "suns", "moons", "coins")

# Streams of chance.
ARTISAN_DECK, FANCY_DECK, ENCHANTMENT_DECK, SHOP_DECK, FLIPS, SEATING, COMPANION_DECK = range(7)
STREAMS = 7

EVERYBODY = 0b111111  # who knows a card, as bits: spectators, then the seats


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
