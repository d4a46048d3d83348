"""Where a dragon may lie, all places of a figure at once by integer masks, and what it meets there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.masks import bits
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.seadragons.cards import REEF_GOLD, SHIPS, TOLL
from wyrmhall.games.seadragons.components import Figure, Turned
from wyrmhall.games.seadragons.events import (
    CollectedShips,
    PlacedHead,
    fleet,
)
from wyrmhall.games.seadragons.figures import anchors_of, beside, meetings, picked, rooms
from wyrmhall.games.seadragons.numbers import PLACEMENTS, placed
from wyrmhall.games.seadragons.sea import Sea, cell_name
from wyrmhall.games.seadragons.state import Player, SeaDragons

RICH: Final = 1000
"""A purse that pays for everything."""


class Water:
    """The sea as a player finds it: where a new dragon may lie, and the cells of which it needs at least one."""

    __slots__ = ("contact", "free", "meetings", "rooms", "sea")

    def __init__(self, game: SeaDragons, player: Player) -> None:
        sea = self.sea = game.sea
        own, stride = player.tokens, sea.stride
        self.free = sea.cells & ~game.tokens & ~beside(own, stride)
        self.contact = self.free & (sea.shore | beside(game.tokens ^ own, stride))
        self.rooms = rooms(self.free, stride)
        self.meetings = meetings(self.contact, stride)

    def anchors(self, turned: Turned, purse: int) -> int:
        """Where a turned figure lies on free water, touches where it must, and can be paid."""
        anchors = anchors_of(turned.pieces, self.rooms, self.meetings)
        if not anchors or purse >= turned.toll:
            return anchors
        priced = turned.number * RICH + purse
        dear = self.sea.dear.get(priced)
        if dear is None:
            dear = self.sea.dear[priced] = _dear(self.sea, turned, purse)
        return anchors & ~dear


def placements(game: SeaDragons, player: Player, figure: Figure, purse: int) -> tuple[int, ...]:
    """All legal placements that can be paid from the purse and the gold they cover."""
    water = Water(game, player)
    found: list[int] = []
    for i, turned in enumerate(figure.turns):
        found += picked(water.anchors(turned, purse), PLACEMENTS[i])
    return tuple(found)


def is_playable(player: Player, figure: Figure, water: Water) -> bool:
    """Whether there is any placement; must agree with `placements`."""
    purse, room = player.purse, 0
    for turned in figure.turns:
        room = water.anchors(turned, purse)
        if room:
            break
    return room != 0


def _dear(sea: Sea, turned: Turned, purse: int) -> int:
    """The anchors from which a figure costs more than the purse and the gold under the figure."""
    found = sea.covered.get(turned.number)
    if found is None:
        found = _at_least(turned.shifts, (sea.toll,)), _at_least(turned.shifts, sea.gold)
        sea.covered[turned.number] = found
    tolls, gains = found
    anchors = 0
    for n in range(purse // TOLL + 1, len(tolls)):
        short = TOLL * n - purse
        anchors |= tolls[n] & ~gains[short] if short < len(gains) else tolls[n]
    return anchors


def _at_least(shifts: tuple[int, ...], layers: tuple[int, ...]) -> list[int]:
    """For each number, as long as there are any: the anchors from which a figure covers so many cells (symbols) of the
    layers."""
    most = [-1]
    for layer in layers:
        for shift in shifts:
            covered = layer >> shift
            more = most[-1] & covered
            for i in range(len(most) - 1, 0, -1):
                most[i] |= most[i - 1] & covered
            if more:
                most.append(more)
    return most


def cells_of(figure: Figure, option: int) -> int:
    """The cells that a placement covers."""
    turn, anchor = placed(option)
    return figure.turns[turn].mask << anchor


def reach(figure: Figure, options: tuple[int, ...]) -> int:
    """All cells that at least one of the placements covers."""
    cells = 0
    for option in options:
        cells |= cells_of(figure, option)
    return cells


def toll(sea: Sea, cells: int) -> int:
    """What a dragon on these cells costs."""
    return TOLL * (cells & sea.toll).bit_count()


def gold_under(sea: Sea, cells: int) -> int:
    return sum([(cells & layer).bit_count() for layer in sea.gold])


def reefs_under(sea: Sea, cells: int) -> int:
    return sum([(cells & layer).bit_count() for layer in sea.reefs])


def gold_cards_needed(sea: Sea, gold: int, cells: int) -> int:
    """The fewest gold cards that make the placement payable."""
    short = toll(sea, cells) - gold - gold_under(sea, cells)
    return -(-short // REEF_GOLD) if short > 0 else 0


@dataclass(frozen=True, slots=True)
class PlaceHead(Effect):
    """Which cell of the dragon just laid (the player's last) gets the head."""

    def run(self, game: SeaDragons, at: At) -> None:
        game.ask(self, at, tuple(bits(game.players[at.player].dragons[-1])))

    def subject(self, game: SeaDragons, at: At) -> Subject | None:
        return Subject("", game.box.figures[game.players[at.player].played[-1]].name)

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        player.heads_at = (*player.heads_at[:-1], option)
        if game.events is not None:
            game.tell(PlacedHead(at.player, game.sea.where(option)))

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-place-head", cell=cell_name(game.sea, option))

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        row, column = game.sea.where(option)
        return f"cell:{row},{column}"


def play_card(game: SeaDragons, at: At) -> Figure:
    """The card goes from the hand, face up, before its player."""
    player = game.players[at.player]
    card, seen = player.give_up(at.piece)
    if not seen:
        game.reveals += 1
    player.played += (card,)
    return game.box.figures[card]


def collect_ships(game: SeaDragons, seat: int, cells: int) -> None:
    taken = ships_under(game, cells)
    if any(taken):
        player = game.players[seat]
        player.ships = tuple([owned + n for owned, n in zip(player.ships, taken, strict=True)])
        game.fleet = [mask & ~cells for mask in game.fleet]
        if game.events is not None:
            game.tell(CollectedShips(seat, fleet(taken)))


def ships_under(game: SeaDragons, cells: int) -> list[int]:
    """The ships on these cells, by colour."""
    taken = [0] * len(SHIPS)
    for i, mask in enumerate(game.fleet):
        if mask & cells:
            taken[i % len(SHIPS)] += (mask & cells).bit_count()
    return taken


PLACE_HEAD: Final = PlaceHead()
