"""A player of your own against one of the house: it tries every option in worlds that it can imagine.

python examples/own_player.py seadragons --games 4 --against hatchling
"""

from __future__ import annotations

import argparse

import wyrmhall

WORLDS = 2


def lead(game: wyrmhall.Game, seat: int) -> int:
    """By how many points the seat is ahead of the best of the others."""
    points = game.score()
    return points[seat] - max(other for n, other in enumerate(points) if n != seat)


def careful(game: wyrmhall.Game, seed: int) -> wyrmhall.Option:
    """The option after which it leads most, on average. It plays in imagined worlds only, so it cannot cheat."""
    worlds = [game.imagine(game.seat, seed + n) for n in range(WORLDS)]

    def worth(option: wyrmhall.Option) -> int:
        total = 0
        for world in worlds:
            trial = world.copy()
            trial.play(option)
            total += lead(trial, option.seat)
        return total

    # A standing option only asks the same again afterwards: a player that thinks one step ahead might never stop.
    return max([option for option in game.legal if not option.standing], key=worth)


def compete(name: str, seed: int, against: str) -> wyrmhall.Game:
    """A game of two: the careful player sits at seat 0."""
    game = wyrmhall.new(name, players=2, seed=seed)
    while not game.over:
        move = len(game.answers)
        game.play(careful(game, move) if game.seat == 0 else game.choose(against, seed=move))
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="seadragons")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--against", default="hatchling", help="random, or a level of the bots")
    said = parser.parse_args()
    for seed in range(said.games):
        game = compete(said.game, seed, said.against)
        print(f"game {seed}: {game.score()}, won by {', '.join(map(str, game.winners)) or 'nobody'}")


if __name__ == "__main__":
    main()
