"""The guild track: steps, and the markers that brown spaces bring onto the guild tile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from wyrmhall.core.engine import SKIP, At, Refusal
from wyrmhall.games.wyrmspan.events import Placed, Stepped
from wyrmhall.games.wyrmspan.moves import (
    free_nests,
)
from wyrmhall.games.wyrmspan.numbers import ANY, BROWN, COIN, LIMIT, NTH, PLACE_OPTION, YES
from wyrmhall.games.wyrmspan.objectives import GUILD_POSITION, may_shun
from wyrmhall.games.wyrmspan.refusing import full_rows
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.verbs import ANY_MOMENT, DECKS, MEETS, Deed, Prices, Verb, bearing_of, forced
from wyrmhall.games.wyrmspan.versions import MAY_HURT

MARKERS: Final = 4  # that a player has for the guild tile


EGG_SPACES: Final = (1, 7)

COIN_SPACE: Final = 10


@dataclass(frozen=True, slots=True)
class GuildStep(Verb):
    """The token moves on, and each space entered gives its benefit before the next step.

    A step onto a brown space is offered together with the places for the marker, so that it is one choice.
    """

    n: int = 1

    def leads_on(self) -> bool:
        return True

    def does(self) -> Deed | None:
        return "guild", self.n

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        forced = game.setup["forced_guild"]
        if game.asks:
            game.ask(self, at, (YES,) if forced else (YES, SKIP))
        elif (p.steps + 1) % BROWN or len(p.markers) >= MARKERS:
            if not forced and game.setup.version >= MAY_HURT and may_be_unwanted(game, p):
                game.ask(self, at, (YES, SKIP))
            else:
                self.go(game, at)
        else:
            places = free_places(game)
            game.ask(self, at, places if forced else (*places, SKIP))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        self.go(game, at, NTH[option])

    def go(self, game: Wyrmspan, at: At, place: int = -1) -> None:
        """One step; `place` is where the marker goes if that is settled already."""
        if self.n > 1:
            game.push(step(self.n - 1), at)
        p = game.players[at.player]
        p.steps += 1
        if game.events is not None:
            game.tell(Stepped(at.player, p.steps % 12))
        if p.steps % BROWN:
            game.push(game.box.track[p.steps % 12], at)
        elif len(p.markers) < MARKERS:
            if game.asks:
                game.push(PLACE_MARKER, at)
            else:
                place_marker(game, at, place)

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        p = game.players[at.player]
        leads_there = (p.steps + 1) % BROWN == 0 and len(p.markers) < MARKERS
        return full_rows(game, at) if leads_there and not game.asks else ()

    def signs(self) -> tuple[str, ...]:
        return ("guild",) * self.n

    def worth(self, prices: Prices) -> float:
        return prices.step * self.n

    def rank(self) -> int:
        return 3

    def bearing(self, game: Wyrmspan, at: At) -> int:
        """A brown space may play cards; the others may give some."""
        p = game.players[at.player]
        if p.steps % BROWN + self.n >= BROWN and len(p.markers) < MARKERS:
            return ANY_MOMENT
        drawn = 0
        for space in range(p.steps + 1, p.steps + self.n + 1):
            drawn |= bearing_of(game.box.track[space % 12], game, at) & DECKS
        return drawn | MEETS if drawn else 0

    def spends(self) -> bool:
        return True


def may_be_unwanted(game: Wyrmspan, p: Player) -> bool:
    """Whether the benefit of the next space would be lost now, or the step could lower what a player scores."""
    space = (p.steps + 1) % 12
    if space in EGG_SPACES:
        if not free_nests(p, ANY, -1):
            return True
    elif space == COIN_SPACE and p.supply[COIN] >= LIMIT:
        return True
    if space == 1 and p.steps and not game.setup["guild_laps"]:
        return GUILD_POSITION in game.objectives[game.round :]  # a new lap counts from its beginning
    return may_shun(game, p, GUILD_POSITION)


@cache
def step(n: int) -> GuildStep:
    return GuildStep(n)


def free_places(game: Wyrmspan) -> tuple[int, ...]:
    return tuple([PLACE_OPTION[i] for i, room in enumerate(game.free) if room])


def place_marker(game: Wyrmspan, at: At, place: int) -> None:
    """A marker comes onto the guild tile, and its row gives its bonus."""
    game.players[at.player].markers.append(place)
    game.free[place] -= 1
    if game.events is not None:
        game.tell(Placed(at.player, min(place, 4) + 1))
    bonus = game.box.tiles[game.tile].rows[place] if place < 3 else None
    if bonus is not None:
        game.push(forced(bonus) if game.setup["forced_guild"] else bonus, At(at.player, -1, PLACE_OPTION[place]))


@dataclass(frozen=True, slots=True)
class PlaceMarker(Verb):
    """Forced: an unused marker goes onto a free place of the guild tile."""

    def run(self, game: Wyrmspan, at: At) -> None:
        if self.can(game, at):
            game.ask(self, at, free_places(game))

    def can(self, game: Wyrmspan, at: At) -> bool:
        return len(game.players[at.player].markers) < MARKERS

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        place_marker(game, at, NTH[option])

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        return full_rows(game, at)

    def signs(self) -> tuple[str, ...]:
        return ("marker",)

    def worth(self, prices: Prices) -> float:
        return 0.8  # no more than any ability: the place that is best of all costs a marker, too


PLACE_MARKER: Final = PlaceMarker()
