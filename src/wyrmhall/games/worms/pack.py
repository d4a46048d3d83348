"""Packs: what an owner of the box may type in place of the reconstructed rows, checked before it is believed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

from wyrmhall.core import hexes
from wyrmhall.core.engine import Effect
from wyrmhall.games.worms.box import (
    BASE,
    BASE_STOCK,
    CLASSES,
    COLLECTORS,
    EDITIONS,
    FIXED,
    PRINTED,
    RANDOM,
    SUPER,
    SUPPLY,
    SUPPORT,
    TRIGGERS,
    Box,
    Card,
    Death,
    Drop,
    Names,
    Scene,
    Team,
    Tile,
)
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.field import STAY, WAYS, WIND
from wyrmhall.games.worms.packtext import new_pack
from wyrmhall.games.worms.packverbs import NEVER, SIZES, SUPPORTING, BadPack, Params, read_steps
from wyrmhall.games.worms.things import KINDS, ROOM, TEAMS

__all__ = ["BadPack", "box_from", "check_pack", "new_pack", "read_pack"]

LARGEST = 200_000
"""Characters of a pack; a box typed in whole stays far below."""
MOST = {"weapon": 150, "support": 50, "drop": 60, "sudden_death": 30, "tile": 12, "team": TEAMS}
"""How many rows of a section there may be."""
LEAST_STARTERS = ("uzi", "bazooka", "ninja-rope", "girder")
_FACES = {"no_move": STAY, "wind": WIND, **{str(way): way for way in WAYS}}
_SECTIONS = {*MOST, "game", "pack", "die", "collectors", "sentry_gun", "first_game"}
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,39}")


def read_pack(text: str) -> tuple[Mapping[str, Any], list[str]]:
    """A pack from untrusted text, and warnings about what is allowed but odd."""
    if len(text) > LARGEST:
        raise BadPack(f"a pack has at most {LARGEST} characters, this one has {len(text)}")
    try:
        pack = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"this is not TOML: {error}") from None
    try:
        box = box_from(pack)
    except BadPack as error:
        raise error.with_line(text) from None
    return pack, _warnings(pack, box)


def check_pack(pack: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same mapping, if it describes a box that can be played with."""
    box_from(pack)
    return pack


def box_from(pack: Mapping[str, Any]) -> Box:
    """The box that a pack describes; what it does not mention is as in the house's own."""
    for section in pack:
        if section not in _SECTIONS:
            raise BadPack(f"a pack has no section {section!r}; it has: {', '.join(sorted(_SECTIONS))}")
    if pack.get("game", "worms") != "worms":
        raise BadPack(f"this is a pack for {str(pack['game'])[:40]!r}, not for 'worms'")
    about = _table(pack, "pack", {"id": str, "version": int, "no_sudden_death": bool})
    supplied = [_card(row, "weapon") for row in _rows(pack, "weapon")] or [c for c in BOX.cards if c.kind != SUPPORT]
    helping = [_card(row, "support") for row in _rows(pack, "support")] or [c for c in BOX.cards if c.kind == SUPPORT]
    teams = tuple([_team(row) for row in _rows(pack, "team")]) or BOX.teams
    tiles = tuple([_tile(row) for row in _rows(pack, "tile")]) or BOX.tiles
    deaths = tuple([_death(row) for row in _rows(pack, "sudden_death")])
    if not deaths and not about.get("no_sudden_death"):
        deaths = BOX.deaths
        if "sudden_death" in pack:
            raise BadPack("a pack needs a sudden death card, unless it says no_sudden_death = true", "pack")
    box = Box(
        _id(about.get("id", "pack"), "pack"),
        about.get("version", 1),
        tuple(supplied + helping),
        tuple([_drop(row) for row in _rows(pack, "drop")]) or BOX.drops,
        deaths,
        tiles,
        teams,
        _faces(pack),
        _stock(pack),
        _scene(pack, tiles, teams) if "first_game" in pack or "tile" in pack or "team" in pack else BOX.scene,
        _table(pack, "sentry_gun", {"line_of_fire": int}).get("line_of_fire", BOX.fire_line),
    )
    _check(box)
    return box


# --- sections -----------------------------------------------------------------------------------------------------


