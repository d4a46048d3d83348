"""Packs as TOML: written for the owner of a box to type over, and read back with the line of every fault."""

from __future__ import annotations

from wyrmhall.core.setup import Pack
from wyrmhall.core.words import LANGUAGES, Msg
from wyrmhall.games.seadragons.cards import DEFAULT
from wyrmhall.games.seadragons.pack_rows import Check
from wyrmhall.packs import reading
from wyrmhall.packs.faults import Fault
from wyrmhall.packs.writing import keys, toml


def check_pack(pack: Pack) -> Pack:
    """The same pack, complete; `BadPack` if it cannot be played with."""
    return Check(pack).pack


def read_pack(text: str) -> tuple[Pack, list[Fault]]:
    """A pack from the text of a TOML file, with warnings."""
    return reading.read(text, _checked)


def _checked(given: Pack) -> tuple[Pack, list[Fault]]:
    check = Check(given)
    return check.pack, check.warnings


def new_pack() -> str:
    """The set of the house as a commented TOML file."""
    from wyrmhall.core.text import speaker  # only here: rules run also where nobody speaks Fluent, in a browser

    geometry = DEFAULT["geometry"]
    lines = [
        "# A pack for Sea Dragons: the components of your own box, in place of the set that comes with the program.",
        "# Type over what differs. A part that you delete is taken from the set of the program.",
        "# status: printed (you copied it from the box), single_source, or reconstructed (made up); players see it.",
        "",
        f"game = {toml(DEFAULT['game'])}",
        "",
        "[pack]",
        "# Saved games name the pack and its version: choose an id of your own, and count up when you change it.",
        'id = "my-box"',
        f"version = {DEFAULT['pack']['version']}",
        "",
        "[geometry]",
        "# Rows and columns of a board. The map has twice as many and one more; cells are [row, column] from the",
        "# north-west, counted from 0. Currents flow in the middle row and the middle column.",
        *keys(geometry, "board_size", "status"),
        "",
        "[geometry.currents]",
        "# beside_island = false: the current cells that touch the island do not exist.",
        "# symbols, for example: [{ cell = [7, 2], gold = 1 }]",
        *keys(geometry["currents"], "beside_island", "symbols", "status"),
        "",
        "[geometry.island]",
        "# alternative_plus is the island of the option plus_island; you may delete it.",
        *keys(geometry["island"], "cells", "alternative_plus", "status"),
        "",
        "# The four realms: quadrant nw, ne, se or sw; the id names the symbol on the compass rose.",
    ]
    for realm in DEFAULT["realms"]:
        said = {lang: speaker(lang, "seadragons").say(Msg(f"realm-{realm['id']}")) for lang in LANGUAGES}
        lines += ["[[realms]]", *keys({**realm, "name": said}, "quadrant", "id", "name", "status"), ""]
    lines += [
        "[boards]",
        "# Cells that hold more than one symbol, or more than one of a kind, in place of what the rows show:",
        '# overrides = [{ side = "1A", cell = [0, 0], ship = 1, gold = 2, reef = 0, whirlpool = 0 }]',
        *keys(DEFAULT["boards"], "overrides"),
        "",
        "# Every side is drawn as it lies in the north-west: S ship flag, W whirlpool, G gold symbol, R reef symbol,",
        "# . plain cell, # the inner corner at the bottom right.",
    ]
    for name, side in DEFAULT["boards"]["sides"].items():
        rows = [f"  {toml(row)}," for row in side["rows"]]
        lines += [f'[boards.sides."{name}"]', "rows = [", *rows, "]", *keys(side, "status"), ""]
    lines += [
        "[dragon_cards]",
        "# cells_per_size counts the head. The copies must add up to 26 small, 36 medium and 18 large cards.",
        '# A card may have a name in one language or in several: name = { en = "...", uk = "...", ru = "..." }',
        *keys(DEFAULT["dragon_cards"], "cells_per_size"),
        "",
    ]
    for shape in DEFAULT["dragon_cards"]["shapes"]:
        lines += ["[[dragon_cards.shapes]]", *keys(shape, *shape), ""]
    lines.append("# 33 missions: ships by colour (any = ships of whatever colour), points, and reef draws.")
    for mission in DEFAULT["missions"]:
        lines += ["[[missions]]", *keys(mission, *mission), ""]
    cards = [f"  {toml(card)}," for card in DEFAULT["reef_cards"]["cards"]]
    tails = DEFAULT["tokens"]["tails"]
    lines += [
        "[reef_cards]",
        "# 24 cards: two_ships of a colour, any_ship, hidden_dragon of a realm, gold.",
        *keys(DEFAULT["reef_cards"], "status"),
        "cards = [",
        *cards,
        "]",
        "",
        "[tokens.tails]",
        "# For information: tails never limit play.",
        *keys(tails, "by_colour", "status"),
    ]
    return "\n".join(lines) + "\n"
