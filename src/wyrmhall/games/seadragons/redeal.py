"""What a seat cannot see is dealt anew: the hands of others, their reef cards, and the order of the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wyrmhall.core.decks import draw
from wyrmhall.games.seadragons.numbers import DRAGON_PILE, REEF_PILE

if TYPE_CHECKING:
    from wyrmhall.games.seadragons.state import Player, SeaDragons


def redeal(game: SeaDragons, seat: int) -> None:
    """A seat knows its own cards, what was taken from the market, and the reef cards it returned itgame."""
    others = [player for i, player in enumerate(game.players) if i != seat]
    _hands(game, others)
    _reefs(game, seat, [] if game.over else others)  # at the end all show their reef cards


def _hands(game: SeaDragons, others: list[Player]) -> None:
    """The back of a card shows its size, so a hidden card becomes another one of that size."""
    figures = game.box.figures
    for player in others:
        for card, seen in zip(player.hand, player.seen, strict=True):
            if not seen:
                game.piles[figures[card].size].append(card)
    for pile in (*game.piles, game.mission_pile):
        pile.sort()
    for player in others:
        hand = list(player.hand)
        for i, card in enumerate(hand):
            if not player.seen[i]:
                size = figures[card].size
                hand[i] = draw(game, game.piles[size], DRAGON_PILE + size)
        player.hand = tuple(hand)


def _reefs(game: SeaDragons, seat: int, others: list[Player]) -> None:
    pool = game.reef_pile
    drawing = bool(game.drawn) and game.pending[0].seat != seat
    returned = list(game.returned)
    unknown = [i for i, returner in enumerate(game.returners) if returner != seat]
    for player in others:
        pool += player.reefs
    pool += [returned[i] for i in unknown]
    if drawing:
        pool += game.drawn
    pool.sort()
    if drawing:
        game.drawn = tuple([draw(game, pool, REEF_PILE) for _ in game.drawn])
    for player in others:
        player.reefs = tuple([draw(game, pool, REEF_PILE) for _ in player.reefs])
    for i in unknown:
        returned[i] = draw(game, pool, REEF_PILE)
    game.returned = tuple(returned)
