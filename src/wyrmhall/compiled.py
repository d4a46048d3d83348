"""Which build of the engine runs: plain Python, or a compiled one made beside a checkout from the same sources."""

from __future__ import annotations

import hashlib
import importlib
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
GOOD = "good"
"""The file that says that a build was tried and plays as the plain games do: its libraries, and how long each is."""
BAD = "bad"
"""The file that says that these sources were compiled in vain: nobody need try it again by himself."""
ROOMS = ("core", "games", "bots")


class Finder(MetaPathFinder):
    """Finds the modules of a build before their sources are looked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith("wyrmhall"):
            return None
        file = self.folder / (fullname.replace(".", "/") + SUFFIX)
        return (
            importlib.util.spec_from_file_location(fullname, file, loader=Loader(fullname, str(file)))
            if file.exists()
            else None
        )


class Loader(importlib.machinery.ExtensionFileLoader):
    """A library that cannot be loaded, though nobody has touched it, is the last one asked of this build.

    What has been loaded of the build cannot be exchanged any more, so this start fails; the next one is plain.
    """

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        try:
            return super().create_module(spec)
        except ImportError as error:
            found = folder()
            if found is not None:
                give_up(found)
            raise ImportError(
                f"The compiled games cannot be loaded ({error}). Start again: it will be the plain ones."
            ) from error


def use() -> None:
    """Use the build beside this checkout, if there is a good one; one that cannot be loaded is left alone.

    `WYRMHALL_TRIAL=1` uses it before anybody has called it good, for those who try it.
    """
    found = folder() if os.environ.get("WYRMHALL_PLAIN") != "1" else None
    if found is None or not (is_good(found) or os.environ.get("WYRMHALL_TRIAL") == "1"):
        return
    finder = Finder(found)
    sys.meta_path.insert(0, finder)
    try:
        importlib.import_module("wyrmhall.core.engine")
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the sources are there
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.startswith("wyrmhall.core")]:
            del sys.modules[name]
        print(f"The compiled games cannot be loaded ({type(error).__name__}): playing the plain ones.", file=sys.stderr)
        give_up(found)


def kind() -> str:
    """`compiled` or `plain`: what runs now."""
    engine = importlib.import_module("wyrmhall.core.engine").__file__ or ""
    return "compiled" if engine.endswith(SUFFIX) else "plain"


def folder() -> Path | None:
    """Where a build of these sources would be; an installed package has none."""
    root = PACKAGE.parents[1]
    return root / "build" / "native" / digest() if (root / "compiling.py").exists() else None


def is_good(build: Path) -> bool:
    """Whether it was tried, and is still what was tried: a library that is gone or cut short is seen here."""
    file = build / GOOD
    return file.exists() and file.read_text("utf-8") == libraries(build)


def call_good(build: Path) -> None:
    (build / GOOD).write_text(libraries(build), "utf-8")


def give_up(build: Path) -> None:
    (build / GOOD).unlink(missing_ok=True)
    (build / BAD).touch()


def libraries(build: Path) -> str:
    """Each library of a build with its length, a line each."""
    found = sorted(build.rglob(f"*{SUFFIX}"))
    return "".join(f"{path.relative_to(build).as_posix()} {path.stat().st_size}\n" for path in found)


def digest() -> str:
    """Changes with the sources of the engine, and with the Python that they are compiled for."""
    found = hashlib.sha256(SUFFIX.encode())
    for path in sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py")):
        found.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]
