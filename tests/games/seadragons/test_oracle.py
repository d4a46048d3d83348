"""Random games beside a second implementation of the rules: places, gold and scores must agree at every turn."""

import random

import pytest
from msgspec.structs import astuple

from tests.games.seadragons.oracle import Oracle
from tests.games.seadragons.table import SeaTable
from wyrmhall.games.seadragons import RULES
from wyrmhall.games.seadragons.cards import SIZES
from wyrmhall.games.seadragons.numbers import DISCARD_GOLD, TAKE_BACK
from wyrmhall.games.seadragons.turns import PASS


def begun(players: int, seed: int, plus: bool) -> tuple[SeaTable, Oracle]:
    t = SeaTable(RULES.new(RULES.setup(players, {"plus_island": plus}), seed))
    view = t.view()
    boards = {realm.quadrant: realm.board for realm in view.realms}
    return t, Oracle(players, boards, plus, {ship.cell: ship.colour for ship in view.ships})


def cells_in(target: str) -> frozenset[tuple[int, int]]:
    return frozenset(tuple(int(n) for n in cell.split(",")) for cell in target.removeprefix("place:").split(";"))


def agrees(t: SeaTable, oracle: Oracle) -> None:
    """What lies open at the beginning of a turn."""
    view = t.view()
    assert [player.gold for player in view.players] == oracle.gold
    assert [player.heads for player in view.players] == oracle.heads
    for seat in range(len(view.players)):
        assert [frozenset(d.cells) for d in view.dragons if d.seat == seat] == oracle.dragons[seat]
    assert {ship.cell: ship.colour for ship in view.ships} == oracle.afloat


LOOKED_AT = 0.3
"""How often it is asked why a dragon cannot lie on a cell."""
ANY_PRICE = 250
"""Gold cards that pay for everything."""


def not_taken(t: SeaTable, size: str) -> list[str]:
    """The cards of the market and the piles that cannot be taken after a card of this size: each figure once."""
    found, seen = [f"pile:{size}"], set()
    for i, card in enumerate(t.view().market):
        if card and card.size == size and card.figure not in seen:
            seen.add(card.figure)
            found.append(f"market:{i}")
    left = t.view().piles
    gone = {c.size for c in t.view().passed} | {c.size for p in t.view().players for c in p.played}
    return found + [f"pile:{s}" for s in SIZES if s != size and not getattr(left, s) and s not in gone]


def played(t: SeaTable, oracle: Oracle, pick: random.Random) -> None:
    """One answer, of the engine and of the oracle."""
    decision, seat = t.game.decision, t.game.decision.seat
    option = pick.choice(decision.offered if pick.random() < 0.2 else decision.options)
    target = decision.effect.target(t.game, decision.at, option) if option in decision.options else ""
    me = t.player(seat)
    if t.asked == "PlayOrPass":
        agrees(t, oracle)
        gold_cards = me.reefs.count("gold")
        fits = {card.figure: oracle.places(seat, card.figure, gold_cards) for card in me.hand}
        assert set(t.cards()) == {figure for figure, places in fits.items() if places}
        refused = {refusal.target: refusal.clause for refusal in t.refused()}
        hand = {f"player:{seat}:hand:{t.game.players[seat].slot(t._figure(card))}": card for card in fits}
        assert refused.keys() == {slot for slot, card in hand.items() if not fits[card]}
        for slot, clause in refused.items():
            assert clause == ("SD-EDG-03" if oracle.places(seat, hand[slot], ANY_PRICE) else "SD-PAS-02")
        if option == PASS:
            oracle.passes(seat)
    elif t.asked == "PlaceDragon":
        card = me.hand[t.view(seat).playing].figure
        places = oracle.places(seat, card, me.reefs.count("gold"))
        assert {cells_in(name) for name in t.targets()} == places
        if random.Random(len(t.told)).random() < LOOKED_AT:
            refused = {refusal.target: refusal.clause for refusal in t.refused()}
            rich = oracle.places(seat, card, ANY_PRICE)
            assert refused == {f"cell:{r},{c}": why for (r, c), why in oracle.refused(seat, places, rich).items()}
    elif t.asked == "TakeCard":
        size = decision.effect.other_than
        assert {refusal.target for refusal in t.refused()} == set(not_taken(t, SIZES[size]))
        offered = {*[f"market:{i}" for i in range(6)], *[f"pile:{name}" for name in SIZES]}
        slots = {card.figure: f"market:{i}" for i, card in reversed(list(enumerate(t.view().market))) if card}
        assert set(t.targets()) == {name for name in offered if "pile" in name or name in slots.values()} - {
            refusal.target for refusal in t.refused()
        }
    laid = len(oracle.dragons[seat])
    t.pick(option)
    if option == DISCARD_GOLD:
        oracle.gold[seat] += 4
    elif target.startswith("place:") or (option != TAKE_BACK and len(t.game.players[seat].dragons) > laid):
        # A card with a single place lays itself.
        dragon = next(frozenset(d.cells) for d in reversed(t.view().dragons) if d.seat == seat)
        needed = oracle.place(seat, dragon)
        assert t.player(seat).reefs.count("gold") >= me.reefs.count("gold") - needed
        now = t.ships(seat)
        if t.asked == "CompleteMission" or t.asked == "KeepReef":
            assert all(now[c] == getattr(me.ships, c) + n for c, n in oracle.gained[seat].items())


@pytest.mark.clause(
    "SD-PLC-03", "SD-PLC-04", "SD-PLC-05", "SD-PLC-08", "SD-PLC-09", "SD-PLC-10", "SD-PLC-11", "SD-PAY-01", "SD-PAY-02",
    "SD-PAY-03", "SD-PAY-04", "SD-PAY-08", "SD-PAY-10", "SD-PAY-14", "SD-PAY-15", "SD-PAY-16", "SD-PAS-08", "SD-EDG-11",
    "SD-SCO-01", "SD-SCO-03", "SD-SCO-05", "SD-SCO-06", "SD-SCO-10", "SD-SCO-11", "SD-SCO-12", "SD-CTL-02", "SD-CTL-06",
    "SD-CTL-07", "SD-CTL-11", "SD-CTL-21",
)  # fmt: skip
@pytest.mark.parametrize("plus", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_places_gold_and_scores_are_those_of_a_second_implementation(players, plus):
    seed = 10 * players + plus
    t, oracle = begun(players, seed, plus)
    pick = random.Random(seed)
    while not t.game.over:
        played(t, oracle, pick)
    agrees(t, oracle)
    view = t.view()
    missions = [[mission.vp for mission in player.missions] for player in view.players]
    ships = [sum(astuple(player.ships)) for player in view.players]
    result = oracle.result(ships, [player.reefs for player in view.players], missions)
    assert view.scores == result
    assert view.winners == oracle.winners(result, missions)
    assert any(missions)
