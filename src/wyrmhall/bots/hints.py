"""What a bot would do in a player's place, and why: for players who ask, and for the coach."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from wyrmhall.bots.judge import Judge, judge_of
from wyrmhall.bots.levels import ENDLESS, RESERVE
from wyrmhall.bots.playout import glance
from wyrmhall.bots.reasons import Outlook, Reason, outlook, reasons
from wyrmhall.bots.search import Search
from wyrmhall.bots.teaching import teaching_of
from wyrmhall.core.engine import FIRST_STANDING, Decision, Game
from wyrmhall.core.save import Saved, load
from wyrmhall.core.words import Msg
from wyrmhall.games import rules_of

FEW = 5.0
"""Where so few points make a comfortable lead, hundredths of a point are worth telling."""
LONGEST_WAY = 8
"""Answers of an action that are shown beforehand."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best options: how good it is for the seat (0 lost, 1 won), its points, and up to two reasons."""

    option: int
    estimate: float
    points: float  # that the seat may expect in the end
    reasons: tuple[Reason, ...]  # none: about as good as the others
    title: Msg | None  # that a solo game with these points earns
    way: tuple[str, ...]  # the things on the table that the action leads to, this option's first


def hints(
    game_name: str,
    world: Saved,
    seat: int,
    seconds: float,
    seed: int,
    best: int = 3,
    iterations: int = ENDLESS,
) -> list[Hint]:
    """The best options for `seat`, the best first. `world` is an imagined one, as for `choose`."""
    rules = rules_of(game_name)
    return advise(judge_of(rules), load(rules, world), seat, seconds, seed, best, iterations)


def advise(
    judge: Judge, game: Game, seat: int, seconds: float, seed: int, best: int = 3, iterations: int = ENDLESS
) -> list[Hint]:
    search = Search(judge, game, seat, seed)
    search.run(iterations, seconds * (1 - RESERVE))
    found = list(search.prospects().items())[:best]
    found.sort(key=lambda item: -item[1])
    compared = {option for option, _ in found} | set(search.alive[:best])  # time may have been short for a close look
    outlooks = {option: outlook(judge, game, seat, option, seed) for option in sorted(compared)}
    return [_hint(judge, game, seat, option, good, outlooks, seed) for option, good in found]


def _hint(
    judge: Judge, game: Game, seat: int, option: int, good: float, outlooks: dict[int, Outlook], seed: int
) -> Hint:
    """The reasons are where the option is furthest ahead of the others that were looked at."""
    mine = outlooks[option]
    others = [seen for other, seen in outlooks.items() if other != option]
    digits = 1 if judge.lead > FEW else 2
    return Hint(
        option,
        round(judge.chance(game, seat, good), 4),
        round(mine.total, digits),
        tuple(reasons(judge, game, seat, mine, others)),
        teaching_of(judge.rules.name).title(game, mine.total),
        tuple(target for _, target in way(judge, game.imagine(seat, seed), seat, option, seed) if target),
    )


def way(judge: Judge, world: Game, seat: int, option: int, seed: int) -> list[tuple[int, str]]:
    """The answers of the seat from this option on, and what each points at, as far as nothing new is learnt of it.

    The world is played on: give a copy.
    """
    pick, found, known = Random(seed), list[tuple[int, str]](), world.knowledge
    decision = world.owed(seat)
    while decision is not None and len(found) < LONGEST_WAY:
        found.append((option, target_of(world, decision, option)))
        world.step(option, seat)
        decision = world.owed(seat)
        if decision is None or not decision.options or judge.is_quiet(world) or world.knowledge != known:
            break
        option = glance(judge, world, decision, pick)
    return found


def target_of(game: Game, decision: Decision, option: int) -> str:
    if option in decision.extras:
        return game.standing_effects()[FIRST_STANDING - option].target(game, decision.at, option)
    return decision.effect.target(game, decision.at, option)
