"""How verbs combine on one card: several in any order, some of a list, for each, only if."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Final

from wyrmhall.core.effects import signs_of
from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.params import STEP, STEPS, UNTYPED, meaning
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.counting import WHEN_WORDS, Dragons, Tally, When, holds, tally
from wyrmhall.games.wyrmspan.effects import Gain
from wyrmhall.games.wyrmspan.moves import free_nests
from wyrmhall.games.wyrmspan.numbers import ANY, DRAGON, NTH, SPACE_OPTION
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.tucking import Tuck
from wyrmhall.games.wyrmspan.verbs import (
    ANY_MOMENT,
    DECKS,
    DIGS,
    LAYS,
    MEETS,
    Prices,
    Verb,
    alternatives,
    bearing_of,
    forced,
    infinitives,
    spends,
    worth_of,
)
from wyrmhall.games.wyrmspan.versions import ANY_ORDER


@dataclass(frozen=True, slots=True)
class All(Verb):
    """All parts in the order the player likes.

    Nobody is asked for an order that cannot matter: fixed tokens come first, then cards, so that they are known when
    a kind is chosen. A step onto a brown space, which may play cards, can be wanted at any moment, and so can an
    excavation, since the cave card may free a nest or show what card is needed. Of two cards of different decks either
    may be wanted first, to know it when the other is chosen; and a card met on the guild track before an egg is laid.
    """

    parts: tuple[Effect, ...] = field(metadata=STEPS)
    order: tuple[int, ...] = field(metadata=UNTYPED)  # the parts in the order that never hurts, last first

    def made_of(self) -> tuple[Effect, ...]:
        return self.parts

    def run(self, game: Wyrmspan, at: At) -> None:
        if game.asks or self.order_matters(game, at):
            able = tuple([i for i, part in enumerate(self.parts) if part.can(game, at)])
            game.ask(self, at, (*able, SKIP) if game.asks else able)
        else:
            for i in self.order:
                game.push(self.parts[i], at)

    def order_matters(self, game: Wyrmspan, at: At) -> bool:
        bearing = 0
        for part in self.parts:
            bearing |= bearing_of(part, game, at)
        digs, lays, drawn = bearing & DIGS, bearing & LAYS, bearing & DECKS
        if bearing & ANY_MOMENT or (digs and lays):
            return True
        if not drawn or game.setup.version < ANY_ORDER:
            return False
        meets = bearing & MEETS and lays and len(free_nests(game.players[at.player], ANY, -1)) > 1
        return bool(digs or drawn & drawn - 1 or meets)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        game.push(all_of(*self.parts[:option], *self.parts[option + 1 :]), at)
        game.push(self.parts[option], at)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return any(part.can(game, at) for part in self.parts)

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else self.parts[option]

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return ""

    def words(self) -> dict[str, object]:
        parts = in_one_breath(self.parts)
        return {"parts": list(parts), "parts_inf": infinitives(parts)}

    def signs(self) -> tuple[str, ...]:
        return signs_of(self.parts)

    def worth(self, prices: Prices) -> float:
        return sum([worth_of(part, prices) for part in self.parts])

    def spends(self) -> bool:
        return any(spends(part) for part in self.parts)

    def forced(self) -> Effect:
        return all_of(*[forced(part) for part in self.parts])


@dataclass(frozen=True, slots=True)
class Gains(Effect):
    """Neighbouring gains as they are said: gain 1 gold, 1 crystal and 1 meat. It is never run."""

    parts: tuple[Gain, ...]

    def made_of(self) -> tuple[Effect, ...]:
        return self.parts

    def words(self) -> dict[str, object]:
        return {"parts": [Msg("gained", **part.words()) for part in self.parts]}


def in_one_breath(parts: tuple[Effect, ...]) -> tuple[Effect, ...]:
    said: list[Effect] = []
    for is_gain, run in groupby(parts, lambda part: isinstance(part, Gain)):
        together = tuple(run)
        said += [Gains(together)] if is_gain and len(together) > 1 else together  # type: ignore[arg-type]
    return tuple(said)


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect that has several, or itself."""
    return effect.parts if isinstance(effect, All) else (effect,)


LAST: Final = 4


@cache
def all_of(*parts: Effect) -> Effect:
    """Parts in any order; one part stays itself."""
    if len(parts) == 1:
        return parts[0]
    ranks = [part.rank() if isinstance(part, Verb) else LAST for part in parts]
    return All(parts, tuple(sorted(range(len(parts)), key=lambda i: -ranks[i])))


@dataclass(frozen=True, slots=True)
class Sequel(Verb):
    """Parts in printed order: first the owner's, then what follows whatever the owner did."""

    parts: tuple[Effect, ...] = field(metadata=STEPS)

    def made_of(self) -> tuple[Effect, ...]:
        return self.parts

    def run(self, game: Wyrmspan, at: At) -> None:
        for part in reversed(self.parts):
            game.push(part, at)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return any(part.can(game, at) for part in self.parts)

    def words(self) -> dict[str, object]:
        first, second = self.parts
        return {"first": first, "second": second}

    def signs(self) -> tuple[str, ...]:
        return signs_of(self.parts)

    def worth(self, prices: Prices) -> float:
        return sum([worth_of(part, prices) for part in self.parts])

    def spends(self) -> bool:
        return any(spends(part) for part in self.parts)

    def forced(self) -> Effect:
        return Sequel(tuple([forced(part) for part in self.parts]))


