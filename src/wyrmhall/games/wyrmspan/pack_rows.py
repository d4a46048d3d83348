"""The rows of a pack: guild tiles, cave cards and dragons, checked before anything is made of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from wyrmhall.core.engine import Effect
from wyrmhall.core.setup import Pack
from wyrmhall.games.wyrmspan.components import Box, Cave, Dragon, Tile, packed
from wyrmhall.games.wyrmspan.dragons import LETTERS, dragon
from wyrmhall.games.wyrmspan.hatching import Hatch
from wyrmhall.games.wyrmspan.house import HOUSE
from wyrmhall.games.wyrmspan.numbers import CAVE_NAMES, HATCHLING, IF_ACTIVATED, KINDS, ONCE_PER_ROUND, WHEN_PLAYED
from wyrmhall.games.wyrmspan.pack_verbs import ACTIVATED, PLACED, PLACELESS, SCORED, TYPED, of_dragon, placeless, tree
from wyrmhall.games.wyrmspan.parameters import SIZE_WORDS, TRAIT_WORDS
from wyrmhall.games.wyrmspan.rearrange import Activate
from wyrmhall.games.wyrmspan.verbs import spends
from wyrmhall.packs.checks import about, check_game, entries, name, no_twice, number, status, table, word
from wyrmhall.packs.faults import Path, bad

ABILITIES = {
    "when_played": "played",
    "if_activated": "activated",
    "once_per_round": "round_end",
    "end_game": "game_end",
}
"""The abilities as a pack calls them, and as a row does."""
MOST_SQUARES = 9
MOST_PLACES = 8
_SECTIONS = ("game", "guild", "cave", "dragon")
_DRAGON = ("name", "size", "trait", "vp", "nests", "cost", "caves", "status", *ABILITIES)


def box_from(pack: Pack) -> Box:
    """The box that a pack describes; what it does not mention is as in the house's own."""
    check_game(pack, "wyrmspan")
    table(pack, (), ("pack",), _SECTIONS)
    about(pack["pack"])
    dragons = list(HOUSE.dragons)
    for i, row in enumerate(_rows(pack, "dragon", "number", len(dragons) - 1)):
        path: Path = ("dragon", i)
        n = number(row["number"], (*path, "number"), 1, len(dragons) - 1)
        dragons[n] = _dragon(dragons[n], row, path)
    _check_loops(dragons)
    caves = _caves(pack)
    return packed(tuple(dragons), tuple(caves), _tiles(pack), HOUSE.icons, HOUSE.track, HOUSE.standing)


def _rows(pack: Pack, section: str, key: str, most: int) -> list[Pack]:
    given = pack.get(section, [])
    if not isinstance(given, list):
        raise bad((section,), "rows", place=section)
    rows = [table(row, (section, i), (key,), None) for i, row in enumerate(entries(given, (section,), 0, most))]
    no_twice([row[key] for row in rows], (section,), f"{section}.{key}")
    return rows


# --- dragons ------------------------------------------------------------------------------------------------------


def _dragon(house: Dragon, row: Mapping[str, object], path: Path) -> Dragon:
    table(row, path, ("number",), _DRAGON)
    size = SIZE_WORDS[word(row["size"], (*path, "size"), list(SIZE_WORDS))] if "size" in row else house.size
    trait = TRAIT_WORDS[word(row["trait"], (*path, "trait"), list(TRAIT_WORDS))] if "trait" in row else house.trait
    cost = _cost(row["cost"], (*path, "cost")) if "cost" in row else house.cost
    abilities: dict[str, Effect | None] = {}
    for key, slot in ABILITIES.items():
        here = (*path, key)
        allowed = {"if_activated": ACTIVATED, "end_game": SCORED}.get(key, PLACED)
        abilities[slot] = _ability(row[key], here, allowed) if key in row else getattr(house, slot)
    hatches = isinstance(abilities["activated"], Hatch)
    if hatches and size != HATCHLING:
        raise bad(path, "no-hatchling")
    names = name(row["name"], (*path, "name")) if "name" in row else None
    made = dragon(
        house.number,
        house.name if names is None else names["en"],
        size,
        trait,
        number(row.get("vp", house.vp), (*path, "vp"), 0, 30),
        number(row.get("nests", house.nests), (*path, "nests"), 0, 9),
        "".join([letter * n for letter, n in zip(LETTERS, cost, strict=True)]),
        _homes(row["caves"], (*path, "caves")) if "caves" in row else house.caves,
        status(row, path, house.status),
        **abilities,
    )
    return replace(made, names=names)


