"""The vocabulary of numbers: goods, icons, places, sources of reputation and streams of chance."""

from __future__ import annotations

from typing import Final, Literal

from wyrmhall.core.numbers import Ranges

BREAD: Final = 0
MEAT: Final = 1
IRON: Final = 2
CRYSTAL: Final = 3
PLANT: Final = 4
POTION: Final = 5
Good = Literal["bread", "meat", "iron", "crystal", "plant", "potion"]
Item = Literal[Good, "coin"]  # of a gift or a payment
Icon = Literal[Item, "any", "dragon"]  # of a shop
GOODS: Final[tuple[Good, ...]] = ("bread", "meat", "iron", "crystal", "plant", "potion")
ITEMS: Final[tuple[Item, ...]] = (*GOODS, "coin")
KINDS: Final[tuple[int, ...]] = (BREAD, MEAT, IRON, CRYSTAL, PLANT, POTION)

# A shop's icon is a good or one of these three; a coin as an item of a gift or a payment has the same number.
ANY: Final = 7
DRAGON: Final = 8
COIN: Final = 6
ICONS: Final[tuple[Icon, ...]] = (*GOODS, "coin", "any", "dragon")
EVERY_KIND: Final = 0b111111  # the kinds a slot accepts, as bits
NO_GOODS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0)

# Shops and artisans are numbered here, for places are numbered after them. The rows of the shops are in shops.py.
SHOP_KEYS: Final[tuple[str, ...]] = (
    "critical-rolls",
    "draco-bell",
    "smith-mart",
    "fragile-reptile",
    "hello-nursery",
    "potable-potions",
    "drake-of-cakes",
    "guilty-treasures",
    "la-petite-dragonne",
    "fogo-de-char",
    "full-plate-buffet",
    "pizza-coven",
    "gnome-depot",
    "saving-throw",
    "the-savage-beat",
    "dragon-hoard-bank",
    "tip-the-scales",
    "touch-o-glass",
    "hedges-henges",
    "oh-my-gourd",
    "sage-of-sage",
    "draconic-tonic",
    "funky-brewsters",
    "spellfire-springs",
    "bizarre-bazaar",
    "eternal-flame",
    "flagons-dragons",
    "nunyas-beeswax",
    "scale-mail-post",
    "draggin-tail-roost",
    "sew-cute",
    "dragon-alley",
    "maw-paws",
    "wishing-well",
)
SHOPS: Final = len(SHOP_KEYS)
STARTERS: Final = 6  # the first shops, one for each good
ARTISAN_KEYS: Final[tuple[tuple[str, ...], ...]] = (
    ("pan", "cinnabun", "cookie", "fondue", "honey", "loaf", "suzette"),
    ("hickory", "brisket", "cutlet", "flambe", "hot-dog", "potato", "skewart"),
    ("wingnut", "cole", "flint", "patina", "roxanne", "rusty", "shale"),
    ("brightgem", "deathfang", "frostfire", "jewelheart", "moonbeam", "opalwing", "silverscale"),
    ("twig", "blossom", "dandelion", "herb", "lotus", "mulch", "olive"),
    ("tannin", "earl", "elderberry", "jasmine", "lavender", "thistle", "venti"),
)
"""Artisans by kind; the first of each is the starter."""
ARTISANS: Final = sum([len(keys) for keys in ARTISAN_KEYS])
KIND_OF: Final = (*[kind for kind in KINDS for _ in ARTISAN_KEYS[kind]], -1)
"""The kind of each artisan; the last is that of none (EMPTY)."""
ARTISANS_OF: Final = tuple([tuple([a for a in range(ARTISANS) if KIND_OF[a] == kind]) for kind in KINDS])
STARTER_OF: Final = tuple([artisans[0] for artisans in ARTISANS_OF])
# The companions.
PETER: Final = 0
BRAD: Final = 1
DANIEL: Final = 2
ERICK: Final = 3
MANNY: Final = 4
RICH: Final = 5
SANDARA: Final = 6

# Shops and fancy dragons that the rules treat by name.
ETERNAL_FLAME: Final = 25
ROOST: Final = 29
ALLEY: Final = 31
POCUS: Final = 0
STARBURST: Final = 13
CHONKERS: Final = 17
TALISMAN: Final = 21

