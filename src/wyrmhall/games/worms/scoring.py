"""Who wins: the most living worms, then the most healthy ones; and what a table must never lose."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.worms.field import OFF
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.things import KIND

SHARED_DRAWS: Final = 1
"""The version of the rules in which equal players shared the victory, and a living worm counted ten points, a healthy
one another, so that the sums stood in the order of the rules."""


def scores(game: Worms) -> list[dict[str, int]]:
    """The book counts living worms and knows no points."""
    if game.setup.version == SHARED_DRAWS:
        return [{"living": 10 * living, "healthy": healthy} for living, healthy in _standings(game)]
    return [{"living": living} for living, _ in _standings(game)]


def tiebreaks(game: Worms) -> list[dict[str, int]]:
    """Healthy worms decide between players with as many living ones (WM-ELM-13)."""
    return [{"healthy": healthy} for _, healthy in _standings(game)]


def _standings(game: Worms) -> list[tuple[int, int]]:
    """Living and healthy worms of each seat."""
    found = []
    for seat, team in enumerate(game.teams):
        worms = game.own_worms(seat) if team >= 0 else []
        found.append((len(worms), sum(1 for worm in worms if not game.wounded[worm])))
    return found


def winners(game: Worms) -> tuple[int, ...]:
    """The one player ahead of all others; if there is none, it is a draw (WM-ELM-14)."""
    first = tied(game)
    return first if len(first) == 1 or game.setup.version == SHARED_DRAWS else ()


def tied(game: Worms) -> tuple[int, ...]:
    """Those whom nobody is ahead of; without any worm left all (WM-ELM-11), or those who fell last (WM-OPT-09)."""
    standings = _standings(game)
    best = max(standings)
    if best[0] == 0 and game.table.full_elimination:
        return tuple([seat for seat, out in enumerate(game.out) if out == max(game.out)])
    return tuple([seat for seat, standing in enumerate(standings) if standing == best])


def census(game: Worms) -> object:
    """Every Thing and every card, wherever it is; and each place by itself: what lies where it cannot lie is lost."""
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
    return sorted(things), sorted(cards), sorted(drops), sorted(deaths), _misplaced(game)


def _misplaced(game: Worms) -> list[str]:
    """What the places say of each other, where they do not agree."""
    found: list[str] = []
    for slot, here in enumerate(game.on):
        if any(game.where[thing] != game.land[slot] for thing in here) or (here and game.flooded[slot]):
            found.append(f"Things on hex {game.land[slot]}")
    on_map = sum([len(here) for here in game.on])
    if sum([1 for at in game.where if at != OFF]) != on_map:
        found.append("Things between the hexes")
    for kind, pile in enumerate(game.pool):
        if any(KIND[thing] != kind or game.where[thing] != OFF for thing in pile):
            found.append(f"the pool of kind {kind}")
    for team, living in enumerate(game.living):
        if living != sum([1 for worm in range(4 * team, 4 * team + 4) if game.where[worm] != OFF]):
            found.append(f"worms of team {team}")
    if any(hurt and game.where[worm] == OFF for worm, hurt in enumerate(game.wounded)):
        found.append("wounded worms")
    if len(game.bottom) != len(game.bottom_by) or (game.seen and game.seer < 0):
        found.append("supply cards")
    return found
