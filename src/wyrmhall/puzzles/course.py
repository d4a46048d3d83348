"""A puzzle being solved: all of it follows from the answers that somebody tried, up to the right one."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.engine import Decision, Game, IllegalOption
from wyrmhall.core.events import Event
from wyrmhall.puzzles.format import Puzzle, position

GIVE_UP = -3
"""In the place of an answer: whoever wants to see the solution. No option has this number."""
ON = 0
"""After the explanation: it was read."""


@dataclass(slots=True)
class Attempt:
    """How far somebody has come."""

    puzzle: Puzzle
    game: Game  # before the answer, or after the solution was played
    tries: int  # wrong answers
    solved: bool
    given: bool  # the solution was shown
    read: bool
    moves: list[int]  # those that fitted
    told: list[tuple[int, Event]]  # what the solution brought, and by which of its answers

    @property
    def decision(self) -> Decision | None:
        return None if self.solved else self.game.owed(self.puzzle.seat)


def attempt(puzzle: Puzzle, moves: list[int]) -> Attempt:
    """After these moves: wrong answers change nothing, the right one plays the solution, one more ends it."""
    start = position(puzzle)
    decision = start.owed(puzzle.seat)
    assert decision is not None, puzzle.name
    made = Attempt(puzzle, start, 0, False, False, False, [], [])
    for move in moves:
        if made.solved:
            made.read = True
        elif move in (puzzle.best, GIVE_UP):
            made.solved, made.given = True, move == GIVE_UP
            _play(made)
        elif move in decision.offered:
            made.tries += 1
        else:
            raise IllegalOption(puzzle.seat, move, decision)
        made.moves.append(move)
        if made.read:
            break
    return made


def _play(made: Attempt) -> None:
    """The answer and how it goes on."""
    puzzle, game = made.puzzle, made.game.copy()
    for step, option in enumerate((puzzle.best, *puzzle.line), start=1):
        game.events = []
        game.step(option, puzzle.seat)
        made.told += [(step, event) for event in game.events]
    game.events = None
    made.game = game
