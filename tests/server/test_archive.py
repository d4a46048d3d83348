"""Games looked at again: replays, branches, files."""

import json
import random
import subprocess
import sys

import pytest

from tests.server.live import Problem, play_on
from wyrmhall.server.shelf import Shelf


@pytest.fixture
def over(ann, bob, table):
    play_on([ann, bob], table, seed=3)
    return table


def test_a_finished_game_is_seen_at_every_step_from_every_seats_eyes(ann, guest, over):
    steps = ann.get(f"/tables/{over}/steps/0")["steps"]
    stranger = guest()
    for seat in (-1, 0, 1):
        seen = [stranger.get(f"/tables/{over}/steps/{n}", seat=seat) for n in range(steps + 1)]
        assert [s["step"] for s in seen] == list(range(steps + 1))
        hands = [isinstance(hand, list) for hand in seen[0]["view"]["hands"]]
        assert hands == [seat == 0, seat == 1]
        if seat == 0:
            assert seen[-1]["view"] == ann.state(over)["view"]
        assert seen[-1]["scores"][0]["name"] == "Ann"
    with pytest.raises(Problem, match="no-step"):
        stranger.get(f"/tables/{over}/steps/{steps + 1}")


def test_a_running_game_is_replayed_only_from_ones_own_seat(ann, bob, guest, table):
    play_on([ann, bob], table, steps=6)
    assert ann.get(f"/tables/{table}/steps/1", seat=0)["seat"] == 0
    with pytest.raises(Problem, match="not-your-seat"):
        ann.get(f"/tables/{table}/steps/1", seat=1)
    assert guest().get(f"/tables/{table}/steps/1")["seat"] == -1
    with pytest.raises(Problem, match="not-your-seat"):
        guest().get(f"/tables/{table}/log", seat=0)


def test_the_course_of_the_scores_ends_with_the_result(ann, over):
    totals = ann.get(f"/tables/{over}/course")["totals"]
    assert totals[-1] == [s["total"] for s in ann.state(over)["scores"]]


def test_a_branch_for_analysis_keeps_hidden_things_and_says_that_its_seed_is_open(ann, bob, over):
    new = ann.post(f"/tables/{over}/branch", {"step": 4})["table"]
    for seat in (0, 1):
        assert ann.state(new, seat=seat)["view"] == bob.get(f"/tables/{over}/steps/4", seat=seat)["view"]
    head = ann.get(f"/tables/{new}")
    assert (head["parent"], head["parent_step"], head["seed_open"]) == (over, 4, True)
    play_on([ann], new)
    assert ann.get(f"/tables/{new}")["status"] == "over"


def test_a_fair_branch_deals_hidden_things_anew_from_a_seed_of_its_own(ann, bob, over):
    open_view = ann.get(f"/tables/{over}/steps/4", seat=-1)["view"]
    hands = [ann.get(f"/tables/{over}/steps/4", seat=seat)["view"]["hands"][seat] for seat in (0, 1)]
    dealt = []
    for _ in range(6):
        new = ann.post(f"/tables/{over}/branch", {"step": 4, "redeal": True})["table"]
        head = ann.get(f"/tables/{new}")
        assert not head["seed_open"]
        assert head["seed"] == ""
        assert ann.state(new, seat=0)["view"]["lairs"] == open_view["lairs"]
        dealt.append([ann.state(new, seat=seat)["view"]["hands"][seat] for seat in (0, 1)])
    assert any(each != hands for each in dealt)
    state = play_on([ann], new)
    assert state["table"]["status"] == "over"
    again = ann.post(f"/tables/{new}/branch", {"step": 6, "redeal": True})["table"]
    assert ann.state(again)["view"]["lairs"] == ann.get(f"/tables/{new}/steps/6")["view"]["lairs"]
    play_on([ann], again)


def test_branches_start_only_from_finished_games(ann, bob, table):
    with pytest.raises(Problem, match="not-over"):
        ann.post(f"/tables/{table}/branch", {"step": 0})


def test_a_game_goes_out_as_a_file_and_comes_back(ann, guest, over):
    file = guest().http.get(f"/api/tables/{over}/file")
    assert file.headers["content-disposition"].startswith("attachment")
    cem = guest("Cem")
    new = cem.post("/files", file.content)["table"]
    assert cem.get(f"/tables/{new}")["status"] == "over"
    assert cem.get(f"/tables/{new}/steps/5", seat=1)["view"] == ann.get(f"/tables/{over}/steps/5", seat=1)["view"]


