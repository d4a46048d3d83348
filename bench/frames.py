"""Frames while things move at a table, on a phone whose processor is a quarter as fast: `python3 dev.py bench frames`.

Answers are given at random from elsewhere, and the page shows what comes of them. Of the frames in which something
moves (and is not merely lit), `fps` is how many there were in a second, `kept` the part of them that was drawn in time
for 60, `middle` and `p95` how many milliseconds lay between two. `work` is the time that the page's own thread worked
on a frame, by the clock of the processor and times four: it must stay below 16.7, and other programs do not change it.
They do change the others: `busy` says by how much they slowed a small loop down.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.pages import GAMES, busy
from client import bundle
from tests.browser.chromium import launch_arguments
from tests.browser.guest import Guest
from tests.browser.house import House

FRAME = 1000 / 60
"""Milliseconds."""
SETTLED = 900
"""Milliseconds in which what an answer has set in motion comes to rest."""
SLOWER = 4
HEAD = f"{'game':12} {'frames':>6} {'fps':>5} {'kept':>5} {'middle':>7} {'p95':>6} {'work':>5} {'busy':>5}  scenes"
WATCH = """
  window.frames_seen = []; window.scenes_seen = {};
  let until = 0, last = 0;
  const moves = (all) => {
    for (const one of all) {
      const { endTime } = one.effect.getComputedTiming();
      if (endTime < Infinity) until = Math.max(until, performance.now() + endTime - (one.currentTime ?? 0));
    }
  };
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, ({ target }) => {
    const scene = target.closest?.('[data-scene]')?.dataset.scene;
    if (scene) window.scenes_seen[scene] = (window.scenes_seen[scene] ?? 0) + 1;
    moves(target.getAnimations());
  }, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...said) {
    const made = animate.apply(this, said);
    moves([made]);
    return made;
  };
  const frame = (now) => {
    if (last && last < until) window.frames_seen.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
"""
"""Notes how far apart the frames are in which something moves that will come to rest, and which scenes there were."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--answers", type=int, default=40)
    said = parser.parse_args()
    bundle.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(**launch_arguments())
        try:
            print(HEAD)
            for game in said.games:
                slowed = busy()
                found = watch(browser, house, game, said.answers)
                slowed = (slowed + busy()) / 2
                print(row(game, *found, slowed), flush=True)
        finally:
            browser.close()
            house.stop()


def watch(browser: Browser, house: House, game: str, answers: int) -> tuple[list[float], float, dict[str, int]]:
    """The times between frames, the work on one of them at full speed, and the scenes of a game."""
    ann = Guest(browser, house.url, phone=True, reduced_motion="no-preference")
    ann.context.add_init_script(WATCH)
    options = {"first_game": True} if game == "worms" else {}
    table = ann.opens(game, options=options)
    ann.plays_by_request(table, 6)
    ann.goes("table", table)
    ann.waits_for_turn()
    session = ann.context.new_cdp_session(ann.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    frames = plays(ann, table, answers)
    scenes: dict[str, int] = ann.page.evaluate("window.scenes_seen")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    work = work_of(session, lambda: plays(ann, table, answers // 2))
    ann.context.close()
    return frames, work, scenes


def plays(ann: Guest, table: str, answers: int) -> list[float]:
    """The times between frames in which something moves, during some answers."""
    ann.page.evaluate("window.frames_seen = []")
    for _ in range(answers):
        state: dict[str, Any] = ann.api("GET", f"tables/{table}/state")
        if state["table"]["status"] == "over":
            break
        ann.plays_by_request(table, state["step"] + 1)
        ann.page.wait_for_timeout(SETTLED)
    found: list[float] = ann.page.evaluate("window.frames_seen")
    return found


def work_of(session: CDPSession, playing: Any) -> float:
    """Milliseconds of the page's thread for a frame in which something moved."""
    before = tasks(session)
    frames = playing()
    return (tasks(session) - before) * 1000 / max(1, len(frames))


def tasks(session: CDPSession) -> float:
    """Seconds that the page's thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def row(game: str, frames: list[float], work: float, scenes: dict[str, int], slowed: float) -> str:
    kept = sum(frame < 1.5 * FRAME for frame in frames) / len(frames)
    p95 = statistics.quantiles(frames, n=20)[-1]
    fps = 1000 * len(frames) / sum(frames)
    told = ", ".join(f"{n} {scene}" for scene, n in sorted(scenes.items()))
    smooth = f"{len(frames):6} {fps:5.1f} {kept:5.0%} {statistics.median(frames):7.1f} {p95:6.1f}"
    return f"{game:12} {smooth} {work * SLOWER:5.1f} {slowed:5.1f}  {told}"


if __name__ == "__main__":
    main()
