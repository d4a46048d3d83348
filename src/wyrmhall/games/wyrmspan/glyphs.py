"""An effect as a row of small signs, for the faces of cards and boards where its sentence has no room."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhall.core.effects import Seq
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.combine import All, Choose, ForEach, GainShared, If, Opponents, Sequel
from wyrmhall.games.wyrmspan.digs import Excavate
from wyrmhall.games.wyrmspan.dispose import DrawMayTuck, DrawSplit, GainAndCache, GainMayCache, Hoard, TakeMayTuck
from wyrmhall.games.wyrmspan.effects import Cache, Gain, GainOfCost, GuildStep, LayEgg, Reveal, Take, Tuck
from wyrmhall.games.wyrmspan.hatching import Hatch
from wyrmhall.games.wyrmspan.kinds import KINDS
from wyrmhall.games.wyrmspan.payments import Pay, UpTo
from wyrmhall.games.wyrmspan.plays import PlayDragon
from wyrmhall.games.wyrmspan.scores import ItemWorth, ScoreIf, ScorePaid, ScorePer

NAMED: dict[type[Effect], str] = {
    DrawMayTuck: "dragon tuck",
    DrawSplit: "dragon tuck",
    GainAndCache: "resource cache",
    GainOfCost: "resource",
    Hoard: "resource cache",
    TakeMayTuck: "dragon tuck",
    PlayDragon: "play",
    ItemWorth: "vp",
    ScoreIf: "vp",
    ScorePaid: "vp",
    ScorePer: "vp each",
}


def glyphs(effect: Effect) -> str:
    """Kinds of things as in `KINDS`, and `guild`, `cache`, `tuck`, `dig`, `play`, `vp`, `to`, `or`, `times`, ..."""
    return " ".join(_signs(effect))


def _signs(effect: Effect | None) -> Iterator[str]:
    if isinstance(effect, Gain):
        yield from [KINDS[effect.kind]] * effect.n
    elif isinstance(effect, Take):
        yield from [KINDS[effect.what]] * effect.n
    elif isinstance(effect, LayEgg):
        yield from ["egg"] * effect.n
    elif isinstance(effect, GuildStep):
        yield from ["guild"] * effect.n
    elif isinstance(effect, Cache):
        yield from [KINDS[effect.kind]] * effect.n
        yield "cache"
        yield from _then(effect.then)
    elif isinstance(effect, Tuck):
        yield from ["tuck"] * effect.n
        yield from _then(effect.then)
    elif isinstance(effect, Pay):
        yield from [KINDS[effect.kind]] * effect.n
        yield from _then(effect.then)
    elif isinstance(effect, Hatch):
        yield from ("tuck" if KINDS[effect.feed] == "dragon" else KINDS[effect.feed], "to")
        yield from _signs(effect.benefit or effect.bonus)
    elif isinstance(effect, Excavate):
        yield from ["dig"] * effect.n
    elif isinstance(effect, GainMayCache):
        yield from (KINDS[effect.kind], "cache")
    elif isinstance(effect, GainShared):
        yield from [*["resource"] * effect.n, "others", "resource"]
    elif isinstance(effect, Reveal):
        yield from ("reveal", "tuck")
    elif isinstance(effect, UpTo):
        yield f"x{effect.n}"
        yield from _signs(effect.part)
    elif isinstance(effect, Opponents):
        yield "others"
        yield from _signs(effect.part)
    elif isinstance(effect, Choose):
        yield from ["choice"] * effect.n
    elif isinstance(effect, ForEach):
        yield from _signs(effect.then)
        yield "each"
    elif isinstance(effect, If):
        yield "if"
        yield from _signs(effect.then)
    elif isinstance(effect, All | Seq | Sequel):
        for part in effect.parts:
            yield from _signs(part)
    elif effect is not None:
        yield NAMED.get(type(effect), type(effect).__name__.lower())


def _then(effect: Effect | None) -> Iterator[str]:
    if effect is not None:
        yield "to"
        yield from _signs(effect)
