"""How far the Automa will still walk. In the Ravel mode that is for the player to say: it walks by what is dug."""

from __future__ import annotations

from wyrmhall.games.wyrmspan.automa import CARDS, Advance, cards_of, dug_caves, opponent
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.turns import ROUNDS

WALKS = [card.walk for card in CARDS]


def rival_steps(game: Wyrmspan) -> float:
    """The steps it may expect with the caves as they are."""
    automa = opponent(game)
    dug = dug_caves(game)
    steps = 0.0 if automa.passed else walked(automa.deck, game.round, dug)
    cards = list(cards_of(game))
    for later in range(game.round + 1, ROUNDS):
        steps += walked(cards, later, dug)
    return steps


def walked(cards: list[int], in_round: int, dug: list[int]) -> float:
    """What cards in hidden order bring it in a round: the last is never turned up, and the one before may be a pass."""
    n = len(cards)
    steps = 0
    for number in cards:
        walk = WALKS[number]
        far = walk.steps[in_round] if isinstance(walk, Advance) else walk.far(dug)
        steps += far * max(0, n - 2 if CARDS[number].passes else n - 1)
    return steps / n
