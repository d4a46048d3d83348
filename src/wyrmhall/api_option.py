"""One thing that a seat may do now, and one that it may not, in words; and a world in which neither is known."""

from __future__ import annotations

from wyrmhall.core.engine import FIRST_STANDING, Decision, Effect, Game
from wyrmhall.core.text import Speaker, speaker
from wyrmhall.core.words import Says


class WhyNot:
    """A thing that a player might look for among the options, why it is not there, and by which clause."""

    __slots__ = ("clause", "reason", "target")

    def __init__(self, target: str, reason: str, clause: str) -> None:
        self.target = target
        self.reason = reason
        self.clause = clause

    def __repr__(self) -> str:
        return f"{self.reason} [{self.clause}]"


class OnlySeen(ValueError):
    """An imagined world cannot be played on: no deal was found in which a seat is asked what it is asked in truth."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        super().__init__(f"this imagined world can be seen, but not played on: seat {seat} has no options in it")


def check_playable(decision: Decision) -> None:
    """`OnlySeen` if its options could not be imagined."""
    if not decision.options:
        raise OnlySeen(decision.seat)


class Moment:
    """A decision in the position where it was asked. Its game keeps that position for it when it goes on."""

    def __init__(self, state: Game, decision: Decision, lang: str) -> None:
        self.state = state
        self.decision = decision
        self.lang = lang


class Option:
    """One thing that a seat may do now. It stays readable after the game has gone on."""

    __slots__ = ("_moment", "number")

    def __init__(self, moment: Moment, number: int) -> None:
        self._moment = moment
        self.number = number
        """Its name in files and on the wire: small, and unique among the options of one decision."""

    @property
    def seat(self) -> int:
        """Whose option it is."""
        return self._moment.decision.seat

    @property
    def standing(self) -> bool:
        """Whether it can be done beside the decision: afterwards the same is asked again."""
        return self.number in self._moment.decision.extras

    @property
    def label(self) -> str:
        """What it says, in the language of the game."""
        return self.say()

    @property
    def target(self) -> str:
        """The thing on the table that it points at, as the view names it (`card:17`); empty if there is none."""
        moment = self._moment
        effect = self._standing() if self.standing else moment.decision.effect
        return str(effect.target(moment.state, moment.decision.at, self.number))

    @property
    def preview(self) -> str:
        """What it would cost and bring, where that can be known beforehand; else empty."""
        return self.say_preview()

    def say(self, lang: str | None = None) -> str:
        """The option in words of any language."""
        moment = self._moment
        said: Says = (
            self._standing()
            if self.standing
            else moment.decision.effect.label(moment.state, moment.decision.at, self.number)
        )
        return self._speaker(lang).say(said)

    def say_preview(self, lang: str | None = None) -> str:
        """Cost and gain in words of any language."""
        moment = self._moment
        if self.standing:
            return ""
        preview = moment.decision.effect.preview(moment.state, moment.decision.at, self.number)
        return "" if preview is None else self._speaker(lang).sentence(preview)

    def _standing(self) -> Effect:
        return self._moment.state.standing_effects()[FIRST_STANDING - self.number]

    def _speaker(self, lang: str | None) -> Speaker:
        return speaker(lang or self._moment.lang, self._moment.state.setup.game)

    def __str__(self) -> str:
        preview = self.preview
        return self.label + (f" ({preview.rstrip('.')})" if preview else "")

    def __repr__(self) -> str:
        return f"<Option {self.number} of seat {self.seat}: {self}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.number == other.number
            and self._moment.decision == other._moment.decision
        )

    def __hash__(self) -> int:
        return hash((self.number, self._moment.decision))
