"""A game that its rules judge by a title: what results, the end of the table and the terminal say of it."""

import random
from io import StringIO

import pytest
from rich.console import Console

from tests.server.test_leaks import SHOWMAN, a_table
from wyrmhall.core.text import speaker
from wyrmhall.server.results import results_of
from wyrmhall.server.table import Table
from wyrmhall.server.writer import Entry
from wyrmhall.terminal import say_scores

TITLES = {"en": "Shopkeeper", "uk": "Господар крамниці", "ru": "Хозяин лавки"}


@pytest.fixture(scope="module")
def alone() -> Table:
    """A solo game, played at random to its end."""
    pick = random.Random(1)
    table = a_table("flamecraft", 1, f"{pick.getrandbits(128):032x}")
    n = 0
    while not table.record.game.over:
        n += 1
        option = pick.choice(table.record.game.decision.options)
        table.apply(Entry(table.id, n, "answer", 0, option, "person", n))
    return table


def test_the_lowest_title_is_a_result_but_no_victory(alone):
    assert [(row["person"], row["won"]) for row in results_of(alone)] == [("p0", False)]


@pytest.mark.parametrize("lang", TITLES)
def test_the_end_of_the_table_names_the_title_instead_of_a_winner(alone, lang):
    words = speaker(lang, "flamecraft")
    (score,) = SHOWMAN.scores(alone.rules, alone.record.game, words, alone.names(words))
    assert (score.title, score.winner) == (TITLES[lang], False)


@pytest.mark.parametrize("lang", TITLES)
def test_the_terminal_names_the_title_instead_of_a_winner(alone, lang):
    out = StringIO()
    say_scores(alone.record, speaker(lang, "flamecraft"), ["Ann"], Console(file=out, width=200))
    assert TITLES[lang] in out.getvalue().splitlines()[-1]


def test_a_higher_title_is_a_victory(alone):
    player = alone.record.game.players[0]
    player.rep, low = 80, player.rep
    try:
        assert [row["won"] for row in results_of(alone)] == [True]
        words = speaker("en", "flamecraft")
        (score,) = SHOWMAN.scores(alone.rules, alone.record.game, words, alone.names(words))
        assert (score.title, score.winner) == ("Flamekeeper", True)
    finally:
        player.rep = low


def test_a_game_without_a_verdict_has_no_titles():
    table = a_table("seadragons", 2, "00112233445566778899aabbccddeeff")
    words = speaker("en", "seadragons")
    assert [score.title for score in SHOWMAN.scores(table.rules, table.record.game, words, ["A", "B"])] == ["", ""]
