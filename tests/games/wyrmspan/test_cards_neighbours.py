"""Dragons that concern other players: gifts to all, and comparisons with the left neighbour."""

import pytest

from tests.games.wyrmspan.bench import bench

PLENTY = {1: {"eggs": {"mat": 1}, "gold": 1, "hand": [60], "pit": [12], "steps": 7}}
PLENTY[2] = {**PLENTY[1], "hand": [61], "pit": [20]}


@pytest.mark.clause("WS-CRD-02", "WS-VRB-22", "WS-VRB-17")
def test_the_subterranean_basilisk_lays_two_eggs_and_each_opponent_may_lay_one():
    table = bench(3, dragons={"A1": 37}, others=PLENTY).use("A1").pick("A1", "mat")
    table.gives(eggs=2).gives(seat=1, eggs=1).gives(seat=2, eggs=1)
    assert table.seen("mat", seat=1) == {"eggs": 2}


@pytest.mark.clause("WS-CRD-74")
def test_the_eternal_feydragon_makes_two_steps_and_each_opponent_one():
    table = bench(3, dragons={"G1": 57}, steps=9, others=PLENTY).use("G1")
    table.gives(steps=2, coins=1, milk=1).gives(seat=1, steps=1, gold=1).gives(seat=2, steps=1, gold=1)


@pytest.mark.clause("WS-VRB-22", "WS-GEN-23")
@pytest.mark.parametrize(("dragon", "kind"), [(85, "crystal"), (178, "gold"), (181, "meat")])
def test_a_dragon_gives_two_of_a_kind_and_one_to_each_opponent(dragon, kind):
    table = bench(3, dragons={"C1": dragon}, others=PLENTY).use("C1")
    table.gives(**{kind: 2}).gives(seat=1, **{kind: 1}).gives(seat=2, **{kind: 1})


@pytest.mark.clause("WS-GEN-27", "WS-GEN-28", "WS-DEC-38")
@pytest.mark.parametrize(("dragon", "kind"), [(85, "crystal"), (178, "gold"), (181, "meat")])
def test_owner_and_opponents_each_take_or_decline_their_own_part(dragon, kind):
    table = bench(3, {"ask_everything": True}, dragons={"C1": dragon}).use("C1").pick("skip")
    table.asks(kind, "skip", seat=1).pick(kind).asks(kind, "skip", seat=2).pick("skip")
    table.gives().gives(seat=1, **{kind: 1}).gives(seat=2)


@pytest.mark.clause("WS-CRD-34", "WS-VRB-22", "WS-GEN-34")
def test_the_patient_redwyrm_takes_a_resource_for_an_egg_twice_and_once_from_each_opponent():
    table = bench(3, dragons={"C1": 70}, meat=2, milk=1, others=PLENTY).use("C1").asks("meat", "milk", "skip")
    table.pick("meat", "C1", "milk", "C1").asks("gold", "skip", seat=1).pick("gold")
    table.asks("gold", "skip", seat=2).pick("skip")
    table.gives(meat=-1, milk=-1, eggs=2).gives(seat=1, gold=-1, eggs=1).gives(seat=2)
    assert table.seen("C1") == {"eggs": 2}
    poor = bench(2, dragons={"C1": 70}, others={1: PLENTY[1]}).use("C1").pick("gold")
    poor.gives().gives(seat=1, gold=-1, eggs=1)  # the owner could pay nothing


@pytest.mark.clause("WS-CRD-63", "WS-VRB-24", "WS-DEC-39")
def test_the_brindled_frogmouth_gives_two_of_one_kind_and_one_of_the_same_to_each_opponent():
    table = bench(3, dragons={"C1": 156}).use("C1").asks("meat", "gold", "crystal", "milk").pick("milk")
    table.gives(milk=2).gives(seat=1, milk=1).gives(seat=2, milk=1)


@pytest.mark.clause("WS-CRD-64")
def test_who_declines_the_own_part_of_the_brindled_frogmouth_still_names_the_kind():
    table = bench(2, {"ask_everything": True}, dragons={"C1": 156}).use("C1").pick("gold", "skip")
    table.asks("gold", "skip", seat=1).pick("gold").gives().gives(seat=1, gold=1)


