"""What an answer would do, as far as the seat that is asked can know: played out in worlds that it imagines."""

from __future__ import annotations

from typing import NamedTuple

from wyrmhall.core.engine import SKIP, Game
from wyrmhall.core.events import Event
from wyrmhall.core.rules import Landings, Rules
from wyrmhall.core.shown import ShownRefusal
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg, Omen
from wyrmhall.server.foreseen import Course
from wyrmhall.server.odds import Fall, Places, Weighed, chances, percent, weighed
from wyrmhall.server.wire_play import ShownAhead, ShownMark, ShownOdds, ShownStart

WORLDS, LEAST_WORLDS = 3, 2
"""How many imagined deals tell what an answer would show; where there are very many answers, fewer."""
MOST_LINES = 8
"""Sentences of a chain that are told beforehand."""
ALL_FALLS, MOST_FALLS, LEAST_FALLS = 480, 72, 8
"""Falls of dice that are tried: for all options together, and for each of them at most and at least."""
AT_A_PLACE = 16
"""The same at each place where something may land."""
DICED, MANY = 130, 64
"""Options with dice up to which these are tried (all hexes within six), and options up to which what follows is told in
words (all within four)."""
MOST_ODDS = 4
"""Of what dice may bring, how much is said."""


class Ahead(NamedTuple):
    """What is known of the options of a seat before it answers."""

    options: list[ShownAhead]
    last: frozenset[int]  # options with which the game may be over
    starts: list[ShownStart]  # things that begin a move of their own, since one of the answers leads to them
    refusals: list[ShownRefusal]  # why others of their kind do not


