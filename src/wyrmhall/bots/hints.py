"""What a bot would do in a player's place, and why: for players who ask, and for the coach."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from wyrmhall.bots.greedy import answer_for_others
from wyrmhall.bots.judge import Judge, judge_of
from wyrmhall.bots.levels import ENDLESS, RESERVE
from wyrmhall.bots.playout import take
from wyrmhall.bots.search import Search
from wyrmhall.core.save import load
from wyrmhall.core.words import Msg
from wyrmhall.games import rules_of

LOOKS = 6
"""Worlds in which the reasons for an option are looked at."""
FEW = 5.0
"""Where so few points make a comfortable lead, hundredths of a point are worth telling."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best options: how good it is for the seat (0 lost, 1 won), its points, and the reason in a line."""

    option: int
    estimate: float
    points: float  # that the seat may expect in the end
    reason: Msg


def hints(
    game_name: str,
    world: dict[str, Any],
    seat: int,
    seconds: float,
    seed: int,
    best: int = 3,
    iterations: int = ENDLESS,
) -> list[Hint]:
    """The best options for `seat`, the best first. `world` is an imagined one, as for `choose`."""
    return advise(judge_of(rules_of(game_name)), load(game_name, world), seat, seconds, seed, best, iterations)


def advise(
    judge: Judge, game: Any, seat: int, seconds: float, seed: int, best: int = 3, iterations: int = ENDLESS
) -> list[Hint]:
    search = Search(judge, game, seat, seed)
    search.run(iterations, seconds * (1 - RESERVE))
    found = list(search.prospects().items())[:best]
    found.sort(key=lambda item: -item[1])
    compared = {option for option, _ in found} | set(search.alive[:best])  # time may have been short for a close look
    outlooks = {option: outlook(judge, game, seat, option, seed) for option in sorted(compared)}
    return [_hint(judge, option, judge.chance(game, seat, good), outlooks) for option, good in found]


def outlook(judge: Judge, game: Any, seat: int, option: int, seed: int) -> list[float]:
    """What an option leads to: the points of the seat and then each feature in points, in a few imagined worlds."""
    pick = random.Random(seed)
    total = [0.0] * (1 + len(judge.names))
    for n in range(LOOKS):
        world = game.imagine(seat, seed * 1_000_003 + n)
        answer_for_others(world, seat, pick)
        take(judge, world, option, seat, pick)
        if world.pending:
            total[0] += judge.points(world)[seat]
            for i, (weight, feature) in enumerate(zip(judge.weights, judge.features(world, seat), strict=True)):
                total[i + 1] += weight * feature
        else:
            total[0] += judge.counted(world)[seat]
    return [value / LOOKS for value in total]


def _hint(judge: Judge, option: int, chance: float, outlooks: dict[int, list[float]]) -> Hint:
    """The reason is where the option is furthest ahead of the others that were looked at."""
    mine = outlooks[option]
    others = [seen for other, seen in outlooks.items() if other != option] or [[0.0] * len(mine)]
    ahead = [mine[i] - sum(seen[i] for seen in others) / len(others) for i in range(len(mine))]
    most = max(range(len(ahead)), key=lambda i: ahead[i])
    digits = 1 if judge.lead > FEW else 2
    gain = round(ahead[most], digits)
    if gain <= 0:
        reason = Msg("hint-even")
    elif most == 0:
        reason = Msg("hint-points", n=gain)
    else:
        reason = Msg("hint-feature", n=gain, feature=Msg(f"feature-{judge.rules.name}-{judge.names[most - 1]}"))
    return Hint(option, round(chance, 4), round(sum(mine), digits), reason)
