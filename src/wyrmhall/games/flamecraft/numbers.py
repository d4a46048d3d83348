"""The vocabulary of numbers: goods, icons, places, sources of reputation and streams of chance."""

from __future__ import annotations

from typing import Final, Literal

from wyrmhall.core.numbers import Digits, Ranges, by_verb

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

# Kinds of things that options name.
IN_SHOP: Final = 0  # the slot of an artisan that is fired up
IN_PARK: Final = 1
IN_HAND: Final = 2  # the artisan itself
IN_SHOP_INSTEAD: Final = 3  # of one whose ability is left for reputation
IN_PARK_INSTEAD: Final = 4
A_GOOD_TO: Final = 5  # a receiver, who gets a good, or a coin in its place
A_COIN_TO: Final = 6
A_SHOP: Final = 7
A_SLOT: Final = 8
A_SPACE: Final = 9  # of Town
A_KIND: Final = 10  # of goods, colours, artisans in a hand
AN_ITEM: Final = 11  # a kind of good, or a coin
ALL_ITEMS: Final = 12
A_PLACE: Final = 13  # of the Park
THE_DECK: Final = 14
A_SPELL: Final = 15
A_FANCY: Final = 16  # a card by its number
A_FANCY_HELD: Final = 17  # a card by its place in the hand
A_PLAYER: Final = 18
AN_AMOUNT: Final = 19
A_WAY: Final = 20  # one of what the verb itself puts to choice, in its order; of what may be done or not: to do it
A_TITLE: Final = 21  # an achievement
LEFT_COINS: Final = 22  # a space for coins in Dragon Alley
A_TRIPLE: Final = 23  # three kinds of goods
THE_NEWCOMER: Final = 24  # the artisan that the question is about, and that artisan's ability left
THE_NEWCOMER_INSTEAD: Final = 25

INSTEAD: Final = 200  # added to a place
EVERYTHING: Final = 7  # all that may be chosen, as one option
FIRED: Final = Ranges(
    {
        IN_SHOP: range(PARK),
        IN_PARK: range(PARK, HAND),
        IN_HAND: range(HAND, HAND + ARTISANS),
        IN_SHOP_INSTEAD: range(INSTEAD, INSTEAD + PARK),
        IN_PARK_INSTEAD: range(INSTEAD + PARK, INSTEAD + HAND),
    }
)
"""The place of an artisan that is fired up, or of one whose ability is left."""
GIFTS: Final = Ranges({A_GOOD_TO: range(10), A_COIN_TO: range(10, 20)})
SETTLING: Final = Digits(SHOP_SLOTS, len(KINDS))
"""A slot, counted from the first of the shop, and the kind of the artisan that is placed on it."""
HANDFUL: Final = Digits(*[4] * len(KINDS))
"""How many goods of each kind are taken, at most three of any."""
_COUNTED: Final = 1000  # more than there are cards, coins or players
_KINDS: Final = Ranges({A_KIND: range(len(KINDS))})
_SLOTS: Final = Ranges({A_SLOT: range(SLOTS)})
_HELD: Final = Ranges({A_FANCY_HELD: range(_COUNTED)})
OPTIONS: Final = by_verb(
    (FIRED, "FireUp FireAgain FireInPark"),
    (Ranges({THE_NEWCOMER: range(1), THE_NEWCOMER_INSTEAD: range(INSTEAD, INSTEAD + 1)}), "FireNewcomer"),
    (GIFTS, "GiveNext"),
    (SETTLING, "PlaceStep"),
    (HANDFUL, "ChooseGoods"),
    (_KINDS, "PickColour FireInHand ReturnArtisan Place:hand ReplaceBy TwoOfOneGood Feast Come"),
    (Ranges({AN_ITEM: range(len(ITEMS))}), "GiveVisitor PayOneKind PayIron GiveGood GiveSame"),
    (Ranges({AN_ITEM: range(len(ITEMS)), ALL_ITEMS: range(EVERYTHING, EVERYTHING + 1)}), "GainAny Pay PayDifferent"),
    (Ranges({A_PLACE: range(PARK_PLACES), ALL_ITEMS: range(EVERYTHING, EVERYTHING + 1)}), "Serve"),
    (Ranges({A_TRIPLE: range(20)}), "ThreeDifferentGoods"),
    (Ranges({A_SHOP: range(SHOPS)}), "Visit CastOtherOn PeterMoment"),
    (_SLOTS, "PlaceOn Swap Replace RewardOfEmptySlot"),
    (Ranges({A_SPACE: range(_COUNTED)}), "LayShop"),
    (Ranges({A_PLACE: range(PARK_PLACES)}), "Place:park"),
    (Ranges({A_PLACE: range(PARK_PLACES), THE_DECK: range(FROM_DECK, FROM_DECK + 1)}), "TakeArtisans"),
    (Ranges({A_SPELL: range(_COUNTED)}), "Resolve CastOther GoodsFromCost BradStart"),
    (Ranges({A_FANCY: range(_COUNTED)}), "ScoreFancy"),
    (_HELD, "KeepFancy ReturnDealt GiveOneOf ReturnFancy FinalTalisman"),
    (Ranges({A_PLAYER: range(10)}), "GiveTo"),
    (Ranges({AN_AMOUNT: range(_COUNTED)}), "ResolveSets RepOrCoins"),
    (Ranges({A_TITLE: range(_COUNTED)}), "Unlock"),
    (Ranges({LEFT_COINS: range(_COUNTED)}), "LeaveCoins"),
    (
        Ranges({A_WAY: range(2)}),
        "Action AbilityStep LastMoment May EitherOr BothDragons ReserveThis BradMoment DanielMoment ErickMoment "
        "MannyMoment",
    ),
)
# The same as tables, for verbs.
SETTLED: Final = tuple([SETTLING.parts(option) for option in range(len(KINDS) * SHOP_SLOTS)])
"""By option: the slot and the kind."""
SETTLING_OPTION: Final = tuple([tuple([SETTLING.option(slot, kind) for slot in range(SHOP_SLOTS)]) for kind in KINDS])
"""By kind and slot: the option."""

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
    return option >= 0 and FIRED.thing(option)[0] >= IN_SHOP_INSTEAD


def place_of(option: int) -> int:
    """The place of the artisan that an option of firing up names."""
    return option - INSTEAD if is_instead(option) else option


def nth_slot(slot: int) -> int:
    """Which of its shop's slots a slot is, from 1."""
    return slot % SHOP_SLOTS + 1


def instead(place: int) -> int:
    """The option of taking reputation instead of firing up whoever is at that place."""
    return INSTEAD + place


def kind_of(artisan: int) -> int:
    return KIND_OF[artisan]


def only(kind: int, n: int) -> tuple[int, ...]:
    """n goods of one kind."""
    return tuple([n if k == kind else 0 for k in KINDS])
