"""What a card costs: whether a supply pays it, exchanges and discounts included, and what is said of it."""

from __future__ import annotations

from wyrmhall.core.engine import Refusal
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.moves import egg_count, landing_bits
from wyrmhall.games.wyrmspan.numbers import ACTION, COIN, FREE, KINDS, MINUS_ONE, NO_RESOURCES
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan


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


def why_not(p: Player, card: int, price: int = ACTION, target: str = "") -> Refusal | None:
    """Why a dragon cannot be played at this price now: all that is in the way, with the first clause of it."""
    target = target or f"dragon:{card}"
    lacks, clause = _lacking(p, card, price)
    if p.box.home_bits[card] & landing_bits(p):
        return Refusal(target, Msg("lacks", parts=lacks), clause) if lacks else None
    no_space = Msg("no-space-for", dragon=p.box.dragons[card].said)
    if lacks:
        no_space = Msg("no-space-and-lacks", space=no_space, lacks=Msg("lacks", parts=lacks))
    return Refusal(target, no_space, "WS-ENT-17")


def _lacking(p: Player, card: int, price: int) -> tuple[list[Msg], str]:
    """What of its price is missing, in words, and the clause that asks for the first of it; nothing if it is paid."""
    eggs = egg_count(p)
    if can_pay(p, card, price, eggs):
        return [], ""
    cost = p.box.costs[card]
    costs = [lessened(cost, i) for i in waivable(cost)] if price == MINUS_ONE else []
    short = min([_short(p, each, price, eggs) for each in costs or [cost]], key=lambda each: sum(each.values()))
    first = "WS-ENT-04" if short["coin"] else "WS-ENT-06" if short["egg"] else "WS-ENT-03"
    return [Msg("tokens", kind=kind, n=n) for kind, n in short.items() if n], first


def _short(p: Player, cost: tuple[int, int, int, int, int, int], price: int, eggs: int) -> dict[str, int]:
    paid = price == NO_RESOURCES or covers(p.supply, cost)
    short: dict[str, int] = {KINDS[k]: 0 if paid else max(0, cost[k] - p.supply[k]) for k in range(4)}
    short["coin"] = max(0, cost[COIN] + (price == ACTION) - p.supply[COIN])
    short["egg"] = max(0, cost[5] - eggs)
    return short


def cost_said(game: Wyrmspan, card: int, price: int) -> Msg:
    """What a dragon costs at this price, in words."""
    cost = game.box.costs[card]
    if price == FREE:
        return Msg("costs-nothing")
    parts = [] if price == NO_RESOURCES else [Msg("tokens", kind=KINDS[k], n=cost[k]) for k in range(4) if cost[k]]
    coins = cost[COIN] + (price == ACTION)
    if coins:
        parts.append(Msg("tokens", kind="coin", n=coins))
    if cost[5]:
        parts.append(Msg("tokens", kind="egg", n=cost[5]))
    return Msg("costs", parts=parts, less=price == MINUS_ONE) if parts else Msg("costs-nothing")
