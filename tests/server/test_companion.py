"""The companion through the server: a page for an evening, and the rules for a browser without a connection."""

import httpx
import pytest

from tests.server.live import Problem
from wyrmhall.companion.sources import sources

SEED = "0123456789abcdef" * 2


def test_an_evening_that_is_sent_comes_back_as_what_to_do_now(ann):
    first = ann.post("/games/wyrmspan/companion", {"text": SEED})
    assert [choice["value"] for choice in first["question"]["choices"]] == [0, 1]
    ready = ann.post("/games/wyrmspan/companion", {"text": SEED + "010"})
    assert ready["steps"][4] == {
        "text": {"id": "cp-set-token", "args": {}},
        "picture": "track:0:0",
        "clause": "AU-SET-07",
    }
    assert ready["steps"][3]["text"]["args"]["a"] == {"id": "dragon-47", "args": {}}


@pytest.mark.parametrize(("game", "text"), [("wyrmspan", "no evening"), ("wyrmspan", SEED + "9"), ("worms", SEED)])
def test_what_is_no_evening_is_refused_in_the_readers_language(guest, game, text):
    with pytest.raises(Problem) as refused:
        guest(lang="uk").post(f"/games/{game}/companion", {"text": text}, lang="uk")
    assert refused.value.code == "bad-evening"
    assert "омічник" in refused.value.detail


def test_a_browser_is_given_the_rules_that_run_here_once_and_packed(live):
    said = httpx.get(live.url + "/api/companion/rules")
    assert said.json() == {"games": ["wyrmspan"], "files": sources()}
    assert int(said.headers["content-length"]) < 100_000
