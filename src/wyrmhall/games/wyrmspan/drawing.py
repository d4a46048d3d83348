"""Cards drawn whose fate their owner decides: tucked, discarded or kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from wyrmhall.core.engine import SKIP, At
from wyrmhall.core.params import meaning, numbers
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.counting import Dragons
from wyrmhall.games.wyrmspan.effects import dragon_from, take
from wyrmhall.games.wyrmspan.moves import (
    draw_dragon,
    has_dragon_card,
    hosts,
    open_dragon,
    take_dragon,
    tuck_under,
)
from wyrmhall.games.wyrmspan.numbers import (
    ALL,
    ANY,
    DISCARD,
    DRAGON,
    FATE_OPTION,
    HERE,
    KEEP,
    NTH,
    OWNER,
    PLACES,
    SPACE_OPTION,
    TUCK,
    YES,
)
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Deed, Prices, Step, Verb


@dataclass(frozen=True, slots=True)
class DrawMayTuck(Verb):
    """Draw dragon cards from the deck; some of those very cards may be tucked here, the rest is kept."""

    n: int
    most: int = field(metadata=numbers(0, 2))
    of: Dragons | None = field(default=None, metadata=meaning({}, Dragons))  # then `n` for every dragon of the set

    def does(self) -> Deed | None:
        return "tuck", self.n

    def run(self, game: Wyrmspan, at: At) -> None:
        if game.asks and self.can(game, at):
            game.ask(self, at, (YES, SKIP))
        else:
            self.chosen(game, at, YES)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        draw_some(game, self.n if self.of is None else self.count(game, at))
        game.push(TUCK_DRAWN[self.most], at)

    def count(self, game: Wyrmspan, at: At) -> int:
        assert self.of is not None
        return self.n * len(self.of.members(game.players[at.player], at.place))

    def can(self, game: Wyrmspan, at: At) -> bool:
        return has_dragon_card(game) and (self.of is None or self.count(game, at) > 0)

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {"n": self.n, "most": self.most, "each": "no" if self.of is None else "yes"}
        return said if self.of is None else {**said, "of": self.of}

    def signs(self) -> tuple[str, ...]:
        return ("dragon", "tuck")

    def worth(self, prices: Prices) -> float:
        return 1.5


def draw_some(game: Wyrmspan, n: int) -> None:
    """Cards from the deck into the owner's fingers, as many as there are."""
    for _ in range(n):
        card = draw_dragon(game)
        if card:
            game.drawn.append(card)


@dataclass(frozen=True, slots=True)
class TuckDrawn(Step):
    """Of the cards just drawn, which goes under this dragon, if any."""

    most: int

    def run(self, game: Wyrmspan, at: At) -> None:
        if game.drawn:
            game.ask(self, at, (*sorted(game.drawn), SKIP) if self.most else (SKIP,))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            keep_drawn(game, at.player)
            return
        game.drawn.remove(option)
        game.push(TUCK_DRAWN[self.most - 1], at)
        tuck_under(game, at.player, at.place, option, OWNER)

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        return Msg("keep-rest") if option == SKIP else Verb.label(self, game, at, option)


TUCK_DRAWN: Final = tuple([TuckDrawn(most) for most in range(3)])


def keep_drawn(game: Wyrmspan, seat: int) -> None:
    for card in game.drawn:
        take_dragon(game, seat, card, bool(game.shown >> card & 1))
    game.drawn.clear()


@dataclass(frozen=True, slots=True)
class TakeMayTuck(Verb):
    """Gain a dragon card from display or deck; that very card may be tucked under any own dragon."""

    def does(self) -> Deed | None:
        return "tuck", 1

    def run(self, game: Wyrmspan, at: At) -> None:
        found = take(DRAGON).sources(game)
        game.ask(self, at, (*found, SKIP) if game.asks else found)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return take(DRAGON).can(game, at)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        card, seen = dragon_from(game, option)
        game.drawn.append(card)
        if seen:
            game.shown |= 1 << card
        game.push(TUCK_TAKEN, at)

    def signs(self) -> tuple[str, ...]:
        return ("dragon", "tuck")

    def worth(self, prices: Prices) -> float:
        return 1.0


@dataclass(frozen=True, slots=True)
class TuckTaken(Step):
    """Under which own dragon the last card drawn goes; it may be kept unless `must`."""

    must: bool

    def run(self, game: Wyrmspan, at: At) -> None:
        found = [SPACE_OPTION[s] for s in hosts(game.players[at.player], ANY, at.place)]
        if not self.must or not found:
            found.append(SKIP)
        game.ask(self, at, tuple(found))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            keep_drawn(game, at.player)
            return
        card = game.drawn.pop()
        seen = bool(game.shown >> card & 1)
        game.shown &= ~(1 << card)
        tuck_under(game, at.player, NTH[option], card, ALL if seen else OWNER)

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        return Msg("keep-it") if option == SKIP else Verb.label(self, game, at, option)


TUCK_TAKEN: Final = TuckTaken(False)
MUST_TUCK: Final = TuckTaken(True)


@dataclass(frozen=True, slots=True)
class DrawSplit(Verb):
    """Draw dragon cards from the deck: one is kept, one tucked, and perhaps one discarded."""

    discards: bool
    under: int = field(default=HERE, metadata=meaning({"any": ANY, "here": HERE}))

    def run(self, game: Wyrmspan, at: At) -> None:
        if not self.can(game, at):
            return
        if game.asks:
            game.ask(self, at, (YES, SKIP))
        else:
            self.chosen(game, at, YES)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return has_dragon_card(game)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        fates = (KEEP, DISCARD, TUCK) if self.discards else (KEEP, TUCK)
        draw_some(game, len(fates))
        game.push(fate(fates, self.under, len(game.drawn)), at)

    def words(self) -> dict[str, object]:
        return {"n": 3 if self.discards else 2, "under": PLACES[self.under]}

    def signs(self) -> tuple[str, ...]:
        return ("dragon", "tuck")

    def worth(self, prices: Prices) -> float:
        return 1.8


@dataclass(frozen=True, slots=True)
class Fate(Step):
    """What becomes of the first of the cards drawn; a card to be tucked waits at the end until all is assigned."""

    fates: tuple[int, ...]
    under: int
    left: int  # cards not yet assigned

    def run(self, game: Wyrmspan, at: At) -> None:
        if self.left:
            game.ask(self, at, tuple([FATE_OPTION[f] for f in self.fates]))
        elif game.drawn:  # only the card to be tucked is left
            if self.under == ANY:
                game.push(MUST_TUCK, at)
            else:
                tuck_under(game, at.player, at.place, game.drawn.pop(), OWNER)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        chosen = NTH[option]
        game.push(fate(tuple([f for f in self.fates if f != chosen]), self.under, self.left - 1), at)
        card = game.drawn.pop(0)
        if chosen == KEEP:
            take_dragon(game, at.player, card, False)
        elif chosen == DISCARD:
            game.discard.append(card)
            open_dragon(game, card)
        else:
            game.drawn.append(card)


@cache
def fate(fates: tuple[int, ...], under: int, left: int) -> Fate:
    return Fate(fates, under, left)
