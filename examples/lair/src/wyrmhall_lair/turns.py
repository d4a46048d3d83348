"""Set-up, turns and the end, written as effects too."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.decks import draw_many
from wyrmhall.core.effects import OneOf, seq
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import Setup
from wyrmhall_lair.effects import Draw, Gain, Pick, Settle
from wyrmhall_lair.state import DECK, TREASURES, Lair, Player

TURNS, LONG = 12, 24


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


MAIN = OneOf((Settle(), seq(Draw(), Gain(1)), Gain(1)))
TURN = Turn()


def start(setup: Setup, luck: Luck) -> Lair:
    """A game at its first decision: everybody looks at two treasures."""
    players = [Player() for _ in range(setup.players)]
    turns = LONG if setup["long"] else TURNS
    game = Lair(setup, luck, [0], players=players, deck=list(range(TREASURES)), turns=turns)
    for player in game.players:
        player.hand = draw_many(game, game.deck, 2, DECK)
    game.push(TURN, At(0))
    game.push(Pick(), At(0))
    game.run()
    return game
