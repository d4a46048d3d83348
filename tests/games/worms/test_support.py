"""Who is asked for support cards at each moment, in which order, and who is not (WM-COL-11 to WM-COL-16)."""

from itertools import combinations

import pytest

from tests.games.worms.table import Table, table
from wyrmhall.core.engine import SKIP

SUBSETS = [seats for n in range(5) for seats in combinations(range(4), n)]
FAR = {"-2,0": "B2", "-2,1": "R2", "-2,2": "Y1 Y2", "-1,2": "G1 G2"}
"""Where worms stand that have nothing to do with what happens."""


def declined(t: Table) -> list[int]:
    """Those who are asked for a support card, one after another, while all decline."""
    seats = []
    while t.asks in ("Window", "Chorus"):
        seats.append(t.game.waiting[0])
        t.take(SKIP, seats[-1])
    return seats


def at_fire(holders, seat=0, card="dud", **more) -> Table:
    """The worm of the active player is about to come into a fire; these players hold the card."""
    things = {at: marks for at, marks in FAR.items() if not marks.startswith("BRYG"[seat])}
    things |= {"0,0": f"{'BRYG'[seat]}1", "1,0": "f", "-1,1": "B3" if seat else "B2"}
    hands = dict.fromkeys(holders, card)
    active = "" if seat else "B1"
    return table(things, hands, players=4, seat=seat, collectors=True, active=active, **more)


@pytest.mark.clause("WM-COL-13", "WM-COL-15", "WM-DEC-18")
@pytest.mark.parametrize("holders", SUBSETS)
@pytest.mark.parametrize("seat", [0, 2])
def test_every_holder_is_asked_once_clockwise_from_the_active_player_until_all_have_declined(holders, seat):
    t = at_fire(holders, seat, flips="S").inch("1,0")
    assert declined(t) == [(seat + i) % 4 for i in range(4) if (seat + i) % 4 in holders]
    assert (t.asked, t.asks) == (seat, "InchOrJump")


@pytest.mark.clause("WM-COL-13")
@pytest.mark.parametrize("plays", [0, 1, 2, 3])
def test_after_a_card_all_are_asked_again_beginning_with_the_next_player(plays):
    t = at_fire(range(4), flips="S", card="dud dud").inch("1,0")
    for _ in range(plays):
        t.skip()
    assert t.asked == plays
    t.play("dud")
    assert declined(t) == [(plays + 1 + i) % 4 for i in range(4)]
    assert t.is_wounded("B1")


@pytest.mark.clause("WM-COL-15", "WM-COL-13")
@pytest.mark.parametrize("holders", SUBSETS)
def test_by_table_option_all_who_hold_a_supply_card_are_asked_and_what_they_play_is_resolved_clockwise(holders):
    t = table(
        {"0,0": "R1", "1,0": "f", "-2,0": "B1", "-2,1": "Y1", "-2,2": "G1"},
        {i: "dud" if i in holders else "sheep" for i in range(4)},
        players=4, seat=1, collectors=True, support="everyone", flips="S",
    )  # fmt: skip
    declined(t)
    t.inch("1,0")
    assert t.asks == "Chorus"
    assert t.game.waiting == (1, 2, 3, 0)
    for decision in t.game.pending:
        card = decision.options[0]
        t.take(card, decision.seat)
    assert [event.seat for event in t.told("support")] == [seat for seat in (1, 2, 3, 0) if seat in holders]
    declined(t)
    assert t.is_wounded("R1") == (len(holders) % 2 == 1)


@pytest.mark.clause("WM-COL-13", "WM-COL-15")
@pytest.mark.parametrize("support", ["holders", "everyone"])
def test_of_two_cards_of_the_same_name_one_is_offered(support):
    t = at_fire([1], flips="S", card="dud sheep dud", support=support)
    while t.asks == "Chorus":
        t.take(SKIP, t.game.waiting[0])
    t.inch("1,0")
    (decision,) = t.game.pending
    assert (decision.seat, len(decision.options), decision.options[-1]) == (1, 2, SKIP)
    t.leaves("Window", "Chorus")


# --- the moments --------------------------------------------------------------------------------------------------


