"""The turn: visit, gather or enchant, and whose turn comes next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft import shops
from wyrmhall.games.flamecraft.board import ACCEPTS, ICON, REWARD, ROOST
from wyrmhall.games.flamecraft.casting import ON_SHOP, Resolve, castable
from wyrmhall.games.flamecraft.choices import any_goods
from wyrmhall.games.flamecraft.companions import DanielMoment, ErickMoment
from wyrmhall.games.flamecraft.effects import Gain, TakeArtisans
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.ending import Limits, Refresh, TurnUp
from wyrmhall.games.flamecraft.firing import CLOSE, FireUp, FreeMoment
from wyrmhall.games.flamecraft.kinds import (
    ANY,
    COIN,
    DRAGON,
    EMPTY,
    ERICK,
    FACE_DOWN,
    FROM_SHOPS,
    good,
)
from wyrmhall.games.flamecraft.placing import HERE, place_artisan, slot_name
from wyrmhall.games.flamecraft.scoring import END_GAME
from wyrmhall.games.flamecraft.solo import SOLO_STEPS
from wyrmhall.games.flamecraft.visits import GIVE_VISITOR, missing, tokens_at, with_gifts

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft

GATHER: Final = 0
ENCHANT: Final = 1


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """One full turn of a player; an extra turn by Peter begins at a fixed shop."""

    fixed: int = EMPTY

    def run(self, game: Flamecraft, at: At) -> None:
        game.active = at.player
        game.turns += 1
        game.visited = game.placed = game.drawn = game.cast = game.cast_at = EMPTY
        game.fired = 0
        game.pocus = game.hocus = game.earned = False
        game.goes_to = EMPTY
        if game.events is not None:
            game.tell(loose("turn", at.player))
        game.push(END_OF_TURN, at)
        game.push(VISIT if self.fixed == EMPTY else Visit(self.fixed), at)


@dataclass(frozen=True, slots=True)
class Visit(FreeMoment):
    """Move the token to another shop."""

    fixed: int = EMPTY

    @property
    def quiet(self) -> bool:
        return False  # every turn begins with it

    def run(self, game: Flamecraft, at: At) -> None:
        if self.fixed != EMPTY:  # asked all the same: it is the first moment of that turn
            game.ask(self, at, (self.fixed,), even_one=True)
            return
        player = game.players[at.player]
        open_shops = [shop for shop in game.town if shop >= 0 and shop != player.last and shop != player.token]
        options = with_gifts(game, at.player, open_shops)
        if not options:  # only in solo: wherever the player goes, they give what they can
            options = [shop for shop in game.town if shop >= 0 and shop != player.token]
        game.ask(self, at, tuple(options))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        player = game.players[at.player]
        player.token = player.last = game.visited = option
        if game.events is not None:
            game.tell(loose("visited", at.player, {"shop": game.shop_name(option)}))
        here = At(at.player, option * 3)
        game.push(ACTION, here)
        for to in reversed(tokens_at(game, at.player, option)):
            game.push(GIVE_VISITOR[to], here)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        there = len(tokens_at(game, at.player, option))
        return Msg("visit-and-give", shop=game.shop_name(option), n=there) if there else game.shop_name(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"shop:{option}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        gathers = gathering(game, option)
        if tokens_at(game, at.player, option):
            return Msg("visit-preview", gathers=gathers, n=0)  # what can be cast depends on what is given
        why = why_not_enchant(game, at.player, option)
        if why is not None:
            return Msg("visit-preview-only", gathers=gathers, why=why)
        return Msg("visit-preview", gathers=gathers, n=len(castable(game, at.player, option)))

    def refusals(self, game: Flamecraft, at: At) -> Iterator[Refusal]:
        player = game.players[at.player]
        for space, shop in enumerate(game.town):
            if shop == FACE_DOWN:
                yield Refusal(f"space:{space}", Msg("no-face-down"), "FC-VIS-05")
            elif shop >= 0 and shop == player.last:
                yield Refusal(f"shop:{shop}", Msg("no-same-shop", shop=game.shop_name(shop)), "FC-VIS-02")
            elif shop >= 0 and shop == player.token:
                yield Refusal(f"shop:{shop}", Msg("no-standing-here", shop=game.shop_name(shop)), "FC-VIS-03")
            elif shop >= 0 and (need := missing(game, at.player, shop)) > 0:
                yield Refusal(f"shop:{shop}", Msg("no-gift", shop=game.shop_name(shop), n=need), "FC-VIS-10")


@dataclass(frozen=True, slots=True)
class Action(FreeMoment):
    """Gather or enchant."""

    @property
    def quiet(self) -> bool:
        return False  # what can be cast is open to all

    def run(self, game: Flamecraft, at: At) -> None:
        # By what lies open alone: what can be revealed here could be revealed before the visit, with the same effect.
        game.ask(self, at, (GATHER, ENCHANT) if castable(game, at.player, at.place // 3) else (GATHER,))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == GATHER:
            game.push(ABILITY_STEP, at)
            game.open_fires()
            game.push(CLOSE, at)
            game.push(FIRE_STEP, at)
            game.push(PLACE_STEP, at)
            game.push(GATHER_GOODS, at)
        else:
            game.push(LAST_MOMENT, at)
            game.open_fires()
            game.push(CLOSE, at)
            game.push(FIRE_AFTER_CAST, at)
            game.push(CAST, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("gather" if option == GATHER else "enchant")

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        return Msg("these", what=gathering(game, at.place // 3)) if option == GATHER else None


def why_not_enchant(game: Flamecraft, seat: int, shop: int) -> Msg | None:
    """Why the player could only gather at the shop."""
    if game.charms[shop * 3 + 2] != EMPTY:
        return Msg("no-more-enchantments")
    if ICON[shop] in (COIN, DRAGON):
        return Msg("no-enchanting-here")
    return None if castable(game, seat, shop) else Msg("no-enchantment-fits")


@dataclass(frozen=True, slots=True)
class GatherGoods(Effect):
    """Step 1: the shop gives its icon, and every artisan and enchantment there a good."""

    def run(self, game: Flamecraft, at: At) -> None:
        shop = at.place // 3
        game.gain(at.player, goods_at(game, shop), coins_at(shop), 0, FROM_SHOPS)
        icon = ICON[shop]
        if icon == ANY:
            game.push(any_goods(1), at)
        elif icon == DRAGON:
            game.push(GATHER_ARTISAN, at)


def goods_at(game: Flamecraft, shop: int) -> tuple[int, ...]:
    """The goods that its icon, its artisans and its enchantments give."""
    goods = [0] * 6
    if ICON[shop] < 6:
        goods[ICON[shop]] += 1
    for slot in (shop * 3, shop * 3 + 1, shop * 3 + 2):
        if game.slots[slot] >= 0 and shop != ROOST:
            goods[game.slots[slot] // 7] += 1
        if game.charms[slot] >= 0:
            goods[ENCHANTMENTS[game.charms[slot]].icon] += 1
    return tuple(goods)


def coins_at(shop: int) -> int:
    return shops.TABLE[shop].gives if ICON[shop] == COIN else 0


def gathering(game: Flamecraft, shop: int) -> list[Says]:
    """What step 1 of gathering there brings, in words."""
    goods, coins = goods_at(game, shop), coins_at(shop)
    parts: list[Says] = [Gain(coins=coins, goods=goods)] if coins or any(goods) else []
    if ICON[shop] == ANY:
        parts.append(any_goods(1))
    elif ICON[shop] == DRAGON:
        parts.append(GATHER_ARTISAN)
    return parts or [Gain()]


@dataclass(frozen=True, slots=True)
class PlaceStep(FreeMoment):
    """Step 2: place an artisan from the hand on a slot here; an option is kind * 3 + slot."""

    def run(self, game: Flamecraft, at: At) -> None:
        options = self.options(game, at)
        if options or self.could_get_one(game, at):
            game.ask(self, at, (*options, SKIP), even_one=True)

    def options(self, game: Flamecraft, at: At) -> list[int]:
        options: list[int] = []
        for kind in game.kinds_in_hand(at.player):
            for i in (0, 1, 2):
                if game.slots[at.place + i] < 0 and ACCEPTS[at.place + i] >> kind & 1:
                    options.append(kind * 3 + i)  # noqa: PERF401 - a loop says the two levels better
        return options

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-place-step" if self.options(game, at) else "ask-moment")

    def could_get_one(self, game: Flamecraft, at: At) -> bool:
        """Whether a sun dragon or a companion could bring an artisan for a slot that is empty."""
        empty = any(game.slots[slot] < 0 and ACCEPTS[slot] for slot in range(at.place, at.place + 3))
        return empty and game.could_get_artisan(at.player, self)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            artisan = game.leave_hand(at.player, option // 3)
            place_artisan(game, at, artisan, at.place + option % 3, HERE)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("skip")
        slot = slot_name(game, at.place + option % 3)
        return Msg("place-kind", artisan=Msg("artisan-of", good=good(option // 3)), slot=slot)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"slot:{at.place + option % 3}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        return None if option == SKIP else REWARD[at.place + option % 3]

    def refusals(self, game: Flamecraft, at: At) -> Iterator[Refusal]:
        kinds = game.kinds_in_hand(at.player)
        for slot in range(at.place, at.place + 3):
            if game.slots[slot] >= 0:
                yield Refusal(f"slot:{slot}", Msg("no-taken-slot", slot=slot_name(game, slot)), "FC-PLC-06")
            elif not any(ACCEPTS[slot] >> kind & 1 for kind in kinds):
                yield Refusal(f"slot:{slot}", Msg("no-match", slot=slot_name(game, slot)), "FC-PLC-02")


@dataclass(frozen=True, slots=True)
class AbilityStep(FreeMoment):
    """Step 4: use the ability of the shop. If it cannot be used, this is the last moment of the turn."""

    def run(self, game: Flamecraft, at: At) -> None:
        if self.is_usable(game, at):
            game.ask(self, at, (1, SKIP))
        elif game.standing(at.player, self) or game.setup["last_word"]:  # revealing may bring what the ability costs
            game.ask(self, at, (SKIP,), even_one=True)

    def is_usable(self, game: Flamecraft, at: At) -> bool:
        ability = shops.ABILITIES[at.place // 3]
        return ability is not None and ability.can(game, at)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        ability = shops.ABILITIES[at.place // 3]
        if ability is None or not ability.can(game, at):
            return
        game.push(LAST_MOMENT, at)
        if option == SKIP:
            return
        if game.has_companion(at.player, ERICK):
            game.push(ErickMoment(ability), at)
        game.push(ability, at)

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-ability-step" if self.is_usable(game, at) else "ask-last-moment")

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        ability = shops.ABILITIES[at.place // 3]
        if ability is None or not ability.can(game, at):
            return Msg("end-turn")
        return Msg("skip") if option == SKIP else ability

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"shop:{at.place // 3}"


@dataclass(frozen=True, slots=True)
class LastMoment(FreeMoment):
    """Before the end-of-turn steps: asked if there is a sun dragon or a companion to use, or always if the table likes.

    Where it is always asked, not even the end of a turn tells the others whether there was something to do.
    """

    def run(self, game: Flamecraft, at: At) -> None:
        if game.standing(at.player, self) or game.setup["last_word"]:
            game.ask(self, at, (SKIP,), even_one=True)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        pass

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("end-turn")


@dataclass(frozen=True, slots=True)
class EndOfTurn(Effect):
    """Expand the Town, check limits, refresh Park and row; then the next turn."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.push(NEXT_TURN, at)
        for step in SOLO_STEPS if len(game.players) == 1 else STEPS:
            game.push(step, at)


