"""How strong bots are: ratings by Bradley and Terry from who beat whom, with intervals by drawing the deals again."""

from __future__ import annotations

import random
import statistics
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt

from wyrmhall.bots.arena import Outcome

SAMPLES = 200
ELO = 400.0
Pairs = dict[tuple[str, str], float]
"""How often the first has beaten the second; a tie is half a win for both."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot over all its matches."""

    bot: str
    games: int
    wins: float  # a shared win and a draw count their share
    rating: float  # the mean of all bots is 0; 400 points more win ten times as often
    low: float
    high: float  # with `low`: in between with 95 % confidence
    scores: tuple[int, ...]  # sorted
    mean: float
    sd: float
    decisions: int
    seconds: float  # a decision on average
    longest: float


@dataclass(frozen=True, slots=True)
class Duel:
    """One bot against another: the share of games between them that it won, with 95 % confidence."""

    bot: str
    other: str
    games: int
    share: float
    low: float
    high: float


def pairs_of(outcomes: Sequence[Outcome]) -> Pairs:
    """Every pair of seats of a match is a game between its two bots: the winner of the match, or else more points."""
    won: Pairs = defaultdict(float)
    for outcome in outcomes:
        lineup = outcome.match.lineup
        for a, one in enumerate(lineup):
            for b, two in enumerate(lineup):
                if a < b and one != two:
                    result = _result(outcome, a, b)
                    won[one, two] += result
                    won[two, one] += 1 - result
    return dict(won)


def _result(outcome: Outcome, a: int, b: int) -> float:
    first, second = a in outcome.first, b in outcome.first
    if first != second:
        return float(first)
    if first or outcome.scores[a] == outcome.scores[b]:
        return 0.5
    return float(outcome.scores[a] > outcome.scores[b])


def ratings(bots: Sequence[str], won: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """The strengths that make the results most probable, by Hunter's iteration.

    One tied game more between all who met keeps a bot that never lost within reach.
    """
    met = {(a, b) for a, b in won} | {(b, a) for a, b in won}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        after = {}
        for a in bots:
            against = [b for b in bots if (a, b) in met]
            wins = sum(won.get((a, b), 0.0) + 0.5 for b in against)
            weight = sum(
                (won.get((a, b), 0.0) + won.get((b, a), 0.0) + 1.0) / (strength[a] + strength[b]) for b in against
            )
            after[a] = wins / weight if weight else 1.0
        strength = after
    raw = {bot: ELO * log10(s) for bot, s in strength.items()}
    middle = statistics.fmean(raw.values())
    return {bot: r - middle for bot, r in raw.items()}


def standings(outcomes: Sequence[Outcome], seed: int = 0) -> list[Standing]:
    """All bots, the strongest first. Intervals come from drawing whole deals anew, since their games are paired."""
    bots = sorted({bot for outcome in outcomes for bot in outcome.match.lineup})
    rated = ratings(bots, pairs_of(outcomes))
    deals: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.match.seed].append(outcome)
    by_deal = {deal: pairs_of(found) for deal, found in deals.items()}
    pick = random.Random(seed)
    samples: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(SAMPLES if len(bots) > 1 else 0):
        total: Pairs = defaultdict(float)
        for deal in pick.choices(list(by_deal), k=len(by_deal)):
            for pair, share in by_deal[deal].items():
                total[pair] += share
        for bot, rating in ratings(bots, total).items():
            samples[bot].append(rating)
    found = [_standing(bot, outcomes, rated[bot], sorted(samples[bot])) for bot in bots]
    return sorted(found, key=lambda standing: (-standing.rating, -standing.mean))


def _standing(bot: str, outcomes: Sequence[Outcome], rating: float, samples: list[float]) -> Standing:
    seats = [(o, seat) for o in outcomes for seat, name in enumerate(o.match.lineup) if name == bot]
    scores = sorted([o.scores[seat] for o, seat in seats])
    decisions = sum(o.decisions[seat] for o, seat in seats)
    return Standing(
        bot,
        len(seats),
        sum(1 / len(o.first) for o, seat in seats if seat in o.first),
        rating,
        samples[int(0.025 * len(samples))] if samples else rating,
        samples[int(0.975 * len(samples))] if samples else rating,
        tuple(scores),
        statistics.fmean(scores),
        statistics.pstdev(scores),
        decisions,
        sum(o.spent[seat] for o, seat in seats) / max(1, decisions),
        max([o.longest[seat] for o, seat in seats]),
    )


def duels(outcomes: Sequence[Outcome]) -> list[Duel]:
    """Every bot against every other it met, with Wilson's interval."""
    won = pairs_of(outcomes)
    found = []
    for (a, b), wins in sorted(won.items()):
        games = wins + won[b, a]
        low, high = wilson(wins, games)
        found.append(Duel(a, b, round(games), wins / games, low, high))
    return found


def wilson(wins: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true share of wins lies with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale
