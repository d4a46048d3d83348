"""The hall of the browser tests after its pages were built anew: they lie where the environment says."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from starlette.applications import Starlette

from tests.browser import steady
from tests.browser.house import House
from wyrmhall.server import app

PAGES = "TESTS_REBUILT_PAGES"
PACKED = ("*.br", "*.gz")
FIRST = re.compile(r"assets/(index-[\w-]+\.js)")


def rebuild(house: House, folder: Path) -> str:
    """From its next start on the house has a new build, with another first script, whose name is given back."""
    shutil.copytree(app.STATIC, folder, ignore=shutil.ignore_patterns(*PACKED))
    page = folder / "index.html"
    old = FIRST.search(page.read_text("utf-8"))
    assert old is not None
    new = "index-Rebuilt0.js"
    (folder / "assets" / old[1]).rename(folder / "assets" / new)
    worker = folder / "sw.js"
    for file in (page, worker):
        file.write_text(file.read_text("utf-8").replace(old[1], new), "utf-8")
    worker.write_text(re.sub(r"(build\W+)\w{12}", r"\1rebuilt00000", worker.read_text("utf-8"), count=1), "utf-8")
    house.application = "tests.browser.rebuilt:create_app"
    house.environment[PAGES] = str(folder)
    return f"assets/{new}"


def create_app() -> Starlette:
    app.STATIC = Path(os.environ[PAGES])
    return steady.create_app()
