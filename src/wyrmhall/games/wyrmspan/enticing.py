"""Playing dragons: which card, into which cave, paid how; and what its arrival brings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.params import UNTYPED
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.wyrmspan.costs import can_pay, cost_said, covers, lessened, waivable, why_not
from wyrmhall.games.wyrmspan.events import Played
from wyrmhall.games.wyrmspan.exchanging import exchange
from wyrmhall.games.wyrmspan.moves import (
    egg_count,
    is_secret,
    is_told,
    landing_bits,
    landings,
    lift_egg,
    open_dragon,
    put_coin,
    take_back,
    unveil,
)
from wyrmhall.games.wyrmspan.numbers import (
    A_SLOT,
    ACTION,
    ALL,
    COIN,
    DISPLAY,
    DRAGON,
    EGG,
    ENTICE,
    FREE,
    HAND,
    MINUS_ONE,
    NO_RESOURCES,
    NTH,
    PRICES,
    ROW_OPTION,
    SLOT_OPTION,
    SOURCES,
    SPACE_OPTION,
    THINGS,
    TOKEN_OPTION,
)
from wyrmhall.games.wyrmspan.options import source_of, target_of
from wyrmhall.games.wyrmspan.parameters import PLAYED, PRICED
from wyrmhall.games.wyrmspan.payments import spend
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Deed, Prices, Step, Verb, ask_or_skip

Cost = tuple[int, int, int, int, int, int]


def playable(game: Wyrmspan, seat: int, cards: list[int], price: int) -> list[int]:
    """Which of the cards could be played into an empty space now."""
    p = game.players[seat]
    open_caves, eggs, homes = landing_bits(p), egg_count(p), p.box.home_bits
    return [card for card in cards if homes[card] & open_caves and can_pay(p, card, price, eggs)]


def can_entice(p: Player, eggs: int) -> bool:
    """Whether a player with so many eggs can entice by an action: asked at every turn, so the first card is enough."""
    if p.hand:
        open_caves, homes = landing_bits(p), p.box.home_bits
        for card in p.hand:
            if homes[card] & open_caves and can_pay(p, card, ACTION, eggs):
                return True
    return False


@dataclass(frozen=True, slots=True)
class PlayDragon(Verb):
    """One dragon onto the left-most free space of a preferred cave, or on top of an own dragon there."""

    source: int = field(default=HAND, metadata=PLAYED)
    price: int = field(default=FREE, metadata=PRICED)
    on_top: bool = False
    must: bool = field(default=False, metadata=UNTYPED)  # it may not be declined as long as it can be done

    def does(self) -> Deed | None:
        return "play", 1

    def choices(self, game: Wyrmspan, at: At) -> tuple[int, ...]:
        p = game.players[at.player]
        if self.on_top:
            return tuple(sorted([card for card in p.hand if any(covered(p, cave) for cave in p.box.homes[card])]))
        found = sorted(playable(game, at.player, p.hand, self.price)) if self.source & HAND else []
        if self.source & DISPLAY:
            able = playable(game, at.player, game.display, self.price)
            found += [SLOT_OPTION[i] for i, card in enumerate(game.display) if card in able]
        return tuple(found)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def run(self, game: Wyrmspan, at: At) -> None:
        cards = len(game.players[at.player].hand) if self.source & HAND else 0
        ask_or_skip(self, game, at, self.choices(game, at), self.must, is_told(game, cards))

    def might(self, game: Wyrmspan, at: At) -> bool:
        p = game.players[at.player]
        if self.source & HAND and game.hides_dragon(p):
            return any(p.dragons) if self.on_top else landing_bits(p) > 0
        return self.can(game, at)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        card = card_of(game, option)
        if card == option:
            open_dragon(game, option)
        game.push(COVER if self.on_top else SETTLE[self.price], At(at.player, -1, card))

    def preview(self, game: Wyrmspan, at: At, option: int) -> Says | None:
        if option == SKIP:
            return None
        return cost_said(game, card_of(game, option), self.price)

    def refusals(self, game: Wyrmspan, at: At) -> Iterator[Refusal]:
        p = game.players[at.player]
        if self.on_top:
            for card in sorted(p.hand):
                if not any(covered(p, cave) for cave in p.box.homes[card]):
                    why = Msg("no-dragon-to-cover", dragon=p.box.dragons[card].said)
                    yield Refusal(f"dragon:{card}", why, "WS-SPC-04")
            return
        cards = dict.fromkeys(sorted(p.hand), "") if self.source & HAND else {}
        if self.source & DISPLAY:
            cards |= {card: target_of(game, at.player, SLOT_OPTION[i]) for i, card in enumerate(game.display) if card}
        for card, target in cards.items():
            why_not_this = why_not(p, card, self.price, target)
            if why_not_this is not None:
                yield why_not_this

    def words(self) -> dict[str, object]:
        return {"source": SOURCES[self.source], "price": PRICES[self.price], "top": self.on_top}

    def signs(self) -> tuple[str, ...]:
        return ("play",)

    def worth(self, prices: Prices) -> float:
        return prices.dragon

    def spends(self) -> bool:
        return True

    def forced(self) -> Effect:
        return PlayDragon(self.source, self.price, self.on_top, must=True)


def card_of(game: Wyrmspan, option: int) -> int:
    """The dragon card of a hand or of a slot of the display that an option names."""
    kind, n = THINGS.thing(option)
    return game.display[n] if kind == A_SLOT else n


@dataclass(frozen=True, slots=True)
class Entice(Step):
    """The action: a dragon from hand, for a coin and its printed cost."""

    def run(self, game: Wyrmspan, at: At) -> None:
        hand = game.players[at.player].hand
        found = tuple(sorted(playable(game, at.player, hand, ACTION)))
        game.ask(self, at, found, even_one=is_secret(game, len(hand)))

    def subject(self, game: Wyrmspan, at: At) -> Subject | None:
        return Subject("action:entice")  # which the question names

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        open_dragon(game, option)
        game.push(SETTLE[ACTION], At(at.player, -1, option))

    def preview(self, game: Wyrmspan, at: At, option: int) -> Says | None:
        return cost_said(game, option, ACTION)

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        p = game.players[at.player]
        return [why for card in sorted(p.hand) if (why := why_not(p, card)) is not None]


@dataclass(frozen=True, slots=True)
class Settle(Step):
    """The cave for the dragon `at.piece`."""

    price: int

    def run(self, game: Wyrmspan, at: At) -> None:
        land = landings(game.players[at.player])
        game.ask(self, at, tuple([ROW_OPTION[cave] for cave in game.box.homes[at.piece] if land[cave] >= 0]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        p = game.players[at.player]
        here = At(at.player, landings(p)[NTH[option]], at.piece)
        game.push(ARRIVE, here)
        if self.price == ACTION:
            put_coin(game, at.player, ENTICE)
        if self.price == MINUS_ONE:
            game.push(WAIVE, here)
        elif self.price != FREE:
            charge(game, here, game.box.costs[at.piece], self.price)


def charge(game: Wyrmspan, at: At, cost: Cost, price: int) -> None:
    """Take what a dragon costs; what needs a choice is asked afterwards."""
    if cost[COIN]:
        take_back(game, at.player, COIN, cost[COIN])
    if cost[5]:
        game.push(spend(EGG, cost[5]), At(at.player))
    if price != NO_RESOURCES:
        game.push(Trade(cost), At(at.player))


@dataclass(frozen=True, slots=True)
class Waive(Step):
    """Which icon of the cost is not paid: only those are offered with which the rest can be paid."""

    def run(self, game: Wyrmspan, at: At) -> None:
        p, cost = game.players[at.player], game.box.costs[at.piece]
        eggs = egg_count(p)
        able = [
            TOKEN_OPTION[i]
            for i in waivable(cost)
            if cost[5] - (i == 5) <= eggs and covers(p.supply, lessened(cost, i))
        ]
        if able:
            game.ask(self, at, tuple(able))
        else:
            charge(game, at, cost, MINUS_ONE)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        charge(game, at, lessened(game.box.costs[at.piece], NTH[option]), MINUS_ONE)


@dataclass(frozen=True, slots=True)
class Trade(Step):
    """Pay the resources of a cost, after exchanging what is not needed: asked unit by unit, two for one missing."""

    cost: Cost
    given: int = -1  # the first of a pair that goes

    def run(self, game: Wyrmspan, at: At) -> None:
        s, cost = game.players[at.player].supply, self.cost
        missing = [k for k in range(4) if s[k] < cost[k]]
        if not missing:
            for kind in range(4):
                if cost[kind]:
                    take_back(game, at.player, kind, cost[kind])
            return
        spare = [s[k] - cost[k] - (k == self.given) for k in range(4)]
        if sum([n for n in spare if n > 0]) == 2 * sum([cost[k] - s[k] for k in missing]) - (self.given >= 0):
            self.chosen(game, at, TOKEN_OPTION[next(k for k in range(4) if spare[k] > 0)])  # all of it is needed
        else:
            game.ask(self, at, tuple([TOKEN_OPTION[k] for k in range(4) if spare[k] > 0]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if self.given < 0:
            game.push(Trade(self.cost, NTH[option]), at)
            return
        s = game.players[at.player].supply
        wanted = next(k for k in range(4) if s[k] < self.cost[k])
        exchange(game, at.player, self.given, NTH[option], wanted)
        game.push(Trade(self.cost), at)


@dataclass(frozen=True, slots=True)
class Arrive(Step):
    """The dragon `at.piece` is on its space `at.place`, and its when-played ability may be used."""

    def run(self, game: Wyrmspan, at: At) -> None:
        leave(game, at.player, at.piece)
        p = game.players[at.player]
        p.dragons[at.place] = at.piece
        land(game, p, at)

    def subject(self, game: Wyrmspan, at: At) -> Subject | None:
        return source_of(game, at)


def leave(game: Wyrmspan, seat: int, card: int) -> None:
    """A dragon card leaves hand or display to be played."""
    hand = game.players[seat].hand
    if card in hand:
        hand.remove(card)
    else:
        game.display[game.display.index(card)] = 0


def land(game: Wyrmspan, p: Player, at: At) -> None:
    p.fresh |= 1 << at.place
    unveil(game)
    if game.events is not None:
        game.tell(Played(at.player, at.piece, at.place, game.box))
    played = game.box.dragons[at.piece].played
    if played is not None:
        game.push(played, At(at.player, at.place))


def covered(p: Player, cave: int) -> list[int]:
    """Spaces of a cave whose dragon could be covered."""
    return [s for s in range(4 * cave, 4 * cave + 4) if p.dragons[s]]


@dataclass(frozen=True, slots=True)
class Cover(Step):
    """Which own dragon the dragon `at.piece` is played on; that one becomes a card tucked under it."""

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        game.ask(self, at, tuple([SPACE_OPTION[s] for cave in p.box.homes[at.piece] for s in covered(p, cave)]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        p, space = game.players[at.player], NTH[option]
        leave(game, at.player, at.piece)
        old = p.dragons[space]
        p.dragons[space] = at.piece
        p.tucked[space] += 1
        p.under.append(old << 6 | space << 2 | ALL)
        p.fed[space] = 0
        p.used &= ~(1 << space)
        while p.eggs[space] > p.box.nests[at.piece]:
            lift_egg(game, at.player, space)
        if game.setup["top_feeds"]:
            feed = game.box.dragons[at.piece].feed
            p.fed[space] = 0 if feed < 0 else p.tucked[space] if feed == DRAGON else p.cached[4 * space + feed]
        land(game, p, At(at.player, space, at.piece))


SETTLE: Final = tuple([Settle(price) for price in range(5)])
COVER: Final = Cover()
ARRIVE: Final = Arrive()
WAIVE: Final = Waive()
ENTICE_ACTION: Final[Effect] = Entice()
