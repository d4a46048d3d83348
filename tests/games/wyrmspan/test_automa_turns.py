"""Solo play: turn order, the steps of the Automa's turn, its way round the track and its brown sections."""

import pytest

from tests.games.wyrmspan.bench import Bench, bench
from wyrmhall.core.engine import At
from wyrmhall.games.wyrmspan import RULES, automa, solo
from wyrmhall.games.wyrmspan.automa import Advance, ClaimRow, ObjectiveCoin, RefreshDragons, SnatchCave, SnatchDragon
from wyrmhall.games.wyrmspan.track import GuildStep
from wyrmhall.games.wyrmspan.turns import TURN

FACE_UP = {"display": (60, 61, 62), "cave_display": (12, 13, 14)}
EIGHT = 7  # card 8: steps 1/1/2/3, brown: dragon of slot 1 and a marker to the third open row


def alone(**layout) -> Bench:
    return bench(1, **{**FACE_UP, **layout})


# --- order of turns ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("AU-TRN-01")
def test_human_and_automa_take_turns_alternately():
    table = alone(coins=4).run(TURN)
    for turns, answers in enumerate([(802, "milk"), (803, "deck"), (804, "deck")], start=1):
        table.pick(*answers)  # explore a cave: one icon
        assert table.game.decision.effect is TURN
        assert len(table.game.automa.shown) == turns


@pytest.mark.clause("AU-TRN-02", "AU-TRN-04", "AU-ATN-07", "AU-ATN-01")
@pytest.mark.parametrize("seed", range(8))
def test_after_the_human_has_passed_the_automa_goes_on_until_it_passes(seed):
    table = alone(coins=3, round=1)
    game = table.game
    game.events = []
    game.luck = type(game.luck)(seed)
    table.run(TURN).pick("pass")
    assert game.round == 1  # the round ended, the next one has begun
    turned = [event for event in game.events if event.kind == "automa-turned"]
    walked = [event for event in game.events if event.kind == "automa-walked"]
    assert len(turned) == 7
    assert len(walked) in (6, 7)
    passes = automa.CARDS[turned[-1].card].passes
    assert len(walked) == (6 if passes else 7)


@pytest.mark.clause("AU-TRN-03", "AU-TRN-04")
def test_after_the_automa_has_passed_the_human_goes_on_until_passing():
    table = alone(coins=3, automa={"passed": True, "deck": [0]}).run(TURN)
    table.pick(802, "milk", 803, "deck")
    assert table.game.decision.effect is TURN
    assert table.game.round == 0
    assert table.game.automa.shown == []
    table.pick("pass")
    assert table.game.round == 1


@pytest.mark.clause("AU-TRN-05")
def test_the_display_is_refilled_before_the_automa_takes_its_turn():
    table = alone(coins=2, automa={"deck": [EIGHT] * 5, "steps": 5}, deck=[71, 72]).run(TURN)
    table.pick(803, "slot 1")  # explore the Golden Grotto and take the dragon of slot 1
    assert table.game.players[0].hand == [60]
    assert table.game.automa.dragons[0] in (71, 72)  # what lay in slot 1 when the Automa took it


# --- its turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AU-ATN-01")
def test_with_an_empty_deck_the_automa_passes():
    table = alone(automa={"deck": [EIGHT], "steps": 4}).run(solo.AUTOMA_TURN)
    automa = table.game.automa
    assert (automa.passed, automa.shown, automa.steps) == (True, [], 4)


@pytest.mark.clause("AU-ATN-02", "AU-DIG-02")
def test_a_card_turned_up_stays_visible():
    table = alone(automa={"deck": [EIGHT, EIGHT, EIGHT]}).run(solo.AUTOMA_TURN).run(solo.AUTOMA_TURN)
    assert RULES.view(table.game, 0).automa.turned == [EIGHT, EIGHT]


@pytest.mark.clause("AU-ATN-06", "AU-ADV-05")
def test_a_card_is_carried_out_from_top_to_bottom():
    table = alone(automa={"deck": [6, 6, 6], "steps": 5})  # card 7 has all there is
    table.game.events = []
    table.run(solo.AUTOMA_TURN)
    kinds = [event.kind.removeprefix("automa-") for event in table.game.events]
    assert kinds == ["turned", "refreshed", "coin", "walked", "took", "claimed"]


