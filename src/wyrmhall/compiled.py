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
"""The file that says that a build was tried and plays as the plain games do."""
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
        return importlib.util.spec_from_file_location(fullname, file) if file.exists() else None


def use() -> None:
    """Use the build beside this checkout, if there is a good one; one that cannot be loaded is left alone."""
    found = folder() if os.environ.get("WYRMHALL_PLAIN") != "1" else None
    if found is None or not is_good(found):
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
        (found / GOOD).unlink(missing_ok=True)


def kind() -> str:
    """`compiled` or `plain`: what runs now."""
    engine = importlib.import_module("wyrmhall.core.engine").__file__ or ""
    return "compiled" if engine.endswith(SUFFIX) else "plain"


def folder() -> Path | None:
    """Where a build of these sources would be; an installed package has none."""
    root = PACKAGE.parents[1]
    return root / "build" / "native" / digest() if (root / "compiling.py").exists() else None


def is_good(build: Path) -> bool:
    return (build / GOOD).exists()


def digest() -> str:
    """Changes with the sources of the engine, and with the Python that they are compiled for."""
    found = hashlib.sha256(SUFFIX.encode())
    for path in sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py")):
        found.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]
