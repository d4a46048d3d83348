"""The commands `arena` and `tune`, and any level in `simulate`."""

import json

import pytest
from typer.testing import CliRunner

from wyrmhall.cli import app
from wyrmhall.core.rules import BadSetup


def run(*args: str):
    return CliRunner().invoke(app, [str(arg) for arg in args])


def test_an_arena_ranks_bots_writes_results_and_draws_them(tmp_path):
    out, plot = tmp_path / "results.jsonl", tmp_path / "plot.svg"
    bots = ("arena", "seadragons", "--bots", "random,greedy:1", "--games", "2", "--workers", "1")
    said = run(*bots, "--out", out, "--plot", plot)
    assert said.exit_code == 0, said.output
    assert "greedy:1" in said.output
    assert "won (95 %)" in said.output
    assert len(out.read_text().splitlines()) == 2
    assert plot.exists()
    again = run(*bots, "--out", out)
    assert again.exit_code == 0
    assert len(out.read_text().splitlines()) == 2


def test_an_arena_of_a_solo_game_tells_how_its_own_opponent_fared():
    said = run("arena", "wyrmspan", "--bots", "random", "--games", "2", "--workers", "1", "--players", "1")
    assert said.exit_code == 0, said.output
    assert "own opponent" in said.output


def test_tuning_prints_the_weights_it_found():
    short = ("--rounds", "1", "--games", "1", "--sets", "4", "--bot", "greedy:1", "--players", "2", "--workers", "1")
    for by in ("play", "fit"):
        said = run("tune", "seadragons", "--by", by, *short)
        assert said.exit_code == 0, said.output
        assert "turns = " in said.output


def test_simulate_takes_any_level():
    said = run("simulate", "seadragons", "--games", "1", "--bot", "greedy:1", "--json")
    assert said.exit_code == 0, said.output
    assert json.loads(said.stdout.splitlines()[-1])["games"] == 1


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("arena", "seadragons", "--bots", "deep-blue"), "there is no bot"),
        (("arena", "seadragons", "--option", "fast"), "NAME=VALUE"),
        (("simulate", "seadragons", "--bot", "search:many"), "a budget is"),
        (("tune", "seadragons", "--by", "magic"), "play or fit"),
    ],
)
def test_what_a_person_said_wrong_is_said_in_a_sentence(args, why):
    failed = run(*args).exception
    assert isinstance(failed, BadSetup)
    assert why in str(failed)
