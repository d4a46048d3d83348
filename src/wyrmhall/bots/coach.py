"""A finished game looked at again: what each decision cost against the best option, and how lucky the draws were."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from wyrmhall.bots.judge import Judge, judge_of
from wyrmhall.bots.playout import play_out
from wyrmhall.bots.reasons import Reason, outlook, reasons
from wyrmhall.bots.search import Search
from wyrmhall.core.engine import Game
from wyrmhall.core.record import Record
from wyrmhall.core.save import Saved, load
from wyrmhall.games import rules_of

FEWEST = 4
"""Looks at an option that was chosen but seemed too bad to the bot to look at."""
LOOKS = 8
"""Worlds by which the luck of an answer is measured."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """One answer of the game. Estimates and losses are from 0 (lost) to 1 (won), points are points."""

    number: int  # of the answer in the game
    seat: int
    option: int
    best: int | None  # what the bot would have done; None if it has no opinion
    loss: float  # of the estimate, against the best option; 0 if the bot agrees
    before: float  # how good the seat's position was
    points: float  # that the seat might expect then
    luck: float  # points that the draws brought the seat, above what could be expected of its option
    cost: float  # points that were lost against the best option


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict, and why the best option would have been better."""

    judged: Verdict
    reasons: tuple[Reason, ...]


def coach(record: Record, iterations: int = 100, seats: Iterable[int] | None = None, seed: int = 0) -> list[Verdict]:
    """Every answer of the named seats (all if not said) in the order given. The same seed gives the same verdicts."""
    return list(verdicts(record, iterations, seats, seed))


def verdicts(record: Record, iterations: int, seats: Iterable[int] | None, seed: int) -> Iterator[Verdict]:
    """One by one, for those who wait."""
    judge = judge_of(record.rules)
    wanted = set(range(record.setup.players) if seats is None else seats)
    replayed = record.again(0)
    for number, (seat, option) in enumerate(record.answers):
        replayed = replayed if replayed.answers == record.answers[:number] else record.again(number)
        before = replayed.game.copy()
        _play(replayed, record, number)
        if seat in wanted:
            yield _verdict(judge, before, replayed.game, number, seat, option, iterations, seed + number)


def judge_answer(
    game_name: str, before: Saved, after: Saved, number: int, seat: int, option: int, iterations: int
) -> Judgement:
    """One answer by itself, from the saved game before and after it: for those who want verdicts one at a time."""
    rules = rules_of(game_name)
    judge = judge_of(rules)
    asked = load(rules, before)
    verdict = _verdict(judge, asked, load(rules, after), number, seat, option, iterations, number)
    return Judgement(verdict, _why(judge, asked, verdict) if verdict.loss else ())


def _why(judge: Judge, game: Game, verdict: Verdict) -> tuple[Reason, ...]:
    """In worlds that the seat could imagine then: what others hid from it is no reason."""
    seat, number = verdict.seat, verdict.number
    assert verdict.best is not None
    world = game.imagine(seat, number)
    best, chosen = (outlook(judge, world, seat, option, number) for option in (verdict.best, verdict.option))
    return tuple(reasons(judge, world, seat, best, [chosen]))


def _play(replayed: Record, record: Record, number: int) -> None:
    """The next answer, and the redeals that followed it."""
    seat, option = record.answers[number]
    replayed.play(option, seat)
    for after, seed in record.redeals:
        if after == number + 1:
            replayed.redeal(seed)


def _verdict(
    judge: Judge, before: Game, after: Game, number: int, seat: int, option: int, iterations: int, seed: int
) -> Verdict:
    best, loss, cost = _best(judge, before, seat, option, iterations, seed)
    return Verdict(
        number,
        seat,
        option,
        best,
        round(loss, 4),
        round(judge.chance(before, seat, judge.good(before, seat)), 4),
        round(judge.estimates(before)[seat], 1),
        round(_luck(judge, before, after, seat, option, seed), 2),
        round(cost, 2),
    )


def _best(
    judge: Judge, game: Game, seat: int, option: int, iterations: int, seed: int
) -> tuple[int | None, float, float]:
    """What the bot would have done, and what was lost against it: of the chance to win, and in points.

    Of standing options that it does not think about itself it has no opinion.
    """
    if option not in judge.options(game.owed(seat)):
        return None, 0.0, 0.0
    search = Search(judge, game, seat, seed)
    search.run(iterations)
    best, arm = search.best()[0]
    if best == option:
        return option, 0.0, 0.0
    times = max(FEWEST, arm.taken // 2)
    search.insist(best, times)
    search.insist(option, times)
    bring = search.prospects()
    loss = judge.chance(game, seat, bring[best]) - judge.chance(game, seat, bring[option])
    return best, max(0.0, loss), max(0.0, 2 * judge.lead * (bring[best] - bring[option]))


def _luck(judge: Judge, before: Game, after: Game, seat: int, option: int, seed: int) -> float:
    """What the seat may expect after the answer, less what it might expect of the option before.

    Both in imagined worlds: what others really hide is not the luck of this answer, and would count again at each.
    """
    if len(before.pending) > 1:
        return 0.0  # what seats decide at the same time is nobody's luck yet
    luck = 0.0
    for n in range(LOOKS):
        world = before.imagine(seat, seed * 1_000_003 + n)
        world.step(option, seat)
        came = after.imagine(seat, seed * 1_000_003 + n)
        luck += (_settled(judge, came, seat, seed) - _settled(judge, world, seat, seed)) / LOOKS
    return luck


def _settled(judge: Judge, game: Game, seat: int, seed: int) -> float:
    play_out(judge, game, Random(seed))
    return judge.estimates(game)[seat]
