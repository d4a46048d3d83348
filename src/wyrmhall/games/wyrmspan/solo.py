"""The Automa: a solo opponent without a mat that walks round the guild track by cards of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.rules import GameOption, Setup
from wyrmhall.games.wyrmspan.automa import CARDS, cards_of, opponent
from wyrmhall.games.wyrmspan.events import (
    AutomaPassed,
    AutomaTurned,
    CoinsCut,
)
from wyrmhall.games.wyrmspan.guild import ROWS
from wyrmhall.games.wyrmspan.numbers import AUTOMA, BROWN, COIN, LOWEST
from wyrmhall.games.wyrmspan.state import Automa, Wyrmspan

MODES: Final[tuple[str, ...]] = ("automa", "ravel")
LEVELS: Final[tuple[int, ...]] = (1, 2, 3)
REMOVED: Final[tuple[int, ...]] = (47, 103, 114, 168, 170)
"""Dragons that compare the human with a neighbour: the Automa has no mat to compare with."""
LAST_ROUND: Final = 3
DRAGON_VP: Final = 7
CAVE_VP: Final = 2
COINS_KEPT: Final = 2  # between the rounds of the Ravel mode


OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("solo", MODES, "automa", seats=(1,), clause="AU-LVL-10"),
    GameOption("level", LEVELS, 1, seats=(1,), clause="AU-LVL-10"),
    GameOption("keep_41", (True, False), True, seats=(1,), clause="AU-SET-06", ruling=True),
    GameOption("ravel_extra", (False, True), False, seats=(1,), clause="AU-LVL-09", ruling=True),
    GameOption("cap_again", (True, False), True, seats=(1,), clause="AU-RAV-14", ruling=True),
    GameOption("cap_last", (False, True), False, seats=(1,), clause="AU-RAV-15", ruling=True),
)


def removed(setup: Setup) -> tuple[int, ...]:
    """Dragons that are taken out of the deck before dealing."""
    if setup.players > 1:
        return ()
    return REMOVED if setup["keep_41"] else (*REMOVED, LOWEST)


def new_automa(game: Wyrmspan) -> Automa:
    """The Automa of this table, with its eight cards; the one set aside is whichever is left of them."""
    return Automa(deck=list(cards_of(game)))


@dataclass(frozen=True, slots=True)
class AutomaTurn(Effect):
    """Turn up a card and do what it says; pass when none is left."""

    def run(self, game: Wyrmspan, at: At) -> None:
        automa = opponent(game)
        if len(automa.deck) == 1:
            _pass(game)
            return
        number = draw(game, automa.deck, AUTOMA)
        automa.shown.append(number)
        card = CARDS[number]
        if game.events is not None:
            game.tell(AutomaTurned(-1, number, card.id, card.ravel))
        if len(automa.deck) == 1 and card.passes:
            _pass(game)
        else:
            game.push(card.action, AT[number])


def next_round(game: Wyrmspan) -> None:
    """Its marker of the gap just passed comes beside the guild board, and its eight cards are mixed again."""
    automa = opponent(game)
    automa.beside += 1
    automa.deck = list(cards_of(game))
    automa.shown = []
    automa.passed = False


def quantity(game: Wyrmspan, base: int, most: int | None) -> int:
    """What it has of the objective of this round: the base value and the coins on the tile, as far as possible."""
    has = base + opponent(game).coins
    return has if most is None else min(has, most)


def clear_coins(game: Wyrmspan) -> None:
    """The coins on the objective of this round return to the general supply."""
    automa = opponent(game)
    game.bank[COIN] += automa.coins
    automa.coins = 0


def after_pass(game: Wyrmspan) -> None:
    """The human has passed: in Ravel mode two coins are kept, unless the game is about to end."""
    if game.round < LAST_ROUND or game.setup["cap_last"]:
        _cut_coins(game)


def before_income(game: Wyrmspan) -> None:
    """The coins gained since the pass are cut as well."""
    if game.setup["cap_again"]:
        _cut_coins(game)


def _cut_coins(game: Wyrmspan) -> None:
    supply = game.players[0].supply
    surplus = supply[COIN] - COINS_KEPT
    if game.setup["solo"] == "ravel" and surplus > 0:
        supply[COIN] -= surplus
        game.bank[COIN] += surplus
        if game.events is not None:
            game.tell(CoinsCut(0, surplus))


def scores(game: Wyrmspan, objectives: int, printed: tuple[int, ...]) -> dict[str, int]:
    """Its points by source; `printed` holds the VP of the places of the fifth row."""
    automa = opponent(game)
    more = game.setup["level"] == 3 and (game.setup["solo"] == "automa" or game.setup["ravel_extra"])
    each = DRAGON_VP + (1 if more else 0)
    marked = [printed[place - ROWS] for place in automa.markers if place >= ROWS]
    return {
        "dragons": each * len(automa.dragons),
        "caves": CAVE_VP * len(automa.caves),
        "track": automa.steps % BROWN,
        "objectives": objectives,
        "guild": sum(marked) if game.setup["solo"] == "ravel" else 0,
    }


def is_beaten(automa: int, human: int) -> bool:
    """Whether the human wins with so many points: of equal ones, too."""
    return human >= automa


def _pass(game: Wyrmspan) -> None:
    opponent(game).passed = True
    if game.events is not None:
        game.tell(AutomaPassed(-1))


AUTOMA_TURN: Final = AutomaTurn()
AT: Final = [At(0, number) for number in range(len(CARDS))]
"""Where the effects of a card happen: the place is the card."""
