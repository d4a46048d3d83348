"""One seat of any game as a Gymnasium environment: the solo modes, or a table whose other seats somebody else plays."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wyrmhall.api_option import check_playable
from wyrmhall.core.rules import Value
from wyrmhall.research.opponents import Opponent, opponent_of
from wyrmhall.research.table import Observation, Table

ILLEGAL = ("lose", "raise")


class NotOffered(ValueError):
    """An action that the mask does not allow."""

    def __init__(self, action: int) -> None:
        self.action = action
        super().__init__(f"action {action} is not offered now: choose one for which the action mask has a 1")


class SeatEnv(gymnasium.Env[Observation, int]):
    """The learner has one seat. An action that is not offered loses the game at once, or raises, as is said."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        observation: str = "flat",
        reward: str = "final",
        opponents: str | Opponent = "random",
        illegal: str = "lose",
        standing: bool = True,
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"an action that is not offered can {' or '.join(ILLEGAL)}, not {illegal!r}")
        self.table = Table(game, players, options, observation, reward, standing)
        if not 0 <= seat < self.table.setup.players:
            raise ValueError(f"there is no seat {seat} at a table for {self.table.setup.players}")
        self.seat = seat
        self.opponent = opponent_of(opponents)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space()
        self.action_space: spaces.Space[int] = spaces.Discrete(self.table.actions.size)  # type: ignore[assignment]
        self.pick = random.Random(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.pick = random.Random(dealt)
        self.table.deal(dealt)
        self._others()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        if not table.play(self.seat, int(action)):
            if self.illegal == "raise":
                raise NotOffered(int(action))
            seen, info = self._seen()
            return seen, table.penalty, True, False, {**info, "illegal": True}
        self._others()
        seen, info = self._seen()
        return seen, table.rewards()[self.seat], not table.game.pending, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name that maskable learners look for."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        return self.table.position.text(self.seat) if self.render_mode == "ansi" else None

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
        twin.table.game = self.table.game.imagine(self.seat, seed)
        return twin

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.table.mask(self.seat)
        return self.table.observe(self.seat, mask), {"action_mask": mask}

    def _others(self) -> None:
        game, mine = self.table.game, self.seat
        while game.pending:
            seat = game.decision.seat
            if seat == mine:
                return
            check_playable(game.decision)
            game.step(self.opponent(game, seat, self.pick), seat)
