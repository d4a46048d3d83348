"""What a dragon meets where it is laid: the cells it covers, their cost, gold, ships and reefs, and its head."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.masks import bits
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.seadragons.cards import REEF_GOLD, SHIPS, TOLL
from wyrmhall.games.seadragons.components import Figure
from wyrmhall.games.seadragons.events import (
    CollectedShips,
    PlacedHead,
    fleet,
)
from wyrmhall.games.seadragons.numbers import placed
from wyrmhall.games.seadragons.sea import Sea, cell_name
from wyrmhall.games.seadragons.state import SeaDragons


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


def gold_lacking(sea: Sea, figure: Figure, options: tuple[int, ...], purse: int) -> dict[int, int]:
    """For each cell, by its bit, the gold that is missing for the cheapest of the placements that cover it."""
    least: dict[int, int] = {}
    for option in options:
        cells = cells_of(figure, option)
        short = toll(sea, cells) - gold_under(sea, cells) - purse
        for bit in bits(cells):
            least[bit] = min(short, least.get(bit, short))
    return least


def toll(sea: Sea, cells: int) -> int:
    """What a dragon on these cells costs."""
    return TOLL * (cells & sea.toll).bit_count()


def gold_under(sea: Sea, cells: int) -> int:
    return _on(cells, sea.gold)


def reefs_under(sea: Sea, cells: int) -> int:
    return _on(cells, sea.reefs)


def _on(cells: int, layers: Sequence[int]) -> int:
    """How many of a symbol lie on the cells."""
    n = 0
    for layer in layers:
        if layer & cells:
            n += (layer & cells).bit_count()
    return n


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
    afloat, taken = game.fleet, NO_SHIPS
    for i, mask in enumerate(afloat):
        under = mask & cells
        if under:
            if taken is NO_SHIPS:
                taken = NO_SHIPS[:]
            taken[i % len(SHIPS)] += under.bit_count()
            afloat[i] = mask ^ under
    if taken is NO_SHIPS:
        return
    player = game.players[seat]
    player.ships = tuple([owned + n for owned, n in zip(player.ships, taken, strict=True)])
    if game.events is not None:
        game.tell(CollectedShips(seat, fleet(taken)))


def ships_under(game: SeaDragons, cells: int) -> list[int]:
    """The ships on these cells, by colour."""
    taken = [0] * len(SHIPS)
    for i, mask in enumerate(game.fleet):
        if mask & cells:
            taken[i % len(SHIPS)] += (mask & cells).bit_count()
    return taken


NO_SHIPS: Final = [0] * len(SHIPS)
PLACE_HEAD: Final = PlaceHead()
