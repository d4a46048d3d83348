"""Points, and who wins or ties."""

from __future__ import annotations

from wyrmhall_lair.state import Lair


def scores(game: Lair) -> list[dict[str, int]]:
    return [{"lair": 2 * len(player.lair), "gold": player.gold} for player in game.players]


def tiebreaks(game: Lair) -> list[dict[str, int]]:
    """The highest treasure of each lair, once the lairs are open."""
    return [{"highest": max(player.lair, default=-1)} if game.over else {} for player in game.players]


def winners(game: Lair) -> tuple[int, ...]:
    """The most points, then the highest treasure. With no treasure in any lair, it is a draw."""
    best = _first(game)
    return best if len(best) == 1 else ()


def tied(game: Lair) -> tuple[int, ...]:
    return _first(game)


def _first(game: Lair) -> tuple[int, ...]:
    ranks = [
        (sum(points.values()), max(player.lair, default=-1))
        for points, player in zip(scores(game), game.players, strict=True)
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
