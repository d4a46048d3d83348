"""A game of another package is an environment too, if it tells its actions and what a seat sees in numbers."""

from importlib.metadata import EntryPoint

import numpy as np
import pytest
from gymnasium.envs import registration
from pettingzoo.test import seed_test

from wyrmhall import games
from wyrmhall.clauses import ROOT
from wyrmhall.research import register
from wyrmhall.research.actions import NoNumbers
from wyrmhall.research.aec import env
from wyrmhall.research.solo import SeatEnv


@pytest.fixture
def lair(monkeypatch):
    """Lair as if it had been installed."""
    monkeypatch.syspath_prepend(ROOT / "examples" / "lair" / "src")
    points = [EntryPoint("lair", "wyrmhall_lair", games.GROUP)]
    monkeypatch.setattr(games, "entry_points", lambda group: points)
    forget_games()
    yield "lair"
    registration.registry.pop("wyrmhall/lair-v1", None)
    forget_games()


def forget_games():
    for kept in vars(games).values():
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()


def test_a_guest_can_be_learnt_and_hides_what_it_hides(lair):
    table = SeatEnv(lair, players=3, illegal="raise")
    pick, over = np.random.default_rng(1), False
    seen, _ = table.reset(seed=1)
    while not over:
        other = table.redeal(5)._seen()[0]
        assert all(np.array_equal(seen[key], other[key]) for key in seen)
        seen, _, over, _, info = table.step(int(pick.choice(np.flatnonzero(table.action_masks()))))
        assert table.observation_space.contains(seen)
    assert not info["action_mask"].any()


def test_a_guest_is_registered_and_sits_at_pettingzoos_table(lair):
    register()
    assert "wyrmhall/lair-v1" in registration.registry
    seed_test(lambda: env(lair), num_cycles=20)


def test_a_guest_that_tells_no_numbers_is_told_what_it_lacks(lair, monkeypatch):
    monkeypatch.setattr(games, "part_of", lambda name, part: None)
    with pytest.raises(NoNumbers, match=r"lair has no actions\.py"):
        SeatEnv(lair, options={"long": True})
    register()
    assert "wyrmhall/lair-v1" not in registration.registry
