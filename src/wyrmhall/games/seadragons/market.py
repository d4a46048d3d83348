"""Dragon cards from market and piles: step III of a turn, and what passing discards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import At, Effect, Refusal
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.seadragons.cards import DRAGON_MARKET, SIZES
from wyrmhall.games.seadragons.events import (
    DiscardedCard,
    DrewCard,
    NewCard,
    Reshuffled,
    TookCard,
)
from wyrmhall.games.seadragons.numbers import DRAGON_PILE, PILE, TAKEN
from wyrmhall.games.seadragons.state import SeaDragons
from wyrmhall.games.seadragons.versions import TELLING


@dataclass(frozen=True, slots=True)
class TakeCard(Effect):
    """Step III: take a card from market or pile, of another size than the one played or discarded."""

    other_than: int

    def run(self, game: SeaDragons, at: At) -> None:
        market = game.market
        options: list[int] = []
        for slot in OTHER_SLOTS[self.other_than]:
            card = market[slot]
            if card >= 0 and card not in options:
                options.append(card)
        sizes, piles = OTHER_SIZES[self.other_than], game.piles
        options += [PILES[size] for size in sizes if piles[size] or has_cards(game, size)]
        game.ask(self, at, tuple(options))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        figures = game.box.figures
        kind, n = TAKEN.thing(option)
        if kind == PILE:
            card = top_card(game, n)
            player.take(card, seen=False)
            if game.events is not None:
                game.tell(DrewCard(at.player, SIZES[n], game.box, figures[card].id))
            return
        player.take(option, seen=True)
        size, slot = figures[option].size, game.market.index(option)
        if game.events is not None:
            game.tell(TookCard(at.player, figures[option].id, game.box))
        game.market[slot] = top_card(game, size) if has_cards(game, size) else -1
        if game.events is not None and game.market[slot] >= 0:
            game.tell(NewCard(at.player, figures[game.market[slot]].id, game.box))

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        sizes = [n for kind, n in map(TAKEN.thing, options) if kind == PILE]
        if not sizes:
            return options[0]
        return TAKEN.option(PILE, max(sizes, key=lambda size: len(game.piles[size])))

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        kind, n = TAKEN.thing(option)
        if kind == PILE:
            return Msg("pick-pile", size=SIZES[n])
        return Msg("pick-take-card", card=game.box.figures[option].name)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        kind, n = TAKEN.thing(option)
        return f"pile:{SIZES[n]}" if kind == PILE else market_target(game, n)

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        for card in dict.fromkeys(game.market):
            if card >= 0 and game.box.figures[card].size == self.other_than:
                why = Msg("refuse-card-size", card=game.box.figures[card].name)
                yield Refusal(market_target(game, card), why, "SD-DRW-03")
        for size, name in enumerate(SIZES):
            if size == self.other_than:
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
            game.tell(DiscardedCard(at.player, figure.id, game.box))
        game.push(TAKE_CARD[figure.size], at)

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return game.players[at.player].hand[0]

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-discard-card", card=game.box.figures[option].name)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return hand_target(game, at.player, option)


def has_cards(game: SeaDragons, size: int) -> bool:
    """Whether a card of the size can be drawn, be it after a shuffle of its discard."""
    return len(game.piles[size]) > 0 or len(_discard(game, size)) > 0


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
            game.tell(Reshuffled(-1, SIZES[size], len(pile)))
    return draw(game, pile, DRAGON_PILE + size)


def hand_target(game: SeaDragons, seat: int, card: int) -> str:
    return f"player:{seat}:hand:{game.players[seat].slot(card)}"


def market_target(game: SeaDragons, card: int) -> str:
    return f"market:{game.market.index(card)}"


PILES: Final = TAKEN.options(PILE)
OTHER_SIZES: Final = tuple([tuple([size for size in range(len(SIZES)) if size != n]) for n in range(len(SIZES))])
"""By size: the other two, and the slots of the market for their cards."""
OTHER_SLOTS: Final = tuple(
    [tuple([size * DRAGON_MARKET + i for size in sizes for i in range(DRAGON_MARKET)]) for sizes in OTHER_SIZES]
)
TAKE_CARD: Final = tuple([TakeCard(size) for size in range(len(SIZES))])
DISCARD_CARD: Final = DiscardCard()
