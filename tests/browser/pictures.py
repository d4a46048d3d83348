"""Takes the pictures of the README anew: `python3 dev.py pictures`.

The hall, and a table of each game in the middle of things, alike in every run: Ann does anything rather than nothing.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch_arguments
from tests.browser.guest import Guest
from tests.browser.house import ROOT, House

FOLDER = ROOT / "docs" / "pictures"
COLOURS = 256
"""A palette is enough, and a third of the weight."""
ANN = {"kind": "me", "name": "Ann"}
IDLE = ("Pass", "Skip", "Stop", "Exchange", "Keep", "Do not", "Nothing")
"""How answers begin by which nothing comes onto the table."""


class Scene(NamedTuple):
    """A table, and after how many answers it is worth looking at."""

    bots: tuple[str, ...]
    steps: int
    options: Mapping[str, Any] = MappingProxyType({})


SCENES = {
    "wyrmspan": Scene((), 60),
    "flamecraft": Scene(("Bram",), 50),
    "seadragons": Scene(("Bram", "Cleo", "Dara", "Eli"), 40),
    "worms": Scene(("Bram",), 8, {"first_game": True}),
}


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(**launch_arguments())
        try:
            for name in wanted or ["hall", *SCENES]:
                ann = Guest(browser, house.url)
                ann.api("PUT", "me", {"name": ANN["name"]})
                if name == "hall":
                    ann.goes("")
                    ann.page.wait_for_selector("[data-testid^=plate-]")
                else:
                    ann.goes("table", plays_on(ann, name, SCENES[name]))
                    ann.waits_for_turn()
                    ann.page.wait_for_selector("[data-testid=bar]:not([data-unsure])")
                shoot(ann, FOLDER / f"{name}.png")
                ann.context.close()
        finally:
            browser.close()
            house.stop()


def plays_on(ann: Guest, game: str, scene: Scene) -> str:
    """A table of it, played so far."""
    seats = [ANN, *({"kind": "bot", "level": "fledgling", "name": name} for name in scene.bots)]
    table = ann.opens(game, seats, options=dict(scene.options))
    chance = random.Random(scene.steps)
    while True:
        state = ann.api("GET", f"tables/{table}/state")
        if state["table"]["status"] == "over":
            raise ValueError(f"{game} was over after {state['step']} answers: fewer are needed for its picture")
        asked = next((each for each in state["decisions"] if each["seat"] == 0), None)
        if asked is None:
            ann.page.wait_for_timeout(50)
        elif state["step"] >= scene.steps:
            return table
        else:
            good = [each for each in asked["options"] if not each["label"].startswith(IDLE) and not each.get("worse")]
            option = chance.choice(good or asked["options"])["option"]
            ann.api("POST", f"tables/{table}/answer", {"seq": state["seq"], "option": option, "seat": 0})


def shoot(ann: Guest, path: Path) -> None:
    ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate("document.fonts.ready")
    ann.page.screenshot(path=path)
    with Image.open(path) as picture:
        picture.convert("RGB").quantize(COLOURS).save(path, optimize=True)
    print(path.relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
