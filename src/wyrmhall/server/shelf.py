"""The games that a hall offers, and who speaks for them: the one seam through which the server reaches a game."""

from __future__ import annotations

from wyrmhall import games
from wyrmhall.core.rules import Rules
from wyrmhall.core.text import Speaker, speaker


class Shelf:
    """All registered games. Tests put a toy beside them."""

    names: tuple[str, ...] = games.NAMES

    def rules_of(self, name: str) -> Rules:
        return games.rules_of(name)

    def speaker(self, lang: str, game: str) -> Speaker:
        return speaker(lang, game)
