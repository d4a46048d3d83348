"""Puzzles: each replays, its answer is offered and its solution goes on; how they are made, weighed and solved."""

from collections import Counter
from datetime import date, timedelta
from math import ceil

import msgspec
import pytest
from typer.testing import CliRunner

from wyrmhall import games
from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.reasons import names_a_thing, said_of, subject_of
from wyrmhall.cli import app
from wyrmhall.core.engine import IllegalOption
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg, Seat
from wyrmhall.laws import random_game
from wyrmhall.puzzles import NoPuzzle, of_the_day, position, puzzle_of, puzzles_of
from wyrmhall.puzzles.check import agrees, faults_of
from wyrmhall.puzzles.course import GIVE_UP, ON, attempt
from wyrmhall.puzzles.format import CARELESS, EASY, HARD, heard, read, stride, told, written
from wyrmhall.puzzles.make import make
from wyrmhall.puzzles.question import alone
from wyrmhall.puzzles.variety import ALIKE, OBVIOUS, ONE_KIND, Variety, answers_to, asked_in, kind_of
from wyrmhall.puzzles.weigh import weigh

ALL = pytest.mark.parametrize("name", games.NAMES)
NAMES = ["Ann", "Bohdan", "Cem", "Dana"]
WHOLE = 50
"""Puzzles of a set."""


@ALL
def test_every_puzzle_replays_under_todays_rules_and_its_solution_is_offered(name):
    found = puzzles_of(name)
    assert found
    assert [fault for puzzle in found for fault in faults_of(puzzle)] == []
    assert len({puzzle.name for puzzle in found}) == len(found)
    for puzzle in found:
        assert EASY <= puzzle.grade <= HARD


@ALL
def test_a_set_has_fifty_puzzles_and_asks_for_different_things(name):
    found = puzzles_of(name)
    assert len(found) == WHOLE
    kinds = Counter(kind_of(asked_in(puzzle)) for puzzle in found)
    answers = Counter(answer for puzzle in found for answer in answers_to(puzzle))
    assert max(kinds.values()) <= ceil(WHOLE / ONE_KIND), kinds
    assert max(answers.values()) <= ceil(WHOLE / ALIKE), answers
    assert sum(puzzle.share < CARELESS for puzzle in found) <= WHOLE / OBVIOUS


@ALL
def test_every_puzzle_says_why_in_every_language_and_nothing_twice(name):
    for lang in LANGUAGES:
        words = speaker(lang, name)
        for puzzle in puzzles_of(name):
            assert 1 <= len({subject_of(name, heard(said)) for said in puzzle.why}) == len(puzzle.why) <= 2
            assert all(said_of(words, heard(said), NAMES).endswith((".", "!")) for said in puzzle.why)


@ALL
def test_nearly_every_puzzle_names_something_on_the_table_as_a_reason(name):
    """Where points come from is no such thing."""
    found = puzzles_of(name)
    named = [puzzle for puzzle in found if any(names_a_thing(heard(said)) for said in puzzle.why)]
    assert len(named) >= 0.9 * len(found)


@ALL
def test_a_search_is_the_same_for_the_same_seed_so_that_a_puzzle_can_be_proved_again(name):
    puzzle = puzzles_of(name)[0]
    judge, game = judge_of(games.rules_of(name)), position(puzzle)
    assert weigh(judge, game, puzzle.seat, 5, 2) == weigh(judge, game, puzzle.seat, 5, 2)


@pytest.mark.whole
@ALL
def test_a_search_as_long_as_the_one_that_made_it_agrees_with_nineteen_puzzles_of_twenty(name):
    found = puzzles_of(name)
    assert sum(agrees(puzzle, deeper=1) for puzzle in found) >= 0.95 * len(found)


def test_a_puzzle_that_does_not_fit_the_rules_is_a_fault_in_a_sentence():
    puzzle = puzzles_of("seadragons")[0]
    replace = msgspec.structs.replace
    for wrong, said in (
        (replace(puzzle, best=99_999), "is not offered"),
        (replace(puzzle, answers=[(0, 4711)]), "does not replay"),
        (replace(puzzle, version=99), "does not replay"),
        (replace(puzzle, why=[]), "gives no reason"),
        (replace(puzzle, seat=1 - puzzle.seat if puzzle.seat < 2 else 0), "is not the one who is asked"),
    ):
        assert any(said in fault for fault in faults_of(wrong)), said


def test_a_question_that_can_be_taken_back_is_asked_without_the_way_back():
    rules = games.rules_of("seadragons")
    game = rules.new(rules.setup(2), 1)
    card = game.decision.options[0]
    game.step(card)
    (way_back,) = game.decision.extras
    asked = alone(game)
    assert (asked.decision.options, asked.decision.extras) == (game.decision.options, ())
    game.step(way_back)
    assert card in game.decision.options, "it did lead back"
    assert alone(game) is game, "nothing to leave out"