def sequel(first: Effect, second: Effect) -> Sequel:
    return Sequel((first, second))


@dataclass(frozen=True, slots=True)
class Choose(Verb):
    """Different entries of a list, one after another."""

    n: int
    parts: tuple[Effect, ...] = field(metadata=STEPS)

    def made_of(self) -> tuple[Effect, ...]:
        return self.parts

    def run(self, game: Wyrmspan, at: At) -> None:
        able = tuple([i for i, part in enumerate(self.parts) if part.can(game, at)])
        game.ask(self, at, (*able, SKIP) if game.asks else able)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.n > 1:
            game.push(choose(self.n - 1, self.parts[:option] + self.parts[option + 1 :]), at)
        game.push(self.parts[option], at)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return any(part.can(game, at) for part in self.parts)

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else self.parts[option]

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return ""

    def words(self) -> dict[str, object]:
        return {"n": self.n, "parts": alternatives(infinitives(self.parts))}

    def signs(self) -> tuple[str, ...]:
        return ("choice",) * self.n

    def worth(self, prices: Prices) -> float:
        return self.n * max([worth_of(part, prices) for part in self.parts])

    def spends(self) -> bool:
        return any(spends(part) for part in self.parts)

    def forced(self) -> Effect:
        return choose(self.n, tuple([forced(part) for part in self.parts]))


@cache
def choose(n: int, parts: tuple[Effect, ...]) -> Choose:
    return Choose(n, parts)


@dataclass(frozen=True, slots=True)
class If(Verb):
    """Only where the condition holds at the moment of use."""

    when: When = field(metadata=meaning(WHEN_WORDS))
    then: Effect = field(metadata=STEP)

    def run(self, game: Wyrmspan, at: At) -> None:
        if holds(self.when, game, at.player, at.place):
            game.push(self.then, at)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return holds(self.when, game, at.player, at.place) and self.then.can(game, at)

    def signs(self) -> tuple[str, ...]:
        return ("if", *self.then.signs())

    def worth(self, prices: Prices) -> float:
        return 0.6 * worth_of(self.then, prices)


@dataclass(frozen=True, slots=True)
class ForEach(Verb):
    """Once for every dragon of a set, or for every own marker on the guild tile; counted at the start."""

    of: Dragons | Tally = field(metadata=meaning({"markers_on_tile": Tally.MARKERS_ON_TILE}, Dragons))
    then: Effect = field(metadata=STEP)

    def run(self, game: Wyrmspan, at: At) -> None:
        members = self.members(game, at)
        if isinstance(self.of, Dragons) and (game.asks or self.order_matters(game, at, members)):
            game.push(each(self.then, tuple(members)), at)
            return
        for place in reversed(members):
            game.push(self.then, at if place == at.place else At(at.player, place))

    def order_matters(self, game: Wyrmspan, at: At, members: list[int]) -> bool:
        """Whether several hatchlings would be fed, each of which may bring something that the others can use."""
        dragons = game.players[at.player].dragons
        return isinstance(self.then, Tuck) and sum([game.box.dragons[dragons[s]].feed == DRAGON for s in members]) > 1

    def members(self, game: Wyrmspan, at: At) -> list[int]:
        """The places where it is done: the dragons themselves, or this one once for every marker."""
        of = self.of
        if isinstance(of, Dragons):
            return of.members(game.players[at.player], at.place)
        return [at.place] * tally(of, game, at.player)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return any(self.then.can(game, At(at.player, place)) for place in self.members(game, at))

    def words(self) -> dict[str, object]:
        of: object = self.of if isinstance(self.of, Dragons) else Msg("each-marker")
        return {"of": of, "then": self.then}

    def signs(self) -> tuple[str, ...]:
        return (*self.then.signs(), "each")

    def worth(self, prices: Prices) -> float:
        return 1.5 * worth_of(self.then, prices)


@dataclass(frozen=True, slots=True)
class Each(Verb):
    """The members of a ForEach that are still to come, where their order matters or everything is asked."""

    then: Effect
    spaces: tuple[int, ...]

    def run(self, game: Wyrmspan, at: At) -> None:
        able = [SPACE_OPTION[s] for s in self.spaces if self.then.can(game, At(at.player, s))]
        game.ask(self, at, (*able, SKIP) if able else ())

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        place = NTH[option]
        game.push(each(self.then, tuple([s for s in self.spaces if s != place])), at)
        game.push(self.then if game.asks else forced(self.then), At(at.player, place))  # asked just now

    def worth(self, prices: Prices) -> float:
        return 1.5 * worth_of(self.then, prices)


@cache
def each(then: Effect, spaces: tuple[int, ...]) -> Each:
    return Each(then, spaces)
