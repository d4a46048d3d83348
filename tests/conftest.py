"""What all tests share."""

from pathlib import Path

import pytest

GAMES = Path(__file__).parent / "games"


def pytest_addoption(parser):
    parser.addoption("--golden", action="store_true", help="write the golden files anew instead of comparing")


def pytest_collection_modifyitems(items):
    """Every test of a rule cites its clause."""
    bare = [item.nodeid for item in items if GAMES in item.path.parents and not item.get_closest_marker("clause")]
    if bare:
        raise pytest.UsageError("tests of rules that cite no clause: " + ", ".join(bare[:10]))


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
