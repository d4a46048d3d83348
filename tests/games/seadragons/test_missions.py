"""Section 7: completing missions with ships."""

import random
from itertools import product

import pytest

from tests.games.seadragons.table import SeaTable, pack, table
from wyrmhall.core.text import speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.components import Mission, box_from
from wyrmhall.games.seadragons.faces import Cost, Ships
from wyrmhall.games.seadragons.numbers import ANY_SHIP, paid
from wyrmhall.games.seadragons.payment import can_pay, dominated, lacking, ways

ROW = "6,5 6,4 6,3"
MARKET = ["M01", "M02", "M03", "M04"]  # green+purple, green+red, green+blue, purple+red


def laid(**given):
    """A table where seat 0 has just laid a dragon on calm water."""
    return table(hand=["I3", "L4"], **{"missions": MARKET, **given}).lay("I3", ROW)


def payments(t, mission):
    """All the ways offered to pay for a mission."""
    ahead = SeaTable(t.game.copy()).mission(mission)
    assert ahead.asked == "PayShips"
    return {label.removeprefix("Discard ") for label in ahead.labels()}


@pytest.mark.clause("SD-MIS-01", "SD-DEC-07")
def test_offered_are_the_open_missions_that_can_be_paid_and_none():
    t = laid(fleet={"green": 1, "purple": 1, "blue": 1})
    assert t.targets() == ["mission:M01", "mission:M03", ""]
    assert {r.target: r.clause for r in t.refused()} == {"mission:M02": "SD-MIS-03", "mission:M04": "SD-MIS-03"}


@pytest.mark.clause("SD-MIS-03", "SD-MIS-05")
def test_a_mission_that_cannot_be_paid_says_which_ships_are_lacking():
    t = laid(fleet={"green": 1, "purple": 1, "blue": 1})
    assert t.targets() == ["mission:M01", "mission:M03", ""]
    words = {r.target: speaker("en", "seadragons").say(r.reason).split(" for ")[0] for r in t.refused()}
    assert words == {"mission:M02": "You lack 1 red ship", "mission:M04": "You lack 1 red ship"}
    two_and_any = Mission("", (2, 0, 0, 0), 1, 0, 0, Msg("mission"), "")
    assert lacking(two_and_any, (0, 0, 0, 0), ()) == (2, 0, 0, 0, 1)
    assert lacking(two_and_any, (1, 0, 0, 0), ()) == (1, 0, 0, 0, 1)
    assert lacking(two_and_any, (1, 0, 3, 0), ()) == (0, 0, 0, 0, 0)  # two of one colour for the green one
    assert lacking(two_and_any, (1, 0, 2, 0), ()) == (1, 0, 0, 0, 0)
    assert lacking(two_and_any, (1, 0, 0, 0), (ANY_SHIP,)) == (1, 0, 0, 0, 0)


@pytest.mark.clause("SD-MIS-03")
@pytest.mark.parametrize("seed", range(20))
def test_with_the_ships_that_are_said_to_be_lacking_it_could_be_paid_and_with_none_less(seed):
    pick = random.Random(seed)
    cost, fleet = (tuple(pick.choice((0, 0, 1, 2, 3)) for _ in range(4)) for _ in range(2))
    mission = Mission("", cost, pick.randrange(4), 0, 0, Msg("mission"), "")
    reefs = tuple(pick.choice((ANY_SHIP, 0, 1, 2, 3)) for _ in range(pick.randrange(3)))
    *more, wild = lacking(mission, fleet, reefs)

    def pays(more, wild):
        return can_pay(mission, [n + m for n, m in zip(fleet, more, strict=True)], [*reefs, *[ANY_SHIP] * wild])

    assert pays(more, wild)
    assert can_pay(mission, fleet, reefs) == (not any(more) and not wild)
    assert not wild or not pays(more, wild - 1)
    for colour, n in enumerate(more):
        assert not n or not pays([m - (i == colour) for i, m in enumerate(more)], wild)


@pytest.mark.clause("SD-MIS-01")
def test_without_a_payable_mission_nothing_is_asked():
    assert laid(fleet={"green": 1}).asked == "TakeCard"


