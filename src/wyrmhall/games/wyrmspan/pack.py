"""Packs: what an owner of the box may type in place of the guild tiles, caves and dragons of the house."""

from __future__ import annotations

from wyrmhall.core.engine import Effect
from wyrmhall.core.setup import Pack
from wyrmhall.core.words import LANGUAGES
from wyrmhall.games.wyrmspan.components import Dragon
from wyrmhall.games.wyrmspan.guild import PRINTED_VP
from wyrmhall.games.wyrmspan.house import HOUSE
from wyrmhall.games.wyrmspan.numbers import (
    CAVE_NAMES,
    KINDS,
    SIZES,
    TRAITS,
)
from wyrmhall.games.wyrmspan.pack_rows import box_from
from wyrmhall.games.wyrmspan.pack_verbs import TYPED
from wyrmhall.packs import reading
from wyrmhall.packs.faults import Fault, fault
from wyrmhall.packs.verbs import op_of
from wyrmhall.packs.writing import beginning, comment, toml

__all__ = ["TYPED", "check_pack", "new_pack", "read_pack"]


def new_pack(lang: str = "en") -> str:
    """The set of the house as a TOML file, with comments in the language of its owner."""
    lines = beginning(lang, "wyrmspan", "my-box", 1, "rows", "effects", "status") + comment(lang, "guilds")
    for tile in HOUSE.tiles:
        lines += ["[[guild]]", f"id = {toml(tile.name)}"]
        lines += [f"row{i} = {toml(TYPED.plain(row))}" for i, row in enumerate(tile.rows, start=1)]
        lines += [f"squares = {toml(tile.squares)}", f"squares_large = {toml([n + 1 for n in tile.squares])}"]
        lines += [f"{key} = {toml(PRINTED_VP['631'])}" for key in ("lowest", "lowest_large")]
        lines += [f"status = {toml(min(tile.statuses, key=_doubt))}", ""]
    lines += comment(lang, "caves", n=len(HOUSE.caves) - 1)
    for cave in HOUSE.caves[1:]:
        lines += ["[[cave]]", f"number = {cave.number}", f"effect = {toml(TYPED.plain(cave.effect))}"]
        lines += [f"status = {toml(cave.status)}", ""]
    lines += comment(lang, "dragons", n=len(HOUSE.dragons) - 1)
    for row in HOUSE.dragons[1:]:
        lines += _dragon(lang, row)
    return "\n".join(lines)


def _doubt(status: str) -> int:
    return ("reconstructed", "single_source", "printed").index(status)


def _dragon(lang: str, row: Dragon) -> list[str]:
    from wyrmhall.core.text import speaker  # only here: rules run also where nobody speaks Fluent, in a browser

    names = {lang: speaker(lang, "wyrmspan").say(row.said) for lang in LANGUAGES}
    cost = {kind: n for kind, n in zip(KINDS, row.cost, strict=False) if n}
    lines = ["[[dragon]]", f"number = {row.number}", f"name = {toml(names)}", f"size = {toml(SIZES[row.size])}"]
    lines += [f"trait = {toml(TRAITS[row.trait])}", f"vp = {row.vp}", f"nests = {row.nests}", f"cost = {toml(cost)}"]
    lines.append(f"caves = {toml([CAVE_NAMES[cave] for cave in row.caves])}")
    lines += _ability(lang, "when_played", row.played) + _ability(lang, "if_activated", row.activated)
    lines += _ability(lang, "once_per_round", row.round_end) + _ability(lang, "end_game", row.game_end)
    return [*lines, f"status = {toml(row.status)}", ""]


def _ability(lang: str, key: str, ability: Effect | None) -> list[str]:
    if ability is None:
        return []
    if op_of(type(ability)) not in TYPED.ops:
        return comment(lang, "unsaid", key=key)
    return [f"{key} = {toml(TYPED.plain(ability))}"]


def read_pack(text: str) -> tuple[Pack, list[Fault]]:
    """A pack from untrusted text, and warnings about what is allowed but odd."""
    return reading.read(text, _checked)


def _checked(pack: Pack) -> tuple[Pack, list[Fault]]:
    box_from(pack)
    unnamed = [
        fault(("dragon", i), "some-names", place=f"dragon {row['number']}")
        for i, row in enumerate(pack.get("dragon", []))
        if "name" in row and not (isinstance(row["name"], dict) and len(row["name"]) == 3)
    ]
    return pack, unnamed


def check_pack(pack: Pack) -> Pack:
    """The same mapping, if it describes a box that can be played with."""
    box_from(pack)
    return pack
