"""What a card costs: whether a supply pays it, exchanges and discounts included."""

from __future__ import annotations

from wyrmhall.games.wyrmspan.numbers import FREE, MINUS_ONE, NO_RESOURCES
from wyrmhall.games.wyrmspan.state import Player


def covers(s: list[int], cost: tuple[int, int, int, int, int, int]) -> bool:
    """Whether a supply pays the resources of a cost, exchanges of two for one included."""
    need = spare = 0
    d = s[0] - cost[0]
    if d < 0:
        need -= d
    else:
        spare += d
    d = s[1] - cost[1]
    if d < 0:
        need -= d
    else:
        spare += d
    d = s[2] - cost[2]
    if d < 0:
        need -= d
    else:
        spare += d
    d = s[3] - cost[3]
    if d < 0:
        need -= d
    else:
        spare += d
    return spare >= 2 * need


def can_pay(p: Player, card: int, price: int, eggs: int) -> bool:
    """Whether a player with so many eggs can pay what the card costs at this price, beside the action's coin."""
    if price == FREE:
        return True
    cost = p.box.costs[card]
    if cost[4] > p.supply[4] or (price == 0 and cost[4] >= p.supply[4]):
        return False
    if price == MINUS_ONE:
        return any(cost[5] - (i == 5) <= eggs and covers(p.supply, lessened(cost, i)) for i in waivable(cost) or (-1,))
    return cost[5] <= eggs and (price == NO_RESOURCES or covers(p.supply, cost))


def waivable(cost: tuple[int, int, int, int, int, int]) -> tuple[int, ...]:
    """Which icons a discount may take away: any resource, or the egg; never a coin."""
    return tuple([i for i in (0, 1, 2, 3, 5) if cost[i]])


def lessened(cost: tuple[int, int, int, int, int, int], i: int) -> tuple[int, int, int, int, int, int]:
    """A cost with one icon less."""
    m, g, c, k, coin, egg = cost
    return m - (i == 0), g - (i == 1), c - (i == 2), k - (i == 3), coin, egg - (i == 5)
