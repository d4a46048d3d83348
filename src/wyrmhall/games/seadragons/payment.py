"""How ships pay for a mission: tokens, ships on reef cards, and two ships of one colour in place of one of another.

A way to pay is one number of nine hexadecimal digits, from the lowest: tokens of each colour, two-ship cards of each
colour, any-ship cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from wyrmhall.games.seadragons.box import Mission
from wyrmhall.games.seadragons.cards import ANY_SHIP, EXCHANGE, SHIPS, TWO_SHIPS

KINDS: Final = len(SHIPS)
MOST_ASKED: Final = 12
"""More ships than this no mission asks, so that every count of a way fits a digit."""


def can_pay(mission: Mission, tokens: Sequence[int], reefs: Sequence[int]) -> bool:
    """Whether there is any way; must agree with `ways`."""
    missing = spare = pairs = 0
    for colour, asked in enumerate(mission.cost):
        more = tokens[colour] + 2 * reefs.count(TWO_SHIPS + colour) - asked
        if more < 0:
            missing -= more
        else:
            spare += more
            pairs += more // EXCHANGE
    wild = reefs.count(ANY_SHIP)
    exchanged = max(0, missing - wild)
    left = spare - EXCHANGE * exchanged + max(0, wild - missing)
    return exchanged <= pairs and left >= mission.any_colour


def ways(mission: Mission, tokens: Sequence[int], reefs: Sequence[int]) -> tuple[int, ...]:
    """All different sets of tokens and reef cards that pay, those that give up least first.

    Every token and every card must serve: at least one ship of a card, all tokens.
    """
    cards = [reefs.count(TWO_SHIPS + colour) for colour in range(KINDS)]
    afloat = [tokens[colour] + 2 * cards[colour] for colour in range(KINDS)]
    found: set[int] = set()
    for used, wild in _spent(mission, afloat, reefs.count(ANY_SHIP)):
        by_colour = [
            [(t, c) for c in range(cards[i] + 1) for t in range(tokens[i] + 1) if c <= used[i] - t <= 2 * c]
            for i in range(KINDS)
        ]
        for choice in product(*by_colour):
            found.add(packed([t for t, _ in choice], [c for _, c in choice], wild))
    return tuple(sorted(found, key=_given_up))


def _spent(mission: Mission, afloat: Sequence[int], wild: int) -> set[tuple[tuple[int, ...], int]]:
    """Which numbers of ships of each colour, with how many any-ship cards, serve the whole cost."""
    asked = [colour for colour, n in enumerate(mission.cost) for _ in range(n)] + [-1] * mission.any_colour
    found = {((0,) * KINDS, 0)}
    for colour in asked:
        found = {after for used, cards in found for after in _served(colour, used, cards, afloat, wild)}
    return found


def _served(
    asked: int, used: tuple[int, ...], cards: int, afloat: Sequence[int], wild: int
) -> list[tuple[tuple[int, ...], int]]:
    """All ways to serve one ship more (-1: of any colour)."""
    found = [(used, cards + 1)] if cards < wild else []
    for colour in range(KINDS):
        n = 1 if asked in (-1, colour) else EXCHANGE
        if used[colour] + n <= afloat[colour]:
            found.append(((*used[:colour], used[colour] + n, *used[colour + 1 :]), cards))
    return found


def packed(tokens: Sequence[int], cards: Sequence[int], wild: int) -> int:
    way = wild
    for digit in (*reversed(cards), *reversed(tokens)):
        way = way << 4 | digit
    return way


def unpacked(way: int) -> tuple[list[int], list[int], int]:
    """Tokens by colour, two-ship cards by colour, any-ship cards."""
    digits = [way >> 4 * i & 15 for i in range(2 * KINDS + 1)]
    return digits[:KINDS], digits[KINDS : 2 * KINDS], digits[2 * KINDS]


def _given_up(way: int) -> tuple[int, int]:
    """The points that a way gives up: a ship is worth one."""
    tokens, cards, wild = unpacked(way)
    return sum(tokens) + 2 * sum(cards) + wild, way
