"""Goals, piles and things of the table that the lessons of Wyrmspan speak of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wyrmhall.core.setup import Setup
from wyrmhall.games.wyrmspan import solo
from wyrmhall.games.wyrmspan.numbers import CAVE_DECK, CAVE_NAMES, DRAGON_DECK, EXPLORE, KINDS, SPACES, TABLE
from wyrmhall.games.wyrmspan.options import ACTIONS
from wyrmhall.games.wyrmspan.setup import box_of
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.turns import Turn
from wyrmhall.games.wyrmspan.view import WyrmspanView

DEALT = 6
COINS = 6


def _spaces(cave: str) -> range:
    """The spaces of a cave, or of the whole mat."""
    first = 4 * CAVE_NAMES.index(cave) if cave != "mat" else 0
    return range(first, SPACES if cave == "mat" else first + 4)


def dragons(game: Wyrmspan, seat: int, cave: str, n: int) -> bool:
    """So many dragons in a cave, or on the whole mat."""
    return sum(game.players[seat].dragons[space] > 0 for space in _spaces(cave)) >= n


def dug(game: Wyrmspan, seat: int, cave: str, n: int) -> bool:
    """So many cave cards in a cave, or on the whole mat."""
    return sum(game.players[seat].caves[space] > 0 for space in _spaces(cave)) >= n


def eggs(game: Wyrmspan, seat: int, n: int) -> bool:
    """So many eggs on the mat."""
    return sum(game.players[seat].eggs) >= n


def has(game: Wyrmspan, seat: int, kind: str, n: int) -> bool:
    """So much of a resource, or so many coins, in the own supply."""
    return game.players[seat].supply[KINDS.index(kind)] >= n


def steps(game: Wyrmspan, seat: int, n: int) -> bool:
    """So many steps on the guild track."""
    return game.players[seat].steps >= n


def explored(game: Wyrmspan, seat: int, cave: str, n: int) -> bool:
    """So many explorations of a cave in this round, the last of them to its end."""
    walked = game.over or isinstance(game.pending[0].effect, Turn)
    return walked and game.players[seat].spent[EXPLORE + CAVE_NAMES.index(cave)] >= n


def passed(game: Wyrmspan, seat: int) -> bool:
    return game.players[seat].passed


def next_round(game: Wyrmspan, seat: int, n: int) -> bool:
    """The game has come to this round."""
    return game.round + 1 >= n or game.over


GOALS: dict[str, Callable[..., bool]] = {
    "dragons": dragons,
    "dug": dug,
    "eggs": eggs,
    "has": has,
    "steps": steps,
    "explored": explored,
    "passed": passed,
    "round": next_round,
}


def piles(setup: Setup) -> dict[str, tuple[int, Sequence[int]]]:
    """The decks; and the draws of the table: guild tile, tile and face of each objective, first player."""
    gone, box = solo.removed(setup), box_of(setup)
    return {
        "dragons": (DRAGON_DECK, [card for card in range(1, len(box.dragons)) if card not in gone]),
        "caves": (CAVE_DECK, range(1, len(box.caves))),
        "table": (TABLE, ()),
    }


def things(view: WyrmspanView) -> set[str]:
    """What lies on the table, as the client marks it."""
    me = view.players[view.seat]
    spaces = [f"player:{view.seat}:space:{n}" for n in range(SPACES + 1)]
    cards = [*[f"dragon:{card}" for card in me.hand], *[f"cave:{card}" for card in me.pit]]
    display = [f"display:{kind}:{slot}" for kind in ("dragon", "cave") for slot in range(3)]
    tokens = [f"token:{kind}" for kind in ("meat", "gold", "crystal", "milk", "coin")]
    tiles = [f"tile:{n}" for n in range(len(view.places))]
    actions = [f"action:{name}" for name in ACTIONS]
    own = ["objectives", "guild", "deck:dragon", "deck:cave"]
    if len(me.hand) + len(me.pit) == DEALT or (view.round == 1 and me.coins == COINS and not any(me.resources)):
        own.append("opening")  # the cards and resources that a game begins with lie on the mat
    return {*spaces, *cards, *display, *tokens, *tiles, *actions, *own}
