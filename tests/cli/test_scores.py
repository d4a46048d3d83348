"""How the terminal says who has won."""

import io
from dataclasses import replace

import pytest
from rich.console import Console

from tests.core.lair import LAIR
from wyrmhall.core.record import Record
from wyrmhall.core.text import speaker
from wyrmhall.terminal import say_scores


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "A draw between A and B."), ("uk", "Нічия: A та B."), ("ru", "Ничья: A и B.")]
)
def test_the_terminal_calls_a_draw_a_draw_and_shows_what_decides_between_equals(lang, line):
    record = Record(replace(LAIR, winners=lambda game: (), tiebreaks=lambda game: [{"healthy": 1}] * 2), 2, seed=1)
    while not record.game.over:
        record.play(record.game.decision.options[0], record.game.decision.seat)
    record.rules = replace(record.rules, scores=lambda game: [{"living": 2}, {"living": 0}])
    console = Console(file=io.StringIO(), width=200)
    say_scores(record, speaker(lang, "worms"), ["A", "B"], console)
    first, second, last = console.file.getvalue().splitlines()
    assert last == line
    assert first.startswith("A: 2 (")
    assert first.endswith(" 1)")
    assert second.startswith("B: 0 (")
