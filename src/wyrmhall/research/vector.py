"""Many tables stepped together, whose observations are written side by side into one array."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from wyrmhall.research.solo import NotOffered, SeatEnv

Batch = NDArray[Any]


class SeatVectorEnv(VectorEnv[Any, Any, Batch]):
    """So many `SeatEnv`s with vectors for observations; the masks stand in `infos["action_mask"]`.

    A table whose game is over is dealt anew in the same step: what is seen is the new game. `infos["final_obs"]` has
    the end of the old one, `infos["final_score"]` the learner's points and `infos["final_deal"]` the seed of its deal;
    `infos["_final_obs"]` and the like say for which tables that is so. After `reset(seed=n)` the games have the deals
    n, n + 1 and so on, in the order in which they begin, so that any number of them can be played again. A list names
    the first deal of each table; those after them, and those it leaves out, follow the largest of the list.
    """

    def __init__(self, game: str, num_envs: int = 1, **said: Any) -> None:
        said.pop("render_mode", None)
        if said.pop("observation", "vector") != "vector":
            raise ValueError("tables that are stepped together give vectors: leave observation out")
        self.tables = [SeatEnv(game, observation="vector", **said) for _ in range(num_envs)]
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        first = self.tables[0]
        self.single_observation_space = first.observation_space
        self.single_action_space: spaces.Space[Any] = first.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.encoding, self.seat = first.table.encoding, first.seat
        self.actions = first.table.actions.size
        self.masks = np.zeros((num_envs, self.actions), np.int8)
        self.offered: list[list[int]] = [[] for _ in range(num_envs)]
        self.deals = [0] * num_envs
        self.next_deal = 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        said = [seed] if isinstance(seed, int) else [one for one in seed or () if one is not None]
        super().reset(seed=said[0] if said else None)
        if isinstance(seed, list):  # no later game has a deal that the list names
            self.next_deal = max(said) + 1 if said else int(self.np_random.integers(1 << 62))
        else:
            self.next_deal = said[0] if said else int(self.np_random.integers(1 << 62))
        for i in range(self.num_envs):
            self._deal(i, seed[i] if isinstance(seed, list) else None)
        return self._seen(), {"action_mask": self.masks}

    def step(self, actions: Any) -> tuple[Batch, Batch, Batch, Batch, dict[str, Any]]:
        n = self.num_envs
        rewards, over = np.zeros(n), np.zeros(n, np.bool_)
        scores, deals = np.zeros(n), np.zeros(n, np.int64)
        ends = np.full(n, None, object)
        seat = self.seat
        for i, env in enumerate(self.tables):
            table, action, offered = env.table, int(actions[i]), self.offered[i]
            if action in offered:
                game = table.game
                game.step(game.decision.offered[offered.index(action)], seat)
                env._others()
                rewards[i] = table.rewards()[seat]
                over[i] = not game.pending
            elif env.illegal == "raise":
                raise NotOffered(action)
            else:
                rewards[i], over[i] = table.penalty, True
            if over[i]:
                scores[i], deals[i] = table.points()[seat], self.deals[i]
                ends[i] = self.encoding.flat(table.game, seat)
                self._deal(i)
        seen = self._seen()
        infos: dict[str, Any] = {"action_mask": self.masks}
        if over.any():
            for name, found in (("final_obs", ends), ("final_score", scores), ("final_deal", deals)):
                infos |= {name: found, f"_{name}": over.copy()}
        return seen, rewards, over, np.zeros(n, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        return self.masks.astype(np.bool_)

    def _deal(self, i: int, seed: int | None = None) -> None:
        env = self.tables[i]
        if seed is None:
            seed, self.next_deal = self.next_deal, self.next_deal + 1
        self.deals[i] = seed
        env.pick.seed(seed)
        env.table.deal(seed)
        env._others()

    def _seen(self) -> Batch:
        """What each learner sees now; what is offered is noted on the way. All arrays are new: learners keep them."""
        masks, first = bytearray(self.num_envs * self.actions), 0
        for i, env in enumerate(self.tables):
            offered = self.offered[i] = env.table.offered(self.seat)
            for action in offered:
                masks[first + action] = 1
            first += self.actions
        self.masks = np.frombuffer(masks, np.int8).reshape(self.num_envs, self.actions)
        seen = np.empty((self.num_envs, self.encoding.size), np.float32)
        self.encoding.flat_each([env.table.game for env in self.tables], self.seat, seen)
        return seen
