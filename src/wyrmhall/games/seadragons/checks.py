"""What a pack may hold: every part checked before anything is made of it, for a pack is untrusted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from wyrmhall.core.rules import BadSetup
from wyrmhall.core.shapes import Cell, cells_of, orientations
from wyrmhall.games.seadragons.box import SYMBOLS, on_map, side_symbols
from wyrmhall.games.seadragons.cards import (
    COLOURS,
    DECK,
    DEFAULT,
    MISSIONS,
    QUADRANTS,
    REEFS,
    SHIP_TOKENS,
    SHIPS,
    SIDES,
    SIZES,
)
from wyrmhall.games.seadragons.payment import MOST_ASKED

Path = tuple[str | int, ...]

LEGEND = "SWGR.#"
STATUS = ("printed", "single_source", "reconstructed")
LANGUAGES = ("en", "uk", "ru")
REEF_TYPES = {"two_ships": "colour", "any_ship": "", "hidden_dragon": "realm", "gold": ""}
MOST_ON_A_CELL = {"ship": 4, "whirlpool": 1, "gold": 9, "reef": 4}
PRINTED = ("constants", "players", "heads", "ships", "coins", "totals", "missions_total", "total", "value", "legend")
"""Keys of things that the rulebook prints: no pack may change them."""


class BadPack(BadSetup):
    """A pack that cannot be played with: where it is wrong, and why."""

    def __init__(self, path: Path, why: str, line: int = 0) -> None:
        self.path = path
        self.why = why
        super().__init__(f"line {line}: {why}" if line else why)


class Check:
    """One look through a pack. `pack` becomes the same pack, complete and with nothing unknown in it."""

    def __init__(self, given: object) -> None:
        self.warnings: list[tuple[Path, str]] = []
        parts: dict[str, Callable[[object], Any]] = {
            "game": self._game,
            "pack": self._name,
            "geometry": self._geometry,
            "realms": self._realms,
            "boards": self._boards,
            "dragon_cards": self._dragon_cards,
            "missions": self._missions,
            "reef_cards": self._reef_cards,
            "tokens": self._tokens,
        }
        table = _table(given, (), ("pack",), tuple(parts))
        self.pack: dict[str, Any] = {}
        for key, check in parts.items():  # in this order: later parts look at earlier ones
            self.pack[key] = check(table.get(key, DEFAULT[key]))
        self._check_island()
        self._check_flags()
        self._check_reef_draws()

    def _warn(self, path: Path, why: str) -> None:
        self.warnings.append((path, why))

    def _game(self, given: object) -> str:
        return _one_of(given, ("game",), ("seadragons",))

    def _name(self, given: object) -> dict[str, Any]:
        table = _table(given, ("pack",), ("id", "version"))
        return {
            "id": _text(table["id"], ("pack", "id")),
            "version": _int(table["version"], ("pack", "version"), 1, 1_000_000),
        }

    def _geometry(self, given: object) -> dict[str, Any]:
        path: Path = ("geometry",)
        table = _table(given, path, (), ("board_size", "currents", "island", "status"))
        n = _int(table.get("board_size", 7), (*path, "board_size"), 3, 15)
        return {
            "board_size": n,
            "currents": self._currents(table.get("currents", {}), n),
            "island": self._island(table.get("island", _default_island(n)), n),
            "status": _status(table, path),
        }

    def _currents(self, given: object, n: int) -> dict[str, Any]:
        path: Path = ("geometry", "currents")
        table = _table(given, path, (), ("beside_island", "symbols", "status"))
        symbols = []
        for i, row in enumerate(_list(table.get("symbols", []), (*path, "symbols"), 0, 100)):
            here = (*path, "symbols", i)
            held = _symbols(_table(row, here, ("cell",), tuple(SYMBOLS.values())), here, 2 * n + 1)
            if n not in held["cell"]:
                raise BadPack(here, f"symbols on currents: {held['cell']} is not a current cell")
            symbols.append(held)
        _no_cell_twice(symbols, (*path, "symbols"))
        beside = table.get("beside_island", True)
        if not isinstance(beside, bool):
            raise BadPack((*path, "beside_island"), f"beside_island is true or false, not {_shown(beside)}")
        return {"beside_island": beside, "symbols": symbols, "status": _status(table, path)}

    def _island(self, given: object, n: int) -> dict[str, Any]:
        path: Path = ("geometry", "island")
        table = _table(given, path, ("cells",), ("alternative_plus", "status"))
        island: dict[str, Any] = {}
        for key in ("cells", "alternative_plus"):
            if key in table:
                here = (*path, key)
                rows = _list(table[key], here, 1, 200)
                cells = [_cell(cell, (*here, i), 2 * n + 1) for i, cell in enumerate(rows)]
                if not is_connected([(r, c) for r, c in cells]) or [n, n] not in cells:
                    raise BadPack(here, f"the island must hang together around the middle cell [{n}, {n}]")
                island[key] = cells
        return {**island, "status": _status(table, path)}

    def _realms(self, given: object) -> list[dict[str, Any]]:
        realms: list[dict[str, Any]] = []
        for i, row in enumerate(_list(given, ("realms",), 4, 4)):
            path: Path = ("realms", i)
            table = _table(row, path, ("quadrant", "id", "name"), ("status",))
            realms.append(
                {
                    "quadrant": _one_of(table["quadrant"], (*path, "quadrant"), QUADRANTS),
                    "id": _text(table["id"], (*path, "id")),
                    "name": _names(table["name"], (*path, "name")),
                    "status": _status(table, path),
                }
            )
        for key in ("quadrant", "id"):
            _no_twice([realm[key] for realm in realms], ("realms",), f"realms: the {key}")
        return realms

    def _boards(self, given: object) -> dict[str, Any]:
        path: Path = ("boards",)
        table = _table(given, path, (), ("overrides", "sides"))
        n = self.pack["geometry"]["board_size"]
        sides = _table(table.get("sides", {}), (*path, "sides"), (), SIDES)
        checked = {}
        for name in SIDES:
            here = (*path, "sides", name)
            side = _table(sides.get(name, DEFAULT["boards"]["sides"][name]), here, ("rows",), ("status",))
            checked[name] = {"rows": _side_rows(side["rows"], here, name, n), "status": _status(side, here)}
        overrides = []
        for i, row in enumerate(_list(table.get("overrides", []), (*path, "overrides"), 0, 500)):
            here = (*path, "overrides", i)
            override = _table(row, here, ("side", "cell"), tuple(SYMBOLS.values()))
            side_name = _one_of(override["side"], (*here, "side"), SIDES)
            overrides.append({"side": side_name, **_symbols(override, here, n)})
        _no_cell_twice(overrides, (*path, "overrides"))
        return {"overrides": overrides, "sides": checked}

    def _dragon_cards(self, given: object) -> dict[str, Any]:
        path: Path = ("dragon_cards",)
        table = _table(given, path, ("shapes",), ("cells_per_size",))
        default = DEFAULT["dragon_cards"]["cells_per_size"]
        sizes = _table(table.get("cells_per_size", default), (*path, "cells_per_size"), SIZES)
        cells = {size: _int(sizes[size], (*path, "cells_per_size", size), 1, 9) for size in SIZES}
        shapes = []
        for i, row in enumerate(_list(table["shapes"], (*path, "shapes"), 1, 80)):
            shapes.append(_shape(row, (*path, "shapes", i), cells))
        _no_twice([shape["id"] for shape in shapes], (*path, "shapes"), "dragon cards: the id")
        for size in SIZES:
            total = sum([shape["copies"] for shape in shapes if shape["size"] == size])
            if total != DECK[size]:
                raise BadPack(path, f"dragon cards: there are {DECK[size]} {size} ones in the box, not {total}")
        self._warn_of_twins(shapes)
        return {"cells_per_size": cells, "shapes": shapes}

    def _warn_of_twins(self, shapes: list[dict[str, Any]]) -> None:
        first: dict[tuple[Any, ...], str] = {}
        for i, shape in enumerate(shapes):
            twin = first.setdefault(tuple(orientations(cells_of(shape["rows"]))), shape["id"])
            if twin != shape["id"]:
                why = f"dragon card {shape['id']} shows the figure of {twin}: their copies are added up"
                self._warn(("dragon_cards", "shapes", i), why)

    def _missions(self, given: object) -> list[dict[str, Any]]:
        missions: list[dict[str, Any]] = []
        rows = _list(given, ("missions",), 0, 200)
        if len(rows) != MISSIONS:
            raise BadPack(("missions",), f"missions: there are {MISSIONS} in the box, not {len(rows)}")
        for i, row in enumerate(rows):
            path: Path = ("missions", i)
            table = _table(row, path, ("id", "cost", "vp"), ("reef", "name", "status"))
            id = _text(table["id"], (*path, "id"))
            missions.append(
                {
                    "id": id,
                    "cost": self._cost(table["cost"], (*path, "cost"), id),
                    "vp": _int(table["vp"], (*path, "vp"), 0, 99),
                    "reef": _int(table.get("reef", 0), (*path, "reef"), 0, 4),
                    **({"name": _names(table["name"], (*path, "name"))} if "name" in table else {}),
                    "status": _status(table, path),
                }
            )
        _no_twice([mission["id"] for mission in missions], ("missions",), "missions: the id")
        return missions

    def _cost(self, given: object, path: Path, id: str) -> dict[str, int]:
        table = _table(given, path, (), (*SHIPS, "any"))
        cost = {colour: _int(n, (*path, colour), 0, MOST_ASKED) for colour, n in table.items()}
        if not 1 <= sum(cost.values()) <= MOST_ASKED:
            raise BadPack(path, f"mission {id}: it must ask for 1 to {MOST_ASKED} ships, not {sum(cost.values())}")
        for colour, tokens in zip(SHIPS, SHIP_TOKENS, strict=True):
            if cost.get(colour, 0) > tokens:
                self._warn(path, f"mission {id} asks for {cost[colour]} {colour} ships, and there are only {tokens}")
        return cost

    def _reef_cards(self, given: object) -> dict[str, Any]:
        path: Path = ("reef_cards",)
        table = _table(given, path, ("cards",), ("status",))
        realms = tuple([realm["id"] for realm in self.pack["realms"]])
        cards: list[dict[str, Any]] = []
        for i, row in enumerate(_list(table["cards"], (*path, "cards"), 1, 24)):
            here = (*path, "cards", i)
            kind = _one_of(_table(row, here, ("type",), None)["type"], (*here, "type"), tuple(REEF_TYPES))
            of = REEF_TYPES[kind]
            card = _table(row, here, ("type", "copies", of) if of else ("type", "copies"))
            checked: dict[str, Any] = {"type": kind, "copies": _int(card["copies"], (*here, "copies"), 0, REEFS)}
            if of:
                checked[of] = _one_of(card[of], (*here, of), SHIPS if of == "colour" else realms)
            cards.append(checked)
        total = sum([card["copies"] for card in cards])
        if total != REEFS:
            raise BadPack(path, f"reef cards: there are {REEFS} in the box, not {total}")
        return {"cards": cards, "status": _status(table, path)}

    def _tokens(self, given: object) -> dict[str, Any]:
        tails = _table(
            _table(given, ("tokens",), ("tails",))["tails"], ("tokens", "tails"), ("by_colour",), ("status",)
        )
        path: Path = ("tokens", "tails", "by_colour")
        counts = _table(tails["by_colour"], path, COLOURS)
        by_colour = {colour: _int(counts[colour], (*path, colour), 0, 1000) for colour in COLOURS}
        return {"tails": {"by_colour": by_colour, "status": _status(tails, ("tokens", "tails"))}}

    # --- what several parts must agree on ---------------------------------------------------------------------

    def _check_island(self) -> None:
        """Nothing that a side or a current shows may lie under the island."""
        geometry = self.pack["geometry"]
        n = geometry["board_size"]
        for key in ("cells", "alternative_plus"):
            land = {(r, c) for r, c in geometry["island"].get(key, [])}
            for name in SIDES:
                for cell, held in side_symbols(self.pack, name).items():
                    if _shows(held) and any(on_map(cell, quadrant, n) in land for quadrant in range(4)):
                        raise BadPack(("geometry", "island", key), f"the island would cover a symbol of side {name}")
            for held in geometry["currents"]["symbols"]:
                if tuple(held["cell"]) in land:
                    raise BadPack(("geometry", "island", key), f"the island would cover the symbols on {held['cell']}")

    def _check_flags(self) -> None:
        least, most = self._per_map("ship")
        ships = sum(SHIP_TOKENS)
        if most > ships:
            raise BadPack(
                ("boards",), f"boards: some choice of sides has {most} ship flags, and there are {ships} ships"
            )
        if least < ships:
            self._warn(("boards",), f"boards: some choice of sides has only {least} flags for {ships} ships")

    def _check_reef_draws(self) -> None:
        _, most = self._per_map("reef")
        draws = most + sum([mission["reef"] for mission in self.pack["missions"]])
        if draws > REEFS - 1:
            self._warn(("reef_cards",), f"reefs: up to {draws} draws are possible, and {REEFS} cards allow {REEFS - 1}")

    def _per_map(self, symbol: str) -> tuple[int, int]:
        """The least and the most of a symbol that a map can have, whichever sides are used."""
        counts = [sum([h.get(symbol, 0) for h in side_symbols(self.pack, side).values()]) for side in SIDES]
        flow = sum([held.get(symbol, 0) for held in self.pack["geometry"]["currents"]["symbols"]])
        pairs = list(zip(counts[::2], counts[1::2], strict=True))
        return flow + sum([min(pair) for pair in pairs]), flow + sum([max(pair) for pair in pairs])


def _default_island(n: int) -> dict[str, Any]:
    """Three by three around the middle, or a plus."""
    square = [[r, c] for r in (n - 1, n, n + 1) for c in (n - 1, n, n + 1)]
    return {"cells": square, "alternative_plus": [[r, c] for r, c in square if n in (r, c)]}


def _side_rows(given: object, path: Path, name: str, n: int) -> list[str]:
    rows = _list(given, (*path, "rows"), 0, 100)
    if len(rows) != n:
        raise BadPack((*path, "rows"), f"side {name}: it has {len(rows)} rows, and the boards have {n}")
    for i, row in enumerate(rows):
        here = (*path, "rows", i)
        if not isinstance(row, str) or len(row) != n:
            raise BadPack(here, f"side {name}: row {i + 1} must have {n} characters, not {_shown(row)}")
        for char in row:
            if char not in LEGEND:
                raise BadPack(here, f"side {name}: row {i + 1} has {char!r}, which is none of S W G R . #")
    if "".join(rows).count("#") != 1 or rows[-1][-1] != "#":
        raise BadPack((*path, "rows"), f"side {name}: it needs exactly one inner corner #, at its bottom right")
    return list(rows)


def _shape(row: object, path: Path, cells: Mapping[str, int]) -> dict[str, Any]:
    table = _table(row, path, ("id", "size", "rows", "copies"), ("name", "status"))
    id = _text(table["id"], (*path, "id"))
    size = _one_of(table["size"], (*path, "size"), SIZES)
    rows = _list(table["rows"], (*path, "rows"), 1, 9)
    for i, line in enumerate(rows):
        if not isinstance(line, str) or len(line) > 9 or set(line) - {"X", "."}:
            raise BadPack((*path, "rows", i), f"dragon card {id}: a row has X for cells and . for gaps, at most 9")
    figure = cells_of(rows)
    if len(figure) != cells[size]:
        raise BadPack((*path, "rows"), f"dragon card {id}: a {size} figure has {cells[size]} cells, not {len(figure)}")
    if not is_connected(figure):
        raise BadPack((*path, "rows"), f"dragon card {id}: its cells do not hang together by their sides")
    return {
        "id": id,
        "size": size,
        "rows": list(rows),
        "copies": _int(table["copies"], (*path, "copies"), 1, 36),
        **({"name": _names(table["name"], (*path, "name"))} if "name" in table else {}),
        "status": _status(table, path),
    }


def _symbols(table: Mapping[str, Any], path: Path, size: int) -> dict[str, Any]:
    """The cell and all that lies on it, in place of what the drawing shows."""
    held: dict[str, Any] = {"cell": _cell(table["cell"], (*path, "cell"), size)}
    for kind, most in MOST_ON_A_CELL.items():
        if kind in table:
            held[kind] = _int(table[kind], (*path, kind), 0, most)
    return held


def _shows(held: Mapping[str, Any]) -> bool:
    return any(held.get(kind) for kind in SYMBOLS.values())


def _cell(given: object, path: Path, size: int) -> list[int]:
    if not isinstance(given, list) or len(given) != 2 or not all(type(x) is int and 0 <= x < size for x in given):
        raise BadPack(path, f"a cell is [row, column], each from 0 to {size - 1}, not {_shown(given)}")
    return list(given)


def _names(given: object, path: Path) -> dict[str, str]:
    table = _table(given, path, LANGUAGES)
    return {lang: _text(table[lang], (*path, lang)) for lang in LANGUAGES}


def _status(table: Mapping[str, Any], path: Path) -> str:
    return _one_of(table.get("status", "reconstructed"), (*path, "status"), STATUS)


def _table(given: object, path: Path, needed: Sequence[str], more: Sequence[str] | None = ()) -> Mapping[str, Any]:
    """A table with all needed keys and no unknown ones (None: others are looked at later)."""
    here = _place(path)
    if not isinstance(given, Mapping):
        raise BadPack(path, f"{here} must be a table, not {_shown(given)}")
    for key in needed:
        if key not in given:
            raise BadPack(path, f"{here}: {key} is missing")
    for key in given:
        if more is not None and key not in needed and key not in more:
            why = "is printed in the rulebook, and no pack may change it" if key in PRINTED else "is not known here"
            raise BadPack((*path, key), f"{here}: {_shown(key)} {why}")
    return given


def _list(given: object, path: Path, least: int, most: int) -> list[Any]:
    if not isinstance(given, list) or not least <= len(given) <= most:
        so_many = str(least) if least == most else f"{least} to {most}"
        raise BadPack(path, f"{_place(path)} must be a list of {so_many} entries")
    return given


def _int(given: object, path: Path, least: int, most: int) -> int:
    if type(given) is not int or not least <= given <= most:
        raise BadPack(path, f"{_place(path)} must be a whole number from {least} to {most}, not {_shown(given)}")
    return given


def _text(given: object, path: Path) -> str:
    if not isinstance(given, str) or not 1 <= len(given) <= 60 or not given.isprintable():
        raise BadPack(path, f"{_place(path)} must be a text of 1 to 60 characters, not {_shown(given)}")
    return given


def _one_of(given: object, path: Path, known: Sequence[str]) -> str:
    if not isinstance(given, str) or given not in known:
        raise BadPack(path, f"{_place(path)} must be one of {', '.join(known)}, not {_shown(given)}")
    return given


def _no_twice(values: list[str], path: Path, what: str) -> None:
    for i, value in enumerate(values):
        if value in values[:i]:
            raise BadPack((*path, i), f"{what} {value!r} stands twice")


def _no_cell_twice(rows: list[dict[str, Any]], path: Path) -> None:
    places = [f"{row.get('side', '')}{row['cell']}" for row in rows]
    _no_twice(places, path, f"{_place(path)}: the cell")


def _place(path: Path) -> str:
    return ".".join([str(part + 1) if isinstance(part, int) else part for part in path]) or "the pack"


def _shown(given: object) -> str:
    """What somebody typed, short enough for a sentence."""
    said = repr(given)
    return said if len(said) <= 40 else said[:37] + "..."


def is_connected(cells: Iterable[Cell]) -> bool:
    """Whether the cells hang together by their sides."""
    left = set(cells)
    if not left:
        return False
    reached = [left.pop()]
    for r, c in reached:
        for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if near in left:
                left.remove(near)
                reached.append(near)
    return not left