@dataclass(frozen=True, slots=True)
class NextTurn(Effect):
    """Extra turns first, then the next player; after the end was triggered everybody has one more turn."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.extra += game.earned
        if game.goes_to != EMPTY:
            game.push(Turn(game.goes_to), at)
        elif game.extra:
            game.extra -= 1
            game.push(TURN, at)
        else:
            if game.triggered and game.final == EMPTY:
                game.final = len(game.players)
                if game.events is not None:
                    game.tell(loose("last-turns", at.player))
            if game.final == 0:
                game.push(END_GAME, at)
                return
            if game.final > 0:
                game.final -= 1
            game.push(TURN, At((at.player + 1) % len(game.players)))


TURN: Final = Turn()
VISIT: Final = Visit()
ACTION: Final = Action()
GATHER_GOODS: Final = GatherGoods()
GATHER_ARTISAN: Final = TakeArtisans(1, gathering=True)
PLACE_STEP: Final = PlaceStep()
FIRE_STEP: Final = FireUp(many=False, step=True)
ABILITY_STEP: Final = AbilityStep()
CAST: Final = Resolve(ON_SHOP)
FIRE_AFTER_CAST: Final = DanielMoment()
LAST_MOMENT: Final = LastMoment()
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
STEPS: Final[tuple[Effect, ...]] = (Refresh(), Limits(), TurnUp())  # the last one is done first
