"""What one seat may see: built field by field, so that nothing hidden slips through."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypedDict

import msgspec
from msgspec.structs import replace

from wyrmhall.games.worms.components import FIXED, RANDOM, Tile
from wyrmhall.games.worms.dice import FACES
from wyrmhall.games.worms.hexes import OFF, coords, said
from wyrmhall.games.worms.numbers import (
    CRATE,
    CRATER,
    DRUM,
    FIRE,
    FIRST,
    KIND,
    KINDS,
    MAGNET,
    MINE,
    SENTRY,
    TEAM_OF,
    WORM,
    ThingKind,
    number_of,
)
from wyrmhall.games.worms.state import Verb, Worms

MOST_KEPT = 10_000
"""Hexes and Things that are the same at many tables and in many turns, made once: they say all they are made from."""


class HexView(msgspec.Struct, frozen=True):
    """A hex of a tile or the dial; all others are water without a tile. Named `hex:q,r` as a target."""

    hex: str
    q: int
    r: int
    kind: str  # land, flooded, water, dial
    things: list[int]


class ThingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Thing on the map or on the heap of the set-up. Named `thing:id` as a target."""

    id: int
    kind: ThingKind
    hex: str = ""
    team: int = -1
    number: int = 0
    wounded: bool = False
    facing: int = 0  # a Sentry Gun's direction; 1 attract, 2 repel for an Electromagnet


class Pool(msgspec.Struct, frozen=True):
    """So many Things of a kind that are not on the map."""

    kind: ThingKind
    n: int


class TileView(msgspec.Struct, frozen=True):
    id: str
    turns: int
    hex: str


class ShapeView(msgspec.Struct, frozen=True):
    """A tile that is not laid yet, not turned: its hexes by (q, r), the first land hex first."""

    id: str
    land: list[tuple[int, int]]
    water: list[tuple[int, int]]


class AskedView(msgspec.Struct, frozen=True):
    """What the open decision is about, where it is about one thing: a Thing, a hex, a tile in hand."""

    thing: int
    hex: str
    tile: str
    turns: int  # sixths, when it has been decided how the tile in hand lies; else -1


class PlayerView(msgspec.Struct, frozen=True):
    """One player: the cards only for the player's own seat. Named `player:seat` as a target."""

    team: int
    colour: str
    living: int
    healthy: int
    cards: int
    starters: int  # of these, cards with the dark back of a starter
    hand: list[str]  # ids of cards, named `hand:id` as targets
    kept: list[str]  # own sudden death cards when they were chosen, the kept one first
    seen: list[str]  # supply cards this player is looking at
    below: list[str]  # supply cards this player has put at the bottom of the deck, the topmost first
    is_out: bool


class TableView(msgspec.Struct, frozen=True):
    seat: int
    hexes: list[HexView]
    things: list[ThingView]
    tiles: list[TileView]
    tiles_left: list[ShapeView]
    colours: list[str]  # of the teams by their index, as `ThingView.team` and the target `team:index` name them
    teams_in_use: list[str]
    asked: AskedView
    wind: int
    target: str  # hex of the Target Token; empty while a player holds it
    aim: int
    pools: list[Pool]
    players: list[PlayerView]
    first: int
    active: int
    worm: int
    step: int
    turn: int
    rounds: int
    last_round: bool
    is_over: bool
    playing: str
    drop: str
    sudden_death: str
    lasting: bool
    supply: int
    drops: int
    has_sudden_death: bool  # a sudden death card lies face down under the drops
    played: list[str]
    drops_played: list[str]
    timer: bool
    is_late: bool
    faces: list[str]


def view(game: Worms, seat: int) -> TableView:
    box = game.box
    cards = box.cards
    laid = [tile for tile, _, _ in game.laid]
    left = [tile for tile in box.tiles_of(game.table.collectors) if tile not in laid]
    pooled = (MINE, DRUM, CRATE, FIRE, CRATER, *((SENTRY, MAGNET) if game.table.collectors else ()))
    on_map = [thing for here in game.on for thing in here]
    return TableView(
        seat=seat,
        hexes=_hexes(game),
        things=[_thing(game, thing) for thing in sorted(on_map + game.heap)],
        tiles=[TileView(box.tiles[tile].id, turns, said(first)) for tile, turns, first in game.laid],
        tiles_left=[_shape(box.tiles[tile]) for tile in left] if game.stage == 0 and not game.table.first_game else [],
        colours=list(box.colours),
        teams_in_use=[box.colours[team] for team in game.colours],
        asked=_asked(game, seat),
        wind=game.wind,
        target="" if game.target == OFF else said(game.target),
        aim=game.aim,
        pools=[Pool(KINDS[kind], len(game.pool[kind])) for kind in pooled],
        players=[_player(game, other, seat) for other in range(len(game.teams))],
        first=game.first,
        active=game.active,
        worm=game.worm,
        step=game.stage,
        turn=game.turns,
        rounds=game.rounds,
        last_round=game.last >= 0,
        is_over=game.over,
        playing=cards[game.playing].id if game.playing >= 0 else "",
        drop=box.drops[game.dropping].id if game.dropping >= 0 else "",
        sudden_death=box.deaths[game.death_shown].id if game.death_shown >= 0 else "",
        lasting=bool(game.lasting),
        supply=game.left_in_supply(),
        drops=len(game.drops),
        has_sudden_death=game.death >= 0,
        played=[cards[card].id for card in game.played],
        drops_played=[box.drops[card].id for card in game.drops_played],
        timer=game.table.timer,
        is_late=bool(game.late),
        faces=[FACES[face] for face in box.faces],
    )


