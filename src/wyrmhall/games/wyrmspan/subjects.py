"""What a question is about: the card that is played or laid, the dragon or the place of the mat that asks."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.engine import At, Decision, Effect
from wyrmhall.core.words import Msg, Subject
from wyrmhall.games.wyrmspan.enticing import Arrive
from wyrmhall.games.wyrmspan.excavating import Lay
from wyrmhall.games.wyrmspan.exploring import Walk
from wyrmhall.games.wyrmspan.numbers import A_CAVE, A_DRAGON, CAVE_NAMES, OPTIONS, SPACES
from wyrmhall.games.wyrmspan.options import label_of, target_of
from wyrmhall.games.wyrmspan.state import Wyrmspan

DEEP: Final = 3  # entries of the stack between a question and what it serves


def subject(game: Wyrmspan, decision: Decision) -> Subject | None:
    at = decision.at
    if 0 <= at.place < SPACES and game.players[at.player].dragons[at.place]:
        return Subject(f"player:{at.player}:space:{at.place}")  # whose name the question begins with
    found = _card(game, at)
    for effect, there in reversed(game.stack[-DEEP:]):
        if found is None:
            found = _due(game, effect, there)
    return found


def _card(game: Wyrmspan, at: At) -> Subject | None:
    """The card that it is about, where that is a dragon or a cave card."""
    if at.piece <= 0:
        return None
    kind, n = OPTIONS.thing(at.piece)
    if kind not in (A_DRAGON, A_CAVE):
        return None
    display, name = (game.display, "dragon") if kind == A_DRAGON else (game.cave_display, "cave")
    target = f"display:{name}:{display.index(n)}" if n in display else target_of(game, at.player, at.piece)
    return Subject(target, label_of(game, at.player, at.piece))


def _due(game: Wyrmspan, effect: Effect, at: At) -> Subject | None:
    """What was waiting for it: what is paid is paid for the card that comes next, and a walk goes on from its icon."""
    if isinstance(effect, Arrive | Lay):
        return _card(game, at)
    if isinstance(effect, Walk) and effect.stop:
        icon = 5 * effect.cave + (effect.stop - 1 >> 1)
        return Subject(f"player:{at.player}:icon:{icon}", Msg("cave-row", cave=CAVE_NAMES[effect.cave]))
    return None
