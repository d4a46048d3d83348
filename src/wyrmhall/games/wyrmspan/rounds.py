"""The end of a round: who uses which once-per-round ability."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.numbers import COIN, NTH, SPACE_OPTION, SPACES
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Step, verbs_in
from wyrmhall.games.wyrmspan.versions import OTHERS_ANYWAY


def last_coin(before: Wyrmspan, after: Wyrmspan, seat: int) -> Msg | None:
    """That a coin is the last one, after which there is nothing but to pass."""
    was, now = before.players[seat], after.players[seat]
    is_last = was.supply[COIN] > 0 and not now.supply[COIN] and before.round == after.round
    return Msg("last-coin") if is_last else None


def in_order(game: Wyrmspan) -> list[int]:
    """Seats from the last to the first of the round, as they are pushed."""
    n = len(game.players)
    return [(game.first + i) % n for i in range(n - 1, -1, -1)]


@dataclass(frozen=True, slots=True)
class OncePerRound(Step):
    """A player's once-per-round dragons, each once, in the order the player likes."""

    late: int = -1  # the dragons that were there at the start, as bits, where later ones may not be used

    @property
    def closed(self) -> bool:
        return False

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        if self.late < 0 and not game.setup["late_dragons"]:
            there = sum([1 << s for s in range(SPACES) if p.dragons[s]])
            game.push(OncePerRound(there), at)
            return
        spaces = [s for s in range(SPACES) if self.is_open(p, s)]
        able = [s for s in spaces if _ability(p, s).can(game, At(at.player, s))]
        options = [SPACE_OPTION[s] for s in able]
        if options and (game.asks or (self.may_keep_from_others(game) and any(_shares(_ability(p, s)) for s in able))):
            options.append(SKIP)
        game.ask(self, at, tuple(options))

    def is_open(self, p: Player, space: int) -> bool:
        number = p.dragons[space]
        return (
            p.box.dragons[number].round_end is not None
            and not p.used >> space & 1
            and bool(self.late < 0 or self.late >> space & 1)
        )

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        p = game.players[at.player]
        if option == SKIP:
            if not self.may_keep_from_others(game):
                for space in range(SPACES - 1, -1, -1):
                    if self.is_open(p, space):
                        self.pass_on(game, At(at.player, space), _ability(p, space))
            return
        space = NTH[option]
        p.used |= 1 << space
        game.push(self, at)
        game.push(_ability(p, space), At(at.player, space))

    def may_keep_from_others(self, game: Wyrmspan) -> bool:
        """Whether an ability that the owner leaves unused gives others nothing, as it was before version 2."""
        return game.setup.version < OTHERS_ANYWAY

    def pass_on(self, game: Wyrmspan, at: At, ability: Effect) -> None:
        """The owner takes nothing; the others get their part all the same."""
        for part in verbs_in(ability):
            if part.is_for_others():
                game.push(part, at)


def _ability(p: Player, space: int) -> Effect:
    ability = p.box.dragons[p.dragons[space]].round_end
    assert ability is not None
    return ability


def _shares(ability: Effect) -> bool:
    """Whether using it gives others something, so that leaving it unused can be wanted."""
    return any(part.is_for_others() for part in verbs_in(ability))


ONCE_PER_ROUND: Final = OncePerRound()
