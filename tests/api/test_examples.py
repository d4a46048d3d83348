"""What README and docs show of Python is what happens."""

import doctest
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PAGES = sorted(path for path in [ROOT / "README.md", *ROOT.glob("docs/*.md")] if ">>> " in path.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_example_gives_what_the_page_says(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # some of them save a game
    examples = "\n".join(block for block in BLOCK.findall(page.read_text("utf-8")) if ">>> " in block)
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0)
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(said)


def test_readme_and_the_page_of_the_api_have_examples():
    assert {"README.md", "api.md"} <= {page.name for page in PAGES}


def test_the_readme_fits_a_page():
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 80


def test_the_example_of_a_player_of_ones_own_beats_random_play():
    example = runpy.run_path(str(ROOT / "examples" / "own_player.py"))
    played = [example["compete"]("seadragons", seed, "random") for seed in range(2)]
    assert all(game.over for game in played)
    assert sum(game.score()[0] for game in played) > sum(game.score()[1] for game in played)