@pytest.mark.clause("AU-ATN-09", "AU-ATN-10", "AU-DIG-04")
def test_the_refresh_replaces_the_three_face_up_dragons_and_no_cave():
    table = alone(deck=[71, 72, 73]).run(RefreshDragons())
    assert sorted(table.game.display) == [71, 72, 73]
    assert table.game.cave_display == [12, 13, 14]
    assert {60, 61, 62} <= set(table.game.discard)
    reshuffled = alone(deck=[])
    reshuffled.game.discard = []
    reshuffled.run(RefreshDragons())
    assert sorted(reshuffled.game.display) == [60, 61, 62]  # they were in the pile before it was shuffled


@pytest.mark.clause("AU-ATN-11", "AU-ATN-12", "AU-ATN-13")
def test_a_coin_comes_on_the_objective_and_goes_again_but_never_below_none():
    table = alone()
    bank = table.game.bank[4]
    table.run(ObjectiveCoin(1)).run(ObjectiveCoin(1))
    assert (table.game.automa.coins, table.game.bank[4]) == (2, bank - 2)
    table.run(ObjectiveCoin(-1))
    assert (table.game.automa.coins, table.game.bank[4]) == (1, bank - 1)
    table.run(ObjectiveCoin(-1)).run(ObjectiveCoin(-1))
    assert (table.game.automa.coins, table.game.bank[4]) == (0, bank)


# --- its way round the track ------------------------------------------------------------------------------------------


@pytest.mark.clause("AU-ADV-01")
@pytest.mark.parametrize(("nth", "steps"), [(1, 1), (2, 2), (3, 4), (4, 3)])
def test_the_token_moves_by_the_number_of_the_round(nth, steps):
    table = alone(round=nth).run(Advance((1, 2, 4, 3)))
    assert table.game.automa.steps == steps


@pytest.mark.clause("AU-ADV-02")
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 4, 6, 7, 8, 9, 10])
def test_no_space_of_the_track_gives_the_automa_anything(steps):
    table = alone(automa={"steps": steps})
    before = table.game.automa.copy()
    table.run(Advance((1, 1, 1, 1)))
    before.steps += 1
    assert table.game.automa == before
    table.gives()


@pytest.mark.clause("AU-ADV-03", "AU-ADV-04", "AU-ADV-06", "AU-ADV-07")
@pytest.mark.parametrize(
    ("start", "steps", "brown"),
    [
        (5, 1, True),  # stops on space 6
        (4, 3, True),  # passes it
        (11, 1, True),  # stops on START
        (10, 4, True),  # passes START
        (6, 4, False),  # starts on a brown space
        (0, 5, False),
        (12, 5, False),
        (7, 4, False),
        (59, 2, True),  # after many laps
    ],
)
def test_entering_a_brown_space_runs_the_brown_section_and_starting_on_one_does_not(start, steps, brown):
    table = alone(automa={"steps": start, "markers": [6, 6, 6, 6], "beside": 0})
    table.game.push(Advance((steps,) * 4), At(0, EIGHT))
    table.game.run()
    assert table.game.automa.steps == start + steps
    assert table.game.automa.dragons == ([60] if brown else [])


@pytest.mark.clause("AU-ADV-05")
def test_the_brown_section_is_carried_out_once_and_after_the_whole_move():
    table = alone(round=4, automa={"deck": [EIGHT] * 4, "steps": 4})
    table.game.events = []
    table.run(solo.AUTOMA_TURN)
    kinds = [event.kind for event in table.game.events]
    assert kinds.index("automa-walked") < kinds.index("automa-took")
    assert table.game.automa.steps == 7
    assert table.game.automa.dragons == [60]


# --- brown sections ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("AU-BRN-02", "AU-BRN-03")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_the_automa_takes_the_dragon_of_a_slot_which_is_refilled_at_once(slot):
    table = alone(deck=[71]).run(SnatchDragon(slot))
    assert table.game.automa.dragons == [59 + slot]
    assert table.game.display[slot - 1] == 71
    assert table.game.cave_display == [12, 13, 14]


@pytest.mark.clause("AU-BRN-04", "AU-BRN-05")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_the_automa_takes_the_cave_card_of_a_slot_which_is_refilled_at_once(slot):
    table = alone(cave_deck=[20]).run(SnatchCave(slot))
    assert table.game.automa.caves == [11 + slot]
    assert table.game.cave_display[slot - 1] == 20
    assert table.game.display == [60, 61, 62]