@pytest.mark.clause("SD-MIS-02")
def test_one_mission_a_turn():
    t = laid(fleet={"green": 2, "purple": 1, "red": 1})
    t.mission("M01")
    assert t.ships(0) == {"green": 1, "red": 1}  # enough for M02
    assert t.asked == "TakeCard"


@pytest.mark.clause("SD-MIS-03")
def test_a_mission_costs_the_ships_it_shows():
    t = laid(fleet={"green": 1, "purple": 1})
    t.mission("M01")
    assert t.ships(0) == {}
    assert [mission.id for mission in t.player(0).missions] == ["M01"]


@pytest.mark.clause("SD-MIS-04")
def test_ships_of_the_same_turn_pay_too():
    t = table(hand=["I3", "L4"], missions=MARKET, ships={"6,5": "green", "6,4": "purple"}).lay("I3", ROW)
    assert t.mission("M01").ships(0) == {}
    assert t.player(0).missions


@pytest.mark.clause("SD-MIS-05")
def test_two_ships_of_another_colour_stand_for_one():
    t = laid(fleet={"green": 1, "blue": 2})
    t.mission("M01")
    assert t.ships(0) == {}
    assert [mission.id for mission in t.player(0).missions] == ["M01"]


@pytest.mark.clause("SD-MIS-06")
def test_several_ships_of_a_mission_may_be_exchanged():
    t = laid(fleet={"blue": 4}, missions=["M01", "M02", "M04", "M33"])
    assert t.targets() == ["mission:M01", "mission:M02", "mission:M04", ""]
    assert t.mission("M01").ships(0) == {}


@pytest.mark.clause("SD-MIS-07")
def test_the_two_ships_of_an_exchange_have_one_colour():
    t = laid(fleet={"green": 1, "red": 1, "blue": 1}, missions=["M01", "M05", "M24", "M27"])
    assert t.asked == "TakeCard"  # red and blue together are no purple


@pytest.mark.clause("SD-MIS-08")
def test_ships_on_reef_cards_pay_like_tokens():
    t = laid(reefs={0: ["two-ships-green", "any-ship"]}, fleet={})
    assert "mission:M01" in t.targets()
    t.mission("M01")
    assert t.player(0).reefs == []
    assert [mission.id for mission in t.player(0).missions] == ["M01"]


@pytest.mark.clause("SD-MIS-09")
def test_the_ships_of_a_two_ship_card_may_be_an_exchange_pair():
    t = laid(fleet={"green": 1}, reefs={0: ["two-ships-blue"]}, missions=["M01", "M24", "M27", "M30"])
    assert t.mission("M01").player(0).reefs == []
    assert t.ships(0) == {}


@pytest.mark.clause("SD-MIS-09")
def test_a_pair_may_mix_a_ship_of_a_card_with_a_token():
    t = laid(fleet={"green": 1, "blue": 1}, reefs={0: ["two-ships-blue"]}, missions=["M01", "M24", "M27", "M30"])
    with_card = "1 green ship and the card with two blue ships"
    mixed = "1 green ship, 1 blue ship and the card with two blue ships"
    assert payments(t, "M01") == {with_card, mixed}
    assert t.mission("M01").pay(mixed).ships(0) == {}


@pytest.mark.clause("SD-MIS-10")
def test_an_any_ship_card_is_never_half_of_a_pair():
    t = laid(fleet={"green": 1, "blue": 1}, reefs={0: ["any-ship"]}, missions=["M01", "M24", "M27", "M30"])
    t.mission("M01")  # one way only: the card is the purple ship itself
    assert t.ships(0) == {"blue": 1}
    assert t.player(0).reefs == []
    t = laid(fleet={"blue": 1}, reefs={0: ["any-ship"]}, missions=["M01", "M24", "M27", "M30"])
    assert t.asked == "TakeCard"


@pytest.mark.clause("SD-MIS-11")
def test_no_surplus_ships_are_discarded():
    t = laid(fleet={"green": 5, "purple": 1}, missions=["M01", "M30", "M31", "M32"])
    assert payments(t, "M01") == {"1 green ship and 1 purple ship", "3 green ships"}
    t.leaves("CompleteMission")


