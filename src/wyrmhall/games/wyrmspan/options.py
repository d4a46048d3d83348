"""Options in words: whatever a player can point at has one number, one label and one name on the table."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.engine import At
from wyrmhall.core.words import Msg, Subject
from wyrmhall.games.wyrmspan.components import Box
from wyrmhall.games.wyrmspan.guild import said_of
from wyrmhall.games.wyrmspan.numbers import (
    A_CAVE,
    A_CAVE_SLOT,
    A_DRAGON,
    A_FATE,
    A_PAIR,
    A_PLACE,
    A_ROW,
    A_SLOT,
    A_SPACE,
    A_TOKEN,
    AN_ACTION,
    AN_EGG,
    AN_ICON,
    CAVE_NAMES,
    KINDS,
    MAT,
    PAIR,
    THE_DECK,
    THINGS,
)
from wyrmhall.games.wyrmspan.state import Wyrmspan

ACTIONS: Final[tuple[str, ...]] = (
    "excavate",
    "entice",
    "explore-crimson",
    "explore-golden",
    "explore-amethyst",
    "pass",
)

FATES: Final[tuple[str, ...]] = ("keep", "discard", "tuck")


def name_of_dragon(box: Box, number: int) -> Msg:
    return box.dragons[number].said


def name_of_cave(box: Box, number: int) -> Msg:
    return Msg("cave-said", n=number, text=box.caves[number].effect)


def name_of_space(space: int) -> Msg:
    if space == MAT:
        return Msg("mat-nests")
    return Msg("space", cave=CAVE_NAMES[space >> 2], column=(space & 3) + 1)


def label_of(game: Wyrmspan, seat: int, option: int) -> Msg:
    """The words for a thing, as its owner reads them."""
    kind, n = THINGS.thing(option)
    if kind == A_DRAGON:
        return name_of_dragon(game.box, n)
    if kind == A_CAVE:
        return name_of_cave(game.box, n)
    if kind == A_TOKEN:
        return Msg("token", kind=KINDS[n])
    if kind == AN_EGG:
        return Msg("egg-of", place=_space(game, seat, n))
    if kind == A_SLOT:
        return Msg("from-display", card=name_of_dragon(game.box, game.display[n]))
    if kind == A_CAVE_SLOT:
        return Msg("from-display", card=name_of_cave(game.box, game.cave_display[n]))
    if kind == THE_DECK:
        return Msg("from-deck")
    if kind == A_SPACE:
        return _space(game, seat, n)
    if kind == A_ROW:
        return Msg("cave-row", cave=CAVE_NAMES[n])
    if kind == AN_ACTION:
        return Msg(f"action-{ACTIONS[n]}")
    if kind == A_PLACE:
        return Msg("tile-place", row=min(n, 4) + 1, text=said_of(game, n))
    if kind == AN_ICON:
        return Msg("icon", cave=CAVE_NAMES[n // 5], n=n % 5 + 1, text=game.box.icons[n])
    if kind == A_FATE:
        return Msg(f"fate-{FATES[n]}", card=name_of_dragon(game.box, game.drawn[0]))
    assert kind == A_PAIR
    two, one = PAIR.parts(n)
    return Msg("exchange-pair", one=Msg("token", kind=KINDS[one]), two=Msg("token", kind=KINDS[two]))


def target_of(game: Wyrmspan, seat: int, option: int) -> str:
    """The thing on the table, as the view names it; empty for what does not lie there."""
    if option <= 0:
        return ""
    kind, n = THINGS.thing(option)
    if kind == AN_ACTION:
        return f"action:{ACTIONS[n]}"
    if kind == A_TOKEN:
        return f"token:{KINDS[n]}"
    if kind == THE_DECK:
        return "deck:dragon"
    place = TARGETS.get(kind, "")
    return place.format(seat=seat, n=n)


TARGETS: Final = {
    A_DRAGON: "dragon:{n}",
    A_CAVE: "cave:{n}",
    AN_EGG: "player:{seat}:space:{n}",
    A_SLOT: "display:dragon:{n}",
    A_CAVE_SLOT: "display:cave:{n}",
    A_SPACE: "player:{seat}:space:{n}",
    A_ROW: "player:{seat}:cave:{n}",
    A_PLACE: "tile:{n}",
    AN_ICON: "player:{seat}:icon:{n}",
}


def _space(game: Wyrmspan, seat: int, space: int) -> Msg:
    dragon = 0 if space == MAT else game.players[seat].dragons[space]
    if not dragon:
        return name_of_space(space)
    return Msg("dragon-at", dragon=name_of_dragon(game.box, dragon), space=name_of_space(space))


def source_of(game: Wyrmspan, at: At) -> Subject | None:
    """The thing that it is about, or comes from."""
    if at.piece <= 0:
        return None
    kind, n = THINGS.thing(at.piece)
    if kind == A_ROW:
        return Subject(f"player:{at.player}:cave:{n}", Msg("completion-of", cave=CAVE_NAMES[n]))
    if kind == AN_ICON:
        return Subject(target_of(game, at.player, at.piece), Msg("cave-row", cave=CAVE_NAMES[n // 5]))
    if kind == A_PLACE:
        return Subject(target_of(game, at.player, at.piece), Msg("guild-row", row=n + 1))
    if kind not in (A_DRAGON, A_CAVE):
        return None
    where = where_of(game, at, kind, n)
    if kind == A_CAVE and where.startswith("player:"):
        return Subject(where, Msg("cave-number", n=n))  # what it says is being done
    if kind == A_CAVE:
        return Subject(where, Msg("cave-to-lay", n=n, text=game.box.caves[n].effect))
    return Subject(where, label_of(game, at.player, at.piece))


def where_of(game: Wyrmspan, at: At, kind: int, n: int) -> str:
    """Where a card lies: on somebody's mat, in the display, or in the own hand."""
    for seat, p in enumerate(game.players):
        laid = p.dragons if kind == A_DRAGON else p.caves
        if n in laid:
            return f"player:{seat}:space:{laid.index(n)}"
    display, name = (game.display, "dragon") if kind == A_DRAGON else (game.cave_display, "cave")
    return f"display:{name}:{display.index(n)}" if n in display else target_of(game, at.player, at.piece)
