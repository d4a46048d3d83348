"""Why an option is good, in words about things on the table: what it does, what it brings, what it costs a rival.

All of it is seen in worlds that the seat imagines, and a thing is named only where it is there in all of these: so a
reason knows nothing that the seat could not know.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from wyrmhall.bots.greedy import answer_for_others
from wyrmhall.bots.judge import Judge
from wyrmhall.bots.playout import take
from wyrmhall.bots.teaching import COUNT, Parts, Teaching, teaching_of
from wyrmhall.core.engine import Game
from wyrmhall.core.events import Event
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg, Seat

LOOKS = 6
"""Worlds in which the reasons for an option are looked at."""
MOST = 2
"""Reasons that a person can use at a time."""
MOST_THINGS = 3
"""Things that one reason names."""
LEAST = 1e-6
"""By less than this nothing is ahead."""
WORTH_TELLING = 0.02
"""Of a comfortable lead: what is worth less is no reason."""
POINTS = Msg("reason-points")
"""More points from several sources, of which none brings most."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: its sentence, in which `$who` may be a seat, and the points that it is worth, for those who count."""

    said: Msg
    points: float


@dataclass(slots=True)
class Outlook:
    """What an option leads to, on average over a few imagined worlds; all in points."""

    points: float
    features: list[float]  # of the seat, by the judge's names
    sources: dict[str, float]  # of the seat's score
    rival: list[float]  # of the rival, likewise, as far as a rival counts
    rival_points: float
    deeds: Counter[str]  # what happens in every one of the worlds, how often at least
    parts: dict[str, dict[Msg, float]] = field(default_factory=dict)  # by feature, of things that all worlds have
    rival_parts: dict[str, dict[Msg, float]] = field(default_factory=dict)  # likewise, of the rival
    deed_things: dict[str, Counter[Msg]] = field(default_factory=dict)  # by deed, what it is done to in every world

    @property
    def total(self) -> float:
        return self.points + sum(self.features)


def outlook(judge: Judge, game: Game, seat: int, option: int, seed: int) -> Outlook:
    pick = random.Random(seed)
    teaching = teaching_of(judge.rules.name)
    other = rival_of(judge, game, seat)
    found = Outlook(0.0, [0.0] * len(judge.names), {}, [0.0] * len(judge.names), 0.0, Counter())
    for n in range(LOOKS):
        before = game.imagine(seat, seed * 1_000_003 + n)
        answer_for_others(before, seat, pick)
        after = before.copy()
        after.events = []
        take(judge, after, option, seat, pick)
        told, after.events = after.events, None
        _add_points(judge, after, seat, other, found)
        deeds, things = _deeds(teaching, after, seat, told or [])
        found.deeds = deeds if n == 0 else found.deeds & deeds
        for deed in teaching.named_deeds:
            here = things.get(deed, Counter[Msg]())
            found.deed_things[deed] = here if n == 0 else found.deed_things[deed] & here
        for feature in teaching.named:
            _add_parts(found.parts, feature, teaching.parts(before, after, seat, feature), n == 0)
            if other >= 0 and feature in teaching.rivalled:
                _add_parts(found.rival_parts, feature, teaching.parts(before, after, other, feature), n == 0)
    return found


def rival_of(judge: Judge, game: Game, seat: int) -> int:
    """The best of the other players; -1 where nobody else plays, or the others hardly matter."""
    others = [other for other in range(game.setup.players) if other != seat]
    if not others or not judge.rivalry(game):
        return -1
    expected = judge.estimates(game)
    return max(others, key=lambda other: (expected[other], -other))


def _add_points(judge: Judge, after: Game, seat: int, other: int, found: Outlook) -> None:
    points = judge.points(after) if after.pending else judge.counted(after)
    found.points += points[seat] / LOOKS
    for source, n in judge.rules.scores(after)[seat].items():
        found.sources[source] = found.sources.get(source, 0.0) + n / LOOKS
    if after.pending:
        _add_features(judge, after, seat, found.features)
    if other >= 0:
        found.rival_points += points[other] / LOOKS
        if after.pending:
            _add_features(judge, after, other, found.rival)


def _add_features(judge: Judge, after: Game, seat: int, features: list[float]) -> None:
    for i, (weight, feature) in enumerate(zip(judge.weights, judge.features(after, seat), strict=True)):
        features[i] += weight * feature / LOOKS


