"""What all verbs of this game have in common, and how they are said inside one another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says, kebab
from wyrmhall.games.wyrmspan.asking import Asking
from wyrmhall.games.wyrmspan.numbers import (
    CARD,
    CAVE,
    COIN,
    DRAGON,
    EGG,
    YES,
)
from wyrmhall.games.wyrmspan.options import label_of, name_of_dragon, target_of
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.versions import TELLS_NOTHING


@dataclass(frozen=True, slots=True)
class Prices:
    """What single things are worth in points, when they are gained; a bot fills it in."""

    resource: float
    coin: float
    egg: float  # as a price
    laid: float  # an egg laid on a nest
    card: float  # a dragon card
    cave: float  # a cave card
    step: float
    kept: float  # a card tucked or a resource cached
    dig: float
    dragon: float  # one played by an ability, beyond the action

    def of(self, kind: int) -> float:
        """Of one thing of a kind; what may be chosen is worth as much as the usual choice."""
        if kind == COIN:
            return self.coin
        if kind == EGG:
            return self.egg
        if kind in (DRAGON, CARD):
            return self.card
        if kind == CAVE:
            return self.cave
        return self.resource


Deed: TypeAlias = tuple[str, int]

ANY_MOMENT: Final = 1  # it can be wanted before or after anything
DIGS: Final = 2  # it can free a nest, and shows a cave card
LAYS: Final = 4  # it needs a nest
MEETS: Final = 8  # its cards are met on the way
DECKS: Final = ~15  # it takes cards of these


def deck(what: int) -> int:
    """That cards of a deck are taken, as a bit of `bearing`."""
    return 16 << what


@dataclass(frozen=True, slots=True)
class Feeding:
    """A card (or else a resource) that comes to lie with a dragon, so many times."""

    by_card: bool
    n: int


class Verb(Asking):
    """An effect of this game: its options are things, and things know how they are called."""

    __slots__ = ()

    def worth(self, prices: Prices) -> float:
        """The points that using it once may bring, now or later: a rough guess from the row of the card."""
        return 0.8

    def does(self) -> Deed | None:
        """What it brings and how much, in one word for programs that learn; None: nothing that has such a word."""
        return None

    def is_for_others(self) -> bool:
        """Whether it gives the other players something, whatever its owner does."""
        return False

    def leads_on(self) -> bool:
        """Whether it is a guild step or an excavation, after which much may come."""
        return False

    def feeds(self) -> Feeding | None:
        """What it gives to a hatchling on the way; None: nothing."""
        return None

    def rank(self) -> int:
        """Where it stands among parts that may be done in any order, if no order hurts: the lowest first."""
        return 4

    def bearing(self, game: Wyrmspan, at: At) -> int:
        """Why it matters what else is done before it or after it, as bits: ANY_MOMENT, DIGS and the like."""
        return 0

    def spends(self) -> bool:
        """Whether it can lead to something that costs a coin: a dragon, a guild bonus, another ability."""
        return False

    def pays(self) -> bool:
        """Whether what it offers are things of which one is given away."""
        return False

    def forced(self) -> Effect:
        """The same, but nothing of it may be declined as long as it can be done."""
        return self

    def might(self, game: Wyrmspan, at: At) -> bool:
        """Whether it could be done for all that others know; they must not learn more from a question not asked."""
        return self.can(game, at)

    def default(self, game: Wyrmspan, at: At, options: tuple[int, ...]) -> int:
        return SKIP if SKIP in options else options[0]

    def prompt(self, game: Wyrmspan, at: At) -> Says:
        return by_dragon(game, at, Msg(f"ask-{kebab(type(self).__name__)}", text=self))

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        if option == YES:
            return self
        if option == SKIP:
            return Msg("skip")
        return label_of(game, at.player, option)

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return target_of(game, at.player, option)


def worth_of(effect: Effect | None, prices: Prices) -> float:
    """What a verb says that it is worth; nothing is worth nothing."""
    return effect.worth(prices) if isinstance(effect, Verb) else 0.0


@cache
def forced(effect: Effect) -> Effect:
    return effect.forced() if isinstance(effect, Verb) else effect


def bearing_of(effect: Effect, game: Wyrmspan, at: At) -> int:
    return effect.bearing(game, at) if isinstance(effect, Verb) else 0


def verbs_in(effect: Effect | None) -> list[Verb]:
    """The verbs of this game that an effect is put together of."""
    return [] if effect is None else [part for part in effect.made_of() if isinstance(part, Verb)]


def spends(effect: Effect) -> bool:
    return isinstance(effect, Verb) and effect.spends()


def might(effect: Effect, game: Wyrmspan, at: At) -> bool:
    return effect.might(game, at) if isinstance(effect, Verb) else effect.can(game, at)


def ask_or_skip(
    effect: Verb, game: Wyrmspan, at: At, found: tuple[int, ...], must: bool = False, even_one: bool = False
) -> None:
    """Offer what was found, and declining; with nothing to offer, still ask where silence would tell of a hand."""
    if found:
        game.ask(effect, at, found if must else (*found, SKIP), even_one)
    elif game.setup.version >= TELLS_NOTHING and game.hides_dragon(game.players[at.player]) and effect.might(game, at):
        game.ask(effect, at, (SKIP,), even_one=True)


class Step(Verb):
    """A verb that stands on no card: one step of a longer act."""

    __slots__ = ()

    @property
    def closed(self) -> bool:
        return True

    def prompt(self, game: Wyrmspan, at: At) -> Says:
        return by_dragon(game, at, Msg(f"ask-{kebab(type(self).__name__)}"))


@dataclass(frozen=True, slots=True)
class Infinitive(Effect):
    """An effect inside a list, to be said in the infinitive where the language has one."""

    of: Effect


def infinitives(parts: tuple[Effect, ...]) -> list[Infinitive]:
    return [Infinitive(part) for part in parts]


def alternatives(parts: Sequence[Says]) -> Says:
    """A list of which one is taken: a, b or c."""
    said, *rest = parts
    for part in rest[:-1]:
        said = Msg("and-more", one=said, two=part)
    return Msg("or-last", one=said, two=rest[-1]) if rest else said


def signs_to(then: Effect | None) -> tuple[str, ...]:
    """The signs of what follows, with an arrow to it."""
    return () if then is None else ("to", *then.signs())


def by_dragon(game: Wyrmspan, at: At, ask: Msg) -> Msg:
    """A question with the name of the dragon whose ability asks it."""
    number = game.players[at.player].dragons[at.place] if at.place >= 0 else 0
    return Msg("asked-by", dragon=name_of_dragon(game.box, number), ask=ask) if number else ask
