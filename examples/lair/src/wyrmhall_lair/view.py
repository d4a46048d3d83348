"""What one seat may see."""

from __future__ import annotations

import msgspec

from wyrmhall_lair.state import Lair


class LairView(msgspec.Struct, frozen=True):
    """What lies openly before a player."""

    gold: int
    settled: int
    treasures: list[int]  # once the game is over


class View(msgspec.Struct, frozen=True):
    seat: int
    hands: list[list[int] | int]  # the own one; of others how many
    lairs: list[LairView]
    deck: int
    discard: list[int]
    turns: int
    over: bool


def view(game: Lair, seat: int) -> View:
    hands: list[list[int] | int] = [
        sorted(player.hand) if i == seat else len(player.hand) for i, player in enumerate(game.players)
    ]
    lairs = [LairView(p.gold, len(p.lair), sorted(p.lair) if game.over else []) for p in game.players]
    return View(seat, hands, lairs, len(game.deck), sorted(game.discard), game.turns, game.over)
