"""Rows of effects written back into the notation of the rules, so that facts and tables can be compared as text."""

from functools import singledispatch
from typing import Any

from wyrmhall.core.effects import Seq
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.automa import (
    Advance,
    AdvanceByCave,
    AutomaCard,
    ClaimRow,
    ObjectiveCoin,
    RefreshDragons,
    SnatchCave,
    SnatchDragon,
)
from wyrmhall.games.wyrmspan.caching import Cache, GainAndCache, GainMayCache, Hoard
from wyrmhall.games.wyrmspan.combine import All, Choose, ForEach, If, Sequel
from wyrmhall.games.wyrmspan.counting import Dragons, Tally, When
from wyrmhall.games.wyrmspan.drawing import DrawMayTuck, DrawSplit, TakeMayTuck
from wyrmhall.games.wyrmspan.effects import Gain, LayEgg, Take
from wyrmhall.games.wyrmspan.end_game import ItemWorth, ScoreIf, ScorePaid, ScorePer
from wyrmhall.games.wyrmspan.enticing import PlayDragon
from wyrmhall.games.wyrmspan.excavating import Excavate
from wyrmhall.games.wyrmspan.hatching import Hatch
from wyrmhall.games.wyrmspan.opponents import GainShared, Opponents
from wyrmhall.games.wyrmspan.payments import Pay, UpTo
from wyrmhall.games.wyrmspan.rearrange import Activate, Swap, UseIcon
from wyrmhall.games.wyrmspan.track import GuildStep, PlaceMarker
from wyrmhall.games.wyrmspan.tucking import GainOfCost, Reveal, Tuck

# Written out here once more, so that a slip in the numbering of the game shows as well.
KINDS = ["meat", "gold", "crystal", "milk", "coin", "egg", "res", "D", "C", "D or 1 C", "items of res/D/C"]
PLACES = ["any", "here", "cave", "column", "adjacent", "it", "mat"]
SOURCES = {1: "hand", 2: "display", 3: "hand or display", 4: "deck", 6: "any", 8: "supply", 16: "general"}
PRICES = ["action", "printed", "minus 1 egg or res", "no resources", "free", "free"]
SIZES = ["hatchling", "small", "medium", "large"]
TRAITS = ["shy", "aggressive", "playful", "helpful"]
TIMINGS = {1: "when_played", 2: "if_activated", 4: "once_per_round", 8: "end_game"}
CONDITIONS = {
    When.THREE_IN_CAVE: "≥3 dragons in cave",
    When.COLUMN_FULL: "column full",
    When.MARKER_ON_TILE: "≥1 own marker on guild tile",
    When.CRIMSON_AS_LEFT: "crimson dragons ≥ left neighbour",
    When.GOLDEN_AS_LEFT: "golden dragons ≥ left neighbour",
    When.AMETHYST_AS_LEFT: "amethyst dragons ≥ left neighbour",
    When.BETWEEN_DRAGONS: "a dragon is directly left and directly right of it",
    When.NO_AGGRESSIVE_IN_CAVE: "no aggressive dragon in cave",
    When.CAVE_EXCAVATED: "all 4 spaces of cave excavated",
    When.LAST_IN_CAVE: "right-most dragon of its cave",
    When.HATCHLING_SMALL_LARGE_IN_CAVE: "cave holds a hatchling, a small and a large dragon",
    When.CRIMSON_FULL: "crimson has 4 dragons",
    When.GOLDEN_FULL: "golden has 4 dragons",
    When.AMETHYST_FULL: "amethyst has 4 dragons",
    When.CAVE_FULL: "cave full",
    When.OTHER_PLAYFUL_IN_CAVE: "≥1 other playful dragon in cave",
    When.OTHER_HELPFUL_IN_COLUMN: "another helpful dragon in column",
}
COUNTS = {
    Tally.LOWEST_ON_OBJECTIVES: "objectives where own marker is lowest",
    Tally.MARKERS_ON_TILE: "own markers on guild tile",
    Tally.SETS_OF_TRAITS: "sets of 4 traits on mat",
    Tally.SETS_OF_SIZES: "sets of 4 sizes on mat",
    Tally.PAIRS_OF_EGGS: "pairs of own eggs",
    Tally.FULL_COLUMNS: "full columns",
    Tally.CAVE_CARDS: "cave cards on mat",
    Tally.RESOURCES_IN_COSTS: "resource icons in costs of dragons of one chosen cave",
}


