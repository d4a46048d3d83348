"""How ships pay for a mission: tokens, ships on reef cards, and two ships of one colour in place of one of another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from wyrmhall.games.seadragons.cards import EXCHANGE, REEF_SHIPS, SHIPS
from wyrmhall.games.seadragons.components import Mission
from wyrmhall.games.seadragons.numbers import ANY_SHIP, TWO_SHIPS, paid, payment

KINDS: Final = len(SHIPS)
MOST_ASKED: Final = 12
"""More ships than this no mission asks, so that every count of a way fits a digit."""


def can_pay(mission: Mission, tokens: Sequence[int], reefs: Sequence[int]) -> bool:
    """Whether there is any way; must agree with `ways`."""
    return is_served(mission, afloat(tokens, reefs), reefs.count(ANY_SHIP))


def afloat(tokens: Sequence[int], reefs: Sequence[int]) -> list[int]:
    """The ships of each colour, those on reef cards too."""
    ships = list(tokens)
    for card in reefs:
        if card < ANY_SHIP:
            ships[card - TWO_SHIPS] += REEF_SHIPS
    return ships


def is_served(mission: Mission, ships: list[int], wild: int) -> bool:
    """Whether so many ships of each colour, and of any, are enough."""
    missing = spare = pairs = 0
    for colour, asked in enumerate(mission.cost):
        more = ships[colour] - asked
        if more < 0:
            missing -= more
        else:
            spare += more
            pairs += more // EXCHANGE
    exchanged = max(0, missing - wild)
    left = spare - EXCHANGE * exchanged + max(0, wild - missing)
    return exchanged <= pairs and left >= mission.any_colour


def ways(mission: Mission, tokens: Sequence[int], reefs: Sequence[int]) -> tuple[int, ...]:
    """All different sets of tokens and reef cards that pay, those that give up least first.

    Every token and every card must serve: at least one ship of a card, all tokens.
    """
    cards = [reefs.count(TWO_SHIPS + colour) for colour in range(KINDS)]
    found: set[int] = set()
    for used, wild in _spent(mission, afloat(tokens, reefs), reefs.count(ANY_SHIP)):
        by_colour = [
            [(t, c) for c in range(cards[i] + 1) for t in range(tokens[i] + 1) if c <= used[i] - t <= 2 * c]
            for i in range(KINDS)
        ]
        for choice in product(*by_colour):
            found.add(payment([t for t, _ in choice], [c for _, c in choice], wild))
    return tuple(sorted(found, key=_given_up))


def dominated(found: Sequence[int]) -> tuple[int, ...]:
    """Ways that give up all that another gives up, and more: whatever a ship or a card is worth to somebody."""
    bills = {way: _bill(way) for way in found}
    return tuple([way for way in found if any(_is_more(bills[way], bill) for bill in bills.values())])


def _bill(way: int) -> tuple[int, ...]:
    tokens, cards, wild = paid(way)
    return (*tokens, *cards, wild)


def _is_more(bill: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return bill != other and all(a >= b for a, b in zip(bill, other, strict=True))


def _spent(mission: Mission, ships: Sequence[int], wild: int) -> set[tuple[tuple[int, ...], int]]:
    """Which numbers of ships of each colour, with how many any-ship cards, serve the whole cost."""
    asked = [colour for colour, n in enumerate(mission.cost) for _ in range(n)] + [-1] * mission.any_colour
    found = {((0,) * KINDS, 0)}
    for colour in asked:
        found = {after for used, cards in found for after in _served(colour, used, cards, ships, wild)}
    return found


def _served(
    asked: int, used: tuple[int, ...], cards: int, ships: Sequence[int], wild: int
) -> list[tuple[tuple[int, ...], int]]:
    """All ways to serve one ship more (-1: of any colour)."""
    found = [(used, cards + 1)] if cards < wild else []
    for colour in range(KINDS):
        n = 1 if asked in (-1, colour) else EXCHANGE
        if used[colour] + n <= ships[colour]:
            found.append(((*used[:colour], used[colour] + n, *used[colour + 1 :]), cards))
    return found


def _given_up(way: int) -> tuple[int, int]:
    """The points that a way gives up: a ship is worth one."""
    tokens, cards, wild = paid(way)
    return sum(tokens) + 2 * sum(cards) + wild, way
