"""What a build adds to the Python files: the web client, the clauses of the rules, and compiled games on demand."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"

sys.path[:0] = [str(ROOT), str(ROOT / "client")]
import bundle

import compiling


class Addresses(MetadataHookInterface):
    """Where the project is published is known to whoever publishes it: WYRMHALL_HOME, the address of its repository."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("WYRMHALL_HOME", "").rstrip("/")
        if home:
            pages = {"Documentation": "docs/api.md", "Changelog": "CHANGELOG.md", "Security": "SECURITY.md"}
            urls = {name: f"{home}/blob/main/{page}" for name, page in pages.items()}
            metadata["urls"] = {"Homepage": home, "Issues": f"{home}/issues", **urls}
        else:
            metadata["urls"] = {}


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling for the wheel, the sdist and the editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build needs: to compile, also what the modules import, since the compiler reads its types."""
        needed = ["mypy[mypyc]>=2.4", *self.metadata.core.dependencies] if is_compiling() else []
        if bundle.is_wanted() and not bundle.is_built() and bundle.find_npm() is None:
            needed.append(f"{bundle.WHEEL}>=22")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if bundle.is_wanted():
            bundle.build()
        if self.target_name != "wheel":
            return
        for stale in compiling.extensions(SRC):  # it would win over its source, which may have changed
            stale.unlink()
        shipped = {} if version == "editable" else clauses()
        if is_compiling():
            build_data.update(pure_python=False, infer_tag=True)
            out = SRC if version == "editable" else ROOT / "build" / "compiled"
            compiling.compile_modules(out, os.environ.get("WYRMHALL_OPT", "3"))
            if out != SRC:
                shipped |= {path: path.relative_to(out) for path in compiling.extensions(out)}
        build_data["force_include"].update({str(path): place.as_posix() for path, place in shipped.items()})


def is_compiling() -> bool:
    return os.environ.get("WYRMHALL_COMPILE") == "1"


def clauses() -> dict[Path, Path]:
    """The rules, their translations and the waivers in docs/, and where an installed package keeps them."""
    folder = ROOT / "docs" / "rules"
    found = [path for suffix in ("md", "toml") for path in folder.rglob(f"*.{suffix}")]
    return {path: Path("wyrmhall", "rules_text", path.relative_to(folder)) for path in found}
