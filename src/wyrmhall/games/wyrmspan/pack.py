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
from wyrmhall.packs.writing import toml

__all__ = ["TYPED", "check_pack", "new_pack", "read_pack"]

_INTRO = """\
# A pack for Wyrmspan: what is printed in your own box, in place of the set that comes with the program.
# Type over what differs and delete the rest: a row, or a line of a row, that is not here stays as it is in the program.
# An effect is written { op = "verb", ... }; `wyrmhall pack verbs wyrmspan` lists them. An ability written {} is none.
# status: printed (you copied it from the box), single_source, or reconstructed; players see it.

game = "wyrmspan"

[pack]
# Saved games hold the pack: choose an id of your own, and count the version up when you change it.
id = "my-box"
version = 1

# The four guild tiles. Rows 1 to 3 give a bonus at once, row 4 scores at the end. squares: how many markers fit on the
# rows, on the face for few players and on the other; lowest: the VP of the places below, the last one without limit.
"""


def new_pack() -> str:
    """The set of the house as a commented TOML file."""
    lines = [_INTRO]
    for tile in HOUSE.tiles:
        lines += ["[[guild]]", f"id = {toml(tile.name)}"]
        lines += [f"row{i} = {toml(TYPED.plain(row))}" for i, row in enumerate(tile.rows, start=1)]
        lines += [f"squares = {toml(tile.squares)}", f"squares_large = {toml([n + 1 for n in tile.squares])}"]
        lines += [f"{key} = {toml(PRINTED_VP['631'])}" for key in ("lowest", "lowest_large")]
        lines += [f"status = {toml(min(tile.statuses, key=_doubt))}", ""]
    lines.append("# The 75 cave cards, by the number in the corner.")
    for cave in HOUSE.caves[1:]:
        lines += ["[[cave]]", f"number = {cave.number}", f"effect = {toml(TYPED.plain(cave.effect))}"]
        lines += [f"status = {toml(cave.status)}", ""]
    n = len(HOUSE.dragons) - 1
    lines.append(f"# The {n} dragons, by the number in the corner. A hatchling's if_activated is the verb hatch.")
    for row in HOUSE.dragons[1:]:
        lines += _dragon(row)
    return "\n".join(lines)


def _doubt(status: str) -> int:
    return ("reconstructed", "single_source", "printed").index(status)


def _dragon(row: Dragon) -> list[str]:
    from wyrmhall.core.text import speaker  # only here: rules run also where nobody speaks Fluent, in a browser

    names = {lang: speaker(lang, "wyrmspan").say(row.said) for lang in LANGUAGES}
    cost = {kind: n for kind, n in zip(KINDS, row.cost, strict=False) if n}
    lines = ["[[dragon]]", f"number = {row.number}", f"name = {toml(names)}", f"size = {toml(SIZES[row.size])}"]
    lines += [f"trait = {toml(TRAITS[row.trait])}", f"vp = {row.vp}", f"nests = {row.nests}", f"cost = {toml(cost)}"]
    lines.append(f"caves = {toml([CAVE_NAMES[cave] for cave in row.caves])}")
    lines += _ability("when_played", row.played) + _ability("if_activated", row.activated)
    lines += _ability("once_per_round", row.round_end) + _ability("end_game", row.game_end)
    return [*lines, f"status = {toml(row.status)}", ""]


def _ability(key: str, ability: Effect | None) -> list[str]:
    if ability is None:
        return []
    if op_of(type(ability)) not in TYPED.ops:
        return [f"# {key}: as it is in the program; no pack can say it"]
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