@pytest.mark.clause("WS-CRD-65")
def test_the_clairvoyant_feydragon_gives_two_cards_from_anywhere_and_opponents_one_from_the_deck():
    table = bench(3, dragons={"G1": 165}, display=(71, 72, 0)).use("G1").asks("slot 1", "slot 2", "deck")
    table.pick("slot 2").asks("slot 1", "deck").pick("deck")
    table.gives(D=2).gives(seat=1, D=1).gives(seat=2, D=1)
    assert table.game.display == [71, 0, 0]


@pytest.mark.clause("WS-CRD-67")
def test_the_steadfast_southern_drake_sells_three_gains_for_an_egg_and_one_of_them_to_each_opponent():
    layout = {"dragons": {"C1": 174}, "eggs": {"mat": 1}, "others": PLENTY}
    table = bench(3, **layout).use("C1").asks("egg mat", "skip").pick("egg mat")
    table.asks("part 1", "part 2", "part 3").pick("part 2", "milk")  # a cave card first, or a dragon card
    table.asks("egg mat", "skip", seat=1).pick("egg mat").asks("part 1", "part 2", "part 3", seat=1).pick("part 3")
    table.asks("egg mat", "skip", seat=2).pick("skip")
    table.gives(eggs=-1, milk=1, C=1, D=1).gives(seat=1, eggs=-1, D=1).gives(seat=2)
    declined = bench(2, dragons={"C1": 174}, eggs={"mat": 1}, others={1: PLENTY[1]}).use("C1").pick("skip")
    declined.pick("egg mat", "part 1", "gold").gives().gives(seat=1, eggs=-1, gold=1)


CAVES = {"crimson": "C", "golden": "G", "amethyst": "A"}
NEIGHBOURS = [(47, "golden", "D"), (103, "golden", "gold"), (114, "amethyst", "crystal"), (168, "crimson", "meat")]
NEIGHBOURS += [(170, "crimson", "milk")]


@pytest.mark.clause("WS-CRD-08", "WS-CRD-10", "WS-VRB-20")
@pytest.mark.parametrize(("dragon", "cave", "gain"), NEIGHBOURS)
def test_a_dragon_gives_something_with_as_many_dragons_in_a_cave_as_the_left_neighbour(dragon, cave, gain):
    letter = CAVES[cave]
    elsewhere = next(other for other in "CGA" if other != letter)
    mine = {f"{elsewhere}1": dragon, f"{letter}1": 43, f"{letter}2": 45}
    for his, expected in ((1, {gain: 1}), (2, {gain: 1}), (3, {})):
        theirs = {f"{letter}{n}": number for n, number in zip((1, 2, 3), (54, 55, 66), strict=True) if n <= his}
        crowd = {f"{letter}{n}": number for n, number in zip((1, 2, 3, 4), (60, 61, 62, 63), strict=True)}
        # Seat 1 sits to the left; what seat 2 has does not matter.
        table = bench(3, dragons=mine, others={1: {"dragons": theirs}, 2: {"dragons": crowd}})
        table.use(f"{elsewhere}1").gives(**expected)


@pytest.mark.clause("WS-CRD-09")
@pytest.mark.parametrize(("dragon", "cave", "gain"), NEIGHBOURS)
def test_with_two_players_the_left_neighbour_is_the_opponent(dragon, cave, gain):
    letter = CAVES[cave]
    ahead = {1: {"dragons": {f"{letter}1": 43, f"{letter}2": 45}}}
    bench(2, dragons={f"{letter}1": dragon}, others=ahead).use(f"{letter}1").gives()
    bench(2, dragons={f"{letter}1": dragon}).use(f"{letter}1").gives(**{gain: 1})
    behind = bench(2, dragons=ahead[1]["dragons"], others={1: {"dragons": {f"{letter}1": dragon}}})
    behind.use(f"{letter}1", seat=1).gives(seat=1)


@pytest.mark.clause("AU-GEN-08", "AU-GEN-09", "AU-DIG-06")
@pytest.mark.parametrize(("dragon", "change"), [(85, {"crystal": 2}), (178, {"gold": 2}), (181, {"meat": 2})])
def test_in_solo_play_the_human_gets_the_own_part_and_the_automa_nothing(dragon, change):
    table = bench(1, dragons={"C1": dragon})
    automa = table.game.automa.copy()
    table.use("C1").gives(**change)
    assert table.game.automa == automa
