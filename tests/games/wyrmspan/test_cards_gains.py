"""Dragons that simply give: tokens, cards and guild steps."""

import pytest

from tests.games.wyrmspan.bench import bench

# Number, answers, what changes. The guild token stands on space 9, so that a step brings a coin.
GAINS = [
    (38, (), {"coins": 2}),
    (40, (), {"steps": 1, "coins": 1}),
    (48, (), {"coins": 1}),
    (50, ("deck",), {"D": 1}),
    (56, (), {"gold": 1}),
    (60, (), {"milk": 2}),
    (62, (), {"coins": 1}),
    (75, (), {"steps": 1, "coins": 1}),
    (83, (), {"coins": 2, "steps": 1}),
    (88, (), {"coins": 1}),
    (92, (), {"crystal": 1}),
    (99, ("milk", "gold"), {"coins": 1, "milk": 1, "gold": 1}),
    (118, (), {"coins": 2}),
    (123, (), {"crystal": 1}),
    (126, ("deck",), {"C": 1}),
    (128, (), {"meat": 1}),
    (133, (), {"steps": 1, "coins": 1}),
    (143, ("deck",), {"D": 1}),
    (155, (), {"gold": 1}),
    (166, (), {"meat": 1}),
    (169, (), {"gold": 1}),
    (177, (), {"crystal": 1}),
    (182, (), {"meat": 1}),
]


@pytest.mark.clause("WS-VRB-01", "WS-VRB-02", "WS-VRB-03", "WS-GEN-41")
@pytest.mark.parametrize(("dragon", "answers", "change"), GAINS)
def test_a_dragon_gives_what_its_ability_says(dragon, answers, change):
    shown = {"display": (60, 61, 0), "cave_display": (12, 0, 13)}
    shown["display"] = tuple(0 if card == dragon else card for card in shown["display"])
    bench(dragons={"C1": dragon}, steps=9, **shown).use("C1").pick(*answers).gives(**change)


@pytest.mark.clause("WS-DEC-18", "WS-DRW-01")
@pytest.mark.parametrize("dragon", [50, 143])
def test_a_dragon_card_is_gained_from_the_display_or_the_deck(dragon):
    table = bench(dragons={"G1": dragon}, display=(60, 0, 62)).use("G1").asks("slot 1", "slot 3", "deck")
    table.pick("slot 3").gives(D=1)
    assert table.game.players[0].hand == [62]
    assert table.game.display == [60, 0, 0]


@pytest.mark.clause("WS-DEC-18", "WS-DRW-01")
def test_a_cave_card_is_gained_from_the_display_or_the_deck():
    table = bench(dragons={"G1": 126}, cave_display=(0, 13, 20)).use("G1").asks("cave-slot 2", "cave-slot 3", "deck")
    table.pick("cave-slot 2").gives(C=1)
    assert table.game.players[0].pit == [13]


@pytest.mark.clause("WS-GEN-16", "WS-GEN-17", "WS-DEC-17")
def test_each_of_several_resources_of_choice_is_chosen_singly():
    bench(dragons={"C1": 99}).use("C1").asks("meat", "gold", "crystal", "milk").pick("meat").asks(
        "meat", "gold", "crystal", "milk"
    ).pick("crystal").gives(coins=1, meat=1, crystal=1)
