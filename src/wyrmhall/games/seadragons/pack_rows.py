"""What a pack may hold: every part checked before anything is made of it, for a pack is untrusted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from wyrmhall.core.setup import Pack
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
from wyrmhall.games.seadragons.figures import Cell, cells_of, orientations
from wyrmhall.games.seadragons.payment import MOST_ASKED
from wyrmhall.games.seadragons.sea import SYMBOLS, on_map, side_symbols
from wyrmhall.packs import checks
from wyrmhall.packs.checks import entries, flag, no_twice, number, place_of, status, text, word
from wyrmhall.packs.faults import Fault, Path, bad, fault, shown

LEGEND = "SWGR.#"
REEF_TYPES = {"two_ships": "colour", "any_ship": "", "hidden_dragon": "realm", "gold": ""}
MOST_ON_A_CELL = {"ship": 4, "whirlpool": 1, "gold": 9, "reef": 4}
PRINTED = ("constants", "players", "heads", "ships", "coins", "totals", "missions_total", "total", "value", "legend")
"""Keys of things that the rulebook prints: no pack may change them."""
HOUSE_REALMS = tuple([realm["id"] for realm in DEFAULT["realms"]])  # their names are in the locale files
Checked = dict[str, Any]
"""A table of a pack after it was looked at: what stands in it is what it should be."""


class Check:
    """One look through a pack. `pack` becomes the same pack, complete and with nothing unknown in it."""

    def __init__(self, given: object) -> None:
        checks.check_game(given, "seadragons")
        self.warnings: list[Fault] = []
        parts: dict[str, Callable[[object], object]] = {
            "game": str,
            "pack": checks.about,
            "geometry": self._geometry,
            "realms": self._realms,
            "boards": self._boards,
            "dragon_cards": self._dragon_cards,
            "missions": self._missions,
            "reef_cards": self._reef_cards,
            "tokens": self._tokens,
        }
        table = _table(given, (), ("pack",), tuple(parts))
        self.pack: Checked = {}
        for key, check in parts.items():  # in this order: later parts look at earlier ones
            self.pack[key] = check(table.get(key, DEFAULT[key]))
        self._check_island()
        self._check_flags()
        self._check_reef_draws()

    def _warn(self, path: Path, id: str, **args: object) -> None:
        self.warnings.append(fault(path, id, **args))

    def _geometry(self, given: object) -> Checked:
        path: Path = ("geometry",)
        table = _table(given, path, (), ("board_size", "currents", "island", "status"))
        n = number(table.get("board_size", 7), (*path, "board_size"), 3, 15)
        return {
            "board_size": n,
            "currents": self._currents(table.get("currents", {}), n),
            "island": self._island(table.get("island", _default_island(n)), n),
            "status": status(table, path),
        }

    def _currents(self, given: object, n: int) -> Checked:
        path: Path = ("geometry", "currents")
        table = _table(given, path, (), ("beside_island", "symbols", "status"))
        symbols = []
        for i, row in enumerate(entries(table.get("symbols", []), (*path, "symbols"), 0, 100)):
            here = (*path, "symbols", i)
            held = _symbols(_table(row, here, ("cell",), tuple(SYMBOLS.values())), here, 2 * n + 1)
            if n not in held["cell"]:
                raise bad(here, "not-a-current", place=place_of(here), cell=shown(held["cell"]))
            symbols.append(held)
        _no_cell_twice(symbols, (*path, "symbols"))
        beside = flag(table.get("beside_island", True), (*path, "beside_island"))
        return {"beside_island": beside, "symbols": symbols, "status": status(table, path)}

    def _island(self, given: object, n: int) -> Checked:
        path: Path = ("geometry", "island")
        table = _table(given, path, ("cells",), ("alternative_plus", "status"))
        island: Checked = {}
        for key in ("cells", "alternative_plus"):
            if key in table:
                here = (*path, key)
                rows = entries(table[key], here, 1, 200)
                cells = [_cell(cell, (*here, i), 2 * n + 1) for i, cell in enumerate(rows)]
                if not is_connected([(r, c) for r, c in cells]) or [n, n] not in cells:
                    raise bad(here, "island", place=place_of(here), cell=shown([n, n]))
                island[key] = cells
        return {**island, "status": status(table, path)}

    def _realms(self, given: object) -> list[Checked]:
        realms: list[Checked] = []
        for i, row in enumerate(entries(given, ("realms",), 4, 4)):
            path: Path = ("realms", i)
            table = _table(row, path, ("quadrant", "id"), ("name", "status"))
            id = text(table["id"], (*path, "id"))
            own = _name(table, path) if "name" in table or id not in HOUSE_REALMS else {}
            quadrant = word(table["quadrant"], (*path, "quadrant"), QUADRANTS)
            realms.append({"quadrant": quadrant, "id": id, **own, "status": status(table, path)})
        for key in ("quadrant", "id"):
            no_twice([realm[key] for realm in realms], ("realms",), f"realms.{key}")
        return realms

    def _boards(self, given: object) -> Checked:
        path: Path = ("boards",)
        table = _table(given, path, (), ("overrides", "sides"))
        n = self.pack["geometry"]["board_size"]
        sides = _table(table.get("sides", {}), (*path, "sides"), (), SIDES)
        checked = {}
        for name in SIDES:
            here = (*path, "sides", name)
            side = _table(sides.get(name, DEFAULT["boards"]["sides"][name]), here, ("rows",), ("status",))
            checked[name] = {"rows": _side_rows(side["rows"], here, name, n), "status": status(side, here)}
        overrides = []
        for i, row in enumerate(entries(table.get("overrides", []), (*path, "overrides"), 0, 500)):
            here = (*path, "overrides", i)
            override = _table(row, here, ("side", "cell"), tuple(SYMBOLS.values()))
            side_name = word(override["side"], (*here, "side"), SIDES)
            overrides.append({"side": side_name, **_symbols(override, here, n)})
        _no_cell_twice(overrides, (*path, "overrides"))
        return {"overrides": overrides, "sides": checked}

    def _dragon_cards(self, given: object) -> Checked:
        path: Path = ("dragon_cards",)
        table = _table(given, path, ("shapes",), ("cells_per_size",))
        default = DEFAULT["dragon_cards"]["cells_per_size"]
        sizes = _table(table.get("cells_per_size", default), (*path, "cells_per_size"), SIZES)
        cells: dict[str, int] = {size: number(sizes[size], (*path, "cells_per_size", size), 1, 9) for size in SIZES}
        shapes = []
        for i, row in enumerate(entries(table["shapes"], (*path, "shapes"), 1, 80)):
            shapes.append(_shape(row, (*path, "shapes", i), cells))
        no_twice([shape["id"] for shape in shapes], (*path, "shapes"), "dragon_cards.shapes.id")
        for size in SIZES:
            total = sum([shape["copies"] for shape in shapes if shape["size"] == size])
            if total != DECK[size]:
                raise bad(path, "sizes", n=DECK[size], size=size, said=total)
        self._warn_of_twins(shapes)
        return {"cells_per_size": cells, "shapes": shapes}

    def _warn_of_twins(self, shapes: list[Checked]) -> None:
        first: dict[tuple[object, ...], str] = {}
        for i, shape in enumerate(shapes):
            twin = first.setdefault(tuple(orientations(cells_of(shape["rows"]))), shape["id"])
            if twin != shape["id"]:
                self._warn(("dragon_cards", "shapes", i), "twins", card=shape["id"], twin=twin)

    def _missions(self, given: object) -> list[Checked]:
        missions: list[Checked] = []
        rows = entries(given, ("missions",), 0, 200)
        if len(rows) != MISSIONS:
            raise bad(("missions",), "missions", n=MISSIONS, said=len(rows))
        for i, row in enumerate(rows):
            path: Path = ("missions", i)
            table = _table(row, path, ("id", "cost", "vp"), ("reef", "name", "status"))
            id = text(table["id"], (*path, "id"))
            missions.append(
                {
                    "id": id,
                    "cost": self._cost(table["cost"], (*path, "cost"), id),
                    "vp": number(table["vp"], (*path, "vp"), 0, 99),
                    "reef": number(table.get("reef", 0), (*path, "reef"), 0, 4),
                    **(_name(table, path) if "name" in table else {}),
                    "status": status(table, path),
                }
            )
        no_twice([mission["id"] for mission in missions], ("missions",), "missions.id")
        return missions

    def _cost(self, given: object, path: Path, id: str) -> dict[str, int]:
        table = _table(given, path, (), (*SHIPS, "any"))
        cost = {colour: number(n, (*path, colour), 0, MOST_ASKED) for colour, n in table.items()}
        if not 1 <= sum(cost.values()) <= MOST_ASKED:
            raise bad(path, "mission-cost", card=id, most=MOST_ASKED, said=sum(cost.values()))
        for colour, tokens in zip(SHIPS, SHIP_TOKENS, strict=True):
            if cost.get(colour, 0) > tokens:
                self._warn(path, "mission-ships", card=id, n=cost[colour], colour=colour, most=tokens)
        return cost

    def _reef_cards(self, given: object) -> Checked:
        path: Path = ("reef_cards",)
        table = _table(given, path, ("cards",), ("status",))
        realms = tuple([realm["id"] for realm in self.pack["realms"]])
        cards: list[Checked] = []
        for i, row in enumerate(entries(table["cards"], (*path, "cards"), 1, 24)):
            here = (*path, "cards", i)
            kind = word(_table(row, here, ("type",), None)["type"], (*here, "type"), tuple(REEF_TYPES))
            of = REEF_TYPES[kind]
            card = _table(row, here, ("type", "copies", of) if of else ("type", "copies"))
            checked: Checked = {"type": kind, "copies": number(card["copies"], (*here, "copies"), 0, REEFS)}
            if of:
                checked[of] = word(card[of], (*here, of), SHIPS if of == "colour" else realms)
            cards.append(checked)
        total = sum([card["copies"] for card in cards])
        if total != REEFS:
            raise bad(path, "reefs", n=REEFS, said=total)
        return {"cards": cards, "status": status(table, path)}

    def _tokens(self, given: object) -> Checked:
        tails = _table(
            _table(given, ("tokens",), ("tails",))["tails"], ("tokens", "tails"), ("by_colour",), ("status",)
        )
        path: Path = ("tokens", "tails", "by_colour")
        counts = _table(tails["by_colour"], path, COLOURS)
        by_colour = {colour: number(counts[colour], (*path, colour), 0, 1000) for colour in COLOURS}
        return {"tails": {"by_colour": by_colour, "status": status(tails, ("tokens", "tails"))}}

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
                        raise bad(("geometry", "island", key), "island-covers", side=name)
            for held in geometry["currents"]["symbols"]:
                if tuple(held["cell"]) in land:
                    raise bad(("geometry", "island", key), "island-covers-current", cell=shown(held["cell"]))

    def _check_flags(self) -> None:
        least, most = self._per_map("ship")
        ships = sum(SHIP_TOKENS)
        if most > ships:
            raise bad(("boards",), "many-flags", n=most, most=ships)
        if least < ships:
            self._warn(("boards",), "few-flags", n=least, most=ships)

    def _check_reef_draws(self) -> None:
        _, most = self._per_map("reef")
        draws = most + sum([mission["reef"] for mission in self.pack["missions"]])
        if draws > REEFS - 1:
            self._warn(("reef_cards",), "reef-draws", n=draws, cards=REEFS, most=REEFS - 1)

    def _per_map(self, symbol: str) -> tuple[int, int]:
        """The least and the most of a symbol that a map can have, whichever sides are used."""
        counts = [sum([h.get(symbol, 0) for h in side_symbols(self.pack, side).values()]) for side in SIDES]
        flow = sum([held.get(symbol, 0) for held in self.pack["geometry"]["currents"]["symbols"]])
        pairs = list(zip(counts[::2], counts[1::2], strict=True))
        return flow + sum([min(pair) for pair in pairs]), flow + sum([max(pair) for pair in pairs])


def _name(row: Mapping[str, object], path: Path) -> Checked:
    return {"name": checks.name(row.get("name", {}), (*path, "name"))}


def _default_island(n: int) -> Checked:
    """Three by three around the middle, or a plus."""
    square = [[r, c] for r in (n - 1, n, n + 1) for c in (n - 1, n, n + 1)]
    return {"cells": square, "alternative_plus": [[r, c] for r, c in square if n in (r, c)]}


def _side_rows(given: object, path: Path, name: str, n: int) -> list[str]:
    rows = entries(given, (*path, "rows"), 0, 100)
    if len(rows) != n:
        raise bad((*path, "rows"), "side-rows", side=name, n=len(rows), most=n)
    for i, row in enumerate(rows):
        here = (*path, "rows", i)
        if not isinstance(row, str) or len(row) != n:
            raise bad(here, "side-row", side=name, row=i + 1, most=n, said=shown(row))
        for char in row:
            if char not in LEGEND:
                raise bad(here, "side-legend", side=name, row=i + 1, said=shown(char))
    lines = [str(row) for row in rows]
    if "".join(lines).count("#") != 1 or lines[-1][-1] != "#":
        raise bad((*path, "rows"), "side-corner", side=name)
    return lines


def _shape(row: object, path: Path, cells: Mapping[str, int]) -> Checked:
    table = _table(row, path, ("id", "size", "rows", "copies"), ("name", "status"))
    id = text(table["id"], (*path, "id"))
    size = word(table["size"], (*path, "size"), SIZES)
    rows = entries(table["rows"], (*path, "rows"), 1, 9)
    for i, line in enumerate(rows):
        if not isinstance(line, str) or len(line) > 9 or set(line) - {"X", "."}:
            raise bad((*path, "rows", i), "shape-row", card=id, most=9)
    figure = cells_of(map(str, rows))
    if len(figure) != cells[size]:
        raise bad((*path, "rows"), "shape-cells", card=id, size=size, n=cells[size], said=len(figure))
    if not is_connected(figure):
        raise bad((*path, "rows"), "shape-apart", card=id)
    return {
        "id": id,
        "size": size,
        "rows": list(rows),
        "copies": number(table["copies"], (*path, "copies"), 1, 36),
        **(_name(table, path) if "name" in table else {}),
        "status": status(table, path),
    }


def _symbols(table: Mapping[str, object], path: Path, size: int) -> Checked:
    """The cell and all that lies on it, in place of what the drawing shows."""
    held: Checked = {"cell": _cell(table["cell"], (*path, "cell"), size)}
    for kind, most in MOST_ON_A_CELL.items():
        if kind in table:
            held[kind] = number(table[kind], (*path, kind), 0, most)
    return held


def _shows(held: Mapping[str, object]) -> bool:
    return any(held.get(kind) for kind in SYMBOLS.values())


def _cell(given: object, path: Path, size: int) -> list[int]:
    if not isinstance(given, list) or len(given) != 2 or not all(type(x) is int and 0 <= x < size for x in given):
        raise bad(path, "cell", place=place_of(path), most=size - 1, said=shown(given))
    return list(given)


def _table(given: object, path: Path, needed: Sequence[str], more: Sequence[str] | None = ()) -> Pack:
    return checks.table(given, path, needed, more, PRINTED)


def _no_cell_twice(rows: list[Checked], path: Path) -> None:
    places = [f"{row.get('side', '')}{row['cell']}" for row in rows]
    no_twice(places, path, f"{place_of(path)}.cell")


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
