"""Pictures of every creature of the four worlds, each at three sizes, to look at: `python3 dev.py sheets [WORLD]`.

A sheet that is longer than a screen is cut into several pictures.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from client import bundle
from tests.browser.chromium import launch_arguments
from tests.browser.house import ROOT

FOLDER = ROOT / "build" / "sheets"
WIDE, HIGH = 2480, 2600
"""Pixels of a picture: four plates of 600 beside each other, and as many below."""


def main(said: list[str]) -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    bundle.npm("run", "sheets", "--", str(FOLDER), *said)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments())
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for sheet in sorted(FOLDER.glob("*.html")):
            page.goto(sheet.as_uri())
            print(*take(page, sheet), sep="\n", flush=True)
        browser.close()


def take(page: Page, sheet: Path) -> list[Path]:
    """The pictures of one sheet."""
    high = round(page.evaluate("document.body.getBoundingClientRect().bottom"))
    taken = []
    for i, top in enumerate(range(0, high, HIGH)):
        name = sheet.with_name(f"{sheet.stem}{f'-{i + 1}' if high > HIGH else ''}.png")
        clip = {"x": 0, "y": top, "width": WIDE, "height": min(HIGH, high - top)}
        page.screenshot(path=name, clip=clip, full_page=True)  # type: ignore[arg-type]  # a dict of its four numbers
        taken.append(name)
    return taken


if __name__ == "__main__":
    main(sys.argv[1:])