@singledispatch
def notation(effect: Effect) -> str:
    raise TypeError(f"no notation for {effect!r}")


@notation.register
def _(effect: Sequel) -> str:
    return "; ".join(notation(part) for part in effect.parts)


@notation.register
def _(effect: All) -> str:
    return "[" + ", ".join(notation(part) for part in effect.parts) + "]"


@notation.register
def _(effect: Gain) -> str:
    return f"Gain({KINDS[effect.kind]}, {effect.n})"


@notation.register
def _(effect: GainOfCost) -> str:
    return "Gain(res ∈ cost of tucked card, 1)"


@notation.register
def _(effect: Take) -> str:
    return f"Take({KINDS[effect.what]}, {SOURCES[effect.source]}, {effect.n})"


@notation.register
def _(effect: GuildStep) -> str:
    return f"GuildStep({effect.n})"


@notation.register
def _(effect: PlaceMarker) -> str:
    return "PlaceMarker()"


@notation.register
def _(effect: LayEgg) -> str:
    return f"LayEgg({effect.n}, {PLACES[effect.where]})"


@notation.register
def _(effect: Cache) -> str:
    said = f"Cache({KINDS[effect.kind]}, {effect.n}, {SOURCES[effect.source]}, {PLACES[effect.on]})"
    return said + follows(effect.then)


@notation.register
def _(effect: Tuck) -> str:
    return f"Tuck({effect.n}, {SOURCES[effect.source]}, {PLACES[effect.under]})" + follows(effect.then)


@notation.register
def _(effect: Pay) -> str:
    kind = KINDS[effect.kind] + ("s" if effect.kind == 5 and effect.n > 1 else "")
    place = f" @{PLACES[effect.where]}" if effect.where else ""
    return f"Pay({effect.n} {kind}{place})" + follows(effect.then)


def follows(then: Effect | None) -> str:
    return "" if then is None else f" → {notation(then)}"


@notation.register
def _(effect: Hatch) -> str:
    benefit = "none" if effect.benefit is None else notation(effect.benefit)
    return f"Hatch({KINDS[effect.feed]}, {benefit}, {notation(effect.bonus)})"


@notation.register
def _(effect: Reveal) -> str:
    sizes = " or ".join(SIZES[size] for size in effect.sizes)
    otherwise = "to hand" if effect.otherwise is None else f"[discard it, {notation(effect.otherwise)}]"
    return f"Reveal({sizes}, Tuck(1, revealed, here), {otherwise})"


@notation.register
def _(effect: Choose) -> str:
    return f"Choose({effect.n}, {{" + ", ".join(notation(part) for part in effect.parts) + "})"


@notation.register
def _(effect: UpTo) -> str:
    return f"UpTo({effect.n}, {notation(effect.part)})"


@notation.register
def _(effect: If) -> str:
    return f"If({CONDITIONS[effect.when]}, {notation(effect.then)})"


@notation.register
def _(effect: ForEach) -> str:
    return f"ForEach({one_of(effect.of)}, {notation(effect.then)})"


def one_of(of: Tally | Dragons | None) -> str:
    """What a ForEach goes through, in the singular."""
    if of is Tally.MARKERS_ON_TILE:
        return "own marker on guild tile"
    assert isinstance(of, Dragons)
    assert of.size < 0
    assert not of.timing
    assert not of.other
    trait = f"{TRAITS[of.trait]} " if of.trait >= 0 else ""
    return f"{trait}dragon in {PLACES[of.where]}" + (" and not aggressive" if of.gentle else "")


@notation.register
def _(effect: Opponents) -> str:
    return f"Opponents({notation(effect.part)})"


@notation.register
def _(effect: GainShared) -> str:
    return f"SameKind(Gain(kind k, {effect.n}), Opponents(Gain(kind k, 1)))"


@notation.register
def _(effect: GainMayCache) -> str:
    return f"Dispose(Gain({KINDS[effect.kind]}, 1), may cache {PLACES[effect.on]}, else kept)"


@notation.register
def _(effect: Hoard) -> str:
    return f"Dispose(ForEach({one_of(effect.of)}, Gain(res, 1)), may cache ≤{effect.most} here, rest kept)"


