"""The games that a hall offers, and who speaks for them: the one seam through which the server reaches a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from wyrmhall import games
from wyrmhall.core.engine import Game
from wyrmhall.core.rules import Rules
from wyrmhall.core.text import Speaker, speaker, words_in

BOARD = "index.js"
"""The module of a game's board among its built files."""


class GuestView(msgspec.Struct, frozen=True):
    """What a seat sees of a game of another package, also as text: its board may draw less, or there may be none."""

    view: Any
    text: str


class Shelf:
    """All registered games. Tests put a toy beside them."""

    names: tuple[str, ...] = games.names()

    def rules_of(self, name: str) -> Rules:
        return games.rules_of(name)

    def speaker(self, lang: str, game: str) -> Speaker:
        return speaker(lang, game)

    def view(self, rules: Rules, game: Game, seat: int, words: Speaker) -> object:
        """What is sent to a seat."""
        seen = rules.view(game, seat)
        if games.home_of(rules.name) is None:
            return seen
        return GuestView(seen, rules.draw(seen, words, game.setup))

    def views(self, rules: Rules, game: Game, seats: list[int]) -> dict[int, object]:
        """The same for several seats, of games that make what all of them see only once."""
        if rules.views is None or games.home_of(rules.name) is not None:
            return {}
        return dict(zip(seats, rules.views(game, seats), strict=True))

    def board_of(self, name: str) -> Path | None:
        """The folder of built files that a game of another package brings for the client, if it does."""
        home = games.home_of(name)
        return home / "board" if home is not None and (home / "board" / BOARD).is_file() else None

    def client_words(self, name: str, lang: str) -> str:
        """What the client says of a game of another package: its name, its plate, the words of its board."""
        home = games.home_of(name)
        files = [] if home is None else words_in(home / "locale", lang, f"client_{name}")
        return "\n".join(file.read_text("utf-8") for file in files)
