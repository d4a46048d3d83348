"""Laying cave cards: which card, in which cave, paid how; its effect, and the bonus for the last space of a cave."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.params import UNTYPED
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.wyrmspan.effects import Gain
from wyrmhall.games.wyrmspan.events import Excavated
from wyrmhall.games.wyrmspan.moves import (
    BONUS_AT,
    diggings,
    draw_cave,
    egg_count,
    has_cave_card,
    is_secret,
    is_told,
    open_cave,
    put_coin,
    take_cave,
    unveil,
)
from wyrmhall.games.wyrmspan.numbers import (
    A_CAVE,
    ACTION,
    ANY,
    CAVE_OPTION,
    CAVE_SLOT_OPTION,
    COIN,
    DECK,
    DISPLAY,
    DRAGON,
    EGG,
    EXCAVATE,
    FREE,
    HAND,
    ITEM,
    NTH,
    PRICES,
    ROW_OPTION,
    SAID_FREE,
    SOURCES,
    SPACES,
    THINGS,
)
from wyrmhall.games.wyrmspan.options import source_of
from wyrmhall.games.wyrmspan.parameters import DIGGING, DUG
from wyrmhall.games.wyrmspan.payments import Pay, spend, unlike
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.verbs import DIGS, Deed, Prices, Step, Verb, verbs_in
from wyrmhall.games.wyrmspan.versions import ANY_ORDER

EGGS: Final[tuple[int, ...]] = (0, 0, 1, 2)  # that a space costs, by column


def eggs_due(game: Wyrmspan, price: int) -> bool:
    """Whether the eggs of the column are part of the price."""
    if price == SAID_FREE:
        return bool(game.setup["cave_eggs"])
    return price != FREE


def sites(game: Wyrmspan, p: Player, price: int) -> list[int]:
    """Spaces that a player could excavate at this price."""
    found = diggings(p)
    if found and eggs_due(game, price):
        eggs = egg_count(p)
        found = [space for space in found if EGGS[space & 3] <= eggs]
    return found


def can_excavate(p: Player, eggs: int) -> bool:
    """Whether a player with so many eggs can excavate by an action: asked at every turn, so one site is enough."""
    if p.pit:
        for space in diggings(p):
            if EGGS[space & 3] <= eggs:
                return True
    return False


@dataclass(frozen=True, slots=True)
class Excavate(Verb):
    """Lay a cave card, up to so many times; from the deck the top card is taken and must be laid."""

    source: int = field(default=HAND, metadata=DUG)
    price: int = field(default=FREE, metadata=DIGGING)
    n: int = 1
    must: bool = field(default=False, metadata=UNTYPED)  # it may not be declined as long as it can be done

    def leads_on(self) -> bool:
        return True

    def does(self) -> Deed | None:
        return "excavate", self.n

    def choices(self, game: Wyrmspan, at: At) -> tuple[int, ...]:
        p = game.players[at.player]
        if not sites(game, p, self.price):
            return ()
        found = unlike(p) if self.source & HAND else []
        if self.source & DISPLAY:
            found += [CAVE_SLOT_OPTION[i] for i in (0, 1, 2) if game.cave_display[i]]
        return tuple(found)

    def can(self, game: Wyrmspan, at: At) -> bool:
        if self.source == DECK:
            return has_cave_card(game) and bool(sites(game, game.players[at.player], self.price))
        return bool(self.choices(game, at))

    def bearing(self, game: Wyrmspan, at: At) -> int:
        return DIGS if self.can(game, at) else 0

    def run(self, game: Wyrmspan, at: At) -> None:
        if self.source != DECK:
            found = self.choices(game, at)
            cards = len(game.players[at.player].pit) if self.source & HAND else 0
            game.ask(self, at, (*found, SKIP) if found and not self.must else found, even_one=is_told(game, cards))
        elif self.can(game, at):
            card = draw_cave(game)
            take_cave(game, at.player, card, True)
            game.push(DIG[self.price], At(at.player, -1, CAVE_OPTION[card]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.n > 1:
            game.push(excavate(self.source, self.price, self.n - 1), at)
        kind, n = THINGS.thing(option)
        if kind == A_CAVE:
            card = option
            open_cave(game, n)
        else:
            card = CAVE_OPTION[game.cave_display[n]]
        game.push(DIG[self.price], At(at.player, -1, card))

    def words(self) -> dict[str, object]:
        return {"source": SOURCES[self.source], "price": PRICES[self.price], "n": self.n}

    def signs(self) -> tuple[str, ...]:
        return ("dig",) * self.n

    def worth(self, prices: Prices) -> float:
        return prices.dig * self.n

    def spends(self) -> bool:
        return True

    def forced(self) -> Effect:
        return Excavate(self.source, self.price, self.n, must=True)


@cache
def excavate(source: int, price: int, n: int = 1) -> Excavate:
    return Excavate(source, price, n)


@dataclass(frozen=True, slots=True)
class ExcavateAction(Step):
    """The action: a cave card from hand, for a coin and the eggs of its column."""

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        game.ask(self, at, tuple(unlike(p)), even_one=is_secret(game, len(p.pit)))

    def subject(self, game: Wyrmspan, at: At) -> Subject | None:
        return Subject("action:excavate")  # which the question names

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        open_cave(game, NTH[option])
        game.push(DIG[ACTION], At(at.player, -1, option))


@dataclass(frozen=True, slots=True)
class Dig(Step):
    """The cave in which the cave card `at.piece` is laid."""

    price: int

    def run(self, game: Wyrmspan, at: At) -> None:
        found = sites(game, game.players[at.player], self.price)
        game.ask(self, at, tuple([ROW_OPTION[space >> 2] for space in found]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        p = game.players[at.player]
        space = next(s for s in diggings(p) if s >> 2 == NTH[option])
        game.push(LAY, At(at.player, space, at.piece))
        if self.price == ACTION:
            put_coin(game, at.player, EXCAVATE)
        eggs = EGGS[space & 3]
        if eggs and eggs_due(game, self.price):
            game.push(spend(EGG, eggs, ANY, EXCAVATE if self.price == ACTION else -1), At(at.player))

    def preview(self, game: Wyrmspan, at: At, option: int) -> Says | None:
        if not eggs_due(game, self.price):
            return None
        space = next(s for s in diggings(game.players[at.player]) if s >> 2 == NTH[option])
        eggs = EGGS[space & 3]
        return Msg("costs", parts=[Msg("tokens", kind="egg", n=eggs)], less=False) if eggs else None

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        p = game.players[at.player]
        able, open_spaces = sites(game, p, self.price), diggings(p)
        for cave in range(3):
            target = f"player:{at.player}:cave:{cave}"
            space = next((s for s in open_spaces if s >> 2 == cave), -1)
            if space < 0:
                yield Refusal(target, Msg("cave-is-excavated"), "WS-EXC-01")
            elif space not in able:
                short = Msg("short-of", kind="egg", n=EGGS[space & 3] - egg_count(p))
                yield Refusal(target, short, "WS-EXC-07" if space & 3 == 2 else "WS-EXC-08")


@dataclass(frozen=True, slots=True)
class Lay(Step):
    """The cave card `at.piece` is on its space, its effect may be used, and in the last column the bonus."""

    def run(self, game: Wyrmspan, at: At) -> None:
        card, p = NTH[at.piece], game.players[at.player]
        if card in p.pit:
            p.pit.remove(card)
        else:
            game.cave_display[game.cave_display.index(card)] = 0
        p.caves[at.place] = card
        unveil(game)
        if game.events is not None:
            game.tell(Excavated(at.player, card, at.place, game.box))
        here, whole = _sources(at)
        if at.place & 3 < 3:
            game.push(game.box.caves[card].effect, here)
        elif (self.may_spend(game, p, card) and COMPLETION.can(game, here)) or game.asks:
            game.push(ORDER, at)
        else:
            game.push(COMPLETION, whole)
            game.push(game.box.caves[card].effect, here)

    def subject(self, game: Wyrmspan, at: At) -> Subject | None:
        return source_of(game, at)

    def may_spend(self, game: Wyrmspan, p: Player, card: int) -> bool:
        """Whether the card's effect may lead to something that costs a coin, so that the bonus may be wanted first."""
        return game.box.caves[card].spends or (
            game.setup.version >= ANY_ORDER and feeds_on(p, game.box.caves[card].effect)
        )


