"""What a player reads about an option before choosing it."""

from typing import Any

from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker


def preview_of(game: Any, target: str) -> str:
    (decision,) = shown(game, game.decision.seat, speaker("en", game.setup.game))
    return next(option.preview for option in decision.options if option.target == target)