# Where an artisan is: a slot (shop * 3 + slot), a place of the Park, or a hand.
SLOTS: Final = SHOPS * 3  # every shop has numbers for three
PARK: Final = SLOTS
PARK_PLACES: Final = 5
HAND: Final = PARK + PARK_PLACES
SHOP_SLOTS: Final = 3
FIRST_SLOT: Final = tuple(range(0, SLOTS, SHOP_SLOTS))
"""The first slot of each shop."""
SHOP_OF: Final = (*[slot // SHOP_SLOTS for slot in range(SLOTS)], *[-1] * (PARK_PLACES + ARTISANS), -1)
"""The shop of each place: EMPTY for the Park, for hands, and for no place."""
FROM_DECK: Final = 5  # among the places of the Park: the top card of the deck

# What the number of an option means where a question is about artisans: the place of one that is fired up, or one whose
# ability is left for reputation. (Other questions are about one kind of things, by their own numbers.)
INSTEAD: Final = 200  # added to a place
IN_SHOP: Final = 0
IN_PARK: Final = 1
IN_HAND: Final = 2
IN_SHOP_INSTEAD: Final = 3
IN_PARK_INSTEAD: Final = 4
OPTIONS: Final = Ranges(
    {
        IN_SHOP: range(PARK),
        IN_PARK: range(PARK, HAND),
        IN_HAND: range(HAND, HAND + ARTISANS),
        IN_SHOP_INSTEAD: range(INSTEAD, INSTEAD + PARK),
        IN_PARK_INSTEAD: range(INSTEAD + PARK, INSTEAD + HAND),
    }
)
# And where it is about gifts: a receiver, who gets a good, or a coin in its place.
A_GOOD_TO: Final = 0
A_COIN_TO: Final = 1
GIFTS: Final = Ranges({A_GOOD_TO: range(10), A_COIN_TO: range(10, 20)})

EMPTY: Final = -1
NON_PLAYER: Final = 9  # whoever receives gifts in solo
FACE_DOWN: Final = -2  # a shop that was laid in Town this turn

# What the board prints: shop spaces on each side of the street, those at its end, and the stones of the loop.
STREET: Final = 6
STREET_END: Final = 2
STONES: Final = 50
HAND_LIMIT: Final = 6
GOODS_LIMIT: Final = 7
SHOP_ENCHANTMENTS: Final = 3
ROW: Final = 5  # enchantments that lie open

# Where reputation comes from.
FROM_SLOTS: Final = 0
FROM_ENCHANTMENTS: Final = 1
FROM_ARTISANS: Final = 2
FROM_SHOPS: Final = 3
FROM_SUNS: Final = 4
FROM_MOONS: Final = 5
FROM_COINS: Final = 6
Source = Literal["slots", "enchantments", "artisans", "shops", "suns", "moons", "coins"]
SOURCES: Final[tuple[Source, ...]] = ("slots", "enchantments", "artisans", "shops", "suns", "moons", "coins")

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


def is_instead(option: int) -> bool:
    """Whether an option of firing up takes reputation instead of the ability."""
    return option >= 0 and OPTIONS.thing(option)[0] >= IN_SHOP_INSTEAD


def place_of(option: int) -> int:
    """The place of the artisan that an option of firing up names."""
    return option - INSTEAD if is_instead(option) else option


def settling(kind: int, slot: int) -> int:
    """The option of placing an artisan of that kind on a slot, counted from the first of the shop."""
    return kind * SHOP_SLOTS + slot


def settling_of(option: int) -> tuple[int, int]:
    return divmod(option, SHOP_SLOTS)


def nth_slot(slot: int) -> int:
    """Which of its shop's slots a slot is, from 1."""
    return slot % SHOP_SLOTS + 1


def instead(place: int) -> int:
    """The option of taking reputation instead of firing up whoever is at that place."""
    return INSTEAD + place


def handful(goods: tuple[int, ...]) -> int:
    """The option of taking so many goods of each kind, at most three of any."""
    return sum([n << 2 * kind for kind, n in enumerate(goods)])


def handful_of(option: int) -> tuple[int, ...]:
    return tuple([option >> 2 * kind & 3 for kind in KINDS])


def kind_of(artisan: int) -> int:
    return KIND_OF[artisan]


def only(kind: int, n: int) -> tuple[int, ...]:
    """n goods of one kind."""
    return tuple([n if k == kind else 0 for k in KINDS])
