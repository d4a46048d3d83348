"""What a build adds to the Python files: the web client, the clauses of the rules, and compiled games on demand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"

sys.path.insert(0, str(ROOT / "client"))
import bundle

# mypyc extends setuptools, which wants a process of its own, started in src so that modules get their full names.
# A library for each package: one for all would take the C compiler a gigabyte, and could not be compiled in parallel.
COMPILE = """
import sys
from itertools import groupby
from mypyc.build import mypycify
from setuptools import setup
out, scratch, opt_level, *modules = sys.argv[1:]
def package(module):
    first, second, *_ = module.split("/")[1:]
    return f"wyrmhall_{second if first == 'games' else first}"
groups = [(list(files), name) for name, files in groupby(modules, package)]
flags = ["--strict", "--cache-dir", scratch]
extensions = mypycify([*flags, *modules], opt_level=opt_level, debug_level="0", separate=groups, target_dir=scratch)
setup(name="wyrmhall", packages=[], ext_modules=extensions,
      script_args=["--quiet", "build_ext", "--parallel", "2", "--build-lib", out, "--build-temp", scratch])
"""


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling for the wheel, the sdist and the editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build needs: to compile, also what the modules import, since the compiler reads its types."""
        return ["mypy[mypyc]>=2.4", *self.metadata.core.dependencies] if is_compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if bundle.is_wanted():
            bundle.build()
        if self.target_name != "wheel":
            return
        for stale in extensions(SRC):  # it would win over its source, which may have changed
            stale.unlink()
        shipped = {} if version == "editable" else clauses()
        if is_compiling():
            build_data.update(pure_python=False, infer_tag=True)
            out = SRC if version == "editable" else ROOT / "build" / "compiled"
            compile_modules(self.modules(), out)
            if out != SRC:
                shipped |= {path: path.relative_to(out) for path in extensions(out)}
        build_data["force_include"].update({str(path): place.as_posix() for path, place in shipped.items()})

    def modules(self) -> list[Path]:
        """The modules to compile: those that pyproject.toml names, without the ones that cannot be."""
        package = SRC / "wyrmhall"
        compiled = {path for pattern in self.config["compiled"] for path in package.glob(pattern)}
        interpreted = {path for pattern in self.config["interpreted"] for path in package.glob(pattern)}
        return sorted(path for path in compiled - interpreted if not has_structs(path))


def has_structs(module: Path) -> bool:
    """Such a module must stay as it is: mypyc silently drops the keywords of msgspec structs (frozen, tag ...)."""
    return re.search(r"\bStruct\b", module.read_text(encoding="utf-8")) is not None


def is_compiling() -> bool:
    return os.environ.get("WYRMHALL_COMPILE") == "1"


def extensions(folder: Path) -> list[Path]:
    return [path for suffix in ("so", "pyd") for path in folder.rglob(f"*.{suffix}")]


def clauses() -> dict[Path, Path]:
    """The rules, their translations and the waivers in docs/, and where an installed package keeps them."""
    folder = ROOT / "docs" / "rules"
    found = [path for suffix in ("md", "toml") for path in folder.rglob(f"*.{suffix}")]
    return {path: Path("wyrmhall", "rules_text", path.relative_to(folder)) for path in found}


def compile_modules(modules: list[Path], out: Path) -> None:
    for stale in extensions(out):
        stale.unlink()
    opt_level = os.environ.get("WYRMHALL_OPT", "3")  # 1 compiles in half the time, and the games run nearly as fast
    names = [path.relative_to(SRC).as_posix() for path in modules]
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-c", COMPILE, str(out), scratch, opt_level, *names]
        subprocess.run(command, check=True, cwd=SRC, stdout=sys.stderr)
