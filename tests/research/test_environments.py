"""The environments keep the contracts of PettingZoo and Gymnasium, for every game."""

import warnings
from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from wyrmhall import games
from wyrmhall.research.actions import Actions, TooManyOptions
from wyrmhall.research.aec import env, raw_env
from wyrmhall.research.schema import Schema, measure, schema_of
from wyrmhall.research.solo import SeatEnv, register

ALL = pytest.mark.parametrize("game", games.NAMES)


def any_action(mask, pick):
    return int(pick.choice(np.flatnonzero(mask)))


def played(table, steps, pick=None):
    pick = pick or np.random.default_rng(0)
    for _ in range(steps):
        if not any(table.terminations.values()):
            table.step(any_action(table.observe(table.agent_selection)["action_mask"], pick))
    return table


@ALL
def test_pettingzoo_finds_nothing_wrong_with_the_environment(game):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Observation is not a NumPy array.*")
        warnings.filterwarnings("ignore", message=".*Observation space for each agent.*")
        api_test(env(game), num_cycles=120)


@ALL
def test_the_same_seed_gives_the_same_game_to_pettingzoo(game):
    seed_test(lambda: env(game), num_cycles=30)


@ALL
def test_a_copy_plays_on_without_touching_the_original(game):
    table = raw_env(game)
    table.reset(seed=3)
    played(table, 10)
    before = table.observe(table.agent_selection)["observation"]
    played(table.copy(), 20)
    assert np.array_equal(before, table.observe(table.agent_selection)["observation"])


@ALL
def test_a_world_dealt_anew_looks_the_same_to_its_agent(game):
    table = raw_env(game, players=3, features=True)
    table.reset(seed=5)
    played(table, 25)
    agent = table.agent_selection
    seen, again = table.observe(agent), table.redeal(agent, 11).observe(agent)
    assert all(np.array_equal(seen[key], again[key]) for key in seen)


@ALL
def test_rewards_come_at_the_end_and_winners_share_one(game):
    table = raw_env(game, players=games.rules_of(game).seats[-1])
    table.reset(seed=2)
    pick = np.random.default_rng(2)
    while not any(table.terminations.values()):
        assert not any(table.rewards.values())
        played(table, 1, pick)
    assert 0 <= sum(table.rewards.values()) <= 1 + 1e-9


def test_those_who_draw_share_the_reward_of_a_win():
    table = raw_env("worms", players=2)
    table.reset(seed=2)
    inner = table.table
    inner.rules = replace(inner.rules, winners=lambda game: (), tied=lambda game: (0, 1))
    assert inner.rewards() == [0.5, 0.5]


@ALL
def test_a_seat_can_be_learnt_with_gymnasium(game):
    register()
    table = gymnasium.make(f"wyrmhall/{game}-v0", disable_env_checker=True)
    seen, _ = table.reset(seed=1)
    pick, over = np.random.default_rng(0), False
    while not over:
        seen, reward, over, _, _ = table.step(any_action(seen["action_mask"], pick))
        assert table.observation_space.contains(seen)
    assert isinstance(reward, float)


@ALL
def test_gymnasium_episodes_repeat_by_seed_and_can_be_copied(game):
    one, two = SeatEnv(game), SeatEnv(game)
    seen = one.reset(seed=9)[0]["observation"]
    assert np.array_equal(seen, two.reset(seed=9)[0]["observation"])
    ahead = one.copy()
    action = int(np.flatnonzero(one.action_masks())[0])
    assert np.array_equal(one.step(action)[0]["observation"], ahead.step(action)[0]["observation"])
    assert np.array_equal(two.redeal(4).table.observe(0)["observation"], seen)


@ALL
def test_every_view_fits_the_columns_of_its_schema(game):
    rules = games.rules_of(game)
    measured = measure(rules, games=1, seed=77, setups=[rules.setup(rules.seats[0]), rules.setup(rules.seats[-1])])
    known = schema_of(game).capacities
    unknown = {path for path, size in measured.items() if size and path not in known}
    assert not unknown
    assert schema_of(game).size == len(list(schema_of(game).columns())) == Schema(games.rules_of(game)).size


def test_actions_that_fall_together_are_moved_apart():
    table = raw_env("seadragons", actions=Actions(size=300))
    table.reset(seed=1)
    played(table, 30)
    decision = table.table.game.decision
    assert sorted(Actions(size=len(decision.options)).offered(decision)) == list(range(len(decision.options)))
    assert sorted(Actions().offered(decision).values()) == sorted(decision.options)


def test_a_space_that_is_too_small_says_so():
    table = raw_env("seadragons", actions=Actions(size=1))
    table.reset(seed=1)
    with pytest.raises(TooManyOptions, match="options are offered"):
        table.observe(table.agent_selection)


def test_a_wrong_reward_space_or_action_is_refused():
    with pytest.raises(ValueError, match="a reward is one of win, lead, score"):
        raw_env("seadragons", reward="glory")
    with pytest.raises(ValueError, match="hashed or index"):
        Actions("random")
    table = SeatEnv("seadragons", actions=Actions("index"))
    table.reset(seed=0)
    with pytest.raises(ValueError, match="not offered"):
        table.step(900)


def test_standing_options_are_actions_only_if_asked_for():
    table = raw_env("seadragons", actions=Actions("index", standing=True), features=True)
    table.reset(seed=1)
    pick = np.random.default_rng(1)
    for _ in range(60):
        decision = table.table.game.decision
        assert len(table.table.offered(decision.seat)) == len(decision.offered)
        played(table, 1, pick)
        if any(table.terminations.values()):
            break


def test_the_table_is_rendered_as_text():
    table = raw_env("seadragons", render_mode="ansi")
    table.reset(seed=1)
    assert len(table.render().splitlines()) > 5
    assert raw_env("seadragons", reward="lead").render_mode is None