def test_a_game_that_comes_back_keeps_the_names_of_its_players(ann, bob, guest, over):
    file = ann.get(f"/tables/{over}/file")
    called = [seat["name"] for seat in ann.get(f"/tables/{over}")["seats"]]
    assert file["names"] == called
    cem = guest("Cem")

    def names_in(said: object) -> list[str]:
        new = cem.post("/files", json.dumps({**file, "names": said}).encode())["table"]
        return [seat["name"] for seat in cem.get(f"/tables/{new}")["seats"]]

    assert names_in(file["names"]) == called
    assert names_in([]) == ["Cem", "Cem"]  # a file from before names were kept
    assert names_in(["Dot\u202e·abc" + "x" * 99, " "]) == ["Dotabc" + "x" * 24, "Cem"]
    with pytest.raises(Problem, match="bad-file"):
        names_in([1])


def test_the_final_table_is_a_picture_with_the_result_once_the_game_is_over(ann, guest, over):
    scores = ann.state(over)["scores"]
    for lang in ("en", "uk"):
        drawn = guest().http.get(f"/api/tables/{over}/picture", params={"lang": lang})
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        for score in scores:
            assert f">{'★ ' * score['winner']}{score['name']}<" in drawn.text
            assert f">{score['total']}<" in drawn.text
            assert lang != "en" or all(f">{line['label']}<" in drawn.text for line in score["lines"] if line["points"])
    painted = ann.http.get(f"/api/tables/{over}/picture", params={"form": "png"})
    assert painted.content.startswith(b"\x89PNG")
    assert painted.headers["content-disposition"].startswith("attachment")
    with pytest.raises(Problem, match="not-over"):
        ann.get(f"/tables/{ann.opens()}/picture")


def test_a_game_with_a_secret_seed_does_not_go_out_before_its_end(ann, table):
    with pytest.raises(Problem, match="not-over"):
        ann.get(f"/tables/{table}/file")


def test_a_file_that_was_tampered_with_does_not_come_in(ann, over):
    file = ann.get(f"/tables/{over}/file")
    file["answers"][3][1] += 1
    with pytest.raises(Problem) as bad:
        ann.post("/files", json.dumps(file).encode())
    assert bad.value.code == "bad-file"
    with pytest.raises(Problem, match="bad-file"):
        ann.post("/files", b"{}")
    with pytest.raises(Problem, match="too-large"):
        ann.post("/files", b" " * 8_100_000)


@pytest.mark.whole
def test_a_game_of_the_house_is_checked_by_the_command_replay(ann, tmp_path):
    id = ann.opens("seadragons", seats=[{"kind": "me"}, {"kind": "me"}])
    play_on([ann], id)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(ann.get(f"/tables/{id}/file")))
    done = subprocess.run([sys.executable, "-m", "wyrmhall", "replay", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    branch = ann.post(f"/tables/{id}/branch", {"step": 20, "redeal": True})["table"]
    play_on([ann], branch, seed=7)
    file.write_text(json.dumps(ann.get(f"/tables/{branch}/file")))
    done = subprocess.run([sys.executable, "-m", "wyrmhall", "replay", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_replay_leaves_out_what_was_taken_back(ann, bob, table):
    ann.answers(table, 0, 0)
    ann.post(f"/tables/{table}/undo", {"seq": 1})
    ann.answers(table, 1)
    assert ann.get(f"/tables/{table}/steps/0")["steps"] == 1


def test_a_replay_asks_with_the_subject_and_the_names_that_the_table_had(serving, guest):
    """So that whoever looks back reads the same questions."""
    ann = guest("Ann", url=serving(Shelf()).url)
    table = ann.opens("flamecraft", [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cid")], seed="3")
    pick, prompts = random.Random(3), {}
    for _ in range(60):
        seat = ann.state(table)["decisions"][0]["seat"]
        mine = ann.state(table, seat=seat)
        decision = next(d for d in mine["decisions"] if d["seat"] == seat)
        prompts[mine["step"]] = seat, decision
        ann.answers(table, pick.choice(decision["options"])["option"], mine["seq"], seat=seat)
    for step, (seat, decision) in prompts.items():
        seen = ann.get(f"/tables/{table}/steps/{step}", seat=seat)["decisions"]
        again = next(d for d in seen if d["seat"] == seat)
        assert (again["prompt"], again.get("about")) == (decision["prompt"], decision.get("about"))
    assert sum("about" in decision for _, decision in prompts.values()) > 20
