"""What all tests share."""

from pathlib import Path

import pytest

GAMES = Path(__file__).parent / "games"


def pytest_addoption(parser):
    parser.addoption("--golden", action="store_true", help="write the golden files anew instead of comparing")
    parser.addoption("--positions", action="store_true", help="write the positions of the examples anew (tests/games)")
    parser.addoption("--whole", action="store_true", help="long matrices whole, of which else a fixed sample is run")


def pytest_collection_modifyitems(config, items):
    """Every test of a rule cites its clause; of long matrices a fixed sample is run."""
    bare = [item.nodeid for item in items if GAMES in item.path.parents and not item.get_closest_marker("clause")]
    if bare:
        raise pytest.UsageError("tests of rules that cite no clause: " + ", ".join(bare[:10]))
    if not config.getoption("--whole"):
        rest = [item for item in items if item.get_closest_marker("whole")]
        config.hook.pytest_deselected(items=rest)
        items[:] = [item for item in items if not item.get_closest_marker("whole")]


@pytest.fixture
def golden(request):
    """Compare text with a file under tests/golden; with --golden, write it."""

    def compare(name: str, text: str) -> None:
        file = Path(__file__).parent / "golden" / name
        if request.config.getoption("--golden"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        assert file.exists(), f"no golden file {name}: run pytest --golden and read what it writes"
        assert text == file.read_text("utf-8")

    return compare
