"""The small numbers that name everything: streams of chance, kinds of reef card, and what an option number means."""

from __future__ import annotations

from functools import cache
from typing import Final

from wyrmhall.core.engine import FIRST_STANDING
from wyrmhall.core.numbers import Digits, Ranges, by_verb

# Streams of chance: one for each pile, the bag of ships, the boards and the first player.
FIRST: Final = 0
BOARDS: Final = 1
BAG: Final = 2
MISSION_PILE: Final = 3
REEF_PILE: Final = 4
DRAGON_PILE: Final = 5  # and the next two: DRAGON_PILE + size
STREAMS: Final = DRAGON_PILE + 3

# Kinds of reef card. Two ships: the colour; hidden dragon: HIDDEN_DRAGON + the quadrant of its realm.
TWO_SHIPS: Final = 0
ANY_SHIP: Final = 4
HIDDEN_DRAGON: Final = 5
GOLD: Final = 9
REEF_KINDS: Final = 10

# Standing options.
DISCARD_GOLD: Final = FIRST_STANDING
TAKE_BACK: Final = FIRST_STANDING - 1

# Kinds of things that options name.
FIGURE: Final = 0  # a dragon card
PILE: Final = 1  # the top card of the pile of a size
COLOUR: Final = 2  # of a player
MISSION: Final = 3
REEF: Final = 4  # a kind of reef card
CELL: Final = 5

ORIENTATIONS: Final = 8
"""A figure that is turned and flipped looks different in no more than eight ways."""
_CELLS: Final = 1024  # more than a sea has
_COLOURS: Final = 4
_MOST: Final = 16  # of a colour in a way to pay: there are always fewer

TAKEN: Final = Ranges({FIGURE: range(1000), PILE: range(1000, 1003)})
"""What is taken in step III: a card of the market, or the top card of a pile."""
PLACEMENT: Final = Digits(_CELLS, ORIENTATIONS)
"""A figure with its anchor on a cell, in one of its orientations."""
PAYMENT: Final = Digits(*[_MOST] * (2 * _COLOURS + 1))
"""Tokens of each colour, two-ship cards of each colour, any-ship cards."""
TOKENS_ADD: Final = PAYMENT.weights[:_COLOURS]
"""What a token of each colour adds to the number of a payment; then a two-ship card, then an any-ship card."""
CARDS_ADD: Final = PAYMENT.weights[_COLOURS:-1]
WILD_ADDS: Final = PAYMENT.weights[-1]
OPTIONS: Final = by_verb(
    (TAKEN, "TakeCard"),
    (PLACEMENT, "PlaceDragon"),
    (PAYMENT, "PayShips"),
    (Ranges({FIGURE: range(1000)}), "PlayOrPass DiscardCard"),
    (Ranges({COLOUR: range(8)}), "PickColour"),
    (Ranges({MISSION: range(1000)}), "CompleteMission"),
    (Ranges({REEF: range(REEF_KINDS)}), "KeepReef"),
    (Ranges({CELL: range(_CELLS)}), "PlaceHead"),
)

_BYTE: Final = 8


@cache
def placements_in_byte(turn: int, nth: int) -> list[tuple[int, ...]]:
    """What the bits of the n-th byte of a mask of anchors stand for, by all that the byte can be.

    To put lists together that are there already is twice as quick as to count bits."""
    found: list[tuple[int, ...]] = [()]
    for anchor in range(_BYTE * nth, _BYTE * nth + _BYTE):
        more = (PLACEMENT.option(anchor, turn),)
        found += [fewer + more for fewer in found]
    return found


def add_placements(found: list[int], anchors: int, by_byte: tuple[list[tuple[int, ...]], ...]) -> None:
    """List a figure in one of its orientations with its anchor on each of these cells."""
    for nth, byte in enumerate(anchors.to_bytes((anchors.bit_length() + _BYTE - 1) // _BYTE, "little")):
        if byte:
            found += by_byte[nth][byte]


def placed(option: int) -> tuple[int, int]:
    """The orientation and the cell of the anchor, as PLACEMENT says: every dragon that is laid asks for them."""
    return option // _CELLS, option % _CELLS


def paid(option: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Tokens by colour, two-ship cards by colour, any-ship cards."""
    parts = PAYMENT.parts(option)
    return parts[:_COLOURS], parts[_COLOURS:-1], parts[-1]