@pytest.mark.clause("AU-BRN-06", "AU-BRN-07", "AU-END-01")
def test_cards_the_automa_took_stay_with_it_and_their_own_vp_and_abilities_are_ignored():
    # #144 is worth 9 VP and #86 8, but each is worth 7 to the Automa.
    table = alone(automa={"dragons": [144, 86], "caves": [20]}, deck=[], cave_deck=[])
    table.game.discard, table.game.cave_discard = [], []
    table.run(SnatchDragon(1)).run(SnatchCave(1))
    assert (table.game.automa.dragons, table.game.automa.caves) == ([144, 86, 60], [20, 12])
    assert (table.game.display, table.game.cave_display) == ([0, 61, 62], [0, 13, 14])  # nothing came back
    assert RULES.scores(table.game)[1]["dragons"] == 21


@pytest.mark.clause("AU-BRN-20")
def test_where_a_slot_is_empty_the_next_card_to_the_right_is_taken():
    table = alone(display=(60, 0, 62), cave_display=(12, 13, 0), deck=[], cave_deck=[])
    table.game.discard, table.game.cave_discard = [], []
    table.run(SnatchDragon(2)).run(SnatchCave(3))
    assert (table.game.automa.dragons, table.game.automa.caves) == ([62], [12])
    table.run(SnatchDragon(2)).run(SnatchDragon(2))
    assert table.game.automa.dragons == [62, 60]  # and with no card left it takes none


@pytest.mark.clause("AU-DIG-03")
def test_an_empty_deck_is_made_of_its_discard_pile_when_the_automa_needs_a_card():
    table = alone(deck=[], cave_deck=[])
    table.game.discard, table.game.cave_discard = [71], [20]
    table.run(SnatchDragon(1)).run(SnatchCave(1))
    assert (table.game.display[0], table.game.cave_display[0]) == (71, 20)


@pytest.mark.clause("AU-BRN-08", "AU-BRN-16")
@pytest.mark.parametrize("tile", ["plains", "seafarers", "highlands", "rainforest"])
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_the_automa_places_a_marker_that_lies_ready_and_gets_no_bonus(tile, row):
    table = alone(tile=tile)
    room = table.game.free[row - 1]
    table.run(ClaimRow(row)).gives()
    automa = table.game.automa
    assert (automa.markers, automa.beside) == ([row - 1], 0)
    assert table.game.free[row - 1] == room - 1
    assert (automa.dragons, automa.caves, automa.coins) == ([], [], 0)


@pytest.mark.clause("AU-BRN-09", "AU-BRN-10")
def test_without_a_marker_beside_the_board_the_icon_is_ignored():
    table = alone(round=1, automa={"beside": 0})
    room = table.game.free[:]
    table.run(ClaimRow(3))
    assert (table.game.automa.markers, table.game.automa.beside, table.game.free) == ([], 0, room)


@pytest.mark.clause("AU-BRN-11", "AU-BRN-12", "AU-BRN-14")
@pytest.mark.parametrize(
    ("full", "n", "row"),
    [
        ((), 1, 1),
        ((), 4, 4),
        ((), 5, 5),
        ((), 6, 1),  # on past the bottom row
        ((1,), 1, 2),
        ((1, 2), 3, 5),
        ((1, 2, 3, 4), 3, 5),  # only the lowest row is open
        ((2, 4), 4, 1),
    ],
)
def test_only_open_rows_are_counted_and_the_count_goes_round(full, n, row):
    table = alone()
    for closed in full:
        table.game.free[closed - 1] = 0
    table.run(ClaimRow(n))
    assert min(table.game.automa.markers[0], 4) + 1 == row


@pytest.mark.clause("AU-BRN-13", "AU-BRN-15")
def test_in_the_lowest_row_the_automa_takes_six_then_three_then_one():
    table = alone(automa={"beside": 4})
    for _ in range(4):
        table.run(ClaimRow(5))
    assert table.game.automa.markers == [4, 5, 6, 6]


@pytest.mark.clause("AU-BRN-17")
def test_a_square_taken_by_the_automa_is_taken_for_the_human():
    table = alone(tile="plains", steps=5).run(ClaimRow(2)).run(GuildStep())
    assert not table.offers("row 2")
    assert table.offers("row 1")


@pytest.mark.clause("AU-BRN-18")
def test_a_square_taken_by_the_human_is_taken_for_the_automa():
    table = alone(tile="plains", markers=[2]).run(ClaimRow(2))
    assert table.game.automa.markers == [2]  # row 3, since row 2 of this tile has a single square


@pytest.mark.clause("AU-NXT-03")
def test_one_icon_places_one_marker_even_when_several_lie_ready():
    table = alone(automa={"beside": 3}).run(ClaimRow(1))
    assert (len(table.game.automa.markers), table.game.automa.beside) == (1, 2)
