"""What a position of Lair is worth to a bot: a treasure in hand is not yet points, but the next turn can make it so."""

from __future__ import annotations

from wyrmhall.bots.contract import Values
from wyrmhall_lair.state import Lair
from wyrmhall_lair.turns import MAIN


def features(game: Lair, seat: int) -> tuple[float, ...]:
    """The cards that the seat has turns left to settle."""
    left = -(-game.turns // len(game.players))
    return (float(min(len(game.players[seat].hand), left)),)


def is_quiet(game: Lair) -> bool:
    """At the beginning of a turn: half way through settling, the gold that may come back is still to come."""
    return not game.pending or game.decision.effect is MAIN


VALUES = Values(names=("hand",), weights={"hand": 0.4}, features=features, lead=6.0, is_quiet=is_quiet)
