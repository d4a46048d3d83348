"""The twenty faces of the objective tiles, each counted on a mat."""

import pytest

from tests.games.wyrmspan.bench import bench
from wyrmhall.games.wyrmspan.objectives import FACES, quantity

MAT = {
    # Crimson: a hatchling, a small and a medium dragon; Golden: a large one; Amethyst: two.
    "dragons": {"C1": 20, "C2": 109, "C3": 43, "G1": 55, "A1": 60, "A2": 18},
    "caves": {"C4": 12, "G2": 34},
    "eggs": {"C3": 2, "mat": 1},
    "cached": {"C1": "meat meat", "G1": "gold"},
    "tucked": {"C3": [50, 53, 45, 19], "A1": [62]},
    "hand": [48, 49],
    "steps": 7,
    "markers": [1],
}
# Face, and how much of it that mat has. #20 playful (cost 2), #109 small aggressive (2), #43 medium helpful (2),
# #55 large shy (4), #60 large shy (2), #18 hatchling aggressive (3). When played: #60. Once per round: #109.
# If activated: #20, #43, #55, #18. Nests: #109 1, #43 5, #55 4, #60 2.
COUNTS = [
    pytest.param("cave-cards-on-mat", 5, marks=pytest.mark.clause("WS-OBJ-16")),
    pytest.param("cards-in-amethyst", 3, marks=pytest.mark.clause("WS-OBJ-17")),
    pytest.param("cards-in-crimson", 6, marks=pytest.mark.clause("WS-OBJ-17")),
    pytest.param("cards-in-golden", 2, marks=pytest.mark.clause("WS-OBJ-17")),
    pytest.param("egg-capacity", 12, marks=pytest.mark.clause("WS-OBJ-18")),
    pytest.param("eggs", 3, marks=pytest.mark.clause("WS-OBJ-19")),
    pytest.param("cached-resources", 3, marks=pytest.mark.clause("WS-OBJ-21")),
    pytest.param("cost-0-2", 4, marks=pytest.mark.clause("WS-OBJ-26")),
    pytest.param("cost-3-plus", 2, marks=pytest.mark.clause("WS-OBJ-26")),
    pytest.param("when-played-or-once-per-round", 2, marks=pytest.mark.clause("WS-OBJ-28")),
    pytest.param("if-activated", 4, marks=pytest.mark.clause("WS-OBJ-29", "WS-HAT-22")),
    pytest.param("hatchlings", 2, marks=pytest.mark.clause("WS-OBJ-30")),
    pytest.param("small", 1, marks=pytest.mark.clause("WS-OBJ-30")),
    pytest.param("medium", 1, marks=pytest.mark.clause("WS-OBJ-30")),
    pytest.param("large", 2, marks=pytest.mark.clause("WS-OBJ-30")),
    pytest.param("aggressive", 2, marks=pytest.mark.clause("WS-OBJ-31")),
    pytest.param("playful", 1, marks=pytest.mark.clause("WS-OBJ-31")),
    pytest.param("shy", 2, marks=pytest.mark.clause("WS-OBJ-31")),
    pytest.param("helpful", 1, marks=pytest.mark.clause("WS-OBJ-31")),
]


def face(name: str) -> int:
    return next(i for i, face in enumerate(FACES) if face.name == name)


@pytest.mark.clause("WS-OBJ-02", "WS-TUC-09")
@pytest.mark.parametrize(("objective", "count"), COUNTS)
def test_an_objective_counts_its_target_on_the_own_mat(objective, count):
    assert quantity(bench(**MAT).game, 0, face(objective)) == count


@pytest.mark.clause("WS-OBJ-02")
@pytest.mark.parametrize(("objective", "count"), COUNTS)
def test_an_empty_mat_has_nothing_of_any_objective(objective, count):
    assert quantity(bench(**MAT).game, 1, face(objective)) == 0


@pytest.mark.clause("WS-OBJ-22", "WS-OBJ-23", "WS-OBJ-25", "WS-OBJ-32")
@pytest.mark.parametrize("objective", ["guild-position"])
def test_position_on_the_guild_ranks_by_markers_and_then_by_progress(objective):
    def position(**guild) -> int:
        return quantity(bench(**guild).game, 0, face(objective))

    assert position() == 0
    assert position(steps=1) > 0
    assert position(steps=6, markers=[7]) > position(steps=5)
    assert position(steps=8, markers=[7]) > position(steps=7, markers=[7])
    assert position(steps=12, markers=[7, 7]) > position(steps=11, markers=[7])
    assert position(steps=8, markers=[7]) == position(steps=8, markers=[1])


@pytest.mark.clause("WS-OBJ-24")
@pytest.mark.parametrize(("objective", "laps"), [("guild-position", True), ("guild-position", False)])
def test_laps_after_the_fourth_marker_count(objective, laps):
    def position(steps: int) -> int:
        table = bench(options={"guild_laps": laps}, steps=steps, markers=[7] * 4)
        return quantity(table.game, 0, face(objective))

    assert (position(37) > position(35)) == laps
