"""A stranger at the real command: from the address it opens to the first own move, by prominent things alone."""

import contextlib
import os
import signal
import subprocess
import sys
import time

import pytest
from playwright.sync_api import TimeoutError as Late

from tests.browser.guest import ANSWERING, CENTRE, PATIENCE, SECONDS
from tests.browser.house import ROOT
from tests.server.live import free_port

# What asks to be clicked, the loudest first: the one strong button, a place for what is in hand, a lit thing, a part of
# a choice, and at last any button of the bar. What is covered, off the screen or switched off asks for nothing.
LOUDEST = """(kinds) => {
  const seen = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && !thing.disabled && (thing.contains(top) || top?.contains(thing));
  };
  for (const css of kinds) {
    const n = [...document.querySelectorAll(css)].findIndex(seen);
    if (n >= 0) return { css, n };
  }
  return null;
}"""
SHOWN = """() => [...document.querySelectorAll('[data-testid=bar], [data-testid=opening]')]
  .map((part) => part.outerHTML).join()"""
"""What a click changes, at the latest: the question, or what is picked for it."""
KINDS = [
    "button.strong, dialog[open] button[data-option]",
    "[data-open]",
    "[data-lit]",
    "[data-part]:not([aria-pressed=false]), [data-pick]",
    "[data-testid=bar] button[data-option]",
]
TURNS = [
    # Two cards are let go and three resources taken first.
    pytest.param("wyrmspan", "Choose an action", 9, marks=pytest.mark.whole),
    # A colour and a fancy dragon are chosen first.
    pytest.param("flamecraft", "Which shop do you visit?", 4, marks=pytest.mark.whole),
    pytest.param("seadragons", "Play a dragon card", 2, marks=pytest.mark.whole),
    pytest.param("worms", "choose your active worm", 2, marks=pytest.mark.whole),
]
"""The question of a turn in each game, and the clicks from the hall until it is answered."""


@pytest.fixture(scope="module")
def opened(tmp_path_factory, house):
    """What `wyrmhall play`, into which `dev.py play` turns, opens for a newcomer (`house` has built the client)."""
    folder = tmp_path_factory.mktemp("newcomer")
    note = folder / "opened"
    browser = f"{sys.executable} -c \"import sys; open(sys.argv[1], 'w').write(sys.argv[2])\" {note} %s"
    homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA")}
    environment = {**os.environ, **homes, "BROWSER": browser}
    command = [sys.executable, "-m", "wyrmhall", "play", "--port", str(free_port())]
    process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 3 * PATIENCE / SECONDS  # all of the hall is imported first
    while not (note.exists() and note.read_text()):
        assert process.poll() is None, "the command has ended"
        assert time.monotonic() < deadline, "the command opens no browser"
        time.sleep(0.05)
    yield note.read_text()
    process.send_signal(signal.SIGINT)
    process.wait(20)


@pytest.mark.parametrize(("game", "turn", "few"), TURNS)
def test_a_stranger_makes_the_first_own_move_after_a_few_prominent_clicks(guest, opened, game, turn, few):
    ann = guest()
    ann.page.goto(opened)
    ann.page.get_by_test_id(f"plate-{game}").get_by_test_id("play").click()
    clicks = 1
    moved = False
    while not moved and clicks <= few:
        assert ann.waits_for_turn()
        asked, seq = ann.prompt(), ann.seq
        spot = ann.page.wait_for_function(LOUDEST, arg=KINDS).json_value()
        shown = ann.page.evaluate(SHOWN)
        ann.page.mouse.click(*ann.page.evaluate(CENTRE, spot))
        with contextlib.suppress(Late):  # the first press during a scene only ends the scene
            ann.page.wait_for_function(f"(was) => ({SHOWN})() !== was", arg=shown, timeout=5 * SECONDS)
            clicks += 1
        if ann.page.evaluate(ANSWERING, seq):
            ann.confirms(seq)  # on a busy machine: what was clicked before its look came is asked for once more
        moved = turn in asked and ann.seq != seq
    assert moved, ann.prompt()