def _cost(given: object, path: Path) -> tuple[int, ...]:
    kinds = KINDS[: len(LETTERS)]
    row = table(given, path, (), kinds)
    return tuple([number(row.get(kind, 0), (*path, kind), 0, 9) for kind in kinds])


def _homes(given: object, path: Path) -> tuple[int, ...]:
    said = [word(cave, (*path, i), CAVE_NAMES) for i, cave in enumerate(entries(given, path, 1, 3))]
    no_twice(said, path, "caves")
    return tuple(sorted([CAVE_NAMES.index(cave) for cave in said]))


def _ability(given: object, path: Path, allowed: Collection[str]) -> Effect | None:
    """An ability; an empty table is none at all."""
    return None if given == {} else of_dragon(TYPED.step(given, path, allowed), path)


def _check_loops(dragons: list[Dragon]) -> None:
    """No ability may lead back to itself by using abilities of others, or nobody could say whether it can be used."""
    slots = {"played": WHEN_PLAYED, "activated": IF_ACTIVATED, "round_end": ONCE_PER_ROUND}
    found: dict[tuple[int, str], list[Activate]] = {}
    for row in dragons:
        for slot in slots:
            ability = getattr(row, slot)
            uses = [] if ability is None else [part for part in tree(ability) if isinstance(part, Activate)]
            if uses:
                found[row.number, slot] = uses
    leads = {
        (n, slot): [
            (m, to) for m, to in found if any(use.timings & slots[to] and not (use.other and m == n) for use in uses)
        ]
        for (n, slot), uses in found.items()
    }
    for start in found:
        reached, left = set(), leads[start][:]
        while left:
            at = left.pop()
            if at not in reached:
                reached.add(at)
                left += leads[at]
        if start in reached:
            raise bad(("dragon",), "loop", n=start[0])


# --- caves --------------------------------------------------------------------------------------------------------


def _caves(pack: Pack) -> list[Cave]:
    caves = list(HOUSE.caves)
    for i, row in enumerate(_rows(pack, "cave", "number", len(caves) - 1)):
        path: Path = ("cave", i)
        table(row, path, ("number",), ("effect", "status"))
        n = number(row["number"], (*path, "number"), 1, len(caves) - 1)
        effect = caves[n].effect
        if "effect" in row:
            here = (*path, "effect")
            effect = placeless(TYPED.step(row["effect"], here, PLACELESS), here)
        caves[n] = Cave(n, effect, n, spends(effect), status(row, path, caves[n].status))
    first: dict[Effect, int] = {}
    return [replace(cave, like=first.setdefault(cave.effect, cave.number)) for cave in caves]


# --- guild tiles --------------------------------------------------------------------------------------------------


def _tiles(pack: Pack) -> tuple[Tile, ...]:
    tiles = {tile.name: tile for tile in HOUSE.tiles}
    for i, row in enumerate(_rows(pack, "guild", "id", len(tiles))):
        path: Path = ("guild", i)
        id = word(row["id"], (*path, "id"), list(tiles))
        tiles[id] = _tile(tiles[id], row, path)
    return tuple(tiles.values())


def _tile(house: Tile, row: Mapping[str, object], path: Path) -> Tile:
    squares = ("squares", "squares_large")
    lowest = ("lowest", "lowest_large")
    table(row, path, ("id",), ("row1", "row2", "row3", "row4", *squares, *lowest, "status"))
    rows = list(house.rows)
    statuses = list(house.statuses)
    for i in range(4):
        key = f"row{i + 1}"
        if key in row:
            here = (*path, key)
            rows[i] = placeless(TYPED.step(row[key], here, ("score_per",) if i == 3 else PLACELESS), here)
        if key in row or "status" in row:
            statuses[i] = status(row, path)
    few, many = [_numbers(row, path, key, 1, MOST_SQUARES, 4, 4) for key in squares]
    low, more_low = [_numbers(row, path, key, 0, 20, 1, MOST_PLACES) for key in lowest]
    return Tile(
        house.name,
        (rows[0], rows[1], rows[2], rows[3]),
        (few[0], few[1], few[2], few[3]) if few else house.squares,
        (statuses[0], statuses[1], statuses[2], statuses[3]),
        status(row, path) if "status" in row else house.seen,
        many or house.more_squares,
        low or house.lowest,
        more_low or house.more_lowest,
        status(row, path) if "status" in row else house.seen_small,
    )


def _numbers(
    row: Mapping[str, object], path: Path, key: str, least: int, most: int, fewest: int, longest: int
) -> tuple[int, ...]:
    if key not in row:
        return ()
    here = (*path, key)
    given = entries(row[key], here, fewest, longest)
    return tuple([number(n, (*here, i), least, most) for i, n in enumerate(given)])
