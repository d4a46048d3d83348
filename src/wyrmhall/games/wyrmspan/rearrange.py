"""Dragons that change places, and abilities used once more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.params import bits
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.counting import TIMINGS, dragons_in
from wyrmhall.games.wyrmspan.events import Swapped
from wyrmhall.games.wyrmspan.numbers import (
    ICON_OPTION,
    IF_ACTIVATED,
    NTH,
    ONCE_PER_ROUND,
    SPACE_OPTION,
    SPACES,
    WHEN_PLAYED,
)
from wyrmhall.games.wyrmspan.parameters import TIMING_WORDS
from wyrmhall.games.wyrmspan.refusing import name_on, on_space
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Prices, Step, Verb, ask_or_skip, might


@dataclass(frozen=True, slots=True)
class Swap(Verb):
    """Two own dragons exchange their spaces with everything on and under them; cave cards stay."""

    def run(self, game: Wyrmspan, at: At) -> None:
        found = [SPACE_OPTION[s] for s in range(SPACES) if game.players[at.player].dragons[s]]
        game.ask(self, at, (*found, SKIP) if len(found) > 1 else ())

    def can(self, game: Wyrmspan, at: At) -> bool:
        return game.players[at.player].dragons.count(0) < SPACES - 1

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option != SKIP:
            game.push(SWAP_WITH, At(at.player, NTH[option]))

    def signs(self) -> tuple[str, ...]:
        return ("swap",)

    def worth(self, prices: Prices) -> float:
        return 0.2


@dataclass(frozen=True, slots=True)
class SwapWith(Step):
    """The other dragon of a swap; the first stands on `at.place`."""

    def run(self, game: Wyrmspan, at: At) -> None:
        dragons = game.players[at.player].dragons
        game.ask(self, at, tuple([SPACE_OPTION[s] for s in range(SPACES) if dragons[s] and s != at.place]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        swap(game, at.player, at.place, NTH[option])


def swap(game: Wyrmspan, seat: int, a: int, b: int) -> None:
    p = game.players[seat]
    for pieces in (p.dragons, p.eggs, p.tucked, p.fed):
        pieces[a], pieces[b] = pieces[b], pieces[a]
    p.cached[4 * a : 4 * a + 4], p.cached[4 * b : 4 * b + 4] = p.cached[4 * b : 4 * b + 4], p.cached[4 * a : 4 * a + 4]
    p.under = [_moved(card, a, b) for card in p.under]
    p.fresh, p.met, p.used = (_bits(bits, a, b) for bits in (p.fresh, p.met, p.used))
    # "Here" follows the dragon, also in effects that are under way.
    game.stack[:] = [
        (effect, At(seat, b if at.place == a else a, at.piece))
        if at.player == seat and at.place in (a, b)
        else (effect, at)
        for effect, at in game.stack
    ]
    if game.events is not None:
        game.tell(Swapped(seat, p.dragons[a], p.dragons[b], game.box))


def _moved(tucked: int, a: int, b: int) -> int:
    space = tucked >> 2 & 15
    if space not in (a, b):
        return tucked
    return tucked & ~60 | (b if space == a else a) << 2


def _bits(bits: int, a: int, b: int) -> int:
    if (bits >> a ^ bits >> b) & 1:
        bits ^= 1 << a | 1 << b
    return bits


@dataclass(frozen=True, slots=True)
class Activate(Verb):
    """Use an ability of an own dragon once more, as printed: "here" is that dragon."""

    timings: int = field(metadata=bits(TIMING_WORDS))
    other: bool = False

    def choices(self, game: Wyrmspan, at: At) -> list[int]:
        p = game.players[at.player]
        return [
            SPACE_OPTION[s]
            for s in range(SPACES)
            if p.dragons[s]
            and not (self.other and s == at.place)
            and (ability := self.ability(game, p, s)) is not None
            and ability.can(game, At(at.player, s))
        ]

    def refusals(self, game: Wyrmspan, at: At) -> Iterator[Refusal]:
        p, able = game.players[at.player], self.choices(game, at)
        for space in range(SPACES):
            if not p.dragons[space] or SPACE_OPTION[space] in able:
                continue
            target, name = on_space(game, at, space), name_on(p, space)
            if self.other and space == at.place:
                yield Refusal(target, Msg("not-itself", dragon=name), "WS-SPC-28")
            elif self.ability(game, p, space) is None:
                yield Refusal(target, Msg("no-such-ability", dragon=name), "WS-SPC-25")
            else:
                yield Refusal(target, Msg("no-use-now", dragon=name), "WS-SPC-31")

    def ability(self, game: Wyrmspan, p: Player, space: int) -> Effect | None:
        dragon = p.box.dragons[p.dragons[space]]
        if self.timings & WHEN_PLAYED and dragon.played is not None:
            return dragon.played
        if self.timings & ONCE_PER_ROUND and dragon.round_end is not None:
            return dragon.round_end
        is_fresh = p.fresh >> space & 1 and not game.setup["fresh_activation"]
        return dragon.activated if self.timings & IF_ACTIVATED and not is_fresh else None

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def might(self, game: Wyrmspan, at: At) -> bool:
        p = game.players[at.player]
        return any(
            might(ability, game, At(at.player, s))
            for s in range(SPACES)
            if p.dragons[s] and not (self.other and s == at.place) and (ability := self.ability(game, p, s)) is not None
        )

    def run(self, game: Wyrmspan, at: At) -> None:
        ask_or_skip(self, game, at, tuple(self.choices(game, at)))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        space = NTH[option]
        ability = self.ability(game, game.players[at.player], space)
        assert ability is not None
        game.push(ability, At(at.player, space))

    def words(self) -> dict[str, object]:
        names = [TIMINGS[t] for t in (WHEN_PLAYED, IF_ACTIVATED, ONCE_PER_ROUND) if self.timings & t]
        return {"timings": "-or-".join(names), "other": self.other}

    def signs(self) -> tuple[str, ...]:
        return ("activate",)

    def worth(self, prices: Prices) -> float:
        return 1.2

    def spends(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class UseIcon(Verb):
    """Use one of the explore icons of the own mat; equal ones are offered once."""

    def choices(self, game: Wyrmspan, at: At) -> list[int]:
        p = game.players[at.player]
        near = not game.setup["far_icons"]
        found: list[int] = []
        seen: list[Effect] = []
        for i, icon in enumerate(game.box.icons):
            if near and i % 5 > dragons_in(p, i // 5):
                continue
            if icon not in seen and icon.can(game, at):
                seen.append(icon)
                found.append(ICON_OPTION[i])
        return found

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def run(self, game: Wyrmspan, at: At) -> None:
        found = tuple(self.choices(game, at))
        game.ask(self, at, (*found, SKIP) if game.asks else found)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option != SKIP:
            game.push(game.box.icons[NTH[option]], At(at.player, -1, option))

    def signs(self) -> tuple[str, ...]:
        return ("use-icon",)


SWAP_WITH: Final = SwapWith()
