"""Aiming: where the Target Token is put, and what moves it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from wyrmhall.core.engine import At, Effect, Refusal
from wyrmhall.core.params import numbers, words
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import choices, dice, events, steps, support
from wyrmhall.games.worms.components import AIMING, SUPER, SUPERSHOT
from wyrmhall.games.worms.hexes import OFF, STEP, WAYS, Region, around, distance, line, said, within
from wyrmhall.games.worms.numbers import FIRST, FULL, MAGNET, SENTRY, WORMS
from wyrmhall.games.worms.state import Worms

ATTRACT: Final = 1
REPEL: Final = 2
FARTHEST: Final = 60
REACH: Final = 6
"""No hex farther than this from the laid map is offered (WM-TGT-07)."""


@lru_cache(maxsize=512)
def _offered(land: tuple[int, ...], sea: tuple[int, ...], dial: int) -> Region:
    return around([*land, *sea, dial], REACH)


@lru_cache(maxsize=8192)
def _direct(near: Region, own: int, least: int, most: int) -> tuple[int, ...]:
    """The hexes on the six lines from a worm, and its own (WM-HEX-16, WM-HEX-17)."""
    found = [own] if least == 0 else []
    for way in WAYS:
        found += [spot for spot in line(own, way, most)[max(0, least - 1) :] if near.holds(spot)]
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Target(choices.HexChoice):
    """Put the Target Token on a hex that fits; without one the text ends."""

    mode: str = field(metadata=words("own", "direct", "within", "any", "airstrike"))
    min: int = field(default=0, metadata=numbers(0, 20))
    max: int = field(default=-1, metadata=numbers(0, 20))  # -1: no limit
    new: bool = False
    land: bool = False
    nonfull: bool = False
    contains: str = field(default="", metadata=words("worm"))

    def run(self, game: Worms, at: At) -> None:
        options = self._hexes(game)
        if options:
            game.ask(self, at, options)
        else:
            steps.end_text(game)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if self.mode == "airstrike":
            game.push(Bearing(), At(at.player, option))
        else:
            put_token(game, at, option, 0)

    def can(self, game: Worms, at: At) -> bool:
        return bool(self._hexes(game))

    def fault(self) -> str:
        return "within" if self.mode == "within" and self.max < 0 else ""

    def _hexes(self, game: Worms) -> tuple[int, ...]:
        near = _offered(game.land, game.sea, game.dial)
        if self.mode in ("any", "airstrike"):
            options = tuple(game.lands()) if self.land or self.nonfull or self.contains else near.hexes()
        else:
            own = game.own_hex()
            if own == OFF:
                return ()
            options = self._from(own, near)
        if self.new:
            options = tuple([spot for spot in options if spot != game.target])
        if self.land or self.nonfull:
            options = tuple([spot for spot in options if game.is_land(spot)])
        if self.nonfull:
            options = tuple([spot for spot in options if len(game.things(spot)) < FULL])
        if self.contains:
            options = tuple([spot for spot in options if any(thing < WORMS for thing in game.things(spot))])
        return options

    def _from(self, own: int, near: Region) -> tuple[int, ...]:
        if self.mode == "own":
            return (own,)
        if self.mode == "direct":
            return _direct(near, own, self.min, self.max if self.max >= 0 else FARTHEST)
        return tuple([spot for spot in within(own, self.max) if near.holds(spot) and distance(own, spot) >= self.min])

    def refusals(self, game: Worms, at: At) -> Iterable[Refusal]:
        """Land that cannot be targeted, and by which limit of the card."""
        offered = self._hexes(game)
        return [self._why_not(game, spot) for spot in game.lands() if spot not in offered]

    def _why_not(self, game: Worms, spot: int) -> Refusal:
        target = f"hex:{said(spot)}"
        if self.new and spot == game.target:
            return Refusal(target, Msg("why-not-new"), "WM-HEX-20")
        if self.nonfull and len(game.things(spot)) >= FULL:
            return Refusal(target, Msg("why-full"), "WM-HEX-21")
        if self.contains and not game.worms_on(spot):
            return Refusal(target, Msg("why-no-worm"), "WM-VRB-11")
        if self.mode in ("direct", "within"):
            far = distance(game.own_hex(), spot)
            if far < self.min or 0 <= self.max < far:
                reach = Msg("why-range", far=far, span=self._span(), min=self.min, max=self.max)
                return Refusal(target, reach, "WM-HEX-23")
        return Refusal(target, Msg("why-not-direct"), "WM-HEX-16")

    def words(self) -> dict[str, object]:
        return {**Effect.words(self), "span": self._span(), "worm": bool(self.contains)}

    def _span(self) -> str:
        if self.min == self.max:
            return "exact"
        if self.max >= 0:
            return "between" if self.min > 1 else "within"
        return "beyond" if self.min else "anywhere"

    def signs(self) -> tuple[str, ...]:
        return ("air-strike",) if self.mode == "airstrike" else ("target",)


@dataclass(frozen=True, slots=True)
class Bearing(choices.WayChoice):
    """The direction in which an Air Strike points."""

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, WAYS)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        put_token(game, at, at.place, option)


def put_token(game: Worms, at: At, spot: int, aim: int) -> None:
    game.target, game.aim = spot, aim
    if game.events is not None:
        where = said(spot)
        game.tell(events.AimedStrike(at.player, where, aim) if aim else events.Aimed(at.player, where))
    if game.playing >= 0 and game.card(game.playing).kind == SUPER:
        support.open_window(game, SUPERSHOT, at)


def move_token(game: Worms, at: At, way: int) -> None:
    """Accuracy or a Scatter moves the token; an Electromagnet near its new hex bends its way."""
    if not way:
        return
    _token_to(game, at, game.target + STEP[way])
    if game.table.collectors:
        near = [m for m in range(FIRST[MAGNET], FIRST[MAGNET] + 4) if _is_near(game, m)]
        if near:
            game.push(Magnetism(tuple(near)), at)


def _is_near(game: Worms, magnet: int) -> bool:
    return game.where[magnet] != OFF and distance(game.where[magnet], game.target) <= 1


def _token_to(game: Worms, at: At, spot: int) -> None:
    if game.events is not None:
        game.tell(events.TokenMoved(at.player, said(game.target), said(spot)))
    game.target = spot


@dataclass(frozen=True, slots=True)
class Magnetism(choices.ThingChoice):
    """One Electromagnet acts on the token; among several the active player chooses."""

    near: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, self.near)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        spot = game.where[option]
        if game.facing[option - FIRST[SENTRY]] == ATTRACT:
            if spot != game.target:
                _token_to(game, at, spot)
        elif spot == game.target:
            game.push(Repelled(), at)
        else:
            _token_to(game, at, 2 * game.target - spot)


@dataclass(frozen=True, slots=True)
class Repelled(choices.WayChoice):
    """The token lies on a repelling Electromagnet: choose where it goes."""

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, WAYS)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        _token_to(game, at, game.target + STEP[option])


@dataclass(frozen=True, slots=True)
class Accuracy(Effect):
    """Roll dice, fewer the farther the target is, and apply one result to the Target Token."""

    x: int

    def run(self, game: Worms, at: At) -> None:
        if game.target == OFF or game.standpoint() == OFF:
            return
        game.dice = self.dice(game, game.target)
        game.push(AIM_DICE, at)
        support.open_window(game, AIMING, at)

    def dice(self, game: Worms, spot: int) -> int:
        """How many are rolled for a target there."""
        return max(1, self.x - max(0, distance(game.standpoint(), spot) - 1))

    def can(self, game: Worms, at: At) -> bool:
        return game.target != OFF

    def signs(self) -> tuple[str, ...]:
        return ("dice",)


@dataclass(frozen=True, slots=True)
class AimDice(dice.Roller):
    def roll(self, game: Worms, at: At) -> None:
        results = dice.roll(game, At(at.player, game.target), game.dice, "accuracy")
        game.push(AimResult(tuple(dict.fromkeys(results))), at)


@dataclass(frozen=True, slots=True)
class AimResult(choices.Choice):
    """Apply one result; two that lead to the same hex are one choice."""

    results: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        by_way = {dice.way_of(game, result): result for result in reversed(self.results)}
        game.ask(self, at, tuple([result for result in self.results if result in by_way.values()]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        move_token(game, at, dice.way_of(game, option))

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("face-to", face=dice.FACES[option], hex=said(self._to(game, option)))

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"hex:{said(self._to(game, option))}"

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        return choices.lies_there(game, self._to(game, option))

    def _to(self, game: Worms, option: int) -> int:
        return game.target + STEP[dice.way_of(game, option)]


@dataclass(frozen=True, slots=True)
class ScatterTarget(dice.Roller):
    """Scatter the Target Token n times."""

    n: int = 1

    def roll(self, game: Worms, at: At) -> None:
        if game.target == OFF:
            return
        if self.n > 1:
            game.push(ScatterTarget(self.n - 1), at)
        (result,) = dice.roll(game, At(at.player, game.target), 1, "token")
        move_token(game, at, dice.way_of(game, result))

    def can(self, game: Worms, at: At) -> bool:
        return game.target != OFF

    def signs(self) -> tuple[str, ...]:
        return ("scatter",)


@dataclass(frozen=True, slots=True)
class SteerTarget(choices.HexChoice):
    """The player moves the token: the hexes it can end on are offered, since it triggers nothing on its way."""

    hexes: int
    min: int = field(default=1, metadata=numbers(0, 20))
    how: str = field(default="any", metadata=words("any", "straight", "straight_land_only"))

    def run(self, game: Worms, at: At) -> None:
        if game.target != OFF:
            game.ask(self, at, self._ends(game))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if option != game.target:
            _token_to(game, at, option)

    def can(self, game: Worms, at: At) -> bool:
        return game.target != OFF

    def fault(self) -> str:
        return "steer" if self.min > self.hexes else ""

    def words(self) -> dict[str, object]:
        return {"min": self.min, "hexes": self.hexes, "how": self.how, "exact": self.min == self.hexes}

    def _ends(self, game: Worms) -> tuple[int, ...]:
        start = game.target
        if self.how == "any":
            return tuple([spot for spot in within(start, self.hexes) if self._reaches(distance(start, spot))])
        ends = [start] if self.min == 0 else []
        for way in WAYS:
            path = line(start, way, self.hexes)
            if self.how == "straight_land_only":
                dry = 0
                while dry < len(path) and game.is_land(path[dry]):
                    dry += 1
                path = path[:dry]
            ends += path[self.min - 1 :] if len(path) >= self.min > 0 else path[-1:] if self.min else path
        return tuple(ends)

    def _reaches(self, far: int) -> bool:
        """Whether a number of single steps that is allowed can end so far away; a detour of one step takes two."""
        return any(steps >= far and not (steps == 1 and far == 0) for steps in range(self.min, self.hexes + 1))

    def signs(self) -> tuple[str, ...]:
        return ("steer",)


AIM_DICE: Final = AimDice()
