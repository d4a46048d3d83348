"""Imagined worlds: what a seat cannot see is dealt anew, and what it knows stays where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wyrmhall.core.decks import draw, draw_many
from wyrmhall.games.flamecraft.numbers import ARTISAN_DECK, COIN, FANCY_DECK, KIND_OF, SHOP_DECK, knows

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft


def redeal(game: Flamecraft, seat: int) -> None:
    redeal_artisans(game, knows(seat))
    redeal_fancy(game, knows(seat))
    redeal_shops(game)


def redeal_artisans(game: Flamecraft, bit: int) -> None:
    seen = game.seen
    piles = [*[player.hand for player in game.players], game.under]
    hidden = [(pile, i, seen[card]) for pile in piles for i, card in enumerate(pile) if not seen[card] & bit]
    pool = sorted(game.deck + game.removed + [pile[i] for pile, i, _ in hidden])
    removed = []
    for card in game.removed:  # as many of each kind as before
        alike = [other for other in pool if KIND_OF[other] == KIND_OF[card]]
        removed.append(alike[game.random(len(alike), ARTISAN_DECK)])
        pool.remove(removed[-1])
    game.removed = removed
    for card in pool + removed:
        seen[card] = 0
    for pile, i, mask in hidden:
        pile[i] = draw(game, pool, ARTISAN_DECK)
        seen[pile[i]] = mask
    game.deck = pool


def redeal_fancy(game: Flamecraft, bit: int) -> None:
    known = game.known
    piles = [*[player.fancy for player in game.players], game.fancy_under]
    hidden = [(pile, i, known[card]) for pile in piles for i, card in enumerate(pile) if not known[card] & bit]
    pool = sorted(game.fancy_deck + [pile[i] for pile, i, _ in hidden])
    for card in pool:
        known[card] = 0
    for pile, i, mask in hidden:
        if game.ended and pile is not game.fancy_under:  # all moon dragons have been revealed
            suns = [card for card in pool if card < game.box.suns]
            pile[i] = suns[game.random(len(suns), FANCY_DECK)]
            pool.remove(pile[i])
        else:
            pile[i] = draw(game, pool, FANCY_DECK)
        known[pile[i]] = mask
    game.fancy_deck = pool


def redeal_shops(game: Flamecraft) -> None:
    """The shops left out are as unknown as those in the deck, as far as the make-up of the deck allows."""
    if len(game.players) == 1:
        return  # the lists of solo are open
    mixed = game.setup["shop_deck"] == "mixed"
    groups: dict[int, list[int]] = {}
    for shop in sorted(game.shop_deck + game.left_out):
        groups.setdefault(0 if mixed else min(game.box.icon[shop], COIN), []).append(shop)
    counts: dict[int, int] = {}
    for shop in game.shop_deck:
        group = 0 if mixed else min(game.box.icon[shop], COIN)
        counts[group] = counts.get(group, 0) + 1
    game.shop_deck = []
    game.left_out = []
    for group, cards in sorted(groups.items()):
        game.shop_deck += draw_many(game, cards, counts.get(group, 0), SHOP_DECK)
        game.left_out += cards
