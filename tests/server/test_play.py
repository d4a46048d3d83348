"""Playing at a table: over the socket and over plain HTTP."""

import pytest

from tests.server.live import Problem, play_on


def test_both_players_see_an_answer_and_only_their_own_hand(ann, bob, table):
    hers, his = ann.looks(table), bob.looks(table)
    first = hers.state()
    assert his.state()["seat"] == 1
    assert first["seat"] == 0
    assert first["table"]["status"] == "playing"
    assert len(first["view"]["hands"][0]) == 2
    assert first["view"]["hands"][1] == 2
    assert [d["seat"] for d in first["decisions"]] == [0, 1]
    assert [o["label"] for o in first["decisions"][0]["options"]] == ["Card 0", "Card 1"]
    assert "options" not in first["decisions"][1]
    hers.send(type="answer", seq=first["seq"], option=0)
    assert [d["seat"] for d in hers.until_seq(1)["decisions"]] == [1]
    assert [d["seat"] for d in his.until_seq(1)["decisions"]] == [1]


def test_a_whole_game_is_played_over_http(ann, bob, table):
    state = play_on([ann, bob], table)
    assert state["table"]["status"] == "over"
    assert [s["name"] for s in state["scores"]] == ["Ann", "Bob"]
    assert state["scores"][0]["winner"]
    with pytest.raises(Problem, match="over"):
        ann.answers(table, 0)
