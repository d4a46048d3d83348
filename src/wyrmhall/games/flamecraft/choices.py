"""Choices among goods and cards: one of them, or several in any order."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.params import UNTYPED
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.goods import amounts, good, pointer, times
from wyrmhall.games.flamecraft.moves import gain, gain_good
from wyrmhall.games.flamecraft.numbers import EVERYTHING, FROM_ARTISANS, FROM_SHOPS, KINDS
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.wishes import most_wanted, wants


class OfGoods(Effect):
    """A choice among goods, and perhaps the coin."""

    __slots__ = ()

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return good(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return pointer(option)


DONE: Final = SKIP


class Several(Effect):
    """Several things, chosen one after another in any order; nothing happens before the choice is complete.

    What has been chosen so far is kept as a sorted tuple, so that no way of choosing it is different from another. A
    verb says what may be added, when it is enough, and what is done with it in the end.
    """

    __slots__ = ()

    def more(self, game: Flamecraft, at: At) -> list[int]:
        """What may still be added."""
        raise TypeError(f"{self!r} does not say what may be chosen")

    def is_enough(self, game: Flamecraft, at: At) -> bool:
        """Whether the choice may end here."""
        return True

    def everything(self, game: Flamecraft, at: At) -> Several | None:
        """The choice of all that can be had, where that is offered as one option of its own."""
        return None

    def with_one(self, item: int) -> Several:
        raise TypeError(f"{self!r} cannot grow")

    def done(self, game: Flamecraft, at: At) -> None:
        raise TypeError(f"{self!r} does nothing")

    def run(self, game: Flamecraft, at: At) -> None:
        options = self.more(game, at)
        if len(options) > 1 and self.everything(game, at) is not None:
            options.insert(0, EVERYTHING)
        if self.is_enough(game, at):
            options.append(DONE)
        game.ask(self, at, tuple(options))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == DONE:
            self.done(game, at)
        elif option == EVERYTHING:
            everything = self.everything(game, at)
            if everything is not None:
                everything.done(game, at)
        else:
            game.push(self.with_one(option), at)

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        return EVERYTHING if options[0] == EVERYTHING else None

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return good(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option in (DONE, EVERYTHING) else pointer(option)


def grown(chosen: tuple[int, ...], item: int) -> tuple[int, ...]:
    return tuple(sorted([*chosen, item]))


def counted(chosen: tuple[int, ...]) -> tuple[int, ...]:
    """How often each good was chosen."""
    return tuple([chosen.count(kind) for kind in KINDS])


@dataclass(frozen=True, slots=True)
class GainAny(Several):
    """Gain so many goods of the player's choice."""

    n: int
    so_far: tuple[int, ...] = field(default=(), metadata=UNTYPED)

    def words(self) -> dict[str, object]:
        return {"n": self.n}

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-gain-any", n=len(self.so_far) + 1, of=self.n, so_far=amounts(counted(self.so_far)))

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        return most_wanted(game, at.player, options)

    def still_due(self, game: Flamecraft, at: At) -> int:
        return self.n - len(self.so_far)

    def how_often(self, game: Flamecraft, at: At, option: int) -> int:
        return self.n - len(self.so_far)

    def more(self, game: Flamecraft, at: At) -> list[int]:
        return list(KINDS)

    def is_enough(self, game: Flamecraft, at: At) -> bool:
        return False  # complete with the last good, and not before

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if self.n == 1:
            gain_good(game, at.player, option, 1)
        elif len(self.so_far) == self.n - 1:
            gain(game, at.player, counted(grown(self.so_far, option)), 0, 0, FROM_SHOPS)
        else:
            game.push(GainAny(self.n, grown(self.so_far, option)), at)

    def signs(self) -> tuple[str, ...]:
        return times(self.n, "any")


@cache
def any_goods(n: int) -> GainAny:
    return GainAny(n)


TRIPLES: Final = tuple(combinations(KINDS, 3))


@dataclass(frozen=True, slots=True)
class ThreeDifferentGoods(Effect):
    """Gain three goods of three different kinds."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, ALL_TRIPLES)

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        wanted = wants(game, game.players[at.player])
        best, most = options[0], -1.0
        for option in options:
            worth = sum([wanted[good] for good in TRIPLES[option]])
            if worth > most:
                best, most = option, worth
        return best

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        chosen = TRIPLES[option]
        gain(game, at.player, tuple([1 if kind in chosen else 0 for kind in KINDS]), 0, 0, FROM_ARTISANS)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("these", what=[good(kind) for kind in TRIPLES[option]])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return pointer(*TRIPLES[option])

    def signs(self) -> tuple[str, ...]:
        return times(3, "any")


ALL_TRIPLES: Final = tuple(range(len(TRIPLES)))
