"""Sea Dragons drawn: the map with its dragons and ships, the players beside it, market and hand below."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from wyrmhall.core.setup import Setup
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.setup import box_of
from wyrmhall.games.seadragons.view import Card, PlayerTable, Table
from wyrmhall.pictures.svg import CARD, FAINT, INK, LINE, SEATS, Drawing

CELL, LEFT, SIDE = 22.0, 26.0, 300.0
WATER = {"S": "#bfe0e6", "~": "#8cc7d6", "#": "#d9c08a"}
SIGNS = {"W": "@", "G": "$", "R": "▲"}
SHIPS = {"green": "#2f8f4e", "purple": "#7a3e9d", "red": "#c0392b", "blue": "#2456a6"}
PLAYERS = {"orange": "#d9701c", "green": "#2f8f4e", "purple": "#7a3e9d", "pink": "#d0598f", "yellow": "#c9a227"}


def draw(view: Table, words: Speaker, setup: Setup) -> Drawing:
    n = len(view.chart)
    right = LEFT + n * CELL + 20
    drawing = Drawing(right + SIDE, 0)
    _map(drawing, view)
    y = 24.0
    for player in view.players:
        y = _player(drawing, view, player, words, right, y)
    for realm, printed in zip(view.realms, box_of(setup).realms, strict=True):
        dragons = " ".join(f"{seat + 1}:{many}" for seat, many in enumerate(realm.dragons))
        said = Msg("draw-realm", realm=printed.name, vp=realm.prize, dragons=dragons)
        drawing.text(right, y, words.say(said), 11, FAINT)
        y += 16
    y = max(y, LEFT + n * CELL + 24)
    y = _cards(drawing, words.say(Msg("draw-market")), [card for card in view.market if card is not None], y)
    if view.seat >= 0:
        y = _cards(drawing, words.say(Msg("draw-hand")), view.players[view.seat].hand, y)
    drawing.height = y
    return drawing


def _colour(player: PlayerTable) -> str:
    return PLAYERS.get(player.colour, SEATS[player.seat % len(SEATS)])


def _map(drawing: Drawing, view: Table) -> None:
    for row, line in enumerate(view.chart):
        drawing.text(4, LEFT + row * CELL + 15, str(row + 1), 10, FAINT)
        drawing.text(LEFT + row * CELL + CELL / 2, 18, chr(ord("A") + row), 10, FAINT, middle=True)
        for column, kind in enumerate(line):
            x, y = LEFT + column * CELL, LEFT + row * CELL
            drawing.box(x, y, CELL - 1, CELL - 1, WATER.get(kind, WATER["S"]), corner=2)
            if kind in SIGNS:
                drawing.text(x + CELL / 2 - 0.5, y + 15, SIGNS[kind], 12, FAINT, middle=True)
    for ship in view.ships:
        x, y = _middle(ship.cell)
        drawing.shape([(x - 7, y - 1), (x + 7, y - 1), (x + 4, y + 6), (x - 4, y + 6)], SHIPS[ship.colour])
        drawing.shape([(x, y - 8), (x + 5, y - 2), (x, y - 2)], SHIPS[ship.colour])
    for dragon in view.dragons:
        colour = _colour(view.players[dragon.seat])
        for cell in dragon.cells:
            x, y = _middle(cell)
            drawing.box(x - CELL / 2, y - CELL / 2, CELL, CELL, colour, corner=0)
        x, y = _middle(dragon.head)
        drawing.dot(x, y, 6, CARD, INK)
        drawing.text(x, y + 4, str(dragon.seat + 1), 10, middle=True)


def _middle(cell: tuple[int, int]) -> tuple[float, float]:
    return LEFT + cell[1] * CELL + CELL / 2 - 0.5, LEFT + cell[0] * CELL + CELL / 2 - 0.5


def _player(drawing: Drawing, view: Table, player: PlayerTable, words: Speaker, x: float, y: float) -> float:
    colour = words.say(Msg("colour", colour=player.colour)) if player.colour else "?"
    head = Msg("draw-player", seat=player.seat + 1, colour=colour, heads=player.heads, gold=player.gold)
    drawing.box(x, y - 11, 12, 12, _colour(player), INK if player.seat == view.turn else "none")
    drawing.text(x + 18, y, words.say(head), 12, bold=player.seat == view.turn)
    at = x + 18
    held: dict[str, int] = asdict(player.ships)
    for ship, many in held.items():
        for _ in range(many):
            drawing.dot(at + 4, y + 12, 4, SHIPS[ship])
            at += 11
    points = sum(mission.vp for mission in player.missions)
    ships = sum(held.values())
    rest = Msg("draw-supply", ships=ships, reefs=player.reef_count, missions=len(player.missions), vp=points)
    drawing.text(x + 18, y + 30, words.say(rest), 11, FAINT)
    return y + 50


def _cards(drawing: Drawing, title: str, cards: Sequence[Card], y: float) -> float:
    drawing.text(LEFT, y, title, 12, bold=True)
    x = float(LEFT)
    for card in cards:
        drawing.box(x, y + 8, 62, 74, CARD, LINE)
        for row, line in enumerate(card.rows):
            for column, mark in enumerate(line):
                if mark != ".":
                    drawing.box(x + 8 + column * 10, y + 14 + row * 10, 9, 9, "#35a79c", corner=1)
        drawing.text(x + 31, y + 78, card.figure or card.size, 10, FAINT, middle=True)
        x += 70
    return y + 104
