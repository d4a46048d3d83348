"""A game with its history: what was answered, what was told, and what may be undone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wyrmhall.core.engine import IllegalOption
from wyrmhall.core.events import Event
from wyrmhall.core.rules import Rules, Setup, Value


class Record:
    """Plays a game and remembers it. The answers are the truth; the state follows from them."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        seed: int | str,
        options: Mapping[str, Value] | None = None,
        pack: Mapping[str, Any] | None = None,
        profile: Mapping[str, Value] | None = None,
        version: int | None = None,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.setup = rules.setup(players, options, pack, profile, version)
        self.game = rules.new(self.setup, seed)
        self.game.events = []
        self.answers: list[tuple[int, int]] = []
        self.told: list[list[Event]] = []  # the events of each answer
        self.redeals: list[tuple[int, str]] = []  # hidden things dealt anew: after how many answers, by which seed
        self._before: list[tuple[int, Any]] = []  # seat and state before each answer that can still be undone

    @classmethod
    def of(cls, rules: Rules, setup: Setup, seed: int | str) -> Record:
        """A new game by a set-up that has been checked before."""
        return cls(rules, setup.players, seed, setup.options, setup.pack, setup.profile, setup.version)

    def play(self, option: int, seat: int = -1) -> list[Event]:
        """Answer for a seat; gives the events it caused. An option that is not offered changes nothing."""
        game = self.game
        if seat == -1 and not game.over:
            seat = game.decision.seat
        before = game.copy()
        game.events = []
        try:
            game.step(option, seat)
        except IllegalOption:
            game.events = []
            raise
        if game.knowledge != before.knowledge:
            self._before.clear()
        else:
            if self._before and self._before[-1][0] != seat:
                self._before.clear()
            self._before.append((seat, before))
        self.answers.append((seat, option))
        told: list[Event] = game.events
        self.told.append(told)
        return told

    def can_undo(self, seat: int) -> bool:
        """Nobody has learnt anything since this seat's last answer, and nobody else has answered."""
        return bool(self._before) and self._before[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer."""
        if not self.can_undo(seat):
            raise ValueError(f"seat {seat} has nothing to take back: somebody has learnt something since, or answered")
        _, self.game = self._before.pop()
        self.game.events = []
        self.answers.pop()
        self.told.pop()

    def redeal(self, seed: str) -> None:
        """Deal anew all that is hidden from the public, from a new seed, and let luck go on from there."""
        self.game = self.game.imagine(-1, seed)
        self.game.events = []
        self.redeals.append((len(self.answers), seed))
        self._before.clear()

    def again(self, steps: int) -> Record:
        """The same game from the start up to that many answers."""
        record = Record.of(self.rules, self.setup, self.seed)
        for step in range(steps + 1):
            for seed in [seed for after, seed in self.redeals if after == step]:
                record.redeal(seed)
            if step < steps:
                seat, option = self.answers[step]
                record.play(option, seat)
        return record

    def reveals_something(self, option: int, seat: int) -> bool:
        """Whether this answer could not be undone: it draws from chance or shows something hidden."""
        ahead = self.game.copy()
        before = ahead.knowledge
        ahead.step(option, seat)
        return bool(ahead.knowledge != before)
