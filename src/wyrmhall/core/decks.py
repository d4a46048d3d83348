"""Decks without an order: a card is drawn by chance when it leaves, which costs nothing until then."""

from __future__ import annotations

from wyrmhall.core.engine import Game


def draw(game: Game, pile: list[int], stream: int) -> int:
    """Take a card that nobody knows the place of."""
    i = game.random(len(pile), stream)
    pile[i], pile[-1] = pile[-1], pile[i]
    return pile.pop()


def draw_many(game: Game, pile: list[int], n: int, stream: int) -> list[int]:
    return [draw(game, pile, stream) for _ in range(min(n, len(pile)))]
