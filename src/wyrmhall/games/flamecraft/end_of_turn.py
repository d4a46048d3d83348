"""The steps at the end of a turn: new shops, limits, Park and row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.flamecraft.events import NewShop, Returned, ReturnedGoods
from wyrmhall.games.flamecraft.moves import leave_hand, open_artisan, refill_park, refill_row, use_companion
from wyrmhall.games.flamecraft.numbers import (
    ETERNAL_FLAME,
    FACE_DOWN,
    FIRST_SLOT,
    GOODS_LIMIT,
    HAND_LIMIT,
    PETER,
    SHOP_DECK,
    knows,
)
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.visits import with_gifts


@dataclass(frozen=True, slots=True)
class TurnUp(Effect):
    """Turn up the shops that were laid face down in this turn."""

    def run(self, game: Flamecraft, at: At) -> None:
        new = []
        for space, shop in enumerate(game.town):
            if shop == FACE_DOWN:
                game.town[space] = draw(game, game.shop_deck, SHOP_DECK)
                new.append(game.town[space])
        for shop in new:
            if game.events is not None:
                game.tell(NewShop(at.player, game.shop_key(shop), game.shop_name(shop)))
            if shop == ETERNAL_FLAME:
                for slot in (FIRST_SLOT[shop], FIRST_SLOT[shop] + 2):
                    if game.artisans_left_in_deck:
                        game.slots[slot] = open_artisan(game)
        if new and game.has_companion(at.player, PETER):
            game.push(PeterMoment(tuple(new)), at)


@dataclass(frozen=True, slots=True)
class PeterMoment(Effect):
    """New shops were turned up: the owner of Peter may go to one of them and take a new turn."""

    new: tuple[int, ...]

    def run(self, game: Flamecraft, at: At) -> None:
        options = with_gifts(game, at.player, list(self.new))
        if options:
            game.ask(self, at, (*options, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            use_companion(game, at.player)
            game.goes_to = option

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        return Subject(f"companion:{PETER}")  # whom the question names

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else game.shop_name(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"shop:{option}"


@dataclass(frozen=True, slots=True)
class Limits(Effect):
    """Seven goods of a kind, six artisans: the rest goes back."""

    def run(self, game: Flamecraft, at: At) -> None:
        player = game.players[at.player]
        if max(player.goods) > GOODS_LIMIT:
            if game.events is not None:
                game.tell(ReturnedGoods(at.player, tuple([max(n - GOODS_LIMIT, 0) for n in player.goods])))
            player.goods = [min(n, GOODS_LIMIT) for n in player.goods]
        if len(player.hand) > HAND_LIMIT:
            game.push(RETURN_ARTISAN, at)


@dataclass(frozen=True, slots=True)
class ReturnArtisan(Effect):
    """Put artisans of the hand under the deck, in the order chosen, until six are left."""

    def run(self, game: Flamecraft, at: At) -> None:
        if len(game.players[at.player].hand) > HAND_LIMIT:
            game.ask(self, at, tuple(game.kinds_in_hand(at.player)))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        artisan = leave_hand(game, at.player, option)
        game.under.append(artisan)
        game.seen[artisan] = knows(at.player)
        for kept in game.players[at.player].hand:
            game.seen[kept] = knows(at.player)  # whoever knew one of them does not know which are left
        if game.events is not None:
            game.tell(Returned(at.player, artisan))
        game.push(RETURN_ARTISAN, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.name_of(game.of_kind(at.player, option))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"player:{at.player}:hand:{option}"


@dataclass(frozen=True, slots=True)
class Refresh(Effect):
    """Five artisans in the Park, then five enchantments in the row."""

    def run(self, game: Flamecraft, at: At) -> None:
        refill_park(game)
        refill_row(game)


RETURN_ARTISAN: Final = ReturnArtisan()
