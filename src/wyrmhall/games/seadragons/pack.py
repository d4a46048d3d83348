"""Packs as TOML: written for the owner of a box to type over, and read back with the line of every fault."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from wyrmhall.games.seadragons.cards import DEFAULT
from wyrmhall.games.seadragons.checks import BadPack, Check, Path

LARGEST = 200_000  # characters of a pack file; the one that `new_pack` writes has a tenth of it


def check_pack(pack: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same pack, complete; `BadPack` if it cannot be played with."""
    return Check(pack).pack


def read_pack(text: str) -> tuple[Mapping[str, Any], list[str]]:
    """A pack from the text of a TOML file, with warnings; each fault and warning names its line."""
    if len(text) > LARGEST:
        raise BadPack((), f"a pack has at most {LARGEST} characters, this one has {len(text)}")
    try:
        given = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        where = re.search(r"at line (\d+)", str(error))
        why = re.sub(r" \(at .*\)$", "", str(error))
        line = int(where[1]) if where else len(text.splitlines())
        raise BadPack((), f"this is not TOML: {why}", line) from None
    lines = lines_of(text)
    try:
        check = Check(given)
    except BadPack as error:
        raise BadPack(error.path, error.why, _line(lines, error.path)) from None
    return check.pack, [f"line {_line(lines, path)}: {why}" for path, why in check.warnings]


def lines_of(text: str) -> dict[Path, int]:
    """The line of every table, key and list entry that begins a line, as far as a simple look can tell."""
    found: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    key: Path = ()
    depth = entry = 0
    for n, line in enumerate(text.splitlines(), start=1):
        bare = re.sub(r"#.*", "", re.sub(r'"[^"]*"', lambda quoted: quoted[0].replace("#", " "), line)).strip()
        shape = re.sub(r'"[^"]*"', "", bare)
        if depth:
            if bare and not bare.startswith("]"):
                found[(*key, entry)] = n
                entry += 1
            depth += shape.count("[") - shape.count("]")
        elif header := re.fullmatch(r"\[(\[?)([^\[\]]+)\]\]?", bare):
            table = tuple([part.strip().strip('"') for part in header[2].split(".")])
            if header[1]:
                counts[table] = counts.get(table, -1) + 1
                found.setdefault(table, n)
                table = (*table, counts[table])
            found[table] = n
        elif "=" in bare:
            name = bare.partition("=")[0]
            key = (*table, *[part.strip().strip('"') for part in name.split(".")])
            found[key] = n
            entry = 0
            depth = max(0, shape.count("[") - shape.count("]"))
    return found


def _line(lines: dict[Path, int], path: Path) -> int:
    """The line of a place, or of the nearest thing around it that has one."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def new_pack() -> str:
    """The set of the house as a commented TOML file."""
    geometry = DEFAULT["geometry"]
    lines = [
        "# A pack for Sea Dragons: the components of your own box, in place of the set that comes with the program.",
        "# Type over what differs. A part that you delete is taken from the set of the program.",
        "# status: printed (you copied it from the box), single_source, or reconstructed (made up); players see it.",
        "",
        f"game = {_toml(DEFAULT['game'])}",
        "",
        "[pack]",
        "# Saved games name the pack and its version: choose an id of your own, and count up when you change it.",
        'id = "my-box"',
        f"version = {DEFAULT['pack']['version']}",
        "",
        "[geometry]",
        "# Rows and columns of a board. The map has twice as many and one more; cells are [row, column] from the",
        "# north-west, counted from 0. Currents flow in the middle row and the middle column.",
        *_keys(geometry, "board_size", "status"),
        "",
        "[geometry.currents]",
        "# beside_island = false: the current cells that touch the island do not exist.",
        "# symbols, for example: [{ cell = [7, 2], gold = 1 }]",
        *_keys(geometry["currents"], "beside_island", "symbols", "status"),
        "",
        "[geometry.island]",
        "# alternative_plus is the island of the option plus_island; you may delete it.",
        *_keys(geometry["island"], "cells", "alternative_plus", "status"),
        "",
        "# The four realms: quadrant nw, ne, se or sw; the id names the symbol on the compass rose.",
    ]
    for realm in DEFAULT["realms"]:
        lines += ["[[realms]]", *_keys(realm, *realm), ""]
    lines += [
        "[boards]",
        "# Cells that hold more than one symbol, or more than one of a kind, in place of what the rows show:",
        '# overrides = [{ side = "1A", cell = [0, 0], ship = 1, gold = 2, reef = 0, whirlpool = 0 }]',
        *_keys(DEFAULT["boards"], "overrides"),
        "",
        "# Every side is drawn as it lies in the north-west: S ship flag, W whirlpool, G gold symbol, R reef symbol,",
        "# . plain cell, # the inner corner at the bottom right.",
    ]
    for name, side in DEFAULT["boards"]["sides"].items():
        rows = [f"  {_toml(row)}," for row in side["rows"]]
        lines += [f'[boards.sides."{name}"]', "rows = [", *rows, "]", *_keys(side, "status"), ""]
    lines += [
        "[dragon_cards]",
        "# cells_per_size counts the head. The copies must add up to 26 small, 36 medium and 18 large cards.",
        '# A card may have a name in three languages: name = { en = "...", uk = "...", ru = "..." }',
        *_keys(DEFAULT["dragon_cards"], "cells_per_size"),
        "",
    ]
    for shape in DEFAULT["dragon_cards"]["shapes"]:
        lines += ["[[dragon_cards.shapes]]", *_keys(shape, *shape), ""]
    lines.append("# 33 missions: ships by colour (any = ships of whatever colour), points, and reef draws.")
    for mission in DEFAULT["missions"]:
        lines += ["[[missions]]", *_keys(mission, *mission), ""]
    cards = [f"  {_toml(card)}," for card in DEFAULT["reef_cards"]["cards"]]
    tails = DEFAULT["tokens"]["tails"]
    lines += [
        "[reef_cards]",
        "# 24 cards: two_ships of a colour, any_ship, hidden_dragon of a realm, gold.",
        *_keys(DEFAULT["reef_cards"], "status"),
        "cards = [",
        *cards,
        "]",
        "",
        "[tokens.tails]",
        "# For information: tails never limit play.",
        *_keys(tails, "by_colour", "status"),
    ]
    return "\n".join(lines) + "\n"


def _keys(table: Mapping[str, Any], *keys: str) -> list[str]:
    return [f"{key} = {_toml(table[key])}" for key in keys]


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {_toml(part)}" for key, part in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([_toml(part) for part in value]) + "]"
    return json.dumps(value, ensure_ascii=False)