MOMENTS = [
    # The card for it, the active player's weapon, what the player does, and who is then asked.
    ("parachute", "prod", [("2,0", "R1")], "inch:1,0 stay prod stay at:2,0 way:3", [1]),
    ("parachute", "", [], "jump:1,0 jump:3,0", [0]),
    ("freeze", "uzi", [("1,0", "R1")], "stay stay uzi at:1,0", [1]),
    ("freeze", "uzi", [("1,0", "R1"), ("0,0", "B1 Y3")], "stay stay uzi at:0,0 worm:Y3", [2]),
    ("laser-sight", "bazooka", [], "stay stay bazooka at:1,0", [0, 1, 2, 3]),
    ("dud", "", [("1,0", "f")], "inch:1,0", [0, 1, 2, 3]),
    ("crate-spy", "", [("1,0", "c")], "inch:1,0", [0]),
    ("crate-spy", "prod", [("1,0", "R1"), ("2,0", "c")], "stay stay prod stay at:1,0 way:3", [1]),
    ("crate-spy", "no-supply", [("1,0", "c")], "inch:1,0", []),
    ("sabotage", "concrete-donkey", [], "stay stay concrete-donkey at:1,0", [1, 2, 3]),
    ("sabotage", "bazooka", [], "stay stay bazooka at:1,0", []),
    ("worm-select", "uzi", [], "stay stay", [0]),
    ("worm-select", "uzi", [("1,0", "f")], "stay inch:1,0", []),  # the fire has hurt the worm: on to step 6
    ("weather-machine", "", [], "jump:1,0", [0, 1, 2, 3]),
    ("weather-machine", "", [], "stay", [0, 1, 2, 3]),
]


def done(t: Table, deed: str) -> None:
    """One click, by its name."""
    what, _, arg = deed.partition(":")
    {
        "stay": t.stay, "at": lambda: t.at(arg), "way": lambda: t.way(int(arg)), "worm": lambda: t.worm(arg),
        "jump": lambda: t.jump(arg), "inch": lambda: t.inch(arg),
    }.get(what, lambda: t.play(what))()  # fmt: skip


def others_declined(t: Table, trigger: str, last: bool) -> None:
    """Cards for other moments, and for this one before the deed that matters."""
    while t.asks in ("Window", "Chorus") and not (last and t.game.decision.effect.trigger == trigger):
        t.take(SKIP, t.game.waiting[0])


@pytest.mark.clause("WM-COL-13", "WM-COL-15", "WM-COL-16", "WM-VRB-57", "WM-VRB-58", "WM-VRB-59", "WM-VRB-60",
                    "WM-VRB-61", "WM-VRB-62", "WM-COL-31")  # fmt: skip
@pytest.mark.parametrize("support", ["holders", "everyone"])
@pytest.mark.parametrize(("card", "weapon", "things", "deeds", "seats"), MOMENTS)
def test_at_each_moment_those_are_asked_whom_it_concerns(card, weapon, things, deeds, seats, support):
    supply, weapon = ("", "") if weapon == "no-supply" else ("sheep mine", weapon)
    hands = {seat: f"{card} {weapon}" if seat == 0 else card for seat in range(4)}
    t = table(
        {**FAR, "0,0": "B1", **dict(things)}, hands, players=4, collectors=True, active="", support=support,
        dice="-*9", flips="D", supply=supply,
    )  # fmt: skip
    trigger = next(row.trigger for row in t.game.box.cards if row.id == card)
    others_declined(t, trigger, last=False)
    t.worm("B1")
    clicks = deeds.split()
    for n, deed in enumerate(clicks):
        others_declined(t, trigger, last=False)
        done(t, deed)
        others_declined(t, trigger, last=n == len(clicks) - 1)
    found = []
    while (
        t.asks in ("Window", "Chorus") and t.game.decision.effect.trigger == trigger and len(found) < max(1, len(seats))
    ):
        found.append(t.game.waiting[0])
        t.take(SKIP, found[-1])
    assert found == seats


@pytest.mark.clause("WM-COL-14", "WM-VRB-57", "WM-VRB-58", "WM-VRB-61")
@pytest.mark.parametrize("support", ["holders", "everyone"])
@pytest.mark.parametrize(("card", "weapon", "things", "deeds", "seats"), [
    moment for moment in MOMENTS if moment[0] in ("freeze", "parachute", "crate-spy") and moment[4]
])  # fmt: skip
def test_what_was_prevented_turned_aside_or_spied_out_is_not_asked_about_again(
    card, weapon, things, deeds, seats, support
):
    hands = {seat: f"{card} {card} {weapon}" if seat == 0 else f"{card} {card}" for seat in range(4)}
    t = table(
        {**FAR, "0,0": "B1", **dict(things)}, hands, players=4, collectors=True, active="", support=support,
        dice="-*9", flips="D", supply="sheep mine",
    )  # fmt: skip
    trigger = next(row.trigger for row in t.game.box.cards if row.id == card)
    others_declined(t, trigger, last=False)
    t.worm("B1")
    for n, deed in enumerate(deeds.split()):
        others_declined(t, trigger, last=False)
        done(t, deed)
        others_declined(t, trigger, last=n == len(deeds.split()) - 1)
    (seat,) = seats
    t.take(t.game.owed(seat).options[0], seat)
    while t.asks in ("Redirect", "PeekPick", "PeekBottom"):
        t.take(t.options[0])
    assert getattr(t.game.pending[0].effect, "trigger", "") != trigger
    assert t.hand(seat).count(card) == 1
