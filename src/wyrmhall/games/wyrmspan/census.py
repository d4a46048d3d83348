"""What may neither appear nor vanish: every card, token, egg and marker, wherever it lies."""

from __future__ import annotations

from wyrmhall.games.wyrmspan.guild import places
from wyrmhall.games.wyrmspan.kinds import COIN, EGG
from wyrmhall.games.wyrmspan.state import Wyrmspan


def census(game: Wyrmspan) -> object:
    """All dragon cards, all cave cards, the balance of every token with the general supply, the room on the tile."""
    dragons = game.deck + game.discard + game.drawn + [card for card in game.display if card]
    caves = game.cave_deck + game.cave_discard + [card for card in game.cave_display if card]
    tokens = game.bank[:]
    room = game.free[:]
    for p in game.players:
        dragons += p.hand + [card for card in p.dragons if card] + [card >> 6 for card in p.under]
        caves += p.pit + [card for card in p.caves if card]
        for kind in range(4):
            tokens[kind] += p.supply[kind] + sum(p.cached[kind::4])
        tokens[COIN] += p.supply[COIN] + sum(p.spent[:5])
        tokens[EGG] += sum(p.eggs) + sum(p.spent[5:])
        for place in p.markers:
            room[place] += 1
        if sum(p.tucked) != len(p.under):
            dragons.append(0)  # a tucked card is lost or counted twice
    if game.automa is not None:
        dragons += game.automa.dragons
        caves += game.automa.caves
        tokens[COIN] += game.automa.coins
        for place in game.automa.markers:
            room[place] += 1
    room_is_right = room == places(game.tile, game.setup)
    return sorted(dragons), sorted(caves), tokens, room_is_right
