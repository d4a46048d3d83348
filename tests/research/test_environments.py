"""The environments keep the contracts of PettingZoo and Gymnasium, for every game."""

import warnings
from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from gymnasium.envs import registration
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from wyrmhall import OnlySeen, games
from wyrmhall.bots import search
from wyrmhall.bots.levels import NoSuchBot
from wyrmhall.core.engine import Game
from wyrmhall.research import register
from wyrmhall.research.aec import env, raw_env
from wyrmhall.research.solo import NotOffered, SeatEnv
from wyrmhall.research.table import Table
from wyrmhall.research.vector import SeatVectorEnv

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
    for observation in ("flat", "dict"):
        table = raw_env(game, players=3, observation=observation)
        table.reset(seed=5)
        played(table, 25)
        agent = table.agent_selection
        seen, again = table.observe(agent), table.redeal(agent, 11).observe(agent)
        assert all(np.array_equal(seen[key], again[key]) for key in seen)


@ALL
@pytest.mark.parametrize("reward", ["lead", "score", "final"])
def test_in_its_wrappers_an_action_that_is_not_offered_earns_less_than_playing_could(game, reward):
    table = env(game, players=2, reward=reward)
    table.reset(seed=1)
    agent = table.agent_selection
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    table.step(wrong)
    assert table.rewards[agent] == table.unwrapped.table.penalty == (-1.0 if reward == "final" else -200.0)


@ALL
def test_a_world_dealt_anew_in_which_others_cannot_be_asked_says_so_when_they_are_to_move(game, monkeypatch):
    table = SeatEnv(game, players=2, seat=1, illegal="raise")
    table.reset(seed=1)
    raw = raw_env(game, players=2)
    raw.reset(seed=5)
    monkeypatch.setattr(Game, "_asks_again", lambda world, seat: False)
    while raw.table.game.decision.seat != 0:
        played(raw, 1)
    world = raw.redeal("seat_1", 3)
    with pytest.raises(OnlySeen, match="seat 0 has no options in it"):
        world.step(0)
    table.table = world.table
    with pytest.raises(OnlySeen, match="seat 0 has no options in it"):
        table._others()


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
    inner.game.pending = ()
    assert inner.rewards() == [0.5, 0.5]


@ALL
def test_the_mask_of_the_agent_that_is_to_move_stands_in_its_info_too(game):
    table = raw_env(game, players=2)
    table.reset(seed=7)
    played(table, 12)
    agent = table.agent_selection
    assert np.array_equal(table.infos[agent]["action_mask"], table.observe(agent)["action_mask"])
    assert not any("action_mask" in info for other, info in table.infos.items() if other != agent)


@ALL
@pytest.mark.parametrize("observation", ["flat", "vector", "dict"])
def test_gymnasium_finds_nothing_wrong_with_the_environment(game, observation):
    """The checker makes warnings of what it dislikes, and here warnings are errors."""
    check_env(gymnasium.make(f"wyrmhall/{game}-v1", observation=observation, render_mode="ansi").unwrapped)


@ALL
def test_a_seat_can_be_learnt_with_gymnasium(game):
    table = gymnasium.make(f"wyrmhall/{game}-v1", disable_env_checker=True, illegal="raise")
    seen, info = table.reset(seed=1)
    pick, over = np.random.default_rng(0), False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, over, _, info = table.step(any_action(seen["action_mask"], pick))
        assert table.observation_space.contains(seen)
    assert isinstance(reward, float)
    assert not info["action_mask"].any()


def test_the_environments_are_registered_by_import_by_call_and_by_a_name_with_its_module():
    for game in games.NAMES:
        del registration.registry[f"wyrmhall/{game}-v1"]
    register()
    register()
    assert all(f"wyrmhall/{game}-v1" in registration.registry for game in games.NAMES)
    assert (
        gymnasium.make("wyrmhall.research:wyrmhall/worms-v1", disable_env_checker=True).unwrapped.table.rules.name
        == "worms"
    )


@ALL
def test_gymnasium_episodes_repeat_by_seed_and_can_be_copied(game):
    one, two = SeatEnv(game, observation="vector"), SeatEnv(game, observation="vector")
    seen = one.reset(seed=9)[0]
    assert np.array_equal(seen, two.reset(seed=9)[0])
    ahead = one.copy()
    action = int(np.flatnonzero(one.action_masks())[0])
    assert np.array_equal(one.step(action)[0], ahead.step(action)[0])
    assert np.array_equal(two.redeal(4)._seen()[0], seen)


