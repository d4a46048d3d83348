"""Who wins: the most living worms, then the most healthy ones."""

from __future__ import annotations

from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.versions import SHARED_DRAWS


def scores(game: Worms) -> list[dict[str, int]]:
    """The book counts living worms and knows no points."""
    if game.setup.version == SHARED_DRAWS:
        return [{"living": 10 * living, "healthy": healthy} for living, healthy in merits(game)]
    return [{"living": living} for living, _ in merits(game)]


def tiebreaks(game: Worms) -> list[dict[str, int]]:
    """Healthy worms decide between players with as many living ones."""
    return [{"healthy": healthy} for _, healthy in merits(game)]


def merits(game: Worms) -> list[tuple[int, int]]:
    """Living and healthy worms of each seat (WM-ELM-13)."""
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
    standings = merits(game)
    best = max(standings)
    if best[0] == 0 and game.table.full_elimination:
        return tuple([seat for seat, out in enumerate(game.out) if out == max(game.out)])
    return tuple([seat for seat, standing in enumerate(standings) if standing == best])
