"""Goals, piles and things of the table that the lessons of Sea Dragons speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wyrmhall.core.setup import Setup
from wyrmhall.games.seadragons.cards import QUADRANTS, SHIPS, SIZES
from wyrmhall.games.seadragons.numbers import BAG, DRAGON_PILE, MISSION_PILE, REEF_PILE
from wyrmhall.games.seadragons.scoring import strength
from wyrmhall.games.seadragons.setup import box_of
from wyrmhall.games.seadragons.state import SeaDragons
from wyrmhall.games.seadragons.turns import PLAY_OR_PASS
from wyrmhall.games.seadragons.view import Table


def dragons(game: SeaDragons, seat: int, n: int) -> bool:
    """So many dragons on the map, and the turn of the last of them is over."""
    return _rests(game, seat) and len(game.players[seat].dragons) >= n


def ruled(game: SeaDragons, seat: int, quadrant: str) -> bool:
    """Nobody is as strong in a realm, and the turn is over."""
    place = QUADRANTS.index(quadrant)
    ranks = [strength(game, player, place) for player in game.players]
    return _rests(game, seat) and ranks.count(max(ranks)) == 1 and ranks[seat] == max(ranks)


def ships(game: SeaDragons, seat: int, colour: str, n: int) -> bool:
    """So many ship tokens of a colour."""
    return game.players[seat].ships[SHIPS.index(colour)] >= n


def completed(game: SeaDragons, seat: int, n: int) -> bool:
    """So many missions, and the turn of the last of them is over."""
    return _rests(game, seat) and len(game.players[seat].missions) >= n


def _rests(game: SeaDragons, seat: int) -> bool:
    """Whether a turn begins, be it the seat's own: nothing of the turn before is left to do."""
    return game.over or game.pending[0].effect is PLAY_OR_PASS


GOALS: dict[str, Callable[..., bool]] = {
    "dragons": dragons,
    "ruled": ruled,
    "ships": ships,
    "completed": completed,
}


def piles(setup: Setup) -> dict[str, tuple[int, Sequence[int]]]:
    """The piles of cards; and the draws of the ships for the flags, in reading order, as numbers of the bag."""
    box = box_of(setup)
    found: dict[str, tuple[int, Sequence[int]]] = {
        "missions": (MISSION_PILE, range(len(box.missions))),
        "reefs": (REEF_PILE, box.reef_deck),
        "ships": (BAG, ()),
    }
    for size, name in enumerate(SIZES):
        found[name] = (DRAGON_PILE + size, box.decks[size])
    return found


def things(view: Table) -> set[str]:
    """What lies on the table, as the client marks it."""
    me = view.players[view.seat]
    cells = [f"cell:{r},{c}" for r, row in enumerate(view.chart) for c, char in enumerate(row) if char != " "]
    cards = [f"player:{view.seat}:hand:{slot}" for slot in range(len(me.hand))]
    market = [f"market:{slot}" for slot, card in enumerate(view.market) if card is not None]
    piles = [f"pile:{size}" for size in SIZES]
    missions = [f"mission:{mission.id}" for mission in view.missions]
    realms = [f"realm:{realm.quadrant}" for realm in view.realms]
    own = ["goods", *(["reefs"] if me.reefs else [])]
    return {"sea", "market", "missions", "realms", *cells, *cards, *market, *piles, *missions, *realms, *own}
