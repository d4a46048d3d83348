"""What may neither appear nor vanish: every card is somewhere, once, and lies where such a card can lie."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhall.games.flamecraft.alley import coin_spaces
from wyrmhall.games.flamecraft.casting import fits
from wyrmhall.games.flamecraft.numbers import EMPTY, EVERYBODY, FACE_DOWN, FIRST_SLOT, PARK_PLACES, ROW, knows
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
        [player.companion for player in game.players],
        [*misplaced_in_town(game), *misplaced_in_the_park(game), *misplaced_before_players(game)],
    )


def misplaced_in_town(game: Flamecraft) -> Iterator[str]:
    """Artisans and enchantments lie at shops that are face up in Town, enchantments in order and where they fit."""
    for shop in range(len(game.box.shops)):
        here = slice(FIRST_SLOT[shop], FIRST_SLOT[shop] + 3)
        slots, charms = game.slots[here], game.charms[here]
        if shop not in game.town and (slots != [EMPTY] * 3 or charms != [EMPTY] * 3):
            yield f"something lies at shop {shop}, which is not in Town"
        if not game.box.has_slots[shop] and slots != [EMPTY] * 3:
            yield f"an artisan lies at shop {shop}, which has no slots"
        laid = [card for card in charms if card != EMPTY]
        if charms != laid + [EMPTY] * (3 - len(laid)) or not all(fits(game, shop, card) for card in laid):
            yield f"the enchantments at shop {shop} are not in order: {charms}"
    if game.shops_left < 0 or game.alley >> len(coin_spaces(game.box)):
        yield "there are more shops or coins in Town than there can be"
    tokens = [player.token for player in game.players] + game.others
    yield from [f"a token stands at shop {shop}" for shop in tokens if shop != EMPTY and shop not in game.town]
    if game.active == EMPTY and FACE_DOWN in game.town:
        yield "a shop lies face down after the last turn"


def misplaced_in_the_park(game: Flamecraft) -> Iterator[str]:
    """Goods lie on artisans alone; five places, five cards in the row."""
    for place in range(PARK_PLACES):
        goods = game.treats_on(place)
        if min(goods) < 0 or (any(goods) and game.park[place] == EMPTY):
            yield f"goods lie on place {place} of the Park without an artisan: {goods}"
    if len(game.park) != PARK_PLACES or len(game.row) > ROW:
        yield "the Park or the row has more places than it has"


def misplaced_before_players(game: Flamecraft) -> Iterator[str]:
    """What a player holds is known to that player; scored cards to all; nothing is owed."""
    for seat, player in enumerate(game.players):
        bit = knows(seat)
        if not all(game.seen[card] & bit for card in player.hand):
            yield f"seat {seat} does not know their own hand"
        if not all(game.known[card] & bit for card in player.fancy):
            yield f"seat {seat} does not know their own fancy dragons"
        if not all(game.known[card] == EVERYBODY for card in player.scored):
            yield f"a dragon that seat {seat} has scored is not open"
        if min(player.goods) < 0 or player.coins < 0 or player.rep < 0:
            yield f"seat {seat} owes something: {player.goods}, {player.coins} coins, {player.rep} reputation"
        if sum(player.sources) != player.rep:
            yield f"the sources of seat {seat} do not make up its reputation"
    hidden = [*game.deck, *game.removed]
    if any(game.seen[card] for card in hidden) or any(game.known[card] for card in game.fancy_deck):
        yield "somebody knows a card of a shuffled deck"
    moons = [card for player in game.players for card in player.fancy if game.box.fancy[card].moon]
    if game.ended and any(game.known[card] != EVERYBODY for card in moons):
        yield "a moon dragon is hidden after the end"
