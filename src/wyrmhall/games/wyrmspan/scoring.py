"""The final scoring: points by source, winners and ties."""

from __future__ import annotations

from wyrmhall.games.wyrmspan import solo
from wyrmhall.games.wyrmspan.counting import Tally, dragon_count, resources_in_costs
from wyrmhall.games.wyrmspan.end_game import ScorePer, ability_vp
from wyrmhall.games.wyrmspan.guild import ROWS, printed_vp
from wyrmhall.games.wyrmspan.moves import egg_count
from wyrmhall.games.wyrmspan.numbers import COIN, ITEMS_PER_VP
from wyrmhall.games.wyrmspan.objectives import LADDER
from wyrmhall.games.wyrmspan.state import Wyrmspan


def scores(game: Wyrmspan) -> list[dict[str, int]]:
    """Per seat, by source; the Automa's come last."""
    found = [of_seat(game, seat) for seat in range(len(game.players))]
    if game.automa is not None:
        places = objectives_vp(game.automa.rows)
        found.append(solo.scores(game, places, printed_vp(game)))
    return found


def of_seat(game: Wyrmspan, seat: int) -> dict[str, int]:
    p = game.players[seat]
    items = sum(p.supply[:4]) + len(p.hand) + len(p.pit)
    return {
        "guild": guild_vp(game, seat),
        "dragons": sum([p.box.dragons[number].vp for number in p.dragons]),
        "abilities": ability_vp(game, seat) + p.sold,
        "eggs": egg_count(p),
        "cached": sum(p.cached),
        "tucked": sum(p.tucked),
        "objectives": objectives_vp(p.rows),
        "coins": p.supply[COIN],
        "items": items // ITEMS_PER_VP,
    }


def certain_vp(game: Wyrmspan, seat: int) -> int:
    """What nobody can lose any more: eggs, coins and leftovers can be spent, end-game abilities and rows can change."""
    p, vps = game.players[seat], printed_vp(game)
    on_tile = sum([vps[place - ROWS] for place in p.markers if place >= ROWS])
    on_mat = sum([p.box.dragons[number].vp for number in p.dragons]) + sum(p.cached) + sum(p.tucked)
    return on_tile + on_mat + objectives_vp(p.rows) + p.sold


def collected(game: Wyrmspan, seat: int) -> dict[str, int]:
    """The dragons on the mat at the end; each brought its printed VP and one for all that lies with it."""
    p = game.players[seat]
    return {
        str(number): p.box.dragons[number].vp + p.eggs[i] + p.tucked[i] + sum(p.cached[4 * i : 4 * i + 4])
        for i, number in enumerate(p.dragons)
        if number
    }


def objectives_vp(rows: list[int]) -> int:
    return sum([LADDER[i][row - 1] for i, row in enumerate(rows)])


def guild_vp(game: Wyrmspan, seat: int) -> int:
    """Each marker in a row that scores at the end scores it once."""
    p = game.players[seat]
    vps = printed_vp(game)
    row = game.box.tiles[game.tile].rows[ROWS - 1]
    assert isinstance(row, ScorePer)
    fourths = p.markers.count(ROWS - 1)
    if row.of is Tally.RESOURCES_IN_COSTS and game.setup["other_caves"]:
        fourth = sum(sorted(resources_in_costs(p), reverse=True)[:fourths])
    else:
        fourth = fourths * row.vp(game, seat, -1) if fourths else 0
    return fourth + sum([vps[place - ROWS] for place in p.markers if place >= ROWS])


def merits(game: Wyrmspan) -> list[tuple[int, int]]:
    """Points; between equals dragons. Of the Automa only points count."""
    totals = [sum(by_source.values()) for by_source in scores(game)]
    if game.automa is not None:
        return [(total, 0) for total in totals]
    return [(total, dragon_count(p)) for total, p in zip(totals, game.players, strict=True)]


def winners(game: Wyrmspan) -> tuple[int, ...]:
    """Those of the highest merit; several share. The Automa counts as the seat after the human's and loses ties."""
    found = merits(game)
    if game.automa is not None:
        return (0,) if solo.is_beaten(found[1][0], found[0][0]) else (1,)
    best = max(found)
    return tuple([seat for seat, merit in enumerate(found) if merit == best])
