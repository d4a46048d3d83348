"""The options of a table, and a game at its first decision."""

from __future__ import annotations

from wyrmhall.core.decks import draw_many
from wyrmhall.core.engine import At
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import GameOption, Setup
from wyrmhall_lair.effects import Pick
from wyrmhall_lair.numbers import DECK, TREASURES
from wyrmhall_lair.state import Lair, Player
from wyrmhall_lair.turns import TURN

OPTIONS = (GameOption("long", (False, True), False, clause="LA-END-02"),)
TURNS, LONG = 12, 24


def start(setup: Setup, luck: Luck) -> Lair:
    """Everybody looks at two treasures."""
    players = [Player() for _ in range(setup.players)]
    turns = LONG if setup["long"] else TURNS
    game = Lair(setup, luck, [0], players=players, deck=list(range(TREASURES)), turns=turns)
    for player in game.players:
        player.hand = draw_many(game, game.deck, 2, DECK)
    game.push(TURN, At(0))
    game.push(Pick(), At(0))
    game.run()
    return game