def test_what_can_be_done_aside_of_a_question_stays_part_of_it():
    rules = games.rules_of("wyrmspan")
    records = random_game(rules, rules.setup(2), 1)
    game = next(record.game for record in records if len(record.game.pending) == 1 and record.game.decision.extras)
    assert alone(game) is game


def test_a_set_takes_no_more_than_a_third_of_one_kind_of_question_and_a_tenth_of_one_answer():
    found = puzzles_of("worms")
    kind = kind_of(asked_in(found[0]))
    same = [puzzle for puzzle in found if kind_of(asked_in(puzzle)) == kind]
    other = next(puzzle for puzzle in found if kind_of(asked_in(puzzle)) != kind)
    variety = Variety(30, [])
    taken = 0
    for puzzle in [*same] * 30:
        if variety.takes(puzzle):
            variety.add(puzzle)
            taken += 1
    assert taken <= 10
    assert max(variety.answers.values()) <= 3
    for _ in range(10 - taken):
        variety.add(same[0])
    assert not variety.wants(asked_in(same[0])), "what has had its share is not looked at"
    assert variety.takes(other)
    assert not Variety(3, [other]).takes(other)


def test_no_more_than_half_of_a_set_is_what_weaker_levels_find_whenever_they_think():
    puzzle = puzzles_of("worms")[0]
    obvious = msgspec.structs.replace(puzzle, tries=8, missed={"hatchling": 2, "fledgling": 1, "drake": 0})
    missed = msgspec.structs.replace(puzzle, tries=8, missed={"hatchling": 4, "fledgling": 1, "drake": 0})
    assert Variety(4, [obvious]).wants_missed(obvious.share)
    full = Variety(2, [obvious])
    assert not full.wants_missed(obvious.share)
    assert full.wants_missed(missed.share)


def test_a_puzzle_is_written_and_read_again(tmp_path):
    puzzle = puzzles_of("wyrmspan")[0]
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(written(puzzle))
    (again,) = read(file, "wyrmspan")
    assert msgspec.structs.asdict(again) == msgspec.structs.asdict(puzzle)
    things = [Msg("shop-bakery"), Msg("shop-oh-my-gourd")]
    said = Msg("reason-flamecraft-rival-place-named", who=Seat(1), thing=Msg("shop-bakery"), things=things, n=2)
    assert heard(told(said)) == said


@ALL
def test_every_puzzle_has_its_day_and_it_is_the_same_for_everybody(name):
    first = date(2026, 11, 1)
    days = [of_the_day(name, first + timedelta(days=n)) for n in range(len(puzzles_of(name)))]
    assert len({puzzle.name for puzzle in days}) == len(days)
    assert of_the_day(name, first) is days[0]


def test_whatever_their_number_all_have_their_day_before_one_comes_again():
    for n in range(1, 200):
        assert len({day * stride(n) % n for day in range(n)}) == n


def test_a_wrong_answer_changes_nothing_and_the_right_one_plays_the_solution():
    puzzle = next(puzzle for puzzle in puzzles_of("wyrmspan") if puzzle.line)
    wrong = next(option for option in position(puzzle).owed(puzzle.seat).options if option != puzzle.best)
    tried = attempt(puzzle, [wrong])
    assert (tried.tries, tried.solved, tried.game is position(puzzle)) == (1, False, True)
    done = attempt(puzzle, [wrong, puzzle.best])
    assert (done.tries, done.solved, done.given, done.read) == (1, True, False, False)
    assert done.told
    assert done.decision is None
    assert attempt(puzzle, [puzzle.best, ON]).read
    assert attempt(puzzle, [GIVE_UP]).given
    with pytest.raises(IllegalOption):
        attempt(puzzle, [4_711_000])


def test_a_puzzle_that_is_not_there_is_said_to_be_missing():
    with pytest.raises(NoPuzzle, match="no puzzle"):
        puzzle_of("worms", "nowhere")


def test_puzzles_are_found_in_games_of_bots(monkeypatch):
    monkeypatch.setattr("wyrmhall.puzzles.make.DEEPER", 1)  # it is found, if not proved
    heard_of: list[str] = []
    found = next(make(games.rules_of("seadragons"), 1, 8, 50, [], heard_of.append))  # a deal that has one early
    assert list(faults_of(found)) == []
    assert found.gap > 0
    assert sum(found.missed.values()) > 0
    assert heard_of


def test_the_commands_list_and_check():
    run = CliRunner().invoke
    assert "of grade 1" in run(app, ["puzzles", "list", "worms"]).output
    checked = run(app, ["puzzles", "check", "worms"])
    assert (checked.exit_code, "0 faults" in checked.output) == (0, True)
