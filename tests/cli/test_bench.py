"""The benchmark against another revision: which figures it compares, of which build, and when it says no."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "bench"))

import against  # noqa: E402

FIGURES = {"decisions_per_s", "games_per_s", "copy", "view", "imagine"}


def test_a_slice_measures_every_figure_of_every_table_on_the_plain_games(monkeypatch):
    monkeypatch.setenv("WYRMHALL_PLAIN", "")  # as whoever has a build beside the checkout calls it
    slices = against.measured(ROOT, "seadragons", 0.01, 1, "plain")
    assert set(slices) == {"seadragons 2", "seadragons 3"}
    assert all(set(figures) == FIGURES and min(figures.values()) > 0 for figures in slices.values())


def test_what_runs_another_build_than_was_meant_is_not_compared():
    with pytest.raises(SystemExit, match="runs plain, and compiled was meant"):
        against.measured(ROOT, "seadragons", 0.01, 1, "compiled")


def test_rates_that_grow_and_costs_that_shrink_are_both_faster():
    then = {"worms 3": dict.fromkeys(FIGURES, 10.0)}
    now = {"worms 3": {"decisions_per_s": 20.0, "games_per_s": 5.0, "copy": 5.0, "view": 20.0, "imagine": 10.0}}
    assert against.compared(now, then) == {
        ("worms 3", "decisions_per_s"): 2.0,
        ("worms 3", "games_per_s"): 0.5,
        ("worms 3", "copy"): 2.0,
        ("worms 3", "view"): 0.5,
        ("worms 3", "imagine"): 1.0,
    }


@pytest.mark.parametrize(("view", "held"), [(10.4, True), (11.0, False)])
def test_one_figure_that_fell_by_more_than_a_twentieth_fails_the_comparison(monkeypatch, capsys, view, held):
    even = dict.fromkeys(FIGURES, 10.0)

    def measured(tree, name, seconds, seed, kind):
        return {f"{name} 3": {**even, "view": view} if tree.name == "now" else even}

    monkeypatch.setattr(against, "measured", measured)
    monkeypatch.setattr(against, "git", lambda *args: None)
    monkeypatch.setattr(against, "copy_tree", lambda to: None)
    assert against.against("REV", ["worms"], 3, 0.1, is_compiled=False) is held
    assert ("worms 3 view" in capsys.readouterr().err) is not held
