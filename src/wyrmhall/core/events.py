"""Events: the facts of what happened, for the log and the animations."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Event:
    """What happened to whom. All see `facts`; `secret` is seen only by the seats in `to`.

    The log says it with the message `event-<kind>`, or `event-<kind>-hidden` to those who do not see the secret.
    """

    kind: str
    seat: int
    facts: dict[str, object] = field(default_factory=dict)
    secret: dict[str, object] = field(default_factory=dict)
    to: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> dict[str, object]:
        return {**self.facts, **self.secret} if seat in self.to else dict(self.facts)
