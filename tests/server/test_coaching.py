"""Learning from bots through the server: reasons of hints, an option on a copy, the coach, themes and puzzles."""

import re

import pytest

from tests.server.live import Problem
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.games import NAMES, rules_of
from wyrmhall.laws import random_game
from wyrmhall.puzzles import position, puzzles_of
from wyrmhall.puzzles.course import GIVE_UP, ON
from wyrmhall.server.adviser import title_of, where_of
from wyrmhall.server.presence import Presence
from wyrmhall.server.puzzling import ahead
from wyrmhall.server.rehearsal import Stage, follow, label_of
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.show import Showman

SHOWMAN = Showman(Shelf(), Presence())
ALONE = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


@pytest.fixture
def ann(serving, guest):
    return guest("Ann", url=serving(Shelf(), bot_seconds=0.3).url)


def test_a_hint_gives_reasons_and_a_way_and_an_option_is_shown_on_a_copy(ann):
    table = ann.opens("seadragons", ALONE, hints=True, options={"first_player": "1"})
    before = ann.state(table)
    said = ann.get(f"/tables/{table}/hints", seat=0)
    assert said["solo"] is False
    for hint in said["hints"]:
        assert 1 <= len(hint["reasons"]) <= 2
        assert all(reason["text"].endswith(".") for reason in hint["reasons"])
    assert any(hint["way"] for hint in said["hints"])
    option = said["hints"][0]["option"]
    copy = ann.get(f"/tables/{table}/copy", seat=0, option=option)
    assert len(copy["said"]) == len(copy["steps"])
    assert copy["steps"][0]["seat"] == 0
    assert copy["steps"][0]["view"]["players"]
    assert any(step["events"] for step in copy["steps"])
    after = ann.state(table)
    assert (after["seq"], after["view"]) == (before["seq"], before["view"]), "the real game has not changed"
    with pytest.raises(Problem, match="not-offered"):
        ann.get(f"/tables/{table}/copy", seat=0, option=4711)
    with pytest.raises(Problem, match="not-your-turn"):
        ann.get(f"/tables/{table}/copy", seat=1, option=option)
    with pytest.raises(Problem, match="no-hints"):
        ann.get(f"/tables/{ann.opens('seadragons', ALONE)}/copy", seat=0, option=option)


def test_a_solo_game_is_told_in_points_and_titles(ann):
    table = ann.opens("flamecraft", [{"kind": "me", "name": "Ann"}], hints=True)
    said = ann.get(f"/tables/{table}/hints", seat=0, lang="uk")
    assert said["solo"] is True
    assert all(hint["title"] and not hint["title"].isascii() for hint in said["hints"])


def test_the_coach_of_a_solo_game_knows_its_titles():
    rules, words = rules_of("flamecraft"), speaker("en", "flamecraft")
    alone, together = (rules.new(rules.setup(n), 1) for n in (1, 2))
    assert title_of(alone, 92.0, words) == "Master of Flame"
    assert title_of(together, 92.0, words) == ""


def worst_asked(guest, table, verdict) -> str:
    """The question of the moment, as a replay shows it."""
    before = guest.get(f"/tables/{table}/steps/{verdict['step'] - 1}", seat=verdict["seat"])
    return next(d["prompt"] for d in before["decisions"] if d["seat"] == verdict["seat"])


def passes_always(guest, table) -> None:
    """The last option every time, which is to pass: the quickest way to lose with coins in hand."""
    state = guest.state(table)
    while state["decisions"]:
        option = state["decisions"][0]["options"][-1]["option"]
        state = guest.answers(table, option, state["seq"], seat=0)


def test_the_coach_speaks_of_moments_and_of_habits_over_several_games(ann):
    assert ann.get("/me/themes/wyrmspan") == {"game": "wyrmspan", "looked_at": 0, "themes": []}
    tables = [ann.opens("wyrmspan", [{"kind": "me", "name": "Ann"}]) for _ in range(2)]
    for table in tables:
        passes_always(ann, table)
    steps = ann.get(f"/tables/{tables[0]}/steps/0")["steps"]
    verdicts = [ann.get(f"/tables/{tables[0]}/steps/{step}/verdict") for step in range(1, min(steps, 3) + 1)]
    for verdict in verdicts:
        assert (verdict["said"] != "") == (verdict["cost"] > 0 and verdict["best"] != "")
        assert len(verdict["reasons"]) <= 2
        assert (verdict["solo"], verdict["title"]) == (True, "")
    worst = max(verdicts, key=lambda verdict: verdict["cost"])
    assert worst["said"].startswith(f"Round 1. {worst_asked(ann, tables[0], worst)} “{worst['chosen']}” cost")
    assert worst["reasons"]
    themes = ann.get("/me/themes/wyrmspan", lang="ru")
    assert themes["looked_at"] == 2
    assert "Вы пасуете, хотя монеты ещё есть (партий: 2 из последних 2)." in [each["text"] for each in themes["themes"]]


