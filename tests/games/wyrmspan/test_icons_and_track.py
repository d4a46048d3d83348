"""The icons of the player mat and the spaces of the guild track, each used once."""

import pytest

from tests.games.wyrmspan.bench import bench
from wyrmhall.games.wyrmspan.paths import ICONS
from wyrmhall.games.wyrmspan.track import GuildStep
from wyrmhall.games.wyrmspan.turns import TURN

CAVES = {"crimson": "C", "golden": "G", "amethyst": "A"}
# Cave, icon, answers, what it changes. The token stands on space 7, so that a step brings a gold.
ICON_GAINS = [
    pytest.param("crimson", 1, ("milk",), {"milk": 1}, marks=pytest.mark.clause("WS-EXP-18")),
    pytest.param("crimson", 2, (), {"steps": 1, "gold": 1}, marks=pytest.mark.clause("WS-EXP-19")),
    pytest.param("crimson", 3, ("meat",), {"meat": 1}, marks=pytest.mark.clause("WS-EXP-20")),
    pytest.param("crimson", 4, ("G1",), {"eggs": 1}, marks=pytest.mark.clause("WS-EXP-21")),
    pytest.param(
        "crimson", 5, ("gold", "G1", "gold", "A1"), {"gold": -2, "cached": 2}, marks=pytest.mark.clause("WS-EXP-22")
    ),
    pytest.param("golden", 1, ("slot 2",), {"D": 1}, marks=pytest.mark.clause("WS-EXP-23")),
    pytest.param("golden", 2, (), {"steps": 1, "gold": 1}, marks=pytest.mark.clause("WS-EXP-24")),
    pytest.param("golden", 3, ("deck",), {"D": 1}, marks=pytest.mark.clause("WS-EXP-25")),
    pytest.param("golden", 4, ("mat",), {"eggs": 1}, marks=pytest.mark.clause("WS-EXP-26")),
    pytest.param("golden", 5, (71, "G1", 72, "A1"), {"D": -2, "tucked": 2}, marks=pytest.mark.clause("WS-EXP-27")),
    pytest.param("amethyst", 1, ("cave-slot 1",), {"C": 1}, marks=pytest.mark.clause("WS-EXP-28")),
    pytest.param("amethyst", 2, (), {"steps": 1, "gold": 1}, marks=pytest.mark.clause("WS-EXP-29")),
    pytest.param("amethyst", 3, ("deck",), {"C": 1}, marks=pytest.mark.clause("WS-EXP-30")),
    pytest.param("amethyst", 4, ("A1",), {"eggs": 1}, marks=pytest.mark.clause("WS-EXP-31")),
    pytest.param(
        "amethyst",
        5,
        ("cave 34", "G1", "A1", "cave 49", "mat", "mat"),
        {"C": -2, "eggs": 4},
        marks=pytest.mark.clause("WS-EXP-32"),
    ),
]
LAYOUT = {
    "dragons": {"G1": 43, "A1": 45},
    "gold": 3,
    "hand": [71, 72, 73],
    "pit": [34, 49, 44],
    "steps": 7,
    "display": (0, 61, 0),
    "cave_display": (12, 0, 0),
}


@pytest.mark.clause("WS-EXP-11")
@pytest.mark.parametrize(("cave", "icon", "answers", "change"), ICON_GAINS)
def test_an_icon_of_the_mat_gives_what_it_shows(cave, icon, answers, change):
    effect = ICONS[5 * list(CAVES).index(cave) + icon - 1]
    bench(**LAYOUT).run(effect).pick(*answers).gives(**change)


@pytest.mark.clause("WS-VRB-19", "WS-EXP-11")
@pytest.mark.parametrize("cave", CAVES)
def test_the_last_icon_of_a_cave_may_be_used_less_often_or_not_at_all(cave):
    effect = ICONS[5 * list(CAVES).index(cave) + 4]
    bench(**LAYOUT).run(effect).pick("skip").gives()
    once = {"crimson": ("gold", "G1"), "golden": (71, "G1"), "amethyst": ("cave 34", "mat", "mat")}[cave]
    changed = {"crimson": {"gold": -1, "cached": 1}, "golden": {"D": -1, "tucked": 1}, "amethyst": {"C": -1, "eggs": 2}}
    bench(**LAYOUT).run(effect).pick(*once, "skip").gives(**changed[cave])


@pytest.mark.clause("WS-EXP-15", "WS-EXP-17", "WS-EXP-14")
@pytest.mark.parametrize("cave", CAVES)
@pytest.mark.parametrize("dragons", [0, 1, 2, 3, 4])
def test_a_walk_past_n_dragons_meets_n_plus_one_icons(cave, dragons):
    # #98, #106, #122, #46 have no if-activated ability; all spaces of the cave are excavated.
    letter = CAVES[cave]
    where = {f"{letter}{n + 1}": number for n, number in enumerate((98, 106, 122, 46)[:dragons])}
    dug = {f"{letter}{n}": card for n, card in ((2, 36), (3, 37), (4, 38))}
    layout = {"dragons": where, "caves": dug, "coins": 1, "gold": 1, "hand": [71], "pit": [34]}
    asked = bench(2, {"ask_everything": True}, others={1: {"coins": 1}}, **layout)
    asked.run(TURN).pick(802 + list(CAVES).index(cave))
    met = 0
    while asked.game.decision.seat == 0:
        met += 1
        asked.pick("skip")
    assert met == dragons + 1
    assert asked.change() == {"coins": -1}


# Space entered, answers, what it brings.
TRACK = [
    pytest.param(1, ("G1",), {"eggs": 1}, marks=pytest.mark.clause("WS-GLD-04")),
    pytest.param(2, (), {"meat": 1}, marks=pytest.mark.clause("WS-GLD-05")),
    pytest.param(3, ("slot 2",), {"D": 1}, marks=pytest.mark.clause("WS-GLD-06")),
    pytest.param(4, ("cave-slot 1",), {"C": 1}, marks=pytest.mark.clause("WS-GLD-07")),
    pytest.param(5, (), {"crystal": 1}, marks=pytest.mark.clause("WS-GLD-08")),
    pytest.param(6, ("row 5",), {"markers": 1}, marks=pytest.mark.clause("WS-GLD-03")),
    pytest.param(7, ("mat",), {"eggs": 1}, marks=pytest.mark.clause("WS-GLD-09")),
    pytest.param(8, (), {"gold": 1}, marks=pytest.mark.clause("WS-GLD-10")),
    pytest.param(9, ("deck",), {"D": 1}, marks=pytest.mark.clause("WS-GLD-11")),
    pytest.param(10, (), {"coins": 1}, marks=pytest.mark.clause("WS-GLD-12")),
    pytest.param(11, (), {"milk": 1}, marks=pytest.mark.clause("WS-GLD-13")),
    pytest.param(12, ("row 5",), {"markers": 1}, marks=pytest.mark.clause("WS-GLD-03", "WS-DIG-17")),
    pytest.param(14, (), {"meat": 1}, marks=pytest.mark.clause("WS-DIG-17")),
]


@pytest.mark.clause("WS-GLD-01")
@pytest.mark.parametrize(("space", "answers", "change"), TRACK)
def test_a_space_of_the_guild_track_gives_what_it_shows_when_it_is_entered(space, answers, change):
    table = bench(**{**LAYOUT, "steps": space - 1}).run(GuildStep()).pick(*answers)
    table.gives(steps=1, **change)
