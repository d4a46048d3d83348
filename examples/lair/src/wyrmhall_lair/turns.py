"""Turns and the end, written as effects too."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.effects import OneOf, seq
from wyrmhall.core.engine import At, Effect
from wyrmhall_lair.effects import SETTLE, Draw, Gain
from wyrmhall_lair.state import Lair


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """One main action; then it is the next player's turn, until no turn is left."""

    def run(self, game: Lair, at: At) -> None:
        if not game.turns:
            game.reveals += 1  # the lairs are opened
            return
        game.turns -= 1
        game.push(TURN, At((at.player + 1) % len(game.players)))
        game.push(MAIN, at)


MAIN = OneOf((SETTLE, seq(Draw(), Gain(1)), Gain(1)))
TURN = Turn()
