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
sys.path.insert(0, str(ROOT))

import compiling  # noqa: E402

ASK = "from wyrmhall import compiled; print(compiled.kind(), compiled.folder())"


def ask(root: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "WYRMHALL_PLAIN": "", **environment}
    return subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True, check=True)


def called_good(folder: Path) -> None:
    (folder / "good").write_text(wyrmhall.compiled.libraries(folder))


@pytest.fixture
def checkout(tmp_path):
    """A checkout without a build of its own."""
    ignored = shutil.ignore_patterns("static", "__pycache__", "*.so")
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
    called_good(folder)
    first = ask(checkout)
    assert first.stdout.startswith("plain ")
    assert "cannot be loaded (ImportError)" in first.stderr
    assert ask(checkout).stderr == ""


def test_a_build_of_which_a_library_was_cut_short_since_is_not_used(checkout):
    folder = Path(ask(checkout).stdout.split()[1])
    library = folder / "wyrmhall" / "games" / "worms" / f"effects{EXTENSION_SUFFIXES[0]}"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"a library")
    called_good(folder)
    library.write_bytes(b"a libr")
    said = ask(checkout)
    assert said.stdout.startswith("plain ")
    assert said.stderr == ""


def test_a_library_that_fails_later_makes_the_next_start_a_plain_one(checkout):
    folder = Path(ask(checkout).stdout.split()[1])
    library = folder / "wyrmhall" / "games" / "worms" / f"numbers{EXTENSION_SUFFIXES[0]}"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"no library")
    called_good(folder)
    play = [sys.executable, "-c", "import wyrmhall; wyrmhall.new('worms', players=2)"]
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "WYRMHALL_PLAIN": ""}
    first = subprocess.run(play, env=env, capture_output=True, text=True)
    assert "Start again: it will be the plain ones." in first.stderr
    assert subprocess.run(play, env=env, capture_output=True, text=True).returncode == 0


def test_sources_that_do_not_even_start_are_not_compiled_yet_and_keep_nobody_from_playing(tmp_path):
    broken = tmp_path / "python"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    assert not compiling.is_made(broken)


def test_a_changed_source_is_another_build(checkout):
    before = ask(checkout).stdout
    with (checkout / "src" / "wyrmhall" / "core" / "rng.py").open("a") as out:
        out.write("# changed\n")
    assert ask(checkout).stdout != before


def test_the_command_line_says_which_version_and_build_it_is():
    said = subprocess.run([sys.executable, "-m", "wyrmhall", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["wyrmhall", wyrmhall.__version__, f"({wyrmhall.compiled.kind()})"]


@pytest.mark.whole
@pytest.mark.timeout(3600)  # compiling takes minutes
@pytest.mark.skipif(not compiling.can_compile(), reason="no C compiler here")
def test_golden_games_are_what_they_were_on_the_compiled_build_too(tmp_path):
    ignored = shutil.ignore_patterns("static", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    for part in ("tests", "docs"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    compiling.compile_modules(tmp_path / "src", "0", tmp_path)  # the quickest to compile; the same rules
    assert ask(tmp_path).stdout.startswith("compiled ")
    golden = "tests/laws/test_golden_games.py"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", "-q", golden, "-k", "stay_what"]
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "WYRMHALL_PLAIN": "1"}  # the build lies in the sources
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout
