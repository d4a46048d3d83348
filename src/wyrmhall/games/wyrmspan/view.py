"""What one seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypedDict

import msgspec
from msgspec.structs import replace

from wyrmhall.games.wyrmspan.components import Box
from wyrmhall.games.wyrmspan.exploring import Walk
from wyrmhall.games.wyrmspan.guild import printed_vp
from wyrmhall.games.wyrmspan.numbers import ALL, COIN, NOBODY, SPACES
from wyrmhall.games.wyrmspan.objectives import FACES, LADDER, quantity
from wyrmhall.games.wyrmspan.scoring import certain_vp, scores, winners
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan

MOST_KEPT = 2_000
"""Mats: in most turns most of them stay as they were."""


class SpaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the twelve spaces; its name on the table is `player:<seat>:space:<index>`."""

    dragon: int = 0
    cave: int = 0
    excavated: bool = False
    eggs: int = 0
    nests: int = 0
    cached: list[int] = []  # meat, gold, crystal, milk
    tucked: int = 0
    tucked_seen: list[int] = []  # faces that this seat knows
    fed: int = 0
    fresh: bool = False


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    coins: int
    resources: list[int]  # meat, gold, crystal, milk
    spaces: list[SpaceView]
    mat_eggs: int
    dragons_in_hand: int
    caves_in_hand: int
    hand: list[int]  # dragon cards that this seat has seen there: all of its own
    pit: list[int]  # cave cards likewise
    spent_coins: list[int]  # on excavate, entice, explore crimson, golden, amethyst
    spent_eggs: list[int]
    guild_space: int
    guild_steps: int
    markers: list[int]  # places on the guild tile
    markers_left: int
    rows: list[int]  # reached on the objectives: 1, 2, 3, or 4 for "other"
    passed: bool
    score: dict[str, int]  # by source, as if the game ended now
    certain: int  # of it, what nobody can lose any more
    drawn: list[int] = []  # cards whose fate this seat is deciding
    kept: int = -1  # the opening choice, while others still choose


