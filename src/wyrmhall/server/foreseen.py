"""One answer played out in one world that the seat imagines, up to the next question that it may notice."""

from __future__ import annotations

from wyrmhall.core.engine import Decision, Game, Refusal
from wyrmhall.core.events import Event
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import Rules

LONGEST_WINDOW = 100
"""Secret questions that are passed over in a row, at most."""


class Watched(Luck):
    """Luck that remembers how much had been told when it was first asked: what comes later is not certain."""

    def __init__(self, luck: Luck, events: list[Event]) -> None:
        self.luck = luck
        self.events = events
        self.first = -1

    def draw(self, stream: int, count: int, n: int) -> int:
        if self.first < 0:
            self.first = len(self.events)
        return self.luck.draw(stream, count, n)

    @property
    def seed(self) -> int | str:
        return self.luck.seed


class Course:
    """One option played out in one imagined world, up to the next question that the seat may notice.

    Nobody else answers a secret question there with more than a no: in the true world it would tell what others hold.
    """

    def __init__(self, world: Game, option: int, seat: int, luck: Luck | None = None) -> None:
        self.world, self.seat = world, seat
        self.after = ahead = world.copy()
        asked = world.owed(seat)
        self.leads_on = asked is not None and asked.effect.begins(world, asked.at, option)
        before = ahead.knowledge
        events: list[Event] = []
        ahead.events = events
        ahead.luck = watched = Watched(luck or ahead.luck, events)
        ahead.step(option, seat)
        for _ in range(LONGEST_WINDOW):
            if ahead.over or not ahead.decision.effect.quiet or ahead.owed(seat) is not None:
                break
            asked = ahead.decision
            ahead.step(asked.effect.default(ahead, asked.at, asked.options), asked.seat)
        self.is_final = bool(ahead.knowledge != before)
        self.events: list[Event] = events
        self.certain: list[Event] = events if watched.first < 0 else events[: watched.first]

    @property
    def is_last(self) -> bool:
        """Whether the game is over with it."""
        return bool(self.after.over)

    def ends(self, rules: Rules) -> bool:
        """Whether the seat's turn is over with it, though it may be asked next: where nobody else has turns left."""
        if self.is_last or self.after.owed(self.seat) is None:
            return True
        return rules.turned is not None and rules.turned(self.world, self.after, self.events)

    def next(self) -> Decision | None:
        """The next question, where the answer does no more than lead to it, or both are one move."""
        return None if (self.events and not self.leads_on) or self.is_final else self.after.owed(self.seat)

    def targets(self, rules: Rules) -> set[str]:
        """What is pointed at there, and what it is about: a card that was the only one to choose."""
        asked = self.next()
        if asked is None:
            return set()
        about = None if rules.subject is None else rules.subject(self.after, asked)
        found = {asked.effect.target(self.after, asked.at, option) for option in asked.options}
        return (found | {about.target if about else ""}) - {""}

    def refusals(self) -> list[Refusal]:
        """What is not, and why."""
        asked = self.next()
        return list(asked.effect.refusals(self.after, asked.at)) if asked else []
