"""One seat of any game as a Gymnasium environment: the solo modes, or a table whose other seats somebody else plays."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from wyrmhall.core.rules import Value
from wyrmhall.games import NAMES
from wyrmhall.research.actions import Actions
from wyrmhall.research.table import Observation, Table

Opponent = Callable[[Any, int, random.Random], int]
"""Picks an option for a seat: the game, the seat, and where chance comes from."""


def at_random(game: Any, seat: int, pick: random.Random) -> int:
    """The opponent unless another is given."""
    option: int = pick.choice(game.owed(seat).options)
    return option


class SeatEnv(gymnasium.Env[Observation, int]):
    """The learner has seat 0. The reward comes at the end of the game."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        actions: Actions | None = None,
        reward: str = "lead",
        features: bool = False,
        opponent: Opponent = at_random,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options, actions, reward, features)
        self.opponent = opponent
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space()  # type: ignore[assignment]
        self.action_space: spaces.Space[int] = spaces.Discrete(self.table.actions.size)  # type: ignore[assignment]
        self.pick = random.Random(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.pick = random.Random(dealt)
        self.table.game = self.table.rules.new(self.table.setup, dealt)
        self._others()
        return self.table.observe(0), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        offered = self.table.offered(0)
        if int(action) not in offered:
            raise ValueError(f"action {action} is not offered now: see action_mask")
        self.table.game.step(offered[int(action)], 0)
        self._others()
        over = not self.table.game.pending
        reward = self.table.rewards()[0] if over else 0.0
        return self.table.observe(0), reward, over, False, {}

    def action_masks(self) -> Any:
        """The mask alone, under the name that maskable learners look for."""
        return self.table.actions.mask(self.table.offered(0))

    def copy(self) -> SeatEnv:
        """An environment in the same position, to try things out in."""
        twin: SeatEnv = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.twin()
        twin.pick = random.Random()
        twin.pick.setstate(self.pick.getstate())
        return twin

    def redeal(self, seed: int) -> SeatEnv:
        """A copy in another world that the learner cannot tell from this one."""
        twin = self.copy()
        twin.table.game = self.table.game.imagine(0, seed)
        return twin

    def _others(self) -> None:
        game = self.table.game
        while game.pending and game.decision.seat != 0:
            seat = game.decision.seat
            game.step(self.opponent(game, seat, self.pick), seat)


def register() -> None:
    """Make `gymnasium.make("wyrmhall/<game>-v0", players=1, ...)` work for all games."""
    for name in NAMES:
        id = f"wyrmhall/{name}-v0"
        if id not in gymnasium.registry:  # registering twice would warn
            gymnasium.register(id, entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})
