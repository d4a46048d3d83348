"""The action of exploring: the adventurer's way through a cave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.wyrmspan.counting import dragons_in
from wyrmhall.games.wyrmspan.events import Activated, Explored
from wyrmhall.games.wyrmspan.moves import put_coin
from wyrmhall.games.wyrmspan.numbers import ANY, CAVE_NAMES, EGG, EXPLORE
from wyrmhall.games.wyrmspan.payments import spend
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Step


def explore(game: Wyrmspan, at: At, cave: int) -> None:
    """Pay for an exploration and set out; the walk remembers how many dragons the cave had."""
    p = game.players[at.player]
    times = p.spent[EXPLORE + cave]
    game.push(WALK[cave][dragons_in(p, cave)][0], At(at.player))
    if times:
        game.push(spend(EGG, times, ANY, EXPLORE + cave), at)
    put_coin(game, at.player, EXPLORE + cave)
    p.met = 0
    if game.events is not None:
        game.tell(Explored(at.player, CAVE_NAMES[cave]))


def on_the_way(p: Player, cave: int) -> list[Says]:
    """What an exploration meets if nothing changes on the way: icons, and dragons whose ability it activates."""
    met: list[Says] = [p.box.icons[5 * cave]]
    for column in range(4):
        space = 4 * cave + column
        dragon = p.dragons[space]
        if not dragon:
            break
        if p.box.dragons[dragon].activated is not None and not p.fresh >> space & 1:
            met.append(Msg("activates", dragon=p.box.dragons[dragon].said))
        met.append(p.box.icons[5 * cave + column + 1])
    return met


@dataclass(frozen=True, slots=True)
class Walk(Step):
    """The adventurer's way: icon, space, icon, ... At a space without a dragon the walk ends.

    After the last icon a stop more waits until all is done that this icon brought.
    """

    cave: int
    stop: int  # even: icons, odd: spaces
    dragons: int  # of the cave when the walk began

    def run(self, game: Wyrmspan, at: At) -> None:
        stop = self.stop
        if stop == STOPS:
            return
        if stop & 1:
            p, space = game.players[at.player], 4 * self.cave + (stop >> 1)
            if not p.dragons[space]:
                return
            walk = game.setup["walk"]
            if walk == "stop" and stop >> 1 >= self.dragons:
                return  # this dragon came during the walk
            ability = p.box.dragons[p.dragons[space]].activated
            is_met = walk == "once" and p.met >> space & 1
            p.met |= 1 << space
            if ability is not None and not p.fresh >> space & 1 and not is_met:
                game.push(WALK[self.cave][self.dragons][stop + 1], at)
                game.push(ability, At(at.player, space))
                if game.events is not None:
                    game.tell(Activated(at.player, p.dragons[space], space, game.box))
                return
            stop += 1
        game.push(WALK[self.cave][self.dragons][stop + 1], at)
        game.push(game.box.icons[5 * self.cave + (stop >> 1)], at)

    def subject(self, game: Wyrmspan, at: At) -> Subject | None:
        icon = 5 * self.cave + (self.stop - 1 >> 1)
        where = f"icon:{icon}" if self.stop else f"cave:{self.cave}"
        return Subject(f"player:{at.player}:{where}", Msg("cave-row", cave=CAVE_NAMES[self.cave]))


STOPS: Final = 9  # five icons and four spaces
WALK: Final = tuple(
    [
        tuple([tuple([Walk(cave, stop, dragons) for stop in range(STOPS + 1)]) for dragons in range(5)])
        for cave in range(3)
    ]
)
