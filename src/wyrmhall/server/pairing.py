"""Who meets whom at a club night, and who stands where: everybody with everybody, or by the Swiss system."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

BYE = 1.0
"""Points of somebody for whom nobody was left."""
MOST_STEPS = 5_000
"""Ways that are tried to let nobody meet twice."""


class Board(NamedTuple):
    """Two at a table, or one without another; with what each made of it once it is over."""

    first: str
    second: str | None
    points: tuple[float, float] | None = None


class Standing(NamedTuple):
    person: str
    points: float
    strength: float  # points of those they met
    played: int


class Total(NamedTuple):
    """What somebody made of all nights of a club."""

    person: str
    points: float
    nights: int  # at which they had a board
    won: int
    played: int


def rounds_of(plan: str, members: int, wanted: int) -> int:
    """Where everybody meets everybody once, there are no more rounds than it takes for that."""
    most = members - 1 if members % 2 == 0 else members
    return min(wanted, most) if plan == "round" else wanted


def everybody(members: Sequence[str], number: int) -> list[tuple[str, str | None]]:
    """The pairs of a round of all with all (the circle method); who begins changes from round to round."""
    circle: list[str | None] = [*members, *([None] if len(members) % 2 else [])]
    fixed, rest = circle[0], circle[1:]
    turn = (number - 1) % len(rest)
    turned = [fixed, *rest[turn:], *rest[:turn]]
    half = len(turned) // 2
    pairs = list(zip(turned[:half], reversed(turned[half:]), strict=True))
    return [_seated(a, b, (number + n) % 2 == 0) for n, (a, b) in enumerate(pairs)]


def _seated(a: str | None, b: str | None, swapped: bool) -> tuple[str, str | None]:
    if a is None or (swapped and b is not None):
        a, b = b, a
    assert a is not None
    return a, b


def swiss(
    members: Sequence[str], boards: Sequence[Board], strangers: Set[frozenset[str]] = frozenset()
) -> list[tuple[str, str | None]]:
    """Those who stand next to each other, as far as they have not met; the last one who has not had it gets the bye.

    Strangers, who would rather not play with each other, are taken for those who have met."""
    order = [standing.person for standing in standings(members, boards)]
    met = {frozenset((board.first, board.second)) for board in boards if board.second is not None} | strangers
    bye: list[tuple[str, str | None]] = []
    if len(order) % 2:
        had = {board.first for board in boards if board.second is None}
        alone = next((person for person in reversed(order) if person not in had), order[-1])
        order.remove(alone)
        bye = [(alone, None)]
    pairs = _matched(order, met, [MOST_STEPS]) or [(order[n], order[n + 1]) for n in range(0, len(order), 2)]
    firsts = [board.first for board in boards]
    seated = [(b, a) if firsts.count(a) > firsts.count(b) else (a, b) for a, b in pairs]
    return [*seated, *bye]


def _matched(order: Sequence[str], met: set[frozenset[str]], left: list[int]) -> list[tuple[str, str]] | None:
    """Pairs without anybody meeting twice, the highest first; none if there are none, or it would take too long."""
    if not order:
        return []
    left[0] -= 1
    first = order[0]
    for other in order[1:] if left[0] > 0 else ():
        if frozenset((first, other)) not in met:
            rest = _matched([person for person in order[1:] if person != other], met, left)
            if rest is not None:
                return [(first, other), *rest]
    return None


def standings(members: Sequence[str], boards: Sequence[Board]) -> list[Standing]:
    """By points, then by the points of those one has met, then in the order of coming."""
    points = dict.fromkeys(members, 0.0)
    played = dict.fromkeys(members, 0)
    opponents: dict[str, list[str]] = {person: [] for person in members}
    for board in boards:
        if board.second is None:
            points[board.first] = points.get(board.first, 0.0) + BYE
        elif board.points is not None:
            for person, other, got in zip(
                (board.first, board.second), (board.second, board.first), board.points, strict=True
            ):
                points[person] = points.get(person, 0.0) + got
                played[person] = played.get(person, 0) + 1
                opponents.setdefault(person, []).append(other)
    found = [Standing(p, points[p], sum(points.get(o, 0.0) for o in opponents[p]), played[p]) for p in members]
    return sorted(found, key=lambda each: (-each.points, -each.strength))


def totals(members: Sequence[str], nights: Sequence[tuple[Sequence[Board], Sequence[str]]]) -> list[Total]:
    """By points of all nights, then by nights won; of the members, and of whoever has played.

    A night is given as its boards and those who won it."""
    found = {person: Total(person, 0.0, 0, 0, 0) for person in members}
    for boards, first in nights:
        came = list(dict.fromkeys(p for board in boards for p in (board.first, board.second) if p is not None))
        for each in standings(came, boards):
            was = found.get(each.person, Total(each.person, 0.0, 0, 0, 0))
            won = was.won + (each.person in first)
            found[each.person] = Total(
                each.person, was.points + each.points, was.nights + 1, won, was.played + each.played
            )
    return sorted(found.values(), key=lambda each: (-each.points, -each.won))


def ended_early(late: Set[int]) -> tuple[float, float]:
    """Of a game without a result: who lost by the clock, or did not come, has nothing; if nobody did, it is a draw."""
    return (0.0 if 0 in late else 1.0, 0.0 if 1 in late else 1.0) if late else (0.5, 0.5)


def compared(scores: Sequence[tuple[int, int]], board: int) -> tuple[float, float]:
    """What two made of a deal beside the others who sat there: the share of those at the same seat that each beat."""
    own = scores[board]
    others = [each for n, each in enumerate(scores) if n != board]
    first, second = [
        sum(1.0 if own[seat] > each[seat] else 0.5 if own[seat] == each[seat] else 0.0 for each in others) / len(others)
        for seat in (0, 1)
    ]
    return first, second
