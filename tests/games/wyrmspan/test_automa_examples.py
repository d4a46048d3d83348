"""The examples of the Automa rules."""

import pytest

from tests.games.wyrmspan.bench import bench
from wyrmhall.games.wyrmspan import RULES, solo
from wyrmhall.games.wyrmspan.automa import AdvanceByCave, ClaimRow
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.turns import SCORE_OBJECTIVE

FACE_UP = {"display": (60, 61, 62), "cave_display": (12, 13, 14)}


@pytest.mark.clause("AU-EX-01")
def test_example_a_move_past_a_brown_space():
    table = bench(1, round=4, deck=[71], automa={"deck": [7] * 4, "steps": 4}, **FACE_UP)
    table.game.events = []
    table.run(solo.AUTOMA_TURN)
    automa = table.game.automa
    assert automa.steps == 7
    assert (automa.dragons, automa.caves) == ([60], [])
    assert table.game.display == [71, 61, 62]
    assert (automa.markers, automa.beside, automa.coins) == ([2], 0, 0)
    assert [event.kind for event in table.game.events] == [
        "automa-turned",
        "automa-walked",
        "automa-took",
        "automa-claimed",
    ]


@pytest.mark.clause("AU-EX-02")
def test_example_the_quantity_of_medium_dragons():
    medium = next(i for i, face in enumerate(FACES) if face.name == "medium")
    dragons = {"C1": 43, "C2": 47, "G1": 58}  # three of the human make a tie with three of the Automa
    table = bench(1, round=2, objectives=[medium] * 4, dragons=dragons, automa={"coins": 2, "rows": [4]}, rows=[4])
    assert solo.quantity(table.game, FACES[medium].automa[1], 12) == 3
    bank = table.game.bank[4]
    table.run(SCORE_OBJECTIVE).asks("C1", "C2", "G1", "mat")  # the egg of the new round
    assert (table.game.automa.rows[1], table.game.players[0].rows[1]) == (1, 1)
    assert table.game.automa.coins == 0
    assert table.game.bank[4] == bank + 2 - 6  # the two coins came back, then the human had an income


EXCAVATED = {"C2": 34, "C3": 35, "G2": 36}


@pytest.mark.clause("AU-EX-03")
def test_example_ravel_and_the_most_excavated_cave():
    table = bench(1, {"solo": "ravel"}, caves=EXCAVATED).run(AdvanceByCave(most=True))
    assert table.game.automa.steps == 3


@pytest.mark.clause("AU-EX-04")
def test_example_ravel_and_the_least_excavated_cave():
    table = bench(1, {"solo": "ravel"}, caves=EXCAVATED).run(AdvanceByCave(most=False))
    assert table.game.automa.steps == 1


@pytest.mark.clause("AU-EX-05")
def test_example_no_more_than_seven_cards_in_a_cave():
    crimson = next(i for i, face in enumerate(FACES) if face.name == "cards-in-crimson")
    full = {"C1": 43, "C2": 45, "C3": 50, "C4": 55}  # four dragons on three cave cards
    layout = {"dragons": full, "rows": [4, 4, 4], "objectives": [crimson] * 4}
    table = bench(1, round=4, automa={"coins": 3, "rows": [4, 4, 4]}, **layout).run(SCORE_OBJECTIVE)
    assert (table.game.players[0].rows[3], table.game.automa.rows[3]) == (1, 1)  # 7 and 7, not 7 and 8


@pytest.mark.clause("AU-EX-06")
def test_example_counting_open_rows():
    table = bench(1)
    table.game.free[0] = table.game.free[2] = 0
    table.run(ClaimRow(4))
    assert table.game.automa.markers == [1]


@pytest.mark.clause("AU-EX-07")
def test_example_the_last_card_with_a_pass_symbol():
    table = bench(1, automa={"deck": [6, 6], "steps": 5, "coins": 1}, **FACE_UP).run(solo.AUTOMA_TURN)
    automa = table.game.automa
    assert (automa.passed, automa.shown) == (True, [6])
    assert (automa.steps, automa.coins, automa.dragons, automa.markers) == (5, 1, [], [])
    assert table.game.display == [60, 61, 62]


@pytest.mark.clause("AU-EX-08")
def test_example_sixty_points():
    automa = {"dragons": [60, 61, 62, 63, 64], "caves": [12, 13, 14], "steps": 9, "rows": [1, 2, 1, 2]}
    table = bench(1, automa=automa)
    sources = RULES.scores(table.game)[1]
    assert (sources["dragons"], sources["caves"], sources["track"], sources["objectives"]) == (35, 6, 3, 16)
    assert sum(sources.values()) == 60


@pytest.mark.clause("AU-EX-09")
def test_example_a_card_with_everything():
    table = bench(1, round=4, deck=[71, 72, 73, 74], automa={"deck": [6] * 4, "steps": 4}, **FACE_UP)
    table.game.events = []
    table.run(solo.AUTOMA_TURN)
    automa = table.game.automa
    assert {60, 61, 62} <= set(table.game.discard)
    assert (automa.coins, automa.steps) == (1, 7)
    assert automa.dragons[0] in (71, 72, 73, 74)
    assert all(table.game.display)
    assert automa.markers == [1]
    kinds = [event.kind.removeprefix("automa-") for event in table.game.events]
    assert kinds == ["turned", "refreshed", "coin", "walked", "took", "claimed"]


@pytest.mark.clause("AU-EX-10")
@pytest.mark.parametrize(("mode", "vp"), [("ravel", 6), ("automa", 0)])
def test_example_markers_of_the_automa_at_the_end(mode, vp):
    table = bench(1, {"solo": mode}, automa={"markers": [2, 3, 4]})
    assert RULES.scores(table.game)[1]["guild"] == vp
