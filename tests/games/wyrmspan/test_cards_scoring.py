"""The end-game abilities, each scored from a mat."""

import pytest

from tests.games.wyrmspan.bench import bench
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.turns import FINISH

# Some dragons without an ability at the end of the game, by trait and size.
SHY = {"small": 75, "medium": 47, "large": 55}
HELPFUL = {"small": 50, "medium": 43, "large": 45}
AGGRESSIVE = {"small": 62, "medium": 58, "large": 61}
PLAYFUL = {"small": 78, "medium": 48, "large": 36}


@pytest.mark.clause("WS-CRD-01")
@pytest.mark.parametrize(
    ("dragons", "trait"), [(SHY, "shy"), (HELPFUL, "helpful"), (AGGRESSIVE, "aggressive"), (PLAYFUL, "playful")]
)
def test_the_dragons_of_these_tests_are_what_they_are_called(dragons, trait):
    for size, number in dragons.items():
        assert ("hatchling", "small", "medium", "large")[DRAGONS[number].size] == size
        assert ("shy", "aggressive", "playful", "helpful")[DRAGONS[number].trait] == trait
        assert DRAGONS[number].game_end is None


# Number of the dragon, its space, the other dragons, further pieces, the VP of its ability.
ENDS = [
    # 2 VP between two dragons
    pytest.param(39, "C2", {"C1": 43, "C3": 45}, {}, 2, marks=pytest.mark.clause("WS-CRD-03")),
    pytest.param(39, "C1", {"C2": 45, "G1": 43}, {}, 0, marks=pytest.mark.clause("WS-CRD-03")),
    pytest.param(39, "C4", {"C1": 43, "C2": 45, "C3": 50, "G4": 55}, {}, 0, marks=pytest.mark.clause("WS-CRD-03")),
    pytest.param(39, "C2", {"C1": 43}, {}, 0, marks=pytest.mark.clause("WS-CRD-03")),
    # 2 VP per objective on which the own marker is lowest, ties included
    pytest.param(
        41,
        "C1",
        {},
        {"rows": [1, 2, 3, 4], "others": {1: {"rows": [1, 3, 2, 4]}, 2: {"rows": [1, 1, 1, 1]}}},
        6,
        marks=pytest.mark.clause("WS-CRD-04"),
    ),
    pytest.param(
        41,
        "C1",
        {},
        {"rows": [1, 1, 1, 1], "others": {1: {"rows": [2, 2, 2, 4]}, 2: {"rows": [1, 1, 1, 1]}}},
        0,
        marks=pytest.mark.clause("WS-CRD-04"),
    ),
    # 3 VP per other dragon of its cave
    pytest.param(
        42, "G1", {"G2": 50, "G3": 56, "G4": 40, "C1": 43, "C2": 45}, {}, 9, marks=pytest.mark.clause("WS-CRD-05")
    ),
    pytest.param(42, "G1", {"C1": 43}, {}, 0, marks=pytest.mark.clause("WS-CRD-05")),
    # 2 VP per own marker on the guild tile, in any row
    pytest.param(
        44, "G1", {}, {"markers": [1, 3, 5], "others": {1: {"markers": [2]}}}, 6, marks=pytest.mark.clause("WS-CRD-06")
    ),
    pytest.param(44, "G1", {}, {}, 0, marks=pytest.mark.clause("WS-CRD-06")),
    # 3 VP for a full column
    pytest.param(46, "C2", {"C1": 43, "G2": 45, "A2": 50}, {}, 3, marks=pytest.mark.clause("WS-CRD-07")),
    pytest.param(46, "C2", {"C1": 43, "G2": 45, "A1": 50}, {}, 0, marks=pytest.mark.clause("WS-CRD-07")),
    # 4 VP per set of four traits; the dragon itself is helpful
    pytest.param(49, "C1", {"C2": 75, "G1": 62, "G2": 48}, {}, 4, marks=pytest.mark.clause("WS-CRD-12", "WS-CRD-01")),
    pytest.param(
        49,
        "C1",
        {"C2": 75, "C3": 47, "G1": 62, "G2": 48, "G3": 58, "A1": 36, "A2": 43},
        {},
        8,
        marks=pytest.mark.clause("WS-CRD-12", "WS-CRD-01"),
    ),
    pytest.param(
        49, "C1", {"C2": 75, "C3": 47, "G1": 62, "G3": 58}, {}, 0, marks=pytest.mark.clause("WS-CRD-12", "WS-CRD-01")
    ),
    # 1 VP per adjacent shy dragon, never itself
    pytest.param(
        51, "G2", {"G1": 75, "G3": 47, "C2": 55, "A2": 43, "C1": 60}, {}, 3, marks=pytest.mark.clause("WS-CRD-14")
    ),
    pytest.param(51, "G2", {"G1": 43}, {}, 0, marks=pytest.mark.clause("WS-CRD-14")),
    # 2 VP per once-per-round dragon, at most 8
    pytest.param(52, "A1", {"A2": 139, "A3": 63, "C1": 43}, {}, 4, marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-18")),
    pytest.param(
        52,
        "A1",
        {"A2": 139, "A3": 63, "C1": 70, "C2": 95, "G1": 109},
        {},
        8,
        marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-18"),
    ),
    # 4 VP without an aggressive dragon in its cave
    pytest.param(54, "C1", {"C2": 43, "G1": 62}, {}, 4, marks=pytest.mark.clause("WS-CRD-20")),
    pytest.param(54, "C1", {"C2": 62}, {}, 0, marks=pytest.mark.clause("WS-CRD-20")),
    # 2 VP per other shy dragon of its cave
    (59, "C1", {"C2": 75, "C3": 47, "C4": 43, "G1": 55}, {}, 4),
    (59, "C1", {"C2": 43}, {}, 0),
    # 2 VP per when-played dragon, at most 8
    pytest.param(71, "C1", {"C2": 48, "G1": 62, "G2": 43}, {}, 4, marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-19")),
    pytest.param(
        71,
        "C1",
        {"C2": 48, "G1": 62, "G2": 38, "G3": 60, "A1": 37},
        {},
        8,
        marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-19"),
    ),
    # 3 VP if its cave is excavated, dragons or not
    pytest.param(74, "C1", {}, {"caves": {"C2": 12, "C3": 34, "C4": 49}}, 3, marks=pytest.mark.clause("WS-CRD-35")),
    pytest.param(
        74,
        "C1",
        {},
        {"caves": {"C2": 12, "C3": 34, "G2": 49, "G3": 13, "G4": 14}},
        0,
        marks=pytest.mark.clause("WS-CRD-35"),
    ),
    # 3 VP as the right-most dragon of its cave
    pytest.param(81, "C2", {"C1": 43, "G3": 45}, {}, 3, marks=pytest.mark.clause("WS-CRD-39")),
    pytest.param(81, "C2", {"C1": 43, "C3": 45}, {}, 0, marks=pytest.mark.clause("WS-CRD-39")),
    # 8 VP with a hatchling, a small and a large dragon in its cave
    pytest.param(91, "C1", {"C2": 20, "C3": 50, "C4": 45}, {}, 8, marks=pytest.mark.clause("WS-CRD-43")),
    pytest.param(91, "C1", {"C2": 20, "C3": 50, "C4": 43, "G1": 45}, {}, 0, marks=pytest.mark.clause("WS-CRD-43")),
    # 5 VP for four dragons in the named cave, wherever it stands
    pytest.param(93, "C1", {"G1": 43, "G2": 45, "G3": 50, "G4": 55}, {}, 5, marks=pytest.mark.clause("WS-CRD-44")),
    pytest.param(93, "G1", {"G2": 45, "G3": 50, "C1": 43, "C2": 55}, {}, 0, marks=pytest.mark.clause("WS-CRD-44")),
    pytest.param(145, "C1", {"A1": 43, "A2": 45, "A3": 50, "A4": 55}, {}, 5, marks=pytest.mark.clause("WS-CRD-44")),
    pytest.param(145, "A1", {"A2": 45, "A3": 50}, {}, 0, marks=pytest.mark.clause("WS-CRD-44")),
    pytest.param(167, "G1", {"C1": 43, "C2": 45, "C3": 50, "C4": 55}, {}, 5, marks=pytest.mark.clause("WS-CRD-44")),
    pytest.param(167, "C1", {"C2": 45, "C3": 50}, {}, 0, marks=pytest.mark.clause("WS-CRD-44")),
    # 1 VP per if-activated dragon, hatchlings included
    pytest.param(97, "C1", {"C2": 43, "G1": 20, "G2": 60, "A1": 139}, {}, 2, marks=pytest.mark.clause("WS-CRD-45")),
    pytest.param(97, "C1", {"A1": 17, "A2": 18, "A3": 29}, {}, 3, marks=pytest.mark.clause("WS-CRD-45")),
    # 3 VP if its cave is full
    pytest.param(98, "C1", {"C2": 43, "C3": 45, "C4": 50}, {}, 3, marks=pytest.mark.clause("WS-CRD-46")),
    pytest.param(98, "C1", {"C2": 43, "C3": 45, "G1": 50, "G2": 55}, {}, 0, marks=pytest.mark.clause("WS-CRD-46")),
    # 2 VP per end-game dragon, itself included, at most 8
    pytest.param(
        101, "C1", {"C2": 43}, {}, 2, marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-17", "WS-CRD-47", "WS-ABL-10")
    ),
    pytest.param(
        101,
        "C1",
        {"A1": 17, "A2": 18},
        {},
        6,
        marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-17", "WS-CRD-47", "WS-ABL-10"),
    ),
    pytest.param(
        101,
        "C1",
        {"C2": 98, "C3": 106, "G1": 122, "G2": 87, "A1": 29},
        {},
        8,
        marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-17", "WS-CRD-47", "WS-ABL-10"),
    ),
    # 3 VP with another playful dragon in its cave
    (102, "C1", {"C2": 48, "C3": 78}, {}, 3),
    (102, "C1", {"C2": 43, "G1": 48}, {}, 0),
    # minus 2 and minus 1 VP per other aggressive dragon of its cave
    pytest.param(106, "C1", {"C2": 62, "C3": 58, "G1": 61}, {}, -4, marks=pytest.mark.clause("WS-CRD-49", "WS-ABL-09")),
    pytest.param(106, "C1", {"C2": 43}, {}, 0, marks=pytest.mark.clause("WS-CRD-49", "WS-ABL-09")),
    pytest.param(
        122, "C1", {"C2": 62, "C3": 58, "C4": 43, "G1": 61}, {}, -2, marks=pytest.mark.clause("WS-CRD-50", "WS-ABL-09")
    ),
    pytest.param(122, "C1", {}, {}, 0, marks=pytest.mark.clause("WS-CRD-50", "WS-ABL-09")),
    # 2 VP per adjacent dragon
    pytest.param(
        112, "G2", {"G1": 43, "G3": 45, "C2": 50, "A2": 55, "C1": 60}, {}, 8, marks=pytest.mark.clause("WS-CRD-14")
    ),
    pytest.param(112, "C1", {"A1": 43}, {}, 0, marks=pytest.mark.clause("WS-CRD-14")),
    # 2 VP per medium, large or small dragon, itself included, at most 8
    pytest.param(119, "C1", {"C2": 43, "C3": 50, "G1": 58}, {}, 6, marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-17")),
    pytest.param(
        119, "C1", {"C2": 43, "C3": 47, "G1": 58, "G2": 48}, {}, 8, marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-17")
    ),
    pytest.param(124, "C1", {"C2": 45, "C3": 50, "G1": 55}, {}, 6, marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-17")),
    pytest.param(
        124, "C1", {"C2": 45, "C3": 36, "G1": 55, "G2": 61}, {}, 8, marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-17")
    ),
    pytest.param(132, "C1", {"C2": 75, "C3": 43, "G1": 50}, {}, 6, marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-17")),
    pytest.param(
        132, "C1", {"C2": 75, "C3": 62, "G1": 50, "G2": 78}, {}, 8, marks=pytest.mark.clause("WS-CRD-15", "WS-CRD-17")
    ),
    # 3 VP per adjacent playful dragon, never itself
    pytest.param(129, "G2", {"G1": 48, "G3": 78, "C2": 43, "C1": 36}, {}, 6, marks=pytest.mark.clause("WS-CRD-14")),
    pytest.param(129, "G2", {}, {}, 0, marks=pytest.mark.clause("WS-CRD-14")),
    # 4 VP per set of four sizes; the dragon itself is large
    pytest.param(131, "C1", {"C2": 20, "C3": 50, "G1": 43}, {}, 4, marks=pytest.mark.clause("WS-CRD-13", "WS-CRD-01")),
    pytest.param(
        131,
        "C1",
        {"C2": 20, "C3": 50, "G1": 43, "G2": 19, "G3": 62, "A1": 58, "A2": 45},
        {},
        8,
        marks=pytest.mark.clause("WS-CRD-13", "WS-CRD-01"),
    ),
    pytest.param(131, "C1", {"C3": 50, "G1": 43}, {}, 0, marks=pytest.mark.clause("WS-CRD-13", "WS-CRD-01")),
    # 3 VP per hatchling, at most 9
    pytest.param(134, "C1", {"C2": 20, "C3": 19, "G1": 43}, {}, 6, marks=pytest.mark.clause("WS-CRD-16")),
    pytest.param(134, "C1", {"C2": 20, "C3": 19, "G1": 1, "G2": 2}, {}, 9, marks=pytest.mark.clause("WS-CRD-16")),
    # 4 VP with another helpful dragon in its column
    pytest.param(150, "C2", {"C1": 43, "G2": 48, "A2": 50}, {}, 4, marks=pytest.mark.clause("WS-CRD-62")),
    pytest.param(150, "C2", {"C1": 43, "G2": 48, "A1": 50}, {}, 0, marks=pytest.mark.clause("WS-CRD-62")),
    # 1 VP per two own eggs, over all eggs together
    pytest.param(
        179, "C1", {"C2": 43}, {"eggs": {"C1": 1, "C2": 2, "mat": 2}}, 2, marks=pytest.mark.clause("WS-CRD-69")
    ),
    pytest.param(179, "C1", {}, {"eggs": {"mat": 1}}, 0, marks=pytest.mark.clause("WS-CRD-69")),
    # 1 VP per helpful dragon, itself included
    pytest.param(183, "C1", {"C2": 43, "G1": 50, "A1": 48}, {}, 3, marks=pytest.mark.clause("WS-CRD-71", "WS-CRD-01")),
    pytest.param(183, "C1", {"C2": 48}, {}, 1, marks=pytest.mark.clause("WS-CRD-71", "WS-CRD-01")),
]


@pytest.mark.clause("WS-ABL-08", "WS-VRB-25", "WS-VRB-26", "WS-END-06")
@pytest.mark.parametrize(("dragon", "where", "others", "pieces", "vp"), ENDS)
def test_an_end_game_ability_scores_what_it_counts(dragon, where, others, pieces, vp):
    table = bench(3, dragons={where: dragon, **others}, **pieces)
    assert table.points("abilities") == vp


@pytest.mark.clause("WS-END-07", "WS-GEN-18", "WS-TUC-10", "WS-GEN-20")
def test_end_game_abilities_of_cards_in_hand_or_tucked_do_not_count():
    table = bench(dragons={"C1": 43}, tucked={"C1": [179, 183]}, hand=[134, 101], eggs={"mat": 2})
    assert table.points("abilities") == 0


OFFERS = [
    (86, {"hand": [60, 61, 62]}, "offer 1", (60,), {"D": -1}, 1),
    (86, {"hand": [60, 61, 62]}, "offer 2", (60, 62), {"D": -2}, 3),
    (87, {"pit": [12, 34, 49]}, "offer 1", ("cave 34",), {"C": -1}, 1),
    (87, {"pit": [12, 34, 49]}, "offer 2", ("cave 34", "cave 49"), {"C": -2}, 3),
    (144, {"gold": 1, "milk": 2}, "offer 1", ("milk",), {"milk": -1}, 1),
    (144, {"gold": 2, "milk": 2}, "offer 2", ("milk", "gold"), {"milk": -1, "gold": -1}, 3),
    (149, {"gold": 1, "hand": [60], "pit": [12]}, "offer 1", (), {"gold": -1, "D": -1, "C": -1}, 5),
]


@pytest.mark.clause("WS-CRD-41", "WS-VRB-27", "WS-END-15", "WS-END-16", "WS-END-17", "WS-DEC-43")
@pytest.mark.parametrize(("dragon", "given", "offer", "pays", "paid", "vp"), OFFERS)
def test_an_offer_of_the_final_scoring_is_paid_once(dragon, given, offer, pays, paid, vp):
    table = bench(dragons={"G1": dragon}, **given).run(FINISH)
    both = ("offer 1", "offer 2", "skip") if dragon != 149 else ("offer 1", "skip")
    table.asks(*both).pick(offer, *pays).gives(**paid)
    assert table.points("abilities") == vp


@pytest.mark.clause("WS-VRB-27", "WS-END-17")
@pytest.mark.parametrize(("dragon", "given"), [row[:2] for row in OFFERS])
def test_an_offer_of_the_final_scoring_may_be_declined(dragon, given):
    table = bench(dragons={"G1": dragon}, **given).run(FINISH).pick("skip").gives()
    assert table.points("abilities") == 0


@pytest.mark.clause("WS-VRB-27", "WS-CRD-41")
@pytest.mark.parametrize(
    ("dragon", "given", "offered"),
    [
        (86, {"hand": [60]}, ("offer 1", "skip")),
        (87, {"pit": [12]}, ("offer 1", "skip")),
        (144, {"gold": 1}, ("offer 1", "skip")),
        (149, {"gold": 1, "hand": [60]}, ()),
        (86, {"pit": [12], "gold": 3}, ()),
    ],
)
def test_only_offers_that_can_be_paid_are_made(dragon, given, offered):
    table = bench(dragons={"G1": dragon}, **given).run(FINISH)
    if offered:
        table.asks(*offered)
    else:
        table.gives()
