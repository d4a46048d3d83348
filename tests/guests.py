"""The model package of examples/, built and installed as anybody would install it, into a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def install_lair(folder: Path) -> Path:
    """A folder that, on PYTHONPATH, is an environment with Lair in it."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT / "examples" / "lair", check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    site = folder / "site"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return site


def with_path(site: Path) -> dict[str, str]:
    """The environment of a process that finds what was installed there."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(site)]), "WYRMHALL_PLAIN": "1"}
