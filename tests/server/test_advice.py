"""What bots say to people who ask: hints where a table allows them, verdicts on games that are over; and packs."""

import pytest

from tests.server.live import Problem, play_on
from wyrmhall.games.seadragons.pack import new_pack
from wyrmhall.server.shelf import Shelf

ALONE = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


@pytest.fixture
def ann(serving, guest):
    return guest("Ann", url=serving(Shelf(), bot_seconds=0.3).url)


def test_hints_are_options_with_a_reason_in_the_askers_language(ann):
    table = ann.opens("seadragons", ALONE, hints=True, options={"first_player": "1"})
    offered = {option["option"] for option in ann.state(table)["decisions"][0]["options"]}
    said = [ann.get(f"/tables/{table}/hints", seat=0, lang=lang)["hints"] for lang in ("en", "uk")]
    assert all({hint["option"] for hint in hints} <= offered for hints in said)
    assert all(hint["reasons"][0]["text"].isascii() for hint in said[0])
    assert not any(hint["reasons"][0]["text"].isascii() for hint in said[1])


def test_hints_need_a_table_that_allows_them_and_a_decision_of_ones_own(ann):
    table = ann.opens("seadragons", ALONE)
    with pytest.raises(Problem, match="no-hints"):
        ann.get(f"/tables/{table}/hints", seat=0)
    table = ann.opens("seadragons", ALONE, hints=True, options={"first_player": "1"})
    with pytest.raises(Problem, match="not-your-turn"):
        ann.get(f"/tables/{table}/hints", seat=1)


def test_verdicts_are_for_those_who_played_and_for_games_that_are_over(ann, guest):
    table = ann.opens("seadragons", ALONE)
    with pytest.raises(Problem, match="not-over"):
        ann.get(f"/tables/{table}/steps/1/verdict")
    play_on([ann], table)
    verdict = ann.get(f"/tables/{table}/steps/1/verdict")
    assert (verdict["step"], verdict["chosen"] != "", verdict["loss"] >= 0) == (1, True, True)
    with pytest.raises(Problem, match="no-step"):
        ann.get(f"/tables/{table}/steps/0/verdict")
    with pytest.raises(Problem, match="not-your-table"):
        guest("Bob", url=ann.url).get(f"/tables/{table}/steps/1/verdict")


def test_a_pack_is_read_as_toml_and_named_with_its_cards(ann):
    with pytest.raises(Problem, match="line 2"):
        ann.opens("seadragons", ALONE, pack='game = "seadragons"\n[pack')
    table = ann.opens("seadragons", ALONE, pack=new_pack().replace('id = "my-box"', 'id = "attic"'))
    assert ann.get(f"/tables/{table}")["pack"] == "attic"
    assert ann.get(f"/tables/{table}/cards")["cards"]
    assert ann.get(f"/tables/{ann.opens('seadragons', ALONE)}")["pack"] == ""


def test_what_is_wrong_with_a_pack_is_said_in_the_readers_language(ann):
    torn = {"game": "seadragons", "seats": ALONE, "pack": 'game = "seadragons"\n[pack'}
    said = ann.http.post("/api/tables", json=torn, headers={"Accept-Language": "uk"}).json()
    assert (said["code"], "рядок 2: це не TOML" in said["detail"]) == ("bad-setup", True), said
    said = ann.http.post("/api/files", content=b"{", headers={"Accept-Language": "ru"}).json()
    assert (said["code"], "это не полный файл партии" in said["detail"]) == ("bad-file", True), said