@ALL
def test_an_action_that_is_not_offered_loses_or_raises_as_was_said(game):
    table = SeatEnv(game)
    seen, _ = table.reset(seed=2)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = table.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    table = SeatEnv(game, illegal="raise")
    table.reset(seed=2)
    with pytest.raises(NotOffered, match=f"action {wrong} is not offered now"):
        table.step(wrong)


@ALL
def test_an_environment_gives_its_position_as_the_api_does(game):
    table = SeatEnv(game, players=2, render_mode="ansi")
    table.reset(seed=1)
    inner = table.table
    assert [option.number for option in inner.position.legal] == list(inner.game.decision.offered)
    assert table.render() == inner.position.text(0)


def finished(reward, game="seadragons", players=3):
    table = Table(game, players, reward=reward)
    table.deal(5)
    pick, sums = np.random.default_rng(5), np.zeros(players)
    begin = np.array(table.counted)
    while table.game.pending:
        seat = table.game.decision.seat
        assert table.play(seat, int(pick.choice(table.offered(seat))))
        sums += table.rewards()
    return table, sums, begin


def test_a_solo_game_at_the_lowest_title_brings_no_reward():
    table, final, _ = finished("final", "flamecraft", 1)
    assert table.points()[0] < 75
    assert final.tolist() == [0.0]


def test_a_reward_is_the_share_of_the_win_the_lead_or_the_points_at_once_or_step_by_step():
    table, final, _ = finished("final")
    points = np.array(table.points())
    assert final.tolist() == table.rules.shares(table.game)
    assert finished("score")[1].tolist() == points.tolist()
    lead = finished("lead")[1]
    assert lead[points.argmax()] == np.sort(points)[-1] - np.sort(points)[-2]
    assert lead[points.argmin()] == points.min() - points.max()
    for stepwise, end in (("growth", points), ("difference", lead)):
        _, grown, begin = finished(stepwise)
        assert (begin + grown).tolist() == end.tolist()


def test_in_solo_the_lead_is_over_the_games_own_opponent():
    table, lead, _ = finished("lead", "wyrmspan", 1)
    mine, automa = (sum(sources.values()) for sources in table.rules.scores(table.game))
    assert lead.tolist() == [mine - automa]


@pytest.mark.parametrize("bot", ["greedy", "hatchling", "search:4"])
def test_bots_of_any_level_can_sit_opposite(bot):
    table = SeatEnv("seadragons", opponents=bot, seat=1)
    table.reset(seed=3)
    pick = np.random.default_rng(1)
    for _ in range(6):
        table.step(any_action(table.action_masks(), pick))
    assert table.table.game.decision.seat == 1


@pytest.mark.parametrize("bot", ["fledgling", "search:6"])
def test_bots_that_sit_opposite_do_not_look_at_the_clock_so_that_a_seed_repeats_the_episode(bot, monkeypatch):
    def episode() -> list[int]:
        table = SeatEnv("seadragons", opponents=bot)
        table.reset(seed=3)
        pick = np.random.default_rng(1)
        for _ in range(4):
            table.step(any_action(table.action_masks(), pick))
        return table.table.game.counts

    quiet = episode()
    with monkeypatch.context() as busy:  # a machine on which every look at the clock takes a minute
        now = iter(range(0, 10**9, 60))
        busy.setattr(search.time, "perf_counter", lambda: next(now))
        assert episode() == quiet


def test_a_bot_that_plays_by_the_clock_has_to_be_asked_for_by_its_seconds():
    assert SeatEnv("seadragons", opponents="wyrm:0.1s").opponent is not None
    with pytest.raises(NoSuchBot, match="search:200"):
        SeatEnv("seadragons", opponents="search")


def test_a_bot_plays_better_than_chance():
    scores = {}
    for bot in ("random", "greedy"):
        table = SeatEnv("seadragons", opponents=bot, reward="lead")
        pick, scores[bot] = np.random.default_rng(1), 0.0
        for seed in range(4):
            table.reset(seed=seed)
            over = False
            while not over:
                _, reward, over, _, _ = table.step(any_action(table.action_masks(), pick))
            scores[bot] += reward
    assert scores["greedy"] < scores["random"] - 40


@ALL
def test_many_tables_step_together_as_each_would_alone(game):
    many = SeatVectorEnv(game, 3, reward="score")
    alone = [SeatEnv(game, observation="vector", reward="score") for _ in range(3)]
    seen, info = many.reset(seed=4)
    apart = [table.reset(seed=4 + i) for i, table in enumerate(alone)]
    pick = np.random.default_rng(3)
    for _ in range(40):
        assert all(np.array_equal(seen[i], one) for i, (one, _) in enumerate(apart))
        assert all(np.array_equal(info["action_mask"][i], one["action_mask"]) for i, (_, one) in enumerate(apart))
        actions = [any_action(mask, pick) for mask in info["action_mask"]]
        seen, _, over, _, info = many.step(np.array(actions))
        if over.any():
            break
        apart = [(one[0], one[4]) for one in (table.step(a) for table, a in zip(alone, actions, strict=True))]
    assert many.observation_space.contains(seen)


