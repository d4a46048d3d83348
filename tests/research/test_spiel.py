"""OpenSpiel's own tests pass for the games: simulation, clones, serialisation, playthroughs."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from wyrmhall import games
from wyrmhall.research import spiel

ALL = pytest.mark.parametrize("game", games.NAMES)


def moved(state, steps, seed=1):
    pick = random.Random(seed)
    while steps and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(pick.choice(state.legal_actions()))
            steps -= 1
    while state.is_chance_node():
        state.apply_action(pick.choice(state.chance_outcomes())[0])
    return state


@ALL
@pytest.mark.parametrize("players", [2, 3])
def test_openspiel_simulates_the_game_and_finds_nothing_wrong(game, players):
    pyspiel.random_sim_test(
        pyspiel.load_game(f"wyrmhall_{game}(players={players})"), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("game", ["wyrmspan", "flamecraft"])
def test_openspiel_simulates_the_solo_game(game):
    pyspiel.random_sim_test(pyspiel.load_game(f"wyrmhall_{game}(players=1)"), num_sims=1, serialize=True, verbose=False)


@ALL
def test_a_state_is_serialised_by_its_history(game):
    loaded = pyspiel.load_game(f"wyrmhall_{game}")
    state = moved(loaded.new_initial_state(), 6)
    again = loaded.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=[] if name == "worms" else pytest.mark.whole) for name in games.NAMES]
)
def test_a_playthrough_can_be_repeated_line_by_line(game):
    state = moved(pyspiel.load_game(f"wyrmhall_{game}").new_initial_state(), 3)
    lines = generate_playthrough.playthrough_lines(
        f"wyrmhall_{game}", action_sequence=state.history(), observation_params_string=None, seed=1
    )
    again = generate_playthrough.playthrough_lines(
        f"wyrmhall_{game}", action_sequence=state.history(), observation_params_string=None, seed=1
    )
    assert lines == again
    assert any("EXPLICIT_STOCHASTIC" in line for line in lines)


@ALL
def test_a_resampled_state_has_the_same_information_state(game):
    state = moved(pyspiel.load_game(f"wyrmhall_{game}(players=3)").new_initial_state(), 20)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(4).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert moved(other, 10_000).is_terminal()


@ALL
def test_observations_are_those_of_the_environments(game):
    loaded = pyspiel.load_game(f"wyrmhall_{game}")
    state = moved(loaded.new_initial_state(), 9)
    observer = make_observation(loaded)
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor, state.tree.encoding.flat(state.tree.game, 1))
    assert np.array_equal(state.observation_tensor(1), observer.tensor)


def test_a_game_takes_players_and_options():
    loaded = pyspiel.load_game("wyrmhall_seadragons(players=4,options=choose_head:true;plus_island:true)")
    assert loaded.setup.players == 4
    assert loaded.setup.options["choose_head"] is True
    assert loaded.setup.options["plus_island"] is True


def test_openspiels_learning_environment_plays_the_game():
    table = rl_environment.Environment("wyrmhall_worms")
    table.seed(1)
    step, pick = table.reset(), random.Random(1)
    for _ in range(30):
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = table.step([pick.choice(legal)])
    assert spiel.MOST_OUTCOMES >= 183
    assert len(step.observations["info_state"]) == 2
