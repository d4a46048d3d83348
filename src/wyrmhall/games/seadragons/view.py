"""What one seat may see of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from wyrmhall.core.masks import bits
from wyrmhall.games.seadragons.cards import COLOURS, QUADRANTS, SHIPS, SIDES, SIZES, Quadrant, ShipColour, Size
from wyrmhall.games.seadragons.components import REEF_IDS, Box, ReefId
from wyrmhall.games.seadragons.faces import Cost, Ships, asked_by
from wyrmhall.games.seadragons.placing import gold_under, reefs_under, ships_under, toll
from wyrmhall.games.seadragons.scoring import leader, realm_prize, scores, winners
from wyrmhall.games.seadragons.sea import chart_of
from wyrmhall.games.seadragons.state import Player, SeaDragons
from wyrmhall.games.seadragons.turns import PLACE_DRAGON

GainSign = Literal["toll", "gold", "reef", ShipColour]


class Card(msgspec.Struct, frozen=True):
    """A dragon card: open, or with only its back seen (no figure)."""

    size: Size
    figure: str = ""
    rows: tuple[str, ...] = ()


class MissionCard(msgspec.Struct, frozen=True):
    id: str
    cost: Cost
    vp: int
    reef: int
    status: str


class Dragon(msgspec.Struct, frozen=True):
    seat: int
    cells: list[tuple[int, int]]
    head: tuple[int, int]


class Ship(msgspec.Struct, frozen=True):
    cell: tuple[int, int]
    colour: ShipColour


class Symbols(msgspec.Struct, frozen=True):
    """A cell that holds more than the chart can show: so many of each symbol."""

    cell: tuple[int, int]
    whirlpool: int
    gold: int
    reef: int
    ship: int


class Gain(msgspec.Struct, frozen=True):
    """What it costs (`toll`) or brings to cover a cell: gold, a reef card, a ship of a colour."""

    cell: tuple[int, int]
    sign: GainSign
    n: int


class RealmCard(msgspec.Struct, frozen=True):
    quadrant: Quadrant
    id: str
    board: str
    prize: int  # for the first place, as things stand
    dragons: list[int]  # on the map, by seat
    tokens: list[int]
    ruler: int  # the seat that leads alone by what all can see; -1: none


class PlayerTable(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    heads: int
    gold: int
    ships: Ships
    missions: list[MissionCard]
    hand: list[Card]  # the backs of others' cards
    played: list[Card]
    reef_count: int
    reefs: list[ReefId]  # only the own ones, until the end


class Piles(msgspec.Struct, frozen=True):
    """So many dragon cards of each size."""

    small: int
    medium: int
    large: int


class Table(msgspec.Struct, frozen=True):
    pack: str
    version: int
    seat: int
    turn: int  # whose turn it is; -1: the game is over
    playing: int  # the hand card that this seat is about to place, or -1
    gains: list[Gain]  # while it does: what lies under the cells
    chart: tuple[str, ...]
    symbols: list[Symbols]
    ships: list[Ship]
    dragons: list[Dragon]
    realms: list[RealmCard]
    players: list[PlayerTable]
    market: list[Card | None]
    piles: Piles
    passed: list[Card]
    missions: list[MissionCard]
    mission_pile: int
    reef_pile: int
    reef_bottom: list[ReefId | None]  # cards returned under the reef pile, next to come first; none: not known
    drawn: list[ReefId]  # the reef cards among which this seat chooses
    used_reefs: list[ReefId]
    graveyard: Ships
    scores: list[dict[str, int]]  # once the game is over
    winners: list[int]


def view(game: SeaDragons, seat: int) -> Table:
    box, sea = game.box, game.sea
    turn = -1 if game.over else game.decision.seat
    mine = seat == turn and seat >= 0
    placing = mine and game.decision.effect is PLACE_DRAGON
    chart, rich = chart_of(box, game.sides, bool(game.setup["plus_island"]))
    return Table(
        pack=box.id,
        version=box.version,
        seat=seat,
        turn=turn,
        playing=game.decision.at.piece if placing else -1,
        gains=_gains(game) if placing else [],
        chart=chart,
        symbols=[_symbols(sea.where(bit), held) for bit, held in rich],
        ships=_ships(game),
        dragons=[
            Dragon(i, [sea.where(bit) for bit in bits(cells)], sea.where(head))
            for i, player in enumerate(game.players)
            for cells, head in zip(player.dragons, player.heads_at, strict=True)
        ],
        realms=[_realm(game, quadrant) for quadrant in range(len(QUADRANTS))],
        players=[_player(game, i, seat) for i in range(len(game.players))],
        market=[None if card < 0 else _card(box, card) for card in game.market],
        piles=Piles(*[len(pile) for pile in game.piles]),
        passed=[_card(box, card) for card in game.passed],
        missions=[_mission(box, mission) for mission in game.mission_market],
        mission_pile=len(game.mission_pile),
        reef_pile=game.reefs_left,
        reef_bottom=[
            REEF_IDS[card] if who == seat else None for card, who in zip(game.returned, game.returners, strict=True)
        ],
        drawn=[REEF_IDS[card] for card in game.drawn] if mine else [],
        used_reefs=[REEF_IDS[card] for card in game.used_reefs],
        graveyard=Ships(*game.graveyard),
        scores=scores(game) if game.over else [],
        winners=list(winners(game)) if game.over else [],
    )


def _symbols(cell: tuple[int, int], held: Mapping[str, int]) -> Symbols:
    return Symbols(cell, *[held.get(symbol, 0) for symbol in ("whirlpool", "gold", "reef", "ship")])


def _gains(game: SeaDragons) -> list[Gain]:
    sea, found = game.sea, []
    for bit in bits(sea.cells & ~game.tokens):
        cell = 1 << bit
        here: list[tuple[GainSign, int]] = [
            ("toll", toll(sea, cell)),
            ("gold", gold_under(sea, cell)),
            ("reef", reefs_under(sea, cell)),
            *zip(SHIPS, ships_under(game, cell), strict=True),
        ]
        found += [Gain(sea.where(bit), sign, n) for sign, n in here if n]
    return found


def _player(game: SeaDragons, i: int, seat: int) -> PlayerTable:
    player, box = game.players[i], game.box
    return PlayerTable(
        seat=i,
        colour=COLOURS[player.colour] if player.colour >= 0 else "",
        heads=player.heads,
        gold=player.gold,
        ships=Ships(*player.ships),
        missions=[_mission(box, mission) for mission in player.missions],
        hand=_hand(box, player, i == seat),
        played=[_card(box, card) for card in player.played],
        reef_count=len(player.reefs),
        reefs=[REEF_IDS[card] for card in player.reefs] if i == seat or game.over else [],
    )


def _hand(box: Box, player: Player, is_own: bool) -> list[Card]:
    return [_card(box, card) if is_own else Card(SIZES[box.figures[card].size]) for card in player.hand]


def _card(box: Box, card: int) -> Card:
    figure = box.figures[card]
    return Card(SIZES[figure.size], figure.id, figure.rows)


def _mission(box: Box, i: int) -> MissionCard:
    mission = box.missions[i]
    cost = asked_by(mission)
    return MissionCard(mission.id, cost, mission.vp, mission.reef, mission.status)


def _realm(game: SeaDragons, quadrant: int) -> RealmCard:
    realm = game.box.realms[quadrant]
    cells = game.sea.realms[quadrant]
    dragons = [sum([1 for dragon in player.dragons if dragon & cells]) for player in game.players]
    tokens = [(player.tokens & cells).bit_count() for player in game.players]
    return RealmCard(
        quadrant=QUADRANTS[quadrant],
        id=realm.id,
        board=SIDES[game.sides[quadrant]],
        prize=realm_prize(game, quadrant),
        dragons=dragons,
        tokens=tokens,
        ruler=leader(list(zip(dragons, tokens, strict=True))),
    )


def _ships(game: SeaDragons) -> list[Ship]:
    where = game.sea.where
    return [Ship(where(bit), SHIPS[i % len(SHIPS)]) for i, mask in enumerate(game.fleet) for bit in bits(mask)]
