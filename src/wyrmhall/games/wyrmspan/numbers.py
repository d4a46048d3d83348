"""The small numbers that name everything on the table: kinds, places, spaces and options."""

from __future__ import annotations

from typing import Final, Literal

from wyrmhall.core.numbers import Digits, Ranges, by_verb

# Kinds of things that are gained and paid. The first five are indices of a player's supply.
MEAT: Final = 0
GOLD: Final = 1
CRYSTAL: Final = 2
MILK: Final = 3
COIN: Final = 4
EGG: Final = 5
RESOURCE: Final = 6  # any of the first four
DRAGON: Final = 7
CAVE: Final = 8
CARD: Final = 9  # a dragon card or a cave card
ITEM: Final = 10  # a resource or a card
Token = Literal["meat", "gold", "crystal", "milk", "coin"]
Kind = Literal[Token, "egg", "resource", "dragon", "cave", "card", "item"]
TOKENS: Final[tuple[Token, ...]] = ("meat", "gold", "crystal", "milk", "coin")
KINDS: Final[tuple[Kind, ...]] = (*TOKENS, "egg", "resource", "dragon", "cave", "card", "item")

SINGLE_KINDS: Final = range(9)  # all but CARD and ITEM, which stand for several
BROWN: Final = 6  # every sixth space of the guild track is brown
LOWEST: Final = 41  # the dragon that scores for the lowest row of objectives
LIMIT: Final = 9  # coins, cards and resources that are kept at the end of a turn, each
ITEMS_PER_VP: Final = 4  # of what is left over at the end (WS-END-13)

# The three caves, and their spaces: space = 4 * cave + column, both counted from 0.
CRIMSON: Final = 0
GOLDEN: Final = 1
AMETHYST: Final = 2
CaveName = Literal["crimson", "golden", "amethyst"]
CAVE_NAMES: Final[tuple[CaveName, ...]] = ("crimson", "golden", "amethyst")
SPACES: Final = 12
MAT: Final = 12  # the two nests printed on the mat, as a place for eggs
MAT_NESTS: Final = 2

# Places that an effect names.
ANY: Final = 0
HERE: Final = 1
THIS_CAVE: Final = 2
COLUMN: Final = 3
ADJACENT: Final = 4
IT: Final = 5  # the dragon of a ForEach; `at.place` is that dragon
EVERYWHERE: Final = 6  # the whole mat, in counts
PLACES: Final = ("any", "here", "cave", "column", "adjacent", "it", "mat")

# Where cards and resources come from.
HAND: Final = 1
DISPLAY: Final = 2
HAND_OR_DISPLAY: Final = 3
DECK: Final = 4
DISPLAY_OR_DECK: Final = 6
SUPPLY: Final = 8  # the player's own
GENERAL: Final = 16
SOURCES: Final = {1: "hand", 2: "display", 3: "hand-or-display", 4: "deck", 6: "any", 8: "supply", 16: "general"}

# What a card played through an effect costs.
ACTION: Final = 0  # the price of the action and all that is printed
PRINTED: Final = 1  # all that is printed; of a cave card: the eggs of its column
MINUS_ONE: Final = 2  # one egg or resource less
NO_RESOURCES: Final = 3
FREE: Final = 4
SAID_FREE: Final = 5  # "play it for free": free, unless the table holds that the eggs of the column are due
PRICES: Final = ("action", "printed", "minus-one", "no-resources", "free", "free")

HATCHLING: Final = 0
SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 3
Size = Literal["hatchling", "small", "medium", "large"]
SIZES: Final[tuple[Size, ...]] = ("hatchling", "small", "medium", "large")

SHY: Final = 0
AGGRESSIVE: Final = 1
PLAYFUL: Final = 2
HELPFUL: Final = 3
Trait = Literal["shy", "aggressive", "playful", "helpful"]
TRAITS: Final[tuple[Trait, ...]] = ("shy", "aggressive", "playful", "helpful")

WHEN_PLAYED: Final = 1
IF_ACTIVATED: Final = 2
ONCE_PER_ROUND: Final = 4
END_GAME: Final = 8

# Options: the first number of each kind of thing that a player can point at. A dragon card is its own number.
OF_CAVE: Final = 200  # + number of a cave card
OF_KIND: Final = 300  # + kind of a token
OF_EGG: Final = 400  # + space whose egg is meant
OF_SLOT: Final = 500  # + slot of the dragon display
OF_CAVE_SLOT: Final = 510  # + slot of the cave display
FROM_DECK: Final = 520
OF_SPACE: Final = 600  # + space of the own mat
OF_ROW: Final = 700  # + cave
OF_ACTION: Final = 800
OF_TILE: Final = 820  # + place on the guild tile
OF_ICON: Final = 840  # + 5 * cave + icon
OF_FATE: Final = 860
YES: Final = 900
OF_PAIR: Final = 1000  # + two kinds of resources, as PAIR says

