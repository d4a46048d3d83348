"""The law of the default table: what it does without asking costs nobody what they could have had by being asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import islice

from wyrmhall.core.at import At
from wyrmhall.core.engine import SKIP, Effect, Game
from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules
from wyrmhall.laws.differences import Broken

ASK = "ask_everything"
"""The option of a table that is asked even about what nobody would decline, as all games call it that have one."""
MOST_PLAIN = 300
"""States of the default table: if they are not enough to see all it can reach, nothing is said."""
MOST_ASKED = 150
"""States of the asking table that are looked at: how far it is searched, and no more than that."""

Worth = tuple[int, ...]
"""What a seat has by the rules' own count: points, then each kind of goods."""
Owed = frozenset[tuple[Effect, At]]
"""Effects of one seat that are on the stack, and where."""


@dataclass(slots=True)
class Compared:
    """At how many moments somebody looked, and at how many the default table could be judged."""

    looked: int = 0
    judged: int = 0

    def note(self, judged: bool | None) -> None:
        if judged is not None:
            self.looked += 1
            self.judged += judged


@dataclass(slots=True)
class Reached:
    """How one moment can be reached: what the seat then has, and how often chance had spoken by then."""

    worths: set[Worth] = field(default_factory=set)
    chances: set[tuple[int, ...]] = field(default_factory=set)

    def is_as_good(self, worth: Worth) -> bool:
        return any(all(a >= b for a, b in zip(here, worth, strict=True)) for here in self.worths)


def check_default(rules: Rules, record: Record, plain: int = MOST_PLAIN, asked: int = MOST_ASKED) -> bool | None:
    """Whatever the seat could have on the asking table by the end of its answers, it can have on the default one.

    What it could have by other luck does not count: chance must have spoken as often as it does on some way of the
    default table. Nor does what it is still owed there, where others answer before the rest of an effect comes to the
    seat. Gives whether the two could be compared; none if there is nothing to compare here.
    """
    game = record.game
    if record.setup.options.get(ASK, True) or len(game.pending) != 1:
        return None
    seat = game.decision.seat
    states = list(islice(ways(game.copy(), seat), plain + 1))
    if len(states) > plain:
        return False
    reached: dict[object, Reached] = {}
    owed: set[Owed] = set()
    for state in states:
        if not is_asked(state, seat):
            owed.add(owed_to(state, seat))
            here = reached.setdefault(moment_of(state), Reached())
            here.worths.add(worth_of(rules, state, seat))
            here.chances.add(tuple(state.counts))
    judged = False
    for state in islice(ways(asking(rules, game), seat), asked):
        met = None if is_asked(state, seat) else reached.get(moment_of(state))
        if met is not None and tuple(state.counts) in met.chances:
            judged = True
            worth = worth_of(rules, state, seat)
            if not met.is_as_good(worth) and not any(more > owed_to(state, seat) for more in owed):
                best = sorted(met.worths)[-3:]
                what = f"seat {seat} at {game.decision.effect!r} could have {worth}, and not only {best}"
                raise Broken("the default table loses nothing", what)
    return judged


def asking(rules: Rules, game: Game) -> Game:
    """The same moment at a table that is asked about everything."""
    twin = game.copy()
    twin.setup = replace(game.setup, options={**game.setup.options, ASK: True})
    rules.restored(twin)
    decision = twin.decision
    twin.pending = ()
    twin.push(decision.effect, decision.at)
    twin.run()
    return twin


def ways(game: Game, seat: int) -> Iterator[Game]:
    """Each state that answers of the seat lead to until others are to answer, once.

    Those come first to which the fewest refusals lead: most of what an asking table can do more is to decline, and
    little of that is worth anything.
    """
    todo = [(0, 0, game)]
    seen: dict[object, list[Game]] = {}
    made = 0
    while todo:
        refused, _, state = heappop(todo)
        alike = seen.setdefault(_roughly(state), [])
        if state in alike:
            continue
        alike.append(state)
        yield state
        for option in state.decision.options if is_asked(state, seat) else ():
            ahead = state.copy()
            ahead.step(option, seat)
            made += 1
            heappush(todo, (refused + (option == SKIP), -made, ahead))  # of equals the last: depth first


def is_asked(state: Game, seat: int) -> bool:
    """Whether it is for this seat alone to answer."""
    return len(state.pending) == 1 and state.decision.seat == seat


def moment_of(state: Game) -> object:
    """What others are to answer: only like moments compare."""
    return tuple([(d.seat, d.effect, d.at) for d in state.pending]), len(state.stack)


def owed_to(state: Game, seat: int) -> Owed:
    """What is still to come for a seat when the others have answered."""
    return frozenset([(effect, at) for effect, at in state.stack if at.player == seat])


def worth_of(rules: Rules, game: Game, seat: int) -> Worth:
    goods = rules.goods(game, seat) if rules.goods is not None else ()
    return (sum(rules.scores(game)[seat].values()), *goods)


def _roughly(state: Game) -> object:
    """Equal states are equal in this, and few others are."""
    return tuple([(d.seat, d.options) for d in state.pending]), tuple(state.counts), len(state.stack)
