"""Whether puzzles hold: they replay, their answer is offered, their line goes on, and a longer search agrees."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhall import games
from wyrmhall.bots.judge import judge_of
from wyrmhall.core.engine import IllegalOption
from wyrmhall.core.wrong import Wrong
from wyrmhall.puzzles.format import Puzzle, position
from wyrmhall.puzzles.weigh import DEEPER, looks_of, may_be_one, weigh

ANOTHER = 104_729
"""Added to the seed of the deal: none of the searches that made the puzzle saw these worlds."""
PATIENT = 160
"""Looks at every option of a deep check, however hopeless: when its tree has grown it may think otherwise."""
AGREE = 0.95
"""The share of puzzles whose answer a search ten times as long must find best."""


def faults_of(puzzle: Puzzle) -> Iterator[str]:
    """All that is wrong with how a puzzle is written, each in a sentence; nothing is searched."""
    where = f"{puzzle.game}/{puzzle.name}"
    rules = games.rules_of(puzzle.game)
    try:
        game = position(puzzle).copy()
    except (IllegalOption, Wrong) as error:
        yield f"{where}: it does not replay: {error}"
        return
    if puzzle.version != rules.version:
        yield f"{where}: it was made for version {puzzle.version} of the rules, and they are at {rules.version}"
    decision = game.owed(puzzle.seat)
    if decision is None or len(game.pending) != 1:
        yield f"{where}: seat {puzzle.seat} is not the one who is asked"
        return
    if not may_be_one(judge_of(rules), decision):
        yield f"{where}: its decision has too many or too few options, or some on which bots have no opinion"
    for option in (puzzle.best, *puzzle.line):
        decision = game.owed(puzzle.seat)
        if decision is None or option not in decision.offered:
            yield f"{where}: option {option} of its solution is not offered"
            return
        game.step(option, puzzle.seat)
    if not puzzle.why:
        yield f"{where}: it gives no reason"


def agrees(puzzle: Puzzle, deeper: int = DEEPER, seed: int = 0) -> bool:
    """Whether a search so many times as long finds the same answer best, in other worlds, which the seed chooses."""
    judge, game = judge_of(games.rules_of(puzzle.game)), position(puzzle)
    looks = looks_of(judge) * deeper
    seen = weigh(judge, game, puzzle.seat, puzzle.seed + ANOTHER * (seed + 1), looks, PATIENT)
    return seen.best == puzzle.best
