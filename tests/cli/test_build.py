"""Which build of the engine runs, and that a broken one gives way to the sources."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import wyrmhall

ROOT = Path(wyrmhall.__file__).parents[2]
ASK = "from wyrmhall import compiled; print(compiled.kind(), compiled.folder())"


def ask(root: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "WYRMHALL_PLAIN": "", **environment}
    return subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True, check=True)


@pytest.fixture
def checkout(tmp_path):
    """A checkout without a build of its own."""
    ignored = shutil.ignore_patterns("static", "__pycache__", "*.so", "locale")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    shutil.copy(ROOT / "compiling.py", tmp_path)
    return tmp_path


def test_a_checkout_without_a_build_runs_its_sources(checkout):
    assert ask(checkout).stdout.startswith("plain ")


def test_a_build_that_cannot_be_loaded_gives_way_to_the_sources_and_is_not_tried_again(checkout):
    folder = Path(ask(checkout).stdout.split()[1])
    (folder / "wyrmhall" / "core").mkdir(parents=True)
    suffix = EXTENSION_SUFFIXES[0]
    (folder / "wyrmhall" / "core" / f"engine{suffix}").write_bytes(b"not a library")
    (folder / "good").touch()
    first = ask(checkout)
    assert first.stdout.startswith("plain ")
    assert "cannot be loaded (ImportError)" in first.stderr
    assert ask(checkout).stderr == ""


def test_a_changed_source_is_another_build(checkout):
    before = ask(checkout).stdout
    with (checkout / "src" / "wyrmhall" / "core" / "rng.py").open("a") as out:
        out.write("# changed\n")
    assert ask(checkout).stdout != before


def test_the_command_line_says_which_version_and_build_it_is():
    said = subprocess.run([sys.executable, "-m", "wyrmhall", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["wyrmhall", wyrmhall.__version__, f"({wyrmhall.compiled.kind()})"]
