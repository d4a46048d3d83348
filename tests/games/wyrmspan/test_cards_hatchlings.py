"""The 35 hatchlings: what each is fed with, what every feeding brings, and what the third brings besides."""

import pytest

from tests.games.wyrmspan.bench import Bench, bench
from wyrmhall.games.wyrmspan.dragons import DRAGONS

# Number, food, benefit of every feeding, bonus at the third. The guild token stands on space 9, so that a step
# brings a coin and two steps bring a coin and a milk.
HATCHLINGS = [
    (1, "milk", {"C": 1}, {"eggs": 2}),
    (2, "D", {"eggs": 1}, {"coins": 1}),
    (3, "milk", {"res": 1}, {"steps": 2}),
    (4, "milk", {"crystal": 1}, {"coins": 1}),
    (5, "meat", {"steps": 1}, {"gold": 1, "crystal": 1, "meat": 1}),
    (6, "D", {"steps": 1}, {"coins": 1}),
    (7, "milk", {"gold": 1}, {"steps": 2}),
    (8, "D", {"res": 1}, {"D": 1, "steps": 1}),
    (9, "milk", {"D": 1}, {"crystal": 2}),
    (10, "D", {"C": 1}, "excavate"),
    (11, "milk", {"eggs": 1}, {"meat": 2}),
    (12, "milk", {"crystal": 1}, {"steps": 2}),
    (13, "meat", {"milk": 1}, {"C": 2}),
    (14, "meat", {"meat": 1}, {"coins": 1}),
    (15, "milk", {"milk": 1}, {"eggs": 2}),
    (16, "meat", {"C": 1}, "excavate"),
    (17, "milk", {}, {"D": 2}),
    (18, "D", {}, {"steps": 2}),
    (19, "D", {"D": 1}, {"res": 2}),
    (20, "meat", {"gold": 1}, {"D": 2}),
    (21, "milk", {"eggs": 1}, "excavate"),
    (22, "D", {"meat": 1}, {"D": 2}),
    (23, "meat", {"eggs": 1}, {"gold": 1, "meat": 1}),
    (24, "milk", {"meat": 1}, {"coins": 1}),
    (25, "milk", {"steps": 1}, {"gold": 2}),
    (26, "milk", {"D": 1}, {"coins": 1}),
    (27, "meat", {"crystal": 1}, {"D": 1, "steps": 1}),
    (28, "meat", {"res": 1}, {"steps": 2}),
    (29, "meat", {}, {"coins": 1}),
    (30, "D", {"steps": 1}, {"eggs": 2}),
    (31, "D", {"crystal": 1}, {"C": 2}),
    (32, "milk", {"meat": 1}, "excavate"),
    (33, "D", {"eggs": 1}, {"crystal": 1, "meat": 1}),
    (34, "D", {"milk": 1}, "excavate"),
    (35, "D", {"gold": 1}, "excavate"),
]


def hungry(dragon: int, food: str, fed: int, **more) -> Bench:
    """A hatchling alone in its cave that has been fed some times, with food for once more."""
    home = "CGA"[DRAGONS[dragon].caves[0]] + "1"
    before = [n for n in range(36, 46) if n != dragon][:fed]
    eaten = {"tucked": {home: before}} if food == "D" else {"cached": {home: " ".join([food] * fed)}}
    meal = {"hand": [60]} if food == "D" else {food: 1}
    return bench(dragons={home: dragon}, fed={home: fed}, steps=9, **eaten, **meal, **more).use(home)


def feed(table: Bench, food: str, benefit, bonus=None) -> Bench:
    """Feed it, and answer what its feeding must ask, and nothing else."""
    words = []
    if bonus == "excavate":  # before or after a card or an egg; then the cave card, and the cave
        words += ["part 1"] if "C" in benefit or "eggs" in benefit else []
        words += ["cave 12", "in golden"]
    for change in (benefit, bonus or {}):
        words += ["gold"] * (0 if change == "excavate" else change.get("res", 0))
    return table.pick(60 if food == "D" else food, *words)


def eating(food: str) -> dict[str, int]:
    return {"D": -1, "tucked": 1} if food == "D" else {food: -1, "cached": 1}


def total(*changes) -> dict[str, int]:
    """Changes added up, with what lies on the spaces of the guild track and what the excavation brings."""
    found: dict[str, int] = {}
    steps = sum(0 if change == "excavate" else change.get("steps", 0) for change in changes)
    track = {0: {}, 1: {"coins": 1}, 2: {"coins": 1, "milk": 1}}[steps]
    for change in (*changes, track):
        change = {"C": -1, "caves": 1, "coins": 1} if change == "excavate" else change
        for key, n in change.items():
            key = "gold" if key == "res" else key
            found[key] = found.get(key, 0) + n
    return {key: n for key, n in found.items() if n}


@pytest.mark.clause("WS-HAT-02", "WS-HAT-05", "WS-HAT-17")
@pytest.mark.parametrize(("dragon", "food", "benefit", "bonus"), HATCHLINGS)
def test_every_feeding_of_a_hatchling_brings_its_benefit(dragon, food, benefit, bonus):
    table = feed(hungry(dragon, food, fed=0, pit=[12], cave_deck=[13]), food, benefit)
    table.gives(**total(eating(food), benefit))


@pytest.mark.clause("WS-HAT-12", "WS-VRB-14")
@pytest.mark.parametrize(("dragon", "food", "benefit", "bonus"), HATCHLINGS)
def test_the_third_feeding_of_a_hatchling_brings_its_bonus_besides(dragon, food, benefit, bonus):
    table = feed(hungry(dragon, food, fed=2, pit=[12], cave_deck=[13, 14]), food, benefit, bonus)
    table.gives(**total(eating(food), benefit, bonus))


@pytest.mark.clause("WS-HAT-13", "WS-HAT-14")
@pytest.mark.parametrize("fed", [3, 5, 8])
@pytest.mark.parametrize(("dragon", "food", "benefit", "bonus"), HATCHLINGS)
def test_no_later_feeding_of_a_hatchling_brings_the_bonus_again(dragon, food, benefit, bonus, fed):
    table = feed(hungry(dragon, food, fed, pit=[12], cave_deck=[13]), food, benefit)
    table.gives(**total(eating(food), benefit))


@pytest.mark.clause("WS-HAT-03")
@pytest.mark.parametrize(("dragon", "food", "benefit"), [row[:3] for row in HATCHLINGS])
def test_one_activation_allows_one_feeding(dragon, food, benefit):
    home = "CGA"[DRAGONS[dragon].caves[0]] + "1"
    plenty = {"hand": [60, 61, 62]} if food == "D" else {food: 3}
    table = feed(bench(dragons={home: dragon}, **plenty).use(home), food, benefit)
    assert table.change()["tucked" if food == "D" else "cached"] == 1


@pytest.mark.clause("WS-HAT-04", "WS-DEC-36")
@pytest.mark.parametrize("dragon", [row[0] for row in HATCHLINGS])
def test_a_hatchling_may_go_hungry(dragon):
    food = next(row[1] for row in HATCHLINGS if row[0] == dragon)
    hungry(dragon, food, fed=0).asks(60 if food == "D" else food, "skip").pick("skip").gives()


@pytest.mark.clause("WS-VRB-14")
@pytest.mark.parametrize(("dragon", "food"), [row[:2] for row in HATCHLINGS])
def test_a_hatchling_is_not_fed_without_its_food(dragon, food):
    home = "CGA"[DRAGONS[dragon].caves[0]] + "1"
    other = {"gold": 1, "coins": 2, "pit": [12], "eggs": {"mat": 2}}  # a single resource cannot be exchanged
    bench(dragons={home: dragon}, **other).use(home).gives()


@pytest.mark.clause("WS-HAT-18", "WS-HAT-19", "WS-VRB-28", "WS-CAC-11", "WS-TUC-11")
@pytest.mark.parametrize(
    ("dragon", "lies", "extra"),
    [
        (17, {"cached": {"G1": "milk milk meat gold"}}, 2),
        (18, {"tucked": {"G1": [60, 61, 62]}, "cached": {"G1": "milk meat"}}, 3),
        (29, {"cached": {"G1": "meat meat meat milk crystal"}, "tucked": {"G1": [60]}}, 3),
    ],
)
def test_what_was_fed_to_three_hatchlings_is_worth_one_vp_more(dragon, lies, extra):
    table = bench(dragons={"G1": dragon}, **lies)
    assert table.points("abilities") == extra


@pytest.mark.clause("WS-HAT-15", "WS-DEC-37", "WS-GEN-35")
def test_the_order_of_benefit_and_bonus_is_asked_where_it_can_matter():
    # #3: a resource at every feeding, two guild steps at the third; the second step enters a brown space.
    table = hungry(3, "milk", fed=2)
    table.game.players[0].steps = 4
    table.pick("milk").asks("part 1", "part 2").pick("part 1", "gold", "row 5")
    assert table.change()["gold"] == 1
    assert table.change()["markers"] == 1
    # #21: an egg at every feeding, an excavation at the third, whose cave card may free a nest first (cave 74).
    full = bench(dragons={"A1": 21}, fed={"A1": 2}, milk=1, eggs={"mat": 2}, pit=[74]).use("A1").pick("milk")
    full.pick("cave 74", "in golden", "egg mat", "meat", "meat", "skip")
    full.gives(milk=-1, cached=1, C=-1, caves=1, meat=2)  # one egg was paid, and the egg of the benefit laid


@pytest.mark.clause("WS-DEC-29", "WS-HAT-11")
def test_the_order_in_which_several_hatchlings_are_fed_is_the_owners():
    # #130 tucks a card under each playful dragon of its cave; #19 and #22 are playful hatchlings that eat cards.
    table = bench(dragons={"C1": 130, "C2": 22, "C3": 19}).use("C1").asks("C1", "C2", "C3", "skip")
    table.pick("C3", "C1", "C2").gives(tucked=3, meat=1, D=1)
    bench(dragons={"C1": 130, "C2": 22, "C3": 36}).use("C1").gives(tucked=3, meat=1)
