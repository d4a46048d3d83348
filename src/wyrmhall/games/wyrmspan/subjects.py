"""What a question is about: the card that is played or laid, the dragon or the place of the mat that asks.

A verb that no dragon on the mat owns knows where it comes from by `at.piece`: a card, a place of the guild tile, an
icon, or a cave that was completed.
"""

from __future__ import annotations

from typing import Final

from wyrmhall.core.engine import At, Decision, Effect
from wyrmhall.core.words import Msg, Subject
from wyrmhall.games.wyrmspan.enticing import Arrive, Entice
from wyrmhall.games.wyrmspan.excavating import ExcavateAction, Lay
from wyrmhall.games.wyrmspan.exchanging import Exchange, ExchangeFor
from wyrmhall.games.wyrmspan.exploring import Walk
from wyrmhall.games.wyrmspan.numbers import (
    A_CAVE,
    A_DRAGON,
    A_PLACE,
    A_ROW,
    AN_ICON,
    CAVE_NAMES,
    MAT,
    OPTIONS,
    SPACES,
)
from wyrmhall.games.wyrmspan.options import label_of, target_of
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.turns import StartRound

DEEP: Final = 3  # entries of the stack between a question and what it serves


def subject(game: Wyrmspan, decision: Decision) -> Subject | None:
    effect, at = decision.effect, decision.at
    if 0 <= at.place < SPACES and game.players[at.player].dragons[at.place]:
        return Subject(f"player:{at.player}:space:{at.place}")  # whose name the question begins with
    if isinstance(effect, Exchange | ExchangeFor):
        return Subject("", Msg("exchange"))
    if isinstance(effect, ExcavateAction):
        return Subject("action:excavate")  # which the question names
    if isinstance(effect, Entice):
        return Subject("action:entice")  # as above
    found = _source(game, at)
    for below, there in reversed(game.stack[-DEEP:]):
        if found is None:
            found = _due(game, below, there)
    if found is None and game.stack and isinstance(game.stack[0][0], StartRound):
        return Subject(f"player:{at.player}:space:{MAT}", Msg("income", n=game.round + 1))
    return found


def _source(game: Wyrmspan, at: At) -> Subject | None:
    """The thing that it is about, or comes from."""
    if at.piece <= 0:
        return None
    kind, n = OPTIONS.thing(at.piece)
    if kind == A_ROW:
        return Subject(f"player:{at.player}:cave:{n}", Msg("completion-of", cave=CAVE_NAMES[n]))
    if kind == AN_ICON:
        return Subject(target_of(game, at.player, at.piece), Msg("cave-row", cave=CAVE_NAMES[n // 5]))
    if kind == A_PLACE:
        return Subject(target_of(game, at.player, at.piece), Msg("guild-row", row=n + 1))
    if kind not in (A_DRAGON, A_CAVE):
        return None
    where = _where(game, at, kind, n)
    if kind == A_CAVE and where.startswith("player:"):
        return Subject(where, Msg("cave-number", n=n))  # what it says is being done
    return Subject(where, label_of(game, at.player, at.piece))


def _where(game: Wyrmspan, at: At, kind: int, n: int) -> str:
    """Where a card lies: on somebody's mat, in the display, or in the own hand."""
    for seat, p in enumerate(game.players):
        laid = p.dragons if kind == A_DRAGON else p.caves
        if n in laid:
            return f"player:{seat}:space:{laid.index(n)}"
    display, name = (game.display, "dragon") if kind == A_DRAGON else (game.cave_display, "cave")
    return f"display:{name}:{display.index(n)}" if n in display else target_of(game, at.player, at.piece)


def _due(game: Wyrmspan, effect: Effect, at: At) -> Subject | None:
    """What was waiting for it: what is paid is paid for the card that comes next, and a walk goes on from its icon."""
    if isinstance(effect, Arrive | Lay):
        return _source(game, at)
    if isinstance(effect, Walk):
        icon = 5 * effect.cave + (effect.stop - 1 >> 1)
        where = f"icon:{icon}" if effect.stop else f"cave:{effect.cave}"
        return Subject(f"player:{at.player}:{where}", Msg("cave-row", cave=CAVE_NAMES[effect.cave]))
    return None
