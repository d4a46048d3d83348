"""Finds puzzles: bots play, and where a short look says that one answer stands out, long ones look again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from wyrmhall.bots.judge import Judge, judge_of
from wyrmhall.bots.levels import TABLE, level_of
from wyrmhall.bots.reasons import outlook, reasons
from wyrmhall.core.engine import Game
from wyrmhall.core.rules import Rules, Setup
from wyrmhall.puzzles.format import Puzzle, Said, share_of, told
from wyrmhall.puzzles.question import alone
from wyrmhall.puzzles.variety import Variety
from wyrmhall.puzzles.weigh import CLEAR, DEEPER, Weighed, looks_of, may_be_one, weigh

SHORT = 4
"""Looks at each option before the long ones."""
LIKELY = 1.5
"""Standard errors by which an answer must stand out in these."""
PLAYER = "greedy:1"
"""Who plays where nothing stands out."""
GUIDE = "search:40"
"""Who plays the solution on, after the answer."""
WEAKER = tuple(level for level in TABLE[:-1])
TRIES = 8
PER_GAME = 4
"""Puzzles of one game of the bots."""
LONGEST_LINE = 12
MOST_SEATS = 3

Heard = Callable[[str], None]


def make(rules: Rules, n: int, seed: int, whole: int, known: list[Puzzle], heard: Heard) -> Iterator[Puzzle]:
    """So many puzzles beside those known, one by one, for a set of `whole`; the same seed finds the same ones."""
    judge = judge_of(rules)
    variety = Variety(whole, known)
    names = {puzzle.name for puzzle in known}
    seats = [count for count in rules.seats if count <= MOST_SEATS]
    found = 0
    while found < n:
        seed += 1
        setup = rules.setup(seats[seed % len(seats)])
        for puzzle in _in_game(rules, judge, setup, seed, variety, heard):
            if puzzle.name in names or not variety.takes(puzzle):
                continue
            variety.add(puzzle)
            found += 1
            yield puzzle
            if found == n:
                return


def _in_game(rules: Rules, judge: Judge, setup: Setup, seed: int, variety: Variety, heard: Heard) -> Iterator[Puzzle]:
    """The puzzles of one game that bots play against each other."""
    game: Game = rules.new(setup, seed)
    answers: list[tuple[int, int]] = []
    player, pick = level_of(PLAYER), Random(seed)
    found = 0
    while not game.over:
        asked = alone(game)
        seat, chosen = asked.decision.seat, None
        may_be = len(game.pending) == 1 and may_be_one(judge, asked.decision) and variety.wants(asked.decision)
        if found < PER_GAME and may_be and pick.random() < 0.5:
            seen = weigh(judge, asked, seat, seed * 1000 + len(answers), SHORT)
            chosen = seen.best
            likely = seen.gap >= CLEAR * judge.lead and seen.sure >= LIKELY
            if likely and variety.wants_answer(asked, seen.best):
                puzzle = _proven(judge, asked, setup, seed, answers, seen, variety)
                heard(f"seed {seed}, answer {len(answers)}: gap {seen.gap:.1f}, {'kept' if puzzle else 'no'}")
                if puzzle is not None:
                    found += 1
                    yield puzzle
        if chosen is None:
            world = game.imagine(seat, seed * 1000 + len(answers))
            chosen = player.choose(judge, world, seat, seed * 1000 + len(answers))
        answers.append((seat, chosen))
        game.step(chosen, seat)


def _proven(
    judge: Judge,
    game: Game,
    setup: Setup,
    seed: int,
    answers: list[tuple[int, int]],
    seen: Weighed,
    variety: Variety,
) -> Puzzle | None:
    """A puzzle, if a reason can be told, the set has room for one so easy or so hard, and long searches agree.

    They do so with two seeds, and then ten times as long.
    """
    seat, looks = game.decision.seat, looks_of(judge)
    said = why(judge, game, seat, seen.best, seed)
    if not said:  # who solves it would learn nothing
        return None
    gaps = []
    for n, share in enumerate((0.25, 1.0, 1.0, DEEPER)):
        weighed = weigh(judge, game, seat, seed * 7919 + len(answers) * 31 + n, int(looks * share))
        if weighed.best != seen.best or weighed.gap < CLEAR * judge.lead or (n and not weighed.is_clear(judge)):
            return None
        gaps.append(weighed.gap)
        if n == 0:
            missed = _missed(judge, game, seat, seen.best, seed * 1000 + len(answers))
            if not variety.wants_missed(share_of(missed, TRIES)):
                return None
    rules, told = judge.rules, {option.name: option.default for option in judge.rules.options}
    return Puzzle(
        name=f"{seed}-{len(answers)}",
        players=setup.players,
        options={name: value for name, value in setup.options.items() if told.get(name) != value},
        version=setup.version,
        seed=seed,
        answers=answers[:],
        seat=seat,
        best=seen.best,
        line=_line(judge, game, seat, seen.best, seed),
        gap=round(min(gaps[1:]), 2),
        missed=missed,
        tries=TRIES,
        game=rules.name,
        why=said,
    )


def _missed(judge: Judge, game: Game, seat: int, best: int, seed: int) -> dict[str, int]:
    """Of so many tries, how many of each weaker level missed the answer; their budgets count, not the clock."""
    found = {}
    for level in WEAKER:
        patient = replace(level, seconds=1e9)
        tries = [patient.choose(judge, game.imagine(seat, seed + n), seat, seed + n) for n in range(TRIES)]
        found[level.name] = sum(option != best for option in tries)
    return found


def why(judge: Judge, game: Game, seat: int, best: int, seed: int) -> list[Said]:
    """The reasons for the answer against all others, from worlds that the seat imagines; none if none can be named."""
    world = game.imagine(seat, seed)
    outlooks = {option: outlook(judge, world, seat, option, seed) for option in judge.options(game.owed(seat))}
    mine = outlooks.pop(best)
    return [told(reason.said) for reason in reasons(judge, world, seat, mine, list(outlooks.values()))]


def _line(judge: Judge, game: Game, seat: int, best: int, seed: int) -> list[int]:
    """How the seat goes on after the answer, up to the end of its action, or until somebody else is asked."""
    ahead, guide, line = game.copy(), level_of(GUIDE), list[int]()
    ahead.step(best, seat)
    while len(line) < LONGEST_LINE and ahead.owed(seat) is not None and not judge.is_quiet(ahead):
        option = guide.choose(judge, ahead.imagine(seat, seed + len(line)), seat, seed + len(line))
        line.append(option)
        ahead.step(option, seat)
    return line