def look_ahead(rules: Rules, game: Game, seat: int, seed: int, speaker: Speaker, names: list[str]) -> Ahead:
    """For each option that the seat is offered: what follows for certain, and what it would cost the seat for good."""
    decision = game.owed(seat)
    if decision is None:
        return Ahead([], frozenset(), [], [])
    offered = decision.offered
    worlds = [game.imagine(seat, seed * WORLDS + n) for n in range(WORLDS if len(offered) <= DICED else LEAST_WORLDS)]
    courses = {option: [Course(world, option, seat) for world in worlds] for option in offered}
    diced = [option for option, made in courses.items() if rules.dice and (made[0].is_final or made[0].events)]
    most = min(MOST_FALLS, max(LEAST_FALLS, ALL_FALLS // max(1, len(diced)))) if len(diced) <= DICED else 0
    lines = MOST_LINES if len(offered) <= MANY else 0
    places = Places(rules.dice, worlds[0], seat, AT_A_PLACE, lambda event: event.loss(game, seat) is not None)
    before = sum(rules.scores(worlds[0])[seat].values())
    found = []
    for option, made in courses.items():
        then = _common(made)
        loss = _losses(game, then, seat, speaker)
        warned = [rules.warning(course.world, course.after, seat) for course in made] if rules.warning else []
        landings = rules.lands(game, decision, option) if rules.lands else None
        dice = _weighed(rules, places, landings, worlds[0], option, seat, most if option in diced else 0)
        omens = _omens(landings, dice) if len(offered) <= DICED else {}
        risk = chances(dice.falls or _in_some(made), _Loss(game, seat, speaker))
        found.append(
            ShownAhead(
                option,
                any(course.is_final for course in made),
                all(course.ends(rules) for course in made),
                [speaker.event(event, seat, names) for event in then[:lines]],
                [said for event in then if (said := _said(event.farewell(seat), speaker))],
                loss,
                [ShownOdds(said, percent(chance)) for said, chance in risk.items() if said not in loss],
                _odds(game, omens, then, dice, seat, speaker),
                _marks(omens),
                dice.sampled and (landings is None or bool(risk)),
                [_said(warned[0], speaker)] if warned and all(warned) else [],
                sum(rules.scores(made[0].after)[seat].values()) - before,
            )
        )
    here = {decision.effect.target(game, decision.at, option) for option in decision.options}
    about = None if rules.subject is None else rules.subject(game, decision)
    here |= {about.target if about else ""}
    starts = _starts({option: made[0].targets(rules) - here for option, made in courses.items()})
    if rules.uses is not None:
        used = {option: {rules.uses(game, decision, option)} - here - {""} for option in decision.options}
        starts += [ShownStart(start.target, start.option, whole=True) for start in _starts(used)]
    here |= {start.target for start in starts}
    later = [r for made in courses.values() for r in made[0].refusals() if r.target not in here]
    why = [ShownRefusal(r.target, speaker.sentence(r.reason), r.clause) for r in later]
    last = frozenset([option for option, made in courses.items() if any(course.is_last for course in made)])
    return Ahead(found, last, starts, why)


def _weighed(
    rules: Rules, places: Places, landings: Landings | None, world: Game, option: int, seat: int, most: int
) -> Weighed:
    if landings is not None:
        return places.weighed(*landings)
    return weighed(rules.dice, world, option, seat, most) if most else Weighed([], False)


def _omens(landings: Landings | None, dice: Weighed) -> dict[Omen, float]:
    """What dice may bring; nothing of what happens where something lands, if the seat has a say in that."""
    if landings is None:
        return chances(dice.falls, _omen)
    places, rolled = landings
    by_themselves = {place.omen: 1 - (1 - place.chance) ** rolled for place in places if place.omen is not None}
    return (chances(dice.falls, _omen) if rolled == 1 else {}) | by_themselves


def _starts(leads: dict[int, set[str]]) -> list[ShownStart]:
    """Things that one answer leads to or uses, and no other; to decline something is a decision of its own."""
    ways: dict[str, list[int]] = {}
    for option, targets in leads.items():
        if option == SKIP:
            continue
        for target in sorted(targets):
            ways.setdefault(target, []).append(option)
    return [ShownStart(target, options[0]) for target, options in ways.items() if len(options) == 1]


def _common(courses: list[Course]) -> list[Event]:
    """The events with which all of them begin: where something hidden is in one of them, they differ."""
    found: list[Event] = []
    for events in zip(*[course.certain for course in courses], strict=False):
        if any(event != events[0] for event in events):
            break
        found.append(events[0])
    return found


def _losses(game: Game, events: list[Event], seat: int, speaker: Speaker) -> list[str]:
    said = [_said(event.loss(game, seat), speaker) for event in events]
    return list(dict.fromkeys([each for each in said if each]))


class _Loss:
    """What an event takes from a seat, in words."""

    def __init__(self, game: Game, seat: int, speaker: Speaker) -> None:
        self.game, self.seat, self.speaker = game, seat, speaker

    def __call__(self, event: Event) -> str | None:
        return _said(event.loss(self.game, self.seat), self.speaker) or None


def _omen(event: Event) -> Omen | None:
    return event.omen()


def _in_some(made: list[Course]) -> list[Fall]:
    """These worlds as what may happen."""
    return [Fall(course, 1 / len(made)) for course in made]


def _odds(
    game: Game, omens: dict[Omen, float], then: list[Event], dice: Weighed, seat: int, speaker: Speaker
) -> list[ShownOdds]:
    """What dice may bring beside the seat's own losses, in words: first what others lose, then what is likeliest."""
    told = {event.omen() for event in then}
    events = [event for course, _ in dice.falls for event in course.events]
    own = {event.omen() for event in events if event.loss(game, seat)}
    others = [other for other in range(game.setup.players) if other != seat]
    lost = {event.omen() for event in events if any(event.loss(game, other) for other in others)}
    weighed = [(omen, chance) for omen, chance in omens.items() if omen not in told and omen not in own and omen.words]
    said = sorted(weighed, key=lambda each: (each[0] not in lost, -each[1]))[:MOST_ODDS]
    return [ShownOdds(speaker.say(omen.words), percent(chance), omen.sign) for omen, chance in said]


def _marks(omens: dict[Omen, float]) -> list[ShownMark]:
    return [ShownMark(omen.target, omen.sign, percent(chance)) for omen, chance in omens.items() if omen.target]


def _said(what: Msg | None, speaker: Speaker) -> str:
    return "" if what is None else speaker.sentence(what)
