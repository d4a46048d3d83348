"""The companion through the server: a page for an evening, and the rules for a browser without a connection."""

import threading

import httpx
import pytest

from tests.server.live import Problem, until
from wyrmhall.companion.rooms import GAMES
from wyrmhall.companion.sheets import sources_of_sheet
from wyrmhall.companion.sources import sources

SEED = "0123456789abcdef" * 2


def test_an_evening_that_is_sent_comes_back_as_what_to_do_now(ann):
    first = ann.post("/companion/wyrmspan", {"text": SEED})
    assert [choice["value"] for choice in first["question"]["choices"]] == [0, 1]
    ready = ann.post("/companion/wyrmspan", {"text": SEED + "010"})
    assert ready["steps"][4] == {
        "text": {"id": "cp-set-token", "args": {}},
        "picture": {"start": 0, "steps": 0, "kind": "track"},
        "clause": "AU-SET-07",
    }
    assert ready["steps"][3]["text"]["args"]["dragons"][0] == {"id": "dragon-47", "args": {}}


@pytest.mark.parametrize(("game", "text"), [("wyrmspan", "no evening"), ("wyrmspan", SEED + "9"), ("chess", SEED)])
def test_what_is_no_evening_is_refused_in_the_readers_language(guest, game, text):
    with pytest.raises(Problem) as refused:
        guest(lang="uk").post(f"/companion/{game}", {"text": text}, lang="uk")
    assert refused.value.code == "bad-evening"
    assert "омічник" in refused.value.detail


def test_one_persons_evenings_hold_up_nobody_and_more_than_a_few_at_once_are_refused(live, ann, bob):
    """Sixty of the longest in a second, from one address, would have taken all threads of the process."""
    told = threading.Event()
    live.app.state.server.companion.threads.submit(told.wait)  # as if somebody's took long
    said = []

    def ask() -> None:
        try:
            said.append(ann.post("/companion/wyrmspan", {"text": SEED})["answers"])
        except Problem as refused:
            said.append(refused.code)

    threads = [threading.Thread(target=ask) for _ in range(5)]
    for thread in threads:
        thread.start()
    until(lambda: len(said) == 3, "all but two are refused")
    assert bob.get("/games/wyrmspan/lessons")["lessons"]
    told.set()
    for thread in threads:
        thread.join()
    assert said == ["too-fast"] * 3 + [0] * 2


@pytest.mark.parametrize("room", GAMES)
def test_a_browser_is_given_the_rules_of_a_room_once_and_packed(live, room):
    said = httpx.get(f"{live.url}/api/companion/{room}/rules")
    script = GAMES[room]
    assert said.json() == {"module": script.__module__, "script": script.__name__, "files": sources(script)}
    assert int(said.headers["content-length"]) < 100_000


def test_there_are_no_rules_of_a_room_that_is_not_there(guest):
    with pytest.raises(Problem) as refused:
        guest(lang="uk").get("/companion/chess/rules", lang="uk")
    assert refused.value.code == "bad-evening"


# --- score sheets and set-up lists ------------------------------------------------------------------------------------


def test_a_sheet_that_is_sent_comes_back_counted(ann):
    counted = ann.post("/games/wyrmspan/sheet", {"seats": 2, "numbers": {"eggs": [3, 5], "items": [9, 0]}})
    assert counted["totals"] == [5, 5]
    assert (counted["tied"], counted["clause"]) == (True, "WS-END-20")


@pytest.mark.parametrize("numbers", [{"eggs": [1]}, {"eggs": [1, 2000]}, {"wishes": [1, 1]}])
def test_what_is_no_sheet_is_refused_in_the_readers_language(guest, numbers):
    with pytest.raises(Problem) as refused:
        guest(lang="uk").post("/games/wyrmspan/sheet", {"seats": 2, "numbers": numbers}, lang="uk")
    assert refused.value.detail


def test_papers_and_the_rules_that_count_are_the_same_for_everybody(live):
    papers = httpx.get(live.url + "/api/games/seadragons/papers").json()
    assert papers["form"]["seats"] == [2, 3, 4, 5]
    assert {line["clause"] for line in papers["lines"]} >= {"SD-SET-21", "SD-SET-26"}
    said = httpx.get(live.url + "/api/games/seadragons/sheet/rules")
    assert said.json() == {
        "module": "wyrmhall.companion.sheet_seadragons",
        "script": "told",
        "files": sources_of_sheet("seadragons"),
    }
    assert int(said.headers["content-length"]) < 40_000
    assert httpx.get(live.url + "/api/games/chess/papers").status_code == 409
