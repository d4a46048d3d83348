"""Why an option is good, in words about things on the table: what it does, what it brings, what it costs a rival.

All of it is seen in worlds that the seat imagines, and a thing is named only where all of these name the same: so a
reason knows nothing that the seat could not know.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from wyrmhall.bots.greedy import answer_for_others
from wyrmhall.bots.judge import Judge
from wyrmhall.bots.playout import take
from wyrmhall.bots.teaching import Teaching, teaching_of
from wyrmhall.core.engine import Game
from wyrmhall.core.events import Event
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg, Seat

LOOKS = 6
"""Worlds in which the reasons for an option are looked at."""
MOST = 2
"""Reasons that a person can use at a time."""
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
    things: dict[str, Msg | None]  # by feature, where all of the worlds name the same
    rival_things: dict[str, Msg | None]
    deed_things: dict[str, Msg | None] = field(default_factory=dict)  # by deed, likewise

    @property
    def total(self) -> float:
        return self.points + sum(self.features)


def outlook(judge: Judge, game: Game, seat: int, option: int, seed: int) -> Outlook:
    pick = random.Random(seed)
    teaching = teaching_of(judge.rules.name)
    other = rival_of(judge, game, seat)
    found = Outlook(0.0, [0.0] * len(judge.names), {}, [0.0] * len(judge.names), 0.0, Counter(), {}, {})
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
            _keep_same(found.deed_things, deed, things.get(deed), n == 0)
        for feature in teaching.named:
            _keep_same(found.things, feature, teaching.thing(before, after, seat, feature), n == 0)
            if other >= 0 and feature in teaching.rivalled:
                _keep_same(found.rival_things, feature, teaching.rival_thing(before, after, other, feature), n == 0)
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
) -> tuple[Counter[str], dict[str, Msg | None]]:
    """How often each was done, and to what at last."""
    found, things = Counter[str](), dict[str, Msg | None]()
    for event in told:
        if deed := teaching.deed(after, seat, event):
            found[deed] += 1
            things[deed] = teaching.deed_thing(after, event)
    return found, things


def _keep_same(things: dict[str, Msg | None], feature: str, thing: Msg | None, first: bool) -> None:
    if first:
        things[feature] = thing
    elif things[feature] != thing:
        things[feature] = None


# --- in words -------------------------------------------------------------------------------------------------------


def reasons(judge: Judge, game: Game, seat: int, mine: Outlook, others: Sequence[Outlook]) -> list[Reason]:
    """Up to two: what the option does that the others do not, and what it brings or costs a rival most of all."""
    if not others:
        return []
    name, least = judge.rules.name, WORTH_TELLING * judge.lead
    deeds, points = _of_deeds(name, mine, others), _of_points(name, mine, others)
    found = [] if deeds and points.said == POINTS else [points]  # of nothing but what the deed brings
    for i, feature in enumerate(judge.names):
        gain = mine.features[i] - _mean([other.features[i] for other in others])
        found.append(Ground(gain, feature_said(name, feature, mine.things.get(feature))))
    other = rival_of(judge, game, seat)
    if other >= 0:
        found += _of_rival(judge, mine, others, other)
    best = [each for each in sorted(found, key=lambda each: -each.gain) if each.gain >= least]
    grounds = _once_each(name, [*deeds, *best])
    return [Reason(said, round(gain, 2)) for gain, said in grounds[:MOST]]


class Ground(NamedTuple):
    """What may be a reason: what it is worth, and its sentence."""

    gain: float
    said: Msg


def _once_each(game: str, grounds: Sequence[Ground]) -> list[Ground]:
    """One for each subject: the first, unless another names a thing on the table."""
    found: dict[frozenset[str], Ground] = {}
    for ground in grounds:
        subject = subject_of(game, ground.said)
        if subject not in found or (_names(ground.said) and not _names(found[subject].said)):
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


def _names(said: Msg) -> bool:
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
        return Ground(gain, Msg(f"reason-{name}-count"))
    source = max(by_source, key=lambda source: by_source[source], default="")
    if source and by_source[source] >= gain / 2:
        return Ground(gain, Msg("reason-points-named", thing=Msg(f"score-{source}")))
    return Ground(gain, POINTS)


def _of_rival(judge: Judge, mine: Outlook, others: Sequence[Outlook], other: int) -> list[Ground]:
    name, who = judge.rules.name, Seat(other)
    gain = _mean([each.rival_points for each in others]) - mine.rival_points
    lost = f"reason-{name}-rival-count" if teaching_of(name).counted else "reason-rival-points"
    found = [Ground(gain, Msg(lost, who=who))]
    for feature in teaching_of(name).rivalled:
        i = judge.names.index(feature)
        gain = _mean([each.rival[i] for each in others]) - mine.rival[i]
        thing = mine.rival_things.get(feature)
        id = f"reason-{name}-rival-{feature}"
        said = Msg(id, who=who) if thing is None else Msg(f"{id}-named", who=who, thing=thing)
        found.append(Ground(gain, said))
    return found


def _of_deeds(name: str, mine: Outlook, others: Sequence[Outlook]) -> list[Ground]:
    """The one deed in which the option is furthest ahead; its worth is in the points."""
    ahead = {deed: n - _mean([float(other.deeds[deed]) for other in others]) for deed, n in mine.deeds.items()}
    best = max(sorted(ahead), key=lambda deed: ahead[deed], default="")
    if not best or ahead[best] < 0.5:
        return []
    id, n, thing = f"reason-{name}-deed-{best}", mine.deeds[best], mine.deed_things.get(best)
    said = Msg(id, n=n) if thing is None or n > 1 else Msg(f"{id}-named", thing=thing)
    return [Ground(0.0, said)]


def feature_said(game: str, feature: str, thing: Msg | None) -> Msg:
    id = f"reason-{game}-{feature}"
    return Msg(id) if thing is None else Msg(f"{id}-named", thing=thing)


def said_of(speaker: Speaker, said: Msg, names: Sequence[str]) -> str:
    """A reason in words, with the names of players in the place of their seats."""
    args = {key: names[value.n] if isinstance(value, Seat) else value for key, value in said.args.items()}
    thing = args.get("thing")
    if isinstance(thing, Msg) and not speaker.knows(thing.id):  # a game of another package may not name its points
        return speaker.sentence(Msg(said.id.removesuffix("-named"), **{k: v for k, v in args.items() if k != "thing"}))
    return speaker.sentence(Msg(said.id, **args))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