def _shape(tile: Tile) -> ShapeView:
    return ShapeView(tile.id, list(tile.land), list(tile.water))


def _asked(game: Worms, seat: int) -> AskedView:
    """Nobody but the one who is asked sees what a quiet decision is about."""
    open_to_me = [d for d in game.pending if d.seat == seat or not d.effect.quiet]
    if len(open_to_me) != 1:
        return AskedView(-1, "", "", -1)
    decision = open_to_me[0]
    effect, at = decision.effect, decision.at
    tile, turns = effect.in_hand if isinstance(effect, Verb) else (-1, -1)
    name = game.box.tiles[tile].id if tile >= 0 else ""
    return AskedView(at.piece, said(at.place) if at.place >= 0 else "", name, turns)


def _hexes(game: Worms) -> list[HexView]:
    found = [_hex(game.dial, "dial", ())]
    found += [_hex(spot, "water", ()) for spot in game.sea]
    for slot, spot in enumerate(game.land):
        found.append(_hex(spot, "flooded" if game.flooded[slot] else "land", tuple(game.on[slot])))
    return found


@lru_cache(MOST_KEPT)
def _hex(spot: int, kind: str, things: tuple[int, ...]) -> HexView:
    q, r = coords(spot)
    return HexView(said(spot), q, r, kind, list(things))


def _thing(game: Worms, thing: int) -> ThingView:
    kind, spot = KIND[thing], game.where[thing]
    if kind == WORM:
        return _worm_at(thing, spot, bool(game.wounded[thing]))
    return _thing_at(thing, spot, game.facing[thing - FIRST[SENTRY]] if kind in (SENTRY, MAGNET) else 0)


@lru_cache(MOST_KEPT)
def _worm_at(worm: int, spot: int, wounded: bool) -> ThingView:
    return ThingView(worm, KINDS[WORM], _place(spot), TEAM_OF[worm], number_of(worm), wounded)


@lru_cache(MOST_KEPT)
def _thing_at(thing: int, spot: int, facing: int) -> ThingView:
    return ThingView(thing, KINDS[KIND[thing]], _place(spot), facing=facing)


def _place(spot: int) -> str:
    return "" if spot == OFF else said(spot)


def _player(game: Worms, seat: int, viewer: int) -> PlayerView:
    team, hand, cards = game.teams[seat], game.hands[seat], game.box.cards
    worms = game.own_worms(seat) if team >= 0 else []
    return PlayerView(
        team=team,
        colour=game.box.colours[team] if team >= 0 else "",
        living=len(worms),
        healthy=sum([1 for worm in worms if not game.wounded[worm]]),
        cards=len(hand),
        starters=sum([1 for card in hand if cards[card].kind in (FIXED, RANDOM)]),
        is_out=bool(game.out[seat]),
        **_known(game, seat, viewer),
    )


class Known(TypedDict):
    """What only the player sees of the own cards."""

    hand: list[str]
    kept: list[str]
    seen: list[str]
    below: list[str]


def _known(game: Worms, seat: int, viewer: int) -> Known:
    if seat != viewer:
        return {"hand": [], "kept": [], "seen": [], "below": []}
    box, cards = game.box, game.box.cards
    return {
        "hand": sorted([cards[card].id for card in game.hands[seat]]),
        "kept": [box.deaths[card].id for card in game.dealt[seat]] if game.dealt else [],
        "seen": [cards[card].id for card in game.seen] if game.seer == seat else [],
        "below": [cards[c].id for c, by in zip(game.bottom, game.bottom_by, strict=True) if by == seat],
    }


def views(game: Worms, seats: Sequence[int]) -> list[object]:
    """What several seats see; all but their own cards and questions is made once."""
    first = view(game, seats[0])

    def seen_by(seat: int) -> TableView:
        players = [
            p if i != seat and i != seats[0] else replace(p, **_known(game, i, seat))
            for i, p in enumerate(first.players)
        ]
        return replace(first, seat=seat, asked=_asked(game, seat), players=players)

    return [first, *[seen_by(seat) for seat in seats[1:]]]
