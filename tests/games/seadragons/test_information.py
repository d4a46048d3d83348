"""Section 14: what is open and what is hidden."""

import msgspec
import pytest

from tests.games.seadragons.table import table
from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker
from wyrmhall.games.seadragons.components import REEF_IDS
from wyrmhall.games.seadragons.events import DrewCard
from wyrmhall.games.seadragons.faces import Ships
from wyrmhall.games.seadragons.view import Piles

ROW = "6,5 6,4 6,3"
MARKET = ["I3", "V3", "L4", "S4", "F5", "L5"]


def sent(t, seat):
    """The very bytes that a seat is sent."""
    words = speaker("en", "seadragons")
    return msgspec.json.encode((t.view(seat), shown(t.game, seat, words)))


@pytest.mark.clause("SD-INF-01", "SD-INF-07", "SD-INF-08")
def test_ships_missions_gold_and_heads_of_all_are_open():
    t = table(3, fleet={"red": 2}, done={0: ["M05"]}, gold={0: 7}, heads={0: 5})
    for seat in (-1, 0, 1, 2):
        player = t.view(seat).players[0]
        assert (player.ships, player.gold, player.heads) == (Ships(red=2), 7, 5)
        assert [mission.id for mission in player.missions] == ["M05"]


@pytest.mark.clause("SD-INF-02", "SD-INF-03")
def test_of_others_reef_cards_only_the_number_is_seen():
    one, two = table(reefs={0: ["gold", "any-ship"]}), table(reefs={0: ["two-ships-red", "hidden-dragon-sw"]})
    assert one.view(1) == two.view(1)
    assert one.view(-1) == two.view(-1)
    assert one.view(0) != two.view(0)
    assert one.view(1).players[0].reef_count == 2


@pytest.mark.clause("SD-INF-04")
def test_a_reef_card_that_is_used_is_shown_to_all():
    t = table(
        hand=["I3", "L4"], reefs={0: ["gold", "any-ship"]}, fleet={"green": 1}, missions=["M01", "M24", "M27", "M30"]
    )
    t.discard_gold()
    assert t.view(1).used_reefs == ["gold"]
    t.lay("I3", ROW).mission("M01")
    assert t.view(-1).used_reefs == ["gold", "any-ship"]


@pytest.mark.clause("SD-INF-05")
def test_hand_cards_are_secret_even_those_taken_from_the_market():
    t = table(hand=["I3", "L4"], market=MARKET).lay("I3", ROW).take("F5")
    assert [(card.size, card.figure) for card in t.view(0).players[0].hand] == [("medium", "L4"), ("large", "F5")]
    for seat in (-1, 1):
        assert [(c.size, c.figure, c.rows) for c in t.view(seat).players[0].hand] == [
            ("medium", "", ()),
            ("large", "", ()),
        ]


@pytest.mark.clause("SD-INF-05")
def test_whoever_saw_a_card_being_taken_imagines_it_in_that_hand():
    t = table(hand=["I3", "L4"], market=MARKET).lay("I3", ROW).take("F5")
    hands = [[t.game.box.figures[card].id for card in t.game.imagine(1, seed).players[0].hand] for seed in range(40)]
    assert {hand[1] for hand in hands} == {"F5"}
    assert {hand[0] for hand in hands} == {"L4", "S4", "T4", "I4", "O4"}  # the back shows a medium dragon


@pytest.mark.clause("SD-INF-05")
def test_of_two_cards_alike_the_one_that_was_seen_is_played_so_that_the_other_stays_secret():
    t = table(hand=["I3", "L4"], market=MARKET).lay("I3", ROW).take("L4")
    assert t.hand(0) == ["L4", "L4"]
    t.finish().lay("L4", "5,6 4,6 3,6 3,5")
    assert t.hand(0) == ["L4"]
    assert {t.game.imagine(1, seed).players[0].hand for seed in range(40)} > {t.game.players[0].hand}


@pytest.mark.clause("SD-INF-06")
def test_a_card_from_a_pile_is_seen_by_its_taker_and_its_size_by_all():
    t = table(hand=["I3", "L4"], market=MARKET).lay("I3", ROW).take("large")
    (event,) = [event for event in t.told if isinstance(event, DrewCard)]
    assert event.seen_by(1) == {"size": "large"}
    assert set(event.seen_by(0)) == {"size", "card"}
    assert t.view(0).players[0].hand[1].figure
    assert t.view(1).players[0].hand[1].figure == ""
    assert t.view(1).players[0].hand[1].size == "large"
    worlds = {t.game.imagine(1, seed).players[0].hand[1] for seed in range(60)}
    assert len(worlds) == 12  # any of the large figures, for all that seat 1 knows


@pytest.mark.clause("SD-INF-09")
def test_the_sizes_of_the_piles_are_open_and_their_order_is_sent_to_nobody():
    t = table(3, market=MARKET)
    before = [sent(t, seat) for seat in (-1, 0, 1, 2)]
    for pile in (*t.game.piles, t.game.mission_pile, t.game.reef_pile):
        pile.reverse()
    assert [sent(t, seat) for seat in (-1, 0, 1, 2)] == before
    view = t.view()
    assert view.piles == Piles(small=24, medium=28, large=16)
    assert (view.mission_pile, view.reef_pile) == (29, 24)


@pytest.mark.clause("SD-INF-10")
def test_whoever_returned_a_reef_card_knows_it_and_others_know_only_that_there_is_one():
    t = table(hand=["I3", "L4"], symbols={"6,5": "R"}, seed=2).lay("I3", ROW)
    kept, other = t.view(0).drawn
    t.keep(kept)
    assert t.view(0).reef_bottom == [other]
    assert t.view(1).reef_bottom == t.view(-1).reef_bottom == [None]
    assert {REEF_IDS[t.game.imagine(0, seed).returned[0]] for seed in range(30)} == {other}
    assert len({t.game.imagine(1, seed).returned[0] for seed in range(60)}) > 5


@pytest.mark.clause("SD-PLC-18", "SD-INF-05")
def test_a_card_that_is_being_placed_is_known_to_its_player_only():
    one, two = table(hand=["I3", "V3"]).play("I3"), table(hand=["I3", "V3"]).play("V3")
    assert sent(one, 1) == sent(two, 1)
    assert one.view(0).playing == 0
    assert two.view(0).playing == 1
    assert one.view(1).playing == -1
