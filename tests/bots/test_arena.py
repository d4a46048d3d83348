"""Matches are paired and rotated, results can be continued, and where they are played changes nothing."""

import json

import pytest

from wyrmhall.bots.arena import BadResults, Match, Outcome, lineups, matches, play, read, tournament
from wyrmhall.bots.executors import Cores, Dask, Here
from wyrmhall.bots.ratings import duels, pairs_of, ratings, standings, wilson
from wyrmhall.bots.report import draw
from wyrmhall.games import rules_of
from wyrmhall.simulate import simulate

QUICK = ("greedy:1", "random")


def outcome(lineup, scores, winners, seed=0, drawn=()):
    n = len(lineup)
    match = Match("seadragons", n, {}, tuple(lineup), seed)
    return Outcome(match, tuple(scores), tuple(winners), (10,) * n, (1.0,) * n, (0.3,) * n, tuple(drawn))


def wanted(games=4):
    return matches("seadragons", QUICK, 2, games, {})


def test_every_deal_is_played_in_every_rotation():
    assert lineups(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert lineups(["a", "b"], 3) == [("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")]
    assert len(lineups(["a", "b", "c"], 2)) == 6
    assert lineups(["a", "b"], 1) == [("a",), ("b",)]


def test_each_group_of_bots_plays_at_least_the_games_asked_for():
    found = matches("seadragons", ["a", "b", "c"], 2, 5, {}, seed=7)
    assert len(found) == 3 * 6
    assert {match.seed for match in found} == {7, 8, 9}


def test_a_solo_game_at_the_lowest_title_is_won_by_nobody_wherever_bots_are_judged():
    rules = rules_of("flamecraft")
    found = [play(Match("flamecraft", 1, {}, ("random",), seed)) for seed in range(3)]
    assert all(each.scores[0] < 75 and each.first == () for each in found)
    assert simulate(rules, rules.setup(1), games=3).wins == [0.0]
    assert [each.wins for each in standings(found)] == [0.0]


def test_an_outcome_is_a_line_that_can_be_read_again():
    said = play(wanted()[0])
    assert Outcome.read(said.line()).bare == said.bare
    assert json.loads(said.line())["lineup"] == ["greedy:1", "random"]


@pytest.mark.whole
def test_processes_and_a_dask_cluster_give_the_same_results_as_one_core():
    here = [outcome.bare for outcome in tournament(wanted(), Here())]
    assert [outcome.bare for outcome in tournament(wanted(), Cores(2))] == here
    assert [outcome.bare for outcome in tournament(wanted(), Dask("local", 1))] == here


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path):
    file = tmp_path / "results.jsonl"
    whole = tournament(wanted(), Here(), file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2]) + lines[2][:20])  # the third line was cut off by a power failure
    heard = []
    again = tournament(wanted(), Here(), file, heard.append)
    assert [outcome.bare for outcome in again] == [outcome.bare for outcome in whole]
    assert len(heard) == 4
    assert len(list(read(file))) == 4


def test_a_file_that_holds_something_else_is_refused(tmp_path):
    file = tmp_path / "results.jsonl"
    file.write_text('{"game": "chess"}\n')
    with pytest.raises(BadResults, match="line 1"):
        tournament(wanted(), Here(), file)


def test_who_wins_more_is_rated_higher_and_the_interval_holds_the_rating():
    found = [outcome(("a", "b"), (9, 5), (0,), seed) for seed in range(8)]
    found += [outcome(("b", "a"), (9, 5), (0,), seed) for seed in range(4)]
    first, second = standings(found)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.low <= first.rating <= first.high
    assert first.rating + second.rating == pytest.approx(0)
    assert first.games == 12
    assert first.wins == 8


def test_ten_wins_to_one_are_four_hundred_points():
    rated = ratings(["a", "b"], {("a", "b"): 1000.0, ("b", "a"): 100.0})
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=2)


def test_at_a_full_table_each_pair_is_compared_by_win_and_then_by_points():
    won = pairs_of([outcome(("a", "b", "c"), (30, 20, 10), (0,)), outcome(("a", "b", "c"), (30, 30, 10), (0, 1))])
    assert won["a", "b"] == 1.5
    assert won["b", "c"] == 2
    assert won["c", "a"] == 0


def test_a_draw_is_half_a_win_between_those_who_drew_and_a_loss_for_the_others():
    found = outcome(("a", "b", "c"), (2, 2, 1), (), drawn=(0, 1))
    won = pairs_of([found])
    assert (won["a", "b"], won["b", "a"], won["a", "c"], won["c", "b"]) == (0.5, 0.5, 1, 0)
    assert {standing.bot: standing.wins for standing in standings([found])} == {"a": 0.5, "b": 0.5, "c": 0}
    assert Outcome.read(found.line()).bare == found.bare
    said = json.loads(found.line())
    del said["drawn"]  # as files of earlier days
    assert Outcome.read(json.dumps(said)).drawn == ()


def test_a_duel_comes_with_its_interval():
    (one, two) = duels([outcome(("a", "b"), (9, 5), (0,), seed) for seed in range(20)])
    assert (one.bot, one.other, one.share, one.games) == ("a", "b", 1.0, 20)
    assert one.low > 0.8
    assert two.high < 0.2
    assert wilson(0, 0) == (0.0, 1.0)


def test_ratings_are_drawn(tmp_path):
    file = tmp_path / "ratings.svg"
    draw([outcome(("a", "b"), (9, 5), (0,), seed) for seed in range(3)], file)
    assert file.read_text().startswith("<?xml")