@pytest.mark.clause("SD-MIS-12")
def test_a_player_may_exchange_although_the_colour_is_at_hand():
    t = laid(fleet={"green": 3, "purple": 1}, missions=["M01", "M30", "M31", "M32"])
    t.mission("M01").pay("3 green ships")
    assert t.ships(0) == {"purple": 1}


@pytest.mark.clause("SD-MIS-13")
def test_discarded_ships_leave_the_game_and_score_nothing():
    t = laid(fleet={"green": 1, "purple": 1}).mission("M01")
    assert t.view().graveyard == Ships(green=1, purple=1)
    assert t.to_the_end().view().scores[0]["ships"] == 0


@pytest.mark.clause("SD-MIS-14", "SD-SCO-05")
def test_a_completed_mission_is_kept_and_scores_its_points_at_the_end():
    t = laid(fleet={"green": 2, "purple": 2}, missions=["M27", "M30", "M31", "M32"])
    t.mission("M27")
    assert [mission.id for mission in t.player(0).missions] == ["M27"]
    assert t.to_the_end().view().scores[0]["missions"] == 11


@pytest.mark.clause("SD-MIS-15")
def test_a_mission_with_a_reef_gives_a_reef_draw_at_once():
    t = laid(fleet={"green": 1, "purple": 1, "red": 1}, missions=["M07", "M30", "M31", "M32"])
    t.stack_reefs(["gold", "any-ship"])
    t.mission("M07")
    assert t.asked == "KeepReef"
    assert t.labels() == ["Keep ship of any colour", "Keep gold (4)"]


@pytest.mark.clause("SD-MIS-16")
def test_after_the_reef_draw_a_new_mission_is_turned_up():
    t = laid(fleet={"green": 1, "purple": 1, "red": 1}, missions=["M30", "M07", "M31", "M32"])
    t.stack_reefs(["gold", "any-ship"])
    t.mission("M07")
    assert [mission.id for mission in t.view().missions] == ["M30", "M31", "M32"]
    t.keep("gold")
    view = t.view()
    assert len(view.missions) == 4
    assert view.mission_pile == 28
    assert [view.missions[i].id for i in (0, 2, 3)] == ["M30", "M31", "M32"]


@pytest.mark.clause("SD-MIS-17")
@pytest.mark.parametrize("seed", range(3))
def test_the_new_mission_waits_for_a_later_turn(seed):
    t = laid(fleet={"green": 9, "purple": 9, "red": 9, "blue": 9}, seed=seed)
    t.mission("M01").pay("1 green ship and 1 purple ship")
    assert t.asked == "TakeCard"


@pytest.mark.clause("SD-MIS-18")
def test_an_empty_mission_pile_lets_the_market_shrink():
    t = laid(fleet={"green": 1, "purple": 1})
    t.game.mission_pile.clear()
    t.mission("M01")
    assert [mission.id for mission in t.view().missions] == ["M02", "M03", "M04"]
    assert t.asked == "TakeCard"


@pytest.mark.clause("SD-MIS-19")
def test_open_missions_stay_until_they_are_completed():
    t = table(3, missions=MARKET)
    t.to_the_end()
    assert [mission.id for mission in t.view().missions] == MARKET


@pytest.mark.clause("SD-MIS-20")
def test_a_reef_card_is_discarded_only_if_one_of_its_ships_serves():
    reefs = {0: ["two-ships-red", "gold", "hidden-dragon-nw", "any-ship"]}
    t = laid(fleet={"green": 1, "purple": 1}, reefs=reefs, missions=["M01", "M24", "M27", "M32"])
    ways_to_pay = payments(t, "M01")
    assert ways_to_pay == {
        "1 green ship and 1 purple ship",
        "1 green ship and the card with two red ships",
        "1 purple ship and the card with two red ships",
        "1 green ship and the card with a ship of any colour",
        "1 purple ship and the card with a ship of any colour",
        "the card with two red ships and the card with a ship of any colour",
    }
    t.mission("M01").pay("1 green ship and 1 purple ship")
    assert t.player(0).reefs == ["two-ships-red", "gold", "hidden-dragon-nw", "any-ship"]


@pytest.mark.clause("SD-EDG-05", "SD-DEC-08")
def test_asked_is_only_when_there_is_more_than_one_way_to_pay():
    one = laid(fleet={"green": 1, "purple": 1}).mission("M01")
    assert one.asked == "TakeCard"
    several = laid(fleet={"green": 1, "purple": 1, "red": 2}).mission("M01")
    assert several.asked == "PayShips"
    assert len(several.labels()) == len(set(several.labels())) == 3


