"""What a seat imagines: all that it cannot see may be otherwise, and nothing that it sees or knows (section 14)."""

import pytest

from tests.games.seadragons.table import SeaTable, table
from wyrmhall.games.seadragons import RULES
from wyrmhall.games.seadragons.components import REEF_IDS

WORLDS = 60
SEATS = (-1, 0, 1, 2)


def laid_out(**more) -> SeaTable:
    """Three players with hands of which all have seen one card, reef cards, and returned ones under the pile."""
    hands = {0: ["I3", "L4"], 1: ["V3", "F5"], 2: ["L5", "S4"]}
    reefs = {0: ["gold", "any-ship"], 1: ["two-ships-red"], 2: ["hidden-dragon-nw", "gold"]}
    t = table(3, hands=hands, reefs=reefs, **more)
    for player in t.game.players:
        player.seen = (True, False)
    for reef, seat in (("two-ships-blue", 0), ("hidden-dragon-se", 1), ("any-ship", 0)):
        t.game.reef_pile.remove(REEF_IDS.index(reef))
        t.game.returned += (REEF_IDS.index(reef),)
        t.game.returners += (seat,)
    return t


def worlds(t: SeaTable, seat: int):
    return [t.game.imagine(seat, seed) for seed in range(WORLDS)]


def varies(found) -> bool:
    return len({repr(one) for one in found}) > 1


@pytest.mark.clause("SD-INF-05", "SD-INF-06", "SD-INF-09")
@pytest.mark.parametrize("seat", SEATS)
def test_of_others_hands_all_know_what_they_have_seen_and_the_sizes_and_nothing_else(seat):
    t = laid_out()
    found, figures = worlds(t, seat), t.game.box.figures
    for other, player in enumerate(t.game.players):
        hands = [world.players[other].hand for world in found]
        assert not varies([hand[0] for hand in hands])
        assert varies([hand[1] for hand in hands]) == (other != seat)
        assert {figures[hand[1]].size for hand in hands} == {figures[player.hand[1]].size}
    for size in range(3):
        piles = [world.piles[size] for world in found]
        secret = any(figures[p.hand[1]].size == size for other, p in enumerate(t.game.players) if other != seat)
        assert varies([sorted(pile) for pile in piles]) == secret
        assert {len(pile) for pile in piles} == {len(t.game.piles[size])}
    assert all(RULES.census(world) == RULES.census(t.game) for world in found)


@pytest.mark.clause("SD-INF-02", "SD-INF-03", "SD-INF-10", "SD-INF-09")
@pytest.mark.parametrize("seat", SEATS)
def test_of_reef_cards_everybody_knows_the_own_ones_and_those_returned_by_the_own_hand(seat):
    t = laid_out()
    found = worlds(t, seat)
    for other in range(3):
        assert varies([world.players[other].reefs for world in found]) == (other != seat)
    for n, returner in enumerate(t.game.returners):
        assert varies([world.returned[n] for world in found]) == (returner != seat)
        assert all(world.returners == t.game.returners for world in found)
    assert varies([sorted(world.reef_pile) for world in found])
    assert {len(world.reef_pile) for world in found} == {len(t.game.reef_pile)}


@pytest.mark.clause("SD-REEF-23", "SD-INF-02")
@pytest.mark.parametrize("seat", SEATS)
def test_the_cards_just_drawn_are_known_to_whoever_drew_them_only(seat):
    t = laid_out(symbols={"6,5": "R"}).lay("I3", "6,5 6,4 6,3")
    assert t.asked == "KeepReef"
    found = worlds(t, seat)
    assert varies([world.drawn for world in found]) == (seat != 0)
    assert varies([world.players[0].reefs for world in found]) == (seat != 0)
    assert {len(world.drawn) for world in found} == {2}
    assert all(RULES.view(world, seat) == t.view(seat) for world in found)


@pytest.mark.clause("SD-END-04", "SD-INF-02")
@pytest.mark.parametrize("seat", SEATS)
def test_at_the_end_nobody_imagines_other_reef_cards(seat):
    t = laid_out(heads={0: 1, 1: 1, 2: 1}).to_the_end()
    for world in worlds(t, seat):
        assert [player.reefs for player in world.players] == [player.reefs for player in t.game.players]
        assert RULES.scores(world) == RULES.scores(t.game)


@pytest.mark.clause("SD-INF-09")
@pytest.mark.parametrize("seat", SEATS)
def test_the_order_of_a_pile_leaves_no_trace_in_what_somebody_imagines(seat):
    t, mixed = laid_out(), laid_out()
    for pile in (*mixed.game.piles, mixed.game.mission_pile, mixed.game.reef_pile):
        pile.reverse()
    assert worlds(t, seat) == worlds(mixed, seat)
