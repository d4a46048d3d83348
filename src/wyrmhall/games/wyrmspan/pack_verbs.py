"""The verbs that a pack may use, and where: a card of the guild or a cave has no dragon to speak of as "here"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.caching import Cache, GainAndCache, GainMayCache, Hoard
from wyrmhall.games.wyrmspan.combine import All, Choose, ForEach, If, Sequel, all_of, sequel
from wyrmhall.games.wyrmspan.counting import Dragons
from wyrmhall.games.wyrmspan.drawing import DrawMayTuck, DrawSplit, TakeMayTuck
from wyrmhall.games.wyrmspan.effects import Gain, LayEgg, Take
from wyrmhall.games.wyrmspan.end_game import ItemWorth, ScoreIf, ScorePer
from wyrmhall.games.wyrmspan.enticing import PlayDragon
from wyrmhall.games.wyrmspan.excavating import Excavate
from wyrmhall.games.wyrmspan.hatching import Hatch
from wyrmhall.games.wyrmspan.numbers import ANY, EVERYWHERE, HAND
from wyrmhall.games.wyrmspan.opponents import GainShared, Opponents
from wyrmhall.games.wyrmspan.payments import Pay, UpTo
from wyrmhall.games.wyrmspan.rearrange import Activate, Swap, UseIcon
from wyrmhall.games.wyrmspan.track import GuildStep
from wyrmhall.games.wyrmspan.tucking import GainOfCost, Reveal, Tuck
from wyrmhall.packs.checks import place_of
from wyrmhall.packs.faults import Path, bad
from wyrmhall.packs.verbs import Verbs, op_of

_SIMPLE = (Gain, Take, LayEgg, GuildStep, Excavate, All)
_ANYWHERE = (
    *_SIMPLE, Cache, Tuck, PlayDragon, Pay, UpTo, Choose, Sequel, Opponents, Swap, Activate, GainShared, GainMayCache,
    GainAndCache, TakeMayTuck, DrawSplit, UseIcon,
)  # fmt: skip
_AT_A_DRAGON = (If, ForEach, Reveal, DrawMayTuck, Hoard, GainOfCost)
_SCORING = (ScorePer, ScoreIf, ItemWorth)


def _ops(*verbs: type[Effect]) -> tuple[str, ...]:
    return tuple(sorted(op_of(verb) for verb in verbs))


TYPED = Verbs(
    (*_ANYWHERE, *_AT_A_DRAGON, *_SCORING, Hatch, Dragons),
    makers={All: all_of, Sequel: sequel},
)
PLACELESS = _ops(*_ANYWHERE)
"""Of guild tiles, of cave cards, and of what opponents may do."""
PLACED = _ops(*_ANYWHERE, *_AT_A_DRAGON)
"""Of dragons."""
ACTIVATED = _ops(*_ANYWHERE, *_AT_A_DRAGON, Hatch)
SCORED = _ops(*_SCORING)
FEEDING = _ops(*_SIMPLE)
"""Of what a feeding brings: nothing that would feed again."""


def placeless(effect: Effect, path: Path) -> Effect:
    """The same effect, if it does not speak of a dragon that is not there."""
    _check(effect, path, placed=False)
    return effect


def of_dragon(effect: Effect, path: Path) -> Effect:
    if isinstance(effect, GainOfCost):
        raise bad(path, "verb-not-here", place=place_of(path), op="gain_of_cost", known="tuck")
    _check(effect, path, placed=True)
    return effect


def _check(effect: Effect, path: Path, placed: bool) -> None:
    place = place_of(path)
    for part in parts_of(effect):
        if isinstance(part, GainOfCost) and not _tucks_one(effect):
            raise bad(path, "verb-not-here", place=place, op="gain_of_cost", known="tuck")
        _check(part, path, placed and not isinstance(effect, Opponents))
    if isinstance(effect, Hatch):
        for brings in (effect.benefit, effect.bonus):
            for inner in () if brings is None else tree(brings):
                if op_of(type(inner)) not in FEEDING:
                    raise bad(path, "verb-not-here", place=place, op=op_of(type(inner)), known=", ".join(FEEDING))
    if not placed:
        _check_without_place(effect, path)


def _tucks_one(effect: Effect) -> bool:
    """Whether what follows knows of one tucked card, with a cost."""
    return isinstance(effect, Tuck) and effect.source == HAND and effect.n == 1


def _check_without_place(effect: Effect, path: Path) -> None:
    op = op_of(type(effect))
    if isinstance(effect, Dragons):
        if effect.where != EVERYWHERE or effect.other:
            raise bad(path, "no-here", place=place_of(path), op=op, word="mat")
        return
    if op not in PLACELESS and not isinstance(effect, ScorePer):
        raise bad(path, "verb-not-here", place=place_of(path), op=op, known=", ".join(PLACELESS))
    if any(getattr(effect, name, ANY) != ANY for name in ("where", "on", "under")):
        raise bad(path, "no-here", place=place_of(path), op=op, word="any")


def parts_of(effect: Effect) -> Iterator[Effect]:
    """The effects that stand directly in an effect."""
    for field in fields(effect):  # type: ignore[arg-type]
        value = getattr(effect, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Effect):
                yield part


def tree(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in parts_of(effect):
        yield from tree(part)
