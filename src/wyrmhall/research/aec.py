"""Any of the games as a PettingZoo environment: agents take turns, and each sees what its seat sees."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from wyrmhall.core.rules import Value
from wyrmhall.research import PROTOCOL
from wyrmhall.research.solo import NotOffered
from wyrmhall.research.table import STEPWISE, Observation, Table


class WyrmhallEnv(AECEnv):  # type: ignore[misc]
    """One agent per seat, `seat_0` and so on. All agents terminate together.

    Seats that decide at the same time are asked one after the other, and none sees what another has answered.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        observation: str = "flat",
        reward: str = "final",
        standing: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"wyrmhall_{game}_v{PROTOCOL}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.table = Table(game, players, options, observation, reward, standing)
        self.possible_agents = [f"seat_{n}" for n in range(self.table.setup.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.table.actions.size) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        table = self.table
        table.deal(random.randrange(1 << 62) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(table.game.decision.seat)

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask: NDArray[np.int8] | None = self.infos.get(agent, {}).get("action_mask")
        return self.table.observe(seat, self.table.mask(seat) if mask is None else mask)

    def _select(self, seat: int) -> None:
        """It is the turn of a seat; its mask stands in its info too."""
        before = self.infos.get(getattr(self, "agent_selection", ""))
        if before is not None:
            before.pop("action_mask", None)
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection]["action_mask"] = self.table.mask(seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        seat = self.possible_agents.index(agent)
        if action is None or not table.play(seat, int(action)):
            raise NotOffered(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.game.pending:
            self._select(table.game.decision.seat)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"action_mask": table.mask(-1)} for agent in self.agents}
        if table.reward in STEPWISE or not table.game.pending:
            self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.table.position.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        return None

    # --- for planning -------------------------------------------------------------------------------------------

    def copy(self) -> WyrmhallEnv:
        """An environment in the same position, to try things out in; nothing of it touches this one."""
        twin: WyrmhallEnv = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.twin()
        twin.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return twin

    def redeal(self, agent: str, seed: int) -> WyrmhallEnv:
        """A copy in another world that the agent cannot tell from this one: hidden things dealt anew, luck too."""
        twin = self.copy()
        twin.table.game = self.table.game.imagine(self.possible_agents.index(agent), seed)
        return twin


def env(game: str, **said: Any) -> Any:
    """The environment in the usual wrappers, which refuse wrong actions and wrong order. `raw_env` is faster."""
    raw = raw_env(game, **said)
    wrapped = wrappers.TerminateIllegalWrapper(raw, illegal_reward=raw.table.penalty)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(game: str, **said: Any) -> WyrmhallEnv:
    return WyrmhallEnv(game, **said)