@pytest.mark.clause("SD-EDG-05", "SD-MIS-05", "SD-MIS-07", "SD-MIS-09", "SD-MIS-10", "SD-MIS-11", "SD-MIS-20")
def test_the_ways_to_pay_are_exactly_those_the_rules_allow():
    """A slow second opinion: every set of tokens and cards, served ship by ship."""
    missions = [m for m in box_from(None).missions if m.id in ("M01", "M11", "M23", "M33")]
    for mission in missions:
        for tokens in product((0, 1, 3), (0, 2), (0, 1), (0, 2)):
            for reefs in ([], [0], [4, 4], [0, 1, 4]):
                found = ways(mission, tokens, reefs)
                assert set(found) == set(slow_ways(mission, tokens, reefs))
                assert can_pay(mission, tokens, reefs) is bool(found)


def slow_ways(mission, tokens, reefs):
    cards = [reefs.count(i) for i in range(4)]
    for given in product(*[range(n + 1) for n in (*tokens, *cards, reefs.count(4))]):
        asked = [c for c in range(4) for _ in range(mission.cost[c])]
        if serves(asked, given[:4], tuple((c, 2) for c in range(4) for _ in range(given[4 + c])), given[8]):
            way = 0
            for digit in reversed(given):
                way = way * 16 + digit
            yield way


def serves(asked, tokens, cards, wild):
    """Whether each asked ship can be served so that every token, card and any-ship card is needed."""
    if not asked:
        return not any(tokens) and not wild and all(left < 2 for _, left in cards)
    colour, rest = asked[0], asked[1:]
    if wild and serves(rest, tokens, cards, wild - 1):
        return True
    for c in range(4):
        for after in spent(tokens, cards, c, 1 if c == colour else 2):
            if serves(rest, *after, wild):
                return True
    return False


def spent(tokens, cards, colour, n):
    """All ways to take n ships of a colour from tokens and cards."""
    if n == 0:
        yield tokens, cards
        return
    if tokens[colour]:
        less = tuple(k - (i == colour) for i, k in enumerate(tokens))
        yield from spent(less, cards, colour, n - 1)
    for i, (c, left) in enumerate(cards):
        if c == colour and left:
            yield from spent(tokens, (*cards[:i], (c, left - 1), *cards[i + 1 :]), colour, n - 1)


@pytest.mark.clause("SD-PACK-08")
def test_a_mission_of_a_pack_may_ask_for_ships_of_any_colour():
    missions = pack()["missions"]
    missions[0] = {"id": "M01", "cost": {"green": 1, "any": 2}, "vp": 5}
    t = table(hand=["I3", "L4"], missions=MARKET, parts={"missions": missions}, fleet={"green": 1, "red": 1, "blue": 1})
    t.lay("I3", ROW).mission("M01")
    assert t.ships(0) == {}
    assert t.player(0).missions[0].cost == Cost(green=1, any=2)
    assert can_pay(Mission("", (1, 0, 0, 0), 2, 0, 0, Msg("mission"), ""), (1, 0, 0, 1), []) is False
    for way in ways(Mission("", (1, 0, 0, 0), 2, 0, 0, Msg("mission"), ""), (2, 2, 1, 0), [4]):
        tokens, _, wild = paid(way)
        assert sum(tokens) + wild in (3, 4)  # an exchange only for the green one


@pytest.mark.clause("SD-MIS-03")
def test_a_way_to_pay_that_gives_up_all_that_another_does_and_more_is_folded_away():
    mission = Mission("", (1, 0, 0, 0), 1, 0, 0, Msg("mission"), "")  # a green ship, and one of any colour
    found = ways(mission, (1, 3, 0, 0), [])
    bills = {way: tuple(paid(way)[0]) for way in found}
    worse = dominated(found)
    assert {bills[way] for way in found if way not in worse} == {(1, 1, 0, 0), (0, 3, 0, 0)}
    assert {bills[way] for way in worse} == {(1, 2, 0, 0)}  # two purple ones for the green one, and the green one too
