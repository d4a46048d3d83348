"""How soon a page shows something, in Chromium at a quarter of its speed: `python3 dev.py bench pages`.

Whatever else runs on the machine slows the pages down as well: `busy` says by how much a small loop was, at that time.
`paint` is the first contentful paint; `ready` is when the games of the hall, the action bar of a table, the bubble of a
lesson or the words of a page on how to play stand there. At the end, how long two friends take from the click in the
hall to a table that both of them see.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from client import bundle
from tests.browser.chromium import launch_arguments
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.meeting import meet, stands_in_the_hall

GAMES = ("wyrmspan", "flamecraft", "seadragons", "worms")
TAUGHT = "flamecraft"
"""The game whose first lesson and whose page on how to play are looked at: its board is the heaviest."""
READING = {"lesson": ("learn", TAUGHT, "first-turns"), "how to play": ("howto", TAUGHT)}
READY = {"lesson": "[data-testid=bubble]", "how to play": "[id^=howto-]"}
BOARD = "[data-testid^=plate-], [data-testid=bar]"
"""What stands there when a page is ready; of the hall and of tables this."""
WATCH = """
  new MutationObserver(() => {
    if (!window.ready && document.querySelector('READY')) window.ready = performance.now();
  }).observe(document, { childList: true, subtree: true });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--slower", type=float, default=4, help="how many times the processor is slowed down")
    said = parser.parse_args()
    bundle.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(**launch_arguments())
        try:
            print(f"{'page':12} {'paint':>7} {'ready':>7} {'busy':>5}  (median ms of {said.rounds}, empty cache)")
            for page in ("hall", *GAMES, *READING):
                found = [view(browser, house, page, said.slower) for _ in range(said.rounds)]
                paint, ready, slowed = (statistics.median(each) for each in zip(*found, strict=True))
                print(f"{page:12} {paint:7.0f} {ready:7.0f} {slowed:5.1f}")
            met = [friends(browser, house, said.slower) for _ in range(said.rounds)]
            print(f"two friends play after {statistics.median(met):.1f} s ({min(met):.1f} to {max(met):.1f})")
        finally:
            browser.close()
            house.stop()


def busy() -> float:
    """How many times longer something takes now than the processor works on it."""
    started, used = time.perf_counter(), time.process_time()
    sum(range(3_000_000))
    return (time.perf_counter() - started) / (time.process_time() - used)


def friends(browser: Browser, house: House, slower: float) -> float:
    """Seconds from *Play with a friend* to the same table before two browsers that have seen nothing yet."""
    ann, bob = Guest(browser, house.url), Guest(browser, house.url)
    for each in (ann, bob):
        each.context.new_cdp_session(each.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    stands_in_the_hall(ann)
    started = time.perf_counter()
    meet(ann, bob)
    passed = time.perf_counter() - started
    for each in (ann, bob):
        each.context.close()
    return passed


def view(browser: Browser, house: House, page: str, slower: float) -> tuple[float, float, float]:
    """Milliseconds to the first paint and until the page is ready, for a browser that has seen nothing yet; `busy`."""
    slowed = busy()
    ann = Guest(browser, house.url)
    ann.context.add_init_script(WATCH.replace("READY", READY.get(page, BOARD)))
    session = ann.context.new_cdp_session(ann.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    ann.goes(*(READING.get(page) or ([] if page == "hall" else ["table", ann.opens(page)])))
    ann.page.wait_for_function("window.ready")
    ann.page.wait_for_function(f"{PAINT.split('[')[0]}.length")
    times = ann.page.evaluate(f"[{PAINT}, window.ready]")
    ann.context.close()
    return times[0], times[1], (slowed + busy()) / 2


if __name__ == "__main__":
    main()
