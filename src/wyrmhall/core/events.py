"""Events: what happened, for the log and the animations. Each game has a class for each kind, in its `events.py`."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from types import ModuleType
from typing import Any

from wyrmhall.core.words import kebab
from wyrmhall.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Event:
    """What happened to a seat (-1: to the table). A frozen class for each kind; its fields are ids and numbers.

    The log says it with the message `event-<kind>`: `$who` and what `words` gives. A field made by `secret()` is seen
    only by the seats in `to`; the others read `event-<kind>-hidden`.
    """

    seat: int

    @property
    def kind(self) -> str:
        """`LaidEgg` as `laid-egg`: how messages and the wire name it."""
        return kebab(type(self).__name__)

    @property
    def to(self) -> tuple[int, ...]:
        """The seats that see the secret fields."""
        return (self.seat,)

    def words(self) -> dict[str, object]:
        """What the sentence speaks of: the fields, unless a class says them otherwise."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name != "seat"}

    def hides_from(self, seat: int) -> bool:
        """Whether there is something in it that this seat may not see."""
        return bool(secrets_of(type(self))) and seat not in self.to

    def seen_by(self, seat: int) -> dict[str, object]:
        """The fields that this seat may see."""
        hidden = secrets_of(type(self)) if self.hides_from(seat) else frozenset()
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name != "seat" and f.name not in hidden}


def secret() -> Any:
    """A field that only some seats may see."""
    return field(metadata={"secret": True})


_SECRETS: dict[type[Event], frozenset[str]] = {}


def secrets_of(event: type[Event]) -> frozenset[str]:
    """The names of the secret fields."""
    known = _SECRETS.get(event)
    if known is None:
        known = _SECRETS[event] = frozenset([f.name for f in fields(event) if f.metadata.get("secret")])
    return known


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that a module declares."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)]
    return tuple([event for event in found if event.__module__ == module.__name__])


@dataclass(frozen=True, slots=True)
class Loose(Event):
    """An event of a kind that has no class yet."""

    name: str
    facts: dict[str, object] = field(default_factory=dict)
    secret: dict[str, object] = field(default_factory=dict)
    whom: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        return self.name

    @property
    def to(self) -> tuple[int, ...]:
        return self.whom

    def words(self) -> dict[str, object]:
        return {**self.facts, **self.secret}

    def hides_from(self, seat: int) -> bool:
        return bool(self.secret) and seat not in self.whom

    def seen_by(self, seat: int) -> dict[str, object]:
        return dict(self.facts) if self.hides_from(seat) else {**self.facts, **self.secret}


def loose(
    kind: str,
    seat: int,
    facts: dict[str, object] | None = None,
    secret: dict[str, object] | None = None,
    to: tuple[int, ...] = (),
) -> Loose:
    return Loose(seat, kind, facts or {}, secret or {}, to)
