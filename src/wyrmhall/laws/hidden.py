"""Laws of what is hidden: nothing that reaches a seat depends on what it cannot see, whatever the others do."""

from __future__ import annotations

import random

import msgspec

from wyrmhall.core.engine import SKIP, Decision, Effect, Game
from wyrmhall.core.events import Event
from wyrmhall.core.record import Record
from wyrmhall.core.rng import luck_from, luck_of_deal
from wyrmhall.core.rules import Rules
from wyrmhall.core.shown import shown
from wyrmhall.core.text import LANGUAGES, Speaker, speaker
from wyrmhall.core.words import Msg, Seat
from wyrmhall.laws.differences import Broken, first_byte, first_difference

MOST_ANSWERS = 3
"""Answers of one seat that are tried in both worlds."""
MOST_DECLINES = 30
"""Quiet questions that are declined in a row before the worlds are compared."""
MOST_DEALS = 2
"""Deals from which somebody is asked anew."""
MOST_WORLDS = 8
"""Deals that are tried to find one in which an answer shows something else."""


def check_imagination(rules: Rules, game: Game, seat: int, seed: int) -> None:
    """What a seat is sent does not depend on what it cannot see."""
    world = game.imagine(seat, seed)
    words = speaker(LANGUAGES[seed % len(LANGUAGES)], rules.name)
    for of in (rules.view, lambda g, s: shown(g, s, words, subject=rules.subject)):
        real, imagined = msgspec.json.encode(of(game, seat)), msgspec.json.encode(of(world, seat))
        if real != imagined:
            raise Broken("an imagined world looks the same", f"seat {seat}: {first_byte(real, imagined)}")
    check_views(rules, game, seat)
    if rules.census(world) != rules.census(game):
        raise Broken("nothing is created or lost", f"imagined by seat {seat}")
    one, two = game.imagine(seat, seed + 1), world.imagine(seat, seed + 1)
    if one != two:  # else a bot that imagines from the one or the other could choose differently
        raise Broken("what a seat imagines depends only on what it sees", f"seat {seat}: {first_difference(one, two)}")


def check_views(rules: Rules, game: Game, first: int) -> None:
    """What several seats see, made together, is what each of them sees, whichever comes first."""
    if rules.views is None:
        return
    seats = [first, *[seat for seat in range(-1, game.setup.players) if seat != first]]
    for seat, view in zip(seats, rules.views(game, seats), strict=True):
        together, alone = msgspec.json.encode(view), msgspec.json.encode(rules.view(game, seat))
        if together != alone:
            raise Broken("seats that look together see what each sees", f"seat {seat}: {first_byte(together, alone)}")


class Course:
    """How a game goes on from a record in one world, and what a seat is sent meanwhile."""

    def __init__(self, record: Record, world: Game, seat: int) -> None:
        self.record = Record(record.rules, record.setup.players, record.seed, begun=world)
        self.record.game.counts = record.game.counts[:]  # as if it had all happened there
        self.record._before = record._before[:]
        self.seat = seat
        self.before = self.record.game.knowledge
        self.noticed = 0 if self.is_secret else 1  # answers, with the one that led here

    def answer(self, option: int, seat: int) -> None:
        self._play(option, seat)
        self.settle()

    def _play(self, option: int, seat: int) -> None:
        self.record.play(option, seat)
        self.noticed += 0 if self.is_secret else 1

    def ask_again(self, decision: Decision) -> None:
        """Let the effect that asked ask once more, from the hands of this world."""
        game = self.record.game
        self.before = game.knowledge
        game.pending, game.held = (), ()
        game.push(decision.effect, decision.at)
        game.run()
        assert game.events is not None  # a record listens
        self.record.told.append(game.events)
        self.noticed = 0 if self.is_secret else 1
        self.settle()

    def settle(self) -> None:
        """Decline, for all others, whatever they are asked out of sight: nobody may tell that they were asked."""
        for _ in range(MOST_DECLINES):
            game = self.record.game
            owed = game.unanswered
            if not owed or any(d.seat == self.seat or SKIP not in d.options or not unseen(game, d) for d in owed):
                return
            self._play(SKIP, owed[0].seat)

    @property
    def is_secret(self) -> bool:
        """Somebody else is asked in secret: the seat is sent nothing before that is answered."""
        game = self.record.game
        return game.owed(self.seat) is None and any(d.effect.quiet for d in game.unanswered)

    @property
    def is_out_of_sight(self) -> bool:
        """Somebody else is still asked, unseen, and cannot decline: what has been done is not shown yet."""
        game = self.record.game
        return any(d.seat != self.seat and unseen(game, d) for d in game.unanswered)

    @property
    def moved(self) -> bool:
        return bool(self.record.game.knowledge != self.before)

    def sent(self, words: Speaker, undo: bool) -> bytes:
        """All that the seat is sent: its view, whom it sees asked, what it was told, whether it may undo, how often."""
        game, seat = self.record.game, self.seat
        names = [f"P{i}" for i in range(self.record.setup.players + 1)]
        told = [self._told(event, words, names) for events in self.record.told for event in events]
        may = undo and seat >= 0 and not game.over and self.record.can_undo(seat)
        rules = self.record.rules
        asked = shown(game, seat, words, subject=rules.subject)
        return msgspec.json.encode([rules.view(game, seat), asked, told, may, self.noticed])

    def _told(self, event: Event, words: Speaker, names: list[str]) -> list[object]:
        facts = [(name, plain(value, words)) for name, value in event.seen_by(self.seat).items()]
        return [event.kind, event.seat, words.event(event, self.seat, names), facts]