def _deeds(
    teaching: Teaching[Game], after: Game, seat: int, told: Sequence[Event]
) -> tuple[Counter[str], dict[str, Counter[Msg]]]:
    """How often each was done, and to what."""
    found, things = Counter[str](), dict[str, Counter[Msg]]()
    for event in told:
        if deed := teaching.deed(after, seat, event):
            found[deed] += 1
            if (thing := teaching.deed_thing(after, event)) is not None:
                things.setdefault(deed, Counter())[thing] += 1
    return found, things


def _add_parts(found: dict[str, dict[Msg, float]], feature: str, here: Parts, first: bool) -> None:
    """On average, of the things that are there in every world."""
    known = {} if first else found[feature]
    found[feature] = {thing: known.get(thing, 0.0) + n / LOOKS for thing, n in here.items() if first or thing in known}


# --- in words -------------------------------------------------------------------------------------------------------


def reasons(judge: Judge, game: Game, seat: int, mine: Outlook, others: Sequence[Outlook]) -> list[Reason]:
    """Up to two: what the option does that the others do not, and what it brings or costs a rival most of all.

    One of them names a thing on the table, if any can.
    """
    if not others:
        return []
    name, least = judge.rules.name, WORTH_TELLING * judge.lead
    deeds, points = _of_deeds(name, mine, others), _of_points(name, mine, others)
    found = [] if deeds and points.said == POINTS else [points]  # of nothing but what the deed brings
    for i, feature in enumerate(judge.names):
        gain = mine.features[i] - _mean([other.features[i] for other in others])
        found.append(Ground(gain, feature_said(name, feature, _most(judge, feature, mine, others))))
    other = rival_of(judge, game, seat)
    if other >= 0:
        found += _of_rival(judge, mine, others, other)
    best = [each for each in sorted(found, key=lambda each: -each.gain) if each.gain >= least]
    grounds = _once_each(name, [*deeds, *best])
    told = grounds[:MOST]
    if not any(names_a_thing(ground.said) for ground in told):
        named = [ground for ground in grounds[MOST:] if names_a_thing(ground.said)]
        if not named and (named := _of_this(name, mine, others)):
            told = [ground for ground in told if not about(name, ground.said).startswith("points")]  # they come of it
        told = _once_each(name, [*named[:1], *told])[:MOST]
    return [Reason(said, round(gain, 2)) for gain, said in told]


class Ground(NamedTuple):
    """What may be a reason: what it is worth, and its sentence."""

    gain: float
    said: Msg


def _once_each(game: str, grounds: Sequence[Ground]) -> list[Ground]:
    """One for each subject: the first, unless another names a thing on the table."""
    found: dict[frozenset[str], Ground] = {}
    for ground in grounds:
        subject = subject_of(game, ground.said)
        if subject not in found or (names_a_thing(ground.said) and not names_a_thing(found[subject].said)):
            found[subject] = ground
    return list(found.values())


def subject_of(game: str, said: Msg) -> frozenset[str]:
    """All reasons of a game that speak of the same as this one, as `Teaching.subjects` has them."""
    name = about(game, said)
    return next((subject for subject in teaching_of(game).subjects if name in subject), frozenset({name}))


def about(game: str, said: Msg) -> str:
    """A reason by the name that `Teaching.subjects` knows it by."""
    thing = said.args.get("thing")
    if said.id == "reason-points-named" and isinstance(thing, Msg):
        return thing.id.replace("score-", "points-", 1)
    return said.id.removeprefix("reason-").removeprefix(f"{game}-").removesuffix("-named")


def names_a_thing(said: Msg) -> bool:
    """Whether it names a thing on the table, and not only where points come from."""
    return "thing" in said.args and said.id != "reason-points-named"


def _of_points(name: str, mine: Outlook, others: Sequence[Outlook]) -> Ground:
    """More points at once, and where most of them come from."""
    teaching = teaching_of(name)
    gain = mine.points - _mean([other.points for other in others])
    by_source = {
        source: n - _mean([other.sources.get(source, 0.0) for other in others])
        for source, n in mine.sources.items()
        if source not in teaching.unsure
    }
    for source in teaching.idle:
        gain -= max(0.0, by_source.pop(source, 0.0))
    if teaching.counted:
        most = _furthest(1.0, mine.parts.get(COUNT), [other.parts.get(COUNT) for other in others])
        return Ground(gain, feature_said(name, COUNT, most))
    source = max(by_source, key=lambda source: by_source[source], default="")
    if source and by_source[source] >= gain / 2:
        return Ground(gain, Msg("reason-points-named", thing=Msg(f"score-{source}")))
    return Ground(gain, POINTS)


