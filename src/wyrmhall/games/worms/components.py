"""What lies in the box: rows of cards, tiles, teams and stocks, frozen and shared by all games, and their names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, TypeAlias

from wyrmhall.core.engine import Effect
from wyrmhall.core.words import Msg
from wyrmhall.games.worms.hexes import turned
from wyrmhall.games.worms.numbers import (
    CRATE,
    CRATER,
    DRUM,
    FIRE,
    KIND,
    KINDS,
    MAGNET,
    MINE,
    SENTRY,
    TEAM_OF,
    WORM,
    WORMS,
    number_of,
)
from wyrmhall.packs.names import given_name

FIXED: Final = "starter_fixed"
RANDOM: Final = "starter_random"
SUPPLY: Final = "supply"
SUPER: Final = "super"
SUPPORT: Final = "support"
CLASSES: Final[tuple[str, ...]] = (FIXED, RANDOM, SUPPLY, SUPER, SUPPORT)
BASE: Final = "base"
COLLECTORS: Final = "collectors"
EDITIONS: Final[tuple[str, ...]] = (BASE, COLLECTORS)
PRINTED: Final = "printed"
SINGLE: Final = "single_source"
REBUILT: Final = "reconstructed"
# The moments at which a support card can be played.
WATER: Final = "own_worm_would_enter_water"
HARM: Final = "own_worm_would_be_damaged"
AIMING: Final = "before_accuracy_roll"
WEATHER: Final = "step_boundary_or_before_die"
FLIPPED: Final = "after_flip"
COLLECTING: Final = "own_worm_collects_crate"
SUPERSHOT: Final = "other_player_targeted_with_superweapon"
PLANNING: Final = "own_turn_after_step_4"
TRIGGERS: Final[tuple[str, ...]] = (WATER, HARM, AIMING, WEATHER, FLIPPED, COLLECTING, SUPERSHOT, PLANNING)


Names: TypeAlias = Mapping[str, str]
"""A name by language, for what a pack brings: the house's own rows have their names in the locale files."""


@dataclass(frozen=True, slots=True)
class Card:
    """A weapon (with an action line) or a support card (with a moment): what the supply deck and hands hold."""

    id: str
    kind: str  # one of CLASSES
    count: int
    steps: tuple[Effect, ...]
    line: str = ""  # symbols T, M, P from left to right
    edition: str = BASE
    count_collectors: int = 0  # of a base card when the collector's edition is used; 0: the same
    trigger: str = ""
    status: str = REBUILT
    names: Names | None = None

    def copies(self, collectors: bool) -> int:
        if self.edition == COLLECTORS and not collectors:
            return 0
        return self.count_collectors if collectors and self.count_collectors else self.count


@dataclass(frozen=True, slots=True)
class Drop:
    id: str
    count: int
    steps: tuple[Effect, ...]
    edition: str = BASE
    status: str = REBUILT
    names: Names | None = None


@dataclass(frozen=True, slots=True)
class Death:
    """A sudden death card: what happens when it is revealed, what lasts, and what every later drop step does."""

    id: str
    drop: tuple[Effect, ...] = ()
    reveal: tuple[Effect, ...] = ()
    end_turn: tuple[tuple[Effect, ...], ...] = ()
    no_heal: bool = False
    status: str = REBUILT
    names: Names | None = None


@dataclass(frozen=True, slots=True)
class Tile:
    id: str
    land: tuple[tuple[int, int], ...]
    edition: str = BASE
    water: tuple[tuple[int, int], ...] = ()
    status: str = REBUILT
    # After so many sixths of a turn: land and water, as what is added to the place of the first land hex.
    figures: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = field(init=False, repr=False)
    turns: tuple[int, ...] = field(init=False, repr=False)  # those that give different figures

    def __post_init__(self) -> None:
        figures = []
        different: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        for turns in range(6):
            figure = turned(self.land + self.water, turns)
            land, water = figure[: len(self.land)], figure[len(self.land) :]
            figures.append((land, water))
            least = min(figure)
            moved = tuple(sorted([h - least for h in land])), tuple(sorted([h - least for h in water]))
            different.setdefault(moved, turns)
        object.__setattr__(self, "figures", tuple(figures))
        object.__setattr__(self, "turns", tuple(different.values()))