def unseen(game: Game, decision: Decision) -> bool:
    """Whether the others are not shown that this is asked."""
    return decision.effect.quiet or game.covers(decision)


def check_windows(rules: Rules, record: Record, seat: int, seed: int) -> None:
    """The same open answer gives a seat the same to see, whatever the others hold: until chance or a reveal speaks."""
    game = record.game
    words = speaker(LANGUAGES[seed % len(LANGUAGES)], rules.name)
    pick = random.Random(seed)
    world = game.imagine(seat, seed)
    for here in game.unanswered:
        there = world.owed(here.seat)
        if there is None or any(answer is not None for answer in game.held):
            continue  # a secret answer is hidden too, and all of them are shown with the last
        alike = [o for o in here.offered if o in there.offered and _reads(game, here, o) == _reads(world, there, o)]
        for option in pick.sample(alike, min(MOST_ANSWERS, len(alike))):
            real, other = (Course(record, g, seat) for g in (game, world))
            real.answer(option, here.seat)
            other.answer(option, here.seat)
            _compare(real, other, words, f"seat {here.seat} answers {option} to {here.effect!r}")


def check_asking(rules: Rules, record: Record, seat: int, seed: int) -> None:
    """Whether somebody else is asked, and for what, does not depend on what they hold.

    Of a question that follows from the own answer of whoever is asked, the law of windows speaks: to say "I play a
    card" is to have one. All others are asked of any hand, or quietly; and to decline quietly is, for everybody else,
    as if nobody had been asked.
    """
    game = record.game
    words = speaker(LANGUAGES[seed % len(LANGUAGES)], rules.name)
    if len(game.pending) != 1:
        return
    here = game.decision
    own = bool(record.answers) and record.answers[-1][0] == here.seat
    if here.seat == seat or (own and not (unseen(game, here) and SKIP in here.options)):
        return
    real = Course(record, game, seat)
    real.settle()
    unasked = game.copy()
    if here.effect.quiet:
        unasked.pending = ()  # else the deal would see to it that there is somebody to ask
    for deal in range(MOST_DEALS):
        other = Course(record, unasked._dealt_anew(seat, luck_of_deal(seed, deal)), seat)
        other.ask_again(here)
        _compare(real, other, words, f"seat {here.seat} is asked {here.effect!r}", undo=False)


def check_learnt(rules: Rules, record: Record, seat: int, seed: int) -> None:
    """Whatever another seat, or the public, is shown that was hidden from it moves knowledge, so that undo stops."""
    game = record.game
    pick = random.Random(seed)
    was = hidden_things(game, seat, seed)
    for here in game.unanswered:
        if here.seat == seat:
            continue
        for option in pick.sample(here.offered, min(MOST_ANSWERS, len(here.offered))):
            after = game.copy()
            after.step(option, here.seat)
            declined = option == SKIP and unseen(game, here)  # that this shows nothing is a law of its own
            if after.knowledge == game.knowledge and not declined:
                now = hidden_things(after, seat, seed)
                if any(n < w for n, w in zip(now, was, strict=True)):
                    what = f"seat {seat} sees more when seat {here.seat} answers {option} to {here.effect!r}"
                    raise Broken("what becomes visible moves knowledge", f"{what}: hidden were {was}, are {now}")


def check_needless(rules: Rules, record: Record, seat: int, seed: int) -> None:
    """Who plays alone can take back all that did not show them anything new."""
    game = record.game
    here = game.decision
    words = speaker(LANGUAGES[seed % len(LANGUAGES)], rules.name)
    for option in random.Random(seed).sample(here.offered, min(MOST_ANSWERS, len(here.offered))):
        courses = []
        for deal in range(MOST_WORLDS):
            course = Course(record, game.imagine(seat, seed + deal) if deal else game, seat)
            course.answer(option, here.seat)
            courses.append(course)
            if deal == 0 and (course.record.game.counts != game.counts or not course.moved):
                break
        else:
            if len({course.sent(words, undo=False) for course in courses}) == 1:
                what = f"seat {seat} answers {option} to {here.effect!r}, and could have foreseen all of it"
                raise Broken("undo stops only where something is learnt", what)


def hidden_things(game: Game, seat: int, seed: int) -> list[int]:
    """How many things a seat cannot see, by stream: a re-deal draws once for each."""
    return list(game._dealt_anew(seat, luck_from(seed)).counts)


def plain(value: object, words: Speaker) -> object:
    """A fact of an event as the wire has it."""
    if isinstance(value, Seat):
        return value.n
    if isinstance(value, list | tuple):
        return [plain(part, words) for part in value]
    if isinstance(value, Msg | Effect):
        return words.say(value)
    return value if isinstance(value, bool | int | str) else str(value)


def _reads(game: Game, decision: Decision, option: int) -> object:
    """What an option says and points at, before any language."""
    if option in decision.extras:
        return option
    return decision.effect.label(game, decision.at, option), decision.effect.target(game, decision.at, option)


def _compare(real: Course, other: Course, words: Speaker, what: str, undo: bool = True) -> None:
    who = f"for seat {real.seat}, when {what}"
    if real.is_out_of_sight != other.is_out_of_sight:
        return  # in one world there is more to answer before anything can be seen
    if real.moved != other.moved:
        raise Broken("whether something becomes known does not depend on what is hidden", who)
    if real.moved:
        return  # chance has spoken, and each world has luck of its own
    one, two = real.sent(words, undo), other.sent(words, undo)
    if one != two:
        raise Broken("what others do shows nothing that is hidden", f"{who}: {first_byte(one, two)}")
