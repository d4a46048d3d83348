"""Packs as TOML: written for the owner of a box to type over, and read back with the line of every fault."""

from __future__ import annotations

from wyrmhall.core.setup import Pack
from wyrmhall.core.words import LANGUAGES, Msg
from wyrmhall.games.seadragons.cards import DECK, DEFAULT
from wyrmhall.games.seadragons.pack_rows import Check
from wyrmhall.packs import reading
from wyrmhall.packs.faults import Fault
from wyrmhall.packs.writing import beginning, comment, keys, toml


def check_pack(pack: Pack) -> Pack:
    """The same pack, complete; `BadPack` if it cannot be played with."""
    return Check(pack).pack


def read_pack(text: str) -> tuple[Pack, list[Fault]]:
    """A pack from the text of a TOML file, with warnings."""
    return reading.read(text, _checked)


def _checked(given: Pack) -> tuple[Pack, list[Fault]]:
    check = Check(given)
    return check.pack, check.warnings


def new_pack(lang: str = "en") -> str:
    """The set of the house as a TOML file, with comments in the language of its owner."""
    from wyrmhall.core.text import speaker  # only here: rules run also where nobody speaks Fluent, in a browser

    geometry = DEFAULT["geometry"]
    lines = [
        *beginning(lang, "seadragons", "my-box", DEFAULT["pack"]["version"], "parts", "status"),
        "[geometry]",
        *comment(lang, "board-size"),
        *keys(geometry, "board_size", "status"),
        "",
        "[geometry.currents]",
        *comment(lang, "beside-island", typed="beside_island = false"),
        *comment(lang, "example", typed="symbols = [{ cell = [7, 2], gold = 1 }]"),
        *keys(geometry["currents"], "beside_island", "symbols", "status"),
        "",
        "[geometry.island]",
        *comment(lang, "island"),
        *keys(geometry["island"], "cells", "alternative_plus", "status"),
        "",
        *comment(lang, "realms"),
    ]
    for realm in DEFAULT["realms"]:
        said = {each: speaker(each, "seadragons").say(Msg(f"realm-{realm['id']}")) for each in LANGUAGES}
        lines += ["[[realms]]", *keys({**realm, "name": said}, "quadrant", "id", "name", "status"), ""]
    lines += [
        "[boards]",
        *comment(lang, "overrides"),
        *comment(
            lang,
            "example",
            typed='overrides = [{ side = "1A", cell = [0, 0], ship = 1, gold = 2, reef = 0, whirlpool = 0 }]',
        ),
        *keys(DEFAULT["boards"], "overrides"),
        "",
        *comment(lang, "sides"),
    ]
    for name, side in DEFAULT["boards"]["sides"].items():
        rows = [f"  {toml(row)}," for row in side["rows"]]
        lines += [f'[boards.sides."{name}"]', "rows = [", *rows, "]", *keys(side, "status"), ""]
    lines += [
        "[dragon_cards]",
        *comment(lang, "shapes", **DECK),
        *comment(lang, "names", typed='name = { en = "...", uk = "...", ru = "..." }'),
        *keys(DEFAULT["dragon_cards"], "cells_per_size"),
        "",
    ]
    for shape in DEFAULT["dragon_cards"]["shapes"]:
        lines += ["[[dragon_cards.shapes]]", *keys(shape, *shape), ""]
    lines += comment(lang, "missions", n=len(DEFAULT["missions"]))
    for mission in DEFAULT["missions"]:
        lines += ["[[missions]]", *keys(mission, *mission), ""]
    cards = [f"  {toml(card)}," for card in DEFAULT["reef_cards"]["cards"]]
    tails = DEFAULT["tokens"]["tails"]
    lines += [
        "[reef_cards]",
        *comment(lang, "reefs", n=len(DEFAULT["reef_cards"]["cards"])),
        *keys(DEFAULT["reef_cards"], "status"),
        "cards = [",
        *cards,
        "]",
        "",
        "[tokens.tails]",
        *comment(lang, "tails"),
        *keys(tails, "by_colour", "status"),
    ]
    return "\n".join(lines) + "\n"
