"""What a question is about: the card that is played or laid, the dragon or the place of the mat that asks.

A verb that no dragon on the mat owns knows where it comes from by `at.piece`: a card, a place of the guild tile, an
icon, or a cave that was completed. Where that says nothing, it serves what waits below it on the stack: what is paid is
paid for the card that comes next, and a walk goes on from its icon.
"""

from __future__ import annotations

from typing import Final

from wyrmhall.core.engine import Decision
from wyrmhall.core.words import Subject
from wyrmhall.games.wyrmspan.numbers import SPACES
from wyrmhall.games.wyrmspan.options import source_of
from wyrmhall.games.wyrmspan.state import Wyrmspan

DEEP: Final = 3  # entries of the stack between a question and what it serves


def subject(game: Wyrmspan, decision: Decision) -> Subject | None:
    effect, at = decision.effect, decision.at
    if 0 <= at.place < SPACES and game.players[at.player].dragons[at.place]:
        return Subject(f"player:{at.player}:space:{at.place}")  # whose name the question begins with
    found = effect.subject(game, at) or source_of(game, at)
    for below, there in reversed(game.stack[1:][-DEEP:]):
        found = found or below.subject(game, there)
    if found is None and game.stack:  # the phase of the round, at the bottom, is about whoever is asked
        found = game.stack[0][0].subject(game, at)
    return found
