"""Goals, piles and things of the table that the lessons of Worms speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wyrmhall.core.setup import Setup
from wyrmhall.games.worms.components import RANDOM, SUPER, SUPPLY, SUPPORT
from wyrmhall.games.worms.hexes import said
from wyrmhall.games.worms.numbers import DEATHS, DIE, DROPS, FLIP, STARTERS, SUPPLIES
from wyrmhall.games.worms.numbers import SETUP as TABLE
from wyrmhall.games.worms.optional import Table
from wyrmhall.games.worms.setup import box_of
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.view import TableView


def foes(game: Worms, seat: int, n: int) -> bool:
    """The others have no more than so many worms left."""
    return sum(game.living) - game.living[game.teams[seat]] <= n


def stands(game: Worms, seat: int, *hexes: str) -> bool:
    """A worm of one's own on one of these hexes."""
    return any(said(game.where[worm]) in hexes for worm in game.own_worms(seat))


def won(game: Worms, seat: int) -> bool:
    """It is over, and one has more worms than all the others together."""
    return game.over and 2 * game.living[game.teams[seat]] > sum(game.living)


GOALS: dict[str, Callable[..., bool]] = {"foes": foes, "stands": stands, "won": won}


def piles(setup: Setup) -> dict[str, tuple[int, Sequence[int]]]:
    """Cards by their row in the box; and what is drawn as a number.

    Table: the first player of the set-up, then the teams. Dice: 0 to 5 are the directions 1 to 6, 6 is the wind and 7
    no-move. Flips: 0 is safe, 1 is danger. Drops are drawn twice: into the deck, and from it.
    """
    table, box = Table(setup), box_of(setup)
    deck = box.decks[table.collectors]
    starters = [card for card in deck if box.cards[card].kind == RANDOM]
    ordinary = [card for card in deck if box.cards[card].kind in (SUPPLY, SUPPORT)]
    supers = [card for card in deck if box.cards[card].kind == SUPER]
    return {
        "table": (TABLE, ()),
        "starters": (STARTERS, starters),
        "supplies": (SUPPLIES, ordinary if table.late_superweapons else ordinary + supers),
        "drops": (DROPS, ()),
        "deaths": (DEATHS, range(len(box.deaths))),
        "dice": (DIE, ()),
        "flips": (FLIP, ()),
    }


def things(view: TableView) -> set[str]:
    """What lies on the table, as the client marks it."""
    hexes = [f"hex:{cell.hex}" for cell in view.hexes]
    on_map = [f"thing:{thing.id}" for thing in view.things if thing.hex]
    hand = [f"hand:{card}" for card in view.players[view.seat].hand]
    decks = ["deck:supply", "deck:drop"] if view.step else []
    in_play = ["in-play"] if view.sudden_death or view.drop or view.playing else []
    return {*hexes, *on_map, *hand, *decks, *in_play, "turn"}
