"""Who wins: the most living worms, then the most healthy ones; and what a table must never lose."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.worms.state import Worms

PER_WORM: Final = 10
"""A living worm counts so much more than a healthy one that the sums stand in the order of the rules (WM-ELM-13)."""


def scores(game: Worms) -> list[dict[str, int]]:
    return [{"living": PER_WORM * living, "healthy": healthy} for living, healthy in _standings(game)]


def _standings(game: Worms) -> list[tuple[int, int]]:
    """Living and healthy worms of each seat."""
    found = []
    for seat, team in enumerate(game.teams):
        worms = game.own_worms(seat) if team >= 0 else []
        found.append((len(worms), sum(1 for worm in worms if not game.wounded[worm])))
    return found


def winners(game: Worms) -> tuple[int, ...]:
    """The seats that share the victory; when nobody has a worm left, all (or those who fell last, WM-OPT-09)."""
    standings = _standings(game)
    best = max(standings)
    if best[0] == 0 and game.table.full_elimination:
        return tuple([seat for seat, out in enumerate(game.out) if out == max(game.out)])
    return tuple([seat for seat, standing in enumerate(standings) if standing == best])


def census(game: Worms) -> object:
    """Every Thing and every card, wherever it is."""
    things = list(game.heap)
    for pile in (*game.on, *game.pool):
        things += pile
    cards = [*game.supply, *game.supers, *game.bottom, *game.seen, *game.played, *game.unused]
    for hand in game.hands:
        cards += hand
    deaths = game.deaths_unused[:]
    for dealt in game.dealt:
        deaths += dealt
    if not game.dealt:
        deaths += [death for death in (game.death, game.death_shown) if death >= 0]
    drops = game.drops + game.drops_played + game.drops_unused
    return sorted(things), sorted(cards), sorted(drops), sorted(deaths)
