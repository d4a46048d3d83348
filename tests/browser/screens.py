"""Every table on every screen: sizes, languages, games, player and spectator, large text; `dev.py screens` runs it.

Run by itself it leaves a picture of each in build/screens and says what is wrong.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.audit import faults
from tests.browser.chromium import launch_arguments
from tests.browser.guest import Guest
from tests.browser.house import ROOT, House
from wyrmhall.core.text import LANGUAGES

SIZES = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 650), (1280, 800), (1440, 900), (1920, 1080))
"""Phones, tablets and desks; of a small laptop, what its browser leaves."""
GAMES = ("wyrmspan", "flamecraft", "seadragons", "worms")
TEXTS = (1.0, 1.5)
FINGER = 500
"""A screen of which one side is shorter belongs to a phone."""
STEPS = (0, 3, 14)
"""Answers after which a table is looked at: at the first question, early, and in the middle of things."""
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "hatchling", "name": "Hatchling"}]


class Screen(NamedTuple):
    """One way to look at a table."""

    game: str
    size: tuple[int, int]
    lang: str = "en"
    text: float = 1.0
    watches: bool = False

    @property
    def name(self) -> str:
        who = "spectator" if self.watches else "player"
        return f"{self.game}-{self.size[0]}x{self.size[1]}-{self.lang}-{who}-{self.text:.1f}"


def matrix() -> Iterator[Screen]:
    for game, size, lang, text, watches in product(GAMES, SIZES, LANGUAGES, TEXTS, (False, True)):
        yield Screen(game, size, lang, text, watches)


SAMPLE = (
    Screen("wyrmspan", (844, 390)),
    Screen("worms", (844, 390)),
    Screen("seadragons", (390, 844)),
    Screen("flamecraft", (1024, 768)),
    Screen("wyrmspan", (1366, 650)),
    Screen("wyrmspan", (1280, 800), "uk"),
    Screen("flamecraft", (768, 1024), "ru"),
    Screen("seadragons", (1920, 1080), "uk", watches=True),
    Screen("worms", (1440, 900), "ru", 1.5),
)
"""What is looked at on every change."""


class Tables:
    """One table of each game and moment, played on by requests and looked at by everybody."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.ann = Guest(browser, url)
        self.made: dict[tuple[str, int], str] = {}

    def at(self, game: str, step: int) -> str:
        seed = 11
        while (game, step) not in self.made:
            options = {"first_game": True} if game == "worms" else {}
            table = self.ann.opens(game, SEATS, seed=str(seed), options=options)
            if self.ann.plays_by_request(table, step)["table"]["status"] != "over":  # worms may drown early
                self.made[game, step] = table
            seed += 1
        return self.made[game, step]

    def looks(self, screen: Screen, pictures: Path | None = None) -> list[str]:
        """What is wrong on this screen."""
        width, height = screen.size
        phone = min(screen.size) < FINGER
        guest = Guest(self.browser, self.url, phone=phone, locale=screen.lang)
        found = []
        try:
            guest.page.set_viewport_size({"width": width, "height": height})
            for step in STEPS:
                self.at(screen.game, step)  # made by Ann, who has no cookie before her first table
            if not screen.watches:
                guest.context.add_cookies(self.ann.context.cookies())  # type: ignore[arg-type]  # as they were given
            guest.page.add_init_script(f"localStorage.setItem('wyrmhall', JSON.stringify({{text: {screen.text}}}))")
            for step in STEPS:
                guest.goes("table", self.at(screen.game, step))
                guest.page.wait_for_selector("[data-testid=bar]:not([data-unsure])")  # and what is deadly is marked
                guest.page.wait_for_timeout(400)  # arrows at the edges come when the page has settled
                found += [f"{screen.name}, step {step}: {fault}" for fault in faults(guest.page)]
                if pictures is not None:
                    guest.page.screenshot(path=pictures / f"{screen.name}-{step}.png")
            found += [f"{screen.name}: {error}" for error in guest.errors]
        finally:
            guest.context.close()
        return found


def main(wanted: list[str]) -> int:
    """The screens whose names have all of these words in them."""
    pictures = ROOT / "build" / "screens"
    pictures.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    wrong = 0
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launch_arguments())
            tables = Tables(browser, house.url)
            for screen in [each for each in matrix() if all(word in each.name for word in wanted)]:
                found = tables.looks(screen, pictures)
                wrong += len(found)
                print(*(found or [f"{screen.name}: good"]), sep="\n", flush=True)
            browser.close()
    finally:
        house.stop()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
