"""Decks are as large as their tables."""

import os
import subprocess
import sys

from tests.laws.added_rows import copied
from wyrmhall.clauses import ROOT


def test_one_more_row_of_any_kind_is_dealt_in_every_game(tmp_path):
    """In a copy of the house: no deck, pile or number of options has a size of its own beside the table."""
    house = copied(tmp_path)
    path = os.pathsep.join([str(house), str(ROOT)])
    asked = subprocess.run(
        [sys.executable, "-m", "tests.laws.added_rows"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path, "WYRMHALL_PLAIN": "1"},
        capture_output=True,
        text=True,
        timeout=250,
    )
    assert asked.returncode == 0, asked.stderr[-3000:]
