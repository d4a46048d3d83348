"""Sections 8 and 9: taking a new dragon card, and passing."""

import pytest
from msgspec.structs import replace

from tests.games.seadragons.table import fresh, table
from wyrmhall.games.seadragons.cards import SIZES
from wyrmhall.games.seadragons.events import Reshuffled

ROW = "6,5 6,4 6,3"
L_FLAT = "6,5 6,4 6,3 5,3"
LONG = "6,5 6,4 6,3 6,2 5,2"
MARKET = ["I3", "V3", "L4", "S4", "F5", "L5"]
LAID = {"I3": ROW, "L4": L_FLAT, "L5": LONG}


def laid(card="I3", **given):
    """A table where seat 0 has just laid the dragon of a card."""
    return table(**{"hand": [card, "T4"], "market": MARKET, **given}).lay(card, LAID[card])


def without(t, size, also_open=False):
    """Take all cards of a size out of its pile (and out of the market), into the box."""
    n = SIZES.index(size)
    t.game.piles[n].clear()
    if also_open:
        t.game.market[2 * n : 2 * n + 2] = [-1, -1]
    return t


def ask_again(t):
    """Ask for the card once more, after the table was changed."""
    effect, at = t.game.decision.effect, t.game.decision.at
    t.game.pending = ()
    t.game.push(effect, at)
    t.game.run()
    return t


@pytest.mark.clause("SD-DRW-01")
def test_one_card_is_taken_and_the_hand_is_two_again():
    t = laid()
    assert t.hand(0) == ["T4"]
    assert t.take("S4").hand(0) == ["T4", "S4"]


@pytest.mark.clause("SD-DRW-02", "SD-DEC-09")
def test_the_card_comes_from_the_market_or_from_the_top_of_a_pile():
    assert laid().targets() == ["market:2", "market:3", "market:4", "market:5", "pile:medium", "pile:large"]


@pytest.mark.clause("SD-DRW-03", "SD-DRW-04", "SD-CON-03")
@pytest.mark.parametrize(
    ("card", "sizes"), [("I3", {"medium", "large"}), ("L4", {"small", "large"}), ("L5", {"small", "medium"})]
)
def test_its_size_differs_from_that_of_the_card_played_in_market_and_piles_alike(card, sizes):
    t = laid(card)
    figures = {figure.id: SIZES[figure.size] for figure in t.game.box.figures}
    assert {figures[id] for id in t.cards()} == sizes
    assert {target.removeprefix("pile:") for target in t.targets() if target.startswith("pile")} == sizes
    refused = {r.target: r.clause for r in t.refused()}
    (own,) = set(SIZES) - sizes
    assert refused[f"pile:{own}"] == "SD-DRW-04"
    assert [clause for target, clause in refused.items() if target.startswith("market")] == ["SD-DRW-03"] * 2


@pytest.mark.clause("SD-DRW-05")
@pytest.mark.parametrize("left", ["T4", "V3", "X5"])
def test_the_size_of_the_card_left_in_hand_does_not_matter(left):
    assert set(laid("I3", hand=["I3", left]).cards()) == {"L4", "S4", "F5", "L5"}


@pytest.mark.clause("SD-DRW-06")
def test_a_card_taken_from_the_market_is_replaced_at_once_from_its_pile():
    t = laid()
    before = t.view()
    t.take("F5")
    after = t.view()
    assert after.piles == replace(before.piles, large=before.piles.large - 1)
    assert after.market[4].size == "large"
    assert [card for i, card in enumerate(after.market) if i != 4] == [
        card for i, card in enumerate(before.market) if i != 4
    ]


@pytest.mark.clause("SD-DRW-07")
def test_a_card_taken_from_a_pile_leaves_the_market_as_it_is():
    t = laid()
    before = t.view()
    t.take("large")
    assert t.view().market == before.market
    assert t.view().piles.large == before.piles.large - 1
    assert t.player(0).hand[1].size == "large"