class Row:
    """One row of a section, with its place for error messages."""

    def __init__(self, section: str, i: int, fields: dict[str, Any]) -> None:
        self.section = section
        self.i = i
        self.fields = fields

    def wrong(self, what: str) -> BadPack:
        name = self.fields.get("id", self.fields.get("colour", self.i + 1))
        return BadPack(f"{self.section} {str(name)[:40]!r}: {what}", self.section, self.i)

    def only(self, *known: str) -> None:
        for field in self.fields:
            if field not in known:
                raise self.wrong(f"there is no field {field!r}; there are: {', '.join(known)}")

    def word(self, field: str, known: tuple[str, ...], default: str | None = None) -> str:
        value = self.fields.get(field, default)
        if value not in known:
            raise self.wrong(f"{field} must be one of {', '.join(known)}, not {value!r}")
        return str(value)

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self.fields.get(field, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(f"{field} must be a whole number from {least} to {most}, not {value!r}")
        return value

    def id(self) -> str:
        try:
            return _id(self.fields.get("id"), self.section)
        except BadPack as error:
            raise self.wrong(str(error)) from None

    def names(self) -> Names:
        name = self.fields.get("name")
        if isinstance(name, str):
            name = {"en": name}
        if not isinstance(name, dict) or not set(name) <= {"en", "uk", "ru"} or "en" not in name:
            raise self.wrong('name must be a text, or { en = "…", uk = "…", ru = "…" } with at least en')
        for said in name.values():
            if not isinstance(said, str) or not said.strip() or len(said) > SIZES["name"]:
                raise self.wrong(f"a name has 1 to {SIZES['name']} characters")
        return Names(name["en"], name.get("uk", name["en"]), name.get("ru", name["en"]))

    def steps(self, field: str, allowed: frozenset[str] | None = None) -> tuple[Effect, ...]:
        try:
            return read_steps(self.fields.get(field, []), allowed)
        except BadPack as error:
            raise self.wrong(f"{field}: {error}") from None

    def cells(self, field: str, least: int, most: int) -> tuple[tuple[int, int], ...]:
        value = self.fields.get(field, [])
        if not isinstance(value, list) or not all(_is_cell(cell, SIZES["tile"]) for cell in value):
            raise self.wrong(f"{field} must be a list of hexes such as [[0, 0], [1, -1]]")
        cells = tuple([(cell[0], cell[1]) for cell in value])
        if len(set(cells)) != len(cells) or not least <= len(cells) <= most:
            raise self.wrong(f"{field} must be {least} to {most} different hexes, not {len(cells)}")
        return cells


def _rows(pack: Mapping[str, Any], section: str) -> list[Row]:
    rows = pack.get(section, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadPack(f"{section} must be written as [[{section}]]", section)
    if len(rows) > MOST[section]:
        raise BadPack(f"there can be at most {MOST[section]} of {section}, not {len(rows)}", section)
    found = [Row(section, i, row) for i, row in enumerate(rows)]
    seen: set[Any] = set()
    for row in found:
        name = row.fields.get("id", row.fields.get("colour"))
        if not isinstance(name, str):
            raise row.wrong("a row needs an id (or a team its colour)")
        if name in seen:
            raise row.wrong("this is here twice")
        seen.add(name)
    return found


def _table(pack: Mapping[str, Any], section: str, known: dict[str, type]) -> dict[str, Any]:
    table = pack.get(section, {})
    if not isinstance(table, dict):
        raise BadPack(f"{section} must be written as [{section}]", section)
    for field, value in table.items():
        if field not in known:
            raise BadPack(f"{section} has no field {field!r}; it has: {', '.join(known)}", section)
        if type(value) is not known[field]:
            raise BadPack(f"{section}: {field} must be a {known[field].__name__}, not {value!r}", section)
        if isinstance(value, int) and not 0 <= value <= SIZES["number"]:
            raise BadPack(f"{section}: {field} must be from 0 to {SIZES['number']}, not {value}", section)
    return table


def _id(value: Any, section: str) -> str:
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise BadPack(f"an id has 1 to 40 letters, digits and hyphens, not {str(value)[:40]!r}", section)
    return value


def _is_cell(cell: Any, most: int) -> bool:
    return isinstance(cell, list) and len(cell) == 2 and all(type(x) is int and abs(x) <= most for x in cell)


# --- rows ---------------------------------------------------------------------------------------------------------


def _card(row: Row, section: str) -> Card:
    count = row.number("count", 0, SIZES["copies"])
    if section == "support":
        row.only("id", "name", "count", "trigger", "steps")
        trigger = row.word("trigger", TRIGGERS)
        steps = row.steps("steps", SUPPORTING[trigger])
        return Card(row.id(), SUPPORT, count, steps, "", COLLECTORS, 0, trigger, PRINTED, row.names())
    row.only("id", "name", "class", "edition", "count", "count_collectors", "line", "steps")
    line = row.fields.get("line")
    symbols = ("T", "M", "P")
    if not isinstance(line, list) or not 1 <= len(line) <= SIZES["line"] or not all(s in symbols for s in line):
        raise row.wrong('line must be a list of 1 to 8 symbols "T", "M" and "P"')
    return Card(
        row.id(),
        row.word("class", CLASSES[:-1]),
        count,
        row.steps("steps", NEVER),
        "".join(line),
        row.word("edition", EDITIONS, BASE),
        row.number("count_collectors", 0, SIZES["copies"], 0),
        "",
        PRINTED,
        row.names(),
    )


def _drop(row: Row) -> Drop:
    row.only("id", "name", "edition", "count", "steps")
    count = row.number("count", 0, SIZES["copies"])
    return Drop(row.id(), count, row.steps("steps", NEVER), row.word("edition", EDITIONS, BASE), PRINTED, row.names())


def _death(row: Row) -> Death:
    row.only("id", "name", "on_reveal", "end_turn", "no_heal", "drop")
    ends = row.fields.get("end_turn", [])
    if not isinstance(ends, list) or len(ends) > SIZES["line"]:
        raise row.wrong("end_turn must be a list of lists of steps")
    if type(row.fields.get("no_heal", False)) is not bool:
        raise row.wrong("no_heal must be true or false")
    parts = [Row(row.section, row.i, {"id": row.id(), "end_turn": end}).steps("end_turn", NEVER) for end in ends]
    return Death(
        row.id(),
        row.steps("drop", NEVER),
        row.steps("on_reveal", NEVER),
        tuple(parts),
        row.fields.get("no_heal", False),
        PRINTED,
        row.names(),
    )


def _tile(row: Row) -> Tile:
    row.only("id", "edition", "land", "water")
    land, water = row.cells("land", 4, 5), row.cells("water", 0, 3)
    if set(land) & set(water):
        raise row.wrong("a hex is either land or water")
    left, reached = set(land + water), [land[0]]
    left.discard(land[0])
    for cell in reached:
        for near in hexes.neighbours(cell):
            if near in left:
                left.discard(near)
                reached.append(near)
    if left:
        raise row.wrong("its hexes are not connected")
    return Tile(row.id(), land, row.word("edition", EDITIONS, BASE), water, PRINTED)


def _team(row: Row) -> Team:
    row.only("number", "colour")
    return Team(row.number("number", 1, 99), _id(row.fields.get("colour"), "team"), PRINTED)


def _faces(pack: Mapping[str, Any]) -> tuple[int, ...]:
    faces = _table(pack, "die", {"faces": list}).get("faces")
    if faces is None:
        return BOX.faces
    if not 1 <= len(faces) <= SIZES["faces"] or not all(isinstance(f, str) and f in _FACES for f in faces):
        raise BadPack(f"die: faces are 1 to {SIZES['faces']} of {', '.join(sorted(_FACES))}", "die")
    if not any(_FACES[face] in WAYS for face in faces):
        raise BadPack("die: at least one face must be a number, or the wind could never be rolled", "die")
    return tuple([_FACES[face] for face in faces])


def _stock(pack: Mapping[str, Any]) -> Mapping[str, int]:
    kinds = KINDS[1:]
    said = _table(pack, "collectors", dict.fromkeys((*kinds, "water_tiles"), int))
    for kind in kinds:
        least = TEAMS if kind in ("mine", "oil_drum", "crate") else 0
        if kind in said and not least <= said[kind] <= ROOM[KINDS.index(kind)]:
            raise BadPack(f"collectors: {kind} must be {least} to {ROOM[KINDS.index(kind)]}", "collectors")
    return {**BOX.collectors_stock, **said}


def _scene(pack: Mapping[str, Any], tiles: tuple[Tile, ...], teams: tuple[Team, ...]) -> Scene:
    if "first_game" not in pack:
        raise BadPack("a pack with tiles or teams of its own needs a [first_game] that uses them")
    table = _table(pack, "first_game", {"dial": list, "wind": int, "tiles": list, "things": list})
    fields = Params("first_game", table)
    dial, wind = fields.cell("dial"), table.get("wind", 2)
    if wind not in WAYS:
        raise BadPack("first_game: wind must be 1 to 6", "first_game")
    laid: list[tuple[str, str, tuple[tuple[int, int], ...]]] = []
    for entry in fields.tables("tiles", ("id", "mark", "land"), 4):
        land = entry.cells("land")
        known = [tile for tile in tiles if tile.id == entry.values.get("id")]
        if not known or not _same_shape(known[0].land, land):
            raise BadPack(f"first_game: {entry.values.get('id')!r} is no tile of this shape", "first_game")
        laid.append((known[0].id, str(entry.values.get("mark", "")), land))
    things: list[tuple[str, str, str, tuple[int, int]]] = []
    for entry in fields.tables("things", ("tile", "kind", "team", "hex"), 40):
        kind, colour, cell = entry.values.get("kind"), entry.values.get("team", ""), entry.cell("hex")
        on = [land for tile, _, land in laid if tile == entry.values.get("tile")]
        if kind not in KINDS[:4] or not on or cell not in on[0]:
            raise BadPack(f"first_game: {kind!r} at {list(cell)} is not a Thing on its tile", "first_game")
        if kind == KINDS[0] and colour not in [team.colour for team in teams]:
            raise BadPack(f"first_game: there is no team {colour!r}", "first_game")
        things.append((str(entry.values["tile"]), str(kind), str(colour), cell))
    scene = Scene(dial, wind, tuple(laid), tuple(things))
    _check_scene(scene)
    return scene


def _same_shape(shape: tuple[tuple[int, int], ...], land: tuple[tuple[int, int], ...]) -> bool:
    for turns in range(6):
        cells = sorted(hexes.rotated(cell, turns) for cell in shape)
        there = sorted(land)
        if [(q - cells[0][0], r - cells[0][1]) for q, r in cells] == [
            (q - there[0][0], r - there[0][1]) for q, r in there
        ]:
            return True
    return False


def _check_scene(scene: Scene) -> None:
    covered = [scene.dial, *[cell for _, _, land in scene.tiles for cell in land]]
    if len(set(covered)) != len(covered):
        raise BadPack("first_game: tiles may not overlap each other or the dial", "first_game")
    for players in (2, 3, 4):
        out = scene.left_out(players)
        worms = [colour for tile, kind, colour, _ in scene.things if kind == KINDS[0] and tile not in out]
        if len(set(worms)) != players or any(worms.count(colour) != 2 for colour in worms):
            raise BadPack(
                f"first_game: with {players} players there must be two worms of {players} teams", "first_game"
            )
    for kind in KINDS[1:4]:
        if sum(1 for thing in scene.things if thing[1] == kind) > BASE_STOCK[kind]:
            raise BadPack(f"first_game: the box has only {BASE_STOCK[kind]} of {kind}", "first_game")
    spots = [cell for *_, cell in scene.things]
    if any(spots.count(cell) > 3 for cell in spots):
        raise BadPack("first_game: no hex may hold more than three Things", "first_game")


# --- the box as a whole -------------------------------------------------------------------------------------------


def _check(box: Box) -> None:
    """The box must be enough for 4 players, and with the collector's edition for 6."""
    fixed = {card.id: card for card in box.cards if card.kind == FIXED}
    if set(fixed) != set(LEAST_STARTERS):
        raise BadPack(f"the fixed starters must be {', '.join(LEAST_STARTERS)}, not {', '.join(fixed) or 'none'}")
    ids = [card.id for card in box.cards]
    if len(set(ids)) != len(ids):
        raise BadPack("two cards have the same id")
    numbers = [team.number for team in box.teams]
    if len(numbers) != TEAMS or len(set(numbers)) != TEAMS:
        raise BadPack(f"there must be {TEAMS} teams with different numbers")
    for collectors, players in ((False, 4), (True, 6)):
        edition = COLLECTORS if collectors else BASE
        for card in fixed.values():
            if card.copies(collectors) < players:
                raise BadPack(
                    f"{edition}: {players} players need {players} of {card.id}, not {card.copies(collectors)}"
                )
        starters = sum(card.copies(collectors) for card in box.cards if card.kind == RANDOM)
        if starters < players:
            raise BadPack(f"{edition}: {players} players need {players} random starters, not {starters}")
        drops = sum(drop.count for drop in box.drops if collectors or drop.edition == BASE)
        if drops < 2 * players + 2:
            raise BadPack(f"{edition}: {players} players need {2 * players + 2} drop cards, not {drops}")
        if len(box.tiles_of(collectors)) < players:
            raise BadPack(f"{edition}: {players} players need {players} tiles")


def _warnings(pack: Mapping[str, Any], box: Box) -> list[str]:
    found = []
    ordinary = sum(card.copies(False) for card in box.cards if card.kind == SUPPLY)
    if ordinary < 8:
        found.append("fewer than two ordinary supply weapons per player: Late Superweapons will use all of them")
    if not any(card.kind == SUPER for card in box.cards):
        found.append("there is no superweapon")
    for section in ("weapon", "support", "drop", "sudden_death"):
        for row in pack.get(section, []):
            name = row.get("name")
            if not isinstance(name, dict) or not {"uk", "ru"} <= set(name):
                found.append(f"{section} {row.get('id')!r} has no name in every language: English is used")
    return found
