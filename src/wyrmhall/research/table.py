"""What all environments share: a game, its numbers, and the rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wyrmhall.api_game import Game as Position
from wyrmhall.api_option import check_playable
from wyrmhall.core.engine import Decision, Game
from wyrmhall.core.rules import Value
from wyrmhall.games import rules_of
from wyrmhall.research.actions import actions_of
from wyrmhall.research.encoding import encoding_of

REWARDS = ("final", "lead", "score", "difference", "growth")
STEPWISE = {"difference": "lead", "growth": "score"}
"""Rewards that come step by step, and what they come to."""
OBSERVATIONS = ("flat", "vector", "dict")
Observation = dict[str, NDArray[Any]] | NDArray[np.float32]


class Table:
    """A game that is played by numbers."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        observation: str = "flat",
        reward: str = "final",
        standing: bool = True,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if observation not in OBSERVATIONS:
            raise ValueError(f"an observation is one of {', '.join(OBSERVATIONS)}, not {observation!r}")
        self.rules = rules_of(game)
        self.setup = self.rules.setup(players or self.rules.seats[0], options)
        self.observation = observation
        self.reward = reward
        self.standing = standing
        self.actions = actions_of(self.setup)
        self.encoding = encoding_of(self.setup)
        self.game: Game  # once it is dealt
        self.counted = [0.0] * self.setup.players  # what was rewarded so far, where that is done step by step
        self.numbered: tuple[Decision | None, list[int]] = None, []  # the last decision, and the actions it offers

    def deal(self, seed: int) -> None:
        """A new game."""
        self.game = self.rules.new(self.setup, seed)
        if self.reward in STEPWISE:
            self.counted = self.worth()

    # --- what is seen -------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The game as people who write Python have it: with words for its options, a text, a drawing."""
        return Position(self.rules, None, self.game)

    def observation_space(self) -> spaces.Space[Any]:
        mask = spaces.Box(0, 1, (self.actions.size,), np.int8)
        if self.observation == "vector":
            return self.encoding.flat_space()
        if self.observation == "flat":
            return spaces.Dict({"observation": self.encoding.flat_space(), "action_mask": mask})
        return spaces.Dict({**self.encoding.dict_spaces(), "action_mask": mask})

    def observe(self, seat: int, mask: NDArray[np.int8]) -> Observation:
        """What the seat sees, in the form that was asked for."""
        if self.observation == "vector":
            return self.encoding.flat(self.game, seat)
        if self.observation == "flat":
            return {"observation": self.encoding.flat(self.game, seat), "action_mask": mask}
        return {**self.encoding.parts(self.game, seat), "action_mask": mask}

    # --- what can be done ---------------------------------------------------------------------------------------

    def offered(self, seat: int) -> list[int]:
        """The actions of the seat that is to move, in the order of its options; none for the others.

        `OnlySeen` in a world dealt anew in which it cannot be asked (see `Game.imagine`).
        """
        game = self.game
        if not game.pending:
            return []
        decision = game.decision
        if decision.seat != seat:
            return []
        if decision is not self.numbered[0]:
            check_playable(decision)
            self.numbered = decision, self.actions.offered(game, decision, self.standing)
        return self.numbered[1]

    def mask(self, seat: int) -> NDArray[np.int8]:
        return self.actions.mask(self.offered(seat))

    def play(self, seat: int, action: int) -> bool:
        """Do an action, if it is offered; whether it was."""
        offered = self.offered(seat)
        if action not in offered:
            return False
        self.game.step(self.game.decision.offered[offered.index(action)], seat)
        return True

    # --- rewards ------------------------------------------------------------------------------------------------

    def points(self) -> list[float]:
        """The points of each seat as the table would count them now."""
        return self._scores()[: self.setup.players]

    def leads(self) -> list[float]:
        """The points of each seat less those of the best other; the game's own solo opponent is one too."""
        scores = self._scores()
        others = [scores[:seat] + scores[seat + 1 :] for seat in range(self.setup.players)]
        return [points - max(rest, default=0.0) for points, rest in zip(scores, others, strict=False)]

    def rewards(self) -> list[float]:
        """What each seat gets after a step."""
        if self.reward in STEPWISE:
            before, self.counted = self.counted, self.worth()
            return [now - then for now, then in zip(self.counted, before, strict=True)]
        return [0.0] * self.setup.players if self.game.pending else self.worth()

    def worth(self) -> list[float]:
        """What the position is worth to each seat by the reward that was chosen."""
        kind = STEPWISE.get(self.reward, self.reward)
        if kind == "final":
            return self.rules.shares(self.game)[: self.setup.players]
        return self.points() if kind == "score" else self.leads()

    def _scores(self) -> list[float]:
        return [float(sum(sources.values())) for sources in self.rules.scores(self.game)]

    @property
    def penalty(self) -> float:
        """What a seat gets that does what is not offered, where that loses: less than any game gives."""
        return -1.0 if self.reward == "final" else -200.0

    def twin(self) -> Table:
        """An equal table, to try things out."""
        twin: Table = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.counted = self.counted[:]
        return twin