@notation.register
def _(effect: GainAndCache) -> str:
    return "Dispose(Gain(res, 2), keep 1, cache 1 any)"


@notation.register
def _(effect: DrawMayTuck) -> str:
    draws = f"Take(D, deck, {effect.n})"
    draws = draws if effect.of is None else f"ForEach({one_of(effect.of)}, {draws})"
    return f"Dispose({draws}, may tuck ≤{effect.most} here, rest kept)"


@notation.register
def _(effect: TakeMayTuck) -> str:
    return "Dispose(Take(D, any, 1), may tuck ≤1 any, rest kept)"


@notation.register
def _(effect: DrawSplit) -> str:
    fates = "keep 1, discard 1, tuck 1" if effect.discards else "keep 1, tuck 1"
    return f"Dispose(Take(D, deck, {fates.count('1')}), {fates} {PLACES[effect.under]})"


@notation.register
def _(effect: PlayDragon) -> str:
    target = "on top" if effect.on_top else "empty"
    return f"PlayDragon({SOURCES[effect.source]}, {PRICES[effect.price]}, {target})"


@notation.register
def _(effect: Excavate) -> str:
    return f"Excavate({SOURCES[effect.source]}, {PRICES[effect.price]}, {effect.n})"


@notation.register
def _(effect: Swap) -> str:
    return "Swap()"


@notation.register
def _(effect: Activate) -> str:
    timings = ", ".join(name for bit, name in TIMINGS.items() if effect.timings & bit)
    return f"Activate({{{timings}}}, {'other ' if effect.other else ''}own dragon)"


@notation.register
def _(effect: UseIcon) -> str:
    return "Activate({mat icon}, own mat)"


@notation.register
def _(effect: ScorePer) -> str:
    most = f", max {effect.most}" if effect.most else ""
    return f"ScorePer({effect.each}, {counted(effect.of)}{most})"


def counted(of: Tally | Dragons) -> str:
    """What a ScorePer counts, in the plural."""
    if isinstance(of, Tally):
        return COUNTS[of]
    assert not of.gentle
    words = ["other"] if of.other else []
    place = PLACES[of.where]
    if place == "adjacent":
        words.append(place)
    if of.trait >= 0:
        words.append(TRAITS[of.trait])
    if of.size > 0:
        words.append(SIZES[of.size])
    if of.timing:
        words.append(TIMINGS[of.timing].replace("_", "-"))
    words.append("hatchlings" if of.size == 0 else "dragons")
    if place == "mat":
        words.append("on mat")
    elif place != "adjacent":
        words.append(f"in {place}")
    return " ".join(words)


@notation.register
def _(effect: ScoreIf) -> str:
    return f"ScoreIf({effect.n}, {CONDITIONS[effect.when]})"


@notation.register
def _(effect: ScorePaid) -> str:
    offers = [
        f"{' + '.join(f'{n} {KINDS[kind]}' for kind, n in offer.costs)} = {offer.vp} VP" for offer in effect.offers
    ]
    return f"ScorePaid({{{', '.join(offers)}}})"


@notation.register
def _(effect: ItemWorth) -> str:
    return f"ItemWorth({'tucked D' if effect.kind == 7 else f'cached {KINDS[effect.kind]}'}, here, +1)"


def automa_row(card: AutomaCard) -> list[Any]:
    """An Automa card as the row of facts: id, pass symbol, refresh, coin, steps, brown dragon, cave and marker."""
    row = [("R " if card.ravel else "") + card.id, card.passes, False, 0, None, None, None, None]
    parts = card.action.parts if isinstance(card.action, Seq) else (card.action,)
    for part in (*parts, *card.brown.made_of()):
        if isinstance(part, RefreshDragons):
            row[2] = True
        elif isinstance(part, ObjectiveCoin):
            row[3] = part.n
        elif isinstance(part, Advance):
            row[4] = list(part.steps)
        elif isinstance(part, AdvanceByCave):
            row[4] = ("most" if part.most else "least") + (f"+{part.more}" if part.more else "")
        else:
            at, n = {SnatchDragon: (5, "slot"), SnatchCave: (6, "slot"), ClaimRow: (7, "n")}[type(part)]
            row[at] = getattr(part, n)
    return row
