"""The languages of the house stand in one list."""

import os
import subprocess
import sys


def test_every_game_speaks_a_language_that_is_added_to_the_list_even_with_packs_typed_before():
    """In a process of its own: the list is read once, by every module that speaks."""
    asked = subprocess.run(
        [sys.executable, "-m", "tests.laws.another_language"],
        env={**os.environ, "WYRMHALL_PLAIN": "1"},  # compiled modules have the list built in
        capture_output=True,
        text=True,
        timeout=250,
    )
    assert asked.returncode == 0, asked.stderr[-3000:]
