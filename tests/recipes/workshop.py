"""A copy of the house, in which a recipe of CONTRIBUTING is carried out: what it says, and all that it says."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import venv
from importlib import import_module
from pathlib import Path

from wyrmhall.clauses import ROOT
from wyrmhall.core.text import LANGUAGES

RECIPES = dict(
    re.findall(r"^## (Add .+?)$(.+?)(?=^## )", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
)
LEFT_OUT = (".*", "node_modules", "__pycache__", "build", "dist", "static", "*.so", "*.pyd")
HOUSE = ("src", "tests", "docs", "examples", "client", "requirements", "tools", "bench", "deploy")


def npm() -> list[str]:
    found: list[str] | None = import_module("client.bundle").find_npm()
    assert found, "there is no npm"
    return found


class Workshop:
    """The copy, and the recipe that is being carried out in it.

    Whatever a recipe prints as code (files, names, commands) has to be used before the next one is begun: a recipe that
    speaks of something that nobody needs fails, and so does one that does not speak of what is needed.
    """

    def __init__(self, folder: Path, whole: bool = False) -> None:
        self.root, self.whole = folder, whole
        self.house = folder / "src" / "wyrmhall"
        ignored = shutil.ignore_patterns(*LEFT_OUT)
        for name in HOUSE:
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        for file in ROOT.glob("*.*"):
            if file.is_file():
                shutil.copy(file, folder)
        self.recipe = ""
        self.unsaid: set[str] = set()

    # --- what a recipe says -----------------------------------------------------------------------------------------

    def begin(self, recipe: str) -> None:
        self.end()
        self.recipe = RECIPES[recipe]
        self.unsaid = set(re.findall(r"`([^`]+)`", self.recipe))

    def end(self) -> None:
        assert not self.unsaid, f"the recipe speaks of {self.unsaid}, which nobody needed"

    def said(self, *words: str) -> None:
        for each in words:
            assert f"`{each}`" in self.recipe, f"the recipe does not speak of {each}"
            self.unsaid.discard(each)

    def links_packages(self) -> None:
        """What npm would install is there already."""
        there = self.root / "client/node_modules"
        if not there.exists():
            there.symlink_to((ROOT / "client/node_modules").resolve())

    # --- files ------------------------------------------------------------------------------------------------------

    def file(self, path: str, said: str = "") -> Path:
        """A file of the house that the recipe speaks of, by the words that it uses for it."""
        self.said(said or path)
        return self.house / path

    def change(self, path: str, said: str, old: str, new: str) -> None:
        replace(self.file(path, said), old, new)

    def append(self, path: str, said: str, text: str) -> None:
        with self.file(path, said).open("a", encoding="utf-8") as file:
            file.write(text)

    def say(self, path: str, said: str, **messages: str) -> None:
        """Add messages in every language; the text of a message may have attributes, after a line break."""
        for lang in LANGUAGES:
            lines = "".join(f"{id.replace('_', '-')} = {text}\n" for id, text in messages.items())
            self.append(f"locale/{lang}/{path}", said, "\n" + lines)

    def test(self, path: str, said: str, text: str) -> None:
        """A test of the copy."""
        self.said(said)
        file = self.root / path
        file.parent.mkdir(exist_ok=True)
        (file.parent / "__init__.py").touch()
        file.write_text(text, "utf-8")

    # --- commands ---------------------------------------------------------------------------------------------------

    def carry_out(self, said: str, slow: bool = False, **names: str) -> str:
        """Run a command as the recipe says it; a slow one only if the recipes are tried as a whole."""
        self.said(said)
        for name, value in names.items():
            said = said.replace(f"<{name}>", value)
        return "" if slow and not self.whole else self.run(*shlex.split(said))

    def run(self, *said: str, fails: bool = False) -> str:
        known = {
            "python3": [sys.executable],
            "python": [sys.executable],
            "wyrmhall": [sys.executable, "-m", "wyrmhall"],
        }
        known["npm"] = npm() if said[0] == "npm" else []
        command = [*known[said[0]], *said[1:]]
        folder = self.root / "client" if said[0] == "npm" else self.root
        done = subprocess.run(command, cwd=folder, env=self.environment, capture_output=True, text=True)
        heard = done.stdout + done.stderr
        assert (done.returncode != 0) == fails, heard[-6000:]
        return heard

    @property
    def environment(self) -> dict[str, str]:
        """Of a process in which the house is the copy."""
        env = {**os.environ, "WYRMHALL_PLAIN": "1", "PYTEST_ADDOPTS": "-n 0 -p no:cacheprovider"}
        env |= {"PYTHONPATH": str(self.house.parent), "WYRMHALL_SKIP_CLIENT": "1"}
        env.pop("WYRMHALL_VENV", None)
        return env

    def sets_up(self) -> None:
        """An environment for the copy's dev.py, which finds there all that it would else install."""
        made = self.root / ".venv"
        venv.create(made, symlinks=os.name != "nt")
        (packages,) = made.glob("lib/*/site-packages")
        (theirs,) = Path(sys.prefix).glob("lib/*/site-packages")
        (packages / "house.pth").write_text(f"{self.house.parent}\n{theirs}\n")
        locks = self.root / "requirements"
        for stamp, inputs in {
            "dev.txt": [locks / "dev.txt"],
            "services.txt": [locks / "services.txt"],
            "project": [self.root / "pyproject.toml", self.root / "hatch_build.py"],
        }.items():
            digest = hashlib.sha256(b"".join(path.read_bytes() for path in inputs))
            (made / f"{stamp}.stamp").write_text(digest.hexdigest())


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    file.write_text(text.replace(old, new), "utf-8")
