"""What the ledger of goods and hands leaves out: what settles, is cast for others and is reserved is told as it is."""

import pytest

from tests.games.flamecraft.play import CRYSTAL, POTION, SHOP, SPELL, table
from wyrmhall import laws
from wyrmhall.games.flamecraft import RULES, events
from wyrmhall.games.flamecraft.house import HOUSE


@pytest.mark.clause("FC-SOL-11", "FC-SOL-17", "FC-SOL-20")
def test_alone_it_is_told_where_each_artisan_settles_and_which_enchantment_is_cast_for_it():
    seen, before = set(), None
    for record in laws.random_game(RULES, RULES.setup(1), 2):
        game = record.game
        if before is not None and record.answers:
            settled = [event for event in record.told[-1] if isinstance(event, events.Settled)]
            for event in settled:
                slots = [slot for slot, artisan in enumerate(game.slots) if artisan == event.artisan]
                assert (event.seat, len(slots)) == (-1, 1)
                assert HOUSE.shops[slots[0] // 3].key == event.shop
                seen.add("settled")
            came = {a for a in game.slots if a >= 0} - {a for a in before.slots if a >= 0}
            out_of_the_deck = came & set(before.deck + before.under)
            placed = {event.artisan for event in record.told[-1] if isinstance(event, events.Placed | events.Swapped)}
            filled = {game.slots[slot] for slot in (75, 77)}  # Eternal Flame, when it is turned up
            assert out_of_the_deck - placed - filled == {event.artisan for event in settled} - filled
            casts = [event for event in record.told[-1] if isinstance(event, events.CastForOther)]
            for event in casts:
                at = game.charms.index(SPELL[event.enchantment])
                assert (event.seat, HOUSE.shops[at // 3].key) == (-1, event.shop)
                seen.add("cast")
            new = {card for card in game.charms if card >= 0} - {card for card in before.charms if card >= 0}
            own = {SPELL[event.enchantment] for event in record.told[-1] if isinstance(event, events.Cast)}
            assert new - own == {SPELL[event.enchantment] for event in casts}
        before = game.copy()
    assert seen == {"settled", "cast"}


@pytest.mark.clause("FC-SHG-01", "FC-RSV-01", "FC-CPN-15")
def test_it_is_told_which_enchantment_a_player_reserves():
    t = table().open("draconic-tonic").row("le-flamberge").goods(0, bread=3, plant=2, crystal=1).begin()
    t.gather("draconic-tonic").ability()
    (event,) = [event for event in t.told() if isinstance(event, events.Reserved)]
    assert (event.seat, event.enchantment) == (0, "le-flamberge")
    assert not [event for event in t.told() if isinstance(event, events.Resolved | events.Cast)]


@pytest.mark.clause("FC-SHG-21", "FC-ART-15", "FC-ART-17")
def test_it_is_told_which_two_artisans_change_places_and_at_which_shop_the_first_then_is():
    brewsters = table().at("funky-brewsters", POTION).hand(CRYSTAL).begin()
    town = table().begin()
    hand = table().open("touch-o-glass").hand(POTION).begin()
    for t, key in ((brewsters, "funky-brewsters"), (town, "fragile-reptile"), (hand, "critical-rolls")):
        slot = SHOP[key] * 3
        leaver = t.game.slots[slot]
        if t is town:
            t.gather("potable-potions").fire(POTION).answer("Swap", slot).leaves("ThreeDifferentGoods")
        elif t is hand:
            t.gather("touch-o-glass").ability().only("FireInHand").answer("Swap", slot).leaves("TakeArtisans")
        else:
            t.gather(key).ability().only("ReplaceBy").leaves("ThreeDifferentGoods")
        (event,) = [event for event in t.told() if isinstance(event, events.Swapped)]
        assert (event.seat, event.one, event.two, event.shop) == (0, t.game.slots[slot], leaver, key)
        assert event.one != event.two
