"""The door for people who write Python: what it says, what it refuses, and that it is only a door."""

import pickle
import random
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import wyrmhall
from tests.api import typed
from wyrmhall import BadFile, BadSetup, Differs, IllegalOption, OnlySeen, games
from wyrmhall.core.engine import Game as State
from wyrmhall.core.shown import shown
from wyrmhall.core.text import LANGUAGES, speaker

ROOT = Path(__file__).parents[2]
ALL = pytest.mark.parametrize("name", games.NAMES)


def a_game(name: str, steps: int = 40, players: int = 2, seed: int = 7) -> wyrmhall.Game:
    game, pick = wyrmhall.new(name, players=players, seed=seed), random.Random(seed)
    for _ in range(steps):
        if not game.over:
            game.play(pick.choice(game.legal))
    return game


def test_importing_the_package_alone_reads_no_game_and_no_library():
    ask = (
        "import sys, wyrmhall; print([m for m in sys.modules if m.startswith(('wyrmhall.games', 'msgspec', 'fluent'))])"
    )
    assert subprocess.check_output([sys.executable, "-c", ask], text=True).strip() == "[]"


def test_a_name_that_is_not_there_is_said_as_python_says_it():
    with pytest.raises(AttributeError, match="module 'wyrmhall' has no attribute 'board'"):
        _ = wyrmhall.board


@ALL
def test_options_say_what_the_hall_says_of_them_in_every_language(name):
    game = a_game(name)
    for lang in LANGUAGES:
        (decision,) = [d for d in shown(game.state, game.seat, speaker(lang, name)) if d.seat == game.seat]
        said = [(o.number, o.say(lang), o.target, o.say_preview(lang)) for o in game.legal]
        assert said == [(o.option, o.label, o.target, o.preview) for o in (*decision.options, *decision.extras)]
        assert game.prompt(lang=lang) == decision.prompt
        refused = [(r.target, r.reason, r.clause) for r in game.why_not(lang=lang)]
        assert refused == [(r.target, r.reason, r.clause) for r in decision.refusals]


@ALL
def test_an_option_stays_readable_when_the_game_has_gone_on(name):
    game, pick = a_game(name, steps=12), random.Random(1)
    for _ in range(15):
        options = game.legal
        before = [(str(o), o.target) for o in options]
        game.play(pick.choice(options))
        assert [(str(o), o.target) for o in options] == before


@ALL
def test_an_option_of_another_moment_is_refused_and_changes_nothing(name):
    game = a_game(name, steps=12)
    old = game.legal[0]
    game.play(old)
    before = game.state.copy()
    with pytest.raises(IllegalOption):
        game.play(old)
    with pytest.raises(IllegalOption):
        game.play(-999)
    assert game.state == before


@ALL
def test_a_copy_goes_its_own_way_and_can_take_back_what_its_original_can(name):
    game = a_game(name, steps=12)
    while not game.can_undo():
        game.play(game.legal[0])
    twin, state = game.copy(), game.state.copy()
    twin.undo()
    twin.play(twin.legal[-1])
    twin.play(twin.legal[-1])
    assert game.state == state
    game.undo()
    game.play(game.legal[0])
    assert len(game.answers) == len(twin.answers) - 1


@ALL
def test_an_imagined_world_looks_the_same_to_the_seat_and_takes_its_options(name):
    game = a_game(name)
    seat = game.seat
    world = game.imagine(seat, seed=5)
    assert world.view(seat) == game.view(seat)
    world.play(game.legal[0])
    assert world.copy().text(seat) == world.text(seat)
    for what in (lambda: world.save("x"), world.undo, lambda: world.seed, world.log):
        with pytest.raises(ValueError, match="an imagined world has no history"):
            what()


@ALL
def test_a_world_in_which_another_seat_cannot_be_asked_is_seen_and_says_that_it_cannot_be_played_on(name, monkeypatch):
    monkeypatch.setattr(State, "_asks_again", lambda world, seat: False)
    game = a_game(name, steps=30)
    seat, other = game.seat, 1 - game.seat
    assert game.playable
    assert game.imagine(seat).playable == (other not in game.waiting)
    world = game.imagine(other, seed=5)
    assert not world.playable
    assert world.view(other) == game.view(other)
    assert "<svg" in world._repr_html_()
    for deed in (lambda: world.legal, lambda: world.play(game.legal[0]), lambda: world.play(1), world.choose):
        with pytest.raises(OnlySeen, match=f"seat {seat} has no options in it"):
            deed()


