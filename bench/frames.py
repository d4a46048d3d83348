"""Frames while things move at a table, on a phone whose processor is a quarter as fast: `python3 dev.py bench frames`.

Answers are given at random from elsewhere, and the page shows what comes of them. Of the frames in which something
moves (and is not merely lit), `fps` is how many there were in a second, `kept` the part of them that was drawn in time
for 60, `middle` and `p95` how many milliseconds lay between two. Other programs change these: `busy` says by how much
they slowed a small loop down.

The rest is counted at full speed, by the clock of the processor and times four, while further answers are given:
`work` is the time that the page's own thread worked on a frame of those that are due while something moves, and must
stay below 16.7; `late` the part of these frames for which it was still at work; `longest` the longest that it did not
hear a finger after an answer, in the middle of all answers. Nobody watches the frames meanwhile: a watch has the page
draw frames in which nothing of it changes, and works on each of them itself; so does whoever merely listens for the
beginning of animations, wherever a pseudo-element is animated.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

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
HEAD = (
    f"{'game':12} {'frames':>6} {'fps':>5} {'kept':>5} {'middle':>7} {'p95':>6} {'work':>5} {'late':>5} {'longest':>7}"
    f" {'busy':>5}  scenes"
)
MOVES = """
  window.frames_seen = []; window.moving = 0;
  let until = 0;
  const moves = (all) => {
    for (const one of all) {
      const { endTime } = one.effect.getComputedTiming();
      if (endTime === Infinity) continue;
      const begin = performance.now() - (one.currentTime ?? 0);
      window.moving += Math.max(0, begin + endTime - Math.max(begin, until));
      until = Math.max(until, begin + endTime);
    }
  };
"""
"""Notes for how long something moves that will come to rest."""
WATCH = (
    MOVES
    + """
  window.scenes_seen = {}; let last = 0;
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
)
"""Notes also how far apart the frames are meanwhile, and which scenes there were."""
LOOKS = f"{MOVES} setInterval(() => moves(document.getAnimations()), 100);"
"""Notes nothing else, and lets the page alone but for a glance now and then."""
BEGINS = "performance.mark('answer'); window.frames_seen = []; window.moving = 0;"
ENDS = "performance.mark('rest'); [window.frames_seen, window.moving]"


class Motion(NamedTuple):
    frames: list[float]
    """Milliseconds between them, while something moves."""
    lasted: float
    """For how many milliseconds something moved."""


class Work(NamedTuple):
    """What the page's own thread does while answers are shown, in milliseconds of a processor at full speed."""

    due: float
    """Frames, while something moves."""
    tasks: list[list[float]]
    """How long each task took, for each answer."""

    @property
    def of_a_frame(self) -> float:
        return SLOWER * sum(map(sum, self.tasks)) / self.due

    @property
    def late(self) -> float:
        return sum(SLOWER * task // FRAME for tasks in self.tasks for task in tasks) / self.due

    @property
    def longest(self) -> float:
        return SLOWER * statistics.median(max(tasks, default=0) for tasks in self.tasks)


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


def watch(browser: Browser, house: House, game: str, answers: int) -> tuple[Motion, Work, dict[str, int]]:
    """What is seen of a game on a slow phone, the work for it at full speed, and the scenes."""
    ann, session = comes(browser, house, WATCH)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    seen = plays(ann, game, answers)
    scenes: dict[str, int] = ann.page.evaluate("window.scenes_seen")
    ann.context.close()
    ann, session = comes(browser, house, LOOKS)
    plays(ann, game, 1)  # what the page asks for once
    work = work_of(ann, session, lambda: plays(ann, game, answers // 2))
    ann.context.close()
    return seen, work, scenes


def comes(browser: Browser, house: House, noting: str) -> tuple[Guest, CDPSession]:
    """Somebody whose page notes what moves."""
    ann = Guest(browser, house.url, phone=True, reduced_motion="no-preference")
    ann.context.add_init_script(noting)
    ann.page.goto(house.url)
    return ann, ann.context.new_cdp_session(ann.page)


def plays(ann: Guest, game: str, answers: int) -> Motion:
    """Some answers, at one table after another: a game of Worms is soon over. The same ones in every run."""
    frames: list[float] = []
    lasted = 0.0
    table, seed = "", 7
    for _ in range(answers):
        if not table or step_at(ann, table) is None:
            options = {"first_game": True} if game == "worms" else {}
            table, seed = ann.opens(game, seed=str(seed), options=options), seed + 1
            ann.plays_by_request(table, 6)
            ann.goes("table", table)
            ann.waits_for_turn()
            ann.page.wait_for_timeout(SETTLED)
        step = step_at(ann, table) or 0
        ann.page.evaluate(BEGINS)
        ann.plays_by_request(table, step + 1)
        ann.page.wait_for_timeout(SETTLED)
        found, moving = ann.page.evaluate(ENDS)
        frames += found
        lasted += moving
    return Motion(frames, lasted)


def step_at(ann: Guest, table: str) -> int | None:
    """How many answers there were; None when the game is over."""
    state: dict[str, Any] = ann.api("GET", f"tables/{table}/state")
    return None if state["table"]["status"] == "over" else int(state["step"])


def work_of(ann: Guest, session: CDPSession, playing: Callable[[], Motion]) -> Work:
    """What the page's thread does while answers are shown, as the browser's own trace tells it."""
    trace: list[dict[str, Any]] = []
    ended: list[object] = []
    session.on("Tracing.dataCollected", lambda said: trace.extend(said["value"]))
    session.on("Tracing.tracingComplete", lambda said: ended.append(said))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": ["toplevel", "blink.user_timing"]}})
    seen = playing()
    session.send("Tracing.end")
    while not ended:
        ann.page.wait_for_timeout(50)
    begun = sorted((event for event in trace if event["name"] == "answer"), key=lambda event: event["ts"])
    rests = sorted(event["ts"] for event in trace if event["name"] == "rest")
    page = begun[0]["pid"], begun[0]["tid"]
    tasks = [
        (event["ts"], event.get("tdur", 0) / 1000)
        for event in trace
        if event["name"] == "ThreadControllerImpl::RunTask"
        and event["ph"] == "X"
        and (event["pid"], event["tid"]) == page
    ]
    spans = [(event["ts"], rest) for event, rest in zip(begun, rests, strict=True)]
    return Work(seen.lasted / FRAME, [[long for at, long in tasks if start <= at < end] for start, end in spans])


def row(game: str, seen: Motion, work: Work, scenes: dict[str, int], slowed: float) -> str:
    frames = seen.frames
    kept = sum(frame < 1.5 * FRAME for frame in frames) / len(frames)
    p95 = statistics.quantiles(frames, n=20)[-1]
    fps = 1000 * len(frames) / sum(frames)
    told = ", ".join(f"{n} {scene}" for scene, n in sorted(scenes.items()))
    smooth = f"{len(frames):6} {fps:5.1f} {kept:5.0%} {statistics.median(frames):7.1f} {p95:6.1f}"
    counted = f"{work.of_a_frame:5.1f} {work.late:5.0%} {work.longest:7.1f}"
    return f"{game:12} {smooth} {counted} {slowed:5.1f}  {told}"


if __name__ == "__main__":
    main()
