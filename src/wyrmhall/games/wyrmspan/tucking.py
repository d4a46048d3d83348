"""Tucking: a dragon card comes to lie under a dragon for good."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.params import STEP, UNTYPED, listed
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.events import Revealed
from wyrmhall.games.wyrmspan.moves import (
    draw_dragon,
    give,
    has_dragon_card,
    hosts,
    take_dragon,
    tuck_from_hand,
    tuck_under,
    would_be_third,
)
from wyrmhall.games.wyrmspan.numbers import (
    ALL,
    DECK,
    HAND,
    HERE,
    NOBODY,
    NTH,
    OWNER,
    PLACES,
    SIZES,
    SOURCES,
    SPACE_OPTION,
    TOKEN_OPTION,
    YES,
)
from wyrmhall.games.wyrmspan.parameters import PLACE, SIZE_WORDS, TUCKED
from wyrmhall.games.wyrmspan.refusing import elsewhere
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Deed, Feeding, Prices, Step, Verb, by_dragon, signs_to, worth_of
from wyrmhall.games.wyrmspan.versions import MAY_HURT


@dataclass(frozen=True, slots=True)
class GainOfCost(Verb):
    """One resource of a kind printed in the cost of the card just tucked, which is `at.piece`."""

    def run(self, game: Wyrmspan, at: At) -> None:
        kinds = tuple([TOKEN_OPTION[k] for k in range(4) if game.box.costs[at.piece][k]])
        game.ask(self, at, (*kinds, SKIP) if game.asks else kinds)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option != SKIP:
            give(game, at.player, NTH[option])

    def signs(self) -> tuple[str, ...]:
        return ("resource",)


@dataclass(frozen=True, slots=True)
class Tuck(Verb):
    """A dragon card comes to lie under a dragon for good; from the hand this may be declined.

    What follows learns which card it was as `at.piece`, if that is what counts: all see the card then.
    """

    n: int = 1
    source: int = field(default=HAND, metadata=TUCKED)
    under: int = field(default=HERE, metadata=PLACE)
    then: Effect | None = field(default=None, metadata=STEP)
    must: bool = field(default=False, metadata=UNTYPED)  # it may not be declined as long as it can be done

    def fault(self) -> str:
        return "no-then" if self.then is not None and (self.n > 1 or self.source != HAND) else ""

    def feeds(self) -> Feeding | None:
        return Feeding(True, self.n)

    def does(self) -> Deed | None:
        return "tuck", self.n

    def choices(self, game: Wyrmspan, at: At) -> tuple[int, ...]:
        p = game.players[at.player]
        if self.source == DECK:
            return tuple([SPACE_OPTION[s] for s in hosts(p, self.under, at.place)]) if has_dragon_card(game) else ()
        return tuple(sorted(p.hand)) if p.hand and hosts(p, self.under, at.place) else ()

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def run(self, game: Wyrmspan, at: At) -> None:
        found = self.choices(game, at)
        if found and (self.source == HAND or game.asks or self.may_hurt(game, at, found)):
            found = (*found, SKIP)
        game.ask(self, at, found)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.n > 1:
            game.push(Tuck(self.n - 1, self.source, self.under, must=self.must), at)
        if self.source == DECK:
            tuck_under(game, at.player, NTH[option], draw_dragon(game), NOBODY)
            return
        is_open = isinstance(self.then, GainOfCost)
        if self.then is not None:
            game.push(self.then, At(at.player, at.place, option if is_open else at.piece))
        found = hosts(game.players[at.player], self.under, at.place)
        if len(found) == 1:
            known = ALL if is_open else OWNER
            tuck_from_hand(game, at.player, found[0], option, known)
        else:
            game.push(TUCK_UNDER[self.under], At(at.player, at.place, option))

    def prompt(self, game: Wyrmspan, at: At) -> Says:
        return by_dragon(game, at, Msg("ask-tuck", source=SOURCES[self.source], text=self))

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        return elsewhere(game, at, self.under, "WS-TUC-04") if self.source == DECK else ()

    def may_hurt(self, game: Wyrmspan, at: At, found: tuple[int, ...]) -> bool:
        """Whether every dragon offered is a hatchling whose only bonus this would use up."""
        if game.setup.version < MAY_HURT or self.must:
            return False
        p = game.players[at.player]
        return all(would_be_third(p, NTH[option]) for option in found)

    def preview(self, game: Wyrmspan, at: At, option: int) -> Says | None:
        space = NTH[option]
        if self.source != DECK or space < 0 or not would_be_third(game.players[at.player], space):
            return None
        return game.box.dragons[game.players[at.player].dragons[space]].third

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {
            "n": self.n,
            "source": SOURCES[self.source],
            "under": PLACES[self.under],
            "more": "no" if self.then is None else "yes",
        }
        return said if self.then is None else {**said, "then": self.then}

    def signs(self) -> tuple[str, ...]:
        return (*("tuck",) * self.n, *signs_to(self.then))

    def worth(self, prices: Prices) -> float:
        price = prices.card if self.source == HAND else 0.0
        return self.n * (prices.kept - price) + worth_of(self.then, prices)

    def forced(self) -> Effect:
        return Tuck(self.n, self.source, self.under, self.then, must=True)


@dataclass(frozen=True, slots=True)
class TuckUnder(Step):
    """The dragon that the hand card `at.piece` is tucked under."""

    under: int

    @property
    def face_down(self) -> bool:
        return True

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask(self, at, tuple([SPACE_OPTION[s] for s in hosts(game.players[at.player], self.under, at.place)]))

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        return elsewhere(game, at, self.under, "WS-TUC-04")

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        tuck_from_hand(game, at.player, NTH[option], at.piece)


TUCK_UNDER: Final = tuple([TuckUnder(under) for under in range(6)])


@dataclass(frozen=True, slots=True)
class Reveal(Verb):
    """The top dragon card is shown: of one of the sizes it is tucked here, else it goes to hand, or is discarded."""

    sizes: tuple[int, ...] = field(metadata=listed(SIZE_WORDS))
    otherwise: Effect | None = field(default=None, metadata=STEP)  # of a discarded card; none: it goes to hand

    def run(self, game: Wyrmspan, at: At) -> None:
        if self.can(game, at):
            game.ask(self, at, (YES, SKIP) if game.asks else (YES,))

    def can(self, game: Wyrmspan, at: At) -> bool:
        return has_dragon_card(game)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        card = draw_dragon(game)
        if game.events is not None:
            game.tell(Revealed(at.player, card, game.box))
        if game.box.dragons[card].size in self.sizes:
            tuck_under(game, at.player, at.place, card, ALL)
        elif self.otherwise is None:
            take_dragon(game, at.player, card, True)
        else:
            game.discard.append(card)
            game.push(self.otherwise, at)

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {"sizes": "-".join(SIZES[size] for size in self.sizes), "more": "no"}
        return said if self.otherwise is None else {**said, "more": "yes", "then": self.otherwise}

    def signs(self) -> tuple[str, ...]:
        return ("reveal", "tuck")
