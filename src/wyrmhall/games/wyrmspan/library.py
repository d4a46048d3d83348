"""The pages of the library: every card, tile and icon with its text and where its facts come from."""

from __future__ import annotations

from typing import Final, cast

from wyrmhall.core.effects import signs_of
from wyrmhall.core.engine import Effect
from wyrmhall.core.rules import Component, Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.automa import CARDS, AutomaCard
from wyrmhall.games.wyrmspan.components import Dragon
from wyrmhall.games.wyrmspan.excavating import COMPLETION, EGGS
from wyrmhall.games.wyrmspan.faces import (
    Board,
    DragonFace,
    EffectFace,
    IconFace,
    ObjectiveFace,
    PointsFace,
    Price,
    RowFace,
    Sign,
    Timing,
)
from wyrmhall.games.wyrmspan.guild import PRINTED_VP, ROWS, places, status, vp_row
from wyrmhall.games.wyrmspan.moves import BONUS_AT
from wyrmhall.games.wyrmspan.numbers import BROWN, CAVE_NAMES, KINDS, MAT, MAT_NESTS, SIZES, SPACES, TRAITS, CaveName
from wyrmhall.games.wyrmspan.objectives import FACES, Objective
from wyrmhall.games.wyrmspan.paths import ICONS
from wyrmhall.games.wyrmspan.setup import box_of
from wyrmhall.games.wyrmspan.tiles import TRACK

PATH_ICONS: Final = len(ICONS) // len(CAVE_NAMES)  # of each cave
TIMINGS: Final[tuple[Timing, ...]] = ("when-played", "if-activated", "once-per-round", "end-game")


def board() -> Board:
    """What is printed on mat and guild board, as the rules count it."""
    caves = len(CAVE_NAMES)
    return Board(SPACES // caves, EGGS, MAT_NESTS, MAT, BONUS_AT, PATH_ICONS, len(TRACK), BROWN, ROWS)


def components(setup: Setup) -> list[Component]:
    """All that lies in the box and carries text, as used by this table."""
    box = box_of(setup)
    return [
        *[_dragon(row) for row in box.dragons[1:]],
        *[
            Component(
                "cave", row.number, Msg("cave-card", n=row.number), (row.effect,), row.status, face=_shown(row.effect)
            )
            for row in box.caves[1:]
        ],
        *_tiles(setup),
        *[_objective(face) for face in FACES],
        *[
            Component("icon", i, _icon_name(i), (icon,), _icon_status(i), face=IconFace(_cave_of(i), signs(icon)))
            for i, icon in enumerate(ICONS)
        ],
        Component("bonus", "completion", Msg("completion-name"), (COMPLETION,), face=_shown(COMPLETION)),
        *[
            Component("track", i, Msg("track-name", n=i), (effect,), face=_shown(effect))
            for i, effect in enumerate(TRACK)
        ],
        *[
            Component("automa", i, card.name, _said(card), "single_source", face=_turned(card))
            for i, card in enumerate(CARDS)
        ],
    ]


def _objective(row: Objective) -> Component:
    return Component("objective", row.name, Msg(f"objective-{row.name}"), face=ObjectiveFace(row.most, row.automa))


def _dragon(row: Dragon) -> Component:
    abilities: list[Msg] = []
    timings: list[Timing] = []
    printed: list[Effect] = []
    for timing, ability in zip(TIMINGS, (row.played, row.activated, row.round_end, row.game_end), strict=True):
        if ability is not None:
            abilities.append(Msg(timing, text=ability))
            timings.append(timing)
            printed.append(ability)
    face = DragonFace(
        SIZES[row.size],
        TRAITS[row.trait],
        row.vp,
        row.nests,
        tuple([Price(n, kind) for n, kind in zip(row.cost, KINDS, strict=False) if n]),
        tuple([CAVE_NAMES[cave] for cave in row.caves]),
        tuple(timings),
        signs(*printed),
        row.name,
    )
    return Component("dragon", row.number, row.said, tuple(abilities), row.status, face=face)


def _tiles(setup: Setup) -> list[Component]:
    found = []
    for tile in box_of(setup).tiles:
        room = places(tile, setup)
        for row in range(ROWS):
            name = Msg("tile-row", tile=Msg(f"guild-{tile.name}"), row=row + 1)
            text: tuple[Effect | Msg, ...] = (tile.rows[row],)
            known = status(tile, row, setup)
            face = RowFace(room[row], signs(tile.rows[row]))
            found.append(Component("guild", f"{tile.name}-{row + 1}", name, text, known, face=face))
        name = Msg("tile-row", tile=Msg(f"guild-{tile.name}"), row=ROWS + 1)
        vps = vp_row(tile, setup)
        known = "printed" if vps == PRINTED_VP["631"] or tile.lowest else "reconstructed"
        points = PointsFace(tuple(vps))
        found.append(Component("guild", f"{tile.name}-5", name, (Msg("printed-vp-row"),), known, face=points))
    return found


def _said(card: AutomaCard) -> tuple[Effect | Msg, ...]:
    said = (card.action, Msg("automa-brown", text=card.brown))
    return (*said, Msg("automa-pass-symbol")) if card.passes else said


def _turned(card: AutomaCard) -> EffectFace:
    """What it does, and what more on a brown space."""
    return EffectFace((*signs(card.action), "if", *signs(card.brown)))


def signs(*effects: Effect) -> tuple[Sign, ...]:
    """What the verbs say of themselves; a test proves that they are signs."""
    return cast("tuple[Sign, ...]", signs_of(effects))


def _shown(effect: Effect) -> EffectFace:
    return EffectFace(signs(effect))


def _icon_name(i: int) -> Msg:
    return Msg("icon-name", cave=_cave_of(i), n=i % PATH_ICONS + 1)


def _cave_of(icon: int) -> CaveName:
    return CAVE_NAMES[icon // PATH_ICONS]


def _icon_status(i: int) -> str:
    # How often the last icon of a cave works rests on one source.
    return "single_source" if i % PATH_ICONS == PATH_ICONS - 1 else "printed"
