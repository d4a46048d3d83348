"""How ships pay for a mission: tokens, ships on reef cards, and two ships of one colour in place of one of another."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub
from typing import Final

from wyrmhall.games.seadragons.cards import EXCHANGE, REEF_SHIPS, SHIPS
from wyrmhall.games.seadragons.components import Mission
from wyrmhall.games.seadragons.numbers import ANY_SHIP, CARDS_ADD, PAYMENT, TOKENS_ADD, TWO_SHIPS, WILD_ADDS

KINDS: Final = len(SHIPS)
MOST_ASKED: Final = 12
"""More ships than this no mission asks, so that every count of a way fits a digit."""
_DIGIT: Final = 8  # bits, for the ships of a colour that are spent, those on cards too
_MOST: Final = (1 << _DIGIT) - 1
_WILD: Final = _DIGIT * KINDS


def can_pay(mission: Mission, tokens: Sequence[int], reefs: Sequence[int]) -> bool:
    """Whether there is any way; must agree with `ways`."""
    return is_served(mission, afloat(tokens, reefs), reefs.count(ANY_SHIP))


def afloat(tokens: Sequence[int], reefs: Sequence[int]) -> tuple[int, ...]:
    """The ships of each colour, those on reef cards too."""
    ships = list(tokens)
    for card in reefs:
        if card < ANY_SHIP:
            ships[card - TWO_SHIPS] += REEF_SHIPS
    return tuple(ships)


def is_served(mission: Mission, ships: tuple[int, ...], wild: int) -> bool:
    """Whether so many ships of each colour, and of any, are enough."""
    missing = spare = pairs = 0
    for more in map(sub, ships, mission.cost):
        if more < 0:
            missing -= more
        elif more:
            spare += more
            pairs += more // EXCHANGE
    if missing <= wild:
        return spare + wild - missing >= mission.any_colour
    exchanged = missing - wild
    return exchanged <= pairs and spare - EXCHANGE * exchanged >= mission.any_colour


def lacking(mission: Mission, tokens: Sequence[int], reefs: Sequence[int]) -> tuple[int, ...]:
    """Ships of each colour, and last of any, with which it could be paid; with one of them less it could not."""
    ships, wild = afloat(tokens, reefs), reefs.count(ANY_SHIP)
    more = [max(0, asked - n) for asked, n in zip(mission.cost, ships, strict=True)] + [mission.any_colour]
    for kind in reversed(range(len(more))):
        while more[kind]:
            more[kind] -= 1
            if not is_served(mission, tuple([n + m for n, m in zip(ships, more, strict=False)]), wild + more[-1]):
                more[kind] += 1
                break
    return tuple(more)


def ways(mission: Mission, tokens: Sequence[int], reefs: Sequence[int]) -> tuple[int, ...]:
    """All different sets of tokens and reef cards that pay, those that give up least first.

    Every token and every card must serve: at least one ship of a card, all tokens.
    """
    tokens_add, cards_add = TOKENS_ADD, CARDS_ADD
    cards = [reefs.count(TWO_SHIPS + colour) for colour in range(KINDS)]
    found: set[tuple[int, int]] = set()  # what a way gives up, and the way
    for spent in _spent(mission, afloat(tokens, reefs), reefs.count(ANY_SHIP)):
        wild = spent >> _WILD
        partial = [(wild, wild * WILD_ADDS)]
        for colour in range(KINDS):
            used = spent >> _DIGIT * colour & _MOST
            if used and not cards[colour]:
                partial = [(given + used, way + used * tokens_add[colour]) for given, way in partial]
            elif used:
                partial = [
                    (given + t + 2 * c, way + t * tokens_add[colour] + c * cards_add[colour])
                    for given, way in partial
                    for c in range(cards[colour] + 1)
                    for t in range(max(0, used - 2 * c), min(used - c, tokens[colour]) + 1)
                ]
        found.update(partial)
    return tuple([way for _, way in sorted(found)])


def dominated(found: Sequence[int]) -> tuple[int, ...]:
    """Ways that give up all that another gives up, and more: whatever a ship or a card is worth to somebody."""
    bills = {way: PAYMENT.parts(way) for way in found}
    return tuple([way for way in found if any(_is_more(bills[way], bill) for bill in bills.values())])


def _is_more(bill: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return bill != other and all(a >= b for a, b in zip(bill, other, strict=True))


def _spent(mission: Mission, ships: Sequence[int], wild: int) -> set[int]:
    """Which numbers of ships of each colour, with how many any-ship cards, serve the whole cost: as digits of one
    number, the colours from the lowest."""
    found = {0}
    for asked, n in enumerate((*mission.cost, mission.any_colour)):
        if n:
            steps = _steps(asked, ships, wild)
            for _ in range(n):
                found = {spent + step for spent in found for step, digit, most in steps if spent & digit <= most}
    return found


def _steps(asked: int, ships: Sequence[int], wild: int) -> list[tuple[int, int, int]]:
    """All ways to serve one ship of a colour (KINDS: of any): what is added to the number, where its digit stands, and
    the most that it may be before."""
    found = [(1 << _WILD, _MOST << _WILD, wild - 1 << _WILD)] if wild else []
    for colour in range(KINDS):
        n = 1 if asked in (colour, KINDS) else EXCHANGE
        if ships[colour] >= n:
            at = _DIGIT * colour
            found.append((n << at, _MOST << at, ships[colour] - n << at))
    return found
