"""What a seat cannot see is dealt anew: hands, decks, and the sudden death card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wyrmhall.core.decks import draw
from wyrmhall.games.worms.components import FIXED, RANDOM, SUPER
from wyrmhall.games.worms.numbers import DEATHS, DROPS, SUPPLIES

if TYPE_CHECKING:
    from wyrmhall.games.worms.state import Worms


def redeal(game: Worms, seat: int) -> None:
    """Permute what `seat` does not see among the places that hold it, kind of back by kind of back.

    The four fixed starters of a hand are known to all until they are played; dark backs stay dark. With Late
    Superweapons the parts of the deck keep to their kinds.
    """
    piles: list[list[int]] = [hand for i, hand in enumerate(game.hands) if i != seat]
    piles += [game.supply, game.supers, game.unused]
    if game.seer != seat:
        piles.append(game.seen)
    places = [(pile, i) for pile in piles for i in range(len(pile))]
    places += [(game.bottom, i) for i, by in enumerate(game.bottom_by) if by != seat]
    backs: dict[str, list[tuple[list[int], int]]] = {}
    for pile, i in places:
        backs.setdefault(_back(game, pile[i]), []).append((pile, i))
    backs.pop(FIXED, None)
    for back in sorted(backs):
        _permute(game, backs[back], SUPPLIES)
    _keep_asked(game, seat, backs.get("supply", []))
    drops = [(pile, i) for pile in (game.drops, game.drops_unused) for i in range(len(pile))]
    _permute(game, drops, DROPS)
    _deaths(game, seat)


def _back(game: Worms, card: int) -> str:
    kind = game.box.cards[card].kind
    if kind in (FIXED, RANDOM) or (kind == SUPER and game.table.late_superweapons):
        return kind
    return "supply"


def _permute(game: Worms, places: list[tuple[list[int], int]], stream: int) -> None:
    cards = sorted([pile[i] for pile, i in places])
    for pile, i in places:
        pile[i] = draw(game, cards, stream)


def _deaths(game: Worms, seat: int) -> None:
    if game.death_shown >= 0:
        return
    places = [(cards, i) for owner, cards in enumerate(game.dealt) if owner != seat for i in range(len(cards))]
    if not game.dealt and game.death >= 0:
        hidden = sorted([game.death, *game.deaths_unused])
        game.death = draw(game, hidden, DEATHS)
        game.deaths_unused = hidden
        return
    places += [(game.deaths_unused, i) for i in range(len(game.deaths_unused))]
    _permute(game, places, DEATHS)
    if game.death >= 0:
        game.death = game.dealt[game.random(len(game.dealt), DEATHS)][0]


def _keep_asked(game: Worms, seat: int, places: list[tuple[list[int], int]]) -> None:
    """Somebody else is asked for a support card: in an imagined world too there must be one to ask for.

    It lies among the places dealt anew, since whoever is asked holds one."""
    trigger = getattr(game.pending[0].effect, "trigger", "") if game.pending else ""
    if not trigger or game.table.everyone:
        return
    cards, hand = game.box.cards, game.hands[game.pending[0].seat]
    if any(cards[card].trigger == trigger for card in hand):
        return
    mine = [(pile, i) for pile, i in places if pile is hand]
    fits = [(pile, i) for pile, i in places if cards[pile[i]].trigger == trigger]
    (pile, i), (other, j) = mine[-1], fits[game.random(len(fits), SUPPLIES)]
    pile[i], other[j] = other[j], pile[i]
