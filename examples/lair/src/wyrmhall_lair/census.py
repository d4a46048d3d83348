"""What may neither appear nor vanish."""

from __future__ import annotations

from wyrmhall_lair.state import Lair


def census(game: Lair) -> list[int]:
    """Every treasure is somewhere, and only once."""
    held = [card for player in game.players for card in player.hand + player.lair]
    return sorted(game.deck + game.discard + held)