# Kinds of things, in the order of their numbers.
A_DRAGON: Final = 0  # a card; things up to the deck can be had or paid
A_CAVE: Final = 1
A_TOKEN: Final = 2
AN_EGG: Final = 3
A_SLOT: Final = 4
A_CAVE_SLOT: Final = 5
THE_DECK: Final = 6
A_SPACE: Final = 7
A_ROW: Final = 8
AN_ACTION: Final = 9
A_PLACE: Final = 10
AN_ICON: Final = 11
A_FATE: Final = 12
CONSENT: Final = 13
A_PAIR: Final = 14
THINGS: Final = Ranges(
    {
        A_DRAGON: range(OF_CAVE),
        A_CAVE: range(OF_CAVE, OF_KIND),
        A_TOKEN: range(OF_KIND, OF_KIND + len(KINDS)),
        AN_EGG: range(OF_EGG, OF_EGG + MAT + 1),
        A_SLOT: range(OF_SLOT, OF_SLOT + 3),
        A_CAVE_SLOT: range(OF_CAVE_SLOT, OF_CAVE_SLOT + 3),
        THE_DECK: range(FROM_DECK, FROM_DECK + 1),
        A_SPACE: range(OF_SPACE, OF_SPACE + MAT + 1),
        A_ROW: range(OF_ROW, OF_ROW + 3),
        AN_ACTION: range(OF_ACTION, OF_TILE),
        A_PLACE: range(OF_TILE, OF_ICON),
        AN_ICON: range(OF_ICON, OF_FATE),
        A_FATE: range(OF_FATE, YES),  # of the card or resource in question; of a hoard: the kind that is cached
        CONSENT: range(YES, YES + 1),
        A_PAIR: range(OF_PAIR, OF_PAIR + 40),
    }
)
"""What an option number means wherever a question is about things."""
PAIR: Final = Digits(10, 4)
"""Two kinds of resources, the same or the higher one last."""
A_PART: Final = 15  # of what the verb itself holds, in its order: parts of a card, offers, the first of two
SOME_CARDS: Final = 16  # which of the cards dealt are kept
SOME_RESOURCES: Final = 17  # what a player begins with
OPTIONS: Final = by_verb(
    (
        THINGS,
        "Turn Entice Settle Cover Waive Trade PlayDragon ExcavateAction Excavate Dig Each Gain GainShared GainOfCost "
        "GainMayCache GainAndCache Hoarding KeepAny CacheAny Cache CacheOn Take:dragon Take:cave TakeMayTuck TuckTaken "
        "DrawMayTuck DrawSplit Fate Tuck TuckDrawn TuckUnder Reveal LayEgg GuildStep PlaceMarker Hatch Pay Spend UpTo "
        "Limits Exchange ExchangeFor Barter Swap SwapWith Activate UseIcon OncePerRound",
    ),
    (Ranges({A_PART: range(100)}), "Order All Choose ScorePaid"),
    (Ranges({SOME_CARDS: range(15)}), "PickCards"),
    (Ranges({SOME_RESOURCES: range(20)}), "PickResources"),
)
# The same as tables, for verbs: the option of each thing of a kind, and which of its kind an option names.
CAVE_OPTION: Final = THINGS.options(A_CAVE)
TOKEN_OPTION: Final = THINGS.options(A_TOKEN)
EGG_OPTION: Final = THINGS.options(AN_EGG)
SLOT_OPTION: Final = THINGS.options(A_SLOT)
CAVE_SLOT_OPTION: Final = THINGS.options(A_CAVE_SLOT)
SPACE_OPTION: Final = THINGS.options(A_SPACE)
ROW_OPTION: Final = THINGS.options(A_ROW)
ACTION_OPTION: Final = THINGS.options(AN_ACTION)
PLACE_OPTION: Final = THINGS.options(A_PLACE)
ICON_OPTION: Final = THINGS.options(AN_ICON)
FATE_OPTION: Final = THINGS.options(A_FATE)
NTH: Final = THINGS.nth
PAIR_OPTION: Final = tuple([tuple([THINGS.option(A_PAIR, PAIR.option(b, a)) for b in range(10)]) for a in range(4)])
"""By the higher kind, and by the other."""


def can_be_had(option: int) -> bool:
    """Whether an option names a thing that can be had or paid: a card, a token, an egg, a card to take."""
    return 0 < option < OF_SPACE


def cards_of(piece: int) -> tuple[int, int]:
    """The dragon card or the cave card that an effect is about, by number; 0: neither."""
    return (piece, 0) if piece < OF_CAVE else (0, piece - OF_CAVE if piece < OF_KIND else 0)


EXCAVATE: Final = 0
ENTICE: Final = 1
EXPLORE: Final = 2  # + cave
PASS: Final = 5
KEEP: Final = 0
DISCARD: Final = 1
TUCK: Final = 2

# Knowledge of a tucked card's face.
NOBODY: Final = 0
OWNER: Final = 1
ALL: Final = 2
Known = Literal["nobody", "owner", "all"]
KNOWN: Final[tuple[Known, ...]] = ("nobody", "owner", "all")

# Streams of chance.
DRAGON_DECK: Final = 0
CAVE_DECK: Final = 1
TABLE: Final = 2
AUTOMA: Final = 3
STREAMS: Final = 4
