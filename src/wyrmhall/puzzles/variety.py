"""A set of puzzles that asks for different things: not too many of one kind, alike in their answers, or easy."""

from __future__ import annotations

from collections import Counter

from wyrmhall.core.engine import FIRST_STANDING, Decision, Game
from wyrmhall.core.text import speaker
from wyrmhall.puzzles.format import CARELESS, Puzzle, position

ONE_KIND = 3
"""At most one in so many puzzles of a set asks the same kind of question ..."""
ALIKE = 10
"""... at most one in so many has the same answer, in words or by its number (always the most of something, say) ..."""
OBVIOUS = 2
"""... and at most one in so many is such that weaker levels find it whenever they think."""


class Variety:
    """What a set of `whole` puzzles can still take beside those that it has."""

    def __init__(self, whole: int, known: list[Puzzle]) -> None:
        self.whole = whole
        self.kinds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.obvious = 0
        for puzzle in known:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        self.kinds[kind_of(asked_in(puzzle))] += 1
        self.answers.update(answers_to(puzzle))
        self.obvious += puzzle.share < CARELESS

    def wants(self, decision: Decision) -> bool:
        """Whether it is worth while to look: there is room for questions of this kind."""
        return self._has_room(self.kinds[kind_of(decision)], ONE_KIND)

    def wants_missed(self, share: float) -> bool:
        """Whether there is room for what weaker levels miss so often."""
        return share >= CARELESS or self._has_room(self.obvious, OBVIOUS)

    def wants_answer(self, game: Game, best: int) -> bool:
        """Whether there is room for such an answer to what the game asks."""
        return all(self._has_room(self.answers[answer], ALIKE) for answer in answers_in(game, best))

    def takes(self, puzzle: Puzzle) -> bool:
        fits = self.wants(asked_in(puzzle)) and self.wants_missed(puzzle.share)
        return fits and self.wants_answer(position(puzzle), puzzle.best)

    def _has_room(self, n: int, share: int) -> bool:
        return n * share < max(self.whole, share)


def kind_of(decision: Decision) -> str:
    """Questions are of one kind if the same effect asks them."""
    return type(decision.effect).__name__


def asked_in(puzzle: Puzzle) -> Decision:
    decision = position(puzzle).owed(puzzle.seat)
    assert decision is not None, puzzle.name
    return decision


def answers_to(puzzle: Puzzle) -> tuple[str, str]:
    return answers_in(position(puzzle), puzzle.best)


def answers_in(game: Game, best: int) -> tuple[str, str]:
    """An answer to the one question that is asked: in words, and by its number to this kind of question."""
    decision = game.decision
    aside = best in decision.extras
    says = game.standing_effects()[FIRST_STANDING - best] if aside else decision.effect.label(game, decision.at, best)
    return speaker("en", game.setup.game).say(says), f"{kind_of(decision)} {best}"