@pytest.mark.clause("SD-DRW-08")
def test_played_cards_lie_before_their_players_and_passed_ones_beside_the_piles():
    t = laid("L4").finish()
    t.deal(1, ["V3", "S4"])
    t.ask(1).pass_turn("V3", "large")
    view = t.view()
    assert [card.figure for card in view.players[0].played] == ["L4"]
    assert [card.figure for card in view.passed] == ["V3"]


@pytest.mark.clause("SD-DRW-09", "SD-DRW-08")
def test_an_empty_pile_is_made_anew_from_all_played_and_discarded_cards_of_its_size():
    t = table(hand=["L4", "I3"], market=MARKET)
    t.deal(1, ["O4", "L5"])
    t.ask(0).lay("L4", L_FLAT).take("small")
    t.pass_turn("O4", "small")
    t.deal(0, ["I3", "N5"])
    without(t, "medium").ask(0).lay("I3", "5,6 4,6 3,6")
    assert "pile:medium" in t.targets()
    t.take("medium")
    assert t.hand(0)[1] in ("L4", "O4")
    assert t.view().piles.medium == 1
    assert [card.figure for card in t.view().players[0].played] == ["I3"]
    assert not t.view().passed


@pytest.mark.clause("SD-DRW-09")
def test_a_pile_is_made_anew_also_to_refill_the_market():
    t = laid("L5").finish()
    t.deal(1, ["V3", "S4"])
    without(t, "large").ask(1).lay("V3", "5,5 5,4 4,5").take("F5")
    assert t.view().market[4].figure == "L5"
    assert t.view().piles.large == 0


@pytest.mark.clause("SD-DRW-10")
def test_without_pile_and_discard_the_market_slot_stays_empty():
    t = without(laid(), "large")
    t.take("F5")
    assert t.view().market[4] is None
    assert t.view().market[5].figure == "L5"


@pytest.mark.clause("SD-DRW-11")
def test_a_player_for_whom_there_is_no_card_takes_none():
    t = without(without(laid(), "medium", also_open=True), "large", also_open=True)
    ask_again(t)
    assert (t.turn, t.hand(0)) == (1, ["T4"])


@pytest.mark.clause("SD-DRW-12")
def test_a_player_with_fewer_cards_still_takes_only_one():
    t = table(hand=["I3"], market=MARKET).lay("I3", ROW).take("medium")
    assert len(t.hand(0)) == 1
    assert t.turn == 1


@pytest.mark.clause("SD-DRW-13")
def test_an_empty_pile_without_a_discard_cannot_be_chosen():
    t = ask_again(without(laid(), "large"))
    assert t.targets() == ["market:2", "market:3", "market:4", "market:5", "pile:medium"]
    assert {r.target: r.clause for r in t.refused()}["pile:large"] == "SD-DRW-13"


@pytest.mark.clause("SD-DRW-02")
def test_two_open_cards_alike_are_one_option():
    t = laid(market=["I3", "V3", "L4", "L4", "F5", "L5"])
    assert t.targets() == ["market:2", "market:4", "market:5", "pile:medium", "pile:large"]


@pytest.mark.clause("SD-PAS-01", "SD-PAS-09")
def test_passing_replaces_the_whole_turn_missions_too():
    t = table(fleet={"green": 1, "purple": 1}, missions=["M01", "M02", "M03", "M04"], hand=["I3", "L4"], market=MARKET)
    t.pass_turn("I3")
    assert t.asked == "TakeCard"  # no dragon, no mission
    t.take("S4")
    assert t.turn == 1
    assert not t.view().dragons
    assert not t.player(0).missions


@pytest.mark.clause("SD-PAS-02", "SD-DEC-01", "SD-EDG-06")
def test_a_player_who_can_lay_neither_card_must_pass_and_still_chooses_the_cards():
    shore = ["6,5", "5,6", "7,5", "5,7", "5,8", "6,9", "7,9", "8,9", "8,5", "9,6", "9,7", "9,8"]
    t = table(hand=["I3", "L4"], dragons={0: shore}, market=MARKET)
    assert t.labels() == ["Pass, and gain 2 gold"]
    t.pass_turn()
    assert t.asked == "DiscardCard"
    assert t.cards() == ["I3", "L4"]
    t.pick(t.game.decision.options[1])
    assert t.asked == "TakeCard"
    assert set(t.cards()) == {"I3", "V3", "F5", "L5"}


