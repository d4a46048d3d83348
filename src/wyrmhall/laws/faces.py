"""Laws of what components show: a struct that the game declares, and a sign for every verb that stands on them."""

from __future__ import annotations

from typing import get_args

import msgspec

from wyrmhall import games
from wyrmhall.core.engine import Effect
from wyrmhall.core.rules import Component, Rules
from wyrmhall.laws.differences import Broken

FACES = "every component shows a face that the game declares"
SIGNS = "every verb on a component has signs that the game lists"


def components(rules: Rules) -> list[Component]:
    """Of the smallest and of the largest table."""
    return [card for players in (rules.seats[0], rules.seats[-1]) for card in rules.components(rules.setup(players))]


def check_faces(rules: Rules) -> None:
    shown = set()
    for card in components(rules):
        face = card.face
        if face is None:
            raise Broken(FACES, f"{card.kind} {card.id} has none")
        if msgspec.convert(msgspec.to_builtins(face), type(face)) != face:
            raise Broken(FACES, f"{face!r} is not of the types that it declares")
        shown.add(type(face))
    if shown != set(rules.faces):
        raise Broken(FACES, f"{', '.join(sorted(kind.__name__ for kind in shown ^ set(rules.faces)))}")


def check_signs(rules: Rules) -> None:
    module = games.part_of(rules.name, "faces")
    known = set(get_args(module.Sign)) if module is not None else set()
    for verb in {part for card in components(rules) for part in card.text if isinstance(part, Effect)}:
        if not verb.signs() or not set(verb.signs()) <= known:
            raise Broken(SIGNS, f"{verb!r} has {', '.join(verb.signs()) or 'none'}")