def _most(judge: Judge, feature: str, mine: Outlook, others: Sequence[Outlook]) -> Msg | None:
    """The thing by which a feature is furthest ahead of what it is after the others."""
    if feature not in mine.parts:
        return None
    weight = judge.weights[judge.names.index(feature)]
    return _furthest(weight, mine.parts[feature], [other.parts.get(feature) for other in others])


def _furthest(weight: float, mine: Parts | None, others: Sequence[Parts | None]) -> Msg | None:
    """Of what this outlook or one of the others has in all worlds."""
    known: dict[Msg, None] = {}
    for parts in (mine, *others):
        known.update(dict.fromkeys(parts or ()))
    ahead = {
        thing: weight * ((mine or {}).get(thing, 0.0) - _mean([(other or {}).get(thing, 0.0) for other in others]))
        for thing in known
    }
    best = max(ahead, key=lambda thing: ahead[thing], default=None)
    return best if best is not None and ahead[best] > LEAST else None


def _of_rival(judge: Judge, mine: Outlook, others: Sequence[Outlook], other: int) -> list[Ground]:
    name, who = judge.rules.name, Seat(other)
    gain = _mean([each.rival_points for each in others]) - mine.rival_points
    if teaching_of(name).counted:
        most = _furthest(-1.0, mine.rival_parts.get(COUNT), [each.rival_parts.get(COUNT) for each in others])
        found = [Ground(gain, feature_said(name, f"rival-{COUNT}", most, who=who))]
    else:
        found = [Ground(gain, Msg("reason-rival-points", who=who))]
    for feature in teaching_of(name).rivalled:
        if feature == COUNT:
            continue
        i = judge.names.index(feature)
        gain = _mean([each.rival[i] for each in others]) - mine.rival[i]
        theirs = [each.rival_parts.get(feature) for each in others]
        most = _furthest(-judge.weights[i], mine.rival_parts.get(feature), theirs)
        found.append(Ground(gain, feature_said(name, f"rival-{feature}", most, who=who)))
    return found


def _of_deeds(name: str, mine: Outlook, others: Sequence[Outlook]) -> list[Ground]:
    """The one deed in which the option is furthest ahead; its worth is in the points."""
    minor = teaching_of(name).minor_deeds
    ahead = {
        deed: n - _mean([float(other.deeds[deed]) for other in others])
        for deed, n in mine.deeds.items()
        if deed not in minor
    }
    best = max(sorted(ahead), key=lambda deed: ahead[deed], default="")
    if not best or ahead[best] < 0.5:
        return []
    return [Ground(0.0, _deed_said(name, best, mine.deeds[best], mine.deed_things.get(best, Counter())))]


def _of_this(name: str, mine: Outlook, others: Sequence[Outlook]) -> list[Ground]:
    """A deed that others do too, but not to this thing."""
    for deed, things in mine.deed_things.items():
        if sum(things.values()) != mine.deeds[deed]:  # which of them, is not known
            continue
        for thing, n in things.items():
            if n - _mean([float(other.deed_things.get(deed, Counter())[thing]) for other in others]) >= 0.5:
                return [Ground(0.0, _deed_said(name, deed, n, Counter({thing: n})))]
    return []


def _deed_said(name: str, deed: str, n: int, things: Mapping[Msg, int]) -> Msg:
    """With what it is done to, if that is known of each."""
    id = f"reason-{name}-deed-{deed}"
    if sum(things.values()) != n or len(things) > MOST_THINGS:
        return Msg(id, n=n)
    return Msg(f"{id}-named", n=n, thing=next(iter(things)) if len(things) == 1 else list(things))


def feature_said(game: str, feature: str, thing: Msg | None, **who: Seat) -> Msg:
    id = f"reason-{game}-{feature}"
    return Msg(id, **who) if thing is None else Msg(f"{id}-named", thing=thing, **who)


def said_of(speaker: Speaker, said: Msg, names: Sequence[str]) -> str:
    """A reason in words, with the names of players in the place of their seats."""
    args = {key: names[value.n] if isinstance(value, Seat) else value for key, value in said.args.items()}
    args["game"] = speaker.game  # each has its word for points
    thing = args.get("thing")
    if isinstance(thing, Msg) and not speaker.knows(thing.id):  # a game of another package may not name its points
        return speaker.sentence(Msg(said.id.removesuffix("-named"), **{k: v for k, v in args.items() if k != "thing"}))
    return speaker.sentence(Msg(said.id, **args))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