@ALL
def test_a_game_and_an_imagined_world_can_be_pickled(name):
    game = a_game(name)
    twin = pickle.loads(pickle.dumps(game))
    assert (twin.state, twin.answers, twin.lang) == (game.state, game.answers, "en")
    world = game.imagine(game.seat, seed=3)
    assert pickle.loads(pickle.dumps(world)).state == world.state


@ALL
def test_the_view_is_the_struct_that_type_checkers_are_told(name):
    assert type(wyrmhall.new(name).view()) is typed.views()[name]


def test_what_is_exported_is_what_the_page_and_its_reference_name():
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert [name for name in wyrmhall.__all__ if f"`{name}`" not in page.replace("`wyrmhall.", "`")] == []
    assert [name for name in wyrmhall.__all__ if not (getattr(wyrmhall, name).__doc__ or "").strip()] == []
    assert set(wyrmhall.__all__) | {"SPECTATOR"} == set(wyrmhall.api.__all__)
    (reference,) = re.findall(r"members: \[(.*)\]", (ROOT / "tools" / "site.py").read_text("utf-8"))
    assert set(reference.split(", ")) == set(wyrmhall.__all__)


@ALL
def test_a_saved_game_comes_back_and_a_changed_file_does_not(name, tmp_path):
    game = a_game(name)
    file = game.save(tmp_path / "my.game")
    again = wyrmhall.load(file, lang="uk")
    assert (again.state, again.answers, again.options, again.seed) == (game.state, game.answers, game.options, 7)
    assert again.log(0, "en") == game.log(0)
    file.write_text(file.read_text().replace('"seed":7', '"seed":8'))
    with pytest.raises(Differs):
        wyrmhall.load(file)
    file.write_text("{}")
    with pytest.raises(BadFile):
        wyrmhall.load(file)


@ALL
def test_the_representation_shows_the_position_to_the_seat_that_is_asked_and_hides_the_rest(name):
    game = a_game(name)
    assert game.prompt() in repr(game)
    assert game.text(game.seat) in repr(game)
    world = game.imagine(game.seat, seed=11)
    assert repr(world) == repr(game)


@ALL
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_is_drawn_well_formed_in_every_language_for_every_seat(name, lang):
    for players in games.rules_of(name).seats:
        game = a_game(name, steps=60, players=players)
        for seat in range(-1, players):
            drawn = ET.fromstring(game.svg(seat, lang))
            assert drawn.tag.endswith("svg")
            assert float(drawn.attrib["viewBox"].split()[3]) > 100
            assert len(list(drawn)) > 20


@ALL
def test_a_drawing_tells_a_seat_no_more_than_its_view(name):
    game = a_game(name)
    for seat in range(-1, 2):
        assert game.svg(seat) == game.imagine(seat, seed=3).svg(seat)


@ALL
def test_a_notebook_shows_the_board_and_the_options_and_takes_no_markup_from_them(name):
    page = a_game(name)._repr_html_()
    assert "<svg" in page
    ET.fromstring(page)


def test_a_game_that_is_over_has_points_winners_and_nothing_to_choose():
    game = wyrmhall.new("seadragons", seed=3)
    while not game.over:
        game.play(game.choose("random", seed=len(game.answers)))
    assert game.score() == [sum(sources.values()) for sources in game.scores()]
    assert game.winners == (max(range(2), key=lambda seat: game.score()[seat]),)
    assert (game.seat, game.legal, game.waiting, game.prompt()) == (-1, (), (), "")
    assert repr(game).startswith("<seadragons, 2 players, over:")
    with pytest.raises(ValueError, match="the game is over"):
        game.choose()


def test_what_the_rules_do_not_know_is_said_with_what_would_be_right():
    with pytest.raises(BadSetup, match="there are: wyrmspan, flamecraft, seadragons, worms"):
        wyrmhall.new("chess")
    with pytest.raises(BadSetup, match="takes 2 to 5 players, not 9"):
        wyrmhall.new("seadragons", players=9)
    with pytest.raises(ValueError, match="no language 'xx'"):
        wyrmhall.new("seadragons", lang="xx")
    with pytest.raises(ValueError, match="nothing to take back"):
        wyrmhall.new("seadragons").undo()


def test_a_game_without_a_seed_has_a_secret_one_of_its_own():
    first, second = wyrmhall.new("worms"), wyrmhall.new("worms")
    assert first.seed != second.seed
    assert len(str(first.seed)) == 32