@pytest.mark.clause("SD-PAS-04")
def test_passing_returns_a_head_to_the_box():
    t = table(hand=["I3", "L4"], heads={0: 3}).pass_turn("I3", "medium")
    assert t.player(0).heads == 2
    assert not t.view().dragons


@pytest.mark.clause("SD-PAS-05", "SD-DEC-10")
@pytest.mark.parametrize("card", ["I3", "L4"])
def test_passing_discards_one_hand_card_of_the_players_choice(card):
    t = table(hand=["I3", "L4"]).pass_turn()
    assert t.labels() == ["Discard small dragon I3", "Discard medium dragon L4"]
    t.pick(t._figure(card))
    assert [c.figure for c in t.view().passed] == [card]
    assert card not in t.hand(0)


@pytest.mark.clause("SD-PAS-06", "SD-DEC-11")
def test_the_new_card_differs_in_size_from_the_discarded_one():
    t = table(hand=["I3", "L4"], market=MARKET).pass_turn("L4")
    assert t.targets() == ["market:0", "market:1", "market:4", "market:5", "pile:small", "pile:large"]


@pytest.mark.clause("SD-PAS-07")
def test_a_market_card_taken_while_passing_is_replaced():
    t = table(hand=["I3", "L4"], market=MARKET)
    before = t.view().piles.large
    t.pass_turn("L4", "F5")
    assert t.view().market[4].size == "large"
    assert t.view().piles.large == before - 1


@pytest.mark.clause("SD-PAS-08")
def test_passing_gives_two_gold():
    assert table(hand=["I3", "L4"]).pass_turn("I3", "medium").gold(0) == 6


@pytest.mark.clause("SD-PAS-10")
def test_the_discarded_card_lays_nothing_and_pays_nobody():
    t = table(hand=["I3", "L4"], dragons={1: [ROW]}).pass_turn("I3", "medium")
    assert [dragon.seat for dragon in t.view().dragons] == [1]
    assert t.gold(1) == 4
    assert not t.view().players[0].played


@pytest.mark.clause("SD-PAS-11")
def test_a_pass_is_discard_then_card_then_gold():
    t = table(hand=["I3", "L4"], market=MARKET).pass_turn("I3")
    assert t.gold(0) == 4
    t.take("medium")
    assert [event.kind for event in t.told] == ["passed", "discarded-card", "drew-card", "gained-gold"]
    assert t.gold(0) == 6


@pytest.mark.clause("SD-PAS-12")
def test_empty_piles_while_passing_are_handled_alike():
    t = without(without(table(hand=["I3", "L4"], market=MARKET), "large"), "medium", also_open=True)
    t.pass_turn("I3")
    assert t.targets() == ["market:4", "market:5"]
    assert t.take("F5").view().market[4] is None
    t = table(hand=["I3", "L4"], market=MARKET)
    without(without(t, "large", also_open=True), "medium", also_open=True)
    t.pass_turn("I3")
    assert (t.turn, t.hand(0), t.gold(0)) == (1, ["L4"], 6)


def hoard(players, size):
    """A game of passes in which all take as many cards of one size from its pile as the rules let them."""
    t = fresh(players)
    other = "small" if size != "small" else "large"
    while not t.game.over:
        hand = {card.size: card.figure for card in t.player(t.turn).hand}
        given = next((kind for kind in hand if kind != size), size)
        t.pass_turn()
        if t.asked == "DiscardCard":
            t.pick(t._figure(hand[given]))
        t.take(other if given == size else size)
    return [event.size for event in t.told if isinstance(event, Reshuffled)]


@pytest.mark.clause("SD-EDG-01", "SD-DRW-09")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_large_pile_can_run_dry_and_is_then_made_anew(players):
    assert hoard(players, "large") == ["large"]


@pytest.mark.clause("SD-EDG-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", ["small", "medium"])
def test_the_small_and_the_medium_pile_never_run_dry(players, size):
    assert hoard(players, size) == []
