"""Wyrmspan's cards, tiles and objectives as small pictures: rows of signs, as they are printed on the real ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from wyrmhall.companion.pages import SignsPicture
from wyrmhall.core.effects import Seq
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.automa import Advance, AutomaCard, SnatchCave, SnatchDragon
from wyrmhall.games.wyrmspan.components import Tile
from wyrmhall.games.wyrmspan.objectives import Objective

OBJECTIVES: Final[dict[str, tuple[str, ...]]] = {
    "cave-cards-on-mat": ("cave",),
    "cards-in-amethyst": ("amethyst", "dragon", "cave"),
    "cards-in-crimson": ("crimson", "dragon", "cave"),
    "cards-in-golden": ("golden", "dragon", "cave"),
    "egg-capacity": ("nest",),
    "eggs": ("egg",),
    "cached-resources": ("cache",),
    "guild-position": ("guild",),
    "cost-0-2": ("coin", "=0–2"),
    "cost-3-plus": ("coin", "=3+"),
    "when-played-or-once-per-round": ("play", "round"),
    "if-activated": ("activate",),
    "hatchlings": ("hatchling",),
    "small": ("small",),
    "medium": ("medium",),
    "large": ("large",),
    "aggressive": ("aggressive",),
    "playful": ("playful",),
    "shy": ("shy",),
    "helpful": ("helpful",),
}
"""What an objective counts; a sign that begins with `=` is shown as it is written."""


def objective_picture(face: Objective) -> SignsPicture:
    return signs([OBJECTIVES[face.name]])


def tile_picture(tile: Tile) -> SignsPicture:
    return signs([row.signs() for row in tile.rows])


def card_picture(card: AutomaCard, in_round: int) -> SignsPicture:
    """What the card does in this round; below it what more on a brown space; and whether she may pass by it."""
    more = [("pass",)] if card.passes else []
    return signs([[*_action(card.action, in_round)], ["brown", *_action(card.brown, in_round)], *more])


def _action(effect: Effect, in_round: int) -> Iterator[str]:
    for part in effect.parts if isinstance(effect, Seq) else (effect,):
        yield from part.signs()
        if isinstance(part, Advance):
            yield f"={part.steps[in_round]}"
        elif isinstance(part, SnatchDragon | SnatchCave):
            yield f"={part.slot}"


def signs(rows: Iterable[Iterable[str]]) -> SignsPicture:
    return SignsPicture(tuple([tuple(row) for row in rows]))
