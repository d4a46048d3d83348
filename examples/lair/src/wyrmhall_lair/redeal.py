"""What a seat cannot see is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wyrmhall.core.decks import draw_many
from wyrmhall_lair.numbers import DECK

if TYPE_CHECKING:
    from wyrmhall_lair.state import Lair


def redeal(game: Lair, seat: int) -> None:
    """Hands of others, and lairs until they are opened, are somewhere among all that nobody has seen."""
    others = [player for i, player in enumerate(game.players) if i != seat]
    hidden = [player.lair for player in game.players] if game.pending else []
    for cards in [*[player.hand for player in others], *hidden]:
        game.deck += cards
    game.deck.sort()  # the same seed deals the same world again, whichever world it is dealt from
    for cards in [*[player.hand for player in others], *hidden]:
        cards[:] = draw_many(game, game.deck, len(cards), DECK)
