"""What one seat may see as whole numbers: for learning programs."""

from __future__ import annotations

from wyrmhall.core.setup import Setup
from wyrmhall_lair.numbers import TREASURES
from wyrmhall_lair.state import Lair

HAND = 8
"""Own treasures that have places."""


def columns(setup: Setup) -> list[tuple[str, int, int, str]]:
    """Name, how many numbers, the largest that is told apart, and of which table of cards they are ids, if they are."""
    found = [
        ("turns", 1, 24, ""),
        ("deck", 1, TREASURES, ""),
        ("hand", HAND, TREASURES, "treasures"),
        ("discard", TREASURES, 1, ""),
    ]
    return found + [(f"player {i}: gold, hand, lair", 3, 12, "") for i in range(setup.players)]


def cards(setup: Setup) -> dict[str, tuple[tuple[str, ...], list[tuple[int, ...]]]]:
    """Each table: the names of the attributes, and a row for each card after the row of nothing."""
    return {"treasures": (("there", "number"), [(0, 0), *[(1, n) for n in range(TREASURES)]])}


def encode(game: Lair, seat: int) -> list[int]:
    """The numbers of `columns`, from the seat's own side: it is player 0."""
    hand = [card + 1 for card in sorted(game.players[seat].hand)][:HAND]
    out = [game.turns, len(game.deck), *hand, *[0] * (HAND - len(hand))]
    out += [int(card in game.discard) for card in range(TREASURES)]
    n = len(game.players)
    for i in range(n):
        player = game.players[(seat + i) % n]
        out += [player.gold, len(player.hand), len(player.lair)]
    return out
