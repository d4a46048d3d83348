"""The recipes of CONTRIBUTING are carried out in a copy of the house, and the copy is asked whether they were true."""

import pytest

from tests.recipes.carried_out import carried_out

LAWS = (
    "test_house.py",
    "test_texts.py",
    "test_faces.py",
    "test_clauses.py",
    "test_laws.py",
    "test_options.py",
    "test_lessons.py",
)


def test_the_recipes_are_true(tmp_path):
    """The added dragon is dealt and shows icons; the verb acts and is told; the option is known; the language is
    spoken on a socket; the game is played by a bot and drawn as text."""
    shop = carried_out(tmp_path / "copy")
    shop.run("python", "-m", "tests.recipes.asked", str(tmp_path))


@pytest.mark.whole
@pytest.mark.timeout(3000)
def test_the_recipes_are_true_to_the_last_command(tmp_path):
    """Every command that they name, too: the texts are written and read, the compiler names the board that does not
    know the event, the tests of card and verb pass, and the laws hold for the game and in the language."""
    shop = carried_out(tmp_path / "copy", whole=True)
    laws = [f"tests/laws/{name}" for name in LAWS]
    shop.run(
        "python3",
        "dev.py",
        "test",
        *laws,
        "tests/games/den",
        "-k",
        "den or house or languages or de or whistling or in_this_order or learnt_by_doing",
    )
