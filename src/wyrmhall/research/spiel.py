"""The games for OpenSpiel: `pyspiel.load_game("wyrmhall_seadragons(players=3)")` after this module was imported.

Chance nodes are explicit, each draw of the engine one of them. An information state is all that a seat was told and has
done, in short, and what it sees now; `resample_from_infostate` deals anew what it has not seen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from wyrmhall.games import NAMES, options_from, rules_of
from wyrmhall.research.actions import actions_of
from wyrmhall.research.encoding import encoding_of
from wyrmhall.research.explicit import TERMINAL, Tree

MOST_OUTCOMES = 256
"""Of one draw: no deck, bag or die has more."""
LONGEST = 20_000
"""Moves of a game, those of chance among them; far more than there are."""


def game_type(name: str) -> Any:
    rules = rules_of(name)
    return pyspiel.GameType(
        short_name=f"wyrmhall_{name}",
        long_name=f"Wyrmhall: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, rules.seats[0]), "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games; `options` are said as NAME:VALUE, with a semicolon between two."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = dict(params or {})
        rules = rules_of(self.name)
        options = [one.replace(":", "=") for one in str(said.get("options", "")).split(";") if one]
        self.setup = rules.setup(int(said.get("players", max(2, rules.seats[0]))), options_from(options))
        info = pyspiel.GameInfo(
            num_distinct_actions=actions_of(self.setup).size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.name], info, said)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Held:
    """A node of the tree, which OpenSpiel copies as a whole when it clones a state."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.tree.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a node of chance on the way to one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(Tree(game.setup))

    @property
    def tree(self) -> Tree:
        return self.held.tree

    def current_player(self) -> int:
        return self.tree.mover  # the numbers of chance and of the end are OpenSpiel's own

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.legal() if player == self.tree.mover else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.tree.outcomes
        return [(i, 1 / n) for i in range(n)]

    def _apply_action(self, action: int) -> None:
        self.tree.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        verb, option = self.tree.actions.pairs[action]
        return f"{verb} {option}"

    def is_terminal(self) -> bool:
        return self.tree.mover == TERMINAL

    def returns(self) -> list[float]:
        return self.tree.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A clone in another world that the player cannot tell from this one; its history stays this one's."""
        twin: SpielState = self.clone()
        twin.held = Held(self.tree.resample(player, int(sampler() * (1 << 62))))
        return twin

    def __str__(self) -> str:
        if not self.tree.is_dealt:
            return f"set-up, {len(self.tree.draws)} draws"
        told = [
            ",".join(map(str, self.tree.encoding.encode(self.tree.game, seat))) for seat in range(self.num_players())
        ]
        under_way = f" {self.tree.chosen} {self.tree.draws}" if self.tree.outcomes else ""
        return "\n".join(told) + under_way


class SpielObserver:
    """What a player sees: now, or with perfect recall."""

    def __init__(self, setup: Any, recalls: bool) -> None:
        self.encoding = encoding_of(setup)
        self.recalls = recalls
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.tree.is_dealt:
            self.encoding.flat(state.tree.game, player, self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        tree = state.tree
        if not tree.is_dealt:
            return "set-up"
        now = ",".join(map(str, tree.encoding.encode(tree.game, player)))
        asked = tree.encoding.asked(tree.game, player)
        return f"{tree.told[player]} {asked} {now}" if self.recalls else f"{asked} {now}"


TYPES = {name: game_type(name) for name in NAMES}


def _named(game: str) -> type[SpielGame]:
    return type(f"{game.title()}Game", (SpielGame,), {"name": game})


for _name in NAMES:
    pyspiel.register_game(TYPES[_name], _named(_name))