def test_a_vector_of_tables_deals_anew_where_a_game_is_over():
    many = gymnasium.make_vec("wyrmhall/worms-v1", num_envs=2, vectorization_mode="vector_entry_point")
    _, info = many.reset(seed=1)
    pick, ended = np.random.default_rng(1), 0
    while not ended:
        _, rewards, over, _, info = many.step([any_action(mask, pick) for mask in info["action_mask"]])
        ended += over.sum()
    assert all((info[f"_final_{name}"] == over).all() for name in ("obs", "score", "deal"))
    assert [seen is not None for seen in info["final_obs"]] == over.tolist()
    assert all(many.single_observation_space.contains(seen) for seen in info["final_obs"][over])
    assert info["action_mask"].any(axis=1).all()
    assert rewards.max() <= 1


def test_a_vector_of_tables_plays_the_deals_one_after_the_other_whatever_their_number():
    def scores(n: int) -> dict[int, float]:
        many, found = SeatVectorEnv("worms", n, reward="score"), {}
        _, info = many.reset(seed=40)
        while not found.keys() >= {40, 41, 42}:
            firsts = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
            _, _, over, _, info = many.step(firsts)
            if over.any():
                found |= zip(info["final_deal"][over].tolist(), info["final_score"][over].tolist(), strict=True)
        return {deal: found[deal] for deal in (40, 41, 42)}

    assert scores(1) == scores(2)


@pytest.mark.parametrize("seed", [8, [8, 3], [None, 5]])
def test_a_vector_of_tables_plays_the_same_deals_again_for_the_same_seed_or_list_of_seeds(seed):
    many = SeatVectorEnv("worms", 2, illegal="lose")

    def deals() -> list[int]:
        _, info = many.reset(seed=seed)
        found = list(many.deals)
        for _ in range(3):
            many.step([int(np.flatnonzero(mask == 0)[0]) for mask in info["action_mask"]])
            info = {"action_mask": many.masks}
            found += many.deals
        return found

    first = deals()
    assert first == deals()
    assert len(set(first)) == len(first)


def test_a_vector_of_tables_knows_actions_that_are_not_offered():
    many = SeatVectorEnv("worms", 2)
    _, info = many.reset(seed=[1, None])
    wrong = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    right = int(np.flatnonzero(info["action_mask"][1])[0])
    _, rewards, over, _, _ = many.step([wrong, right])
    assert (rewards.tolist(), over.tolist()) == ([-1.0, 0.0], [True, False])
    many = SeatVectorEnv("worms", 1, illegal="raise")
    many.reset(seed=1)
    with pytest.raises(NotOffered):
        many.step([wrong])


def test_what_an_environment_cannot_do_is_refused_in_a_sentence():
    with pytest.raises(ValueError, match="a reward is one of final, lead, score, difference, growth"):
        raw_env("seadragons", reward="glory")
    with pytest.raises(ValueError, match="an observation is one of flat, vector, dict"):
        SeatEnv("seadragons", observation="smell")
    with pytest.raises(ValueError, match="can lose or raise"):
        SeatEnv("seadragons", illegal="ignore")
    with pytest.raises(ValueError, match="there is no seat 2 at a table for 2"):
        SeatEnv("seadragons", seat=2)
    with pytest.raises(NoSuchBot, match="there is no bot 'oracle'"):
        SeatEnv("seadragons", opponents="oracle")
    table = raw_env("seadragons")
    table.reset(seed=0)
    with pytest.raises(NotOffered, match="choose one for which the action mask has a 1"):
        table.step(7000)


def test_standing_options_are_offered_unless_they_are_not_wanted():
    met = 0
    for standing in (True, False):
        table = raw_env("seadragons", standing=standing)
        table.reset(seed=1)
        pick = np.random.default_rng(1)
        for _ in range(60):
            decision = table.table.game.decision
            assert len(table.table.offered(decision.seat)) == len(decision.offered if standing else decision.options)
            met += len(decision.extras)
            played(table, 1, pick)
    assert met


def test_the_table_is_rendered_as_text():
    table = raw_env("seadragons", render_mode="ansi")
    table.reset(seed=1)
    assert len(table.render().splitlines()) > 5
    alone = SeatEnv("wyrmspan", render_mode="ansi")
    alone.reset(seed=1)
    assert len(alone.render().splitlines()) > 5
    assert raw_env("seadragons", reward="lead").render_mode is None