def feeds_on(p: Player, effect: Effect) -> bool:
    """Whether an effect may feed a hatchling whose feeding leads to a guild step or an excavation."""
    feeding = effect.feeds() if isinstance(effect, Verb) else None
    if feeding is None:
        return False
    for space in range(SPACES):
        dragon = p.box.dragons[p.dragons[space]]
        if dragon.feed >= 0 and (dragon.feed == DRAGON) == feeding.by_card:
            gets_bonus = p.fed[space] < BONUS_AT <= p.fed[space] + feeding.n
            if _leads_on(dragon.fed) or (gets_bonus and _leads_on(dragon.third)):
                return True
    return False


def _leads_on(effect: Effect | None) -> bool:
    return any(part.leads_on() for part in verbs_in(effect))


def _sources(at: At) -> tuple[At, At]:
    """Where the effect of the cave card `at.piece` comes from, and where the bonus for its whole cave does."""
    return At(at.player, -1, at.piece), At(at.player, -1, ROW_OPTION[at.place >> 2])


@dataclass(frozen=True, slots=True)
class Order(Step):
    """The effect of the cave card `at.piece` first, or the completion bonus."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask(self, at, (0, 1))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        both = (game.box.caves[NTH[at.piece]].effect, COMPLETION)
        sources = _sources(at)
        game.push(both[1 - option], sources[1 - option])
        game.push(both[option], sources[option])

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        return Msg("bonus-first") if option else Msg("effect-first")

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return ""


COMPLETION: Final = Pay(ITEM, 3, then=Gain(COIN))
DIG: Final = tuple([Dig(price) for price in range(6)])
LAY: Final = Lay()
ORDER: Final = Order()
EXCAVATE_ACTION: Final[Effect] = ExcavateAction()
