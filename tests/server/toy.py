"""The toy game of the engine tests on the server's shelf, with words of its own."""

from __future__ import annotations

from dataclasses import replace

from fluent.runtime import FluentResource

from tests.core.lair import LAIR
from wyrmhall.core.text import Speaker
from wyrmhall.server.shelf import Shelf

WORDS = """
option-long = Long
option-map = Map
option-map-a = A
option-map-b = B
pick = keep one of two cards
sell = sell a card
gain = gain { $n }
draw = draw a card
settle = settle a card
ask-pick = Keep one card.
pick-pick = Card { $n }
ask-sell = Sell which card?
pick-sell = Card { $n }
ask-settle = Settle which card?
pick-settle = Card { $n }
event-drew = { $who } draws card { $card }
event-drew-hidden = { $who } draws a card
score-lair = Lair
score-gold = Gold
"""


ENDLESS = 1_000_000


def start(setup, luck):
    """As the toy starts; the long game has no end that a test would reach."""
    game = LAIR.start(setup, luck)
    if setup["long"] is True:
        game.turns = ENDLESS
    return game


LONGER, RICHER = 2, 3
"""Versions of the toy's rules: one more round of turns, which shows at the end; one more gold, which shows at once."""


def start_by_version(setup, luck):
    game = start(setup, luck)
    if setup.version >= LONGER:
        game.turns += 2 * setup.players
    if setup.version >= RICHER:
        for player in game.players:
            player.gold += 1
    return game


def house_of(*versions: int) -> ToyShelf:
    """A house that plays these versions of the toy's rules, the last one by default."""
    return ToyShelf(start=start_by_version, version=versions[-1], kept=versions[:-1])


class ToyShelf(Shelf):
    """Lair beside the real games."""

    names = (*Shelf.names, "lair")

    def __init__(self, **changes: object) -> None:
        self.lair = replace(LAIR, **{"start": start, **changes})
        self.speakers: dict[str, Speaker] = {}

    def rules_of(self, name):
        return self.lair if name == "lair" else super().rules_of(name)

    def speaker(self, lang, game):
        if game != "lair":
            return super().speaker(lang, game)
        if lang not in self.speakers:
            self.speakers[lang] = Speaker(lang, "lair")
            self.speakers[lang].bundle.add_resource(FluentResource(WORDS))
        return self.speakers[lang]
