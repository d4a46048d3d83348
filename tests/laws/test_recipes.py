"""The recipes of CONTRIBUTING are carried out in a copy of the house, and the copy is asked whether they were true."""

import subprocess
import sys

from tests.recipes.workshop import carried_out


def test_the_recipes_are_true(tmp_path):
    """The added dragon is dealt and shows icons; the verb acts and is told; the option is known; the language is
    spoken on a socket; the game is played by a bot and drawn as text."""
    shop = carried_out(tmp_path / "copy")
    asked = subprocess.run(
        [sys.executable, "-m", "tests.recipes.asked", str(tmp_path)],
        cwd=tmp_path,
        env=shop.environment,
        capture_output=True,
        text=True,
        timeout=250,
    )
    assert asked.returncode == 0, asked.stderr[-3000:]