class AutomaView(msgspec.Struct, frozen=True):
    cards_left: int  # the one set aside not counted
    turned: list[int]
    dragons: list[int]
    caves: list[int]
    guild_space: int
    guild_steps: int
    markers: list[int]
    markers_ready: int
    objective_coins: int
    rows: list[int]
    passed: bool
    score: dict[str, int]


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the guild tile; its name on the table is `tile:<index>`."""

    row: int
    free: int
    vp: int  # printed on it; 0 in the rows above


class WalkView(msgspec.Struct, frozen=True):
    """Where the adventurer is on an exploration under way: even stops are icons of the path, odd ones spaces."""

    seat: int
    cave: int
    stop: int


class WyrmspanView(msgspec.Struct, frozen=True):
    seat: int
    round: int
    active: int
    first: int
    players: list[PlayerView]
    automa: AutomaView | None
    display: list[int]  # dragon cards, 0: an empty slot; names `display:dragon:<slot>`
    cave_display: list[int]  # names `display:cave:<slot>`
    deck: int
    cave_deck: int
    discard: list[int]
    cave_discard: list[int]
    tile: str
    places: list[PlaceView]
    objectives: list[str]
    counts: list[list[int]]  # what each player has of each objective, now
    ladder: list[list[int]]  # VP of the rows 1st, 2nd, 3rd and "other", by round
    walk: WalkView | None
    over: bool
    winners: list[int]


def view(game: Wyrmspan, seat: int) -> WyrmspanView:
    by_source = scores(game)
    owner = game.pending[0].seat if game.pending else -1
    return WyrmspanView(
        seat,
        game.round + 1,
        game.active,
        game.first,
        [_player(game, i, seat, by_source[i], owner) for i in range(len(game.players))],
        _automa(game, by_source[-1]),
        game.display[:],
        game.cave_display[:],
        len(game.deck),
        len(game.cave_deck),
        game.discard[:],
        game.cave_discard[:],
        game.box.tiles[game.tile].name,
        _places(game),
        [FACES[face].name for face in game.objectives],
        [[quantity(game, i, face) for i in range(len(game.players))] for face in game.objectives],
        [list(row) for row in LADDER],
        _walk(game),
        game.over,
        list(winners(game)) if game.over else [],
    )


def views(game: Wyrmspan, seats: Sequence[int]) -> list[object]:
    """What several seats see; all but what a player alone knows of the own cards is made once."""
    first = view(game, seats[0])
    owner = game.pending[0].seat if game.pending else -1

    def seen_by(seat: int) -> WyrmspanView:
        players = [
            p if i != seat and i != seats[0] else replace(p, **_known(game, i, seat, owner))
            for i, p in enumerate(first.players)
        ]
        return replace(first, seat=seat, players=players)

    return [first, *[seen_by(seat) for seat in seats[1:]]]


def _walk(game: Wyrmspan) -> WalkView | None:
    """The next stop waits on the stack."""
    for effect, at in reversed(game.stack):
        if isinstance(effect, Walk):
            return WalkView(at.player, effect.cave, effect.stop - 1)
    return None


def _player(game: Wyrmspan, i: int, seat: int, score: dict[str, int], owner: int) -> PlayerView:
    p = game.players[i]
    return PlayerView(
        coins=p.supply[COIN],
        resources=p.supply[:4],
        mat_eggs=p.eggs[SPACES],
        dragons_in_hand=len(p.hand),
        caves_in_hand=len(p.pit),
        spent_coins=p.spent[:5],
        spent_eggs=p.spent[5:],
        guild_space=p.steps % 12,
        guild_steps=p.steps,
        markers=p.markers[:],
        markers_left=4 - len(p.markers),
        rows=p.rows[:],
        passed=p.passed,
        score=score,
        certain=sum(score.values()) if game.over else certain_vp(game, i),
        **_known(game, i, seat, owner),
    )


class Known(TypedDict):
    """What the player sees of the own mat and cards, and the others do not."""

    spaces: list[SpaceView]
    hand: list[int]
    pit: list[int]
    drawn: list[int]
    kept: int


def _known(game: Wyrmspan, i: int, seat: int, owner: int) -> Known:
    p = game.players[i]
    own = i == seat
    return {
        "spaces": _spaces(p, own)[:],
        "hand": sorted([card for card in p.hand if own or game.shown >> card & 1]),
        "pit": sorted([card for card in p.pit if own or game.shown_caves >> card & 1]),
        "drawn": game.drawn[:] if own and owner == i else [],
        "kept": p.kept if own else -1,
    }


def _spaces(p: Player, own: bool) -> list[SpaceView]:
    """Made from what this seat may see, and kept by that alone."""
    seen: tuple[tuple[int, int], ...] = ()
    if p.under:
        here = [card for card in p.under if card & 3 == ALL or (own and card & 3 != NOBODY)]
        seen = tuple(sorted([(card >> 2 & 15, card >> 6) for card in here]))
    laid = tuple(p.dragons), tuple(p.caves), tuple(p.eggs)
    return _mat(p.box, *laid, tuple(p.cached), tuple(p.tucked), seen, tuple(p.fed), p.fresh)


Row = tuple[int, ...]


@lru_cache(MOST_KEPT)
def _mat(
    box: Box,
    dragons: Row,
    caves: Row,
    eggs: Row,
    cached: Row,
    tucked: Row,
    seen: tuple[tuple[int, int], ...],
    fed: Row,
    fresh: int,
) -> list[SpaceView]:
    return [
        SpaceView(
            dragons[space],
            caves[space],
            space & 3 == 0 or caves[space] > 0,
            eggs[space],
            box.dragons[dragons[space]].nests,
            list(cached[4 * space : 4 * space + 4]),
            tucked[space],
            [card for place, card in seen if place == space],
            fed[space],
            bool(fresh >> space & 1),
        )
        for space in range(SPACES)
    ]


def _automa(game: Wyrmspan, score: dict[str, int]) -> AutomaView | None:
    automa = game.automa
    if automa is None:
        return None
    return AutomaView(
        len(automa.deck) - 1,
        automa.shown[:],
        automa.dragons[:],
        automa.caves[:],
        automa.steps % 12,
        automa.steps,
        automa.markers[:],
        automa.beside,
        automa.coins,
        automa.rows[:],
        automa.passed,
        score,
    )


def _places(game: Wyrmspan) -> list[PlaceView]:
    vps = printed_vp(game)
    return [PlaceView(min(i, 4) + 1, room, vps[i - 4] if i >= 4 else 0) for i, room in enumerate(game.free)]
