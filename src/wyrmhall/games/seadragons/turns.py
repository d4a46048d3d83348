"""The flow of a turn: play a dragon card, complete a mission, take a new card; or pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.events import loose
from wyrmhall.core.shapes import beside, bits
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.seadragons.cards import (
    COLOURS,
    DRAGON_MARKET,
    GOLD,
    PASS_GOLD,
    SHIPS,
    SIZES,
)
from wyrmhall.games.seadragons.effects import (
    DISCARD_GOLD,
    DRAW_REEF,
    PAY_NEIGHBOURS,
    TAKE_BACK,
    TELLING,
    GainGold,
    Step,
    discard_gold,
    neighbours,
)
from wyrmhall.games.seadragons.missions import COMPLETE_MISSION
from wyrmhall.games.seadragons.places import (
    RICH,
    cells_of,
    gold_cards_needed,
    gold_under,
    is_playable,
    open_water,
    placements,
    reach,
    reefs_under,
    toll,
)
from wyrmhall.games.seadragons.streams import DRAGON_PILE
from wyrmhall.games.seadragons.words import all_of, cell_name, cell_names, cells_target, ships

if TYPE_CHECKING:
    from wyrmhall.games.seadragons.box import Figure
    from wyrmhall.games.seadragons.state import SeaDragons

PASS: Final = SKIP
PILE: Final = 1000
"""Taking the top card of a pile is the option PILE + size; other options of `TakeCard` are figures of the market."""


@dataclass(frozen=True, slots=True)
class PickColour(Effect):
    """Before the game, in seat order: one of the colours for this number of players."""

    def run(self, game: SeaDragons, at: At) -> None:
        picked = [player.colour for player in game.players]
        game.ask(self, at, tuple([c for c in range(len(picked)) if c not in picked]))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        game.players[at.player].colour = option
        if game.events is not None:
            game.tell(loose("colour", at.player, {"colour": COLOURS[option]}))

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("colour", colour=COLOURS[option])


@dataclass(frozen=True, slots=True)
class PlayOrPass(Step):
    """A turn begins: play one of the dragon cards that can be placed and paid, or pass."""

    def run(self, game: SeaDragons, at: At) -> None:
        player = game.players[at.player]
        water = open_water(game, player)
        figures = game.box.figures
        playable = [card for card in dict.fromkeys(player.hand) if is_playable(game, player, figures[card], water)]
        game.ask(self, at, (*playable, PASS), even_one=game.setup.version != TELLING)

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        if option != PASS:
            # The card stays in its place in the hand, and unknown to the others, until the dragon lies.
            game.push(PLACE_DRAGON, At(at.player, piece=player.slot(option)))
            return
        if game.events is not None:
            game.tell(loose("passed", at.player))
        player.heads -= 1
        player.passes += 1
        game.push(END_TURN, at)
        game.push(GAIN_PASS_GOLD, at)
        game.push(DISCARD_CARD, at)

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return PASS

    def beside(self, game: SeaDragons, seat: int) -> tuple[int, ...]:
        return (DISCARD_GOLD,) if GOLD in game.players[seat].reefs else ()

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        if option == PASS:
            return Msg("pick-pass", n=PASS_GOLD)
        return Msg("pick-play", card=game.box.figures[option].name)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return "" if option == PASS else hand_target(game, at.player, option)

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        player = game.players[at.player]
        for card in dict.fromkeys(player.hand):
            figure = game.box.figures[card]
            if not placements(game, player, figure, player.purse):
                has_room = bool(placements(game, player, figure, RICH))
                why = Msg("refuse-card-gold" if has_room else "refuse-card-room", card=figure.name)
                yield Refusal(hand_target(game, at.player, card), why, "SD-EDG-03" if has_room else "SD-PAS-02")


@dataclass(frozen=True, slots=True)
class PlaceDragon(Step):
    """Step I: lay the figure of the card (`at.piece`: its place in the hand) on the sea."""

    def run(self, game: SeaDragons, at: At) -> None:
        player = game.players[at.player]
        game.ask(self, at, placements(game, player, game.box.figures[player.hand[at.piece]], player.purse))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        lay_dragon(game, at, cells_of(self.figure(game, at), option))

    def figure(self, game: SeaDragons, at: At) -> Figure:
        return game.box.figures[game.players[at.player].hand[at.piece]]

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return TAKE_BACK  # and then, at the choice before this one, pass

    def beside(self, game: SeaDragons, seat: int) -> tuple[int, ...]:
        return (DISCARD_GOLD, TAKE_BACK) if GOLD in game.players[seat].reefs else (TAKE_BACK,)

    def reopened(self) -> Effect:
        return PLAY_OR_PASS

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        cells = cells_of(self.figure(game, at), option)
        needed = gold_cards_needed(game.sea, game.players[at.player].gold, cells)
        return Msg("pick-place-dragon", cells=cell_names(game.sea, cells), needed=needed)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return cells_target(game.sea, cells_of(self.figure(game, at), option))

    def preview(self, game: SeaDragons, at: At, option: int) -> Says:
        sea, cells = game.sea, cells_of(self.figure(game, at), option)
        paid = neighbours(game, at.player, beside(cells, sea.stride))
        return Msg(
            "preview-place",
            cost=toll(sea, cells),
            gold=gold_under(sea, cells),
            ships=all_of(ships(ships_under(game, cells))),
            reefs=reefs_under(sea, cells),
            others=sum([gold for _, gold in paid]),
        )

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        player, sea = game.players[at.player], game.sea
        figure = self.figure(game, at)
        offered = reach(figure, placements(game, player, figure, player.purse))
        too_dear = reach(figure, placements(game, player, figure, RICH))
        free, _ = open_water(game, player)
        for bit in bits((sea.cells | sea.island) & ~offered):
            cell = 1 << bit
            if cell & sea.island:
                why, clause = "refuse-cell-island", "SD-PLC-09"
            elif cell & game.tokens:
                why, clause = "refuse-cell-taken", "SD-PLC-08"
            elif not cell & free:
                why, clause = "refuse-cell-own", "SD-PLC-11"
            elif cell & too_dear:
                why, clause = "refuse-cell-gold", "SD-PAY-03"
            else:
                why, clause = "refuse-cell-contact", "SD-PLC-10"
            row, column = sea.where(bit)
            yield Refusal(f"cell:{row},{column}", Msg(why, cell=cell_name(sea, bit)), clause)


@dataclass(frozen=True, slots=True)
class PlaceHead(Effect):
    """Which cell of the dragon just laid (the player's last) gets the head."""

    def run(self, game: SeaDragons, at: At) -> None:
        game.ask(self, at, tuple(bits(game.players[at.player].dragons[-1])))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        player.heads_at = (*player.heads_at[:-1], option)
        if game.events is not None:
            game.tell(loose("head", at.player, {"cell": cell_name(game.sea, option)}))

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-place-head", cell=cell_name(game.sea, option))

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        row, column = game.sea.where(option)
        return f"cell:{row},{column}"


def lay_dragon(game: SeaDragons, at: At, cells: int) -> None:
    """Lay the tokens, the head first; collect ships and gold, pay; then reef draws, neighbours, steps II and III."""
    player, sea = game.players[at.player], game.sea
    figure = play_card(game, at)
    player.heads -= 1
    player.dragons += (cells,)
    player.heads_at += ((cells & -cells).bit_length() - 1,)
    player.tokens |= cells
    game.tokens |= cells
    if game.events is not None:
        facts = {"card": figure.name, "cells": cell_names(sea, cells), "place": cells_target(sea, cells)}
        game.tell(loose("placed", at.player, facts))
    _collect_ships(game, at.player, cells)
    gold, cost = gold_under(sea, cells), toll(sea, cells)
    if gold:
        player.gold += gold
        if game.events is not None:
            game.tell(loose("gold", at.player, {"n": gold}))
    if cost:
        if cost > player.gold:
            discard_gold(game, at.player, gold_cards_needed(sea, player.gold - gold, cells))
        player.gold -= cost
        if game.events is not None:
            game.tell(loose("paid", at.player, {"n": cost}))
    game.push(END_TURN, at)
    game.push(TAKE_CARD, At(at.player, piece=figure.size))
    game.push(COMPLETE_MISSION, at)
    game.push(PAY_NEIGHBOURS, at)
    for _ in range(reefs_under(sea, cells)):
        game.push(DRAW_REEF, at)
    if game.setup["choose_head"]:
        game.push(PLACE_HEAD, at)


def play_card(game: SeaDragons, at: At) -> Figure:
    """The card goes from the hand, face up, before its player."""
    player = game.players[at.player]
    card, seen = player.give_up(at.piece)
    if not seen:
        game.reveals += 1
    player.played += (card,)
    return game.box.figures[card]


def _collect_ships(game: SeaDragons, seat: int, cells: int) -> None:
    taken = ships_under(game, cells)
    if any(taken):
        player = game.players[seat]
        player.ships = tuple([owned + n for owned, n in zip(player.ships, taken, strict=True)])
        game.fleet = [mask & ~cells for mask in game.fleet]
        if game.events is not None:
            game.tell(loose("ships", seat, {"ships": ships(taken)}))


def ships_under(game: SeaDragons, cells: int) -> list[int]:
    """The ships on these cells, by colour."""
    taken = [0] * len(SHIPS)
    for i, mask in enumerate(game.fleet):
        if mask & cells:
            taken[i % len(SHIPS)] += (mask & cells).bit_count()
    return taken


@dataclass(frozen=True, slots=True)
class TakeCard(Effect):
    """Step III: take a card from market or pile, of another size than the one played or discarded (`at.piece`)."""

    def run(self, game: SeaDragons, at: At) -> None:
        options: list[int] = []
        for size in range(len(SIZES)):
            if size != at.piece:
                slot = size * DRAGON_MARKET
                options += [card for card in dict.fromkeys(game.market[slot : slot + DRAGON_MARKET]) if card >= 0]
        options += [PILE + size for size in range(len(SIZES)) if size != at.piece and has_cards(game, size)]
        game.ask(self, at, tuple(options))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        figures = game.box.figures
        if option >= PILE:
            card = top_card(game, option - PILE)
            player.take(card, seen=False)
            if game.events is not None:
                secret: dict[str, object] = {"card": figures[card].name}
                game.tell(loose("drew", at.player, {"size": SIZES[option - PILE]}, secret, (at.player,)))
            return
        player.take(option, seen=True)
        size, slot = figures[option].size, game.market.index(option)
        if game.events is not None:
            game.tell(loose("took", at.player, {"card": figures[option].name}))
        game.market[slot] = top_card(game, size) if has_cards(game, size) else -1
        if game.events is not None and game.market[slot] >= 0:
            game.tell(loose("new-card", at.player, {"card": figures[game.market[slot]].name}))

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        piles = [option for option in options if option >= PILE]
        most = max([len(game.piles[option - PILE]) for option in piles], default=0)
        return next((option for option in piles if len(game.piles[option - PILE]) == most), options[0])

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        if option >= PILE:
            return Msg("pick-pile", size=SIZES[option - PILE])
        return Msg("pick-take-card", card=game.box.figures[option].name)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return f"pile:{SIZES[option - PILE]}" if option >= PILE else market_target(game, option)

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        for card in dict.fromkeys(game.market):
            if card >= 0 and game.box.figures[card].size == at.piece:
                why = Msg("refuse-card-size", card=game.box.figures[card].name)
                yield Refusal(market_target(game, card), why, "SD-DRW-03")
        for size, name in enumerate(SIZES):
            if size == at.piece:
                yield Refusal(f"pile:{name}", Msg("refuse-pile-size", size=name), "SD-DRW-04")
            elif not has_cards(game, size):
                yield Refusal(f"pile:{name}", Msg("refuse-pile-empty", size=name), "SD-DRW-13")


@dataclass(frozen=True, slots=True)
class DiscardCard(Effect):
    """Passing: discard one of the hand cards, and take one of another size."""

    def run(self, game: SeaDragons, at: At) -> None:
        hand = game.players[at.player].hand
        game.ask(self, at, tuple(dict.fromkeys(hand)), even_one=len(hand) > 1 and game.setup.version != TELLING)

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        _, seen = player.give_up(player.slot(option))
        if not seen:
            game.reveals += 1
        figure = game.box.figures[option]
        game.passed += (option,)
        if game.events is not None:
            game.tell(loose("discarded", at.player, {"card": figure.name}))
        game.push(TAKE_CARD, At(at.player, piece=figure.size))

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return game.players[at.player].hand[0]

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-discard-card", card=game.box.figures[option].name)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return hand_target(game, at.player, option)


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """The turn passes to the left, to the next player who has a head; without any the game is over."""

    def run(self, game: SeaDragons, at: At) -> None:
        n = len(game.players)
        for i in range(1, n + 1):
            seat = (at.player + i) % n
            if game.players[seat].heads:
                game.push(PLAY_OR_PASS, At(seat))
                return
        game.reveals += 1  # the reef cards are shown
        if game.events is not None:
            game.tell(loose("ended", -1))


def has_cards(game: SeaDragons, size: int) -> bool:
    """Whether a card of the size can be drawn, be it after a shuffle of its discard."""
    return bool(game.piles[size]) or bool(_discard(game, size))


def _discard(game: SeaDragons, size: int) -> list[int]:
    """All cards of the size that lie open: discarded beside the piles, or played."""
    figures = game.box.figures
    cards = [card for card in game.passed if figures[card].size == size]
    return cards + [card for player in game.players for card in player.played if figures[card].size == size]


def top_card(game: SeaDragons, size: int) -> int:
    """The top card of a pile; an empty one is first made anew from all played and discarded cards of the size."""
    pile = game.piles[size]
    if not pile:
        figures = game.box.figures
        pile += _discard(game, size)
        game.passed = tuple([card for card in game.passed if figures[card].size != size])
        for player in game.players:
            player.played = tuple([card for card in player.played if figures[card].size != size])
        if game.events is not None:
            game.tell(loose("reshuffled", -1, {"size": SIZES[size], "n": len(pile)}))
    return draw(game, pile, DRAGON_PILE + size)


def hand_target(game: SeaDragons, seat: int, card: int) -> str:
    return f"player:{seat}:hand:{game.players[seat].slot(card)}"


def market_target(game: SeaDragons, card: int) -> str:
    return f"market:{game.market.index(card)}"


PLAY_OR_PASS: Final = PlayOrPass()
PLACE_DRAGON: Final = PlaceDragon()
PLACE_HEAD: Final = PlaceHead()
TAKE_CARD: Final = TakeCard()
DISCARD_CARD: Final = DiscardCard()
END_TURN: Final = EndTurn()
PICK_COLOUR: Final = PickColour()
GAIN_PASS_GOLD: Final = GainGold(PASS_GOLD)
