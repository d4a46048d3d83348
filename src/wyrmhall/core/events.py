"""Events: what happened, for the log and the animations. Each game has a class for each kind, in its `events.py`."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from types import ModuleType
from typing import Any

from wyrmhall.core.state import GameState
from wyrmhall.core.words import Msg, Omen, kebab
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
        return {name: getattr(self, name) for name in _names_of(type(self))[0]}

    def hidden_words(self) -> dict[str, object]:
        """What the sentence for those who may not see the secret speaks of: the other fields, unless said otherwise."""
        hidden = secrets_of(type(self))
        return {name: getattr(self, name) for name in sent_of(type(self)) if name != "seat" and name not in hidden}

    def hides_from(self, seat: int) -> bool:
        """Whether there is something in it that this seat may not see."""
        return bool(secrets_of(type(self))) and seat not in self.to

    def loss(self, game: GameState, seat: int) -> Msg | None:
        """What it takes from this seat for good (a worm), in words: a player is warned of it."""
        return None

    def farewell(self, seat: int) -> Msg | None:
        """What this seat gives up with it for a while without losing a piece (by passing), in words."""
        return None

    def omen(self) -> Omen | None:
        """What of it is weighed before dice decide whether it happens."""
        return None

    def seen_by(self, seat: int) -> dict[str, object]:
        """The fields that this seat may see."""
        hidden = secrets_of(type(self)) if self.hides_from(seat) else frozenset()
        names = [name for name in sent_of(type(self)) if name != "seat" and name not in hidden]
        return {name: getattr(self, name) for name in names}


def secret() -> Any:
    """A field that only some seats may see."""
    return field(metadata={"secret": True})


def unsent() -> Any:
    """A field that only `words` needs, such as the box that has the names: never sent, nor part of what happened."""
    return field(compare=False, repr=False, metadata={"unsent": True})


_NAMES: dict[type[Event], tuple[tuple[str, ...], frozenset[str], tuple[str, ...]]] = {}


def _names_of(event: type[Event]) -> tuple[tuple[str, ...], frozenset[str], tuple[str, ...]]:
    """The names of the fields that a sentence speaks of, that are secret, and that are sent."""
    if event not in _NAMES:
        said, secrets = [f.name for f in fields(event)], [f.name for f in fields(event) if f.metadata.get("secret")]
        sent = [f.name for f in fields(event) if not f.metadata.get("unsent")]
        _NAMES[event] = tuple([name for name in said if name != "seat"]), frozenset(secrets), tuple(sent)
    return _NAMES[event]


def secrets_of(event: type[Event]) -> frozenset[str]:
    """The names of the secret fields."""
    return _names_of(event)[1]


def sent_of(event: type[Event]) -> tuple[str, ...]:
    """The names of the fields that are sent."""
    return _names_of(event)[2]


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that a module declares; a class from which others are derived is no kind itself."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)]
    bases = {base for event in found for base in event.__mro__[1:]}
    return tuple([event for event in found if event.__module__ == module.__name__ and event not in bases])
