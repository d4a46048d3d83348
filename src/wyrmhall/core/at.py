"""Where an effect happens."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, init=False, unsafe_hash=True)
class At:
    """Where an effect happens: whose it is, from which place, and which piece it is about. Never changed."""

    player: int
    place: int
    piece: int

    def __init__(self, player: int, place: int = -1, piece: int = -1) -> None:
        self.player = player
        self.place = place
        self.piece = piece
