"""What both kinds of environment share: a game, its encoding, and the rewards of its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wyrmhall.core.rules import Value
from wyrmhall.games import rules_of
from wyrmhall.research.actions import FEATURES, Actions
from wyrmhall.research.schema import schema_of

REWARDS = ("win", "lead", "score")
Observation = dict[str, NDArray[Any]]


class Table:
    """A game that is played by numbers."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Value] | None,
        actions: Actions | None,
        reward: str,
        features: bool,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.rules = rules_of(game)
        self.setup = self.rules.setup(players or self.rules.seats[0], options)
        self.actions = actions or Actions()
        self.reward = reward
        self.schema = schema_of(game)
        self.with_features = features
        self.game: Any = None

    def observation_space(self) -> spaces.Dict:
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-np.inf, np.inf, (self.schema.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
        }
        if self.with_features:
            parts["options"] = spaces.Box(-np.inf, np.inf, (self.actions.size, FEATURES), np.float32)
        return spaces.Dict(parts)

    def observe(self, seat: int) -> Observation:
        """What the seat sees, what it may do, and (if wanted) what is known of each option."""
        view = self.schema.encode(self.rules.view(self.game, seat))
        offered = self.offered(seat)
        seen: Observation = {"observation": view, "action_mask": self.actions.mask(offered)}
        if self.with_features:
            decision = self.game.owed(seat)
            rows = np.zeros((self.actions.size, FEATURES), np.float32)
            seen["options"] = self.actions.features(self.game, decision, offered) if decision else rows
        return seen

    def offered(self, seat: int) -> dict[int, int]:
        """The options of the seat that is to move, by action; none for the others."""
        game = self.game
        if not game.pending or game.decision.seat != seat:
            return {}
        return self.actions.offered(game.decision)

    def rewards(self) -> list[float]:
        """What each seat gets at the end: its share of the win, its lead over the best other, or its points."""
        scores = [float(sum(sources.values())) for sources in self.rules.scores(self.game)]
        seats = range(self.setup.players)
        if self.reward == "win":
            return self.rules.shares(self.game)[: self.setup.players]
        if self.reward == "score":
            return scores[: self.setup.players]
        others = [[points for other, points in enumerate(scores) if other != seat] for seat in seats]
        return [scores[seat] - max(others[seat], default=0.0) for seat in seats]

    def twin(self) -> Table:
        """An equal table, to try things out."""
        twin: Table = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        return twin
