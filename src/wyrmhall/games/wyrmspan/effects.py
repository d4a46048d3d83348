"""The verbs that stand on cards and boards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from wyrmhall.core.engine import SKIP, At, Refusal
from wyrmhall.games.wyrmspan.moves import (
    draw_cave,
    draw_dragon,
    free_nests,
    give,
    has_cave_card,
    has_dragon_card,
    lay_egg,
    room,
    take_cave,
    take_dragon,
)
from wyrmhall.games.wyrmspan.numbers import (
    ANY,
    CAVE_SLOT_OPTION,
    DECK,
    DISPLAY,
    DISPLAY_OR_DECK,
    DRAGON,
    FROM_DECK,
    KINDS,
    NTH,
    PLACES,
    RESOURCE,
    SINGLE_KINDS,
    SLOT_OPTION,
    SOURCES,
    SPACE_OPTION,
    TOKEN_OPTION,
)
from wyrmhall.games.wyrmspan.objectives import EGGS, may_shun
from wyrmhall.games.wyrmspan.options import target_of
from wyrmhall.games.wyrmspan.parameters import DRAWN, GAINED, PLACE, TAKEN
from wyrmhall.games.wyrmspan.refusing import without_nest
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.verbs import LAYS, Deed, Prices, Verb, deck
from wyrmhall.games.wyrmspan.versions import MAY_HURT

FOUR_KINDS: Final = TOKEN_OPTION[:4]


@dataclass(frozen=True, slots=True)
class Gain(Verb):
    """Tokens from the general supply; `RESOURCE` is one of the four kinds, chosen singly."""

    kind: int = field(metadata=GAINED)
    n: int = 1

    def does(self) -> Deed | None:
        return (KINDS[self.kind], self.n) if self.kind in SINGLE_KINDS else None

    def run(self, game: Wyrmspan, at: At) -> None:
        if self.kind == RESOURCE:
            game.ask(self, at, (*FOUR_KINDS, SKIP) if game.asks else FOUR_KINDS)
        elif game.asks:
            game.ask(self, at, (TOKEN_OPTION[self.kind], SKIP))
        else:
            give(game, at.player, self.kind, self.n)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        give(game, at.player, NTH[option])
        if self.n > 1:
            game.push(gain(self.kind, self.n - 1), at)

    def words(self) -> dict[str, object]:
        return {"kind": KINDS[self.kind], "n": self.n}

    def signs(self) -> tuple[str, ...]:
        return (KINDS[self.kind],) * self.n

    def worth(self, prices: Prices) -> float:
        return self.n * prices.of(self.kind)

    def rank(self) -> int:
        return 5 if self.kind == RESOURCE else 0


@cache
def gain(kind: int, n: int = 1) -> Gain:
    return Gain(kind, n)


@dataclass(frozen=True, slots=True)
class Take(Verb):
    """Cards to hand, one by one: a face-up one or the top of the deck."""

    what: int = field(metadata=TAKEN)
    n: int = 1
    source: int = field(default=DISPLAY_OR_DECK, metadata=DRAWN)

    def does(self) -> Deed | None:
        return (KINDS[self.what], self.n) if self.what in SINGLE_KINDS else None

    def run(self, game: Wyrmspan, at: At) -> None:
        found = self.sources(game)
        game.ask(self, at, (*found, SKIP) if game.asks else found)

    def sources(self, game: Wyrmspan) -> tuple[int, ...]:
        if self.what == DRAGON:
            display, slots, in_deck = game.display, SLOT_OPTION, has_dragon_card(game)
        else:
            display, slots, in_deck = game.cave_display, CAVE_SLOT_OPTION, has_cave_card(game)
        found = [slots[i] for i in (0, 1, 2) if display[i]] if self.source & DISPLAY else []
        if in_deck and self.source & DECK:
            found.append(FROM_DECK)
        return tuple(found)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.sources(game))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.n > 1:
            game.push(take(self.what, self.n - 1, self.source), at)
        if self.what == DRAGON:
            card, seen = dragon_from(game, option)
            take_dragon(game, at.player, card, seen)
        elif option == FROM_DECK:
            take_cave(game, at.player, draw_cave(game), False)
        else:
            card = game.cave_display[NTH[option]]
            game.cave_display[NTH[option]] = 0
            take_cave(game, at.player, card, True)

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return f"deck:{KINDS[self.what]}" if option == FROM_DECK else target_of(game, at.player, option)

    def variant(self) -> str:
        return KINDS[self.what]

    def words(self) -> dict[str, object]:
        return {"what": KINDS[self.what], "n": self.n, "source": SOURCES[self.source]}

    def signs(self) -> tuple[str, ...]:
        return (KINDS[self.what],) * self.n

    def worth(self, prices: Prices) -> float:
        return self.n * prices.of(self.what)

    def rank(self) -> int:
        return 1

    def bearing(self, game: Wyrmspan, at: At) -> int:
        return deck(self.what)


@cache
def take(what: int, n: int = 1, source: int = DISPLAY_OR_DECK) -> Take:
    return Take(what, n, source)


def dragon_from(game: Wyrmspan, option: int) -> tuple[int, bool]:
    """A dragon card from a slot of the display or from the deck, and whether all have seen it."""
    if option == FROM_DECK:
        return draw_dragon(game), False
    card = game.display[NTH[option]]
    game.display[NTH[option]] = 0
    return card, True


@dataclass(frozen=True, slots=True)
class LayEgg(Verb):
    """Eggs onto free nests in a place, one by one."""

    n: int = 1
    where: int = field(default=ANY, metadata=PLACE)

    def does(self) -> Deed | None:
        return "egg", self.n

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        found = free_nests(p, self.where, at.place)
        if game.asks or (game.setup.version >= MAY_HURT and may_shun(game, p, EGGS)):
            game.ask(self, at, (*[SPACE_OPTION[s] for s in found], SKIP) if found else ())
        elif self.n > 1 and sum([room(p, s) for s in found]) <= self.n:
            for space in found:  # every nest gets its egg, so there is nothing to choose
                for _ in range(room(p, space)):
                    lay_egg(game, at.player, space)
        else:
            game.ask(self, at, tuple([SPACE_OPTION[s] for s in found]))

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(free_nests(game.players[at.player], self.where, at.place))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        lay_egg(game, at.player, NTH[option])
        if self.n > 1:
            game.push(lay(self.n - 1, self.where), at)

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        return without_nest(game, at, self.where)

    def bearing(self, game: Wyrmspan, at: At) -> int:
        return LAYS

    def words(self) -> dict[str, object]:
        return {"n": self.n, "where": PLACES[self.where]}

    def signs(self) -> tuple[str, ...]:
        return ("egg",) * self.n

    def worth(self, prices: Prices) -> float:
        return prices.laid * self.n

    def rank(self) -> int:
        return 2


@cache
def lay(n: int, where: int = ANY) -> LayEgg:
    return LayEgg(n, where)
