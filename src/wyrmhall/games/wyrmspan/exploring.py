"""The action of exploring: the adventurer's way through a cave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.catalog import DRAGONS, ICONS
from wyrmhall.games.wyrmspan.counting import dragons_in
from wyrmhall.games.wyrmspan.kinds import ANY, CAVE_NAMES, EGG, EXPLORE
from wyrmhall.games.wyrmspan.moves import put_coin
from wyrmhall.games.wyrmspan.payments import spend
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.things import Step, name_of_dragon


def explore(game: Wyrmspan, at: At, cave: int) -> None:
    """Pay for an exploration and set out; the walk remembers how many dragons the cave had, as -2 - number."""
    p = game.players[at.player]
    times = p.spent[EXPLORE + cave]
    game.push(WALK[9 * cave], At(at.player, -1, -2 - dragons_in(p, cave)))
    if times:
        game.push(spend(EGG, times, ANY, EXPLORE + cave), at)
    put_coin(game, at.player, EXPLORE + cave)
    p.met = 0
    if game.events is not None:
        game.tell(loose("explored", at.player, {"cave": CAVE_NAMES[cave]}))


def on_the_way(p: Player, cave: int) -> list[Says]:
    """What an exploration meets if nothing changes on the way: icons, and dragons whose ability it activates."""
    met: list[Says] = [ICONS[5 * cave]]
    for column in range(4):
        space = 4 * cave + column
        dragon = p.dragons[space]
        if not dragon:
            break
        if DRAGONS[dragon].activated is not None and not p.fresh >> space & 1:
            met.append(Msg("activates", dragon=name_of_dragon(dragon)))
        met.append(ICONS[5 * cave + column + 1])
    return met


@dataclass(frozen=True, slots=True)
class Walk(Step):
    """The adventurer's way: icon, space, icon, ... At a space without a dragon the walk ends."""

    cave: int
    stop: int  # even: icons, odd: spaces

    def run(self, game: Wyrmspan, at: At) -> None:
        stop = self.stop
        if stop & 1:
            p, space = game.players[at.player], 4 * self.cave + (stop >> 1)
            if not p.dragons[space]:
                return
            walk = game.setup["walk"]
            if walk == "stop" and stop >> 1 >= -2 - at.piece:
                return  # this dragon came during the walk
            ability = DRAGONS[p.dragons[space]].activated
            is_met = walk == "once" and p.met >> space & 1
            p.met |= 1 << space
            if ability is not None and not p.fresh >> space & 1 and not is_met:
                game.push(WALK[9 * self.cave + stop + 1], at)
                game.push(ability, At(at.player, space))
                return
            stop += 1
        if stop < 8:
            game.push(WALK[9 * self.cave + stop + 1], at)
        game.push(ICONS[5 * self.cave + (stop >> 1)], at)


WALK: Final = tuple([Walk(cave, stop) for cave in range(3) for stop in range(9)])
