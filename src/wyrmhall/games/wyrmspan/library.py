"""The pages of the library: every card, tile and icon with its text and where its facts come from."""

from __future__ import annotations

from collections.abc import Mapping

from wyrmhall.core.engine import Effect
from wyrmhall.core.rules import Component, Setup, Value
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.catalog import CAVES, DRAGONS, ICONS, TRACK, Dragon
from wyrmhall.games.wyrmspan.digs import COMPLETION
from wyrmhall.games.wyrmspan.glyphs import glyphs
from wyrmhall.games.wyrmspan.guild import ROWS, TILES, places, status, vp_row
from wyrmhall.games.wyrmspan.kinds import CAVE_NAMES, KINDS, SIZES, TRAITS
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.solo import CARDS, AutomaCard


def components(setup: Setup) -> list[Component]:
    """All that lies in the box and carries text, as used by this table."""
    return [
        *[_dragon(row) for row in DRAGONS[1:]],
        *[
            Component("cave", row.number, Msg("cave-card", n=row.number), (row.effect,), row.status, _signs(row.effect))
            for row in CAVES[1:]
        ],
        *_tiles(setup),
        *[Component("objective", face.name, Msg(f"objective-{face.name}")) for face in FACES],
        *[Component("icon", i, _icon_name(i), (icon,), _icon_status(i), _signs(icon)) for i, icon in enumerate(ICONS)],
        Component("bonus", "completion", Msg("completion-name"), (COMPLETION,), facts=_signs(COMPLETION)),
        *[
            Component("track", i, Msg("track-name", n=i), (effect,), facts=_signs(effect))
            for i, effect in enumerate(TRACK)
        ],
        *[Component("automa", i, card.name, _said(card), "single_source") for i, card in enumerate(CARDS)],
    ]


def name_of(cave: int) -> Msg:
    return Msg("cave-card", n=cave)


def _dragon(row: Dragon) -> Component:
    abilities: list[Msg] = []
    timings: list[str] = []
    signs: list[str] = []
    for timing, ability in (
        ("when-played", row.played),
        ("if-activated", row.activated),
        ("once-per-round", row.round_end),
        ("end-game", row.game_end),
    ):
        if ability is not None:
            abilities.append(Msg(timing, text=ability))
            timings.append(timing)
            signs.append(glyphs(ability))
    facts: dict[str, Value] = {
        "size": SIZES[row.size],
        "trait": TRAITS[row.trait],
        "vp": row.vp,
        "nests": row.nests,
        "cost": " ".join(f"{n} {kind}" for n, kind in zip(row.cost, KINDS, strict=False) if n) or "-",
        "caves": " ".join(CAVE_NAMES[cave] for cave in row.caves),
        "timing": " ".join(timings),
        "glyphs": " ".join(signs),
        "english": row.name,  # its picture is composed from the words of its name
    }
    return Component("dragon", row.number, Msg(f"dragon-{row.number}"), tuple(abilities), row.status, facts)


def _tiles(setup: Setup) -> list[Component]:
    found = []
    for i, tile in enumerate(TILES):
        room = places(i, setup)
        for row in range(ROWS):
            name = Msg("tile-row", tile=Msg(f"guild-{tile.name}"), row=row + 1)
            text: tuple[Effect | Msg, ...] = (tile.rows[row],)
            facts: Mapping[str, Value] = {"squares": room[row], **_signs(tile.rows[row])}
            known = status(tile, row, setup)
            found.append(Component("guild", f"{tile.name}-{row + 1}", name, text, known, facts))
        name = Msg("tile-row", tile=Msg(f"guild-{tile.name}"), row=ROWS + 1)
        vps = vp_row(setup)
        known = "printed" if len(vps) == 3 else "reconstructed"
        facts = {"vp": " ".join(str(vp) for vp in vps)}
        found.append(Component("guild", f"{tile.name}-5", name, (Msg("printed-vp-row"),), known, facts))
    return found


def _said(card: AutomaCard) -> tuple[Effect | Msg, ...]:
    said = (card.action, Msg("automa-brown", text=card.brown))
    return (*said, Msg("automa-pass-symbol")) if card.passes else said


def _signs(effect: Effect) -> Mapping[str, Value]:
    return {"glyphs": glyphs(effect)}


def _icon_name(i: int) -> Msg:
    return Msg("icon-name", cave=CAVE_NAMES[i // 5], n=i % 5 + 1)


def _icon_status(i: int) -> str:
    return "single_source" if i % 5 == 4 else "printed"  # how often the fifth icons work rests on one source
