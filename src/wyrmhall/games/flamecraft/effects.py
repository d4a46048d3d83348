"""The verbs of rewards: gain, take, draw, flip."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from wyrmhall.core.effects import OneOf
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import STEP, UNTYPED, numbers
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.components import Rewards
from wyrmhall.games.flamecraft.events import KindShown
from wyrmhall.games.flamecraft.goods import GOODS_TYPED, amounts, times
from wyrmhall.games.flamecraft.moves import draw_fancy, gain, take_from_park, take_top
from wyrmhall.games.flamecraft.numbers import (
    FROM_DECK,
    FROM_SHOPS,
    FROM_SLOTS,
    GOODS,
    KINDS,
    NO_GOODS,
    kind_of,
)
from wyrmhall.games.flamecraft.state import Flamecraft


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Take goods and coins from the supply, raise the reputation, take artisans and fancy dragons."""

    rep: int = field(default=0, metadata=numbers(0, 20))
    coins: int = field(default=0, metadata=numbers(0, 20))
    fancy: int = field(default=0, metadata=numbers(0, 1))
    artisans: int = field(default=0, metadata=numbers(0, 6))
    goods: tuple[int, ...] = field(default=NO_GOODS, metadata=GOODS_TYPED)
    source: int = field(default=FROM_SHOPS, metadata=UNTYPED)

    def run(self, game: Flamecraft, at: At) -> None:
        if self.rep or self.coins or self.goods != NO_GOODS:
            gain(game, at.player, self.goods, self.coins, self.rep, self.source)
        if self.fancy and self.artisans:
            game.push(BOTH_DRAGONS, at)
        elif self.fancy:
            draw_fancy(game, at.player)
        elif self.artisans:
            game.push(take(self.artisans), at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return True

    def fault(self) -> str:
        if self.fancy and self.artisans > 1:
            return "one-artisan"
        return "" if any((*self.goods, self.coins, self.rep, self.fancy, self.artisans)) else "nothing"

    def words(self) -> dict[str, object]:
        plain = amounts(self.goods, self.coins, self.rep) if self.rep or self.coins or any(self.goods) else []
        if self.artisans:
            plain.append(Msg("artisans", n=self.artisans))
        if self.fancy:
            plain.append(Msg("fancies", n=self.fancy))
        return {"what": plain or [Msg("nothing")], "none": not plain}

    def signs(self) -> tuple[str, ...]:
        given = [sign for kind in KINDS for sign in times(self.goods[kind], GOODS[kind])]
        more = (*times(self.coins, "coin"), *times(self.rep, "rep"))
        return (*given, *more, *times(self.artisans, "artisan"), *times(self.fancy, "fancy"))


@cache
def brings(reward: Rewards, source: int = FROM_SLOTS) -> Gain:
    """What a slot or an enchantment gives."""
    return Gain(reward.rep, reward.coins, reward.fancy, reward.artisans, source=source)


@dataclass(frozen=True, slots=True)
class EitherOr(OneOf):
    """One of two halves that can be done."""

    def words(self) -> dict[str, object]:
        return {"one": self.parts[0], "two": self.parts[1]}

    def signs(self) -> tuple[str, ...]:
        return (*self.parts[0].signs(), "or", *self.parts[1].signs())


@dataclass(frozen=True, slots=True)
class AndThen(Effect):
    """One part, then another as far as possible."""

    first: Effect = field(metadata=STEP)
    then: Effect = field(metadata=STEP)

    def run(self, game: Flamecraft, at: At) -> None:
        game.push(self.then, at)
        game.push(self.first, at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return self.first.can(game, at)

    def signs(self) -> tuple[str, ...]:
        return (*self.first.signs(), *self.then.signs())


@dataclass(frozen=True, slots=True)
class BothDragons(Effect):
    """Take an artisan and a fancy dragon, in the order the player chooses."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.fancy_left and game.artisans_left:
            game.ask(self, at, (0, 1))
        elif game.artisans_left:
            game.push(take(1), at)
        else:
            draw_fancy(game, at.player)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == 0:
            game.push(DRAW_FANCY, at)
            game.push(take(1), at)
        else:
            draw_fancy(game, at.player)
            game.push(take(1), at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("artisan-first" if option == 0 else "fancy-first")


@dataclass(frozen=True, slots=True)
class DrawFancy(Effect):
    """Take the top card of the fancy deck."""

    def run(self, game: Flamecraft, at: At) -> None:
        draw_fancy(game, at.player)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.fancy_left > 0

    def signs(self) -> tuple[str, ...]:
        return ("fancy",)


@dataclass(frozen=True, slots=True)
class TakeArtisans(Effect):
    """Take artisans one after another, each any one of the Park or the top one of the deck."""

    n: int
    deck: bool = True
    gathering: bool = field(
        default=False, metadata=UNTYPED
    )  # Sew Cute remembers the kind that was drawn while gathering

    def run(self, game: Flamecraft, at: At) -> None:
        options = game.park_options()
        if self.deck and game.artisans_left_in_deck:
            options.append(FROM_DECK)
        game.ask(self, at, tuple(options))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        artisan = take_top(game, at.player) if option == FROM_DECK else take_from_park(game, at.player, option)
        if self.gathering:
            game.drawn = kind_of(artisan)
        if self.n > 1:
            game.push(take(self.n - 1, self.deck), at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.artisans_left if self.deck else any(a >= 0 for a in game.park)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == FROM_DECK:
            return Msg("top-of-the-deck")
        treats = game.treats_on(option)
        if any(treats):
            return Msg("artisan-with-goods", artisan=game.name_of(game.park[option]), what=amounts(tuple(treats)))
        return game.name_of(game.park[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "deck:artisans" if option == FROM_DECK else f"park:{option}"

    def signs(self) -> tuple[str, ...]:
        return times(self.n, "artisan")


@cache
def take(n: int, deck: bool = True) -> TakeArtisans:
    return TakeArtisans(n, deck)


@dataclass(frozen=True, slots=True)
class GoodsOfThePark(Effect):
    """Gain a good of its kind for each artisan in the Park."""

    def run(self, game: Flamecraft, at: At) -> None:
        gained = [0] * 6
        for artisan in game.park:
            if artisan >= 0:
                gained[kind_of(artisan)] += 1
        gain(game, at.player, tuple(gained), 0, 0, FROM_SHOPS)

    def signs(self) -> tuple[str, ...]:
        return ("any", "each", "park")


@dataclass(frozen=True, slots=True)
class GoodsOfTheShop(Effect):
    """Gain goods of its kind from each artisan here."""

    n: int

    def run(self, game: Flamecraft, at: At) -> None:
        gained = [0] * 6
        for slot in range(at.place, at.place + 3):
            if game.slots[slot] >= 0:
                gained[kind_of(game.slots[slot])] += self.n
        gain(game, at.player, tuple(gained), 0, 0, FROM_SHOPS)

    def can(self, game: Flamecraft, at: At) -> bool:
        return any(game.slots[slot] >= 0 for slot in range(at.place, at.place + 3))

    def signs(self) -> tuple[str, ...]:
        return (*times(self.n, "any"), "each", "artisan")


@dataclass(frozen=True, slots=True)
class RepForTheKindDrawn(Effect):
    """Gain reputation for each artisan in Town of the kind drawn when gathering here."""

    def run(self, game: Flamecraft, at: At) -> None:
        gain(game, at.player, NO_GOODS, 0, game.in_town(game.drawn), FROM_SHOPS)
        game.show()  # it may have come unseen from the deck
        if game.events is not None:
            game.tell(KindShown(at.player, GOODS[game.drawn]))

    def can(self, game: Flamecraft, at: At) -> bool:
        return game.drawn >= 0 and game.in_town(game.drawn) > 0

    def signs(self) -> tuple[str, ...]:
        return ("rep", "each", "artisan")


BOTH_DRAGONS: Final = BothDragons()
DRAW_FANCY: Final = DrawFancy()
