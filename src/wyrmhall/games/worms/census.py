"""What a table must never lose."""

from __future__ import annotations

from wyrmhall.games.worms.hexes import OFF
from wyrmhall.games.worms.numbers import KIND, WORMS_OF
from wyrmhall.games.worms.state import Worms


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
        if living != sum([1 for worm in WORMS_OF[team] if game.where[worm] != OFF]):
            found.append(f"worms of team {team}")
    if any(hurt and game.where[worm] == OFF for worm, hurt in enumerate(game.wounded)):
        found.append("wounded worms")
    if len(game.bottom) != len(game.bottom_by) or (game.seen and game.seer < 0):
        found.append("supply cards")
    return found
