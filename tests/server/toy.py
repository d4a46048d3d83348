"""The toy game of the engine tests on the server's shelf, with words of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fluent.runtime import FluentResource

from tests.core.lair import LAIR
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import Rules, Setup
from wyrmhall.core.text import Speaker
from wyrmhall.server.shelf import Shelf

WORDS = """
option-map = Map
option-map-a = A
option-map-b = B
"""


ENDLESS = 1_000_000


def start(setup: Setup, luck: Luck) -> Any:
    """As the toy starts; the long game has no end that a test would reach."""
    game = LAIR.start(setup, luck)
    if setup["long"] is True:
        game.turns = ENDLESS
    return game


LONGER, RICHER = 2, 3
"""Versions of the toy's rules: one more round of turns, which shows at the end; one more gold, which shows at once."""


def start_by_version(setup: Setup, luck: Luck) -> Any:
    game = start(setup, luck)
    if setup.version >= LONGER:
        game.turns += 2 * setup.players
    if setup.version >= RICHER:
        for player in game.players:
            player.gold += 1
    return game


def changed(how: str) -> Any:
    """An engine that plays another game under the same version: the mistake that marks are there for."""

    def begin(setup: Setup, luck: Luck) -> Any:
        game = start(setup, luck)
        game.turns += 2 * setup.players * (how == "longer")
        game.players[-1].gold += how == "richer"
        return game

    return begin


def house_of(*versions: int) -> ToyShelf:
    """A house that plays these versions of the toy's rules, the last one by default."""
    return ToyShelf(start=start_by_version, version=versions[-1], kept=versions[:-1])


class ToyShelf(Shelf):
    """Lair beside the real games."""

    names = (*Shelf.names, "lair")

    def __init__(self, **changes: object) -> None:
        self.lair = replace(LAIR, **{"start": start, **changes})
        self.speakers: dict[str, Speaker] = {}

    def rules_of(self, name: str) -> Rules:
        return self.lair if name == "lair" else super().rules_of(name)

    def speaker(self, lang: str, game: str) -> Speaker:
        if game != "lair":
            return super().speaker(lang, game)
        if lang not in self.speakers:
            self.speakers[lang] = Speaker(lang, "lair")
            self.speakers[lang].bundle.add_resource(FluentResource(WORDS))
        return self.speakers[lang]
