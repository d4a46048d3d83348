"""How far the Automa will still walk. In the Ravel mode that is for the player to say: it walks by what is dug."""

from __future__ import annotations

from wyrmhall.core.effects import Seq
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.solo import CARDS, DECKS, Advance, AdvanceByCave, AutomaCard
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.turns import ROUNDS


def rival_steps(game: Wyrmspan) -> float:
    """The steps it may expect with the caves as they are."""
    automa = game.automa
    assert automa is not None
    most, least = excavated(game.players[0])
    steps = 0.0
    if not automa.passed:
        steps += walked(automa.deck, game.round, most, least)
    cards = list(DECKS[str(game.setup["solo"]), int(game.setup["level"])])
    for later in range(game.round + 1, ROUNDS):
        steps += walked(cards, later, most, least)
    return steps


def walked(cards: list[int], in_round: int, most: int, least: int) -> float:
    """What cards in hidden order bring it in a round: the last is never turned up, and the one before may be a pass."""
    n = len(cards)
    steps = 0
    for number in cards:
        walk = WALKS[number]
        far = walk.steps[in_round] if isinstance(walk, Advance) else (most if walk.most else least) + walk.more
        steps += far * max(0, n - 2 if CARDS[number].passes else n - 1)
    return steps / n


def excavated(p: Player) -> tuple[int, int]:
    """The excavated spaces of the most and of the least excavated cave."""
    most, least = 0, 4
    for cave in range(3):
        dug = 1
        for space in range(4 * cave + 1, 4 * cave + 4):
            if p.caves[space]:
                dug += 1
        most = max(most, dug)
        least = min(least, dug)
    return most, least


def _walk(card: AutomaCard) -> Advance | AdvanceByCave:
    effect: Effect = card.action
    if isinstance(effect, Seq):
        effect = effect.parts[len(effect.parts) - 1]
    assert isinstance(effect, Advance | AdvanceByCave)
    return effect


WALKS: list[Advance | AdvanceByCave] = [_walk(card) for card in CARDS]
