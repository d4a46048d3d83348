"""Why a card that lies before a player cannot be used at this moment: a fancy dragon of the hand, the companion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wyrmhall.core.engine import At, Effect, Refusal
from wyrmhall.core.words import Msg, Says

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft


class Lacking(Effect):
    """A verb that can say what it lacks while it cannot be done."""

    __slots__ = ()

    def lacks(self, game: Flamecraft, at: At) -> Msg | None:
        """In words; None: what it wants is said by its text."""
        return None


def so_far(has: int, n: int) -> Msg:
    return Msg("so-far", has=has, n=n)


def why_not_beside(game: Flamecraft, at: At, moment: Effect) -> Iterator[Refusal]:
    """Of what its owner could use beside a decision: what cannot be used now."""
    player = game.players[at.player]
    for card in player.fancy:
        row = game.box.fancy[card]
        if row.moon:
            yield Refusal(f"fancy:{card}", Msg("no-moon-yet", name=row.name), "FC-FAN-09")
        elif not game.is_scorable(at.player, card, moment):
            yield Refusal(f"fancy:{card}", _why_not_revealed(game, at, card), "FC-FAN-02")
    if player.companion < 0:
        return
    companion, target = game.box.companions[player.companion], f"companion:{player.companion}"
    if player.used:
        yield Refusal(target, Msg("no-used-companion", name=companion.name), "FC-CPN-06")
    elif not game.companion_helps(at.player, moment):
        what: Says = Msg(f"ability-{companion.key}") if companion.ability is None else companion.ability
        yield Refusal(target, Msg("no-companion-now", name=companion.name, what=what), "FC-CPN-05")


def _why_not_revealed(game: Flamecraft, at: At, card: int) -> Msg:
    row = game.box.fancy[card]
    lacks = row.effect.lacks(game, at) if isinstance(row.effect, Lacking) else None
    if lacks is None:
        return Msg("no-reveal-now", name=row.name, what=row.effect)
    return Msg("no-goal-yet", name=row.name, lacks=lacks, what=row.effect)
