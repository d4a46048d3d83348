"""Laying the map: tiles by turns, then worms, drums, mines and crates on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect, Refusal
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.worms import choices, events
from wyrmhall.games.worms.components import thing_target, tile_name
from wyrmhall.games.worms.hexes import room, said
from wyrmhall.games.worms.numbers import (
    CRATE,
    DEGREES,
    DRUM,
    FIRST,
    FULL,
    KIND,
    MINE,
    SETUP,
    TEAM_OF,
    TEAMS,
    WORM,
    WORMS_OF,
)
from wyrmhall.games.worms.state import Worms

PER_PLAYER: Final[tuple[int, ...]] = (DRUM, MINE, CRATE)
"""Beside four worms, one of each of these is placed for every player (WM-SET-11)."""


def ask_or_draw(effect: Effect, game: Worms, at: At, options: tuple[int, ...]) -> None:
    """A choice of the set-up; at a table that is set up at random chance makes it (WM-SET-32)."""
    if game.table.random_setup and options:
        effect.chosen(game, at, options[game.random(len(options), SETUP)])
    else:
        game.ask(effect, at, options)


@dataclass(frozen=True, slots=True)
class PickColour(choices.Choice):
    """The first player of the set-up picks the colours that the table plays with."""

    def run(self, game: Worms, at: At) -> None:
        if len(game.colours) < game.table.players:
            free = [team for team in game.box.teams_of(game.table.collectors) if team not in game.colours]
            ask_or_draw(self, game, at, tuple(free))
        else:
            game.colours.sort()

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.colours.append(option)
        game.push(self, at)

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("team", colour=game.box.colours[option])

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"team:{option}"


class TileChoice(choices.Choice):
    __slots__ = ()

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"tile:{game.box.tiles[option].id}"


@dataclass(frozen=True, slots=True)
class LayTile(TileChoice):
    """Choose the tile to lay; every player lays one, then the first player the additional ones (WM-OPT-30)."""

    def run(self, game: Worms, at: At) -> None:
        laid = [tile for tile, _, _ in game.laid]
        if len(laid) < game.table.players + game.table.extra_tiles:
            left = [tile for tile in game.box.tiles_of(game.table.collectors) if tile not in laid]
            ask_or_draw(self, game, at, tuple(left))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        number = len(game.laid) + 1
        after = (at.player + 1) % game.table.players if number < game.table.players else game.first
        game.push(LAY_TILE, At(after))
        game.push(TurnTile(option), at)

    def label(self, game: Worms, at: At, option: int) -> Says:
        return tile_name(game.box.tiles[option])


@dataclass(frozen=True, slots=True)
class TurnTile(TileChoice):
    """Choose how the tile is turned; turns that give the same figure are one."""

    tile: int

    @property
    def in_hand(self) -> tuple[int, int]:
        return self.tile, -1

    def run(self, game: Worms, at: At) -> None:
        ask_or_draw(self, game, at, game.box.tiles[self.tile].turns)

    def subject(self, game: Worms, at: At) -> Subject | None:
        return Subject(f"tile:{game.box.tiles[self.tile].id}", tile_name(game.box.tiles[self.tile]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.push(PutTile(self.tile, option), at)

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("turned", n=DEGREES[option])

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"tile:{game.box.tiles[self.tile].id}:{option}"


@dataclass(frozen=True, slots=True)
class PutTile(choices.HexChoice):
    """Choose where the tile's first hex lies: the tile touches the map along a side and covers nothing."""

    tile: int
    turns: int

    @property
    def in_hand(self) -> tuple[int, int]:
        return self.tile, self.turns

    def run(self, game: Worms, at: At) -> None:
        land, water = game.box.tiles[self.tile].figures[self.turns]
        ask_or_draw(self, game, at, tuple(room(land + water, [game.dial, *game.land, *game.sea])))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return Subject(f"tile:{game.box.tiles[self.tile].id}")  # which the question names

    def chosen(self, game: Worms, at: At, option: int) -> None:
        land, water = game.box.tiles[self.tile].figures[self.turns]
        hexes = [option + part for part in land]
        lay(game, self.tile, self.turns, option, hexes, [option + part for part in water])
        if game.events is not None:
            spots = tuple([said(spot) for spot in hexes])
            game.tell(events.TileLaid(at.player, game.box.tiles[self.tile].id, said(option), spots))

    def prompt(self, game: Worms, at: At) -> Says:
        return Msg("ask-put-tile", tile=game.box.tiles[self.tile].id)

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        return None  # nothing lies there yet


def lay(game: Worms, tile: int, turns: int, first: int, land: list[int], water: list[int]) -> None:
    game.laid += ((tile, turns, first),)
    game.land += tuple(land)
    game.sea += tuple(water)
    game.on += [[] for _ in land]
    game.flooded += [0] * len(land)
    game.survey()


@dataclass(frozen=True, slots=True)
class Gather(Effect):
    """For each player: four worms of a colour, a drum, a mine and a crate."""

    def run(self, game: Worms, at: At) -> None:
        for team in game.colours:
            for worm in WORMS_OF[team]:
                game.pool[WORM].remove(worm)
                game.heap.append(worm)
        for kind in PER_PLAYER:
            game.heap += [game.pool[kind].pop() for _ in range(game.table.players)]


@dataclass(frozen=True, slots=True)
class PlaceThing(choices.ThingChoice):
    """Take a Thing of the heap: worms of a colour are all the same, and so are Things of a kind."""

    def run(self, game: Worms, at: At) -> None:
        alike: dict[int, int] = {}
        for thing in game.heap:
            alike.setdefault(TEAM_OF[thing] if thing < FIRST[MINE] else TEAMS + KIND[thing], thing)
        ask_or_draw(self, game, at, tuple(alike.values()))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.push(PLACE_THING, At((at.player + 1) % game.table.players))
        game.push(PLACE_ON, At(at.player, -1, option))

    def label(self, game: Worms, at: At, option: int) -> Says:
        if KIND[option] == WORM:
            return Msg("worm-of", colour=game.box.colours[TEAM_OF[option]])
        return game.name(option)

    def target(self, game: Worms, at: At, option: int) -> str:
        return thing_target(option)


@dataclass(frozen=True, slots=True)
class PlaceOn(choices.HexChoice):
    """Put it on a land hex that holds fewer than three Things; nothing is triggered (WM-SET-17)."""

    def run(self, game: Worms, at: At) -> None:
        ask_or_draw(self, game, at, tuple([spot for i, spot in enumerate(game.land) if len(game.on[i]) < FULL]))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return Subject(thing_target(at.piece))  # which the question names

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.heap.remove(at.piece)
        stand(game, at.piece, option)
        if game.events is not None:
            game.tell(events.Placed(at.player, *game.told(at.piece), said(option)))

    def prompt(self, game: Worms, at: At) -> Says:
        return Msg("ask-place-on", what=game.name(at.piece))

    def refusals(self, game: Worms, at: At) -> Iterable[Refusal]:
        full = [spot for i, spot in enumerate(game.land) if len(game.on[i]) >= FULL]
        return [Refusal(f"hex:{said(spot)}", Msg("why-full"), "WM-SET-16") for spot in full]


def stand(game: Worms, thing: int, spot: int) -> None:
    game.put(thing, spot)
    if KIND[thing] == WORM:
        game.living[TEAM_OF[thing]] += 1


GATHER: Final = Gather()
LAY_TILE: Final = LayTile()
PLACE_THING: Final = PlaceThing()
PLACE_ON: Final = PlaceOn()
