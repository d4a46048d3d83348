"""Verbs that place Things on the map, and the land under them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import words
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import chain, choices, events, explosions, selecting
from wyrmhall.games.worms.aim import ATTRACT, REPEL
from wyrmhall.games.worms.hexes import WAYS, neighbours, said
from wyrmhall.games.worms.numbers import CRATER, FIRST, KINDS, MAGNET, SENTRY
from wyrmhall.games.worms.state import Worms


@dataclass(frozen=True, slots=True)
class Place(choices.HexChoice):
    """Place Things from the pool, one at a time."""

    thing: str = field(metadata=words(*KINDS[1:6]))
    at: str = field(default="target", metadata=words("target", "each_target", "own", "this_hex", "least_filled"))
    n: int = 1

    def run(self, game: Worms, at: At) -> None:
        if self.at == "least_filled":
            if game.pool[KINDS.index(self.thing)]:
                game.ask(self, at, least_filled(game))
            else:
                PUT_ON[self.thing].run(game, at)
            return
        for spot in reversed(selecting.places(game, at, self.at)):
            for _ in range(self.n):
                game.push(PUT_ON[self.thing], At(at.player, spot))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if self.n > 1:
            game.push(Place(self.thing, self.at, self.n - 1), at)
        game.push(PUT_ON[self.thing], At(at.player, option))

    def can(self, game: Worms, at: At) -> bool:
        hexes = game.lands() if self.at == "least_filled" else selecting.places(game, at, self.at)
        return bool(game.pool[KINDS.index(self.thing)]) and any(game.is_land(spot) for spot in hexes)

    def signs(self) -> tuple[str, ...]:
        return (self.thing,)


def least_filled(game: Worms) -> tuple[int, ...]:
    """The land hexes with the fewest Things; none if there is no land."""
    fewest = 1000
    found: list[int] = []
    for slot, here in enumerate(game.on):
        if not game.flooded[slot] and len(here) <= fewest:
            if len(here) < fewest:
                fewest, found = len(here), []
            found.append(game.land[slot])
    return tuple(found)


@dataclass(frozen=True, slots=True)
class RestoreLand(Effect):
    """Take the water off a flooded hex of a tile."""

    def run(self, game: Worms, at: At) -> None:
        for spot in game.targets():
            slot = game.slot.get(spot, -1)
            if slot >= 0 and game.flooded[slot]:
                game.flooded[slot] = 0
                if game.events is not None:
                    game.tell(events.Restored(at.player, said(spot)))

    def can(self, game: Worms, at: At) -> bool:
        slots = [game.slot.get(spot, -1) for spot in game.targets()]
        return any(slot >= 0 and game.flooded[slot] for slot in slots)

    def signs(self) -> tuple[str, ...]:
        return ("land",)


@dataclass(frozen=True, slots=True)
class CraterCoast(choices.HexChoice):
    """Place craters on land that has water beside it."""

    n: int = 1

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([spot for spot in game.lands() if not all(map(game.is_land, neighbours(spot)))]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if self.n > 1:
            game.push(CraterCoast(self.n - 1), at)
        if explosions.place(game, at, CRATER, option):
            game.push(chain.CHECK, At(at.player, option))

    def can(self, game: Worms, at: At) -> bool:
        return bool(game.lands())

    def signs(self) -> tuple[str, ...]:
        return ("crater",)


@dataclass(frozen=True, slots=True)
class Token(choices.Choice):
    """Put a special token on the target hex; its facing or its side is chosen now and never changes."""

    token: str = field(metadata=words(*KINDS[6:]))
    facing: str = field(default="", metadata=words("chosen"))
    side: str = field(default="", metadata=words("chosen"))

    def run(self, game: Worms, at: At) -> None:
        if self.can(game, at):
            game.ask(self, at, WAYS if self.token == KINDS[SENTRY] else (ATTRACT, REPEL))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        kind = KINDS.index(self.token)
        for spot in game.targets():
            if game.pool[kind] and game.is_land(spot):
                thing = game.pool[kind][-1]
                game.facing[thing - FIRST[SENTRY]] = option
                if explosions.place(game, at, kind, spot):
                    game.push(chain.CHECK, At(at.player, spot))

    def can(self, game: Worms, at: At) -> bool:
        return bool(game.pool[KINDS.index(self.token)]) and any(map(game.is_land, game.targets()))

    def label(self, game: Worms, at: At, option: int) -> Says:
        if self.token == KINDS[MAGNET]:
            return Msg("side-attract") if option == ATTRACT else Msg("side-repel")
        return Msg("direction", n=option)

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"direction:{option}" if self.token == KINDS[SENTRY] else ""

    def variant(self) -> str:
        return "direction" if self.token == KINDS[SENTRY] else "side"

    def signs(self) -> tuple[str, ...]:
        return (self.token,)


@dataclass(frozen=True, slots=True)
class PutOn(Effect):
    """Place one Thing on the hex, and check that hex before the next is placed."""

    thing: str

    def run(self, game: Worms, at: At) -> None:
        if explosions.place(game, at, KINDS.index(self.thing), at.place):
            game.push(chain.CHECK, at)


PUT_ON: Final[dict[str, PutOn]] = {thing: PutOn(thing) for thing in KINDS}
