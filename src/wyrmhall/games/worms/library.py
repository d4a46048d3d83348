"""The box for the library: every component with its name, its text, what it shows and where that is known from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from wyrmhall.core.engine import Effect
from wyrmhall.core.rules import Component, Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.worms.components import Card, Death, said, tile_name
from wyrmhall.games.worms.dealing import death_text
from wyrmhall.games.worms.faces import (
    CardClass,
    CardFace,
    DeathFace,
    DropFace,
    Edition,
    Sign,
    Symbol,
    TeamFace,
    TileFace,
)
from wyrmhall.games.worms.setup import box_of
from wyrmhall.games.worms.steps import signs_of


def components(setup: Setup) -> list[Component]:
    """Everything in the box, of both editions."""
    box = box_of(setup)
    found = []
    for card in box.cards:
        line = Msg("symbols", line=" ".join(card.line)) if card.line else Msg(f"when-{card.trigger}")
        name = said("card", card.id, card.names)
        found.append(Component("card", card.id, name, (line, *card.steps), card.status, face=_card_face(card)))
    for drop in box.drops:
        drop_face = DropFace(_edition(drop.edition), drop.count, _signs(drop.steps))
        name = said("drop", drop.id, drop.names)
        found.append(Component("drop", drop.id, name, drop.steps, drop.status, face=drop_face))
    for death in box.deaths:
        name, text = said("death", death.id, death.names), tuple(death_text(death))
        found.append(Component("death", death.id, name, text, death.status, face=_death_face(death)))
    for tile in box.tiles:
        name = tile_name(tile)
        tile_face = TileFace(_edition(tile.edition), tile.land, tile.water)
        found.append(Component("tile", tile.id, name, (), tile.status, face=tile_face))
    for team in box.teams:
        name, order = Msg("team", colour=team.colour), Msg("team-number", n=team.number)
        found.append(Component("team", team.colour, name, (order,), team.status, face=TeamFace(team.number)))
    return found


def _card_face(card: Card) -> CardFace:
    line = cast("tuple[Symbol, ...]", tuple(card.line))
    return CardFace(cast("CardClass", card.kind), _edition(card.edition), card.count, line, _signs(card.steps))


def _death_face(death: Death) -> DeathFace:
    return DeathFace(_signs([*death.reveal, *[part for text in death.end_turn for part in text], *death.drop]))


# What stands in a box was checked when it was made: these only tell the types.


def _edition(edition: str) -> Edition:
    return cast("Edition", edition)


def _signs(parts: Iterable[Effect]) -> tuple[Sign, ...]:
    return cast("tuple[Sign, ...]", signs_of(parts))
