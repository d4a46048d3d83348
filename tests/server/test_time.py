"""The pace of a table: what happens at zero, pauses that all agree to, and games that the clock has played."""

import pytest

from tests.server.live import Problem, play_on, until

SHORT = {"kind": "bank", "seconds": 1}
LONG = {"kind": "bank", "seconds": 1000, "increment": 10}


def begun(people, **said):
    """A table of the toy, at which all but the first have kept a card and so wait for the first."""
    id = people[0].opens(seats=len(people), **said)
    for each in people[1:]:
        each.joins(id)
    for each in people[1:]:
        seen = each.state(id)
        mine = next(d for d in seen["decisions"] if d["seat"] == seen["seat"])
        each.answers(id, mine["options"][0]["option"], seen["seq"])
    return id


def is_over(guest, id):
    return (state := guest.state(id))["table"]["status"] == "over" and state


def played(guest):
    return sum(game["played"] for game in guest.get("/me/statistics")["games"])


def test_at_a_table_that_says_so_the_game_is_lost_with_the_time(ann, bob):
    id = begun([ann, bob], clock={**SHORT, "at_zero": "lose"})
    state = until(lambda: is_over(bob, id), "Ann's time is up")
    assert [(score["late"], score["winner"]) for score in state["scores"]] == [(True, False), (False, True)]
    assert state["events"][-1]["text"] == ("The time of Ann is up: that loses the game, and a bot sits there now.")
    assert (state["decisions"], state["clock"], state["table"]["by_clock"]) == ([], None, True)
    assert played(ann) == played(bob) == 0
    with pytest.raises(Problem, match="over"):
        ann.post(f"/tables/{id}/seats/0/back")


@pytest.mark.whole
def test_of_three_the_others_play_on_and_who_lost_does_not_come_back(ann, bob, guest, live):
    eve = guest("Eve")
    id = begun([ann, bob, eve], clock={"kind": "bank", "seconds": 4, "increment": 600, "at_zero": "lose"})
    until(lambda: bob.state(id)["table"]["seats"][0]["handed"], "Ann's time is up")
    with pytest.raises(Problem, match="lost-by-clock"):
        ann.post(f"/tables/{id}/seats/0/back")
    live.hall.forget(id)
    assert ann.looks(id).state()["table"]["seats"][0]["handed"]  # nor by looking in
    assert bob.state(id)["table"]["seats"][0]["handed"]
    assert bob.state(id)["table"]["status"] == "playing"
    assert not bob.state(id)["table"]["by_clock"]  # nobody is told before the end


def test_a_game_in_which_a_bot_moved_at_zero_counts_in_no_statistics(ann, bob):
    id = begun([ann, bob], clock={"kind": "bank", "seconds": 1, "increment": 600})
    until(lambda: [d["seat"] for d in bob.state(id)["decisions"]] == [1], "a bot plays Ann's turn")
    assert play_on([ann, bob], id)["table"]["by_clock"]
    assert played(ann) == played(bob) == 0
    id = begun([ann, bob], clock=LONG)
    assert not play_on([ann, bob], id)["table"]["by_clock"]
    assert played(ann) == played(bob) == 1


def pause(guest, id, on=True):
    return guest.post(f"/tables/{id}/pause", {"on": on})


def test_the_clock_stands_still_when_all_agree_and_goes_on_at_anybodys_word(ann, bob, live):
    id = begun([ann, bob], clock=LONG)
    clock = pause(bob, id)["clock"]
    assert (clock["paused"], clock["asks_pause"], clock["running"]) == (False, [1], [0])
    with pytest.raises(Problem, match="no-pause"):
        pause(bob, id)
    state = pause(ann, id)
    assert (state["clock"]["paused"], state["clock"]["asks_pause"], state["clock"]["running"]) == (True, [], [])
    assert state["events"][-1]["text"] == "All agree: the clock stands still."
    left = state["clock"]["left"]
    live.hall.forget(id)
    assert ann.state(id)["clock"]["left"] == left
    clock = pause(bob, id, on=False)["clock"]
    assert (clock["paused"], clock["running"]) == (False, [0])
    assert 50_000 < clock["starts"] <= 60_000
    assert clock["left"] == left


def test_a_pause_may_be_refused_and_needs_a_clock_and_a_seat(ann, bob, guest):
    id = begun([ann, bob], clock=LONG)
    with pytest.raises(Problem, match="no-pause"):
        pause(ann, id, on=False)
    pause(bob, id)
    state = pause(ann, id, on=False)
    assert (state["clock"]["paused"], state["clock"]["asks_pause"]) == (False, [])
    assert state["events"][-1]["text"] == "Ann would rather play on without a pause."
    with pytest.raises(Problem, match="not-your-seat"):
        pause(guest("Eve"), id)
    with pytest.raises(Problem, match="no-clock"):
        pause(ann, begun([ann, bob]))


def test_a_pause_may_be_asked_for_at_the_socket(ann, bob):
    id = begun([ann, bob], clock=LONG)
    hers, his = ann.looks(id), bob.looks(id)
    his.until(lambda m: m["type"] == "state")
    hers.send(type="pause", on=True)
    his.until(lambda m: m["type"] == "state" and m["clock"]["asks_pause"] == [0])
    his.send(type="pause", on=True)
    hers.until(lambda m: m["type"] == "state" and m["clock"]["paused"])


def test_against_bots_ones_own_word_is_enough(ann):
    id = ann.opens(seats=[{"kind": "me"}, {"kind": "bot", "level": "hatchling"}], clock=LONG)
    assert pause(ann, id)["clock"]["paused"]


@pytest.mark.parametrize(
    "wrong",
    [{"days_off": [0, 1, 2, 3, 4, 5, 6]}, {"days_off": [7]}, {"offset": 1000}, {"at_zero": "cry"}, {"increment": -1}],
)
def test_a_clock_that_cannot_be_is_refused(ann, wrong):
    with pytest.raises(Problem, match="malformed"):
        ann.opens(clock={"kind": "turn", "seconds": 86400, **wrong})