def test_who_gets_a_gift_is_said_by_name_and_what_an_answer_is_about_where_that_changes():
    rules, words = rules_of("flamecraft"), speaker("en", "flamecraft")
    names, said = ["Ann", "Bob", "Cid"], set()
    for record in random_game(rules, rules.setup(3), 3):
        game = record.game
        if len(game.pending) == 1 and type(game.decision.effect).__name__ == "GiveTo":
            stage = Stage(rules, game.decision.seat, words, names, SHOWMAN)
            said |= {label_of(game, game.decision, option, words, names) for option in game.decision.options}
            first = follow(stage, game, game.decision.options[:1])
            assert first.said[0] in names, "the first question is known"
            assert stage.says(game, game.decision, game.decision.options[0], "bread") == f"bread: {first.said[0]}"
    assert said == set(names)


@pytest.mark.parametrize("name", NAMES)
def test_a_moment_says_which_turn_it_was_and_what_was_asked(name):
    rules = rules_of(name)
    for lang in LANGUAGES:
        words, said = speaker(lang, name), set()
        for record in random_game(rules, rules.setup(2), 1):
            for seat in record.game.waiting:
                where = where_of(record.game, seat, "?", words)
                said.add(where.removesuffix("?").strip())
        said -= {""}  # while the table is set up
        assert len(said) >= 4
        assert all(re.fullmatch(r"[^\d.]+ \d+\.", each) for each in said), said


def test_by_how_much_an_answer_is_ahead_is_said_in_what_the_game_counts():
    for name, counts in (
        ("wyrmspan", "point"),
        ("flamecraft", "reputation"),
        ("seadragons", "point"),
        ("worms", "worm"),
    ):
        for puzzle in puzzles_of(name):
            said = speaker("en", name).say(ahead(puzzle))
            assert re.fullmatch(rf"It is worth about [\d.]+ {counts}s? more than the next best answer\.", said)
            assert "about 0 " not in said


def test_a_puzzle_is_solved_by_its_answer_and_it_is_kept_who_did(ann, guest):
    puzzle = puzzles_of("seadragons")[0]
    path = f"/games/seadragons/puzzles/{puzzle.name}"
    wrong = next(option for option in position(puzzle).owed(puzzle.seat).options if option != puzzle.best)
    state = ann.get(path)
    assert (state["bubble"]["kind"], state["moves"], state["seat"]) == ("do", [], puzzle.seat)
    assert state["decisions"][0]["options"]
    tried = ann.post(path, {"moves": [wrong], "move": wrong})
    assert "something better" in tried["bubble"]["said"]
    assert tried["bubble"]["choices"] == ["Show me the answer"]
    assert tried["view"] == state["view"]
    solved = ann.post(path, {"moves": [wrong], "move": puzzle.best})
    assert solved["bubble"]["kind"] == "tell"
    assert solved["bubble"]["text"].startswith("Right! ")
    assert "more than the next best answer. Weaker bots missed it" in solved["bubble"]["said"]
    assert len(solved["bubble"]["line"]) == 1 + len(puzzle.line)
    assert {event["step"] for event in solved["events"]} > {event["step"] for event in state["events"]} == {0}
    line = ann.get(path + "/line")
    assert [each.lower() for each in line["said"]] == [each.lower() for each in solved["bubble"]["line"]]
    assert line["steps"][-1]["view"] == solved["view"]
    assert solved["decisions"] == []
    assert ann.post(path, {"moves": solved["moves"], "move": ON})["done"] is True
    listed = {one["name"]: one for one in ann.get("/games/seadragons/puzzles")["puzzles"]}
    assert (listed[puzzle.name]["done"], listed[puzzle.name]["tried"] > 0) == (True, True)
    assert sum(one["today"] for one in listed.values()) == 1
    bob = guest("Bob", url=ann.url)
    given = bob.post(path, {"moves": [], "move": GIVE_UP}, lang="uk")
    assert given["bubble"]["text"].startswith("Найкраща відповідь")
    assert not any(one["done"] for one in bob.get("/games/seadragons/puzzles")["puzzles"])
    today = ann.get("/games/seadragons/puzzles/today")["lesson"]
    assert listed[today]["today"]
    assert today in {one["name"] for one in listed.values()}


def test_a_puzzle_that_is_not_there_and_an_answer_that_is_not_offered_are_refused(ann):
    with pytest.raises(Problem, match="no-puzzle"):
        ann.get("/games/worms/puzzles/nowhere")
    with pytest.raises(Problem, match="not-offered"):
        ann.post(f"/games/worms/puzzles/{puzzles_of('worms')[0].name}", {"moves": [], "move": 4_711_000})