@dataclass(frozen=True, slots=True)
class Team:
    number: int
    colour: str
    status: str = REBUILT


@dataclass(frozen=True, slots=True)
class Scene:
    """The first game: tiles as they lie (with the mark that leaves them out) and Things as they stand."""

    dial: tuple[int, int]
    wind: int
    tiles: tuple[tuple[str, str, tuple[tuple[int, int], ...]], ...]  # tile, mark, land hexes
    things: tuple[tuple[str, str, str, tuple[int, int]], ...]  # tile, kind, colour of a worm, hex

    def left_out(self, players: int) -> tuple[str, ...]:
        """The tiles that are not laid: mark 3 with three players, marks 3 and 2 with two."""
        marks = {4: (), 3: ("3",), 2: ("2", "3")}[players]
        return tuple([tile for tile, mark, _ in self.tiles if mark in marks])


BASE_STOCK: Final[Mapping[str, int]] = {
    "worm": 16, "mine": 6, "oil_drum": 6, "crate": 6, "fire": 10, "crater": 20, "water_tiles": 9, "dice": 5,
}  # fmt: skip
"""What the rulebook's list of contents counts; no pack changes it."""


@dataclass(frozen=True, slots=True)
class Box:
    id: str
    version: int
    cards: tuple[Card, ...]
    drops: tuple[Drop, ...]
    deaths: tuple[Death, ...]
    tiles: tuple[Tile, ...]
    teams: tuple[Team, ...]
    faces: tuple[int, ...]
    collectors_stock: Mapping[str, int]
    scene: Scene
    fire_line: int = 4  # hexes that a Sentry Gun covers
    decks: tuple[tuple[int, ...], ...] = field(init=False, repr=False)  # every card, without and with the collectors'
    colours: tuple[str, ...] = field(init=False, repr=False)  # of the teams

    def __post_init__(self) -> None:
        rows = list(enumerate(self.cards))
        decks = [[card for card, row in rows for _ in range(row.copies(edition))] for edition in (False, True)]
        object.__setattr__(self, "decks", tuple([tuple(deck) for deck in decks]))
        object.__setattr__(self, "colours", tuple([team.colour for team in self.teams]))

    def stock(self, kind: int, collectors: bool) -> int:
        """How many Things of a kind the edition holds."""
        if kind in (SENTRY, MAGNET):
            return self.collectors_stock[KINDS[kind]] if collectors else 0
        return (self.collectors_stock if collectors else BASE_STOCK)[KINDS[kind]]

    def tiles_of(self, collectors: bool) -> list[int]:
        return [i for i, tile in enumerate(self.tiles) if collectors or tile.edition == BASE]

    def teams_of(self, collectors: bool) -> list[int]:
        """Teams by rising number; a base box has the four lowest."""
        order = sorted(range(len(self.teams)), key=lambda team: self.teams[team].number)
        return order if collectors else order[:4]


STOCKED: Final[tuple[int, ...]] = (WORM, MINE, DRUM, CRATE, FIRE, CRATER, SENTRY, MAGNET)


def said(kind: str, id: str, names: Names | None) -> Msg:
    """The name of a card: from the locale files, or as the pack gives it."""
    return Msg(f"{kind}-{id}") if names is None else given_name(names)


@lru_cache(1_000)  # worms are few, and named with every hex that they are near
def thing_name(thing: int, colours: tuple[str, ...]) -> Msg:
    """A Thing in words: a worm by its team and number, anything else by its kind."""
    if thing < WORMS:
        return Msg("thing-worm", colour=colours[TEAM_OF[thing]], n=number_of(thing))
    return Msg(f"thing-{KINDS[KIND[thing]].replace('_', '-')}")


def tile_name(tile: Tile) -> Msg:
    return Msg("tile", tile=tile.id, n=len(tile.land))


def thing_target(thing: int) -> str:
    return f"thing:{thing}"


def card_name(card: Card) -> Msg:
    return said("card", card.id, card.names)


def drop_name(card: Drop) -> Msg:
    return said("drop", card.id, card.names)


def death_name(card: Death) -> Msg:
    return said("death", card.id, card.names)
