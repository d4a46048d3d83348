"""What may neither appear nor vanish: every card is somewhere, once."""

from __future__ import annotations

from wyrmhall.games.flamecraft.state import Flamecraft


def census(game: Flamecraft) -> object:
    hands = [card for player in game.players for card in player.hand]
    artisans = [*game.deck, *game.under, *game.removed, *hands, *game.park, *game.slots]
    dragons = [card for player in game.players for card in player.fancy + player.scored]
    reserved = [player.reserved for player in game.players]
    shops = [*game.shop_deck, *game.left_out, *game.town]
    return (
        sorted([card for card in artisans if card >= 0]),
        sorted(dragons + game.fancy_deck + game.fancy_under),
        sorted([card for card in [*game.row, *game.spells, *game.charms, *reserved] if card >= 0]),
        sorted([card for card in shops if card >= 0]),
        sorted([player.companion for player in game.players]),
    )
