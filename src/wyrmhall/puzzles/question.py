"""The question of a puzzle: a decision without the ways back to the one before it, which would not answer it."""

from __future__ import annotations

from wyrmhall.core.engine import Decision, Game


def alone(game: Game) -> Game:
    """The same position, where a question cannot be taken back: a copy, if there was anything to leave out."""
    if len(game.pending) != 1:
        return game
    asked = game.decision
    extras = tuple(extra for extra in asked.extras if not leads_back(game, extra))
    if extras == asked.extras:
        return game
    found = game.copy()
    found.pending = (Decision(asked.seat, asked.effect, asked.at, asked.options, extras),)
    return found


def leads_back(game: Game, extra: int) -> bool:
    """Whether a standing option only asks the question before this one again: one of its answers leads here.

    What is done aside can be declined, and leads here too; but then this question waits on the stack meanwhile.
    """
    asked, before = game.decision, game.copy()
    before.step(extra)
    if len(before.pending) != 1 or before.decision.seat != asked.seat or (asked.effect, asked.at) in before.stack:
        return False
    return any(_after(before, option) == game for option in before.decision.options)


def _after(game: Game, option: int) -> Game:
    found = game.copy()
    found.step(option)
    return found
