"""What is wrong is said in every language, and survives the way between processes."""

import pickle
import re
from itertools import combinations
from pathlib import Path

import pytest

import wyrmhall
from tests.games.seadragons.table import pack as seadragons_pack
from wyrmhall import games
from wyrmhall.core.rules import BadSetup, OtherRules
from wyrmhall.core.text import LANGUAGES, LOCALE
from wyrmhall.core.words import Msg
from wyrmhall.gamefile import BadFile
from wyrmhall.games import rules_of

SRC = Path(wyrmhall.__file__).parent
MADE = re.compile(
    r"\b(?:BadSetup|BadFile|Differs|NoSuchBot|BadResults|BadSession|super\(\)\.__init__)\(\s*\"([a-z-]+)\""
)


def test_what_is_wrong_is_said_in_the_readers_language():
    with pytest.raises(BadSetup) as caught:
        rules_of("seadragons").setup(9)
    assert str(caught.value) == "this game takes 2 to 5 players, not 9"
    assert caught.value.said("uk") == "у цю гру грають від 2 до 5 гравців, а не 9"
    assert caught.value.said("ru") == "в эту игру играют от 2 до 5 игроков, а не 9"


@pytest.mark.parametrize(
    "error",
    [
        BadFile("file-large", most=8_000_000, n=9_000_000),
        OtherRules("worms", 9, (1, 2)),
        BadSetup("one-island", of="seadragons", option=Msg("option-plus_island")),
    ],
)
def test_what_is_wrong_survives_the_way_between_processes(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert [again.said(lang) for lang in LANGUAGES] == [error.said(lang) for lang in LANGUAGES]


LACKING = {
    "seadragons": seadragons_pack(geometry={"island": {"cells": [[7, 7]]}}),
    "worms": {"pack": {"id": "calm", "no_sudden_death": True}, "sudden_death": []},
}
"""Packs without something that an option needs."""


def refused(rules):
    """Why choices of a form exclude each other, the seats or the pack: each of them, and pairs of first ones."""
    chosen = [
        [(option.name, choice) for choice in option.choices if choice != option.default] for option in rules.options
    ]
    every = [one for choices in chosen for one in choices]
    asked = [(players, dict(some), None) for players in rules.seats for some in ((), *combinations(every, 1))]
    firsts = [choices[0] for choices in chosen if choices]
    asked += [(rules.seats[0], dict(some), None) for some in combinations(firsts, 2)]
    asked += [(rules.seats[0], dict(some), LACKING.get(rules.name)) for some in ((), *combinations(every, 1))]
    for players, options, pack in (*asked, (rules.seats[-1] + 1, {}, None)):
        try:
            rules.setup(players, options, pack)
        except BadSetup as error:
            yield error


@pytest.mark.parametrize("game", games.NAMES)
def test_why_a_set_up_cannot_be_is_said_in_the_names_that_players_read(game):
    rules = rules_of(game)
    errors = {str(error): error for error in refused(rules)}
    kinds = {error.why.id for error in errors.values()}
    expected = {
        "seadragons": {"wrong-board-twice", "wrong-first-player", "wrong-one-island"},
        "worms": {"wrong-fixed-map", "wrong-fixed-colours", "wrong-no-deaths", "wrong-support-edition"},
    }
    assert kinds >= {"wrong-players", *expected.get(game, {"wrong-option-seats"})}
    names = {game, *(option.name for option in rules.options)}
    for error in errors.values():
        for lang in LANGUAGES:
            said = error.said(lang)
            shown = {name for name in names if "_" in name or lang != "en"}  # others are words of English, too
            assert not shown & set(re.findall(r"\w+", said)), said
            assert "=" not in said, said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_what_is_wrong_is_there_and_used(lang):
    known = set(re.findall(r"^wrong-([a-z-]+) =", (LOCALE / lang / "wrong.ftl").read_text("utf-8"), re.MULTILINE))
    used = {id for file in SRC.rglob("*.py") for id in MADE.findall(file.read_text("utf-8"))}
    assert used == known
