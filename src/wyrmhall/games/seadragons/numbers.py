"""The small numbers that name everything: streams of chance, kinds of reef card, and what an option number means."""

from __future__ import annotations

from functools import cache
from typing import Final

from wyrmhall.core.engine import FIRST_STANDING
from wyrmhall.core.numbers import Ranges

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

# What is taken in step III: a card of the market, by its figure, or the top card of the pile of a size. Other questions
# offer one kind of thing by its number: figures, missions, kinds of reef card, cells; or what the functions below say.
FIGURE: Final = 0
PILE: Final = 1
OPTIONS: Final = Ranges({FIGURE: range(1000), PILE: range(1000, 1003)})

_TURN: Final = 1024  # more than a sea has cells
_COLOURS: Final = 4
_DIGIT: Final = 4  # bits of each count in a way to pay
TOKENS_AT: Final = tuple([_DIGIT * colour for colour in range(_COLOURS)])
"""Where in a way to pay the tokens of each colour are counted; then the two-ship cards, then the any-ship cards."""
CARDS_AT: Final = tuple([_DIGIT * (_COLOURS + colour) for colour in range(_COLOURS)])
WILD_AT: Final = _DIGIT * 2 * _COLOURS


def placement(turn: int, anchor: int) -> int:
    """A figure in one of its orientations, with its anchor on a cell."""
    return turn * _TURN + anchor


ORIENTATIONS: Final = 8
"""A figure that is turned and flipped looks different in no more than eight ways."""
_BYTE: Final = 8


@cache
def placements_in_byte(turn: int, nth: int) -> list[tuple[int, ...]]:
    """What the bits of the n-th byte of a mask of anchors stand for, by all that the byte can be.

    To put lists together that are there already is twice as quick as to count bits."""
    found: list[tuple[int, ...]] = [()]
    for anchor in range(_BYTE * nth, _BYTE * nth + _BYTE):
        more = (placement(turn, anchor),)
        found += [fewer + more for fewer in found]
    return found


def add_placements(found: list[int], anchors: int, by_byte: tuple[list[tuple[int, ...]], ...]) -> None:
    """List a figure in one of its orientations with its anchor on each of these cells."""
    data = anchors.to_bytes((anchors.bit_length() + _BYTE - 1) // _BYTE, "little")
    for nth in range(len(data)):
        byte = data[nth]
        if byte:
            found += by_byte[nth][byte]


def placed(option: int) -> tuple[int, int]:
    """The orientation and the cell of the anchor that a placement means."""
    return option // _TURN, option % _TURN


def paid(option: int) -> tuple[list[int], list[int], int]:
    """Tokens by colour, two-ship cards by colour, any-ship cards."""
    digits = [option >> _DIGIT * i & 15 for i in range(2 * _COLOURS + 1)]
    return digits[:_COLOURS], digits[_COLOURS : 2 * _COLOURS], digits[2 * _COLOURS]
