"""The training example learns something in a few seconds."""

import importlib.util
from pathlib import Path

from wyrmhall.research.aec import raw_env

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def test_the_example_trains_a_policy_that_beats_random_play():
    spec = importlib.util.spec_from_file_location("train_policy", EXAMPLE)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    table = raw_env("seadragons", players=2, reward="lead", standing=False)
    policy = example.Policy(table.table.actions.size)
    assert example.train(table, policy, seconds=600, rate=0.2, seed=1, games=40) == 40
    assert example.beats_random(table, policy, games=20, seed=1_000_000) > 0.6
