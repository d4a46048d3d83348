"""The sixteen Automa cards, each turned up in every round."""

import pytest

from tests.games.wyrmspan.bench import Bench, bench
from wyrmhall.games.wyrmspan import solo
from wyrmhall.games.wyrmspan.automa import CARDS as PRINTED

# Card, pass symbol, refresh, coin, steps in rounds 1 to 4, then in the brown section: dragon slot, cave slot, open row.
# Ravel cards walk by the human's caves, here with 4, 2 and 1 excavated spaces.
CARDS = [
    (0, "1", False, False, 0, (1, 2, 2, 2), 3, None, 3),
    (1, "2", False, False, -1, (1, 1, 2, 3), 2, 2, None),
    (2, "3", True, False, 1, (2, 1, 2, 2), 1, 1, None),
    (3, "4", True, False, 0, (1, 1, 1, 2), 3, 3, None),
    (4, "5", False, False, -1, (2, 1, 2, 1), 2, None, 4),
    (5, "6", True, False, 1, (1, 1, 1, 2), 1, 1, None),
    (6, "7", True, True, 1, (1, 1, 2, 3), 2, None, 2),
    (7, "8", True, False, 0, (1, 1, 2, 3), 1, None, 3),
    (8, "1/4", False, False, 0, (2, 2, 3, 4), 3, None, 3),
    (9, "2/5", False, False, 1, (2, 2, 2, 3), 2, 2, None),
    (10, "3/6", False, False, -1, (2, 1, 4, 3), 1, 1, None),
    (11, "1/4", False, False, 0, (4, 4, 4, 4), 3, None, 4),
    (12, "2", True, False, 1, (1, 1, 1, 1), 2, 2, None),
    (13, "3/6", False, False, -1, (4, 4, 4, 4), 1, 1, None),
    (14, "8", True, True, 0, (4, 4, 4, 4), 1, None, 3),
    (15, "2/5", True, False, 1, (5, 5, 5, 5), 2, 2, None),
]
DRAGONS, CAVES = (60, 61, 62), (12, 13, 14)


def turned(card: int, nth: int, steps: int, left: int = 3) -> Bench:
    """The Automa has turned up a card, with some cards left in its deck and two coins on the objective."""
    dug = {"C2": 34, "C3": 35, "C4": 36, "G2": 37}
    automa = {"deck": [card] * (left + 2), "steps": steps, "coins": 2}
    layout = {"display": DRAGONS, "cave_display": CAVES, "caves": dug, "round": nth, "automa": automa}
    return bench(1, {"solo": "ravel", "level": 3}, **layout).run(solo.AUTOMA_TURN)


@pytest.mark.clause("AU-ADV-01", "AU-ADV-06", "AU-ATN-02", "AU-ATN-05", "AU-ATN-06")
@pytest.mark.parametrize("nth", [1, 2, 3, 4])
@pytest.mark.parametrize(("card", "id", "passes", "refresh", "coin", "steps", "dragon", "cave", "row"), CARDS)
def test_a_card_moves_the_automa_and_does_what_stands_above(
    card, id, passes, refresh, coin, steps, dragon, cave, row, nth
):
    table = turned(card, nth, steps=0)
    automa = table.game.automa
    assert PRINTED[card].id == id
    assert (automa.shown, len(automa.deck), automa.passed) == ([card], 4, False)
    assert automa.steps == steps[nth - 1]
    assert automa.coins == 2 + coin
    assert (table.game.display != list(DRAGONS)) == refresh
    assert (automa.dragons, automa.caves, automa.markers) == ([], [], [])
    assert table.game.cave_display == list(CAVES)


@pytest.mark.clause("AU-ADV-03", "AU-BRN-01", "AU-BRN-02", "AU-BRN-04", "AU-BRN-08", "AU-BRN-11")
@pytest.mark.parametrize("nth", [1, 2, 3, 4])
@pytest.mark.parametrize(("card", "id", "passes", "refresh", "coin", "steps", "dragon", "cave", "row"), CARDS)
def test_a_card_that_leads_to_a_brown_space_carries_out_its_brown_section(
    card, id, passes, refresh, coin, steps, dragon, cave, row, nth
):
    table = turned(card, nth, steps=5)
    automa = table.game.automa
    assert automa.steps == 5 + steps[nth - 1]
    assert len(automa.dragons) == 1
    if not refresh:
        assert automa.dragons == [DRAGONS[dragon - 1]]
        assert [i for i in range(3) if table.game.display[i] != DRAGONS[i]] == [dragon - 1]
    assert automa.caves == ([] if cave is None else [CAVES[cave - 1]])
    assert automa.markers == ([] if row is None else [row - 1])
    assert automa.beside == (1 if row is None else 0)


@pytest.mark.clause("AU-ATN-03", "AU-ATN-04", "AU-ATN-08", "AU-ATN-07")
@pytest.mark.parametrize(("card", "id", "passes", "refresh", "coin", "steps", "dragon", "cave", "row"), CARDS)
def test_only_a_pass_symbol_ends_the_round_of_the_automa_on_its_last_card(
    card, id, passes, refresh, coin, steps, dragon, cave, row
):
    table = turned(card, 2, steps=5, left=0)
    automa = table.game.automa
    assert automa.passed == passes
    if passes:
        assert (automa.steps, automa.coins, automa.dragons, automa.caves, automa.markers) == (5, 2, [], [], [])
        assert table.game.display == list(DRAGONS)
    else:
        assert automa.steps == 5 + steps[1]
        table.run(solo.AUTOMA_TURN)
        assert automa.passed
        assert automa.steps == 5 + steps[1]


@pytest.mark.clause("AU-LVL-12")
def test_no_card_moves_the_automa_more_than_five_steps():
    assert max(max(row[5]) for row in CARDS) == 5
    for card in range(16):
        for nth in (1, 2, 3, 4):
            assert 1 <= turned(card, nth, steps=0).game.automa.steps <= 5
