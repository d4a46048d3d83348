"""The rows of a pack, checked before anything is made of them: a pack is untrusted."""

from __future__ import annotations

from collections.abc import Mapping

from wyrmhall.core.engine import Effect
from wyrmhall.core.setup import Pack
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.components import (
    BASE,
    BASE_STOCK,
    CLASSES,
    COLLECTORS,
    EDITIONS,
    FIXED,
    PRINTED,
    RANDOM,
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
from wyrmhall.games.worms.hexes import STAY, WAYS, WIND, coords, hex_at, neighbours, rotated
from wyrmhall.games.worms.numbers import KINDS, ROOM, TEAMS
from wyrmhall.games.worms.pack_verbs import NEVER, SUPPORTING, TYPED
from wyrmhall.packs.checks import check_game, entries, flag, id_of, name, no_twice, number, place_of, table, text, word
from wyrmhall.packs.faults import Path, bad, shown

SIZES = {"number": 1000, "copies": 20, "line": 8, "faces": 24, "tile": 6, "map": 20}
"""Limits for what somebody types in: long enough for any box, short enough to be harmless."""
MOST = {"weapon": 150, "support": 50, "drop": 60, "sudden_death": 30, "tile": 12, "team": TEAMS}
"""How many rows of a section there may be."""
LEAST_STARTERS = ("uzi", "bazooka", "ninja-rope", "girder")
_FACES = {"no_move": STAY, "wind": WIND, **{str(way): way for way in WAYS}}
_SECTIONS = (*MOST, "game", "pack", "die", "collectors", "sentry_gun", "first_game")


def box_from(pack: Pack) -> Box:
    """The box that a pack describes; what it does not mention is as in the house's own."""
    check_game(pack, "worms")
    table(pack, (), (), _SECTIONS)
    about = table(pack.get("pack", {}), ("pack",), (), ("id", "version", "no_sudden_death"))
    supplied = [_card(row, "weapon") for row in _rows(pack, "weapon")] or [c for c in BOX.cards if c.kind != SUPPORT]
    helping = [_card(row, "support") for row in _rows(pack, "support")] or [c for c in BOX.cards if c.kind == SUPPORT]
    teams = tuple([_team(row) for row in _rows(pack, "team")]) or BOX.teams
    tiles = tuple([_tile(row) for row in _rows(pack, "tile")]) or BOX.tiles
    deaths = tuple([_death(row) for row in _rows(pack, "sudden_death")])
    if not deaths and not flag(about.get("no_sudden_death", False), ("pack", "no_sudden_death")):
        deaths = BOX.deaths
        if "sudden_death" in pack:
            raise bad(("pack",), "no-sudden-death")
    box = Box(
        id_of(about.get("id", "pack"), ("pack", "id")),
        number(about.get("version", 1), ("pack", "version"), 0, SIZES["number"]),
        tuple(supplied + helping),
        tuple([_drop(row) for row in _rows(pack, "drop")]) or BOX.drops,
        deaths,
        tiles,
        teams,
        _faces(pack),
        _stock(pack),
        _scene(pack, tiles, teams) if "first_game" in pack or "tile" in pack or "team" in pack else BOX.scene,
        _fire_line(pack),
    )
    _check(box)
    return box


class Row:
    """One row of a section, with its place."""

    def __init__(self, section: str, i: int, fields: Mapping[str, object]) -> None:
        self.path: Path = (section, i)
        self.fields = fields

    def at(self, field: str) -> Path:
        return (*self.path, field)

    def only(self, *known: str) -> None:
        table(self.fields, self.path, (), known)

    def word(self, field: str, known: tuple[str, ...], default: str | None = None) -> str:
        return word(self.fields.get(field, default), self.at(field), known)

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        return number(self.fields.get(field, default), self.at(field), least, most)

    def id(self) -> str:
        return id_of(self.fields.get("id"), self.at("id"))

    def names(self) -> Names:
        return name(self.fields.get("name"), self.at("name"))

    def steps(self, field: str, allowed: frozenset[str] | None = None) -> tuple[Effect, ...]:
        return TYPED.steps(self.fields.get(field, []), self.at(field), allowed)

    def cells(self, field: str, least: int, most: int) -> tuple[tuple[int, int], ...]:
        cells = _cells(self.fields.get(field, []), self.at(field), SIZES["tile"])
        if len(set(cells)) != len(cells) or not least <= len(cells) <= most:
            place = place_of(self.at(field))
            raise bad(self.at(field), "hexes-number", place=place, least=least, most=most, said=len(cells))
        return cells


def _rows(pack: Pack, section: str) -> list[Row]:
    rows = pack.get(section, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise bad((section,), "rows", place=section)
    entries(rows, (section,), 0, MOST[section])
    found = [Row(section, i, row) for i, row in enumerate(rows)]
    seen: set[str] = set()
    key = "colour" if section == "team" else "id"
    for row in found:
        said = text(row.fields.get(key), row.at(key))
        if said in seen:
            raise bad(row.path, "twice", place=section, said=shown(said))
        seen.add(said)
    return found


def _cell(given: object, path: Path, most: int = SIZES["map"]) -> tuple[int, int]:
    if not isinstance(given, list) or len(given) != 2 or not all(type(x) is int and abs(x) <= most for x in given):
        raise bad(path, "hex", place=place_of(path), said=shown(given))
    return given[0], given[1]


def _cells(given: object, path: Path, most: int = SIZES["map"]) -> tuple[tuple[int, int], ...]:
    if not isinstance(given, list):
        raise bad(path, "hexes", place=place_of(path))
    return tuple([_cell(cell, (*path, i), most) for i, cell in enumerate(given)])


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
        raise bad(row.at("line"), "line-of-action", place=place_of(row.at("line")), most=SIZES["line"])
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
    ends = entries(row.fields.get("end_turn", []), row.at("end_turn"), 0, SIZES["line"])
    parts = [TYPED.steps(end, (*row.at("end_turn"), i), NEVER) for i, end in enumerate(ends)]
    return Death(
        row.id(),
        row.steps("drop", NEVER),
        row.steps("on_reveal", NEVER),
        tuple(parts),
        flag(row.fields.get("no_heal", False), row.at("no_heal")),
        PRINTED,
        row.names(),
    )


def _tile(row: Row) -> Tile:
    row.only("id", "edition", "land", "water")
    land, water = row.cells("land", 4, 5), row.cells("water", 0, 3)
    if set(land) & set(water):
        raise bad(row.path, "land-and-water", place=place_of(row.path))
    left, reached = set(land + water), [land[0]]
    left.discard(land[0])
    for cell in reached:
        for near in map(coords, neighbours(hex_at(*cell))):
            if near in left:
                left.discard(near)
                reached.append(near)
    if left:
        raise bad(row.path, "hexes-apart", place=place_of(row.path))
    return Tile(row.id(), land, row.word("edition", EDITIONS, BASE), water, PRINTED)


def _team(row: Row) -> Team:
    row.only("number", "colour")
    return Team(row.number("number", 1, 99), id_of(row.fields.get("colour"), row.at("colour")), PRINTED)


def _faces(pack: Pack) -> tuple[int, ...]:
    faces = table(pack.get("die", {}), ("die",), (), ("faces",)).get("faces")
    if faces is None:
        return BOX.faces
    known = isinstance(faces, list) and all(isinstance(face, str) and face in _FACES for face in faces)
    if not known or not 1 <= len(faces) <= SIZES["faces"]:
        raise bad(("die", "faces"), "die-faces", most=SIZES["faces"], known=", ".join(sorted(_FACES)))
    if not any(_FACES[face] in WAYS for face in faces):
        raise bad(("die", "faces"), "die-numbers")
    return tuple([_FACES[face] for face in faces])


def _stock(pack: Pack) -> Mapping[str, int]:
    kinds = KINDS[1:]
    said = table(pack.get("collectors", {}), ("collectors",), (), (*kinds, "water_tiles"))
    stock = dict(BOX.collectors_stock)
    for kind, n in said.items():
        least = TEAMS if kind in ("mine", "oil_drum", "crate") else 0
        most = ROOM[KINDS.index(kind)] if kind in kinds else SIZES["number"]
        stock[kind] = number(n, ("collectors", kind), least, most)
    return stock


def _fire_line(pack: Pack) -> int:
    said = table(pack.get("sentry_gun", {}), ("sentry_gun",), (), ("line_of_fire",))
    return number(said.get("line_of_fire", BOX.fire_line), ("sentry_gun", "line_of_fire"), 0, SIZES["map"])


def _scene(pack: Pack, tiles: tuple[Tile, ...], teams: tuple[Team, ...]) -> Scene:
    path: Path = ("first_game",)
    if "first_game" not in pack:
        raise bad((), "no-scene")
    found = table(pack["first_game"], path, ("dial", "tiles", "things"), ("wind",))
    dial, wind = _cell(found["dial"], (*path, "dial")), number(found.get("wind", 2), (*path, "wind"), 1, 6)
    laid: list[tuple[str, str, tuple[tuple[int, int], ...]]] = []
    for i, entry in enumerate(entries(found["tiles"], (*path, "tiles"), 1, 4)):
        here: Path = (*path, "tiles", i)
        row = table(entry, here, ("id", "land"), ("mark",))
        land = _cells(row["land"], (*here, "land"))
        known = [tile for tile in tiles if tile.id == row["id"]]
        if not known or not land or not _same_shape(known[0].land, land):
            raise bad(here, "scene-tile", said=shown(row["id"]))
        mark = row.get("mark", "")
        laid.append((known[0].id, text(mark, (*here, "mark")) if mark else "", land))
    things: list[tuple[str, str, str, tuple[int, int]]] = []
    for i, entry in enumerate(entries(found["things"], (*path, "things"), 0, 40)):
        here = (*path, "things", i)
        row = table(entry, here, ("tile", "kind", "hex"), ("team",))
        kind, colour, cell = row["kind"], row.get("team", ""), _cell(row["hex"], (*here, "hex"))
        on = [land for tile, _, land in laid if tile == row["tile"]]
        if kind not in KINDS[:4] or not on or cell not in on[0]:
            raise bad(here, "scene-thing", said=shown(kind), hex=shown(list(cell)))
        if kind == KINDS[0] and colour not in [team.colour for team in teams]:
            raise bad(here, "scene-team", said=shown(colour))
        things.append((str(row["tile"]), str(kind), str(colour), cell))
    scene = Scene(dial, wind, tuple(laid), tuple(things))
    _check_scene(scene)
    return scene


def _same_shape(shape: tuple[tuple[int, int], ...], land: tuple[tuple[int, int], ...]) -> bool:
    for turns in range(6):
        cells = sorted(rotated(cell, turns) for cell in shape)
        there = sorted(land)
        if [(q - cells[0][0], r - cells[0][1]) for q, r in cells] == [
            (q - there[0][0], r - there[0][1]) for q, r in there
        ]:
            return True
    return False


_SCENE: Path = ("first_game",)


def _check_scene(scene: Scene) -> None:
    covered = [scene.dial, *[cell for _, _, land in scene.tiles for cell in land]]
    if len(set(covered)) != len(covered):
        raise bad(_SCENE, "scene-overlap")
    for players in (2, 3, 4):
        out = scene.left_out(players)
        worms = [colour for tile, kind, colour, _ in scene.things if kind == KINDS[0] and tile not in out]
        if len(set(worms)) != players or any(worms.count(colour) != 2 for colour in worms):
            raise bad(_SCENE, "scene-worms", players=players)
    for kind in KINDS[1:4]:
        if sum(1 for thing in scene.things if thing[1] == kind) > BASE_STOCK[kind]:
            raise bad(_SCENE, "scene-stock", n=BASE_STOCK[kind], kind=kind)
    spots = [cell for *_, cell in scene.things]
    if any(spots.count(cell) > 3 for cell in spots):
        raise bad(_SCENE, "scene-full")


def _check(box: Box) -> None:
    """The box must be enough for 4 players, and with the collector's edition for 6."""
    fixed = {card.id: card for card in box.cards if card.kind == FIXED}
    if set(fixed) != set(LEAST_STARTERS):
        said = ", ".join(fixed) or "-"
        raise bad(("weapon",), "fixed-starters", known=", ".join(LEAST_STARTERS), said=said)
    no_twice([card.id for card in box.cards], ("weapon",), "id")
    numbers = [team.number for team in box.teams]
    if len(numbers) != TEAMS or len(set(numbers)) != TEAMS:
        raise bad(("team",), "teams", n=TEAMS)
    for collectors, players in ((False, 4), (True, 6)):
        edition = COLLECTORS if collectors else BASE
        for card in fixed.values():
            copies = card.copies(collectors)
            if copies < players:
                raise bad(("weapon",), "starter-copies", edition=edition, players=players, card=card.id, said=copies)
        starters = sum(card.copies(collectors) for card in box.cards if card.kind == RANDOM)
        if starters < players:
            raise bad(("weapon",), "random-starters", edition=edition, players=players, said=starters)
        drops = sum(drop.count for drop in box.drops if collectors or drop.edition == BASE)
        if drops < 2 * players + 2:
            raise bad(("drop",), "drops", edition=edition, players=players, n=2 * players + 2, said=drops)
        if len(box.tiles_of(collectors)) < players:
            raise bad(("tile",), "tiles", edition=edition, players=players)
