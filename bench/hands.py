"""One whole game of each title, played by mouse as a person would: `python3 dev.py bench hands`.

`clicks` are those of a turn, with each thing that is ticked and what is asked once more (`again`: of these, how many);
with `--by-the-book` moves are as final as they are among people. `own` and `all` are medians of the milliseconds from a
click that answers until the page asks its player again, without motion: where nobody else acted in between, and
altogether. Whatever else runs on the machine slows this down: `busy` says by how much. With `--prompts` every question
is told, and how often it came. `--starts` says how often the hand clicks a thing that begins a move of its own where
there is one: 0 is somebody who answers what is asked. What would take a move back that was begun is left alone.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.pages import busy
from client import bundle
from tests.browser.chromium import launch_arguments
from tests.browser.guest import CENTRE, TWICE, Guest
from tests.browser.house import House

TURNS = {
    "wyrmspan": "Choose an action",
    "flamecraft": "Which shop do you visit",
    "seadragons": "Play a dragon card",
    "worms": "play a weapon card",
}
"""A question that each turn asks once."""
LEFT_ALONE = ("Pass", "Skip", "Exchange", "Stay", "Put")
"""Buttons that a person presses when there is nothing better to do."""
AT_ONCE = ("What you have least of", "One of every kind", "All")
"""Buttons that choose several things with one click: every other time, as people want something else now and then."""
OFFERED = """() => {
  const kinds = {
    parts: '[data-part]:not([disabled]), [data-pick]', sets: '[data-testid=opening] [data-lit] button:not([disabled])',
    open: '[data-open]', lit: '[data-lit]', buttons: '[data-testid=bar] button[data-option]',
    begun: '[data-put-back]', starts: '[data-starts]',
  };
  const found = (css) => [...document.querySelectorAll(css)].map((e, n) => ({
    css, n, words: e.textContent.trim(),
    grave: ['loss', 'final'].includes(e.dataset.mark), out: e.ariaPressed === 'false', starts: Number(e.dataset.starts),
    ticked: e.dataset.ticked !== undefined,
  }));
  const all = Object.entries(kinds).map(([kind, css]) => [kind, found(css)]);
  return all.some(([, some]) => some.length > 0) && Object.fromEntries(all);
}"""
"""What can be clicked now, by kind, as soon as there is something."""
WATCH = """
  window.waits = [];
  let clicked = 0, seq = '', others = false;
  addEventListener('pointerdown', () => {
    const bar = document.querySelector('[data-seq][data-mine]');
    [clicked, seq, others] = [performance.now(), bar?.dataset.seq ?? '', false];
  }, true);
  new MutationObserver(() => {
    const bar = document.querySelector('[data-seq][data-mine]');
    if (!clicked || !bar || bar.dataset.seq === seq) return;
    if (bar.dataset.mine !== 'true') others = true;
    else if (bar.dataset.busy !== 'true') { window.waits.push([performance.now() - clicked, others]); clicked = 0; }
  }).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq', 'data-mine', 'data-busy'],
  });
"""
"""Notes in the page how long each answer took, and whether others were asked meanwhile."""
TICKED = "() => document.querySelector('[data-left], [data-put-back], [data-part]') !== null"
"""Some of a set is chosen, and more is to come."""


class Hand(Guest):
    """Chooses what looks sensible on the table, and sees what comes of it."""

    def __init__(self, browser: Browser, url: str, seed: int, starts: float) -> None:
        super().__init__(browser, url)
        self.chance = random.Random(seed)
        self.starts = starts
        self.context.add_init_script(WATCH)
        self.prompts: Counter[str] = Counter()
        self.again = 0
        self.table = ""

    def plays(self, game: str, seed: int, by_the_book: bool) -> dict[str, Any]:
        options = {"first_game": True} if game == "worms" else {}
        self.table = self.opens(game, seed=str(seed), options=options, by_the_book=by_the_book)
        self.goes("table", self.table)
        turns = 0
        while self.waits_for_turn():
            prompt = self.prompt().strip()
            self.prompts[prompt] += 1
            turns += TURNS[game] in prompt
            self._answers()
        waits = self.page.evaluate("window.waits")
        own = [wait for wait, others in waits if not others]
        return {
            "turns": turns,
            "clicks": self.clicks / turns,
            "again": self.again / turns,
            "own": statistics.median(own),
            "all": statistics.median([wait for wait, _ in waits]),
        }

    def _answers(self) -> None:
        seq = self.seq
        self.page.wait_for_timeout(TWICE)  # two quick clicks are one
        self._click(self._choice())
        if not self.page.evaluate(TICKED) and self.confirms(seq):
            self.sees_change(seq)

    def clicks_once_more(self, button: Locator) -> None:
        before = self.clicks
        super().clicks_once_more(button)
        self.again += self.clicks - before

    def _choice(self) -> dict[str, Any]:
        found = self.page.wait_for_function(OFFERED).json_value()
        at_once = [each for each in found["buttons"] if each["words"].startswith(AT_ONCE)]
        if at_once and not found["begun"] and self.chance.random() < 0.5:
            return dict(at_once[0])
        begins = [each for each in found["starts"] if each["starts"] not in self._aside()]
        if begins and self.chance.random() < self.starts:
            return dict(self.chance.choice(begins))
        if found["sets"]:
            return dict(found["sets"][0])
        for kind in ("parts", "open", "lit"):
            if some := [each for each in found[kind] if not each["grave"] and not each["out"]]:
                # A second click may take back what is ticked: only where there is nothing else it is meant as one more.
                return dict(self.chance.choice([each for each in some if not each["ticked"]] or some))
        good = [each for each in found["buttons"] if not each["words"].startswith(LEFT_ALONE)]
        return dict(self.chance.choice(good or found["lit"] or found["open"] or found["buttons"]))

    def _aside(self) -> set[int]:
        """Answers that take back what was begun: people change their mind now and then, and not every other time."""
        decisions = self.api("GET", f"tables/{self.table}/state")["decisions"]
        return {each["option"] for decision in decisions for each in decision.get("extras", ())}

    def _click(self, thing: dict[str, Any]) -> None:
        x, y = self.page.evaluate(CENTRE, thing)
        self.clicks += 1
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(TURNS))
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--starts", type=float, default=0.5)
    parser.add_argument("--by-the-book", action="store_true")
    parser.add_argument("--prompts", action="store_true")
    said = parser.parse_args()
    bundle.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(**launch_arguments())
        try:
            print(f"{'game':12} {'turns':>6} {'clicks':>7} {'again':>6} {'own':>6} {'all':>6} {'busy':>5}")
            for game in said.games:
                slowed = busy()
                ann = Hand(browser, house.url, said.seed, said.starts)
                found = ann.plays(game, said.seed, said.by_the_book)
                slowed = (slowed + busy()) / 2
                figures = "{turns:6} {clicks:7.1f} {again:6.1f} {own:6.0f} {all:6.0f}".format(**found)
                print(f"{game:12} {figures} {slowed:5.1f}")
                for prompt, n in ann.prompts.most_common() if said.prompts else ():
                    print(f"  {n:4} {prompt}")
                ann.context.close()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
